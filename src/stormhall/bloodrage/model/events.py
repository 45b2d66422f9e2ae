"""The events of Blood Rage, each with the kinds of its facts."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import kinds as k
from stormhall.kernel.core.events import Events
from stormhall.kernel.core.kinds import BySeat, Listed, Maybe, Secret, Sometimes

EVENTS: Final = Events("bloodrage")

# Ages and phases.

CLAN_CHOSEN: Final = EVENTS.declare("clan-chosen", {"seat": k.SEAT, "clan": k.CLAN})
AGE_BEGINS: Final = EVENTS.declare(
    "age-begins", {"age": k.AGE, "first": k.SEAT, "doomed": k.PROVINCE}
)
PHASE: Final = EVENTS.declare("phase", {"age": k.AGE, "phase": k.PHASE})
PACK_SEEN: Final = EVENTS.declare(
    "pack-seen", {"seat": k.SEAT, "count": k.COUNT, "cards": Secret(Listed(k.CARD))}, reveal=True
)
DEALT: Final = EVENTS.declare(
    "dealt", {"seat": k.SEAT, "count": k.COUNT, "cards": Secret(Listed(k.CARD))}, reveal=True
)
ACTIONS_OVER: Final = EVENTS.declare("actions-over", {"age": k.AGE})
DISCARDED: Final = EVENTS.declare(
    "discarded",
    {"seat": k.SEAT, "kept": k.COUNT, "discarded": k.COUNT, "cards": Secret(Listed(k.CARD))},
)
QUEST_REVEALED: Final = EVENTS.declare(
    "quest-revealed", {"seat": k.SEAT, "card": k.CARD, "completed": k.FLAG}, reveal=True
)
PROVINCE_DESTROYED: Final = EVENTS.declare(
    "province-destroyed", {"place": k.PROVINCE, "age": k.AGE}
)
RELEASED: Final = EVENTS.declare("released", {"seat": k.SEAT, "figures": k.COUNT})

# Actions.

PASSED: Final = EVENTS.declare("passed", {"seat": k.SEAT})
INVADED: Final = EVENTS.declare(
    "invaded", {"seat": k.SEAT, "figure": k.FIGURE, "place": k.PLACE, "rage": k.COUNT}
)
MARCHED: Final = EVENTS.declare(
    "marched",
    {
        "seat": k.SEAT,
        "source": k.PROVINCE,
        "target": k.PROVINCE,
        "figures": Listed(k.FIGURE),
        "rage": k.COUNT,
    },
)
UPGRADED: Final = EVENTS.declare(
    "upgraded", {"seat": k.SEAT, "card": k.CARD, "replaced": Sometimes(k.CARD), "rage": k.COUNT}
)
QUEST_COMMITTED: Final = EVENTS.declare("quest-committed", {"seat": k.SEAT, "card": Secret(k.CARD)})
SACRIFICED: Final = EVENTS.declare(
    "sacrificed", {"seat": k.SEAT, "figure": k.FIGURE, "place": k.PLACE}
)
PILLAGING: Final = EVENTS.declare(
    "pillaging", {"seat": k.SEAT, "place": k.PROVINCE, "rage": k.COUNT}
)
JOINED: Final = EVENTS.declare(
    "joined", {"seat": k.SEAT, "figure": k.FIGURE, "source": k.PROVINCE, "place": k.PROVINCE}
)
STAYED_AWAY: Final = EVENTS.declare("stayed-away", {"seat": k.SEAT})
PILLAGED: Final = EVENTS.declare(
    "pillaged", {"seat": k.SEAT, "place": k.PROVINCE, "token": k.TOKEN}
)

# Battles.

BATTLE: Final = EVENTS.declare(
    "battle", {"place": k.PROVINCE, "pillager": k.SEAT, "seats": k.SEATS}
)
REVEALED: Final = EVENTS.declare("revealed", {"cards": BySeat(k.CARD)}, reveal=True)
DECLARED: Final = EVENTS.declare("declared", {"seat": k.SEAT, "strength": k.COUNT})
TEXTS_CANCELLED: Final = EVENTS.declare("texts-cancelled", {"seat": k.SEAT})
CARDS_SWEPT: Final = EVENTS.declare("cards-swept", {"seat": k.SEAT})
SPARED: Final = EVENTS.declare("spared", {"seat": k.SEAT, "figure": k.FIGURE})
CARD_ADDED: Final = EVENTS.declare("card-added", {"seat": k.SEAT, "card": k.CARD})
ADDED_NOTHING: Final = EVENTS.declare("added-nothing", {"seat": k.SEAT})
BATTLE_DECIDED: Final = EVENTS.declare(
    "battle-decided", {"place": k.PROVINCE, "totals": BySeat(k.COUNT), "winner": Maybe(k.SEAT)}
)
CARDS_TAKEN: Final = EVENTS.declare(
    "cards-taken", {"seat": k.SEAT, "from": k.SEAT, "cards": Listed(k.CARD)}
)
RECOVERED: Final = EVENTS.declare(
    "recovered", {"seat": k.SEAT, "cards": Listed(k.CARD), "rage": k.COUNT}
)

# Figures that are destroyed or saved.

DESTROYED: Final = EVENTS.declare(
    "destroyed",
    {"seat": k.SEAT, "place": k.PROVINCE, "figures": Listed(k.FIGURE), "cause": k.CAUSE},
)
RETREATED: Final = EVENTS.declare("retreated", {"seat": k.SEAT, "figure": k.FIGURE})
PROTECTED: Final = EVENTS.declare(
    "protected", {"seat": k.SEAT, "figures": Listed(k.FIGURE), "rage": k.COUNT}
)

# What clans gain.

CARD_USED: Final = EVENTS.declare("card-used", {"seat": k.SEAT, "card": k.CARD})
GLORY_GAINED: Final = EVENTS.declare(
    "glory-gained", {"seat": k.SEAT, "source": k.SOURCE, "glory": k.ANY_NUMBER}
)
STAT_RAISED: Final = EVENTS.declare(
    "stat-raised", {"seat": k.SEAT, "stat": k.STAT, "step": k.STEP, "value": k.COUNT}
)
RAGE_CHANGED: Final = EVENTS.declare(
    "rage-changed", {"seat": k.SEAT, "rage": k.COUNT, "by": k.ANY_NUMBER}
)
