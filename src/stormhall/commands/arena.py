"""`stormhall arena`: ratings over a round robin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from stormhall.agents.levels import LEVELS
from stormhall.commands.support import arguments as args
from stormhall.commands.support import lab
from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.core.state import Options
from stormhall.locale.process_language import say, translator

if TYPE_CHECKING:
    from stormhall.lab.strength.arena import RatedGame, RatedPlayer
    from stormhall.lab.strength.duels import Player


def arena(
    game: args.GameName,
    agents: Annotated[str, typer.Option(help="usage-arena-agents")] = ",".join(LEVELS[:4]),
    seats: args.Seats = None,
    games: Annotated[int, typer.Option(min=1, help="usage-arena-games")] = 100,
    seed: args.Seed = 0,
    option: args.OptionList = None,
    preset: args.Preset = None,
    jobs: lab.Jobs = 0,
    plot: Annotated[Path | None, typer.Option(help="usage-plot")] = None,
    as_json: args.AsJson = False,
) -> None:
    """Rate agents over a round robin in which each takes every seat of the same deals.

    Ctrl-C rates what is done.
    """
    from stormhall.lab.extra import library
    from stormhall.lab.strength.arena import draw, standings
    from stormhall.lab.strength.duels import player

    library("openskill.models")  # check this before an hour of games, not after it
    if plot is not None:
        library("matplotlib")
    count, options = args.table_of(game, seats, option, preset)
    players = [player(word, game) for word in lab.parse_list(agents) or []]
    names = [one.name for one in players]
    if len(names) < 2 or len(set(names)) < len(names):
        raise SetupError("arena-agents")
    runner = lab.MatchRunner(jobs)
    finished, to_the_end = _play(game, options, players, count, games, seed, runner)
    rated = standings(names, finished, seed)
    title = say("cli-arena-title", game=game, seats=count, games=len(finished))
    if as_json:
        facts = {"game": game, "seats": count, "seed": seed, "games": len(finished)}
        args.print_json({**facts, "standings": [asdict(one) for one in rated]})
    else:
        lab.print_table(title, _ratings_table(rated))
    if plot is not None:
        draw(plot, title, say("cli-rating-axis"), rated)
        args.print_note(say("cli-drew", file=str(plot)))
    runner.report(stopped=not to_the_end)


def _play(
    game: str,
    options: Options,
    players: Sequence[Player],
    seats: int,
    games: int,
    seed: int,
    runner: lab.MatchRunner,
) -> tuple[list[RatedGame], bool]:
    """The finished games in their order; False if the run was stopped."""
    from stormhall.lab.strength.arena import RatedGame, seatings
    from stormhall.lab.strength.duels import match_of, sides_of

    sides = sides_of(game, seats, options)
    tables = seatings(len(players), seats, games, seed)
    matches = [
        match_of(game, options, [players[i] for i in table], seed, index // seats, index)
        for index, table in enumerate(tables)
    ]
    places: dict[int, list[int]] = {}
    to_the_end = True
    try:
        for one in runner.play(say("cli-table", game=game, seats=seats), matches):
            places[one.index] = one.places
    except KeyboardInterrupt:
        to_the_end = False
    return [RatedGame(tables[i], sides, places[i]) for i in sorted(places)], to_the_end


def _ratings_table(rated: Sequence[RatedPlayer]) -> Table:
    from stormhall.lab.strength.ladder import wins_text

    table = lab.figures_table(
        say("cli-agent"),
        say("cli-rating"),
        "±",
        say("cli-wins"),
        say("cli-share"),
        say("cli-interval"),
        say("cli-chance"),
    )
    for one in rated:
        table.add_row(
            translator().agent_name(one.player),
            f"{one.rating:.2f}",
            f"{one.uncertainty:.2f}",
            f"{wins_text(one.wins)}/{one.games}",
            lab.percent(one.share),
            lab.interval_text(one.low, one.high),
            lab.percent(one.chance),
        )
    return table
