"""The public gains that a battle brings to the clan that wins it.

Face-down cards do not count; all figures of the losers count as dead, though some may be saved.
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.display.documents import Gain, Reward, Stake
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.actions.pillage_reward import token_times
from stormhall.bloodrage.rules.battle import battle_frame as f
from stormhall.bloodrage.rules.clan_stats import stat_value
from stormhall.bloodrage.rules.figures import in_area
from stormhall.bloodrage.rules.upgrade_effects import power_amount
from stormhall.kernel.core.state import Frame, Seat

STEALING: Final = (h.TRICKERY, h.BACKSTAB)
"""The texts of cards that bring something to a loser."""


def stakes_of(state: BloodRageState, frame: Frame) -> dict[str, Stake]:
    """For each clan in a battle: the glory of its Axes, the reward of the pillage, its cards."""
    return {str(seat): _win(state, frame, seat) for seat in f.fighters(state, frame)}


def _win(state: BloodRageState, frame: Frame, seat: Seat) -> Stake:
    province = frame[f.PROVINCE]
    win: Stake = {"axes": stat_value(state, seat, b.AXES), "cards": _cards(state, frame, seat)}
    text = f.text_of(state, frame, seat)
    lost = stolen(state, frame, seat, state.played[seat][0]) if text in STEALING else []
    if lost:
        win["lost"] = lost
    if seat == frame[f.PILLAGER]:
        win["reward"] = reward_of(state, seat, province)
        win["axes"] = axes_after(state, seat, province)
    return win


def axes_after(state: BloodRageState, seat: Seat, province: b.Province) -> int:
    """BR-BAT-15: glory from the Axes; the province is plundered before they are counted."""
    raises = state.tokens[province] in (b.AXES, b.TOKEN_ALL)
    times = token_times(state, seat, province) if raises else 0
    return _value_after(state, seat, b.AXES, times)


def won_by(state: BloodRageState, frame: Frame, seat: Seat, card: c.Card) -> list[Gain]:
    """What the text of a card brings to a winner."""
    text = c.HOOK_OF[card]
    if text == h.JUDGEMENT:
        return [_gain(card, _deaths(state, frame, seat) * c.AMOUNT[card])]
    if text in (h.HAMMER, h.ASCENSION, h.OATH):
        return [_gain(card, 0 if text == h.OATH else c.AMOUNT[card], c.ASCENSION_RAGE[card])]
    return []


def stolen(state: BloodRageState, frame: Frame, seat: Seat, card: c.Card) -> list[Gain]:
    """D-39: what the text of a card takes from the winner; at most, if several may win."""
    others = [other for other in f.fighters(state, frame) if other != seat]
    if c.HOOK_OF[card] not in STEALING or not others:
        return []
    takes_rage = c.HOOK_OF[card] == h.TRICKERY
    held = state.rage if takes_rage else state.glory
    amount = min(c.AMOUNT[card], max(held[other] for other in others))
    return [_gain(card, 0, amount) if takes_rage else _gain(card, amount)]


def _deaths(state: BloodRageState, frame: Frame, seat: Seat) -> int:
    """The figures of the other fighters, who all count as dead."""
    others = [other for other in f.fighters(state, frame) if other != seat]
    return sum(in_area(state, other, frame[f.PROVINCE]) for other in others)


def _cards(state: BloodRageState, frame: Frame, seat: Seat) -> list[Gain]:
    """Upgrades and revealed cards that reward a win or the deaths that come with it."""
    dead = _deaths(state, frame, seat)
    gains: list[Gain] = []
    for card in state.slots[seat * c.SLOTS : seat * c.SLOTS + c.SLOTS]:
        hook = c.HOOK_OF[card] if card >= 0 else -1
        if hook == h.VALKYRIE and frame[f.VALKYRIE_OWNER] == seat + 1:
            gains.append(_gain(card, dead * power_amount(state, seat, h.VALKYRIE)))
        elif hook == h.THORS_GLORY and dead >= c.THRESHOLD[card]:
            gains.append(_gain(card, c.AMOUNT[card]))
    if f.text_of(state, frame, seat) != h.NO_TEXT:
        gains += won_by(state, frame, seat, state.played[seat][0])
    return gains


def _gain(card: c.Card, glory: int, rage: int = 0) -> Gain:
    return {"card": c.CARD_WORDS[card], "glory": glory, "rage": rage}


def reward_of(state: BloodRageState, seat: Seat, province: b.Province) -> Reward:
    """BR-PIL-8: glory, or the values that the clan's stats would have."""
    token, times = state.tokens[province], token_times(state, seat, province)
    reward: Reward = {"token": b.TOKEN_NAMES[token], "times": times}
    if token == b.TOKEN_GLORY:
        reward["glory"] = b.GLORY_OF_TOKEN * times
        return reward
    stats = range(b.STATS) if token == b.TOKEN_ALL else [token]
    reward["stats"] = {
        b.STAT_NAMES[stat]: {
            "before": stat_value(state, seat, stat),
            "after": _value_after(state, seat, stat, times),
        }
        for stat in stats
    }
    return reward


def _value_after(state: BloodRageState, seat: Seat, stat: int, times: int) -> int:
    """The value of a stat raised this many times, at most to its last step (D-44)."""
    return b.TRACK[stat * b.STEPS + min(b.STEPS - 1, state.stats[seat * b.STATS + stat] + times)]
