"""Whatever is pressed at a table, in whatever order, the page goes on without an error."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser.arranging import put
from tests.browser.pressing import Presser
from tests.browser.watching import FINGER, Browsing, Json, Watched, ring_of
from tests.server.support.harness import HallServer
from tests.steps.moments import GAMES, moments

SIZES: dict[str, dict[str, Any]] = {"desk": {}, "phone": FINGER}


def press_at_moments(
    game: str, size: str, people: Browsing, server: HallServer, *, seed: int, count: int, each: int
) -> None:
    """Press at some moments of a game, where all seats share the screen or one is played."""
    luck = random.Random(f"{game} {size} {seed}")
    tables = [put(server, game, moment) for moment in luck.sample(moments(game), count)]
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
