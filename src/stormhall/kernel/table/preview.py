"""What a choice leads to, as far as the one who chooses can know.

It is worked out in worlds drawn from the seat's view, never in the true state, so a preview tells
nothing that a view does not: two tables that look alike to a seat have the same previews.

A preview copies a state once for each world: what is hidden differs from world to world, and each
is changed by the choice. The first world also judges whether the choice is legal. A game's forecast
copies besides what it tries out, such as a payment, to compare before and after.
"""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.events import Facts
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import State
from stormhall.kernel.ruleset import Ruleset
from stormhall.kernel.table.command import Command
from stormhall.kernel.table.transition import CertainLog

WORLDS: Final = 3
"""In so many worlds a choice is tried; only what is the same in all of them is told."""


class Preview:
    """The consequences of a choice, as its seat can foresee them."""

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
        fields = ", ".join(f"{name}={value!r}" for name, value in self.to_json().items())
        return f"Preview({fields})"


class World:
    """A world that a seat imagines, in which a command is carried out."""

    def __init__(self, state: State, command: Command, number: int) -> None:
        self.state: Final = state.resampled(command.seat, Chance(number))
        self.log: Final = CertainLog(self.state)
        self.command: Final = command

    def try_out(self, ruleset: Ruleset, facts: Facts) -> list[Refusal]:
        """Carry out the command with the game's forecast of each step, or say what forbids it."""
        command = self.command
        for i, code in enumerate(command.steps):
            if command.is_forced(self.state, i):
                continue
            refusals = command.why_not_step(self.state, self.log, i)
            if refusals:
                return refusals
            facts.update(ruleset.forecast(self.state, command.seat, code))
            self.state.take(command.seat, code)
        return []

    def carry_out(self) -> None:
        """Carry out a command that is legal in another world; it may end early in this one."""
        command = self.command
        for i, code in enumerate(command.steps):
            if command.is_forced(self.state, i):
                continue
            if i and code not in self.state.offers(command.seat):
                self.log.revealed = True  # something hidden decides: here the line ends
                return
            self.state.take(command.seat, code)

    def heard(self) -> list[Facts]:
        """The events as the seat hears them, without numbers: they have not happened."""
        return [event.seen_by(self.command.seat) for event in self.log.events]


def preview(ruleset: Ruleset, state: State, command: Command) -> Preview:
    """What a command leads to, as far as its seat can know; `IllegalAction` if it is refused."""
    facts: Facts = {}
    first = World(state, command, 0)
    refusals = first.try_out(ruleset, facts)
    if refusals:
        raise command.refused(refusals)
    events = first.heard()
    undoable, certain = first.log.is_certain, True
    for number in range(1, WORLDS):
        if not undoable and not events:
            break  # no other world can take away more
        world = World(state, command, number)
        world.carry_out()
        heard = world.heard()
        undoable = undoable and world.log.is_certain
        certain = certain and heard == events
        events = _common(events, heard)
    return Preview(certain and undoable, undoable, events, facts)


def _common(one: list[Facts], other: list[Facts]) -> list[Facts]:
    """What two lists of events begin with."""
    length = 0
    while length < min(len(one), len(other)) and one[length] == other[length]:
        length += 1
    return one[:length]
