"""Automatic choices at a table, made by bots and by people's standing orders.

A driver works on one pending choice. When the table changes so that this choice is no longer
pending (something was taken back, the person is back, an order was withdrawn), the driver is
stopped. Its choice is checked again when it is carried out, so an outdated one never takes effect.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Final

import structlog
from msgspec import Struct

from stormhall.server.bots.bots import Bots
from stormhall.server.bots.worker import BotTask
from stormhall.server.store.interface import StoreError
from stormhall.server.tables.changes import NOTHING, Change, game_of
from stormhall.server.tables.history import TableHistory
from stormhall.server.tables.lesson_guide import is_held, recorded_choice
from stormhall.server.tables.playing import Chooser, chosen
from stormhall.server.tables.seating import STAND_IN
from stormhall.server.tables.standing_orders import ordered
from stormhall.server.wire.errors import HallError, place_of

if TYPE_CHECKING:
    from stormhall.server.tables.table import Table

log = structlog.get_logger("stormhall.table")

RETRY_SECONDS = 1.0
"""Seconds to wait before trying again to store a choice."""


class PendingChoice(Struct, frozen=True):
    """A choice to be made automatically; an answer to another one is void."""

    branch: int
    decision: int
    by: Chooser
    level: str | None  # of the bot; None for an order


class Driver(Struct, eq=False):
    """The task that makes a seat's choice."""

    pending: PendingChoice
    task: asyncio.Task[None]


class Drivers:
    """The drivers of a table, at most one for each seat."""

    def __init__(self, table: Table, bots: Bots) -> None:
        self._table: Final = table
        self._bots: Final = bots
        self._drivers: Final[dict[int, Driver]] = {}
        self._choosing: Final[set[int]] = set()  # seats whose driver has decided
        self._is_closed = False

    def __bool__(self) -> bool:
        return bool(self._drivers)

    def update(self) -> None:
        """Stop outdated drivers and start those that are due. Called after every change."""
        if self._is_closed:
            return
        try:
            self._stop_outdated()
            self._start_owing()
        except Exception as error:
            # The change that led here is stored, so its caller must get its answer.
            log.error("drivers-failed", table=self._id, problem=place_of(error))

    def _stop_outdated(self) -> None:
        for seat, driver in self._drivers.items():
            if seat not in self._choosing and driver.pending != self._pending(seat):
                driver.task.cancel()

    def _start_owing(self) -> None:
        for seat in self._table.history.thinking():
            pending = self._pending(seat)
            if pending is not None and seat not in self._drivers:
                self._start(seat, pending)

    async def close(self) -> None:
        """Stop all thinking."""
        self._is_closed = True
        tasks = [driver.task for driver in self._drivers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def task(self, seat: int, level: str) -> BotTask:
        """The task of a bot. Its seed reveals nothing about the game's seed, and nobody outside can
        guess it to predict the bot."""
        row = self._table.history.row
        secret = hashlib.sha256(f"{row.seed} {row.id} {seat}".encode()).digest()
        view = game_of(self._table.history).shared_view(seat)
        seed = int.from_bytes(secret[:7], "big")
        return BotTask(table=row.id, seat=seat, level=level, seed=seed, view=view)

    def _pending(self, seat: int) -> PendingChoice | None:
        """The choice pending for a seat's driver; None if there is none, or if it is a person's."""
        history = self._table.history
        if seat not in history.thinking():
            return None
        decision = game_of(history).decision
        if history.is_bot(seat):
            if is_held(history, seat) or self._table.bots_rest():
                return None
            level = history.seats[seat].level or STAND_IN
            return PendingChoice(history.branch, decision, "bot", level)
        if ordered(history, seat) is None:
            return None
        return PendingChoice(history.branch, decision, "order", None)

    def _start(self, seat: int, pending: PendingChoice) -> None:
        task = asyncio.ensure_future(self._drive(seat, pending))
        self._drivers[seat] = Driver(pending, task)
        task.add_done_callback(lambda task: self._done(seat, task))

    def _done(self, seat: int, task: asyncio.Task[None]) -> None:
        del self._drivers[seat]
        self._choosing.discard(seat)
        failure = None if task.cancelled() else task.exception()
        if failure is None:
            self.update()
        else:  # not again until the table changes, or it would fail for ever
            log.error("driver-failed", table=self._id, seat=seat, problem=place_of(failure))

    async def _drive(self, seat: int, pending: PendingChoice) -> None:
        action = await self._think(seat, pending)
        self._choosing.add(seat)
        try:
            await self._carry_out(seat, pending, action)
        except HallError as error:
            log.error("choice-refused", table=self._id, seat=seat, by=pending.by, code=error.code)
            if pending.by == "order":
                raise
            if self._pending(seat) == pending:  # a bot that is wrong must not stop the table
                await self._carry_out(seat, pending, self._last_resort(seat))

    async def _think(self, seat: int, pending: PendingChoice) -> str:
        if pending.level is None:
            return ordered(self._table.history, seat) or ""
        recorded = recorded_choice(self._table.history, seat)
        if recorded is not None:
            return recorded
        try:
            return (await self._bots.choose(self.task(seat, pending.level))).action
        except Exception as error:
            # Whatever is wrong with the bot, the others at the table want to play on.
            log.error("bot-lost", table=self._id, seat=seat, problem=place_of(error))
            return self._last_resort(seat)

    def _last_resort(self, seat: int) -> str:
        game = game_of(self._table.history)
        return str(game.suggestion(seat) or game.legal(seat)[0])

    async def _carry_out(self, seat: int, pending: PendingChoice, action: str) -> None:
        """Store a choice, retrying until the store accepts it or the choice is outdated."""

        def draft(history: TableHistory) -> Change:
            if self._pending(seat) != pending:
                return NOTHING
            if pending.by == "order" and ordered(history, seat) != action:
                return NOTHING
            return chosen(seat, pending.decision, action, by=pending.by)

        while True:
            try:
                await self._table.change(draft)
                return
            except StoreError as error:
                log.warning("not-stored", table=self._id, seat=seat, problem=str(error))
                await asyncio.sleep(RETRY_SECONDS)

    @property
    def _id(self) -> str:
        return self._table.history.row.id
