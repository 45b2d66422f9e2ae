"""The decks of stardust and of caskets, of which only the numbers matter (SG-DST-01, SG-CHS-01)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.rows.lists import FieldsRow
from stormhall.kernel.core.kinds import Fields, Number

STARDUSTS: Final[int] = COMPONENTS["stardust"]["count"]
CASKETS: Final[int] = COMPONENTS["casket"]["count"]
PLACES: Final[dict[int, int]] = {sc.STARDUST_CARD: 0, sc.CASKET_CARD: 1}
"""By card: where the row has its count."""


class Stock(FieldsRow):
    """The stardusts and caskets that nobody has."""

    def __init__(self) -> None:
        table: Fields = {
            "stardust": Number("stardust", 0, STARDUSTS),
            "caskets": Number("caskets", 0, CASKETS),
        }
        super().__init__(table, start=bytes((STARDUSTS, CASKETS)))

    def left(self, state: BattaliaState, card: int) -> int:
        """How many of a card nobody has."""
        return self.of(state, PLACES[card])

    def claim(self, state: BattaliaState, card: int) -> bool:
        """SG-DST-05: take one from a deck; return whether there was one."""
        if card not in PLACES or not self.left(state, card):
            return False
        self.change(state, PLACES[card], -1)
        return True

    def put_back(self, state: BattaliaState, card: int) -> None:
        """Count one more that nobody has."""
        self.change(state, PLACES[card], 1)


def cards_of(stock: bytes) -> bytes:
    """The cards of both decks, as many of each as are counted."""
    return bytes((sc.STARDUST_CARD,)) * stock[0] + bytes((sc.CASKET_CARD,)) * stock[1]
