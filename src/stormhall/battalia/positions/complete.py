"""What only a complete document names; a position that a person writes is read without it."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import CARD_INDEX
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.positions import words as w
from stormhall.battalia.positions.problems import problem
from stormhall.battalia.positions.reading import Reading
from stormhall.kernel.table.document_reader import Reader

NEEDED: Final = (
    "ended", "factions", "removed", "annexed", "attacked", "ride", "trails", "cohort", "searched",
    "nation_seen", "nation_traced", "tiles", "impassable", "seals", "scrapped", "players",
    "borrowed", "box", "relics", "frames",
)  # fmt: skip
"""The keys of a complete document, besides those of modules."""


def check_form(reading: Reading) -> None:
    """A complete document has all its parts, each with as many entries as the table needs."""
    state, reader = reading.state, reading.reader
    reading.need(reader, *NEEDED, *(module.name for module in state.config.modules))
    seats = state.seats
    reader.expect(len(reading.players) == seats, "players", problem("count", count=seats))
    for player in reading.players:
        _check_player(reading, player)
    pool = reader.inner("pool")
    for name in w.DECK_INDEX:
        reading.need(pool.inner(name), "rest")
    relics = reader.inner("relics")
    for cell in state.config.sites:
        site = relics.inner(state.config.cell_words[cell])
        reading.need(site, "cards", "seen")
        site.integer("seen", 0, 255, 0)


def _check_player(reading: Reading, player: Reader) -> None:
    reading.need(player, "heroes", "hand", "shelter", "nation", "seen", "traced")
    is_open = isinstance(player.document.get("hand"), list)
    reading.need(player, "secret" if is_open else "hidden_units")
    heroes = player.document.get("heroes")
    if not isinstance(heroes, list) or len(heroes) != HEROES:
        player.defect("heroes", problem("hero-squares", count=HEROES))
    seen = player.inner("seen")
    for key in seen.document:
        w.read_numbers(seen, key, 0, 99, 255)
    if not is_open:
        w.read_numbers(player, "hidden_units", 0, 9, 99)


def read_facts(reading: Reading) -> None:
    """What is known before anything lies on the table."""
    state, reader, seats = reading.state, reading.reader, reading.state.seats
    state.day = reader.integer("day", 1, 9999, 1)
    state.first = reader.integer("first", 0, seats - 1, 0)
    state.active = reader.integer("active", 0, seats - 1, 0)
    state.ended = 0
    if reader.document["ended"] is not None:
        state.ended = reader.word("ended", w.REASON_INDEX, 0)
    is_over = not reader.document["frames"]
    reader.expect(is_over == bool(state.ended), "frames", problem("empty-at-end"))
    factions = w.read_factions(reader)
    reader.expect(len(factions) == seats, "factions", problem("count", count=seats))
    state.factions = bytes(factions)
    state.removed = w.read_removed(reader)
    state.annexed = w.mask_of(w.read_numbers(reader, "annexed", 0, seats, seats - 1))
    state.attacked = w.mask_of(w.read_numbers(reader, "attacked", 0, seats, seats - 1))
    state.searched = bytes(w.read_numbers(reader, "searched", seats, seats, 255))
    state.nation_seen = bytes(w.read_numbers(reader, "nation_seen", seats, seats, 255))
    state.nation_traced = bytes(w.read_numbers(reader, "nation_traced", seats, seats, 255))


def clear_table(reading: Reading) -> None:
    """Take everything off the table; the document says where it lies."""
    state, cells = reading.state, reading.state.config.cells
    if state.config.modules and not any(state.tiles):  # the set-up goes on after BT-2P-1
        state.config.setting_up.lay(state)
    state.tiles = state.exits = state.owners = state.levels = bytes(cells)
    state.terrains = bytes((c.NEUTRAL,)) * cells
    state.zones = [b""] * (state.seats * z.ZONES)
    state.heroes = bytes((z.NONE,)) * (state.seats * HEROES)
    state.tops, state.loose, state.bottoms = [b""] * z.DECKS, [b""] * z.DECKS, [b""] * z.DECKS
    state.display = state.box = state.limbo = b""


def read_pool(reading: Reading) -> None:
    """The decks; where only a number is given, `hidden_cards` finds the cards."""
    state, pool = reading.state, reading.reader.inner("pool")
    state.supplies = pool.integer("supply", 0, 999, 0)
    for name, deck in w.DECK_INDEX.items():
        inner = pool.inner(name)
        state.tops[deck] = bytes(w.read_deck(inner, "top", deck)[::-1])
        state.bottoms[deck] = bytes(w.read_deck(inner, "bottom", deck)[::-1])
        if isinstance(inner.document["rest"], list):
            state.loose[deck] = bytes(sorted(w.read_deck(inner, "rest", deck)))


def read_scrapped(reading: Reading) -> None:
    """The terrain cards that left the game."""
    reading.state.scrapped = bytes(reading.reader.words("scrapped", w.SCRAPPED_INDEX))


def read_box(reading: Reading) -> None:
    """The Great Artefacts that left the game unseen."""
    reading.state.box = _sorted_unless_number(reading.reader, "box")


def read_relics(reading: Reading) -> None:
    """The Great Artefacts of the sites."""
    state, relics = reading.state, reading.reader.inner("relics")
    sites = [relics.inner(state.config.cell_words[cell]) for cell in state.config.sites]
    state.relics = [_sorted_unless_number(site, "cards") for site in sites]
    state.relics_seen = bytes(site.document["seen"] for site in sites)


def _sorted_unless_number(reader: Reader, key: str) -> bytes:
    """Sorted cards; none where the document has only their number."""
    is_list = isinstance(reader.document[key], list)
    return bytes(sorted(reader.words(key, CARD_INDEX))) if is_list else b""


# What the player whose turn it is has under way.


def read_ride(reading: Reading) -> None:
    """The hero who rides and the steps he has left."""
    state, reader = reading.state, reading.reader
    if reader.document["ride"] is not None:
        ride = w.read_numbers(reader, "ride", 2, 2, 99) or [1, 0]
        reader.expect(1 <= ride[0] <= HEROES, "ride", problem("heroes", most=HEROES))
        state.set_zone(state.active, z.RIDE, bytes((ride[0] - 1, ride[1])))


def read_trails(reading: Reading) -> None:
    """The squares entered by free steps in a row."""
    trails = w.read_numbers(reading.reader, "trails", 0, 255, 255)
    reading.state.set_zone(reading.state.active, z.TRAIL, bytes(trails))


def read_cohort(reading: Reading) -> None:
    """The cards of an announced cohort, by faction."""
    cohort = w.read_numbers(reading.reader, "cohort", 0, len(c.FACTIONS), 99)
    reading.state.set_zone(reading.state.active, z.ANNOUNCED, bytes(cohort))


def read_borrowed(reading: Reading) -> None:
    """The card of one player that another uses."""
    state = reading.state
    state.borrowed = state.borrower = z.NONE
    state.borrowed_laid = 0
    if reading.reader.document["borrowed"] is None:
        return
    borrowed = reading.reader.inner("borrowed")
    reading.need(borrowed, "lender", "user", "laid", "card")
    state.borrower = borrowed.integer("user", 0, state.seats - 1, state.active)
    state.lender = borrowed.integer("lender", 0, state.seats - 1, 0)
    state.borrowed_laid = int(borrowed.boolean("laid", False))
    nation = state.zone(state.lender, z.NATION)
    if borrowed.document.get("card") is not None:
        state.borrowed = borrowed.word("card", CARD_INDEX, z.NONE)
    elif nation:  # the lender's own view: any card of his nation
        state.borrowed = nation[0]
        state.set_zone(state.lender, z.NATION, nation[1:])
