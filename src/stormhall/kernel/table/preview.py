"""What a choice leads to, as far as the seat that chooses can know.

It is computed in worlds drawn from the seat's view, never in the true state, so a preview shows
nothing that a view does not: two tables that look alike to a seat have the same previews. What is
hidden differs from world to world, and only what is the same in all of them is shown.

Drawing worlds is the expensive part. They depend only on the decision and the seat, so a game
keeps them until its next choice, and a preview carries the choice out on copies.
"""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.events import Facts
from stormhall.kernel.core.plain import PlainValue
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Seat, State
from stormhall.kernel.ruleset import Ruleset
from stormhall.kernel.table.command import Command, Trial

WORLDS: Final = 3
"""The number of worlds in which a choice is tried."""


class Preview(PlainValue):
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


class Worlds:
    """The worlds imagined for the seats at one decision, each drawn when it is first needed."""

    def __init__(self, state: State) -> None:
        self._state: Final = state
        self._worlds: Final[dict[tuple[Seat, int], State]] = {}

    def world(self, seat: Seat, number: int) -> State:
        """A world of a seat; it is shared and must not be changed."""
        world = self._worlds.get((seat, number))
        if world is None:
            world = self._state.resampled(seat, Chance(number))
            self._worlds[seat, number] = world
        return world

    def first_copy(self, seat: Seat) -> State:
        """A copy of the first world of a seat, which may be changed."""
        world = self._worlds.get((seat, 0))
        return self._state.resampled(seat, Chance(0)) if world is None else world.clone()


class PreviewTrial(Trial):
    """A command carried out in an imagined world."""

    def forecast(self, ruleset: Ruleset, before: State, facts: Facts) -> list[Refusal]:
        """Carry out the command with the game's forecast of each step, or say what forbids it.

        `before` is an equal state, which is not changed.
        """
        command = self.command
        for i, code in enumerate(command.steps):
            if command.is_forced(self.state, i):
                continue
            refusals = self.why_not_step(i)
            if refusals:
                return refusals
            if i:
                before = self.state.clone()
            self.state.take_step(command.seat, code)
            facts.update(ruleset.forecast(before, self.state, command.seat, code))
            self.state.run_until_choice()
        return []

    def carry_out(self) -> None:
        """Carry out a command that is legal in another world; it may end early in this one."""
        command = self.command
        for i, code in enumerate(command.steps):
            if command.is_forced(self.state, i):
                continue
            if i and code not in self.state.offers(command.seat):
                self.log.revealed = True  # something hidden decides: the command ends here
                return
            self.state.take(command.seat, code)

    def events_for_seat(self) -> list[Facts]:
        """The events that the seat may see, without numbers, because they have not happened."""
        return [event.seen_by(self.command.seat) for event in self.log.events]


def preview(ruleset: Ruleset, worlds: Worlds, command: Command) -> Preview:
    """What a command leads to, as far as its seat can know; `IllegalAction` if it is refused."""
    facts: Facts = {}
    before = worlds.world(command.seat, 0)
    trial = PreviewTrial(command, before.clone())
    refusals = trial.forecast(ruleset, before, facts)
    if refusals:
        raise command.refused(refusals)
    events = trial.events_for_seat()
    undoable, certain = trial.log.is_certain, True
    for number in range(1, WORLDS):
        if not undoable and not events:
            break  # no other world can shorten the list further
        trial = PreviewTrial(command, worlds.world(command.seat, number).clone())
        trial.carry_out()
        others = trial.events_for_seat()
        undoable = undoable and trial.log.is_certain
        certain = certain and others == events
        events = _common_start(events, others)
    return Preview(certain and undoable, undoable, events, facts)


def _common_start(one: list[Facts], other: list[Facts]) -> list[Facts]:
    """The common beginning of two lists of events."""
    length = 0
    while length < min(len(one), len(other)) and one[length] == other[length]:
        length += 1
    return one[:length]
