"""`stormhall admin`: manage the tables of a hall, whether it is open or not."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar, get_args

import typer
from rich.markup import escape
from rich.table import Table

from stormhall.commands.support.arguments import FILE, AsJson, console, print_json, read_text
from stormhall.commands.support.data_folder import DataFolder, default_data_folder
from stormhall.commands.support.lab import plain_table
from stormhall.commands.support.usage import SpokenCommand, SpokenGroup
from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.options import option_text
from stormhall.locale.process_language import say

if TYPE_CHECKING:
    from stormhall.server.store.interface import Stored, StoredKey, StoredSummary
    from stormhall.server.store.sql import SqlStore

T = TypeVar("T")

app = typer.Typer(cls=SpokenGroup, no_args_is_help=True)
command = partial(app.command, cls=SpokenCommand)

NOT_REPLAYED: Final = "not-replayed"
"""The field that says where the replay of a table fails."""

TableId = Annotated[str, typer.Argument(metavar="usage-word-table", help="usage-table")]


@app.callback(help="usage-admin")
def admin(context: typer.Context, data: DataFolder = None) -> None:
    """Manage the tables in a data folder: list, show, move, archive, back up."""
    context.obj = data or default_data_folder()


@command("list", help="usage-admin-list")
def list_tables(
    context: typer.Context,
    status: Annotated[list[str] | None, typer.Option(help="usage-status")] = None,
    as_json: AsJson = False,
) -> None:
    """List the tables, last touched first."""
    from msgspec import to_builtins

    from stormhall.server.wire.messages import Status

    every: tuple[Status, ...] = get_args(Status)
    for word in status or []:
        if word not in every:
            raise SetupError("no-status", status=word, known=", ".join(every))
    statuses = [one for one in every if not status or one in status]
    tables = _in_store(_folder(context), lambda store: store.tables(statuses))
    if as_json:
        print_json(to_builtins(tables))
    else:
        console.print(_table_of(tables))


@command(help="usage-admin-show")
def show(context: typer.Context, table: TableId, as_json: AsJson = False) -> None:
    """Show a table without the hidden information of its game."""

    async def ask(store: SqlStore) -> tuple[Stored, list[StoredKey]]:
        return await _load(store, table), await store.keys_of(table)

    stored, keys = _in_store(_folder(context), ask)
    facts = _public_facts(stored, keys)
    if as_json:
        print_json(facts)
        return
    for name, value in facts.items():
        words = [f"{_field(k)}={option_text(v)}" for k, v in value.items()]
        text = ", ".join(words) or say("cli-none")
        head = say(f"cli-show-{name}")
        console.print(f"[bold]{head}[/bold]  {escape(_printable(text))}", highlight=False)


@command(help="usage-admin-export")
def export(
    context: typer.Context,
    table: TableId,
    out: Annotated[Path | None, typer.Option(help="usage-export-out")] = None,
    keys: Annotated[bool, typer.Option("--keys", help="usage-export-keys")] = False,
    record: Annotated[bool, typer.Option("--record", help="usage-export-record")] = False,
) -> None:
    """Write a table as one JSON document that `import` reads, hidden information included."""
    from stormhall.server.transfer.table_documents import document_of, record_of

    if record and keys:
        raise SetupError("record-keys")

    async def ask(store: SqlStore) -> tuple[Stored, list[StoredKey]]:
        return await _load(store, table), await store.keys_of(table) if keys else []

    stored, hashes = _in_store(_folder(context), ask)
    _write(out, record_of(stored) if record else document_of(stored, hashes))


@command("import", help="usage-admin-import")
def import_table(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar=FILE, help="usage-import-file")],
) -> None:
    """Import a table of another hall; nothing changes if the document is invalid."""
    from stormhall.server.transfer.table_documents import read_document

    moved = read_document(read_text(file))
    _in_store(context.obj, lambda store: store.create(moved.row, moved.keys, moved.entries))
    entries, status = len(moved.entries), moved.row.status
    console.print(say("cli-imported", table=moved.row.id, entries=entries, status=status))
    if not moved.keys:
        console.print(say("cli-no-keys"))


@command(help="usage-admin-archive")
def archive(context: typer.Context, table: TableId) -> None:
    """Archive a table. Its players can open it again."""
    from stormhall.server.settings import milliseconds
    from stormhall.server.store.interface import Entry

    async def act(store: SqlStore) -> str:
        found = await _summary_of(store, table)
        if found.status == "archived":
            return say("cli-archived-before", table=table)
        put_away = Entry(n=found.entries, at=milliseconds(), kind="archive", seat=None, data={})
        await store.append(table, [put_away], status="archived")
        return say("cli-archived", table=table)

    console.print(_in_store(_folder(context), act))


@command(help="usage-admin-delete")
def delete(
    context: typer.Context,
    table: TableId,
    yes: Annotated[bool, typer.Option("--yes", help="usage-yes")] = False,
) -> None:
    """Delete a table with its whole history."""
    found = _in_store(_folder(context), lambda store: _summary_of(store, table))
    status, entries = found.status, found.entries
    what = say("cli-what", table=table, game=found.game, status=status, entries=entries)
    if not yes:
        typer.confirm(say("cli-delete", what=what), abort=True)
    _in_store(_folder(context), lambda store: store.delete(table))
    console.print(say("cli-deleted", what=what), highlight=False, soft_wrap=True)


@command(help="usage-admin-backup")
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar=FILE, help="usage-backup-file")],
) -> None:
    """Copy the whole database to a file, while the hall may be open."""
    from stormhall.server.store.backup import back_up

    back_up(_folder(context), file)
    wrote = say("cli-wrote-bytes", file=str(file), bytes=file.stat().st_size)
    console.print(wrote, highlight=False, soft_wrap=True)


def _folder(context: typer.Context) -> Path:
    """The data folder, if it holds a hall: these commands must not make an empty one."""
    from stormhall.server.store.engines import FILE
    from stormhall.server.store.interface import StoreError

    folder: Path = context.obj
    if not (folder / FILE).exists():
        raise StoreError("no-hall", folder=str(folder), file=FILE)
    return folder


def _in_store(folder: Path, act: Callable[[SqlStore], Awaitable[T]]) -> T:
    """The result of a function that uses the open store."""
    import asyncio

    from stormhall.server.store.sql import open_store

    async def whole() -> T:
        store = open_store(folder)
        try:
            return await act(store)
        finally:
            await store.close()

    return asyncio.run(whole())


async def _load(store: SqlStore, table: str) -> Stored:
    from stormhall.server.store.interface import StoreError

    stored = await store.load(table)
    if stored is None:
        raise StoreError("no-table", table=table)
    return stored


async def _summary_of(store: SqlStore, table: str) -> StoredSummary:
    """A table in short, which can be had even if the rest of it is damaged."""
    from stormhall.server.store.interface import StoreError
    from stormhall.server.wire.messages import Status

    for summary in await store.tables(get_args(Status)):
        if summary.id == table:
            return summary
    raise StoreError("no-table", table=table)


def _table_of(tables: list[StoredSummary]) -> Table:
    table = plain_table()
    for name in ("table", "game", "seats", "status", "entries", "made", "touched"):
        right = name in ("seats", "entries")
        head = say(f"cli-admin-{name}")
        table.add_column(head, justify="right" if right else "left", no_wrap=True)
    for one in tables:
        numbers = str(one.seats), one.status, f"{one.entries:,}"
        moments = _moment(one.created), _moment(one.touched)
        table.add_row(escape(one.id), escape(one.game), *numbers, *moments)
    return table


def _public_facts(stored: Stored, keys: list[StoredKey]) -> dict[str, dict[str, Any]]:
    """The facts that may be shown: no seed, no hash, nothing that the players do not see."""
    row = stored.row
    kinds = Counter(entry.kind for entry in stored.entries)
    table = {"id": row.id, "status": row.status, "made": f"{_moment(row.created)} UTC"}
    if stored.entries:
        table["touched"] = f"{_moment(stored.entries[-1].at)} UTC"
    return {
        "table": table,
        "game": {"name": row.game, "rules": row.rules, "seats": row.seats, "preset": row.preset},
        "options": dict(row.options),
        "seats": _sitting(stored),
        "entries": dict(sorted(kinds.items())),
        "keys": dict(sorted(Counter(key.role for key in keys).items())),
    }


def _field(name: str) -> str:
    return say("cli-not-replayed") if name == NOT_REPLAYED else name


def _sitting(stored: Stored) -> dict[str, str]:
    """The players by seat; for a table that cannot be replayed, where the replay fails. The reason
    is left out, because it may name hidden information."""
    from stormhall.server.transfer.table_documents import TransferError, history_of

    try:
        seats = history_of(stored).seats
    except TransferError as error:
        return {NOT_REPLAYED: ", ".join(path for path, _ in error.problems)}
    return {
        str(number): f"{seat.kind} {seat.name!r}" + (f" ({seat.level})" if seat.level else "")
        for number, seat in enumerate(seats, start=1)
    }


def _write(out: Path | None, text: str) -> None:
    """Write to a file that only its owner may read, or to the screen."""
    if out is None:
        sys.stdout.write(text)
        return
    try:
        out.touch(mode=0o600)
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SetupError("write", file=str(out), problem=str(error.strerror)) from error
    console.print(say("cli-wrote", file=str(out)), highlight=False, soft_wrap=True)


def _moment(milliseconds: int) -> str:
    """A time of the store as text, in UTC; nothing if it is damaged."""
    try:
        moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    except (TypeError, ValueError, OverflowError, OSError):
        return say("cli-none")
    return f"{moment:%Y-%m-%d %H:%M}"


def _printable(text: str) -> str:
    """Text without control characters for the terminal."""
    return "".join(c if c.isprintable() else "?" for c in text)
