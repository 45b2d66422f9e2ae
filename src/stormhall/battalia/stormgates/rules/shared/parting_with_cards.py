"""Cards that are taken from their owner for all to see (SG-CTL-06, SG-VAL-32, SG-GRT-14)."""

from __future__ import annotations

from stormhall.battalia.knowledge.nations import take_from_nation
from stormhall.battalia.knowledge.seen_cards import masks_without_one, witness
from stormhall.battalia.knowledge.tracing import came_to_light, normalise_traced
from stormhall.battalia.knowledge.zones import remove_openly, remove_seen
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState, without
from stormhall.battalia.stormgates.model import events as se
from stormhall.kernel.core.state import Seat


def take_away(state: BattaliaState, seat: Seat, card: int) -> str:
    """Take a card of a player out of its hidden place for all to see; the name of the place."""
    if card in state.zone(seat, z.HAND):
        remove_openly(state, seat, card)
        return "hand"
    if card in state.zone(seat, z.AMBUSH):
        remove_seen(state, seat, z.AMBUSH, card, z.IN_AMBUSH)
        return "ambush"
    if card in state.zone(seat, z.SHELTER):
        take_copy(state, seat, card)
        uncover(state, seat)
        return "shelter"
    if card not in state.zone(seat, z.NATION) + state.zone(seat, z.COMING):
        return ""
    take_from_nation(state, seat, card)
    if state.zone(seat, z.TRACED):
        came_to_light(state, seat, card, z.IN_NATION, z.ALL_SEEN & ~state.nation_seen[seat])
        normalise_traced(state, seat)
    return "nation"


def take_copy(state: BattaliaState, seat: Seat, card: int) -> None:
    """Take a card out of a shelter for all to see; a copy below its top before the top itself.

    Equal cards have no identity: a viewer who knew some of several copies knows one fewer now. Call
    `uncover` afterwards.
    """
    shelter, masks = state.zone(seat, z.SHELTER), bytearray(state.zone(seat, z.SHELTER_SEEN))
    places = [i for i in range(len(shelter) - 1) if shelter[i] == card]
    places.sort(key=lambda i: masks[i])
    viewers = 0 if places else z.ALL_SEEN
    for i in places:
        viewers |= masks[i]
    place = places.pop() if places else len(shelter) - 1
    remaining = masks_without_one(bytes([masks[i] for i in places] + [masks[place]]))
    for i in range(len(places)):
        masks[places[i]] = remaining[i]
    state.set_zone(seat, z.SHELTER, without(shelter, place))
    state.set_zone(seat, z.SHELTER_SEEN, without(bytes(masks), place))
    if state.zone(seat, z.TRACED):
        came_to_light(state, seat, card, z.IN_SHELTER, z.ALL_SEEN & ~viewers)
        normalise_traced(state, seat)


def uncover(state: BattaliaState, seat: Seat) -> None:
    """BT-INF-1: show everybody the top of a shelter.

    Nobody has seen the order of the cards below, so chance decides among equally known ones.
    """
    shelter, masks = state.zone(seat, z.SHELTER), state.zone(seat, z.SHELTER_SEEN)
    if not masks or masks[-1] == z.ALL_SEEN:
        return
    viewers = masks[-1]
    alike = len(masks) - len(masks.rstrip(bytes((viewers,))))
    place = len(masks) - 1 - (state.below(alike) if alike > 1 else 0)
    card = shelter[place]
    state.set_zone(seat, z.SHELTER, without(shelter, place) + bytes((card,)))
    state.set_zone(seat, z.SHELTER_SEEN, masks[:-1] + z.SEEN_BY_ALL)
    if state.zone(seat, z.TRACED):
        came_to_light(state, seat, card, z.IN_SHELTER, z.ALL_SEEN & ~viewers)
        normalise_traced(state, seat)
    witness(state, seat, card)
    se.SHELTER_TOP.tell(state, seat, card)
