"""Cards with values that the game does not have."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from stormhall.bloodrage.model.cards import CARD_INDEX


@pytest.fixture
def reprint() -> Iterator[Callable[[str, list[int], int], None]]:
    """Give a card another value in a table of cards until the test ends."""
    old: list[tuple[list[int], int, int]] = []

    def change(word: str, table: list[int], value: int) -> None:
        card = CARD_INDEX[word]
        old.append((table, card, table[card]))
        table[card] = value

    yield change
    for table, card, value in reversed(old):
        table[card] = value
