"""How often a choice copies a state and parses a text: counts, no seconds.

A choice copies the state once: the state before it stays as it was, for undo. A compound command
copies it once more, for the world in which the seat that asks could foresee a refusal.
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
from stormhall.kernel.ruleset import Ruleset, find
from stormhall.kernel.table.preview import WORLDS
from tests.contract.setups import choose
from tests.reference.pebbles import Pebbles

GAMES = ["battalia", "stormgates", "bloodrage", "pebbles"]
CHOICES = 120


class Counts:
    """Copies of states, those of a game's forecast apart, and parsed texts."""

    def __init__(self) -> None:
        self.clones = 0
        self.forecast = 0
        self.parses = 0
        self.in_forecast = False

    def of(self, work: Callable[..., object], *given: object) -> tuple[int, int]:
        """(copies, parsed texts) of some work."""
        self.clones = self.forecast = self.parses = 0
        work(*given)
        return self.clones, self.parses


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counts:
    counts = Counts()
    for owner in (BattaliaState, BloodRageState, Pebbles):
        _count_clones(monkeypatch, owner, counts)
    for name in GAMES:
        _note_forecasts(monkeypatch, find(name), counts)
    read = Notation.code

    def code(notation: Notation, text: str) -> int:
        counts.parses += 1
        return read(notation, text)

    monkeypatch.setattr(Notation, "code", code)
    return counts


def _count_clones(patch: pytest.MonkeyPatch, owner: type[Any], counts: Counts) -> None:
    honest = owner.clone

    def clone(state: Any) -> Any:
        if counts.in_forecast:
            counts.forecast += 1
        else:
            counts.clones += 1
        return honest(state)

    patch.setattr(owner, "clone", clone)


def _note_forecasts(patch: pytest.MonkeyPatch, ruleset: Ruleset, counts: Counts) -> None:
    honest = ruleset.forecast

    def forecast(*given: Any) -> Any:
        counts.in_forecast = True
        facts = honest(*given)
        counts.in_forecast = False
        return facts

    patch.setattr(ruleset, "forecast", forecast, raising=False)


def moments(name: str) -> Iterator[tuple[Game, int, str]]:
    """A random game before each choice, who chooses, and what."""
    game, chance = stormhall.new(name, 3, seed=5), Chance(5)
    while not game.over and len(game.choices) < CHOICES:
        seat, action = choose(game, chance)
        yield game.clone(), seat, str(action)
        game.apply(seat, action)


def two_steps(name: str) -> Iterator[tuple[Game, int, str]]:
    """The compound commands of two steps that a random game would have allowed."""
    chance = Chance(6)
    for game, seat, action in moments(name):
        after = game.clone()
        after.apply(seat, action)
        offers = after.legal(seat)
        if offers:
            line = f"{action}; {offers[chance.below(len(offers))]}"
            if not game.why_not(seat, line):
                yield game, seat, line


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_copies_the_state_once_and_parses_its_text_once(name: str, counts: Counts) -> None:
    for game, seat, action in moments(name):
        twin = game.clone()

        assert counts.of(game.apply, seat, action) == (1, 1), action
        assert counts.of(twin.apply, seat, stormhall.parse(name, action)) == (1, 0), action
        assert game.state.digest() == twin.state.digest()


@pytest.mark.parametrize("name", GAMES)
def test_a_compound_command_copies_the_state_once_a_step_and_once_to_foresee_a_refusal(
    name: str, counts: Counts
) -> None:
    lines = list(two_steps(name))

    assert len(lines) >= (1 if name == "pebbles" else 20)
    for game, seat, line in lines:
        assert counts.of(game.why_not, seat, line) == (2, 2), line
        assert counts.of(game.apply, seat, line) == (3, 2), line


@pytest.mark.parametrize("name", GAMES)
def test_a_refused_compound_command_is_known_from_one_imagined_world(
    name: str, counts: Counts
) -> None:
    game, seat, action = next(moments(name))

    def refused() -> None:
        with pytest.raises(IllegalAction):
            game.apply(seat, f"{action}; {action}; {action}")

    assert counts.of(refused) == (1, 3)


@pytest.mark.parametrize("name", GAMES)
def test_asking_why_not_copies_nothing(name: str, counts: Counts) -> None:
    for game, seat, action in moments(name):
        assert counts.of(game.why_not, seat, action) == (0, 1), action


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_copies_the_state_once_for_each_imagined_world(name: str, counts: Counts) -> None:
    for game, seat, action in moments(name):
        preview = game.preview(seat, action)
        unforeseen = not preview.undoable and not preview.events

        cost = counts.of(game.preview, seat, action)

        assert cost == (WORLDS, 1) or (unforeseen and cost[0] < WORLDS), action
        assert counts.forecast <= (0 if name == "pebbles" else 8)


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_of_a_compound_command_needs_no_more_worlds(name: str, counts: Counts) -> None:
    for game, seat, line in two_steps(name):
        preview = game.preview(seat, line)
        unforeseen = not preview.undoable and not preview.events

        cost = counts.of(game.preview, seat, line)

        assert cost == (WORLDS, 2) or (unforeseen and cost[0] < WORLDS), line


def test_a_forecast_copies_what_it_tries_out(counts: Counts) -> None:
    """Blood Rage compares before and after; Battalia also tries a payment, and every face of the
    die for an amulet."""
    for name, least, most in (("bloodrage", 1, 1), ("battalia", 0, 2), ("stormgates", 0, 2)):
        copies = set()
        for game, seat, action in moments(name):
            counts.of(game.preview, seat, action)
            copies.add(counts.forecast)

        assert (min(copies), max(copies)) == (least, most), name


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_costs_what_the_choices_do(name: str, counts: Counts) -> None:
    game, chance = stormhall.new(name, 3, seed=5), Chance(5)
    for _ in range(10):
        game.apply(*choose(game, chance))
    record = game.record()

    assert counts.of(stormhall.replay, record) == (10, 10)


@pytest.mark.parametrize("name", GAMES)
def test_a_silenced_game_copies_nothing(name: str, counts: Counts) -> None:
    game, chance = stormhall.new(name, 3, seed=5), Chance(5)
    game.silence()
    for _ in range(10):
        assert counts.of(game.apply, *choose(game, chance)) == (0, 1)


def test_a_fork_of_a_table_shares_its_state_until_a_choice(counts: Counts) -> None:
    game, seat, action = next(moments("battalia"))
    before, events = game.state.digest(), game.events()
    fork = game.fork()

    assert counts.of(game.fork) == (0, 0)
    assert counts.of(game.clone) == (1, 0)
    assert counts.of(fork.apply, seat, action) == (1, 1)
    assert (game.state.digest(), game.choices, game.events()) == (before, [], events)
    fork.undo(seat)
    assert fork.state.digest() == before
