"""What each viewer of a table sees, encoded once for all connections of the viewer."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from stormhall.kernel.table.game import Game
from stormhall.server.tables.history import TableHistory
from stormhall.server.tables.lesson_guide import lesson_state
from stormhall.server.tables.standing_orders import step_of
from stormhall.server.wire import messages as m
from stormhall.server.wire.errors import reasons_of
from stormhall.server.wire.table_messages import OwnTable


class Presence:
    """How many connections a table has, by seat and for spectators."""

    def __init__(self) -> None:
        self.seats: Counter[int] = Counter()
        self.spectators = 0
        self.version = 0  # grows whenever somebody connects or disconnects

    def __bool__(self) -> bool:
        return bool(self.spectators or +self.seats)

    @property
    def windows(self) -> int:
        """How many connections there are."""
        return self.spectators + self.seats.total()

    def count(self, seat: int | None, step: int) -> None:
        """Count a connection of a seat or a spectator, or stop counting it if `step` is -1."""
        if seat is None:
            self.spectators += step
        else:
            self.seats[seat] += step
        self.version += 1


NOBODY: Final = Presence()


def state_of(history: TableHistory, presence: Presence = NOBODY) -> m.TableState:
    """What everybody may know about a table."""
    row = history.row
    return m.TableState(
        id=row.id,
        game=row.game,
        preset=row.preset,
        options=row.options,
        seats=[
            msgspec.structs.replace(seat, online=presence.seats[number] > 0)
            for number, seat in enumerate(history.seats)
        ],
        status=history.status,
        created=row.created,
        clock=row.clock,
        spectators=row.spectators,
        listed=row.listed,
        watching=presence.spectators,
        rematch=history.rematch,
        lesson=history.lesson is not None,
    )


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a browser's list of tables, small enough to stay in memory."""

    table: m.TableState
    turns: list[int]  # the seats whose people owe a choice
    number: int

    def for_seat(self, seat: int) -> OwnTable:
        """The table as seen from a seat, and whether it is that seat's turn."""
        return OwnTable(table=self.table, seat=seat, turn=seat in self.turns, number=self.number)


def summary_of(history: TableHistory, presence: Presence = NOBODY) -> TableSummary:
    """Whose turn it is at a table."""
    people = history.people()
    return TableSummary(
        table=state_of(history, presence),
        turns=[seat for seat in history.thinking() if seat in people],
        number=0 if history.game is None else len(history.game.choices),
    )


class ViewerState(msgspec.Struct, kw_only=True):
    """The state of a game as a seat or a spectator sees it, encoded for sending."""

    view: msgspec.Raw
    figures: msgspec.Raw
    turn: msgspec.Raw | None
    undo: m.UndoState | None
    lesson: m.LessonState | None


class ViewCache:
    """What the viewers of a table see at its newest moment."""

    def __init__(self) -> None:
        self._moment: object = None
        self._viewers: dict[int | None, ViewerState] = {}

    def update(
        self, history: TableHistory, seat: int | None, branch: int | None, events: int
    ) -> m.Update | None:
        """The newest state with the events that a viewer lacks; None while there is no game."""
        game = history.game
        if game is None:
            return None
        valid = history.still_valid(branch, events)
        first = valid or 0
        state = self._state(history, game, seat)
        return m.Update(
            branch=history.branch,
            number=len(game.choices),
            first=first,
            events=encoded(game.events(first, seat)),
            view=state.view,
            figures=state.figures,
            thinking=history.thinking(),
            fresh=valid is None,
            turn=state.turn,
            undo=state.undo,
            clock=history.clocks.state(),
            takeback=history.takeback,
            lesson=state.lesson,
        )

    def _state(self, history: TableHistory, game: Game, seat: int | None) -> ViewerState:
        moment = (id(game), history.branch, len(game.choices), history.playing())
        if moment != self._moment:
            self._moment = moment
            self._viewers.clear()
        if seat not in self._viewers:
            self._viewers[seat] = _viewer_state(history, game, seat)
        return self._viewers[seat]


def _viewer_state(history: TableHistory, game: Game, seat: int | None) -> ViewerState:
    turn = undo = None
    if seat is not None and history.playing():
        turn = encoded(turn_of(game, seat)) if seat in game.to_act else None
        undo = undo_of(game, seat)
    return ViewerState(
        view=encoded(game.shared_view(seat)),
        figures=encoded(game.shared_figures(seat)),
        turn=turn,
        undo=undo,
        lesson=lesson_state(history, seat),
    )


def turn_of(game: Game, seat: int) -> m.Turn:
    """What a seat owes now."""
    legal = game.legal(seat)
    usual = game.suggestion(seat)
    return m.Turn(
        decision=game.decision,
        step=step_of(game),
        offers=[m.Offer(text=str(each), kind=each.kind, args=each.args) for each in legal],
        suggestion=legal.index(usual) if usual in legal else None,
    )


def undo_of(game: Game, seat: int) -> m.UndoState:
    """Whether a seat may take back its last choice."""
    refusal = game.why_no_undo(seat)
    reason = None if refusal is None else reasons_of([refusal])[0]
    return m.UndoState(possible=refusal is None, reason=reason)


def encoded(value: object) -> msgspec.Raw:
    """A value encoded as JSON, to be sent without further encoding."""
    return msgspec.Raw(msgspec.json.encode(value))
