"""A damaged row makes its own table unreadable, and no other."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from stormhall.server.settings import Limits
from stormhall.server.store.engines import FILE
from stormhall.server.store.interface import DamagedTable
from stormhall.server.store.sql import SqlStore
from stormhall.server.tables.clocks import DAY
from tests.server.store.samples import a_key, a_row, an_entry, entries_to, in_store
from tests.server.support.asking import Lobby, at_lobby
from tests.server.support.halls import Place, Steady, a_hall, mine, run, table_request
from tests.server.transfer.test_admin import invoke

DEEP = "[" * 100_000
SECRET_SEED = "12x45678901234"
DAMAGE = {
    "options": ("tables", "options", "{"),
    "options of another type": ("tables", "options", "7"),
    "nested options": ("tables", "options", DEEP),
    "options that are no text": ("tables", "options", b"\xff\xfe"),
    "a number as options": ("tables", "options", 7),
    "seed": ("tables", "seed", SECRET_SEED),
    "clock": ("tables", "clock", '{"kind": "sand"}'),
    "position": ("tables", "start", "nothing"),
    "seats": ("tables", "seats", "many"),
    "name of the game": ("tables", "game", b"\xff"),
    "creation": ("tables", "created", "then"),
    "data of an entry": ("entries", "data", "}"),
    "data of another type": ("entries", "data", "[1]"),
    "kind of an entry": ("entries", "kind", "dance"),
    "time of an entry": ("entries", "at", "now"),
}
"""Damage by its name: the table of the database, the column and the value."""

damaged = pytest.mark.parametrize("place", DAMAGE.values(), ids=DAMAGE.keys())


def spoil(folder: Path, table: str, place: tuple[str, str, Any]) -> None:
    rows, column, value = place
    key = "id" if rows == "tables" else "table_id"
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        if isinstance(value, bytes):
            statement = f"UPDATE {rows} SET {column} = CAST(? AS TEXT) WHERE {key} = ?"
        else:
            statement = f"UPDATE {rows} SET {column} = ? WHERE {key} = ?"
        database.execute(statement, (value, table))


@damaged
def test_a_damaged_row_harms_only_its_own_table(
    tmp_path: Path, place: tuple[str, str, Any]
) -> None:
    made: list[Any] = []

    async def make(lobby: Lobby) -> None:
        made.extend([await lobby.made("bloodrage", "mine", "mine", listed=True) for _ in range(2)])

    async def look(lobby: Lobby) -> None:
        bad, good = (each["table"]["id"] for each in made)
        keys = [each["seats"]["0"] for each in made]
        listed = await lobby.get("/api/tables")
        own = await lobby.post("/api/mine", {"keys": keys})
        opened = await lobby.get(f"/api/tables/{bad}", keys[0])

        # Lists read no more than they show: a table may be in them although it cannot be opened.
        for shown in (listed.json["tables"], [each["table"] for each in own.json["tables"]]):
            assert good in {table["id"] for table in shown} <= {good, bad}
        assert (opened.status, opened.json["code"]) in [
            (500, "broken-table"),
            (404, "no-game"),
        ]
        assert SECRET_SEED not in opened.body.decode()
        assert (await lobby.get(f"/api/tables/{good}", keys[1])).status == 200

    at_lobby(tmp_path, make)
    spoil(tmp_path, made[0]["table"]["id"], place)
    at_lobby(tmp_path, look)


@damaged
def test_a_damaged_row_keeps_no_other_table_from_being_archived(
    tmp_path: Path, place: tuple[str, str, Any]
) -> None:
    async def story() -> None:
        steady, folder = Steady(), Place(tmp_path)
        async with a_hall(folder.store(), steady=steady) as hall:
            made = [await hall.make(table_request(seats=mine(2))) for _ in range(2)]
        spoil(tmp_path, made[0].table.id, place)
        steady.time += 91 * DAY
        async with a_hall(folder.store(), steady=steady, limits=Limits()) as hall:
            await hall.retention.archive_unused()
            await hall.retention.remove_old_uploads()

            archived = [one.id for one in await hall.store.tables(["archived"])]
            assert made[1].table.id in archived

    run(story())


@damaged
def test_a_host_can_look_after_a_folder_with_a_damaged_row(
    tmp_path: Path, place: tuple[str, str, Any]
) -> None:
    async def fill(store: SqlStore) -> None:
        for name in ("oak", "elm"):
            await store.create(a_row(id=name), [], entries_to(2))

    in_store(tmp_path, fill)
    spoil(tmp_path, "oak", place)

    listed = invoke(tmp_path, "list", "--json")
    shown = _outcome(tmp_path, "show", "oak")
    exported = _outcome(tmp_path, "export", "oak")
    archived = invoke(tmp_path, "archive", "elm")
    deleted = invoke(tmp_path, "delete", "oak", "--yes")

    assert ("oak" in listed.output, "elm" in listed.output) == (True, True)
    assert SECRET_SEED not in shown + exported
    assert (archived.exit_code, deleted.exit_code) == (0, 0)
    assert "oak" not in invoke(tmp_path, "list").output


def _outcome(folder: Path, *words: str) -> str:
    """What a command prints, or its refusal, which may only be that the table is damaged."""
    try:
        return invoke(folder, *words).output
    except DamagedTable as error:
        return str(error)


@pytest.mark.parametrize(("column", "value"), [("role", "king"), ("seat", "first")])
def test_a_damaged_key_opens_nothing(tmp_path: Path, column: str, value: str) -> None:
    async def act(store: SqlStore) -> None:
        await store.create(a_row(), [a_key("good"), a_key("bad")], [an_entry(0)])
        with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
            bad = a_key("bad").digest
            database.execute(f"UPDATE keys SET {column} = ? WHERE digest = ?", (value, bad))

        digests = [a_key("good").digest, a_key("bad").digest]
        assert await store.keys(digests) == [a_key("good")]
        assert await store.keys_of("oak") == [a_key("good")]

    in_store(tmp_path, act)
