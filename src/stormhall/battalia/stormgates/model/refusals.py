"""The facts that refusals of The Stormgates carry besides those of Battalia."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model.options import OPTIONS
from stormhall.kernel.core import kinds
from stormhall.kernel.core.kinds import Either, Fields
from stormhall.kernel.options import option_names

FACTS: Final[Fields] = {
    "effect": sk.EFFECT,
    "module": option_names(OPTIONS),
    "needs": Either(option_names(OPTIONS), kinds.TEXT),
    "neutral": sk.NEUTRAL_HERO,
    "option": option_names(OPTIONS),
    "posts": k.COUNT,
    "potion": sk.POTION,
    "teams": kinds.TEXT,
}
