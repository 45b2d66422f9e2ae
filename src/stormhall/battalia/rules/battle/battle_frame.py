"""The frame of a battle: two players (BT-BAT-7), a target and the heroes who take part (BT-BAT-8).

A hero who is the target always takes part (BT-BAT-18). The frame has four numbers for each side,
the attacker's first: `frame[STRENGTH + side * SIDE_FIELDS]`.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import OPENING, SEND_HEROES, VOLLEY
from stormhall.kernel.core.kinds import Fields, Number, fields
from stormhall.kernel.core.state import Frame, Seat

ATTACKER: Final = 1
DEFENDER: Final = 2  # -1 if nobody answers
TARGET: Final = 3
CELL: Final = 4
FIGURE: Final = 5  # the hero who is the target, or -1
SENT: Final = 6  # mask of the attacker's heroes who take part; above them a bit, UNARMED
JOINED: Final = 7  # mask of the defender's
UNARMED: Final = 1 << HEROES  # in SENT: the attacker needs no weapon to open
STRENGTH: Final = 8  # of a battle line
FACTIONS_LAID: Final = 9  # mask of the factions in it
UNBOUND: Final = 10  # how many Unbound are in it
CARDS_LAID: Final = 11  # how many cards are in it
SIDE_FIELDS: Final = 4  # the distance from the attacker's numbers to the defender's
BASE: Final = 16  # base defence
SIDE: Final = 17  # whose volley it is: 0 attacker, 1 defender
FIELDS: Final[Fields] = fields(
    (ATTACKER, "attacker", k.SEAT),
    (DEFENDER, "defender", k.SEAT_OR_NONE),
    (TARGET, "target", k.TARGET),
    (CELL, "cell", k.CELL),
    (FIGURE, "figure", k.HERO_OR_NONE),
    (SENT, "sent", Number("sent", 1, 2 * UNARMED - 1)),
    (JOINED, "joined", Number("joined", 0, UNARMED - 1)),
    (STRENGTH, "attack_strength", k.TOTAL),
    (FACTIONS_LAID, "attack_factions", k.TOTAL),
    (UNBOUND, "attack_unbound", k.TOTAL),
    (CARDS_LAID, "attack_cards", k.TOTAL),
    (STRENGTH + SIDE_FIELDS, "defence_strength", k.TOTAL),
    (FACTIONS_LAID + SIDE_FIELDS, "defence_factions", k.TOTAL),
    (UNBOUND + SIDE_FIELDS, "defence_unbound", k.TOTAL),
    (CARDS_LAID + SIDE_FIELDS, "defence_cards", k.TOTAL),
    (BASE, "base", k.TOTAL),
    (SIDE, "side", k.SIDE),
)
"""The frame of every step of a battle."""

PLACE_TARGET: Final = 0
HERO_TARGET: Final = 1
GUARD_TARGET: Final = 2


def new_battle(
    attacker: Seat, target: int, cell: int, base: int, defender: int = -1, figure: int = -1
) -> Frame:
    """A battle in which no hero takes part yet, except the one who is attacked."""
    frame = [0] * (len(FIELDS) + 1)
    frame[0] = SEND_HEROES
    frame[ATTACKER], frame[DEFENDER], frame[TARGET] = attacker, defender, target
    frame[CELL], frame[FIGURE], frame[BASE] = cell, figure, base
    frame[JOINED] = 1 << figure if figure >= 0 else 0
    return frame


def battle_of(state: BattaliaState) -> Frame | None:
    """The frame of the battle in which cards are being laid, if there is one."""
    for frame in reversed(state.frames):
        if frame[0] in (OPENING, VOLLEY):
            return frame
    return None


def seat_on(frame: Frame, side: int) -> Seat:
    """The player on a side: 0 the attacker, 1 the defender."""
    return frame[ATTACKER] if side == 0 else frame[DEFENDER]
