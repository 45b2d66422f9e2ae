"""The Standard of Vigo: cards of one type from the player's shelter (SG-GRT-14)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import ENOUGH, TAKE
from stormhall.battalia.rules.great_artefacts.general import GreatAction
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.rules.great.great_action import power_of
from stormhall.battalia.stormgates.rules.shared.gaining import gain_to_hand
from stormhall.battalia.stormgates.rules.shared.parting_with_cards import take_copy, uncover
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

RECALLED: Final[int] = power_of("standard_of_vigo")["max_printed_strength"]


def printed(card: int) -> int:
    """The printed strength of a card that the Standard may call, else 0 (SD-15)."""
    return c.ATTACK[c.KIND[card]] if card < c.GREAT else 0


def callable_cards(state: BattaliaState, seat: Seat, kind: int, left: int) -> list[int]:
    """The cards of a shelter, equal ones once, of this kind or, if it is 0, of any."""
    return [
        card
        for card in sorted(set(state.zone(seat, z.SHELTER)))
        if 0 < printed(card) <= left and kind in (0, c.KIND[card])
    ]


def may_hold_more(state: BattaliaState, seat: Seat, kind: int) -> bool:
    """Whether a shelter may hold another card of a kind, judging by public facts.

    The end of the step must not reveal what only the owner of the shelter can see (SG-INF-03).
    """
    shelter, masks = state.zone(seat, z.SHELTER), state.zone(seat, z.SHELTER_SEEN)
    return any(c.KIND[shelter[i]] == kind or not masks[i] & z.PUBLIC for i in range(len(shelter)))


class StandardAction(GreatAction):
    """SG-GRT-14: cards of one type from the player's shelter."""

    def __init__(self, step: int) -> None:
        super().__init__(sv.USE_STANDARD, "standard", "SG-GRT-14")
        self.step: Final = step

    def is_useful(self, state: BattaliaState, seat: Seat) -> bool:
        return bool(callable_cards(state, seat, 0, RECALLED))

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([self.step, seat, 0, RECALLED])


TYPE: Final = 2
STRENGTH_LEFT: Final = 3
STANDARD_FIELDS: Final[Fields] = fields(
    (ASKED, "seat", k.SEAT), (TYPE, "kind", k.KIND), (STRENGTH_LEFT, "left", k.ANY_NUMBER)
)


class StandardStep(Question[BattaliaState]):
    """The choice of the cards to recall, one by one; the type is 0 before the first."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        cards = callable_cards(state, seat, frame[TYPE], frame[STRENGTH_LEFT])
        return [TAKE | card << 8 for card in cards] + [ENOUGH]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if code != ENOUGH:
            card = first_of(code)
            take_copy(state, seat, card)
            gain_to_hand(state, seat, card)
            se.RALLIED.tell(state, seat, card)
            frame[TYPE] = c.KIND[card]
            frame[STRENGTH_LEFT] -= printed(card)
            if frame[STRENGTH_LEFT] >= printed(card) and may_hold_more(state, seat, frame[TYPE]):
                return
        state.frames.pop()
        uncover(state, seat)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != TAKE:
            return []
        return [Refusal("SG-GRT-14", card=SOURCE_WORDS[first_of(code)])]
