"""The kernel's test game."""

from __future__ import annotations

from stormhall.kernel.ruleset import register


def register_reference() -> None:
    """Register Pebbles beside the games; a compiled kernel cannot be extended like this."""
    from tests.reference.pebbles import PEBBLES

    register(PEBBLES)
