"""What is remembered of tables that rest in the store: whose turn it is, and when time runs out."""

from __future__ import annotations

from collections import OrderedDict

from stormhall.server.tables.history import Course
from stormhall.server.tables.table_views import Glance, glance_of


class Shelf:
    """Notes about tables that are not in memory and therefore cannot change."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._glances: OrderedDict[str, Glance] = OrderedDict()
        self._deadlines: dict[str, int] = {}

    def put(self, course: Course) -> Glance:
        """A table is not in memory; if a clock runs there, its end is remembered in any case."""
        table, deadline = course.row.id, course.clocks.deadline()
        glance = self._glances[table] = glance_of(course)
        self._glances.move_to_end(table)
        while len(self._glances) > self._most:
            self._glances.popitem(last=False)
        if deadline is not None:
            self._deadlines[table] = deadline
        return glance

    def take(self, table: str) -> None:
        """A table is in memory again, or gone for ever."""
        self._glances.pop(table, None)
        self._deadlines.pop(table, None)

    def glance(self, table: str) -> Glance | None:
        """Whose turn it is at a table, if that is remembered."""
        return self._glances.get(table)

    def due(self, now: int) -> list[str]:
        """The tables at which somebody's time has run out."""
        return [table for table, deadline in self._deadlines.items() if deadline <= now]

    def forget_deadline(self, table: str) -> None:
        """Do not wake a table for its clock: it cannot be loaded."""
        self._deadlines.pop(table, None)
