"""Moving cards between zones and decks, and keeping track of who has seen them.

BT-DRW-1 to -3, BT-LIM-1 to -5, BT-CLN-3 and the bookkeeping behind BT-INF: beside each hidden zone
lies a mask per card of the seats that know it.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.tracing import (
    came_to_light,
    moved,
    normalise_traced,
    trace_nation,
)
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import HAND_SIZE
from stormhall.battalia.model.state import BattaliaState, put, without

LAST_SECRET_KIND: Final = c.PRIEST
"""Starting decks hold frimen, a chief and a priest (BT-SET-6)."""


# The hand.


def add_to_hand(state: BattaliaState, seat: int, card: int, seen: int) -> None:
    """Put a card into a hand; `seen` is the mask of others who know it."""
    base = seat * z.ZONES
    hand = state.zones[base + z.HAND]
    masks = state.zones[base + z.HAND_SEEN]
    at = 0
    size = len(hand)
    while at < size and (hand[at] < card or (hand[at] == card and masks[at] < seen)):
        at += 1
    state.zones[base + z.HAND] = hand[:at] + bytes((card,)) + hand[at:]
    state.zones[base + z.HAND_SEEN] = masks[:at] + bytes((seen,)) + masks[at:]


def remove_openly(state: BattaliaState, seat: int, card: int) -> None:
    """Take a card out of a hand for all to see.

    Equal cards have no identity: whoever knew one of several copies knows one fewer now.
    """
    remove_seen(state, seat, z.HAND, card, z.IN_HAND)
    if state.zones[seat * z.ZONES + z.ANNOUNCED]:
        _shrink_cohort(state, seat, c.FACTION[card])


def remove_seen(state: BattaliaState, seat: int, zone: int, card: int, place: int) -> None:
    """Take a card out of hand or ambush for all to see."""
    base = seat * z.ZONES
    held = state.zones[base + zone]
    masks = state.zones[base + zone + 1]
    at = held.index(card)
    copies = held.count(card)
    known = masks[at]
    if copies > 1 and masks.count(0) < len(masks):
        for mask in masks[at : at + copies]:
            known |= mask
        kept = fewer(masks[at : at + copies])
        state.zones[base + zone + 1] = masks[:at] + kept + masks[at + copies :]
    else:
        state.zones[base + zone + 1] = without(masks, at)
    state.zones[base + zone] = without(held, at)
    if state.zones[base + z.TRACED]:
        came_to_light(state, seat, card, place, z.ALL_SEEN & ~known)
        normalise_traced(state, seat)


def _shrink_cohort(state: BattaliaState, seat: int, faction: int) -> None:
    """A cohort card has left the hand: fewer are known to be there (BT-COH-6)."""
    cohort = bytearray(state.zones[seat * z.ZONES + z.ANNOUNCED])
    for f in range(len(cohort)):
        if cohort[f] and faction in (f, c.UNIVERSAL):
            cohort[f] -= 1
    state.zones[seat * z.ZONES + z.ANNOUNCED] = bytes(cohort)


def fewer(masks: bytes) -> bytes:
    """The masks of the copies that are left when one of them has gone openly."""
    kept = [0] * (len(masks) - 1)
    for bit in range(8):
        known = sum(mask >> bit & 1 for mask in masks) - 1
        for i in range(known):
            kept[-1 - i] |= 1 << bit
    return bytes(sorted(kept))


def show_in_hand(state: BattaliaState, seat: int, card: int) -> None:
    """A card of the hand has been named for all to hear and is about to be laid."""
    remove_seen(state, seat, z.HAND, card, z.IN_HAND)
    add_to_hand(state, seat, card, z.ALL_SEEN)
    witness(state, seat, card)


# Drawing (BT-DRW).


def draw(state: BattaliaState, seat: int, count: int) -> None:
    """BT-DRW-2: draw into the hand; if the nation runs out, the shelter becomes the new one."""
    base = seat * z.ZONES
    if state.nation_seen[seat]:
        trace_nation(state, seat, state.nation_seen[seat])
    drawn: list[int] = []
    while len(drawn) < count:
        if not state.zones[base + z.NATION] and not state.zones[base + z.COMING]:
            if not state.zones[base + z.SHELTER]:
                break
            _reshuffle(state, seat)
        _draw_from_nation(state, base, drawn, count)
        if state.zones[base + z.TRACED]:
            emptied = not state.zones[base + z.NATION] and not state.zones[base + z.COMING]
            moved(state, seat, z.IN_NATION, z.IN_HAND, emptied)
    if not drawn:
        return
    for module in state.config.at_nations:
        module.nation_changed(state, seat)
    _add_unseen(state, base, drawn)
    if state.zones[base + z.TRACED]:
        normalise_traced(state, seat)
    e.DRAWN.tell_some(state, 1 << seat, seat, len(drawn), drawn)


def _draw_from_nation(state: BattaliaState, base: int, drawn: list[int], count: int) -> None:
    """Draw until there are enough or the nation is empty; cards named to come are drawn first."""
    coming = state.zones[base + z.COMING]
    named = min(len(coming), count - len(drawn))
    if named:
        drawn.extend(coming[:named])
        state.zones[base + z.COMING] = coming[named:]
    nation = list(state.zones[base + z.NATION])
    while nation and len(drawn) < count:
        drawn.append(nation.pop(state.below(len(nation))))
    state.zones[base + z.NATION] = bytes(nation)


def _add_unseen(state: BattaliaState, base: int, drawn: list[int]) -> None:
    """Put cards into the hand that nobody else has seen."""
    masks = state.zones[base + z.HAND_SEEN]
    if masks.count(0) == len(masks):
        state.zones[base + z.HAND] = bytes(sorted(state.zones[base + z.HAND] + bytes(drawn)))
        state.zones[base + z.HAND_SEEN] = bytes(len(masks) + len(drawn))
        return
    for card in drawn:
        add_to_hand(state, base // z.ZONES, card, 0)


def _reshuffle(state: BattaliaState, seat: int) -> None:
    """BT-DRW-2; what was known in the shelter is not in ambush, where other cards lie."""
    base = seat * z.ZONES
    if state.zones[base + z.TRACED]:
        moved(state, seat, z.IN_SHELTER, z.IN_NATION, emptied=True)
    if state.nation_traced[seat]:
        state.nation_traced = put(state.nation_traced, seat, 0)
    state.zones[base + z.NATION] = bytes(sorted(state.zones[base + z.SHELTER]))
    state.zones[base + z.SHELTER] = b""
    state.zones[base + z.SHELTER_SEEN] = b""
    e.NATION_RESHUFFLED.tell(state, seat)


def refill(state: BattaliaState, seat: int) -> None:
    """BT-BAT-26: draw up to six; a larger hand is kept."""
    missing = HAND_SIZE - len(state.zones[seat * z.ZONES + z.HAND])
    if missing > 0:
        draw(state, seat, missing)


# The shelter.


def to_shelter(state: BattaliaState, seat: int, cards: bytes, seen: bytes) -> None:
    """Put cards on the shelter in this order; the last one is the top and open to all (D-71)."""
    if not cards:
        return
    base = seat * z.ZONES
    state.zones[base + z.SHELTER] += cards
    state.zones[base + z.SHELTER_SEEN] += seen[:-1] + bytes((z.ALL_SEEN,))
    if state.zones[base + z.TRACED]:
        came_to_light(state, seat, cards[-1], z.IN_SHELTER, z.ALL_SEEN & ~seen[-1])
        normalise_traced(state, seat)
    witness(state, seat, cards[-1])


def discarded(state: BattaliaState, seat: int, covered: bool) -> tuple[bytes, bytes]:
    """A hand in the order in which it is discarded, with what was seen of it (BT-CLN-3).

    The least known cards lie lowest: no place among them tells anything of a card. Nobody ever
    sees the order below the top; which of the best known cards is the top must be left to chance,
    unless other cards come to cover it.
    """
    base = seat * z.ZONES
    pairs = sorted(zip(state.zones[base + z.HAND_SEEN], state.zones[base + z.HAND], strict=True))
    if pairs and not covered:
        best = sum(1 for pair in pairs if pair[0] == pairs[-1][0])
        pairs.append(pairs.pop(len(pairs) - 1 - state.below(best)))
    return bytes([pair[1] for pair in pairs]), bytes([pair[0] for pair in pairs])


def discard_hand(state: BattaliaState, seat: int, public: bytes) -> int:
    """Put the hand on the shelter, then what has lain openly (BT-CLN-3); how many cards."""
    base = seat * z.ZONES
    hand, masks = discarded(state, seat, covered=len(public) > 0)
    state.zones[base + z.HAND] = state.zones[base + z.HAND_SEEN] = b""
    if state.zones[base + z.TRACED]:
        moved(state, seat, z.IN_HAND, z.IN_SHELTER, emptied=True)
    to_shelter(state, seat, hand + public, masks + b"\xff" * len(public))
    return len(hand) + len(public)


def show_borrowed(state: BattaliaState) -> None:
    """BT-INF-6: all see the card that was borrowed, when it is laid or comes back."""
    card, lender = state.borrowed, state.lender
    if state.zones[lender * z.ZONES + z.TRACED]:
        came_to_light(state, lender, card, z.IN_LENT, z.ALL_SEEN & ~(1 << state.borrower))
        normalise_traced(state, lender)
    witness(state, lender, card)


def discard_openly(state: BattaliaState, seat: int, card: int) -> None:
    """Put one card on the shelter for all to see."""
    to_shelter(state, seat, bytes((card,)), b"\xff")


# Starting units that others do not know (BT-SET-6, BT-INF-2).


def witness(state: BattaliaState, seat: int, card: int) -> None:
    """All have seen a card of a player: one of his secret starting units may be known by it."""
    if c.KIND[card] <= LAST_SECRET_KIND and card != c.SUPPLY_CARD:
        if card in state.zones[seat * z.ZONES + z.SECRET][::2]:
            _learn(state, seat, card, z.ALL_SEEN)


def learn_cards(state: BattaliaState, seat: int, shown: bytes, viewer: int) -> None:
    """One viewer has seen these cards of a player."""
    for card in sorted(set(shown)):
        if card in state.zones[seat * z.ZONES + z.SECRET][::2]:
            _learn(state, seat, card, 1 << viewer)


def _learn(state: BattaliaState, seat: int, card: int, viewers: int) -> None:
    """Mark secret copies as known to viewers who can place more copies than they knew of."""
    zone = seat * z.ZONES + z.SECRET
    records = bytearray(state.zones[zone])
    copies = copies_owned(state, seat, card)
    everybody = z.PUBLIC | (1 << state.seats) - 1 & ~(1 << seat)
    for bit in range(8):
        if not viewers & everybody & 1 << bit:
            continue
        hidden = [
            i
            for i in range(0, len(records), 2)
            if records[i] == card and not records[i + 1] >> bit & 1
        ]
        excess = copies_placed(state, seat, card, bit) - (copies - len(hidden))
        for i in hidden[: max(0, excess)]:
            records[i + 1] |= 1 << bit
    kept = b""
    for i in range(0, len(records), 2):
        if records[i + 1] & everybody != everybody:
            kept += bytes(records[i : i + 2])
    state.zones[zone] = kept


def copies_owned(state: BattaliaState, seat: int, card: int) -> int:
    """How many copies of a card are in a creation deck."""
    return creation_deck(state, seat).count(card)


def copies_placed(state: BattaliaState, seat: int, card: int, bit: int) -> int:
    """Of how many copies a viewer knows the zone."""
    base = seat * z.ZONES
    count = state.zones[base + z.TABLE].count(card) + state.zones[base + z.NEW].count(card)
    tents = state.zones[base + z.TENTS]
    for i in range(0, len(tents), z.RECORD):
        count += tents[i : i + 3].count(card)
    for zone in (z.HAND, z.AMBUSH, z.SHELTER):
        held, masks = state.zones[base + zone], state.zones[base + zone + 1]
        for i in range(len(held)):
            if held[i] == card and masks[i] >> bit & 1:
                count += 1
    traced = state.zones[base + z.TRACED]
    for i in range(0, len(traced), z.TRACE):
        if traced[i] == card and traced[i + 2] >> bit & 1:
            count += 1
    if (
        state.borrowed == card
        and state.lender == seat
        and (state.borrowed_laid or bit == state.borrower)
    ):
        count += 1
    if state.nation_seen[seat] >> bit & 1:
        count += state.zones[base + z.NATION].count(card) + state.zones[base + z.COMING].count(card)
    return count


def creation_deck(state: BattaliaState, seat: int) -> bytes:
    """BT-LIM-4: everything a player owns, wherever it is."""
    owned = cards_kept(state, seat)
    if state.borrowed != z.NONE and state.lender == seat:
        owned += bytes((state.borrowed,))
    return owned


def cards_kept(state: BattaliaState, seat: int) -> bytes:
    """A creation deck without the card that is lent out."""
    base = seat * z.ZONES
    zones = state.zones
    owned = (
        zones[base + z.NATION]
        + zones[base + z.COMING]
        + zones[base + z.SHELTER]
        + zones[base + z.HAND]
        + zones[base + z.AMBUSH]
        + zones[base + z.TABLE]
        + zones[base + z.NEW]
    )
    tents = zones[base + z.TENTS]
    for i in range(0, len(tents), z.RECORD):
        for card in tents[i : i + 3]:
            if card < z.VIRTUAL:
                owned += bytes((card,))
    return owned


def great_artefacts_of(state: BattaliaState, seat: int) -> int:
    """How many Great Artefacts a player owns (BT-GRT-3)."""
    return sum(1 for card in creation_deck(state, seat) if card >= c.GREAT)


# Gaining.


def gain(state: BattaliaState, seat: int, card: int) -> None:
    """BT-TRN-9: lay a card with the new ones."""
    state.zones[seat * z.ZONES + z.NEW] += bytes((card,))
    if card in state.zones[seat * z.ZONES + z.SECRET][::2]:
        witness(state, seat, card)


def gain_supply(state: BattaliaState, seat: int, unit: int) -> None:
    """BT-HIR-2: supplies that come with a unit, as far as some are left (BT-LIM-3)."""
    count = min(state.supplies, c.SUPPLIES_WITH[unit])
    state.supplies -= count
    state.zones[seat * z.ZONES + z.NEW] += bytes((c.SUPPLY_CARD,)) * count


# Decks of the pool (BT-SET-8, BT-LIM-1, BT-LIM-5).


def take_top(state: BattaliaState, deck: int) -> int:
    """The top card of a deck that is not empty; the next one is turned up."""
    top = state.tops[deck]
    state.tops[deck] = top[:-1]
    turn_up(state, deck)
    return top[-1]


def turn_up(state: BattaliaState, deck: int) -> None:
    """BT-SET-8: the top card of a deck is always visible."""
    if state.tops[deck]:
        return
    loose = state.loose[deck]
    if loose:
        at = state.below(len(loose))
        state.loose[deck] = without(loose, at)
        state.tops[deck] = bytes((loose[at],))
    elif state.bottoms[deck]:
        state.tops[deck] = state.bottoms[deck][-1:]
        state.bottoms[deck] = state.bottoms[deck][:-1]


def put_under(state: BattaliaState, deck: int, card: int) -> None:
    """D-11: a card that comes back goes to the bottom of its deck."""
    state.bottoms[deck] = bytes((card,)) + state.bottoms[deck]
    turn_up(state, deck)


def search(state: BattaliaState, seat: int, deck: int, faction: int) -> int:
    """BT-LIM-5: take a card of a faction, or the top card; then the deck is shuffled."""
    chosen = -1
    everything = state.tops[deck] + state.loose[deck] + state.bottoms[deck]
    for card in everything:
        if card & 7 == faction:
            chosen = card
            break
    if chosen < 0:
        chosen = state.tops[deck][-1]
    shuffle_deck(state, deck, without(everything, everything.index(chosen)))
    if deck <= c.LORD:
        state.searched = put(state.searched, seat, state.searched[seat] | 1 << deck)
    return chosen


def shuffle_deck(state: BattaliaState, deck: int, content: bytes) -> None:
    """Give a deck this content in unknown order and turn up its top card."""
    state.tops[deck] = b""
    state.loose[deck] = bytes(sorted(content))
    state.bottoms[deck] = b""
    turn_up(state, deck)


def visible_top(state: BattaliaState, deck: int) -> int:
    """The visible card of a deck of creation cards; -1 if the deck is empty."""
    top = state.tops[deck]
    return top[-1] if top else -1


# Uses (BT-TRN-5).


def uses_of(state: BattaliaState, card: int) -> int:
    """How many uses a card has when it is laid today."""
    kind = c.KIND[card]
    if kind == c.CROWN:
        return 2
    if kind == c.BOOK:
        return 3
    if kind != c.TENT and state.is_lit(kind):
        return 2  # BT-ORA-6; a lit tent takes two cards instead (BT-ORA-TEN)
    return 1


def open_card(state: BattaliaState, seat: int, card: int, kind: int, uses: int, flags: int) -> None:
    """Lay down a record of an open card with uses left (BT-TRN-6)."""
    if uses > 0:
        state.zones[seat * z.ZONES + z.OPEN] += bytes((card, kind, uses, flags))


def lay_openly(state: BattaliaState, seat: int, card: int) -> None:
    """Lay a card of the hand on the table for all to see."""
    _lay(state, seat, card)
    for module in state.config.at_hands:
        module.left_hand(state, seat, card)


def lay_as_target(state: BattaliaState, seat: int, card: int) -> None:
    """Lay a card of the hand that is to be transformed."""
    _lay(state, seat, card)
    for module in state.config.at_hands:
        module.left_as_target(state, seat, card)


def _lay(state: BattaliaState, seat: int, card: int) -> None:
    remove_openly(state, seat, card)
    state.zones[seat * z.ZONES + z.TABLE] += bytes((card,))
    witness(state, seat, card)


def take_from_table(state: BattaliaState, seat: int, card: int) -> None:
    """Take a card away from the table."""
    zone = seat * z.ZONES + z.TABLE
    table = state.zones[zone]
    state.zones[zone] = without(table, table.rindex(card))


def deck_count(state: BattaliaState, seat: int) -> int:
    """The number of cards of a creation deck (BT-LIM-4), without laying it together."""
    base = seat * z.ZONES
    zones = state.zones
    count = len(zones[base + z.NATION]) + len(zones[base + z.COMING]) + len(zones[base + z.SHELTER])
    count += len(zones[base + z.HAND]) + len(zones[base + z.AMBUSH])
    count += len(zones[base + z.TABLE]) + len(zones[base + z.NEW])
    tents = zones[base + z.TENTS]
    for i in range(len(tents)):
        if i % z.RECORD < z.RECORD - 1 and tents[i] < z.VIRTUAL:
            count += 1
    if state.borrowed != z.NONE and state.lender == seat:
        count += 1
    return count
