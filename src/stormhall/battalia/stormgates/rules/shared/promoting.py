"""A unit in the hand that rises by one rank and stays there (SG-STE-19, SG-MET-14).

That it is not transformed again in the same turn is remembered by `transformed_cards`.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.pool_decks import put_under, search
from stormhall.battalia.knowledge.zones import lay_as_target, take_from_table
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import ABANDON
from stormhall.battalia.rules.artefacts.transformations import is_changed
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.rules.shared.gaining import gain_to_hand
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Step

HAS_RISERS: Final = 2
"""Where a frame has 1 once it is known that there is a unit to promote."""


def may_rise(state: BattaliaState, seat: Seat, card: int) -> bool:
    """Whether a unit is below a lord and a title could promote it to a deck with cards."""
    rank = c.KIND[card]
    if not c.SUPPLY < rank < c.LORD or not c.ALTERABLE[card] or not state.tops[rank + 1]:
        return False
    return not is_changed(state, seat, card)


class Promote(Step[BattaliaState]):
    """A unit in the hand rises by one rank and stays there.

    Whether there is one is settled before the choice is asked for: a hand that somebody else
    imagines may hold none, and then the step is over.
    """

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        return 1 << frame[ASKED] if len(frame) > HAS_RISERS else 0

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        if self._risers(state, frame[ASKED]):
            frame.append(1)
        else:
            state.frames.pop()

    def _risers(self, state: BattaliaState, seat: Seat) -> list[int]:
        hand = sorted(set(state.zone(seat, z.HAND)))
        return [card for card in hand if may_rise(state, seat, card)]

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [sv.PROMOTE | card << 8 for card in self._risers(state, seat)] or [ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == ABANDON:
            return
        card = first_of(code)
        lay_as_target(state, seat, card)
        take_from_table(state, seat, card)
        put_under(state, c.KIND[card], card)
        new = search(state, seat, c.KIND[card] + 1, c.FACTION[card])
        gain_to_hand(state, seat, new)
        for module in state.config.at_hands:
            module.promoted(state, seat, new)
        se.PROMOTED.tell(state, seat, card, new)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != sv.PROMOTE:
            return []
        rule = "BT-TRF-2" if is_changed(state, seat, first_of(code)) else "SG-STE-19"
        return [Refusal(rule, card=SOURCE_WORDS[first_of(code)])]
