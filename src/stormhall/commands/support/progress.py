"""Progress bars of long commands, and stopping them by Ctrl-C between two games."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from stormhall.locale.process_language import say

STOP_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


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


class Pace(ProgressColumn):
    """Games per second, or seconds per game if games are long."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        if speed >= 1:
            return Text(say("cli-games-per-second", number=f"{speed:.1f}"))
        return Text(say("cli-seconds-per-game", number=f"{1 / speed:.1f}"))


class GamesBar:
    """A bar on the error stream with games per second and the time left; only for a terminal."""

    def __init__(self, title: str, total: int, done: int, check: Callable[[], None]) -> None:
        errors = Console(stderr=True)
        self.progress: Final = Progress(
            TextColumn("{task.description}"),
            BarColumn(bar_width=20),
            MofNCompleteColumn(),
            Pace(),
            TimeRemainingColumn(),
            TextColumn(say("cli-left")),
            console=errors,
            transient=True,
            auto_refresh=False,  # it would take a thread, and processes are forked
            disable=not errors.is_terminal,
        )
        self._task = self.progress.add_task(title, total=total, completed=done)
        self._check: Final = check

    def advance(self) -> None:
        """Count one more game that has ended."""
        self.progress.advance(self._task)

    def describe(self, title: str) -> None:
        """Say what is being played."""
        self.progress.update(self._task, description=title)

    def tick(self) -> None:
        """Redraw the bar; raises KeyboardInterrupt if the user wants to stop."""
        self.progress.refresh()
        self._check()


@contextmanager
def games_bar(title: str, total: int, done: int = 0) -> Iterator[GamesBar]:
    """A bar for a run of games that Ctrl-C stops between two of them."""
    with deferred_interrupts() as check:
        bar = GamesBar(title, total, done, check)
        with bar.progress:
            yield bar


@contextmanager
def deferred_interrupts() -> Iterator[Callable[[], None]]:
    """Hold back Ctrl-C and SIGTERM until the yielded function is called, which then raises
    KeyboardInterrupt; a second signal raises it at once."""
    requested = False

    def check() -> None:
        if requested:
            raise KeyboardInterrupt

    def on_signal(_number: int, _frame: FrameType | None) -> None:
        nonlocal requested
        check()
        requested = True

    before = [signal.signal(number, on_signal) for number in STOP_SIGNALS]
    try:
        yield check
    finally:
        for number, handler in zip(STOP_SIGNALS, before, strict=True):
            signal.signal(number, handler)
