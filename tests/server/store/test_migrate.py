"""Databases from other versions: older ones are migrated, newer ones are left alone."""

from __future__ import annotations

import importlib.util
import io
import logging
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from textwrap import dedent

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

from stormhall.server.store.engines import FILE, migrating_engine
from stormhall.server.store.interface import NewerStore, StoreError
from stormhall.server.store.migrate import SCRIPTS, configuration, upgrade
from stormhall.server.store.schema import metadata
from stormhall.server.store.sql import open_store
from tests.server.store.samples import a_key, a_played_table, a_row, entries_to, in_store

FIRST = "0001"
NEXT_STEP = '''
    """A step of a coming version: the table of tables is copied, because a column changes."""

    import sqlalchemy as sa
    from alembic import op

    revision = "9999"
    down_revision = "{head}"


    def upgrade() -> None:
        with op.batch_alter_table("tables", recreate="always") as batch:
            batch.add_column(sa.Column("note", sa.Text, nullable=False, server_default="none"))
        {more}
'''


@contextmanager
def database(folder: Path) -> Iterator[Engine]:
    engine = migrating_engine(folder / FILE)
    try:
        yield engine
    finally:
        engine.dispose()


def asked(folder: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        return connection.execute(question).fetchall()


def head() -> str:
    result = ScriptDirectory(str(SCRIPTS)).get_current_head()
    assert result is not None
    return result


def coming_version(folder: Path, more: str = "") -> Path:
    """A folder with the migrations of this version and one more."""
    scripts = folder / "steps 100%"
    shutil.copytree(SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    step = dedent(NEXT_STEP).format(head=head(), more=more)
    (scripts / "versions" / "9999_next.py").write_text(step)
    return scripts


def test_an_empty_folder_gets_a_database_with_the_schema_of_this_version(tmp_path: Path) -> None:
    in_store(tmp_path, lambda store: store.check())

    assert asked(tmp_path, "SELECT version_num FROM alembic_version") == [(head(),)]


def test_a_database_from_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    with database(tmp_path) as engine, engine.begin() as connection:
        command.upgrade(configuration(connection), FIRST)

    in_store(tmp_path, lambda store: store.create(a_row(), [a_key("x")], entries_to(3)))

    assert asked(tmp_path, "SELECT version_num FROM alembic_version") == [(head(),)]
    assert in_store(tmp_path, lambda store: store.tail("oak", 0)) == entries_to(3)


def test_the_migrations_produce_the_schema_that_the_store_uses(tmp_path: Path) -> None:
    with database(tmp_path) as engine:
        upgrade(engine)

        with engine.begin() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, metadata) == []
            command.check(configuration(connection))


def test_all_migrations_can_be_reverted(tmp_path: Path) -> None:
    with database(tmp_path) as engine:
        upgrade(engine)

        with engine.begin() as connection:
            command.downgrade(configuration(connection), "base")

    left = asked(tmp_path, "SELECT name FROM sqlite_master WHERE type = 'table'")
    assert left == [("alembic_version",)]


def test_a_migration_that_copies_a_table_keeps_rows_that_refer_to_it(tmp_path: Path) -> None:
    in_store(tmp_path, lambda store: store.create(a_row(), [a_key("x")], entries_to(3)))

    with database(tmp_path) as engine:
        upgrade(engine, coming_version(tmp_path))

    assert asked(tmp_path, "SELECT id, note FROM tables") == [("oak", "none")]
    assert asked(tmp_path, "SELECT count(*) FROM entries") == [(3,)]
    assert asked(tmp_path, "SELECT count(*) FROM keys") == [(1,)]


def test_a_migration_that_fails_leaves_the_database_unchanged(tmp_path: Path) -> None:
    in_store(tmp_path, lambda store: store.create(a_row(), [], entries_to(3)))

    with database(tmp_path) as engine, pytest.raises(ZeroDivisionError):
        upgrade(engine, coming_version(tmp_path, more="1 / 0"))

    result = in_store(tmp_path, lambda store: store.load("oak"))
    assert result is not None
    assert (result.row, result.entries) == (a_row(), entries_to(3))


def test_a_migration_that_loses_a_table_with_entries_is_rolled_back(tmp_path: Path) -> None:
    in_store(tmp_path, lambda store: store.create(a_row(), [], entries_to(3)))

    with database(tmp_path) as engine, pytest.raises(StoreError, match="3 rows without"):
        upgrade(engine, coming_version(tmp_path, more='op.execute("DELETE FROM tables")'))

    assert in_store(tmp_path, lambda store: store.load("oak")) is not None


def test_a_database_from_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    with database(tmp_path) as engine:
        upgrade(engine, coming_version(tmp_path))
    before = (tmp_path / FILE).read_bytes()

    with pytest.raises(NewerStore, match=r"newer version of Stormhall .*9999.*up to " + head()):
        open_store(tmp_path)

    assert (tmp_path / FILE).read_bytes() == before


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")

    with pytest.raises(StoreError, match="belongs to another program"):
        open_store(tmp_path)

    assert asked(tmp_path, "SELECT name FROM sqlite_master") == [("recipes",)]


def test_opening_leaves_the_logging_of_others_alone(tmp_path: Path) -> None:
    root, alembic = logging.getLogger(), logging.getLogger("alembic")
    before = (root.level, list(root.handlers), alembic.level, alembic.disabled)

    in_store(tmp_path, lambda store: store.check())

    assert (root.level, list(root.handlers), alembic.level, alembic.disabled) == before


def test_schema_and_migrations_can_be_compiled_for_postgresql() -> None:
    dialect = postgresql.dialect()
    schema = [str(CreateTable(table).compile(dialect=dialect)) for table in metadata.sorted_tables]

    assert all("BIGINT" in text for text in schema[:2])
    assert "CREATE TABLE entries" in _first_step_for_postgresql()


def _first_step_for_postgresql() -> str:
    """The statements of the first migration, as PostgreSQL would get them."""
    said = io.StringIO()
    options = {"as_sql": True, "output_buffer": said}
    context = MigrationContext.configure(dialect_name="postgresql", opts=options)
    (file,) = (SCRIPTS / "versions").glob(f"{FIRST}_*.py")
    spec = importlib.util.spec_from_file_location("first_step", file)
    assert spec is not None
    assert spec.loader is not None
    step = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(step)
    with Operations.context(context):
        step.upgrade()
    return said.getvalue()


def test_tables_from_the_first_version_are_played_on_and_what_they_wait_for_is_noted(
    tmp_path: Path,
) -> None:
    with database(tmp_path) as engine:
        upgrade(engine)
    row, entries = a_played_table()
    in_store(tmp_path, lambda store: store.create(row, [a_key("x", row.id)], entries))
    with database(tmp_path) as engine, engine.begin() as connection:
        command.downgrade(configuration(connection), FIRST)

    stored = in_store(tmp_path, lambda store: store.load(row.id))
    [awaited] = in_store(tmp_path, lambda store: store.awaited())
    [state] = in_store(tmp_path, lambda store: store.states([row.id]))

    assert stored is not None
    assert stored.entries == entries
    assert (awaited.acts, awaited.deadline, state.summary) == (None, None, None)
    assert in_store(tmp_path, lambda store: store.keys([a_key("x").digest])) == [a_key("x", row.id)]
