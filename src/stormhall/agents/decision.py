"""A decision as a bot gets it: everything that it may use, and nothing else."""

from __future__ import annotations

from typing import Protocol

from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Code, State
from stormhall.kernel.insight import Insight, Weights
from stormhall.kernel.table.action import Action
from stormhall.kernel.table.game import Game


class Decision:
    """What one seat may know and choose at this moment."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat
        self.game = game.name

    def __repr__(self) -> str:
        return f"<Decision {self._game.decision} of seat {self.seat} in {self.game}>"

    @property
    def legal(self) -> list[Action]:
        """The actions to choose from, sorted."""
        return self._game.legal(self.seat)

    @property
    def codes(self) -> list[Code]:
        """The same as packed codes."""
        return self._game.legal_codes(self.seat)

    @property
    def suggestion(self) -> Action | None:
        """The usual choice, if the game marks one."""
        return self._game.suggestion(self.seat)

    def action(self, code: Code) -> Action:
        return Action(self._game.name, self._game.ruleset.notation, code)

    def insight(self, weights: Weights | None = None) -> Insight:
        """What the game knows about good play."""
        return self._game.ruleset.insight(weights)

    def view(self) -> dict[str, object]:
        """What the seat knows, as plain data."""
        return self._game.view(self.seat)

    def world(self, chance: Chance) -> State:
        """A full state that agrees with the view, to think in; the same actions are legal there."""
        return self._game.state.resampled(self.seat, chance)


class Agent(Protocol):
    """An object that chooses actions for a seat."""

    def choose(self, decision: Decision) -> Action:
        """One of the legal actions of the decision."""
