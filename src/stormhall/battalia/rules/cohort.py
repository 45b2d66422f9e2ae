"""Step 1: cohorts (BT-COH-1 to -7).

`knowledge/cohort_sizes.py` finds the cohort that a hand makes (BT-COH-2 to -5), because redealing
needs it too. After step 1 `Actions` in `actions.py` refuses a cohort (BT-COH-7).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge import cohort_sizes as sizing
from stormhall.battalia.knowledge.seen_cards import learn_cards
from stormhall.battalia.knowledge.tracing import (
    came_to_light,
    mark_seen,
    normalise_traced,
    rule_out,
)
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.cards import FACTION, UNIVERSAL
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import SHOW_COHORT
from stormhall.battalia.rules.drawing import draw
from stormhall.battalia.rules.mulligan import mulligan
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

EXTRA: Final = 2
SHOW_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (EXTRA, "extra", k.COUNT))


def cohort_of(state: BattaliaState, seat: Seat) -> sizing.Assignment:
    """The cohort a player would declare; no extra cards means there is none."""
    counts, universal = sizing.count_factions(state, state.zone(seat, z.HAND))
    return sizing.best_assignment(counts, universal, state.removed)


def group_sizes(state: BattaliaState, seat: Seat, assignment: sizing.Assignment) -> list[int]:
    """The size of each faction's cohort; 0 if it has none."""
    counts, _ = sizing.count_factions(state, state.zone(seat, z.HAND))
    return sizing.cohort_sizes(counts, assignment)


def cohort_cards(state: BattaliaState, seat: Seat, assignment: sizing.Assignment) -> bytes:
    """The cards that are shown (BT-COH-6)."""
    sizes = group_sizes(state, seat, assignment)
    universal = sum(n for f, n in enumerate(assignment.universal) if sizes[f])
    shown = b""
    for card in state.zone(seat, z.HAND):
        faction = FACTION[card]
        if faction == UNIVERSAL:
            if universal:
                universal -= 1
                shown += bytes((card,))
        elif faction < len(sizes) and sizes[faction]:
            shown += bytes((card,))
    return shown


class CohortStep(Question[BattaliaState]):
    """BT-TRN-2, step 1: a cohort, a mulligan, or neither."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        if cohort_of(state, seat).extra:
            return [v.COHORT, v.MULLIGAN, v.KEEP]
        return [v.MULLIGAN, v.KEEP]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == v.MULLIGAN:
            mulligan(state, seat)
        elif code == v.COHORT:
            _declare(state, seat)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code == v.COHORT:
            return [Refusal("BT-COH-1")]
        if verb_of(code) == v.STRIKE:
            return [Refusal("BT-USE-TEN-3")]
        if code == v.END_TURN or verb_of(code) in state.config.action_of:
            return [Refusal("BT-TRN-2")]
        return []


def _declare(state: BattaliaState, seat: Seat) -> None:
    """BT-COH-6: announce factions and sizes; show the cards, or ask to which opponent."""
    assignment = cohort_of(state, seat)
    sizes = group_sizes(state, seat, assignment)
    state.set_zone(seat, z.ANNOUNCED, bytes(sizes))
    e.COHORT.tell(state, seat, {f: size for f, size in enumerate(sizes) if size})
    others = state.opponents(seat)
    if len(others) == 1:
        show(state, seat, others[0], assignment.extra)
    else:
        state.frames.append([SHOW_COHORT, seat, assignment.extra])


def show(state: BattaliaState, seat: Seat, viewer: Seat, extra: int) -> None:
    """Show the cohort to one opponent and draw the extra cards."""
    shown = cohort_cards(state, seat, cohort_of(state, seat))
    see_in_hand(state, seat, shown, viewer)
    learn_cards(state, seat, shown, viewer)
    e.COHORT_SHOWN.tell_some(state, 1 << viewer, seat, viewer, shown)
    draw(state, seat, extra)


def see_in_hand(state: BattaliaState, seat: int, shown: bytes, viewer: int) -> None:
    """BT-COH-6: let a viewer see these cards in a hand, and that no others have their factions."""
    hand, bit = state.zone(seat, z.HAND), 1 << viewer
    for card in sorted(set(shown)):
        first, copies = hand.index(card), hand.count(card)
        masks = state.zone(seat, z.HAND_SEEN)[first : first + copies]
        seen_copies = sum(1 for mask in masks if mask & bit)
        for _ in range(shown.count(card) - seen_copies):
            mark_seen(state, seat, z.HAND, card, bit)
            if state.zone(seat, z.TRACED):
                came_to_light(state, seat, card, z.IN_HAND, bit)
    traced = state.zone(seat, z.TRACED)
    if traced:
        factions = {FACTION[card] for card in shown if FACTION[card] != UNIVERSAL}
        absent = bytes([card for card in traced[:: z.TRACE] if FACTION[card] in factions])
        rule_out(state, seat, absent, z.IN_HAND, viewer)
        normalise_traced(state, seat)


class ShowCohort(Question[BattaliaState]):
    """BT-COH-6: the choice of the opponent who sees the cohort."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.SHOW | other << 8 for other in state.opponents(seat)]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        show(state, seat, first_of(code), frame[EXTRA])

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("BT-COH-6", player=first_of(code))] if verb_of(code) == v.SHOW else []
