"""What happens unseen looks the same in all worlds that looked the same before (BT-INF-2, -3, -6).

A game and a world that some seat imagines cannot be told apart by that seat. If somebody else does
the same open thing in both, or something hidden in each, it still cannot tell them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from stormhall import Game
from stormhall.battalia import notation as words
from stormhall.battalia.state import BattaliaState
from stormhall.kernel.rng import Chance
from tests.battalia.styles import STYLES, choice, rich
from tests.battalia.table import begun
from tests.rules import rule

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {"unbound": True}),
    (3, {"advanced": True}),
    (2, {}),
    (3, {"scenario": "volcano"}),
]


def _moments(seats: int, options: dict[str, Any], late: bool) -> Iterator[Game]:
    """Moments of step 3 in games of several styles."""
    for seed, style in enumerate(STYLES.values()):
        game = rich(seats, options, seed) if late else begun(seats, seed, **options).game
        chance = Chance(seed)
        for _ in range(160 if late else 300):
            if game.over:
                break
            seat, code = choice(game, style, chance)
            game.state.take(seat, code)
            frames = game.state.frames
            if frames and game.state.steps()[frames[-1][0]].name == "actions":
                if not chance.below(10):
                    yield game


def _state(game: Game) -> BattaliaState:
    assert isinstance(game.state, BattaliaState)
    return game.state


def _both(game: Game, eyes: int, seed: int, deed: Callable[[Game], str | None]) -> bool:
    """Do something in the game and in an imagined world; whether it could be done in both."""
    real, world = Game(game.ruleset, game.state.clone()), game.resample(eyes, seed)
    assert real.view(eyes) == world.view(eyes)
    done = [deed(real), deed(world)]
    if None in done or done[0] != done[1]:
        return False
    assert real.view(eyes) == world.view(eyes), done
    assert real.events(0, eyes) == world.events(0, eyes), done
    return True


def _end_turn(game: Game) -> str | None:
    """End the turn if no hidden card comes to light by it: no borrowed card, none of the hand."""
    seat = _state(game).active
    if game.position()["borrowed"] or game.position()["attacked"]:
        return None
    player = game.position()["players"][seat]  # type: ignore[index]
    if not player["table"] + player["new"]:
        return None
    game.apply(seat, "end turn")
    return "end turn"


def _ambush(game: Game) -> str | None:
    """Suspend a supply and ambush the last card of the hand."""
    state = _state(game)
    seat = state.active
    if words.SUSPEND | 7 << 8 not in state.offers(seat):
        return None
    game.apply(seat, "suspend supply")
    game.apply(seat, game.legal(seat)[-1])
    return "ambush"


def _ambush_and_end(game: Game) -> str | None:
    return _end_turn(game) if _ambush(game) else None


def _count(seats: int, options: dict[str, Any], late: bool, deed: Callable[[Game], Any]) -> int:
    done = 0
    for number, game in enumerate(_moments(seats, options, late)):
        for eyes in range(seats):
            if eyes != _state(game).active:
                done += _both(game, eyes, number, deed)
    return done


@rule("BT-INF-2", "BT-INF-3", "BT-CLN-3", "BT-DRW-1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("late", [False, True])
def test_the_end_of_a_turn_tells_others_nothing_of_hands_and_nations(
    seats: int, options: dict[str, Any], late: bool
) -> None:
    assert _count(seats, options, late, _end_turn) > 4


@rule("BT-INF-2", "BT-AMB-2")
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("late", [False, True])
def test_a_card_put_in_ambush_tells_others_nothing(
    seats: int, options: dict[str, Any], late: bool
) -> None:
    assert _count(seats, options, late, _ambush) > 4
    assert _count(seats, options, late, _ambush_and_end) > 4
