"""What holds for all Great Artefacts (BT-GRT-1 to -4).

They belong to every faction (`FACTION` in `model/cards.py`), so that they count for each cohort and
never spoil morale; `FIXED_BY` there keeps artefacts from changing them.
"""

from __future__ import annotations

from stormhall.battalia.model import events as e
from stormhall.battalia.model.cards import GREAT, card_of
from stormhall.battalia.model.layout import HAND, NEW, OPEN, RECORD, ZONES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import BORROWED, OPEN_SLOT
from stormhall.battalia.rules.actions import FOR_GREAT
from stormhall.battalia.rules.paying.open_cards import spend_slot
from stormhall.battalia.rules.paying.payment import Purpose, commit, lay_source
from stormhall.kernel.core.notation import verb_of
from stormhall.kernel.core.state import Code, Seat


class PlayGreat(Purpose):
    """BT-GRT-4: the line of a Great Artefact that has an action; the argument is the action."""

    def is_weighty(self, args: list[int]) -> bool:
        return True

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        state.config.action_of[verb_of(args[0])].carry_out(state, seat, args[0])


def great_source(state: BattaliaState, seat: Seat, kind: int) -> int:
    """A Great Artefact of the hand, the borrowed one, or an open card that is one; else -1."""
    card = card_of(kind, 0)
    hand = state.zones[seat * ZONES + HAND]
    if hand and hand[-1] >= GREAT and card in hand:  # a sorted hand ends with the Great ones
        return card
    if state.borrowed == card and state.may_lay_borrowed(seat):
        return BORROWED
    records = state.zones[seat * ZONES + OPEN]
    if not records:
        return -1
    kinds = records[1::RECORD]
    return OPEN_SLOT + kinds.index(kind) if kind in kinds else -1


def play_great(state: BattaliaState, seat: Seat, kind: int, code: Code) -> None:
    """Lay a Great Artefact for its power; its action carries it out."""
    source = great_source(state, seat, kind)
    if source >= OPEN_SLOT:
        spend_slot(state, seat, source - OPEN_SLOT, 1)
    else:
        lay_source(state, seat, source, 1)
    e.GREAT_ARTEFACT.tell(state, seat, card_of(kind, 0))
    commit(state, seat, state.config.purposes[FOR_GREAT], [code])


def gain_great(state: BattaliaState, seat: Seat, card: int) -> None:
    """A Great Artefact is won: a new card, shown to all."""
    state.add_to_zone(seat, NEW, bytes((card,)))
    e.GREAT_ARTEFACT_WON.tell(state, seat, card)
