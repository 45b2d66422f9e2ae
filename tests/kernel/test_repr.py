"""The `repr` of public objects."""

from __future__ import annotations

import pytest

import stormhall
from stormhall import (
    DataError,
    Game,
    IllegalAction,
    PositionError,
    Preview,
    RecordError,
    Refusal,
    Result,
    SetupError,
    UndoRefused,
    parse,
)
from stormhall.agents.decision import Decision
from stormhall.agents.registry import Thinking, agent
from stormhall.kernel.core.problems import Problem
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.shared_choices import EVENTS
from stormhall.kernel.exclusions import Bounds, Exclusion
from stormhall.kernel.options import Option
from stormhall.kernel.ruleset import find
from stormhall.kernel.table.asked import Asked
from stormhall.kernel.table.command import Trial, parse_command
from stormhall.kernel.table.completion import Completion
from stormhall.kernel.table.record import RecordedChoice
from tests.contract.setups import choose

NAMES = {
    value.__name__: value
    for value in (
        Asked, Bounds, DataError, Exclusion, IllegalAction, Option, PositionError, Preview, Problem,
        RecordedChoice, Refusal, Result, SetupError, UndoRefused, RecordError, find, parse,
    )
}  # fmt: skip


def rebuilt(value: object) -> object:
    """The value of an expression copied from the screen."""
    return eval(repr(value), NAMES)  # noqa: S307 - repr promises to rebuild the value


def played(choices: int) -> Game:
    game, chance = stormhall.new("pebbles", seats=2, seed=4), Chance(4)
    for _ in range(choices):
        game.apply(*choose(game, chance))
    return game


def finished() -> Game:
    game, chance = stormhall.new("pebbles", seats=2, options={"rounds": 1}), Chance(2)
    while not game.over:
        game.apply(*choose(game, chance))
    return game


def test_the_repr_of_a_value_is_an_expression_that_rebuilds_it() -> None:
    game = played(2)
    seat = game.to_act[0]
    for value in (
        game.legal(seat)[0],
        game.why_not(seat, "bid four")[0],
        game.preview(seat, game.legal(seat)[0]),
        game.asked(seat),
        game.ruleset,
        finished().result,
    ):
        assert rebuilt(value) == value


@pytest.mark.parametrize(
    "value",
    [
        Option("rounds", 2, [1, 2, 3]),
        Option("limit", None, least=5, most=9),
        RecordedChoice(0, "bid one", "3f0a"),
        Bounds(31, None),
        Exclusion({"rounds": 3}, "PB-DRAW", [4]),
        Result([5, 5], [1, 2], "over", {"cities": [3, 2]}),
        SetupError("no-game", game="chess", known="pebbles"),
        IllegalAction("grab", [Refusal("SH-STEP", step="bid")]),
        UndoRefused(Refusal("SH-UNDO-2", seat=0)),
        RecordError("record-number", choice=3, found=4),
        PositionError([("pot", Problem("at-most", {"most": 3}))]),
        DataError("cards.json", "one", "is missing"),
    ],
)
def test_evaluating_the_repr_of_a_value_gives_an_equal_value(value: object) -> None:
    again = rebuilt(value)

    assert type(again) is type(value)
    assert repr(again) == repr(value)
    assert str(again) == str(value)


def test_the_repr_of_a_game_shows_its_progress_but_not_its_seed() -> None:
    assert repr(played(2)).startswith("<Game of pebbles, 2 seats, 2 choices: seats [")
    assert repr(finished()) == (
        f"<Game of pebbles, 2 seats, {len(finished().choices)} choices: over, "
        f"won by seats {finished().result.winners}>"  # type: ignore[union-attr]
    )
    assert repr(stormhall.new("pebbles", 2, seed=1)) == repr(stormhall.new("pebbles", 2, seed=2))


def test_the_repr_of_a_state_shows_who_is_asked_for_what() -> None:
    assert repr(played(0).state) == "<Pebbles after 0 choices: bid, seats [0, 1] to choose>"
    assert repr(finished().state).endswith("choices: over>")


def test_the_repr_of_a_record_shows_how_much_it_holds() -> None:
    record = played(2).to_record()

    assert repr(record) == "<Record of pebbles: 2 seats, from a seed, 2 choices>"
    assert repr(record.failed("lost")).endswith("2 choices, failed: lost>")
    assert repr(finished().to_record()).endswith("choices, finished>")
    assert stormhall.Record.from_text(record.to_text()) == record
    assert record.until(1) != record


def test_descriptions_of_a_game_have_a_readable_repr() -> None:
    ruleset = find("pebbles")

    assert repr(ruleset) == "find('pebbles', 1)"
    assert repr(ruleset.info) == "<GameInfo of pebbles: [2, 3, 4] seats; rounds>"
    assert repr(ruleset.notation) == "<Notation of 5 verbs>"
    assert repr(ruleset.notation.verbs[0]) == "<Verb 'bid {card}'>"


def test_parts_of_a_game_have_a_readable_repr() -> None:
    game = played(1)
    ruleset, state = game.ruleset, game.state

    assert repr(state.steps()[0]) == f"<{type(state.steps()[0]).__name__} {state.steps()[0].name}>"
    assert repr(state.game_config()) == "<GameConfig of 2 seats>"
    assert repr(EVENTS) == "<Events of hall: 1 kinds>"
    assert repr(game.log) == f"<EventLog of {len(game.log.events)} events>"
    assert repr(ruleset.info.rules).startswith("RulesText('")
    assert "terms>" in repr(ruleset.insight())
    assert repr(ruleset.statistics(state)).endswith(" by decisions>")
    assert repr(Chance(1)) == repr(Chance(1))


def test_decisions_agents_and_thinking_have_a_readable_repr() -> None:
    game = played(1)
    seat = game.to_act[0]

    assert repr(Decision(game, seat)) == f"<Decision {game.decision} of seat {seat} in pebbles>"
    assert repr(agent("random", 1)) == "<RandomAgent>"
    assert repr(agent("greedy", 1)) == "<GreedyAgent with 400 steps a decision>"
    assert repr(Thinking()) == "Thinking(None, cap=False, weights=None)"


def test_the_repr_of_an_event_shows_what_happened() -> None:
    game = played(1)

    assert repr(game.log.events[0]).startswith("<Event has-chosen: seat=")


def test_the_path_of_a_choice_has_a_readable_repr() -> None:
    game = played(1)
    seat = game.to_act[0]
    action = game.legal(seat)[0]
    command = parse_command(game.ruleset, seat, action)
    state = repr(game.state)

    assert repr(command) == f"<Command of seat {seat}: {str(action)!r}>"
    assert repr(Trial(command, game.state.clone())) == f"<Trial of {command!r} on {state}>"
    [transition] = command.transitions(game.state)
    events = len(transition.events)
    assert repr(transition).startswith(f"<Transition by seat {seat}: {events} events to <Pebbles ")
    completion = Completion(game.ruleset.notation, game.state, seat, game.view(seat))
    assert repr(completion) == f"<Completion for seat {seat}: 0 actions tried>"
    assert repr(game.ruleset.document_types()).startswith("DocumentTypes(")
