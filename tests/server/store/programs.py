"""Programs that tests run in separate processes, to kill them or to fill their disk.

python -m tests.server.store.programs append|full|limited FOLDER
"""

from __future__ import annotations

import asyncio
import resource
import sys
from contextlib import suppress
from pathlib import Path

from stormhall.server.store.engines import FILE
from stormhall.server.store.interface import Conflict, StoreError
from stormhall.server.store.sql import SqlStore, open_store
from tests.server.store.samples import a_row, an_entry

TABLES = ("oak", "elm", "ash", "fir")
BULK = "x" * 20_000


async def append(folder: Path) -> None:
    """Append to several tables at once, endlessly, and print every acknowledged entry."""
    store = open_store(folder)

    async def go_on(table: str) -> None:
        with suppress(Conflict):  # an earlier process made it
            await store.create(a_row(table, status="playing"), [], [])
        n = len(await store.tail(table, 0))
        while True:
            await store.append(table, [an_entry(n)])
            sys.stdout.write(f"{table} {n}\n")
            sys.stdout.flush()
            n += 1

    await asyncio.gather(*(go_on(table) for table in TABLES))


async def full(folder: Path) -> None:
    """Fill the disk until the store refuses, then free it again."""
    store = open_store(folder)
    await store.create(a_row(), [], [an_entry(0)])
    filler = folder / "filler"
    _fill(filler)

    kept = await _append_until_refused(store)
    try:
        await store.check()
    except StoreError as error:
        print(f"unready:{error.code}")
    await _tell_whether_intact(store, kept)
    filler.unlink()
    await store.check()
    print("ready")
    await _tell_whether_recovered(store, folder, kept)


def _fill(filler: Path) -> None:
    with filler.open("wb", buffering=0) as file:
        while True:
            try:
                file.write(b"x" * 1024)
            except OSError:
                return


async def limited(folder: Path) -> None:
    """Limit the size of files until the store refuses, then lift the limit again."""
    store = open_store(folder)
    await store.create(a_row(), [], [an_entry(0)])
    size = max((folder / name).stat().st_size for name in (FILE, f"{FILE}-wal"))
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))

    kept = await _append_until_refused(store)
    await _tell_whether_intact(store, kept)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    await _tell_whether_recovered(store, folder, kept)


async def _append_until_refused(store: SqlStore) -> int:
    """Append until the store refuses; return how many entries the table then has."""
    n = 1
    while True:
        try:
            await store.append("oak", [an_entry(n, text=BULK)])
        except StoreError as error:
            print(error.code)
            return n
        n += 1


async def _tell_whether_intact(store: SqlStore, kept: int) -> None:
    stored = await store.load("oak")
    assert stored is not None
    print("intact" if [entry.n for entry in stored.entries] == list(range(kept)) else "broken")


async def _tell_whether_recovered(store: SqlStore, folder: Path, kept: int) -> None:
    await store.append("oak", [an_entry(kept, text=BULK)])
    await store.close()
    again = open_store(folder)
    entries = await again.tail("oak", 0)
    await again.close()
    print("recovered" if len(entries) == kept + 1 else "lost")


def main() -> None:
    name, folder = sys.argv[1:]
    asyncio.run({"append": append, "full": full, "limited": limited}[name](Path(folder)))


if __name__ == "__main__":
    main()
