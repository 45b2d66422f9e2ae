"""Reading positions and views: what a document names, on top of what the set-up adds.

A complete document names everything, so it is read onto an empty table; where a view has a number,
cards are taken from those that it places nowhere (`hidden_cards`). A person names a part (see
`docs/positions.md`): the rest comes from the set-up (`left_out`), and named cards are taken from
where they were dealt (`dealt_cards`). `Reading` says which of the two a document is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import CARD_INDEX
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.positions import left_out
from stormhall.battalia.positions import words as w
from stormhall.battalia.positions.check import check_named_tiles
from stormhall.battalia.positions.dealt_cards import SHARED
from stormhall.battalia.positions.hidden_cards import fill_hidden
from stormhall.battalia.positions.problems import problem
from stormhall.battalia.positions.read_board import read_impassable, read_seals, read_tiles
from stormhall.battalia.positions.read_players import read_players
from stormhall.battalia.positions.reading import Reading, is_complete
from stormhall.kernel.table.document_reader import Reader
from stormhall.kernel.table.read_frames import read_frames

NEEDED: Final = (
    "ended", "factions", "removed", "annexed", "attacked", "ride", "trails", "cohort", "searched",
    "nation_seen", "nation_traced", "tiles", "impassable", "seals", "scrapped", "players",
    "borrowed", "box", "relics", "frames",
)  # fmt: skip
"""The keys of a complete document, besides those of modules."""


def names_everything(reader: Reader) -> bool:
    """Whether nothing but what modules add may come from the set-up."""
    return is_complete(reader) and bool(reader.get("tiles"))


def read(state: BattaliaState, reader: Reader) -> BattaliaState:
    """The state of a document; `state` is freshly dealt, or an empty table if it names all."""
    reading = Reading(state, reader)
    if reading.is_complete:
        _read_complete(reading)
    else:
        step = left_out.set_up(reading)
        _read_table(reading)
        left_out.finish(reading, step)
        cells = state.config.cell_index
        named = [cells[word] for word in reader.mapping("tiles") if word in cells]
        reader.defects.extend(check_named_tiles(state, named))
    if not reading.is_view:
        reading.reader.derived("points", "oracle", "out_of_play")
        reading.reader.refuse_unread_keys()
    reading.reader.raise_defects()
    return state


def _read_complete(reading: Reading) -> None:
    state, reader = reading.state, reading.reader
    _check_form(reading)
    reader.raise_defects()
    _read_facts(reading)
    if not reader.document["tiles"]:  # before the faction to remove is named (BT-2P-1)
        state.frames = read_frames(state, reader)
        reader.derived(*NEEDED[NEEDED.index("tiles") : -1], "pool", "display", "limbo")
        reader.derived(*(module.name for module in state.config.modules))
        return
    _clear_table(reading)
    _read_table(reading)
    reader.raise_defects()
    fill_hidden(state, reader, reading.players)
    state.frames = read_frames(state, reader)
    for module in state.config.modules:
        module.filled(state)


def _read_table(reading: Reading) -> None:
    """Read what lies on the table, if it is named."""
    state, reader = reading.state, reading.reader
    parts = PARTS if reading.is_complete else PARTS_BY_HAND
    done: list[Part] = []
    for key, part in parts.items():
        if reader.has(key) and part not in done:
            part(reading)
            done.append(part)
    for module in state.config.modules:
        module.read(state, reader.inner(module.name))


# Complete documents.


def _check_form(reading: Reading) -> None:
    """Check that a complete document has all its parts, with as many entries as needed."""
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
    is_open = isinstance(player.get("hand"), list)
    reading.need(player, "secret" if is_open else "hidden_units")
    heroes = player.get("heroes")
    if not isinstance(heroes, list) or len(heroes) != HEROES:
        player.defect("heroes", problem("hero-squares", count=HEROES))
    seen = player.inner("seen")
    for key in seen.names():
        w.read_numbers(seen, key, 0, 99, 255)
    if not is_open:
        w.read_numbers(player, "hidden_units", 0, 9, 99)


def _read_facts(reading: Reading) -> None:
    """Read what is known before anything lies on the table."""
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
    _read_masks(reading)


def _read_masks(reading: Reading) -> None:
    """Read what seats have done and seen: nothing, if a person leaves it out."""
    state, reader, seats = reading.state, reading.reader, reading.state.seats
    state.annexed = w.mask_of(w.read_numbers(reader, "annexed", 0, seats, seats - 1))
    state.attacked = w.mask_of(w.read_numbers(reader, "attacked", 0, seats, seats - 1))
    masks: list[bytes] = []
    for key in ("searched", "nation_seen", "nation_traced"):
        is_named = reading.is_complete or reader.has(key)
        masks.append(bytes(w.read_numbers(reader, key, seats, seats, 255) if is_named else seats))
    state.searched, state.nation_seen, state.nation_traced = masks


def _clear_table(reading: Reading) -> None:
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


# What lies on the table.


def _read_pool(reading: Reading) -> None:
    """Read the decks and the cards that left the game; `hidden_cards` finds those of a number."""
    state, reader = reading.state, reading.reader
    pool = reader.inner("pool")
    state.supplies = pool.integer("supply", 0, 999, 0)
    for name, deck in w.DECK_INDEX.items():
        inner = pool.inner(name)
        state.tops[deck] = bytes(w.read_deck(inner, "top", deck)[::-1])
        state.bottoms[deck] = bytes(w.read_deck(inner, "bottom", deck)[::-1])
        if isinstance(inner.document["rest"], list):
            state.loose[deck] = bytes(sorted(w.read_deck(inner, "rest", deck)))
    state.scrapped = bytes(reader.words("scrapped", w.SCRAPPED_INDEX))


def _read_display(reading: Reading) -> None:
    """Read the Great Artefacts on display; others go back into the box."""
    state = reading.state
    state.box, state.display = bytes(sorted(state.box + state.display)), b""
    state.display = bytes(sorted(reading.cards(SHARED, reading.reader, "display")))


def _read_limbo(reading: Reading) -> None:
    cards = reading.cards(SHARED, reading.reader, "limbo")
    reading.state.limbo = bytes(sorted([*reading.state.limbo, *cards]))


def _read_great_artefacts(reading: Reading) -> None:
    """Read the Great Artefacts that nobody sees, in the box and at the sites."""
    state, reader = reading.state, reading.reader
    state.box = _sorted_unless_number(reader, "box")
    relics = reader.inner("relics")
    sites = [relics.inner(state.config.cell_words[cell]) for cell in state.config.sites]
    state.relics = [_sorted_unless_number(site, "cards") for site in sites]
    state.relics_seen = bytes(site.document["seen"] for site in sites)


def _sorted_unless_number(reader: Reader, key: str) -> bytes:
    """Sorted cards; none where the document has only their number."""
    is_list = isinstance(reader.document[key], list)
    return bytes(sorted(reader.words(key, CARD_INDEX))) if is_list else b""


def _read_turn(reading: Reading) -> None:
    """Read what the player whose turn it is has under way."""
    state, reader = reading.state, reading.reader
    if reader.get("ride") is not None:
        ride = w.read_numbers(reader, "ride", 2, 2, 99) or [1, 0]
        reader.expect(1 <= ride[0] <= HEROES, "ride", problem("heroes", most=HEROES))
        state.set_zone(state.active, z.RIDE, bytes((ride[0] - 1, ride[1])))
    state.set_zone(state.active, z.TRAIL, bytes(w.read_numbers(reader, "trails", 0, 255, 255)))
    cohort = w.read_numbers(reader, "cohort", 0, len(c.FACTIONS), 99)
    state.set_zone(state.active, z.ANNOUNCED, bytes(cohort))


def _read_borrowed(reading: Reading) -> None:
    """Read the card of one player that another uses."""
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
    if borrowed.get("card") is not None:
        cards = reading.card(state.lender, borrowed)
        state.borrowed = cards[0] if cards else z.NONE
    elif nation:  # the lender's own view: any card of his nation
        state.borrowed = nation[0]
        state.set_zone(state.lender, z.NATION, nation[1:])


Part = Callable[[Reading], None]

PARTS: Final[dict[str, Part]] = {
    "tiles": read_tiles,
    "impassable": read_impassable,
    "seals": read_seals,
    "pool": _read_pool,
    "display": _read_display,
    "limbo": _read_limbo,
    "relics": _read_great_artefacts,
    "players": read_players,
    "ride": _read_turn,
    "borrowed": _read_borrowed,
}
"""What lies on the table in a complete document, in the order in which it is read."""

PARTS_BY_HAND: Final[dict[str, Part]] = {
    "scrapped": left_out.scrap,
    "tiles": read_tiles,
    "impassable": read_impassable,
    "seals": read_seals,
    "display": _read_display,
    "limbo": _read_limbo,
    "players": read_players,
    "relics": left_out.hide_great_artefacts,
    "box": left_out.hide_great_artefacts,
    "pool": left_out.fill_decks,
    "empty": left_out.empty_decks,
    "supplies": left_out.lose_supplies,
    "ride": _read_turn,
    "trails": _read_turn,
    "cohort": _read_turn,
    "annexed": _read_masks,
    "attacked": _read_masks,
    "searched": _read_masks,
    "nation_seen": _read_masks,
    "nation_traced": _read_masks,
    "borrowed": _read_borrowed,
}
"""The same in what a person writes: hands are dealt before decks are emptied."""
