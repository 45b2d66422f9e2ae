"""The one command `stormhall`. Heavy parts are imported by the commands that need them."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import stormhall
from stormhall.agents import DEFAULT_LEVEL
from stormhall.commands.admin import app as admin
from stormhall.commands.arena import arena
from stormhall.commands.bench import bench
from stormhall.commands.ladder import ladder
from stormhall.commands.serve import serve
from stormhall.commands.simulate import simulate
from stormhall.commands.support import arguments as args
from stormhall.commands.support.error_text import error_text
from stormhall.commands.support.usage import LANGUAGE, SpokenCommand, SpokenGroup, use_language
from stormhall.commands.tune import tune
from stormhall.kernel.core.errors import SetupError, StormhallError
from stormhall.kernel.options import GameInfo, Option, option_text
from stormhall.locale.boards import board_words
from stormhall.locale.process_language import say, translator

app = typer.Typer(
    cls=SpokenGroup, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)
command = partial(app.command, cls=SpokenCommand)
command(help="usage-serve")(serve)
command(help="usage-simulate")(simulate)
command(help="usage-ladder")(ladder)
command(help="usage-arena")(arena)
command(help="usage-tune")(tune)
command(help="usage-bench")(bench)
app.add_typer(admin, name="admin")

Language = Annotated[
    str | None, typer.Option(LANGUAGE, is_eager=True, callback=use_language, help="usage-language")
]
Viewer = Annotated[int | None, typer.Option(min=1, help="usage-viewer")]


@app.callback(help="usage-stormhall")
def hall(_language: Language = None) -> None:
    """A digital hall for epic board games."""


@command(help="usage-games-list")
def games(as_json: args.AsJson = False) -> None:
    """List the games with their seats, options and presets."""
    infos = stormhall.games()
    if as_json:
        args.print_json({name: info.to_json() for name, info in infos.items()})
        return
    for name, info in infos.items():
        _print_game(name, info)


def _print_game(name: str, info: GameInfo) -> None:
    """Print a game with its options and presets; names to be typed are not translated."""
    title, about = _text(name, "title", info.title), _text(name, "about", info.description)
    least, most = info.seats[0], info.seats[-1]
    args.console.print(
        say("cli-game", game=f"[bold]{name}[/bold]", title=title, least=least, most=most), about
    )
    table = Table(say("cli-option"), say("cli-default"), say("cli-allowed"), say("cli-rule"))
    table.add_column(say("cli-about"), overflow="fold")  # Chinese has no spaces to break at
    for option in info.options:
        about = _text(name, f"option-{option.name}-about", option.about)
        table.add_row(
            option.name, option_text(option.default), _allowed(option), option.rule, about
        )
    args.console.print(table)
    presets = [_preset(name, preset) for preset in info.presets]
    args.console.print(say("cli-presets"), *presets, sep="\n  ", end="\n\n", highlight=False)


def _text(game: str, text: str, english: str) -> str:
    """A translated text of a game; without a message the English one."""
    speaking = translator()
    message = speaking.wording.game_id(game, text)
    return speaking.tr(message) if speaking.bundle.has(message) else english


def _preset(game: str, preset: str) -> str:
    name = _text(game, f"preset-{preset}", preset)
    return preset if name == preset else f"{preset} ({name})"


def _allowed(option: Option) -> str:
    least, most = str(option.least), str(option.most)
    return say("cli-allows", kind=option.kind, listed=option.listed(), least=least, most=most)


@command(help="usage-play")
def play(
    game: args.GameName = "battalia",
    seats: args.Seats = None,
    people: Annotated[int, typer.Option(help="usage-people")] = 1,
    bot: Annotated[str, typer.Option(help="usage-bot")] = DEFAULT_LEVEL,
    think: Annotated[float | None, typer.Option(help="usage-think")] = None,
    seed: Annotated[int | None, typer.Option(help="usage-play-seed")] = None,
    option: args.OptionList = None,
    preset: args.Preset = None,
    resume: Annotated[Path | None, typer.Option(help="usage-play-resume")] = None,
) -> None:
    """Play in the terminal, against bots or at one keyboard (hotseat)."""
    from secrets import randbelow

    from stormhall.agents.registry import Thinking, adviser, agent
    from stormhall.terminal import play as play_in_terminal

    if resume is not None:
        table = stormhall.replay(args.read_text(resume))
    else:
        chosen = randbelow(1 << 32) if seed is None else seed
        count, options = args.seats_of_table(game, seats), args.options_of(game, option)
        table = stormhall.new(game, count, chosen, options, preset)
    if not 1 <= people <= table.seats:
        raise SetupError("people", people=people, seats=table.seats)
    thinking = Thinking(think, cap=True)
    bots = {seat: agent(bot, seat, thinking) for seat in range(people, table.seats)}
    play_in_terminal(table, bots, adviser(), translator(), bot)


@command(help="usage-replay")
def replay(
    file: Annotated[Path, typer.Argument(metavar=args.FILE, help="usage-record")],
    until: Annotated[int | None, typer.Option(min=0, help="usage-until")] = None,
    seat: Viewer = None,
) -> None:
    """Replay a record, check every choice, and show the table."""
    game = stormhall.replay(args.read_text(file))
    if until is not None:
        if until > len(game.choices):
            raise SetupError("fewer-choices", choices=len(game.choices))
        game = game.until(until)
    _print_board(game, seat)
    winners = [] if game.result is None else [str(seat + 1) for seat in game.result.winners]
    args.console.print(say("cli-replayed", choices=len(game.choices)))
    if winners:
        args.console.print(say("cli-winners", seats=", ".join(winners), count=len(winners)))


def _print_board(game: stormhall.Game, seat: int | None) -> None:
    if seat is not None and seat > game.seats:
        raise SetupError("no-seat", seat=seat, seats=game.seats)
    board = game.draw(None if seat is None else seat - 1, board_words(translator(), game.name))
    args.console.print(board, highlight=False, markup=False, soft_wrap=True)


@command(help="usage-position")
def position(
    file: Annotated[Path, typer.Argument(metavar=args.FILE, help="usage-document")],
    seat: Viewer = None,
    full: Annotated[bool, typer.Option(help="usage-full")] = False,
) -> None:
    """Read a position, list all its defects, and show the table and what can be done."""
    try:
        document = json.loads(args.read_text(file))
    except ValueError as error:
        raise SetupError("no-json", file=str(file), problem=str(error)) from error
    game = stormhall.from_position(document)
    if full:
        args.print_json(game.position())
        return
    _print_board(game, seat)
    for acting in game.to_act:
        args.console.print(say("cli-owes", seat=acting + 1))
        for action in game.legal(acting):
            args.console.print(f"  {action}", highlight=False, markup=False, soft_wrap=True)


@command(help="usage-rules")
def rules(
    rule_id: Annotated[str, typer.Argument(metavar="usage-word-rule", help="usage-rule")],
) -> None:
    """Print a rule by its id, or all rules whose ids begin with it."""
    from stormhall.rulebook import find_rules

    matching = find_rules(rule_id)
    if not matching:
        raise SetupError("no-rule", rule=rule_id)
    for rule in matching:
        args.console.print(f"[bold]{rule.id}[/bold]  {rule.text}", highlight=False)


def main() -> None:
    """Run the command; a user's error prints one clear line, not a traceback."""
    try:
        app()
    except StormhallError as error:
        text = say("cli-error", problem=error_text(error))
        Console(stderr=True).print(text, style="red", highlight=False, markup=False, soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        Console(stderr=True).print(say("cli-interrupted"))
        sys.exit(130)
