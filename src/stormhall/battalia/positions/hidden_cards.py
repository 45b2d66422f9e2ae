"""Cards for the numbers in a view: any that agree with it and are placed nowhere else."""

from __future__ import annotations

from stormhall.battalia.knowledge.seen_cards import bit_of, sure_in_box
from stormhall.battalia.knowledge.tracing import can_spread, count_by_places, spread, tokens_of
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import CARD_INDEX
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.positions.check import cards_in_game, cards_placed
from stormhall.battalia.positions.problems import problem
from stormhall.battalia.positions.words import DECK_INDEX
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import SPECTATOR, Seat
from stormhall.kernel.table.document_reader import Reader


def fill_hidden(state: BattaliaState, reader: Reader, players: list[Reader]) -> None:
    """Place cards where a view has only numbers."""
    box_is_hidden = isinstance(reader.get("box"), int)
    if box_is_hidden:
        state.box = sure_in_box(state)
    unplaced = _unplaced(state, players)
    for seat, player in enumerate(players):
        if not isinstance(player.document["hand"], list):
            _fill_player(state, reader, player, seat, unplaced)
    pool = reader.inner("pool")
    for name, deck in DECK_INDEX.items():
        if isinstance(pool.document[name]["rest"], int):
            state.loose[deck] = bytes(
                card for card in unplaced if card >> 3 == deck and card < c.GREAT
            )
    great = bytes(card for card in unplaced if card >= c.GREAT)
    relics = reader.inner("relics")
    for site, cell in enumerate(state.config.sites):
        count = relics.inner(state.config.cell_words[cell]).document["cards"]
        if isinstance(count, int):
            state.relics[site], great = great[:count], great[count:]
    if box_is_hidden:
        state.box = bytes(sorted(state.box + great))


def _unplaced(state: BattaliaState, players: list[Reader]) -> list[int]:
    """All creation cards that the document places nowhere, sorted."""
    counts = [
        total - placed
        for total, placed in zip(cards_in_game(state), cards_placed(state), strict=True)
    ]
    for player in players:
        for card in _named_cards(player):
            counts[card] -= 1
    return [card for card in range(256) for _ in range(counts[card])]


def _named_cards(player: Reader) -> list[int]:
    """The cards of an opponent that a view names outside the public zones."""
    document = player.document
    if isinstance(document["hand"], list):
        return []
    keys = ["hand_known", "ambush_known", "hidden"]
    if isinstance(document["nation"], list):
        keys.append("nation")
    cards = [card for key in keys for card in player.words(key, CARD_INDEX)]
    return cards + [CARD_INDEX[word] for word in document["shelter"] if word is not None]


def _fill_player(
    state: BattaliaState, reader: Reader, player: Reader, seat: Seat, unplaced: list[int]
) -> None:
    """Give an opponent of the view cards that agree with it, in any order."""
    document = player.document
    pool = player.words("hidden", CARD_INDEX)
    units = _draw_units(reader, player, unplaced)
    pool += units
    viewer = SPECTATOR if reader.get("seat") is None else int(reader.get("seat"))
    secret = [(card, 0) for card in units]
    bit = bit_of(viewer)
    secret += [(card, bit) for card in player.words("starting_units_known", CARD_INDEX)]
    state.set_zone(seat, z.SECRET, bytes(number for pair in secret for number in pair))
    lends = state.borrowed == z.NONE and reader.get("borrowed") is not None and state.lender == seat
    traced = _place_traced(state, reader, player, seat, pool, lends=lends)
    if lends:
        state.borrowed = (traced[4] or pool).pop()
    seen = document["seen"]
    for place, key, zone in ((0, "hand", z.HAND), (1, "ambush", z.AMBUSH)):
        named = player.words(f"{key}_known", CARD_INDEX)
        pairs = list(zip(named, seen[f"{key}_known"], strict=True))
        pairs.extend(((traced[place] or pool).pop(), mask) for mask in seen[key])
        pairs.sort()
        state.set_zone(seat, zone, bytes(pair[0] for pair in pairs))
        state.set_zone(seat, zone + 1, bytes(pair[1] for pair in pairs))
    shelter = [
        CARD_INDEX[word] if word is not None else (traced[3] or pool).pop()
        for word in document["shelter"]
    ]
    state.set_zone(seat, z.SHELTER, bytes(shelter))
    state.set_zone(seat, z.SHELTER_SEEN, bytes(seen["shelter"]))
    is_named = isinstance(document["nation"], list)
    nation = sorted(player.words("nation", CARD_INDEX) if is_named else pool + traced[2])
    foreseen = state.foreseen(seat)  # only by its owner: any cards will do
    state.set_zone(seat, z.COMING, bytes(nation[:foreseen]))
    state.set_zone(seat, z.NATION, bytes(nation[foreseen:]))


def _draw_units(reader: Reader, player: Reader, unplaced: list[int]) -> list[int]:
    """Starting units for the ranks of which a view knows only how many are hidden."""
    units: list[int] = []
    for i, count in enumerate(player.document["hidden_units"]):
        for _ in range(count):
            rank = c.FRIMAN + i
            fitting = [u for u in unplaced if u >> 3 == rank and c.FACTION[u] != c.UNIVERSAL]
            if not fitting:
                player.defect(f"hidden_units[{i}]", problem("fewer-left"))
                reader.raise_defects()
            unplaced.remove(fitting[0])
            units.append(fitting[0])
    return units


def _place_traced(
    state: BattaliaState,
    reader: Reader,
    player: Reader,
    seat: Seat,
    pool: list[int],
    *,
    lends: bool,
) -> list[list[int]]:
    """Take the traced cards out of the pool and deal them to places where they may be."""
    document = player.document
    tokens = tokens_of(state.zone(seat, z.TRACED), z.ALL_SEEN)
    free = [
        len(document["seen"]["hand"]),
        len(document["seen"]["ambush"]),
        0 if isinstance(document["nation"], list) else player.integer("nation", 0, 255, 0),
        list(document["shelter"]).count(None),
        int(lends),
    ]
    closed = state.nation_traced[seat] > 0
    for token in tokens:
        if token >> 8 not in pool:
            player.defect("traced", problem("not-hidden", card=c.CARD_WORDS[token >> 8]))
            reader.raise_defects()
        pool.remove(token >> 8)
    if not can_spread(count_by_places(tokens), free, closed):
        player.defect("traced", problem("traces"))
        reader.raise_defects()
    return spread(tokens, free, closed, Chance(0))
