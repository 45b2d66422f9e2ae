"""A hall as hosts run it: a process of its own, a store on the disk, workers for bots."""

from __future__ import annotations

import json
import multiprocessing
import socket
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
)
"""The limits of a hall that is meant to be loaded by one address."""


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
        with urllib.request.urlopen(request, timeout=60) as found:
            return str(found.read().decode())

    def make_table(self, game: str, seats: list[dict[str, str]]) -> dict[str, Any]:
        """A new table with its keys."""
        made: dict[str, Any] = json.loads(self.ask("/api/tables", {"game": game, "seats": seats}))
        return made

    def wait(self) -> None:
        """Wait until the hall says that it is ready."""
        for _ in range(200):
            try:
                self.ask("/health/ready")
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the hall did not open")


@contextmanager
def real_hall() -> Iterator[RealHall]:
    """A hall that is open within the block, with a data folder of its own."""
    heard, told = multiprocessing.Pipe(duplex=False)
    with tempfile.TemporaryDirectory() as folder:
        process = multiprocessing.get_context("spawn").Process(target=_run, args=(folder, told))
        process.start()
        assert process.pid is not None
        try:
            hall = RealHall(heard.recv(), process.pid)
            hall.wait()
            yield hall
        finally:
            process.terminate()
            process.join()


def _run(folder: str, telling: Connection) -> None:
    """The process of the hall; it tells its port."""
    from stormhall.server.app import make_app
    from stormhall.server.bots.bots import WorkerBots
    from stormhall.server.ops import logs
    from stormhall.server.ops.admission import Access
    from stormhall.server.ops.garbage_collection import start_collecting
    from stormhall.server.ops.metrics import Metrics, measured
    from stormhall.server.ops.running import make_server
    from stormhall.server.store.sql import open_store
    from stormhall.server.tables.hall import Hall

    logs.configure("json")
    metrics = Metrics()
    store = measured(open_store(Path(folder)), metrics)
    bots = WorkerBots(failures=Path(folder) / "bot-failures", on_failure=metrics.bot_failed)
    hall = Hall(store, bots, limits=GENEROUS)
    app = make_app(hall, access=Access(loopback=True), metrics=metrics)
    listening = socket.create_server((HOST, 0), backlog=2048)
    telling.send(listening.getsockname()[1])

    def start() -> None:
        bots.start()
        start_collecting(metrics.choices_made)

    make_server(app, GENEROUS, start).run([listening])
