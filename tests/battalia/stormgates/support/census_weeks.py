"""The end of a week at a table: players with decks of a given size, then a census.

Decks are filled up with supplies in the shelter; the cards that a test names come on top.
"""

from __future__ import annotations

from stormhall.battalia.knowledge.creation_decks import creation_deck
from tests.battalia.table import Table


def deck(table: Table, seat: int, size: int, **zones: list[str]) -> Table:
    """Give a player exactly these cards, and supplies up to this size."""
    held = sum(len(cards) for cards in zones.values())
    shelter = ["supply"] * (size - held) + zones.pop("shelter", [])
    return table.exact(seat).player(seat, hand=zones.pop("hand", []), shelter=shelter, **zones)


def end_of_week(table: Table, week: int) -> Table:
    """Set the last player's turn on the last day of a week."""
    return table.day(7 * week).turn(len(table.document["players"]) - 1)


def after_week(table: Table, week: int) -> Table:
    """Play through the census of a week, up to the first turn of the next."""
    return end_of_week(table, week).play("end turn")


def pass_week(table: Table) -> Table:
    """Play on to the next census without doing anything."""
    census = len(table.events("census"))
    while len(table.events("census")) == census:
        table.play("keep", "end turn")
    return table


def size_of(table: Table, seat: int) -> int:
    """How many cards a player owns."""
    return len(creation_deck(table.state, seat))
