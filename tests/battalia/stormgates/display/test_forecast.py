"""Forecasts of jumps, crowns and team turns before a choice is made."""

from __future__ import annotations

from typing import Any

from stormhall.battalia.stormgates.model.config import config_of
from tests.battalia.stormgates.support.gates_table import FAR, JUMP, NEAR, gates, storm
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.stormgates.support.team_table import lay_cities, teams
from tests.battalia.table import Table


def facts(table: Table, text: str, seat: int = 0) -> dict[str, Any]:
    return table.game.preview(seat, text).facts


def figures(table: Table, seat: int | None = 0) -> dict[str, Any]:
    return table.game.figures(seat)


def test_gates_are_shown_with_their_numbers_and_the_price_of_each_jump() -> None:
    table = storm("tailwind", advanced=True)

    told = figures(table)["gates"]

    assert told["gates"] == {NEAR: 1, FAR: 6}
    assert told["jumps"] == {"hero1": {FAR: 1}}  # native terrain: only the fee
    assert figures(table, 1)["gates"]["jumps"] == {}
    assert "jumps" not in figures(table, None)["gates"]


def test_neither_a_hero_beside_a_gate_nor_one_who_has_jumped_can_jump() -> None:
    beside = gates().hero(0, "c2").hand(0, "supply", "supply")
    done = storm("tailwind").say(gates={"jumped": [[1], []]})

    assert figures(beside)["gates"]["jumps"] == {}
    assert figures(done)["gates"]["jumps"] == {}


def test_a_jump_shows_its_fee_but_not_the_coming_storm_effect() -> None:
    table = storm("tailwind", advanced=True)

    preview = table.game.preview(0, JUMP)

    assert preview.facts["pays_for"] == "jump"
    assert preview.facts["prices"] == [{"supply": 1}]
    assert preview.facts["payment"] == ["supply"]
    assert not preview.certain
    assert [event["event"] for event in preview.events][:2] == ["line", "jumped"]
    assert "tailwind" not in str(preview.to_json())


def test_a_jump_onto_foreign_terrain_also_costs_a_step() -> None:
    table = storm("tailwind", advanced=True).hero(0, FAR)

    assert facts(table, f"jump hero1 {NEAR}")["prices"] == [{"supply": 2}]


def test_crowning_a_city_shows_the_point_it_brings() -> None:
    table = stormgates("royals").clear().city("d4", owner=0, level=4).city("f6", owner=1)
    table.faction("baerfolk", "islanders").hand(0, "queen.green")

    told = facts(table, "crown d4")

    assert told["payment"] == ["queen.green"]
    assert told["points"] == {"before": 4, "after": 5}


def test_ending_a_part_of_a_team_turn_shows_the_actions_that_are_still_possible() -> None:
    table = teams("2v2").hand(0, "supply", "supply")

    assert "hire" in facts(table, "end turn")["still_possible"]


def test_the_great_cities_of_a_team_count_together() -> None:
    table = lay_cities(teams("2v2"), {0: [4], 1: [1], 2: [4, 4], 3: [2]})

    ends = {end["reason"]: end for end in figures(table, None)["ends"]}

    cities = ends["battalia-level-four-cities"]
    team = next(team for team in config_of(table.state).teams if 0 in team)
    owned = sum({0: 1, 2: 2}.get(member, 0) for member in team)
    assert [cities["have"][member] for member in team] == [owned, owned]
