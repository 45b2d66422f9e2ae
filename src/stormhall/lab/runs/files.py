"""Files that a killed process may cut off: reading whole lines, replacing files atomically."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def whole_lines(file: Path) -> list[bytes]:
    """The lines of a file; a last line cut off when the run was killed is dropped."""
    data = file.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        os.truncate(file, whole)
    return data[:whole].splitlines()


@contextmanager
def replaced(file: Path) -> Iterator[Path]:
    """A draft to write; it replaces the file when it is complete and is removed if that fails."""
    draft = draft_of(file)
    try:
        yield draft
        draft.replace(file)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def draft_of(file: Path) -> Path:
    """The path at which a file is written until it is complete."""
    return file.with_name(file.name + ".part")
