"""What a table waits for: kept beside its row, so that a hall opens without replaying its games."""

from __future__ import annotations

from stormhall.server.store.interface import KeptSummary, Outlook, StoredState
from stormhall.server.tables.history import TableHistory
from stormhall.server.tables.lesson_guide import is_held
from stormhall.server.tables.standing_orders import ordered
from stormhall.server.tables.table_views import TableSummary, summary_of
from stormhall.server.wire.messages import TableState


def outlook_of(history: TableHistory) -> Outlook:
    """What happens at a table next if nobody comes, and what lists show of it."""
    clocks, is_live = history.clocks, history.row.clock.kind == "live"
    summary = summary_of(history)
    return Outlook(
        acts=goes_by_itself(history),
        deadline=None if is_live else clocks.deadline(),
        time_left=clocks.time_left() if is_live else None,
        summary=KeptSummary(
            seats=summary.table.seats,
            turns=summary.turns,
            number=summary.number,
            begun=history.game is not None,
            rematch=history.rematch,
            lesson=history.lesson is not None,
        ),
    )


def goes_by_itself(history: TableHistory) -> bool:
    """Whether a bot or a standing order chooses next. Bots rest at a table without people until
    somebody looks there."""
    if not history.people():
        return False
    return any(
        not is_held(history, seat) if history.is_bot(seat) else ordered(history, seat) is not None
        for seat in history.thinking()
    )


def is_empty(summary: KeptSummary) -> bool:
    """Whether a table has no people, or its game has not begun."""
    return not summary.begun or all(seat.kind != "person" for seat in summary.seats)


def kept_summary(state: StoredState) -> TableSummary | None:
    """A table in a list, as it was stored; None if an older version has stored it."""
    summary = state.summary
    if summary is None:
        return None
    return TableSummary(
        table=TableState(
            id=state.id,
            game=state.game,
            preset=state.preset,
            options=state.options,
            seats=summary.seats,
            status=state.status,
            created=state.created,
            clock=state.clock,
            spectators=state.spectators,
            listed=state.listed,
            rematch=summary.rematch,
            lesson=summary.lesson,
        ),
        turns=summary.turns if state.status == "playing" else [],
        number=summary.number,
    )
