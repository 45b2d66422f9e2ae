"""Heroes who stop on the card that joins the valleys (SG-VAL-21, -32).

On both connecting cards a hero stops and does not move again this turn. What follows is in
`high_pass.py` (SG-VAL-21 to -23) and `kings_bridge.py` (SG-VAL-31 to -33).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.board import CONNECTION
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.rows.by_seat import HeroesBySeat
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


class ConnectingCard(StormgatesModule):
    """A connecting card; `stopped` are the heroes who have stopped there this turn."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name)
        self.rule: Final = rule
        self.stopped: Final = HeroesBySeat("stopped")

    def equip(self, config: StormgatesConfig) -> None:
        self.claim_rows(config, self.stopped)
        config.add_action(StopAction(self))

    def new_turn(self, state: BattaliaState, seat: Seat) -> None:
        """SG-CTL-11: let heroes who have stopped move again."""
        self.stopped.put(state, seat, 0)

    def holds_hero(self, state: BattaliaState, seat: Seat, figure: int) -> str:
        """SG-VAL-21, -32: a hero who has stopped does not move again this turn."""
        return self.rule if self.stopped.has(state, seat, figure) else ""

    def used_up(self, state: BattaliaState, seat: Seat, figure: int) -> int:
        return int(self.stopped.has(state, seat, figure))

    def bars_stop(self, state: BattaliaState, seat: Seat, figure: int) -> bool:
        """Whether a hero may not stop for a reason of the card itself."""
        return False

    def may_stop(self, state: BattaliaState, seat: Seat, figure: int) -> bool:
        """Whether a hero stands on the card and has not stopped yet."""
        cell = state.hero(seat, figure)
        if cell == NONE or state.tiles[cell] != CONNECTION:
            return False
        return not self.holds_hero(state, seat, figure) and not self.bars_stop(state, seat, figure)

    def stop(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """Stop a hero; what follows depends on the card."""
        self.stopped.mark(state, seat, figure)
        se.STOPPED.tell(state, seat, figure)


class StopAction(TurnAction):
    """The declaration of a stop, which is not a line and costs nothing."""

    def __init__(self, card: ConnectingCard) -> None:
        super().__init__([sv.STOP])
        self.card: Final = card

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        codes += [sv.STOP | f << 8 for f in range(HEROES) if self.card.may_stop(state, seat, f)]

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        self.card.stop(state, seat, first_of(code))

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal(self.card.rule, hero=first_of(code) + 1)]
