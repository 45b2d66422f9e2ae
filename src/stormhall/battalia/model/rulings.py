"""What versions of the rules of Battalia decide differently.

Rule code asks a named ruling of the config, never a version. docs/rules/README.md says how a new
version is made, and when an old one may be dropped.
"""

from __future__ import annotations

from typing import Final

VERSIONS: Final = [1, 2]
"""The supported versions; new games are played by the last. A game that extends this one counts
with it, since it is played by these rules too."""


class Rulings:
    """The rulings of one version; each line names the version since which a ruling holds."""

    def __init__(self, version: int) -> None:
        assert version in VERSIONS, f"there is no version {version} of the rules"
        self.version: Final = version
        self.end_comes_first: Final = version >= 2  # BT-VOL-5
        self.no_hopeless_attacks: Final = version >= 2  # BT-BAT-28
        self.editions_differ: Final = version >= 2  # BT-BAT-24, BT-ORA-AMU
        self.amulets_take_any_card: Final = version >= 2  # BT-USE-AMU-1
