"""The end of a battle: comparison, texts, cards, deaths, glory (BR-BAT-12, -13, -15, -16).

R1 to R7 are the steps of BR-BAT-15. The destruction of figures (R3) is in `destruction.py`, the
pillager's reward (R4) in `actions/pillage_reward.py`. Winning figures stay (BR-BAT-16). A clan
without figures is still among the `fighters`, and `total_of` in `strength.py` counts its cards
(BR-BAT-8, -13).
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.knowledge.seen_cards import return_to_hand
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.actions.after_invade import warrior_may_come
from stormhall.bloodrage.rules.actions.invade import invade
from stormhall.bloodrage.rules.battle import battle_frame as f
from stormhall.bloodrage.rules.battle.destruction import IN_BATTLE, all_figures, destroy
from stormhall.bloodrage.rules.battle.strength import total_of, warriors_strength
from stormhall.bloodrage.rules.clan_stats import ALL_STATS, choose_stat, gain_rage, stat_value
from stormhall.bloodrage.rules.figures import count_at
from stormhall.bloodrage.rules.glory import gain_glory
from stormhall.bloodrage.rules.upgrade_effects import (
    cards_with,
    has_power,
    log_card_use,
    log_use,
    power_amount,
    power_price,
)
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import items_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

JUDGEMENT_CARD: Final[int] = c.HOOK_OF.index(h.JUDGEMENT)


def compare(state: BloodRageState, frame: Frame) -> None:
    """BR-BAT-12: find the winner by the single highest total; on a tie all lose (D-28)."""
    highest, winner = -1, -1
    if state.log is not None:  # the upgrades are looked up only for the log
        log_warrior_upgrades(state, frame)
    totals: dict[Seat, int] = {}
    for seat in f.fighters(state, frame):
        total = total_of(state, frame, seat)
        totals[seat] = total
        if total > highest:
            highest, winner = total, seat
        elif total == highest:
            winner = -1
        text = f.text_of(state, frame, seat)
        if text == h.JUDGEMENT:
            frame[f.JUDGES] |= 1 << seat
        elif text == h.GRACE and seat == frame[f.PILLAGER]:
            frame[f.GRACES] = 1
    frame[f.WINNER] = winner + 1
    frame[f.CURSOR] = 0
    e.BATTLE_DECIDED.tell(state, frame[f.PROVINCE], totals, winner)


def log_warrior_upgrades(state: BloodRageState, frame: Frame) -> None:
    """Report the upgrades of Warriors that make a difference to this battle."""
    for seat in f.fighters(state, frame):
        count = count_at(state, seat, b.WARRIOR, frame[f.PROVINCE])
        card = state.slots[seat * c.SLOTS + c.WARRIOR_SLOT]
        if card < 0:
            continue
        if warriors_strength(card, count) != count * b.BASE_STRENGTH[b.WARRIOR]:
            log_card_use(state, seat, card)


def read_next_text(state: BloodRageState, frame: Frame) -> bool:
    """R1: carry out the next participant's win or lose text; False after the last."""
    order = f.fighters(state, frame)
    if frame[f.CURSOR] >= len(order):
        return False
    seat = order[frame[f.CURSOR]]
    frame[f.CURSOR] += 1
    winner = f.winner_of(frame)
    text = f.text_of(state, frame, seat)
    if seat == winner:
        _win_text(state, seat, text)
    elif winner >= 0:
        _lose_text(state, seat, winner, text)
    return True


def _win_text(state: BloodRageState, seat: Seat, text: int) -> None:
    if text not in (h.HAMMER, h.ASCENSION, h.OATH):
        return
    card = state.played[seat][0]
    log_card_use(state, seat, card)
    if text == h.OATH:
        choose_stat(state, seat, ALL_STATS)
        return
    gain_glory(state, seat, b.CARD_GLORY, c.AMOUNT[card])
    gain_rage(state, seat, c.ASCENSION_RAGE[card])


def _lose_text(state: BloodRageState, seat: Seat, winner: Seat, text: int) -> None:
    """D-39: take at most as much as the winner has."""
    if text not in (h.TRICKERY, h.BACKSTAB):
        return
    card = state.played[seat][0]
    log_card_use(state, seat, card)
    if text == h.TRICKERY:
        amount = min(c.AMOUNT[card], state.rage[winner])
        gain_rage(state, winner, -amount)
        gain_rage(state, seat, amount)
    else:
        amount = min(c.AMOUNT[card], state.glory[winner])
        gain_glory(state, winner, b.STOLEN, -amount)
        gain_glory(state, seat, b.STOLEN, amount)


def _take_into_hand(state: BloodRageState, seat: Seat, owner: Seat) -> None:
    """Put all cards that `owner` has played into the hand of `seat`, seen by all."""
    cards = state.played[owner]
    state.played[owner] = []
    for card in cards:
        return_to_hand(state, seat, card)
    if cards:
        e.CARDS_TAKEN.tell(state, seat, owner, cards)


def take_cards_back(state: BloodRageState, frame: Frame) -> None:
    """R2: give the losers their cards back; the winner may buy some back with Tyr's Prowess."""
    winner = f.winner_of(frame)
    if winner >= 0:
        _poison(state, frame, winner)
    for seat in f.fighters(state, frame):
        if seat != winner:
            _take_into_hand(state, seat, seat)
    if winner >= 0 and state.played[winner] and recoverable(state, winner):
        state.frames.append([ids.PROWESS, winner])


def _poison(state: BloodRageState, frame: Frame, winner: Seat) -> None:
    """Let Loki's Poison take the winner's cards, which would be discarded, before Prowess (D-40).

    In R1 they are still on the table, so their texts work whatever the order of texts (D-74).
    """
    for seat in f.fighters(state, frame):
        if seat != winner and f.text_of(state, frame, seat) == h.POISON:
            log_card_use(state, seat, state.played[seat][0])
            _take_into_hand(state, seat, winner)


def recoverable(state: BloodRageState, seat: Seat) -> int:
    """How many cards the winner can buy back."""
    if not has_power(state, seat, h.PROWESS):
        return 0
    return state.rage[seat] // power_price(state, seat, h.PROWESS)


def discard_winning_cards(state: BloodRageState, frame: Frame) -> None:
    """R2: discard the cards that the winner has not bought back."""
    winner = f.winner_of(frame)
    if winner >= 0:
        state.discards += state.played[winner]
        state.played[winner] = []


class ProwessStep(Question[BloodRageState]):
    """DP-15: any of the cards the winner has played, for one Rage each."""

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        cards = sorted(state.played[seat])
        most = recoverable(state, seat)
        codes = {v.DECLINE}
        for choice in range(1, 1 << len(cards)):
            chosen = [cards[i] for i in range(len(cards)) if choice >> i & 1]
            if len(chosen) <= most:
                codes.add(v.code_of_items(v.RECOVER, chosen))
        return sorted(codes)

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == v.DECLINE:
            return
        cards = items_of(code)
        log_use(state, seat, h.PROWESS)
        state.rage[seat] -= len(cards) * power_price(state, seat, h.PROWESS)
        for card in cards:
            state.played[seat].remove(card)
            return_to_hand(state, seat, card)
        e.RECOVERED.tell(state, seat, cards, state.rage[seat])

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.RECOVER:
            return []
        cards = items_of(code)
        played, rage = c.words_of(state.played[seat]), state.rage[seat]
        cost = len(cards) * power_price(state, seat, h.PROWESS)
        words = c.words_of(cards)
        return [Refusal("BR-BAT-15", cards=words, played=played, cost=cost, rage=rage)]


def destroy_losers(state: BloodRageState, frame: Frame) -> None:
    """R3: destroy all losers' figures in the area together."""
    winner = f.winner_of(frame)
    victims: list[int] = []
    for seat in range(state.seats):
        loses = frame[f.PARTICIPANTS] >> seat & 1 and seat != winner
        victims += all_figures(state, seat, frame[f.PROVINCE]) if loses else [0, 0]
    destroy(state, IN_BATTLE, frame[f.PROVINCE], frame[f.PILLAGER], victims)


def pay_winner(state: BloodRageState, frame: Frame) -> None:
    """R5: pay for the Axes at their present value."""
    winner = f.winner_of(frame)
    if winner >= 0:
        gain_glory(state, winner, b.BATTLE_GLORY, stat_value(state, winner, b.AXES))


def pay_for_deaths(state: BloodRageState, frame: Frame) -> None:
    """R6: pay for the dead by Odin's Judgement, the Valkyrie and Thor's Glory (D-45)."""
    dead = 0
    for seat in range(state.seats):
        dead += state.deaths[seat]
    for seat in f.fighters(state, frame):
        enemies = dead - state.deaths[seat]
        if frame[f.JUDGES] >> seat & 1 and dead:
            log_card_use(state, seat, JUDGEMENT_CARD)
            gain_glory(state, seat, b.SLAUGHTER, dead * c.AMOUNT[JUDGEMENT_CARD])
        if frame[f.VALKYRIE_OWNER] == seat + 1 and enemies:
            log_use(state, seat, h.VALKYRIE)
            gain_glory(state, seat, b.SLAUGHTER, enemies * power_amount(state, seat, h.VALKYRIE))
        for card in cards_with(state, seat, h.THORS_GLORY):
            if enemies >= c.THRESHOLD[card]:
                log_card_use(state, seat, card)
                gain_glory(state, seat, b.SLAUGHTER, c.AMOUNT[card])


def bless_next(state: BloodRageState, frame: Frame) -> bool:
    """R7: ask the next loser with Loki's Blessing; False after the last (D-52)."""
    order = f.fighters(state, frame)
    province = frame[f.PROVINCE]
    while frame[f.CURSOR] < len(order):
        seat = order[frame[f.CURSOR]]
        frame[f.CURSOR] += 1
        loses = frame[f.WINNER] != seat + 1
        if loses and has_power(state, seat, h.BLESSING) and warrior_may_come(state, seat, province):
            state.frames.append([ids.BLESSING, seat, province])
            return True
    return False


BLESSED_PROVINCE: Final = 2
BLESSING_FIELDS: Final[Fields] = fields(
    (ASKED, "seat", k.SEAT), (BLESSED_PROVINCE, "province", k.PROVINCE)
)


class BlessingStep(Question[BloodRageState]):
    """DP-18: bring a Warrior into the province just lost, or decline."""

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.DECLINE, v.BLESSING]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == v.BLESSING:
            log_use(state, seat, h.BLESSING)
            invade(state, seat, b.WARRIOR, frame[BLESSED_PROVINCE], b.RESERVE)
