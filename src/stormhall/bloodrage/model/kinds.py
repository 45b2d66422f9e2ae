"""The kinds of values of Blood Rage: their words in actions and documents, and their bounds.

Their types are written out, because mypyc may compile a module that uses them first.
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model.cards import CARD_SPELLINGS, CARD_WORDS
from stormhall.kernel.core import kinds

MOST_BONUS: Final = 9


class SeatOrNone(kinds.Seat):
    """A seat, or -1 for nobody, also in documents."""

    def fits(self, config: kinds.GameConfig, number: int) -> bool:
        return -1 <= number < config.seats

    def schema(self) -> kinds.Schema:
        return {"type": "integer", "minimum": -1, "title": "seat or none"}


class SeatCount(kinds.Number):
    """A number of seats, such as those that have declined: from none to all."""

    def fits(self, config: kinds.GameConfig, number: int) -> bool:
        return 0 <= number <= config.seats


SEAT: Final[kinds.Seat] = kinds.SEAT
SEATS: Final[kinds.Mask] = kinds.Mask(SEAT)
SEAT_FROM_ONE: Final[kinds.FromOne] = kinds.FromOne(SEAT)
"""A seat counted from 1 in a frame, so that 0 is nobody."""
SEAT_OR_NONE: Final[SeatOrNone] = SeatOrNone("seat or none")
SEAT_COUNT: Final[SeatCount] = SeatCount("seats")
COUNT: Final[kinds.Number] = kinds.COUNT
ANY_NUMBER: Final[kinds.AnyNumber] = kinds.ANY_NUMBER
FLAG: Final[kinds.Flag] = kinds.FLAG
FLAG_NUMBER: Final[kinds.Number] = kinds.Number("flag", 0, 1)
"""True or false, which documents write as 1 or 0."""

CARD: Final[kinds.Words] = kinds.Words("card", CARD_WORDS, spellings=CARD_SPELLINGS)
FIGURE: Final[kinds.Words] = kinds.Words("figure", b.FIGURE_NAMES)
MAYBE_FIGURE: Final[kinds.Maybe] = kinds.Maybe(FIGURE)
PLACE: Final[kinds.Words] = kinds.Words("place", b.PLACE_NAMES, spellings=b.PLACE_SPELLINGS)
PROVINCE: Final[kinds.Words] = kinds.Words(
    "province", b.PROVINCE_NAMES, spellings=b.PLACE_SPELLINGS
)
STAT: Final[kinds.Words] = kinds.Words("stat", b.STAT_NAMES)
STATS: Final[kinds.Mask] = kinds.Mask(STAT)
STEP: Final[kinds.Counted] = kinds.Counted("step", b.STEPS)
"""A step of a stat's track."""
CLAN: Final[kinds.Words] = kinds.Words("clan", b.CLAN_NAMES)
BONUS: Final[kinds.Words] = kinds.Words("bonus", [str(bonus) for bonus in range(MOST_BONUS + 1)])
TOKEN: Final[kinds.Words] = kinds.Words("token", b.TOKEN_NAMES)
AGE: Final[kinds.Counted] = kinds.Counted("age", b.AGES)
PHASE: Final[kinds.Words] = kinds.Words("phase", b.PHASES)
SOURCE: Final[kinds.Words] = kinds.Words("source", b.SOURCES)
"""Sources of glory."""
CAUSE: Final[kinds.Words] = kinds.Words("cause", ["battle", "invade", "ragnarok"])
"""Causes of destruction."""
