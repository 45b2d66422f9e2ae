"""Arguments that many commands share, and how values are read and printed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

import stormhall
from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.core.state import Options
from stormhall.kernel.ruleset import find
from stormhall.locale.process_language import has_message, say

console = Console()

FILE: Final = "usage-word-file"
GAME: Final = "usage-word-game"
"""Placeholders of arguments in a line of usage, as ids of messages."""

GameName = Annotated[str, typer.Argument(metavar=GAME, help="usage-game")]
OptionList = Annotated[list[str] | None, typer.Option("--option", "-o", help="usage-option")]
Preset = Annotated[str | None, typer.Option(help="usage-preset")]
Seats = Annotated[int | None, typer.Option(help="usage-seats")]
Seed = Annotated[int, typer.Option(help="usage-seed")]
AsJson = Annotated[bool, typer.Option("--json", help="usage-json")]


def seats_of_table(game: str, seats: int | None) -> int:
    """The given number of seats, or else the greatest that the game allows, at most four."""
    infos = stormhall.games()
    if game not in infos:
        raise SetupError("no-game", game=game, known=", ".join(infos))
    return seats if seats is not None else max(n for n in infos[game].seats if n <= 4)


def options_of(game: str, texts: list[str] | None) -> Options:
    """Options from strings such as `seats=3`; the option says how its value is read."""
    info = find(game).info
    options: Options = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError("option-written", text=text)
        options[name.strip()] = info.read_option(name.strip(), value.strip())
    return options


def table_of(
    game: str, seats: int | None, option: list[str] | None, preset: str | None
) -> tuple[int, Options]:
    """The number of seats and the complete options of a table."""
    count = seats_of_table(game, seats)
    return count, find(game).check(count, options_of(game, option), preset)


def read_text(file: Path) -> str:
    """The text of a file that the user named."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise SetupError("read", file=str(file), problem=str(error.strerror)) from error
    except UnicodeDecodeError as error:
        raise SetupError("no-text", file=str(file)) from error


def number_text(value: object) -> str:
    """A number with separators between its digits; anything else unchanged."""
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def length_text(length: float, unit: str) -> str:
    """A length in the unit of its game."""
    number = int(length) if length == int(length) else f"{length:g}"
    message = f"cli-lasting-{unit}"
    return say(message if has_message(message) else "cli-lasting-other", number=number, unit=unit)


def print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def print_note(text: str, style: str = "") -> None:
    """Print a line on the error stream, so that the output itself can be piped."""
    Console(stderr=True).print(text, style=style, highlight=False, markup=False, soft_wrap=True)
