"""The timer (SG-TEA-12): how long a whole game may take, for the clock of a table to run."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.options import NEUTRAL_HEROES
from stormhall.battalia.stormgates.model.rows.row import Derived
from stormhall.kernel.core.state import Options


def minutes_for(seats: int, options: Options) -> int:
    """SG-TEA-12: minutes for each player and for each neutral hero in use."""
    timer = COMPONENTS["timer"]
    neutral = sum(1 for hero in NEUTRAL_HEROES if options[hero])
    players: int = seats * timer["team_play_minutes_per_player"]
    return players + neutral * int(timer["minutes_per_neutral_hero"])


class Timer(StormgatesModule):
    """The time is in every view; nothing in the rules depends on it."""

    def __init__(self, options: Options) -> None:
        super().__init__("timer")
        self.options: Final = options
        self.minutes = 0

    def equip(self, config: StormgatesConfig) -> None:
        self.minutes = minutes_for(config.seats, self.options)
        self.claim_rows(config, Derived("minutes", k.COUNT, self._in_minutes))

    def _in_minutes(self, state: BattaliaState) -> int:
        return self.minutes
