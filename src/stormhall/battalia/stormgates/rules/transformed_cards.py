"""Hand cards that have had their transformation of the turn (BT-TRF-2, SG-STE-19, SG-MET-14).

Storm and Metamorpha promote a unit that goes back into the hand. It is an ordinary card there but
for one thing: it cannot be transformed again this turn. Equal cards have no identity, so the module
counts how many of a kind have changed; one that is laid in a line is a changed one first.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.cards import CARD_INDEX, CARD_WORDS
from stormhall.battalia.model.layout import HAND
from stormhall.battalia.model.rows import ITEM, Row, readers_by_seat
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.kernel.core.state import Seat
from stormhall.kernel.table.document_reader import Reader


class ChangedCards(Row):
    """Pairs of seat and card, sorted; documents have a list of cards for each seat."""

    def pairs(self, state: BattaliaState) -> list[tuple[int, int]]:
        """The pairs."""
        row = self.get(state)
        return [(row[i], row[i + 1]) for i in range(0, len(row), 2)]

    def keep(self, state: BattaliaState, pairs: list[tuple[int, int]]) -> None:
        """Let it hold these pairs."""
        self.set(state, bytes([number for pair in sorted(pairs) for number in pair]))

    def write(self, state: BattaliaState) -> object:
        pairs = self.pairs(state)
        return [
            [CARD_WORDS[card] for owner, card in pairs if owner == seat]
            for seat in range(state.seats)
        ]

    def read(self, state: BattaliaState, reader: Reader) -> None:
        pairs: list[tuple[int, int]] = []
        for seat, inner in enumerate(readers_by_seat(state, reader, self.key)):
            pairs.extend((seat, card) for card in inner.words(ITEM, CARD_INDEX))
        self.keep(state, pairs)


class TransformedCards(StormgatesModule):
    """Which cards of which hands have changed; all have seen the promotion."""

    def __init__(self) -> None:
        super().__init__("changed")
        self.cards: Final = ChangedCards("cards")

    def equip(self, config: StormgatesConfig) -> None:
        self.claim_rows(config, self.cards)

    def new_turn(self, state: BattaliaState, seat: Seat) -> None:
        """A turn is over when the player or an opponent begins one; a mate's may go on."""
        if self.cards.get(state):
            over = [seat, *state.opponents(seat)]
            self.cards.keep(
                state, [pair for pair in self.cards.pairs(state) if pair[0] not in over]
            )

    def promoted(self, state: BattaliaState, seat: Seat, card: int) -> None:
        self.cards.keep(state, [*self.cards.pairs(state), (seat, card)])

    def is_changed(self, state: BattaliaState, seat: Seat, card: int) -> bool:
        """BT-TRF-2."""
        if not self.cards.get(state):
            return False
        changed = self.cards.pairs(state).count((seat, card))
        return changed > 0 and state.zone(seat, HAND).count(card) <= changed

    def left_hand(self, state: BattaliaState, seat: Seat, card: int) -> None:
        pairs = self.cards.pairs(state)
        if (seat, card) in pairs:
            pairs.remove((seat, card))
            self.cards.keep(state, pairs)
