"""What a choice leads to, as far as the one who chooses can know.

It is found in worlds imagined from the seat's eyes, never in the true state, so a preview tells
nothing that a view does not: two tables that look alike to a seat have the same previews.
"""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.events import Event, EventLog, Facts
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Code, Seat, State
from stormhall.kernel.ruleset import Ruleset

WORLDS: Final = 3
"""In so many worlds a choice is tried; only what is the same in all of them is told."""


class Preview:
    """The consequences of a choice for the eyes of its seat."""

    def __init__(self, certain: bool, undoable: bool, events: list[Facts], facts: Facts) -> None:
        self.certain: Final = certain  # neither chance nor anything hidden decides
        self.undoable: Final = undoable
        self.events: Final = events  # up to the first that chance or something hidden decides
        self.facts: Final = facts  # the game's own figures, such as a price or the sums of a battle

    def to_json(self) -> dict[str, object]:
        """The preview as plain data, for the wire."""
        return {
            "certain": self.certain,
            "undoable": self.undoable,
            "events": self.events,
            "facts": self.facts,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Preview) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.certain, self.undoable, len(self.events)))

    def __repr__(self) -> str:
        return f"Preview({self.to_json()})"


class WaryLog(EventLog):
    """Hears of what happens only until chance is drawn or something hidden is shown."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state: Final = state
        self.rng: Final = state.rng
        self.named_rolls: Final = len(state.named_rolls)
        self.shown = False

    def saw_chance(self) -> bool:
        """Whether a die was rolled or a deck shuffled since the log was begun."""
        return self.state.rng != self.rng or len(self.state.named_rolls) != self.named_rolls

    def is_certain(self) -> bool:
        """Whether everything so far could be foreseen."""
        return not self.shown and not self.saw_chance()

    def add(self, event: Event) -> None:
        if event.reveal:
            self.shown = True
        if self.is_certain():
            super().add(event)

    def heard_by(self, seat: Seat) -> list[Facts]:
        """The events as a seat hears them, without numbers: they have not happened."""
        return [event.seen_by(seat) for event in self.events]


def preview(ruleset: Ruleset, state: State, seat: Seat, steps: list[Code]) -> Preview:
    """What a line of legal steps leads to, as far as this seat can know."""
    facts: Facts = {}
    events: list[Facts] = []
    undoable = certain = True
    for number in range(WORLDS):
        world = state.resampled(seat, Chance(number))
        log = WaryLog(world)
        world.log = log
        for i, code in enumerate(steps):
            if i and code in world.forced_choices:
                continue
            if number == 0:
                facts.update(ruleset.forecast(world, seat, code))
            world.take(seat, code)
        heard = log.heard_by(seat)
        undoable = undoable and log.is_certain()
        certain = certain and (number == 0 or heard == events)
        events = heard if number == 0 else _common(events, heard)
    return Preview(certain and undoable, undoable, events, facts)


def _common(one: list[Facts], other: list[Facts]) -> list[Facts]:
    """What two lists of events begin with."""
    length = 0
    while length < min(len(one), len(other)) and one[length] == other[length]:
        length += 1
    return one[:length]
