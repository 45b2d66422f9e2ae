"""Whatever is pressed at a table, in whatever order, the page goes on without an error."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stormhall.kernel.core.rng import Chance
from stormhall.kernel.ruleset import registered
from tests.browser.arranging import put
from tests.browser.pressing import Presser
from tests.browser.watching import FINGER, Browsing, Json, Watched, ring_of
from tests.contract.setups import choose, preset_cases
from tests.server.support.harness import HallServer
from tests.steps.moments import GAMES, moments

SIZES: dict[str, dict[str, Any]] = {"desk": {}, "phone": FINGER}

SEEDS = range(2, 8)
"""The seeds of the long part; each is one test for every game and size."""

FULL = ["battalia-4-expert", "bloodrage-4-standard", "bloodrage-4-first game"]
FULL += ["stormgates-6-six factions", "stormgates-6-free for all", "stormgates-6-everything"]
"""Set-ups with every seat taken."""

PLAYED = (30, 150, 400)
"""Choices made by chance before a table is pressed at."""

HALL = ["/", "/about", "/rules", "/rules/BR-INV-1", *(f"/new/{game}" for game in GAMES)]
"""Screens without a table."""


def press_at_moments(
    game: str, size: str, people: Browsing, server: HallServer, *, seed: int, count: int, each: int
) -> None:
    """Press at some moments of a game, where all seats share the screen or one is played."""
    luck = random.Random(f"{game} {size} {seed}")
    tables = [put(server, game, moment) for moment in luck.sample(moments(game), count)]
    press_at_tables(tables, size, people, seed=seed, each=each)


def press_at_tables(
    tables: list[Json], size: str, people: Browsing, *, seed: int, each: int
) -> None:
    """Press at tables; at every second one, all seats share the screen."""
    shared = [made for number, made in enumerate(tables) if number % 2]
    rings = [ring_of(made, *([] if made in shared else [made["asked"]])) for made in tables]
    ada = people.open("/about", people.person(rings=rings, **SIZES[size]))
    presser = Presser(ada, seed, touch=size == "phone")
    for made in tables:
        presser.pressed.append(f"table {made['table']['id']}")
        press_at(ada, presser, f"/table/{made['table']['id']}", each)


def press_at(watched: Watched, presser: Presser, path: str, times: int) -> None:
    """Press on a screen, and come back to it after every few presses."""
    for done in range(0, times, 10):
        if done == 0 or not watched.page.url.endswith(path):
            watched.go(path)
            watched.at_table() if path.startswith("/table") else watched.drawn()
        presser.press(min(10, times - done))


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_few_random_presses_break_nothing(
    game: str, size: str, people: Browsing, server: HallServer
) -> None:
    press_at_moments(game, size, people, server, seed=1, count=3, each=20)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_random_presses_after_a_game_break_nothing(size: str, people: Browsing, over: Json) -> None:
    press_after(over, size, people, seed=4, times=20)


def press_after(made: Json, size: str, people: Browsing, *, seed: int, times: int) -> None:
    """Press on the result and in the replay of a finished game."""
    person = people.person(rings=[ring_of(made)], **SIZES[size])
    ada = people.open("/about", person)
    presser = Presser(ada, seed, touch=size == "phone")
    for screen in ("table", "replay"):
        press_at(ada, presser, f"/{screen}/{made['table']['id']}", times)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_many_random_presses_break_nothing(
    game: str, size: str, seed: int, people: Browsing, server: HallServer
) -> None:
    press_at_moments(game, size, people, server, seed=seed, count=4, each=25)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("setup", FULL)
def test_random_presses_with_all_seats_taken_break_nothing(
    setup: str, size: str, people: Browsing, server: HallServer
) -> None:
    tables = [put(server, setup.partition("-")[0], played(setup, most)) for most in PLAYED]
    press_at_tables(tables, size, people, seed=1, each=40)


def played(setup: str, most: int) -> Json:
    """A moment of a game that was played by chance."""
    case = next(
        each for each in preset_cases(registered()[setup.partition("-")[0]]) if each.title == setup
    )
    game, chance = case.new(most), Chance(most)
    choices: list[tuple[int, str]] = []
    while len(choices) < most and not game.over:
        seat, action = choose(game, chance)
        choices.append((seat, str(action)))
        game.apply(seat, action)
    return {
        "seats": case.seats,
        "seed": most,
        "options": game.options,
        "choices": choices,
        "seat": 0 if game.over else game.to_act[0],
    }


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_many_random_presses_after_a_game_break_nothing(
    size: str, people: Browsing, over: Json
) -> None:
    press_after(over, size, people, seed=5, times=50)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_random_presses_in_the_hall_break_nothing(size: str, people: Browsing) -> None:
    ada = people.open("/about", people.person(**SIZES[size]))
    presser = Presser(ada, 6, touch=size == "phone")
    for path in HALL:
        press_at(ada, presser, path, 20)
