"""The events of The Stormgates, besides those of Battalia."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.events import CARD_OR_NONE, CARDS, FIGURE
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.kernel.core.events import Events
from stormhall.kernel.core.kinds import (
    COUNT,
    FLAG,
    SEAT,
    TEXT,
    BySeat,
    Keyed,
    Listed,
    Maybe,
    Secret,
    Sometimes,
)

EVENTS: Final = Events("stormgates")

# Cards gained for free.

GAINED: Final = EVENTS.declare(
    "gained",
    {"seat": SEAT, "card": k.CARD, "supplies": Sometimes(COUNT), "top": CARD_OR_NONE},
    reveal=True,
)
SHELTER_TOP: Final = EVENTS.declare("shelter-top", {"seat": SEAT, "card": k.CARD}, reveal=True)
PROMOTED: Final = EVENTS.declare(
    "promoted", {"seat": SEAT, "card": k.CARD, "becomes": k.CARD}, reveal=True
)
RETURNED: Final = EVENTS.declare("returned", {"seat": SEAT, "card": k.CARD})
SUPPLIES_GAINED: Final = EVENTS.declare("supplies-gained", {"seat": SEAT, "count": COUNT})
DOUBLED: Final = EVENTS.declare("doubled", {"seat": SEAT, "card": k.CARD})

# Teams and the draft.

HANDED_OVER: Final = EVENTS.declare("handed-over", {"seat": SEAT, "to": SEAT})
DRAFT_PASSED: Final = EVENTS.declare(
    "draft-passed", {"seat": SEAT, "cards": Secret(CARDS)}, reveal=True
)
DRAFTED: Final = EVENTS.declare("drafted", {"seat": SEAT, "card": Secret(k.CARD)})

# Census, royals, veterans.

CENSUS: Final = EVENTS.declare("census", {"week": COUNT, "counts": Sometimes(BySeat(COUNT))})
CROWNED: Final = EVENTS.declare("crowned", {"seat": SEAT, "card": k.CARD})
DETHRONED: Final = EVENTS.declare(
    "dethroned", {"seat": SEAT, "card": k.CARD, "from": TEXT}, reveal=True
)
VETERANS: Final = EVENTS.declare("veterans", {"seats": Listed(SEAT)})

# Gates and the storm.

GATES_LAID: Final = EVENTS.declare("gates-laid", {"gates": Keyed(k.CELL, k.TERRAIN)}, reveal=True)
JUMPED: Final = EVENTS.declare(
    "jumped", {"seat": SEAT, "hero": FIGURE, "from": k.CELL, "to": k.CELL}
)
STORM_EFFECT: Final = EVENTS.declare(
    "storm-effect", {"seat": SEAT, "effect": sk.EFFECT, "number": COUNT}, reveal=True
)
ECHOED: Final = EVENTS.declare("echoed", {"seat": SEAT, "effect": sk.EFFECT, "number": COUNT})
STORM_SHUFFLED: Final = EVENTS.declare("storm-shuffled", {"count": COUNT})
SUMMONED: Final = EVENTS.declare(
    "summoned", {"seat": SEAT, "hero": FIGURE, "from": Maybe(k.CELL, NONE), "to": k.CELL}
)
TENT_BLOWN_AWAY: Final = EVENTS.declare(
    "tent-blown-away", {"seat": SEAT, "owner": SEAT, "cards": CARDS}
)

# Trading.

POST_BUILT: Final = EVENTS.declare("post-built", {"seat": SEAT, "cell": k.CELL, "posts": COUNT})
TRADED: Final = EVENTS.declare(
    "traded", {"seat": SEAT, "given": CARDS, "taken": k.CARD, "top": Sometimes(CARD_OR_NONE)}
)

# Fate cards.

FATE_DRAWN: Final = EVENTS.declare("fate-drawn", {"seat": SEAT, "fate": Secret(COUNT)}, reveal=True)
FATE: Final = EVENTS.declare("fate", {"seat": SEAT, "fate": COUNT, "option": sk.FATE_OPTION})
FATE_LOST: Final = EVENTS.declare("fate-lost", {"seat": SEAT})
GREAT_SEARCHED: Final = EVENTS.declare(
    "great-searched", {"seat": SEAT, "count": COUNT, "cards": Secret(CARDS)}, reveal=True
)

# Great Artefacts.

SUPPLIES_TAKEN: Final = EVENTS.declare("supplies-taken", {"seat": SEAT, "count": COUNT})
RALLIED: Final = EVENTS.declare("rallied", {"seat": SEAT, "card": k.CARD})
VEILED: Final = EVENTS.declare("veiled", {"seat": SEAT, "cell": k.CELL})
UNVEILED: Final = EVENTS.declare("unveiled", {"seat": SEAT})
LOOKED_AHEAD: Final = EVENTS.declare(
    "looked-ahead", {"seat": SEAT, "count": COUNT, "cards": Secret(CARDS)}, reveal=True
)
LAID_ON_TOP: Final = EVENTS.declare(
    "laid-on-top", {"seat": SEAT, "count": COUNT, "cards": Secret(CARDS)}
)
LURED: Final = EVENTS.declare(
    "lured", {"seat": SEAT, "from": SEAT, "card": k.CARD, "attack": COUNT, "defence": COUNT}
)

# Metamorpha, and what the Lost Scroll does with neutral heroes.

NEUTRAL_SUMMONED: Final = EVENTS.declare(
    "neutral-summoned",
    {
        "seat": SEAT,
        "neutral": sk.NEUTRAL_HERO,
        "from": Sometimes(Maybe(k.CELL, NONE)),
        "to": k.CELL,
    },
)
NEUTRAL_LEFT: Final = EVENTS.declare("neutral-left", {"neutral": sk.NEUTRAL_HERO, "cell": k.CELL})
METAMORPHA_ENTERED: Final = EVENTS.declare(
    "metamorpha-entered", {"rolls": Listed(COUNT), "cell": k.CELL}, reveal=True
)
METAMORPHA_MOVED: Final = EVENTS.declare("metamorpha-moved", {"cell": k.CELL})
ACTIVATED: Final = EVENTS.declare(
    "activated", {"seat": SEAT, "hero": FIGURE, "terrain": k.TERRAIN, "card": k.CARD}
)

# Bilkarr and his potions.

BILKARR_CAME: Final = EVENTS.declare("bilkarr-came", {"roll": COUNT, "cell": k.CELL}, reveal=True)
BILKARR_WALKED: Final = EVENTS.declare("bilkarr-walked", {"way": Listed(k.CELL), "corner": FLAG})
POTION_BOUGHT: Final = EVENTS.declare("potion-bought", {"seat": SEAT, "potion": sk.POTION})
POTION_DRUNK: Final = EVENTS.declare(
    "potion-drunk", {"seat": SEAT, "potion": sk.POTION, "victim": Sometimes(SEAT)}
)
POTION_USED: Final = EVENTS.declare("potion-used", {"seat": SEAT, "potion": sk.POTION})
POTION_RETURNED: Final = EVENTS.declare("potion-returned", {"potion": sk.POTION})
SOLSTICE: Final = EVENTS.declare("solstice", {"seat": SEAT, "card": k.CARD})
ENRAGED: Final = EVENTS.declare(
    "enraged", {"seat": SEAT, "count": COUNT, "top": k.CARD, "cards": Secret(CARDS)}, reveal=True
)
ANSWER_FROZEN: Final = EVENTS.declare("answer-frozen", {"seat": SEAT})
ATTACK_VOIDED: Final = EVENTS.declare("attack-voided", {"seat": SEAT, "defender": Maybe(SEAT)})
LINE_FROZEN: Final = EVENTS.declare("line-frozen", {"seat": SEAT, "for": k.PURPOSE, "rival": SEAT})

# Valleys.

REVEALED: Final = EVENTS.declare(
    "revealed", {"seat": SEAT, "cell": k.CELL, "building": Maybe(sk.BUILDING, NONE)}, reveal=True
)
STOPPED: Final = EVENTS.declare("stopped", {"seat": SEAT, "hero": FIGURE})
GUST: Final = EVENTS.declare(
    "gust",
    {"seat": SEAT, "hero": FIGURE, "gate": COUNT, "rolls": Listed(COUNT), "roller": SEAT},
    reveal=True,
)
GUST_SPENT: Final = EVENTS.declare("gust-spent", {"seat": SEAT, "hero": FIGURE, "gate": COUNT})
AIMED: Final = EVENTS.declare("aimed", {"seat": SEAT, "hero": FIGURE})
LOOKED_UNDER_GATE: Final = EVENTS.declare(
    "looked-under-gate", {"seat": SEAT, "cell": k.CELL, "cards": Secret(CARDS)}, reveal=True
)
LOWERED: Final = EVENTS.declare("lowered", {"seat": SEAT, "cell": k.CELL, "level": COUNT})
GREAT_ARTEFACT_GIVEN: Final = EVENTS.declare(
    "great-artefact-given", {"seat": SEAT, "card": k.CARD, "from": TEXT}
)
