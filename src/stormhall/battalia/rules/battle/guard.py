"""Places that can be attacked: what defends them (BT-BAT-3) and what is won.

Each kind of place is a `Guard` under its tile in `Config.guards`.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.battle.conquest import take_city
from stormhall.kernel.core.state import Seat


class Guard:
    """One kind of place, without an owner or with one."""

    def __init__(self, verb: int, annexing: str = "BT-BAT-24") -> None:
        self.verb: Final = verb
        self.annexing: Final = annexing  # the rule of taking it while nobody holds it

    def bar(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        """The rule that forbids this player to attack, or an empty string."""
        return ""

    def defence(self, state: BattaliaState, seat: Seat, cell: int) -> int:
        """What the attacker's total must exceed."""
        return state.levels[cell]

    def from_afar(self) -> bool:
        """Whether heroes who do not stand there may attack it, if they reach it."""
        return True

    def may_bear(self, *, neutral: bool) -> bool:
        """Whether a chip may lie there: a neutral one, or else one of a player."""
        return True

    def win(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        """The attacker has beaten the guards of a place without an owner."""
        raise AssertionError("nothing to win")

    def base_defence(self, state: BattaliaState, cell: int) -> int:
        """BT-BAT-3: what its owner has without cards."""
        return state.levels[cell]

    def capture(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        """The attacker has beaten the owner."""
        take_city(state, seat, cell, state.levels[cell])

    def annexed_level(self, state: BattaliaState, seat: Seat, cell: int) -> int:
        """BT-BAT-24: the level at which a place that nobody holds is taken, 0 if it is not."""
        return 0
