"""Parts of documents are built again only when what they are made of has changed."""

from __future__ import annotations

from stormhall.kernel.core.kept_parts import KeptParts, own_copy


class Cards:
    """Builds lists of cards, and counts how often."""

    def __init__(self) -> None:
        self.built = 0

    def build(self, cards: list[int], seat: int) -> list[int]:
        self.built += 1
        return [seat, *cards]


def test_a_part_is_built_once_while_what_it_is_made_of_stays_the_same() -> None:
    kept, cards = KeptParts(), Cards()

    parts = [kept.part(cards.build, b"12", [1, 2], 0) for _ in range(3)]

    assert parts == [[0, 1, 2]] * 3
    assert cards.built == 1


def test_a_part_is_built_again_when_what_it_is_made_of_changes() -> None:
    kept, cards = KeptParts(), Cards()
    kept.part(cards.build, b"12", [1, 2], 0)

    assert kept.part(cards.build, b"1", [1], 0) == [0, 1]
    assert kept.part(cards.build, b"12", [1, 2], 0) == [0, 1, 2]
    assert cards.built == 3


def test_parts_with_other_arguments_are_kept_beside_each_other() -> None:
    kept, cards = KeptParts(), Cards()

    for _ in range(2):
        assert kept.part(cards.build, b"12", [1, 2], 0) == [0, 1, 2]
        assert kept.part(cards.build, b"12", [1, 2], 1) == [1, 1, 2]
    assert cards.built == 2


def test_a_copy_of_a_document_shares_nothing_with_it() -> None:
    document: dict[str, object] = {"cards": [1, 2], "seats": {"0": {"hand": [3]}}}

    copy = own_copy(document)
    copy["seats"]["0"]["hand"].clear()  # type: ignore[index]
    copy["cards"].append(4)  # type: ignore[attr-defined]

    assert document == {"cards": [1, 2], "seats": {"0": {"hand": [3]}}}
