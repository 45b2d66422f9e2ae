"""The course of a table: all that has happened, worked out from its entries alone.

Whatever changes a table is an entry. A table is loaded by applying its entries in order, and goes
on by applying the next one, so what is stored and what is in memory cannot differ.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

import stormhall
from stormhall.kernel.action import Action
from stormhall.server.clocks import Clocks
from stormhall.server.messages import Order, SeatState, Takeback
from stormhall.server.store.interface import Entry, Status, TableRow


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
        self.status: Status = row.status
        self.seats = [SeatState(kind="open", name="") for _ in range(row.seats)]
        self.game: stormhall.Game | None = None  # until all have sat down
        self.length = 0  # entries so far
        self.touched = row.created
        self.branch = 0  # grows whenever choices are taken back
        self.table_version = 0  # grows whenever seats or status change
        self.chat: list[Line] = []
        self.orders: dict[int, list[Order]] = {}
        self.takeback: Takeback | None = None
        self.rematch: str | None = None
        self.clocks = Clocks(row.clock, row.seats)
        self.is_upload = False
        self._earlier: stormhall.Game | None = None

    # What follows from it.

    def playing(self) -> bool:
        """Whether choices are owed."""
        return self.game is not None and not self.game.over and not self.is_upload

    def is_bot(self, seat: int) -> bool:
        """Whether a bot chooses for a seat now."""
        return self.seats[seat].kind == "bot" or self.seats[seat].away

    def thinking(self) -> list[int]:
        """The seats that owe a choice."""
        return list(self.game.to_act) if self.game is not None and self.playing() else []

    def people(self) -> list[int]:
        """The seats in which a person chooses."""
        return [
            seat
            for seat, state in enumerate(self.seats)
            if state.kind == "person" and not state.away
        ]

    # What happens.

    def apply(self, entry: Entry, earlier: stormhall.Game | None = None) -> None:
        """Let an entry happen; those that come from outside were checked before they were kept.

        A take-back goes back to `earlier`, if that was worked out before."""
        assert entry.n == self.length, f"entry {entry.n} cannot follow {self.length} others"
        if entry.kind == "resume":
            self.clocks.skip_time(entry.at)
        else:
            self.clocks.pass_time(entry.at)
        self._earlier = earlier
        HAPPEN[entry.kind](self, entry)
        self.length += 1
        self.touched = entry.at
        self.clocks.run([seat for seat in self.thinking() if not self.is_bot(seat)])

    def _seat(self, entry: Entry) -> None:
        assert entry.seat is not None
        before = self.seats[entry.seat]
        self.seats[entry.seat] = msgspec.convert(entry.data, SeatState)
        if before.away and not self.is_bot(entry.seat):
            self.clocks.give_grace(entry.seat)
        self.table_version += 1

    def _start(self, entry: Entry) -> None:
        self.game = first_game(self.row)
        self.status = "playing"
        self.table_version += 1

    def _choose(self, entry: Entry) -> None:
        assert self.game is not None
        assert entry.seat is not None
        self.game.apply(entry.seat, entry.data["action"])
        self.clocks.chose(entry.seat)
        self.takeback = None
        self._look_whether_over()

    def _undo(self, entry: Entry) -> None:
        assert self.game is not None
        assert entry.seat is not None
        self.game.undo(entry.seat)
        self.branch += 1
        self.takeback = None

    def _ask_takeback(self, entry: Entry) -> None:
        assert entry.seat is not None
        others = [seat for seat in self.people() if seat != entry.seat]
        self.takeback = Takeback(seat=entry.seat, to=entry.data["to"], waiting=others)

    def _answer_takeback(self, entry: Entry) -> None:
        wish = self.takeback
        assert wish is not None
        waiting = [seat for seat in wish.waiting if seat != entry.seat]
        agreed = bool(entry.data["agree"])
        self.takeback = Takeback(seat=wish.seat, to=wish.to, waiting=waiting) if agreed else None

    def _take_back(self, entry: Entry) -> None:
        assert self.game is not None
        self.game = self._earlier or shortened(self.row, self.game, entry.data["to"])
        self.branch += 1
        self.takeback = None
        if self.status == "finished":
            self.status = "playing"
            self.table_version += 1

    def _say(self, entry: Entry) -> None:
        name = "" if entry.seat is None else self.seats[entry.seat].name
        self.chat.append(Line(seat=entry.seat, name=name, text=entry.data["text"], at=entry.at))

    def _set_orders(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.orders[entry.seat] = msgspec.convert(entry.data["orders"], list[Order])

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]
        self.table_version += 1

    def _resume(self, entry: Entry) -> None:
        """The hall has opened again."""

    def _archive(self, entry: Entry) -> None:
        self.status = "archived"
        self.table_version += 1

    def _reopen(self, entry: Entry) -> None:
        self.status = self._status_by_game()
        self.table_version += 1

    def _upload(self, entry: Entry) -> None:
        self.game = stormhall.replay(entry.data["record"])
        self.is_upload = True
        self.status = "finished"
        self.table_version += 1

    def _look_whether_over(self) -> None:
        if self.game is not None and self.game.over:
            self.status = "finished"
            self.table_version += 1

    def _status_by_game(self) -> Status:
        if self.game is None:
            return "waiting"
        return "finished" if self.game.over or self.is_upload else "playing"


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
}
"""What each kind of entry does."""


def replayed(row: TableRow, entries: Iterable[Entry]) -> Course:
    """The course that a stored table has taken."""
    course = Course(row)
    for entry in entries:
        course.apply(entry)
    return course


def first_game(row: TableRow) -> stormhall.Game:
    """The game of a table before its first choice."""
    if row.start is not None:
        return stormhall.from_position(row.start)
    assert row.seed is not None
    options: dict[str, Any] = dict(row.options)
    return stormhall.new(row.game, row.seats, row.seed, options)


def shortened(row: TableRow, game: stormhall.Game, choices: int) -> stormhall.Game:
    """The same game when only so many choices had been made."""
    earlier = first_game(row)
    notation = game.ruleset.notation
    for seat, code in game.choices[:choices]:
        earlier.apply(seat, Action(game.name, notation, code))
    return earlier
