"""The components of the game, read once and checked against the totals of the rules.

Heroes, chips, die and aids (BT-CMP-10, -11, -13, -14) are nothing but their numbers there.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from stormhall.kernel.core.errors import DataError

FILE: Final = "battalia-components.json"
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


def further() -> list[dict[str, Any]]:
    """The content of the other boxes' data files, by name.

    What they add to the cards and tiles that this game numbers is under their key `added`.
    """
    files = sorted(path for path in _FOLDER.glob("*-components.json") if path.name != FILE)
    return [json.loads(path.read_text(encoding="utf-8")) for path in files]


DATA: Final[dict[str, Any]] = load()
FURTHER: Final[list[dict[str, Any]]] = further()
