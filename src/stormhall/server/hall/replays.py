"""Replays of finished games: any moment as any viewer saw it, and the game's statistics.

A game is replayed once, keeping a copy of its state every few choices; any moment is then only a
few choices away from one of these copies.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final, Literal, TypeVar

from stormhall.kernel.core.events import Event, EventLog, Facts
from stormhall.kernel.core.state import SPECTATOR, Code, Seat, State
from stormhall.kernel.statistics import Account
from stormhall.kernel.table.game import Game
from stormhall.server.store.interface import TableRow
from stormhall.server.tables.history import first_game
from stormhall.server.tables.table import Table
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.lobby_messages import Chosen, Film, Moment, Standing, Story

Viewer = int | Literal["spectator", "all"]
ReplayKey = tuple[str, int, int]
"""A table, its branch and its number of choices; a table that is imported again may differ."""
Result = TypeVar("Result")

STRIDE: Final = 25
"""The number of choices between two stored copies of the state."""
MOST_REPLAYS: Final = 16
"""The most replays in memory."""


class Replay:
    """One finished game, or an unfinished one from a record."""

    def __init__(self, row: TableRow, choices: list[tuple[Seat, Code]]) -> None:
        first = first_game(row)
        self.table: Final = row.id
        self.choices: Final = choices
        self._ruleset: Final = first.ruleset
        self._seed: Final = first.seed
        self._start: Final = first.start
        self._events: Final[list[Event]] = []
        self._event_counts: Final = [0]  # events so far, by the number of choices
        self._copies: Final[list[State]] = []
        self._standings: Final[list[Standing]] = []
        self._unit = ""
        self._account: Account | None = None
        self._end: Final = self._play(first.state)

    def _play(self, state: State) -> State:
        """Replay the game, keep the data for moments and the story, and return the last state."""
        state.log = log = EventLog()
        statistics = self._ruleset.statistics(state)
        self._copies.append(state.clone())
        self._note(0, statistics.points(state))
        for number, (seat, code) in enumerate(self.choices, start=1):
            state.take(seat, code)
            statistics.watch(state, log.events)
            self._events.extend(log.events)
            self._event_counts.append(len(self._events))
            log.events = []
            self._note(number, state.result().points if state.over else statistics.points(state))
            if number % STRIDE == 0:
                self._copies.append(state.clone())
        self._unit = statistics.unit
        self._account = statistics.close(state) if state.over else None
        return state

    def _note(self, number: int, points: list[int]) -> None:
        """Record the points if they have changed."""
        if not self._standings or self._standings[-1].points != points:
            self._standings.append(Standing(number=number, points=points))

    def film(self, viewer: Viewer) -> Film:
        """All choices and all events."""
        self._check(viewer)
        text = self._ruleset.notation.text
        return Film(
            table=self.table,
            eyes=str(viewer),
            over=self._end.over,
            choices=[
                Chosen(by=seat, choice=text(code), heard=events)
                for (seat, code), events in zip(self.choices, self._event_counts[1:], strict=True)
            ],
            events=self._visible_events(0, len(self._events), viewer),
        )

    def moment(self, at: int | None, viewer: Viewer) -> Moment:
        """The game after `at` choices, or at its end if `at` is None."""
        last = len(self.choices)
        number = last if at is None else at
        if not 0 <= number <= last:
            raise HallError("no-moment/moments", last=last, number=number)
        self._check(viewer)
        game = self._game(number)
        by, code = self.choices[number - 1] if number else (None, None)
        seat = viewer if isinstance(viewer, int) else None
        return Moment(
            table=self.table,
            number=number,
            last=last,
            eyes=str(viewer),
            choice=None if code is None else self._ruleset.notation.text(code),
            by=by,
            events=self._events_of(number, viewer),
            view=game.position() if viewer == "all" else game.view(seat),
            figures=game.figures(seat),
        )

    def _game(self, number: int) -> Game:
        nearest = number // STRIDE
        state = self._copies[nearest].clone()
        for seat, code in self.choices[nearest * STRIDE : number]:
            state.take(seat, code)
        return Game(self._ruleset, state, self._seed, self._start)

    def _events_of(self, number: int, viewer: Viewer) -> list[Facts]:
        first = self._event_counts[max(0, number - 1)]
        return self._visible_events(first, self._event_counts[number], viewer)

    def _visible_events(self, first: int, end: int, viewer: Viewer) -> list[Facts]:
        events = enumerate(self._events[first:end], start=first)
        return [{**_visible(event, viewer), "number": number} for number, event in events]

    def _check(self, viewer: Viewer) -> None:
        if isinstance(viewer, int) and not 0 <= viewer < self._end.seats:
            raise HallError("no-seat/last", last=self._end.seats - 1)

    def story(self) -> Story:
        """The statistics of the game."""
        account = self._account
        if account is None:
            raise HallError("not-over/record")
        result = self._end.result()
        return Story(
            table=self.table,
            points=result.points,
            places=result.places,
            winners=result.winners,
            reason=result.reason,
            breaks=result.breaks,
            unit=self._unit,
            length=account.length,
            traits=account.traits,
            timeline=account.timeline,
            course=self._standings,
            sources=account.sources,
            uses=account.uses,
        )


def _visible(event: Event, viewer: Viewer) -> Facts:
    if viewer == "all":
        return {"event": event.kind, **event.facts, **(event.secret or {})}
    return event.seen_by(SPECTATOR if viewer == "spectator" else viewer)


class Replays:
    """The most recently requested replays.

    They are computed in threads, one at a time, so that they do not block the event loop."""

    def __init__(self, most: int = MOST_REPLAYS) -> None:
        self._most: Final = most
        self._replays: Final[OrderedDict[ReplayKey, asyncio.Task[Replay]]] = OrderedDict()
        self._computing: Final = asyncio.Lock()

    async def moment(self, table: Table, at: int | None, viewer: Viewer) -> Moment:
        """A finished table after `at` choices, or at its end if `at` is None."""
        replay = await self._replay(table)
        return await self._in_thread(lambda: replay.moment(at, viewer))

    async def film(self, table: Table, viewer: Viewer) -> Film:
        """A finished table from start to end."""
        replay = await self._replay(table)
        return await self._in_thread(lambda: replay.film(viewer))

    async def story(self, table: Table) -> Story:
        """The statistics of a finished table."""
        return (await self._replay(table)).story()

    async def record(self, table: Table) -> str:
        """The record of a finished table, as text."""
        return await self._in_thread(finished(table).record)

    async def _replay(self, table: Table) -> Replay:
        game = finished(table)
        key = (table.id, table.history.branch, len(game.choices))
        if key not in self._replays:
            computing = self._in_thread(partial(Replay, table.row, game.choices[:]))
            self._replays[key] = asyncio.ensure_future(computing)
        self._replays.move_to_end(key)
        while len(self._replays) > self._most:
            self._replays.popitem(last=False)
        try:
            return await asyncio.shield(self._replays[key])
        except Exception:  # the next request tries again
            self._replays.pop(key, None)
            raise

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        async with self._computing:
            return await asyncio.to_thread(work)


def finished(table: Table) -> Game:
    """The game of a table whose secrets may be shown; refuse it while it is being played."""
    game = table.history.game
    if game is None or not (game.over or table.history.is_upload):
        raise HallError("not-over")
    return game
