"""The board as tables of small ints: provinces, fjords, figures, tracks (section 1 of the rules).

Places are numbered: the eight outer provinces clockwise, Yggdrasil, the four fjords, then the
places off the board. Every table is flat, because compiled code reads flat lists fastest.
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model.components import BOARD, CARDS

Place = int
Province = int
Figure = int
"""A kind of figure: warrior, leader, ship or one of the monsters."""

_ROWS: Final = BOARD["provinces"]
_FJORD_NAMES: Final[list[str]] = list(BOARD["fjords"])

OUTER: Final = 8
YGGDRASIL: Final = 8
PROVINCES: Final = 9
FIRST_FJORD: Final = 9
PLACES: Final = 13
RESERVE: Final = 13
VALHALLA: Final = 14
BOX: Final = 15
STRIDE: Final = 16
"""Places per seat in the flat lists of the state, the three off the board included."""

PROVINCE_NAMES: Final[list[str]] = [row["name"] for row in _ROWS] + [BOARD["centre"]]
PLACE_NAMES: Final[list[str]] = PROVINCE_NAMES + _FJORD_NAMES

UNLIMITED: Final = 99
VILLAGES: Final[list[int]] = [row["villages"] for row in _ROWS] + [UNLIMITED] * (STRIDE - OUTER)
"""How many figures fit; Yggdrasil, fjords and the places off the board have no limit."""
FJORD_OF: Final[list[int]] = [FIRST_FJORD + _FJORD_NAMES.index(row["fjord"]) for row in _ROWS] + [
    BOX
]
"""The fjord that supports a province; Yggdrasil has the box, where nobody fights."""
SUPPORTED: Final[list[int]] = [
    sum(1 << p for p in range(OUTER) if FJORD_OF[p] == FIRST_FJORD + f)
    for f in range(len(_FJORD_NAMES))
]
"""Masks of the provinces that each fjord supports."""
NEIGHBOURS: Final[list[int]] = [
    1 << (p + 1) % OUTER | 1 << (p - 1) % OUTER | 1 << YGGDRASIL for p in range(OUTER)
] + [(1 << OUTER) - 1]
"""Masks of the provinces next to each province."""
REGIONS: Final[dict[str, int]] = {
    region: sum(1 << p for p, row in enumerate(_ROWS) if row["region"] == region)
    for region in ("manheim", "alfheim", "jotunheim")
}

WARRIOR: Final = 0
LEADER: Final = 1
SHIP: Final = 2
FIRST_MONSTER: Final = 3
FIGURE_KINDS: Final = 12
FIGURE_NAMES: Final[list[str]] = ["warrior", "leader", "ship"] + [
    card["figure"] for card in CARDS if card["kind"] == "monster"
]
assert len(FIGURE_NAMES) == FIGURE_KINDS
FIGURE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(FIGURE_NAMES)}
SEA_SERPENT: Final[int] = FIGURE_INDEX["sea-serpent"]
DARK_ELF: Final[int] = FIGURE_INDEX["dark-elf"]
VALKYRIE: Final[int] = FIGURE_INDEX["valkyrie"]
FROST_GIANT: Final[int] = FIGURE_INDEX["frost-giant"]
VOLUR_WITCH: Final[int] = FIGURE_INDEX["volur-witch"]
WARRIORS: Final[int] = BOARD["figures"]["warrior"]
START_FIGURES: Final[int] = WARRIORS + 2
"""BR-SET-2: the Warriors, the Leader and the Ship."""
BASE_STRENGTH: Final[list[int]] = [
    BOARD["strength"]["warrior"],
    BOARD["strength"]["leader"],
    BOARD["strength"]["ship"],
] + [card["strength"] for card in CARDS if card["kind"] == "monster"]

RAGE: Final = 0
AXES: Final = 1
HORNS: Final = 2
STATS: Final = 3
STEPS: Final = 6
STAT_NAMES: Final[list[str]] = ["rage", "axes", "horns"]
TRACK: Final[list[int]] = [value for stat in STAT_NAMES for value in BOARD["tracks"][stat]]
"""Value of a stat on a step: `TRACK[stat * 6 + step]`, steps counted from 0."""
LEGENDS: Final[list[int]] = list(BOARD["legends"])

TOKEN_GLORY: Final = 3
TOKEN_ALL: Final = 4
TOKEN_NAMES: Final[list[str]] = ["rage", "axes", "horns", "glory", "all"]
TOKENS: Final[list[int]] = [
    TOKEN_NAMES.index(name) for name, count in BOARD["pillage_tokens"].items() for _ in range(count)
]
GLORY_OF_TOKEN: Final[int] = BOARD["glory_token"]

CLAN_NAMES: Final[list[str]] = list(BOARD["clans"])
DESTROYED_AT_THE_START: Final[list[int]] = [0, 0] + [
    BOARD["ruined_at_the_start"][str(seats)] for seats in (2, 3, 4)
]
PACK: Final[int] = BOARD["pack"]
PICKS: Final[int] = BOARD["picks"]
RAGNAROK_GLORY: Final[list[int]] = list(BOARD["ragnarok_glory"])
AGES: Final = 3
PHASES: Final[list[str]] = ["gifts", "action", "discard", "quests", "ragnarok", "valhalla", "end"]

SOURCES: Final[list[str]] = [
    "battle", "pillage", "quests", "ragnarok", "valhalla", "dragons", "cards", "watch", "stolen",
    "slaughter", "legends", "conquest", "given",
]  # fmt: skip
"""Sources of glory; `given` is glory that a position states without its source."""
BATTLE_GLORY: Final = 0
PILLAGE_GLORY: Final = 1
QUEST_GLORY: Final = 2
RAGNAROK: Final = 3
VALHALLA_GLORY: Final = 4
DRAGONS: Final = 5
CARD_GLORY: Final = 6
WATCH: Final = 7
STOLEN: Final = 8
SLAUGHTER: Final = 9
LEGENDARY: Final = 10
CONQUEST: Final = 11
GIVEN: Final = 12
SOURCE_COUNT: Final = 13

PLACE_SPELLINGS: Final[dict[str, str]] = {"myrkulor": "myrkvlor"}
"""By other spelling: the word of the place. This one is of our first release."""
