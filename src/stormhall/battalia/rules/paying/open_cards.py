"""Cards on the table that have uses left (BT-TRN-5, -6), and the card behind a source.

New cards are kept apart by `gain` in `knowledge/zones.py` (BT-TRN-9).
"""

from __future__ import annotations

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.state import BattaliaState, put
from stormhall.kernel.core.state import Seat


def open_card(state: BattaliaState, seat: int, card: int, kind: int, uses: int, flags: int) -> None:
    """Lay a card open if it has uses left."""
    if uses > 0:
        state.add_to_zone(seat, z.OPEN, bytes((card, kind, uses, flags)))


def different_records(records: bytes) -> list[tuple[int, bytes]]:
    """Records of open cards or tents with their places, equal ones once."""
    different: list[tuple[int, bytes]] = []
    listed: list[bytes] = []
    for slot, record in enumerate(z.records_of(records)):
        if record not in listed:
            listed.append(record)
            different.append((slot, record))
    return different


def spend_open(state: BattaliaState, seat: Seat, spent: list[int]) -> None:
    """Spend uses of open cards; a card is open only while it has uses left."""
    records = state.zone(seat, z.OPEN)
    still_open = b""
    for i, record in enumerate(z.records_of(records)):
        # A card that the same line has just opened, such as a lit tool, is last and keeps its uses.
        uses = record[z.USES] - (spent[i] if i < len(spent) else 0)
        if uses:
            still_open += put(record, z.USES, uses)
    state.set_zone(seat, z.OPEN, still_open)


def spend_uses(state: BattaliaState, seat: Seat, source: int, uses: int) -> None:
    """Spend uses of one open card."""
    spent = [0] * (len(state.zone(seat, z.OPEN)) // z.RECORD)
    spent[source - v.OPEN_SLOT] = uses
    spend_open(state, seat, spent)


def add_flag(state: BattaliaState, seat: Seat, slot: int, flag: int) -> None:
    """Mark the open card at a place."""
    records = state.zone(seat, z.OPEN)
    place = slot * z.RECORD + z.FLAGS
    state.set_zone(seat, z.OPEN, put(records, place, records[place] | flag))


def open_record(state: BattaliaState, seat: Seat, source: int) -> bytes:
    """The record of an open card by its source; empty if there is none."""
    place = (source - v.OPEN_SLOT) * z.RECORD
    return state.zones[seat * z.ZONES + z.OPEN][place : place + z.RECORD]


def card_of_source(state: BattaliaState, seat: Seat, source: int) -> int:
    """The card behind a source."""
    if source >= v.OPEN_SLOT:
        return open_record(state, seat, source)[z.CARD]
    return state.borrowed if source == v.BORROWED else source


def kind_of_source(state: BattaliaState, seat: Seat, source: int) -> int:
    """What a source is used as: the kind of its card, unless it lies open as something else."""
    if source >= v.OPEN_SLOT:
        return open_record(state, seat, source)[z.KIND]
    return c.KIND[state.borrowed if source == v.BORROWED else source]


def is_half_used(record: bytes) -> bool:
    """Whether it is a lit amulet that has rolled for the first of its two targets."""
    return record[z.KIND] == c.AMULET and record[z.FLAGS] & z.LIT > 0 and record[z.USES] % 2 == 1


def amulets_wait(state: BattaliaState, seat: Seat) -> bool:
    """BT-ORA-AMU: whether the first card of each half-used lit amulet still lies open."""
    if not state.config.lit_amulet_waits:
        return False
    half_used = first_results = 0
    for record in z.records_of(state.zone(seat, z.OPEN)):
        half_used += is_half_used(record)
        first_results += record[z.FLAGS] & z.FIRST_RESULT > 0 and record[z.KIND] != c.TENT
    return 0 < half_used <= first_results


def fights(record: bytes) -> bool:
    """BT-GRT-HAM-2: whether an open card can be used in battle."""
    return record[z.CARD] != c.HAMMER_CARD and not record[z.FLAGS] & z.PEACEFUL
