"""Cards on the table that have uses left (BT-TRN-5, -6)."""

from __future__ import annotations

from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.state import BattaliaState
from stormhall.kernel.core.state import Seat


def open_card(state: BattaliaState, seat: int, card: int, kind: int, uses: int, flags: int) -> None:
    """Lay down a record of an open card with uses left (BT-TRN-6)."""
    if uses > 0:
        state.zones[seat * z.ZONES + z.OPEN] += bytes((card, kind, uses, flags))


def spend_open(state: BattaliaState, seat: Seat, spent: list[int]) -> None:
    """Take uses off open cards; those without uses are not open any more."""
    records = state.zones[seat * z.ZONES + z.OPEN]
    kept = b""
    for i, used in enumerate(spent):
        record = records[i * z.RECORD : i * z.RECORD + z.RECORD]
        if used:
            record = record[:2] + bytes((record[2] - used,)) + record[3:]
        if record[2]:
            kept += record
    # What the same line has just opened, a lit tool for one, comes after and keeps its uses.
    state.zones[seat * z.ZONES + z.OPEN] = kept + records[len(spent) * z.RECORD :]


def spend_slot(state: BattaliaState, seat: Seat, slot: int, uses: int) -> None:
    """Take uses off one open card."""
    spent = [0] * (len(state.zones[seat * z.ZONES + z.OPEN]) // z.RECORD)
    spent[slot] = uses
    spend_open(state, seat, spent)


def open_record(state: BattaliaState, seat: Seat, source: int) -> bytes:
    """The record of an open card by its source; empty if there is none."""
    at = (source - v.OPEN_SLOT) * z.RECORD
    return state.zones[seat * z.ZONES + z.OPEN][at : at + z.RECORD]


def card_of_source(state: BattaliaState, seat: Seat, source: int) -> int:
    """The card behind a source."""
    if source >= v.OPEN_SLOT:
        return open_record(state, seat, source)[0]
    return state.borrowed if source == v.BORROWED else source
