"""What the commands share: their usual arguments, and how they read and print."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import stormhall
from stormhall.kernel.errors import SetupError
from stormhall.kernel.ruleset import find
from stormhall.kernel.state import Options, OptionValue

console = Console()

GameName = Annotated[str, typer.Argument(help="Name of the game, see `stormhall games`.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game as name=value; may be repeated."),
]
Preset = Annotated[str | None, typer.Option(help="A preset of the game.")]
Seats = Annotated[int | None, typer.Option(help="Number of seats; the game's default if left out.")]
Seed = Annotated[int, typer.Option(help="The seed of all chance.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def seats_of_table(game: str, seats: int | None) -> int:
    """The number asked for, or the greatest the game is made for, at most four."""
    infos = stormhall.games()
    if game not in infos:
        raise SetupError(f"there is no game {game!r}; there are: {', '.join(infos)}")
    return seats if seats is not None else max(n for n in infos[game].seats if n <= 4)


def options_of(game: str, given: list[str] | None) -> Options:
    """Options from texts; a word is read as the value of that option which it stands for."""
    info = find(game).info
    options: Options = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"an option is written name=value, not {text!r}")
        options[name.strip()] = info.read_option(name.strip(), value.strip())
    return options


def text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise SetupError(f"cannot read {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise SetupError(f"cannot read {file}: it is no UTF-8 text") from error


def shown(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "none" if value is None else str(value)


def figure(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def progress_bar() -> Progress:
    """A bar on the error stream, so that output can be piped."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
