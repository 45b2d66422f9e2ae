"""Cards that may be laid in a battle line, and how they join it (BT-BAT-2, -20, -21).

The strength of a card is in `strength.py` (BT-BAT-1). `Opening` and `Volley` in `battle.py` ask for
the cards (BT-BAT-9 to -15), an attacker's weapon first (BT-USE-WEA-1).
"""

from __future__ import annotations

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import BORROWED, OPEN_SLOT
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.battle_frame import battle_of, seat_on
from stormhall.battalia.rules.battle.strength import strength_for, total
from stormhall.battalia.rules.paying import open_cards
from stormhall.battalia.rules.paying.payment import lay_use
from stormhall.kernel.core.state import Frame, Seat


def battle_sources(state: BattaliaState, seat: Seat) -> list[int]:
    """The sources for a battle: hand cards, the borrowed one, open cards; equal ones once."""
    sources: list[int] = []
    last = -1
    for card in state.zones[seat * z.ZONES + z.HAND]:
        if card != last:
            sources.append(card)
            last = card
    if state.may_lay_borrowed(seat):
        sources.append(BORROWED)
    opened = open_cards.different_records(state.zones[seat * z.ZONES + z.OPEN])
    return sources + [OPEN_SLOT + slot for slot, _ in opened]


def playable(state: BattaliaState, seat: Seat, source: int, side: int) -> int:
    """The strength that a source adds if it is laid now; 0 if it cannot be laid in battle."""
    if source >= OPEN_SLOT:
        record = open_cards.open_record(state, seat, source)
        if not record or not open_cards.fights(record):
            return 0
        return strength_for(state, seat, record[z.CARD], record[z.KIND], side)
    card = state.borrowed if source == BORROWED else source
    if c.DOUBLED_BY[card]:
        return 0
    return strength_for(state, seat, card, c.KIND[card], side)


def count_in(frame: Frame, side: int, card: int, strength: int) -> None:
    """BT-BAT-2: count one use of a card in the numbers of a side."""
    line = side * f.SIDE_FIELDS
    frame[line + f.STRENGTH] += strength
    frame[line + f.FACTIONS_LAID] |= 1 << c.FACTION[card]
    frame[line + f.CARDS_LAID] += 1
    if c.IS_UNBOUND[card]:
        frame[line + f.UNBOUND] += 1


def join_line(state: BattaliaState, frame: Frame, side: int, card: int, strength: int) -> None:
    """Put one use of a card into a line."""
    count_in(frame, side, card, strength)
    for module in state.config.at_battles:
        module.laid(state, frame, side, card, strength)
    if state.log is not None:
        attack, defence = total(state, frame, 0), total(state, frame, 1)
        e.BATTLE_CARD.tell(state, seat_on(frame, side), card, strength, attack, defence)


def play_source(state: BattaliaState, frame: Frame, side: int, source: int) -> None:
    """Lay a hand card, the borrowed one or a use of an open card in the line."""
    seat = seat_on(frame, side)
    card = open_cards.card_of_source(state, seat, source)
    for module in state.config.at_battles:
        module.lays(state, frame, side, source)
    kind = open_cards.kind_of_source(state, seat, source)
    lay_use(state, seat, source)
    join_line(state, frame, side, card, strength_for(state, seat, card, kind, side))


def enter_if_strong(state: BattaliaState, seat: Seat) -> None:
    """BT-BAT-21: put a card that was transformed in battle into the line if it has strength."""
    frame = battle_of(state)
    if frame is None:
        return
    source = OPEN_SLOT + len(state.zone(seat, z.OPEN)) // z.RECORD - 1
    side = 0 if seat == frame[f.ATTACKER] else 1
    if playable(state, seat, source, side):
        play_source(state, frame, side, source)
