"""A choice carried out on a copy of the state, with the events that it leads to.

It notices chance and reveals, after which `Game` takes nothing back (SH-UNDO-3, -4).
"""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.events import Event, EventLog
from stormhall.kernel.core.state import Code, Seat, State


class Transition:
    """A choice, the state before it, which is not changed, and the state after it."""

    def __init__(self, before: State, seat: Seat, code: Code) -> None:
        after = before.clone()
        log = EventLog()
        after.log = log
        after.take(seat, code)
        after.log = None
        self.before: Final = before
        self.seat: Final = seat
        self.code: Final = code
        self.after: Final = after
        self.events: Final = log.events
        self.saw_chance: Final = after.rng != before.rng or len(after.named_rolls) != len(
            before.named_rolls
        )
        self.is_certain: Final = not self.saw_chance and not log.revealed
        """Whether neither chance nor anything hidden has decided."""

    def __repr__(self) -> str:
        return f"<Transition by seat {self.seat}: {len(self.events)} events to {self.after!r}>"


class CertainLog(EventLog):
    """Keeps the events of a state until chance is drawn or something hidden is shown."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state: Final = state
        self.rng: Final = state.rng
        self.named_rolls: Final = len(state.named_rolls)
        state.log = self

    @property
    def is_certain(self) -> bool:
        """Whether everything so far could be foreseen."""
        state = self.state
        return (
            not self.revealed
            and state.rng == self.rng
            and len(state.named_rolls) == self.named_rolls
        )

    def add(self, event: Event) -> None:
        if event.reveal:
            self.revealed = True
        if self.is_certain:
            self.events.append(event)
