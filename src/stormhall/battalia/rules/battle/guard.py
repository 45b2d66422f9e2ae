"""Places that can be attacked: their defence (BT-BAT-3) and the prize.

`Config.guards` holds a `Guard` for the tile of each kind of place. Neutral cities are in
`neutral_cities.py` (BT-NEU-1), the ruins in `ruins.py` (BT-RUI-1), sanctuaries and peak in
`scenarios/volcano.py` (BT-VOL-5, -8).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.config import Config
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.battle.conquest import take_city
from stormhall.kernel.core.state import Seat


class Guard:
    """One kind of place, with or without an owner."""

    def __init__(self, verb: int, annexing: str = "BT-BAT-24") -> None:
        self.verb: Final = verb
        self.annexing: Final = annexing  # the rule on taking it while nobody holds it

    def bar(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        """The rule that forbids this player to attack; an empty string if there is none."""
        return ""

    def defence(self, state: BattaliaState, seat: Seat, cell: int) -> int:
        """The number that the attacker's total must exceed."""
        return state.levels[cell]

    def from_afar(self) -> bool:
        """Whether heroes who reach it may attack it from another square."""
        return True

    def may_bear(self, *, neutral: bool) -> bool:
        """Whether a chip may lie there: a neutral one, or else a player's."""
        return True

    def neutral_level(self, config: Config) -> int:
        """The level of a neutral chip there."""
        return config.neutral_defence

    def owned_levels(self, config: Config) -> tuple[int, int]:
        """The lowest and the highest level of a player's chip there."""
        return 1, config.top_level

    def win(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        """Called when the attacker has beaten the guards of a place without an owner."""
        raise AssertionError("nothing to win")

    def base_defence(self, state: BattaliaState, cell: int) -> int:
        """BT-BAT-3: the strength that its owner has without cards."""
        return state.levels[cell]

    def capture(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        """Called when the attacker has beaten the owner."""
        take_city(state, seat, cell, state.levels[cell])

    def annexed_level(self, state: BattaliaState, seat: Seat, cell: int) -> int:
        """BT-BAT-24: the level at which a place without a holder can be annexed; 0 if it cannot."""
        return 0
