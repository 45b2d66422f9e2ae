"""The bar under which many games are played, and the brake that stops them in an orderly way."""

from __future__ import annotations

import signal
from types import FrameType, TracebackType
from typing import Any

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

from stormhall.locale.speaking import say


class Pace(ProgressColumn):
    """Games per second, or seconds per game where they are long."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        if speed >= 1:
            return Text(say("cli-games-per-second", number=f"{speed:.1f}"))
        return Text(say("cli-seconds-per-game", number=f"{1 / speed:.1f}"))


class GamesBar:
    """A bar on the error stream with games per second and the time left; only for a terminal.

    It has no thread of its own, because processes are forked while it is shown: `tick` moves it.
    """

    def __init__(self, title: str, total: int, done: int = 0) -> None:
        errors = Console(stderr=True)
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(bar_width=20),
            MofNCompleteColumn(),
            Pace(),
            TimeRemainingColumn(),
            TextColumn(say("cli-left")),
            console=errors,
            transient=True,
            auto_refresh=False,
            disable=not errors.is_terminal,
        )
        self._task = self._progress.add_task(title, total=total, completed=done)

    def advance(self) -> None:
        """One more game has ended."""
        self._progress.advance(self._task)

    def describe(self, title: str) -> None:
        """Say what is being played."""
        self._progress.update(self._task, description=title)

    def tick(self) -> None:
        """Show how things stand."""
        self._progress.refresh()

    def __enter__(self) -> GamesBar:
        self._progress.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._progress.stop()


class Brake:
    """Ctrl-C, or a polite kill, ends the run between two games; the second time at once."""

    SIGNALS = (signal.SIGINT, signal.SIGTERM)

    def __init__(self) -> None:
        self.pulled = False
        self._before: list[Any] = []

    def check(self) -> None:
        """Raise KeyboardInterrupt if somebody wants to stop."""
        if self.pulled:
            raise KeyboardInterrupt

    def _pull(self, number: int, frame: FrameType | None) -> None:
        self.check()
        self.pulled = True

    def __enter__(self) -> Brake:
        self._before = [signal.signal(number, self._pull) for number in self.SIGNALS]
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for number, before in zip(self.SIGNALS, self._before, strict=True):
            signal.signal(number, before)
