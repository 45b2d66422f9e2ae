"""The Unbound (BT-UNB-1 to -6): supplies strengthen them in battle.

`box_of_cards` in `rules/setup.py` adds all of them to the decks, and `bound_card` there deals none
to a starting deck (BT-UNB-1, -6). Tables in `model/cards.py` say that they are universal
(`FACTION`, BT-UNB-2), bring no supply (`SUPPLIES_WITH`, BT-UNB-3) and cannot be transformed
(`FIXED_BY`, BT-UNB-5). `search` in `knowledge/pool_decks.py` skips them (BT-UNB-6).
"""

from __future__ import annotations

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.battle_frame import seat_on
from stormhall.battalia.rules.battle.battle_line import battle_sources
from stormhall.battalia.rules.battle.strength import total
from stormhall.battalia.rules.paying.open_cards import kind_of_source, open_record
from stormhall.battalia.rules.paying.payment import SUPPLIES, lay_use
from stormhall.kernel.core.state import Code, Frame, Seat


def add_feeds(state: BattaliaState, seat: Seat, codes: list[Code]) -> None:
    """BT-UNB-4: add the supplies that can strengthen an Unbound in the line."""
    codes += [
        v.FEED | source << 8
        for source in battle_sources(state, seat)
        if _feeds(state, seat, source)
    ]


def _feeds(state: BattaliaState, seat: Seat, source: int) -> int:
    """The strength that a source adds to an Unbound: 1 for a supply, 2 for its substitute."""
    if source >= v.OPEN_SLOT and open_record(state, seat, source)[z.FLAGS] & z.PEACEFUL:
        return 0
    kind = kind_of_source(state, seat, source)
    return 1 if kind == c.SUPPLY else 2 if kind == SUPPLIES[1] else 0


def feed(state: BattaliaState, frame: Frame, side: int, source: int) -> None:
    """Add the strength of a supply to an Unbound; the supply does not join the line."""
    seat = seat_on(frame, side)
    frame[f.STRENGTH + side * f.SIDE_FIELDS] += _feeds(state, seat, source)
    lay_use(state, seat, source)
    if state.log is not None:
        e.UNBOUND_FED.tell(state, seat, total(state, frame, side))
