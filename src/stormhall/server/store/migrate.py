"""Migrates a database to the schema of this version when it is opened.

Alembic runs the migrations, without a configuration file and without touching the logging. They all
share one transaction, so an upgrade that fails leaves the database as it was.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect

from stormhall.server.store.interface import NewerStore, StoreError

SCRIPTS: Final = Path(__file__).with_name("migrations")


def configuration(connection: Connection, scripts: Path = SCRIPTS) -> Config:
    """The configuration of Alembic's commands, for a connection in a transaction."""
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(engine: Engine, scripts: Path = SCRIPTS) -> None:
    """Apply all migrations that the database lacks."""
    with engine.begin() as connection:
        config = configuration(connection, scripts)
        revisions = [one.revision for one in ScriptDirectory.from_config(config).walk_revisions()]
        current = MigrationContext.configure(connection).get_current_revision()
        _check_origin(connection, current, revisions)
        if current != revisions[0]:
            command.upgrade(config, "head")
            _check_references(connection)


def _check_origin(connection: Connection, current: str | None, revisions: list[str]) -> None:
    """Refuse a database of a newer version or of another program."""
    if current is not None and current not in revisions:
        raise NewerStore("store-newer", schema=current, ours=revisions[0])
    if current is None and inspect(connection).get_table_names():
        raise StoreError("store-foreign")


def _check_references(connection: Connection) -> None:
    """Check that no row has lost its table while foreign keys were not enforced."""
    if connection.dialect.name != "sqlite":
        return
    orphans = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    if orphans:
        raise StoreError("store-orphans", rows=len(orphans))
