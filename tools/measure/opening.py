"""How long a hall with many stored tables takes to open, and what it costs.

    python -m tools.measure.opening                  # 10,000 tables, 2,000 of them running
    python -m tools.measure.opening --choices 100    # with shorter games

The tables are made once in a folder of their own; their people are to move. Then a hall of its own
process opens the folder: the time until its first answer, and the processor time until nothing is
left to do.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec.structs import replace

from stormhall.server.hall.creation import first_entries, row_of_request
from stormhall.server.keys import digest_of, new_key, new_table_id
from stormhall.server.settings import Sources
from stormhall.server.store.interface import Entry, StoredKey, TableRow
from stormhall.server.store.sql import SqlStore, open_store
from stormhall.server.tables.changes import numbered
from stormhall.server.tables.history import TableHistory, load_history
from stormhall.server.tables.outlook import outlook_of
from stormhall.server.tables.playing import chosen
from stormhall.server.wire.messages import Status
from stormhall.server.wire.table_messages import MakeTable, SeatWish
from tools.measure.real_hall import processor_seconds, real_hall

QUIET: Final = 3.0
"""Seconds without any work after which a hall has done all that opening costs."""


def a_game(game: str, choices: int) -> tuple[TableRow, list[Entry]]:
    """A game among four people that has gone on for some random choices."""
    sources, chance = Sources(), random.Random(1)
    wishes = [SeatWish(kind="mine") for _ in range(4)]
    row = row_of_request(MakeTable(game=game, seats=wishes), sources)
    entries = first_entries(wishes, sources.moment())
    history = load_history(row, entries)
    while len(entries) < choices and history.game is not None and history.playing():
        seat = chance.choice(history.game.to_act)
        action = str(chance.choice(history.game.legal(seat)))
        drafts = chosen(seat, history.game.decision, action, by="person").entries
        entries += numbered(drafts, history.length, sources.moment())
        history.apply(entries[-1])
    return row, entries


async def fill(folder: Path, game: str, tables: int, running: int, choices: int) -> None:
    """Store the same game many times, most of them as finished."""
    store = open_store(folder)
    row, entries = a_game(game, choices)
    history = load_history(row, entries)
    try:
        for first in range(0, tables, 200):
            numbers = range(first, min(tables, first + 200))
            await asyncio.gather(*(_store(store, history, entries, n < running) for n in numbers))
    finally:
        await store.close()


async def _store(
    store: SqlStore, history: TableHistory, entries: Sequence[Entry], is_running: bool
) -> None:
    status: Status = "playing" if is_running else "finished"
    row = replace(history.row, id=new_table_id(), status=status, listed=is_running)
    keys = [
        StoredKey(digest=digest_of(new_key()), table=row.id, role="seat", seat=seat)
        for seat in range(row.seats)
    ]
    # A finished table is never replayed on its own account: a few entries stand for all.
    await store.create(row, keys, entries if is_running else entries[:4], outlook_of(history))


def measure(folder: Path) -> None:
    """Open the folder and print what that took."""
    began = time.perf_counter()
    with real_hall(folder) as hall:
        hall.ask("/api/tables")
        seconds, before = time.perf_counter() - began, processor_seconds(hall.pid)
        print(f"first answer, the list of tables, after {seconds:.2f} s", end=" ")
        print(f"with {before:.1f} s of processor time")
        since = time.perf_counter()
        while time.perf_counter() - since < QUIET:
            time.sleep(0.2)
            now = processor_seconds(hall.pid)
            if now - before > 0.05:
                before, since = now, time.perf_counter()
        print(f"{before:.1f} s of processor time until nothing was left to do")


def main() -> None:
    """Fill a folder and open a hall there."""
    parser = argparse.ArgumentParser(description="Open a hall with many stored tables.")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--running", type=int, default=2_000)
    parser.add_argument("--choices", type=int, default=300)
    parser.add_argument("--game", default="battalia")
    arguments = parser.parse_args()
    with TemporaryDirectory() as place:
        folder = Path(place)
        counts = (arguments.tables, arguments.running, arguments.choices)
        asyncio.run(fill(folder, arguments.game, *counts))
        measure(folder)


if __name__ == "__main__":
    main()
