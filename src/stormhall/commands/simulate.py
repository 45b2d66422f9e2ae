"""`stormhall simulate`: many games between agents, stored, summed up, compared and exported."""

from __future__ import annotations

import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stormhall.commands.support import arguments as args
from stormhall.commands.support.lab import Jobs
from stormhall.kernel.core.errors import SetupError, StormhallError
from stormhall.kernel.core.state import Options
from stormhall.kernel.ruleset import find
from stormhall.locale.process_language import say

if TYPE_CHECKING:
    from stormhall.commands.support.outcome import Outputs
    from stormhall.lab.runs.jobs import Job
    from stormhall.lab.simulation import Simulation
    from stormhall.lab.strength.duels import Player


GameCount = Annotated[int, typer.Option(min=1, help="usage-games")]
AgentList = Annotated[str, typer.Option(help="usage-agents")]
Rotate = Annotated[bool, typer.Option(help="usage-rotate")]
OptionWords = Annotated[str | None, typer.Option(help="usage-option-words")]
Think = Annotated[float | None, typer.Option(help="usage-lab-think")]
Patience = Annotated[float | None, typer.Option(min=0.1, help="usage-patience")]
Compare = Annotated[str | None, typer.Option(help="usage-compare")]
ComparePreset = Annotated[str | None, typer.Option(help="usage-compare-preset")]
Out = Annotated[Path | None, typer.Option(help="usage-out")]
Resume = Annotated[bool, typer.Option("--resume", help="usage-resume")]
Csv = Annotated[Path | None, typer.Option(help="usage-csv")]
Parquet = Annotated[Path | None, typer.Option(help="usage-parquet")]
Report = Annotated[Path | None, typer.Option(help="usage-report")]


def simulate(
    game: args.GameName = "battalia",
    games: GameCount = 100,
    seats: args.Seats = None,
    agents: AgentList = "random",
    rotate: Rotate = True,
    seed: args.Seed = 0,
    option: args.OptionList = None,
    options: OptionWords = None,
    preset: args.Preset = None,
    think: Think = None,
    jobs: Jobs = 0,
    patience: Patience = None,
    compare: Compare = None,
    compare_preset: ComparePreset = None,
    out: Out = None,
    resume: Resume = False,
    as_json: args.AsJson = False,
    csv: Csv = None,
    parquet: Parquet = None,
    report: Report = None,
) -> None:
    """Play many games between agents and sum them up; Ctrl-C keeps what is done.

    The outcome depends on the seed and not on the number of processes.

    A game that fails leaves its record in the folder failures (within --out).

    The others go on, and the exit code is 1.
    """
    from stormhall.commands.support.outcome import Outputs
    from stormhall.lab.runs.jobs import Job
    from stormhall.lab.simulation import Simulation

    own_options = {**args.options_of(game, _words(options)), **args.options_of(game, option)}
    count = args.seats_of_table(game, seats)
    checked = find(game).check(count, own_options, preset)
    players = _seated(agents, game, count, think)
    job = Job(
        game,
        count,
        checked,
        tuple(one.name for one in players),
        seed,
        think,
        rotate,
        weights=tuple(one.weights for one in players),
    )
    if compare is not None or compare_preset is not None:
        second = _second_options(job, own_options, compare_preset or preset, compare)
        job = replace(job, compared=second)
    outputs = Outputs(as_json, csv, parquet, report)
    outputs.check()
    folder = out or report
    if resume and folder is None:
        raise SetupError("resume")
    simulation = Simulation(job, games, folder, resume=resume)
    _carry_out(simulation, jobs, patience, outputs, folder)


def _carry_out(
    simulation: Simulation, jobs: int, patience: float | None, outputs: Outputs, folder: Path | None
) -> None:
    """Play, print the outcome, and exit with 130 if stopped, 1 if games failed."""
    from stormhall.lab.runs.game_result import failed

    problem: StormhallError | None = None
    to_the_end = False
    try:
        to_the_end = _play(simulation, jobs, patience)
    except StormhallError as error:  # such as a full disk: print what is done anyway
        problem = error
    outputs.write(simulation)
    if problem is not None:
        raise problem
    if not to_the_end:
        _print_how_to_resume(simulation, folder)
        raise typer.Exit(130)
    if failed(simulation.results):
        raise typer.Exit(1)


def _seated(agents: str, game: str, seats: int, think: float | None) -> list[Player]:
    """The agents by seat; an unknown one is refused."""
    from stormhall.agents.registry import Thinking
    from stormhall.lab.strength.duels import player

    words = [word.strip() for word in agents.split(",")]
    words += words[-1:] * (seats - len(words))
    if len(words) > seats:
        raise SetupError("agents-seats", agents=len(words), seats=seats)
    thinking = Thinking(think)
    players: dict[str, Player] = {}
    for word in sorted(set(words)):
        try:
            players[word] = player(word, game, thinking)
        except StormhallError:
            raise
        except Exception as error:  # foreign code may raise anything
            raise SetupError("agent-made", agent=word, problem=repr(error)) from error
    return [players[word] for word in words]


def _words(text: str | None) -> list[str]:
    return [word for word in (text or "").split(",") if word.strip()]


def _second_options(job: Job, first: Options, preset: str | None, changes: str | None) -> Options:
    """The options to compare with: the first ones, some of them changed."""
    second = {**first, **args.options_of(job.game, _words(changes))}
    changed = find(job.game).check(job.seats, second, preset)
    if changed == job.options:
        raise SetupError("nothing-to-compare")
    return changed


def _play(simulation: Simulation, jobs: int, patience: float | None) -> bool:
    """Play the remaining games; False if the run was stopped."""
    from stormhall.commands.support.progress import games_bar

    title = say("cli-table", game=simulation.job.game, seats=simulation.job.seats)
    with games_bar(title, simulation.total, len(simulation.results)) as bar:
        try:
            for _ in simulation.run(jobs, patience=patience, tick=bar.tick):
                bar.advance()
        except KeyboardInterrupt:
            return False
    return True


def _print_how_to_resume(simulation: Simulation, folder: Path | None) -> None:
    done, total = len(simulation.results), simulation.total
    if folder is None:
        args.print_note(say("cli-stopped", done=done, all=total))
        return
    words = [word for word in sys.argv[1:] if word != "--resume"]
    args.print_note(
        f"{say('cli-stopped-kept', done=done, all=total, folder=str(folder))}\n"
        f"  {shlex.join(['stormhall', *words, '--resume'])}"
    )
