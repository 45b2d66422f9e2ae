"""Drafts of who sits where: joining, leaving, bots that stand in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from stormhall.agents import DEFAULT_LEVEL
from stormhall.server.store.interface import Entry, StoredKey
from stormhall.server.tables.changes import NOTHING, Change, check_open, entry, plain_text
from stormhall.server.tables.history import TableHistory
from stormhall.server.tables.table_views import Presence
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import SeatState

STAND_IN = DEFAULT_LEVEL
"""The level of bots that choose for people who have left or run out of time."""


def seat_entry(number: int, seat: SeatState, *, claimed: bool = False) -> Entry:
    """An entry with the new state of a seat."""
    data: dict[str, Any] = to_builtins(replace(seat, online=False))
    if claimed:
        data["claimed"] = True
    return Entry(kind="seat", seat=number, data=data)


def join(
    history: TableHistory, number: int | None, name: str, key: Callable[[int], StoredKey]
) -> Change:
    """Take an open seat: the one with this number, or the first. `key` makes the key to it. Until
    its person connects, the seat is awaited: their answer may have been lost."""
    check_open(history)
    if history.status == "finished":
        raise HallError("over")
    seat = _open_seat(history, number)
    person = SeatState(kind="person", name=plain_text(name), awaited=True)
    entries = [seat_entry(seat, person), *_start_if_full(history, seat)]
    return Change(entries, keys=[key(seat)], spent_by=seat)


def arrive(history: TableHistory, seat: int) -> Change:
    """Note that the person in a seat has connected for the first time."""
    before = history.seats[seat]
    if not before.awaited or history.status == "archived":
        return NOTHING
    return Change([seat_entry(seat, replace(before, awaited=False))])


def _open_seat(history: TableHistory, number: int | None) -> int:
    free = [n for n, seat in enumerate(history.seats) if seat.kind == "open"]
    if number is None:
        if not free:
            raise HallError("seat-taken/all")
        return free[0]
    if number not in free:
        raise HallError("seat-taken/seat", seat=number, free=free)
    return number


def claim(history: TableHistory, seat: int, key: StoredKey) -> Change:
    """Take a seat that is reserved for somebody, or get another key to it."""
    check_open(history)
    before = history.seats[seat]
    if before.kind != "open" and seat not in history.claimed:
        raise HallError("seat-taken")
    person = SeatState(kind="person", name=before.name or f"{seat + 1}")
    claimed = seat_entry(seat, person, claimed=True)
    return Change([claimed, *_start_if_full(history, seat)], keys=[key])


def rename(history: TableHistory, seat: int, name: str) -> Change:
    check_open(history)
    before, after = history.seats[seat], replace(history.seats[seat], name=plain_text(name))
    return NOTHING if after == before else Change([seat_entry(seat, after)], spent_by=seat)


def free(history: TableHistory, seat: int, presence: Presence) -> Change:
    """Open a seat whose person has never come, as its host may."""
    before = history.seats[seat]
    if before.kind != "person" or not before.awaited or presence.seats[seat]:
        raise HallError("seat-taken/came")
    return leave(history, seat)


def leave(history: TableHistory, seat: int) -> Change:
    """Give up a seat for good: it is open again, and a bot plays there until somebody takes it."""
    check_open(history)
    playing = history.playing()
    empty = SeatState(
        kind="open",
        name="" if history.game is None else history.seats[seat].name,
        level=STAND_IN if playing else None,
        away=playing,
    )
    return Change([seat_entry(seat, empty)], vacates=seat)


def replace_absent(history: TableHistory, seat: int, level: str, presence: Presence) -> Change:
    """Let a bot choose for a seat whose person is not online, as a host may."""
    if history.seats[seat].kind == "person" and presence.seats[seat]:
        raise HallError("seat-taken/present")
    return sit_in(history, seat, level)


def sit_in(history: TableHistory, seat: int, level: str) -> Change:
    """Let a bot choose for a seat from now on, or fill an open seat before the game."""
    check_open(history)
    before = history.seats[seat]
    if before.kind == "person":
        after = replace(before, level=level, away=True)
    elif history.game is None or before.kind == "bot":
        named = "" if before.name == before.level else before.name
        after = SeatState(kind="bot", name=named or level, level=level)
    else:
        after = replace(before, level=level)
    if after == before:
        return NOTHING
    return Change([seat_entry(seat, after), *_start_if_full(history, seat)], spent_by=seat)


def come_back(history: TableHistory, seat: int) -> Change:
    """Give a seat back to its person, reopening the table if it was archived."""
    before = history.seats[seat]
    back = seat_entry(seat, replace(before, away=False, level=None))
    if history.status == "archived":
        return Change([entry("reopen"), *([back] if before.away else [])])
    if before.kind != "person" or not before.away:
        raise HallError("not-away")
    return Change([back])


def replace_late(history: TableHistory, now: int) -> Change:
    """Let bots choose in the seats whose time has run out."""
    return Change(
        [
            seat_entry(seat, replace(history.seats[seat], away=True, level=STAND_IN))
            for seat in history.clocks.run_out(now)
        ]
    )


def _start_if_full(history: TableHistory, last: int) -> list[Entry]:
    """The start of the game, if `last` is the only open seat."""
    others = [seat for number, seat in enumerate(history.seats) if number != last]
    full = all(seat.kind != "open" for seat in others)
    return [entry("start")] if history.game is None and full else []
