"""What versions of the rules of The Stormgates decide differently, beside those of Battalia.

The versions are those of Battalia (`VERSIONS` in `battalia/model/rulings.py`): a change of either
is a new version of both.
"""

from __future__ import annotations

from typing import Final


class StormgatesRulings:
    """The rulings of one version; each line names the version since which a ruling holds."""

    def __init__(self, version: int) -> None:
        self.gusts_fill_the_shelter: Final = version >= 2  # SG-VAL-22, SG-VAL-31
        self.any_player_first: Final = version >= 2  # SG-TEA-01
        self.frost_touch_asks: Final = version >= 2  # SG-RWN-04
        self.mantle_over_any_city: Final = version >= 2  # SG-GRT-15
        self.posts_on_crossings: Final = version >= 2  # SG-TRD-02
        self.fate_for_owners: Final = version >= 2  # SG-FAT-08
