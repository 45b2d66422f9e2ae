"""Reading whole positions and views; what a person writes by hand is read by `arrange`.

A document with a `pool` is complete. Where a view gives a number, cards are taken from those that
the document places nowhere; any that agree will do.
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.knowledge.seen_cards import sure_in_box
from stormhall.battalia.knowledge.tracing import can_spread, counted, spread, tokens_of
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.board import EXITS_INDEX, IS_CITY, TILE_INDEX
from stormhall.battalia.model.cards import (
    CARD_INDEX,
    CARD_WORDS,
    FACTION,
    FACTIONS,
    FRIMAN,
    GREAT,
    NEUTRAL,
    SUPPLY_CARD,
    UNIVERSAL,
)
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.positions.handwritten import arrange
from stormhall.battalia.positions.problems import problem
from stormhall.battalia.positions.words import (
    FACTION_INDEX,
    KIND_INDEX,
    PEAK_LEVEL,
    PLACE_INDEX,
    REASON_INDEX,
    SCRAPPED_INDEX,
    TERRAIN_INDEX,
    read_flags,
    read_removed,
)
from stormhall.battalia.positions.write import deck_name, pool_decks
from stormhall.battalia.rules.setup import box_of_cards, supplies_in_game
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.table.document_reader import Reader
from stormhall.kernel.table.read_frames import read_frames


def read(state: BattaliaState, document: dict[str, Any]) -> BattaliaState:
    """The state of a document; `state` is freshly dealt with the same options."""
    reader = Reader(document)
    if "pool" in document:
        _restore(state, reader)
    else:
        arrange(state, reader)
    reader.raise_defects()
    reader.defects.extend(state.defects())
    reader.raise_defects()
    state.run_until_choice()
    return state


def _restore(state: BattaliaState, reader: Reader) -> None:
    cells = state.config.cell_index
    _check_form(state, reader)
    reader.raise_defects()
    _restore_facts(state, reader)
    reader.raise_defects()
    if not reader.document["tiles"]:  # before the faction to remove is named (BT-2P-1)
        state.frames = read_frames(state, reader)
        return
    if not any(state.tiles):  # now that the factions are known, as the set-up would have gone on
        state.config.setting_up.lay(state)
    _restore_tiles(state, reader, cells)
    state.zones = [b""] * (state.seats * z.ZONES)
    state.heroes = bytes((z.NONE,)) * (state.seats * HEROES)
    for seat, player in enumerate(reader.each("players")):
        _restore_player(state, player, seat, cells)
    _restore_turn(state, reader)
    _restore_borrowed(state, reader)
    _restore_pool(state, reader.inner("pool"))
    _restore_great_artefacts(state, reader)
    for module in state.config.modules:
        module.read(state, reader.inner(module.name))
    reader.raise_defects()
    _fill_hidden(state, reader)
    state.frames = read_frames(state, reader)
    for module in state.config.modules:
        module.filled(state)


COMPLETE: Final = (
    "ended", "factions", "removed", "annexed", "attacked", "ride", "trails", "cohort", "searched",
    "nation_seen", "nation_traced", "tiles", "impassable", "seals", "scrapped", "players",
    "borrowed", "box", "relics", "frames",
)  # fmt: skip
"""What every complete document has; a key that is left out would be a loss, not a default."""


def _check_form(state: BattaliaState, reader: Reader) -> None:
    """A complete document has all its parts, each with as many entries as the table needs."""
    _need(reader, COMPLETE)
    _need(reader, tuple(module.name for module in state.config.modules))
    players = reader.each("players")
    reader.expect(len(players) == state.seats, "players", problem("count", count=state.seats))
    for player in players:
        _need(player, ("heroes", "hand", "shelter", "nation", "seen", "traced"))
        own = isinstance(player.document.get("hand"), list)
        _need(player, ("secret",) if own else ("hidden_units",))
        heroes = player.document.get("heroes")
        if not isinstance(heroes, list) or len(heroes) != HEROES:
            player.defect("heroes", problem("hero-squares", count=HEROES))
        seen = player.inner("seen")
        for key in seen.document:
            _numbers(seen, key, 0, 99, 255)
        if not own:
            _numbers(player, "hidden_units", 0, 9, 99)
    pool = reader.inner("pool")
    for deck in pool_decks():
        _need(pool.inner(deck_name(deck)), ("rest",))
    relics = reader.inner("relics")
    for cell in state.config.sites:
        site = relics.inner(state.config.cell_words[cell])
        _need(site, ("cards", "seen"))
        site.integer("seen", 0, 255, 0)


def _need(reader: Reader, keys: tuple[str, ...]) -> None:
    for key in keys:
        reader.expect(reader.has(key), key, problem("incomplete"))


def _numbers(reader: Reader, key: str, least: int, most: int, top: int) -> list[int]:
    """A list of `least` to `most` numbers from 0 to `top`; anything else is a defect."""
    numbers = reader.integers(key, [])
    if not least <= len(numbers) <= most:
        reader.defect(key, problem("numbers-count", least=least, most=most, found=len(numbers)))
    elif not all(0 <= number <= top for number in numbers):
        reader.defect(key, problem("numbers", most=top, found=numbers))
    else:
        return numbers
    return []


def _restore_facts(state: BattaliaState, reader: Reader) -> None:
    document = reader.document
    state.day = reader.integer("day", 1, 9999, 1)
    state.first = reader.integer("first", 0, state.seats - 1, 0)
    state.active = reader.integer("active", 0, state.seats - 1, 0)
    state.ended = 0
    if document["ended"] is not None:
        state.ended = reader.word("ended", REASON_INDEX, 0)
    reader.expect(
        bool(document["frames"]) != bool(state.ended),
        "frames",
        problem("empty-at-end"),
    )
    factions = document["factions"] if isinstance(document["factions"], list) else []
    reader.expect(len(factions) == state.seats, "factions", problem("count", count=state.seats))
    chosen: list[int] = []
    for word in factions:
        if word is not None and (not isinstance(word, str) or word not in FACTION_INDEX):
            reader.defect("factions", problem("no-faction", word=repr(word)))
            word = None
        chosen.append(FACTION_INDEX[word] if word is not None else z.NONE)
    named = [faction for faction in chosen if faction != z.NONE]
    reader.expect(len(set(named)) == len(named), "factions", problem("same-faction"))
    state.factions = bytes(chosen)
    state.removed = read_removed(reader)
    state.annexed = _mask(_numbers(reader, "annexed", 0, state.seats, state.seats - 1))
    state.attacked = _mask(_numbers(reader, "attacked", 0, state.seats, state.seats - 1))
    state.searched = bytes(_numbers(reader, "searched", state.seats, state.seats, 255))
    state.nation_seen = bytes(_numbers(reader, "nation_seen", state.seats, state.seats, 255))
    state.nation_traced = bytes(_numbers(reader, "nation_traced", state.seats, state.seats, 255))
    state.limbo = bytes(sorted(reader.words("limbo", CARD_INDEX)))


def _restore_turn(state: BattaliaState, reader: Reader) -> None:
    """What the player whose turn it is has under way."""
    if reader.document["ride"] is not None:
        ride = _numbers(reader, "ride", 2, 2, 99) or [1, 0]
        reader.expect(1 <= ride[0] <= HEROES, "ride", problem("heroes", most=HEROES))
        state.zones[state.active * z.ZONES + z.RIDE] = bytes((ride[0] - 1, ride[1]))
    own = state.active * z.ZONES
    state.zones[own + z.TRAIL] = bytes(_numbers(reader, "trails", 0, 255, 255))
    state.zones[own + z.ANNOUNCED] = bytes(_numbers(reader, "cohort", 0, len(FACTIONS), 99))


def _mask(seats: list[int]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def _restore_tiles(state: BattaliaState, reader: Reader, cells: dict[str, int]) -> None:
    size = state.config.cells
    state.tiles = state.exits = state.owners = state.levels = bytes(size)
    state.terrains = bytes((NEUTRAL,)) * size
    tiles = reader.inner("tiles")
    for word in tiles.document:
        tile = tiles.inner(word)
        if word not in cells:
            tiles.defect(word, problem("no-square"))
            continue
        cell = cells[word]
        state.set_tile(
            cell,
            tile.word("card", TILE_INDEX, 1),
            tile.word("exits", EXITS_INDEX, 0),
            tile.word("terrain", TERRAIN_INDEX, NEUTRAL),
        )
        if tile.has("neutral"):
            state.set_chip(cell, z.NEUTRAL_OWNER, tile.integer("level", 0, 99, 0))
        elif tile.has("owner"):
            owner = tile.integer("owner", 0, state.seats - 1, 0)
            most = state.config.top_level if IS_CITY[state.tiles[cell]] else PEAK_LEVEL
            state.set_chip(cell, owner + 1, tile.integer("level", 0, most, 0))
    blocked = bytearray(size)
    for cell in reader.words("impassable", cells):
        blocked[cell] = 1
    state.block(bytes(blocked))
    seals = reader.inner("seals")
    expected = [state.config.cell_words[cell] for cell in state.config.sites] if state.seals else []
    reader.expect(
        sorted(seals.document) == sorted(expected), "seals", problem("just-these", known=expected)
    )
    state.seals = bytes(
        _mask(_numbers(seals, word, 0, state.seats, state.seats - 1)) for word in expected
    )
    state.scrapped = bytes(reader.words("scrapped", SCRAPPED_INDEX))


def _restore_player(state: BattaliaState, player: Reader, seat: int, cells: dict[str, int]) -> None:
    base = seat * z.ZONES
    zones = state.zones
    document = player.document
    for figure, word in enumerate(document["heroes"]):
        if word is not None:
            player.expect(word in cells, f"heroes[{figure}]", problem("no-square"))
            state.put_hero(seat, figure, cells.get(word, z.NONE))
    zones[base + z.TABLE] = bytes(player.words("table", CARD_INDEX))
    zones[base + z.NEW] = bytes(player.words("new", CARD_INDEX))
    zones[base + z.OPEN] = bytes(
        number
        for record in player.each("open")
        for number in (
            record.word("card", CARD_INDEX, 0),
            record.word("as", KIND_INDEX, 0),
            record.integer("uses", 1, 99, 1),
            read_flags(record),
        )
    )
    zones[base + z.TENTS] = read_tents(player)
    zones[base + z.TRACED] = _read_traced(player)
    if isinstance(document["hand"], list):
        _restore_own(state, player, base)


def read_tents(player: Reader) -> bytes:
    """The records of a player's tents."""
    records = b""
    for tent in player.each("tents"):
        card = z.VIRTUAL if tent.document.get("card") is None else tent.word("card", CARD_INDEX, 0)
        content = sorted([*tent.words("content", CARD_INDEX), z.NONE, z.NONE][:2])
        flags = z.TEMPORARY if tent.boolean("temporary", False) else 0
        records += bytes((card, *content, flags))
    return records


def _restore_own(state: BattaliaState, player: Reader, base: int) -> None:
    zones = state.zones
    seen = player.inner("seen").document
    for key, zone in (("hand", z.HAND), ("ambush", z.AMBUSH), ("shelter", z.SHELTER)):
        zones[base + zone] = bytes(player.words(key, CARD_INDEX))
        zones[base + zone + 1] = bytes(seen[key])
    zones[base + z.NATION] = bytes(sorted(player.words("nation", CARD_INDEX)))
    zones[base + z.COMING] = bytes(player.words("coming", CARD_INDEX))
    zones[base + z.SECRET] = _read_secret(player)


def _read_secret(player: Reader) -> bytes:
    """The starting units of a player, each with the mask of those who know it."""
    secret = b""
    pairs = player.document["secret"]
    for i, pair in enumerate(pairs if isinstance(pairs, list) else [pairs]):
        inner = Reader(
            {"card": pair[:1], "seen": pair[1:]} if isinstance(pair, list) else {},
            player.at(f"secret[{i}]"),
            player.defects,
        )
        seen = _numbers(inner, "seen", 1, 1, 255)
        secret += bytes([*inner.words("card", CARD_INDEX), *seen])
    return secret


def _read_traced(player: Reader) -> bytes:
    """The cards of a player that others know to be in one of several places."""
    records: list[tuple[int, int, int]] = []
    for record in player.each("traced"):
        _need(record, ("card", "in", "seen"))
        places = _mask(record.words("in", PLACE_INDEX))
        record.expect(places > 0, "in", problem("nowhere"))
        card = record.word("card", CARD_INDEX, 0)
        records.append((card, places, record.integer("seen", 1, 255, 1)))
    records.sort(key=lambda record: (record[0], record[1], -record[2]))  # as `tracing` stores them
    return bytes([number for record in records for number in record])


def _restore_borrowed(state: BattaliaState, reader: Reader) -> None:
    state.borrowed = state.borrower = z.NONE
    state.borrowed_laid = 0
    if reader.document["borrowed"] is None:
        return
    borrowed = reader.inner("borrowed")
    _need(borrowed, ("lender", "user", "laid", "card"))
    state.borrower = borrowed.integer("user", 0, state.seats - 1, state.active)
    state.lender = borrowed.integer("lender", 0, state.seats - 1, 0)
    state.borrowed_laid = int(borrowed.boolean("laid", False))
    if borrowed.document.get("card") is not None:
        state.borrowed = borrowed.word("card", CARD_INDEX, z.NONE)
    elif state.zones[state.lender * z.ZONES + z.NATION]:  # the lender's own view: some card of his
        own = state.lender * z.ZONES + z.NATION
        state.borrowed = state.zones[own][0]
        state.zones[own] = state.zones[own][1:]


def _restore_pool(state: BattaliaState, pool: Reader) -> None:
    """Decks as written; where only a number is given, `_fill_hidden` finds the cards."""
    state.tops, state.loose, state.bottoms = [b""] * z.DECKS, [b""] * z.DECKS, [b""] * z.DECKS
    state.supplies = pool.integer("supply", 0, 999, 0)
    for deck in pool_decks():
        inner = pool.inner(deck_name(deck))
        index = TERRAIN_INDEX if deck > z.TILE_DECK else CARD_INDEX
        offset = (deck - z.TILE_DECK) * 8 if deck > z.TILE_DECK else 0
        state.tops[deck] = bytes(offset + card for card in inner.words("top", index)[::-1])
        state.bottoms[deck] = bytes(offset + card for card in inner.words("bottom", index)[::-1])
        if isinstance(inner.document["rest"], list):
            state.loose[deck] = bytes(sorted(offset + c for c in inner.words("rest", index)))


def _restore_great_artefacts(state: BattaliaState, reader: Reader) -> None:
    state.display = bytes(sorted(reader.words("display", CARD_INDEX)))
    state.box = b""
    if isinstance(reader.document["box"], list):
        state.box = bytes(sorted(reader.words("box", CARD_INDEX)))
    relics = reader.inner("relics")
    sites = [state.config.cell_words[cell] for cell in state.config.sites]
    state.relics = [b""] * len(sites)
    state.relics_seen = bytes(relics.inner(word).document["seen"] for word in sites)
    for site, word in enumerate(sites):
        inner = relics.inner(word)
        if isinstance(inner.document["cards"], list):
            state.relics[site] = bytes(sorted(inner.words("cards", CARD_INDEX)))


# What a view leaves open.


def _fill_hidden(state: BattaliaState, reader: Reader) -> None:
    """Place cards where a view has only numbers."""
    if isinstance(reader.document["box"], int):
        state.box = sure_in_box(state)
    left = _unplaced(state, reader)
    for seat, player in enumerate(reader.each("players")):
        if not isinstance(player.document["hand"], list):
            _fill_player(state, reader, player, seat, left)
    pool = reader.inner("pool")
    for deck in pool_decks():
        rest = pool.inner(deck_name(deck)).document["rest"]
        if isinstance(rest, int):
            state.loose[deck] = bytes(card for card in left if card >> 3 == deck and card < GREAT)
    great = [card for card in left if card >= GREAT]
    relics = reader.inner("relics")
    for site, cell in enumerate(state.config.sites):
        count = relics.inner(state.config.cell_words[cell]).document["cards"]
        if isinstance(count, int):
            state.relics[site], great = bytes(great[:count]), great[count:]
    if isinstance(reader.document["box"], int):
        state.box = bytes(sorted(state.box + bytes(great)))


def _unplaced(state: BattaliaState, reader: Reader) -> list[int]:
    """All creation cards that the document places nowhere, sorted."""
    counts = [0] * 256
    for cards in box_of_cards(state)[: z.TILE_DECK + 1]:
        for card in cards:
            counts[card] += 1
    counts[SUPPLY_CARD] = supplies_in_game(state)
    for great in state.config.great_artefacts:
        counts[great] = 1
    placed = state.limbo + state.display + state.box
    for module in state.config.modules:
        placed += module.held(state)
        for card in module.box(state):
            counts[card] += 1
    for deck in range(z.TILE_DECK + 1):
        placed += state.tops[deck] + state.loose[deck] + state.bottoms[deck]
    for site in state.relics:
        placed += site
    for zone in range(state.seats * z.ZONES):
        if zone % z.ZONES in (z.NATION, z.COMING, z.SHELTER, z.HAND, z.AMBUSH, z.TABLE, z.NEW):
            placed += state.zones[zone]
        elif zone % z.ZONES == z.TENTS:
            tents = state.zones[zone]
            for i in range(0, len(tents), z.RECORD):
                placed += bytes(card for card in tents[i : i + 3] if card < z.VIRTUAL)
    if state.borrowed != z.NONE:
        placed += bytes((state.borrowed,))
    placed += bytes([SUPPLY_CARD]) * state.supplies
    for player in reader.each("players"):
        placed += _known_of(player)
    for card in placed:
        counts[card] -= 1
    return [card for card in range(256) for _ in range(max(0, counts[card]))]


def _known_of(player: Reader) -> bytes:
    """The cards of an opponent that a view names outside the public zones."""
    document = player.document
    if isinstance(document["hand"], list):
        return b""
    known = player.words("hand_known", CARD_INDEX) + player.words("ambush_known", CARD_INDEX)
    known += player.words("hidden", CARD_INDEX)
    known += [CARD_INDEX[word] for word in document["shelter"] if word is not None]
    if isinstance(document["nation"], list):
        known += player.words("nation", CARD_INDEX)
    return bytes(known)


def _fill_player(
    state: BattaliaState, reader: Reader, player: Reader, seat: int, left: list[int]
) -> None:
    """Give an opponent of the view cards that agree with it, in any order."""
    base = seat * z.ZONES
    zones = state.zones
    document = player.document
    pool = player.words("hidden", CARD_INDEX)
    secret = b""
    for i, count in enumerate(document["hidden_units"]):
        for _ in range(count):
            fitting = [c for c in left if c >> 3 == FRIMAN + i and FACTION[c] != UNIVERSAL]
            if not fitting:
                player.defect(f"hidden_units[{i}]", problem("fewer-left"))
                reader.raise_defects()
            card = fitting[0]
            left.remove(card)
            pool.append(card)
            secret += bytes((card, 0))
    viewer = reader.document["seat"]
    bit = z.PUBLIC if viewer is None else 1 << int(viewer)
    for card in player.words("starting_units_known", CARD_INDEX):
        secret += bytes((card, bit))
    zones[base + z.SECRET] = secret
    traced = _place_traced(state, reader, player, seat, pool)
    if (
        state.borrowed == z.NONE
        and reader.document["borrowed"] is not None
        and state.lender == seat
    ):
        state.borrowed = (traced[4] or pool).pop()
    seen = document["seen"]
    for place, key, zone in ((0, "hand", z.HAND), (1, "ambush", z.AMBUSH)):
        known = player.words(f"{key}_known", CARD_INDEX)
        pairs = list(zip(known, seen[f"{key}_known"], strict=True))
        pairs.extend(((traced[place] or pool).pop(), mask) for mask in seen[key])
        pairs.sort()
        zones[base + zone] = bytes(pair[0] for pair in pairs)
        zones[base + zone + 1] = bytes(pair[1] for pair in pairs)
    zones[base + z.SHELTER] = bytes(
        CARD_INDEX[word] if word is not None else (traced[3] or pool).pop()
        for word in document["shelter"]
    )
    zones[base + z.SHELTER_SEEN] = bytes(seen["shelter"])
    nation = document["nation"]
    named = player.words("nation", CARD_INDEX) if isinstance(nation, list) else pool + traced[2]
    foreseen = state.foreseen(seat)  # by its owner alone: any cards will do
    zones[base + z.COMING] = bytes(sorted(named)[:foreseen])
    zones[base + z.NATION] = bytes(sorted(named)[foreseen:])


def _place_traced(
    state: BattaliaState, reader: Reader, player: Reader, seat: int, pool: list[int]
) -> list[list[int]]:
    """Take the traced cards out of the pool and deal them to places where they may be."""
    document = player.document
    tokens = tokens_of(state.zones[seat * z.ZONES + z.TRACED], z.ALL_SEEN)
    lent = state.borrowed == z.NONE and reader.document["borrowed"] is not None
    free = [
        len(document["seen"]["hand"]),
        len(document["seen"]["ambush"]),
        0 if isinstance(document["nation"], list) else player.integer("nation", 0, 255, 0),
        sum(1 for word in document["shelter"] if word is None),
        int(lent and state.lender == seat),
    ]
    closed = state.nation_traced[seat] > 0
    for token in tokens:
        if token >> 8 not in pool:
            player.defect("traced", problem("not-hidden", card=CARD_WORDS[token >> 8]))
            reader.raise_defects()
        pool.remove(token >> 8)
    if not can_spread(counted(tokens), free, closed):
        player.defect("traced", problem("traces"))
        reader.raise_defects()
    return spread(tokens, free, closed, Chance(0))
