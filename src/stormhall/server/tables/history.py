"""The history of a table: its state, computed only from its entries.

Every change of a table is an entry. A table is loaded by applying its entries in order, and changed
by applying the next one, so memory and store cannot differ.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from msgspec.structs import replace

import stormhall
from stormhall import lessons
from stormhall.kernel.ruleset import find
from stormhall.kernel.table.create import new_by
from stormhall.kernel.table.document_header import by_version
from stormhall.server.store.interface import Entry, EntryKind, TableRow
from stormhall.server.tables.clocks import Clocks
from stormhall.server.wire.errors import HallError, place_of
from stormhall.server.wire.messages import Order, SeatState, Status, Takeback

log = structlog.get_logger("stormhall.table")


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat."""

    seat: int | None
    name: str
    text: str
    at: int


Answered: TypeAlias = tuple[int, int, str]
"""A choice as it was asked for: the branch, the number of the decision, the action."""


class TableHistory:
    """A table's state after all of its entries."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.status: Status = "waiting"
        self.seats = [SeatState(kind="open", name="") for _ in range(row.seats)]
        self.claimed: frozenset[int] = frozenset()  # seats of people from an earlier table
        self.game: stormhall.Game | None = None  # until all have sat down
        self.length = 0  # entries so far
        self.branch = 0  # grows whenever choices are taken back
        self.table_version = 0  # grows whenever seats or status change
        self.chat: list[ChatLine] = []
        self.orders: dict[int, list[Order]] = {}
        self.ordered_choices: dict[int, int] = {}  # by seat, since its person chose
        self.answered: dict[int, Answered] = {}  # by seat, the last choice of its person
        self.spent: dict[int, int] = {}  # entries by seat that are no choices, since it was taken
        self.takeback: Takeback | None = None
        self.rematch: str | None = None
        self.clocks = Clocks(row.clock, row.seats)
        self.is_upload = False
        self.lesson: lessons.Lesson | None = None  # the lesson given at this table
        self._time_gains: list[int] = []  # milliseconds, by choice
        self._kept_events: list[int] = []  # valid events, by earlier branch
        self._shares_game = False

    def __repr__(self) -> str:
        choices = "no game" if self.game is None else f"{len(self.game.choices)} choices"
        return f"<TableHistory of {self.row.game}, {self.status}: {self.length} entries, {choices}>"

    def copy(self) -> TableHistory:
        """An independent copy for trying out changes."""
        result = copy.copy(self)
        result.seats = self.seats[:]
        result.chat = self.chat[:]
        result.orders = dict(self.orders)
        result.ordered_choices = dict(self.ordered_choices)
        result.answered = dict(self.answered)
        result.spent = dict(self.spent)
        result.clocks = self.clocks.copy()
        result._time_gains = self._time_gains[:]
        result._kept_events = self._kept_events[:]
        result._shares_game = True
        return result

    # Queries.

    def playing(self) -> bool:
        """Whether choices are owed."""
        return self.game is not None and self.status == "playing"

    def is_bot(self, seat: int) -> bool:
        """Whether a bot is choosing for a seat."""
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

    def still_valid(self, branch: int | None, events: int) -> int | None:
        """How many of the first `events` events of a branch have not been taken back since; None if
        there were never that many, or there is no such branch."""
        if branch is None or branch > self.branch:
            return None
        valid = min([events, *self._kept_events[branch:]])
        return valid if self.game is not None and valid <= len(self.game.log.events) else None

    # Entries.

    def apply(self, entry: Entry) -> None:
        """Apply the next entry. An error leaves this history unusable, so try entries on a copy."""
        assert entry.n == self.length, f"entry {entry.n} cannot follow {self.length} others"
        if entry.kind == "resume":
            self.clocks.skip_time(entry.moment)
        else:
            self.clocks.pass_time(entry.moment)
        HANDLERS[entry.kind](self, entry)
        self.length += 1
        if entry.seat is not None and entry.kind != "choose":
            self.spent[entry.seat] = self.spent.get(entry.seat, 0) + 1
        self.clocks.run(self.thinking(), self.people())

    def apply_all(self, entries: Iterable[Entry]) -> None:
        """Apply several entries in order."""
        for entry in entries:
            self.apply(entry)

    def _seat(self, entry: Entry) -> None:
        seat = _seat_of(entry)
        before = self.seats[seat]
        after = self.seats[seat] = msgspec.convert(entry.data, SeatState)
        if before.kind == "person" and after.kind != "person":
            self.orders.pop(seat, None)
            self.spent.pop(seat, None)
            self.claimed -= {seat}
        if entry.data.get("claimed"):
            self.claimed |= {seat}
        if before.kind != after.kind:
            self.takeback = None  # different people would have to agree
        self.table_version += 1

    def _start(self, entry: Entry) -> None:
        self.game = first_game(self.row)
        self._shares_game = False
        self._update_status()

    def _choose(self, entry: Entry) -> None:
        seat, game = _seat_of(entry), self._own_game()
        made = len(game.choices)
        game.apply(seat, entry.data["action"], entry.data["decision"])
        self._time_gains += [self.clocks.chose(seat), *[0] * (len(game.choices) - made - 1)]
        if entry.data.get("by") == "person":
            self.answered[seat] = (self.branch, entry.data["decision"], entry.data["action"])
        by_order = entry.data.get("by") == "order"
        self.ordered_choices[seat] = self.ordered_choices.get(seat, 0) + 1 if by_order else 0
        self.takeback = None
        self._update_status()

    def _undo(self, entry: Entry) -> None:
        seat = _seat_of(entry)
        self._own_game().undo(seat)
        self.clocks.take_back(seat, self._time_gains.pop())
        self._go_back(seat)

    def _ask_takeback(self, entry: Entry) -> None:
        seat = _seat_of(entry)
        others = [other for other in self.owners() if other != seat]
        self.takeback = Takeback(seat=seat, to=entry.data["to"], waiting=others)

    def _answer_takeback(self, entry: Entry) -> None:
        takeback = self.takeback
        assert takeback is not None, "there is a request to answer"
        waiting = [seat for seat in takeback.waiting if seat != entry.seat]
        agreed = bool(entry.data["agree"])
        self.takeback = replace(takeback, waiting=waiting) if agreed else None

    def _apply_takeback(self, entry: Entry) -> None:
        assert self.game is not None, "the game has not begun"
        to = entry.data["to"]
        self.game = self.game.until(to)
        self._shares_game = False
        del self._time_gains[to:]
        self._go_back(_seat_of(entry))

    def _go_back(self, seat: int) -> None:
        """Start a new branch, and keep the seat's orders from repeating its choice at once."""
        assert self.game is not None, "there is something to go back in"
        self.branch += 1
        self._kept_events.append(len(self.game.log.events))
        self.takeback = None
        if seat in self.orders:
            self.ordered_choices[seat] = MOST_ORDERED
        self._update_status()

    def _say(self, entry: Entry) -> None:
        name = "" if entry.seat is None else self.seats[entry.seat].name
        self.chat.append(ChatLine(seat=entry.seat, name=name, text=entry.data["text"], at=entry.at))

    def _set_orders(self, entry: Entry) -> None:
        seat = _seat_of(entry)
        self.orders[seat] = msgspec.convert(entry.data["orders"], list[Order])
        self.ordered_choices[seat] = 0

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]
        self.table_version += 1

    def _resume(self, entry: Entry) -> None:
        """Do nothing: the server has started again, and `apply` has skipped the time in between."""

    def _archive(self, entry: Entry) -> None:
        self.status = "archived"
        self.table_version += 1

    def _reopen(self, entry: Entry) -> None:
        self._update_status()

    def _upload(self, entry: Entry) -> None:
        self.game = stormhall.replay(entry.data["record"])
        self._shares_game = False
        self.is_upload = True
        self._update_status()

    def _continue(self, entry: Entry) -> None:
        """Continue a game that was played at another table."""
        self.game = stormhall.replay(entry.data["record"])
        self._shares_game = False
        self._time_gains = [0] * len(self.game.choices)
        self._update_status()

    def _start_lesson(self, entry: Entry) -> None:
        """Set the lesson given at this table; later versions of it do not matter."""
        self.lesson = lessons.read(entry.data)
        self.table_version += 1

    def _update_status(self) -> None:
        """Derive the status from the game."""
        before = self.status
        if self.game is None:
            self.status = "waiting"
        else:
            self.status = "finished" if self.game.over or self.is_upload else "playing"
        if self.status != before:
            self.table_version += 1

    def _own_game(self) -> stormhall.Game:
        """The game, for changing it: a copy if another history shares it."""
        assert self.game is not None, "the game has not begun"
        if self._shares_game:
            self.game = self.game.fork()
            self._shares_game = False
        return self.game


HANDLERS: Final[dict[EntryKind, Callable[[TableHistory, Entry], None]]] = {
    "seat": TableHistory._seat,
    "start": TableHistory._start,
    "choose": TableHistory._choose,
    "undo": TableHistory._undo,
    "ask-takeback": TableHistory._ask_takeback,
    "answer-takeback": TableHistory._answer_takeback,
    "takeback": TableHistory._apply_takeback,
    "say": TableHistory._say,
    "orders": TableHistory._set_orders,
    "rematch": TableHistory._rematch,
    "resume": TableHistory._resume,
    "archive": TableHistory._archive,
    "reopen": TableHistory._reopen,
    "upload": TableHistory._upload,
    "onward": TableHistory._continue,
    "lesson": TableHistory._start_lesson,
}
"""The handler of each kind of entry."""

SLOW_KINDS: Final[frozenset[EntryKind]] = frozenset(("takeback", "upload", "onward"))
"""The kinds of entries that replay a whole game, which is too slow for the event loop."""

MOST_ORDERED: Final = 100
"""How many times in a row standing orders choose for a seat before its person must choose."""


def _seat_of(entry: Entry) -> int:
    assert entry.seat is not None, f"entry {entry.n} ({entry.kind}) names no seat"
    return entry.seat


def load_history(row: TableRow, entries: Iterable[Entry]) -> TableHistory:
    """The history of a stored table; `HallError` names the entry that cannot be applied."""
    history = TableHistory(row)
    for entry in entries:
        try:
            history.apply(entry)
        except Exception as error:
            # The problem may quote a secret choice, so neither clients nor the log get it.
            log.error("entry-broken", table=row.id, entry=entry.n, problem=place_of(error))
            raise HallError(
                "broken-table/entry", entry=entry.n, table=row.id, kind=entry.kind
            ) from error
    return history


def first_game(row: TableRow) -> stormhall.Game:
    """The game of a table before its first choice."""
    if row.start is not None:
        return stormhall.from_position(by_version(row.start, row.rules))
    assert row.seed is not None, "a game begins from a seed or from a position"
    options: dict[str, Any] = dict(row.options)
    return new_by(find(row.game, row.rules), row.seats, row.seed, options)
