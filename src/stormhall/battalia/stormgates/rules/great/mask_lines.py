"""The lines of a battle, card by card, for the Mask (SG-GRT-17).

A line is numbers in a battle's frame. Where a card may change sides it must be known what each card
has brought into its line: its uses, their strength, what of it still lies open, and whose card it
is. Everything here is public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stormhall.battalia.knowledge.zones import discard_openly, take_from_table
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.rows import FieldsRow, Row
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import BORROWED, OPEN_SLOT
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.battle_frame import seat_on
from stormhall.battalia.rules.battle.battle_line import join_line
from stormhall.battalia.rules.battle.strength import strength_for
from stormhall.battalia.rules.paying.open_cards import card_of_source, open_record
from stormhall.kernel.core.state import Frame, Seat
from stormhall.kernel.table.document_reader import Reader

if TYPE_CHECKING:
    from stormhall.battalia.stormgates.model.documents import LineCard

# The fields of a member of a line.
SIDE: Final = 0
CARD: Final = 1
USES: Final = 2  # in the line
FORCE: Final = 3  # their strength together
OPEN_KIND: Final = 4  # the record of what still lies open of it: kind, uses, flags
OPEN_USES: Final = 5
OPEN_FLAGS: Final = 6
HOME: Final = 7  # the seat before whom the card lies, or LENT
STATUS: Final = 8
FIELDS: Final = 9

LENT: Final = 254  # it is the borrowed card
OWN: Final = 0
LURED: Final = 1
CHANGED: Final = 2  # lured, and has had a transformation since (BT-TRF-2)

KIND_INDEX: Final[dict[str, int]] = {**{w: i for i, w in enumerate(c.KIND_WORDS)}, "joker": c.JOKER}

Member = list[int]


class BattleLines:
    """The members of both lines in one row of the state; in another, the one being laid."""

    def __init__(self) -> None:
        self.row: Final = Row()
        self.now: Final = FieldsRow({})  # empty but between `lays` and `laid`

    def clear(self, state: BattaliaState) -> None:
        """Empty both lines."""
        self.row.clear(state)
        self.now.clear(state)

    def members(self, state: BattaliaState) -> list[Member]:
        """Copies of all members, in the order in which they joined."""
        row = self.row.get(state)
        return [list(row[i : i + FIELDS]) for i in range(0, len(row), FIELDS)]

    def store(self, state: BattaliaState, members: list[Member]) -> None:
        """Write the members back."""
        self.row.set(state, bytes([number for member in members for number in member]))

    # Laying.

    def lays(self, state: BattaliaState, frame: Frame, side: int, source: int) -> None:
        """Find or add the member to which the next use belongs."""
        seat = seat_on(frame, side)
        members = self.members(state)
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
            members[place][OPEN_KIND : OPEN_FLAGS + 1] = rest
        self.store(state, members)
        self.now.set(state, bytes((place,)))

    def laid(self, state: BattaliaState, strength: int) -> None:
        """One more use of this member is in the line."""
        members = self.members(state)
        member = members[self.now.of(state, 0)]
        member[USES] += 1
        member[FORCE] += strength
        self.store(state, members)
        self.now.set(state, b"")

    # Leaving and joining.

    def leave(self, state: BattaliaState, frame: Frame, place: int) -> None:
        """Take a member out of its line; everything applied to it ends."""
        members = self.members(state)
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
        member[USES : OPEN_FLAGS + 1] = [0] * 5
        frame[line + f.FACTIONS_LAID] = _factions(members, side)
        self.store(state, members)

    def join(self, state: BattaliaState, frame: Frame, place: int) -> None:
        """Put a member into the line of its side with one use, as printed."""
        member = self.members(state)[place]
        card, side = member[CARD], member[SIDE]
        self.now.set(state, bytes((place,)))
        strength = strength_for(state, seat_on(frame, side), card, c.KIND[card], side)
        join_line(state, frame, side, card, strength)

    def lure(self, state: BattaliaState, frame: Frame, place: int) -> None:
        """SG-GRT-17: a member changes sides and stands there as printed."""
        self.leave(state, frame, place)
        members = self.members(state)
        members[place][SIDE] = 1 - members[place][SIDE]
        members[place][STATUS] = LURED
        self.store(state, members)
        self.join(state, frame, place)

    def find(self, state: BattaliaState, side: int, card: int, status: int) -> int:
        """The first member of a line with this card and status, or -1."""
        for place, member in enumerate(self.members(state)):
            if member[SIDE] == side and member[CARD] == card and member[STATUS] == status:
                return place
        return -1

    def open_more(self, state: BattaliaState, place: int, kind: int, uses: int, flags: int) -> None:
        """A lured member has further uses that lie open, and has had its transformation."""
        members = self.members(state)
        member = members[place]
        member[STATUS] = CHANGED
        member[OPEN_KIND : OPEN_FLAGS + 1] = [kind, uses, flags] if uses else [0, 0, 0]
        self.store(state, members)

    def exchange(self, state: BattaliaState, frame: Frame, place: int, new: int) -> None:
        """Another card stands for a lured member from now on, before the same owner."""
        self.leave(state, frame, place)
        members = self.members(state)
        member = members[place]
        if member[HOME] == LENT:
            state.borrowed = new
        else:
            take_from_table(state, member[HOME], member[CARD])
            state.set_zone(member[HOME], z.TABLE, state.zone(member[HOME], z.TABLE) + bytes((new,)))
        member[CARD], member[STATUS] = new, CHANGED
        self.store(state, members)
        self.join(state, frame, place)

    # Leaving the battle.

    def return_to_owner(self, state: BattaliaState, frame: Frame, place: int) -> None:
        """A lured member leaves the battle and goes to its owner's shelter."""
        self.leave(state, frame, place)
        members = self.members(state)
        _clear(state, members.pop(place))
        self.store(state, members)

    def disband(self, state: BattaliaState, seats: list[Seat]) -> None:
        """The battle is over: lured cards go to their owners' shelters, their copies end."""
        for member in self.members(state):
            if member[STATUS] != OWN:
                _clear(state, member)
        for seat in seats:
            records = z.records_of(state.zone(seat, z.OPEN))
            own = [record for record in records if not record[3] & z.FOREIGN]
            if len(own) < len(records):
                state.set_zone(seat, z.OPEN, b"".join(own))
        self.clear(state)

    # Information.

    def write(self, state: BattaliaState) -> list[LineCard]:
        """The members as words."""
        return [_written(member) for member in self.members(state)]

    def read(self, state: BattaliaState, readers: list[Reader]) -> None:
        """The inverse of `write`."""
        members: list[Member] = []
        for reader in readers:
            rest = reader.inner("open")
            lent = reader.has("home") and reader.document["home"] is None
            members.append(
                [
                    reader.word("side", {"attacker": 0, "defender": 1}, 0),
                    reader.word("card", c.CARD_INDEX, 0),
                    reader.integer("uses", 0, 99, 1),
                    reader.integer("strength", 0, 255, 0),
                    rest.word("as", KIND_INDEX, 0),
                    rest.integer("uses", 0, 99, 0),
                    rest.integer("flags", 0, 255, 0),
                    LENT if lent else reader.integer("home", 0, state.seats - 1, 0),
                    reader.word("status", {"own": OWN, "lured": LURED, "changed": CHANGED}, 0),
                ]
            )
        self.clear(state)
        self.store(state, members)


def _written(member: Member) -> LineCard:
    document: LineCard = {
        "side": ("attacker", "defender")[member[SIDE]],
        "card": c.CARD_WORDS[member[CARD]],
        "uses": member[USES],
        "strength": member[FORCE],
        "home": member[HOME] if member[HOME] != LENT else None,
        "status": ("own", "lured", "changed")[member[STATUS]],
    }
    if member[OPEN_USES]:
        kind = member[OPEN_KIND]
        document["open"] = {
            "as": "joker" if kind == c.JOKER else c.KIND_WORDS[kind],
            "uses": member[OPEN_USES],
            "flags": member[OPEN_FLAGS],
        }
    return document


def _holder_of(members: list[Member], side: int, record: bytes) -> int:
    """The member whose open card this is: one with just this record, or a lured one renamed."""
    likely = -1
    for place, member in enumerate(members):
        if member[SIDE] != side or member[CARD] != record[0] or not member[OPEN_USES]:
            continue
        if bytes(member[OPEN_KIND : OPEN_FLAGS + 1]) == record[1:]:
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
    """Take away what lies open of a member."""
    records = z.records_of(state.zone(seat, z.OPEN))
    open_card = bytes([member[CARD], *member[OPEN_KIND : OPEN_FLAGS + 1]])
    if member[OPEN_USES] and open_card in records:
        records.remove(open_card)
        state.set_zone(seat, z.OPEN, b"".join(records))


def _clear(state: BattaliaState, member: Member) -> None:
    """Put the card of a member on its owner's shelter."""
    if member[HOME] == LENT:
        owner = state.lender
        state.borrowed = state.borrower = z.NONE
        state.borrowed_laid = state.lender = 0
    else:
        owner = member[HOME]
        take_from_table(state, owner, member[CARD])
    discard_openly(state, owner, bytes((member[CARD],)))
