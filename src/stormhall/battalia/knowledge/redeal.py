"""Redrawing what a viewer cannot know (BT-INF-2, -3).

Cards that the viewer has seen stay in place; the masks of the hidden zones mark them. The rest of
each opponent's cards is known as a set, except starting units that were never shown: they may be
any cards that the viewer does not know to be elsewhere.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge import seen_cards
from stormhall.battalia.knowledge.cohort_sizes import announcement
from stormhall.battalia.knowledge.tracing import free_places, lent_unseen, spread, tokens_of
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import FACTION, PRIEST, UNIVERSAL
from stormhall.battalia.model.state import BattaliaState, with_card, without
from stormhall.battalia.model.step_ids import SHOW_COHORT
from stormhall.kernel.core.rng import Chance

NOTHING_TRACED: Final[list[list[int]]] = [[], [], [], [], []]


def redeal(state: BattaliaState, viewer: int, chance: Chance) -> None:
    """Redraw, in place, all that the viewer cannot know."""
    if not any(state.tiles):
        return  # the table is not laid yet
    _forget_order(state, viewer)
    pools: list[list[int]] = []
    unknowns: list[bytes] = []
    for seat in range(state.seats):
        hidden, unknown = (
            (b"", b"") if seat == viewer else seen_cards.hidden_cards(state, seat, viewer)
        )
        pools.append(list(seen_cards.known_hidden(hidden, unknown)))
        unknowns.append(unknown)
    _redeal_starting_units(state, viewer, chance, unknowns, pools)
    bit = seen_cards.bit_of(viewer)
    for seat in range(state.seats):
        if seat != viewer:
            _redeal_player(state, seat, bit, chance, pools[seat])
    if any(state.nation_traced):
        masks = state.nation_traced
        state.nation_traced = bytes(
            [masks[s] if s == viewer else masks[s] & bit for s in range(state.seats)]
        )
    if viewer >= 0 and _hides_borrowed_from(state, viewer):
        _redeal_borrowed(state, viewer, chance)
    _redeal_relics(state, viewer, chance)
    for module in state.config.modules:
        module.redeal(state, viewer, chance)


def _hides_borrowed_from(state: BattaliaState, viewer: int) -> bool:
    return state.borrowed != z.NONE and not state.borrowed_laid and state.lender == viewer


def _forget_order(state: BattaliaState, viewer: int) -> None:
    """Drop the order that a position has set for decks and nations, since nobody knows it.

    Only the owner of a nation may foresee its next cards.
    """
    for seat in range(state.seats):
        offset = seat * z.ZONES
        coming = state.zones[offset + z.COMING]
        if coming:
            foreseen = state.foreseen(seat) if seat == viewer else 0
            nation = state.zones[offset + z.NATION] + coming[foreseen:]
            state.zones[offset + z.NATION] = bytes(sorted(nation))
            state.zones[offset + z.COMING] = coming[:foreseen]
    for deck in range(len(state.tops)):
        if len(state.tops[deck]) > 1:
            state.loose[deck] = bytes(sorted(state.loose[deck] + state.tops[deck][:-1]))
            state.tops[deck] = state.tops[deck][-1:]


def _draw(cards: list[int], chance: Chance) -> int:
    return cards.pop(chance.below(len(cards)))


def _redeal_starting_units(
    state: BattaliaState, viewer: int, chance: Chance, unknowns: list[bytes], pools: list[list[int]]
) -> None:
    """Draw starting units that were never shown from the cards that the viewer cannot locate."""
    everything = b"".join(unknowns)
    drawn: list[bytes] = [b""] * state.seats
    for kind in range(1, PRIEST + 1):
        slots = [s for s in range(state.seats) for card in unknowns[s] if card >> 3 == kind]
        if not slots:
            continue
        cards = [card for card in everything if card >> 3 == kind]
        searched = viewer >= 0 and state.searched[viewer] >> kind & 1
        if not searched:
            cards.extend(card for card in state.loose[kind] if FACTION[card] != UNIVERSAL)
        cards.sort()
        for module in state.config.at_units:
            for seat, placed in enumerate(module.place_units(state, viewer, chance, kind, cards)):
                drawn[seat] += placed
                for card in placed:
                    cards.remove(card)
                    slots.remove(seat)
        for seat in slots:
            lacking = _cohort_lacks(
                state, seat, seen_cards.bit_of(viewer), pools[seat], drawn[seat]
            )
            fitting = [i for i in range(len(cards)) if lacking >> FACTION[cards[i]] & 1]
            index = fitting[chance.below(len(fitting))] if fitting else chance.below(len(cards))
            drawn[seat] += bytes((cards.pop(index),))
        if not searched:
            unbound = [card for card in state.loose[kind] if FACTION[card] == UNIVERSAL]
            state.loose[kind] = bytes(cards + unbound)
    for seat in range(state.seats):
        if seat != viewer and state.zones[seat * z.ZONES + z.SECRET]:
            pools[seat].extend(drawn[seat])
            pools[seat].sort()
            _set_secrets(state, seat, seen_cards.bit_of(viewer), drawn[seat])


def _cohort_lacks(state: BattaliaState, seat: int, bit: int, pool: list[int], drawn: bytes) -> int:
    """Mask of the factions in an announced cohort that a player's known cards cannot fill yet."""
    offset = seat * z.ZONES
    announced = state.zones[offset + z.ANNOUNCED]
    if not announced:
        return 0
    hand, masks = state.zones[offset + z.HAND], state.zones[offset + z.HAND_SEEN]
    placed = [*pool, *drawn, *[hand[i] for i in range(len(hand)) if masks[i] & bit]]
    lacking = 0
    for faction in range(len(announced)):
        if sum(1 for card in placed if FACTION[card] == faction) < announced[faction]:
            lacking |= 1 << faction
    return lacking


def _set_secrets(state: BattaliaState, seat: int, bit: int, drawn: bytes) -> None:
    """Record which starting units the viewer knows, and drop what others know."""
    secret = state.zones[seat * z.ZONES + z.SECRET]
    pairs = [(secret[i], bit) for i in range(0, len(secret), 2) if secret[i + 1] & bit]
    pairs.extend((card, 0) for card in drawn)
    pairs.sort()
    state.zones[seat * z.ZONES + z.SECRET] = bytes([number for pair in pairs for number in pair])


def _redeal_player(
    state: BattaliaState, seat: int, bit: int, chance: Chance, pool: list[int]
) -> None:
    """Spread a player's hidden cards over the places the viewer does not see."""
    offset = seat * z.ZONES
    traced = NOTHING_TRACED
    if state.zones[offset + z.TRACED]:
        traced = _redeal_traced(state, seat, bit, chance, pool)
    if lent_unseen(state, seat, bit):
        state.borrowed = traced[4][0] if traced[4] else _draw(pool, chance)
    _redeal_hand(state, seat, bit, chance, pool, traced[0])
    if state.zones[offset + z.AMBUSH]:
        unseen = sum(1 for mask in state.zones[offset + z.AMBUSH_SEEN] if not mask & bit)
        drawn = [_draw(pool, chance) for _ in range(unseen - len(traced[1]))]
        _fill(state, offset + z.AMBUSH, bit, traced[1] + drawn)
    _redeal_shelter(state, offset, bit, chance, pool, traced[3])
    if not state.nation_seen[seat] & bit:
        state.zones[offset + z.NATION] = bytes(sorted(pool + traced[2]) if traced[2] else pool)


def _redeal_traced(
    state: BattaliaState, seat: int, bit: int, chance: Chance, pool: list[int]
) -> list[list[int]]:
    """Deal the cards that the viewer traces to possible places; return them by place."""
    zone = seat * z.ZONES + z.TRACED
    tokens = tokens_of(state.zones[zone], bit)
    closed = bool(state.nation_traced[seat] & bit)
    dealt = spread(tokens, free_places(state, seat, bit), closed, chance)
    for token in tokens:
        pool.remove(token >> 8)
    state.zones[zone] = seen_cards.own_traces(state.zones[zone], bit)
    return dealt


def _redeal_shelter(
    state: BattaliaState, offset: int, bit: int, chance: Chance, pool: list[int], traced: list[int]
) -> None:
    masks = state.zones[offset + z.SHELTER_SEEN]
    if masks.count(z.ALL_SEEN) == len(masks):
        return
    places = [i for i in range(len(masks)) if not masks[i] & bit]
    drawn = [_draw(pool, chance) for _ in range(len(places) - len(traced))]
    if traced:
        mixed = sorted(traced + drawn)
        drawn = [_draw(mixed, chance) for _ in places]
    shelter = bytearray(state.zones[offset + z.SHELTER])
    for i in range(len(places)):
        shelter[places[i]] = drawn[i]
    state.zones[offset + z.SHELTER] = bytes(shelter)
    state.zones[offset + z.SHELTER_SEEN] = bytes([seen_cards.own_mask(mask, bit) for mask in masks])


def _redeal_hand(
    state: BattaliaState, seat: int, bit: int, chance: Chance, pool: list[int], traced: list[int]
) -> None:
    """BT-COH-6: put an announced cohort into the hand, and draw the rest of the hand freely.

    Until the cohort is shown and extra cards are drawn, the hand must not make another cohort.
    """
    offset = seat * z.ZONES
    hand, masks = state.zones[offset + z.HAND], state.zones[offset + z.HAND_SEEN]
    unseen = masks.count(0)
    if unseen != len(masks):
        unseen = sum(1 for mask in masks if not mask & bit)
    drawn: list[int] = traced[:]
    announced = state.zones[offset + z.ANNOUNCED]
    if announced:
        in_hand = traced + [hand[i] for i in range(len(hand)) if masks[i] & bit]
        for faction in range(len(announced)):
            missing = announced[faction] - sum(1 for c in in_hand if FACTION[c] == faction)
            for _ in range(missing):
                fitting = [i for i in range(len(pool)) if FACTION[pool[i]] == faction]
                fitting = fitting or [i for i in range(len(pool)) if FACTION[pool[i]] == UNIVERSAL]
                if fitting and len(drawn) < unseen:
                    drawn.append(pool.pop(fitting[chance.below(len(fitting))]))
        if state.frames and state.frames[-1][:2] == [SHOW_COHORT, seat]:
            _draw_beside_cohort(
                state, announced, in_hand[len(traced) :], chance, pool, drawn, unseen
            )
    while len(drawn) < unseen:
        drawn.append(_draw(pool, chance))
    _fill(state, offset + z.HAND, bit, drawn)


def _draw_beside_cohort(
    state: BattaliaState,
    announced: bytes,
    visible: list[int],
    chance: Chance,
    pool: list[int],
    drawn: list[int],
    unseen: int,
) -> None:
    """Draw cards with which the hand still makes the announced cohort, if there are any."""
    while len(drawn) < unseen:
        hand = bytes(visible + drawn)
        fits = 0  # mask of factions
        for card in pool:
            if not fits >> FACTION[card] & 1:
                if announcement(state, hand + bytes((card,))) == announced:
                    fits |= 1 << FACTION[card]
        fitting = [i for i in range(len(pool)) if fits >> FACTION[pool[i]] & 1]
        if not fitting:
            return
        drawn.append(pool.pop(fitting[chance.below(len(fitting))]))


def _fill(state: BattaliaState, zone: int, bit: int, drawn: list[int]) -> None:
    """Put drawn cards into the unseen places of a sorted zone, seen by nobody."""
    cards, masks = state.zones[zone], state.zones[zone + 1]
    if masks.count(0) == len(masks):
        drawn.sort()
        state.zones[zone] = bytes(drawn)
        return
    pairs = [
        (cards[i], seen_cards.own_mask(masks[i], bit)) for i in range(len(cards)) if masks[i] & bit
    ]
    pairs.extend((card, 0) for card in drawn)
    pairs.sort()
    state.zones[zone] = bytes([pair[0] for pair in pairs])
    state.zones[zone + 1] = bytes([pair[1] for pair in pairs])


def _redeal_borrowed(state: BattaliaState, viewer: int, chance: Chance) -> None:
    """Redraw the borrowed card: the lender knows his nation as a set, not which card was taken."""
    nation = with_card(state.zone(viewer, z.NATION), state.borrowed)
    index = chance.below(len(nation))
    state.borrowed = nation[index]
    state.set_zone(viewer, z.NATION, without(nation, index))


def _redeal_relics(state: BattaliaState, viewer: int, chance: Chance) -> None:
    """Redraw the Great Artefacts at places the viewer has not visited and those out of the game."""
    if not state.relics:
        return
    bit = seen_cards.bit_of(viewer)
    sure = state.box if seen_cards.knows_box(state, viewer) else seen_cards.sure_in_box(state)
    pool = [card for card in state.box if card not in sure]
    for site in range(len(state.relics)):
        if not state.relics_seen[site] & bit:
            pool.extend(state.relics[site])
    pool.sort()
    for site in range(len(state.relics)):
        if not state.relics_seen[site] & bit:
            drawn = [_draw(pool, chance) for _ in range(len(state.relics[site]))]
            state.relics[site] = bytes(sorted(drawn))
    state.box = bytes(sorted(sure + bytes(pool)))
