"""What is printed on the components of The Stormgates and of Battalia."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stormhall.battalia.display import printed as base
from stormhall.battalia.model import cards as c
from stormhall.battalia.stormgates.model.cards import CASKET, KING, QUEEN, STARDUST
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import HEIGHT, WIDTH

if TYPE_CHECKING:
    from stormhall.battalia.display.documents import BattaliaPrinted, PrintedKind

RULES: Final[dict[str, str]] = {
    **base.RULES,
    # Cards.
    "queen": "SG-ROY-07",
    "king": "SG-ROY-08",
    "stardust": "SG-TRD-01",
    "casket": "SG-TRD-01",
    **base.great_artefact_rules(COMPONENTS),
    "mirror": "SG-FAT-06",
    # Places and what moves between them.
    "residence": "SG-ROY-07",
    "capital": "SG-ROY-08",
    "gate": "SG-GAT-01",
    "post": "SG-TRD-02",
    "valley": "SG-VAL-01",
    "building": "SG-VAL-01",
    "centre": "SG-VAL-02",
    "metamorpha": "SG-MET-01",
    "metamorpha-power": "SG-MET-06",
    "bilkarr": "SG-BIL-01",
    "potions": "SG-BIL-06",
    "veteran": "SG-CTL-01",
    "census": "SG-CTL-01",
    # Actions.
    "trade": "SG-TRD-01",
    "power": "SG-MET-01",
    # The end of the game.
    "ties": "SG-END-07",
    "team": "SG-TEA-10",
    "battalia-full-board": "SG-END-01",
    "battalia-level-four-cities": "SG-END-02",
}
"""By topic: the rule that says most about it."""


def printed() -> BattaliaPrinted:
    """What is printed on all components of both boxes."""
    return {
        **base.printed(),
        "rules": RULES,
        "board": {"rows": HEIGHT, "columns": WIDTH},
        "kinds": {
            word: _printed_kind(kind)
            for kind, word in enumerate(c.KIND_WORDS)
            if not word.startswith("-")
        },
        "factions": base.printed_factions(len(c.FACTIONS)),
        "universal": ["unbound", "zealot"],
        "levels": {
            str(royal["upgrades_city"]["to"]): royal["upgrades_city"]["chip"]
            for royal in COMPONENTS["royals"]
        },
    }


def _printed_kind(kind: c.Kind) -> PrintedKind:
    """Royals, stardust, caskets, and the kinds that Battalia has too."""
    if kind in (STARDUST, CASKET):
        return {"sort": "goods", "attack": 0, "defence": 0, "faction": "neutral"}
    if kind not in (QUEEN, KING):
        return base.printed_kind(kind)
    rank = COMPONENTS["royals"][kind - QUEEN]["rank"]
    return {"sort": "royal", "attack": c.ATTACK[kind], "defence": c.DEFENCE[kind], "rank": rank}
