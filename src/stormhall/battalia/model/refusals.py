"""The facts that refusals of Battalia carry."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.notation import TENT_PLACES
from stormhall.battalia.model.options import OPTIONS
from stormhall.kernel.core import kinds
from stormhall.kernel.core.kinds import Counted, Either, Fields, Listed, Words
from stormhall.kernel.options import option_names, option_values

PROBLEM: Final[Words] = Words("problem", ["no city of yours", "out of play", "taken", "impassable"])

FACTS: Final[Fields] = {
    "attack": k.COUNT,
    "card": k.SOURCE,
    "cards": k.COUNT,
    "cell": k.CELL,
    "defence": k.COUNT,
    "deck": Either(k.KIND, k.TILE),
    "edition": option_values(OPTIONS, "edition"),
    "exits": k.EXITS,
    "faction": k.FACTION,
    "hero": Counted("hero", HEROES),
    "kind": k.KIND,
    "level": k.COUNT,
    "option": option_names(OPTIONS),
    "player": kinds.PLAYER,
    "points": k.COUNT,
    "price": Listed(kinds.AMOUNT),
    "problem": PROBLEM,
    "purpose": k.PURPOSE,
    "ranks": k.RANKS,
    "scenario": option_values(OPTIONS, "scenario"),
    "seats": k.COUNT,
    "steps": Listed(k.COUNT),
    "supplies": k.COUNT,
    "tent": Counted("tent", TENT_PLACES),
    "terrain": k.TERRAIN,
    "tile": k.TILE,
    "BT-COH-6.player": k.SEAT,
}
