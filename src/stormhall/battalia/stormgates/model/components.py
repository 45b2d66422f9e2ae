"""The components of The Stormgates, checked against the totals of chapters 3 and 4 of its rules."""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model.components import FURTHER
from stormhall.kernel.core.errors import DataError

FILE: Final = "stormgates-components.json"


def check(data: dict[str, Any]) -> None:
    """Compare the expansion's cards, chips and boards with the totals of its chapters 3 and 4."""
    counts = data["component_counts"]
    printed = {**counts["in_this_box"], **counts["bonus_crowdfunding"]}
    listed = (
        ("factions", 2), ("royals", 2), ("stormgates", 6), ("fate_cards", 3), ("potions", 6),
        ("storm_effects", printed["storm_effect_cards"]),
        ("great_artefacts", printed["great_artefact_cards"]),
    )  # fmt: skip
    for entry, count in listed:
        _require(len(data[entry]) == count, entry, f"not {count} of them")
    for entry, count in (("stardust", 12), ("casket", 12)):
        _require(data[entry]["count"] == count, entry, f"not {count} cards")
    _require(data["zealots"]["total"] == 8, "zealots", "not 8 cards")
    for name, layout in data["layouts"].items():
        _check_layout(name, layout)


def _check_layout(name: str, layout: dict[str, Any]) -> None:
    rows, columns = layout["board"]
    in_play = rows * columns - len(layout["out_of_play"])
    _require(in_play == layout["squares_in_play"], f"layouts.{name}", "squares differ")
    for kind in ("start", "neutral", "gates"):
        right = len(layout[kind]) == layout["players"]
        _require(right, f"layouts.{name}.{kind}", "not one for each player")


def _require(condition: bool, entry: str, problem: str) -> None:
    if not condition:
        raise DataError(FILE, entry, problem)


COMPONENTS: Final[dict[str, Any]] = next(
    data for data in FURTHER if data["game"]["id"] == "stormgates"
)
check(COMPONENTS)
