"""What each pair of eyes at a table gets to see, written down once for all who share them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from stormhall.kernel.table.game import Game
from stormhall.server.tables.history import Course
from stormhall.server.tables.lesson_guide import lesson_state
from stormhall.server.tables.standing_orders import step_of
from stormhall.server.wire.errors import reasons_of
from stormhall.server.wire.messages import (
    LessonState,
    Offer,
    OwnTable,
    TableState,
    Turn,
    UndoState,
    Update,
)


def state_of(course: Course, present: Mapping[int, int], watching: int) -> TableState:
    """What everybody may know about a table, with how many windows are open in which seat."""
    row = course.row
    return TableState(
        id=row.id,
        game=row.game,
        preset=row.preset,
        options=row.options,
        seats=[
            msgspec.structs.replace(seat, online=present.get(number, 0) > 0)
            for number, seat in enumerate(course.seats)
        ],
        status=course.status,
        created=row.created,
        clock=row.clock,
        spectators=row.spectators,
        listed=row.listed,
        watching=watching,
        rematch=course.rematch,
        lesson=course.lesson is not None,
    )


class Glance(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the list of somebody's own tables, small enough to be remembered."""

    table: TableState
    turns: list[int]  # the seats whose people owe a choice
    number: int

    def of(self, seat: int) -> OwnTable:
        """The table as one of the own, with whether it is one's turn."""
        return OwnTable(table=self.table, seat=seat, turn=seat in self.turns, number=self.number)


def glance_at(course: Course, state: TableState) -> Glance:
    """Whose turn it is at a table."""
    people = course.people()
    return Glance(
        table=state,
        turns=[seat for seat in course.thinking() if seat in people],
        number=0 if course.game is None else len(course.game.choices),
    )


def glance_of(course: Course) -> Glance:
    """A glance at a table at which nobody is."""
    return glance_at(course, state_of(course, {}, 0))


class Look(msgspec.Struct, kw_only=True):
    """A moment through the eyes of a seat or a spectator, ready to be sent."""

    view: msgspec.Raw
    figures: msgspec.Raw
    turn: msgspec.Raw | None
    undo: UndoState | None
    lesson: LessonState | None


class Looks:
    """The looks of the present moment."""

    def __init__(self) -> None:
        self._moment: object = None
        self._looks: dict[int | None, Look] = {}

    def update(
        self, course: Course, seat: int | None, branch: int | None, events: int
    ) -> Update | None:
        """What these eyes have not seen yet; None while there is no game."""
        game = course.game
        if game is None:
            return None
        known = course.still_true(branch, events)
        first = known or 0
        look = self._look(course, game, seat)
        return Update(
            branch=course.branch,
            number=len(game.choices),
            first=first,
            events=raw(game.events(first, seat)),
            view=look.view,
            figures=look.figures,
            thinking=course.thinking(),
            fresh=known is None,
            turn=look.turn,
            undo=look.undo,
            clock=course.clocks.state(),
            takeback=course.takeback,
            lesson=look.lesson,
        )

    def _look(self, course: Course, game: Game, seat: int | None) -> Look:
        moment = (id(game), course.branch, len(game.choices), course.playing())
        if moment != self._moment:
            self._moment = moment
            self._looks.clear()
        if seat not in self._looks:
            self._looks[seat] = _look(course, game, seat)
        return self._looks[seat]


def _look(course: Course, game: Game, seat: int | None) -> Look:
    turn = undo = None
    if seat is not None and course.playing():
        turn = raw(turn_of(game, seat)) if seat in game.to_act else None
        undo = undo_of(game, seat)
    return Look(
        view=raw(game.view(seat)),
        figures=raw(game.figures(seat)),
        turn=turn,
        undo=undo,
        lesson=lesson_state(course, seat),
    )


def turn_of(game: Game, seat: int) -> Turn:
    """What a seat owes now."""
    legal = game.legal(seat)
    usual = game.suggestion(seat)
    return Turn(
        decision=game.decision,
        step=step_of(game),
        offers=[Offer(text=str(each), kind=each.kind, args=each.args) for each in legal],
        suggestion=legal.index(usual) if usual in legal else None,
    )


def undo_of(game: Game, seat: int) -> UndoState:
    """Whether a seat may take back its last choice."""
    refusal = game.why_no_undo(seat)
    reason = None if refusal is None else reasons_of([refusal])[0]
    return UndoState(possible=refusal is None, reason=reason)


def raw(value: object) -> msgspec.Raw:
    """Anything as JSON that is not touched again."""
    return msgspec.Raw(msgspec.json.encode(value))
