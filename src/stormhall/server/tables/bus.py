"""Notifies connections that a table has changed.

A notification contains only the id of the table; the receiver composes the rest. If several
processes served one hall, they could exchange the same notifications through a service.
"""

from __future__ import annotations

from collections.abc import Callable


class Bus:
    """Change notifications of tables within one process, delivered at once."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Callable[[], None]]] = {}

    def publish(self, table: str) -> None:
        """Notify all subscribers of a table that it has changed."""
        for listener in self._listeners.get(table, [])[:]:
            listener()

    def subscribe(self, table: str, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` at every change from now on; the returned function unsubscribes it."""
        listeners = self._listeners.setdefault(table, [])
        listeners.append(listener)

        def unsubscribe() -> None:
            listeners.remove(listener)
            if not listeners and self._listeners.get(table) is listeners:
                del self._listeners[table]

        return unsubscribe
