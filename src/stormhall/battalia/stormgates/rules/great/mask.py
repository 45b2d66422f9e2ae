"""The Mask of Sjoen: units of the other battle line change sides (SG-GRT-17, -18).

A lured card stays before its owner on the table; it is on the other side only in the battle. So no
card changes owners, and after the battle it goes to its owner's shelter. What each card adds to its
line is recorded in `mask_lines.py`; `mask_transformations.py` has what may be applied to a lured
card again. That a new total must suffice holds for every volley: `Laying.holds` in
`battalia/rules/battle/battle.py` (-18).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.cards import card_of as card_of_kind
from stormhall.battalia.model.layout import TABLE
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import ENOUGH, OPEN_SLOT, TAKE
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.battle_frame import battle_of, seat_on
from stormhall.battalia.rules.battle.strength import total
from stormhall.battalia.rules.great_artefacts.general import great_source
from stormhall.battalia.rules.paying.open_cards import spend_uses
from stormhall.battalia.rules.paying.payment import lay_source
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.rules.great import mask_lines as ml
from stormhall.battalia.stormgates.rules.great.great_action import power_of
from stormhall.battalia.stormgates.rules.great.mask_transformations import (
    LURED_VERBS,
    Luring,
    side_of,
)
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

MASK_VERBS: Final[list[int]] = [sv.USE_MASK, *LURED_VERBS]

_POWER: Final = power_of("mask_of_sjoen")
UNITS: Final[int] = _POWER["units"]
PRINTED: Final[int] = _POWER["max_printed_strength"]

TAKEN: Final = 2
STRENGTH_LEFT: Final = 3
MASK_FIELDS: Final[Fields] = fields(
    (ASKED, "seat", k.SEAT), (TAKEN, "taken", k.COUNT), (STRENGTH_LEFT, "left", k.ANY_NUMBER)
)


class Mask(StormgatesModule):
    """SG-GRT-17, -18."""

    luring: Luring  # set by `equip`

    def __init__(self) -> None:
        super().__init__("mask")
        self.lines: Final = ml.BattleLines()
        self.step = -1

    def equip(self, config: StormgatesConfig) -> None:
        self.claim_rows(config, self.lines.row, self.lines.now)
        self.luring = Luring(config, self.lines)
        self.step = config.add_step(MaskStep(self))
        config.add_action(MaskAction(MASK_VERBS))
        for verb in MASK_VERBS:
            config.battle_verbs[verb] = self
            config.moments[verb] = "SG-GRT-17"

    # The lines.

    def announced(self, state: BattaliaState, frame: Frame) -> None:
        """Begin with both lines empty."""
        self.lines.clear(state)

    def lays(self, state: BattaliaState, frame: Frame, side: int, source: int) -> None:
        """SG-GRT-17: all uses of one card belong together."""
        self.lines.lays(state, frame, side, source)

    def laid(self, state: BattaliaState, frame: Frame, side: int, card: int, strength: int) -> None:
        self.lines.laid(state, strength)

    def battle_over(self, state: BattaliaState, frame: Frame) -> None:
        """SG-GRT-17: clear lured cards into their owners' shelters."""
        seats = [seat for seat in (frame[f.ATTACKER], frame[f.DEFENDER]) if seat >= 0]
        self.lines.disband(state, seats)

    # In battle.

    def add_battle_offers(
        self, state: BattaliaState, frame: Frame, seat: Seat, codes: list[Code]
    ) -> None:
        """SG-GRT-17: add the Mask, and what may be applied to lured cards again."""
        if great_source(state, seat, sc.MASK) >= 0 and has_line(frame, 1 - side_of(frame, seat)):
            codes.append(sv.USE_MASK)
        if self.lines.has_lured(state):
            self.luring.add_offers(state, frame, seat, codes)

    def take_in_battle(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        """The Mask lies beside the line; then the units are chosen."""
        if code != sv.USE_MASK:
            self.luring.begin(state, frame, seat, code)
            return
        source = great_source(state, seat, sc.MASK)
        if source >= OPEN_SLOT:
            spend_uses(state, seat, source, 1)
        else:
            lay_source(state, seat, source, 1)
        state.frames.append([self.step, seat, 0, PRINTED])
        e.GREAT_ARTEFACT.tell(state, seat, card_of_kind(sc.MASK, 0))

    def why_not_in_battle(
        self, state: BattaliaState, frame: Frame, seat: Seat, code: Code
    ) -> list[Refusal]:
        """SG-GRT-18: the Mask needs a line to lure from; the rest needs a lured card (BT-TRF-4)."""
        if code == sv.USE_MASK:
            if great_source(state, seat, sc.MASK) < 0:
                return [Refusal("BT-GRT-4", card=c.KIND_WORDS[sc.MASK])]
            return [Refusal("SG-GRT-18")]
        card, side = first_of(code), side_of(frame, seat)
        if card >= len(c.CARD_WORDS) or self.lines.find(state, side, card, ml.LURED) < 0:
            return [Refusal("SG-GRT-17", card=SOURCE_WORDS[card]), Refusal("BT-TRF-2")]
        return self.luring.why_not(state, seat, card, verb_of(code))

    def candidates(self, state: BattaliaState, seat: Seat, left: int) -> dict[int, int]:
        """The units of the other line that can be lured, and where they stand.

        Of equal cards it is the one that counts most there.
        """
        frame = battle_of(state)
        assert frame is not None
        other = 1 - side_of(frame, seat)
        members = self.lines.row.records(state)
        best: dict[int, int] = {}
        for place, member in enumerate(members):
            card = member[ml.CARD]
            if member[ml.SIDE] != other or not member[ml.USES] or not may_be_lured(card, left):
                continue
            if card not in best or _counts(member) > _counts(members[best[card]]):
                best[card] = place
        return best

    def lure(self, state: BattaliaState, seat: Seat, card: int, left: int) -> None:
        """SG-GRT-17: move the unit to the other side."""
        frame = battle_of(state)
        assert frame is not None
        other = seat_on(frame, 1 - side_of(frame, seat))
        self.lines.lure(state, frame, self.candidates(state, seat, left)[card])
        attack, defence = total(state, frame, 0), total(state, frame, 1)
        se.LURED.tell(state, seat, other, card, attack, defence)

    # Invariants.

    def defects(self, state: BattaliaState) -> Defects:
        """SG-GRT-17: a lured card lies before its owner until the battle is over."""
        return [
            ("mask.lines", problem("not-before-owner", card=c.CARD_WORDS[member[ml.CARD]]))
            for member in self.lines.row.records(state)
            if member[ml.STATUS] != ml.OWN
            and member[ml.HOME] != ml.LENT
            and member[ml.CARD] not in state.zone(member[ml.HOME], TABLE)
        ]


def has_line(frame: Frame, side: int) -> bool:
    """SG-GRT-18: whether there is a battle line to lure from."""
    return frame[f.CARDS_LAID + side * f.SIDE_FIELDS] > 0


def may_be_lured(card: int, left: int) -> bool:
    """SG-GRT-17: a unit card by its printed strength."""
    return c.FRIMAN <= c.KIND[card] <= sc.KING and c.ATTACK[c.KIND[card]] <= left


def _counts(member: ml.Member) -> int:
    return member[ml.FORCE] << 8 | member[ml.OPEN_USES]


class MaskAction(TurnAction):
    """The Mask is never played outside a battle (SG-GRT-17)."""

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("SG-GRT-17")]


class MaskStep(Question[BattaliaState]):
    """The choice of the units to lure, one by one, while printed strength is left."""

    def __init__(self, module: Mask) -> None:
        super().__init__("mask", MASK_FIELDS)
        self.module: Final = module

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        cards = sorted(self.module.candidates(state, seat, frame[STRENGTH_LEFT]))
        return [TAKE | card << 8 for card in cards] + [ENOUGH]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if code != ENOUGH:
            card = first_of(code)
            self.module.lure(state, seat, card, frame[STRENGTH_LEFT])
            frame[TAKEN] += 1
            frame[STRENGTH_LEFT] -= c.ATTACK[c.KIND[card]]
            if frame[TAKEN] < UNITS and self.module.candidates(state, seat, frame[STRENGTH_LEFT]):
                return
        state.frames.pop()

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != TAKE:
            return []
        return [Refusal("SG-GRT-17", card=SOURCE_WORDS[first_of(code)])]
