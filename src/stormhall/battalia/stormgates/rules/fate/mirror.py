"""The mirror of fate: a kept fate card that is played as somebody's Great Artefact (SG-FAT-06)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.creation_decks import creation_deck
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import card_of
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import BORROWED
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.artefacts.transformations import FIRST_CARD
from stormhall.battalia.rules.artefacts.weapons import is_ranged
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.battle import Laying
from stormhall.battalia.rules.battle.battle_line import enter_if_strong
from stormhall.battalia.rules.oracle import uses_of
from stormhall.battalia.rules.paying.open_cards import open_card
from stormhall.battalia.rules.paying.payment import ACTS_AS, lay_source
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat

FIGHTING: Final[list[bool]] = [
    c.IS_WEAPON[kind] or kind in (c.CROWN, c.BOOK, sc.MASK) for kind in range(256)
]
"""By kind: the Great Artefacts that are played in battle (BT-GRT-4, SG-GRT-03)."""


def mirror_source(state: BattaliaState, seat: Seat) -> int:
    """The mirror in the hand or the borrowed one, or -1."""
    if sc.MIRROR_CARD in state.zones[seat * z.ZONES + z.HAND]:
        return sc.MIRROR_CARD
    if state.borrowed == sc.MIRROR_CARD and state.may_lay_borrowed(seat):
        return BORROWED
    return -1


def greats_of_others(state: BattaliaState, seat: Seat) -> list[int]:
    """The kinds of Great Artefacts that other players own now, sorted."""
    cards = [
        card
        for other in range(state.seats)
        if other != seat
        for card in creation_deck(state, other)
        if card >= c.GREAT and card != sc.MIRROR_CARD
    ]
    return [c.KIND[card] for card in sorted(cards)]


def copyable(state: BattaliaState, seat: Seat) -> list[int]:
    """The kinds that a player can lay the mirror as; none without it."""
    return greats_of_others(state, seat) if mirror_source(state, seat) >= 0 else []


def why_not_copy(state: BattaliaState, seat: Seat, kind: int) -> list[Refusal]:
    """The rules against laying the mirror as a kind."""
    refusals: list[Refusal] = []
    if mirror_source(state, seat) < 0:
        refusals.append(Refusal("BT-GRT-4", card=c.CARD_WORDS[sc.MIRROR_CARD]))
    if kind not in greats_of_others(state, seat):
        refusals.append(Refusal("SG-FAT-06", kind=c.KIND_WORDS[kind]))
    return refusals


def why_not_fight(state: BattaliaState, frame: Frame, kind: int) -> str:
    """BT-GRT-4, BT-USE-WEA-1: the rule against a kind while battle cards are laid."""
    if not FIGHTING[kind]:
        return "BT-GRT-4"
    step = state.config.steps[frame[0]]
    assert isinstance(step, Laying)
    if step.moment(state, frame) != FIRST_CARD:
        other = (1 - step.side(frame)) * f.SIDE_FIELDS
        return "SG-GRT-18" if kind == sc.MASK and not frame[other + f.CARDS_LAID] else ""
    if is_ranged(state, frame):
        return "" if c.REACHES[kind] else "SG-CHG-11"
    return "" if c.IS_WEAPON[kind] or kind == c.BOOK else "BT-USE-WEA-1"


def copy(state: BattaliaState, seat: Seat, kind: int) -> None:
    """SG-FAT-06: lay the mirror as an open card of a kind, with its uses and flags."""
    source = mirror_source(state, seat)
    flags = z.BORROWED_CARD if source == BORROWED else 0
    if kind == c.HAMMER:
        flags |= z.PEACEFUL  # BT-GRT-HAM-2
    if kind == c.CROWN:
        flags |= z.LIT  # BT-GRT-CRO-1: both uses may go on one unit
    lay_source(state, seat, source, 1)
    acts = ACTS_AS[kind] if kind in (c.CROWN, c.BOOK) else kind
    open_card(state, seat, sc.MIRROR_CARD, acts, uses_of(state, card_of(kind, 0)), flags)
    e.NAMED.tell(state, seat, sc.MIRROR_CARD, kind)
    enter_if_strong(state, seat)


class CopyAction(TurnAction):
    """The naming of the Great Artefact that the mirror is."""

    def __init__(self) -> None:
        super().__init__([sv.COPY])

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        if purse[c.NO_KIND]:
            codes += [sv.COPY | kind << 8 for kind in copyable(state, seat) if kind != sc.MASK]

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        copy(state, seat, first_of(code))

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        refusals = why_not_copy(state, seat, first_of(code))
        if first_of(code) == sc.MASK:  # it is played in battle only
            refusals.append(Refusal("SG-GRT-17", kind=c.KIND_WORDS[sc.MASK]))
        return refusals
