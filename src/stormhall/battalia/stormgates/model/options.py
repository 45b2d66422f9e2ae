"""What a table decides before the game, and which choices go together (SG-MOD-03 to -05).

Which modules follow from it is in `rules/modules.py` (SG-MOD-01, -02).
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model import options as base
from stormhall.battalia.model.components import DATA
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Options
from stormhall.kernel.options import GameInfo, Option, RulesText, describe, switch

MODULES: Final[dict[str, Any]] = COMPONENTS["modules"]

_REPLACED: Final = ("edition", "advanced", "level4_cities_to_end", "end_on_full_board",
                    "removed_faction")  # fmt: skip

ABOUT: Final[dict[str, str]] = {
    "advanced": base.ABOUT["advanced"],
    "six_factions": (
        "Wolfsclan and Sunfaithful join the four factions. Needed for five and six players."
    ),
    "royals": "Large decks win a queen and a king, who make cities into residences and a capital.",
    "gates": "Heroes jump from gate to gate, and every jump brings an effect of the storm.",
    "trading": "Trading posts on roads exchange artefacts, caskets, supplies and stardust.",
    "new_great_artefacts": "Seven more Great Artefacts join the ten of the base game.",
    "summoning": (
        "The Lost Scroll brings a neutral hero who is not in the game to any square until the next "
        "census, instead of a card out of limbo. Needs gates."
    ),
    "fate": "Instead of an open Great Artefact a card of fate may be drawn. Needs trade.",
    "heroic": "Stronger neutral cities and ruins, morale for every hero in a battle, and veterans.",
    "draft": "The first units are drafted one by one instead of being dealt.",
    "teams": "Who plays together. Left open, four to six players form the usual teams.",
    "team_turns": "How the members of a team share their turn.",
    "metamorpha": "A neutral helper whose power changes with the terrain under her. Needs gates.",
    "bilkarr": "A wandering brewer crosses the board and sells six potions. Needs gates.",
    "zealots": "Eight zealots of the Order of the Half are shuffled into the unit decks.",
    "valleys": (
        "The Valleys of the Kings and Queens with buildings to discover, for four or six players."
    ),
    "big_map": (
        "Two to four players have more room: three and four play on the board for five and six."
    ),
    "factions": "How the factions of the game are found when not all six take part.",
    "level4_cities_to_end": (
        "How many cities of level 4 or higher end the game. Left open, it is 5, or the number of a "
        "team."
    ),
    "end_on_full_board": base.ABOUT["end_on_full_board"],
    "free_upgrade_cap": "Up to which level cities rise without a queen or a king.",
    "attack_cap_3v2": (
        "How often a team of three may attack a team of two in a turn. Left open, there is no "
        "limit."
    ),
    "timer": (
        "Each player has 30 minutes for the whole game and a share of 15 more for each neutral "
        "hero, unless the table has another clock."
    ),
}
"""What each option changes, in English; other languages have it in `stormhall/locale`."""

OPTIONS: Final[list[Option]] = describe(
    ABOUT,
    [
        switch("advanced", True, rule="BT-ADV-1"),
        switch("six_factions", True, rule="SG-FAC-01"),
        switch("royals", True, rule="SG-ROY-01"),
        switch("gates", True, rule="SG-GAT-01"),
        switch("trading", True, rule="SG-TRD-01"),
        switch("new_great_artefacts", True, rule="SG-GRT-01"),
        switch("fate", True, rule="SG-FAT-01"),
        switch("heroic", True, rule="SG-HRO-01"),
        switch("draft", True, rule="SG-DRF-01"),
        Option("teams", None, [None, "none", "2v2", "3v2", "2v2v2", "3v3"], rule="SG-TEA-01"),
        Option(
            "team_turns", "interleaved", ["interleaved", "handover", "sequential"], rule="SG-TEA-21"
        ),
        switch("metamorpha", False, rule="SG-MET-01"),
        switch("bilkarr", False, rule="SG-BIL-01"),
        switch("summoning", False, rule="SG-GRT-20", since=2),
        switch("zealots", False, rule="SG-ZEA-01"),
        Option("valleys", "off", ["off", "high_pass", "kings_bridge"], rule="SG-VAL-01"),
        switch("big_map", False, rule="SG-SET-09", since=2),
        Option("factions", "random", ["random", "chosen"], rule="SG-FAC-03"),
        Option("level4_cities_to_end", None, rule="SG-END-02"),
        Option("end_on_full_board", None, [None, False, True], rule="SG-END-01"),
        Option(
            "free_upgrade_cap",
            COMPONENTS["level_chips_5_6"]["free_upgrade_cap"]["default"],
            COMPONENTS["level_chips_5_6"]["free_upgrade_cap"]["values"],
            rule="SG-ROY-09",
        ),
        Option("attack_cap_3v2", None, [None, 2], rule="SG-TEA-09"),
        switch("timer", False, rule="SG-TEA-12"),
        *[option for option in base.OPTIONS if option.name not in _REPLACED],
    ],
)

_SWITCHES: Final = ("six_factions", "royals", "gates", "trading", "new_great_artefacts", "fate",
                    "heroic", "draft")  # fmt: skip
_OFF: Final[Options] = dict.fromkeys(_SWITCHES, False)
NEUTRAL_HEROES: Final = ("metamorpha", "bilkarr")
_NEUTRAL_HEROES: Final[Options] = dict.fromkeys(NEUTRAL_HEROES, True)

PRESETS: Final[dict[str, Options]] = {
    "stormgates": {},
    "free for all": {"teams": "none"},
    "gentle": {"teams": "none", "heroic": False, "draft": False, "royals": False},
    "everything": {**_NEUTRAL_HEROES, "zealots": True, "unbound": True},
    "teams 2v2": {"teams": "2v2"},
    "big map": {**_NEUTRAL_HEROES, "big_map": True},
    "home rules": {
        "teams": "none",
        "heroic": False,
        "summoning": True,
        "neutral_defence": 5,
        "ruins_defence": 12,
        "start_cities_per_player": 2,
        "weeks_limit": 6,
    },
    "valleys": {"valleys": "high_pass"},
    "valleys bridge": {"valleys": "kings_bridge"},
    "six factions": {**_OFF, "six_factions": True, "teams": "none"},
}

INFO: Final = GameInfo(
    "stormgates",
    COMPONENTS["game"]["name"]["en"],
    "Battalia with gates through the storm, kings and queens, trade, fate, teams and valleys.",
    COMPONENTS["game"]["players"],
    OPTIONS,
    PRESETS,
    RulesText("stormgates", "SG"),
    base="battalia",
)


def team_form(seats: int, options: Options) -> str:
    """The form of the teams, `none` if each plays for himself (SG-TEA-01, -11)."""
    chosen = options["teams"]
    usual = MODULES["teams"]["default"].get(str(seats)) or "none"
    return str(chosen) if chosen is not None else usual


def teams_of(seats: int, options: Options) -> list[list[int]]:
    """The seats of each team, by their first member; none if each plays for himself."""
    form = team_form(seats, options)
    for entry in COMPONENTS["teams"].get(str(seats), []):
        if entry["id"] == form:
            return [[seat - 1 for seat in team] for team in entry["teams"]]
    return []


def layout_name(seats: int, options: Options) -> str:
    """Which of the boards of chapter 4 is played on."""
    if options["valleys"] != "off":
        return f"valleys{seats}"
    return f"big{seats}" if options["big_map"] else str(seats)


def excluded(seats: int, options: Options) -> list[Refusal]:
    """The rules that forbid a combination of options (SG-MOD-05)."""
    refusals = _excluded_modules(seats, options)
    refusals.extend(_excluded_teams(seats, options))
    refusals.extend(_excluded_scenarios(seats, options))
    refusals.extend(_excluded_variants(seats, options))
    return refusals


def _excluded_modules(seats: int, options: Options) -> list[Refusal]:
    """Chapter 2: what a module needs, and for how many players it is made."""
    refusals: list[Refusal] = []
    if seats in MODULES["six_factions"]["required_for_players"] and not options["six_factions"]:
        refusals.append(Refusal("SG-FAC-03", seats=seats, needs="six_factions"))
    for name, facts in MODULES.items():
        if not options.get(name) or options.get(name) == "off":
            continue
        refusals.extend(
            Refusal("SG-MOD-05", module=name, needs=needed)
            for needed in facts.get("requires", [])
            if not options[needed]
        )
    if options["valleys"] != "off" and seats not in MODULES["valleys"]["players"]:
        refusals.append(Refusal("SG-VAL-01", seats=seats))
    if options["summoning"] and all(options[hero] for hero in NEUTRAL_HEROES):
        refusals.append(Refusal("SG-GRT-20", option="summoning"))
    if options["free_upgrade_cap"] != 4 and not options["royals"]:
        refusals.append(Refusal("SG-ROY-09", option="free_upgrade_cap", needs="royals"))
    return refusals


def _excluded_teams(seats: int, options: Options) -> list[Refusal]:
    refusals: list[Refusal] = []
    form = team_form(seats, options)
    teams = teams_of(seats, options)
    if form != "none" and not teams:
        refusals.append(Refusal("SG-TEA-01", teams=form, seats=seats))
    if options["team_turns"] != "interleaved" and not teams:
        refusals.append(Refusal("SG-TEA-21", option="team_turns", needs="teams"))
    if options["attack_cap_3v2"] is not None and form != "3v2":
        refusals.append(Refusal("SG-TEA-09", option="attack_cap_3v2", needs="3v2"))
    return refusals


def _excluded_scenarios(seats: int, options: Options) -> list[Refusal]:
    """SG-MOD-03, -04: where the base game's other set-ups do not fit."""
    scenario = str(options["scenario"])
    refusals = base.excluded_by_scenario(seats, options)
    if scenario == "volcano":
        if seats not in MODULES["volcano"]["players"]:
            refusals.append(Refusal("SG-MOD-03", seats=seats))
        if options["valleys"] != "off":
            refusals.append(Refusal("SG-MOD-03", module="valleys"))
    if scenario == "alt2":
        if seats not in MODULES["alt2"]["players"]:
            refusals.append(Refusal("SG-MOD-04", seats=seats))
        refusals.extend(
            Refusal("SG-MOD-04", module=name)
            for name in ("heroic", "valleys")
            if options[name] not in (False, "off")
        )
    if scenario == "alt1" and options["heroic"]:
        refusals.append(Refusal("SG-MOD-04", module="heroic"))
    if options["big_map"]:
        refusals.extend(_excluded_by_big_map(seats, options))
    return refusals


def _excluded_by_big_map(seats: int, options: Options) -> list[Refusal]:
    refusals: list[Refusal] = []
    if seats not in MODULES["big_map"]["players"]:
        refusals.append(Refusal("SG-SET-09", seats=seats))
    if options["valleys"] != "off":
        refusals.append(Refusal("SG-SET-09", option="valleys"))
    if options["scenario"] in MODULES["big_map"]["excludes"]:
        refusals.append(Refusal("SG-SET-09", option="scenario"))
    return refusals


def _excluded_variants(seats: int, options: Options) -> list[Refusal]:
    refusals: list[Refusal] = []
    if options["heroic"]:
        refusals.extend(
            Refusal(rule, option=name)
            for rule, name in (("SG-HRO-02", "neutral_defence"), ("SG-HRO-03", "ruins_defence"))
            if options[name] not in (None, COMPONENTS["heroic"][name])
        )
    if options["valleys"] != "off" and options["ruins_defence"] is not None:
        refusals.append(Refusal("SG-VAL-01", option="ruins_defence"))
    if options["neutrals_per_player"] == 2 and layout_name(seats, options) not in ("2", "3", "4"):
        refusals.append(Refusal("SG-MOD-04", option="neutrals_per_player"))
    if options["factions"] == "chosen" and not left_out(seats, options):
        refusals.append(Refusal("SG-FAC-03", option="factions"))
    refusals.extend(base.excluded_by_start_cities(options))
    return refusals


def left_out(seats: int, options: Options) -> int:
    """How many factions of the box are not in the pool (SG-FAC-03)."""
    in_box = len(DATA["factions"]) + (len(COMPONENTS["factions"]) if options["six_factions"] else 0)
    return in_box - int(COMPONENTS["setup"][str(seats)]["factions_in_pool"])
