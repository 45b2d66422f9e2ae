"""The course of a table: all that has happened, worked out from its entries alone.

Whatever changes a table is an entry. A table is loaded by applying its entries in order, and goes
on by applying the next one, so what is stored and what is in memory cannot differ.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Any

import msgspec
import structlog

import stormhall
from stormhall import lessons
from stormhall.server.store.interface import Entry, Status, TableRow
from stormhall.server.tables.clocks import Clocks
from stormhall.server.wire.errors import HallError, place_of
from stormhall.server.wire.messages import Order, SeatState, Takeback

log = structlog.get_logger("stormhall.table")


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat."""

    seat: int | None
    name: str
    text: str
    at: int


class Course:
    """A table as its entries have made it."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.status: Status = "waiting"
        self.seats = [SeatState(kind="open", name="") for _ in range(row.seats)]
        self.claimed: frozenset[int] = frozenset()  # seats taken by right of an earlier table
        self.game: stormhall.Game | None = None  # until all have sat down
        self.length = 0  # entries so far
        self.touched = row.created
        self.branch = 0  # grows whenever choices are taken back
        self.table_version = 0  # grows whenever seats or status change
        self.chat: list[Line] = []
        self.orders: dict[int, list[Order]] = {}
        self.obeyed: dict[int, int] = {}  # by seat, how often orders chose since its person did
        self.takeback: Takeback | None = None
        self.rematch: str | None = None
        self.clocks = Clocks(row.clock, row.seats)
        self.is_upload = False
        self.lesson: lessons.Lesson | None = None  # what is taught here
        self._gifts: list[int] = []  # of time, by choice
        self._left: list[int] = []  # by branch that was given up, the events that remained of it
        self._shares_game = False

    def copy(self) -> Course:
        """The same course, to try out what comes next: this one stays as it is."""
        twin = copy.copy(self)
        twin.seats = self.seats[:]
        twin.chat = self.chat[:]
        twin.orders = dict(self.orders)
        twin.obeyed = dict(self.obeyed)
        twin.clocks = self.clocks.copy()
        twin._gifts = self._gifts[:]
        twin._left = self._left[:]
        twin._shares_game = True
        return twin

    # What follows from it.

    def playing(self) -> bool:
        """Whether choices are owed."""
        return self.game is not None and self.status == "playing"

    def is_bot(self, seat: int) -> bool:
        """Whether a bot chooses for a seat now."""
        return self.seats[seat].kind == "bot" or self.seats[seat].away

    def thinking(self) -> list[int]:
        """The seats that owe a choice."""
        return list(self.game.to_act) if self.game is not None and self.playing() else []

    def people(self) -> list[int]:
        """The seats in which a person chooses."""
        return [seat for seat in self.owners() if not self.seats[seat].away]

    def owners(self) -> list[int]:
        """The seats that belong to people, even if bots sit in for them."""
        return [seat for seat, state in enumerate(self.seats) if state.kind == "person"]

    def still_true(self, branch: int | None, events: int) -> int | None:
        """How many of the first so many events of a branch have not been taken back since; None if
        there never were so many, or no such branch."""
        if branch is None or branch > self.branch:
            return None
        found = min([events, *self._left[branch:]])
        return found if self.game is not None and found <= len(self.game.log.events) else None

    # What happens.

    def apply(self, entry: Entry) -> None:
        """Let an entry happen. What cannot be raises an error, and then this course is of no use
        any more; who wants to go on with it tries the entry out with a copy."""
        assert entry.n == self.length, f"entry {entry.n} cannot follow {self.length} others"
        if entry.kind == "resume":
            self.clocks.skip_time(entry.at)
        else:
            self.clocks.pass_time(entry.at)
        HAPPEN[entry.kind](self, entry)
        self.length += 1
        self.touched = entry.at
        self.clocks.run(self.thinking(), self.people())

    def _seat(self, entry: Entry) -> None:
        seat = _seat_of(entry)
        before = self.seats[seat]
        after = self.seats[seat] = msgspec.convert(entry.data, SeatState)
        if before.kind == "person" and after.kind != "person":
            self.orders.pop(seat, None)
            self.claimed -= {seat}
        if entry.data.get("claimed"):
            self.claimed |= {seat}
        if before.kind != after.kind:
            self.takeback = None  # others would have to agree now
        self.table_version += 1

    def _start(self, entry: Entry) -> None:
        self.game = first_game(self.row)
        self._shares_game = False
        self._settle_status()

    def _choose(self, entry: Entry) -> None:
        seat, game = _seat_of(entry), self._own_game()
        made = len(game.choices)
        game.apply(seat, entry.data["action"], entry.data["decision"])
        self._gifts += [self.clocks.chose(seat), *[0] * (len(game.choices) - made - 1)]
        by_order = entry.data.get("by") == "order"
        self.obeyed[seat] = self.obeyed.get(seat, 0) + 1 if by_order else 0
        self.takeback = None
        self._settle_status()

    def _undo(self, entry: Entry) -> None:
        seat = _seat_of(entry)
        self._own_game().undo(seat)
        self.clocks.chose_not(seat, self._gifts.pop())
        self._go_back(seat)

    def _ask_takeback(self, entry: Entry) -> None:
        seat = _seat_of(entry)
        others = [other for other in self.owners() if other != seat]
        self.takeback = Takeback(seat=seat, to=entry.data["to"], waiting=others)

    def _answer_takeback(self, entry: Entry) -> None:
        wish = self.takeback
        assert wish is not None, "nobody has asked"
        waiting = [seat for seat in wish.waiting if seat != entry.seat]
        agreed = bool(entry.data["agree"])
        self.takeback = Takeback(seat=wish.seat, to=wish.to, waiting=waiting) if agreed else None

    def _take_back(self, entry: Entry) -> None:
        assert self.game is not None, "the game has not begun"
        to = entry.data["to"]
        self.game = self.game.until(to)
        self._shares_game = False
        del self._gifts[to:]
        self._go_back(_seat_of(entry))

    def _go_back(self, seat: int) -> None:
        """Choices were taken back by a seat, whose orders must not make them again at once."""
        assert self.game is not None, "there is something to go back in"
        self.branch += 1
        self._left.append(len(self.game.log.events))
        self.takeback = None
        if seat in self.orders:
            self.obeyed[seat] = MOST_OBEYED
        self._settle_status()

    def _say(self, entry: Entry) -> None:
        name = "" if entry.seat is None else self.seats[entry.seat].name
        self.chat.append(Line(seat=entry.seat, name=name, text=entry.data["text"], at=entry.at))

    def _set_orders(self, entry: Entry) -> None:
        seat = _seat_of(entry)
        self.orders[seat] = msgspec.convert(entry.data["orders"], list[Order])
        self.obeyed[seat] = 0

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]
        self.table_version += 1

    def _resume(self, entry: Entry) -> None:
        """The hall has opened again."""

    def _archive(self, entry: Entry) -> None:
        self.status = "archived"
        self.table_version += 1

    def _reopen(self, entry: Entry) -> None:
        self._settle_status()

    def _upload(self, entry: Entry) -> None:
        self.game = stormhall.replay(entry.data["record"])
        self._shares_game = False
        self.is_upload = True
        self._settle_status()

    def _onward(self, entry: Entry) -> None:
        """A game that was played elsewhere goes on here."""
        self.game = stormhall.replay(entry.data["record"])
        self._shares_game = False
        self._gifts = [0] * len(self.game.choices)
        self._settle_status()

    def _teach(self, entry: Entry) -> None:
        """A lesson is given here; it stays as it was when the table was made."""
        self.lesson = lessons.read(entry.data)
        self.table_version += 1

    def _settle_status(self) -> None:
        """The status as the game has it."""
        before = self.status
        if self.game is None:
            self.status = "waiting"
        else:
            self.status = "finished" if self.game.over or self.is_upload else "playing"
        if self.status != before:
            self.table_version += 1

    def _own_game(self) -> stormhall.Game:
        """The game, which may be changed: nobody else has it."""
        assert self.game is not None, "the game has not begun"
        if self._shares_game:
            self.game = self.game.clone()
            self._shares_game = False
        return self.game


HAPPEN = {
    "seat": Course._seat,
    "start": Course._start,
    "choose": Course._choose,
    "undo": Course._undo,
    "ask-takeback": Course._ask_takeback,
    "answer-takeback": Course._answer_takeback,
    "takeback": Course._take_back,
    "say": Course._say,
    "orders": Course._set_orders,
    "rematch": Course._rematch,
    "resume": Course._resume,
    "archive": Course._archive,
    "reopen": Course._reopen,
    "upload": Course._upload,
    "onward": Course._onward,
    "lesson": Course._teach,
}
"""What each kind of entry does."""

SLOW = {"takeback", "upload", "onward"}
"""The kinds that play a whole game again, which takes its time."""

MOST_OBEYED = 100
"""How often in a row standing orders choose for a seat before its person has to choose again."""


def _seat_of(entry: Entry) -> int:
    assert entry.seat is not None, f"entry {entry.n} ({entry.kind}) names no seat"
    return entry.seat


def replayed(row: TableRow, entries: Iterable[Entry]) -> Course:
    """The course that a stored table has taken; `HallError` names the entry that cannot be."""
    course = Course(row)
    for entry in entries:
        try:
            course.apply(entry)
        except Exception as error:
            # What exactly is wrong may be a secret choice, so neither guests nor the log get it.
            problem = place_of(error)
            log.error("entry-broken", table=row.id, entry=entry.n, problem=problem)
            what = f"entry {entry.n} of table {row.id} ({entry.kind}) cannot be read"
            raise HallError("broken-table", what) from error
    return course


def first_game(row: TableRow) -> stormhall.Game:
    """The game of a table before its first choice."""
    if row.start is not None:
        return stormhall.from_position(row.start)
    assert row.seed is not None, "a game begins from a seed or from a position"
    options: dict[str, Any] = dict(row.options)
    return stormhall.new(row.game, row.seats, row.seed, options)
