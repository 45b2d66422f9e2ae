"""The verbs of The Stormgates after those of the base game, and how they are written.

Each chapter has a block of numbers with room to grow. A verb keeps its number, and a number
that is taken stops the start.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.verbs import PATTERNS as BASE_PATTERNS
from stormhall.kernel.core.kinds import NumberedTable

FIRST_VERB: Final = 61
"""The verbs of the base game are below."""

# Shared by several modules.
GAIN: Final = 61  # SG-STE-11, SG-TRD-06, SG-VAL-14: the top card of a kind
GAIN_NAMED: Final = 62
RAISE_CITY: Final = 63  # SG-STE-20, SG-MET-12, SG-VAL-32
PROMOTE: Final = 64  # SG-STE-19, SG-MET-14
PASS: Final = 65

# Royals.
CROWN_CITY: Final = 66

# Gates and the storm.
JUMP: Final = 70
JUMP_DECLARED: Final = 71  # with the gust of the gate that is left (SG-VAL-31)
ECHO: Final = 72
TOP: Final = 73
BLOW: Final = 74

# Trading.
BUILD_POST: Final = 86
SELL: Final = 87
BUY: Final = 88
BUY_NAMED: Final = 89
BARTER: Final = 90

# Fate cards.
DRAW_FATE: Final = 98
KEEP_FATE: Final = 99
TAKE_TOP: Final = 100
SEARCH_REST: Final = 101
COPY: Final = 102

# Great Artefacts.
USE_BAG: Final = 104
USE_STANDARD: Final = 105
USE_MANTLE: Final = 106
VEIL: Final = 107
USE_CRYSTAL: Final = 108
USE_MASK: Final = 109
USE_LOST_SCROLL: Final = 110
AMULET_LURED: Final = 111
TITLE_LURED: Final = 112
TITLE_TWICE_LURED: Final = 113
SCROLL_LURED: Final = 114
DOUBLE_LURED: Final = 115
SUMMON: Final = 116  # SG-GRT-20: with the Lost Scroll

# Teams.
HAND_OVER: Final = 122

# Metamorpha.
ACTIVATE: Final = 128
DRAW: Final = 129

# Zealots.
DOUBLE: Final = 142  # SG-ZEA-04, SG-MET-16: a unit that lies as two
SACRIFICE: Final = 143

# Bilkarr and his potions.
BUY_POTION: Final = 148
DRINK: Final = 149
DRINK_AGAINST: Final = 150
USE_POTION: Final = 151
SOLSTICE_ON: Final = 152
ORDER: Final = 153

# Valleys.
REVEAL: Final = 168
COLLECT: Final = 169
COLLECT_NAMED: Final = 170
STOP: Final = 171
AIM: Final = 172
GIVE: Final = 173
LOWER: Final = 174
LOWER_TWICE: Final = 175
SWAP: Final = 176
SWAP_FATE: Final = 177

# Draft.
DRAFT: Final = 192

VERBS: Final[list[tuple[int, str]]] = [
    (GAIN, "gain {kind}"),
    (GAIN_NAMED, "gain {kind} {faction}"),
    (RAISE_CITY, "raise {cell}"),
    (PROMOTE, "promote {card}"),
    (PASS, "pass"),
    (CROWN_CITY, "crown {cell}"),
    (JUMP, "jump {hero} {cell}"),
    (JUMP_DECLARED, "jump {hero} {cell} gust"),
    (ECHO, "echo {effect}"),
    (TOP, "top"),
    (BLOW, "blow {player} {tent}"),
    (BUILD_POST, "post {cell}"),
    (SELL, "sell {card}"),
    (BUY, "buy {kind}"),
    (BUY_NAMED, "buy {kind} {faction}"),
    (BARTER, "barter"),
    (DRAW_FATE, "draw fate"),
    (KEEP_FATE, "keep fate"),
    (TAKE_TOP, "take top"),
    (SEARCH_REST, "search great"),
    (COPY, "copy {kind}"),
    (USE_BAG, "bag {number}"),
    (USE_STANDARD, "standard"),
    (USE_MANTLE, "mantle"),
    (VEIL, "veil {cell}"),
    (USE_CRYSTAL, "crystal"),
    (USE_MASK, "mask"),
    (USE_LOST_SCROLL, "lost scroll"),
    (AMULET_LURED, "amulet lured {card}"),
    (TITLE_LURED, "title lured {card}"),
    (TITLE_TWICE_LURED, "title twice lured {card}"),
    (SCROLL_LURED, "scroll lured {card}"),
    (DOUBLE_LURED, "double lured {card}"),
    (SUMMON, "summon {neutral}"),
    (HAND_OVER, "hand over {player}"),
    (ACTIVATE, "activate {hero} {card}"),
    (DRAW, "draw {number}"),
    (DOUBLE, "double {card}"),
    (SACRIFICE, "sacrifice {card}"),
    (BUY_POTION, "buy {potion}"),
    (DRINK, "drink {potion}"),
    (DRINK_AGAINST, "drink {potion} against {player}"),
    (USE_POTION, "use {potion}"),
    (SOLSTICE_ON, "solstice {card}"),
    (ORDER, "order {potion} {order}"),
    (REVEAL, "reveal {cell}"),
    (COLLECT, "collect {cell}"),
    (COLLECT_NAMED, "collect {cell} {faction}"),
    (STOP, "stop {hero}"),
    (AIM, "aim {number}"),
    (GIVE, "give {card}"),
    (LOWER, "lower {cell}"),
    (LOWER_TWICE, "lower {cell} twice"),
    (SWAP, "swap {card} for {card}"),
    (SWAP_FATE, "swap {card} for fate"),
    (DRAFT, "draft {card}"),
]
"""Each verb with its pattern."""


def all_patterns(base: list[str], verbs: list[tuple[int, str]]) -> list[str]:
    """Patterns by number, first those of the base game; a hyphen holds a number without a verb."""
    table = NumberedTable("verb")
    for number, pattern in [*enumerate(base), *verbs]:
        table.add(number, pattern)
    return [table.names.get(number, f"-{number}") for number in range(max(table.names) + 1)]


PATTERNS: Final[list[str]] = all_patterns(BASE_PATTERNS, VERBS)
assert len(BASE_PATTERNS) == FIRST_VERB
