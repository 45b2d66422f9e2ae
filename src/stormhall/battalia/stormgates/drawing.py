"""A view of The Stormgates as text: the base game's table and what the modules add."""

from __future__ import annotations

from typing import Any

from stormhall.battalia.drawing import drawn as drawn_base


def drawn(view: dict[str, Any]) -> str:
    """The whole table."""
    return drawn_base(view)
