"""Step 4: clean-up (BT-CLN-1 to -3)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.tracing import move_traces
from stormhall.battalia.knowledge.zones import to_shelter
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import HAND_SIZE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.artefacts.horses import stop_riding
from stormhall.battalia.rules.drawing import draw
from stormhall.battalia.rules.great_artefacts.hand_of_luut import return_borrowed
from stormhall.kernel.core.state import Seat

EMPTIED: Final[list[int]] = [z.TABLE, z.NEW, z.OPEN, z.ANNOUNCED]
"""BT-USE-AMU-10: nothing lies open any more."""


def end_turn(state: BattaliaState, seat: Seat) -> None:
    """Carry out steps 4 and 5: clean up, then draw six cards."""
    stop_riding(state, seat)
    clean_up(state, seat)
    draw(state, seat, HAND_SIZE)


def clean_up(state: BattaliaState, seat: Seat) -> None:
    """BT-CLN-1, -2: put hand cards, then played cards, then new cards on the shelter."""
    public = state.zone(seat, z.TABLE) + state.zone(seat, z.NEW)
    for zone in EMPTIED:
        state.set_zone(seat, zone, b"")
    count = discard_hand(state, seat, public)
    e.CLEANED_UP.tell(state, seat, count)
    return_borrowed(state, seat)


def order_discards(state: BattaliaState, seat: int, covered: bool) -> tuple[bytes, bytes]:
    """A hand in the order in which it is discarded, with the masks of its cards (BT-CLN-3).

    The least seen cards lie lowest, so that their order reveals nothing. Nobody sees the order
    below the top card, which is drawn from the most seen cards unless other cards cover it.
    """
    pairs = sorted(zip(state.zone(seat, z.HAND_SEEN), state.zone(seat, z.HAND), strict=True))
    if pairs and not covered:
        best = sum(1 for pair in pairs if pair[0] == pairs[-1][0])
        pairs.append(pairs.pop(len(pairs) - 1 - state.below(best)))
    return bytes([pair[1] for pair in pairs]), bytes([pair[0] for pair in pairs])


def discard_hand(state: BattaliaState, seat: int, public: bytes) -> int:
    """Put the hand and then public cards on the shelter; the number of all these cards."""
    hand, masks = order_discards(state, seat, covered=len(public) > 0)
    state.set_zone(seat, z.HAND, b"")
    state.set_zone(seat, z.HAND_SEEN, b"")
    if state.zone(seat, z.TRACED):
        move_traces(state, seat, z.IN_HAND, z.IN_SHELTER, emptied=True)
    to_shelter(state, seat, hand + public, masks + z.SEEN_BY_ALL * len(public))
    return len(hand) + len(public)
