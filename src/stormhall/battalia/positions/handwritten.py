"""Positions that a person writes: a few tiles, a hand, the day (see `docs/positions.md`).

Everything not said comes from the set-up. Named cards are taken from their owner's nation and
shelter, then from the pool; nothing is ever made or lost.
"""

from __future__ import annotations

from typing import Any

from stormhall.battalia.knowledge.creation_decks import creation_deck
from stormhall.battalia.knowledge.pool_decks import turn_up
from stormhall.battalia.knowledge.seen_cards import witness
from stormhall.battalia.model import board as b
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import (
    CARD_INDEX,
    CARD_WORDS,
    COLORS,
    DECK_KINDS,
    FACTION,
    FACTIONS,
    GREAT,
    KIND,
    NEUTRAL,
    SUPPLY_CARD,
    TERRAINS,
    UNIVERSAL,
)
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState, added, put, without
from stormhall.battalia.model.step_ids import TURN
from stormhall.battalia.positions.problems import problem
from stormhall.battalia.positions.words import (
    FACTION_INDEX,
    KIND_INDEX,
    PEAK_LEVEL,
    TERRAIN_INDEX,
    read_flags,
    read_removed,
)
from stormhall.battalia.positions.write import deck_name, pool_decks
from stormhall.battalia.rules.gaining.creating import in_game
from stormhall.battalia.rules.gaining.impassable import mark_impassable
from stormhall.battalia.rules.setup import ALL_EXITS, clear_table
from stormhall.battalia.rules.turn import Turn
from stormhall.kernel.table.document_reader import Reader

STEP_WORDS = ["actions", "cohort", "setup"]


def arrange(state: BattaliaState, reader: Reader) -> None:
    """Change a freshly dealt game into what the document says."""
    _remove_faction(state, reader)
    turn = reader.inner("turn")
    step = turn.text("step", "actions")
    turn.expect(step in STEP_WORDS, "step", problem("any-of", known=", ".join(STEP_WORDS)))
    if step != "setup":
        _settle(state, reader)
        _begin_turn(state, reader, turn, step)
    state.day = reader.integer("day", 1, 9999, state.day)
    _lay_tiles(state, reader)
    _empty_decks(state, reader)
    for key, zone in (("display", "display"), ("limbo", "limbo")):
        if reader.has(key):
            _set_aside(state, reader, zone)
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
        _set_impassable(state, reader)
    elif step != "setup":
        mark_impassable(state)


# The set-up.


def _remove_faction(state: BattaliaState, reader: Reader) -> None:
    """The factions named as left out, else such as the document does not mention (BT-2P-1)."""
    if not state.config.left_out:
        return
    if state.config.removal_chosen and reader.inner("turn").text("step", "") == "setup":
        return
    removed = read_removed(reader) or _unmentioned(state, reader)
    if removed != state.removed:
        state.frames.clear()
        clear_table(state)
        state.removed = removed
        state.config.setting_up.lay(state)


def _unmentioned(state: BattaliaState, reader: Reader) -> int:
    """As many factions as are left out, the last ones of which the document says nothing."""
    words = _words_in(reader.document)
    order = sorted(
        range(state.config.factions),
        key=lambda f: bool(words & {FACTIONS[f], COLORS[f], TERRAINS[f]}) * 8 + 7 - f,
    )
    mask = 0
    for faction in order[: state.config.left_out]:
        mask |= 1 << faction
    return mask


def _words_in(value: Any) -> set[str]:
    """All words of a document, the parts of `friman.red` by themselves."""
    if isinstance(value, dict):
        return set().union(*[_words_in(item) for item in value.values()], set())
    if isinstance(value, list):
        return set().union(*[_words_in(item) for item in value], set())
    return set(value.split(".")) if isinstance(value, str) else set()


def _settle(state: BattaliaState, reader: Reader) -> None:
    """Factions as named, else in order; start cities in the order of seats."""
    named = reader.document.get("factions", [])
    chosen: list[int] = []
    for word in named if isinstance(named, list) else []:
        faction = FACTION_INDEX.get(word, -1) if isinstance(word, str) else -1
        if not in_game(state, faction):
            reader.defect("factions", problem("not-in-game", word=repr(word)))
            return
        if FACTION_INDEX[word] in chosen:
            reader.defect("factions", problem("taken-twice", word=word))
            return
        chosen.append(FACTION_INDEX[word])
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
        if word not in cells:
            tiles.defect(word, problem("no-square"))
            continue
        _lay_tile(state, tiles.inner(word), cells[word])


def _lift(state: BattaliaState, cell: int) -> None:
    """Take the card of a square back into its deck."""
    tile = state.tiles[cell]
    if 0 < tile < b.TILES:
        deck = z.TILE_DECK + tile
        state.loose[deck] = added(state.loose[deck], tile * 8 + state.terrains[cell])
    state.set_tile(cell, 0, 0, NEUTRAL)
    state.set_chip(cell, z.NOBODY, 0)


def _lay_tile(state: BattaliaState, tile: Reader, cell: int) -> None:
    before = state.tiles[cell], state.owners[cell], state.levels[cell]
    if tile.has("card") or not state.tiles[cell]:
        number = tile.word("card", b.TILE_INDEX, 5)
        lifted = state.terrains[cell] if state.tiles[cell] == number else NEUTRAL
        _lift(state, cell)
        exits = ALL_EXITS if number >= b.TILES else b.ROTATIONS[number][0]
        exits = tile.word("exits", b.EXITS_INDEX, exits)
        if number < b.TILES and len(b.ROTATIONS[number]) > 1:
            tile.expect(
                tile.has("exits"), "exits", problem("needs-exits", tile=b.TILE_WORDS[number])
            )
        if number < b.TILES:
            terrain = _take_terrain(state, tile, number)
        else:
            terrain = tile.word("terrain", TERRAIN_INDEX, lifted)
            _make_room(state, number, terrain, lifted)
        state.set_tile(cell, number, exits, terrain)
    if tile.boolean("neutral", False):
        default = state.config.neutral_defence
        if before[:2] == (state.tiles[cell], z.NEUTRAL_OWNER):
            default = before[2]
        state.set_chip(cell, z.NEUTRAL_OWNER, tile.integer("level", 1, 99, default))
    elif tile.document.get("owner") is not None:
        owner = tile.integer("owner", 0, state.seats - 1, 0)
        most = state.config.top_level if b.IS_CITY[state.tiles[cell]] else PEAK_LEVEL
        state.set_chip(cell, owner + 1, tile.integer("level", 1, most, 1))
    elif (
        tile.has("card") and b.TILE_WORDS[state.tiles[cell]] == "ruins" and not state.config.common
    ):
        state.set_chip(cell, z.NEUTRAL_OWNER, state.config.ruins_defence)
    if "owner" in tile.document and tile.document["owner"] is None:
        state.set_chip(cell, z.NOBODY, 0)


def _take_terrain(state: BattaliaState, tile: Reader, number: int) -> int:
    """Take a card of a type out of its deck, of the named terrain if one is named."""
    deck = z.TILE_DECK + number
    cards = state.loose[deck] + state.tops[deck]
    state.tops[deck] = b""
    wanted = tile.word("terrain", TERRAIN_INDEX, -1)
    fitting = [card for card in cards if wanted < 0 or card & 7 == wanted]
    if not fitting:
        tile.defect("card", problem("none-of-terrain", tile=b.TILE_WORDS[number]))
        state.loose[deck] = cards
        return NEUTRAL
    state.loose[deck] = bytes(sorted(without(cards, cards.index(fitting[0]))))
    return fitting[0] & 7


def _make_room(state: BattaliaState, number: int, terrain: int, lifted: int) -> None:
    """A card of a terrain that lies once only moves here: its place gets the one lifted here."""
    for cell in range(state.config.cells):
        if terrain != NEUTRAL and state.tiles[cell] == number and state.terrains[cell] == terrain:
            if lifted == NEUTRAL:
                _lift(state, cell)
            else:
                state.terrains = put(state.terrains, cell, lifted)


def _set_impassable(state: BattaliaState, reader: Reader) -> None:
    cells = state.config.cell_index
    blocked = bytearray(state.config.cells)
    for cell in reader.words("impassable", cells):
        blocked[cell] = 1
    state.block(bytes(blocked))


def _set_seals(state: BattaliaState, reader: Reader) -> None:
    seals = reader.inner("seals")
    for word in seals.document:
        sites = [state.config.cell_words[cell] for cell in state.config.sites]
        if word not in sites or not state.seals:
            seals.defect(word, problem("no-sanctuary"))
            continue
        mask = 0
        for seat in seals.integers(word, []):
            seals.expect(0 <= seat < state.seats, word, problem("no-seat", seat=seat))
            mask |= 1 << seat % state.seats
        state.set_seal(sites.index(word), mask)


# Decks.


def _empty_decks(state: BattaliaState, reader: Reader) -> None:
    """Decks that are to be empty: their cards go to limbo, terrain cards out of the game."""
    index = {deck_name(deck): deck for deck in pool_decks()}
    for deck in reader.words("empty", index):
        cards = state.tops[deck] + state.loose[deck] + state.bottoms[deck]
        state.tops[deck] = state.loose[deck] = state.bottoms[deck] = b""
        if deck > z.TILE_DECK:
            state.scrapped += cards
        else:
            state.limbo = bytes(sorted(state.limbo + cards))
    if reader.has("supplies"):
        left = reader.integer("supplies", 0, state.supplies, state.supplies)
        gone = bytes((SUPPLY_CARD,)) * (state.supplies - left)
        state.limbo = bytes(sorted(state.limbo + gone))
        state.supplies = left


def _set_aside(state: BattaliaState, reader: Reader, zone: str) -> None:
    """Lay out the named Great Artefacts, or put named cards into limbo."""
    if zone == "display":
        state.box = bytes(sorted(state.box + state.display))
        state.display = b""
    for card in reader.words(zone, CARD_INDEX):
        if not _take_from_pool(state, card):
            reader.defect(zone, problem("none-left", card=CARD_WORDS[card]))
        elif zone == "display":
            state.display = added(state.display, card)
        else:
            state.limbo = added(state.limbo, card)


def _order_tops(state: BattaliaState, reader: Reader) -> None:
    """Named top cards of decks, the visible one first."""
    tops = reader.inner("top")
    index = {deck_name(deck): deck for deck in pool_decks()}
    for word in tops.document:
        if word not in index:
            tops.defect(word, problem("no-deck"))
            continue
        deck = index[word]
        tile = deck > z.TILE_DECK
        named = tops.words(word, TERRAIN_INDEX if tile else CARD_INDEX)
        _order_top(state, tops, deck, [c + (deck - z.TILE_DECK) * 8 if tile else c for c in named])
    for deck in pool_decks():
        turn_up(state, deck)


def _order_top(state: BattaliaState, tops: Reader, deck: int, named: list[int]) -> None:
    cards = state.loose[deck] + state.tops[deck] + state.bottoms[deck]
    state.bottoms[deck] = state.tops[deck] = b""
    for card in named:
        if card not in cards:
            tops.defect(deck_name(deck), problem("not-in-deck"))
            break
        cards = without(cards, cards.index(card))
        state.tops[deck] = bytes((card,)) + state.tops[deck]
    state.loose[deck] = bytes(sorted(cards))


def _take_from_pool(state: BattaliaState, card: int) -> bool:
    """Take a card out of the pool, the display or the box; whether there was one."""
    if card == SUPPLY_CARD:
        state.supplies -= 1
        return state.supplies >= 0
    for module in state.config.modules:
        if module.claim(state, card):
            return True
    if card >= GREAT:
        return _take_great(state, card)
    deck = KIND[card]
    if deck not in DECK_KINDS:
        return False
    for row in (state.loose, state.bottoms, state.tops):
        if card in row[deck]:
            row[deck] = without(row[deck], row[deck].index(card))
            return True
    return False


def _take_great(state: BattaliaState, card: int) -> bool:
    if card in state.display:
        state.display = without(state.display, state.display.index(card))
        return True
    if card in state.box:
        state.box = without(state.box, state.box.index(card))
        return True
    for site, relics in enumerate(state.relics):
        if card in relics:
            state.relics[site] = without(relics, relics.index(card))
            return True
    return False


# Players.


def _arrange_player(state: BattaliaState, player: Reader, seat: int) -> None:
    base = seat * z.ZONES
    zones = state.zones
    if player.boolean("exact", False):
        _give_back_all(state, base)
    for key, zone in (("hand", z.HAND), ("ambush", z.AMBUSH), ("shelter", z.SHELTER)):
        if player.has(key):
            zones[base + z.NATION] = bytes(sorted(zones[base + z.NATION] + zones[base + zone]))
            zones[base + zone] = zones[base + zone + 1] = b""
    for key, zone in (("hand", z.HAND), ("ambush", z.AMBUSH), ("shelter", z.SHELTER)):
        if player.has(key):
            named = _claim(state, player, base, key)
            zones[base + zone] = bytes(named if zone == z.SHELTER else sorted(named))
            zones[base + zone + 1] = bytes(len(named))
    if zones[base + z.SHELTER]:
        zones[base + z.SHELTER_SEEN] = put(
            bytes(len(zones[base + z.SHELTER])), len(zones[base + z.SHELTER]) - 1, 255
        )
    for key, zone in (("table", z.TABLE), ("new", z.NEW)):
        if player.has(key):
            zones[base + zone] = bytes(_claim(state, player, base, key))
    if player.has("nation"):
        zones[base + z.COMING] = bytes(_claim(state, player, base, "nation"))
    _arrange_open(state, player, base)
    _arrange_tents(state, player, base)
    _place_heroes(state, player, seat)
    _forget_secrets(state, seat)


def _give_back_all(state: BattaliaState, base: int) -> None:
    """An exact player owns nothing but what is named."""
    for zone in (z.NATION, z.HAND, z.AMBUSH, z.SHELTER):
        for card in state.zones[base + zone]:
            if card == SUPPLY_CARD:
                state.supplies += 1
            else:
                state.loose[KIND[card]] = added(state.loose[KIND[card]], card)
        state.zones[base + zone] = b""
    state.zones[base + z.HAND_SEEN] = state.zones[base + z.AMBUSH_SEEN] = b""
    state.zones[base + z.SHELTER_SEEN] = b""


def _claim(state: BattaliaState, player: Reader, base: int, key: str) -> list[int]:
    """Take the named cards from the player's nation or shelter, else from the pool."""
    claimed: list[int] = []
    for card in player.words(key, CARD_INDEX):
        if (
            _take_own(state, base, card)
            or _take_from_pool(state, card)
            or _take_from_others(state, base, card)
        ):
            claimed.append(card)
        else:
            player.defect(key, problem("none-left", card=CARD_WORDS[card]))
    return claimed


def _take_own(state: BattaliaState, base: int, card: int) -> bool:
    nation = state.zones[base + z.NATION]
    if card in nation:
        state.zones[base + z.NATION] = without(nation, nation.index(card))
        return True
    return False


def _take_from_others(state: BattaliaState, base: int, card: int) -> bool:
    """Take a starting unit that another was dealt; he gets one of its rank instead."""
    for other in range(0, state.seats * z.ZONES, z.ZONES):  # later hands are not arranged yet
        for zone in (z.NATION, z.HAND) if other > base else (z.NATION,):
            if other != base and card in state.zones[other + zone]:
                if _exchange(state, other, zone, card, "") and _take_from_pool(state, card):
                    return True
    return False


def _exchange(state: BattaliaState, base: int, zone: int, card: int, wanted: str) -> bool:
    """Exchange a dealt unit for another of its rank that the document does not want."""
    loose = state.loose[KIND[card]] if KIND[card] in DECK_KINDS else b""
    for at, given in enumerate(loose):
        if given == card or FACTION[given] == UNIVERSAL or CARD_WORDS[given] in wanted:
            continue
        held, secret = state.zones[base + zone], state.zones[base + z.SECRET]
        state.zones[base + zone] = added(without(held, held.index(card)), given)
        state.loose[KIND[card]] = added(without(loose, at), card)
        if card in secret[::2]:
            state.zones[base + z.SECRET] = put(secret, secret[::2].index(card) * 2, given)
        return True
    return False


def _make_way(state: BattaliaState, reader: Reader) -> None:
    """Who names no hand gives up the dealt units that the document wants elsewhere."""
    wanted = repr(reader.document.get("players"))
    for seat, player in enumerate(reader.each("players")[: state.seats]):
        for zone in () if player.has("hand") else (z.NATION, z.HAND):
            for card in state.zones[seat * z.ZONES + zone]:
                if CARD_WORDS[card] in wanted:
                    _exchange(state, seat * z.ZONES, zone, card, wanted)


def _arrange_open(state: BattaliaState, player: Reader, base: int) -> None:
    """Open cards lie on the table with uses left."""
    for record in player.each("open"):
        word = record.text("card", "")
        inner = Reader({"card": [word]}, record.path, record.defects)
        cards = _claim(state, inner, base, "card")
        if not cards:
            continue
        kind = record.word("as", KIND_INDEX, KIND[cards[0]])
        flags = read_flags(record)
        state.zones[base + z.TABLE] += bytes(cards)
        uses = record.integer("uses", 1, 30, 1)
        state.zones[base + z.OPEN] += bytes((cards[0], kind, uses, flags))


def _arrange_tents(state: BattaliaState, player: Reader, base: int) -> None:
    for tent in player.each("tents"):
        inner = Reader({"card": [tent.text("card", "tent")]}, tent.path, tent.defects)
        card = _claim(state, inner, base, "card") if tent.has("card") else [z.VIRTUAL]
        content = sorted([*_claim(state, tent, base, "content"), z.NONE, z.NONE][:2])
        temporary = tent.boolean("temporary", not tent.has("card"))
        if card:
            flags = z.TEMPORARY if temporary else 0
            state.zones[base + z.TENTS] += bytes((card[0], *content, flags))


def _place_heroes(state: BattaliaState, player: Reader, seat: int) -> None:
    if not player.has("heroes"):
        return
    cells = state.config.cell_index
    named = player.words("heroes", cells)
    player.expect(len(named) <= HEROES, "heroes", problem("at-most", most=HEROES))
    for figure in range(HEROES):
        state.put_hero(seat, figure, named[figure] if figure < len(named) else z.NONE)


def _forget_secrets(state: BattaliaState, seat: int) -> None:
    """Starting units that the player does not own any more are no secret."""
    owned = list(creation_deck(state, seat))
    kept = b""
    secret = state.zones[seat * z.ZONES + z.SECRET]
    for i in range(0, len(secret), 2):
        if secret[i] in owned:
            owned.remove(secret[i])
            kept += secret[i : i + 2]
    state.zones[seat * z.ZONES + z.SECRET] = kept
    for card in sorted(set(kept[::2])):
        witness(state, seat, card)
