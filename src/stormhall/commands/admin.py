"""`stormhall admin`: look after the tables of a hall, whether it is open or not."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_args

import typer
from rich.markup import escape
from rich.table import Table

from stormhall.commands.common import AsJson, console, print_json, shown, text_of
from stormhall.commands.data import DataFolder, usual_folder
from stormhall.commands.matches import plain_table
from stormhall.kernel.errors import SetupError

if TYPE_CHECKING:
    from stormhall.server.store.interface import Stored, StoredKey, Summary
    from stormhall.server.store.sql import SqlStore

T = TypeVar("T")

app = typer.Typer(
    help="Look after the tables in a data folder: list, show, move, put away, back up.",
    no_args_is_help=True,
)

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, see `list`.")]


@app.callback()
def admin(context: typer.Context, data: DataFolder = None) -> None:
    """Look after the tables in a data folder: list, show, move, put away, back up."""
    context.obj = data or usual_folder()


@app.command("list")
def list_tables(
    context: typer.Context,
    status: Annotated[
        list[str] | None,
        typer.Option(help="Only tables that are so; may be repeated."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List the tables, last touched first."""
    from msgspec import to_builtins

    from stormhall.server.store.interface import Status

    every: tuple[Status, ...] = get_args(Status)
    for word in status or []:
        if word not in every:
            raise SetupError(f"there is no status {word!r}; there are: {', '.join(every)}")
    wanted = [one for one in every if not status or one in status]
    found = _in_store(_folder(context), lambda store: store.tables(wanted))
    if as_json:
        print_json(to_builtins(found))
    else:
        console.print(_table_of(found))


@app.command()
def show(context: typer.Context, table: TableId, as_json: AsJson = False) -> None:
    """Show what is known about a table, but nothing that is hidden in its game."""

    async def ask(store: SqlStore) -> tuple[Stored, list[StoredKey]]:
        return await _load(store, table), await store.keys_of(table)

    stored, keys = _in_store(_folder(context), ask)
    facts = _known(stored, keys)
    if as_json:
        print_json(facts)
        return
    for name, value in facts.items():
        told = ", ".join(f"{k}={shown(v)}" for k, v in value.items()) if value else "none"
        console.print(f"[bold]{name}[/bold]  {escape(_printable(told))}", highlight=False)


@app.command()
def export(
    context: typer.Context,
    table: TableId,
    out: Annotated[
        Path | None, typer.Option(help="The file to write; the screen if left out.")
    ] = None,
    keys: Annotated[
        bool, typer.Option("--keys", help="With the hashes of its keys, so that links stay valid.")
    ] = False,
    record: Annotated[
        bool, typer.Option("--record", help="Its game's text record instead of the document.")
    ] = False,
) -> None:
    """Write a table as one JSON document that `import` reads. It tells all that is hidden."""
    from stormhall.server.store.transfer import document_of, record_of

    if record and keys:
        raise SetupError("a record holds no keys: choose --record or --keys")

    async def ask(store: SqlStore) -> tuple[Stored, list[StoredKey]]:
        return await _load(store, table), await store.keys_of(table) if keys else []

    stored, hashes = _in_store(_folder(context), ask)
    _write(out, record_of(stored) if record else document_of(stored, hashes))


@app.command("import")
def import_table(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A document that `export` has written.")],
) -> None:
    """Take in a table of another hall. Nothing is changed if anything is wrong with it."""
    from stormhall.server.store.transfer import read_document

    moved = read_document(text_of(file))
    _in_store(context.obj, lambda store: store.create(moved.row, moved.keys, moved.entries))
    console.print(f"table {moved.row.id}: {len(moved.entries)} entries, {moved.row.status}")
    if not moved.keys:
        console.print("The document has no keys: no link opens the table.")


@app.command()
def archive(context: typer.Context, table: TableId) -> None:
    """Put a table away. Whoever has a seat there can open it again."""
    from stormhall.server.settings import milliseconds
    from stormhall.server.store.interface import Entry

    async def act(store: SqlStore) -> str:
        stored = await _load(store, table)
        if stored.row.status == "archived":
            return f"table {table} was archived before"
        n = len(stored.entries)
        put_away = Entry(n=n, at=milliseconds(), kind="archive", seat=None, data={})
        await store.append(table, [put_away], status="archived")
        return f"table {table} is archived"

    console.print(_in_store(_folder(context), act))


@app.command()
def delete(
    context: typer.Context,
    table: TableId,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Forget a table for ever, with all that happened there."""
    stored = _in_store(_folder(context), lambda store: _load(store, table))
    row = stored.row
    what = f"table {table} ({row.game}, {row.status}, {len(stored.entries)} entries)"
    if not yes:
        typer.confirm(f"Delete {what} for ever?", abort=True)
    _in_store(_folder(context), lambda store: store.delete(table))
    console.print(f"deleted {what}", highlight=False, soft_wrap=True)


@app.command()
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="The file to write; one that is there is replaced.")],
) -> None:
    """Copy the whole database of one moment to a file, while the hall may be open."""
    from stormhall.server.store.backup import back_up

    back_up(_folder(context), file)
    console.print(f"wrote {file}, {file.stat().st_size:,} bytes", highlight=False, soft_wrap=True)


def _folder(context: typer.Context) -> Path:
    """The data folder, if a hall has ever been there: looking must not make an empty one."""
    from stormhall.server.store.engines import FILE
    from stormhall.server.store.interface import StoreError

    folder: Path = context.obj
    if not (folder / FILE).exists():
        raise StoreError(f"there is no hall in {folder}: it has no {FILE}")
    return folder


def _in_store(folder: Path, act: Callable[[SqlStore], Awaitable[T]]) -> T:
    """What somebody does with the open store."""
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
        raise StoreError(f"there is no table {table}")
    return stored


def _table_of(found: list[Summary]) -> Table:
    table = plain_table()
    for name in ("table", "game", "seats", "status", "entries", "made, UTC", "touched, UTC"):
        right = name in ("seats", "entries")
        table.add_column(name, justify="right" if right else "left", no_wrap=True)
    for one in found:
        numbers = str(one.seats), one.status, f"{one.entries:,}"
        moments = _moment(one.created), _moment(one.touched)
        table.add_row(escape(one.id), escape(one.game), *numbers, *moments)
    return table


def _known(stored: Stored, keys: list[StoredKey]) -> dict[str, dict[str, Any]]:
    """What may stand on a screen: no seed, no hash, nothing that the players do not see."""
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


def _sitting(stored: Stored) -> dict[str, str]:
    """Who sits where. Of a table that cannot be replayed it is told where it breaks but not how,
    which may be a secret of its game."""
    from stormhall.server.store.transfer import TransferError, course_of

    try:
        seats = course_of(stored).seats
    except TransferError as error:
        return {"cannot be replayed": ", ".join(path for path, _ in error.defects)}
    return {
        str(number): f"{seat.kind} {seat.name!r}" + (f" ({seat.level})" if seat.level else "")
        for number, seat in enumerate(seats, start=1)
    }


def _write(out: Path | None, text: str) -> None:
    """To a file that only its owner may read, or to the screen."""
    if out is None:
        sys.stdout.write(text)
        return
    try:
        out.touch(mode=0o600)
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SetupError(f"cannot write {out}: {error.strerror}") from error
    console.print(f"wrote {out}", highlight=False, soft_wrap=True)


def _moment(milliseconds: int) -> str:
    """A moment of the store for people, in UTC."""
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


def _printable(text: str) -> str:
    """Names without what a terminal would obey."""
    return "".join(c if c.isprintable() else "?" for c in text)
