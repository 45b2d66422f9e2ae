"""The events of Battalia: what is told when something happens, and who may know which fact.

Cards are told as their numbers, squares as theirs; words are made when somebody looks.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.config import END_REASONS, HEROES
from stormhall.kernel.core.events import Events
from stormhall.kernel.core.kinds import (
    COUNT,
    SEAT,
    Counted,
    Keyed,
    Listed,
    Maybe,
    Secret,
    Sometimes,
    Words,
)

EVENTS: Final = Events("battalia")

ANSWERS: Final = Words("answer", ["fight", "surrender"])
CARDS: Final = Listed(k.CARD)
CARD_OR_NONE: Final = Maybe(k.CARD)
FIGHT: Final = 0
FIGURE: Final = Counted("hero", HEROES)
REASON: Final = Words("reason", END_REASONS)
SURRENDER: Final = 1
TARGET: Final = Words("attacked", ["place", "hero", "neutral"])

# Setting up.

FACTION_REMOVED: Final = EVENTS.declare("faction-removed", {"seat": SEAT, "faction": k.FACTION})
FACTION_CHOSEN: Final = EVENTS.declare("faction-chosen", {"seat": SEAT, "faction": k.FACTION})
SETTLED: Final = EVENTS.declare("settled", {"seat": SEAT, "cell": k.CELL})
FOUNDED: Final = EVENTS.declare(
    "founded",
    {"seat": SEAT, "tile": k.TILE, "cell": k.CELL, "exits": k.EXITS, "terrain": k.TERRAIN},
    reveal=True,
)
MUSTERED: Final = EVENTS.declare("mustered", {"seat": SEAT, "cell": k.CELL})

# Days and turns.

DAY: Final = EVENTS.declare(
    "day", {"day": COUNT, "lit": Sometimes(k.KIND), "matching": Sometimes(k.KIND)}
)
TURN: Final = EVENTS.declare("turn", {"seat": SEAT, "day": COUNT})
AMBUSH_PICKED_UP: Final = EVENTS.declare("ambush-picked-up", {"seat": SEAT, "count": COUNT})
CLEANED_UP: Final = EVENTS.declare("cleaned-up", {"seat": SEAT, "count": COUNT})
DRAWN: Final = EVENTS.declare(
    "drawn", {"seat": SEAT, "count": COUNT, "cards": Secret(CARDS)}, reveal=True
)
NATION_RESHUFFLED: Final = EVENTS.declare("nation-reshuffled", {"seat": SEAT}, reveal=True)
GAME_OVER: Final = EVENTS.declare("game-over", {"reason": REASON})

# Cohort and mulligan.

MULLIGAN: Final = EVENTS.declare("mulligan", {"seat": SEAT, "discarded": COUNT})
COHORT: Final = EVENTS.declare("cohort", {"seat": SEAT, "groups": Keyed(k.FACTION, COUNT)})
COHORT_SHOWN: Final = EVENTS.declare(
    "cohort-shown", {"seat": SEAT, "to": SEAT, "cards": Secret(CARDS)}, reveal=True
)

# Lines of cards and what they bring.

LINE: Final = EVENTS.declare("line", {"seat": SEAT, "for": k.PURPOSE, "cards": Listed(k.SOURCE)})
HIRED: Final = EVENTS.declare(
    "hired", {"seat": SEAT, "card": k.CARD, "supply": COUNT, "top": CARD_OR_NONE}, reveal=True
)
CREATED: Final = EVENTS.declare(
    "created", {"seat": SEAT, "card": k.CARD, "top": CARD_OR_NONE}, reveal=True
)
BUILT: Final = EVENTS.declare(
    "built",
    {
        "seat": SEAT,
        "tile": k.TILE,
        "cell": k.CELL,
        "exits": k.EXITS,
        "terrain": k.TERRAIN,
        "level": COUNT,
    },
    reveal=True,
)
UPGRADED: Final = EVENTS.declare("upgraded", {"seat": SEAT, "cell": k.CELL, "level": COUNT})
IMPASSABLE: Final = EVENTS.declare("impassable", {"cells": Listed(k.CELL)})

# Heroes.

HERO_HIRED: Final = EVENTS.declare("hero-hired", {"seat": SEAT, "hero": FIGURE, "cell": k.CELL})
MOVED: Final = EVENTS.declare("moved", {"seat": SEAT, "hero": FIGURE, "from": k.CELL, "to": k.CELL})
HERO_LOST: Final = EVENTS.declare("hero-lost", {"seat": SEAT, "hero": FIGURE, "cell": k.CELL})

# Ambush.

SUSPENDED: Final = EVENTS.declare("suspended", {"seat": SEAT, "card": k.CARD})
AMBUSHED: Final = EVENTS.declare("ambushed", {"seat": SEAT, "card": Secret(k.CARD)})
AMBUSH_DISCARDED: Final = EVENTS.declare("ambush-discarded", {"seat": SEAT, "cards": CARDS})

# Artefacts.

AMULET_ROLLED: Final = EVENTS.declare(
    "amulet-rolled",
    {"seat": SEAT, "amulet": k.CARD, "card": k.CARD, "roll": COUNT},
    reveal=True,
)
TRANSFORMED: Final = EVENTS.declare(
    "transformed", {"seat": SEAT, "card": k.CARD, "becomes": k.CARD}, reveal=True
)
NAMED: Final = EVENTS.declare("named", {"seat": SEAT, "card": k.CARD, "kind": k.KIND})
PITCHED: Final = EVENTS.declare("pitched", {"seat": SEAT, "cards": CARDS})
STRUCK: Final = EVENTS.declare("struck", {"seat": SEAT, "tent": CARD_OR_NONE, "cards": CARDS})

# Great Artefacts.

GREAT_ARTEFACT: Final = EVENTS.declare("great-artefact", {"seat": SEAT, "card": k.CARD})
GREAT_ARTEFACT_WON: Final = EVENTS.declare(
    "great-artefact-won", {"seat": SEAT, "card": k.CARD}, reveal=True
)
GREAT_ARTEFACT_LEFT: Final = EVENTS.declare("great-artefact-left", {"seat": SEAT})
RECALLED: Final = EVENTS.declare("recalled", {"seat": SEAT, "card": k.CARD})
FLOWN: Final = EVENTS.declare("flown", {"seat": SEAT, "hero": FIGURE, "from": k.CELL, "to": k.CELL})
NATION_SEARCHED: Final = EVENTS.declare(
    "nation-searched", {"seat": SEAT, "from": SEAT, "cards": Secret(CARDS)}, reveal=True
)
BORROWED: Final = EVENTS.declare("borrowed", {"seat": SEAT, "from": SEAT, "card": Secret(k.CARD)})
TERRAIN_REPLACED: Final = EVENTS.declare(
    "terrain-replaced",
    {"seat": SEAT, "cell": k.CELL, "from": k.TERRAIN, "to": k.TERRAIN},
    reveal=True,
)
TERRAIN_EXCHANGED: Final = EVENTS.declare(
    "terrain-exchanged", {"seat": SEAT, "cells": Listed(k.CELL)}
)

# Attacks and battles.

ANNEXED: Final = EVENTS.declare("annexed", {"seat": SEAT, "cell": k.CELL})
ATTACKED: Final = EVENTS.declare(
    "attacked", {"seat": SEAT, "cell": k.CELL, "defender": Maybe(SEAT), "target": TARGET}
)
ANSWERED: Final = EVENTS.declare("answered", {"seat": SEAT, "answer": ANSWERS})
HEROES_JOINED: Final = EVENTS.declare("heroes-joined", {"seat": SEAT, "heroes": COUNT})
BATTLE_CARD: Final = EVENTS.declare(
    "battle-card",
    {"seat": SEAT, "card": k.CARD, "strength": COUNT, "attack": COUNT, "defence": COUNT},
)
UNBOUND_FED: Final = EVENTS.declare("unbound-fed", {"seat": SEAT, "total": COUNT})
RETREATED: Final = EVENTS.declare("retreated", {"seat": SEAT, "from": k.CELL, "to": k.CELL})
BATTLE_OVER: Final = EVENTS.declare(
    "battle-over",
    {"seat": SEAT, "defender": SEAT, "attack": COUNT, "defence": COUNT, "winner": SEAT},
)
DEFENDER_CLEARED: Final = EVENTS.declare("defender-cleared", {"seat": SEAT, "cards": CARDS})
CITY_TAKEN: Final = EVENTS.declare("city-taken", {"seat": SEAT, "cell": k.CELL, "level": COUNT})
ATTACK_FAILED: Final = EVENTS.declare("attack-failed", {"seat": SEAT})
GUARD_BEATEN: Final = EVENTS.declare("guard-beaten", {"seat": SEAT, "cell": k.CELL})
VASSAL: Final = EVENTS.declare(
    "vassal", {"seat": SEAT, "card": k.CARD, "supply": COUNT, "top": CARD_OR_NONE}, reveal=True
)

# The volcano.

SEALED: Final = EVENTS.declare(
    "sealed", {"seat": SEAT, "cell": k.CELL, "cards": Secret(CARDS)}, reveal=True
)
PEAK_TAKEN: Final = EVENTS.declare("peak-taken", {"seat": SEAT})
