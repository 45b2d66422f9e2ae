"""The mark that ties a test to the rules it proves."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ids of the rules that it proves.

    `tools/generate/rules_coverage.py` reads these marks from the sources, so write the ids
    as plain strings.
    """
    return pytest.mark.rule(*ids)
