"""What a viewer knows of the cards of others (BT-INF-1 to -6).

Masks say which seats have seen a card: 1 for seat 0, 2 for seat 1, and so on, 128 for everybody
who has no seat.
"""

from __future__ import annotations

from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState
from stormhall.kernel.core.state import EVERYTHING


def bit_of(viewer: int) -> int:
    """The bit of a viewer in the masks of what was seen."""
    return 1 << viewer if viewer >= 0 else z.PUBLIC


def own_mask(mask: int, bit: int) -> int:
    """What the viewer can tell of who knows a card: everybody, they themselves, or nobody.

    Whether some other seat has seen it would tell which cards that seat was shown.
    """
    return z.ALL_SEEN if mask & z.PUBLIC and mask & bit else mask & bit


def hidden_cards(state: BattaliaState, seat: int, viewer: int) -> tuple[bytes, bytes]:
    """The cards of a player in places the viewer does not see, and the starting units among them
    of which they do not know what they are."""
    base = seat * z.ZONES
    bit = bit_of(viewer)
    zones = state.zones
    hidden = b""
    if not state.nation_seen[seat] & bit:
        hidden = zones[base + z.NATION] + zones[base + z.COMING]
    for zone in (z.HAND, z.AMBUSH, z.SHELTER):
        held, masks = zones[base + zone], zones[base + zone + 1]
        if masks.count(0) == len(masks):
            hidden += held
        else:
            hidden += bytes([held[i] for i in range(len(held)) if not masks[i] & bit])
    if state.borrowed != z.NONE and state.lender == seat and hides_borrowed(state, viewer):
        hidden += bytes((state.borrowed,))
    unknown = b""
    secret = zones[base + z.SECRET]
    for i in range(0, len(secret), 2):
        card = secret[i]
        if not secret[i + 1] & bit and unknown.count(card) < hidden.count(card):
            unknown += bytes((card,))
    return hidden, unknown


def known_hidden(hidden: bytes, unknown: bytes) -> bytes:
    """The hidden cards less those of which nothing is known, sorted."""
    left = list(hidden)
    for card in unknown:
        left.remove(card)
    return bytes(sorted(left))


def hides_borrowed(state: BattaliaState, viewer: int) -> bool:
    """BT-INF-6: only its user knows the borrowed card until it is laid."""
    return (
        state.borrowed != z.NONE
        and not state.borrowed_laid
        and viewer not in (state.borrower, EVERYTHING)
    )


def own_traces(records: bytes, bit: int) -> bytes:
    """The records of traced cards that the viewer knows, with what they can tell of others."""
    own = b""
    for i in range(0, len(records), z.TRACE):
        if records[i + 2] & bit:
            own += records[i : i + 2] + bytes((own_mask(records[i + 2], bit),))
    return own


def knows_box(state: BattaliaState, viewer: int) -> bool:
    """Whether the viewer knows which Great Artefacts are out of sight for all."""
    return any(module.knows_box(state, viewer) for module in state.config.modules)


def sure_in_box(state: BattaliaState) -> bytes:
    """The Great Artefacts out of sight that all know to be there, sorted."""
    return bytes(sorted(b"".join(module.in_box(state) for module in state.config.modules)))
