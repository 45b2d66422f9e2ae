"""The step in which a player chooses the cards that pay a price exactly (BT-TRN-8).

`payment.py` finds the payments and lays the cards (BT-TRN-4, -7).
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.config import Config
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import ABANDON, WITH
from stormhall.battalia.rules.paying.payment import why_not_has
from stormhall.kernel.core import kinds
from stormhall.kernel.core.notation import items_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Step

PURPOSE: Final = 2
ARGUMENTS: Final = 3  # from here on the arguments of the purpose
FIELDS: Final[kinds.Fields] = kinds.fields((ASKED, "seat", k.SEAT), (PURPOSE, "purpose", k.PURPOSE))


def arguments_of_purposes(config: kinds.GameConfig) -> kinds.Fields:
    """The arguments of all purposes; a payment has those of its own purpose."""
    assert isinstance(config, Config)
    return {
        name: kinds.Sometimes(kind)
        for purpose in config.purposes
        for name, kind in purpose.arguments.items()
    }


class PurposeStep(Step[BattaliaState]):
    """A step about a purpose; the tail of the frame holds the arguments of the purpose."""

    def write(self, state: BattaliaState, frame: Frame, viewer: int) -> dict[str, object]:
        """The purpose in words: `{"purpose": "building", "tile": "road.curve", ...}`."""
        document = super().write(state, frame[:ARGUMENTS], viewer)
        table = state.config.purposes[frame[PURPOSE]].arguments
        kinds.write_fields(state.config, table, frame[ARGUMENTS:], document)
        return document

    def facts(self, config: kinds.GameConfig) -> kinds.Fields:
        return {**super().facts(config), **arguments_of_purposes(config)}

    def read(self, state: BattaliaState, document: dict[str, Any], index: int) -> Frame:
        frame = super().read(state, document, index)
        table = state.config.purposes[frame[PURPOSE]].arguments
        return frame + kinds.read_fields(state.config, table, document)


class Pay(PurposeStep):
    """The choice of a payment."""

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        return 1 << frame[ASKED]

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        # There is no payment only in an imagined world, where the hand is a guess.
        purpose = state.config.purposes[frame[PURPOSE]]
        return purpose.options(state, seat, frame[ARGUMENTS:]) or [ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code != ABANDON:
            purpose = state.config.purposes[frame[PURPOSE]]
            purpose.complete(state, seat, frame[ARGUMENTS:], code)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != WITH:
            return []
        purpose = state.config.purposes[frame[PURPOSE]]
        line = items_of(code)
        refusals = [r for source in line for r in why_not_has(state, seat, source)]
        refusals = refusals or purpose.why_not_line(state, seat, frame[ARGUMENTS:], line)
        return refusals or [Refusal("BT-TRN-8", purpose=purpose.name)]

    def suggestion(self, state: BattaliaState, frame: Frame, seat: Seat) -> Code | None:
        purpose = state.config.purposes[frame[PURPOSE]]
        offers = self.offers(state, frame, seat)
        return purpose.usual(state, seat, frame[ARGUMENTS:], offers)
