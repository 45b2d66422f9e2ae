"""The words of documents as numbers, and the parts of a document that are read alike in complete
and in handwritten positions."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import END_REASONS
from stormhall.battalia.model.state import BattaliaState
from stormhall.kernel.table.document_reader import Reader

FACTION_INDEX: Final = {word: i for i, word in enumerate(c.FACTIONS)}
TERRAIN_INDEX: Final = {**{word: i for i, word in enumerate(c.TERRAINS)}, "neutral": c.NEUTRAL}
KIND_INDEX: Final = {**{word: i for i, word in enumerate(c.KIND_WORDS)}, "joker": c.JOKER}
SCRAPPED_INDEX: Final = {
    f"{tile}.{terrain}": number * 8 + kind
    for tile, number in b.TILE_INDEX.items()
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
HIDDEN_ZONES: Final = (("hand", z.HAND), ("ambush", z.AMBUSH), ("shelter", z.SHELTER))
"""The zones of hidden cards; the zone after each has the masks of those who have seen them."""
PEAK_LEVEL: Final = 8
"""The highest level of a chip that lies on anything but a city."""


def deck_name(deck: int) -> str:
    """The word of a deck."""
    return b.TILE_WORDS[deck - z.TILE_DECK] if deck > z.TILE_DECK else c.KIND_WORDS[deck]


def pool_decks() -> list[int]:
    """The numbers of all decks but the supplies."""
    return c.DECK_KINDS + [z.TILE_DECK + tile for tile in range(1, b.TILES)]


def read_deck(reader: Reader, key: str, deck: int) -> list[int]:
    """Cards of a deck; the decks of tiles name them by their terrains."""
    if deck <= z.TILE_DECK:
        return reader.words(key, c.CARD_INDEX)
    return [(deck - z.TILE_DECK) * 8 + terrain for terrain in reader.words(key, TERRAIN_INDEX)]


def mask_of(bits: list[int]) -> int:
    """The mask that has these bits."""
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask


def read_removed(reader: Reader) -> int:
    """The mask of the factions that are not in the game: none, one word, or a list."""
    removed = reader.document.get("removed")
    if removed is None:
        return 0
    if isinstance(removed, str):
        return 1 << reader.word("removed", FACTION_INDEX, 0)
    return mask_of(reader.words("removed", FACTION_INDEX))


def read_impassable(state: BattaliaState, reader: Reader) -> None:
    """The squares that are impassable."""
    blocked = bytearray(state.config.cells)
    for cell in reader.words("impassable", state.config.cell_index):
        blocked[cell] = 1
    state.block(bytes(blocked))


def read_chip(state: BattaliaState, tile: Reader, cell: int, least: int) -> None:
    """A player's chip; its level is `least` if the document names none."""
    owner = tile.integer("owner", 0, state.seats - 1, 0)
    most = state.config.top_level if b.IS_CITY[state.tiles[cell]] else PEAK_LEVEL
    state.set_chip(cell, owner + 1, tile.integer("level", least, most, least))


def read_open_card(record: Reader, card: int, kind: int, most_uses: int) -> bytes:
    """An open card that counts as a kind, unless the document names another one.

    Its flags are their sum, as documents have it, or words, as people write them.
    """
    kind = record.word("as", KIND_INDEX, kind)
    uses = record.integer("uses", 1, most_uses, 1)
    if isinstance(record.document.get("flags"), int):
        flags = record.integer("flags", 0, 255, 0)
    else:
        flags = sum(set(record.words("flags", FLAG_INDEX)))
    return bytes((card, kind, uses, flags))


def read_tent(tent: Reader, card: int, content: list[int], *, temporary: bool) -> bytes:
    """A tent with its content, which may be copies of cards."""
    flags = z.TEMPORARY if tent.boolean("temporary", temporary) else 0
    return bytes((card, *sorted([*content, z.NONE, z.NONE][:2]), flags))
