"""How those who look at a table learn that it has changed.

One process tells its own guests. Several processes that serve one hall would tell each other
through a service: the messages are no more than the id of a table, so whoever hears one reads the
rest from the store.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Bus(Protocol):
    """News of tables."""

    def publish(self, table: str) -> None:
        """Say that a table has changed."""

    def subscribe(self, table: str, hear: Callable[[], None]) -> Callable[[], None]:
        """Be told from now on; the answer ends it."""


class LocalBus:
    """News within one process, told at once."""

    def __init__(self) -> None:
        self._ears: dict[str, list[Callable[[], None]]] = {}

    def publish(self, table: str) -> None:
        for hear in self._ears.get(table, [])[:]:
            hear()

    def subscribe(self, table: str, hear: Callable[[], None]) -> Callable[[], None]:
        ears = self._ears.setdefault(table, [])
        ears.append(hear)

        def unsubscribe() -> None:
            ears.remove(hear)
            if not ears and self._ears.get(table) is ears:
                del self._ears[table]

        return unsubscribe
