"""The worth of cards and stats to a clan: the glory that they bring on average.

The numbers come from many games: those of cards are in `data/cards.json`, the others in
`data/worth.json`. Here they are adapted to the age and the clan.
A moment counts the halves of ages that are left: 6 is the draft of Age 1, 5 its Action phase, 4 the
time from there to the actions of Age 2, and so on down to 0, when the last actions are over.
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model.components import load
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.ages import ACTIONS, GIFTS, PHASE
from stormhall.bloodrage.rules.phases.gods_gifts import picked_cards
from stormhall.bloodrage.rules.upgrade_effects import power_amount
from stormhall.kernel.core.state import Seat

WORTH_FILE: Final = "worth.json"
MOMENTS: Final = 2 * b.AGES + 1

_DATA: Final[dict[str, Any]] = load(WORTH_FILE)
RAGE_WORTH: Final[list[float]] = [float(each) for each in _DATA["rage"]]
"""By age: the worth of the least useful Rage."""

_FURTHER: Final[list[float]] = [float(each) for each in _DATA["further_battle_cards"]]


def _sheet_worths() -> list[float]:
    """The worth of upgrades by moment: proportional to the Action phases still to come."""
    worths: list[float] = []
    for card, worth in enumerate(c.WORTH):
        for moment in range(MOMENTS):
            ahead = (moment + 1) // 2
            worths.append(worth * min(1.0, ahead / (b.AGES - c.AGE_OF[card])))
    return worths


SHEET_WORTH: Final[list[float]] = _sheet_worths()
"""`SHEET_WORTH[card * 7 + moment]` of an upgrade on the clan sheet."""


def _stat_worths(data: dict[str, Any]) -> list[float]:
    """The worth of each step: its share of a legend, and its use in the ages to come."""
    hopes: list[float] = data["legends_to_come"]
    shares: list[float] = data["legend_shares"]
    worths: list[float] = []
    for moment in range(MOMENTS):
        for stat in range(b.STATS):
            use = float(data["stat_uses"][b.STAT_NAMES[stat]])
            # BR-ACT-1: the Rage stat counts only when an Action phase begins.
            times = moment // 2 if stat == b.RAGE else (moment + 1) // 2
            for step in range(b.STEPS):
                legend = b.LEGENDS[step] + shares[moment] * (hopes[step] - b.LEGENDS[step])
                more = b.TRACK[stat * b.STEPS + step] - b.TRACK[stat * b.STEPS]
                worths.append(legend + use * more * times)
    return worths


STAT_WORTH: Final[list[float]] = _stat_worths(_DATA)
"""`STAT_WORTH[(moment * 3 + stat) * 6 + step]`."""


def is_drafting(state: BloodRageState) -> bool:
    """Whether the draft of this age, or the choice of clans before it, is going on."""
    return state.frames[0][PHASE] - 1 <= GIFTS


def moment_of(state: BloodRageState) -> int:
    """How many halves of ages are left."""
    phase = state.frames[0][PHASE] - 1
    passed = 0 if phase <= GIFTS else 1 if phase == ACTIONS else 2
    return 2 * (b.AGES - state.age) - passed


def stats_worth(state: BloodRageState, seat: Seat, moment: int) -> float:
    """The worth of a clan's three stats."""
    stats = state.stats
    first = moment * b.STATS * b.STEPS
    i = seat * b.STATS
    return (
        STAT_WORTH[first + stats[i]]
        + STAT_WORTH[first + b.STEPS + stats[i + 1]]
        + STAT_WORTH[first + 2 * b.STEPS + stats[i + 2]]
    )


def step_worth(state: BloodRageState, seat: Seat, stat: int, moment: int) -> float:
    """The worth of one more step of a stat; 0 on its last step (D-44)."""
    step = state.stats[seat * b.STATS + stat]
    if step >= b.STEPS - 1:
        return 0.0
    i = (moment * b.STATS + stat) * b.STEPS + step
    return STAT_WORTH[i + 1] - STAT_WORTH[i]


def best_step_worth(state: BloodRageState, seat: Seat, moment: int) -> float:
    """The worth of a step of the best stat."""
    best = 0.0
    for stat in range(b.STATS):
        worth = step_worth(state, seat, stat, moment)
        if worth > best:
            best = worth
    return best


def token_worth(state: BloodRageState, seat: Seat, token: int, moment: int) -> float:
    """The worth of a pillage's reward to a clan (BR-PIL-8)."""
    if token == b.TOKEN_GLORY:
        return float(b.GLORY_OF_TOKEN)
    if token == b.TOKEN_ALL:
        total = 0.0
        for stat in range(b.STATS):
            total += step_worth(state, seat, stat, moment)
        return total
    return step_worth(state, seat, token, moment)


def battle_card_worth(card: c.Card, place: int) -> float:
    """The worth of a battle card in a hand; `place` counts the better ones there."""
    return c.WORTH[card] * _FURTHER[place if place < len(_FURTHER) else -1]


def quest_worth(state: BloodRageState, seat: Seat, card: c.Card) -> float:
    """The worth of a quest in the draft, given the upgrades on the clan sheet."""
    worth = c.WORTH[card]
    if c.QUEST_DEAD[card]:
        worth += 2.0 * power_amount(state, seat, h.RELEASE_GLORY)
    if power_amount(state, seat, h.THRONE):
        worth += 0.6 * c.QUEST_REWARD[card]
    return worth


def pick_worth(state: BloodRageState, seat: Seat, card: c.Card, moment: int) -> float:
    """Roughly the worth that a drafted card adds to a hand; `hand_worth` weighs whole hands."""
    kind = c.KIND_OF[card]
    if kind == c.QUEST:
        return quest_worth(state, seat, card)
    alike = 0
    for other in state.hands[seat]:
        if c.KIND_OF[other] == kind:
            alike += 1
    if kind == c.BATTLE:
        return battle_card_worth(card, alike)
    cost = max(0, c.PRICE[card] - power_amount(state, seat, h.CHARM))
    worth = SHEET_WORTH[card * MOMENTS + moment] - cost * RAGE_WORTH[state.age]
    return max(0.3, worth) * (0.3 if alike >= c.SLOT_COUNT[kind] else 1.0)


def kept_worth(state: BloodRageState, seat: Seat, moment: int) -> float:
    """The worth of the best card in the hand to keep for the next age (BR-DIS-1)."""
    best = 0.0
    for card in state.hands[seat]:
        kind = c.KIND_OF[card]
        worth = c.WORTH[card] if kind >= c.QUEST else SHEET_WORTH[card * MOMENTS + moment]
        if worth > best:
            best = worth
    return best


def hand_worth(state: BloodRageState, seat: Seat, moment: int) -> float:
    """The worth of the cards in a hand for the actions to come.

    Upgrades of one kind compete for slots, all of them for Rage, and a clan fights only a few
    battles in an age.
    """
    total = 0.0
    price = 0
    rage_worth = RAGE_WORTH[state.age]
    charm = power_amount(state, seat, h.CHARM)
    by_kind = [0] * len(c.SLOT_COUNT)
    quests = 0
    battle: list[float] = []
    for card in state.hands[seat] + picked_cards(state, seat):
        kind = c.KIND_OF[card]
        if kind == c.BATTLE:
            battle.append(c.WORTH[card])
        elif kind == c.QUEST:
            total += quest_worth(state, seat, card) * (1.0 if quests < 3 else 0.6)
            quests += 1
        else:
            cost = max(0, c.PRICE[card] - charm)
            worth = SHEET_WORTH[card * MOMENTS + moment] - cost * rage_worth
            crowded = by_kind[kind] >= c.SLOT_COUNT[kind]
            total += max(0.3, worth) * (0.25 if crowded else 1.0)
            by_kind[kind] += 1
            price += cost
    battle.sort(reverse=True)
    for i, worth in enumerate(battle):
        total += worth * _FURTHER[i if i < len(_FURTHER) else -1]
    limit = b.TRACK[state.stats[seat * b.STATS + b.RAGE]]
    if price > limit - 1:
        total -= 1.5 * (price - limit + 1)
    return total
