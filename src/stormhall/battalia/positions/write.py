"""Positions and views as readable data (BT-INF-1 to -6).

A view is built by adding what its viewer knows: a zone they cannot see is a number. Masks say which
seats have seen a card: 1 for seat 0, 2 for seat 1, and so on, 128 for everybody else. Parts that
are large or the same for all viewers are kept until what they are made of changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormhall.battalia.knowledge.content import content_of
from stormhall.battalia.knowledge.seen_cards import (
    bit_of,
    hidden_cards,
    hides_borrowed,
    known_hidden,
    knows_box,
    own_mask,
    own_traces,
)
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.board import EXITS_WORDS, TILE_WORDS
from stormhall.battalia.model.cards import CARD_WORDS, KIND_WORDS, TERRAINS, names
from stormhall.battalia.model.config import END_REASONS, HEROES
from stormhall.battalia.model.layout import records_of
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.positions import documents as d
from stormhall.battalia.positions.words import DECK_INDEX, PLACE_WORDS, flag_words
from stormhall.kernel.core.kept_parts import KeptParts
from stormhall.kernel.core.kinds import bits_of
from stormhall.kernel.core.state import EVERYTHING, SPECTATOR, Seat

TERRAIN_WORDS: Final[list[str]] = [*TERRAINS, *["neutral"] * (256 - len(TERRAINS))]
TILE_CARD_WORDS: Final[list[str]] = [TERRAIN_WORDS[card & 7] for card in range(256)]
"""By terrain card: what its deck calls it."""

POOL: Final[list[tuple[int, str, list[str]]]] = [
    (deck, name, TILE_CARD_WORDS if deck > z.TILE_DECK else CARD_WORDS)
    for name, deck in DECK_INDEX.items()
]
"""The decks with their names and the words of their cards."""


def write(state: BattaliaState, viewer: int, kept: KeptParts) -> dict[str, object]:
    """What the viewer knows; modules add their parts under their names."""
    is_laid = any(state.tiles)  # before that modules have nothing on the table
    document: dict[str, object] = dict(_table(state, viewer, kept, is_laid=is_laid))
    if not is_laid:
        return {**document, **{module.name: {} for module in state.config.modules}}
    open_parts = kept.part(_open_parts, content_of(state), state, viewer == EVERYTHING)
    for module in state.config.modules:
        name = module.name
        document[name] = open_parts[name] if name in open_parts else module.write(state, viewer)
    return document


def _open_parts(state: BattaliaState, in_position: bool) -> dict[str, Mapping[str, object]]:
    """What modules write alike for all viewers."""
    viewer = EVERYTHING if in_position else SPECTATOR
    return {
        module.name: module.write(state, viewer)
        for module in state.config.modules
        if not module.has_secrets()
    }


def _table(state: BattaliaState, viewer: int, kept: KeptParts, *, is_laid: bool) -> d.View:
    """What every table of Battalia has."""
    config = state.config
    words = config.cell_words
    box_known = viewer == EVERYTHING or (is_laid and knows_box(state, viewer))
    board = (state.tiles, state.exits, state.terrains, state.owners, state.levels)
    return {
        "day": state.day,
        "first": state.first,
        "active": state.active,
        "ended": END_REASONS[state.ended] or None,
        "oracle": kept.part(_oracle, state.day, state),
        "factions": [c.FACTIONS[f] if f != z.NONE else None for f in state.factions],
        "removed": _removed(state),
        "points": state.geography().points[:],
        "players": [_player(state, seat, viewer, kept) for seat in range(state.seats)],
        "tiles": kept.part(_tiles, board, state),
        "impassable": kept.part(_impassable, state.blocked, state),
        "out_of_play": kept.part(_out_of_play, None, state),
        "pool": {"supply": state.supplies, **_pool(state, viewer, kept)},
        "display": names(state.display),
        "limbo": names(state.limbo),
        "box": names(state.box) if box_known else len(state.box),
        "scrapped": [f"{TILE_WORDS[card >> 3]}.{TERRAINS[card & 7]}" for card in state.scrapped],
        "relics": _relics(state, viewer),
        "seals": {words[config.sites[i]]: bits_of(mask) for i, mask in enumerate(state.seals)},
        "annexed": bits_of(state.annexed),
        "attacked": bits_of(state.attacked),
        "ride": _ride(state),
        "trails": list(state.zone(state.active, z.TRAIL)),
        "cohort": list(state.zone(state.active, z.ANNOUNCED)),
        "borrowed": _borrowed(state, viewer),
        "searched": list(state.searched),
        "nation_seen": list(state.nation_seen),
        "nation_traced": _nation_traced(state, viewer),
    }


def _ride(state: BattaliaState) -> list[int] | None:
    """The hero who rides and the steps he has left."""
    ride = state.zone(state.active, z.RIDE)
    return [ride[0] + 1, ride[1]] if ride else None


def _removed(state: BattaliaState) -> str | list[str] | None:
    """The faction that is not in the game, or a list if there are several."""
    removed = [c.FACTIONS[faction] for faction in bits_of(state.removed)]
    return removed if len(removed) > 1 else removed[0] if removed else None


def _nation_traced(state: BattaliaState, viewer: int) -> list[int]:
    """By seat: who traces its nation, as far as the viewer knows."""
    if viewer == EVERYTHING:
        return list(state.nation_traced)
    bit = bit_of(viewer)
    masks = [mask & bit for mask in state.nation_traced]
    if viewer >= 0:
        masks[viewer] = state.nation_traced[viewer]
    return masks


def _oracle(state: BattaliaState) -> d.Oracle:
    """Lit and matching artefact of today and of the days to come."""
    lit, matching = state.config.lit, state.config.matching
    today = (state.day - 1) % 7
    days: list[list[str]] = []
    for day in (*range(today, 7), *range(today)):
        if lit[day] < 0:
            break
        days.append([KIND_WORDS[lit[day]], KIND_WORDS[matching[day]]])
    return {"week": (state.day - 1) // 7 + 1, "weekday": today + 1, "days": days}


# Players.


def _player(
    state: BattaliaState, seat: Seat, viewer: int, kept: KeptParts
) -> d.OwnCards | d.OthersCards:
    made_from = (
        state.zones[seat * z.ZONES : (seat + 1) * z.ZONES],
        state.heroes,
        state.nation_seen,
        (state.borrowed, state.lender, state.borrower, state.borrowed_laid),
        state.foreseen(seat),
    )
    is_own = viewer in (seat, EVERYTHING)
    cards: d.OwnCards | d.OthersCards
    cards = kept.part(_own_cards if is_own else _others_cards, made_from, state, seat, viewer)
    return cards


def _open_zones(state: BattaliaState, seat: Seat) -> d.OpenZones:
    words = state.config.cell_words
    cells = [state.hero(seat, figure) for figure in range(HEROES)]
    return {
        "heroes": [words[cell] if cell != z.NONE else None for cell in cells],
        "table": names(state.zone(seat, z.TABLE)),
        "new": names(state.zone(seat, z.NEW)),
        "open": _open_cards(state.zone(seat, z.OPEN)),
        "tents": _tents(state.zone(seat, z.TENTS)),
    }


def _own_cards(state: BattaliaState, seat: Seat, viewer: int) -> d.OwnCards:
    nation, coming = state.zone(seat, z.NATION), state.zone(seat, z.COMING)
    if viewer != EVERYTHING:
        foreseen = state.foreseen(seat)
        nation, coming = bytes(sorted(nation + coming[foreseen:])), coming[:foreseen]
        if hides_borrowed(state, viewer) and state.lender == seat:
            nation = bytes(sorted(nation + bytes((state.borrowed,))))
    secret = state.zone(seat, z.SECRET)
    return {
        **_open_zones(state, seat),
        "hand": names(state.zone(seat, z.HAND)),
        "ambush": names(state.zone(seat, z.AMBUSH)),
        "shelter": names(state.zone(seat, z.SHELTER)),
        "nation": names(nation),
        "coming": names(coming),
        "seen": {
            "hand": list(state.zone(seat, z.HAND_SEEN)),
            "ambush": list(state.zone(seat, z.AMBUSH_SEEN)),
            "shelter": list(state.zone(seat, z.SHELTER_SEEN)),
        },
        "secret": [[CARD_WORDS[card], mask] for card, mask in records_of(secret, 2)],
        "traced": _traced(state.zone(seat, z.TRACED)),
    }


def _others_cards(state: BattaliaState, seat: Seat, viewer: int) -> d.OthersCards:
    """Sizes, the cards the viewer has seen, and what they know to be somewhere among the rest."""
    bit = bit_of(viewer)
    hand_size, ambush_size = len(state.zone(seat, z.HAND)), len(state.zone(seat, z.AMBUSH))
    hand, hand_masks = _seen_in(state, seat, z.HAND, bit)
    ambush, ambush_masks = _seen_in(state, seat, z.AMBUSH, bit)
    shelter, masks = state.zone(seat, z.SHELTER), state.zone(seat, z.SHELTER_SEEN)
    nation = state.zone(seat, z.NATION) + state.zone(seat, z.COMING)
    nation_known = state.nation_seen[seat] & bit
    hidden, unknown = hidden_cards(state, seat, viewer)
    units = [0] * c.PRIEST
    for card in unknown:
        if c.KIND[card] <= c.PRIEST:
            units[c.KIND[card] - 1] += 1
    secret = state.zone(seat, z.SECRET)
    starting = sorted([card for card, mask in records_of(secret, 2) if mask & bit])
    return {
        **_open_zones(state, seat),
        "hand": hand_size,
        "hand_known": hand,
        "ambush": ambush_size,
        "ambush_known": ambush,
        "shelter": [CARD_WORDS[shelter[i]] if m & bit else None for i, m in enumerate(masks)],
        "nation": names(sorted(nation)) if nation_known else len(nation),
        "seen": {
            "hand_known": hand_masks,
            "hand": [0] * (hand_size - len(hand)),
            "ambush_known": ambush_masks,
            "ambush": [0] * (ambush_size - len(ambush)),
            "shelter": [own_mask(mask, bit) for mask in masks],
        },
        "hidden": names(known_hidden(hidden, unknown)),
        "hidden_units": units,
        "starting_units_known": names(starting),
        "traced": _traced(own_traces(state.zone(seat, z.TRACED), bit)),
    }


def _seen_in(state: BattaliaState, seat: Seat, zone: int, bit: int) -> tuple[list[str], list[int]]:
    """The cards of a zone that the viewer has seen, and the masks that they know of these."""
    cards, masks = state.zone(seat, zone), state.zone(seat, zone + 1)
    if masks.count(0) == len(masks):
        return [], []
    places = [i for i, mask in enumerate(masks) if mask & bit]
    return [CARD_WORDS[cards[i]] for i in places], [own_mask(masks[i], bit) for i in places]


def _traced(content: bytes) -> list[d.TracedCard]:
    return [
        {
            "card": CARD_WORDS[card],
            "in": [word for bit, word in enumerate(PLACE_WORDS) if places >> bit & 1],
            "seen": mask,
        }
        for card, places, mask in records_of(content, z.TRACE)
    ]


def _open_cards(content: bytes) -> list[d.OpenCard]:
    return [
        {
            "card": CARD_WORDS[card],
            "as": "joker" if kind == c.JOKER else KIND_WORDS[kind],
            "uses": uses,
            "flags": flag_words(flags),
        }
        for card, kind, uses, flags in records_of(content)
    ]


def _tents(content: bytes) -> list[d.Tent]:
    return [
        {
            "card": CARD_WORDS[card] if card < z.VIRTUAL else None,
            "content": names([each for each in (first, second) if each < z.VIRTUAL]),
            "temporary": bool(flags & z.TEMPORARY),
        }
        for card, first, second, flags in records_of(content)
    ]


def _borrowed(state: BattaliaState, viewer: int) -> d.Borrowed | None:
    if state.borrowed == z.NONE:
        return None
    return {
        "lender": state.lender,
        "user": state.borrower,
        "card": None if hides_borrowed(state, viewer) else CARD_WORDS[state.borrowed],
        "laid": bool(state.borrowed_laid),
    }


# The table.


def _tiles(state: BattaliaState) -> dict[str, d.Tile]:
    tiles: dict[str, d.Tile] = {}
    words, exits, terrains = state.config.cell_words, state.exits, state.terrains
    for cell, number in enumerate(state.tiles):
        if not number:
            continue
        tile: d.Tile = {
            "card": TILE_WORDS[number],
            "exits": EXITS_WORDS[exits[cell]],
            "terrain": TERRAIN_WORDS[terrains[cell]],
        }
        owner = state.owners[cell]
        if owner:
            if owner == z.NEUTRAL_OWNER:
                tile["neutral"] = True
            else:
                tile["owner"] = owner - 1
            tile["level"] = state.levels[cell]
        elif state.leaver(cell) >= 0:
            tile["left_by"] = state.leaver(cell)
        tiles[words[cell]] = tile
    return tiles


def _impassable(state: BattaliaState) -> list[str]:
    words = state.config.cell_words
    return [words[cell] for cell, blocked in enumerate(state.blocked) if blocked]


def _out_of_play(state: BattaliaState) -> list[str]:
    in_play = state.config.in_play
    return [word for cell, word in enumerate(state.config.cell_words) if not in_play[cell]]


def _pool(state: BattaliaState, viewer: int, kept: KeptParts) -> dict[str, d.Deck]:
    """The decks with what the viewer knows: the units of those that they have searched."""
    searched = state.searched[viewer] if viewer >= 0 else 0
    made_from = (state.tops[:], state.loose[:], state.bottoms[:])
    is_open = viewer == EVERYTHING
    decks: dict[str, d.Deck] = kept.part(_decks, made_from, state, searched, is_open)
    return decks


def _decks(state: BattaliaState, searched: int, is_open: bool) -> dict[str, d.Deck]:
    return {
        name: _open_deck(state, deck, words)
        if is_open
        else _deck(state, deck, words, is_known=deck >= c.LORD or bool(searched >> deck & 1))
        for deck, name, words in POOL
    }


def _deck(state: BattaliaState, deck: int, words: list[str], *, is_known: bool) -> d.Deck:
    """BT-SET-8: the top card, and how many lie below; only units may be unknown (BT-INF-5)."""
    tops, loose, bottom = state.tops[deck], state.loose[deck], state.bottoms[deck]
    if len(tops) > 1:
        tops, loose = tops[-1:], bytes(sorted(loose + tops[:-1]))
    return {
        "top": [words[card] for card in tops],
        "rest": [words[card] for card in loose] if is_known else len(loose),
        "bottom": [words[card] for card in reversed(bottom)],
    }


def _open_deck(state: BattaliaState, deck: int, words: list[str]) -> d.Deck:
    """A deck of a position: its top and bottom in order, the rest as a set."""
    return {
        "top": [words[card] for card in reversed(state.tops[deck])],
        "rest": [words[card] for card in state.loose[deck]],
        "bottom": [words[card] for card in reversed(state.bottoms[deck])],
    }


def _relics(state: BattaliaState, viewer: int) -> dict[str, d.Relics]:
    """BT-INF-3: hidden Great Artefacts are known to those who have been there."""
    relics: dict[str, d.Relics] = {}
    for site, cell in enumerate(state.config.sites):
        cards = state.relics[site]
        is_known = viewer == EVERYTHING or state.relics_seen[site] & bit_of(viewer)
        relics[state.config.cell_words[cell]] = {
            "cards": names(cards) if is_known else len(cards),
            "seen": state.relics_seen[site],
        }
    return relics
