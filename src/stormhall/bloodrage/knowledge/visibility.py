"""Who sees what (BR-INF-*): views ask here which cards they may name.

Public facts (BR-INF-1) are written for everybody by `positions/write.py`. Elsewhere:

- what has been revealed and stays known (BR-INF-4): `seen_cards.py`
- what a player remembers of the packs of a draft (BR-INF-3, -5): `draft_knowledge.py`
- clans that might hold a card are asked although they hold none (BR-INF-6): `may_hold_addition` in
  `rules/battle/added_cards.py`; declines that need no secret: `rules/offer_rounds.py`
- who has finished a simultaneous choice, not what was chosen (BR-INF-7): `SecretChoice` in
  `kernel/core/shared_choices.py`
"""

from __future__ import annotations

from stormhall.bloodrage.model.cards import Card, words_of
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import EVERYTHING, Seat


def sees_cards_of(viewer: int, seat: Seat) -> bool:
    """BR-INF-2, BR-GFT-7, BR-QST-4: hand, pack, picks and quests are for their owner alone."""
    return viewer in (seat, EVERYTHING)


def seen_cards(cards: list[Card], is_seen: bool) -> list[str] | int:
    """The words of cards, or for a viewer who may not see them how many there are."""
    return words_of(cards) if is_seen else len(cards)


def seen_deck_size(state: BloodRageState, age: int) -> int | None:
    """BR-INF-3: how many cards of an age are not dealt yet, or out of the game unseen.

    Of an earlier age it would reveal the age of a card that somebody has kept.
    """
    return len(state.decks[age]) if age >= state.age else None
