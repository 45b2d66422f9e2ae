"""Zealots, the Order of the Half: universal units that a sacrifice doubles (SG-ZEA-01 to -09).

A zealot in the hand neither pays nor joins a battle line, because `DOUBLED_BY` of
`battalia/model/cards.py` names it. It is doubled first, in a step of its own, and then lies open
with two uses of its rank (BT-TRN-6). Other tables there say what supplies come with it
(`SUPPLIES_WITH`, -02), its strength (`_strengths`, -03) and what cannot transform it (`FIXED_BY`,
-06). Only laying it in a line asks for a sacrifice (-07). `setup.py` shuffles zealots in after the
deal (-01); one that the Mask has lured is in `great/mask_transformations.py` (-09).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.creation_decks import deck_count
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.config import SMALLEST_DECK
from stormhall.battalia.model.layout import (
    BORROWED_CARD,
    HAND,
    KIND,
    OPEN,
    USES,
    ZONES,
    records_of,
)
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import ABANDON, BORROWED, OPEN_SLOT
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.ambush import suspend
from stormhall.battalia.rules.artefacts.transformations import FIRST_CARD, target_card
from stormhall.battalia.rules.battle.battle import Laying
from stormhall.battalia.rules.battle.battle_line import enter_if_strong
from stormhall.battalia.rules.oracle import uses_of
from stormhall.battalia.rules.paying.open_cards import open_card
from stormhall.battalia.rules.paying.payment import ACTS_AS, has_source, lay_source, why_not_has
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

PER_RANK: Final[int] = COMPONENTS["zealots"]["count_per_rank"]
COPIES: Final[int] = COMPONENTS["zealots"]["copies_when_played"]

CARD: Final = 2
FLAGS: Final = 3
SACRIFICE_FIELDS: Final[Fields] = fields(
    (ASKED, "seat", k.SEAT), (CARD, "card", k.SOURCE), (FLAGS, "flags", k.BYTE)
)


class Zealots(StormgatesModule):
    """SG-ZEA-01: two of each rank among the units."""

    def __init__(self) -> None:
        super().__init__("zealots")
        self.sacrifice = self.brought = -1

    def equip(self, config: StormgatesConfig) -> None:
        config.universal_units.append([sc.ZEALOT, *[PER_RANK] * len(c.UNITS)])
        self.sacrifice = config.add_step(Sacrifice("sacrifice", SACRIFICE_FIELDS))
        self.brought = config.add_step(SacrificeOrNot("zealot", SACRIFICE_FIELDS))
        config.add_action(DoubleAction(self))
        config.battle_verbs[sv.DOUBLE] = self

    def could_add(self, state: BattaliaState, frame: Frame, seat: Seat) -> int:
        """SG-ZEA-04, -08: zealots in hand, and one for each title or scroll that may bring one."""
        most = 0
        cards = list(state.zone(seat, HAND))
        if state.may_lay_borrowed(seat):
            cards.append(state.borrowed)
        for card in cards:
            if sc.IS_ZEALOT[card]:
                most += COPIES * c.ATTACK[c.KIND[card]]
            elif ACTS_AS[c.KIND[card]] in (c.TITLE, c.SCROLL):
                most += uses_of(state, card) * COPIES * c.ATTACK[c.LORD]
        for record in records_of(state.zone(seat, OPEN)):
            if record[KIND] in (c.TITLE, c.SCROLL, c.JOKER):
                most += record[USES] * COPIES * c.ATTACK[c.LORD]
        return most

    def add_battle_offers(
        self, state: BattaliaState, frame: Frame, seat: Seat, codes: list[Code]
    ) -> None:
        """SG-ZEA-04: in battle too, but it does not open an attacker's line (BT-BAT-9)."""
        if not _opens_line(state, frame):
            add_doublings(state, seat, codes)

    def take_in_battle(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        """SG-ZEA-04: the doubled card joins the line after its sacrifice (BT-BAT-21)."""
        self.double(state, seat, first_of(code))

    def why_not_in_battle(
        self, state: BattaliaState, frame: Frame, seat: Seat, code: Code
    ) -> list[Refusal]:
        """As between lines, and BT-BAT-9 while a weapon must come first."""
        refusals = why_not_double(state, seat, first_of(code))
        if _opens_line(state, frame):
            refusals.append(Refusal("BT-BAT-9", card=SOURCE_WORDS[first_of(code)]))
        return refusals

    def double(self, state: BattaliaState, seat: Seat, source: int) -> None:
        """SG-ZEA-04: lay a zealot for all to see, and ask for the sacrifice."""
        flags = BORROWED_CARD if source == BORROWED else 0
        card = lay_source(state, seat, source, 1)
        state.frames.append([self.sacrifice, seat, card, flags])

    def comes_to_lie(self, state: BattaliaState, seat: Seat, card: int, flags: int) -> bool:
        """SG-ZEA-08, -04: what a title or scroll brings is not played without a sacrifice.

        Whether it is asked for depends on what all can see, not on the cards of the hand.
        """
        if not sc.IS_ZEALOT[card]:
            return False
        if deck_count(state, seat) > SMALLEST_DECK and state.zone(seat, HAND):
            state.frames.append([self.brought, seat, card, flags])
        return True


def _opens_line(state: BattaliaState, frame: Frame) -> bool:
    """Whether the next card must be the weapon that opens an attack."""
    step = state.config.steps[frame[0]]
    assert isinstance(step, Laying)
    return step.moment(state, frame) == FIRST_CARD


def sacrifices(state: BattaliaState, seat: Seat) -> list[int]:
    """SG-ZEA-05: the cards of a hand that may be suspended, equal ones once."""
    hand = state.zones[seat * ZONES + HAND]
    return [card for card in sorted(set(hand)) if sc.SUSPENDABLE[card]]


def why_not_double(state: BattaliaState, seat: Seat, source: int) -> list[Refusal]:
    """The rules against a doubling that a player wants."""
    word = SOURCE_WORDS[source]
    if not has_source(state, seat, source):
        return why_not_has(state, seat, source) or [Refusal("SG-ZEA-04", card=word)]
    if source >= OPEN_SLOT or not sc.IS_ZEALOT[target_card(state, source)]:
        return [Refusal("SG-ZEA-04", card=word)]
    refusals: list[Refusal] = []
    if deck_count(state, seat) <= SMALLEST_DECK:
        refusals.append(Refusal("SG-ZEA-05", cards=deck_count(state, seat)))
    hand = state.zone(seat, HAND)
    own = source != BORROWED
    if len(hand) <= own:
        refusals.append(Refusal("SG-ZEA-04", card=word))
    elif sum(1 for card in hand if sc.SUSPENDABLE[card]) <= own:
        refusals.append(Refusal("SG-ZEA-05", card=word))
    return refusals


def add_doublings(state: BattaliaState, seat: Seat, codes: list[Code]) -> None:
    """SG-ZEA-04: add each zealot in hand, or borrowed, for which a sacrifice can be made."""
    sources = sorted(set(state.zones[seat * ZONES + HAND]))
    if state.may_lay_borrowed(seat):
        sources.append(BORROWED)
    codes += [
        sv.DOUBLE | source << 8
        for source in sources
        if sc.IS_ZEALOT[target_card(state, source)] and not why_not_double(state, seat, source)
    ]


class DoubleAction(TurnAction):
    """The doubling of a zealot before a line, like a transformation."""

    def __init__(self, module: Zealots) -> None:
        super().__init__([sv.DOUBLE])
        self.module: Final = module

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        if purse[c.NO_KIND]:
            add_doublings(state, seat, codes)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        self.module.double(state, seat, first_of(code))

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        return why_not_double(state, seat, first_of(code))


class Sacrifice(Question[BattaliaState]):
    """SG-ZEA-04, -05: the card suspended for a zealot."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        # A hidden hand that somebody else imagines may hold none.
        return [sv.SACRIFICE | card << 8 for card in sacrifices(state, seat)] or [ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == ABANDON:
            return
        zealot = frame[CARD]
        suspend(state, seat, first_of(code))
        open_card(state, seat, zealot, c.KIND[zealot], COPIES, frame[FLAGS])
        se.DOUBLED.tell(state, seat, zealot)
        enter_if_strong(state, seat)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != sv.SACRIFICE:
            return []
        card = first_of(code)
        fits = card != BORROWED and (card >= OPEN_SLOT or sc.SUSPENDABLE[card])
        return [Refusal("SG-ZEA-04" if fits else "SG-ZEA-05", card=SOURCE_WORDS[card])]


class SacrificeOrNot(Sacrifice):
    """SG-ZEA-08: a zealot that a transformation has brought is doubled, or lies unused."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [sv.SACRIFICE | card << 8 for card in sacrifices(state, seat)] + [sv.PASS]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if code == sv.PASS:
            state.frames.pop()
        else:
            super().take(state, frame, seat, code)
