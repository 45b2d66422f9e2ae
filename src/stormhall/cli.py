"""The one command `stormhall`. Heavy parts are imported by the commands that need them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import stormhall
from stormhall.agents.levels import LEVELS
from stormhall.commands.admin import app as admin
from stormhall.commands.arena import arena
from stormhall.commands.bench import bench
from stormhall.commands.common import (
    AsJson,
    GameName,
    OptionList,
    Preset,
    Seats,
    console,
    options_of,
    print_json,
    seats_of_table,
    shown,
    text_of,
)
from stormhall.commands.ladder import ladder
from stormhall.commands.serve import serve
from stormhall.commands.simulate import simulate
from stormhall.commands.tune import tune
from stormhall.kernel.errors import PositionError, RecordError, SetupError, StormhallError

app = typer.Typer(
    help="A digital hall for epic board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(serve)
app.command()(simulate)
app.command()(ladder)
app.command()(arena)
app.command()(tune)
app.command()(bench)
app.add_typer(admin, name="admin")


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games with their seats, options and presets."""
    infos = stormhall.games()
    if as_json:
        print_json({name: info.to_json() for name, info in infos.items()})
        return
    for name, info in infos.items():
        seats = f"{info.seats[0]} to {info.seats[-1]} seats"
        console.print(f"[bold]{name}[/bold]: {info.title}, {seats}. {info.description}")
        table = Table("option", "default", "allowed", "rule", "about")
        for option in info.options:
            table.add_row(
                option.name, shown(option.default), option.allowed(), option.rule, option.about
            )
        console.print(table)
        console.print(f"presets: {', '.join(info.presets)}\n")


@app.command()
def play(
    game: GameName = "battalia",
    seats: Seats = None,
    people: Annotated[int, typer.Option(help="How many people share this keyboard.")] = 1,
    bot: Annotated[
        str, typer.Option(help=f"The bot on the other seats: {', '.join(LEVELS)}.")
    ] = "planner",
    think: Annotated[
        float | None,
        typer.Option(help="Seconds a bot may think about a choice; its level's own if left out."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The seed; drawn if left out.")] = None,
    option: OptionList = None,
    preset: Preset = None,
    resume: Annotated[Path | None, typer.Option(help="Go on from a record.")] = None,
    language: Annotated[
        str | None,
        typer.Option(help="en, bg, ru or zh-Hant; left out, STORMHALL_LANGUAGE or the system's."),
    ] = None,
) -> None:
    """Play in the terminal, against bots or at one keyboard (hotseat)."""
    from secrets import randbelow

    from stormhall.agents.registry import Thinking, adviser, agent
    from stormhall.locale import Speaker, preferred_language
    from stormhall.terminal import play as play_in_terminal

    if resume is not None:
        table = stormhall.replay(text_of(resume))
    else:
        chosen = randbelow(1 << 32) if seed is None else seed
        count, options = seats_of_table(game, seats), options_of(game, option)
        table = stormhall.new(game, count, chosen, options, preset)
    if not 1 <= people <= table.seats:
        raise SetupError(f"{people} people cannot sit at {table.seats} seats")
    thinking = Thinking(think, cap=True)
    bots = {seat: agent(bot, seat, thinking) for seat in range(people, table.seats)}
    play_in_terminal(table, bots, adviser(), Speaker(preferred_language(language)))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    until: Annotated[int | None, typer.Option(min=0, help="Stop after this choice.")] = None,
    seat: Annotated[int | None, typer.Option(min=1, help="Through whose eyes.")] = None,
) -> None:
    """Replay a record, check every choice, and show the table."""
    game = stormhall.replay(text_of(file))
    if until is not None:
        game = _shortened(game, until)
    console.print(
        game.draw(None if seat is None else seat - 1), highlight=False, markup=False, soft_wrap=True
    )
    ended = "" if game.result is None else f"; won by seat {[s + 1 for s in game.result.winners]}"
    console.print(f"{len(game.choices)} choices replayed, all digests agree{ended}")


def _shortened(game: stormhall.Game, until: int) -> stormhall.Game:
    """The same game with its first choices only."""
    if until > len(game.choices):
        raise RecordError(f"it has only {len(game.choices)} choices")
    kept = [line for line in game.record().splitlines() if not line.startswith("result:")]
    head = next(i for i, line in enumerate(kept) if line.startswith("choices:"))
    kept[head] = f"choices: {until}"
    return stormhall.replay("\n".join(kept[: head + 1 + until]))


@app.command()
def position(
    file: Annotated[Path, typer.Argument(help="A position document, JSON.")],
    seat: Annotated[int | None, typer.Option(min=1, help="Through whose eyes.")] = None,
    full: Annotated[bool, typer.Option(help="Print the complete document.")] = False,
) -> None:
    """Read a position, list all its defects, and show the table and what can be done."""
    try:
        document = json.loads(text_of(file))
    except ValueError as error:
        raise PositionError([(str(file), f"no JSON: {error}")]) from error
    game = stormhall.from_position(document)
    if full:
        print_json(game.position())
        return
    console.print(
        game.draw(None if seat is None else seat - 1), highlight=False, markup=False, soft_wrap=True
    )
    for acting in game.to_act:
        console.print(f"seat {acting + 1} owes a choice of:")
        for action in game.legal(acting):
            console.print(f"  {action}", highlight=False, markup=False, soft_wrap=True)


@app.command()
def rules(
    rule_id: Annotated[str, typer.Argument(help="A rule id, such as BT-BLD-4, or its beginning.")],
) -> None:
    """Print a rule by its id, or all rules whose id begins so."""
    from stormhall.rulebook import find_rules

    found = find_rules(rule_id)
    if not found:
        raise SetupError(f"there is no rule {rule_id!r}")
    for rule in found:
        console.print(f"[bold]{rule.id}[/bold]  {rule.text}", highlight=False)


def main() -> None:
    """Run the command; what is wrong from outside is one clear line, not a traceback."""
    try:
        app()
    except StormhallError as error:
        Console(stderr=True).print(
            f"error: {error}", style="red", highlight=False, markup=False, soft_wrap=True
        )
        sys.exit(2)
    except KeyboardInterrupt:
        Console(stderr=True).print("stopped")
        sys.exit(130)
