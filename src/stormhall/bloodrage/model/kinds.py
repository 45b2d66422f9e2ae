"""The kinds of values of Blood Rage: their words in actions and documents, and their bounds.

Their types are written out, because mypyc may compile a module that uses them first.
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model.cards import CARD_WORDS
from stormhall.kernel.core import kinds
from stormhall.kernel.core.kinds import (
    Counted,
    FromOne,
    GameConfig,
    Mask,
    Maybe,
    Number,
    Seat,
    Words,
)

MOST_BONUS: Final = 9


class SeatOrNone(Seat):
    """A seat, or -1 for nobody, also in documents."""

    def fits(self, config: GameConfig, number: int) -> bool:
        return -1 <= number < config.seats

    def schema(self) -> kinds.Schema:
        return {"type": "integer", "minimum": -1, "title": "seat or none"}


class SeatCount(kinds.Number):
    """A number of seats, such as those that have declined: from none to all."""

    def fits(self, config: GameConfig, number: int) -> bool:
        return 0 <= number <= config.seats


SEAT: Final[Seat] = kinds.SEAT
SEATS: Final[Mask] = Mask(SEAT)
SEAT_FROM_ONE: Final[FromOne] = FromOne(SEAT)
"""A seat counted from 1 in a frame, so that 0 is nobody."""
SEAT_OR_NONE: Final[SeatOrNone] = SeatOrNone("seat or none")
SEAT_COUNT: Final[SeatCount] = SeatCount("seats")
COUNT: Final[Number] = kinds.COUNT
ANY_NUMBER: Final[kinds.AnyNumber] = kinds.ANY_NUMBER
FLAG: Final[kinds.Flag] = kinds.FLAG
FLAG_NUMBER: Final[Number] = Number("flag", 0, 1)
"""True or false, which documents write as 1 or 0."""

CARD: Final[Words] = Words("card", CARD_WORDS)
FIGURE: Final[Words] = Words("figure", b.FIGURE_NAMES)
MAYBE_FIGURE: Final[Maybe] = Maybe(FIGURE)
PLACE: Final[Words] = Words("place", b.PLACE_NAMES)
PROVINCE: Final[Words] = Words("province", b.PROVINCE_NAMES)
STAT: Final[Words] = Words("stat", b.STAT_NAMES)
STATS: Final[Mask] = Mask(STAT)
STEP: Final[Counted] = Counted("step", b.STEPS)
"""A step of a stat's track."""
CLAN: Final[Words] = Words("clan", b.CLAN_NAMES)
BONUS: Final[Words] = Words("bonus", [str(bonus) for bonus in range(MOST_BONUS + 1)])
TOKEN: Final[Words] = Words("token", b.TOKEN_NAMES)
AGE: Final[Counted] = Counted("age", b.AGES)
PHASE: Final[Words] = Words("phase", b.PHASES)
SOURCE: Final[Words] = Words("source", b.SOURCES)
"""Sources of glory."""
CAUSE: Final[Words] = Words("cause", ["battle", "invade", "ragnarok"])
"""Causes of destruction."""
