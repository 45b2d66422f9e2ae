"""Heroic mode: stronger neutral places, and veterans (SG-HRO-01 to -10, SG-CTL-07).

`OPTIONS` in `model/options.py` switches it on by default (-01). The base game already lets all able
heroes of the attacker take part (`SendHeroes` in `battle/attack.py`, -04), add morale (`morale` in
`battle/strength.py`, -05) and fall together (`resolve` in `battle/battle.py`, -06).
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model.cards import KIND_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.rows.by_seat import MarkedSeats
from stormhall.kernel.core.state import Seat

HEROIC: Final[dict[str, Any]] = COMPONENTS["heroic"]
VETERAN_CARDS: Final[int] = HEROIC["veteran"]["cards"]
VETERAN_MORALE: Final[int] = HEROIC["veteran"]["morale_per_hero"]
UNIT_BONUS: Final[list[int]] = [HEROIC["veteran"]["unit_bonus"].get(word, 0) for word in KIND_WORDS]
"""By kind: the bonus of a veteran's unit (SG-HRO-07)."""


class Heroic(StormgatesModule):
    """SG-HRO; nobody begins as a veteran (SG-HRO-10)."""

    def __init__(self) -> None:
        super().__init__("heroic")
        self.veterans: Final = MarkedSeats("veterans")

    def equip(self, config: StormgatesConfig) -> None:
        """SG-HRO-02, -03: set the defences of neutral cities and ruins."""
        self.claim_rows(config, self.veterans)
        config.neutral_defence = HEROIC["neutral_defence"]
        config.ruins_defence = HEROIC["ruins_defence"]
        config.captured_level = HEROIC["captured_neutral_level"]

    def is_veteran(self, state: BattaliaState, seat: Seat) -> bool:
        """Whether a player has the status of the last census."""
        return self.veterans.of(state, seat) == 1

    def census(self, state: BattaliaState, number: int, counts: list[int]) -> None:
        """SG-CTL-07: name the veterans until the next census."""
        if not counts:
            return
        self.veterans.set(state, bytes([count >= VETERAN_CARDS for count in counts]))
        se.VETERANS.tell(state, self.veterans.marked(state))

    # Strength.

    def strength(self, state: BattaliaState, seat: Seat, card: int, kind: int) -> int:
        """SG-HRO-07, -08: frimen and chiefs, each use of them, by the rank they have now."""
        return UNIT_BONUS[kind] if kind < len(UNIT_BONUS) and self.is_veteran(state, seat) else 0

    def morale(self, state: BattaliaState, seat: Seat, bonus: int) -> int:
        """SG-HRO-07, -09: more for each hero of a line that has morale, else as for all."""
        return VETERAN_MORALE if self.is_veteran(state, seat) else bonus
