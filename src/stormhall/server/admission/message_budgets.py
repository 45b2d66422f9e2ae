"""How many messages people and spectators may send, on all their sockets together.

Each owner has a budget of its own: a person in a seat, with one for choices and one for everything
else, the people of a table, its spectators, and an address, with one for its people and one for its
spectators. So nobody can use up what another one chooses with. A choice is refused only if its own
person is too fast; if its address has made too many, it waits.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from stormhall.server.admission.rate_limits import Buckets
from stormhall.server.settings import Limits
from stormhall.server.wire import messages as m
from stormhall.server.wire.errors import HallError

CHOICES: Final = (m.Choose, m.Undo, m.AskTakeback, m.AnswerTakeback)
"""Messages that carry the game on."""
QUESTIONS: Final = (m.AskWhy, m.AskPreview, m.AskHint)
"""Messages for which the rules have to think."""


class Author(Struct, frozen=True):
    """Who sends messages: a seat at a table, or a spectator there, and from where."""

    address: str
    table: str
    seat: int | None


class MessageBudgets:
    """The budgets of a hall."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        def buckets(burst: float, per_second: float) -> Buckets:
            return Buckets(burst, per_second, clock)

        self._question_cost = limits.question_cost
        self._seat_choices = buckets(limits.seat_choice_burst, limits.seat_choices_per_second)
        self._address_choices = buckets(
            limits.address_choice_burst, limits.address_choices_per_second
        )
        self._seats = buckets(limits.seat_burst, limits.seat_messages_per_second)
        self._tables = buckets(limits.table_burst, limits.table_messages_per_second)
        self._addresses = buckets(limits.address_burst, limits.address_messages_per_second)
        self._spectators = buckets(limits.spectator_burst, limits.spectator_messages_per_second)
        self._address_spectators = buckets(
            limits.address_spectator_burst, limits.address_spectator_messages_per_second
        )

    def spend(self, author: Author, request: m.AnyRequest) -> float:
        """Count a message, or refuse it; the seconds it has to wait before it is carried out."""
        if author.seat is None:
            self._spend_as_spectator(author)
        elif isinstance(request, CHOICES):
            if not self._seat_choices.take((author.table, author.seat)):
                raise HallError("too-fast/seat")
            return self._address_choices.wait(author.address)
        else:
            self._spend_as_person(author, request)
        return 0.0

    def _spend_as_spectator(self, author: Author) -> None:
        if not self._spectators.take(author.table):
            raise HallError("too-fast/spectators")
        if not self._address_spectators.take(author.address):
            raise HallError("too-fast/address")

    def _spend_as_person(self, author: Author, request: m.AnyRequest) -> None:
        cost = self._question_cost if isinstance(request, QUESTIONS) else 1
        if not self._seats.take((author.table, author.seat), cost):
            raise HallError("too-fast/seat")
        if not self._tables.take(author.table, cost):
            raise HallError("too-fast/table")
        if not self._addresses.take(author.address, cost):
            raise HallError("too-fast/address")
