"""The lines of a battle, card by card, for the Mask (SG-GRT-17).

A line is numbers in a battle's frame. Because cards may change sides, it is recorded what each card
has brought into its line: its uses, their strength, what of it still lies open, and whose card it
is. Everything here is public.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.zones import discard_openly, take_from_table
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import BORROWED, OPEN_SLOT
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.battle_frame import seat_on
from stormhall.battalia.rules.battle.battle_line import join_line
from stormhall.battalia.rules.battle.strength import strength_for
from stormhall.battalia.rules.paying.open_cards import card_of_source, open_record
from stormhall.battalia.stormgates.model.rows.lists import FieldsRow, RecordsRow
from stormhall.kernel.core.kinds import Fields, Kind, Maybe, Number, Words, write_fields
from stormhall.kernel.core.state import Frame, Seat
from stormhall.kernel.table.document_reader import Reader

# The record of a member of a line.
SIDE: Final = 0
CARD: Final = 1
USES: Final = 2  # in the line
FORCE: Final = 3  # their strength together
OPEN_KIND: Final = 4  # the record of what still lies open of it: kind, uses, flags
OPEN_USES: Final = 5
HOME: Final = 7  # the seat before whom the card lies, or LENT
STATUS: Final = 8
FIELDS: Final = 9

LENT: Final = 254  # it is the borrowed card
OWN: Final = 0
LURED: Final = 1
CHANGED: Final = 2  # lured, and has had a transformation since (BT-TRF-2)

_USES: Final[Kind] = Number("uses", 0, 99)
MEMBER: Final[Fields] = {
    "side": Words("side", ["attacker", "defender"]),
    "card": k.CARD,
    "uses": _USES,
    "strength": k.BYTE,
    "home": Maybe(k.SEAT, LENT),
    "status": Words("status", ["own", "lured", "changed"]),
}
OPEN_REST: Final[Fields] = {"as": k.LAID_AS, "uses": _USES, "flags": k.BYTE}
NEW: Final = bytes((0, 0, 1, 0, 0, OWN))
NOTHING_OPEN: Final = bytes(3)

Member = list[int]


class Members(RecordsRow):
    """The members of both lines; documents leave out open uses where there are none."""

    def __init__(self) -> None:
        super().__init__("lines", MEMBER, NEW, FIELDS)

    def write_record(self, state: BattaliaState, record: Member) -> dict[str, object]:
        document = super().write_record(state, record[:OPEN_KIND] + record[HOME:])
        if record[OPEN_USES]:
            rest: dict[str, object] = {}
            write_fields(state.config, OPEN_REST, record[OPEN_KIND:HOME], rest)
            document["open"] = rest
        return document

    def read_record(self, state: BattaliaState, reader: Reader) -> Member:
        rest = reader.inner("open").record(OPEN_REST, state.config, NOTHING_OPEN)
        record = super().read_record(state, reader)
        return record[:OPEN_KIND] + rest + record[OPEN_KIND:]


class BattleLines:
    """The members of both lines, in the order in which they joined, and the one being laid."""

    def __init__(self) -> None:
        self.row: Final = Members()
        self.now: Final = FieldsRow({})  # empty except between `lays` and `laid`

    def clear(self, state: BattaliaState) -> None:
        """Empty both lines."""
        self.row.clear(state)
        self.now.clear(state)

    # Laying.

    def lays(self, state: BattaliaState, frame: Frame, side: int, source: int) -> None:
        """Find or add the member to which the next use belongs."""
        seat = seat_on(frame, side)
        members = self.row.records(state)
        card = card_of_source(state, seat, source)
        record = open_record(state, seat, source) if source >= OPEN_SLOT else b""
        place = _holder_of(members, side, record) if record else -1
        if place < 0:
            lent = record[3] & z.BORROWED_CARD if record else source == BORROWED
            place = len(members)
            members.append([side, card, 0, 0, 0, 0, 0, LENT if lent else seat, OWN])
        if record:
            _, kind, uses, flags = record
            rest = [kind, uses - 1, flags] if uses > 1 else [0, 0, 0]
            members[place][OPEN_KIND:HOME] = rest
        self.row.keep(state, members)
        self.now.set(state, bytes((place,)))

    def laid(self, state: BattaliaState, strength: int) -> None:
        """Count one more use of this member in the line."""
        members = self.row.records(state)
        member = members[self.now.of(state, 0)]
        member[USES] += 1
        member[FORCE] += strength
        self.row.keep(state, members)
        self.now.set(state, b"")

    # Leaving and joining.

    def leave(self, state: BattaliaState, frame: Frame, place: int) -> None:
        """Take a member out of its line; everything applied to it ends."""
        members = self.row.records(state)
        member = members[place]
        side = member[SIDE]
        line = side * f.SIDE_FIELDS
        bribes = frame[line + f.STRENGTH] - sum(m[FORCE] for m in members if m[SIDE] == side)
        frame[line + f.STRENGTH] -= member[FORCE]
        frame[line + f.CARDS_LAID] -= member[USES]
        if c.IS_UNBOUND[member[CARD]]:
            frame[line + f.UNBOUND] -= member[USES]
            if not frame[line + f.UNBOUND]:
                frame[line + f.STRENGTH] -= max(0, bribes)
        _close(state, seat_on(frame, side), member)
        member[USES:HOME] = [0] * 5
        frame[line + f.FACTIONS_LAID] = _factions(members, side)
        self.row.keep(state, members)

    def join(self, state: BattaliaState, frame: Frame, place: int) -> None:
        """Put a member into the line of its side with one use, as printed."""
        member = self.row.records(state)[place]
        card, side = member[CARD], member[SIDE]
        self.now.set(state, bytes((place,)))
        strength = strength_for(state, seat_on(frame, side), card, c.KIND[card], side)
        join_line(state, frame, side, card, strength)

    def lure(self, state: BattaliaState, frame: Frame, place: int) -> None:
        """SG-GRT-17: move a member to the other side, with its printed strength."""
        self.leave(state, frame, place)
        members = self.row.records(state)
        members[place][SIDE] = 1 - members[place][SIDE]
        members[place][STATUS] = LURED
        self.row.keep(state, members)
        self.join(state, frame, place)

    def find(self, state: BattaliaState, side: int, card: int, status: int) -> int:
        """The first member of a line with this card and status, or -1."""
        for place, member in enumerate(self.row.records(state)):
            if member[SIDE] == side and member[CARD] == card and member[STATUS] == status:
                return place
        return -1

    def has_lured(self, state: BattaliaState) -> bool:
        """Whether any card has changed sides and has had no transformation since."""
        return LURED in self.row.get(state)[STATUS :: self.row.length]

    def open_more(self, state: BattaliaState, place: int, kind: int, uses: int, flags: int) -> None:
        """Give a lured member further open uses, and note its transformation."""
        members = self.row.records(state)
        member = members[place]
        member[STATUS] = CHANGED
        member[OPEN_KIND:HOME] = [kind, uses, flags] if uses else [0, 0, 0]
        self.row.keep(state, members)

    def exchange(self, state: BattaliaState, frame: Frame, place: int, new: int) -> None:
        """Replace the card of a lured member by another of the same owner."""
        self.leave(state, frame, place)
        members = self.row.records(state)
        member = members[place]
        if member[HOME] == LENT:
            state.borrowed = new
        else:
            take_from_table(state, member[HOME], member[CARD])
            state.set_zone(member[HOME], z.TABLE, state.zone(member[HOME], z.TABLE) + bytes((new,)))
        member[CARD], member[STATUS] = new, CHANGED
        self.row.keep(state, members)
        self.join(state, frame, place)

    # Leaving the battle.

    def return_to_owner(self, state: BattaliaState, frame: Frame, place: int) -> None:
        """Take a lured member out of the battle, to its owner's shelter."""
        self.leave(state, frame, place)
        members = self.row.records(state)
        _clear(state, members.pop(place))
        self.row.keep(state, members)

    def disband(self, state: BattaliaState, seats: list[Seat]) -> None:
        """End the lines: lured cards go to their owners' shelters, and their copies end."""
        for member in self.row.records(state):
            if member[STATUS] != OWN:
                _clear(state, member)
        for seat in seats:
            records = z.records_of(state.zone(seat, z.OPEN))
            own = [record for record in records if not record[3] & z.FOREIGN]
            if len(own) < len(records):
                state.set_zone(seat, z.OPEN, b"".join(own))
        self.clear(state)


def _holder_of(members: list[Member], side: int, record: bytes) -> int:
    """The member whose open card this is: one with just this record, or a lured one renamed."""
    likely = -1
    for place, member in enumerate(members):
        if member[SIDE] != side or member[CARD] != record[0] or not member[OPEN_USES]:
            continue
        if bytes(member[OPEN_KIND:HOME]) == record[1:]:
            return place
        if likely < 0 and record[3] & z.FOREIGN and member[STATUS] != OWN:
            likely = place
    return likely


def _factions(members: list[Member], side: int) -> int:
    mask = 0
    for member in members:
        if member[SIDE] == side and member[USES]:
            mask |= 1 << c.FACTION[member[CARD]]
    return mask


def _close(state: BattaliaState, seat: Seat, member: Member) -> None:
    """Take away a member's open uses."""
    records = z.records_of(state.zone(seat, z.OPEN))
    open_card = bytes([member[CARD], *member[OPEN_KIND:HOME]])
    if member[OPEN_USES] and open_card in records:
        records.remove(open_card)
        state.set_zone(seat, z.OPEN, b"".join(records))


def _clear(state: BattaliaState, member: Member) -> None:
    """Put a member's card on its owner's shelter."""
    if member[HOME] == LENT:
        owner = state.lender
        state.borrowed = state.borrower = z.NONE
        state.borrowed_laid = state.lender = 0
    else:
        owner = member[HOME]
        take_from_table(state, owner, member[CARD])
    discard_openly(state, owner, bytes((member[CARD],)))
