"""The frame of a battle: its participants, its stages in the order of the book, its winner.

`battle.py` goes through the stages. The text of an upgrade or quest does not count (BR-BAT-4).
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model.board import Province
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.kinds import Fields, Number, fields
from stormhall.kernel.core.state import Frame, Seat

BEGIN: Final = 0
CHOOSE: Final = 1  # BR-BAT-2, -3: one card each, unseen
DECLARE: Final = 2  # BR-BAT-9, step 1: quests as battle cards
CANCEL: Final = 3  # BR-BAT-9, step 2: texts are cancelled or copied
REPLAY: Final = 4  # BR-BAT-10: Heimdall's Watch
EFFECTS: Final = 5  # BR-BAT-9, step 4: figures die by the texts of cards
ADDITIONS: Final = 6  # BR-BAT-11: cards are added after the reveal
COMPARE: Final = 7  # BR-BAT-12
TEXTS: Final = 8  # BR-BAT-15, R1: texts of winner and losers
CARDS_BACK: Final = 9  # R2
DEATHS: Final = 10  # R3
PLUNDER: Final = 11  # R4
GLORY: Final = 12  # R5 and R6
BLESSINGS: Final = 13  # R7

PILLAGER: Final = 1
PROVINCE: Final = 2
PARTICIPANTS: Final = 3
STAGE: Final = 4
CURSOR: Final = 5
CANCELLED: Final = 6
VALKYRIE_OWNER: Final = 7
WINNER: Final = 8
JUDGES: Final = 9
GRACES: Final = 10
BONUSES: Final = 11
"""From here on, by seat: the worth of its revealed card beyond the printed bonus."""

FIELDS: Final[Fields] = fields(
    (PILLAGER, "pillager", k.SEAT),
    (PROVINCE, "province", k.PROVINCE),
    (PARTICIPANTS, "participants", k.SEATS),
    (STAGE, "stage", Number("stage", BEGIN, BLESSINGS)),
    (CURSOR, "cursor", k.SEAT_COUNT),  # how many clans this stage has dealt with
    (CANCELLED, "cancelled", k.SEATS),  # clans whose texts are cancelled
    (VALKYRIE_OWNER, "valkyrie", k.SEAT_FROM_ONE),
    (WINNER, "winner", k.SEAT_FROM_ONE),
    (JUDGES, "judges", k.SEATS),  # clans with Odin's Judgement
    (GRACES, "graces", k.FLAG_NUMBER),  # whether the pillager has Frigga's Grace
)
assert len(FIELDS) + 1 == BONUSES


def new_battle(state: BloodRageState, pillager: Seat, province: Province, clans: int) -> Frame:
    """The frame of a battle between the clans in a mask."""
    frame = [0] * (BONUSES + state.seats)
    frame[0] = ids.BATTLE
    frame[PILLAGER] = pillager
    frame[PROVINCE] = province
    frame[PARTICIPANTS] = clans
    return frame


def _order(seats: int, pillager: Seat, mask: int) -> list[Seat]:
    clockwise = [(pillager + i) % seats for i in range(seats)]
    return [seat for seat in clockwise if mask >> seat & 1]


_ORDERS: Final[list[list[Seat]]] = [
    _order(i >> 6, i >> 4 & 3, i & 15) if i >> 6 else [] for i in range(5 << 6)
]
"""By seats, pillager and mask of participants; worked out once, because every stage needs it."""


def fighters(state: BloodRageState, frame: Frame) -> list[Seat]:
    """The participants clockwise, the pillager first (D-63); a shared list that must not change."""
    return _ORDERS[(state.seats << 2 | frame[PILLAGER]) << 4 | frame[PARTICIPANTS]]


def winner_of(frame: Frame) -> Seat:
    """The clan that has won, or -1."""
    return frame[WINNER] - 1


def text_of(state: BloodRageState, frame: Frame, seat: Seat) -> int:
    """The hook of the card that a clan has revealed, or none if its text is cancelled."""
    if frame[CANCELLED] >> seat & 1 or not state.played[seat]:
        return h.NO_TEXT
    card = state.played[seat][0]
    # BR-BAT-4: upgrades and quests have no text in a battle; their hooks are no battle texts.
    return c.HOOK_OF[card]
