"""A Great Artefact that is played in a line of its own, never in battle (SG-GRT-03)."""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model.cards import KIND_WORDS
from stormhall.battalia.model.config import Config
from stormhall.battalia.model.module import Module
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.great_artefacts.general import great_source, play_great
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


def power_of(great: str) -> dict[str, Any]:
    """What the data says about the power of a Great Artefact."""
    entry = next(entry for entry in COMPONENTS["great_artefacts"] if entry["id"] == great)
    power: dict[str, Any] = entry["power"]
    return power


class GreatAction(TurnAction):
    """Playing a Great Artefact from the hand; `rule` is what else may forbid it."""

    def __init__(self, verb: int, word: str, rule: str) -> None:
        super().__init__([verb])
        self.kind: Final = KIND_WORDS.index(word)
        self.rule: Final = rule

    def is_useful(self, state: BattaliaState, seat: Seat) -> bool:
        """Whether there is something for its power to work on."""
        return True

    def uses(self, state: BattaliaState, seat: Seat) -> list[Code]:
        """The ways to play it."""
        return self.verbs if self.is_useful(state, seat) else []

    def offers(
        self, state: BattaliaState, seat: Seat, counts: list[int], codes: list[Code]
    ) -> None:
        if great_source(state, seat, self.kind) >= 0:
            codes += self.uses(state, seat)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        play_great(state, seat, self.kind, code)

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        """BT-GRT-4: a Great Artefact is played from the hand."""
        if great_source(state, seat, self.kind) < 0:
            return [Refusal("BT-GRT-4", card=KIND_WORDS[self.kind])]
        return [Refusal(self.rule)]


def add_great_action(
    config: Config, module: Module, action: GreatAction, moment: str = "SG-GRT-03"
) -> None:
    """Let a Great Artefact be played; `module` refuses it in battle."""
    config.add_action(action)
    config.battle_verbs[action.verbs[0]] = module
    config.moments[action.verbs[0]] = moment
