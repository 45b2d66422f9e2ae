"""An action of step 3 that names one thing and then pays for it."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.paying.payment import ask
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.state import Code, Seat


class PaidAction(TurnAction):
    """Its verb has one argument, which is also that of the purpose."""

    def __init__(self, verb: int, purpose: int) -> None:
        super().__init__([verb])
        self.purpose: Final = purpose

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        ask(state, seat, self.purpose, [first_of(code)])
