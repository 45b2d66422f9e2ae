"""The Horn of Baldur (BT-GRT-HOR-1, -2): taking up to two cards from the player's nation."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.nations import nation_of, shuffle_nation, take_from_nation
from stormhall.battalia.knowledge.seen_cards import witness
from stormhall.battalia.knowledge.tracing import came_to_light, normalise_traced
from stormhall.battalia.knowledge.zones import add_to_hand
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.components import DATA
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import HORN_STEP
from stormhall.battalia.rules.great_artefacts.general import GreatAction
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

TAKEN: Final = 2
FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (TAKEN, "taken", k.COUNT))
MOST: Final[int] = DATA["great_artefacts"][c.HORN - c.HAMMER]["power"]["take_up_to"]


def recall(state: BattaliaState, seat: Seat, card: int) -> None:
    """BT-GRT-HOR-1: take a card from the player's nation into the hand for all to see."""
    take_from_nation(state, seat, card)
    add_to_hand(state, seat, card, z.ALL_SEEN)
    if state.zone(seat, z.TRACED):
        came_to_light(state, seat, card, z.IN_NATION, z.ALL_SEEN & ~state.nation_seen[seat])
        normalise_traced(state, seat)
    witness(state, seat, card)


class HornAction(GreatAction):
    """The action of using the Horn, which needs a nation with cards (BT-GRT-HOR-2)."""

    def is_useful(self, state: BattaliaState, seat: Seat) -> bool:
        return bool(nation_of(state, seat))

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([HORN_STEP, seat, 0])


class HornStep(Question[BattaliaState]):
    """The choice of cards to take from the player's nation, shown to all."""

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
        frame[TAKEN] += 1
        if frame[TAKEN] == MOST or not nation_of(state, seat):
            state.frames.pop()

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.TAKE:
            return []
        return [Refusal("BT-GRT-HOR-2", card=SOURCE_WORDS[first_of(code)])]
