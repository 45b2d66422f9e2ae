"""Who sees what (BR-INF-*): views ask here which cards they may name.

Public facts (BR-INF-1) are written for everybody by `positions/write.py`. Elsewhere:

- cards that have been revealed stay known (BR-INF-4): `seen_cards.py`
- players remember the packs of a draft that they have seen (BR-INF-3, -5): `draft_knowledge.py`
- clans that might hold a card are asked even if they hold none (BR-INF-6): `may_hold_addition` in
  `rules/battle/added_cards.py`; declines that keep no secret: `rules/offer_rounds.py`
- all see who has finished a simultaneous choice, not the choice (BR-INF-7): `SecretChoice` in
  `kernel/core/shared_choices.py`
"""

from __future__ import annotations

from stormhall.bloodrage.model.cards import Card, words_of
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import EVERYTHING, Seat


def sees_cards_of(viewer: int, seat: Seat) -> bool:
    """BR-INF-2, BR-GFT-7, BR-QST-4: only their owner sees hand, pack, picks and quests."""
    return viewer in (seat, EVERYTHING)


def seen_cards(cards: list[Card], is_seen: bool) -> list[str] | int:
    """The words of cards; for a viewer who may not see them, how many there are."""
    return words_of(cards) if is_seen else len(cards)


def seen_deck_size(state: BloodRageState, age: int) -> int | None:
    """BR-INF-3: how many cards of an age are not dealt yet, or out of the game unseen.

    None for an earlier age, because it would reveal the age of a card that somebody has kept.
    """
    return len(state.decks[age]) if age >= state.age else None
