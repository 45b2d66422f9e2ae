"""Step 5 and every other draw (BT-DRW-1 to -4, BT-BAT-26).

`end_turn` in `clean_up.py` draws the new hand (BT-DRW-1); then `turn.py` refills the hands of
players who were attacked (BT-DRW-4).
"""

from __future__ import annotations

from stormhall.battalia.knowledge.tracing import move_traces, normalise_traced, trace_nation
from stormhall.battalia.knowledge.zones import add_to_hand
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import HAND_SIZE
from stormhall.battalia.model.state import BattaliaState, put


def draw(state: BattaliaState, seat: int, count: int) -> None:
    """BT-DRW-2: draw into the hand; if the nation runs out, the shelter becomes the new one."""
    offset = seat * z.ZONES
    if state.nation_seen[seat]:
        trace_nation(state, seat, state.nation_seen[seat])
    drawn: list[int] = []
    while len(drawn) < count:
        if not state.zones[offset + z.NATION] and not state.zones[offset + z.COMING]:
            if not state.zones[offset + z.SHELTER]:
                break
            _reshuffle(state, seat)
        _draw_from_nation(state, offset, drawn, count)
        if state.zones[offset + z.TRACED]:
            emptied = not state.zones[offset + z.NATION] and not state.zones[offset + z.COMING]
            move_traces(state, seat, z.IN_NATION, z.IN_HAND, emptied)
    if not drawn:
        return
    for module in state.config.at_nations:
        module.nation_changed(state, seat)
    _add_unseen(state, offset, drawn)
    if state.zones[offset + z.TRACED]:
        normalise_traced(state, seat)
    e.DRAWN.tell_some(state, 1 << seat, seat, len(drawn), drawn)


def _draw_from_nation(state: BattaliaState, offset: int, drawn: list[int], count: int) -> None:
    """Draw until there are enough or the nation is empty; cards in `COMING` are drawn first."""
    coming = state.zones[offset + z.COMING]
    named = min(len(coming), count - len(drawn))
    if named:
        drawn.extend(coming[:named])
        state.zones[offset + z.COMING] = coming[named:]
    nation = list(state.zones[offset + z.NATION])
    while nation and len(drawn) < count:
        drawn.append(nation.pop(state.below(len(nation))))
    state.zones[offset + z.NATION] = bytes(nation)


def _add_unseen(state: BattaliaState, offset: int, drawn: list[int]) -> None:
    """Put cards that nobody else has seen into the hand."""
    masks = state.zones[offset + z.HAND_SEEN]
    if masks.count(0) == len(masks):
        state.zones[offset + z.HAND] = bytes(sorted(state.zones[offset + z.HAND] + bytes(drawn)))
        state.zones[offset + z.HAND_SEEN] = bytes(len(masks) + len(drawn))
        return
    for card in drawn:
        add_to_hand(state, offset // z.ZONES, card, 0)


def _reshuffle(state: BattaliaState, seat: int) -> None:
    """BT-DRW-2, -3: make the shelter the new nation; cards traced to the shelter go with it."""
    offset = seat * z.ZONES
    if state.zones[offset + z.TRACED]:
        move_traces(state, seat, z.IN_SHELTER, z.IN_NATION, emptied=True)
    if state.nation_traced[seat]:
        state.nation_traced = put(state.nation_traced, seat, 0)
    state.zones[offset + z.NATION] = bytes(sorted(state.zones[offset + z.SHELTER]))
    state.zones[offset + z.SHELTER] = b""
    state.zones[offset + z.SHELTER_SEEN] = b""
    e.NATION_RESHUFFLED.tell(state, seat)


def refill(state: BattaliaState, seat: int) -> None:
    """BT-BAT-26: draw up to six; a larger hand is kept."""
    missing = HAND_SIZE - len(state.zone(seat, z.HAND))
    if missing > 0:
        draw(state, seat, missing)
