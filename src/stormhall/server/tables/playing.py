"""Drafts of what people do in a game: choose, take back, chat, set standing orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, assert_never

from msgspec import to_builtins
from msgspec.structs import replace

from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.ruleset import find
from stormhall.kernel.table.game import Game
from stormhall.server.settings import Limits
from stormhall.server.tables.changes import (
    NOTHING,
    Change,
    check_open,
    check_person,
    check_playing,
    entry,
    game_of,
    plain_text,
)
from stormhall.server.tables.history import TableHistory
from stormhall.server.tables.standing_orders import ONLY, SUGGESTED
from stormhall.server.wire import messages as m
from stormhall.server.wire.errors import HallError

Chooser = Literal["person", "bot", "order"]


def requested(history: TableHistory, seat: int, request: m.ChangeRequest, limits: Limits) -> Change:
    """The change that a seat's request asks for."""
    match request:
        case m.Choose():
            if history.game is None:
                check_playing(history)
            action = sentence(game_of(history), request.action, request.then)
            return choice(history, seat, request.decision, action, request.branch)
        case m.Undo():
            return undo(history, seat, request.decision, request.branch)
        case m.AskTakeback():
            return ask_takeback(history, seat, request.to)
        case m.AnswerTakeback():
            return answer_takeback(history, seat, request.to, request.agree)
        case m.Say():
            return say(history, seat, request.text, limits)
        case m.SetOrders():
            return set_orders(history, seat, request.orders)
    assert_never(request)


def choice(
    history: TableHistory, seat: int, decision: int, action: str, branch: int | None = None
) -> Change:
    """A person's choice; the game itself checks it when the change is tried out.

    With `branch`, a choice made before other choices were taken back is stale, whatever the number
    of its decision. A choice that was made already is not made again: its answer was lost."""
    text = as_read(action)
    if branch in (None, history.branch) and is_made(history, seat, decision, text):
        return NOTHING
    check_playing(history)
    check_person(history, seat)
    _check_branch(history, branch)
    return chosen(seat, decision, text, by="person")


def is_made(history: TableHistory, seat: int, decision: int, text: str) -> bool:
    """Whether this was the last choice of a seat's person, and the seat does not owe it again."""
    is_owed = seat in history.thinking() and game_of(history).decision == decision
    return not is_owed and history.answered.get(seat) == (history.branch, decision, text)


def as_read(action: str) -> str:
    """The text of an action without the case and the white space that games do not read."""
    steps = [" ".join(step.split()) for step in action.lower().split(";")]
    return "; ".join([step for step in steps if step]) or action


def sentence(game: Game, action: str, then: Sequence[m.NamedAction]) -> str:
    """The text of an action with the steps that follow it."""
    notation = game.ruleset.notation
    return "; ".join([action, *[notation.written(step.kind, step.args) for step in then]])


def _check_branch(history: TableHistory, branch: int | None) -> None:
    """Refuse a request made before choices were taken back: the number of its decision may mean
    another decision on the new branch. A client that names no branch does not mind."""
    if branch is not None and branch != history.branch:
        raise HallError("stale/branch")


def chosen(seat: int, decision: int, action: str, *, by: Chooser) -> Change:
    """A choice, and who made it."""
    return Change([entry("choose", seat, action=action, decision=decision, by=by)])


def undo(history: TableHistory, seat: int, decision: int, branch: int | None = None) -> Change:
    """Take back the seat's last choice."""
    check_playing(history)
    check_person(history, seat)
    _check_branch(history, branch)
    owed = game_of(history).decision
    if decision != owed:
        raise HallError("stale", [Refusal("SH-STALE", answered=decision, owed=owed)])
    return Change([entry("undo", seat)], spent_by=seat)


def ask_takeback(history: TableHistory, seat: int, to: int) -> Change:
    """Ask to go back to the moment after `to` choices; against bots this happens at once.

    People who are away have to agree too, otherwise a player could look ahead while somebody is
    offline. Nothing can be taken back once the game is over, as its record shows everything."""
    check_playing(history)
    check_person(history, seat)
    made = len(game_of(history).choices)
    if not 0 <= to < made:
        raise HallError("takeback/range", made=made)
    if history.takeback is not None:
        return _asked_again(history.takeback, seat, to)
    request = entry("ask-takeback", seat, to=to)
    if [other for other in history.owners() if other != seat]:
        return Change([request], spent_by=seat)
    return Change([request, entry("takeback", seat, to=to)], spent_by=seat)


def _asked_again(open_wish: m.Takeback, seat: int, to: int) -> Change:
    """The same wish keeps its votes; another has to wait, or it would wipe them."""
    if (open_wish.seat, open_wish.to) != (seat, to):
        raise HallError("takeback-asked")
    return NOTHING


def answer_takeback(history: TableHistory, seat: int, to: int, agree: bool) -> Change:
    """Agree to a take-back or refuse it; whoever asked for it may withdraw it."""
    check_open(history)
    takeback = history.takeback
    if takeback is None or takeback.to != to:
        raise HallError("takeback")
    if seat not in takeback.waiting and (agree or seat != takeback.seat):
        raise HallError("takeback")
    answered = entry("answer-takeback", seat, to=to, agree=agree)
    if not agree or takeback.waiting != [seat]:
        return Change([answered])
    return Change([answered, entry("takeback", takeback.seat, to=to)])


def say(history: TableHistory, seat: int, text: str, limits: Limits) -> Change:
    """Send a line of chat to all at the table."""
    check_open(history)
    if len(history.chat) >= limits.chat_lines:
        raise HallError("too-many/lines", most=limits.chat_lines)
    return Change([entry("say", seat, text=plain_text(text))], spent_by=seat)


def set_orders(history: TableHistory, seat: int, orders: Sequence[m.Order]) -> Change:
    """Replace the standing orders of a seat."""
    check_playing(history)
    read = [_read_order(history, order) for order in orders]
    if read == history.orders.get(seat, []) and not history.ordered_choices.get(seat, 0):
        return NOTHING  # orders that have paused go on when they are set again
    return Change([entry("orders", seat, orders=to_builtins(read))], spent_by=seat)


def _read_order(history: TableHistory, order: m.Order) -> m.Order:
    """An order with its action as the game writes it, however it was typed."""
    steps = {step.name for step in game_of(history).state.steps()}
    if order.step and order.step not in steps:
        raise HallError("no-step/name", game=history.row.game, step=order.step)
    if order.action in (SUGGESTED, ONLY):
        return order
    notation = find(history.row.game).notation
    code = notation.code(order.action)  # one action, no compound command
    return replace(order, action=notation.text(code))
