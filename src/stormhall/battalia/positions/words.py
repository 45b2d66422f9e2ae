"""The words of documents as numbers, and parts that are read alike in all documents."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import END_REASONS
from stormhall.battalia.positions.problems import problem
from stormhall.kernel.core.kinds import Kind, Words
from stormhall.kernel.core.plain import is_whole
from stormhall.kernel.table.document_reader import Reader

FACTION_INDEX: Final = {word: i for i, word in enumerate(c.FACTIONS)}
TERRAIN_INDEX: Final = {**{word: i for i, word in enumerate(c.TERRAINS)}, "neutral": c.NEUTRAL}
EXITS_INDEX: Final = {
    "".join(letters): exits
    for word, exits in b.EXITS_INDEX.items()
    if exits
    for letters in permutations(word)
}
"""The sides of a tile, in any order."""
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


FLAG_INDEX: Final = {
    "lit": z.LIT, "borrowed": z.BORROWED_CARD, "may change itself": z.MAY_CHANGE_ITSELF,
    "goes at once": z.GOES_AT_ONCE, "copy": z.COPY, "turned": z.TURNED, "peaceful": z.PEACEFUL,
    "foreign": z.FOREIGN,
}  # fmt: skip
"""The flags of open cards."""


def flag_words(flags: int) -> list[str]:
    """The words of a sum of flags."""
    return [word for word, flag in FLAG_INDEX.items() if flags & flag]


def read_flags(reader: Reader) -> int:
    """The flags of an open card, in words or, in older documents, as their sum."""
    if is_whole(reader.get("flags")):
        return reader.integer("flags", 0, 255, 0)
    return sum(set(reader.words("flags", FLAG_INDEX)))


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
    removed = reader.get("removed")
    if removed is None:
        return 0
    if isinstance(removed, str):
        return 1 << reader.word("removed", FACTION_INDEX, 0)
    return mask_of(reader.words("removed", FACTION_INDEX))


def read_factions(reader: Reader) -> list[int]:
    """The factions by seat, NONE where none is named."""
    words = reader.get("factions")
    is_list = words is None or isinstance(words, list)
    reader.expect(is_list, "factions", problem("list", found=repr(words)))
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


def position_words() -> dict[str, Kind]:
    """The vocabularies of what people write, by name."""
    return {
        "card": k.CARD,
        "cell": k.CELL,
        "faction": k.FACTION,
        "kind": k.LAID_AS,
        "tile": k.TILE,
        "flag": Words("flag", list(FLAG_INDEX)),
        "exits": Words("exits", list(EXITS_INDEX)),
        "terrain": Words("terrain", list(TERRAIN_INDEX)),
        "deck": Words("deck", [*DECK_INDEX, c.KIND_WORDS[c.SUPPLY]]),
    }
