"""A hall as hosts run it: its own process, a store on disk, workers for bots."""

from __future__ import annotations

import json
import multiprocessing
import os
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from stormhall.server.settings import Limits

HOST: Final = "127.0.0.1"
GENEROUS: Final = Limits(
    tables_per_hour=100_000,
    tables_in_memory=10_000,
    requests_per_second=1e6,
    request_burst=1_000_000,
    connections_per_address=20_000,
    connections=20_000,
    greeting_per_address=20_000,
    plain_connections=2_000,
    plain_connections_per_address=2_000,
    address_messages_per_second=1e6,
    address_burst=1_000_000,
    address_choices_per_second=1e6,
    address_choice_burst=1_000_000,
)
"""The limits of a hall for a load test from one address."""


class RealHall(Struct, frozen=True):
    """Where a hall listens, and its process."""

    port: int
    pid: int

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def ask(self, path: str, body: object = None) -> str:
        """The text of an answer over HTTP."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.url + path, data, headers)
        with urllib.request.urlopen(request, timeout=60) as response:
            return str(response.read().decode())

    def make_table(self, game: str, seats: list[dict[str, str]]) -> dict[str, Any]:
        """A new table with its keys."""
        answer: dict[str, Any] = json.loads(self.ask("/api/tables", {"game": game, "seats": seats}))
        return answer

    def wait(self) -> None:
        """Wait until the hall says that it is ready."""
        for _ in range(200):
            try:
                self.ask("/health/ready")
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the hall did not open")


def processor_seconds(pid: int) -> float:
    """The processor time that a process has taken so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def real_hall(data: Path | None = None) -> Iterator[RealHall]:
    """A hall with its own data folder, or this one, that runs during the block."""
    receiver, sender = multiprocessing.Pipe(duplex=False)
    with tempfile.TemporaryDirectory() as own:
        folder = str(data or own)
        process = multiprocessing.get_context("spawn").Process(target=_run, args=(folder, sender))
        process.start()
        assert process.pid is not None
        try:
            hall = RealHall(receiver.recv(), process.pid)
            hall.wait()
            yield hall
        finally:
            process.terminate()
            process.join()


def _run(folder: str, sender: Connection) -> None:
    """Run the hall in its process and send its port."""
    from stormhall.commands.serve import make
    from stormhall.commands.support.listening import bind
    from stormhall.server.admission.admission import Access
    from stormhall.server.monitoring import logs

    logs.configure("json")
    server, server_started = make(Path(folder), Access(loopback=True), None, GENEROUS)
    server.on_start = server_started
    listening = bind(HOST, 0)
    sender.send(listening.getsockname()[1])
    server.run([listening])
