"""`stormhall bench`: how fast the engine is here."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

import stormhall
from stormhall.commands.common import (
    AsJson,
    OptionList,
    Seats,
    Seed,
    console,
    figure,
    options_of,
    print_json,
    progress_bar,
    seats_of_table,
)


def bench(
    game: Annotated[str | None, typer.Argument(help="One game; all if left out.")] = None,
    seats: Seats = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="Time for random play.")] = 5.0,
    seed: Seed = 0,
    option: OptionList = None,
    as_json: AsJson = False,
) -> None:
    """Measure the engine: decisions and games per second, cost and size of a copy."""
    from stormhall.lab.bench import benchmark

    names = [game] if game else list(stormhall.games())
    results = []
    with progress_bar() as progress:
        task = progress.add_task("measuring", total=len(names))
        for name in names:
            count = seats_of_table(name, seats)
            results.append(benchmark(name, count, options_of(option), seconds, seed))
            progress.advance(task)
    if as_json:
        print_json([result.to_json() for result in results])
        return
    table = Table("", *(f"{result.game}, {result.seats} seats" for result in results))
    for key in results[0].to_json():
        if key not in ("game", "seats"):
            values = [result.to_json()[key] for result in results]
            table.add_row(key.replace("_", " "), *map(figure, values))
    console.print(table)
