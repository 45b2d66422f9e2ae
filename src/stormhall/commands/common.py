"""What the commands share: their usual arguments, and how they read and print."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import stormhall
from stormhall.commands.errors import wrong
from stormhall.kernel.core.state import Options, OptionValue
from stormhall.kernel.ruleset import find
from stormhall.locale.speaking import can_say, say

console = Console()

FILE: Final = "usage-word-file"
GAME: Final = "usage-word-game"
"""What stands for an argument in a line of usage, as messages."""

GameName = Annotated[str, typer.Argument(metavar=GAME, help="usage-game")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="usage-option"),
]
Preset = Annotated[str | None, typer.Option(help="usage-preset")]
Seats = Annotated[int | None, typer.Option(help="usage-seats")]
Seed = Annotated[int, typer.Option(help="usage-seed")]
AsJson = Annotated[bool, typer.Option("--json", help="usage-json")]


def seats_of_table(game: str, seats: int | None) -> int:
    """The number asked for, or the greatest the game is made for, at most four."""
    infos = stormhall.games()
    if game not in infos:
        raise wrong("error-no-game", game=game, known=", ".join(infos))
    return seats if seats is not None else max(n for n in infos[game].seats if n <= 4)


def options_of(game: str, given: list[str] | None) -> Options:
    """Options from texts; a word is read as the value of that option which it stands for."""
    info = find(game).info
    options: Options = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise wrong("error-option-written", text=text)
        options[name.strip()] = info.read_option(name.strip(), value.strip())
    return options


def text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise wrong("error-read", file=str(file), problem=str(error.strerror)) from error
    except UnicodeDecodeError as error:
        raise wrong("error-no-text", file=str(file)) from error


def shown(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "none" if value is None else str(value)


def figure(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def lasting(length: float, unit: str) -> str:
    """A length in the unit of its game."""
    number = int(length) if length == int(length) else f"{length:g}"
    message = f"cli-lasting-{unit}"
    return say(message if can_say(message) else "cli-lasting-other", number=number, unit=unit)


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
