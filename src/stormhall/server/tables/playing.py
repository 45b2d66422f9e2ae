"""What people do in a game, as changes to its table: choosing, taking back, talking."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import to_builtins

import stormhall
from stormhall.kernel.core.refusal import Refusal
from stormhall.server.settings import Limits
from stormhall.server.tables.changes import (
    Deed,
    check_open,
    check_person,
    check_playing,
    game_of,
    plain_text,
)
from stormhall.server.tables.history import Course
from stormhall.server.tables.standing_orders import ONLY, SUGGESTED
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import Order


def choice(
    course: Course, seat: int, decision: int, action: str, *, branch: int | None = None
) -> list[Deed]:
    """The choice of a person. Whether the rules allow it is found when it is tried out."""
    check_playing(course)
    check_person(course, seat)
    _check_branch(course, branch)
    return [chosen(seat, decision, action, by="person")]


def _check_branch(course: Course, branch: int | None) -> None:
    """Refuse what was thought of before others were taken back: since then the number of a decision
    may mean another one. Who names no branch does not mind."""
    if branch is not None and branch != course.branch:
        raise HallError("stale", "choices were taken back before this one came")


def chosen(seat: int, decision: int, action: str, *, by: str) -> Deed:
    """A choice, with who made it: `person`, `bot` or `order`."""
    data = {"action": action, "decision": decision, "by": by}
    return Deed(kind="choose", seat=seat, data=data)


def undo(course: Course, seat: int, decision: int, *, branch: int | None = None) -> list[Deed]:
    """Take back the own last choice."""
    check_playing(course)
    check_person(course, seat)
    _check_branch(course, branch)
    owed = game_of(course).decision
    if decision != owed:
        stale = Refusal("SH-STALE", answered=decision, owed=owed)
        raise HallError("stale", "the table has gone on in between", [stale])
    return [Deed(kind="undo", seat=seat)]


def ask_takeback(course: Course, seat: int, to: int) -> list[Deed]:
    """Ask to go back to where `to` choices had been made; against bots it is done at once.

    People who are away have a say, or one could look ahead while somebody's line is down. Once the
    game is over its record tells everything, so that nobody can go back to not knowing it."""
    check_playing(course)
    check_person(course, seat)
    made = len(game_of(course).choices)
    if not 0 <= to < made:
        raise HallError("takeback", f"{made} choices were made; go back to 0 or more, but fewer")
    asked = Deed(kind="ask-takeback", seat=seat, data={"to": to})
    if [other for other in course.owners() if other != seat]:
        return [asked]
    return [asked, Deed(kind="takeback", seat=seat, data={"to": to})]


def answer_takeback(course: Course, seat: int, to: int, agree: bool) -> list[Deed]:
    """Agree to a take-back, or not."""
    check_open(course)
    wish = course.takeback
    if wish is None or wish.to != to or seat not in wish.waiting:
        raise HallError("takeback", "nobody waits for this answer")
    answered = Deed(kind="answer-takeback", seat=seat, data={"to": to, "agree": agree})
    if not agree or wish.waiting != [seat]:
        return [answered]
    return [answered, Deed(kind="takeback", seat=wish.seat, data={"to": to})]


def line(course: Course, seat: int, text: str, limits: Limits) -> list[Deed]:
    """Say something to all at the table."""
    check_open(course)
    if len(course.chat) >= limits.chat_lines:
        raise HallError("too-many", f"a table keeps {limits.chat_lines} lines")
    return [Deed(kind="say", seat=seat, data={"text": plain_text(text)})]


def new_orders(course: Course, seat: int, orders: Sequence[Order]) -> list[Deed]:
    """Replace the standing orders of a seat."""
    check_playing(course)
    steps = {step.name for step in game_of(course).state.steps()}
    for order in orders:
        if order.action not in (SUGGESTED, ONLY):
            stormhall.parse(course.row.game, order.action)
        if order.step and order.step not in steps:
            raise HallError("no-step", f"{course.row.game} has no step {order.step!r}")
    return [Deed(kind="orders", seat=seat, data={"orders": to_builtins(orders)})]
