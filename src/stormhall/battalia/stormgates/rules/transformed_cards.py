"""Hand cards that have had their transformation of the turn (BT-TRF-2, SG-STE-19, SG-MET-14).

Storm and Metamorpha promote a unit that goes back into the hand. It is an ordinary card there but
for one thing: it cannot be transformed again this turn. Equal cards have no identity, so the module
counts how many of a kind have changed; whoever lays one in a line lays a changed one first.
"""

from __future__ import annotations

from stormhall.battalia.model.cards import CARD_INDEX, CARD_WORDS
from stormhall.battalia.model.config import Config
from stormhall.battalia.model.layout import HAND, ZONES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model.documents import ChangedPart
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.kernel.core.state import Seat
from stormhall.kernel.table.document_reader import Reader


class Changed(StormgatesModule):
    """Its row holds pairs of seat and card, sorted."""

    def __init__(self) -> None:
        super().__init__("changed")
        self.row = -1

    def equip(self, config: Config) -> None:
        self.row = config.claim_row()

    def new_turn(self, state: BattaliaState, seat: Seat) -> None:
        """A turn is over when the player or an opponent begins one; a mate's may go on."""
        if state.rows[self.row]:
            over = [seat, *state.opponents(seat)]
            self._remember(state, [pair for pair in self._pairs(state) if pair[0] not in over])

    def promoted(self, state: BattaliaState, seat: Seat, card: int) -> None:
        self._remember(state, [*self._pairs(state), (seat, card)])

    def is_changed(self, state: BattaliaState, seat: Seat, card: int) -> bool:
        """BT-TRF-2."""
        if not state.rows[self.row]:
            return False
        changed = self._pairs(state).count((seat, card))
        return changed > 0 and state.zones[seat * ZONES + HAND].count(card) <= changed

    def left_hand(self, state: BattaliaState, seat: Seat, card: int) -> None:
        if not state.rows[self.row]:
            return
        pairs = self._pairs(state)
        if (seat, card) in pairs:
            pairs.remove((seat, card))
            self._remember(state, pairs)

    def _pairs(self, state: BattaliaState) -> list[tuple[int, int]]:
        row = state.rows[self.row]
        return [(row[i], row[i + 1]) for i in range(0, len(row), 2)]

    def _remember(self, state: BattaliaState, pairs: list[tuple[int, int]]) -> None:
        state.rows[self.row] = bytes([number for pair in sorted(pairs) for number in pair])

    # Information: all have seen the promotion.

    def write(self, state: BattaliaState, eyes: int) -> ChangedPart:
        return {
            "cards": [
                [CARD_WORDS[card] for owner, card in self._pairs(state) if owner == seat]
                for seat in range(state.seats)
            ]
        }

    def read(self, state: BattaliaState, reader: Reader) -> None:
        """Under `cards` a list of cards for each seat."""
        cards = reader.document.get("cards", [])
        if not isinstance(cards, list) or len(cards) not in (0, state.seats):
            reader.defect("cards", problem("lists", count=state.seats))
            return
        pairs: list[tuple[int, int]] = []
        for seat, named in enumerate(cards):
            inner = Reader({"cards": named}, reader.at(f"cards[{seat}]"), reader.defects)
            pairs.extend((seat, card) for card in inner.words("cards", CARD_INDEX))
        self._remember(state, pairs)
