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
    places = [tuple(p) for kind in ("start", "neutral", "gates", "ruins") for p in layout[kind]]
    expect(FILE, f"layouts.{name}", len(set(places)), len(places))
    out = {tuple(square) for square in layout["out_of_play"]}
    outside = [p for p in places if p in out or not (p[0] < rows and p[1] < columns)]
    expect(FILE, f"layouts.{name}", outside, [])
    headed = sorted(tuple(entry["gate"]) for entry in layout["bilkarr_first_heading"])
    expect(FILE, f"layouts.{name}.gates", sorted(tuple(g) for g in layout["gates"]), headed)
    cities = layout["start"] + layout["neutral"]
    beside = [
        [one, other]
        for i, one in enumerate(cities)
        for other in cities[i + 1 :] + layout["ruins"]
        if abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1  # BT-BLD-6, -7
    ]
    expect(FILE, f"layouts.{name}", beside, [])


COMPONENTS: Final[dict[str, Any]] = next(
    data for data in FURTHER if data["game"]["id"] == "stormgates"
)
check(COMPONENTS)
