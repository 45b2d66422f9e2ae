"""What a choice does: carried out on a copy of the state, with the events that it leads to."""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.events import Event, EventLog
from stormhall.kernel.core.state import Code, Seat, State


class Transition:
    """A choice, the state before it, which stays as it was, and the state after it."""

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
        self.events: Final[list[Event]] = log.events
        self.saw_chance: Final = saw_chance(after, before.rng, len(before.named_rolls))
        self.revealed: Final = log.revealed_since(0)

    @property
    def is_certain(self) -> bool:
        """Whether neither chance nor anything hidden has decided."""
        return not self.saw_chance and not self.revealed


class CertainLog(EventLog):
    """Keeps the events of a state until chance is drawn or something hidden is shown."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state: Final = state
        self.rng: Final = state.rng
        self.named_rolls: Final = len(state.named_rolls)
        self.revealed = False
        state.log = self

    @property
    def is_certain(self) -> bool:
        """Whether everything so far could be foreseen."""
        return not self.revealed and not saw_chance(self.state, self.rng, self.named_rolls)

    def add(self, event: Event) -> None:
        if event.reveal:
            self.revealed = True
        if self.is_certain:
            super().add(event)


def saw_chance(state: State, rng: int, named_rolls: int) -> bool:
    """Whether a die was rolled or a deck shuffled since a state had this generator and so many
    named rolls."""
    return state.rng != rng or len(state.named_rolls) != named_rolls
