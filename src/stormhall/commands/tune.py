"""`stormhall tune`: weights tuned by playing."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stormhall.commands.support import arguments as args
from stormhall.commands.support import lab
from stormhall.locale.process_language import say

if TYPE_CHECKING:
    from stormhall.kernel.insight import Weights
    from stormhall.lab.strength.tuning import Generation, TuningLog, TuningPlan


def tune(
    game: args.GameName,
    out: Annotated[Path, typer.Option(help="usage-tune-out")],
    level: Annotated[str, typer.Option(help="usage-tune-level")] = "greedy",
    seats: args.Seats = None,
    generations: Annotated[int, typer.Option(min=1, help="usage-generations")] = 20,
    candidates: Annotated[int, typer.Option(min=2, help="usage-candidates")] = 8,
    games: Annotated[int, typer.Option(min=1, help="usage-candidate-games")] = 40,
    duel: Annotated[int, typer.Option(min=1, help="usage-duel")] = 200,
    terms: Annotated[str | None, typer.Option(help="usage-terms")] = None,
    start: Annotated[Path | None, typer.Option(help="usage-start")] = None,
    seed: args.Seed = 0,
    option: args.OptionList = None,
    preset: args.Preset = None,
    jobs: lab.Jobs = 0,
    resume: Annotated[bool, typer.Option("--resume", help="usage-tune-resume")] = False,
) -> None:
    """Find weights for the terms of a game by an evolution strategy.

    The same seed gives the same weights, whatever the number of processes.
    At the end they play against those of the start. Ctrl-C keeps all
    generations that are done, and --resume goes on.
    """
    from stormhall.lab.strength.duels import read_weights
    from stormhall.lab.strength.tuning import TuningLog, plan_of

    count, options = args.table_of(game, seats, option, preset)
    begin = None if start is None else read_weights(start)
    sizes = {"size": candidates, "games": games, "seed": seed}
    plan = plan_of(game, count, options, level, lab.parse_list(terms), begin, **sizes)
    log = TuningLog(out.with_suffix(".log.jsonl"))
    done = log.load(plan) if resume else []
    if not resume:
        log.begin(plan)
    runner = lab.MatchRunner(jobs)
    try:
        weights = _evolve(plan, done, generations, log, runner)
        out.write_text(json.dumps(weights, indent=2) + "\n", encoding="utf-8")
        _print_weights(plan, weights)
        _final_duel(plan, weights, duel, runner)
    except KeyboardInterrupt:
        args.print_note(say("cli-tune-stopped", file=str(log.file)))
        runner.report(stopped=True)
    files = say("cli-tuned", weights=str(out), log=str(log.file))
    args.console.print(files, highlight=False, soft_wrap=True)
    runner.report()


def _evolve(
    plan: TuningPlan,
    done: list[Generation],
    generations: int,
    log: TuningLog,
    runner: lab.MatchRunner,
) -> Weights:
    """Play the missing generations and return the weights of the last one."""
    from stormhall.lab.strength.tuning import FIRST_STEP, SearchPoint, generation

    history = done[:generations]
    for number in range(len(history), generations):
        centre = history[-1].next if history else SearchPoint(plan.start, FIRST_STEP)
        title = say("cli-generation", number=number + 1, all=generations)
        history.append(generation(plan, centre, number, partial(runner.play, title)))
        log.add(history[-1])
        _print_generation(history[-1], generations)
    return history[-1].next.weights


def _print_generation(one: Generation, generations: int) -> None:
    mean = sum(one.scores) / len(one.scores)
    args.print_note(
        say(
            "cli-generation-done",
            number=f"{one.number + 1:>{len(str(generations))}}",
            mean=f"{mean:.3f}",
            best=f"{max(one.scores):.3f}",
            step=f"{one.next.step:.3f}",
        )
    )


def _print_weights(plan: TuningPlan, weights: Weights) -> None:
    table = lab.figures_table(
        say("cli-term"), say("cli-start"), say("cli-tuned-weight"), say("cli-times")
    )
    for term, weight in weights.items():
        tuned = term in plan.terms
        times = f"{weight / plan.start[term]:.2f}" if tuned else ""
        style = "" if tuned else "dim"
        table.add_row(term, f"{plan.start[term]:g}", f"{weight:g}", times, style=style)
    title = say("cli-weights", game=plan.game, level=plan.level, seats=plan.seats)
    lab.print_table(title, table)


def _final_duel(plan: TuningPlan, weights: Weights, games: int, runner: lab.MatchRunner) -> None:
    """Play the weights against those of the start, on deals that no generation has seen."""
    from stormhall.lab.results.intervals import interval
    from stormhall.lab.strength.ladder import wins_text
    from stormhall.lab.strength.tuning import FINAL_DUEL

    duel = plan.duel(weights, plan.start, FINAL_DUEL)
    matches = [duel.match(index) for index in range(duel.games(games))]
    finished = list(runner.play(say("cli-duel"), matches))
    wins = sum(one.win_of(seat) for one in finished for seat in duel.side(one.index))
    low, high = interval(wins, len(finished))
    args.console.print(
        say(
            "cli-duel-done",
            wins=wins_text(wins),
            games=len(finished),
            share=lab.percent(wins / max(1, len(finished))),
            interval=lab.interval_text(low, high),
            chance=lab.percent(duel.chance),
            verdict=_verdict(low, high, duel.chance),
        ),
        highlight=False,
    )


def _verdict(low: float, high: float, chance: float) -> str:
    """How the duel ended, as a variant of its message."""
    if low > chance:
        return "better"
    return "worse" if high < chance else "open"
