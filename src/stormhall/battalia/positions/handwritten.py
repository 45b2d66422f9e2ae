"""Positions that a person writes: a few tiles, a hand, the day (see `docs/positions.md`).

Everything that is left out comes from the set-up. Named cards are taken from their owner's nation,
then from the pool; no card is ever made or lost.
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.knowledge.creation_decks import creation_deck
from stormhall.battalia.knowledge.pool_decks import turn_up
from stormhall.battalia.knowledge.seen_cards import witness
from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState, put, with_card, without
from stormhall.battalia.model.step_ids import TURN
from stormhall.battalia.positions import words as w
from stormhall.battalia.positions.problems import problem
from stormhall.battalia.rules.gaining.creating import in_game
from stormhall.battalia.rules.gaining.impassable import mark_impassable
from stormhall.battalia.rules.setup import ALL_EXITS, empty_table
from stormhall.battalia.rules.turn import Turn
from stormhall.kernel.core.state import Seat
from stormhall.kernel.table.document_reader import Reader

STEP_WORDS: Final = ("actions", "cohort", "setup")


def arrange(state: BattaliaState, reader: Reader) -> None:
    """Change a freshly dealt game into what the document says."""
    _remove_factions(state, reader)
    turn = reader.inner("turn")
    step = turn.text("step", "actions")
    turn.expect(step in STEP_WORDS, "step", problem("any-of", known=", ".join(STEP_WORDS)))
    if step != "setup":
        _lay_start_cities(state, reader)
        _begin_turn(state, reader, turn, step)
    state.day = reader.integer("day", 1, 9999, state.day)
    _lay_tiles(state, reader)
    _empty_decks(state, reader)
    _set_aside(state, reader)
    _make_way(state, reader)
    for seat, player in enumerate(reader.each("players")):
        if seat >= state.seats:
            reader.defect("players", problem("at-most", most=state.seats))
            break
        _arrange_player(state, player, seat)
    for module in state.config.modules:
        module.read(state, reader.inner(module.name))
    _order_tops(state, reader)
    _set_seals(state, reader)
    if reader.has("impassable"):
        w.read_impassable(state, reader)
    elif step != "setup":
        mark_impassable(state)


# The set-up.


def _remove_factions(state: BattaliaState, reader: Reader) -> None:
    """The factions named as left out, else such as the document does not mention (BT-2P-1)."""
    if not state.config.left_out:
        return
    if state.config.removal_chosen and reader.inner("turn").text("step", "") == "setup":
        return
    removed = w.read_removed(reader) or _unmentioned(state, reader)
    if removed != state.removed:
        state.frames.clear()
        empty_table(state)
        state.removed = removed
        state.config.setting_up.lay(state)


def _unmentioned(state: BattaliaState, reader: Reader) -> int:
    """As many factions as are left out, the last ones of which the document says nothing."""
    words = _words_in(reader.document)
    order = sorted(
        range(state.config.factions),
        key=lambda f: bool(words & {c.FACTIONS[f], c.COLORS[f], c.TERRAINS[f]}) * 8 + 7 - f,
    )
    return w.mask_of(order[: state.config.left_out])


def _words_in(value: Any) -> set[str]:
    """All words of a document, the parts of `friman.red` by themselves."""
    if isinstance(value, str):
        return set(value.split("."))
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return set().union(*[_words_in(item) for item in items], set())


def _lay_start_cities(state: BattaliaState, reader: Reader) -> None:
    """Factions as named, else in order; start cities in the order of seats."""
    named = reader.document.get("factions", [])
    chosen: list[int] = []
    for word in named if isinstance(named, list) else []:
        faction = w.FACTION_INDEX.get(word, -1) if isinstance(word, str) else -1
        if not in_game(state, faction):
            reader.defect("factions", problem("not-in-game", word=repr(word)))
            return
        if faction in chosen:
            reader.defect("factions", problem("taken-twice", word=word))
            return
        chosen.append(faction)
    free = [f for f in range(state.config.factions) if in_game(state, f) and f not in chosen]
    chosen.extend(free[: state.seats - len(chosen)])
    reader.expect(len(chosen) == state.seats, "factions", problem("count", count=state.seats))
    state.factions = bytes(chosen[: state.seats])
    if state.config.starts_with_cities and not reader.boolean("clear_board", False):
        for seat, cell in enumerate(state.config.start):
            state.set_chip(cell, seat + 1, 1)
    state.config.setting_up.complete(state)


def _begin_turn(state: BattaliaState, reader: Reader, turn: Reader, step: str) -> None:
    state.first = reader.integer("first", 0, state.seats - 1, 0)
    seat = turn.integer("seat", 0, state.seats - 1, state.first)
    turns = state.config.steps[TURN]
    assert isinstance(turns, Turn)
    turns.enter(state, seat, at_cohort=step == "cohort")


# The board.


def _lay_tiles(state: BattaliaState, reader: Reader) -> None:
    cells = state.config.cell_index
    if reader.boolean("clear_board", False):
        for cell in range(state.config.cells):
            _lift(state, cell)
    tiles = reader.inner("tiles")
    for word in tiles.document:
        if word in cells:
            _lay_tile(state, tiles.inner(word), cells[word])
        else:
            tiles.defect(word, problem("no-square"))


def _lift(state: BattaliaState, cell: int) -> None:
    """Take the card of a square back into its deck."""
    tile = state.tiles[cell]
    if 0 < tile < b.TILES:
        deck = z.TILE_DECK + tile
        state.loose[deck] = with_card(state.loose[deck], tile * 8 + state.terrains[cell])
    state.set_tile(cell, 0, 0, c.NEUTRAL)
    state.set_chip(cell, z.NOBODY, 0)


def _lay_tile(state: BattaliaState, tile: Reader, cell: int) -> None:
    """Change the card of a square, its chip, or both."""
    config = state.config
    old_tile, old_owner, old_level = state.tiles[cell], state.owners[cell], state.levels[cell]
    if tile.has("card") or not old_tile:
        _lay_card(state, tile, cell)
    number = state.tiles[cell]
    if tile.boolean("neutral", False):
        was_there = (old_tile, old_owner) == (number, z.NEUTRAL_OWNER)
        default = old_level if was_there else config.neutral_defence
        state.set_chip(cell, z.NEUTRAL_OWNER, tile.integer("level", 1, 99, default))
    elif tile.document.get("owner") is not None:
        w.read_chip(state, tile, cell, 1)
    elif tile.has("card") and number == b.RUINS and not config.common:
        state.set_chip(cell, z.NEUTRAL_OWNER, config.ruins_defence)
    if tile.has("owner") and tile.document["owner"] is None:
        state.set_chip(cell, z.NOBODY, 0)


def _lay_card(state: BattaliaState, tile: Reader, cell: int) -> None:
    """Lay a card of a deck, or one that lies on the board only."""
    number = tile.word("card", b.TILE_INDEX, 5)
    lifted = state.terrains[cell] if state.tiles[cell] == number else c.NEUTRAL
    _lift(state, cell)
    if number < b.TILES:
        rotations = b.ROTATIONS[number]
        exits = tile.word("exits", b.EXITS_INDEX, rotations[0])
        has_exits = len(rotations) == 1 or tile.has("exits")
        tile.expect(has_exits, "exits", problem("needs-exits", tile=b.TILE_WORDS[number]))
        terrain = _take_terrain(state, tile, number)
    else:
        exits = tile.word("exits", b.EXITS_INDEX, ALL_EXITS)
        terrain = tile.word("terrain", w.TERRAIN_INDEX, lifted)
        _make_room(state, number, terrain, lifted)
    state.set_tile(cell, number, exits, terrain)


def _take_terrain(state: BattaliaState, tile: Reader, number: int) -> int:
    """Take a card of a type out of its deck, of the named terrain if one is named."""
    deck = z.TILE_DECK + number
    cards = state.loose[deck] + state.tops[deck]
    state.tops[deck] = b""
    terrain = tile.word("terrain", w.TERRAIN_INDEX, -1)
    for i, card in enumerate(cards):
        if terrain in (-1, card & 7):
            state.loose[deck] = bytes(sorted(without(cards, i)))
            return card & 7
    tile.defect("card", problem("none-of-terrain", tile=b.TILE_WORDS[number]))
    state.loose[deck] = cards
    return c.NEUTRAL


def _make_room(state: BattaliaState, number: int, terrain: int, lifted: int) -> None:
    """A card of a terrain that lies once only moves here: its place gets the one lifted here."""
    for cell in range(state.config.cells):
        if terrain != c.NEUTRAL and state.tiles[cell] == number and state.terrains[cell] == terrain:
            if lifted == c.NEUTRAL:
                _lift(state, cell)
            else:
                state.terrains = put(state.terrains, cell, lifted)


def _set_seals(state: BattaliaState, reader: Reader) -> None:
    seals = reader.inner("seals")
    sites = [state.config.cell_words[cell] for cell in state.config.sites] if state.seals else []
    for word in seals.document:
        if word not in sites:
            seals.defect(word, problem("no-sanctuary"))
            continue
        seats = seals.integers(word, [])
        for seat in seats:
            seals.expect(0 <= seat < state.seats, word, problem("no-seat", seat=seat))
        state.set_seal(sites.index(word), w.mask_of([seat % state.seats for seat in seats]))


# Decks.


def _empty_decks(state: BattaliaState, reader: Reader) -> None:
    """Decks that are to be empty: their cards go to limbo, terrain cards out of the game."""
    index = {w.deck_name(deck): deck for deck in w.pool_decks()}
    for deck in reader.words("empty", index):
        cards = state.tops[deck] + state.loose[deck] + state.bottoms[deck]
        state.tops[deck] = state.loose[deck] = state.bottoms[deck] = b""
        if deck > z.TILE_DECK:
            state.scrapped += cards
        else:
            state.limbo = bytes(sorted(state.limbo + cards))
    supplies = reader.integer("supplies", 0, state.supplies, state.supplies)
    lost = bytes((c.SUPPLY_CARD,)) * (state.supplies - supplies)
    state.limbo = bytes(sorted(state.limbo + lost))
    state.supplies = supplies


def _set_aside(state: BattaliaState, reader: Reader) -> None:
    """Lay out the named Great Artefacts, and put named cards into limbo."""
    if reader.has("display"):
        state.box = bytes(sorted(state.box + state.display))
        state.display = b""
    for key in ("display", "limbo"):
        for card in reader.words(key, c.CARD_INDEX):
            if not _take_from_pool(state, card):
                reader.defect(key, problem("none-left", card=c.CARD_WORDS[card]))
            elif key == "display":
                state.display = with_card(state.display, card)
            else:
                state.limbo = with_card(state.limbo, card)


def _order_tops(state: BattaliaState, reader: Reader) -> None:
    """Named top cards of decks, the visible one first."""
    tops = reader.inner("top")
    index = {w.deck_name(deck): deck for deck in w.pool_decks()}
    for word in tops.document:
        if word in index:
            _order_top(state, tops, word, index[word])
        else:
            tops.defect(word, problem("no-deck"))
    for deck in w.pool_decks():
        turn_up(state, deck)


def _order_top(state: BattaliaState, tops: Reader, word: str, deck: int) -> None:
    cards = state.loose[deck] + state.tops[deck] + state.bottoms[deck]
    state.bottoms[deck] = state.tops[deck] = b""
    for card in w.read_deck(tops, word, deck):
        if card not in cards:
            tops.defect(word, problem("not-in-deck"))
            break
        cards = without(cards, cards.index(card))
        state.tops[deck] = bytes((card,)) + state.tops[deck]
    state.loose[deck] = bytes(sorted(cards))


def _take_from_pool(state: BattaliaState, card: int) -> bool:
    """Take a card out of the pool, the display or the box; whether there was one."""
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
    return any(_take_from(state.relics, site, card) for site in range(len(state.relics)))


def _take_from(rows: list[bytes], number: int, card: int) -> bool:
    """Take a card out of a row of cards; whether it was there."""
    cards = rows[number]
    if card not in cards:
        return False
    rows[number] = without(cards, cards.index(card))
    return True


# Players.


def _arrange_player(state: BattaliaState, player: Reader, seat: Seat) -> None:
    if player.boolean("exact", False):
        _give_back_all(state, seat)
    named_zones = [(key, zone) for key, zone in w.HIDDEN_ZONES if player.has(key)]
    for _, zone in named_zones:
        nation = state.zone(seat, z.NATION) + state.zone(seat, zone)
        state.set_zone(seat, z.NATION, bytes(sorted(nation)))
        state.set_zone(seat, zone, b"")
        state.set_zone(seat, zone + 1, b"")
    for key, zone in named_zones:
        cards = _claim(state, player, seat, key)
        state.set_zone(seat, zone, bytes(cards if zone == z.SHELTER else sorted(cards)))
        state.set_zone(seat, zone + 1, bytes(len(cards)))
    size = len(state.zone(seat, z.SHELTER))
    if size:
        state.set_zone(seat, z.SHELTER_SEEN, bytes(size - 1) + bytes((z.ALL_SEEN,)))
    for key, zone in (("table", z.TABLE), ("new", z.NEW), ("nation", z.COMING)):
        if player.has(key):
            state.set_zone(seat, zone, bytes(_claim(state, player, seat, key)))
    _arrange_open(state, player, seat)
    _arrange_tents(state, player, seat)
    if player.has("heroes"):
        cells = player.words("heroes", state.config.cell_index)
        player.expect(len(cells) <= HEROES, "heroes", problem("at-most", most=HEROES))
        for figure in range(HEROES):
            state.put_hero(seat, figure, cells[figure] if figure < len(cells) else z.NONE)
    _forget_secrets(state, seat)


def _give_back_all(state: BattaliaState, seat: Seat) -> None:
    """An exact player owns nothing but what is named."""
    for zone in (z.NATION, z.HAND, z.AMBUSH, z.SHELTER):
        for card in state.zone(seat, zone):
            if card == c.SUPPLY_CARD:
                state.supplies += 1
            else:
                state.loose[c.KIND[card]] = with_card(state.loose[c.KIND[card]], card)
        state.set_zone(seat, zone, b"")
    for zone in (z.HAND_SEEN, z.AMBUSH_SEEN, z.SHELTER_SEEN):
        state.set_zone(seat, zone, b"")


def _claim(state: BattaliaState, player: Reader, seat: Seat, key: str) -> list[int]:
    """Take the named cards from the player's nation, else from the pool, else from others."""
    claimed: list[int] = []
    for card in player.words(key, c.CARD_INDEX):
        if (
            _take_from(state.zones, seat * z.ZONES + z.NATION, card)
            or _take_from_pool(state, card)
            or _take_from_others(state, seat, card)
        ):
            claimed.append(card)
        else:
            player.defect(key, problem("none-left", card=c.CARD_WORDS[card]))
    return claimed


def _claim_one(state: BattaliaState, record: Reader, seat: Seat, default: str) -> list[int]:
    """The card of a record, if there is one of it."""
    inner = Reader({"card": [record.text("card", default)]}, record.path, record.defects)
    return _claim(state, inner, seat, "card")


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


def _make_way(state: BattaliaState, reader: Reader) -> None:
    """A player whose hand is not named gives up the dealt units that are named elsewhere."""
    named = repr(reader.document.get("players"))
    for seat, player in enumerate(reader.each("players")[: state.seats]):
        for zone in () if player.has("hand") else (z.NATION, z.HAND):
            for card in state.zone(seat, zone):
                if c.CARD_WORDS[card] in named:
                    _exchange(state, seat, zone, card, named)


def _arrange_open(state: BattaliaState, player: Reader, seat: Seat) -> None:
    """Open cards lie on the table with uses left."""
    for record in player.each("open"):
        for card in _claim_one(state, record, seat, ""):
            state.add_to_zone(seat, z.TABLE, bytes((card,)))
            state.add_to_zone(seat, z.OPEN, w.read_open_card(record, card, c.KIND[card], 30))


def _arrange_tents(state: BattaliaState, player: Reader, seat: Seat) -> None:
    for tent in player.each("tents"):
        has_card = tent.has("card")
        cards = _claim_one(state, tent, seat, "tent") if has_card else [z.VIRTUAL]
        content = _claim(state, tent, seat, "content")
        for card in cards:
            record = w.read_tent(tent, card, content, temporary=not has_card)
            state.add_to_zone(seat, z.TENTS, record)


def _forget_secrets(state: BattaliaState, seat: Seat) -> None:
    """Starting units are secret only as long as the player owns them."""
    owned = list(creation_deck(state, seat))
    still_secret = b""
    for record in z.records_of(state.zone(seat, z.SECRET), 2):
        if record[0] in owned:
            owned.remove(record[0])
            still_secret += record
    state.set_zone(seat, z.SECRET, still_secret)
    for card in sorted(set(still_secret[::2])):
        witness(state, seat, card)
