"""How a state is laid out: numbers of zones and decks, fields of records, flags."""

from __future__ import annotations

from typing import Final

NATION: Final = 0  # sorted: its order is unknown to all (BT-INF-3)
COMING: Final = 1  # cards to be drawn first, next one first: named by a position, or foreseen
SHELTER: Final = 2  # in order, the last card is the top
SHELTER_SEEN: Final = 3  # for each card in the shelter the mask of the viewers who know it
HAND: Final = 4  # sorted
HAND_SEEN: Final = 5
AMBUSH: Final = 6
AMBUSH_SEEN: Final = 7
TABLE: Final = 8  # cards laid this turn, in order
NEW: Final = 9  # cards gained this turn, in order
OPEN: Final = 10  # records of open cards: card, kind, uses, flags
TENTS: Final = 11  # records of tents: card, content, content, flags
SECRET: Final = 12  # starting units others may not know yet: card, mask of who does
TRACED: Final = 13  # records of hidden cards others know of: card, places, mask of who knows
ANNOUNCED: Final = 14  # by faction: cohort cards the hand is known to hold
RIDE: Final = 15  # hero and steps of a ride under way
TRAIL: Final = 16  # squares entered by free steps in a row, + 128 for hero 2
ZONES: Final = 17

TRACE: Final = 3  # the size of records of traced cards: card, places, viewers
PLACES: Final = 1
KNOWN_BY: Final = 2
IN_HAND: Final = 1  # possible places of a traced card
IN_AMBUSH: Final = 2
IN_NATION: Final = 4
IN_SHELTER: Final = 8
IN_LENT: Final = 16

RECORD: Final = 4  # the size of records of open cards and tents
CARD: Final = 0
KIND: Final = 1  # of an open card: what it is used as
USES: Final = 2  # of an open card: how many it has left
FIRST: Final = 1  # of a tent: its content, VIRTUAL or NONE if there is no card
SECOND: Final = 2
FLAGS: Final = 3

LIT: Final = 1  # its uses come from sunbeam or card text: two may go on one unit (BT-TRF-3)
BORROWED_CARD: Final = 2
MAY_CHANGE_ITSELF: Final = 4  # a scroll laid from the hand (BT-USE-SCR-4)
GOES_AT_ONCE: Final = 8  # an amulet that has rolled 4 or 5 leaves after its last use
COPY: Final = 16  # of a tent: it is pitched itself; the uses left are copies (BT-USE-TEN-6)
FIRST_RESULT: Final = COPY  # of another card: a lit amulet rolled for it first (BT-ORA-AMU)
TURNED: Final = 32  # a joker or the Hammer, named as another kind
PEACEFUL: Final = 64  # cannot be laid in battle
FOREIGN: Final = 128  # its card lies before another player, to whom it goes back

TEMPORARY: Final = 1
NONE: Final = 255
VIRTUAL: Final = 254  # a tent without a card of its own
PUBLIC: Final = 128
ALL_SEEN: Final = 255
SEEN_BY_ALL: Final = b"\xff"  # the mask of one card in a row of masks

NOBODY: Final = 0
NEUTRAL_OWNER: Final = 9

DECKS: Final = 23
TILE_DECK: Final = 13  # the deck of tile t is TILE_DECK + t; decks of kinds have smaller numbers
EMPTY_BYTES: Final = b""


def records_of(content: bytes, size: int = RECORD) -> list[bytes]:
    """The records in a zone, each ready to be unpacked into its fields."""
    return [content[i : i + size] for i in range(0, len(content), size)]
