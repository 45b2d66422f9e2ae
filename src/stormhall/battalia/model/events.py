"""The events of Battalia: their facts, and who may know which fact.

They are logged as numbers and put into words on demand.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.config import END_REASONS, HEROES
from stormhall.kernel.core import kinds
from stormhall.kernel.core.events import Events

EVENTS: Final = Events("battalia")

ANSWERS: Final = kinds.Words("answer", ["fight", "surrender"])
CARDS: Final = kinds.Listed(k.CARD)
CARD_OR_NONE: Final = kinds.Maybe(k.CARD)
FIGHT: Final = 0
FIGURE: Final = kinds.Counted("hero", HEROES)
REASON: Final = kinds.Words("reason", END_REASONS, "message")
SURRENDER: Final = 1
TARGET: Final = kinds.Words("attacked", ["place", "hero", "neutral"])

# Setting up.

FACTION_REMOVED: Final = EVENTS.declare(
    "faction-removed", {"seat": kinds.SEAT, "faction": k.FACTION}
)
FACTION_CHOSEN: Final = EVENTS.declare("faction-chosen", {"seat": kinds.SEAT, "faction": k.FACTION})
SETTLED: Final = EVENTS.declare("settled", {"seat": kinds.SEAT, "cell": k.CELL})
FOUNDED: Final = EVENTS.declare(
    "founded",
    {"seat": kinds.SEAT, "tile": k.TILE, "cell": k.CELL, "exits": k.EXITS, "terrain": k.TERRAIN},
    reveal=True,
)
MUSTERED: Final = EVENTS.declare("mustered", {"seat": kinds.SEAT, "cell": k.CELL})

# Days and turns.

DAY: Final = EVENTS.declare(
    "day", {"day": kinds.COUNT, "lit": kinds.Sometimes(k.KIND), "matching": kinds.Sometimes(k.KIND)}
)
TURN: Final = EVENTS.declare("turn", {"seat": kinds.SEAT, "day": kinds.COUNT})
AMBUSH_PICKED_UP: Final = EVENTS.declare(
    "ambush-picked-up", {"seat": kinds.SEAT, "count": kinds.COUNT}
)
CLEANED_UP: Final = EVENTS.declare("cleaned-up", {"seat": kinds.SEAT, "count": kinds.COUNT})
DRAWN: Final = EVENTS.declare(
    "drawn", {"seat": kinds.SEAT, "count": kinds.COUNT, "cards": kinds.Secret(CARDS)}, reveal=True
)
NATION_RESHUFFLED: Final = EVENTS.declare("nation-reshuffled", {"seat": kinds.SEAT}, reveal=True)
GAME_OVER: Final = EVENTS.declare("game-over", {"reason": REASON})

# Cohort and mulligan.

MULLIGAN: Final = EVENTS.declare("mulligan", {"seat": kinds.SEAT, "discarded": kinds.COUNT})
COHORT: Final = EVENTS.declare(
    "cohort", {"seat": kinds.SEAT, "groups": kinds.Keyed(k.FACTION, kinds.COUNT)}
)
COHORT_SHOWN: Final = EVENTS.declare(
    "cohort-shown",
    {"seat": kinds.SEAT, "to": kinds.SEAT, "cards": kinds.Secret(CARDS)},
    reveal=True,
)

# Lines of cards and what they bring.

LINE: Final = EVENTS.declare(
    "line", {"seat": kinds.SEAT, "for": k.PURPOSE, "cards": kinds.Listed(k.SOURCE)}
)
HIRED: Final = EVENTS.declare(
    "hired",
    {"seat": kinds.SEAT, "card": k.CARD, "supply": kinds.COUNT, "top": CARD_OR_NONE},
    reveal=True,
)
CREATED: Final = EVENTS.declare(
    "created", {"seat": kinds.SEAT, "card": k.CARD, "top": CARD_OR_NONE}, reveal=True
)
BUILT: Final = EVENTS.declare(
    "built",
    {
        "seat": kinds.SEAT,
        "tile": k.TILE,
        "cell": k.CELL,
        "exits": k.EXITS,
        "terrain": k.TERRAIN,
        "level": kinds.COUNT,
    },
    reveal=True,
)
UPGRADED: Final = EVENTS.declare(
    "upgraded", {"seat": kinds.SEAT, "cell": k.CELL, "level": kinds.COUNT}
)
IMPASSABLE: Final = EVENTS.declare("impassable", {"cells": kinds.Listed(k.CELL)})

# Heroes.

HERO_HIRED: Final = EVENTS.declare(
    "hero-hired", {"seat": kinds.SEAT, "hero": FIGURE, "cell": k.CELL}
)
MOVED: Final = EVENTS.declare(
    "moved", {"seat": kinds.SEAT, "hero": FIGURE, "from": k.CELL, "to": k.CELL}
)
HERO_LOST: Final = EVENTS.declare("hero-lost", {"seat": kinds.SEAT, "hero": FIGURE, "cell": k.CELL})

# Ambush.

SUSPENDED: Final = EVENTS.declare("suspended", {"seat": kinds.SEAT, "card": k.CARD})
AMBUSHED: Final = EVENTS.declare("ambushed", {"seat": kinds.SEAT, "card": kinds.Secret(k.CARD)})
AMBUSH_DISCARDED: Final = EVENTS.declare("ambush-discarded", {"seat": kinds.SEAT, "cards": CARDS})

# Artefacts.

AMULET_ROLLED: Final = EVENTS.declare(
    "amulet-rolled",
    {"seat": kinds.SEAT, "amulet": k.CARD, "card": k.CARD, "roll": kinds.COUNT},
    reveal=True,
)
TRANSFORMED: Final = EVENTS.declare(
    "transformed", {"seat": kinds.SEAT, "card": k.CARD, "becomes": k.CARD}, reveal=True
)
NAMED: Final = EVENTS.declare("named", {"seat": kinds.SEAT, "card": k.CARD, "kind": k.KIND})
PITCHED: Final = EVENTS.declare("pitched", {"seat": kinds.SEAT, "cards": CARDS})
STRUCK: Final = EVENTS.declare("struck", {"seat": kinds.SEAT, "tent": CARD_OR_NONE, "cards": CARDS})

# Great Artefacts.

GREAT_ARTEFACT: Final = EVENTS.declare("great-artefact", {"seat": kinds.SEAT, "card": k.CARD})
GREAT_ARTEFACT_WON: Final = EVENTS.declare(
    "great-artefact-won", {"seat": kinds.SEAT, "card": k.CARD}, reveal=True
)
GREAT_ARTEFACT_LEFT: Final = EVENTS.declare("great-artefact-left", {"seat": kinds.SEAT})
RECALLED: Final = EVENTS.declare("recalled", {"seat": kinds.SEAT, "card": k.CARD})
FLOWN: Final = EVENTS.declare(
    "flown", {"seat": kinds.SEAT, "hero": FIGURE, "from": k.CELL, "to": k.CELL}
)
NATION_SEARCHED: Final = EVENTS.declare(
    "nation-searched",
    {"seat": kinds.SEAT, "from": kinds.SEAT, "cards": kinds.Secret(CARDS)},
    reveal=True,
)
BORROWED: Final = EVENTS.declare(
    "borrowed", {"seat": kinds.SEAT, "from": kinds.SEAT, "card": kinds.Secret(k.CARD)}
)
TERRAIN_REPLACED: Final = EVENTS.declare(
    "terrain-replaced",
    {"seat": kinds.SEAT, "cell": k.CELL, "from": k.TERRAIN, "to": k.TERRAIN},
    reveal=True,
)
TERRAIN_EXCHANGED: Final = EVENTS.declare(
    "terrain-exchanged", {"seat": kinds.SEAT, "cells": kinds.Listed(k.CELL)}
)

# Attacks and battles.

ANNEXED: Final = EVENTS.declare("annexed", {"seat": kinds.SEAT, "cell": k.CELL})
ATTACKED: Final = EVENTS.declare(
    "attacked",
    {"seat": kinds.SEAT, "cell": k.CELL, "defender": kinds.Maybe(kinds.SEAT), "target": TARGET},
)
ANSWERED: Final = EVENTS.declare("answered", {"seat": kinds.SEAT, "answer": ANSWERS})
HEROES_JOINED: Final = EVENTS.declare("heroes-joined", {"seat": kinds.SEAT, "heroes": kinds.COUNT})
BATTLE_CARD: Final = EVENTS.declare(
    "battle-card",
    {
        "seat": kinds.SEAT,
        "card": k.CARD,
        "strength": kinds.COUNT,
        "attack": kinds.COUNT,
        "defence": kinds.COUNT,
    },
)
UNBOUND_FED: Final = EVENTS.declare("unbound-fed", {"seat": kinds.SEAT, "total": kinds.COUNT})
RETREATED: Final = EVENTS.declare("retreated", {"seat": kinds.SEAT, "from": k.CELL, "to": k.CELL})
BATTLE_OVER: Final = EVENTS.declare(
    "battle-over",
    {
        "seat": kinds.SEAT,
        "defender": kinds.SEAT,
        "attack": kinds.COUNT,
        "defence": kinds.COUNT,
        "winner": kinds.SEAT,
    },
)
DEFENDER_CLEARED: Final = EVENTS.declare("defender-cleared", {"seat": kinds.SEAT, "cards": CARDS})
CITY_TAKEN: Final = EVENTS.declare(
    "city-taken", {"seat": kinds.SEAT, "cell": k.CELL, "level": kinds.COUNT}
)
ATTACK_FAILED: Final = EVENTS.declare("attack-failed", {"seat": kinds.SEAT})
GUARD_BEATEN: Final = EVENTS.declare("guard-beaten", {"seat": kinds.SEAT, "cell": k.CELL})
VASSAL: Final = EVENTS.declare(
    "vassal",
    {"seat": kinds.SEAT, "card": k.CARD, "supply": kinds.COUNT, "top": CARD_OR_NONE},
    reveal=True,
)

# The volcano.

SEALED: Final = EVENTS.declare(
    "sealed", {"seat": kinds.SEAT, "cell": k.CELL, "cards": kinds.Secret(CARDS)}, reveal=True
)
PEAK_TAKEN: Final = EVENTS.declare("peak-taken", {"seat": kinds.SEAT})
