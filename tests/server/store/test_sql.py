"""What the store writes, reads and refuses."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, event

from stormhall.server.store.engine_thread import StoreJob
from stormhall.server.store.engines import FILE
from stormhall.server.store.interface import (
    Conflict,
    KeptSummary,
    Outlook,
    Store,
    StoredKey,
    StoreError,
)
from stormhall.server.store.sql import SqlStore, open_store
from stormhall.server.wire.messages import Clock, Status
from tests.server.store.samples import a_key, a_row, an_entry, entries_to, in_store


def test_a_table_is_the_same_after_the_store_was_closed(tmp_path: Path) -> None:
    row = a_row(seed=2**80 + 1, preset="short", start={"heaps": [1, 2], "text": "–"})
    entries = [*entries_to(3), an_entry(3, deep={"list": [1, None, "x"], "on": True})]

    in_store(tmp_path, lambda store: store.create(row, [a_key("host", role="host")], entries))
    result = in_store(tmp_path, lambda store: store.load("oak"))

    assert result is not None
    assert result.row == row
    assert result.entries == entries


def test_a_table_without_a_seed_preset_or_entries_can_be_read_back_too(tmp_path: Path) -> None:
    row = a_row(seed=None, preset=None, start={"heaps": []}, clock=Clock(), spectators=False)

    in_store(tmp_path, lambda store: store.create(row, [], []))
    result = in_store(tmp_path, lambda store: store.load("oak"))

    assert result is not None
    assert (result.row, result.entries) == (row, [])


def test_the_store_implements_the_interface_that_the_hall_uses(tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        await store.check()

    in_store(tmp_path, act)


def test_a_table_that_was_never_made_is_not_found(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        assert await store.load("elm") is None
        assert await store.tail("elm", 0) == []
        assert await store.keys([a_key("x").digest]) == []

    in_store(tmp_path, act)


def test_appended_entries_come_last_and_the_tail_begins_where_requested(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row(), [], entries_to(2))
        await store.append("oak", [an_entry(2)])
        await store.append("oak", entries_to(6, start=3), status="playing")

        stored = await store.load("oak")
        assert stored is not None
        assert [entry.n for entry in stored.entries] == list(range(6))
        assert stored.row.status == "playing"
        assert await store.tail("oak", 4) == entries_to(6, start=4)
        assert await store.tail("oak", 6) == []

    in_store(tmp_path, act)


def test_an_entry_with_a_number_that_is_taken_is_a_conflict_and_changes_nothing(
    tmp_path: Path,
) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row(), [], entries_to(3))
        late = an_entry(2, action="another")

        with pytest.raises(Conflict, match="entry 2 of table oak"):
            await store.append("oak", [late], status="finished", keys=[a_key("new")])

        stored = await store.load("oak")
        assert stored is not None
        assert stored.entries == entries_to(3)
        assert stored.row.status == "waiting"
        assert await store.keys([a_key("new").digest]) == []

    in_store(tmp_path, act)


def test_the_primary_key_alone_refuses_a_second_entry_with_the_same_number(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row(), [], entries_to(3))
        with sqlite3.connect(tmp_path / FILE) as other:
            other.execute("UPDATE tables SET entries = 1")
        other.close()

        with pytest.raises(Conflict, match="there already"):
            await store.append("oak", [an_entry(1, action="another")])

        assert await store.tail("oak", 0) == entries_to(3)

    in_store(tmp_path, act)


def test_the_refusal_of_a_gap_names_the_expected_number(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row(), [], entries_to(2))

        with pytest.raises(StoreError, match="waits for entry 2, not for 4") as caught:
            await store.append("oak", [an_entry(4)])
        assert not isinstance(caught.value, Conflict)
        with pytest.raises(StoreError, match=r"without gaps, not \[2, 4\]"):
            await store.append("oak", [an_entry(2), an_entry(4)])
        with pytest.raises(StoreError, match="begin with number 0"):
            await store.create(a_row("elm"), [], [an_entry(1)])

        assert await store.tail("oak", 0) == entries_to(2)
        assert await store.load("elm") is None

    in_store(tmp_path, act)


def test_nothing_can_be_added_to_a_table_that_does_not_exist(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        with pytest.raises(StoreError, match="there is no table elm"):
            await store.append("elm", [an_entry(0)])
        with pytest.raises(StoreError, match="there is no table elm"):
            await store.append("elm", [], status="archived")

    in_store(tmp_path, act)


def test_a_second_table_with_the_same_id_is_a_conflict_and_the_first_stays(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row(), [a_key("first")], entries_to(1))

        with pytest.raises(Conflict, match="a table oak already"):
            await store.create(a_row(seed=8), [a_key("second")], [])

        stored = await store.load("oak")
        assert stored is not None
        assert (stored.row.seed, stored.entries) == (7, entries_to(1))
        assert await store.keys_of("oak") == [a_key("first")]

    in_store(tmp_path, act)


def test_a_table_whose_key_is_taken_is_not_stored_at_all(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row(), [a_key("same")], [])

        with pytest.raises(Conflict):
            await store.create(a_row("elm"), [a_key("same", "elm")], entries_to(2))

        assert await store.load("elm") is None

    in_store(tmp_path, act)


def test_keys_open_their_table_in_their_role_until_they_are_revoked(tmp_path: Path) -> None:
    host, first, second = a_key("host", role="host", seat=None), a_key("1"), a_key("2", seat=1)

    async def act(store: SqlStore) -> None:
        await store.create(a_row(), [host, first], [])
        await store.append("oak", [an_entry(0)], keys=[second], revoke=[first.digest])

        unknown = a_key("unknown").digest
        result = await store.keys([host.digest, first.digest, second.digest, unknown])
        assert sorted(result, key=lambda key: key.role) == [host, second]
        assert await store.keys_of("oak") == [host, second]
        assert await store.keys([]) == []

    in_store(tmp_path, act)


def test_a_change_of_one_table_cannot_revoke_a_key_to_another(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row("oak"), [], [])
        await store.create(a_row("elm"), [a_key("elm", "elm")], [])

        await store.append("oak", [], revoke=[a_key("elm").digest])

        assert await store.keys_of("elm") == [a_key("elm", "elm")]

    in_store(tmp_path, act)


def test_tables_are_listed_by_status_last_touched_first(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        for name, status, at in (("a", "playing", 50), ("b", "waiting", 70), ("c", "finished", 90)):
            await store.create(a_row(name, status=status, created=10), [], [an_entry(0, at=at)])
        await store.append("a", [an_entry(1, at=80)])

        under_way = await store.tables(["waiting", "playing"])
        assert [(one.id, one.touched, one.entries) for one in under_way] == [
            ("a", 80, 2),
            ("b", 70, 1),
        ]
        assert (under_way[0].game, under_way[0].seats, under_way[0].status) == (
            "pebbles",
            2,
            "playing",
        )
        assert await store.tables([]) == []

    in_store(tmp_path, act)


def test_listed_tables_are_open_to_everybody_until_they_are_over(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        for name, status, at in (("a", "playing", 50), ("b", "waiting", 70), ("c", "finished", 90)):
            row = a_row(name, status=status, listed=True)
            await store.create(row, [], [an_entry(0, at=at)])
        await store.create(a_row("private", status="waiting"), [], [an_entry(0)])

        assert await store.listed(9) == ["b", "a"]
        assert await store.listed(1) == ["b"]
        await store.append("a", [an_entry(1, at=80)])
        assert await store.listed(9) == ["a", "b"]
        stored = await store.load("a")
        assert stored is not None
        assert stored.row.listed

    in_store(tmp_path, act)


def test_a_change_of_status_alone_does_not_count_as_touching(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row(created=10), [], [an_entry(0, at=20)])

        await store.append("oak", [], status="finished")

        (listed,) = await store.tables(["finished"])
        assert (listed.touched, listed.entries) == (20, 1)

    in_store(tmp_path, act)


def test_deleting_a_table_deletes_its_entries_and_keys(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        for name in ("oak", "elm"):
            await store.create(a_row(name), [a_key(name, name)], entries_to(3))

        await store.delete("oak")

        assert await store.load("oak") is None
        assert await store.keys([a_key("oak").digest]) == []
        assert await store.tail("oak", 0) == []
        assert await store.tail("elm", 0) == entries_to(3)
        assert await store.keys_of("elm") == [a_key("elm", "elm")]

    in_store(tmp_path, act)


def test_of_two_hundred_simultaneous_appends_exactly_one_for_each_number_succeeds(
    tmp_path: Path,
) -> None:
    tables = [f"t{i}" for i in range(10)]

    async def append(store: SqlStore, table: str, n: int, writer: int) -> str:
        try:
            await store.append(table, [an_entry(n, writer=writer)])
        except Conflict:
            return "conflict"
        return f"{table} {n} {writer}"

    async def act(store: SqlStore) -> None:
        for table in tables:
            await store.create(a_row(table), [], [])

        outcomes = await asyncio.gather(
            *(append(store, t, n, w) for n in range(5) for t in tables for w in range(4))
        )

        counted = Counter(outcomes)
        assert counted.pop("conflict") == 150
        assert set(counted.values()) == {1}
        kept = {
            f"{table} {entry.n} {entry.data['writer']}"
            for table in tables
            for entry in await store.tail(table, 0)
        }
        assert kept == set(counted)
        assert len(kept) == 50

    in_store(tmp_path, act)


def test_a_bad_append_does_not_spoil_those_in_the_same_commit(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row("oak"), [a_key("taken")], [])
        await store.create(a_row("elm"), [], [])

        outcomes = await asyncio.gather(
            store.append("oak", [an_entry(0)]),
            store.append("oak", [an_entry(1)], keys=[a_key("taken")]),
            store.append("elm", [an_entry(0)]),
            store.append("elm", [an_entry(5)]),
            store.append("elm", [an_entry(1, thing=object())]),
            store.append("elm", [an_entry(1)]),
            return_exceptions=True,
        )

        wrong = [type(one).__name__ for one in outcomes]
        assert wrong == ["NoneType", "Conflict", "NoneType", "StoreError", "StoreError", "NoneType"]
        assert await store.tail("oak", 0) == entries_to(1)
        assert await store.tail("elm", 0) == entries_to(2)

    in_store(tmp_path, act)


def test_appends_that_wait_share_a_commit(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        tables = [f"t{i}" for i in range(40)]
        for table in tables:
            await store.create(a_row(table), [], [])
        commits: list[str] = []
        event.listen(store._writer._engine, "commit", lambda _: commits.append("commit"))
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")

        waiting = [asyncio.ensure_future(store.append(t, [an_entry(0)])) for t in tables]
        await asyncio.sleep(0)  # let them reach the queue
        other.execute("COMMIT")
        other.close()
        await asyncio.gather(*waiting)

        assert len(commits) <= 2  # one for those that found the writer free, one for all others

    in_store(tmp_path, act)


def test_reading_does_not_wait_for_a_writer_that_holds_the_lock(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row(), [], entries_to(2))
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        other.execute("DELETE FROM entries")

        stored = await store.load("oak")

        assert stored is not None
        assert stored.entries == entries_to(2)
        other.execute("ROLLBACK")
        other.close()

    in_store(tmp_path, act)


async def _hold(store: SqlStore) -> Event:
    """Keep the writer busy until the event is set, so that further entries wait in its queue."""
    running, release = Event(), Event()

    def work(_: Connection) -> None:
        running.set()
        release.wait()

    store._writer._jobs.put(StoreJob(work, Future()))
    await asyncio.to_thread(running.wait)
    return release


def test_closing_finishes_pending_work_and_then_refuses_more(tmp_path: Path) -> None:
    async def act() -> None:
        store = open_store(tmp_path)
        await store.create(a_row(), [], [])
        release = await _hold(store)
        waiting = [asyncio.ensure_future(store.append("oak", [an_entry(n)])) for n in range(20)]
        await asyncio.sleep(0)  # let them reach the queue
        closing = asyncio.ensure_future(store._writer.close())
        await asyncio.sleep(0)  # now the end waits behind them

        release.set()
        await closing
        await store.close()

        assert await asyncio.gather(*waiting) == [None] * 20
        with pytest.raises(StoreError, match="closed"):
            await store.append("oak", [an_entry(20)])
        with pytest.raises(StoreError, match="closed"):
            await store.load("oak")

    asyncio.run(act())

    assert len(in_store(tmp_path, lambda store: store.tail("oak", 0))) == 20
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_only_the_owner_may_read_the_database(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row(), [], [])

        files = list(tmp_path.iterdir())
        assert len(files) == 3
        assert [file.name for file in files if file.stat().st_mode & 0o077] == []

    in_store(tmp_path, act)


def test_the_check_leaves_nothing_behind(tmp_path: Path) -> None:
    every: list[Status] = ["waiting", "playing", "finished", "archived"]

    async def act(store: SqlStore) -> None:
        await store.check()

        assert await store.tables(every) == []
        assert await store.load("") is None

    in_store(tmp_path, act)


def test_an_error_message_contains_no_secret(tmp_path: Path) -> None:
    secret = StoredKey(digest="5ec2e7" * 10, table="elm", role="seat", seat=0)

    async def act(store: SqlStore) -> None:
        await store.create(a_row(), [], [])
        with sqlite3.connect(tmp_path / FILE) as other:
            other.execute("DROP TABLE keys")
        other.close()

        with pytest.raises(StoreError) as caught:
            await store.create(a_row("elm", seed=123_454_321), [secret], [])

        sent = f"{caught.value} {caught.value.__cause__}"
        assert "5ec2e7" not in sent
        assert "123454321" not in sent

    in_store(tmp_path, act)


def test_the_writer_waits_for_the_disk_and_the_reader_cannot_write(tmp_path: Path) -> None:
    """A power cut cannot be tested here, so check the settings that protect against one."""

    def setting(name: str) -> Callable[[Connection], object]:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA {name}").scalar()

    async def act(store: SqlStore) -> None:
        full = 2
        assert await store._writer.do(setting("synchronous")) == full
        assert await store._writer.do(setting("journal_mode")) == "wal"
        assert await store._writer.do(setting("foreign_keys")) == 1
        assert await store._reader.do(setting("query_only")) == 1

    in_store(tmp_path, act)


def test_a_revoked_key_opens_nothing_and_never_becomes_a_key_again(tmp_path: Path) -> None:
    async def act(store: SqlStore) -> None:
        key = a_key("x")
        await store.create(a_row(), [key], [])
        await store.append("oak", entries_to(1), revoke=[key.digest])

        assert await store.keys([key.digest]) == []
        assert await store.keys_of("oak") == []
        assert await store.revoked(key.digest)
        assert not await store.revoked(a_key("y").digest)
        with pytest.raises(Conflict):
            await store.append("oak", entries_to(2, 1), keys=[key])

    in_store(tmp_path, act)


def test_the_outlook_of_a_table_is_noted_only_for_the_entries_it_follows_from(
    tmp_path: Path,
) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row(status="playing"), [], entries_to(2))
        first, later = an_outlook(1), an_outlook(2)

        await store.note_outlook("oak", 1, later)
        assert [each.acts for each in await store.awaited()] == [None]
        await store.note_outlook("oak", 2, first)
        assert [each.deadline for each in await store.awaited()] == [1]
        await store.append("oak", entries_to(3, 2), outlook=later)
        [state] = await store.states(["oak", "elm"])
        assert (state.summary, state.entries) == (later.summary, 3)
        await store.append("oak", entries_to(4, 3), status="archived")
        assert await store.awaited() == []
        assert (await store.states(["oak"]))[0].summary == later.summary

    in_store(tmp_path, act)


def an_outlook(number: int) -> Outlook:
    summary = KeptSummary(seats=[], turns=[0], number=number, begun=True)
    return Outlook(acts=False, deadline=number, time_left=None, summary=summary)
