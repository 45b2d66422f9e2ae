"""How long the tests of the server wait for anything."""

from __future__ import annotations

PATIENCE = 240.0
"""Seconds after which what a test waits for is held to be lost. It ends what hangs and measures
nothing: a machine under heavy load needs far less."""
