"""`stormhall simulate`: many games between agents."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import stormhall
from stormhall.commands.common import (
    AsJson,
    GameName,
    OptionList,
    Preset,
    Seats,
    Seed,
    console,
    options_of,
    print_json,
    progress_bar,
    seats_of_table,
)
from stormhall.kernel.errors import SetupError


def simulate(
    game: GameName = "battalia",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Seats = None,
    agents: Annotated[
        str, typer.Option(help="Agents by seat, with commas; the last one fills up.")
    ] = "random",
    seed: Seed = 0,
    option: OptionList = None,
    preset: Preset = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Play many games between agents and sum them up; Ctrl-C keeps what is done."""
    from stormhall.lab.simulate import Job, Played, run, summarise

    count = seats_of_table(game, seats)
    words = agents.split(",")
    words += words[-1:] * (count - len(words))
    if len(words) > count:
        raise SetupError(f"{len(words)} agents cannot sit at {count} seats")
    given = stormhall.games()[game].settle_options(options_of(option), preset)
    stormhall.new(game, count, seed, given)
    job = Job(game, count, given, tuple(words), seed)
    played: list[Played] = []
    with progress_bar() as progress:
        task = progress.add_task(f"{game}, {count} seats", total=games)
        try:
            for one in run(job, games, jobs):
                played.append(one)
                progress.advance(task)
        except KeyboardInterrupt:
            progress.stop()
            Console(stderr=True).print(f"stopped after {len(played)} of {games} games")
    summary = summarise(played, count)
    if as_json:
        print_json(summary.to_json())
    else:
        _print_summary(words, summary)


def _print_summary(words: list[str], summary: Any) -> None:
    from stormhall.lab.simulate import interval

    table = Table("seat", "agent", "wins", "95 % interval", "points on average")
    for seat, word in enumerate(words):
        low, high = interval(summary.wins[seat], summary.games)
        share = summary.wins[seat] / max(1, summary.games)
        table.add_row(
            str(seat + 1),
            word,
            f"{share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{summary.points[seat]:.1f}",
        )
    console.print(table)
    reasons = ", ".join(f"{reason} {count}" for reason, count in summary.reasons.items())
    console.print(f"{summary.games} games, {summary.decisions:.0f} decisions each; ends: {reasons}")
