"""The components of both boxes, read once and checked against the rules' totals.

The base game's are BT-CMP-1 to -14; those of The Stormgates are in chapter 3 of its rules.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from stormhall.kernel.core.errors import DataError

FILE: Final = "battalia-components.json"
STORMGATES_FILE: Final = "stormgates-components.json"
_FOLDER: Final = Path(__file__).parents[1] / "data"


def load() -> dict[str, Any]:
    """The checked content of the data file."""
    data: dict[str, Any] = json.loads((_FOLDER / FILE).read_text(encoding="utf-8"))
    check(data)
    return data


def check(data: dict[str, Any]) -> None:
    """Compare counts, layouts and the Oracle with the totals that the rules give."""
    _check_creation_cards(data)
    _check_terrain_cards(data)
    _check_chips(data)
    _check_layouts(data)
    _check_oracle(data)
    _check_editions(data)


def _require(condition: bool, entry: str, problem: str) -> None:
    if not condition:
        raise DataError(FILE, entry, problem)


def _check_creation_cards(data: dict[str, Any]) -> None:
    factions = len(data["factions"])
    units = sum(unit["count_per_faction"] for unit in data["units"])
    _require(units * factions == data["units_meta"]["total"] == 80, "units", "not 80 cards")
    for unit in data["units"]:
        _require(unit["strength"] == unit["rank"], unit["id"], "strength differs from rank")
        cost = unit["hire_cost"].get("supply")
        _require(cost == unit["rank"] + 1, unit["id"], "does not cost rank + 1 supplies")
    artefacts = sum(kind["count_per_faction"] for kind in data["artefacts"])
    _require(artefacts * factions == data["artefacts_meta"]["total"] == 84, "artefacts", "not 84")
    _require(data["supply"]["count"] == 80, "supply", "not 80 cards")
    _require(sum(u["count_unbound"] for u in data["units"]) == 8, "unbound", "not 8 cards")
    _require(sum(data["starting_deck"].values()) == 10, "starting_deck", "not 10 cards")


def _check_terrain_cards(data: dict[str, Any]) -> None:
    for group, total in (("cities", 28), ("roads", 48)):
        counted = sum(tile["count_per_terrain"] for tile in data[group]) * len(data["factions"])
        _require(counted == data[f"{group}_meta"]["total"] == total, group, f"not {total} cards")
    cards = data["special_terrain"]["volcano"]["cards"]
    _require(len(cards) == 9, "special_terrain.volcano", "not 9 cards")


def _check_chips(data: dict[str, Any]) -> None:
    for edition, total in (("retail2015", 61), ("special", 79)):
        chips = data["chips"][edition]
        counted = 4 * sum(chip["count"] for chip in chips["per_player"])
        counted += sum(chip["count"] for chip in chips["neutral"] + chips["universal"])
        _require(counted == chips["total"] == total, f"chips.{edition}", f"not {total} chips")


def _check_layouts(data: dict[str, Any]) -> None:
    for seats in ("2", "3", "4"):
        layout = data["layouts"][seats]
        rows, columns = layout["board"]
        in_play = rows * columns - len(layout["out_of_play"])
        _require(in_play == layout["squares_in_play"], f"layouts.{seats}", "squares in play differ")
        fixed = layout["start"] + layout["neutral"] + layout["ruins"]
        _require(len(fixed) == 2 * int(seats) + 1, f"layouts.{seats}", "wrong number of cards")
        _require(
            all(square not in layout["out_of_play"] for square in fixed),
            f"layouts.{seats}",
            "a card lies out of play",
        )


def _check_oracle(data: dict[str, Any]) -> None:
    """BT-ORA-4: inner symbol k faces outer place k + (day - 1); one pair coincides each day."""
    oracle = data["oracle"]
    outer = oracle["outer_clockwise_from_12"]
    inner = oracle["inner_clockwise_from_12_on_day_1"]
    for day in oracle["days"]:
        turned = day["day"] - 1
        facing = [inner[k] for k in range(7) if inner[k] == outer[(k + turned) % 7]]
        _require(facing == [day["matching"]], f"oracle day {day['day']}", "matching differs")
        beam = (inner.index(oracle["sunbeam_on_inner"]) + turned) % 7
        _require(outer[beam] == day["lit"], f"oracle day {day['day']}", "lit differs")


def _check_editions(data: dict[str, Any]) -> None:
    known = [great["id"] for great in data["great_artefacts"]]
    for edition, count in (("retail2015", 5), ("special", 10)):
        listed = data["editions"][edition]["great_artefacts"]
        right = len(listed) == count and all(great in known for great in listed)
        _require(right, f"editions.{edition}", f"not {count} Great Artefacts")


def load_stormgates() -> dict[str, Any]:
    """The checked content of the expansion's data file."""
    data: dict[str, Any] = json.loads((_FOLDER / STORMGATES_FILE).read_text(encoding="utf-8"))
    check_stormgates(data)
    return data


def check_stormgates(data: dict[str, Any]) -> None:
    """Compare the expansion's cards, chips and boards with the totals of its chapters 3 and 4."""
    listed = (
        ("factions", 2), ("royals", 2), ("stormgates", 6), ("storm_effects", 12),
        ("great_artefacts", 7), ("fate_cards", 3), ("potions", 6),
    )  # fmt: skip
    for entry, count in listed:
        _require_here(len(data[entry]) == count, entry, f"not {count} of them")
    for entry, count in (("stardust", 12), ("casket", 12)):
        _require_here(data[entry]["count"] == count, entry, f"not {count} cards")
    _require_here(data["zealots"]["total"] == 8, "zealots", "not 8 cards")
    _require_here(data["great_artefacts_meta"]["pool"] == 17, "great_artefacts_meta", "not 17")
    for name, layout in data["layouts"].items():
        _check_storm_layout(name, layout)


def _check_storm_layout(name: str, layout: dict[str, Any]) -> None:
    rows, columns = layout["board"]
    in_play = rows * columns - len(layout["out_of_play"])
    _require_here(in_play == layout["squares_in_play"], f"layouts.{name}", "squares differ")
    for kind in ("start", "neutral", "gates"):
        right = len(layout[kind]) == layout["players"]
        _require_here(right, f"layouts.{name}.{kind}", "not one for each player")


def _require_here(condition: bool, entry: str, problem: str) -> None:
    if not condition:
        raise DataError(STORMGATES_FILE, entry, problem)


DATA: Final[dict[str, Any]] = load()
STORMGATES: Final[dict[str, Any]] = load_stormgates()
