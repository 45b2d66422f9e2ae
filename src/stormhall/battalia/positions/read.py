"""Reading positions and views; what a person has written by hand is read by `handwritten`.

A document with a `pool` is complete. Where a view gives a number, cards are taken from those that
the document places nowhere (`hidden_cards`).
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import CARD_INDEX
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.positions import words as w
from stormhall.battalia.positions.handwritten import arrange
from stormhall.battalia.positions.hidden_cards import fill_hidden
from stormhall.battalia.positions.problems import problem
from stormhall.kernel.core.state import Seat
from stormhall.kernel.table.document_reader import Reader
from stormhall.kernel.table.read_frames import read_frames


def names_everything(document: dict[str, Any]) -> bool:
    """Whether nothing but what modules add may come from the set-up."""
    complete = "pool" in document and bool(document.get("tiles"))
    return complete and ("rng" in document or "seat" in document)


def read(state: BattaliaState, document: dict[str, Any]) -> BattaliaState:
    """The state of a document; `state` is freshly dealt, or an empty table if it names all."""
    reader = Reader(document)
    if "pool" in document:
        _restore(state, reader)
    else:
        arrange(state, reader)
    reader.raise_defects()
    return state


def _restore(state: BattaliaState, reader: Reader) -> None:
    _check_form(state, reader)
    reader.raise_defects()
    _restore_facts(state, reader)
    reader.raise_defects()
    if not reader.document["tiles"]:  # before the faction to remove is named (BT-2P-1)
        state.frames = read_frames(state, reader)
        return
    if state.config.modules and not any(state.tiles):  # the set-up goes on after BT-2P-1
        state.config.setting_up.lay(state)
    _restore_tiles(state, reader)
    state.zones = [b""] * (state.seats * z.ZONES)
    state.heroes = bytes((z.NONE,)) * (state.seats * HEROES)
    for seat, player in enumerate(reader.each("players")):
        _restore_player(state, player, seat)
    _restore_turn(state, reader)
    _restore_borrowed(state, reader)
    _restore_pool(state, reader.inner("pool"))
    _restore_great_artefacts(state, reader)
    for module in state.config.modules:
        module.read(state, reader.inner(module.name))
    reader.raise_defects()
    fill_hidden(state, reader)
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
    _need(reader, *COMPLETE, *(module.name for module in state.config.modules))
    players = reader.each("players")
    reader.expect(len(players) == state.seats, "players", problem("count", count=state.seats))
    for player in players:
        _need(player, "heroes", "hand", "shelter", "nation", "seen", "traced")
        is_open = isinstance(player.document.get("hand"), list)
        _need(player, "secret" if is_open else "hidden_units")
        heroes = player.document.get("heroes")
        if not isinstance(heroes, list) or len(heroes) != HEROES:
            player.defect("heroes", problem("hero-squares", count=HEROES))
        seen = player.inner("seen")
        for key in seen.document:
            _numbers(seen, key, 0, 99, 255)
        if not is_open:
            _numbers(player, "hidden_units", 0, 9, 99)
    pool = reader.inner("pool")
    for deck in w.pool_decks():
        _need(pool.inner(w.deck_name(deck)), "rest")
    relics = reader.inner("relics")
    for cell in state.config.sites:
        site = relics.inner(state.config.cell_words[cell])
        _need(site, "cards", "seen")
        site.integer("seen", 0, 255, 0)


def _need(reader: Reader, *keys: str) -> None:
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


# The table.


def _restore_facts(state: BattaliaState, reader: Reader) -> None:
    document, seats = reader.document, state.seats
    state.day = reader.integer("day", 1, 9999, 1)
    state.first = reader.integer("first", 0, seats - 1, 0)
    state.active = reader.integer("active", 0, seats - 1, 0)
    state.ended = 0
    if document["ended"] is not None:
        state.ended = reader.word("ended", w.REASON_INDEX, 0)
    is_over = not document["frames"]
    reader.expect(is_over == bool(state.ended), "frames", problem("empty-at-end"))
    state.factions = _read_factions(reader, seats)
    state.removed = w.read_removed(reader)
    state.annexed = w.mask_of(_numbers(reader, "annexed", 0, seats, seats - 1))
    state.attacked = w.mask_of(_numbers(reader, "attacked", 0, seats, seats - 1))
    state.searched = bytes(_numbers(reader, "searched", seats, seats, 255))
    state.nation_seen = bytes(_numbers(reader, "nation_seen", seats, seats, 255))
    state.nation_traced = bytes(_numbers(reader, "nation_traced", seats, seats, 255))
    state.limbo = bytes(sorted(reader.words("limbo", CARD_INDEX)))


def _read_factions(reader: Reader, seats: int) -> bytes:
    """The factions by seat, NONE for a player who has not chosen one."""
    words = reader.document["factions"] if isinstance(reader.document["factions"], list) else []
    reader.expect(len(words) == seats, "factions", problem("count", count=seats))
    factions: list[int] = []
    for word in words:
        faction = w.FACTION_INDEX.get(word, z.NONE) if isinstance(word, str) else z.NONE
        if word is not None and faction == z.NONE:
            reader.defect("factions", problem("no-faction", word=repr(word)))
        factions.append(faction)
    chosen = [faction for faction in factions if faction != z.NONE]
    reader.expect(len(set(chosen)) == len(chosen), "factions", problem("same-faction"))
    return bytes(factions)


def _restore_tiles(state: BattaliaState, reader: Reader) -> None:
    config = state.config
    state.tiles = state.exits = state.owners = state.levels = bytes(config.cells)
    state.terrains = bytes((c.NEUTRAL,)) * config.cells
    tiles = reader.inner("tiles")
    for word in tiles.document:
        tile = tiles.inner(word)
        if word not in config.cell_index:
            tiles.defect(word, problem("no-square"))
            continue
        cell = config.cell_index[word]
        card = tile.word("card", b.TILE_INDEX, 1)
        exits = tile.word("exits", b.EXITS_INDEX, 0)
        state.set_tile(cell, card, exits, tile.word("terrain", w.TERRAIN_INDEX, c.NEUTRAL))
        if tile.has("neutral"):
            state.set_chip(cell, z.NEUTRAL_OWNER, tile.integer("level", 0, 99, 0))
        elif tile.has("owner"):
            w.read_chip(state, tile, cell, 0)
    w.read_impassable(state, reader)
    seals = reader.inner("seals")
    sites = [config.cell_words[cell] for cell in config.sites] if state.seals else []
    just_these = sorted(seals.document) == sorted(sites)
    reader.expect(just_these, "seals", problem("just-these", known=sites))
    state.seals = bytes(
        w.mask_of(_numbers(seals, word, 0, state.seats, state.seats - 1)) for word in sites
    )
    state.scrapped = bytes(reader.words("scrapped", w.SCRAPPED_INDEX))


def _restore_pool(state: BattaliaState, pool: Reader) -> None:
    """The decks; where only a number is given, `hidden_cards` finds the cards."""
    state.tops, state.loose, state.bottoms = [b""] * z.DECKS, [b""] * z.DECKS, [b""] * z.DECKS
    state.supplies = pool.integer("supply", 0, 999, 0)
    for deck in w.pool_decks():
        inner = pool.inner(w.deck_name(deck))
        state.tops[deck] = bytes(w.read_deck(inner, "top", deck)[::-1])
        state.bottoms[deck] = bytes(w.read_deck(inner, "bottom", deck)[::-1])
        if isinstance(inner.document["rest"], list):
            state.loose[deck] = bytes(sorted(w.read_deck(inner, "rest", deck)))


def _restore_great_artefacts(state: BattaliaState, reader: Reader) -> None:
    state.display = bytes(sorted(reader.words("display", CARD_INDEX)))
    state.box = _sorted_unless_number(reader, "box")
    relics = reader.inner("relics")
    sites = [relics.inner(state.config.cell_words[cell]) for cell in state.config.sites]
    state.relics = [_sorted_unless_number(site, "cards") for site in sites]
    state.relics_seen = bytes(site.document["seen"] for site in sites)


def _sorted_unless_number(reader: Reader, key: str) -> bytes:
    """Sorted cards; none where the document has only their number."""
    is_list = isinstance(reader.document[key], list)
    return bytes(sorted(reader.words(key, CARD_INDEX))) if is_list else b""


# The players.


def _restore_player(state: BattaliaState, player: Reader, seat: Seat) -> None:
    cells = state.config.cell_index
    for figure, word in enumerate(player.document["heroes"]):
        if word is not None:
            player.expect(word in cells, f"heroes[{figure}]", problem("no-square"))
            state.put_hero(seat, figure, cells.get(word, z.NONE))
    for key, zone in (("table", z.TABLE), ("new", z.NEW)):
        state.set_zone(seat, zone, bytes(player.words(key, CARD_INDEX)))
    for record in player.each("open"):
        card = record.word("card", CARD_INDEX, 0)
        state.add_to_zone(seat, z.OPEN, w.read_open_card(record, card, 0, 99))
    state.set_zone(seat, z.TENTS, _read_tents(player))
    state.set_zone(seat, z.TRACED, _read_traced(player))
    if not isinstance(player.document["hand"], list):
        return
    for key, zone in w.HIDDEN_ZONES:
        state.set_zone(seat, zone, bytes(player.words(key, CARD_INDEX)))
        state.set_zone(seat, zone + 1, bytes(player.mapping("seen")[key]))
    state.set_zone(seat, z.NATION, bytes(sorted(player.words("nation", CARD_INDEX))))
    state.set_zone(seat, z.COMING, bytes(player.words("coming", CARD_INDEX)))
    state.set_zone(seat, z.SECRET, _read_secret(player))


def _read_tents(player: Reader) -> bytes:
    records = b""
    for tent in player.each("tents"):
        is_copy = tent.document.get("card") is None
        card = z.VIRTUAL if is_copy else tent.word("card", CARD_INDEX, 0)
        content = tent.words("content", CARD_INDEX)
        records += w.read_tent(tent, card, content, temporary=False)
    return records


def _read_secret(player: Reader) -> bytes:
    """The starting units of a player, each with the mask of the seats that know it."""
    secret = b""
    pairs = player.document["secret"]
    for i, pair in enumerate(pairs if isinstance(pairs, list) else [pairs]):
        document = {"card": pair[:1], "seen": pair[1:]} if isinstance(pair, list) else {}
        inner = Reader(document, player.at(f"secret[{i}]"), player.defects)
        seen = _numbers(inner, "seen", 1, 1, 255)
        secret += bytes([*inner.words("card", CARD_INDEX), *seen])
    return secret


def _read_traced(player: Reader) -> bytes:
    """The cards of a player that others know to be in one of several places."""
    records: list[tuple[int, int, int]] = []
    for record in player.each("traced"):
        _need(record, "card", "in", "seen")
        places = w.mask_of(record.words("in", w.PLACE_INDEX))
        record.expect(places > 0, "in", problem("nowhere"))
        card = record.word("card", CARD_INDEX, 0)
        records.append((card, places, record.integer("seen", 1, 255, 1)))
    records.sort(key=lambda record: (record[0], record[1], -record[2]))  # as `tracing` stores them
    return bytes([number for record in records for number in record])


def _restore_turn(state: BattaliaState, reader: Reader) -> None:
    """What the player whose turn it is has under way."""
    if reader.document["ride"] is not None:
        ride = _numbers(reader, "ride", 2, 2, 99) or [1, 0]
        reader.expect(1 <= ride[0] <= HEROES, "ride", problem("heroes", most=HEROES))
        state.set_zone(state.active, z.RIDE, bytes((ride[0] - 1, ride[1])))
    state.set_zone(state.active, z.TRAIL, bytes(_numbers(reader, "trails", 0, 255, 255)))
    cohort = _numbers(reader, "cohort", 0, len(c.FACTIONS), 99)
    state.set_zone(state.active, z.ANNOUNCED, bytes(cohort))


def _restore_borrowed(state: BattaliaState, reader: Reader) -> None:
    state.borrowed = state.borrower = z.NONE
    state.borrowed_laid = 0
    if reader.document["borrowed"] is None:
        return
    borrowed = reader.inner("borrowed")
    _need(borrowed, "lender", "user", "laid", "card")
    state.borrower = borrowed.integer("user", 0, state.seats - 1, state.active)
    state.lender = borrowed.integer("lender", 0, state.seats - 1, 0)
    state.borrowed_laid = int(borrowed.boolean("laid", False))
    nation = state.zone(state.lender, z.NATION)
    if borrowed.document.get("card") is not None:
        state.borrowed = borrowed.word("card", CARD_INDEX, z.NONE)
    elif nation:  # the lender's own view: any card of his nation
        state.borrowed = nation[0]
        state.set_zone(state.lender, z.NATION, nation[1:])
