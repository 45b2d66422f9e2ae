"""Show the progress of a step: one line redrawn on a terminal, a few lines elsewhere."""

from __future__ import annotations

import shutil
import sys
import threading
import time
from types import TracebackType

from tools.setup.run_texts import say

TICK = 0.5
LINES_ELSEWHERE = 4
"""How many lines a counted step prints to a log, where no line can be redrawn."""


class ProgressLine:
    """A step that takes a while: its title, how much is done, and the seconds it took.

    with ProgressLine(say("run-installing"), of=58) as step:
        step.reached(12, "numpy")
    """

    def __init__(self, title: str, of: int = 0) -> None:
        self._title, self._of = title, of
        self._done, self._detail = 0, ""
        self._redraws = sys.stdout.isatty()
        self._over = threading.Event()
        self._began = time.monotonic()
        self._ticking = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> ProgressLine:
        if self._redraws:
            self._ticking.start()
        else:
            print(self._title, flush=True)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        if self._redraws:
            self._ticking.join()
            self._draw(end="\n")

    def reached(self, done: int, detail: str = "") -> None:
        """Report how many are done, and what comes next."""
        quarter = self._quarter()
        self._done, self._detail = min(done, self._of), detail
        if not self._redraws and self._quarter() > quarter:
            print("   ", self._count(), flush=True)

    def _tick(self) -> None:
        while not self._over.wait(TICK):
            self._draw()

    def _draw(self, end: str = "") -> None:
        seconds = say("run-seconds", seconds=round(time.monotonic() - self._began))
        parts = [self._title, self._count(), self._detail if not end else "", seconds]
        line = " ".join(part for part in parts if part)
        width = shutil.get_terminal_size().columns - 1
        print(f"\r\033[K{line[:width]}", end=end, flush=True)

    def _count(self) -> str:
        return say("run-count", done=self._done, all=self._of) if self._of else ""

    def _quarter(self) -> int:
        return LINES_ELSEWHERE * self._done // self._of if self._of else 0
