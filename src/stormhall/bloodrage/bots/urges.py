"""How eagerly a clan takes each choice before thinking, from 0 to 1000.

The numbers here, in the outlook and in `data/worth.json` were tuned in games played purely by
urges, where every clan had its own numbers.
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.bloodrage.bots.card_worth import (
    MOMENTS,
    RAGE_WORTH,
    SHEET_WORTH,
    moment_of,
    pick_worth,
    step_worth,
    token_worth,
)
from stormhall.bloodrage.bots.outlook import Outlook, death_wish
from stormhall.bloodrage.bots.standing import pillage_chance, quest_chance
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.components import load
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.actions.invade import invade_price
from stormhall.bloodrage.rules.actions.upgrade import upgrade_price
from stormhall.bloodrage.rules.battle import battle_frame as f
from stormhall.bloodrage.rules.battle.strength import monster_strength, total_of, warrior_strength
from stormhall.bloodrage.rules.upgrade_effects import power_amount
from stormhall.kernel.core.notation import first_of, items_of, second_of, verb_of
from stormhall.kernel.core.state import Code, Frame, Seat

MOST: Final = 1000
CHOICES: Final[dict[str, Any]] = load("choices.json")
"""Tuned numbers of urges, sensible choices and the insight."""
USUAL_CARD: Final[int] = CHOICES["usual_card"]
"""The bonus of a card that rivals are expected to play in a battle."""
CARD_TO_BEAT: Final[float] = CHOICES["card_to_beat"]
"""The lead that makes it worth joining a battle, since others save their best cards."""

LOSER_CARDS: Final = [h.TRICKERY, h.BACKSTAB, h.POISON]

_EAGER_TO_DECLINE: Final[list[float]] = [
    1.0 if step in (ids.FREE_INVADE, ids.INVADED, ids.BLESSING, ids.COUNT) else 100.0
    for step in range(ids.COUNT_OF_STEPS)
]

PLAIN_VERBS: Final = [
    v.PASS, v.DECLINE, v.SUCCOR, v.BLESSING, v.RETREAT, v.SPARE, v.COUNT, v.ADD,
    v.PROTECT, v.RECOVER, v.RAISE, v.DRAFT, v.DRAFT_TWO, v.KEEP, v.KEEP_NOTHING, v.CLAN,
]  # fmt: skip
NEEDS_THE_BOARD: Final[list[bool]] = [verb not in PLAIN_VERBS for verb in range(len(v.PATTERNS))]
"""Verbs whose urges depend on the whole board."""


def urge_on_board(state: BloodRageState, seat: Seat, code: Code, outlook: Outlook) -> int:
    """How eagerly a clan takes this choice; the outlook is of this state and clan."""
    verb = verb_of(code)
    if verb in (v.INVADE, v.RECALL):
        wish = _invade(state, seat, code, outlook)
    elif verb == v.MARCH:
        wish = _march(state, seat, code, outlook)
    elif verb in (v.UPGRADE, v.REPLACE):
        wish = _upgrade(state, seat, code, outlook)
    elif verb == v.QUEST:
        wish = _quest(state, seat, first_of(code), outlook)
    elif verb in (v.PILLAGE, v.REPILLAGE):
        wish = _pillage(state, seat, first_of(code), outlook)
    elif verb == v.JOIN:
        wish = _join(state, seat, code, outlook)
    elif verb == v.CARD:
        wish = _card(state, seat, first_of(code), outlook)
    elif verb == v.MOVE:
        wish = _move(state, seat, items_of(code), outlook)
    elif verb == v.LEAD:
        wish = 20.0 + 30.0 * outlook.province_pull(first_of(code), b.BASE_STRENGTH[b.LEADER])
    else:
        wish = _sacrifice(state, seat, code, outlook)
    return min(MOST, max(1, int(wish)))


def urge(state: BloodRageState, seat: Seat, code: Code) -> int:
    """The same for choices that do not depend on the board."""
    verb = verb_of(code)
    if verb in (v.DRAFT, v.DRAFT_TWO, v.KEEP, v.KEEP_NOTHING):
        wish = _pick(state, seat, code)
    elif verb == v.DECLINE:
        wish = _EAGER_TO_DECLINE[state.frames[-1][0]]
    elif verb == v.RAISE:
        worth = step_worth(state, seat, first_of(code), moment_of(state))
        wish = 1.0 + 3.0 * worth * worth
    elif verb in (v.SUCCOR, v.BLESSING, v.RETREAT):
        wish = 500.0
    elif verb == v.SPARE:
        wish = 50.0 * b.BASE_STRENGTH[first_of(code)]
    elif verb == v.COUNT:
        wish = 300.0
    elif verb == v.ADD:
        wish = _add(state, seat, first_of(code))
    elif verb == v.PROTECT:
        wish = _protect(state, seat, items_of(code))
    elif verb == v.RECOVER:
        wish = 40.0 * max([c.WORTH[card] for card in items_of(code)])
    else:
        wish = 1.0
    return min(MOST, max(1, int(wish)))


# Drafting cards.


def _pick(state: BloodRageState, seat: Seat, code: Code) -> float:
    verb = verb_of(code)
    if verb == v.KEEP_NOTHING:
        return 1.0
    moment = moment_of(state)
    worth = pick_worth(state, seat, first_of(code), moment)
    if verb == v.DRAFT_TWO:
        worth = 0.7 * (worth + pick_worth(state, seat, second_of(code), moment))
    return worth * worth * worth


# Actions.


def figure_strength(state: BloodRageState, seat: Seat, kind: b.Figure, place: b.Place) -> int:
    """The STR of a figure at a place."""
    return warrior_strength(state, seat) if kind == b.WARRIOR else monster_strength(kind, place)


def _invade(state: BloodRageState, seat: Seat, code: Code, outlook: Outlook) -> float:
    kind, place = first_of(code), second_of(code)
    added = figure_strength(state, seat, kind, place)
    pull = outlook.place_pull(place, added) + 0.8 * added
    if state.frames[-1][0] == ids.FREE_INVADE:
        return 10.0 + pull * pull
    price = 1 if verb_of(code) == v.RECALL else invade_price(state, seat, kind, place)
    if price == state.rage[seat]:
        pull *= 0.25  # the last Rage ends the turns of this age
    return 4.0 + 2.1 * pull * pull * (1.6 if price == 0 else 1.0 / price)


def _march(state: BloodRageState, seat: Seat, code: Code, outlook: Outlook) -> float:
    source, target = first_of(code), second_of(code)
    count = min(state.figures[seat * b.STRIDE + source], state.room[target])
    stay = outlook.province_pull(source, 0)
    pull = outlook.province_pull(target, 2 * count) * (1.0 + 0.1 * count)
    gain = pull - stay - 3.5
    if state.rage[seat] == 1:
        gain *= 0.3
    return 1.0 + (gain * gain * 0.3 if gain > 0.0 else 0.0)


def _upgrade(state: BloodRageState, seat: Seat, code: Code, outlook: Outlook) -> float:
    card = first_of(code)
    moment = outlook.moment
    worth = SHEET_WORTH[card * MOMENTS + moment]
    if verb_of(code) == v.REPLACE:
        worth -= SHEET_WORTH[second_of(code) * MOMENTS + moment]
    price = upgrade_price(state, seat, card)
    worth -= price * RAGE_WORTH[state.age]
    if worth <= 0.0:
        return 2.0
    if price == state.rage[seat] and price > 0:
        worth *= 0.4
    return 25.0 + 45.0 * worth


def _quest(state: BloodRageState, seat: Seat, card: c.Card, outlook: Outlook) -> float:
    chance = quest_chance(state, seat, card, outlook.area, False)
    urgent = 1000.0 if state.rage[seat] <= 2 else 280.0
    return 1.0 + urgent * chance * chance


def _pillage(state: BloodRageState, seat: Seat, province: b.Province, outlook: Outlook) -> float:
    chance = pillage_chance(state, seat, province, outlook.area, outlook.here, outlook.bonus)
    prize = token_worth(state, seat, state.tokens[province], outlook.moment) + 1.4
    if chance < 0.2:
        return 2.0
    return 1.0 + 85.0 * chance * chance * prize


# Battles.


def battle_of(state: BloodRageState) -> Frame:
    """The frame of the battle that asks for a card: the one below the question."""
    return state.frames[-2]


def _join(state: BloodRageState, seat: Seat, code: Code, outlook: Outlook) -> float:
    source, kind = first_of(code), second_of(code)
    province = state.frames[-1][1]
    own = outlook.own[province] + figure_strength(state, seat, kind, province)
    margin = own + 0.6 * outlook.bonus - outlook.rival[province] - CARD_TO_BEAT
    gain = 2.2 + 0.6 * outlook.prize[province]
    gain -= outlook.province_pull(source, 0)
    if margin > 0.0 and gain > 0.0:
        return 60.0 + 60.0 * gain
    return 5.0 + 45.0 * death_wish(state, seat)


def card_bonus(state: BloodRageState, seat: Seat, card: c.Card, rivals_card: int) -> int:
    """The strength that a card is expected to add in a battle."""
    if c.HOOK_OF[card] == h.SIGHT:
        return rivals_card
    if c.KIND_OF[card] == c.QUEST:
        return power_amount(state, seat, h.QUEST_AS_BATTLE)
    return c.BONUS[card]


def _card(state: BloodRageState, seat: Seat, card: c.Card, outlook: Outlook) -> float:
    """The urge to play a card: the cheapest that should win, or one that pays the loser."""
    battle = battle_of(state)
    own, rival = outlook.own[battle[f.PROVINCE]], outlook.rival[battle[f.PROVINCE]]
    reckoned = USUAL_CARD if _rivals_have_cards(state, seat, battle) else 0
    if own + outlook.bonus <= rival:
        return 400.0 if c.HOOK_OF[card] in LOSER_CARDS else 120.0 - 10.0 * c.WORTH[card]
    margin = own + card_bonus(state, seat, card, reckoned) - rival - reckoned
    if margin > 0:
        return 500.0 - 6.0 * c.WORTH[card] - 3.5 * margin
    return max(1.0, 195.0 + 40.0 * margin)


def _rivals_have_cards(state: BloodRageState, seat: Seat, battle: Frame) -> bool:
    return any(other != seat and state.hands[other] for other in f.fighters(state, battle))


def lead_in_battle(state: BloodRageState, seat: Seat, battle: Frame) -> int:
    """How far a clan is ahead with the cards on the table."""
    others = [other for other in f.fighters(state, battle) if other != seat]
    rival = max(total_of(state, battle, other) for other in others)
    return total_of(state, battle, seat) - rival


def _add(state: BloodRageState, seat: Seat, card: c.Card) -> float:
    battle = battle_of(state)
    lead = lead_in_battle(state, seat, battle)
    if lead <= 0 < lead + c.BONUS[card]:
        return 600.0 if battle[f.PILLAGER] == seat else 300.0
    return 2.0


# Details.


def _move(state: BloodRageState, seat: Seat, kinds: list[b.Figure], outlook: Outlook) -> float:
    source, target = state.frames[-1][2], state.frames[-1][3]
    moved = 0
    for kind in kinds:
        moved += figure_strength(state, seat, kind, target)
    there = outlook.province_pull(target, moved)
    stays = state.figures[seat * b.STRIDE + source] - len(kinds)
    gain = there * (1.0 + 0.1 * len(kinds))
    if stays and outlook.province_pull(source, 0) > 2.0:
        gain += 3.0
    return 5.0 + gain * gain


def _protect(state: BloodRageState, seat: Seat, kinds: list[b.Figure]) -> float:
    if death_wish(state, seat) >= 1.0:
        return 10.0
    worth = 0
    for kind in kinds:
        worth += b.BASE_STRENGTH[kind] - 1
    return 60.0 * worth


def _sacrifice(state: BloodRageState, seat: Seat, code: Code, outlook: Outlook) -> float:
    kind, place = first_of(code), second_of(code)
    loss = b.BASE_STRENGTH[kind] + outlook.place_pull(place, 0)
    return max(1.0, 80.0 - 12.0 * loss + 20.0 * death_wish(state, seat))
