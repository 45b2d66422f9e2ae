"""A table in use: its course, those who look at it, and the bots that sit there.

Whatever changes a table goes the same way: it is checked, kept in the store, and only then happens
and is shown and acknowledged. One change follows the other; a change that has begun is finished
even if the one who asked for it has gone.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import structlog

import stormhall
from stormhall.kernel.errors import StormhallError
from stormhall.kernel.game import Game
from stormhall.kernel.refusal import Refusal
from stormhall.kernel.rng import seeded
from stormhall.server.bots import Bots, Wish
from stormhall.server.bus import Bus
from stormhall.server.course import Course, shortened
from stormhall.server.errors import HallError
from stormhall.server.looks import Looks
from stormhall.server.messages import Order, SeatState, TableState, Update
from stormhall.server.settings import Limits, Sources
from stormhall.server.store.interface import (
    Conflict,
    Entry,
    Status,
    Store,
    StoredKey,
    StoreError,
    TableRow,
)

log = structlog.get_logger("stormhall.table")

BOT_PATIENCE = 1.0
"""Seconds until a bot tries again whose choice could not be stored."""

SUGGESTED = "suggested"
ONLY = "only"


class Deed(msgspec.Struct, kw_only=True):
    """A change that was checked and is to be kept: an entry without number and moment."""

    kind: str
    seat: int | None = None
    data: dict[str, Any] = {}
    keys: Sequence[StoredKey] = ()
    revoke: Sequence[str] = ()


class Table:
    """One table with all that is going on at it."""

    def __init__(
        self, course: Course, store: Store, bots: Bots, bus: Bus, sources: Sources, limits: Limits
    ) -> None:
        self.course = course
        self.present: Counter[int] = Counter()  # windows open by seat
        self.watching = 0
        self.presence = 0  # grows whenever somebody comes or goes
        self.last_used = sources.now()
        self._store = store
        self._bots = bots
        self._bus = bus
        self._sources = sources
        self._limits = limits
        self._turn = asyncio.Lock()
        self._stored_status: Status = course.row.status
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._looks = Looks()

    @property
    def id(self) -> str:
        return self.course.row.id

    @property
    def row(self) -> TableRow:
        return self.course.row

    # Looking.

    def state(self) -> TableState:
        """What everybody may know about the table."""
        course = self.course
        seats = [
            msgspec.structs.replace(seat, online=self.present[number] > 0)
            for number, seat in enumerate(course.seats)
        ]
        return TableState(
            id=self.id,
            game=self.row.game,
            preset=self.row.preset,
            options=self.row.options,
            seats=seats,
            status=course.status,
            created=self.row.created,
            clock=self.row.clock,
            spectators=self.row.spectators,
            watching=self.watching,
            rematch=course.rematch,
        )

    def update(self, seat: int | None, branch: int | None, events: int) -> Update | None:
        """What a seat or a spectator has not seen yet, with the newest view; None if there is no
        game yet."""
        return self._looks.update(self.course, seat, branch, events)

    def game(self) -> Game:
        """The game, or a refusal while seats are open."""
        if self.course.game is None:
            raise HallError("not-started", "the game begins when all seats are taken")
        return self.course.game

    def why(self, seat: int, action: str) -> list[Refusal]:
        """The rules against an action."""
        return self.game().why_not(seat, action)

    async def hint(self, seat: int) -> dict[str, Any]:
        """What a bot would do in this seat, knowing what the seat knows."""
        game = self.game()
        if seat not in game.to_act:
            raise HallError("not-your-turn", "a hint needs a choice that is owed")
        return await self._bots.explain(self._wish(seat, "planner"))

    def come(self, seat: int | None) -> None:
        """A window was opened."""
        self._move(seat, 1)

    def go(self, seat: int | None) -> None:
        """A window was closed."""
        self._move(seat, -1)

    def _move(self, seat: int | None, step: int) -> None:
        if seat is None:
            self.watching += step
        else:
            self.present[seat] += step
        self.presence += 1
        self.last_used = self._sources.now()
        self._bus.publish(self.id)

    def in_use(self) -> bool:
        """Whether anybody looks on, a bot thinks, or a live clock runs."""
        live = self.row.clock.kind == "live" and bool(self.course.clocks.running)
        return bool(self.watching or +self.present or self._tasks or live or self._turn.locked())

    # Playing.

    async def choose(self, seat: int, decision: int, action: str) -> int:
        """Carry out a choice; the number of choices made since."""

        def draft() -> list[Deed]:
            self._check_choice(seat, decision, action)
            return [Deed(kind="choose", seat=seat, data={"action": action, "decision": decision})]

        return await self._do(draft)

    def _check_choice(self, seat: int, decision: int, action: str) -> None:
        self._check_playing()
        game = self.game()
        if decision != game.decision:
            stale = Refusal("SH-STALE", answered=decision, owed=game.decision)
            raise HallError("stale", "the decision was made or taken back before", [stale])
        refusals = game.why_not(seat, action)
        if refusals:
            raise HallError("illegal", f"{action!r} is refused", refusals)

    async def undo(self, seat: int, decision: int) -> int:
        """Take back the own last choice."""

        def draft() -> list[Deed]:
            self._check_not_archived()
            game = self.game()
            if decision != game.decision:
                stale = Refusal("SH-STALE", answered=decision, owed=game.decision)
                raise HallError("stale", "the table has gone on in between", [stale])
            refusal = game.why_no_undo(seat)
            if refusal is not None:
                raise HallError("undo-refused", "this cannot be taken back", [refusal])
            return [Deed(kind="undo", seat=seat)]

        return await self._do(draft)

    async def ask_takeback(self, seat: int, to: int) -> int:
        """Ask to go back to where `to` choices had been made; against bots it is done at once."""

        def draft() -> list[Deed]:
            self._check_not_archived()
            made = len(self.game().choices)
            if to >= made:
                raise HallError("takeback", f"only {made} choices were made; go back to fewer")
            asked = Deed(kind="ask-takeback", seat=seat, data={"to": to})
            if [other for other in self.course.people() if other != seat]:
                return [asked]
            return [asked, Deed(kind="takeback", seat=seat, data={"to": to})]

        return await self._do(draft)

    async def answer_takeback(self, seat: int, to: int, agree: bool) -> int:
        """Agree to a take-back, or not."""

        def draft() -> list[Deed]:
            wish = self.course.takeback
            if wish is None or wish.to != to or seat not in wish.waiting:
                raise HallError("takeback", "nobody waits for this answer")
            answered = Deed(kind="answer-takeback", seat=seat, data={"to": to, "agree": agree})
            if not agree or wish.waiting != [seat]:
                return [answered]
            return [answered, Deed(kind="takeback", seat=wish.seat, data={"to": to})]

        return await self._do(draft)

    async def say(self, seat: int, text: str) -> int:
        """Say something to all at the table."""

        def draft() -> list[Deed]:
            self._check_not_archived()
            if len(self.course.chat) >= self._limits.chat_lines:
                raise HallError("too-many", f"a table keeps {self._limits.chat_lines} lines")
            return [Deed(kind="say", seat=seat, data={"text": plain_text(text)})]

        return await self._do(draft)

    async def set_orders(self, seat: int, orders: Sequence[Order]) -> int:
        """Replace the standing orders of a seat."""

        def draft() -> list[Deed]:
            self._check_playing()
            for order in orders:
                if order.action not in (SUGGESTED, ONLY):
                    stormhall.parse(self.row.game, order.action)
            return [Deed(kind="orders", seat=seat, data={"orders": msgspec.to_builtins(orders)})]

        return await self._do(draft)

    # Sitting down and getting up.

    async def join(self, seat: int | None, name: str, key: Callable[[int], StoredKey]) -> int:
        """Let somebody sit down, at a given open seat or the first; the seat's number."""
        taken = -1

        def draft() -> list[Deed]:
            nonlocal taken
            self._check_not_archived()
            taken = self._open_seat(seat)
            person = SeatState(kind="person", name=plain_text(name))
            return [self._seated(taken, person, keys=[key(taken)]), *self._start_if_full(taken)]

        await self._do(draft)
        return taken

    def _open_seat(self, wished: int | None) -> int:
        free = [n for n, seat in enumerate(self.course.seats) if seat.kind == "open"]
        if wished is None:
            if not free:
                raise HallError("seat-taken", "no seat is open at this table")
            return free[0]
        if wished not in free:
            raise HallError("seat-taken", f"seat {wished} is not open; open are: {free}")
        return wished

    async def claim(self, seat: int, key: StoredKey) -> None:
        """Give another key to somebody who has a right to a seat, and let that person sit down."""

        def draft() -> list[Deed]:
            before = self.course.seats[seat]
            person = SeatState(kind="person", name=before.name or f"{seat + 1}")
            return [self._seated(seat, person, keys=[key]), *self._start_if_full(seat)]

        await self._do(draft)

    async def rename(self, seat: int, name: str) -> None:
        """Another name for a seat."""

        def draft() -> list[Deed]:
            before = self.course.seats[seat]
            return [self._seated(seat, msgspec.structs.replace(before, name=plain_text(name)))]

        await self._do(draft)

    async def leave(self, seat: int, digest: str, level: str) -> None:
        """Get up for good: the seat is open again, and a bot chooses there until it is taken."""

        def draft() -> list[Deed]:
            self._check_not_archived()
            playing = self.course.playing()
            empty = SeatState(
                kind="open",
                name=self.course.seats[seat].name if playing else "",
                level=level if playing else None,
                away=playing,
            )
            return [self._seated(seat, empty, revoke=[digest])]

        await self._do(draft)

    async def sit_in(self, seat: int, level: str) -> None:
        """Let a bot choose for a seat from now on, or take an open seat before the game."""

        def draft() -> list[Deed]:
            self._check_not_archived()
            before = self.course.seats[seat]
            if before.kind == "person":
                after = msgspec.structs.replace(before, level=level, away=True)
            elif self.course.game is None or before.kind == "bot":
                after = SeatState(kind="bot", name=before.name or level, level=level)
            else:
                after = msgspec.structs.replace(before, level=level)
            return [self._seated(seat, after), *self._start_if_full(seat)]

        await self._do(draft)

    async def come_back(self, seat: int) -> None:
        """The person of a seat chooses again."""

        def draft() -> list[Deed]:
            before = self.course.seats[seat]
            if before.kind != "person" or not before.away:
                raise HallError("not-away", "no bot sits in for this seat")
            return [self._seated(seat, msgspec.structs.replace(before, away=False, level=None))]

        await self._do(draft)

    def _seated(
        self,
        number: int,
        seat: SeatState,
        *,
        keys: Sequence[StoredKey] = (),
        revoke: Sequence[str] = (),
    ) -> Deed:
        data = msgspec.to_builtins(msgspec.structs.replace(seat, online=False))
        return Deed(kind="seat", seat=number, data=data, keys=keys, revoke=revoke)

    def _start_if_full(self, taken: int) -> list[Deed]:
        """The start of the game, if this was the last open seat."""
        others = [s for n, s in enumerate(self.course.seats) if n != taken]
        waiting = self.course.game is None
        return [Deed(kind="start")] if waiting and all(s.kind != "open" for s in others) else []

    # The hall's business.

    async def go_on(self) -> None:
        """Take up what a table was doing when it was left: clocks, bots, standing orders."""

        def draft() -> list[Deed]:
            live = self.row.clock.kind == "live" and bool(self.course.clocks.running)
            return [Deed(kind="resume")] if live else []

        await self._do(draft)

    async def look_at_clocks(self) -> None:
        """Hand seats whose time has run out to bots."""

        def draft() -> list[Deed]:
            late = self.course.clocks.run_out(self._sources.now())
            return [
                self._seated(
                    seat,
                    msgspec.structs.replace(self.course.seats[seat], away=True, level="planner"),
                )
                for seat in late
            ]

        await self._do(draft)

    async def archive(self) -> None:
        """Put a table away that nobody has touched for long."""
        await self._do(lambda: [] if self.course.status == "archived" else [Deed(kind="archive")])

    async def reopen(self) -> None:
        """Somebody with a seat has come back to an archived table."""
        await self._do(lambda: [Deed(kind="reopen")] if self.course.status == "archived" else [])

    async def note_rematch(self, table: str) -> None:
        """Say where the game is played again."""
        await self._do(lambda: [Deed(kind="rematch", data={"table": table})])

    async def close(self) -> None:
        """End all that is going on; the store has everything."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with self._turn:
            self._bots.forget(self.id)

    # The one way of change.

    async def _do(self, draft: Callable[[], list[Deed]]) -> int:
        """Check and carry out a change in its turn, to its end even if the asker goes away."""
        change = asyncio.ensure_future(self._do_in_turn(draft))
        change.add_done_callback(_forget)
        return await asyncio.shield(change)

    async def _do_in_turn(self, draft: Callable[[], list[Deed]]) -> int:
        async with self._turn:
            deeds = draft()
            if deeds:
                await self._keep(deeds)
            number = len(self.course.game.choices) if self.course.game is not None else 0
        self._after_change()
        return number

    async def _keep(self, deeds: list[Deed]) -> None:
        now = self._sources.now()
        entries = [
            Entry(n=self.course.length + i, at=now, kind=d.kind, seat=d.seat, data=d.data)
            for i, d in enumerate(deeds)
        ]
        earlier = await self._earlier_game(entries)
        try:
            await self._store.append(
                self.id,
                entries,
                keys=[key for deed in deeds for key in deed.keys],
                revoke=[digest for deed in deeds for digest in deed.revoke],
            )
        except Conflict as error:
            await self._catch_up()
            raise HallError("stale", "somebody else was faster") from error
        for entry in entries:
            self.course.apply(entry, earlier)
        self.last_used = now
        await self._keep_status()

    async def _earlier_game(self, entries: list[Entry]) -> Game | None:
        """The game to go back to, worked out aside because that takes its time."""
        for entry in entries:
            if entry.kind == "takeback":
                return await asyncio.to_thread(shortened, self.row, self.game(), entry.data["to"])
        return None

    async def _catch_up(self) -> None:
        """Another process has gone on with this table: see what happened."""
        for entry in await self._store.tail(self.id, self.course.length):
            self.course.apply(entry)
        self._after_change()

    async def _keep_status(self) -> None:
        """The status is kept for lists alone; a table that is loaded knows it from its entries."""
        if self.course.status == self._stored_status:
            return
        try:
            await self._store.append(self.id, [], status=self.course.status)
            self._stored_status = self.course.status
        except StoreError as error:
            log.warning("status-not-stored", table=self.id, problem=str(error))

    def _after_change(self) -> None:
        self._bus.publish(self.id)
        if self.course.playing():
            for seat in self.course.thinking():
                self._drive(seat)

    # Those who choose by themselves.

    def _drive(self, seat: int) -> None:
        """Let a bot or a standing order choose for a seat, unless one is at it already."""
        kind = "bot" if self.course.is_bot(seat) else "order"
        if kind == "order" and self._ordered(seat) is None:
            return
        if (kind, seat) in self._tasks:
            return
        choosing = self._let_bot_choose if kind == "bot" else self._obey
        task = asyncio.ensure_future(choosing(seat))
        self._tasks[kind, seat] = task
        task.add_done_callback(lambda _: self._done(kind, seat))

    def _done(self, kind: str, seat: int) -> None:
        self._tasks.pop((kind, seat), None)
        if self.course.playing() and seat in self.course.thinking():
            self._drive(seat)

    async def _let_bot_choose(self, seat: int) -> None:
        """One choice of a bot; if the table went on meanwhile, it will be asked again."""
        branch, decision = self.course.branch, self.game().decision
        level = self.course.seats[seat].level or "planner"
        try:
            chosen = await self._bots.choose(self._wish(seat, level))
            if self.course.is_bot(seat) and self.course.branch == branch:
                await self.choose(seat, decision, chosen.action)
        except HallError as error:
            if error.code != "stale":
                log.error("bot-refused", table=self.id, seat=seat, problem=str(error))
                await asyncio.sleep(BOT_PATIENCE)
        except StoreError as error:
            log.warning("bot-choice-not-stored", table=self.id, seat=seat, problem=str(error))
            await asyncio.sleep(BOT_PATIENCE)

    def _wish(self, seat: int, level: str) -> Wish:
        own = int.from_bytes(self.id.encode()[:6], "big")
        view = self.game().view(seat)
        return Wish(table=self.id, seat=seat, level=level, seed=seeded(own, seat), view=view)

    def _ordered(self, seat: int) -> str | None:
        """The action that a standing order takes now."""
        orders = self.course.orders.get(seat)
        if not orders:
            return None
        game = self.game()
        step = game.state.steps()[game.state.frames[-1][0]].name
        legal = [str(action) for action in game.legal(seat)]
        for order in orders:
            if order.step and order.step != step:
                continue
            if order.action == ONLY and len(legal) == 1:
                return legal[0]
            if order.action == SUGGESTED and (usual := game.suggestion(seat)) is not None:
                return str(usual)
            if order.action in legal:
                return order.action
        return None

    async def _obey(self, seat: int) -> None:
        action = self._ordered(seat)
        if action is None:
            return
        try:
            await self.choose(seat, self.game().decision, action)
        except StormhallError as error:
            log.info("order-not-obeyed", table=self.id, seat=seat, problem=str(error))
            await asyncio.sleep(BOT_PATIENCE)

    # What is allowed at all.

    def _check_playing(self) -> None:
        self._check_not_archived()
        self.game()
        if not self.course.playing():
            raise HallError("over", "the game is over", [Refusal("SH-OVER")])

    def _check_not_archived(self) -> None:
        if self.course.status == "archived":
            raise HallError("archived", "this table was put away; come back to it first")
        if self.course.is_upload:
            raise HallError("replay-only", "an uploaded record can only be replayed")


def _forget(change: asyncio.Future[int]) -> None:
    """What went wrong concerns the asker; if nobody waits any more, nobody."""
    if not change.cancelled():
        change.exception()


def plain_text(text: str) -> str:
    """A text of a guest without control characters and tricks of direction, on one line."""
    kept = "".join(each if each.isprintable() else " " for each in text)
    short = " ".join(kept.split())
    if not short:
        raise HallError("empty-text", "the text has no visible character")
    return short
