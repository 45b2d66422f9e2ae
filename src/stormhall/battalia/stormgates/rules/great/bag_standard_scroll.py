"""The new Great Artefacts with a simple gain: Bag, Standard, Lost Scroll (SG-GRT-01 to -03, -13,
-14, -19, SG-CHG-07).

Arrow, Mantle, Crystal and Mask have modules of their own.
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import Config
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import ENOUGH, TAKE
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.artefacts.great_artefacts import great_source, play_great
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.components import STORMGATES
from stormhall.battalia.stormgates.model.config import config_of
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.rules.gains import (
    gain_to_hand,
    supplies_to_hand,
    take_copy,
    takeable,
    uncover,
)
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question

_POWERS: Final[dict[str, dict[str, Any]]] = {
    great["id"]: great["power"] for great in STORMGATES["great_artefacts"]
}
SUPPLIES: Final[int] = _POWERS["bag_of_fortuna"]["up_to"]
RECALLED: Final[int] = _POWERS["standard_of_vigo"]["max_printed_strength"]

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
        config.add_action(BagAction([sv.USE_BAG]))
        config.add_action(StandardAction(self))
        config.add_action(LostScrollAction([sv.USE_LOST_SCROLL]))
        for verb in (sv.USE_BAG, sv.USE_STANDARD, sv.USE_LOST_SCROLL):
            config.battle_verbs[verb] = self
            config.moments[verb] = "SG-GRT-03"

    def why_not_in_battle(
        self, state: BattaliaState, frame: Frame, seat: Seat, code: Code
    ) -> list[Refusal]:
        """SG-GRT-03: none of them works in battle."""
        return [Refusal("SG-GRT-03")]


def why_not_great(state: BattaliaState, seat: Seat, kind: int) -> list[Refusal]:
    """BT-GRT-4: a Great Artefact is played from the hand."""
    if great_source(state, seat, kind) >= 0:
        return []
    return [Refusal("BT-GRT-4", card=c.KIND_WORDS[kind])]


class BagAction(TurnAction):
    """SG-GRT-13: none, one or two supplies of the pool, for good."""

    def offers(
        self, state: BattaliaState, seat: Seat, counts: list[int], found: list[Code]
    ) -> None:
        if great_source(state, seat, sc.BAG) >= 0:
            found += [sv.USE_BAG | n << 8 for n in range(min(SUPPLIES, state.supplies) + 1)]

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        play_great(state, seat, sc.BAG, code)

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        count = supplies_to_hand(state, seat, code >> 8)
        se.SUPPLIES_TAKEN.tell(state, seat, count)

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        refusals = why_not_great(state, seat, sc.BAG)
        if code >> 8 > SUPPLIES:
            refusals.append(Refusal("SG-GRT-13"))
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


class StandardAction(TurnAction):
    """SG-GRT-14: cards of one type out of the own shelter."""

    def __init__(self, module: GreatArtefacts) -> None:
        super().__init__([sv.USE_STANDARD])
        self.module: Final = module

    def offers(
        self, state: BattaliaState, seat: Seat, counts: list[int], found: list[Code]
    ) -> None:
        if great_source(state, seat, sc.STANDARD) >= 0 and callable_cards(state, seat, 0, RECALLED):
            found.append(sv.USE_STANDARD)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        play_great(state, seat, sc.STANDARD, code)

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([self.module.standard, seat, 0, RECALLED])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        return why_not_great(state, seat, sc.STANDARD) or [Refusal("SG-GRT-14")]


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


class LostScrollAction(TurnAction):
    """SG-GRT-19: a card of limbo into the hand."""

    def offers(
        self, state: BattaliaState, seat: Seat, counts: list[int], found: list[Code]
    ) -> None:
        if great_source(state, seat, sc.LOST_SCROLL) >= 0 and takeable(state, seat):
            found.append(sv.USE_LOST_SCROLL)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        play_great(state, seat, sc.LOST_SCROLL, code)

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([config_of(state).take_from_limbo, seat])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        return why_not_great(state, seat, sc.LOST_SCROLL) or [Refusal("SG-GRT-19")]
