"""Reading whole positions and views; what a person writes by hand is read by `arranging`.

A document with a `pool` is complete. Where a view gives a number, cards are taken from those that
the document places nowhere; any that agree will do.
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.knowledge.tracing import can_spread, counted, spread, tokens_of
from stormhall.battalia.model.board import EXITS_INDEX, IS_CITY, TILE_INDEX
from stormhall.battalia.model.cards import (
    CARD_INDEX,
    CARD_WORDS,
    FACTION,
    FACTIONS,
    FRIMAN,
    GREAT,
    KIND_WORDS,
    NEUTRAL,
    SUPPLY_CARD,
    TERRAINS,
    UNIVERSAL,
)
from stormhall.battalia.model.config import END_REASONS, HEROES
from stormhall.battalia.model.state import (
    ALL_SEEN,
    AMBUSH,
    ANNOUNCED,
    COMING,
    DECKS,
    HAND,
    NATION,
    NEUTRAL_OWNER,
    NEW,
    NONE,
    OPEN,
    PUBLIC,
    RECORD,
    RIDE,
    SECRET,
    SHELTER,
    SHELTER_SEEN,
    TABLE,
    TEMPORARY,
    TENTS,
    TILE_DECK,
    TRACED,
    TRAIL,
    VIRTUAL,
    ZONES,
    BattaliaState,
)
from stormhall.battalia.positions.arrange import PEAK_LEVEL, arrange, read_removed
from stormhall.battalia.positions.problems import flaw
from stormhall.battalia.positions.write import PLACE_WORDS, deck_name, pool_decks, sure_in_box
from stormhall.battalia.rules.setup import box_of_cards, supplies_in_game
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.table.document_reader import Reader
from stormhall.kernel.table.read_frames import read_frames

FACTION_INDEX = {word: i for i, word in enumerate(FACTIONS)}
TERRAIN_INDEX = {**{word: i for i, word in enumerate(TERRAINS)}, "neutral": NEUTRAL}
KIND_INDEX = {**{word: i for i, word in enumerate(KIND_WORDS)}, "joker": 255}
SCRAPPED_INDEX = {
    f"{tile}.{terrain}": number * 8 + kind
    for tile, number in TILE_INDEX.items()
    for terrain, kind in TERRAIN_INDEX.items()
}
PLACE_INDEX = {word: i for i, word in enumerate(PLACE_WORDS)}
REASON_INDEX = {word: i for i, word in enumerate(END_REASONS)}


def read_game(game: BattaliaState, document: dict[str, Any]) -> BattaliaState:
    """The state of a document; `game` is freshly dealt with the same options."""
    reader = Reader(document)
    if "pool" in document:
        _restore(game, reader)
    else:
        arrange(game, reader)
    reader.raise_defects()
    reader.defects.extend(game.defects())
    reader.raise_defects()
    game.settle()
    return game


def _restore(game: BattaliaState, reader: Reader) -> None:
    cells = {word: i for i, word in enumerate(game.config.cell_words)}
    _check_form(game, reader)
    reader.raise_defects()
    _restore_facts(game, reader)
    reader.raise_defects()
    if not reader.document["tiles"]:  # before the faction to remove is named (BT-2P-1)
        game.frames = read_frames(game, reader)
        return
    if not any(game.tiles):  # now that the factions are known, as the set-up would have gone on
        game.config.setting_up.lay(game)
    _restore_tiles(game, reader, cells)
    game.zones = [b""] * (game.seats * ZONES)
    game.heroes = bytes((NONE,)) * (game.seats * HEROES)
    for seat, player in enumerate(reader.each("players")):
        _restore_player(game, player, seat, cells)
    _restore_turn(game, reader)
    _restore_borrowed(game, reader)
    _restore_pool(game, reader.inner("pool"))
    _restore_great_artefacts(game, reader)
    for module in game.config.modules:
        module.read(game, reader.inner(module.name))
    reader.raise_defects()
    _fill_hidden(game, reader)
    game.frames = read_frames(game, reader)
    for module in game.config.modules:
        module.filled(game)


COMPLETE: Final = (
    "ended", "factions", "removed", "annexed", "attacked", "ride", "trails", "cohort", "searched",
    "nation_seen", "nation_traced", "tiles", "impassable", "seals", "scrapped", "players",
    "borrowed", "box", "relics", "frames",
)  # fmt: skip
"""What every complete document has; a key that is left out would be a loss, not a default."""


def _check_form(game: BattaliaState, reader: Reader) -> None:
    """A complete document has all its parts, each with as many entries as the table needs."""
    _need(reader, COMPLETE)
    _need(reader, tuple(module.name for module in game.config.modules))
    players = reader.each("players")
    reader.expect(len(players) == game.seats, "players", flaw("count", count=game.seats))
    for player in players:
        _need(player, ("heroes", "hand", "shelter", "nation", "seen", "traced"))
        own = isinstance(player.document.get("hand"), list)
        _need(player, ("secret",) if own else ("hidden_units",))
        heroes = player.document.get("heroes")
        if not isinstance(heroes, list) or len(heroes) != HEROES:
            player.defect("heroes", flaw("hero-squares", count=HEROES))
        seen = player.inner("seen")
        for key in seen.document:
            _numbers(seen, key, 0, 99, 255)
        if not own:
            _numbers(player, "hidden_units", 0, 9, 99)
    pool = reader.inner("pool")
    for deck in pool_decks():
        _need(pool.inner(deck_name(deck)), ("rest",))
    relics = reader.inner("relics")
    for cell in game.config.sites:
        site = relics.inner(game.config.cell_words[cell])
        _need(site, ("cards", "seen"))
        site.integer("seen", 0, 255, 0)


def _need(reader: Reader, keys: tuple[str, ...]) -> None:
    for key in keys:
        reader.expect(reader.has(key), key, flaw("incomplete"))


def _numbers(reader: Reader, key: str, least: int, most: int, top: int) -> list[int]:
    """A list of `least` to `most` numbers from 0 to `top`; anything else is a defect."""
    numbers = reader.integers(key, [])
    if not least <= len(numbers) <= most:
        reader.defect(key, flaw("numbers-count", least=least, most=most, found=len(numbers)))
    elif not all(0 <= number <= top for number in numbers):
        reader.defect(key, flaw("numbers", most=top, found=numbers))
    else:
        return numbers
    return []


def _restore_facts(game: BattaliaState, reader: Reader) -> None:
    document = reader.document
    game.day = reader.integer("day", 1, 9999, 1)
    game.first = reader.integer("first", 0, game.seats - 1, 0)
    game.active = reader.integer("active", 0, game.seats - 1, 0)
    game.ended = 0
    if document["ended"] is not None:
        game.ended = reader.word("ended", REASON_INDEX, 0)
    reader.expect(
        bool(document["frames"]) != bool(game.ended),
        "frames",
        flaw("empty-at-end"),
    )
    factions = document["factions"] if isinstance(document["factions"], list) else []
    reader.expect(len(factions) == game.seats, "factions", flaw("count", count=game.seats))
    chosen: list[int] = []
    for word in factions:
        if word is not None and (not isinstance(word, str) or word not in FACTION_INDEX):
            reader.defect("factions", flaw("no-faction", word=repr(word)))
            word = None
        chosen.append(FACTION_INDEX[word] if word is not None else NONE)
    named = [faction for faction in chosen if faction != NONE]
    reader.expect(len(set(named)) == len(named), "factions", flaw("same-faction"))
    game.factions = bytes(chosen)
    game.removed = read_removed(reader)
    game.annexed = _mask(_numbers(reader, "annexed", 0, game.seats, game.seats - 1))
    game.attacked = _mask(_numbers(reader, "attacked", 0, game.seats, game.seats - 1))
    game.searched = bytes(_numbers(reader, "searched", game.seats, game.seats, 255))
    game.nation_seen = bytes(_numbers(reader, "nation_seen", game.seats, game.seats, 255))
    game.nation_traced = bytes(_numbers(reader, "nation_traced", game.seats, game.seats, 255))
    game.limbo = bytes(sorted(reader.words("limbo", CARD_INDEX)))


def _restore_turn(game: BattaliaState, reader: Reader) -> None:
    """What the player whose turn it is has under way."""
    if reader.document["ride"] is not None:
        ride = _numbers(reader, "ride", 2, 2, 99) or [1, 0]
        reader.expect(1 <= ride[0] <= HEROES, "ride", flaw("heroes", most=HEROES))
        game.zones[game.active * ZONES + RIDE] = bytes((ride[0] - 1, ride[1]))
    own = game.active * ZONES
    game.zones[own + TRAIL] = bytes(_numbers(reader, "trails", 0, 255, 255))
    game.zones[own + ANNOUNCED] = bytes(_numbers(reader, "cohort", 0, len(FACTIONS), 99))


def _mask(seats: list[int]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def _restore_tiles(game: BattaliaState, reader: Reader, cells: dict[str, int]) -> None:
    size = game.config.cells
    game.tiles = game.exits = game.owners = game.levels = bytes(size)
    game.terrains = bytes((NEUTRAL,)) * size
    tiles = reader.inner("tiles")
    for word in tiles.document:
        tile = tiles.inner(word)
        if word not in cells:
            tiles.defect(word, flaw("no-square"))
            continue
        cell = cells[word]
        game.set_tile(
            cell,
            tile.word("card", TILE_INDEX, 1),
            tile.word("exits", EXITS_INDEX, 0),
            tile.word("terrain", TERRAIN_INDEX, NEUTRAL),
        )
        if tile.has("neutral"):
            game.set_chip(cell, NEUTRAL_OWNER, tile.integer("level", 0, 99, 0))
        elif tile.has("owner"):
            owner = tile.integer("owner", 0, game.seats - 1, 0)
            most = game.config.top_level if IS_CITY[game.tiles[cell]] else PEAK_LEVEL
            game.set_chip(cell, owner + 1, tile.integer("level", 0, most, 0))
    blocked = bytearray(size)
    for cell in reader.words("impassable", cells):
        blocked[cell] = 1
    game.block(bytes(blocked))
    seals = reader.inner("seals")
    expected = [game.config.cell_words[cell] for cell in game.config.sites] if game.seals else []
    reader.expect(
        sorted(seals.document) == sorted(expected), "seals", flaw("just-these", known=expected)
    )
    game.seals = bytes(
        _mask(_numbers(seals, word, 0, game.seats, game.seats - 1)) for word in expected
    )
    game.scrapped = bytes(reader.words("scrapped", SCRAPPED_INDEX))


def _restore_player(game: BattaliaState, player: Reader, seat: int, cells: dict[str, int]) -> None:
    base = seat * ZONES
    zones = game.zones
    document = player.document
    for figure, word in enumerate(document["heroes"]):
        if word is not None:
            player.expect(word in cells, f"heroes[{figure}]", flaw("no-square"))
            game.put_hero(seat, figure, cells.get(word, NONE))
    zones[base + TABLE] = bytes(player.words("table", CARD_INDEX))
    zones[base + NEW] = bytes(player.words("new", CARD_INDEX))
    zones[base + OPEN] = bytes(
        number
        for record in player.each("open")
        for number in (
            record.word("card", CARD_INDEX, 0),
            record.word("as", KIND_INDEX, 0),
            record.integer("uses", 1, 99, 1),
            record.integer("flags", 0, 255, 0),
        )
    )
    zones[base + TENTS] = read_tents(player)
    zones[base + TRACED] = _read_traced(player)
    if isinstance(document["hand"], list):
        _restore_own(game, player, base)


def read_tents(player: Reader) -> bytes:
    """The records of a player's tents."""
    records = b""
    for tent in player.each("tents"):
        card = VIRTUAL if tent.document.get("card") is None else tent.word("card", CARD_INDEX, 0)
        content = sorted([*tent.words("content", CARD_INDEX), NONE, NONE][:2])
        flags = TEMPORARY if tent.boolean("temporary", False) else 0
        records += bytes((card, *content, flags))
    return records


def _restore_own(game: BattaliaState, player: Reader, base: int) -> None:
    zones = game.zones
    seen = player.inner("seen").document
    for key, zone in (("hand", HAND), ("ambush", AMBUSH), ("shelter", SHELTER)):
        zones[base + zone] = bytes(player.words(key, CARD_INDEX))
        zones[base + zone + 1] = bytes(seen[key])
    zones[base + NATION] = bytes(sorted(player.words("nation", CARD_INDEX)))
    zones[base + COMING] = bytes(player.words("coming", CARD_INDEX))
    zones[base + SECRET] = _read_secret(player)


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
        record.expect(places > 0, "in", flaw("nowhere"))
        card = record.word("card", CARD_INDEX, 0)
        records.append((card, places, record.integer("seen", 1, 255, 1)))
    records.sort(key=lambda record: (record[0], record[1], -record[2]))  # as `tracing` stores them
    return bytes([number for record in records for number in record])


def _restore_borrowed(game: BattaliaState, reader: Reader) -> None:
    game.borrowed = game.borrower = NONE
    game.borrowed_laid = 0
    if reader.document["borrowed"] is None:
        return
    borrowed = reader.inner("borrowed")
    _need(borrowed, ("lender", "user", "laid", "card"))
    game.borrower = borrowed.integer("user", 0, game.seats - 1, game.active)
    game.lender = borrowed.integer("lender", 0, game.seats - 1, 0)
    game.borrowed_laid = int(borrowed.boolean("laid", False))
    if borrowed.document.get("card") is not None:
        game.borrowed = borrowed.word("card", CARD_INDEX, NONE)
    elif game.zones[game.lender * ZONES + NATION]:  # the lender's own view: some card of his
        own = game.lender * ZONES + NATION
        game.borrowed = game.zones[own][0]
        game.zones[own] = game.zones[own][1:]


def _restore_pool(game: BattaliaState, pool: Reader) -> None:
    """Decks as written; where only a number is given, `_fill_hidden` finds the cards."""
    game.tops, game.loose, game.bottoms = [b""] * DECKS, [b""] * DECKS, [b""] * DECKS
    game.supplies = pool.integer("supply", 0, 999, 0)
    for deck in pool_decks():
        inner = pool.inner(deck_name(deck))
        index = TERRAIN_INDEX if deck > TILE_DECK else CARD_INDEX
        offset = (deck - TILE_DECK) * 8 if deck > TILE_DECK else 0
        game.tops[deck] = bytes(offset + card for card in inner.words("top", index)[::-1])
        game.bottoms[deck] = bytes(offset + card for card in inner.words("bottom", index)[::-1])
        if isinstance(inner.document["rest"], list):
            game.loose[deck] = bytes(sorted(offset + c for c in inner.words("rest", index)))


def _restore_great_artefacts(game: BattaliaState, reader: Reader) -> None:
    game.display = bytes(sorted(reader.words("display", CARD_INDEX)))
    game.box = b""
    if isinstance(reader.document["box"], list):
        game.box = bytes(sorted(reader.words("box", CARD_INDEX)))
    relics = reader.inner("relics")
    sites = [game.config.cell_words[cell] for cell in game.config.sites]
    game.relics = [b""] * len(sites)
    game.relics_seen = bytes(relics.inner(word).document["seen"] for word in sites)
    for site, word in enumerate(sites):
        inner = relics.inner(word)
        if isinstance(inner.document["cards"], list):
            game.relics[site] = bytes(sorted(inner.words("cards", CARD_INDEX)))


# What a view leaves open.


def _fill_hidden(game: BattaliaState, reader: Reader) -> None:
    """Place cards where a view has only numbers."""
    if isinstance(reader.document["box"], int):
        game.box = sure_in_box(game)
    left = _unplaced(game, reader)
    for seat, player in enumerate(reader.each("players")):
        if not isinstance(player.document["hand"], list):
            _fill_player(game, reader, player, seat, left)
    pool = reader.inner("pool")
    for deck in pool_decks():
        rest = pool.inner(deck_name(deck)).document["rest"]
        if isinstance(rest, int):
            game.loose[deck] = bytes(card for card in left if card >> 3 == deck and card < GREAT)
    great = [card for card in left if card >= GREAT]
    relics = reader.inner("relics")
    for site, cell in enumerate(game.config.sites):
        count = relics.inner(game.config.cell_words[cell]).document["cards"]
        if isinstance(count, int):
            game.relics[site], great = bytes(great[:count]), great[count:]
    if isinstance(reader.document["box"], int):
        game.box = bytes(sorted(game.box + bytes(great)))


def _unplaced(game: BattaliaState, reader: Reader) -> list[int]:
    """All creation cards that the document places nowhere, sorted."""
    counts = [0] * 256
    for cards in box_of_cards(game)[: TILE_DECK + 1]:
        for card in cards:
            counts[card] += 1
    counts[SUPPLY_CARD] = supplies_in_game(game)
    for great in game.config.great_artefacts:
        counts[great] = 1
    placed = game.limbo + game.display + game.box
    for module in game.config.modules:
        placed += module.held(game)
        for card in module.box(game):
            counts[card] += 1
    for deck in range(TILE_DECK + 1):
        placed += game.tops[deck] + game.loose[deck] + game.bottoms[deck]
    for site in game.relics:
        placed += site
    for zone in range(game.seats * ZONES):
        if zone % ZONES in (NATION, COMING, SHELTER, HAND, AMBUSH, TABLE, NEW):
            placed += game.zones[zone]
        elif zone % ZONES == TENTS:
            tents = game.zones[zone]
            for i in range(0, len(tents), RECORD):
                placed += bytes(card for card in tents[i : i + 3] if card < VIRTUAL)
    if game.borrowed != NONE:
        placed += bytes((game.borrowed,))
    placed += bytes([SUPPLY_CARD]) * game.supplies
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
    game: BattaliaState, reader: Reader, player: Reader, seat: int, left: list[int]
) -> None:
    """Give an opponent of the view cards that agree with it, in any order."""
    base = seat * ZONES
    zones = game.zones
    document = player.document
    pool = player.words("hidden", CARD_INDEX)
    secret = b""
    for i, count in enumerate(document["hidden_units"]):
        for _ in range(count):
            fitting = [c for c in left if c >> 3 == FRIMAN + i and FACTION[c] != UNIVERSAL]
            if not fitting:
                player.defect(f"hidden_units[{i}]", flaw("fewer-left"))
                reader.raise_defects()
            card = fitting[0]
            left.remove(card)
            pool.append(card)
            secret += bytes((card, 0))
    eyes = reader.document["seat"]
    bit = PUBLIC if eyes is None else 1 << int(eyes)
    for card in player.words("starting_units_known", CARD_INDEX):
        secret += bytes((card, bit))
    zones[base + SECRET] = secret
    traced = _place_traced(game, reader, player, seat, pool)
    if game.borrowed == NONE and reader.document["borrowed"] is not None and game.lender == seat:
        game.borrowed = (traced[4] or pool).pop()
    seen = document["seen"]
    for place, key, zone in ((0, "hand", HAND), (1, "ambush", AMBUSH)):
        known = player.words(f"{key}_known", CARD_INDEX)
        pairs = list(zip(known, seen[f"{key}_known"], strict=True))
        pairs.extend(((traced[place] or pool).pop(), mask) for mask in seen[key])
        pairs.sort()
        zones[base + zone] = bytes(pair[0] for pair in pairs)
        zones[base + zone + 1] = bytes(pair[1] for pair in pairs)
    zones[base + SHELTER] = bytes(
        CARD_INDEX[word] if word is not None else (traced[3] or pool).pop()
        for word in document["shelter"]
    )
    zones[base + SHELTER_SEEN] = bytes(seen["shelter"])
    nation = document["nation"]
    named = player.words("nation", CARD_INDEX) if isinstance(nation, list) else pool + traced[2]
    foreseen = game.foreseen(seat)  # by its owner alone: any cards will do
    zones[base + COMING] = bytes(sorted(named)[:foreseen])
    zones[base + NATION] = bytes(sorted(named)[foreseen:])


def _place_traced(
    game: BattaliaState, reader: Reader, player: Reader, seat: int, pool: list[int]
) -> list[list[int]]:
    """Take the traced cards out of the pool and deal them to places where they may be."""
    document = player.document
    tokens = tokens_of(game.zones[seat * ZONES + TRACED], ALL_SEEN)
    lent = game.borrowed == NONE and reader.document["borrowed"] is not None
    free = [
        len(document["seen"]["hand"]),
        len(document["seen"]["ambush"]),
        0 if isinstance(document["nation"], list) else player.integer("nation", 0, 255, 0),
        sum(1 for word in document["shelter"] if word is None),
        int(lent and game.lender == seat),
    ]
    closed = game.nation_traced[seat] > 0
    for token in tokens:
        if token >> 8 not in pool:
            player.defect("traced", flaw("not-hidden", card=CARD_WORDS[token >> 8]))
            reader.raise_defects()
        pool.remove(token >> 8)
    if not can_spread(counted(tokens), free, closed):
        player.defect("traced", flaw("traces"))
        reader.raise_defects()
    return spread(tokens, free, closed, Chance(0))
