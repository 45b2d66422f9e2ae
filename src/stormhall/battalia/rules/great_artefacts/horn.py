"""The Horn of Baldur (BT-GRT-HOR-1, -2): up to two cards of the player's nation."""

from __future__ import annotations

from stormhall.battalia.knowledge.nations import nation_of, shuffle_nation, take_from_nation
from stormhall.battalia.knowledge.seen_cards import witness
from stormhall.battalia.knowledge.tracing import came_to_light, normalise_traced
from stormhall.battalia.knowledge.zones import add_to_hand
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import HORN_STEP
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.great_artefacts.general import great_source, play_great
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question


def recall(state: BattaliaState, seat: Seat, card: int) -> None:
    """BT-GRT-HOR-1: take a card of the own nation into the hand for all to see."""
    take_from_nation(state, seat, card)
    add_to_hand(state, seat, card, z.ALL_SEEN)
    if state.zone(seat, z.TRACED):
        came_to_light(state, seat, card, z.IN_NATION, z.ALL_SEEN & ~state.nation_seen[seat])
        normalise_traced(state, seat)
    witness(state, seat, card)


class HornAction(TurnAction):
    """BT-GRT-HOR-1, -2."""

    def offers(
        self, state: BattaliaState, seat: Seat, counts: list[int], codes: list[Code]
    ) -> None:
        if great_source(state, seat, c.HORN) >= 0 and nation_of(state, seat):
            codes.append(v.USE_HORN)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        play_great(state, seat, c.HORN, code)

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([HORN_STEP, seat, 0])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        if great_source(state, seat, c.HORN) < 0:
            return [Refusal("BT-GRT-4", card="horn")]
        return [Refusal("BT-GRT-HOR-2")]


class HornStep(Question[BattaliaState]):
    """Up to two cards of the own nation, shown to all; the frame holds seat and cards taken."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        cards = sorted(set(nation_of(state, seat)))
        return [v.TAKE | card << 8 for card in cards] + [v.ENOUGH]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if code == v.ENOUGH:
            shuffle_nation(state, seat)
            state.frames.pop()
            return
        card = first_of(code)
        recall(state, seat, card)
        e.RECALLED.tell(state, seat, card)
        frame[2] += 1
        if frame[2] == 2 or not nation_of(state, seat):
            state.frames.pop()

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.TAKE:
            return []
        return [Refusal("BT-GRT-HOR-2", card=SOURCE_WORDS[first_of(code)])]
