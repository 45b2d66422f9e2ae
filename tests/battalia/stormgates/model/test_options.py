"""Options of a table, their exclusions, and the presets (SG-MOD, chapter 2)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import stormhall
from stormhall import Refusal, SetupError
from stormhall.battalia.model.cards import GREATS
from stormhall.battalia.stormgates.model.components import COMPONENTS, check
from stormhall.battalia.stormgates.model.options import INFO, OPTIONS, PRESETS, excluded, team_form
from stormhall.kernel.core.errors import DataError
from tests.battalia.stormgates.support.census_weeks import after_week
from tests.battalia.stormgates.support.table import SWITCHES, dealt_table, just, stormgates
from tests.rules import rule

MODULES = COMPONENTS["modules"]
NAMES = list(COMPONENTS["presets"])


def refusals(seats: int, **options: Any) -> list[Refusal]:
    """The rules against a table with these options and defaults for all others."""
    return excluded(seats, INFO.complete_options(options, None))


def rules_against(seats: int, **options: Any) -> list[str]:
    return [refusal.rule for refusal in refusals(seats, **options)]


def alone(seats: int, **options: Any) -> dict[str, Any]:
    """Options of a table with all modules off except those given."""
    return {**just(seats=seats), **options}


# Options and presets.


@rule("SG-MOD-01")
@pytest.mark.parametrize("name", [name for name in MODULES if name not in ("volcano", "alt2")])
def test_every_module_is_a_switch_with_the_default_of_the_book(name: str) -> None:
    (option,) = [option for option in OPTIONS if option.name == name]

    default = MODULES[name]["default"]
    if name == "teams":
        for seats, form in default.items():
            assert team_form(int(seats), {"teams": None}) == (form or "none")
    elif name == "valleys":
        assert option.default == "off"
        assert option.values == ["off", *MODULES[name]["values"]]
    else:
        assert option.default is default
        assert option.values == [False, True]


@rule("SG-MOD-01")
def test_the_other_choices_of_the_table_have_their_values() -> None:
    by_name = {option.name: option for option in OPTIONS}

    assert by_name["team_turns"].values == ["interleaved", "handover", "sequential"]
    assert by_name["attack_cap_3v2"].values == [None, 2]
    assert (by_name["free_upgrade_cap"].default, by_name["free_upgrade_cap"].values) == (4, [4, 6])
    assert by_name["end_on_full_board"].values == [None, False, True]
    assert by_name["factions"].values == ["random", "chosen"]
    assert by_name["timer"].default is False
    assert "edition" not in by_name
    assert "removed_faction" not in by_name


@rule("SG-MOD-01")
@pytest.mark.parametrize("name", NAMES)
def test_a_preset_switches_on_the_modules_of_the_rule_book(name: str) -> None:
    preset = COMPONENTS["presets"][name]
    options = INFO.complete_options({}, name)

    on = {switch for switch in SWITCHES if options[switch]}
    assert on == set(preset["modules"]) - {"valleys", "big_map", "summoning"}
    assert options["big_map"] == ("big_map" in preset["modules"])
    assert options["summoning"] == ("summoning" in preset["modules"])
    assert options["valleys"] == preset.get("valleys", "off")
    if preset["teams"] is None:
        assert options["teams"] == "none"
    else:
        assert options["teams"] is None


@rule("SG-MOD-01")
def test_there_are_no_other_presets_and_the_first_is_the_default() -> None:
    assert set(PRESETS) == {*NAMES, "teams 2v2"}
    assert INFO.complete_options({}, "stormgates") == INFO.complete_options({}, None)


@rule("SG-MOD-01")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_preset_can_be_played_by_every_number_of_players_it_is_made_for(
    name: str, seats: int
) -> None:
    refused = excluded(seats, INFO.complete_options({}, name))

    if name.startswith("valleys") and seats not in (4, 6):
        assert [refusal.rule for refusal in refused] == ["SG-VAL-01"]
    elif name == "big map" and seats > 4:
        assert [refusal.rule for refusal in refused] == ["SG-SET-09"]
    else:
        assert refused == []
        game = stormhall.new("stormgates", seats, preset=name)
        assert game.to_act


@rule("SG-TEA-01")
def test_the_preset_of_two_teams_of_two_is_for_four_players() -> None:
    options = INFO.complete_options({}, "teams 2v2")
    assert team_form(4, options) == "2v2"
    assert [seats for seats in range(2, 7) if not excluded(seats, options)] == [4]


# A module that is off.


@rule("SG-MOD-01")
def test_without_modules_no_part_of_the_expansion_is_in_play() -> None:
    table = dealt_table(seats=4)

    assert table.state.config.modules == []
    base = stormhall.new("battalia", 4).position()
    assert set(table.position()) == set(base)
    words = repr({**table.position(), "options": None})
    for word in ("queen", "king", "stardust", "casket", "'gate", "white", "orange", "zealot"):
        assert word not in words


@rule("SG-MOD-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("new", [False, True])
def test_without_fate_the_display_has_one_great_artefact_more(seats: int, new: bool) -> None:
    modules = ["trading", "new_great_artefacts"] if new else ["trading"]

    assert len(dealt_table(*modules, seats=seats).state.display) == seats + 1
    assert len(dealt_table(*modules, "fate", seats=seats).state.display) == seats


@rule("SG-MOD-01")
@pytest.mark.parametrize(("modules", "great"), [((), 10), (("new_great_artefacts",), len(GREATS))])
def test_the_new_great_artefacts_may_be_left_in_the_box(
    modules: tuple[str, ...], great: int
) -> None:
    table = dealt_table(*modules)

    assert len(table.state.config.great_artefacts) == great
    assert max(table.state.config.great_artefacts) == 128 + great - 1


@rule("SG-MOD-01")
def test_without_royals_there_are_no_residences() -> None:
    with pytest.raises(stormhall.PositionError, match="1 to 4"):
        stormgates().chip("b2", 0, 5).play("end turn")
    with pytest.raises(stormhall.PositionError, match=r"queen\.green"):
        stormgates().hand(0, "queen.green").play("end turn")


@rule("SG-MOD-01")
@pytest.mark.parametrize("card", ["stardust", "casket"])
def test_without_trading_there_is_neither_stardust_nor_casket(card: str) -> None:
    with pytest.raises(stormhall.PositionError, match=card):
        stormgates().hand(0, card).play("end turn")


@rule("SG-MOD-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_without_gates_their_squares_are_free(seats: int) -> None:
    table = dealt_table(seats=seats)

    config = table.state.config
    cells = [config.cell(square) for square in COMPONENTS["layouts"][str(seats)]["gates"]]
    assert all(not table.state.tiles[cell] for cell in cells)
    assert all(config.in_play[cell] for cell in cells)


@rule("SG-MOD-01", "SG-FAC-03")
@pytest.mark.parametrize(("seats", "out"), [(2, 1), (3, 0), (4, 0)])
def test_without_six_factions_the_pool_is_the_one_of_the_base_game(seats: int, out: int) -> None:
    table = dealt_table(seats=seats)

    assert table.state.config.factions == 4
    assert table.state.removed.bit_count() == out
    assert all(faction < 4 for faction in table.state.factions)


@rule("SG-MOD-01", "SG-STE-01")
@pytest.mark.parametrize(("modules", "missing"), [(("trading", "fate"), 0), ((), 1)])
def test_storm_effect_five_needs_fate_cards(modules: tuple[str, ...], missing: int) -> None:
    storm = dealt_table("gates", *modules).position()["storm"]

    assert storm["left"] + len(storm["open"]) == len(COMPONENTS["storm_effects"]) - missing


# Needs of modules.


@rule("SG-MOD-05", "SG-FAC-03")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_players_need_six_factions(seats: int) -> None:
    assert "SG-FAC-03" in rules_against(seats, six_factions=False)
    assert rules_against(4, six_factions=False) == []


@rule("SG-MOD-05")
@pytest.mark.parametrize(
    ("module", "needed"),
    [
        (name, needed)
        for name, facts in MODULES.items()
        for needed in facts.get("requires", [])
        if name not in ("valleys", "summoning")
    ],
)
def test_a_module_is_refused_without_a_module_it_needs(module: str, needed: str) -> None:
    options = alone(4, **{module: True})

    (refusal,) = [r for r in refusals(4, **options) if r.rule == "SG-MOD-05"]
    assert (refusal.arguments["module"], refusal.arguments["needs"]) == (module, needed)
    assert rules_against(4, **{**options, needed: True}) == []


@rule("SG-MOD-05", "SG-VAL-01")
def test_the_valleys_need_gates_fate_and_new_great_artefacts() -> None:
    options = alone(4, valleys="high_pass", trading=True)

    needs = [r.arguments["needs"] for r in refusals(4, **options) if r.rule == "SG-MOD-05"]
    assert needs == ["gates", "fate", "new_great_artefacts"]
    more = {"gates": True, "fate": True, "new_great_artefacts": True}
    assert rules_against(4, **{**options, **more}) == []


@rule("SG-MOD-05", "SG-VAL-01")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_valleys_are_for_four_or_six(seats: int) -> None:
    assert rules_against(seats, valleys="kings_bridge") == ["SG-VAL-01"]


@rule("SG-MOD-05", "SG-TEA-01")
@pytest.mark.parametrize(
    ("form", "seats"), [("2v2", [4]), ("3v2", [5]), ("2v2v2", [6]), ("3v3", [6]), ("none", None)]
)
def test_a_form_of_teams_needs_its_number_of_players(form: str, seats: list[int] | None) -> None:
    for number in range(2, 7):
        fits = seats is None or number in seats
        assert rules_against(number, teams=form) == ([] if fits else ["SG-TEA-01"])


@rule("SG-MOD-05", "SG-TEA-21")
@pytest.mark.parametrize("turns", ["handover", "sequential"])
def test_ways_of_team_turns_need_teams(turns: str) -> None:
    assert rules_against(4, team_turns=turns) == []
    assert rules_against(4, team_turns=turns, teams="none") == ["SG-TEA-21"]
    assert rules_against(3, team_turns=turns) == ["SG-TEA-21"]


@rule("SG-MOD-05", "SG-TEA-09")
def test_the_cap_of_attacks_is_for_three_against_two() -> None:
    assert rules_against(5, attack_cap_3v2=2) == []
    assert rules_against(5, attack_cap_3v2=2, teams="none") == ["SG-TEA-09"]
    assert rules_against(6, attack_cap_3v2=2) == ["SG-TEA-09"]


@rule("SG-MOD-05", "SG-ROY-09")
def test_the_cap_of_free_upgrades_needs_royals() -> None:
    assert rules_against(4, free_upgrade_cap=6) == []
    assert rules_against(4, free_upgrade_cap=6, royals=False) == ["SG-ROY-09"]


@rule("SG-MOD-05", "SG-FAC-03")
def test_factions_are_chosen_only_where_some_are_left_out() -> None:
    assert rules_against(4, factions="chosen") == []
    assert rules_against(6, factions="chosen") == ["SG-FAC-03"]
    assert rules_against(3, factions="chosen", six_factions=False) == ["SG-FAC-03"]
    assert rules_against(2, factions="chosen", six_factions=False) == []


@rule("SG-MOD-05", "SG-HRO-02", "SG-HRO-03")
@pytest.mark.parametrize(
    ("option", "other", "same", "why"),
    [("neutral_defence", 4, 6, "SG-HRO-02"), ("ruins_defence", 8, 10, "SG-HRO-03")],
)
def test_heroic_numbers_are_fixed(option: str, other: int, same: int, why: str) -> None:
    assert rules_against(4, **{option: other}) == [why]
    assert rules_against(4, **{option: same}) == []
    assert rules_against(4, heroic=False, **{option: other}) == []


@rule("SG-MOD-05", "SG-VAL-01")
def test_valleys_have_no_ruins_to_defend() -> None:
    valleys = {"heroic": False, "valleys": "high_pass"}

    assert rules_against(4, **valleys, ruins_defence=8) == ["SG-VAL-01"]
    assert rules_against(4, **valleys, neutral_defence=6) == []


@rule("SG-MOD-05", "BT-VAR-6")
def test_a_limit_of_points_is_not_reached_in_the_set_up() -> None:
    assert rules_against(4, vp_limit=2, start_cities_per_player=2) == ["BT-VAR-6"]
    assert rules_against(4, vp_limit=3, start_cities_per_player=2) == []


@rule("SG-MOD-05")
def test_a_table_is_refused_with_the_rule_when_it_is_made() -> None:
    with pytest.raises(SetupError, match=r"SG-MOD-05 .*fate.*trading") as refused:
        stormhall.new("stormgates", 4, options={"trading": False})

    assert [refusal.rule for refusal in refused.value.refusals] == ["SG-MOD-05"]
    with pytest.raises(SetupError, match="no option 'dragons'"):
        stormhall.new("stormgates", 4, options={"dragons": True})
    with pytest.raises(SetupError, match="cannot be 'maybe'"):
        stormhall.new("stormgates", 4, options={"valleys": "maybe"})


# Other set-ups of the base game.


@rule("SG-MOD-03")
@pytest.mark.parametrize("seats", [5, 6])
def test_the_volcano_is_for_two_to_four(seats: int) -> None:
    assert "SG-MOD-03" in rules_against(seats, scenario="volcano")


@rule("SG-MOD-03")
def test_the_volcano_goes_with_every_module_but_the_valleys() -> None:
    everything = {"metamorpha": True, "bilkarr": True, "zealots": True, "unbound": True}

    for seats in (2, 3, 4):
        assert rules_against(seats, scenario="volcano", **everything) == []
    assert rules_against(4, scenario="volcano", valleys="high_pass") == ["SG-MOD-03"]


@rule("SG-MOD-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_volcano_brings_its_own_great_artefacts_and_its_own_end(seats: int) -> None:
    options: dict[str, Any] = {"scenario": "volcano", "draft": False, "teams": "none"}
    game = stormhall.new("stormgates", seats, options=options)

    config = game.state.config  # type: ignore[attr-defined]
    position: Any = game.position()
    assert position["display"] == []
    assert sum(len(site["cards"]) for site in position["relics"].values()) == 8
    assert config.great_limit == 2
    assert not config.ends_on_full_board
    assert config.vp_limit == {2: 30, 3: 40, 4: 40}[seats]
    assert "BT-VOL-11" in rules_against(seats, scenario="volcano", end_on_full_board=True)


@rule("SG-MOD-03")
def test_the_points_of_one_player_end_a_volcano_game_of_teams() -> None:
    table = stormgates(seats=4, scenario="volcano", teams="2v2", vp_limit=5)
    table.chip("a1", 0, 3).chip("g7", 2, 3).hand(0, "lord.green", "lord.green").city("c1", 0)

    game = table.game
    assert not game.over  # together they have more
    table.play("upgrade a1", seat=0)

    assert table.game.over
    assert table.position()["ended"] == "battalia-points"


@rule("SG-MOD-04")
def test_two_neutral_cities_per_player_are_for_small_boards() -> None:
    for seats in (2, 3, 4):
        assert rules_against(seats, neutrals_per_player=2) == []
    for seats in (5, 6):
        assert rules_against(seats, neutrals_per_player=2) == ["SG-MOD-04"]
    assert rules_against(4, neutrals_per_player=2, valleys="high_pass") == ["SG-MOD-04"]


@rule("SG-SET-09", "SG-MOD-04")
def test_a_big_map_is_for_two_to_four_without_another_set_up() -> None:
    for seats in (2, 3, 4):
        assert rules_against(seats, big_map=True) == []
        assert rules_against(seats, big_map=True, neutrals_per_player=2) == ["SG-MOD-04"]
        assert "SG-SET-09" in rules_against(seats, big_map=True, scenario="volcano")
        assert "SG-SET-09" in rules_against(seats, big_map=True, scenario="alt2", heroic=False)
    for seats in (5, 6):
        assert rules_against(seats, big_map=True) == ["SG-SET-09"]
    assert rules_against(4, big_map=True, valleys="high_pass") == ["SG-SET-09"]
    assert rules_against(4, big_map=True, scenario="alt1", heroic=False) == []


@rule("SG-SET-09")
@pytest.mark.parametrize(
    ("kind", "squares"),
    [
        ("start", [[0, 1], [0, 2], [6, 6], [6, 0]]),  # two cities side by side
        ("start", [[0, 0], [0, 0], [6, 10], [6, 0]]),  # one square twice
        ("ruins", [[3, 3], [3, 11]]),  # not on the board
        ("gates", [[1, 1], [1, 9], [5, 9], [5, 2]]),  # a gate without a heading for Bilkarr
    ],
)
def test_a_board_is_checked_when_it_is_loaded(kind: str, squares: list[list[int]]) -> None:
    data = deepcopy(COMPONENTS)
    check(data)

    data["layouts"]["big4"][kind] = squares

    with pytest.raises(DataError, match=r"layouts\.big4"):
        check(data)


@rule("SG-MOD-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_second_neutral_cities_leave_the_gates_alone(seats: int) -> None:
    table = dealt_table("gates", seats=seats, neutrals_per_player=2)

    tiles = table.position()["tiles"].values()
    assert sum(1 for t in tiles if t.get("neutral") and t["card"] == "city.cross") == 2 * seats
    assert sum(1 for t in tiles if t["card"] == "gate") == seats


@rule("SG-MOD-04")
def test_the_second_alternative_set_up_has_its_limits() -> None:
    assert rules_against(4, scenario="alt2", heroic=False) == []
    assert rules_against(4, scenario="alt2") == ["SG-MOD-04"]
    assert rules_against(4, scenario="alt2", heroic=False, valleys="high_pass") == ["SG-MOD-04"]
    for seats in (5, 6):
        assert rules_against(seats, scenario="alt2", heroic=False) == ["SG-MOD-04"]


@rule("SG-MOD-04")
def test_the_first_alternative_set_up_is_already_part_of_heroic_mode() -> None:
    assert rules_against(4, scenario="alt1") == ["SG-MOD-04"]
    assert rules_against(4, scenario="alt1", heroic=False) == []
    config = dealt_table("advanced", scenario="alt1").state.config
    heroic = dealt_table("advanced", "heroic").state.config
    assert (config.neutral_defence, config.ruins_defence) == (6, 10)
    assert (heroic.neutral_defence, heroic.ruins_defence) == (6, 10)


@rule("SG-MOD-04")
def test_with_the_second_alternative_set_up_no_start_city_is_chosen() -> None:
    options = just("trading", "fate", seats=3, scenario="alt2")
    game = stormhall.new("stormgates", 3, options=options)

    for _ in range(3):
        game.apply(game.to_act[0], game.legal(game.to_act[0])[0])

    position: Any = game.position()
    assert position["frames"][-1]["step"] == "cohort"
    assert [player["heroes"][0] for player in position["players"]] == ["d4"] * 3
    assert sum(len(site["cards"]) for site in position["relics"].values()) == 3
    assert position["display"] == []


@rule("SG-MOD-02", "SG-MOD-01")
def test_without_its_modules_a_week_ends_like_any_day() -> None:
    table = after_week(stormgates("trading"), 2)

    assert table.events("census") == []
    assert table.state.day == 15
