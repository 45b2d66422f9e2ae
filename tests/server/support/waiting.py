"""How long the tests of the server wait for anything."""

from __future__ import annotations

PATIENCE = 240.0
"""Seconds after which a wait counts as failed. This only ends tests that hang: even a machine under
heavy load needs far less."""
