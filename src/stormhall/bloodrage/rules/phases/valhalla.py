"""The Release Valhalla phase: the dead come back to their clans (BR-VAL-*)."""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.figures import shift
from stormhall.bloodrage.rules.glory import gain_glory
from stormhall.bloodrage.rules.upgrade_effects import log_use, power_amount


def release_valhalla(state: BloodRageState) -> None:
    """BR-VAL-1, -2: everybody returns to the reserve; Loki's upgrades pay for each."""
    for seat in range(state.seats):
        released = state.figures[seat * b.STRIDE + b.VALHALLA]
        if not released:
            continue
        for _ in range(state.warriors[seat * b.STRIDE + b.VALHALLA]):
            shift(state, seat, b.WARRIOR, b.VALHALLA, b.RESERVE)
        for kind in range(b.LEADER, b.FIGURE_KINDS):
            if state.place_of[seat * b.FIGURE_KINDS + kind] == b.VALHALLA:
                shift(state, seat, kind, b.VALHALLA, b.RESERVE)
        e.RELEASED.tell(state, seat, released)
        log_use(state, seat, c.RELEASE_GLORY)
        gain_glory(
            state, seat, b.VALHALLA_GLORY, released * power_amount(state, seat, c.RELEASE_GLORY)
        )
