"""Taking the cards that a person names from where they were dealt; no card is ever made or lost.

A player's cards are taken from his nation, then from the pool, then from others, who get another
card for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState, put, with_card, without
from stormhall.battalia.positions.problems import problem
from stormhall.battalia.positions.words import TERRAIN_INDEX
from stormhall.kernel.core.state import Seat
from stormhall.kernel.table.document_reader import Reader

SHARED: Final = -1
"""The owner of cards that belong to no player."""


def claim(
    state: BattaliaState, owner: Seat, reader: Reader, key: str, cards: list[int]
) -> list[int]:
    """Take the cards that a key names for an owner; return those found."""
    claimed: list[int] = []
    for card in cards:
        if _take_for(state, owner, card):
            claimed.append(card)
        else:
            reader.defect(key, problem("none-left", card=c.CARD_WORDS[card]))
    return claimed


def _take_for(state: BattaliaState, seat: Seat, card: int) -> bool:
    return (
        (seat != SHARED and _take_from(state.zones, seat * z.ZONES + z.NATION, card))
        or _take_from_pool(state, card)
        or _take_from_others(state, seat, card)
    )


def give_back_all(state: BattaliaState, seat: Seat) -> None:
    """Put all cards that a player was dealt back; named ones are given to him later."""
    for zone in (z.NATION, z.HAND, z.AMBUSH, z.SHELTER):
        for card in state.zone(seat, zone):
            if card == c.SUPPLY_CARD:
                state.supplies += 1
            else:
                state.loose[c.KIND[card]] = with_card(state.loose[c.KIND[card]], card)
        state.set_zone(seat, zone, b"")
    for zone in (z.HAND_SEEN, z.AMBUSH_SEEN, z.SHELTER_SEEN):
        state.set_zone(seat, zone, b"")


def make_way(state: BattaliaState, players: list[Reader]) -> None:
    """Take units that are named elsewhere from a player whose hand is not named."""
    named = repr([player.document for player in players])
    for seat, player in enumerate(players[: state.seats]):
        for zone in () if player.has("hand") else (z.NATION, z.HAND):
            for card in state.zone(seat, zone):
                if c.CARD_WORDS[card] in named:
                    _exchange(state, seat, zone, card, named)


# The pool.


def _take_from_pool(state: BattaliaState, card: int) -> bool:
    """Take a card out of the pool, the display or the box; return whether there was one."""
    if card == c.SUPPLY_CARD:
        state.supplies -= 1
        return state.supplies >= 0
    if any(module.claim(state, card) for module in state.config.modules):
        return True
    if card >= c.GREAT:
        return _take_great(state, card)
    deck = c.KIND[card]
    return deck in c.DECK_KINDS and (
        _take_from(state.loose, deck, card)
        or _take_from(state.bottoms, deck, card)
        or _take_from(state.tops, deck, card)
    )


def _take_great(state: BattaliaState, card: int) -> bool:
    if card in state.display:
        state.display = without(state.display, state.display.index(card))
        return True
    if card in state.box:
        state.box = without(state.box, state.box.index(card))
        return True
    for site in range(len(state.relics)):
        if _take_from(state.relics, site, card):
            if state.box:  # cards hidden there stay hidden
                state.relics[site] = with_card(state.relics[site], state.box[0])
                state.box = state.box[1:]
            return True
    return False


def fetch_great(state: BattaliaState, card: int, kept: Sequence[int]) -> bool:
    """Take a Great Artefact that belongs to nobody; another one from the box replaces it on the
    display or at a site, unless it is at one of the sites that are kept."""
    if card in state.box:
        state.box = without(state.box, state.box.index(card))
        return True
    if not state.box:
        return False
    other, rest = state.box[0], state.box[1:]
    if card in state.display:
        state.display = with_card(without(state.display, state.display.index(card)), other)
        state.box = rest
        return True
    for site, relics in enumerate(state.relics):
        if card in relics and site not in kept:
            state.relics[site] = with_card(without(relics, relics.index(card)), other)
            state.box = rest
            return True
    return False


def _take_from(rows: list[bytes], number: int, card: int) -> bool:
    """Take a card out of a row of cards; return whether it was there."""
    cards = rows[number]
    if card not in cards:
        return False
    rows[number] = without(cards, cards.index(card))
    return True


# Other players.


def _take_from_others(state: BattaliaState, seat: Seat, card: int) -> bool:
    """Take a starting unit that another was dealt, who gets one of its rank instead."""
    for other in range(state.seats):  # later hands are not arranged yet
        for zone in (z.NATION, z.HAND) if other > seat else (z.NATION,):
            if other != seat and card in state.zone(other, zone):
                if _exchange(state, other, zone, card, "") and _take_from_pool(state, card):
                    return True
    return False


def _exchange(state: BattaliaState, seat: Seat, zone: int, card: int, named: str) -> bool:
    """Exchange a dealt unit for another of its rank that the document does not name."""
    rank = c.KIND[card]
    loose = state.loose[rank] if rank in c.DECK_KINDS else b""
    for index, other in enumerate(loose):
        if other == card or c.FACTION[other] == c.UNIVERSAL or c.CARD_WORDS[other] in named:
            continue
        cards, secret = state.zone(seat, zone), state.zone(seat, z.SECRET)
        state.set_zone(seat, zone, with_card(without(cards, cards.index(card)), other))
        state.loose[rank] = with_card(without(loose, index), card)
        if card in secret[::2]:
            state.set_zone(seat, z.SECRET, put(secret, secret[::2].index(card) * 2, other))
        return True
    return False


def exchange_dealt(
    state: BattaliaState, card: int, others: bytes, dealt_hands: Sequence[Seat]
) -> int:
    """Exchange a starting unit in a nation or a dealt hand for one of some others, and return that
    one; NONE if no player has the unit there or no other can replace it."""
    for seat in range(state.seats):
        secret = state.zone(seat, z.SECRET)
        for zone in (z.NATION, z.HAND) if seat in dealt_hands else (z.NATION,):
            cards = state.zone(seat, zone)
            for other in others:
                if card in cards and c.FACTION[other] != c.UNIVERSAL:
                    state.set_zone(seat, zone, with_card(without(cards, cards.index(card)), other))
                    if card in secret[::2]:
                        place = secret[::2].index(card) * 2
                        state.set_zone(seat, z.SECRET, put(secret, place, other))
                    return other
    return z.NONE


def exchange_terrain(
    state: BattaliaState, card: int, others: bytes, named: Sequence[int], *, from_box: bool = False
) -> int:
    """Take a terrain card off a square that is not named, or back into the game, in exchange for
    one of some others, which is returned; NONE if there is none."""
    if not others:
        return z.NONE
    other = others[0]
    if from_box and card in state.scrapped:
        state.scrapped = put(state.scrapped, state.scrapped.index(card), other)
        return other
    for cell in range(state.config.cells):
        if state.tiles[cell] == card >> 3 and state.terrains[cell] == card & 7:
            if cell not in named:
                state.terrains = put(state.terrains, cell, other & 7)
                return other
    return z.NONE


# Terrain cards.


def lift(state: BattaliaState, cell: int) -> None:
    """Take the card on a square back into its deck."""
    tile = state.tiles[cell]
    if 0 < tile < b.TILES:
        deck = z.TILE_DECK + tile
        state.loose[deck] = with_card(state.loose[deck], tile * 8 + state.terrains[cell])
    state.set_tile(cell, 0, 0, c.NEUTRAL)
    state.set_chip(cell, z.NOBODY, 0)


def take_terrain(
    state: BattaliaState, tile: Reader, number: int, named: Sequence[int], *, from_box: bool
) -> int:
    """Take a card of a type out of its deck, of the named terrain if one is named."""
    deck = z.TILE_DECK + number
    cards = state.loose[deck] + state.tops[deck]
    state.tops[deck] = b""
    terrain = tile.word("terrain", TERRAIN_INDEX, -1)
    for i, card in enumerate(cards):
        if terrain in (-1, card & 7):
            state.loose[deck] = bytes(sorted(without(cards, i)))
            return card & 7
    state.loose[deck] = cards
    dealt = z.NONE
    if terrain >= 0:  # what the set-up has left out of the game may come back for another one
        dealt = exchange_terrain(state, number * 8 + terrain, cards, named, from_box=from_box)
    if dealt == z.NONE:
        tile.defect("card", problem("none-of-terrain", tile=b.TILE_WORDS[number]))
        return c.NEUTRAL
    state.loose[deck] = bytes(sorted(without(cards, cards.index(dealt))))
    return terrain


def make_room(state: BattaliaState, number: int, terrain: int, lifted: int) -> None:
    """Let the only card of a terrain move here; its old place gets the card lifted here."""
    for cell in range(state.config.cells):
        if terrain != c.NEUTRAL and state.tiles[cell] == number and state.terrains[cell] == terrain:
            if lifted == c.NEUTRAL:
                lift(state, cell)
            else:
                state.terrains = put(state.terrains, cell, lifted)
