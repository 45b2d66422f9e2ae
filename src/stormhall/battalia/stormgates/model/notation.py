"""The words of actions of The Stormgates: those of the base game, of all factions, and its own."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.board import TILE_WORDS, cell_words
from stormhall.battalia.model.cards import FACTIONS, KIND_WORDS, TERRAINS
from stormhall.battalia.model.notation import COMMON_VOCABULARIES, SOURCE_WORDS, BattaliaNotation
from stormhall.battalia.model.verbs import PATTERNS
from stormhall.battalia.stormgates.model.config import HEIGHT, WIDTH
from stormhall.battalia.stormgates.rules.modules import VOCABULARIES, WORDS
from stormhall.kernel.core.kinds import Words


def _patterns() -> list[str]:
    numbered = {number: pattern for words in WORDS for number, pattern in words.items()}
    return PATTERNS + [
        numbered.get(number, f"-{number}") for number in range(len(PATTERNS), max(numbered) + 1)
    ]


NOTATION: Final = BattaliaNotation(
    _patterns(),
    [
        *COMMON_VOCABULARIES,
        Words("faction", FACTIONS),
        Words("terrain", TERRAINS),
        Words("cell", cell_words(WIDTH, HEIGHT)),
        Words("tile", TILE_WORDS),
        Words("kind", KIND_WORDS),
        Words("card", SOURCE_WORDS),
        Words("number", ["none", "one", "both", "first", "second"]),
        *VOCABULARIES,
    ],
)
