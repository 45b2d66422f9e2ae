"""The kernel's test game."""

from __future__ import annotations

from stormhall.kernel.ruleset import register


def register_reference() -> None:
    """Register Pebbles like the other games; with a compiled kernel this is impossible."""
    from tests.reference.pebbles import PEBBLES

    register(PEBBLES)
