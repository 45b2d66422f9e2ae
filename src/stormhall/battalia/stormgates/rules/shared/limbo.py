"""Taking a card from limbo into the hand (SG-STE-21, SG-GRT-19)."""

from __future__ import annotations

from stormhall.battalia.model import cards as c
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState, without
from stormhall.battalia.model.verbs import TAKE
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model.config import config_of
from stormhall.battalia.stormgates.rules.shared.gaining import gain_to_hand, may_gain_great
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import MaybeQuestion


def takeable(state: BattaliaState, seat: Seat) -> list[int]:
    """The cards in limbo that a player may take: no royals, no Great Artefact above the limit."""
    great = may_gain_great(state, seat)
    return [
        card
        for card in sorted(set(state.limbo))
        if c.KIND[card] not in (sc.QUEEN, sc.KING) and (card < c.GREAT or great)
    ]


class TakeFromLimbo(MaybeQuestion[BattaliaState]):
    """The choice of a card in limbo that goes into the hand, if there is one."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [TAKE | card << 8 for card in takeable(state, seat)]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        card = first_of(code)
        state.limbo = without(state.limbo, state.limbo.index(card))
        gain_to_hand(state, seat, card)
        se.RETURNED.tell(state, seat, card)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != TAKE:
            return []
        card = first_of(code)
        if c.KIND[card] in (sc.QUEEN, sc.KING):
            return [Refusal("SG-ROY-11", card=SOURCE_WORDS[card])]
        if card in state.limbo:
            return [Refusal("SG-GRT-02", card=SOURCE_WORDS[card])]
        in_storm = any(under[0] == config_of(state).storm for under in state.frames)
        return [Refusal("SG-STE-21" if in_storm else "SG-GRT-19", card=SOURCE_WORDS[card])]
