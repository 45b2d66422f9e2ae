"""Positions and views as readable data (BT-INF-1 to -6).

A view is built by adding what its viewer knows: a zone they cannot see is a number. Masks say which
seats have seen a card: 1 for seat 0, 2 for seat 1, and so on, 128 for everybody else.
"""

from __future__ import annotations

from stormhall.battalia.knowledge.seen_cards import (
    bit_of,
    hidden_cards,
    hides_borrowed,
    known_hidden,
    knows_box,
    own_mask,
    own_traces,
)
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.board import EXITS_WORDS, TILE_WORDS
from stormhall.battalia.model.cards import (
    CARD_WORDS,
    FACTIONS,
    JOKER,
    KIND,
    KIND_WORDS,
    LORD,
    PRIEST,
    TERRAINS,
    names,
)
from stormhall.battalia.model.config import END_REASONS, HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.positions.documents import (
    Borrowed,
    Deck,
    OpenCard,
    OpenZones,
    Oracle,
    OthersCards,
    OwnCards,
    Relics,
    Tent,
    Tile,
    TracedCard,
    View,
)
from stormhall.battalia.positions.words import PLACE_WORDS, deck_name, pool_decks
from stormhall.kernel.core.state import EVERYTHING, seats_of


def write(state: BattaliaState, viewer: int) -> dict[str, object]:
    """What the viewer knows; modules add their parts under their names."""
    laid = any(state.tiles)  # before that modules have nothing on the table
    document: dict[str, object] = dict(_table(state, viewer, laid=laid))
    for module in state.config.modules:
        document[module.name] = module.write(state, viewer) if laid else {}
    return document


def _table(state: BattaliaState, viewer: int, *, laid: bool) -> View:
    """What every table of Battalia has."""
    everything = viewer == EVERYTHING
    box_known = everything or (laid and knows_box(state, viewer))
    return {
        "day": state.day,
        "first": state.first,
        "active": state.active,
        "ended": END_REASONS[state.ended] or None,
        "oracle": _oracle(state),
        "factions": [FACTIONS[f] if f != z.NONE else None for f in state.factions],
        "removed": _removed(state),
        "points": state.geography().points[:],
        "players": [_player(state, seat, viewer) for seat in range(state.seats)],
        "tiles": _tiles(state),
        "impassable": [
            state.config.cell_words[cell]
            for cell in range(state.config.cells)
            if state.blocked[cell]
        ],
        "out_of_play": [
            state.config.cell_words[cell]
            for cell in range(state.config.cells)
            if not state.config.in_play[cell]
        ],
        "pool": _pool(state, viewer),
        "display": names(state.display),
        "limbo": names(state.limbo),
        "box": names(state.box) if box_known else len(state.box),
        "scrapped": [_terrain_word(card) for card in state.scrapped],
        "relics": _relics(state, viewer),
        "seals": {
            state.config.cell_words[cell]: seats_of(state.seals[i])
            for i, cell in enumerate(state.config.sites)
            if state.seals
        },
        "annexed": seats_of(state.annexed),
        "attacked": seats_of(state.attacked),
        "ride": _ride(state, state.active),
        "trails": list(state.zones[state.active * z.ZONES + z.TRAIL]),
        "cohort": list(state.zones[state.active * z.ZONES + z.ANNOUNCED]),
        "borrowed": _borrowed(state, viewer),
        "searched": list(state.searched),
        "nation_seen": list(state.nation_seen),
        "nation_traced": [
            mask if viewer in (seat, EVERYTHING) else mask & bit_of(viewer)
            for seat, mask in enumerate(state.nation_traced)
        ],
    }


def _ride(state: BattaliaState, seat: int) -> list[int] | None:
    """The hero who rides and the steps he has left."""
    ride = state.zones[seat * z.ZONES + z.RIDE]
    return [ride[0] + 1, ride[1]] if ride else None


def _removed(state: BattaliaState) -> str | list[str] | None:
    """The faction that is not in the game, or a list if there are several."""
    removed = [FACTIONS[faction] for faction in seats_of(state.removed)]
    return removed if len(removed) > 1 else removed[0] if removed else None


def _oracle(state: BattaliaState) -> Oracle:
    """Lit and matching artefact of today and of the days to come."""
    days: list[list[str]] = []
    for ahead in range(7):
        index = (state.day - 1 + ahead) % 7
        if state.config.lit[index] < 0:
            break
        days.append([KIND_WORDS[state.config.lit[index]], KIND_WORDS[state.config.matching[index]]])
    return {"week": (state.day - 1) // 7 + 1, "weekday": (state.day - 1) % 7 + 1, "days": days}


def _player(state: BattaliaState, seat: int, viewer: int) -> OwnCards | OthersCards:
    if viewer in (seat, EVERYTHING):
        return _own_zones(state, seat, viewer)
    return _hidden_zones(state, seat, viewer)


def _open_zones(state: BattaliaState, seat: int) -> OpenZones:
    base = seat * z.ZONES
    zones = state.zones
    words = state.config.cell_words
    return {
        "heroes": [
            words[state.hero(seat, i)] if state.hero(seat, i) != z.NONE else None
            for i in range(HEROES)
        ],
        "table": names(zones[base + z.TABLE]),
        "new": names(zones[base + z.NEW]),
        "open": _open_cards(zones[base + z.OPEN]),
        "tents": _tents(zones[base + z.TENTS]),
    }


def _own_zones(state: BattaliaState, seat: int, viewer: int) -> OwnCards:
    base = seat * z.ZONES
    zones = state.zones
    nation = zones[base + z.NATION]
    coming = zones[base + z.COMING]
    if viewer != EVERYTHING:
        known = state.foreseen(seat)
        nation, coming = bytes(sorted(nation + coming[known:])), coming[:known]
        if hides_borrowed(state, viewer) and state.lender == seat:
            nation = bytes(sorted(nation + bytes((state.borrowed,))))
    secret = zones[base + z.SECRET]
    return {
        **_open_zones(state, seat),
        "hand": names(zones[base + z.HAND]),
        "ambush": names(zones[base + z.AMBUSH]),
        "shelter": names(zones[base + z.SHELTER]),
        "nation": names(nation),
        "coming": names(coming),
        "seen": {
            "hand": list(zones[base + z.HAND_SEEN]),
            "ambush": list(zones[base + z.AMBUSH_SEEN]),
            "shelter": list(zones[base + z.SHELTER_SEEN]),
        },
        "secret": [[CARD_WORDS[secret[i]], secret[i + 1]] for i in range(0, len(secret), 2)],
        "traced": _traced(zones[base + z.TRACED]),
    }


def _hidden_zones(state: BattaliaState, seat: int, viewer: int) -> OthersCards:
    """Sizes, the cards the viewer has seen, and what they know to be somewhere among the rest."""
    base = seat * z.ZONES
    zones = state.zones
    bit = bit_of(viewer)
    hand, hand_seen = zones[base + z.HAND], zones[base + z.HAND_SEEN]
    ambush, ambush_seen = zones[base + z.AMBUSH], zones[base + z.AMBUSH_SEEN]
    shelter, shelter_seen = zones[base + z.SHELTER], zones[base + z.SHELTER_SEEN]
    nation_known = bool(state.nation_seen[seat] & bit)
    nation = bytes(sorted(zones[base + z.NATION] + zones[base + z.COMING]))
    hidden, unknown = hidden_cards(state, seat, viewer)
    return {
        **_open_zones(state, seat),
        "hand": len(hand),
        "hand_known": [CARD_WORDS[c] for c, m in zip(hand, hand_seen, strict=True) if m & bit],
        "ambush": len(ambush),
        "ambush_known": [
            CARD_WORDS[c] for c, m in zip(ambush, ambush_seen, strict=True) if m & bit
        ],
        "shelter": [
            CARD_WORDS[c] if m & bit else None for c, m in zip(shelter, shelter_seen, strict=True)
        ],
        "nation": names(nation) if nation_known else len(nation),
        "seen": {
            "hand_known": [own_mask(m, bit) for m in hand_seen if m & bit],
            "hand": [0 for m in hand_seen if not m & bit],
            "ambush_known": [own_mask(m, bit) for m in ambush_seen if m & bit],
            "ambush": [0 for m in ambush_seen if not m & bit],
            "shelter": [own_mask(m, bit) for m in shelter_seen],
        },
        "hidden": names(known_hidden(hidden, unknown)),
        "hidden_units": [
            sum(1 for card in unknown if KIND[card] == kind) for kind in range(1, PRIEST + 1)
        ],
        "starting_units_known": names(_known_secrets(state, seat, bit)),
        "traced": _traced(own_traces(zones[base + z.TRACED], bit)),
    }


def _traced(records: bytes) -> list[TracedCard]:
    return [
        {
            "card": CARD_WORDS[records[i]],
            "in": [word for p, word in enumerate(PLACE_WORDS) if records[i + 1] >> p & 1],
            "seen": records[i + 2],
        }
        for i in range(0, len(records), z.TRACE)
    ]


def _known_secrets(state: BattaliaState, seat: int, bit: int) -> bytes:
    secret = state.zones[seat * z.ZONES + z.SECRET]
    return bytes(sorted(secret[i] for i in range(0, len(secret), 2) if secret[i + 1] & bit))


def _open_cards(records: bytes) -> list[OpenCard]:
    return [
        {
            "card": CARD_WORDS[records[i]],
            "as": "joker" if records[i + 1] == JOKER else KIND_WORDS[records[i + 1]],
            "uses": records[i + 2],
            "flags": records[i + 3],
        }
        for i in range(0, len(records), z.RECORD)
    ]


def _tents(records: bytes) -> list[Tent]:
    return [
        {
            "card": CARD_WORDS[records[i]] if records[i] < z.VIRTUAL else None,
            "content": names([card for card in records[i + 1 : i + 3] if card < z.VIRTUAL]),
            "temporary": bool(records[i + 3] & z.TEMPORARY),
        }
        for i in range(0, len(records), z.RECORD)
    ]


def _tiles(state: BattaliaState) -> dict[str, Tile]:
    tiles: dict[str, Tile] = {}
    for cell in range(state.config.cells):
        if not state.tiles[cell]:
            continue
        tile: Tile = {
            "card": TILE_WORDS[state.tiles[cell]],
            "exits": EXITS_WORDS[state.exits[cell]],
            "terrain": _terrain(state.terrains[cell]),
        }
        owner = state.owners[cell]
        if owner == z.NEUTRAL_OWNER:
            tile["neutral"] = True
            tile["level"] = state.levels[cell]
        elif owner:
            tile["owner"] = owner - 1
            tile["level"] = state.levels[cell]
        tiles[state.config.cell_words[cell]] = tile
    return tiles


def _terrain(terrain: int) -> str:
    return TERRAINS[terrain] if terrain < len(TERRAINS) else "neutral"


def _terrain_word(card: int) -> str:
    return f"{TILE_WORDS[card >> 3]}.{TERRAINS[card & 7]}"


def deck_words(deck: int, cards: bytes) -> list[str]:
    """The cards of a deck as words: terrains for the decks of tiles."""
    if deck > z.TILE_DECK:
        return [TERRAINS[card & 7] for card in cards]
    return names(cards)


def _pool(state: BattaliaState, viewer: int) -> dict[str, int | Deck]:
    """BT-SET-8, BT-INF-5: top card and size of every deck; what lies below as a set if known."""
    pool: dict[str, int | Deck] = {"supply": state.supplies}
    for deck in pool_decks():
        tops, loose, bottom = state.tops[deck], state.loose[deck], state.bottoms[deck]
        if viewer != EVERYTHING:
            tops, loose = tops[-1:], bytes(sorted(loose + tops[:-1]))
        known = (
            viewer == EVERYTHING
            or deck >= LORD
            or (viewer >= 0 and bool(state.searched[viewer] >> deck & 1))
        )
        pool[deck_name(deck)] = {
            "top": deck_words(deck, tops[::-1]),
            "rest": deck_words(deck, loose) if known else len(loose),
            "bottom": deck_words(deck, bottom[::-1]),
        }
    return pool


def _relics(state: BattaliaState, viewer: int) -> dict[str, Relics]:
    """BT-INF-3: hidden Great Artefacts are known to who has been there."""
    relics: dict[str, Relics] = {}
    for site, cell in enumerate(state.config.sites):
        cards = state.relics[site]
        known = viewer == EVERYTHING or bool(state.relics_seen[site] & bit_of(viewer))
        relics[state.config.cell_words[cell]] = {
            "cards": names(cards) if known else len(cards),
            "seen": state.relics_seen[site],
        }
    return relics


def _borrowed(state: BattaliaState, viewer: int) -> Borrowed | None:
    if state.borrowed == z.NONE:
        return None
    return {
        "lender": state.lender,
        "user": state.borrower,
        "card": None if hides_borrowed(state, viewer) else CARD_WORDS[state.borrowed],
        "laid": bool(state.borrowed_laid),
    }
