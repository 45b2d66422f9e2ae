"""Answers to requests over a socket."""

from __future__ import annotations

import msgspec

from stormhall.kernel.core.errors import StormhallError
from stormhall.kernel.table.game import Game
from stormhall.server.live.access import TableAccess
from stormhall.server.tables import playing
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.table import Table
from stormhall.server.wire import messages as m
from stormhall.server.wire.errors import HallError, hall_error, reasons_of


async def answer(access: TableAccess, request: m.AnyRequest) -> m.ServerMessage:
    """Carry out a request of a seat or a spectator; raise `StormhallError` if that is
    impossible."""
    table, seat, key = access.table, access.seat, access.key
    match request:
        case m.Ping():
            return m.Pong(id=request.id)
        case _ if seat is None or key is None:
            raise HallError("watching")
        case m.AskWhy():
            return _why(game_of(table.history), seat, request)
        case m.AskPreview():
            game = game_of(table.history)
            action = playing.sentence(game, request.action, request.then)
            facts = game.preview(seat, action).to_json()
            preview = {"type": "preview", "id": request.id, "action": action, **facts}
            return msgspec.convert(preview, m.Preview)
        case m.AskHint():
            table.budget.spend(seat)
            hint = await _hint(table, seat, request)
            await access.check()  # a hint takes long
            return hint
        case _:
            if not isinstance(request, m.Choose | m.Undo):
                table.budget.spend(seat)
            number = await table.change_by(key, playing.requested, seat, request, table.limits)
            return m.Accepted(id=request.id, number=number)


def _why(game: Game, seat: int, request: m.AskWhy) -> m.Why:
    """The rules against an action, or against all actions of some kinds."""
    if (request.action is None) != bool(request.kinds):
        raise HallError("malformed/asked")
    if request.action is None:
        nearest, refusals = game.why_none(seat, request.kinds, request.args)
        return m.Why(id=request.id, action=str(nearest), reasons=reasons_of(refusals))
    refusals = game.why_not(seat, request.action)
    return m.Why(id=request.id, action=request.action, reasons=reasons_of(refusals))


async def _hint(table: Table, seat: int, request: m.AskHint) -> m.Hint:
    """What a bot would do; refused if the table has changed while it was thinking."""
    before = _moment(table)
    explanation = await table.hint(seat)
    if before != _moment(table):
        raise HallError("stale")
    return msgspec.convert({"type": "hint", "id": request.id, **explanation}, m.Hint)


def _moment(table: Table) -> tuple[int, int]:
    return table.history.branch, game_of(table.history).decision


def refused(request: m.Request, error: StormhallError) -> m.Refused:
    """One of our errors as the answer to a request."""
    refusal = hall_error(error)
    return m.Refused(
        id=request.id, code=refusal.code, message=str(refusal), reasons=refusal.reasons
    )
