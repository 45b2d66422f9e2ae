"""The Sun Oracle (BT-ORA-1 to -8): today's lit and matching artefacts, and the uses of cards.

The wheels are data, checked in `model/components.py` (BT-ORA-4); the inner one turns with the day
(`turn.py`, BT-ORA-2). Each artefact's module says what it can do when it is lit: BT-ORA-TOO in
`paying/payment.py`, -WEA in `artefacts/weapons.py`, -AMU in `artefacts/amulets.py`, -TIT in
`artefacts/titles.py`, -SCR in `artefacts/scrolls.py`, -TEN in `artefacts/tents.py`, -HOR in
`artefacts/horses.py`.
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
