"""The numbers of cards."""

from __future__ import annotations

import pytest

from stormhall import DataError
from stormhall.battalia.model.cards import GREATS, HAMMER, KIND_WORDS, words_of_kinds


def test_the_card_that_copies_great_artefacts_is_numbered_after_all_of_them() -> None:
    assert KIND_WORDS.index("mirror") == HAMMER + len(GREATS)


def test_two_kinds_with_the_same_number_are_refused() -> None:
    with pytest.raises(DataError, match=r"glass\.kind: the same one twice"):
        words_of_kinds([{"id": "glass", "kind": HAMMER}])
