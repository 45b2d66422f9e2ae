"""Parts of the machine that tests need: a test is skipped if one is missing."""

from __future__ import annotations

import pytest

from tools.setup.machine import PARTS


def need(*names: str) -> None:
    """Skip the calling test if this machine lacks one of these parts."""
    for name in names:
        part = PARTS[name]
        if not part.is_here():
            pytest.skip(part.missing_text())
