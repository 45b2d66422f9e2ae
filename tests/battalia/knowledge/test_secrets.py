"""Hidden actions look the same in all worlds that looked the same before (BT-INF-2, -3, -6).

A seat cannot tell a game from a world that it imagines, not even after somebody else does the same
thing openly in both, or something hidden in each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import stormhall
from stormhall import Game
from stormhall.battalia.knowledge.zones import remove_openly
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.cards import CARD_INDEX
from stormhall.battalia.model.state import BattaliaState
from stormhall.kernel.core.rng import Chance
from tests.battalia.playing_styles import STYLES, choice, rich
from tests.battalia.table import battalia, dealt_table
from tests.rules import rule

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {"unbound": True}),
    (3, {"advanced": True}),
    (2, {}),
    (3, {"scenario": "volcano"}),
]


# Half of the styles of play; only the long part plays the others.
every_part = pytest.mark.parametrize(
    "part", [0, pytest.param(1, marks=pytest.mark.long)], ids=["some", "more"]
)


def _moments(seats: int, options: dict[str, Any], late: bool, part: int) -> Iterator[Game]:
    """Games played in several styles, at moments of step 3."""
    for seed, style in enumerate(STYLES.values()):
        if seed % 2 != part:
            continue
        game = rich(seats, options, seed) if late else dealt_table(seats, seed, **options).game
        chance = Chance(seed)
        for _ in range(160 if late else 300):
            if game.over:
                break
            seat, code = choice(game, style, chance)
            game.state.take(seat, code)
            frames = game.state.frames
            if frames and game.state.steps()[frames[-1][0]].name == "actions":
                if not chance.below(7):
                    yield game


def _state(game: Game) -> BattaliaState:
    assert isinstance(game.state, BattaliaState)
    return game.state


def _same_in_both(game: Game, viewer: int, seed: int, action: Callable[[Game], str | None]) -> bool:
    """Do something in the game and in a redealt world; return whether both allowed it."""
    real, world = Game(game.ruleset, game.state.clone()), game.resample(viewer, seed)
    assert real.view(viewer) == world.view(viewer)
    done = [action(real), action(world)]
    if None in done or done[0] != done[1]:
        return False
    assert real.view(viewer) == world.view(viewer), done
    assert real.events(0, viewer) == world.events(0, viewer), done
    return True


def _end_turn(game: Game) -> str | None:
    """End the turn unless that reveals a hidden card, borrowed or from the hand."""
    seat = _state(game).active
    if game.position()["borrowed"] or game.position()["attacked"]:
        return None
    player = game.position()["players"][seat]  # type: ignore[index]
    if not player["table"] + player["new"]:
        return None
    game.apply(seat, "end turn")
    return "end turn"


def _ambush(game: Game) -> str | None:
    """Suspend a supply and ambush the last card in the hand."""
    state = _state(game)
    seat = state.active
    if v.SUSPEND | 7 << 8 not in state.offers(seat):
        return None
    game.apply(seat, "suspend supply")
    game.apply(seat, game.legal(seat)[-1])
    return "ambush"


def _ambush_and_end(game: Game) -> str | None:
    return _end_turn(game) if _ambush(game) else None


def _count(
    seats: int, options: dict[str, Any], late: bool, part: int, action: Callable[[Game], Any]
) -> int:
    done = 0
    for number, game in enumerate(_moments(seats, options, late, part)):
        for viewer in range(seats):
            if viewer != _state(game).active:
                done += _same_in_both(game, viewer, number, action)
    return done


@rule("BT-INF-2", "BT-INF-3", "BT-CLN-3", "BT-DRW-1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("late", [False, True])
@every_part
def test_the_end_of_a_turn_tells_others_nothing_about_hands_and_nations(
    seats: int, options: dict[str, Any], late: bool, part: int
) -> None:
    assert _count(seats, options, late, part, _end_turn) > 4


@rule("BT-INF-2", "BT-AMB-2")
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("late", [False, True])
@every_part
def test_a_card_put_in_ambush_tells_others_nothing(
    seats: int, options: dict[str, Any], late: bool, part: int
) -> None:
    assert _count(seats, options, late, part, _ambush) > 4
    assert _count(seats, options, late, part, _ambush_and_end) > 4


@rule("BT-INF-2", "BT-INF-6", "BT-COH-6")
@pytest.mark.parametrize("viewer", [1, None])
def test_a_played_card_does_not_tell_others_whether_it_was_shown(viewer: int | None) -> None:
    hand = ["supply", "tool.red", "horse.red", "title.red"]
    views = []
    for played in ("tool.red", "tool.blue"):  # only the first of them was shown to player 3
        table = battalia(3).exact(0).turn(0, "cohort").hand(0, *hand)
        table.nation(0, "tool.blue", "tool.red", *["supply"] * 12).shelter(0)
        table.play("cohort", "show player3")
        known = table.game.view(2)["players"][0]["hand_known"]  # type: ignore[index]
        assert sorted(known) == sorted(hand[1:])
        remove_openly(table.state, 0, CARD_INDEX[played])
        views.append(table.game.view(viewer)["players"][0]["seen"])  # type: ignore[index]
    assert views[0] == views[1]
    assert views[0]["hand"] == [0] * len(views[0]["hand"])


@rule("BT-INF-2", "BT-MUL-1")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_view_does_not_show_which_hidden_cards_others_know(viewer: int | None) -> None:
    table = battalia(3).exact(0).turn(0, "cohort").nation(0, *["supply"] * 12).shelter(0)
    table.hand(0, "supply", "tool.red", "horse.red", "title.red", "scroll.blue")
    table.play("cohort", "show player3")
    own = 128 if viewer is None else 1 << viewer
    for line in ("end turn", None):
        seen = table.game.view(viewer)["players"][0]["seen"]  # type: ignore[index]
        masks = {mask for zone in seen.values() for mask in zone}
        assert masks <= {0, own, 255}
        world = table.game.resample(viewer, 5)
        assert world.view(viewer) == table.game.view(viewer)
        again = stormhall.resample(table.game.view(viewer), 5)
        assert again.state.digest() == world.state.digest()
        if line:
            table.play(line)


@rule("BT-INF-6", "BT-AMB-2")
def test_after_an_ambush_one_copy_fewer_of_each_card_shown_is_certain() -> None:
    for ambushed in ("tool.red", "horse.red", "supply"):
        table = battalia(3).exact(0).turn(0, "cohort").nation(0, *["supply"] * 12).shelter(0)
        table.hand(0, "supply", "supply", "tool.red", "tool.red", "tool.red", "horse.red")
        table.play("cohort", "show player3", "suspend supply", f"ambush {ambushed}")

        for seed in range(20):
            world = table.game.resample(2, seed).position()
            hand = world["players"][0]["hand"]  # type: ignore[index]
            assert hand.count("tool.red") >= 2
            world = table.game.resample(1, seed).position()
            hand = world["players"][0]["hand"]  # type: ignore[index]
            assert sum(card.endswith(".red") for card in hand) >= 3
