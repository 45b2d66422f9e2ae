"""Hand cards that have had their transformation of the turn (BT-TRF-2, SG-STE-19, SG-MET-14).

Storm and Metamorpha promote a unit that goes back into the hand. It is an ordinary card there but
for one thing: it cannot be transformed again this turn. Equal cards have no identity, so the module
counts how many of a kind have changed; when one is laid in a line, a changed one goes first.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.config import Config
from stormhall.battalia.model.layout import HAND
from stormhall.battalia.model.state import BattaliaState, with_card, without
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.rows.by_seat import CardsBySeat
from stormhall.kernel.core.state import Seat


class ChangedCards(CardsBySeat):
    """The cards of all seats in one row: pairs of seat and card, sorted."""

    def size(self, config: Config) -> int:
        return 1

    def of(self, state: BattaliaState, seat: Seat) -> bytes:
        row = self.get(state)
        if not row:
            return row
        return bytes([row[i + 1] for i in range(0, len(row), 2) if row[i] == seat])

    def put(self, state: BattaliaState, seat: Seat, cards: bytes) -> None:
        row = self.get(state)
        pairs = [(row[i], row[i + 1]) for i in range(0, len(row), 2) if row[i] != seat]
        pairs += [(seat, card) for card in cards]
        self.set(state, bytes([number for pair in sorted(pairs) for number in pair]))

    def clear(self, state: BattaliaState) -> None:
        self.set(state, b"")


class TransformedCards(StormgatesModule):
    """Which cards of which hands have changed; all have seen the promotion."""

    def __init__(self) -> None:
        super().__init__("changed")
        self.cards: Final = ChangedCards("cards", lists_all=True)

    def equip(self, config: StormgatesConfig) -> None:
        self.claim_rows(config, self.cards)

    def new_turn(self, state: BattaliaState, seat: Seat) -> None:
        """A turn is over when the player or an opponent begins one; a mate's may go on."""
        if self.cards.get(state):
            for other in (seat, *state.opponents(seat)):
                self.cards.put(state, other, b"")

    def promoted(self, state: BattaliaState, seat: Seat, card: int) -> None:
        self.cards.put(state, seat, with_card(self.cards.of(state, seat), card))

    def is_changed(self, state: BattaliaState, seat: Seat, card: int) -> bool:
        """BT-TRF-2."""
        if not self.cards.get(state):
            return False
        changed = self.cards.of(state, seat)
        return card in changed and state.zone(seat, HAND).count(card) <= changed.count(card)

    def left_hand(self, state: BattaliaState, seat: Seat, card: int) -> None:
        changed = self.cards.of(state, seat)
        if card in changed:
            self.cards.put(state, seat, without(changed, changed.index(card)))
