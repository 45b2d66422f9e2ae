"""What others know of hidden cards without knowing their exact place (BT-INF-6).

A viewer who was shown a card knows, after another card went to ambush face down, that it is in the
hand or in ambush; one who has searched a nation knows, after a draw, that its cards are in the
nation or in the hand. Such a card is traced: a record holds the card, the mask of the places where
it may be and the mask of the viewers who know it. A card that may be in any hidden place is not
traced, and one that can only be in the hand or in ambush is marked there as seen. The sizes of the
places say the rest: of three cards traced to the hand and an ambush of one, two at least are in the
hand.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.seen_cards import hidden_cards, known_hidden
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import KIND
from stormhall.battalia.model.state import BattaliaState, put
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import SPECTATOR

VIEWERS: Final = 8  # bits of a mask of those who know
PLACES: Final = 5
EVERYWHERE: Final = (1 << PLACES) - 1
NATION_PLACE: Final = 2  # the number of the place IN_NATION


def tokens_of(records: bytes, bit: int) -> list[int]:
    """What the viewer traces: card << 8 | places, sorted."""
    return [
        records[i] << 8 | records[i + z.PLACES]
        for i in range(0, len(records), z.TRACE)
        if records[i + z.KNOWN_BY] & bit
    ]


def _by_viewer(records: bytes) -> list[list[int]]:
    return [tokens_of(records, 1 << bit) for bit in range(VIEWERS)]


def _store(state: BattaliaState, seat: int, traced: list[list[int]]) -> None:
    """Store the records in canonical form: sorted, one record for equal tokens of viewers."""
    masks: dict[int, list[int]] = {}
    for bit in range(VIEWERS):
        counts: dict[int, int] = {}
        for token in traced[bit]:
            copy = counts.get(token, 0)
            counts[token] = copy + 1
            by_copy = masks.setdefault(token, [])
            if copy == len(by_copy):
                by_copy.append(0)
            by_copy[copy] |= 1 << bit
    records: list[int] = []
    for token in sorted(masks):
        for mask in masks[token]:
            records += (token >> 8, token & 0xFF, mask)
    state.zones[seat * z.ZONES + z.TRACED] = bytes(records)


def trace(state: BattaliaState, seat: int, cards: bytes, masks: bytes, places: int) -> None:
    """Trace cards for those who know them; call `normalise_traced` next."""
    records = state.zones[seat * z.ZONES + z.TRACED]
    for i in range(len(cards)):
        if masks[i]:
            records += bytes((cards[i], places, masks[i]))
    state.zones[seat * z.ZONES + z.TRACED] = records


def trace_nation(state: BattaliaState, seat: int, viewers: int) -> None:
    """Viewers who know a nation as a set trace its cards before some of them leave unseen."""
    nation = state.zones[seat * z.ZONES + z.NATION] + state.zones[seat * z.ZONES + z.COMING]
    trace(state, seat, nation, bytes((viewers,)) * len(nation), z.IN_NATION)
    state.nation_seen = put(state.nation_seen, seat, state.nation_seen[seat] & ~viewers)
    if nation:
        state.nation_traced = put(state.nation_traced, seat, state.nation_traced[seat] | viewers)


def moved(state: BattaliaState, seat: int, source: int, target: int, emptied: bool) -> None:
    """Cards have gone from one place to another unseen; call `normalise_traced` next."""
    zone = seat * z.ZONES + z.TRACED
    records = bytearray(state.zones[zone])
    for i in range(z.PLACES, len(records), z.TRACE):
        if records[i] & source:
            records[i] |= target
            if emptied:
                records[i] &= ~source
    state.zones[zone] = bytes(records)


def came_to_light(state: BattaliaState, seat: int, card: int, place: int, viewer: int) -> None:
    """The viewer has seen a card come from a place; call `normalise_traced` next.

    Copies have no identity: which of several traced ones it was stays open, so what remains
    of two neighbours may be in any place where one of them might be.
    """
    records = state.zones[seat * z.ZONES + z.TRACED]
    if card not in records[:: z.TRACE]:
        return
    traced = _by_viewer(records)
    for bit in range(VIEWERS):
        if not viewer >> bit & 1:
            continue
        tokens = [t for t in traced[bit] if t >> 8 == card and t & place]
        if not tokens:
            continue
        others = [t for t in traced[bit] if t >> 8 != card or not t & place]
        tokens.sort(key=_width)
        remaining = [tokens[i] | tokens[i + 1] for i in range(len(tokens) - 1)]
        if (
            place != z.IN_NATION
            and state.nation_traced[seat] >> bit & 1
            and tokens[-1] & z.IN_NATION
        ):
            copies = sum(1 for t in others + remaining if t >> 8 == card)
            remaining += _copy_in_nation(state, seat, card, bit, copies)
        traced[bit] = others + remaining
    _store(state, seat, traced)


def _width(token: int) -> int:
    """Few places first."""
    return (token & 0xFF).bit_count() << 16 | token


def _copy_in_nation(state: BattaliaState, seat: int, card: int, bit: int, copies: int) -> list[int]:
    """Another copy of a card may still be in a nation whose cards are all traced."""
    hidden, unknown = hidden_cards(state, seat, bit if bit < state.seats else SPECTATOR)
    if any(KIND[each] == KIND[card] for each in unknown):  # it may have been a starting unit
        mask = state.nation_traced[seat] & ~(1 << bit)
        state.nation_traced = put(state.nation_traced, seat, mask)
        return []
    return [card << 8 | EVERYWHERE] if known_hidden(hidden, unknown).count(card) > copies else []


def drop_place(state: BattaliaState, seat: int, cards: bytes, place: int, bit: int) -> None:
    """The viewer has seen that none of these cards is in a place; call `normalise_traced` next."""
    traced = _by_viewer(state.zones[seat * z.ZONES + z.TRACED])
    traced[bit] = [t & ~place if t >> 8 in cards else t for t in traced[bit]]
    _store(state, seat, traced)


def normalise_traced(state: BattaliaState, seat: int) -> None:
    """Bring traced cards into their canonical form after cards have moved."""
    offset = seat * z.ZONES
    if not state.zones[offset + z.NATION] and not state.zones[offset + z.COMING]:
        state.nation_traced = put(state.nation_traced, seat, 0)
    traced = _by_viewer(state.zones[offset + z.TRACED])
    for bit in range(VIEWERS):
        if traced[bit]:
            tokens = _normalise_viewer(state, seat, bit, traced[bit])
            while len(tokens) < len(traced[bit]):
                traced[bit] = tokens
                tokens = _normalise_viewer(state, seat, bit, tokens)
            traced[bit] = tokens
    _store(state, seat, traced)


def _normalise_viewer(state: BattaliaState, seat: int, bit: int, tokens: list[int]) -> list[int]:
    """The tokens that still carry information and are not marked in a zone instead."""
    occupied = _occupied(state, seat, bit)
    closed = state.nation_traced[seat] >> bit & 1
    remaining: list[int] = []
    for token in tokens:
        places = token & occupied
        if places == z.IN_HAND:
            mark(state, seat, z.HAND, token >> 8, 1 << bit)
        elif places == z.IN_AMBUSH:
            mark(state, seat, z.AMBUSH, token >> 8, 1 << bit)
        elif places != occupied or (closed and places & z.IN_NATION):
            remaining.append(token >> 8 << 8 | places)
    return remaining


def _occupied(state: BattaliaState, seat: int, bit: int) -> int:
    """The places of a player that hold a card which the viewer does not see."""
    places = 0
    free = free_places(state, seat, 1 << bit)
    for place in range(PLACES):
        if free[place]:
            places |= 1 << place
    return places


def free_places(state: BattaliaState, seat: int, bit: int) -> list[int]:
    """How many cards in each place of a player the viewer does not see."""
    offset = seat * z.ZONES
    zones = state.zones
    free = [0] * PLACES
    for place, zone in ((0, z.HAND), (1, z.AMBUSH), (3, z.SHELTER)):
        for mask in zones[offset + zone + 1]:
            if not mask & bit:
                free[place] += 1
    if not state.nation_seen[seat] & bit:
        free[NATION_PLACE] = len(zones[offset + z.NATION]) + len(zones[offset + z.COMING])
    if lent_unseen(state, seat, bit):
        free[4] = 1
    return free


def lent_unseen(state: BattaliaState, seat: int, bit: int) -> bool:
    """Whether a card of this player is borrowed and the viewer does not know which."""
    lent = state.borrowed != z.NONE and not state.borrowed_laid and state.lender == seat
    return lent and bit != 1 << state.borrower


def mark(state: BattaliaState, seat: int, zone: int, card: int, bit: int) -> None:
    """A card is certain to be in this zone for the viewer.

    Of several copies all viewers know the same ones first: no place is known to all but one.
    """
    cards, masks = state.zone(seat, zone), bytearray(state.zone(seat, zone + 1))
    first = cards.find(card)
    end = first + cards.count(card)
    index = end - 1
    while index > first and masks[index] & bit:
        index -= 1
    masks[index] |= bit
    masks[first:end] = sorted(masks[first:end])
    state.set_zone(seat, zone + 1, bytes(masks))


# Placing traced cards.


def can_spread(counts: list[int], free: list[int], closed: bool) -> bool:
    """Whether cards, counted by the mask of their places, fit into places of these sizes.

    A closed nation must be filled with them; if each condition can be met, both can.
    """
    if closed:
        able = sum(counts[mask] for mask in range(EVERYWHERE + 1) if mask & z.IN_NATION)
        if able < free[NATION_PLACE]:
            return False
    masks = [mask for mask in range(EVERYWHERE + 1) if counts[mask]]
    for union in range(EVERYWHERE + 1):
        needed = sum(counts[mask] for mask in masks if not mask & ~union)
        if needed and needed > sum(free[i] for i in range(PLACES) if union >> i & 1):
            return False
    return True


def counted(tokens: list[int]) -> list[int]:
    """The number of tokens by mask of places."""
    counts = [0] * (EVERYWHERE + 1)
    for token in tokens:
        counts[token & 0xFF] += 1
    return counts


def spread(tokens: list[int], free: list[int], closed: bool, chance: Chance) -> list[list[int]]:
    """Deal traced cards to places where they may be, each free place with equal chance."""
    dealt: list[list[int]] = [[] for _ in range(PLACES)]
    counts, free = counted(tokens), free[:]
    for token in sorted(tokens, key=_width):
        counts[token & 0xFF] -= 1
        fitting: list[int] = []
        for place in range(PLACES):
            if token >> place & 1 and free[place]:
                free[place] -= 1
                if can_spread(counts, free, closed):
                    fitting += [place] * (free[place] + 1)
                free[place] += 1
        place = fitting[chance.below(len(fitting))]
        free[place] -= 1
        dealt[place].append(token >> 8)
    return dealt


def false_traces(state: BattaliaState, seat: int, bit: int) -> list[int]:
    """Cards that are not where the viewer traces them, and cards of a nation that should be."""
    tokens = tokens_of(state.zones[seat * z.ZONES + z.TRACED], bit)
    closed = bool(state.nation_traced[seat] & bit)
    if not tokens and not closed:
        return []
    hidden = _hidden_by_place(state, seat, bit)
    cards = {token >> 8 for token in tokens}
    if closed:
        cards.update(hidden[NATION_PLACE])
    return [
        card
        for card in sorted(cards)
        if not can_spread(
            counted([token for token in tokens if token >> 8 == card]),
            [there.count(card) for there in hidden],
            closed,
        )
    ]


def _hidden_by_place(state: BattaliaState, seat: int, bit: int) -> list[bytes]:
    offset = seat * z.ZONES
    zones = state.zones
    hidden = [b""] * PLACES
    for place, zone in ((0, z.HAND), (1, z.AMBUSH), (3, z.SHELTER)):
        cards, masks = zones[offset + zone], zones[offset + zone + 1]
        hidden[place] = bytes([cards[i] for i in range(len(cards)) if not masks[i] & bit])
    if not state.nation_seen[seat] & bit:
        hidden[NATION_PLACE] = zones[offset + z.NATION] + zones[offset + z.COMING]
    if lent_unseen(state, seat, bit):
        hidden[4] = bytes((state.borrowed,))
    return hidden
