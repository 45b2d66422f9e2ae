"""What versions of the rules of Blood Rage decide differently.

Rule code asks a named ruling of the config, never a version. docs/rules/README.md says how a new
version is made, and when an old one may be dropped.
"""

from __future__ import annotations

from typing import Final

VERSIONS: Final = [1, 2]
"""The supported versions; new games are played by the last."""


class Rulings:
    """The rulings of one version; each line names the version since which a ruling holds."""

    def __init__(self, version: int) -> None:
        assert version in VERSIONS, f"there is no version {version} of the rules"
        self.version: Final = version
