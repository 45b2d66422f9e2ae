"""A copy of the whole database in one file, taken even while the hall is open."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from stormhall.server.store.engines import FILE, LOCK_TIMEOUT
from stormhall.server.store.interface import StoreError


def back_up(folder: Path, target: Path) -> None:
    """Write the data of one moment to a file. Writers can go on meanwhile. The file appears only
    when it is complete and checked; until then an older file of that name stays."""
    source = folder / FILE
    if target.exists() and target.samefile(source):
        raise StoreError("backup-itself", file=target)
    part = target.with_name(f"{target.name}.part")
    try:
        _copy(source, part)
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise StoreError("backup", file=target, problem=error) from error
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, part: Path) -> None:
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)  # seeds of running games are in it
    with (
        closing(sqlite3.connect(source, timeout=LOCK_TIMEOUT)) as original,
        closing(sqlite3.connect(part)) as copy,
    ):
        original.execute("PRAGMA query_only=ON")
        original.backup(copy)
        (verdict,) = copy.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise StoreError("backup-damaged", file=source, problem=verdict)
