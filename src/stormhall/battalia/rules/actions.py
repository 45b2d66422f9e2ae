"""The actions of step 3 (BT-TRN-3): each chapter of the rules adds its own."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.cards import SUPPLY
from stormhall.battalia.model.notation import NOTATION
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.artefacts.horses import stop_riding
from stormhall.battalia.rules.paying.payment import purse
from stormhall.kernel.core.notation import second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question

# Purposes of payments, by their place in `Config.purposes`.
FOR_UNIT: Final = 0
FOR_ARTEFACT: Final = 1
FOR_TILE: Final = 2
FOR_UPGRADE: Final = 3
FOR_HERO: Final = 4
FOR_TENT: Final = 5
FOR_STEP: Final = 6
FOR_AMULET: Final = 7
FOR_TITLE: Final = 8
FOR_SCROLL: Final = 9
FOR_SELF: Final = 10
FOR_RETREAT: Final = 11
FOR_GREAT: Final = 12


class TurnAction:
    """A kind of action that may be taken in step 3."""

    def __init__(self, verbs: list[int]) -> None:
        self.verbs: Final = verbs

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        """Add the legal choices; `purse` counts by kind the cards that the player can lay."""

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        """Carry it out, or ask for the choices that it needs."""
        raise AssertionError(f"nothing to do for {NOTATION.text(code)}")

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        """Carry out the effect of a Great Artefact after its line is laid (`PlayGreat`)."""
        raise AssertionError(f"nothing to carry out for {NOTATION.text(code)}")

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        """The rules against an action of this kind that is not offered."""
        return []


class Actions(Question[BattaliaState]):
    """BT-TRN-2, step 3: any number of actions in any order, ended by the player."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        counts = purse(state, seat)
        codes: list[Code] = [v.END_TURN]
        for action in state.config.actions:
            action.offers(state, seat, counts, codes)
        return codes

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        verb = verb_of(code)
        if verb == v.END_TURN:
            state.frames.pop()
            return
        # BT-MOV-4: only a step, or a joker named as the supply for one, keeps a ride going.
        if verb not in state.config.keeps_ride and (verb != v.AS_KIND or second_of(code) != SUPPLY):
            stop_riding(state, seat)
        state.config.action_of[verb].take(state, seat, code)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        verb = verb_of(code)
        action = state.config.action_of.get(verb)
        if action is not None:
            return action.why_not(state, seat, code)
        if verb == v.COHORT:
            return [Refusal("BT-COH-7"), Refusal("BT-TRN-2")]
        if verb == v.MULLIGAN:
            return [Refusal("BT-MUL-2"), Refusal("BT-TRN-2")]
        if verb == v.AMBUSH_CARD:  # another card is suspended first
            return [Refusal("BT-AMB-2")]
        return [Refusal("BT-TRN-2")] if verb == v.KEEP else []
