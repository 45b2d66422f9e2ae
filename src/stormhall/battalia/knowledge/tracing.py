"""What others know of hidden cards without knowing their exact place (BT-INF-6).

After a player puts a card in ambush face down, a viewer who was shown a card in that hand knows
that it is in the hand or in ambush. After a player draws, a viewer who has searched the nation
knows that its cards are in the nation or in the hand. Such a card is traced: a record holds the
card, the mask of its possible places and the mask of the viewers who know this. A card that may be
in any hidden place is not traced; one that must be in the hand, or must be in ambush, is marked
there as seen. The sizes of the places say the rest: if three cards are traced to the hand and an
ambush of one card, at least two of them are in the hand.

A token is a card that one viewer traces, with its possible places: `card << 8 | places`.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.seen_cards import hidden_cards, known_hidden
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import KIND
from stormhall.battalia.model.state import BattaliaState, put
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import SPECTATOR

VIEWERS: Final = 8  # bits in a mask of viewers
PLACES: Final = 5
EVERYWHERE: Final = (1 << PLACES) - 1
NATION_PLACE: Final = 2  # the number of the place that IN_NATION is the mask of


def tokens_of(records: bytes, bit: int) -> list[int]:
    """The tokens of a viewer, sorted."""
    return [
        records[i] << 8 | records[i + z.PLACES]
        for i in range(0, len(records), z.TRACE)
        if records[i + z.KNOWN_BY] & bit
    ]


def _by_viewer(records: bytes) -> list[list[int]]:
    return [tokens_of(records, 1 << bit) for bit in range(VIEWERS)]


def _store(state: BattaliaState, seat: int, traced: list[list[int]]) -> None:
    """Store the records in canonical form: sorted, equal tokens of several viewers in one."""
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
    """Trace cards for the viewers in their masks; call `normalise_traced` next."""
    records = state.zones[seat * z.ZONES + z.TRACED]
    for i in range(len(cards)):
        if masks[i]:
            records += bytes((cards[i], places, masks[i]))
    state.zones[seat * z.ZONES + z.TRACED] = records


def trace_nation(state: BattaliaState, seat: int, viewers: int) -> None:
    """Trace a nation for viewers who know it as a set, before some of its cards leave unseen."""
    nation = state.zones[seat * z.ZONES + z.NATION] + state.zones[seat * z.ZONES + z.COMING]
    trace(state, seat, nation, bytes((viewers,)) * len(nation), z.IN_NATION)
    state.nation_seen = put(state.nation_seen, seat, state.nation_seen[seat] & ~viewers)
    if nation:
        state.nation_traced = put(state.nation_traced, seat, state.nation_traced[seat] | viewers)


def move_traces(state: BattaliaState, seat: int, source: int, target: int, emptied: bool) -> None:
    """Follow cards that went unseen from one place to another; call `normalise_traced` next."""
    zone = seat * z.ZONES + z.TRACED
    records = bytearray(state.zones[zone])
    for i in range(z.PLACES, len(records), z.TRACE):
        if records[i] & source:
            records[i] |= target
            if emptied:
                records[i] &= ~source
    state.zones[zone] = bytes(records)


def came_to_light(state: BattaliaState, seat: int, card: int, place: int, viewers: int) -> None:
    """Note that viewers have seen a card come from a place; call `normalise_traced` next.

    Copies have no identity. If several traced copies may have been there, any of them may have
    come: sorted by width, each two neighbours become one token with the places of both.
    """
    records = state.zones[seat * z.ZONES + z.TRACED]
    if card not in records[:: z.TRACE]:
        return
    traced = _by_viewer(records)
    for bit in range(VIEWERS):
        if not viewers >> bit & 1:
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
    """A sort key: tokens with few places come first."""
    return (token & 0xFF).bit_count() << 16 | token


def _copy_in_nation(state: BattaliaState, seat: int, card: int, bit: int, copies: int) -> list[int]:
    """A token if another copy may still be in a nation whose cards are all traced."""
    hidden, unknown = hidden_cards(state, seat, bit if bit < state.seats else SPECTATOR)
    if any(KIND[each] == KIND[card] for each in unknown):  # it may have been a starting unit
        mask = state.nation_traced[seat] & ~(1 << bit)
        state.nation_traced = put(state.nation_traced, seat, mask)
        return []
    return [card << 8 | EVERYWHERE] if known_hidden(hidden, unknown).count(card) > copies else []


def rule_out(state: BattaliaState, seat: int, cards: bytes, place: int, bit: int) -> None:
    """Note that the viewer has not found these cards in a place; call `normalise_traced` next."""
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
    """The tokens that still carry information; cards sure to be in one zone are marked there."""
    occupied = _occupied(state, seat, bit)
    closed = state.nation_traced[seat] >> bit & 1
    remaining: list[int] = []
    for token in tokens:
        places = token & occupied
        if places == z.IN_HAND:
            mark_seen(state, seat, z.HAND, token >> 8, 1 << bit)
        elif places == z.IN_AMBUSH:
            mark_seen(state, seat, z.AMBUSH, token >> 8, 1 << bit)
        elif places != occupied or (closed and places & z.IN_NATION):
            remaining.append(token >> 8 << 8 | places)
    return remaining


def _occupied(state: BattaliaState, seat: int, bit: int) -> int:
    """Mask of a player's places that hold a card the viewer does not see."""
    places = 0
    free = free_places(state, seat, 1 << bit)
    for place in range(PLACES):
        if free[place]:
            places |= 1 << place
    return places


def free_places(state: BattaliaState, seat: int, bit: int) -> list[int]:
    """How many cards the viewer does not see in each place of a player."""
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
    """Whether a card of this player is borrowed and the viewer does not know which one."""
    lent = state.borrowed != z.NONE and not state.borrowed_laid and state.lender == seat
    return lent and bit != 1 << state.borrower


def mark_seen(state: BattaliaState, seat: int, zone: int, card: int, bit: int) -> None:
    """Mark a card in this zone as seen by the viewer.

    Of several copies, every viewer knows the last ones first.
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


# Dealing traced cards to places.


def can_spread(counts: list[int], free: list[int], closed: bool) -> bool:
    """Whether cards, counted by their mask of places, fit into places of these sizes.

    A closed nation must be filled with them. If each condition can be met, so can both.
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


def count_by_places(tokens: list[int]) -> list[int]:
    """How many tokens have each mask of places."""
    counts = [0] * (EVERYWHERE + 1)
    for token in tokens:
        counts[token & 0xFF] += 1
    return counts


def spread(tokens: list[int], free: list[int], closed: bool, chance: Chance) -> list[list[int]]:
    """Deal traced cards to possible places, every free place with equal chance."""
    dealt: list[list[int]] = [[] for _ in range(PLACES)]
    counts, free = count_by_places(tokens), free[:]
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
    """Cards that are not where the viewer traces them, or untraced cards in a traced nation."""
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
            count_by_places([token for token in tokens if token >> 8 == card]),
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
