"""What a seat wants to do: one choice, or a compound command that is carried out as a whole.

A compound command may not go on after chance or after something hidden is shown (SH-LINE). A choice
that comes at the wrong moment is refused in `core/state.py` (SH-TURN, SH-STEP, SH-OVER), an answer
to an earlier decision in `game.py` (SH-STALE).
"""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.errors import IllegalAction, NotationError, SetupError
from stormhall.kernel.core.notation import Notation
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat, State
from stormhall.kernel.ruleset import Ruleset
from stormhall.kernel.table.action import Action
from stormhall.kernel.table.transition import CertainLog, Transition


class Command:
    """The choices of a typed text, or the one choice of an action, parsed.

    No step may follow one that draws a random number or reveals something hidden: it would depend
    on what the seat has not seen yet.
    """

    def __init__(
        self, notation: Notation, seat: Seat, action: Action | str, steps: list[Code]
    ) -> None:
        self.seat: Final = seat
        self.steps: Final = steps
        self._action: Final = action
        self._notation: Final = notation

    def __repr__(self) -> str:
        return f"<Command of seat {self.seat}: {str(self._action)!r}>"

    def refused(self, refusals: list[Refusal]) -> IllegalAction:
        return IllegalAction(str(self._action), refusals)

    def unforeseen(self) -> Refusal:
        """The refusal of a command with steps after one whose result cannot be foreseen."""
        return Refusal("SH-LINE", step=self._notation.text(self.steps[0]))

    def is_forced(self, state: State, i: int) -> bool:
        """Whether a step was taken with the one before it because it had no alternative."""
        return i > 0 and self.steps[i] in state.forced_choices

    def transitions(self, state: State) -> list[Transition]:
        """The transitions of all steps from a state, which is not changed; empty if refused."""
        done: list[Transition] = []
        for i, code in enumerate(self.steps):
            if self.is_forced(state, i):
                continue
            if done and not done[-1].is_certain:
                return []
            if state.why_not_compound(self.seat, self.steps[i:]):
                return []
            done.append(Transition(state, self.seat, code))
            state = done[-1].after
        return done


class Trial:
    """A command carried out step by step on a state that only it uses and changes."""

    def __init__(self, command: Command, state: State) -> None:
        self.command: Final = command
        self.state: Final = state
        self.log: Final = CertainLog(state)

    def __repr__(self) -> str:
        return f"<Trial of {self.command!r} on {self.state!r}>"

    def why_not(self) -> list[Refusal]:
        """The refusals of the first refused step; all steps before the last are carried out."""
        command = self.command
        last = len(command.steps) - 1
        for i, code in enumerate(command.steps):
            if command.is_forced(self.state, i):
                continue
            refusals = self.why_not_step(i)
            if refusals:
                return refusals
            if i < last:
                self.state.take(command.seat, code)
        return []

    def why_not_step(self, i: int) -> list[Refusal]:
        """The refusals of one step; those before it are carried out."""
        command = self.command
        refusals = self.state.why_not_compound(command.seat, command.steps[i:])
        return refusals if refusals or self.log.is_certain else [command.unforeseen()]


def parse_command(ruleset: Ruleset, seat: Seat, action: object) -> Command:
    """The command of an action or of its text; input from outside may be anything."""
    notation = ruleset.notation
    if isinstance(action, Action):
        if action.game != ruleset.info.name:
            raise SetupError("other-game", other=action.game, game=ruleset.info.name)
        return Command(notation, seat, action, [action.code, *action.then])
    if not isinstance(action, str):
        raise NotationError("no-action", text=repr(action))
    return Command(notation, seat, action, steps_of(notation, action))


def steps_of(notation: Notation, text: str) -> list[Code]:
    """The choices that a typed text names; a text without any is a `NotationError`."""
    phrases = notation.phrases(text) or [text]
    return [notation.code(phrase) for phrase in phrases]
