"""Notifies connections that a table has changed.

One process notifies its own connections. Several processes that serve one hall would notify each
other through a service: a message is no more than the id of a table, and its receiver reads the
rest from the store.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Bus(Protocol):
    """Change notifications of tables."""

    def publish(self, table: str) -> None:
        """Notify all subscribers of a table that it has changed."""

    def subscribe(self, table: str, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` at every change from now on; the returned function ends it."""


class LocalBus:
    """Notifications within one process, delivered at once."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Callable[[], None]]] = {}

    def publish(self, table: str) -> None:
        for listener in self._listeners.get(table, [])[:]:
            listener()

    def subscribe(self, table: str, listener: Callable[[], None]) -> Callable[[], None]:
        listeners = self._listeners.setdefault(table, [])
        listeners.append(listener)

        def unsubscribe() -> None:
            listeners.remove(listener)
            if not listeners and self._listeners.get(table) is listeners:
                del self._listeners[table]

        return unsubscribe
