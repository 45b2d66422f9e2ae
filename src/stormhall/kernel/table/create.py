"""Creating games: new ones, and games from positions, views and records."""

from __future__ import annotations

from typing import Any

from stormhall.kernel.core import errors
from stormhall.kernel.core.errors import PositionError, RecordError, SetupError
from stormhall.kernel.core.plain import is_whole
from stormhall.kernel.core.problems import problem
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Options, State
from stormhall.kernel.ruleset import Ruleset, find
from stormhall.kernel.table.action import Action
from stormhall.kernel.table.command import steps_of
from stormhall.kernel.table.document_header import (
    CONTRADICTIONS,
    DocumentHeader,
    by_version,
    with_text_keys,
)
from stormhall.kernel.table.game import Game
from stormhall.kernel.table.record import Record


def new(
    name: str, seats: int, seed: int = 0, options: Options | None = None, preset: str | None = None
) -> Game:
    """A new game at its first decision, by the newest version of its rules."""
    return new_by(find(name), seats, seed, options or {}, preset)


def new_by(
    ruleset: Ruleset, seats: int, seed: int, options: Options, preset: str | None = None
) -> Game:
    """A new game by the version of a ruleset."""
    if not is_whole(seed):
        raise SetupError("seed", seed=seed)
    complete = ruleset.check(seats, options, preset)
    return Game(ruleset, ruleset.deal(seats, seed, complete), seed)


def from_position(document: dict[str, Any]) -> Game:
    """The game of a position; all that it leaves out comes from a new game with its seed."""
    header = DocumentHeader(with_text_keys(document), is_view=False)
    try:
        game = _checked_game(header.ruleset, header.read_state())
        header.check_derived(game.position())
        return game
    except CONTRADICTIONS as error:
        raise _contradiction(header) from error


def resample(view: dict[str, Any], seed: int) -> Game:
    """A full game that agrees with a view; everything that the view does not show is random."""
    header = DocumentHeader(with_text_keys(view), is_view=True)
    try:
        state = header.read_state().resampled(header.viewer, Chance(seed))
        return _checked_game(header.ruleset, state)
    except CONTRADICTIONS as error:
        raise _contradiction(header) from error


def game_of_view(view: dict[str, Any], seed: int) -> Game:
    """Like `resample`, for a view from `Game.view`, which needs no checks."""
    header = DocumentHeader(view, is_view=True)
    try:
        state = header.read_state(checked=False).resampled(header.viewer, Chance(seed))
        return Game(header.ruleset, state)
    except CONTRADICTIONS as error:
        raise _contradiction(header) from error


def _checked_game(ruleset: Ruleset, state: State) -> Game:
    """The game of a state from outside, after checking that every seat's view and choices work."""
    if not 0 <= state.owed < 1 << state.seats:
        raise PositionError([("frames", problem("no-such-seat"))])
    game = Game(ruleset, state)
    for seat in range(game.seats):
        game.view(seat)
        if seat in game.to_act and not game.legal(seat):
            raise PositionError([("frames", problem("nothing-to-choose", seat=seat))])
    game.view(None)
    return game


def _contradiction(header: DocumentHeader) -> PositionError:
    """The error for facts that are wrong only together, with the place of the last one read; if all
    were read, the steps in progress do not fit the table."""
    place = "frames" if header.is_read else header.reader.known.place()
    return PositionError([(place, problem("contradiction"))])


def replay(source: str | Record) -> Game:
    """The game of a record or of its text; every choice and every digest is checked."""
    record = Record.from_text(source) if isinstance(source, str) else source
    ruleset = find(record.game, record.rules)
    options = ruleset.check(record.seats, record.options)
    try:
        state = _first_state(ruleset, options, record)
    except PositionError as error:
        raise RecordError("record-position", cause=error) from error
    game = Game(ruleset, state, record.seed, record.position)
    for number, choice in enumerate(record.choices, start=1):
        try:
            game.apply(choice.seat, choice.text)
        except (errors.NotationError, errors.IllegalAction, SetupError) as error:
            facts = {"cause": error, "game": record.game}
            raise RecordError("record-choice", choice=number, **facts) from error
        digest, expected = game.state.digest()[: len(choice.digest)], choice.digest
        if digest != expected:
            text = choice.text
            raise RecordError(
                "record-digest", choice=number, text=text, found=digest, expected=expected
            )
    result = None if game.result is None else game.result.to_json()
    if record.result is not None and record.result != result:
        raise RecordError("record-result", found=result, expected=record.result)
    return game


def parse(name: str, text: str) -> Action:
    """Read whatever `Game.apply` takes, a compound command too; `str` is the inverse."""
    notation = find(name).notation
    first, *then = steps_of(notation, text)
    return Action(name, notation, first, tuple(then))


def _first_state(ruleset: Ruleset, options: Options, record: Record) -> State:
    """The first state of a record from outside, checked."""
    if record.position is not None:
        return from_position(by_version(record.position, record.rules)).state
    assert record.seed is not None, "a record has a seed or a position"
    return ruleset.deal(record.seats, record.seed, options)
