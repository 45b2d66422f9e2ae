"""Reading positions and views: what a document names, on top of what the set-up gives.

A complete document names everything, so that it is read onto an empty table; where a view has a
number, cards are taken from those that it places nowhere (`hidden_cards`). A person names a part
(see `docs/positions.md`): the rest comes from the set-up (`left_out`), and named cards are taken
from where they were dealt (`dealt_cards`). `Reading` says which of the two a document is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.positions import complete, left_out
from stormhall.battalia.positions.dealt_cards import SHARED
from stormhall.battalia.positions.hidden_cards import fill_hidden
from stormhall.battalia.positions.read_board import read_impassable, read_seals, read_tiles
from stormhall.battalia.positions.read_players import read_players
from stormhall.battalia.positions.reading import Reading
from stormhall.kernel.table.document_reader import Reader
from stormhall.kernel.table.read_frames import read_frames


def names_everything(document: dict[str, Any]) -> bool:
    """Whether nothing but what modules add may come from the set-up."""
    is_complete = "pool" in document and bool(document.get("tiles"))
    return is_complete and ("rng" in document or "seat" in document)


def read(state: BattaliaState, document: dict[str, Any]) -> BattaliaState:
    """The state of a document; `state` is freshly dealt, or an empty table if it names all."""
    reading = Reading(state, Reader(document))
    if reading.is_complete:
        _read_complete(reading)
    else:
        step = left_out.set_up(reading)
        _read_table(reading)
        left_out.finish(reading, step)
    reading.reader.raise_defects()
    return state


def _read_complete(reading: Reading) -> None:
    state, reader = reading.state, reading.reader
    complete.check_form(reading)
    reader.raise_defects()
    complete.read_facts(reading)
    if not reader.document["tiles"]:  # before the faction to remove is named (BT-2P-1)
        state.frames = read_frames(state, reader)
        return
    complete.clear_table(reading)
    _read_table(reading)
    reader.raise_defects()
    fill_hidden(state, reader, reading.players)
    state.frames = read_frames(state, reader)
    for module in state.config.modules:
        module.filled(state)


def _read_table(reading: Reading) -> None:
    """What lies on the table, as far as it is named."""
    state, reader = reading.state, reading.reader
    unread = ONLY_BY_HAND if reading.is_complete else ONLY_COMPLETE
    for key, part in PARTS.items():
        if key in reader.document and key not in unread:
            part(reading)
    for module in state.config.modules:
        module.read(state, reader.inner(module.name))


def _read_display(reading: Reading) -> None:
    """The Great Artefacts on display; others go back into the box."""
    state = reading.state
    state.box, state.display = bytes(sorted(state.box + state.display)), b""
    state.display = bytes(sorted(reading.cards(SHARED, reading.reader, "display")))


def _read_limbo(reading: Reading) -> None:
    cards = reading.cards(SHARED, reading.reader, "limbo")
    reading.state.limbo = bytes(sorted([*reading.state.limbo, *cards]))


Part = Callable[[Reading], None]

PARTS: Final[dict[str, Part]] = {
    "tiles": read_tiles,
    "impassable": read_impassable,
    "seals": read_seals,
    "scrapped": complete.read_scrapped,
    "pool": complete.read_pool,
    "empty": left_out.empty_decks,
    "supplies": left_out.lose_supplies,
    "display": _read_display,
    "limbo": _read_limbo,
    "box": complete.read_box,
    "relics": complete.read_relics,
    "players": read_players,
    "ride": complete.read_ride,
    "trails": complete.read_trails,
    "cohort": complete.read_cohort,
    "borrowed": complete.read_borrowed,
}
"""By key, in the order in which they are read: what lies on the table."""

ONLY_COMPLETE: Final = frozenset(
    {"scrapped", "pool", "box", "relics", "ride", "trails", "cohort", "borrowed"}
)
"""Keys of complete documents alone: the set-up and what is named decide about the rest."""
ONLY_BY_HAND: Final = frozenset({"empty", "supplies"})
"""Keys of what a person writes alone: a complete document has its decks in the pool."""
