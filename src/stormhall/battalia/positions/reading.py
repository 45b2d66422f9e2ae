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


def is_complete(reader: Reader) -> bool:
    """Whether a document was written by the engine: it has all cards, and the state of chance or
    the seat of a view."""
    return reader.has("pool") and (reader.has("rng") or "seat" in reader.document)


class Reading:
    """A document and the state that it changes.

    A complete document must name everything, and its cards are where it says. A person leaves out
    what does not matter, and named cards are taken from where they were dealt.
    """

    def __init__(self, state: BattaliaState, reader: Reader) -> None:
        self.state: Final = state
        self.reader: Final = reader
        self.is_complete: Final[bool] = is_complete(reader)
        self.is_view: Final[bool] = "seat" in reader.document
        self.players: Final[list[Reader]] = reader.each("players")

    def need(self, reader: Reader, *keys: str) -> None:
        """Report keys missing from a complete document: their values would be lost."""
        if self.is_complete:
            for key in keys:
                reader.expect(reader.has(key), key, problem("incomplete"))

    def cards(self, owner: Seat, reader: Reader, key: str) -> list[int]:
        """The cards that a key names for an owner."""
        cards = reader.words(key, CARD_INDEX)
        return cards if self.is_complete else claim(self.state, owner, reader, key, cards)

    def card(self, owner: Seat, record: Reader) -> list[int]:
        """The card of a record; none if there is no such card."""
        cards = self.named_card(record)
        return cards if self.is_complete else claim(self.state, owner, record, "card", cards)

    def named_card(self, record: Reader) -> list[int]:
        """The same for a card that nobody has to give up."""
        card = record.word("card", CARD_INDEX, NONE)
        record.expect(record.has("card"), "card", problem("missing"))
        return [card] if card != NONE else []
