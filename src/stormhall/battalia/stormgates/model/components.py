"""The components of The Stormgates, checked against the totals of chapters 3 and 4 of its rules."""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model.components import FURTHER, expect

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
        expect(FILE, entry, len(data[entry]), count)
    for entry, count in (("stardust", 12), ("casket", 12)):
        expect(FILE, entry, data[entry]["count"], count)
    expect(FILE, "zealots", data["zealots"]["total"], 8)
    for name, layout in data["layouts"].items():
        _check_layout(name, layout)


def _check_layout(name: str, layout: dict[str, Any]) -> None:
    rows, columns = layout["board"]
    in_play = rows * columns - len(layout["out_of_play"])
    expect(FILE, f"layouts.{name}", in_play, layout["squares_in_play"])
    for kind in ("start", "neutral", "gates"):
        expect(FILE, f"layouts.{name}.{kind}", len(layout[kind]), layout["players"])


COMPONENTS: Final[dict[str, Any]] = next(
    data for data in FURTHER if data["game"]["id"] == "stormgates"
)
check(COMPONENTS)
