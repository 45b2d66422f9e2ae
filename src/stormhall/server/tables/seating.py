"""Who sits where, as changes to a table: sitting down, getting up, bots sitting in."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from stormhall.server.store.interface import StoredKey
from stormhall.server.tables.changes import Deed, check_open, plain_text, seated
from stormhall.server.tables.history import Course
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import SeatState

STAND_IN = "planner"
"""The level that sits in for somebody who has gone or whose time is over."""


def join(
    course: Course, wished: int | None, name: str, key: Callable[[int], StoredKey]
) -> list[Deed]:
    """Somebody sits down, at a given open seat or the first."""
    check_open(course)
    if course.status == "finished":
        raise HallError("over", "the game is over; nobody can join it any more")
    taken = _open_seat(course, wished)
    person = SeatState(kind="person", name=plain_text(name))
    return [seated(taken, person, key=key(taken)), *_start_if_full(course, taken)]


def _open_seat(course: Course, wished: int | None) -> int:
    free = [n for n, seat in enumerate(course.seats) if seat.kind == "open"]
    if wished is None:
        if not free:
            raise HallError("seat-taken", "no seat is open at this table")
        return free[0]
    if wished not in free:
        raise HallError("seat-taken", f"seat {wished} is not open; open are: {free}")
    return wished


def claim(course: Course, seat: int, key: StoredKey) -> list[Deed]:
    """Somebody with a right to a seat sits down, or gets another key to where they sit."""
    check_open(course)
    before = course.seats[seat]
    if before.kind != "open" and seat not in course.claimed:
        raise HallError("seat-taken", "somebody else was let in to this seat")
    person = SeatState(kind="person", name=before.name or f"{seat + 1}")
    return [seated(seat, person, key=key, claimed=True), *_start_if_full(course, seat)]


def rename(course: Course, seat: int, name: str) -> list[Deed]:
    """Another name for a seat."""
    check_open(course)
    return [seated(seat, replace(course.seats[seat], name=plain_text(name)))]


def leave(course: Course, seat: int) -> list[Deed]:
    """Get up for good: the seat is open again, and a bot chooses there until it is taken."""
    check_open(course)
    playing = course.playing()
    empty = SeatState(
        kind="open",
        name="" if course.game is None else course.seats[seat].name,
        level=STAND_IN if playing else None,
        away=playing,
    )
    return [replace(seated(seat, empty), vacates=True)]


def sit_in(course: Course, seat: int, level: str) -> list[Deed]:
    """A bot chooses for a seat from now on, or takes an open seat before the game."""
    check_open(course)
    before = course.seats[seat]
    if before.kind == "person":
        after = replace(before, level=level, away=True)
    elif course.game is None or before.kind == "bot":
        named = "" if before.name == before.level else before.name
        after = SeatState(kind="bot", name=named or level, level=level)
    else:
        after = replace(before, level=level)
    return [seated(seat, after), *_start_if_full(course, seat)]


def come_back(course: Course, seat: int) -> list[Deed]:
    """The person of a seat chooses again; a table that was put away is taken out for that."""
    before = course.seats[seat]
    back = seated(seat, replace(before, away=False, level=None))
    if course.status == "archived":
        return [Deed(kind="reopen"), *([back] if before.away else [])]
    if before.kind != "person" or not before.away:
        raise HallError("not-away", "no bot sits in for this seat")
    return [back]


def late(course: Course, now: int) -> list[Deed]:
    """Bots for the seats whose time has run out."""
    return [
        seated(seat, replace(course.seats[seat], away=True, level=STAND_IN))
        for seat in course.clocks.run_out(now)
    ]


def _start_if_full(course: Course, taken: int) -> list[Deed]:
    """The start of the game, if this was the last open seat."""
    others = [seat for number, seat in enumerate(course.seats) if number != taken]
    full = all(seat.kind != "open" for seat in others)
    return [Deed(kind="start")] if course.game is None and full else []
