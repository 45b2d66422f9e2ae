"""The Lost Scroll of Kri-Chek: taking a card from limbo into the hand (SG-GRT-19)."""

from __future__ import annotations

from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.great_artefacts.general import GreatAction
from stormhall.battalia.stormgates.model.config import config_of
from stormhall.battalia.stormgates.rules.shared.limbo import takeable
from stormhall.kernel.core.state import Code, Seat


class LostScrollAction(GreatAction):
    """SG-GRT-19: taking a card from limbo into the hand."""

    def is_useful(self, state: BattaliaState, seat: Seat) -> bool:
        return bool(takeable(state, seat))

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([config_of(state).take_from_limbo, seat])
