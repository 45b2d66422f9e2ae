"""Leaving out choices that no good player makes, because another one is never worse.

Each step that asks has its own rules. Where the outcome depends on other players' cards, or on
taste, all choices stay; at least one choice always stays.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots import battle_odds as odds
from stormhall.battalia.bots.card_worth import RANKS, WORTH, hand_worth
from stormhall.battalia.bots.hero_goals import leads_nowhere
from stormhall.battalia.bots.outlook import Outlook
from stormhall.battalia.bots.standing import cities_left
from stormhall.battalia.model import step_ids as ids
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.cards import HAMMER, KIND
from stormhall.battalia.model.config import TOP_LEVEL
from stormhall.battalia.model.layout import HAND
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.ending import great_cities
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.state import Code, Frame, Seat

STRONG_HAND: Final = 0.9
"""A hand worth at least this much is not thrown away."""
RELATED: Final = 0.5
"""A card is worth keeping if it has at least this share of the best card's worth."""

PRECIOUS: Final[list[float]] = [0.0] * 256
"""By kind: how hard it is to part with a card for good."""
for _kind in range(256):
    PRECIOUS[_kind] = 0.5 + 0.5 * _kind if _kind < RANKS else 1.0 + 2.0 * WORTH[_kind]
    if _kind >= HAMMER:
        PRECIOUS[_kind] = 5.0


def sensible_choices(
    state: BattaliaState, outlook: Outlook, seat: Seat, step: int, offers: list[Code]
) -> list[Code]:
    """The offers without those that another offer always matches or beats; never empty."""
    if len(offers) < 2:
        return offers
    frame = state.frames[-1]
    if step == ids.ACTIONS:
        choices = _between_actions(state, outlook, seat, offers)
    elif step == ids.COHORT_STEP:
        choices = _at_dawn(state, outlook, seat, offers)
    elif step == ids.AMBUSH_STEP:
        choices = _into_ambush(offers)
    elif step == ids.ANSWER:
        choices = _answers(state, frame, seat, offers)
    elif step in (ids.OPENING, ids.VOLLEY):
        choices = _in_battle(state, frame, seat, offers)
    elif step in (ids.HORN_STEP, ids.CHOOSE_SANCTUARY):
        # BT-GRT-HOR-1, BT-VOL-6: free cards are taken.
        choices = [code for code in offers if verb_of(code) == v.TAKE]
    else:
        return offers
    return choices or offers


def _at_dawn(state: BattaliaState, outlook: Outlook, seat: Seat, offers: list[Code]) -> list[Code]:
    """BT-COH-3: extra cards are free. BT-MUL-1: a good hand is worth more than five cards."""
    if v.COHORT in offers:
        return [v.COHORT]
    sites = outlook.open_sites(seat, cities_left(state))
    if v.MULLIGAN in offers and hand_worth(state, outlook, seat, sites) >= STRONG_HAND:
        return [code for code in offers if code != v.MULLIGAN]
    return offers


# Between two actions.


def _between_actions(
    state: BattaliaState, outlook: Outlook, seat: Seat, offers: list[Code]
) -> list[Code]:
    choices: list[Code] = []
    gains = False
    hand = state.zone(seat, HAND)
    for code in offers:
        verb = verb_of(code)
        if verb in (v.UPGRADE, v.ANNEX):
            ends = _ends_game(state, seat, code)
            if ends and _would_win(state, seat):
                return [code]
            if ends:
                continue  # the game would be over and lost
            gains = True
        elif verb == v.SUSPEND:
            if _is_best(hand, first_of(code)):
                continue
        elif verb == v.MOVE:
            if leads_nowhere(state, outlook, seat, first_of(code), second_of(code)):
                continue
        elif _is_attack(verb) and _must_fail(state, seat, code):
            continue
        choices.append(code)
    if gains:
        # Cards not laid yet are lost at the clean-up, so an upgrade costs nothing.
        return [code for code in choices if code != v.END_TURN]
    return choices


def _ends_game(state: BattaliaState, seat: Seat, code: Code) -> bool:
    """BT-END-2: whether an upgrade makes the great city that ends the game."""
    if verb_of(code) != v.UPGRADE or state.levels[first_of(code)] + 1 != TOP_LEVEL:
        return False
    return great_cities(state, seat) + 1 == state.config.cities_to_end


def _would_win(state: BattaliaState, seat: Seat) -> bool:
    """BT-END-3: whether one more point puts a player ahead of all others."""
    points = state.geography().points
    return all(points[seat] + 1 > points[rival] for rival in state.opponents(seat))


def _is_best(hand: bytes, card: int) -> bool:
    """Whether all other cards in the hand are worth less, so giving this one up gains nothing."""
    worth = PRECIOUS[KIND[card]]
    parted = False
    for other in hand:
        if other == card and not parted:
            parted = True
        elif PRECIOUS[KIND[other]] >= worth:
            return False
    return True


def _is_attack(verb: int) -> bool:
    return verb in (v.ATTACK_CITY, v.ATTACK_RUINS, v.ATTACK_SANCTUARY, v.ATTACK_PEAK, v.ATTACK_HERO)


def _must_fail(state: BattaliaState, seat: Seat, code: Code) -> bool:
    """BT-BAT-9, BT-NEU-1: whether even all cards that could be laid cannot beat the defence."""
    strength, defence = odds.reach_of_attack(state, seat, code)
    return strength <= defence


def _into_ambush(offers: list[Code]) -> list[Code]:
    """The offers without cards much worse than the best one, which would waste the ambush."""
    best = max(PRECIOUS[KIND[first_of(code)]] for code in offers)
    return [code for code in offers if PRECIOUS[KIND[first_of(code)]] >= RELATED * best]


# In battle.


def _answers(state: BattaliaState, frame: Frame, seat: Seat, offers: list[Code]) -> list[Code]:
    """BT-BAT-11: no fight that must be lost, no surrender when the attacker has nothing left."""
    answers = offers
    if odds.is_lost(state, frame, seat):
        answers = [code for code in answers if code != v.FIGHT]
        retreats = any(verb_of(code) == v.RETREAT for code in answers)
        if retreats and frame[f.TARGET] == f.HERO_TARGET:
            answers = [code for code in answers if code != v.SURRENDER]
    elif odds.is_safe(state, frame, seat):
        answers = [code for code in answers if verb_of(code) not in (v.SURRENDER, v.RETREAT)]
    return answers


def _in_battle(state: BattaliaState, frame: Frame, seat: Seat, offers: list[Code]) -> list[Code]:
    """D-46: cards beyond the strength needed are wasted, and so are cards that cannot reach it."""
    if v.DONE in offers:
        return offers if state.config.at_battles else [v.DONE]
    if v.GIVE_UP not in offers:
        return offers
    if odds.nothing_left(state, frame, seat):
        return [v.GIVE_UP]
    if frame[0] == ids.OPENING and odds.is_sure(state, frame, seat):
        return [code for code in offers if code != v.GIVE_UP]
    return offers
