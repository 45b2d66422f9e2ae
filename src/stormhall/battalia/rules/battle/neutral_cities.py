"""Neutral cities (BT-NEU-1 to -5): their defence, and the vassal lord who comes with one.

`rules/setup.py` lays the chip that is their defence (BT-NEU-1). `take_city` in `conquest.py` makes
one an ordinary city (BT-NEU-2, -4). `Opening.give_up` in `battle.py` ends a failed attack
(BT-NEU-5). `annex` in `conquest.py` takes a city without a chip; `AttackAction` in `attack.py`
offers it, and `City.annexed_level` says at which level (BT-BAT-24).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.pool_decks import search, visible_top
from stormhall.battalia.knowledge.zones import gain
from stormhall.battalia.model import events as e
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.cards import LORD
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.battle.conquest import take_city
from stormhall.battalia.rules.battle.guard import Guard
from stormhall.battalia.rules.ending import maybe_end
from stormhall.battalia.rules.gaining.hiring import gain_supply
from stormhall.battalia.rules.scenarios.alternative_setups import gain_hidden
from stormhall.kernel.core.state import Seat


class City(Guard):
    """BT-NEU-1 to -4, BT-ALT-6, BT-BAT-24."""

    def annexed_level(self, state: BattaliaState, seat: Seat, cell: int) -> int:
        return 1 if state.geography().free_chips(seat, 1) > 0 else 0

    def bar(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        only_one = "neutral_captures_per_player" in state.config.facts
        return "BT-ALT-6" if only_one and state.annexed >> seat & 1 else ""

    def win(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        state.annexed |= 1 << seat
        take_city(state, seat, cell, state.config.captured_level)
        gain_vassal(state, seat, state.terrains[cell])
        if state.config.common:
            gain_hidden(state, seat, cell)
        maybe_end(state)


def gain_vassal(state: BattaliaState, seat: Seat, faction: int) -> None:
    """BT-NEU-3: gain a lord of the city's faction and a supply; nothing without a lord (D-70)."""
    if not state.tops[LORD]:
        return
    lord = search(state, seat, LORD, faction)
    supplies = state.supplies
    gain(state, seat, lord)
    gain_supply(state, seat, lord)
    e.VASSAL.tell(state, seat, lord, supplies - state.supplies, visible_top(state, LORD))


CITY_GUARD: Final = City(v.ATTACK_CITY)
