"""The data folder, for the commands that keep something there or look into it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer


def default_data_folder() -> Path:
    """Where programs of this system keep the data of a person."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "stormhall"


DataFolder = Annotated[
    Path | None,
    typer.Option("--data", help="usage-data"),
]
