"""Bilkarr on the board and his wares (SG-BIL-01 to -07)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall import PositionError
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model.board import GATE
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import GATE_NUMBER, config_of
from stormhall.battalia.stormgates.rules.bilkarr.bilkarr import (
    HEADINGS,
    Bilkarr,
    heading_of,
    walked,
)
from tests.battalia.stormgates.support.potion_battle import next_day
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.table import Table
from tests.rules import rule


def brewery(seats: int = 2, **bilkarr: Any) -> Table:
    """A table with Bilkarr where the test wants him."""
    return stormgates("gates", "bilkarr", seats=seats).say(bilkarr=bilkarr)


def bilkarr_of(table: Table) -> dict[str, Any]:
    """Bilkarr as everybody sees him."""
    view: Any = table.game.view(None)
    seen: dict[str, Any] = view["bilkarr"]
    return seen


def gate_at(state: BattaliaState, cell: int) -> int:
    """The number of the gate on a square."""
    assert state.tiles[cell] == GATE
    return GATE_NUMBER[state.terrains[cell]]


def days_of(table: Table, days: int) -> list[str]:
    """His square at the end of each of the next days."""
    return [bilkarr_of(next_day(table))["square"] for _ in range(days)]


@rule("SG-BIL-01")
@pytest.mark.parametrize("place", [0, 1])
def test_he_comes_at_the_first_census_and_stays_for_a_day(place: int) -> None:
    table = stormgates("gates", "bilkarr").day(7)
    cell = [c for c in range(table.state.config.cells) if table.state.tiles[c] == GATE][place]
    word = table.state.config.cell_words[cell]
    elsewhere = [number for number in GATE_NUMBER if number not in _numbers(table)]
    table.dice(*elsewhere, gate_at(table.state, cell))

    assert bilkarr_of(table) == {"square": None}
    assert days_of(table, 1) == [word]
    assert bilkarr_of(table)["state"] == "walks"
    assert days_of(table, 1) != [word]


def _numbers(table: Table) -> list[int]:
    state = table.state
    return [gate_at(state, c) for c in range(state.config.cells) if state.tiles[c] == GATE]


@rule("SG-BIL-01", "SG-CTL-02")
def test_he_comes_at_no_other_census_and_not_twice() -> None:
    table = stormgates("gates", "bilkarr").day(14)
    assert bilkarr_of(next_day(table)) == {"square": None}

    table = brewery(square="d4", heading="ne").day(7)
    assert days_of(table, 1) == ["f2"]


@rule("SG-BIL-03")
def test_the_first_heading_points_inwards_and_right_as_seen_from_the_nearest_edge() -> None:
    for layout in COMPONENTS["layouts"].values():
        rows, columns = layout["board"]
        for entry in layout["bilkarr_first_heading"]:
            row, column = entry["gate"]
            edges = {
                "top": row,
                "bottom": rows - 1 - row,
                "left": column,
                "right": columns - 1 - column,
            }
            nearest = [edge for edge in edges if edges[edge] == min(edges.values())]
            assert entry["edge"] == nearest[0]
            assert entry["heading"] == COMPONENTS["bilkarr"]["headings"][entry["edge"]]
            assert entry["gate"] in layout["gates"]


@rule("SG-BIL-03")
@pytest.mark.parametrize(
    ("seats", "options"),
    [*((seats, {}) for seats in range(2, 7)), *((s, {"big_map": True}) for s in (2, 3, 4))],
)
def test_the_engine_finds_the_headings_of_all_boards(seats: int, options: dict[str, Any]) -> None:
    state = stormgates("gates", "bilkarr", seats=seats, **options).state
    config = config_of(state)
    bilkarr = config.module(Bilkarr)

    for entry in config.squares["bilkarr_first_heading"]:
        heading = bilkarr.first_heading(state, config.cell(entry["gate"]))
        assert heading == heading_of(entry["heading"])


@rule("SG-BIL-03")
def test_from_another_square_he_sets_out_from_the_nearest_edge_too() -> None:
    assert bilkarr_of(brewery(seats=3, square="a4"))["heading"] == "se"  # the left edge
    assert bilkarr_of(brewery(seats=3, square="d6"))["heading"] == "ne"  # the bottom edge


@rule("SG-BIL-03")
def test_from_a_gate_he_sets_out_with_its_heading() -> None:
    table = stormgates("gates", "bilkarr", seats=3).day(7)
    right = table.state.config.cell_words.index("g5")  # (4,6), the right edge
    table.dice(gate_at(table.state, right))

    assert days_of(table, 1) == ["g5"]
    assert bilkarr_of(table)["heading"] == "nw"
    assert days_of(table, 1) == ["e3"]


@rule("SG-BIL-02")
def test_he_walks_two_squares_along_a_diagonal_over_empty_squares() -> None:
    table = brewery(seats=4, square="e5", heading="nw").clear().city("a1", owner=0)

    assert bilkarr_of(table)["path"][0] == "c3"
    assert days_of(table, 1) == ["c3"]
    assert table.tile_at("c3") is None


@rule("SG-BIL-02", "SG-CTL-10")
def test_he_walks_after_the_oracle_has_turned_and_before_anybody_acts() -> None:
    table = brewery(seats=4, square="e5", heading="nw").clear()
    next_day(table)

    days = [event for event in table.events() if event["event"] in ("bilkarr-walked", "turn")]
    assert days[-2]["event"] == "bilkarr-walked"
    assert days[-2]["way"] == ["d4", "c3"]
    assert days[-1]["day"] == 2


@rule("SG-BIL-04")
@pytest.mark.parametrize(
    ("square", "heading", "end", "turned"),
    [
        ("b4", "nw", "b2", "ne"),  # over a3, where the left edge turns him
        ("d2", "nw", "b2", "sw"),  # over c1, where the top edge turns him
        ("g4", "se", "e6", "sw"),  # he turns before the first square too
    ],
)
def test_an_edge_turns_one_direction(square: str, heading: str, end: str, turned: str) -> None:
    table = brewery(seats=4, square=square, heading=heading)

    assert days_of(table, 1) == [end]
    assert bilkarr_of(table)["heading"] == turned


@rule("SG-BIL-04", "SG-SET-04")
def test_a_missing_diagonal_square_turns_both_directions() -> None:
    # 3 players: b1 is out of play, b2 has a1, b1 missing; from c2 north-west lies b1.
    table = brewery(seats=3, square="c2", heading="nw")

    assert days_of(table, 1) == ["e4"]
    assert bilkarr_of(table)["heading"] == "se"


@rule("SG-BIL-05")
def test_in_a_corner_he_stops_and_the_die_moves_him_the_next_day() -> None:
    table = brewery(seats=4, square="b2", heading="nw")

    assert days_of(table, 1) == ["a1"]
    assert bilkarr_of(table)["state"] == "cornered"
    assert bilkarr_of(table)["path"] == []

    gate = table.state.config.cell_words.index("f6")
    table.dice(gate_at(table.state, gate))
    assert days_of(table, 1) == ["f6"]
    assert bilkarr_of(table)["path"][0] == "f4"
    assert days_of(table, 1) == ["f4"]


@rule("SG-WE-35", "SG-BIL-02", "SG-BIL-05")
def test_with_six_players_he_walks_from_the_north_west_gate_into_a_corner() -> None:
    table = stormgates("gates", "bilkarr", seats=6).day(7)
    gate = table.state.config.cell_words.index("b2")  # (1,1)
    table.dice(gate_at(table.state, gate))

    assert days_of(table, 7) == ["b2", "b4", "d6", "f6", "h4", "j2", "k1"]
    assert bilkarr_of(table)["state"] == "cornered"

    table.dice(gate_at(table.state, gate))
    assert days_of(table, 1) == ["b2"]
    assert table.state.day == 15


@rule("SG-WE-36")
def test_with_five_players_a_pocket_of_missing_squares_is_a_corner() -> None:
    table = stormgates("gates", "bilkarr", seats=5).day(7)
    gate = table.state.config.cell_words.index("h6")  # (5,7)
    table.dice(gate_at(table.state, gate))

    assert days_of(table, 3) == ["h6", "j4", "k3"]
    assert bilkarr_of(table)["state"] == "cornered"


@rule("SG-BIL-04", "SG-BIL-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_he_never_leaves_the_board(seats: int) -> None:
    config = stormgates("gates", "bilkarr", seats=seats).state.config
    for start in range(config.cells):
        for heading in range(len(HEADINGS)):
            cell, turned = start, heading
            for _ in range(30 if config.in_play[start] else 0):
                way, turned, cornered = walked(config, cell, turned)
                assert all(config.in_play[square] for square in way)
                if cornered:
                    break
                assert len(way) == 2
                cell = way[-1]


@rule("SG-INF-01")
def test_his_way_is_shown_up_to_where_a_die_decides_it() -> None:
    table = brewery(seats=6, square="b2", heading="sw")
    path = bilkarr_of(table)["path"]

    assert path == ["b4", "d6", "f6", "h4", "j2", "k1"]
    assert days_of(table, len(path)) == path


@rule("SG-BIL-06")
def test_a_hero_with_him_buys_potions_for_two_supplies_each() -> None:
    table = brewery(square="d4").hero(0, "d4").hand(0, "supply", "supply", "supply", "supply")

    table.play("buy colossus", "buy rage")

    assert table.table_of(0) == ["supply"] * 4
    potions: Any = table.game.view(1)["potions"]
    assert potions["colossus"]["owner"] == 0
    assert potions["rage"]["day"] == 0
    table.refuses("buy weakness", because="SG-BIL-06")


@rule("SG-BIL-06", "SG-DST-03")
def test_stardust_pays_for_a_potion() -> None:
    table = stormgates("gates", "bilkarr", "trading").say(bilkarr={"square": "d4"})
    table.hero(0, "d4").hand(0, "stardust", "supply", "supply")

    table.play("buy weakness with stardust")

    assert table.hand_of(0) == ["supply", "supply"]
    potions: Any = table.game.view(None)["potions"]
    assert potions["weakness"]["owner"] == 0


@rule("SG-BIL-06")
def test_without_a_hero_on_his_square_nothing_is_sold() -> None:
    table = brewery(square="d4").hero(0, "d2").hand(0, "supply", "supply")

    assert table.legal_like("buy") == []
    table.refuses("buy colossus", because="SG-BIL-06")

    elsewhere = brewery().hero(0, "d4").hand(0, "supply", "supply")
    elsewhere.refuses("buy colossus", because="SG-BIL-06")


@rule("SG-BIL-07")
def test_there_is_one_of_each_potion() -> None:
    table = brewery(square="d4").hero(0, "d4").hand(0, "supply", "supply")
    table.say(potions={"colossus": {"owner": 1}})

    assert "buy colossus" not in table.legal_like("buy")
    assert len(table.legal_like("buy")) == 5
    table.refuses("buy colossus", because="SG-BIL-07")


@rule("SG-BIL-06", "SG-BIL-07")
def test_a_player_may_hold_any_number_of_potions() -> None:
    table = brewery(square="d4").hero(0, "d4").hand(0, *["supply"] * 12)
    table.play(*table.legal_like("buy"))

    potions: Any = table.game.view(None)["potions"]
    assert [potion["owner"] for potion in potions.values()] == [0] * 6


@pytest.mark.parametrize(
    "bilkarr",
    [{"square": "z9"}, {"square": 3}, {"square": "d4", "heading": "up"}, {"square": "a1"}],
)
def test_an_impossible_bilkarr_is_a_defect_of_a_position(bilkarr: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match="bilkarr"):
        brewery(**bilkarr).legal()


def test_a_position_restores_him() -> None:
    table = brewery(seats=4, square="b2", heading="nw")
    next_day(table)

    again = stormhall.from_position(table.game.position())
    assert again.state.digest() == table.state.digest()
