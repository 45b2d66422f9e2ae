"""Caskets: what one allows in ambush (SG-CHS-01 to -03).

Their deck is counted in `stock.py`, and no table of `battalia/model/cards.py` gives them a faction,
a strength or a price that they pay (-01). What they buy is in `TradeAction` of `trading_posts.py`
(-02).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import AMBUSH_PLACES, Config
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import AMBUSH_CARD, ENOUGH, SUSPEND
from stormhall.battalia.rules.ambush import AmbushAction, lay_unseen, suspend, why_not_in_hand
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

CASKET_AMBUSH: Final[int] = COMPONENTS["casket"]["ambush"]["max_cards"]


def add_casket_ambush(config: Config) -> None:
    """Let suspending a casket be followed by its ambush."""
    casket = CasketAmbushAction(config.add_step(AmbushWithCasket("casket-ambush", CASKET_FIELDS)))
    config.actions[config.actions.index(config.action_of[SUSPEND])] = casket
    config.action_of[SUSPEND] = casket


class CasketAmbushAction(AmbushAction):
    """BT-AMB-2; a suspended casket allows as many cards at once as there are places for."""

    def __init__(self, step: int) -> None:
        super().__init__([SUSPEND])
        self.step: Final = step

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        if first_of(code) != sc.CASKET_CARD:
            super().take(state, seat, code)
            return
        suspend(state, seat, sc.CASKET_CARD)
        state.frames.append([self.step, seat, 0])


LAID: Final = 2
CASKET_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (LAID, "laid", k.ANY_NUMBER))


class AmbushWithCasket(Question[BattaliaState]):
    """SG-CHS-03: up to three cards, one by one, face down."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        hand = state.zones[seat * z.ZONES + z.HAND]
        offers = [AMBUSH_CARD | card << 8 for card in sorted(set(hand))]
        return [*offers, ENOUGH] if frame[LAID] else offers

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if code == ENOUGH:
            state.frames.pop()
            return
        lay_unseen(state, seat, first_of(code))
        e.AMBUSHED.tell_some(state, 1 << seat, seat, first_of(code))
        frame[LAID] += 1
        full = len(state.zone(seat, z.AMBUSH)) >= AMBUSH_PLACES
        if full or frame[LAID] == CASKET_AMBUSH or not state.zone(seat, z.HAND):
            state.frames.pop()

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code == ENOUGH:
            return [Refusal("SG-CHS-03")]
        return why_not_in_hand(state, seat, first_of(code)) if verb_of(code) == AMBUSH_CARD else []
