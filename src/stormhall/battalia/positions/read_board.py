"""Reading the board: cards, chips, impassable squares, seals."""

from __future__ import annotations

from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.positions import words as w
from stormhall.battalia.positions.dealt_cards import lift, make_room, take_terrain
from stormhall.battalia.positions.problems import problem
from stormhall.battalia.positions.reading import Reading
from stormhall.battalia.rules.setup import ALL_EXITS
from stormhall.kernel.table.document_reader import Reader


def read_tiles(reading: Reading) -> None:
    """Read the card, the chip or both on each square."""
    cells = reading.state.config.cell_index
    tiles = reading.reader.inner("tiles")
    with_terrain: list[tuple[Reader, int]] = []
    others: list[tuple[Reader, int]] = []
    for word in tiles.names():
        if word not in cells:
            tiles.defect(word, problem("no-square"))
            continue
        tile = tiles.inner(word)
        if isinstance(tiles.document[word], dict):  # else the reader has noted it
            named = with_terrain if tile.has("terrain") else others
            named.append((tile, cells[word]))
    state = reading.state
    old = list(zip(state.tiles, state.owners, state.levels, strict=True))
    if not reading.is_complete:  # what two named squares exchange is in its deck first
        for tile, cell in with_terrain:
            if tile.has("card") and 0 < state.tiles[cell] < b.TILES:
                lift(state, cell)
    for tile, cell in with_terrain + others:  # so that none takes a card that another one names
        _read_tile(reading, tile, cell, old[cell])


def _read_tile(reading: Reading, tile: Reader, cell: int, old: tuple[int, int, int]) -> None:
    state = reading.state
    config = state.config
    old_tile, old_owner, old_level = old
    reading.need(tile, "card", "exits", "terrain")
    if tile.has("card") or not old_tile:
        _read_card(reading, tile, cell)
    number = state.tiles[cell]
    if tile.boolean("neutral", False):
        was_there = (old_tile, old_owner) == (number, z.NEUTRAL_OWNER)
        guard = config.guards.get(number)
        usual = config.neutral_defence if guard is None else guard.neutral_level(config)
        _read_chip(reading, tile, cell, z.NEUTRAL_OWNER, 99, old_level if was_there else usual)
    elif tile.get("owner") is not None:
        owner = tile.integer("owner", 0, state.seats - 1, 0) + 1
        guard = config.guards.get(number)
        least, most = (1, config.top_level) if guard is None else guard.owned_levels(config)
        _read_chip(reading, tile, cell, owner, most, least)
    elif tile.has("left_by"):
        tile.expect(config.others_annex and b.IS_CITY[number], "left_by", problem("chip"))
        state.leave_city(cell, tile.integer("left_by", 0, state.seats - 1, 0))
    elif tile.has("owner"):
        state.set_chip(cell, z.NOBODY, 0)
    elif tile.has("level"):
        tile.defect("level", problem("chip-without-owner"))
    elif number == b.RUINS and tile.has("card") and not (reading.is_complete or config.common):
        state.set_chip(cell, z.NEUTRAL_OWNER, config.ruins_defence)


def _read_chip(
    reading: Reading, tile: Reader, cell: int, owner: int, most: int, default: int
) -> None:
    reading.need(tile, "level")
    reading.state.set_chip(cell, owner, tile.integer("level", 1, most, default))


def _read_card(reading: Reading, tile: Reader, cell: int) -> None:
    """Lay a card of a deck, or one that lies on the board only."""
    state, config = reading.state, reading.state.config
    number = tile.word("card", b.TILE_INDEX, b.CITY_CROSS)
    lifted = state.terrains[cell] if state.tiles[cell] == number else c.NEUTRAL
    if state.tiles[cell]:
        lift(state, cell)
    if number < b.TILES:
        rotations = b.ROTATIONS[number]
        exits = tile.word("exits", w.EXITS_INDEX, rotations[0])
        if reading.is_complete:
            terrain = tile.word("terrain", w.TERRAIN_INDEX, c.NEUTRAL)
        else:
            has_exits = len(rotations) == 1 or tile.has("exits")
            tile.expect(has_exits, "exits", problem("needs-exits", tile=b.TILE_WORDS[number]))
            cells = config.cell_index
            named = [cells[word] for word in reading.reader.mapping("tiles") if word in cells]
            from_box = not reading.reader.has("scrapped")
            terrain = take_terrain(state, tile, number, named, from_box=from_box)
    else:
        exits = tile.word("exits", w.EXITS_INDEX, ALL_EXITS)
        terrain = tile.word("terrain", w.TERRAIN_INDEX, lifted)
        if not reading.is_complete:
            make_room(state, number, terrain, lifted)
    state.set_tile(cell, number, exits, terrain)


def read_impassable(reading: Reading) -> None:
    """Read the squares that are impassable."""
    state = reading.state
    blocked = bytearray(state.config.cells)
    for cell in reading.reader.words("impassable", state.config.cell_index):
        blocked[cell] = 1
    state.block(bytes(blocked))


def read_seals(reading: Reading) -> None:
    """Read the seats by sanctuary; complete documents name all of these."""
    state, seals = reading.state, reading.reader.inner("seals")
    sites = [state.config.cell_words[cell] for cell in state.config.sites] if state.seals else []
    for word in seals.names():
        seals.expect(word in sites, word, problem("no-sanctuary"))
    reading.need(seals, *sites)
    for site, word in enumerate(sites):
        if seals.has(word):
            seats = w.read_numbers(seals, word, 0, state.seats, state.seats - 1)
            state.set_seal(site, w.mask_of(seats))
