"""Those who choose by themselves at a table: bots, and standing orders of people.

A driver thinks about one moment of the table. When the table goes on without it (a choice taken
back, the person back in the seat, an order withdrawn), its thoughts are thrown away; what it chose
is checked once more in its turn, so that nothing outdated is ever carried out.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Final, Protocol

import structlog
from msgspec import Struct

from stormhall.server.bots.bots import Bots, Wish
from stormhall.server.store.interface import StoreError
from stormhall.server.tables.changes import Deed, game_of
from stormhall.server.tables.history import Course
from stormhall.server.tables.lesson_guide import dictated, is_held
from stormhall.server.tables.playing import chosen
from stormhall.server.tables.seating import STAND_IN
from stormhall.server.tables.standing_orders import ordered
from stormhall.server.wire.errors import HallError, place_of

log = structlog.get_logger("stormhall.table")

PATIENCE = 1.0
"""Seconds until a choice that could not be stored is tried again."""

BOT: Final = "bot"
ORDER: Final = "order"


class Moment(Struct, frozen=True):
    """When, how and what for somebody thinks: an answer for another moment is void."""

    branch: int
    decision: int
    by: str
    level: str | None


class Driver(Struct, eq=False):
    """Somebody at work on a seat's choice."""

    moment: Moment
    task: asyncio.Task[None]


class Driven(Protocol):
    """What drivers need of a table."""

    course: Course

    async def drive(self, draft: Callable[[], list[Deed]]) -> int:
        """Carry out a change in its turn, if the draft finds it possible then."""


def goes_by_itself(course: Course) -> bool:
    """Whether something happens at a table without anybody coming: bots, orders, live clocks."""
    if course.row.clock.kind == "live" and course.clocks.running:
        return True
    owing = course.thinking()
    return any(
        not is_held(course, seat) if course.is_bot(seat) else ordered(course, seat) is not None
        for seat in owing
    )


class Drivers:
    """The drivers of a table, at most one for a seat."""

    def __init__(self, table: Driven, bots: Bots) -> None:
        self._table: Final = table
        self._bots: Final = bots
        self._drivers: Final[dict[int, Driver]] = {}
        self._choosing: Final[set[int]] = set()  # seats whose driver knows what to do
        self._is_closed = False

    def __bool__(self) -> bool:
        return bool(self._drivers)

    def look(self) -> None:
        """See who has to choose by itself now; the table has changed."""
        if self._is_closed:
            return
        try:
            self._stop_outdated()
            self._start_owing()
        except Exception as error:
            # The change that has led here is stored, and whoever asked for it must learn that.
            log.error("drivers-failed", table=self._id, problem=place_of(error))

    def _stop_outdated(self) -> None:
        for seat, driver in self._drivers.items():
            if seat not in self._choosing and driver.moment != self._moment(seat):
                driver.task.cancel()

    def _start_owing(self) -> None:
        for seat in self._table.course.thinking():
            moment = self._moment(seat)
            if moment is not None and seat not in self._drivers:
                self._start(seat, moment)

    async def close(self) -> None:
        """Stop all thinking."""
        self._is_closed = True
        tasks = [driver.task for driver in self._drivers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wish(self, seat: int, level: str) -> Wish:
        """What a bot is asked. Its seed tells nothing about the game's own, and nobody outside can
        guess it and foresee what a bot will do."""
        row = self._table.course.row
        secret = hashlib.sha256(f"{row.seed} {row.id} {seat}".encode()).digest()
        view = game_of(self._table.course).view(seat)
        seed = int.from_bytes(secret[:7], "big")
        return Wish(table=row.id, seat=seat, level=level, seed=seed, view=view)

    def _moment(self, seat: int) -> Moment | None:
        """What a driver of this seat would think about; None if the choice is a person's."""
        course = self._table.course
        if seat not in course.thinking():
            return None
        decision = game_of(course).decision
        if course.is_bot(seat):
            if is_held(course, seat):
                return None
            level = course.seats[seat].level or STAND_IN
            return Moment(course.branch, decision, BOT, level)
        if ordered(course, seat) is None:
            return None
        return Moment(course.branch, decision, ORDER, None)

    def _start(self, seat: int, moment: Moment) -> None:
        task = asyncio.ensure_future(self._drive(seat, moment))
        self._drivers[seat] = Driver(moment, task)
        task.add_done_callback(lambda task: self._done(seat, task))

    def _done(self, seat: int, task: asyncio.Task[None]) -> None:
        del self._drivers[seat]
        self._choosing.discard(seat)
        failure = None if task.cancelled() else task.exception()
        if failure is None:
            self.look()
        else:  # and not again before the table changes, or it would fail for ever
            log.error("driver-failed", table=self._id, seat=seat, problem=place_of(failure))

    async def _drive(self, seat: int, moment: Moment) -> None:
        action = await self._think(seat, moment)
        self._choosing.add(seat)
        try:
            await self._carry_out(seat, moment, action)
        except HallError as error:
            log.error("choice-refused", table=self._id, seat=seat, by=moment.by, code=error.code)
            if moment.by == ORDER:
                raise
            if self._moment(seat) == moment:  # a bot without a legal idea must not stop the table
                await self._carry_out(seat, moment, self._last_resort(seat))

    async def _think(self, seat: int, moment: Moment) -> str:
        if moment.level is None:
            return ordered(self._table.course, seat) or ""
        told = dictated(self._table.course, seat)
        if told is not None:
            return told
        try:
            return (await self._bots.choose(self.wish(seat, moment.level))).action
        except Exception as error:
            # Whatever is wrong with bots: the others at the table want to play on.
            log.error("bot-lost", table=self._id, seat=seat, problem=place_of(error))
            return self._last_resort(seat)

    def _last_resort(self, seat: int) -> str:
        game = game_of(self._table.course)
        return str(game.suggestion(seat) or game.legal(seat)[0])

    async def _carry_out(self, seat: int, moment: Moment, action: str) -> None:
        """Store a choice, however long the store refuses it, unless its moment is over."""

        def draft() -> list[Deed]:
            if self._moment(seat) != moment:
                return []
            if moment.by == ORDER and ordered(self._table.course, seat) != action:
                return []
            return [chosen(seat, moment.decision, action, by=moment.by)]

        while True:
            try:
                await self._table.drive(draft)
                return
            except StoreError as error:
                log.warning("not-stored", table=self._id, seat=seat, problem=str(error))
                await asyncio.sleep(PATIENCE)

    @property
    def _id(self) -> str:
        return self._table.course.row.id
