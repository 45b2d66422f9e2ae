"""Failures of bots, written to files for debugging."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from stormhall.server.bots.pool import LossReason

MOST_FILES: Final = 200
"""How many failures a folder keeps: the latest ones."""


class Failure(Struct, frozen=True, kw_only=True):
    """A bot that did not answer, for metrics and logs."""

    table: str
    seat: int
    level: str
    number: int  # of choices already made, according to the view
    reason: LossReason
    file: str | None  # with the view and the traceback, if it could be written


def write_failure(folder: Path, name: list[str], facts: dict[str, Any]) -> str | None:
    """Write a failure to a file; return its path, or None if it cannot be written."""
    # Dots separate the parts: a log would take a long word without them for a key and hide it.
    path = folder / ".".join([*(re.sub(r"[^A-Za-z0-9_-]", "_", part) for part in name), "json"])
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(facts), indent=1))
        _keep_latest(folder)
    except OSError:
        return None  # a table must go on even if the disk is full
    return str(path)


def _keep_latest(folder: Path) -> None:
    files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
    for file in files[:-MOST_FILES]:
        file.unlink(missing_ok=True)
