"""What is printed on the components of Battalia, and the rule that says most about each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stormhall.battalia.model import cards as c
from stormhall.battalia.model.components import DATA

if TYPE_CHECKING:
    from stormhall.battalia.display.documents import (
        BattaliaPrinted,
        PrintedBoard,
        PrintedFaction,
        PrintedKind,
        PrintedOracle,
    )


def great_artefact_rules(box: dict[str, Any]) -> dict[str, str]:
    """By word: the rule of each Great Artefact in a box."""
    return {
        c.GREAT_WORDS[c.GREATS.index(great["id"])]: great["rule"]
        for great in box["great_artefacts"]
    }


RULES: Final[dict[str, str]] = {
    # Cards.
    "supply": "BT-MOV-2",
    "friman": "BT-TRN-7",
    "chief": "BT-BLD-12",
    "priest": "BT-BLD-12",
    "lord": "BT-NEU-3",
    "tool": "BT-USE-TOO-1",
    "weapon": "BT-USE-WEA-1",
    "amulet": "BT-USE-AMU-1",
    "title": "BT-USE-TIT-1",
    "scroll": "BT-USE-SCR-1",
    "tent": "BT-USE-TEN-1",
    "horse": "BT-USE-HOR-1",
    **great_artefact_rules(DATA),
    # Places.
    "city": "BT-BLD-12",
    "road": "BT-BLD-13",
    "neutral": "BT-NEU-1",
    "ruins": "BT-RUI-1",
    "crossing": "BT-VOL-1",
    "peak": "BT-VOL-1",
    "sanctuary": "BT-VOL-1",
    # Actions.
    "hire": "BT-HIR-1",
    "create": "BT-ART-1",
    "build": "BT-BLD-1",
    "upgrade": "BT-UPG-1",
    "use": "BT-USE-1",
    "hero": "BT-HER-1",
    "move": "BT-MOV-1",
    "attack": "BT-BAT-7",
    "ambush": "BT-AMB-2",
    # The end of the game.
    "ties": "BT-END-4",
    "battalia-full-board": "BT-END-1",
    "battalia-level-four-cities": "BT-END-2",
    "battalia-weeks": "BT-VAR-5",
    "battalia-points": "BT-VAR-6",
}
"""By topic: the rule that says most about it."""

KINDS: Final[list[int]] = [
    kind
    for kind, word in enumerate(c.KIND_WORDS)
    if not word.startswith("-") and c.is_base_card(c.card_of(kind, 0))
]
"""The kinds of card in the box."""


def printed() -> BattaliaPrinted:
    """What is printed on all components."""
    return {
        "rules": RULES,
        "board": _board(DATA["layouts"]["4"]),
        "kinds": {c.KIND_WORDS[kind]: printed_kind(kind) for kind in KINDS},
        "factions": printed_factions(c.BASE_FACTIONS),
        "universal": ["unbound"],
        "roads": _sides(DATA["roads"]),
        "cities": _sides(DATA["cities"]),
        "levels": {},
        "oracle": _oracle(),
    }


def _board(layout: dict[str, Any]) -> PrintedBoard:
    rows, columns = layout["board"]
    return {"rows": rows, "columns": columns}


def printed_kind(kind: c.Kind) -> PrintedKind:
    """A supply, a unit, an artefact or a Great Artefact."""
    facts: PrintedKind = {"sort": "supply", "attack": c.ATTACK[kind], "defence": c.DEFENCE[kind]}
    if kind >= c.HAMMER:
        facts["sort"] = "great"
        facts["faction"] = "universal"
    elif kind >= c.TOOL:
        facts["sort"] = "artefact"
    elif kind >= c.FRIMAN:
        facts["sort"] = "unit"
        facts["rank"] = DATA["units"][kind - c.FRIMAN]["rank"]
    else:
        facts["faction"] = "neutral"
    return facts


def printed_factions(count: int) -> list[PrintedFaction]:
    """The first factions, with their colours and terrains."""
    return [
        {"faction": c.FACTIONS[i], "colour": c.COLORS[i], "terrain": c.TERRAINS[i]}
        for i in range(count)
    ]


def _sides(tiles: list[dict[str, Any]]) -> dict[str, str]:
    """The exits of tiles, as they are drawn."""
    return {tile["id"].replace("_", "."): "".join(tile["exits"]).lower() for tile in tiles}


def _oracle() -> PrintedOracle:
    oracle = DATA["oracle"]
    return {
        "outer": oracle["outer_clockwise_from_12"],
        "inner": oracle["inner_clockwise_from_12_on_day_1"],
    }
