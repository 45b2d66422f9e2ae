"""The words of documents as numbers, and parts that are read alike in all documents."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import END_REASONS
from stormhall.battalia.positions.problems import problem
from stormhall.kernel.table.document_reader import Reader

FACTION_INDEX: Final = {word: i for i, word in enumerate(c.FACTIONS)}
TERRAIN_INDEX: Final = {**{word: i for i, word in enumerate(c.TERRAINS)}, "neutral": c.NEUTRAL}
KIND_INDEX: Final[dict[str, int]] = k.LAID_AS.index
SCRAPPED_INDEX: Final = {
    f"{tile}.{terrain}": number * 8 + kind
    for tile, number in b.TILE_INDEX.items()
    for terrain, kind in TERRAIN_INDEX.items()
}
REASON_INDEX: Final = {word: i for i, word in enumerate(END_REASONS)}
PLACE_WORDS: Final = ["hand", "ambush", "nation", "shelter", "borrowed"]
"""Where a traced card may be, by the bits of its mask."""
PLACE_INDEX: Final = {word: i for i, word in enumerate(PLACE_WORDS)}
HIDDEN_ZONES: Final = (("hand", z.HAND), ("ambush", z.AMBUSH), ("shelter", z.SHELTER))
"""The zones of hidden cards; the zone after each has the masks of those who have seen them."""
DECK_INDEX: Final[dict[str, int]] = {
    **{c.KIND_WORDS[deck]: deck for deck in c.DECK_KINDS},
    **{b.TILE_WORDS[tile]: z.TILE_DECK + tile for tile in range(1, b.TILES)},
}
"""All decks but the supplies."""


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


def read_factions(reader: Reader) -> list[int]:
    """The factions by seat, NONE where none is named."""
    words = reader.document.get("factions")
    factions: list[int] = []
    for word in words if isinstance(words, list) else []:
        faction = FACTION_INDEX.get(word, z.NONE) if isinstance(word, str) else z.NONE
        if word is not None and faction == z.NONE:
            reader.defect("factions", problem("no-faction", word=repr(word)))
        factions.append(faction)
    chosen = [faction for faction in factions if faction != z.NONE]
    reader.expect(len(set(chosen)) == len(chosen), "factions", problem("same-faction"))
    return factions


def read_numbers(reader: Reader, key: str, least: int, most: int, top: int) -> list[int]:
    """A list of `least` to `most` numbers from 0 to `top`; anything else is a defect."""
    numbers = reader.integers(key, [])
    if not least <= len(numbers) <= most:
        reader.defect(key, problem("numbers-count", least=least, most=most, found=len(numbers)))
    elif not all(0 <= number <= top for number in numbers):
        reader.defect(key, problem("numbers", most=top, found=numbers))
    else:
        return numbers
    return []
