"""The words of actions of The Stormgates: those of the base game, of all factions, and its own."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.board import TILE_WORDS, cell_words
from stormhall.battalia.model.cards import FACTIONS, KIND_WORDS, TERRAINS
from stormhall.battalia.model.notation import (
    COMMON_VOCABULARIES,
    PAID,
    SOURCE_WORDS,
    BattaliaNotation,
)
from stormhall.battalia.stormgates.model.config import HEIGHT, WIDTH
from stormhall.battalia.stormgates.model.kinds import EFFECT, NEUTRAL_HERO, ORDER, POTION
from stormhall.battalia.stormgates.model.verbs import PATTERNS
from stormhall.kernel.core.kinds import Words

NOTATION: Final = BattaliaNotation(
    PATTERNS,
    [
        *COMMON_VOCABULARIES,
        Words("faction", FACTIONS),
        Words("terrain", TERRAINS),
        Words("cell", cell_words(WIDTH, HEIGHT)),
        Words("tile", TILE_WORDS),
        Words("kind", KIND_WORDS),
        Words("card", SOURCE_WORDS),
        Words("number", ["none", "one", "both", "first", "second"]),
        POTION,
        NEUTRAL_HERO,
        ORDER,
        EFFECT,
    ],
    (*PAID, "jump", "post", "buy", "reveal", "crown"),
)
