"""Full disks, locks, foreign files and killed processes: nothing acknowledged is ever lost, nothing
refused is half-written, and the store recovers when the problem is over."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection

from stormhall.server.store import engines
from stormhall.server.store.interface import StoreBusy, StoreError, StoreFull
from stormhall.server.store.sql import SqlStore, open_store
from tests.server.store.samples import a_key, a_row, an_entry, entries_to, in_store
from tests.server.support.waiting import PATIENCE

ROOT = Path(__file__).parents[3]
BULK = "x" * 20_000


def program(*words: str) -> list[str]:
    return [sys.executable, "-m", "tests.server.store.programs", *words]


def surroundings() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}


def output_of(command: Sequence[str]) -> list[str]:
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, check=False, env=surroundings()
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def locked(folder: Path) -> sqlite3.Connection:
    """A connection of another program that locks the database until it commits."""
    other = sqlite3.connect(folder / engines.FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    return other


def _limit_pages(connection: Connection) -> None:
    """Allow the database no more pages than it has."""
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
    connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")


def _allow_pages(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA max_page_count=1000000")


def _forbid_writing(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA query_only=ON")


def test_a_full_database_refuses_the_choice_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row(), [], entries_to(2))
        await store._writer.do(_limit_pages)

        with pytest.raises(StoreFull, match="no room left"):
            await store.append("oak", [an_entry(2, text=BULK)], status="finished", keys=[a_key("")])

        stored = await store.load("oak")
        assert stored is not None
        assert (stored.row.status, stored.entries) == ("waiting", entries_to(2))
        assert await store.keys_of("oak") == []
        await store._writer.do(_allow_pages)
        await store.append("oak", [an_entry(2, text=BULK)])
        assert len(await store.tail("oak", 0)) == 3

    in_store(tmp_path, act)


def test_a_small_append_is_stored_even_if_there_is_no_room_for_another(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row("oak"), [], [])
        await store.create(a_row("elm"), [], [])
        await store._writer.do(_limit_pages)

        big, small = await asyncio.gather(
            store.append("oak", [an_entry(0, text=BULK)]),
            store.append("elm", [an_entry(0)]),
            return_exceptions=True,
        )

        assert isinstance(big, StoreFull)
        assert small is None
        assert await store.tail("oak", 0) == []
        assert await store.tail("elm", 0) == entries_to(1)

    in_store(tmp_path, act)


def test_a_disk_that_is_really_full_refuses_and_the_store_recovers(tmp_path: Path) -> None:
    """The disk is a small separate file system that the program fills and frees."""
    if not shutil.which("unshare"):
        pytest.skip("no unshare here to make a small disk with")
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = f"mount -t tmpfs -o size=600k none '{disk}'"
    own = ["unshare", "--mount", *(["--map-root-user"] if os.geteuid() else [])]
    if subprocess.run([*own, "sh", "-c", mount], capture_output=True, check=False).returncode:
        pytest.skip("no right to mount a small disk")

    said = output_of([*own, "sh", "-c", f'{mount} && exec "$@"', "sh", *program("full", str(disk))])

    assert said == ["store-full", "unready:store-full", "intact", "ready", "recovered"]


def test_a_file_that_may_not_grow_refuses_and_the_store_recovers(tmp_path: Path) -> None:
    said = output_of(program("limited", str(tmp_path)))

    assert said == ["store-failed", "intact", "recovered"]


def test_a_locked_database_refuses_after_a_while_and_goes_on_when_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "LOCK_TIMEOUT", 0.05)

    async def act(store: SqlStore) -> None:
        await store.create(a_row("oak"), [], [])
        await store.create(a_row("elm"), [], [])
        other = locked(tmp_path)

        outcomes = await asyncio.gather(
            *(store.append(table, [an_entry(0)]) for table in ("oak", "elm")),
            store.check(),
            return_exceptions=True,
        )

        assert [type(one) for one in outcomes] == [StoreBusy] * 3
        assert "locked" in str(outcomes[0])
        other.execute("COMMIT")
        other.close()
        await store.append("oak", [an_entry(0)])
        assert await store.tail("oak", 0) == entries_to(1)
        assert await store.tail("elm", 0) == []

    in_store(tmp_path, act)


async def taken_up(store: SqlStore) -> None:
    """Wait until the writer has started on the last job."""
    await asyncio.sleep(0)  # let it reach the queue
    while not store._writer._jobs.empty():
        await asyncio.sleep(0.001)


def test_the_store_waits_for_a_short_lock(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row(), [], [])
        other = locked(tmp_path)

        waiting = asyncio.ensure_future(store.append("oak", [an_entry(0)]))
        await taken_up(store)
        assert not waiting.done()
        other.execute("COMMIT")
        other.close()

        await waiting
        assert await store.tail("oak", 0) == entries_to(1)

    in_store(tmp_path, act)


def test_an_append_that_is_cancelled_while_it_waits_is_left_out(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row(), [], [])
        other = locked(tmp_path)
        first = asyncio.ensure_future(store.append("oak", [an_entry(0)]))
        await taken_up(store)

        second = asyncio.ensure_future(store.append("oak", [an_entry(1)]))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        other.execute("COMMIT")
        other.close()

        await first
        assert await store.tail("oak", 0) == entries_to(1)

    in_store(tmp_path, act)


def test_the_refusal_of_a_missing_folder_names_it(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"data folder .*nowhere does not exist"):
        open_store(tmp_path / "nowhere")


def test_the_refusal_of_a_file_in_place_of_the_folder_names_it(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(StoreError, match="is no folder"):
        open_store(tmp_path / "file")


def test_a_file_that_is_not_a_database_is_refused_and_not_changed(tmp_path: Path) -> None:
    file = tmp_path / engines.FILE
    file.write_text("a letter to my aunt\n" * 100)

    with pytest.raises(StoreError, match=r"cannot open .*stormhall\.db: the file is no database"):
        open_store(tmp_path)

    assert file.read_text() == "a letter to my aunt\n" * 100


def test_a_folder_in_place_of_the_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / engines.FILE).mkdir()

    with pytest.raises(StoreError, match="the database cannot be opened"):
        open_store(tmp_path)


def test_a_read_only_folder_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir()
    folder.chmod(0o555)
    if os.geteuid() == 0:
        folder = Path("/proc/self")  # not writable even by root
    if not folder.is_dir():
        pytest.skip("no folder here that nobody may write")

    with pytest.raises(StoreError, match=r"the data folder .* cannot be written"):
        open_store(folder)


def test_a_database_that_has_become_read_only_is_reported(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row(), [], [])
        await store._writer.do(_forbid_writing)

        with pytest.raises(StoreError, match="may not be written"):
            await store.append("oak", [an_entry(0)])
        with pytest.raises(StoreError, match="may not be written"):
            await store.check()

    in_store(tmp_path, act)


@pytest.mark.slow
@pytest.mark.parametrize("kills", [4, pytest.param(10, marks=pytest.mark.long)])
def test_everything_acknowledged_is_still_stored_after_kill_9(tmp_path: Path, kills: int) -> None:
    chance = random.Random(9)
    moments = [chance.randrange(1, 120) for _ in range(kills)]
    acknowledged: set[tuple[str, int]] = set()

    for lines in moments:
        acknowledged |= _killed_after(tmp_path, lines)

        kept = in_store(tmp_path, _all_numbers)
        assert acknowledged <= {(table, n) for table, numbers in kept.items() for n in numbers}
        assert all(numbers == list(range(len(numbers))) for numbers in kept.values())

    assert len(acknowledged) >= sum(moments) > 100


def _killed_after(folder: Path, lines: int) -> set[tuple[str, int]]:
    """Start a program that appends, kill it after it has printed some entries, and return all that
    it printed."""
    with subprocess.Popen(
        program("append", str(folder)), stdout=subprocess.PIPE, text=True, env=surroundings()
    ) as running:
        assert running.stdout is not None
        sent = [running.stdout.readline() for _ in range(lines)]
        running.send_signal(signal.SIGKILL)
        sent += running.stdout.readlines()
    complete = [line.split() for line in sent if line.endswith("\n")]
    assert len(complete) >= lines
    return {(table, int(n)) for table, n in complete}


async def _all_numbers(store: SqlStore) -> dict[str, list[int]]:
    return {
        one.id: [entry.n for entry in await store.tail(one.id, 0)]
        for one in await store.tables(["playing"])
    }
