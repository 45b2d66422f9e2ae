"""`stormhall serve` in a separate process."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from websockets.sync.client import ClientConnection, connect

from tests.server.support.waiting import PATIENCE

ROOT = Path(__file__).parents[3]


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "stormhall", "serve", "--no-open", *words]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "200"}


@contextmanager
def running(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a separate process, and the address that it printed."""
    process = subprocess.Popen(
        command("--port", "0", "--data", str(folder), "--bots", "1", *words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    watchdog = threading.Timer(PATIENCE, process.kill)  # so that no read waits for ever
    watchdog.start()
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        result = re.search(r"http://\S+", line)
        assert result is not None, (line, process.stderr and process.stderr.read())
        yield process, result.group()
    finally:
        process.kill()
        process.communicate()
        watchdog.cancel()


def socket_to(address: str) -> ClientConnection:
    """A socket of the hall at an address; it has no timeout, since the machine may be busy."""
    return connect(
        f"{address.replace('http', 'ws', 1)}/live",
        compression=None,
        max_size=None,
        proxy=None,
        open_timeout=PATIENCE,
        ping_interval=None,
    )
