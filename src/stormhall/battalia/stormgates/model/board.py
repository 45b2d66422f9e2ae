"""The terrain cards that The Stormgates add (SG-GAT-01, SG-VAL-01).

Boards and squares are laid out by `StormgatesConfig._layout` in `config.py` (SG-SET-04).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.board import TILE_WORDS

GATE: Final = 14
TOWN_CENTRE: Final = 15
VALLEY_CROSSING: Final = 16
BUILDING: Final = 17
CONNECTION: Final = 18
COVERED_CROSSING: Final = 19
COVERED_BUILDING: Final = 20

for _tile, _word in (
    (GATE, "gate"), (TOWN_CENTRE, "centre"), (VALLEY_CROSSING, "valley"), (BUILDING, "building"),
    (CONNECTION, "connection"), (COVERED_CROSSING, "covered.valley"),
    (COVERED_BUILDING, "covered.building"),
):  # fmt: skip
    assert TILE_WORDS[_tile] == _word, f"tile {_tile} is {TILE_WORDS[_tile]!r}, not {_word!r}"
