"""The cards that The Stormgates add to those of the base game (chapter 3 of its rules)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import cards as c

ZEALOT: Final = 7
"""The place of the zealots among the cards of a rank; their faction is UNIVERSAL."""

QUEEN: Final = 5
KING: Final = 6
STARDUST: Final = 14
CASKET: Final = 15
ARROW: Final = 26
BAG: Final = 27
STANDARD: Final = 28
MANTLE: Final = 29
CRYSTAL: Final = 30
MASK: Final = 31
LOST_SCROLL: Final = 32
MIRROR: Final[int] = c.KIND_WORDS.index("mirror")
"""The fate card that is kept as a copy of somebody's Great Artefact (SG-FAT-06)."""

for _kind, _word in (
    (QUEEN, "queen"), (KING, "king"), (STARDUST, "stardust"), (CASKET, "casket"),
    (ARROW, "arrow"), (BAG, "bag"), (STANDARD, "standard"), (MANTLE, "mantle"),
    (CRYSTAL, "crystal"), (MASK, "mask"), (LOST_SCROLL, "lost-scroll"),
):  # fmt: skip
    assert c.KIND_WORDS[_kind] == _word, f"kind {_kind} is {c.KIND_WORDS[_kind]!r}, not {_word!r}"

STARDUST_CARD: Final = STARDUST * 8 + c.NEUTRAL
CASKET_CARD: Final = CASKET * 8 + c.NEUTRAL
MIRROR_CARD: Final = c.GREAT + MIRROR - c.HAMMER
assert c.CARD_WORDS[STARDUST_CARD] == "stardust"
assert c.CARD_WORDS[MIRROR_CARD] == "mirror"

IS_ZEALOT: Final[list[bool]] = c.units_at(ZEALOT)
"""The Order of the Half (SG-ZEA-01)."""
SUSPENDABLE: Final[list[bool]] = [not rule for rule in c.STAYS_BY]
"""What may go to limbo as a price; stardust never leaves its owner (SG-DST-04)."""
