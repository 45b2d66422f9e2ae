"""Files that grow line by line while games are played, and may end in the middle of a line."""

from __future__ import annotations

import os
from pathlib import Path


def whole_lines(file: Path) -> list[bytes]:
    """The lines of a file; a last one that was torn off when the run was killed is dropped."""
    data = file.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        os.truncate(file, whole)
    return data[:whole].splitlines()
