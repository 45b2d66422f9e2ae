"""The frame of a battle: which number stands where.

Each side has four numbers in it: strength of the line, mask of its factions, Unbound in it, cards
in it.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import OPENING, VOLLEY
from stormhall.kernel.core.kinds import Number, fields
from stormhall.kernel.core.state import Frame, Seat

ATTACKER: Final = 1
DEFENDER: Final = 2  # -1 if nobody answers
TARGET: Final = 3
CELL: Final = 4
FIGURE: Final = 5  # the hero who is the target, or -1
SENT: Final = 6  # mask of the attacker's heroes who take part; above them a bit, UNARMED
JOINED: Final = 7  # mask of the defender's
UNARMED: Final = 1 << HEROES  # in SENT: the attacker needs no weapon to open
LINE: Final = 8  # strength, factions, Unbound, cards of the attacker; then of the defender
SIDE_FIELDS: Final = 4
BASE: Final = 16  # base defence
SIDE: Final = 17  # whose volley it is: 0 attacker, 1 defender
FIELDS: Final = fields(
    (ATTACKER, "attacker", k.SEAT),
    (DEFENDER, "defender", k.SEAT_OR_NONE),
    (TARGET, "target", k.TARGET),
    (CELL, "cell", k.CELL),
    (FIGURE, "figure", k.HERO_OR_NONE),
    (SENT, "sent", Number("sent", 1, 2 * UNARMED - 1)),
    (JOINED, "joined", Number("joined", 0, UNARMED - 1)),
    (LINE, "attack_strength", k.TOTAL),
    (LINE + 1, "attack_factions", k.TOTAL),
    (LINE + 2, "attack_unbound", k.TOTAL),
    (LINE + 3, "attack_cards", k.TOTAL),
    (LINE + 4, "defence_strength", k.TOTAL),
    (LINE + 5, "defence_factions", k.TOTAL),
    (LINE + 6, "defence_unbound", k.TOTAL),
    (LINE + 7, "defence_cards", k.TOTAL),
    (BASE, "base", k.TOTAL),
    (SIDE, "side", k.SIDE),
)
"""The frame of every step of a battle."""

PLACE_TARGET: Final = 0
HERO_TARGET: Final = 1
GUARD_TARGET: Final = 2

STRENGTH: Final = 0
FACTIONS_LAID: Final = 1
UNBOUND: Final = 2
CARDS_LAID: Final = 3


def battle_of(state: BattaliaState) -> Frame | None:
    """The frame of the battle in which cards are being laid, if there is one."""
    for frame in reversed(state.frames):
        if frame[0] in (OPENING, VOLLEY):
            return frame
    return None


def seat_on(frame: Frame, side: int) -> Seat:
    """The player of a side: 0 the attacker, 1 the defender."""
    return frame[ATTACKER] if side == 0 else frame[DEFENDER]
