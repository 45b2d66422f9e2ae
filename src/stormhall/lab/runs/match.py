"""Play one match until it ends; an error in it becomes part of its result."""

from __future__ import annotations

import time
import traceback
from dataclasses import replace
from pathlib import Path

from stormhall.agents.decision import Agent, Decision
from stormhall.agents.registry import Thinking, agent
from stormhall.kernel.core.errors import StormhallError
from stormhall.kernel.ruleset import find
from stormhall.kernel.statistics import Statistics
from stormhall.kernel.table.action import Action
from stormhall.kernel.table.create import new
from stormhall.kernel.table.game import Game
from stormhall.kernel.table.record import Record
from stormhall.lab.runs.game_result import GameFailure, GameResult
from stormhall.lab.runs.jobs import Match


class RunningMatch:
    """One match while it is being played."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: Game = new(match.game, match.seats, match.seed, match.options)
        self.game.drop_undo()
        self.statistics: Statistics = self.game.ruleset.statistics(self.game.state)
        self.agents: list[Agent] = []
        self.thinking: int | None = None  # the seat whose agent is choosing
        self.action: Action | str = ""  # the last one that was carried out
        self.choices = [0] * match.seats
        self.seconds = [0.0] * match.seats

    def play(self) -> None:
        """Make the agents and let them choose until the game is over."""
        weights = self.match.weights or (None,) * self.match.seats
        for seat, word in enumerate(self.match.agents):
            self.thinking = seat
            thinking = Thinking(self.match.think, weights=weights[seat])
            level = word.partition("@")[0]
            self.agents.append(agent(level, self.match.agent_seeds[seat], thinking))
        while not self.game.over:
            self._choose(self.game.to_act[0])

    def _choose(self, seat: int) -> None:
        self.thinking = seat
        start = time.perf_counter()
        action = self.agents[seat].choose(Decision(self.game, seat))
        self.seconds[seat] += time.perf_counter() - start
        self.choices[seat] += 1
        self.action = action
        if _is_action(action):
            self.thinking = None
        try:
            self.game.apply(seat, action)
        except StormhallError:  # the agent returned no legal action
            self.thinking = seat
            raise
        log = self.game.log
        self.statistics.watch(self.game.state, log.events)
        log.events = []

    def result(self) -> GameResult:
        """The result of the finished game."""
        state = self.game.state
        result = state.result()
        account = self.statistics.close(state)
        return replace(
            empty_result(self.match),
            points=result.points,
            places=result.places,
            winners=result.winners,
            reason=result.reason,
            decisions=state.number,
            length=account.length,
            unit=self.statistics.unit,
            traits=account.traits,
            timeline=account.timeline,
            sources=account.sources,
            uses=account.uses,
            choices=self.choices,
            seconds=[round(seconds, 4) for seconds in self.seconds],
        )


def play(match: Match, failures: Path) -> GameResult:
    """Play one match; the record of one that fails is written to the folder `failures`."""
    running: RunningMatch | None = None
    try:
        running = RunningMatch(match)
        running.play()
        return running.result()
    # An agent may be foreign code: what it or the game raises must not stop other games.
    except (Exception, SystemExit) as error:
        text, trace = _described(error), traceback.format_exc()
        if running is None:
            return failed_result(match, text, failures, trace=trace)
        if running.thinking is None and running.action:
            text += f" (after {str(running.action)!r})"
        choices = running.game.choices
        return failed_result(match, text, failures, running.thinking, choices, trace)


def failed_result(
    match: Match,
    error: str,
    failures: Path,
    seat: int | None = None,
    choices: list[tuple[int, int]] | None = None,
    trace: str = "",
) -> GameResult:
    """The result of a match that failed; `choices` are those taken so far."""
    word = None if seat is None else match.agents[seat]
    blame = "" if seat is None else f" (seat {seat + 1}, {word})"
    suffix = "-compared" if match.variant else ""
    file = failures / f"{match.game}-{match.index:06d}-{match.seed:015x}{suffix}.txt"
    try:
        failures.mkdir(parents=True, exist_ok=True)
        file.write_text(_record(match, choices or [], error + blame), encoding="utf-8")
        if trace:
            file.with_suffix(".traceback.txt").write_text(trace, encoding="utf-8")
    except OSError as problem:
        error += f" (and its record could not be written to {file}: {problem.strerror})"
        return replace(empty_result(match), failure=GameFailure(error, seat, word))
    return replace(empty_result(match), failure=GameFailure(error, seat, word, str(file)))


def empty_result(match: Match) -> GameResult:
    """A result that says only what was to be played."""
    return GameResult(
        index=match.index,
        variant=match.variant,
        deal=match.deal,
        rotation=match.rotation,
        game=match.game,
        options=match.options,
        agents=list(match.agents),
        seed=match.seed,
    )


def _is_action(value: object) -> bool:
    """Whether a value is an action: agents may be foreign code and return anything."""
    return isinstance(value, Action | str)


def _described(error: BaseException) -> str:
    """An error in one line; Stormhall's own errors need no class name."""
    text = " ".join(str(error).split())
    if isinstance(error, StormhallError):
        return text
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _record(match: Match, choices: list[tuple[int, int]], failure: str) -> str:
    """A record that replays up to the failure, with the failure in its header."""
    version = find(match.game).version
    first = Record(match.game, version, match.seats, match.options, match.seed, None)
    return first.extended(choices).failed(failure).to_text()
