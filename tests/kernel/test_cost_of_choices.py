"""The cost of a choice, a preview and an update, counted in copies, redeals and parsed texts.

The budgets, which hold at every step of every game, even in battles:

| | copies | of them redeals | parsed texts |
| --- | --- | --- | --- |
| a choice | 1: the state before it stays as it was, for undo | 0 | 1 |
| a choice without undo | 0 | 0 | 1 |
| a compound command | 1 a step and 1 to foresee a refusal | 1 | 1 a step |
| a decision's first preview | 2 a world, 1 a further step, the forecast's | 1 a world | 1 a step |
| a further preview | 1 a world, 1 a further step, the forecast's | 0 | 1 a step |
| an update of all seats | the figures' | 0 | 0 |

A forecast of Blood Rage copies nothing. One of Battalia copies the state that quotes a price and
tries one payment; for an amulet it tries every face of the die. Figures copy only in a battle of
Battalia, once for each of its two possible outcomes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import stormhall
from stormhall import Game, IllegalAction
from stormhall.battalia.model.state import BattaliaState
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.notation import Notation
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import State
from stormhall.kernel.table.preview import WORLDS
from tests.contract.setups import choose
from tests.reference.pebbles import Pebbles
from tests.steps.moments import GAMES as WHOLE_GAMES
from tests.steps.moments import game_at
from tests.steps.moments import moments as moments_of_steps

GAMES = [*WHOLE_GAMES, "pebbles"]
CHOICES = 120
FORECAST = {"battalia": 2, "stormgates": 2, "bloodrage": 1, "pebbles": 0}
AMULET_FORECAST = 7
FIGURES_OF_BATTLE = 2
TRIED = 4
"""How many choices of each step are previewed."""


class Counts:
    """Copies of states, redeals among them, choices carried out, and parsed texts."""

    def __init__(self) -> None:
        self.copies = self.redeals = self.steps = self.parses = 0

    def of(self, work: Callable[..., object], *given: object) -> tuple[int, int, int]:
        """(copies, redeals, parsed texts) of some work."""
        self.copies = self.redeals = self.steps = self.parses = 0
        work(*given)
        return self.copies, self.redeals, self.parses


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counts:
    counts = Counts()
    for state in (BattaliaState, BloodRageState, Pebbles):
        _count(monkeypatch, counts, state, "clone", "copies")
    _count(monkeypatch, counts, State, "resampled", "redeals")
    _count(monkeypatch, counts, State, "take", "steps")
    _count(monkeypatch, counts, Notation, "code", "parses")
    return counts


def _count(
    patch: pytest.MonkeyPatch, counts: Counts, owner: type[Any], method: str, count: str
) -> None:
    """Count the calls of a method."""
    original = getattr(owner, method)

    def counted(*given: Any) -> Any:
        setattr(counts, count, getattr(counts, count) + 1)
        return original(*given)

    patch.setattr(owner, method, counted)


def moments(name: str) -> Iterator[tuple[Game, int, str]]:
    """A random game before each choice, with the seat and its choice."""
    game, chance = stormhall.new(name, 3, seed=5), Chance(5)
    while not game.over and len(game.choices) < CHOICES:
        seat, action = choose(game, chance)
        yield game.clone(), seat, str(action)
        game.apply(seat, action)


def two_steps(name: str) -> Iterator[tuple[Game, int, str]]:
    """The two-step compound commands that would have been legal in a random game."""
    chance = Chance(6)
    for game, seat, action in moments(name):
        after = game.clone()
        after.apply(seat, action)
        offers = after.legal(seat)
        if offers:
            line = f"{action}; {offers[chance.below(len(offers))]}"
            if not game.why_not(seat, line):
                yield game, seat, line


def every_step(name: str) -> Iterator[Game]:
    """The game at each of its steps, including rare ones."""
    for moment in moments_of_steps(name):
        yield game_at(name, moment)


def is_unforeseen(game: Game, seat: int, text: str) -> bool:
    """Whether the first world already shows that nothing can be foreseen."""
    preview = game.preview(seat, text)
    return not preview.undoable and not preview.events


def most_of_forecast(name: str, action: str) -> int:
    """How many copies a forecast may make."""
    return AMULET_FORECAST if action.startswith("amulet on") else FORECAST[name]


# Choices.


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_copies_the_state_once_and_parses_its_text_once(name: str, counts: Counts) -> None:
    for game, seat, action in moments(name):
        twin = game.clone()

        assert counts.of(game.apply, seat, action) == (1, 0, 1), action
        assert counts.of(twin.apply, seat, stormhall.parse(name, action)) == (1, 0, 0), action
        assert game.state.digest() == twin.state.digest()


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_a_choice_costs_the_same_at_every_step(name: str, counts: Counts) -> None:
    for game in every_step(name):
        seat = game.to_act[0]
        for action in game.legal(seat)[:TRIED]:
            assert counts.of(game.clone().apply, seat, str(action)) == (1, 0, 1), action


@pytest.mark.parametrize("name", GAMES)
def test_a_compound_command_copies_the_state_once_a_step_and_once_to_foresee_a_refusal(
    name: str, counts: Counts
) -> None:
    lines = list(two_steps(name))

    assert len(lines) >= (1 if name == "pebbles" else 20)
    for game, seat, line in lines:
        assert counts.of(game.why_not, seat, line) == (2, 1, 2), line
        assert counts.of(game.apply, seat, line) == (3, 1, 2), line


@pytest.mark.parametrize("name", GAMES)
def test_a_compound_command_after_its_preview_needs_no_further_redeal(
    name: str, counts: Counts
) -> None:
    for game, seat, line in two_steps(name):
        game.preview(seat, line)

        assert counts.of(game.apply, seat, line) == (3, 0, 2), line


@pytest.mark.parametrize("name", GAMES)
def test_a_compound_command_without_undo_is_carried_out_once(name: str, counts: Counts) -> None:
    for game, seat, line in two_steps(name):
        twin = game.clone()
        game.drop_undo()

        assert counts.of(game.apply, seat, line) == (3, 1, 2), line
        assert counts.steps == 3, "the first step in the imagined world, and both in the true one"
        twin.apply(seat, line)
        assert game.state.digest() == twin.state.digest()
        assert (game.choices, game.events()) == (twin.choices, twin.events())


@pytest.mark.parametrize("name", GAMES)
def test_a_refused_compound_command_is_known_from_one_imagined_world(
    name: str, counts: Counts
) -> None:
    game, seat, action = next(moments(name))

    def refused() -> None:
        with pytest.raises(IllegalAction):
            game.apply(seat, f"{action}; {action}; {action}")

    assert counts.of(refused) == (1, 1, 3)


@pytest.mark.parametrize("name", GAMES)
def test_asking_why_not_copies_nothing(name: str, counts: Counts) -> None:
    for game, seat, action in moments(name):
        assert counts.of(game.why_not, seat, action) == (0, 0, 1), action


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_costs_as_much_as_its_choices(name: str, counts: Counts) -> None:
    game, chance = stormhall.new(name, 3, seed=5), Chance(5)
    for _ in range(10):
        game.apply(*choose(game, chance))
    record = game.record()

    assert counts.of(stormhall.replay, record) == (10, 0, 10)


@pytest.mark.parametrize("name", GAMES)
def test_a_silenced_game_copies_nothing(name: str, counts: Counts) -> None:
    game, chance = stormhall.new(name, 3, seed=5), Chance(5)
    game.silence()
    for _ in range(10):
        assert counts.of(game.apply, *choose(game, chance)) == (0, 0, 1)


def test_a_fork_of_a_table_shares_its_state_until_a_choice(counts: Counts) -> None:
    game, seat, action = next(moments("battalia"))
    before, events = game.state.digest(), game.events()
    fork = game.fork()

    assert counts.of(game.fork) == (0, 0, 0)
    assert counts.of(game.clone) == (1, 0, 0)
    assert counts.of(fork.apply, seat, action) == (1, 0, 1)
    assert (game.state.digest(), game.choices, game.events()) == (before, [], events)
    fork.undo(seat)
    assert fork.state.digest() == before


# Previews.


@pytest.mark.parametrize("name", GAMES)
def test_worlds_are_drawn_for_the_first_preview_at_a_decision(name: str, counts: Counts) -> None:
    for game, seat, action in moments(name):
        worlds = 1 if is_unforeseen(game.clone(), seat, action) else WORLDS
        copies, *rest = counts.of(game.preview, seat, action)

        assert rest == [worlds, 1], action
        assert 2 * worlds <= copies <= 2 * worlds + FORECAST[name], action
        copies, *rest = counts.of(game.preview, seat, action)
        assert rest == [0, 1], action
        assert worlds <= copies <= worlds + FORECAST[name], action


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_a_preview_keeps_to_its_budget_at_every_step(name: str, counts: Counts) -> None:
    for game in every_step(name):
        for seat in game.to_act:
            for action in game.legal(seat)[:TRIED]:
                worlds = 1 if is_unforeseen(game, seat, str(action)) else WORLDS

                copies, redeals, _ = counts.of(game.preview, seat, action)

                assert redeals == 0
                assert worlds <= copies <= worlds + most_of_forecast(name, str(action)), action


@pytest.mark.parametrize("name", ["battalia", "stormgates"])
def test_a_preview_of_an_amulet_tries_every_face_of_the_die(name: str, counts: Counts) -> None:
    amulets = [
        (game, seat, action)
        for game in every_step(name)
        for seat in game.to_act
        for action in game.legal(seat)
        if action.kind == "amulet-on"
    ]

    assert len(amulets) > 5
    for game, seat, action in amulets:
        assert is_unforeseen(game, seat, str(action)), "one world is enough: a die is rolled"
        assert counts.of(game.preview, seat, action) == (1 + AMULET_FORECAST, 0, 0), action


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_of_a_compound_command_copies_at_most_once_more_for_its_second_step(
    name: str, counts: Counts
) -> None:
    for game, seat, line in two_steps(name):
        worlds = 1 if is_unforeseen(game, seat, line) else WORLDS

        copies, redeals, parses = counts.of(game.preview, seat, line)

        assert (redeals, parses) == (0, 2), line
        forecasts = sum(most_of_forecast(name, step) for step in line.split("; "))
        assert worlds <= copies <= worlds + 1 + forecasts, line


# Updates.


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_an_update_of_all_seats_redeals_nothing_and_copies_only_in_battles(
    name: str, counts: Counts
) -> None:
    battles = 0
    for game in every_step(name):

        def update(game: Game = game) -> None:
            for seat in range(game.seats):
                game.view(seat)
                game.figures(seat)
                game.legal(seat)

        copies, redeals, parses = counts.of(update)

        assert (redeals, parses) == (0, 0)
        if name != "bloodrage" and game.figures(None)["battle"]:
            battles += 1
            assert copies <= FIGURES_OF_BATTLE
        else:
            assert copies == 0
    assert battles > 10 or name == "bloodrage"
