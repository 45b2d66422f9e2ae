"""The components of the game, read once and checked against the totals of the rules.

Heroes, chips, die and aids (BT-CMP-10, -11, -13, -14) are only numbers in the data. Creation cards
are in `cards.py` (BT-CMP-1 to -6), terrain cards and squares in `board.py` (BT-CMP-7 to -9, -12).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from stormhall.kernel.core.errors import DataError
from stormhall.kernel.core.problems import problem

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


def expect(file: str, entry: str, value: object, expected: object) -> None:
    """Stop with a `DataError` if an entry of a file does not have the value that the rules give."""
    if value != expected:
        raise DataError(file, entry, problem("instead", found=value, expected=expected))


def _check_creation_cards(data: dict[str, Any]) -> None:
    factions = len(data["factions"])
    totals = {
        "units": sum(unit["count_per_faction"] for unit in data["units"]) * factions,
        "units_meta": data["units_meta"]["total"],
        "artefacts": sum(kind["count_per_faction"] for kind in data["artefacts"]) * factions,
        "artefacts_meta": data["artefacts_meta"]["total"],
        "supply": data["supply"]["count"],
        "unbound": sum(unit["count_unbound"] for unit in data["units"]),
        "starting_deck": sum(data["starting_deck"].values()),
    }
    for entry, total in zip(totals, (80, 80, 84, 84, 80, 8, 10), strict=True):
        expect(FILE, entry, totals[entry], total)
    for unit in data["units"]:
        expect(FILE, unit["id"], unit["strength"], unit["rank"])
        expect(FILE, unit["id"], unit["hire_cost"], {"supply": unit["rank"] + 1})


def _check_terrain_cards(data: dict[str, Any]) -> None:
    for group, total in (("cities", 28), ("roads", 48)):
        per_terrain = sum(tile["count_per_terrain"] for tile in data[group])
        expect(FILE, group, per_terrain * len(data["factions"]), total)
        expect(FILE, f"{group}_meta", data[f"{group}_meta"]["total"], total)
    expect(FILE, "volcano", len(data["special_terrain"]["volcano"]["cards"]), 9)


def _check_chips(data: dict[str, Any]) -> None:
    for edition, total in (("retail2015", 61), ("special", 79)):
        chips = data["chips"][edition]
        players = 4 * sum(chip["count"] for chip in chips["per_player"])
        others = sum(chip["count"] for chip in chips["neutral"] + chips["universal"])
        expect(FILE, f"chips.{edition}", [players + others, chips["total"]], [total, total])


def _check_layouts(data: dict[str, Any]) -> None:
    for seats in ("2", "3", "4"):
        layout, entry = data["layouts"][seats], f"layouts.{seats}"
        rows, columns = layout["board"]
        in_play = rows * columns - len(layout["out_of_play"])
        expect(FILE, entry, in_play, layout["squares_in_play"])
        squares = layout["start"] + layout["neutral"] + layout["ruins"]
        expect(FILE, entry, len(squares), 2 * int(seats) + 1)
        expect(FILE, entry, [cell for cell in squares if cell in layout["out_of_play"]], [])


def _check_oracle(data: dict[str, Any]) -> None:
    """BT-ORA-4: inner symbol k faces outer place k + (day - 1); one pair coincides each day."""
    oracle = data["oracle"]
    outer = oracle["outer_clockwise_from_12"]
    inner = oracle["inner_clockwise_from_12_on_day_1"]
    for day in oracle["days"]:
        turned = day["day"] - 1
        facing = [inner[k] for k in range(7) if inner[k] == outer[(k + turned) % 7]]
        expect(FILE, f"oracle day {day['day']}", facing, [day["matching"]])
        beam = (inner.index(oracle["sunbeam_on_inner"]) + turned) % 7
        expect(FILE, f"oracle day {day['day']}", outer[beam], day["lit"])


def _check_editions(data: dict[str, Any]) -> None:
    names = [great["id"] for great in data["great_artefacts"]]
    for edition, count in (("retail2015", 5), ("special", 10)):
        listed = data["editions"][edition]["great_artefacts"]
        expect(FILE, f"editions.{edition}", len(listed), count)
        expect(FILE, f"editions.{edition}", [name for name in listed if name not in names], [])


def further() -> list[dict[str, Any]]:
    """The content of the other boxes' data files, by name.

    Their key `added` says what they add to the cards and tiles numbered here.
    """
    files = sorted(path for path in _FOLDER.glob("*-components.json") if path.name != FILE)
    return [json.loads(path.read_text(encoding="utf-8")) for path in files]


DATA: Final[dict[str, Any]] = load()
FURTHER: Final[list[dict[str, Any]]] = further()
