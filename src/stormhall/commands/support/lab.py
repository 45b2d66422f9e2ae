"""What the commands of the lab share: running matches, reading lists, printing tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.markup import escape
from rich.table import Table

from stormhall.commands.support.arguments import console
from stormhall.kernel.core.errors import SetupError

if TYPE_CHECKING:
    from stormhall.commands.support.progress import GamesBar
    from stormhall.lab.runs.game_result import GameResult
    from stormhall.lab.runs.jobs import Match

Jobs = Annotated[int, typer.Option(min=0, help="usage-jobs")]


class MatchRunner:
    """Plays matches on several processes with a progress bar, and records those that fail."""

    def __init__(self, jobs: int, failures: Path | None = None) -> None:
        from stormhall.lab.runs.pool import DEFAULT_FAILURES

        self._jobs = jobs
        self._folder = failures or DEFAULT_FAILURES
        self._ended: list[GameResult] = []

    def play(self, title: str, matches: Sequence[Match], done: int = 0) -> Iterator[GameResult]:
        """Yield the result of each match that does not fail; Ctrl-C raises KeyboardInterrupt."""
        for played, _ in self.play_with_bar(title, matches, done):
            yield played

    def play_with_bar(
        self, title: str, matches: Sequence[Match], done: int = 0
    ) -> Iterator[tuple[GameResult, GamesBar]]:
        """The same with the bar, for callers that change its title."""
        from stormhall.commands.support.progress import games_bar
        from stormhall.lab.runs.pool import run

        with (
            games_bar(title, done + len(matches), done) as bar,
            closing(run(matches, self._jobs, self._folder, tick=bar.tick)) as games,
        ):
            for played in games:
                bar.advance()
                self._ended.append(played)
                if not played.failed:
                    yield played, bar

    def report(self, stopped: bool = False) -> None:
        """Print what failed; exit with code 130 if the run was stopped, 1 if games failed."""
        from stormhall.commands.support.outcome import print_failures

        print_failures(self._ended)
        if stopped:
            raise typer.Exit(130)
        if any(played.failed for played in self._ended):
            raise typer.Exit(1)


def parse_list(text: str | None) -> list[str] | None:
    """A list written with commas; None if there is none."""
    if text is None:
        return None
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise SetupError("list", text=text)
    return words


def parse_numbers(text: str | None) -> list[int] | None:
    """Whole numbers written with commas; None if there are none."""
    words = parse_list(text)
    if words is None:
        return None
    for word in words:
        if not word.isdecimal():
            raise SetupError("no-number", word=word)
    return [int(word) for word in words]


def plain_table() -> Table:
    """A table with few rules and little padding."""
    return Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))


def figures_table(*columns: str) -> Table:
    """A plain table of figures: the first column names a row, the others are right-aligned."""
    table = plain_table()
    table.add_column(columns[0], overflow="fold")
    for name in columns[1:]:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def print_table(title: str, table: Table) -> None:
    """Print a table under its title, with an empty line below."""
    console.print(f"[bold]{escape(title)}[/bold]", highlight=False)
    console.print(table, "")


def percent(share: float) -> str:
    """A share as text."""
    return f"{share * 100:.0f} %"


def interval_text(low: float, high: float) -> str:
    """An interval of shares as text."""
    return f"{low * 100:.0f}–{high * 100:.0f} %"
