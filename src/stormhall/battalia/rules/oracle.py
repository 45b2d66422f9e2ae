"""The Sun Oracle (BT-ORA-1 to -8): today's lit and matching artefacts, and the uses of cards.

The wheels are data, checked in `model/components.py` (BT-ORA-1, -4); the inner one turns with the
day (`turn.py`, BT-ORA-2). A matching artefact is created in `gaining/creating.py` (BT-ART-2). What
a lit artefact can do is in its module of `artefacts`: `weapons.py` (BT-ORA-WEA), `amulets.py`
(BT-ORA-AMU), `titles.py` (BT-ORA-TIT), `scrolls.py` (BT-ORA-SCR), `tents.py` (BT-ORA-TEN) and
`horses.py` (BT-ORA-HOR); for the tool it is in `paying/payment.py` (BT-ORA-TOO).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model.config import DAYS
from stormhall.battalia.model.state import BattaliaState

NEITHER: Final = -1
"""The lit and the matching artefact in a game without the Oracle (BT-ORA-8)."""


def lit_today(state: BattaliaState) -> int:
    """BT-ORA-3: the artefact that the sunbeam points to, or NEITHER."""
    return state.config.lit[(state.day - 1) % DAYS]


def matching_today(state: BattaliaState) -> int:
    """BT-ORA-3: the artefact whose symbols face each other, or NEITHER."""
    return state.config.matching[(state.day - 1) % DAYS]


def is_lit(state: BattaliaState, kind: int) -> bool:
    """Whether the sunbeam lights this artefact today."""
    return state.config.lit[(state.day - 1) % DAYS] == kind


def may_name_faction(state: BattaliaState, kind: int) -> bool:
    """BT-ORA-5: whether the creator of an artefact may choose its faction today."""
    return matching_today(state) == kind


def uses_of(state: BattaliaState, card: int) -> int:
    """How many uses a card has when it is laid today; no Great Artefact is lit (BT-ORA-7)."""
    kind = c.KIND[card]
    if kind == c.CROWN:
        return 2
    if kind == c.BOOK:
        return 3
    if kind != c.TENT and is_lit(state, kind):
        return 2  # BT-ORA-6; a lit tent takes two cards instead (BT-ORA-TEN)
    return 1


def tell_day(state: BattaliaState) -> None:
    """Log the day and what the Oracle shows."""
    lit = lit_today(state)
    if lit == NEITHER:
        e.DAY.tell(state, state.day, None, None)
    else:
        e.DAY.tell(state, state.day, lit, matching_today(state))
