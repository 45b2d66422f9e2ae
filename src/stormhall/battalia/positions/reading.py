"""One document on its way into a state, and how the two kinds of documents differ."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.cards import CARD_INDEX
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.positions.dealt_cards import claim
from stormhall.battalia.positions.problems import problem
from stormhall.kernel.core.state import Seat
from stormhall.kernel.table.document_reader import Reader


class Reading:
    """A document and the state that it changes.

    A complete document has a `pool`: it must name everything, and its cards are where it says. A
    person leaves out what does not matter, and named cards are taken from where they were dealt.
    """

    def __init__(self, state: BattaliaState, reader: Reader) -> None:
        self.state: Final = state
        self.reader: Final = reader
        self.is_complete: Final[bool] = "pool" in reader.document
        self.players: Final[list[Reader]] = reader.each("players")

    def need(self, reader: Reader, *keys: str) -> None:
        """Report keys missing from a complete document: their values would be lost."""
        if self.is_complete:
            for key in keys:
                if key not in reader.document:
                    reader.defect(key, problem("incomplete"))

    def cards(self, owner: Seat, reader: Reader, key: str) -> list[int]:
        """The cards that a key names for an owner."""
        cards = reader.words(key, CARD_INDEX)
        return cards if self.is_complete else claim(self.state, owner, reader, key, cards)

    def card(self, owner: Seat, record: Reader) -> list[int]:
        """The card of a record; none if there is no such card."""
        card = record.word("card", CARD_INDEX, NONE)
        if card == NONE:
            record.expect(record.has("card"), "card", problem("missing"))
            return []
        return [card] if self.is_complete else claim(self.state, owner, record, "card", [card])
