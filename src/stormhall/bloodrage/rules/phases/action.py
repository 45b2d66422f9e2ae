"""The Action phase: whose turn it is, what may be done, when it is over (BR-ACT-*, BR-QST-*)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.board import Kind, Place
from stormhall.bloodrage.model.cards import words_of
from stormhall.bloodrage.model.notation import first_of, second_of, verb_of
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.model.step import ACTOR, NamedStep
from stormhall.bloodrage.rules.actions.clan_sheet import has_power, tell_use
from stormhall.bloodrage.rules.actions.invade import invade_offers, take_invade, why_not_invade
from stormhall.bloodrage.rules.actions.march import march_offers, take_march, why_not_march
from stormhall.bloodrage.rules.actions.pillage import pillage_offers, take_pillage, why_not_pillage
from stormhall.bloodrage.rules.actions.upgrade import take_upgrade, upgrade_offers, why_not_upgrade
from stormhall.bloodrage.rules.battle.destruction import destroy_as_cost
from stormhall.bloodrage.rules.figures import count_at, kinds_at
from stormhall.bloodrage.rules.glory import ALL_STATS, choose_stat
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat

SEAT: Final = 1
DONE: Final = 2

ALL_PROVINCES: Final = (1 << b.PROVINCES) - 1


def is_over(state: BloodRageState) -> bool:
    """BR-ACT-9: nobody can act any more, or every living province has been pillaged."""
    if state.pillaged | state.ruined == ALL_PROVINCES:
        return True
    acting = 0  # a loop and no generator: compiled, this is asked after every turn
    for seat in range(state.seats):
        acting += may_act(state, seat)
    return acting == 0


def may_act(state: BloodRageState, seat: Seat) -> bool:
    """BR-ACT-5: a clan needs Rage for a turn; where a pass is final, it must not have passed."""
    if state.rage[seat] <= 0:
        return False
    return not (state.config.pass_is_final and state.passed >> seat & 1)


class Turn(NamedStep):
    """One action or pass, then the next clan with Rage (BR-ACT-2, -3, -10)."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 0 if frame[DONE] else 1 << frame[SEAT]

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        if is_over(state):
            state.frames.pop()
            self._lose_rage(state)
            return
        seat = (frame[SEAT] + 1) % state.seats
        while not may_act(state, seat):
            seat = (seat + 1) % state.seats
        frame[SEAT] = seat
        frame[DONE] = 0

    def _lose_rage(self, state: BloodRageState) -> None:
        """D-11: what was not spent is lost."""
        for seat in range(state.seats):
            state.rage[seat] = 0
        state.passed = 0
        if state.log is not None:
            state.tell("actions-over", {"age": state.age + 1})

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        codes = [v.PASS]
        invade_offers(state, seat, codes)
        march_offers(state, seat, codes)
        upgrade_offers(state, seat, codes)
        quest_offers(state, seat, codes)
        pillage_offers(state, seat, codes)
        if has_power(state, seat, c.SACRIFICE) and state.on_board(seat) > 1:
            for place, kind in board_figures(state, seat):
                codes.append(v.SACRIFICE_VERB | kind << 8 | place << 16)
        return codes

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[DONE] = 1
        verb = code & 0xFF
        if verb in (v.INVADE, v.RECALL):
            take_invade(state, seat, code)
        elif verb == v.MARCH:
            take_march(state, seat, code)
        elif verb in (v.UPGRADE, v.REPLACE):
            take_upgrade(state, seat, code)
        elif verb == v.QUEST_VERB:
            take_quest(state, seat, code)
        elif verb in (v.PILLAGE, v.REPILLAGE):
            take_pillage(state, seat, code)
        elif verb == v.SACRIFICE_VERB:
            state.frames.append([ids.SACRIFICE, seat, first_of(code), second_of(code)])
        else:
            take_pass(state, seat)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        verb = verb_of(code)
        if verb in (v.INVADE, v.RECALL):
            return why_not_invade(state, seat, code)
        if verb == v.MARCH:
            return why_not_march(state, seat, code)
        if verb == v.MOVE:
            return [Refusal("BR-MAR-1")]
        if verb in (v.UPGRADE, v.REPLACE):
            return why_not_upgrade(state, seat, code)
        if verb == v.QUEST_VERB:
            return why_not_quest(state, seat, code)
        if verb in (v.PILLAGE, v.REPILLAGE):
            return why_not_pillage(state, seat, code)
        if verb == v.SACRIFICE_VERB:
            return why_not_sacrifice(state, seat, code, [])
        return []


def take_pass(state: BloodRageState, seat: Seat) -> None:
    """BR-ACT-8: all available Rage is given up."""
    state.rage[seat] = 0
    state.passed |= 1 << seat
    if state.log is not None:
        state.tell("passed", {"seat": seat})


# BR-QST: committing quests.


def quest_offers(state: BloodRageState, seat: Seat, codes: list[Code]) -> None:
    """Add every quest of the hand, equal ones once."""
    last = -1
    for card in state.hands[seat]:
        if card != last and c.KIND_OF[card] == c.QUEST:
            codes.append(v.QUEST_VERB | card << 8)
            last = card


def why_not_quest(state: BloodRageState, seat: Seat, code: Code) -> list[Refusal]:
    """A card that is no quest, or not in the hand."""
    card = first_of(code)
    return [Refusal("BR-QST-1", card=c.CARD_WORDS[card], hand=words_of(state.hands[seat]))]


def take_quest(state: BloodRageState, seat: Seat, code: Code) -> None:
    """BR-QST-1: face down on the clan sheet, for nothing."""
    card = first_of(code)
    state.hands[seat].remove(card)
    state.quests[seat].append(card)
    if state.log is not None:
        state.tell("quest-committed", {"seat": seat}, {"card": c.CARD_WORDS[card]}, 1 << seat)


# Frigga's Sacrifice (D-48).


def board_figures(state: BloodRageState, seat: Seat) -> list[tuple[Place, Kind]]:
    """Every kind of figure the clan has at each place of the board."""
    found: list[tuple[Place, Kind]] = []
    for place in range(b.PLACES):
        if state.figures[seat * b.STRIDE + place]:
            found += [(place, kind) for kind in kinds_at(state, seat, place)]
    return found


def why_not_sacrifice(
    state: BloodRageState, seat: Seat, code: Code, taken: list[int]
) -> list[Refusal]:
    """`taken` is the figure already named, kind and place."""
    if not has_power(state, seat, c.SACRIFICE):
        return [Refusal("BR-ACT-6", card="frigga-sacrifice")]
    if state.on_board(seat) < 2:
        return [Refusal("BR-ACT-6", card="frigga-sacrifice", figures=state.on_board(seat))]
    kind, place = first_of(code), second_of(code)
    count = count_at(state, seat, kind, place)
    if taken == [kind, place]:
        count -= 1
    return [
        Refusal("BR-ACT-6", figure=b.KIND_NAMES[kind], place=b.PLACE_NAMES[place], figures=count)
    ]


FIRST_KIND: Final = 2
FIRST_PLACE: Final = 3


class SacrificeStep(NamedStep):
    """The second figure of a sacrifice; then both die and a stat rises."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[ACTOR]

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        codes: list[Code] = []
        for place, kind in board_figures(state, seat):
            same = kind == frame[FIRST_KIND] and place == frame[FIRST_PLACE]
            if not same or count_at(state, seat, kind, place) > 1:
                codes.append(v.SACRIFICE_VERB | kind << 8 | place << 16)
        return codes

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        for kind, place in (
            (frame[FIRST_KIND], frame[FIRST_PLACE]),
            (first_of(code), second_of(code)),
        ):
            if state.log is not None:
                facts: dict[str, object] = {
                    "seat": seat,
                    "figure": b.KIND_NAMES[kind],
                    "place": b.PLACE_NAMES[place],
                }
                state.tell("sacrificed", facts)
            destroy_as_cost(state, seat, kind, place)
        tell_use(state, seat, c.SACRIFICE)
        choose_stat(state, seat, ALL_STATS)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.SACRIFICE_VERB:
            return []
        return why_not_sacrifice(state, seat, code, [frame[FIRST_KIND], frame[FIRST_PLACE]])
