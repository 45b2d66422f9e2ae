"""Squares, sides and terrain cards (BT-CMP-7 to -9, -12).

A square is a number counted by rows from the north-west; its name is the letter of its column and
the number of its row, both from 1: `a1` is the north-west corner, `d4` the middle of a 7 x 7 board.
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model.cards import price
from stormhall.battalia.model.components import DATA, FURTHER

Cell = int
Tile = int
Exits = int

SIDES: Final = 4
OPPOSITE: Final[list[int]] = [2, 3, 0, 1]
SIDE_LETTERS: Final = "nesw"

CITY_END: Final = 1
CITY_CROSS: Final = 5
ROAD_STRAIGHT: Final = 6
ROAD_CROSS: Final = 9
TILES: Final = 10
"""Tiles that players build have smaller numbers; the others are on the board from the start."""
RUINS: Final = 10
SANCTUARY: Final = 11
CROSSING: Final = 12
PEAK: Final = 13
ALL_TILES: Final = 24
"""All tile numbers are smaller."""

_TYPES: Final[list[dict[str, Any]]] = DATA["cities"] + DATA["roads"]
TILE_WORDS: Final[list[str]] = [
    "-",
    *[tile["id"].replace("_", ".") for tile in _TYPES],
    "ruins",
    "sanctuary",
    "crossing",
    "peak",
    *[word for box in FURTHER for word in box["added"]["tiles"]],
]
TILE_INDEX: Final[dict[str, int]] = {word: i for i, word in enumerate(TILE_WORDS) if i}
PER_TERRAIN: Final[list[int]] = [0, *[tile["count_per_terrain"] for tile in _TYPES]]
IS_CITY: Final[list[bool]] = [CITY_END <= tile <= CITY_CROSS for tile in range(ALL_TILES)]
IS_ROAD: Final[list[bool]] = [ROAD_STRAIGHT <= tile <= ROAD_CROSS for tile in range(ALL_TILES)]


def mask_of(letters: list[str]) -> Exits:
    """The exits on the sides with these letters."""
    mask = 0
    for letter in letters:
        mask |= 1 << SIDE_LETTERS.index(letter.lower())
    return mask


def turned(exits: Exits) -> Exits:
    """The exits after a quarter turn clockwise."""
    return (exits << 1 | exits >> 3) & 15


def _rotations(exits: Exits) -> list[int]:
    rotations = [exits]
    while turned(rotations[-1]) not in rotations:
        rotations.append(turned(rotations[-1]))
    return sorted(rotations)


ROTATIONS: Final[list[list[int]]] = [[], *[_rotations(mask_of(t["exits"])) for t in _TYPES]]
ROAD_PRICE: Final[list[list[int]]] = [
    price(DATA["costs"]["build_road"][tile["group"]]) if "group" in tile else []
    for tile in [{}, *_TYPES]
]
CITY_PRICE: Final[list[list[int]]] = [
    [],
    *[price(DATA["costs"]["build_city"][str(level)]) for level in range(1, 5)],
]
UPGRADE_PRICE: Final[list[list[int]]] = [
    [],
    [],
    *[price(DATA["costs"]["upgrade_city"][str(level)]) for level in range(2, 5)],
]


def exits_word(exits: Exits) -> str:
    """The letters of the open sides, such as `nw`."""
    word = "".join(SIDE_LETTERS[side] for side in range(SIDES) if exits >> side & 1)
    return "se" if word == "es" else word or "-"


EXITS_WORDS: Final[list[str]] = [exits_word(exits) for exits in range(16)]
EXITS_INDEX: Final[dict[str, int]] = {word: i for i, word in enumerate(EXITS_WORDS)}


def cell_words(width: int, height: int) -> list[str]:
    """The names of all squares of a board."""
    return [f"{chr(ord('a') + i % width)}{i // width + 1}" for i in range(width * height)]
