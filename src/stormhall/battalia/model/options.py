"""What a table decides before the game: edition, scenario, modules, variants."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.components import DATA
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Options
from stormhall.kernel.options import GameInfo, Option, RulesText, describe, switch

ABOUT: Final[dict[str, str]] = {
    "edition": "Which printing is played. Components and a few rules differ.",
    "scenario": (
        "The base game, one of two alternative set-ups, or the volcano in the middle of the map."
    ),
    "advanced": (
        "Steps onto native terrain are free, and a player who fights on native terrain has "
        "1 strength more."
    ),
    "unbound": "Eight mercenaries who belong to every faction are shuffled into the unit decks.",
    "oracle": "Every day the Oracle lights one kind of artefact, which then works twice.",
    "neutral_defence": (
        "The strength that neutral cities defend with. Left open, the scenario decides."
    ),
    "ruins_defence": "The strength of the guardians of the ruins. Left open, the scenario decides.",
    "neutrals_per_player": "How many neutral cities lie on the board for each player.",
    "start_cities_per_player": "How many cities of level 1 each player begins with.",
    "start_heroes": (
        "How many heroes of each player stand on the board at the start. Left open, the scenario "
        "decides."
    ),
    "weeks_limit": (
        "The game also ends after this many weeks of seven days. Three weeks suit a first game."
    ),
    "vp_limit": "The game also ends at once when a player has this many victory points.",
    "level4_cities_to_end": "The game ends at once when a player has this many cities of level 4.",
    "end_on_full_board": (
        "The game ends when no square is left to build on. Left open, the scenario decides."
    ),
    "removed_faction": "How two players find the faction that is left out of the game.",
    "day_limit": "The game ends after this day if nothing has ended it before.",
}
"""What each option changes, in English; `stormhall/locale` has the other languages."""


def _number(name: str, *, rule: str) -> Option:
    """A variant whose value is a whole number within the bounds of the data, or None."""
    bounds = DATA["variants"][name]
    return Option(name, None, least=bounds["least"], most=bounds["most"], rule=rule)


OPTIONS: Final[list[Option]] = describe(
    ABOUT,
    [
        Option("edition", DATA["default_edition"], list(DATA["editions"]), rule="BT-CMP-6"),
        Option("scenario", "base", list(DATA["scenarios"]), rule="BT-SET-1"),
        switch("advanced", False, rule="BT-ADV-1"),
        switch("unbound", False, rule="BT-UNB-1"),
        switch("oracle", True, rule="BT-ORA-8"),
        _number("neutral_defence", rule="BT-VAR-1"),
        _number("ruins_defence", rule="BT-VAR-1"),
        Option(
            "neutrals_per_player",
            1,
            DATA["variants"]["neutrals_per_player"]["values"],
            rule="BT-VAR-2",
        ),
        Option(
            "start_cities_per_player",
            1,
            DATA["variants"]["start_cities_per_player"]["values"],
            rule="BT-VAR-3",
        ),
        Option(
            "start_heroes",
            None,
            [None, *DATA["variants"]["start_heroes"]["values"]],
            rule="BT-VAR-4",
        ),
        _number("weeks_limit", rule="BT-VAR-5"),
        Option("vp_limit", None, least=2, rule="BT-VAR-6"),
        Option("level4_cities_to_end", DATA["limits"]["level4_cities_to_end"], rule="BT-VAR-7"),
        Option("end_on_full_board", None, [None, False, True], rule="BT-VAR-7"),
        Option("removed_faction", "random", ["random", "chosen"], rule="BT-2P-1"),
        Option("day_limit", 100, rule="BT-VAR-5"),
    ],
)

PRESETS: Final[dict[str, Options]] = {
    "first game": {"weeks_limit": 3},
    "special edition": {"edition": "special", "unbound": True},
    "retail 2015": {"edition": "retail2015"},
    "expert": {"edition": "special", "scenario": "volcano", "advanced": True, "unbound": True},
}

INFO: Final = GameInfo(
    "battalia",
    DATA["game"]["name"]["en"],
    "Build cities and roads, raise an army from your own deck and fight for the map.",
    DATA["game"]["players"],
    OPTIONS,
    PRESETS,
    RulesText("battalia", "BT"),
)


def excluded(seats: int, options: Options) -> list[Refusal]:
    """The rules that forbid a combination of options."""
    refusals = _excluded_by_edition(seats, options)
    refusals.extend(excluded_by_scenario(seats, options))
    if options["end_on_full_board"] is False and options["scenario"] != "volcano":
        if options["weeks_limit"] is None and options["vp_limit"] is None:
            refusals.append(Refusal("BT-VAR-7", option="end_on_full_board"))
    if options["removed_faction"] == "chosen" and seats != 2:
        refusals.append(Refusal("BT-2P-1", seats=seats))
    refusals.extend(excluded_by_start_cities(options))
    return refusals


def excluded_by_start_cities(options: Options) -> list[Refusal]:
    """The rules against a number of start cities."""
    limit, cities = options["vp_limit"], options["start_cities_per_player"]
    if isinstance(limit, int) and isinstance(cities, int) and limit <= cities:
        return [Refusal("BT-VAR-6", option="vp_limit")]  # reached in the set-up
    return []


def _excluded_by_edition(seats: int, options: Options) -> list[Refusal]:
    refusals: list[Refusal] = []
    edition = str(options["edition"])
    facts = DATA["editions"][edition]
    if options["scenario"] == "volcano" and not facts["volcano_available"]:
        refusals.append(Refusal("BT-VOL-1", edition=edition))
    if options["unbound"] and not facts["unbound_available"]:
        refusals.append(Refusal("BT-UNB-1", edition=edition))
    if options["neutrals_per_player"] == 2:
        allowed = DATA["variants"]["neutrals_per_player"]["value_2_allowed_players"][edition]
        if seats not in allowed:
            refusals.append(Refusal("BT-VAR-2", edition=edition, seats=seats))
    chips = DATA["chips"][facts["chips"]]["per_player"][0]["count"]
    cities = options["start_cities_per_player"]
    if isinstance(cities, int) and cities > chips:
        refusals.append(Refusal("BT-CMP-11", edition=edition, option="start_cities_per_player"))
    return refusals


def excluded_by_scenario(seats: int, options: Options) -> list[Refusal]:
    """The rules against variants that do not go with a scenario."""
    scenario = str(options["scenario"])
    if scenario == "alt1":
        return _excluded_by_alt1(options)
    if scenario == "alt2":
        return _excluded_by_alt2(options)
    if scenario == "volcano":
        return _excluded_by_volcano(seats, options)
    return []


def _excluded_by_alt1(options: Options) -> list[Refusal]:
    facts = DATA["scenarios"]["alt1"]
    return [
        Refusal("BT-ALT-1", option=name)
        for name in ("neutral_defence", "ruins_defence")
        if options[name] is not None and options[name] != facts[name]
    ]


def _excluded_by_alt2(options: Options) -> list[Refusal]:
    refusals = [
        Refusal("BT-ALT-7", option=name)
        for name in DATA["scenarios"]["alt2"]["not_combined_with_variants"]
        if options[name] != 1
    ]
    if options["neutral_defence"] not in (None, DATA["scenarios"]["alt2"]["neutral_defence"]):
        refusals.append(Refusal("BT-ALT-2", option="neutral_defence"))  # D-86
    if options["ruins_defence"] is not None:
        refusals.append(Refusal("BT-ALT-4", option="ruins_defence"))
    if options["start_heroes"] == 0:
        refusals.append(Refusal("BT-ALT-5", option="start_heroes"))
    return refusals


def _excluded_by_volcano(seats: int, options: Options) -> list[Refusal]:
    refusals: list[Refusal] = []
    facts = DATA["scenarios"]["volcano"]
    if options["neutrals_per_player"] == 2:
        refusals.append(Refusal("BT-VAR-2", scenario="volcano"))
    if options["ruins_defence"] is not None:
        refusals.append(Refusal("BT-VOL-1", option="ruins_defence"))
    if options["end_on_full_board"]:
        refusals.append(Refusal("BT-VOL-11", option="end_on_full_board"))
    limit = options["vp_limit"]
    if isinstance(limit, int) and limit > facts["vp_limit"].get(str(seats), limit):
        refusals.append(Refusal("BT-VOL-11", option="vp_limit"))
    return refusals
