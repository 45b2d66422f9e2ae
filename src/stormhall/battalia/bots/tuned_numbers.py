"""The bots' numbers, tuned in many games: files in `battalia/data`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

_FOLDER: Final = Path(__file__).parents[1] / "data"


def load(name: str) -> dict[str, Any]:
    """A file of tuned numbers."""
    numbers: dict[str, Any] = json.loads((_FOLDER / name).read_text(encoding="utf-8"))
    return numbers
