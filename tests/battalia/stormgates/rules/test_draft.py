"""The draft of the starting cards (SG-DRF-01 to -04, SG-INF-03)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import stormhall
from stormhall import Game
from stormhall.battalia.knowledge.creation_decks import creation_deck
from stormhall.battalia.model.cards import CARD_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.kernel.core.rng import Chance
from tests.battalia.stormgates.support.table import just
from tests.rules import rule


def _drafting(seats: int, seed: int = 3, **options: Any) -> Game:
    """A game at the first card of the draft, after everybody took the first choice each time."""
    modules = options.pop("modules", ())
    game = stormhall.new(
        "stormgates", seats, seed=seed, options=just("draft", *modules, seats=seats, **options)
    )
    while not str(game.legal(game.to_act[0])[0]).startswith("draft"):
        game.apply(game.to_act[0], game.legal(game.to_act[0])[0])
    return game


def _is_drafting(game: Game) -> bool:
    return "draft" in [game.state.steps()[frame[0]].name for frame in game.state.frames]


def _state(game: Game) -> BattaliaState:
    assert isinstance(game.state, BattaliaState)
    return game.state


def _play_out(game: Game) -> list[int]:
    """Draft the first card until the end; return the seats that had a choice, in order."""
    order: list[int] = []
    while _is_drafting(game):
        seat = game.to_act[0]
        order.append(seat)
        game.apply(seat, game.legal(seat)[0])
    return order


@rule("SG-DRF-01", "SG-WE-32")
def test_the_steps_go_back_and_forth_and_the_last_card_needs_no_choice() -> None:
    game = _drafting(4)
    first = _state(game).first
    order = [(seat - first) % 4 for seat in _play_out(game)]
    assert order == [
        0, 1, 2,  3, 2, 1,  0, 1, 2,  3, 2, 1,  0, 1, 2,
    ]  # fmt: skip


@rule("SG-DRF-01", "SG-DRF-02", "SG-WE-32")
@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_everybody_ends_with_three_frimen_a_chief_a_priest_and_five_supplies(seats: int) -> None:
    game = _drafting(seats)
    _play_out(game)
    for seat in range(seats):
        words = [CARD_WORDS[card].split(".")[0] for card in creation_deck(_state(game), seat)]
        assert Counter(words) == {"friman": 3, "chief": 1, "priest": 1, "supply": 5}
        assert len(game.position()["players"][seat]["hand"]) == 6  # type: ignore[index]
    assert game.state.defects() == []


@rule("SG-DRF-01")
def test_a_step_passes_as_many_cards_as_there_are_players_and_one_fewer_each_time() -> None:
    game = _drafting(3)
    seen: list[int] = []
    for _ in range(4):
        seat = game.to_act[0]
        view: Any = game.view(seat)
        seen.append(len(view["draft"]["sees"]))
        game.apply(seat, game.legal(seat)[0])
    assert seen == [3, 2, 3, 2]


@rule("SG-DRF-01")
def test_a_card_that_was_not_passed_cannot_be_drafted() -> None:
    game = _drafting(3)
    seat = game.to_act[0]
    refusals = game.why_not(seat, "draft priest.green")
    assert [refusal.rule for refusal in refusals] == ["SG-DRF-01"]


@rule("SG-DRF-03")
@pytest.mark.parametrize("seed", range(4))
def test_universal_units_are_never_drafted_but_are_in_the_decks_afterwards(seed: int) -> None:
    game = _drafting(6, seed, modules=("unbound", "zealots"))
    _play_out(game)
    for seat in range(6):
        words = [CARD_WORDS[card] for card in creation_deck(_state(game), seat)]
        assert not [word for word in words if word.endswith((".unbound", ".zealot"))]
    pool: Any = game.position()["pool"]
    deck = pool["friman"]["top"] + pool["friman"]["rest"] + pool["friman"]["bottom"]
    assert deck.count("friman.unbound") == 2
    assert deck.count("friman.zealot") == 2


@rule("SG-DRF-04", "SG-INF-03")
def test_only_the_chooser_sees_the_cards_and_earlier_players_know_those_they_passed_on() -> None:
    game = _drafting(3)
    first, second = game.to_act[0], (game.to_act[0] + 1) % 3
    third = (second + 1) % 3
    shown = _draft_view(game, first)["sees"]
    assert len(shown) == 3
    for other in (second, third, None):
        assert _draft_view(game, other)["sees"] == []
    game.apply(first, f"draft {shown[0]}")
    assert _draft_view(game, first)["passed"][0] == sorted(shown[1:], key=shown.index)
    assert _draft_view(game, first)["own"][0] == shown[0]
    assert _draft_view(game, second)["sees"] == shown[1:]
    assert _draft_view(game, third)["sees"] == []
    assert _draft_view(game, None)["passed"] == [[], [], [], [], []]


def _draft_view(game: Game, viewer: int | None) -> dict[str, Any]:
    view: dict[str, Any] = dict(game.view(viewer))
    draft: dict[str, Any] = view["draft"]
    return draft


@rule("SG-DRF-04")
def test_in_every_world_later_players_hold_the_cards_passed_and_earlier_ones_any() -> None:
    game = _drafting(3)
    first = game.to_act[0]
    while _state(game).number < 1_000 and _is_drafting(game):
        seat = game.to_act[0]
        game.apply(seat, game.legal(seat)[-1])
    passed = _draft_view(game, first)["passed"]
    others = [seat for seat in range(3) if seat != first]
    frimen = [passed[0], passed[2]]  # steps in which the first player chose first
    holders: set[str] = set()
    for k in range(40):
        world: Any = game.resample(first, k)
        taken = world.position()["draft"]["taken"]
        for step, cards in zip((0, 2), frimen, strict=True):
            assert sorted(taken[step * 3 + 1 : step * 3 + 3]) == sorted(cards)
        holders.add(repr([sorted(_units(world, seat)) for seat in others]))
    assert len(holders) > 5


def _units(game: Game, seat: int) -> list[str]:
    words = [CARD_WORDS[card] for card in creation_deck(_state(game), seat)]
    return [word for word in words if word.startswith(("friman", "chief", "priest"))]


@rule("SG-DRF-04")
def test_with_two_players_the_first_to_choose_knows_the_card_of_the_other() -> None:
    game = _drafting(2)
    first = _state(game).first
    _play_out(game)
    taken: Any = game.position()["draft"]
    for k in range(20):
        world: Any = game.resample(first, k).position()
        for step in (0, 2, 4):
            at = step * 2 + 1
            assert world["draft"]["taken"][at] == taken["taken"][at]


@rule("SG-DRF-04", "SG-INF-05")
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_worlds_depend_only_on_the_view_during_the_draft_and_after_it(
    seats: int, seed: int
) -> None:
    game = stormhall.new(
        "stormgates", seats, seed=seed, options=just("draft", "unbound", seats=seats)
    )
    chance = Chance(seed)
    for i in range(150):
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.apply(seat, legal[chance.below(len(legal))])
        if i % (2 if i < 60 else 30) == 0:
            again = stormhall.from_position(game.position())
            assert again.state.digest() == game.state.digest()
            for viewer in (*range(seats), None):
                _check_worlds(game, viewer, i)


def _check_worlds(game: Game, viewer: int | None, k: int) -> None:
    view = game.view(viewer)
    world = game.resample(viewer, k)
    assert world.view(viewer) == view
    assert world.state.defects() == []
    assert stormhall.resample(view, k).state.digest() == world.state.digest()
