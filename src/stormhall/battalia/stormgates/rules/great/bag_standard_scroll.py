"""The new Great Artefacts with a simple gain: Bag, Standard, Lost Scroll (SG-GRT-01 to -03, -13,
-14, -19, SG-CHG-07).

Arrow, Mantle, Crystal and Mask have modules of their own.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import Config
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import ENOUGH, TAKE
from stormhall.battalia.rules.great_artefacts.general import great_source
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import config_of
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.rules.gains import (
    gain_to_hand,
    supplies_to_hand,
    take_copy,
    takeable,
    uncover,
)
from stormhall.battalia.stormgates.rules.great.great_action import (
    GreatAction,
    add_great_action,
    power_of,
)
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question

SUPPLIES: Final[int] = power_of("bag_of_fortuna")["up_to"]
RECALLED: Final[int] = power_of("standard_of_vigo")["max_printed_strength"]

SEAT: Final = 1
TYPE: Final = 2
LEFT: Final = 3


class GreatArtefacts(StormgatesModule):
    """The Great Artefacts whose power is over when their line is."""

    def __init__(self) -> None:
        super().__init__("great_artefacts")
        self.standard = -1

    def equip(self, config: Config) -> None:
        self.standard = config.add_step(
            StandardStep("standard", {"seat": k.SEAT, "kind": k.KIND, "left": k.ANY_NUMBER})
        )
        add_great_action(config, self, BagAction(sv.USE_BAG, "bag", "SG-GRT-13"))
        add_great_action(config, self, StandardAction(self.standard))
        add_great_action(
            config, self, LostScrollAction(sv.USE_LOST_SCROLL, "lost-scroll", "SG-GRT-19")
        )

    def why_not_in_battle(
        self, state: BattaliaState, frame: Frame, seat: Seat, code: Code
    ) -> list[Refusal]:
        """SG-GRT-03: none of them works in battle."""
        return [Refusal("SG-GRT-03")]


class BagAction(GreatAction):
    """SG-GRT-13: none, one or two supplies of the pool, for good."""

    def uses(self, state: BattaliaState, seat: Seat) -> list[Code]:
        return [sv.USE_BAG | n << 8 for n in range(min(SUPPLIES, state.supplies) + 1)]

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        count = supplies_to_hand(state, seat, code >> 8)
        se.SUPPLIES_TAKEN.tell(state, seat, count)

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        refusals: list[Refusal] = []
        if great_source(state, seat, sc.BAG) < 0:
            refusals = super().why_not(state, seat, code)
        if code >> 8 > SUPPLIES:
            refusals.append(Refusal(self.rule))
        elif code >> 8 > state.supplies:
            refusals.append(Refusal("BT-LIM-3", supplies=state.supplies))
        return refusals


# The Standard.


def printed(card: int) -> int:
    """The printed strength of a card that the Standard may call, else 0 (SD-15)."""
    return c.ATTACK[c.KIND[card]] if card < c.GREAT else 0


def callable_cards(state: BattaliaState, seat: Seat, kind: int, left: int) -> list[int]:
    """The cards of a shelter, equal ones once, of this kind or, if it is 0, of any."""
    return [
        card
        for card in sorted(set(state.zones[seat * z.ZONES + z.SHELTER]))
        if 0 < printed(card) <= left and kind in (0, c.KIND[card])
    ]


def may_hold_more(state: BattaliaState, seat: Seat, kind: int) -> bool:
    """Whether, for all that everybody knows, a shelter may hold another card of a kind.

    The end of the step must not tell what only the owner of the shelter can see (SG-INF-03).
    """
    base = seat * z.ZONES
    shelter, masks = state.zones[base + z.SHELTER], state.zones[base + z.SHELTER_SEEN]
    return any(c.KIND[shelter[i]] == kind or not masks[i] & z.PUBLIC for i in range(len(shelter)))


class StandardAction(GreatAction):
    """SG-GRT-14: cards of one type out of the own shelter."""

    def __init__(self, step: int) -> None:
        super().__init__(sv.USE_STANDARD, "standard", "SG-GRT-14")
        self.step: Final = step

    def is_useful(self, state: BattaliaState, seat: Seat) -> bool:
        return bool(callable_cards(state, seat, 0, RECALLED))

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([self.step, seat, 0, RECALLED])


class StandardStep(Question[BattaliaState]):
    """The cards recalled one by one; the frame holds seat, type (0: none yet), strength left."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        cards = callable_cards(state, seat, frame[TYPE], frame[LEFT])
        return [TAKE | card << 8 for card in cards] + [ENOUGH]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if code != ENOUGH:
            card = code >> 8
            take_copy(state, seat, card)
            gain_to_hand(state, seat, card)
            se.RALLIED.tell(state, seat, card)
            frame[TYPE] = c.KIND[card]
            frame[LEFT] -= printed(card)
            if frame[LEFT] >= printed(card) and may_hold_more(state, seat, frame[TYPE]):
                return
        state.frames.pop()
        uncover(state, seat)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != TAKE:
            return []
        return [Refusal("SG-GRT-14", card=SOURCE_WORDS[code >> 8])]


class LostScrollAction(GreatAction):
    """SG-GRT-19: a card of limbo into the hand."""

    def is_useful(self, state: BattaliaState, seat: Seat) -> bool:
        return bool(takeable(state, seat))

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([config_of(state).take_from_limbo, seat])
