"""Tables that are stored but not in memory: whose turn it is, and when a clock runs out."""

from __future__ import annotations

from collections import OrderedDict

from stormhall.server.tables.history import TableHistory
from stormhall.server.tables.table_views import TableSummary, summary_of


class RestingTables:
    """Summaries and deadlines of tables that are not in memory and therefore cannot change."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._summaries: OrderedDict[str, TableSummary] = OrderedDict()
        self._deadlines: dict[str, int] = {}

    def add(self, history: TableHistory) -> TableSummary:
        """Note a table that is not in memory. Old summaries are dropped, deadlines never are."""
        table, deadline = history.row.id, history.clocks.deadline()
        summary = self._summaries[table] = summary_of(history)
        self._summaries.move_to_end(table)
        while len(self._summaries) > self._most:
            self._summaries.popitem(last=False)
        if deadline is not None:
            self._deadlines[table] = deadline
        return summary

    def remove(self, table: str) -> None:
        """Forget a table that is in memory again or was deleted."""
        self._summaries.pop(table, None)
        self._deadlines.pop(table, None)

    def summary(self, table: str) -> TableSummary | None:
        """Whose turn it is at a table; None if that is not remembered."""
        return self._summaries.get(table)

    def due(self, now: int) -> list[str]:
        """The tables at which somebody's time has run out."""
        return [table for table, deadline in self._deadlines.items() if deadline <= now]

    def forget_deadline(self, table: str) -> None:
        """Stop loading a table when its clock runs out, since it cannot be loaded."""
        self._deadlines.pop(table, None)
