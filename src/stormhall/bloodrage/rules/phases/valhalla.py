"""The Release Valhalla phase: figures return to the reserves of their clans (BR-VAL-*)."""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.figures import count_at, kinds_at, shift
from stormhall.bloodrage.rules.glory import gain_glory
from stormhall.bloodrage.rules.upgrade_effects import log_use, power_amount


def release_valhalla(state: BloodRageState) -> None:
    """BR-VAL-1, -2: return all figures to the reserve; Loki's upgrades pay for each."""
    for seat in range(state.seats):
        count = state.figures[seat * b.STRIDE + b.VALHALLA]
        if not count:
            continue
        for kind in kinds_at(state, seat, b.VALHALLA):
            for _ in range(count_at(state, seat, kind, b.VALHALLA)):
                shift(state, seat, kind, b.VALHALLA, b.RESERVE)
        e.RELEASED.tell(state, seat, count)
        log_use(state, seat, h.RELEASE_GLORY)
        glory = count * power_amount(state, seat, h.RELEASE_GLORY)
        gain_glory(state, seat, b.VALHALLA_GLORY, glory)
