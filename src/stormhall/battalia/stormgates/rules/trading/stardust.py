"""Stardust: a card that pays as one or two supplies (SG-DST-01 to -05, SG-CHG-06).

Its deck is counted in `stock.py` (-01). What it pays is data of `battalia/model/cards.py`: in
`SUBSTITUTE` it stands for supplies in every price, which `battalia/rules/paying` pays with, and in
`STEPS_OF` it has its two steps for movement and jump (-02, -03). `_supplies_for` in
`battle/retreat.py` counts it for a retreat, `_feeds` in `scenarios/unbound.py` for the Unbound
(-03). `SUSPENDABLE` in `stormgates/model/cards.py` and `trading_posts.py` keep it with its owner
(-04).
"""

from __future__ import annotations

from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model.config import config_of
from stormhall.battalia.stormgates.rules.trading.trading_posts import Trading


def is_stardust_left(state: BattaliaState) -> bool:
    """Whether there is stardust left to gain (SG-DST-05)."""
    return config_of(state).module(Trading).stock.left(state, sc.STARDUST_CARD) > 0


def claim_stardust(state: BattaliaState) -> bool:
    """SG-DST-05: take one from the deck; return whether there was one."""
    return config_of(state).module(Trading).stock.claim(state, sc.STARDUST_CARD)
