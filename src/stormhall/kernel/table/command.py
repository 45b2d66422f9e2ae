"""What a seat wants to do: one choice, or a compound command, taken wholly or not at all."""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.action import Action
from stormhall.kernel.core.errors import IllegalAction, NotationError, SetupError
from stormhall.kernel.core.notation import Notation
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat, State
from stormhall.kernel.ruleset import Ruleset
from stormhall.kernel.table.transition import CertainLog, Transition


class Command:
    """The choices of a typed text, or the one choice of an action, parsed.

    Behind a step that draws chance or shows something hidden there is no further step: nobody
    chooses by halves what follows from what they have not seen yet.
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
        """The error for whoever asked."""
        return IllegalAction(str(self._action), refusals)

    def why_not(self, world: State) -> list[Refusal]:
        """The refusals of the first step that is refused when the command is tried in a world.

        The world is changed: it must be a copy.
        """
        log = CertainLog(world)
        for i, code in enumerate(self.steps):
            if self.is_forced(world, i):
                continue
            refusals = self.why_not_step(world, log, i)
            if refusals:
                return refusals
            if i + 1 < len(self.steps):
                world.take(self.seat, code)
        return []

    def is_forced(self, state: State, i: int) -> bool:
        """Whether a step was made with the one before it, because it had no alternative."""
        return i > 0 and self.steps[i] in state.forced_choices

    def why_not_step(self, world: State, log: CertainLog, i: int) -> list[Refusal]:
        """The refusals of one step; the log has followed the steps before it."""
        refusals = world.why_not_compound(self.seat, self.steps[i:])
        return refusals if refusals or log.is_certain else [self.unforeseen()]

    def unforeseen(self) -> Refusal:
        """The refusal of a command that goes on behind what nobody can foresee."""
        return Refusal("SH-LINE", step=self._notation.text(self.steps[0]))

    def carry_out(self, state: State) -> list[Transition]:
        """The transitions of all steps from a state, which stays as it was; empty if refused."""
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


def parse_command(ruleset: Ruleset, seat: Seat, action: object) -> Command:
    """The command of an action or of its text; what comes from outside may be anything."""
    notation = ruleset.notation
    if isinstance(action, str):
        phrases = notation.phrases(action) or [action]
        return Command(notation, seat, action, [notation.code(phrase) for phrase in phrases])
    if not isinstance(action, Action):
        raise NotationError("no-action", text=repr(action))
    if action.game != ruleset.info.name:
        raise SetupError("other-game", other=action.game, game=ruleset.info.name)
    return Command(notation, seat, action, [action.code])
