"""The numbers of the words in documents, and keys that positions and views read alike."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import layout as z
from stormhall.battalia.model.board import TILE_INDEX
from stormhall.battalia.model.cards import FACTIONS, JOKER, KIND_WORDS, NEUTRAL, TERRAINS
from stormhall.battalia.model.config import END_REASONS
from stormhall.kernel.table.document_reader import Reader

FACTION_INDEX: Final = {word: i for i, word in enumerate(FACTIONS)}
TERRAIN_INDEX: Final = {**{word: i for i, word in enumerate(TERRAINS)}, "neutral": NEUTRAL}
KIND_INDEX: Final = {**{word: i for i, word in enumerate(KIND_WORDS)}, "joker": JOKER}
SCRAPPED_INDEX: Final = {
    f"{tile}.{terrain}": number * 8 + kind
    for tile, number in TILE_INDEX.items()
    for terrain, kind in TERRAIN_INDEX.items()
}
REASON_INDEX: Final = {word: i for i, word in enumerate(END_REASONS)}
PLACE_WORDS: Final = ["hand", "ambush", "nation", "shelter", "borrowed"]
"""Where a traced card may be, by the bits of its mask."""
PLACE_INDEX: Final = {word: i for i, word in enumerate(PLACE_WORDS)}
FLAG_INDEX: Final = {
    "lit": z.LIT, "borrowed": z.BORROWED_CARD, "may change itself": z.MAY_CHANGE_ITSELF,
    "goes at once": z.GOES_AT_ONCE, "copy": z.COPY, "turned": z.TURNED, "peaceful": z.PEACEFUL,
    "foreign": z.FOREIGN,
}  # fmt: skip
PEAK_LEVEL: Final = 8
"""The highest level of the chip on what is no city."""


def read_removed(reader: Reader) -> int:
    """The mask of the factions that are not in the game: none, one word, or a list."""
    removed = reader.document.get("removed")
    if removed is None:
        return 0
    if isinstance(removed, str):
        return 1 << reader.word("removed", FACTION_INDEX, 0)
    mask = 0
    for faction in reader.words("removed", FACTION_INDEX):
        mask |= 1 << faction
    return mask


def read_flags(record: Reader) -> int:
    """The flags of an open card: their sum as documents have it, or words as people write them."""
    if isinstance(record.document.get("flags"), int):
        return record.integer("flags", 0, 255, 0)
    mask = 0
    for flag in record.words("flags", FLAG_INDEX):
        mask |= flag
    return mask
