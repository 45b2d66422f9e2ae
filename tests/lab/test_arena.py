"""The arena: every player meets every other in every seat, and the better one is rated higher."""

from __future__ import annotations

import json
import sys
from itertools import combinations
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stormhall import cli
from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.core.rng import Chance
from stormhall.lab.extra import library
from stormhall.lab.strength.arena import RatedGame, draw, rate, seatings, standings

ALONE = [[0], [1], [2], [3]]
TEAMS = [[0, 2], [1, 3]]


def invented(players: int, games: int, seed: int = 1) -> list[RatedGame]:
    """Games of four seats in which the player with the lower number usually finishes ahead."""
    chance = Chance(seed)
    rated = []
    for seating in seatings(players, 4, games, seed):
        luck = [2 * player + chance.below(5) for player in seating]
        places = [1 + sum(other < own for other in luck) for own in luck]
        rated.append(RatedGame(seating, ALONE, places))
    return rated


def arena(*words: str) -> str:
    outcome = CliRunner().invoke(cli.app, ["arena", "pebbles", *words], catch_exceptions=False)
    assert outcome.exit_code == 0, outcome.output
    return outcome.stdout


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (4, 4), (6, 4), (3, 4), (2, 4), (5, 2)])
def test_in_every_deal_each_player_at_the_table_sits_in_each_seat_once(
    players: int, seats: int
) -> None:
    tables = seatings(players, seats, games=8 * seats, seed=3)

    for deal in range(8):
        table = tables[deal * seats : (deal + 1) * seats]
        for seat in range(seats):
            assert sorted(one[seat] for one in table) == sorted(table[0])


@pytest.mark.parametrize(("players", "seats"), [(5, 4), (6, 4), (7, 2), (5, 3)])
def test_all_players_meet_about_equally_often(players: int, seats: int) -> None:
    tables = seatings(players, seats, games=60 * seats, seed=3)[::seats]

    games = [sum(player in table for table in tables) for player in range(players)]
    meetings = [
        sum(one in table and other in table for table in tables)
        for one, other in combinations(range(players), 2)
    ]

    assert max(games) - min(games) <= 2
    assert max(meetings) - min(meetings) <= 4


def test_with_fewer_players_than_seats_each_sits_twice_as_often_as_the_others() -> None:
    tables = seatings(3, 4, games=24, seed=3)

    assert [sum(table.count(player) for table in tables) for player in range(3)] == [32, 32, 32]


def test_the_better_player_is_rated_higher() -> None:
    rated = standings(["best", "good", "fair", "poor", "worst"], invented(5, 120), seed=1)

    assert [one.player for one in rated] == ["best", "good", "fair", "poor", "worst"]
    assert rated[0].rating - rated[4].rating > 3 * rated[0].uncertainty
    assert all(one.chance == 0.25 for one in rated)


def test_the_order_of_games_hardly_matters() -> None:
    games = invented(4, 120)

    forward, backward = rate(4, games, seed=1), rate(4, games[::-1], seed=2)

    for (one, uncertainty), (other, _) in zip(forward, backward, strict=True):
        assert abs(one - other) < uncertainty


def test_more_games_make_a_rating_more_certain() -> None:
    few, many = rate(4, invented(4, 40), seed=1), rate(4, invented(4, 400), seed=1)

    assert all(more[1] < less[1] for less, more in zip(few, many, strict=True))


def test_wins_agree_with_a_count_by_hand() -> None:
    games = [
        RatedGame([0, 1, 2, 3], ALONE, [1, 2, 3, 4]),
        RatedGame([1, 2, 3, 0], ALONE, [1, 4, 3, 1]),  # a shared victory of 1 and 0
    ]

    rated = {one.player: one for one in standings(["a", "b", "c", "d"], games, seed=1)}

    assert [rated[name].wins for name in "abcd"] == [1.5, 0.5, 0.0, 0.0]
    assert rated["a"].share == 0.75
    # Wilson by hand: z = 1.96, (0.75 + 0.9604) / 2.9208 -+ 1.96 * sqrt(0.09375 + 0.2401) / 2.9208
    assert rated["a"].low == pytest.approx(0.1979, abs=1e-3)
    assert rated["a"].high == pytest.approx(0.9733, abs=1e-3)


def test_members_of_a_team_are_rated_together() -> None:
    games = [
        RatedGame([0, 2, 1, 3], TEAMS, [1, 3, 1, 3]),
        RatedGame([2, 0, 3, 1], TEAMS, [3, 1, 3, 1]),
    ] * 4

    rated = {one.player: one for one in standings(["a", "b", "c", "d"], games, seed=1)}

    assert rated["a"].rating > rated["c"].rating
    assert rated["a"].rating == pytest.approx(rated["b"].rating)
    assert (rated["a"].share, rated["c"].share, rated["a"].chance) == (1.0, 0.0, 0.5)


def test_the_command_gives_the_same_on_any_number_of_processes() -> None:
    words = ("--agents", "random,weighted,greedy", "--seats", "2", "--games", "8", "--json")

    one, two = arena(*words, "--jobs", "1"), arena(*words, "--jobs", "2")

    assert one == two
    assert json.loads(one)["games"] == 8
    names = {line["player"] for line in json.loads(one)["standings"]}
    assert names == {"random", "weighted", "greedy"}


def test_the_command_prints_a_table_and_draws_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "ratings.svg"

    shown = arena("--agents", "random,weighted", "--games", "4", "--plot", str(picture))

    assert "rating" in shown
    assert "95 % interval" in shown
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert "rating with 95 % interval" in picture.read_text(encoding="utf-8")


def test_the_same_ratings_give_the_same_picture(tmp_path: Path) -> None:
    rated = standings(["best", "good", "fair", "poor"], invented(4, 16), seed=1)

    for name in ("a.svg", "b.svg"):
        draw(tmp_path / name, "pebbles", "rating", rated)

    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


def test_a_missing_library_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)

    with pytest.raises(SetupError, match=r"the library openskill is needed; install it with"):
        library("openskill.models")


def test_a_player_that_fails_does_not_stop_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    agents = "random,weighted,tests.lab.bots:Raiser"
    words = ["arena", "pebbles", "--seats", "2", "--games", "12", "--agents", agents, "--json"]

    outcome = CliRunner().invoke(cli.app, [*words, "--jobs", "1"], catch_exceptions=False)

    assert outcome.exit_code == 1
    assert json.loads(outcome.stdout)["games"] == 4
    assert "8 of 12 games failed" in outcome.stderr


def test_an_agent_named_twice_is_refused() -> None:
    with pytest.raises(SetupError, match="each named once"):
        arena("--agents", "random,random")
