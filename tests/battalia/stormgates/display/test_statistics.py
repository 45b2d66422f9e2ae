"""The statistics of The Stormgates."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stormhall.battalia.rules.gaining.upgrading import raise_city
from stormhall.battalia.stormgates.model.cards import QUEEN
from stormhall.battalia.stormgates.model.options import PRESETS
from stormhall.battalia.stormgates.rules.royals import THRESHOLD
from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.ruleset import find
from tests.accounts import Watched, check_points, random_account, used
from tests.battalia.stormgates.support.census_weeks import deck, end_of_week
from tests.battalia.stormgates.support.gates_table import FAR, JUMP, NEAR, storm
from tests.battalia.stormgates.support.metamorpha_table import changing
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.stormgates.support.team_table import lay_cities, teams
from tests.battalia.stormgates.support.valley_table import valleys


def seats_of(options: dict[str, Any]) -> list[int]:
    """The numbers of players that these options allow."""
    rules = find("stormgates")
    found = []
    for seats in rules.info.seats:
        try:
            rules.check(seats, options)
        except SetupError:
            continue
        found.append(seats)
    return found


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_sources_and_timeline_of_a_whole_game_agree_with_its_end(preset: str) -> None:
    options = {**PRESETS[preset], "weeks_limit": 5}
    for seats in seats_of(options):
        game, account = random_account("stormgates", seats, seats, options)

        check_points(game, account)


def test_counts_agree_with_the_log_of_the_game() -> None:
    game, account = random_account("stormgates", 4, 6, {**PRESETS["everything"], "weeks_limit": 5})
    told = Counter(str(event["event"]) for event in game.events(0, None))

    def counted(topic: str) -> int:
        return sum(sum(by_seat) for by_seat in account.uses.get(topic, {}).values())

    assert counted("gates_left") == counted("gates_entered") == told["jumped"]
    assert counted("storm_effects") == told["storm-effect"] + told["echoed"]
    assert counted("trades") == told["traded"]
    assert counted("units_drafted") == told["drafted"]
    assert counted("metamorpha") == told["activated"]


def test_the_members_of_a_team_count_their_own_points_and_their_mates_points() -> None:
    table = lay_cities(teams("2v2"), {0: [3], 1: [1], 2: [2, 1], 3: [1]})

    account = Watched(table).account()

    assert account.sources["start"] == [3, 1, 3, 1]
    assert account.sources["team-mates"] == [3, 1, 3, 1]
    assert account.timeline == [[6, 2, 6, 2]]
    assert account.traits["team"] == ["1", "2", "1", "2"]


def test_the_factor_of_a_team_of_two_against_three_is_a_source_of_its_own() -> None:
    table = lay_cities(teams("3v2"), {0: [1], 1: [3], 2: [1], 3: [2], 4: [1]})

    account = Watched(table).account()

    assert account.sources["small-team"] == [0, 3, 0, 3, 0]  # 5 points times 1.5, rounded up
    assert account.timeline == [[3, 8, 3, 8, 3]]


def test_without_teams_there_is_no_team_trait() -> None:
    account = Watched(stormgates(seats=3)).account()

    assert "team" not in account.traits
    assert "team-mates" not in account.sources


def test_a_jump_counts_both_gates_and_the_effect_of_the_storm() -> None:
    table = storm("tailwind")
    watched = Watched(table)

    table.play(JUMP)

    account = watched.account()
    assert (NEAR, FAR) == ("d2", "d6")
    assert used(account, "gates_left", 0) == {"forest": 1}
    assert used(account, "gates_entered", 0) == {"jungle": 1}
    assert used(account, "storm_effects", 0) == {"tailwind": 1}


def test_potions_count_when_they_are_bought_and_when_they_are_drunk() -> None:
    table = stormgates("gates", "bilkarr").say(bilkarr={"square": "d4"})
    table.hero(0, "d4").hand(0, "supply", "supply")
    watched = Watched(table)

    table.play("buy colossus", "drink colossus")

    account = watched.account()
    assert used(account, "potions_bought", 0) == {"colossus": 1}
    assert used(account, "potions_drunk", 0) == {"colossus": 1}


def test_a_queen_gained_with_a_large_deck_is_counted() -> None:
    table = end_of_week(deck(stormgates("royals", seats=2), 0, THRESHOLD[QUEEN]), 2)
    watched = Watched(table)

    table.play("end turn")

    assert used(watched.account(), "royals_crowned", 0) == {"queen": 1}


def test_levels_above_four_are_royal_points() -> None:
    table = stormgates("royals", seats=2, free_upgrade_cap=6).chip("b2", 0, 4)
    watched = Watched(table)

    raise_city(table.state, 0, table.state.config.cell_words.index("b2"))

    account = watched.account()
    assert account.sources["royal"] == [1, 0]
    assert used(account, "city_levels", 0) == {"level-5": 1}


def test_a_power_of_metamorpha_counts_by_its_terrain() -> None:
    table = changing("forest", "supply", "friman.red", "supply")
    watched = Watched(table)

    table.play(next(text for text in table.legal() if text.startswith("activate")))

    assert used(watched.account(), "metamorpha", 0) == {"forest": 1}


def test_a_building_turned_over_is_a_source_and_counts_by_its_kind() -> None:
    table = valleys(revealed=["d3"]).hero(0, "d3").hand(0, "friman.green", "friman.green", "supply")
    watched = Watched(table)

    table.play("reveal c3")

    account = watched.account()
    building = table.position()["valleys"]["buildings"]["c3"]
    assert account.sources["revealed"] == [2, 0, 0, 0]
    assert used(account, "valley_cards", 0) == {building: 1}
