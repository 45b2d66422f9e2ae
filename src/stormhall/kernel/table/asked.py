"""The current question, as far as a viewer may know it.

`core/state.py` refuses a choice by a seat that owes none (SH-TURN).
"""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.events import Facts
from stormhall.kernel.core.kinds import bits_of
from stormhall.kernel.core.plain import PlainValue
from stormhall.kernel.core.state import Seat, State


class Asked(PlainValue):
    """The step that waits for a choice: its name, who owes the choice, and its fields."""

    def __init__(self, step: str, seats: list[Seat], decision: int, facts: Facts) -> None:
        self.step: Final = step
        self.seats: Final = seats
        self.decision: Final = decision
        self.facts: Final = facts  # the fields of the step in words

    def to_json(self) -> dict[str, object]:
        """The question as plain data."""
        return {
            "step": self.step,
            "seats": self.seats,
            "decision": self.decision,
            "facts": self.facts,
        }


def asked(state: State, viewer: int) -> Asked | None:
    """The current question of a state, as far as a viewer may know it; None if the game is over."""
    if not state.frames:
        return None
    frame = state.frames[-1]
    step = state.steps()[frame[0]]
    facts = step.write(state, frame, viewer)
    del facts["step"]
    return Asked(step.name, bits_of(state.owed), state.decision(), facts)
