"""Tables that are stored but not in memory: when something is due there."""

from __future__ import annotations

from stormhall.server.store.interface import Awaited
from stormhall.server.tables.history import TableHistory


class RestingTables:
    """The deadlines of tables that are not in memory and therefore cannot change.

    A live clock that ran when the hall was closed runs again from the moment the hall was opened,
    whether its table is in memory or not."""

    def __init__(self) -> None:
        self._deadlines: dict[str, int] = {}
        self._opened: dict[str, int] = {}  # when the live clocks began to run again

    def expect(self, table: Awaited, opened: int) -> None:
        """Note a table that was found when the hall was opened."""
        if table.time_left is not None or table.acts is None:
            self._opened[table.id] = opened
        if table.time_left is not None:
            self._deadlines[table.id] = opened + table.time_left
        elif table.deadline is not None:
            self._deadlines[table.id] = table.deadline

    def add(self, history: TableHistory) -> None:
        """Note a table that is not in memory."""
        deadline = history.clocks.deadline()
        if deadline is not None:
            self._deadlines[history.row.id] = deadline

    def remove(self, table: str) -> None:
        """Forget a table that is in memory again or was deleted."""
        self._deadlines.pop(table, None)
        self._opened.pop(table, None)

    def live_since(self, table: str, now: int) -> int:
        """Since when the live clocks of a table that is being loaded run again."""
        return self._opened.get(table, now)

    def due(self, now: int) -> list[str]:
        """The tables at which somebody's time has run out."""
        return [table for table, deadline in self._deadlines.items() if deadline <= now]

    def forget_deadline(self, table: str) -> None:
        """Stop loading a table when its clock runs out, since it cannot be loaded."""
        self._deadlines.pop(table, None)
