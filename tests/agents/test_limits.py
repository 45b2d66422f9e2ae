"""How long a bot thinks; no test here measures a time."""

from __future__ import annotations

import pytest

import stormhall
from stormhall import SetupError
from stormhall.agents import budget as budget_module
from stormhall.agents.budget import Budget
from stormhall.agents.decision import Decision
from stormhall.agents.levels import LEVELS, TABLE, THINK
from stormhall.agents.registry import UNLIMITED, Thinking, agent
from stormhall.kernel.ruleset import registered
from tests.contract.setups import moments, smallest_cases

THINKERS = [word for word in LEVELS if word in THINK]


class Clock:
    """A clock that tests advance."""

    def __init__(self) -> None:
        self.now = 100.0

    def perf_counter(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(budget_module, "time", clock)
    return clock


def test_a_budget_ends_when_its_work_is_done() -> None:
    budget = Budget(3)
    budget.spend(2)
    assert not budget.is_over()

    budget.spend(1)

    assert budget.is_over()


def test_a_budget_ends_when_its_time_has_passed(clock: Clock) -> None:
    budget = Budget(1000, seconds=0.5)
    clock.now += 0.49
    assert not budget.is_over()

    clock.now += 0.02

    assert budget.is_over()


def test_a_part_of_a_budget_has_its_share_of_work_and_time(clock: Clock) -> None:
    part = Budget(1000, seconds=2.0).part(0.25)
    assert part.remaining == 250

    clock.now += 0.51

    assert part.is_over()


def test_a_budget_ends_when_it_is_stopped_from_outside() -> None:
    said: list[str] = []
    budget = Budget(1000, stop=lambda: bool(said))
    assert not budget.is_over()

    said.append("stop")

    assert budget.is_over()


@pytest.mark.parametrize("word", THINKERS)
def test_by_default_a_level_does_a_fixed_amount_of_work(word: str) -> None:
    limits = Thinking().limits(word)

    assert (limits.work, limits.seconds) == (TABLE[word].work, None)


@pytest.mark.parametrize("word", THINKERS)
def test_the_time_limit_of_the_level_also_applies_where_people_wait(word: str) -> None:
    limits = Thinking(cap=True).limits(word)

    assert (limits.work, limits.seconds) == (TABLE[word].work, TABLE[word].seconds)


def test_a_requested_time_is_used() -> None:
    limits = Thinking(0.3).limits("planner")

    assert (limits.work, limits.seconds) == (UNLIMITED, 0.3)


def test_a_time_of_zero_is_refused() -> None:
    with pytest.raises(SetupError, match="more than 0 seconds"):
        Thinking(0)


@pytest.mark.parametrize("word", THINKERS)
@pytest.mark.parametrize("name", list(registered()))
def test_an_agent_stopped_at_once_still_makes_a_legal_choice(name: str, word: str) -> None:
    for game in moments(smallest_cases(registered()[name])[0], seed=5, apart=60, count=3):
        seat = game.to_act[0]
        player = agent(word, 1, Thinking(stop=lambda: True))

        assert player.choose(Decision(game, seat)) in game.legal(seat)


@pytest.mark.parametrize("word", LEVELS)
def test_a_single_choice_is_made_without_thinking(
    word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = stormhall.from_position(
        {"game": "pebbles", "seats": 2, "hands": [["four", "four"], ["one", "two"]]}
    )
    monkeypatch.setattr(Decision, "world", lambda *args: pytest.fail("nothing to think about"))

    assert str(agent(word, 1).choose(Decision(game, 0))) == "bid four"


def test_an_unknown_level_is_refused_and_the_known_levels_are_listed() -> None:
    with pytest.raises(SetupError, match=", ".join(LEVELS)):
        agent("genius", 1)
