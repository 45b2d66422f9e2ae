"""The data folder of a hall."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer


def default_data_folder() -> Path:
    """The folder for this program's data on this system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "stormhall"


DataFolder = Annotated[Path | None, typer.Option("--data", help="usage-data")]
