"""Limited resources (BT-LIM-1 to -5)."""

from __future__ import annotations

import pytest

from tests.battalia.oracle import owned_by
from tests.battalia.table import Table, battalia
from tests.rules import rule

PRICES = {
    "tool": ["friman.red"] * 3,
    "weapon": ["chief.red", "friman.red", "friman.red"],
    "amulet": ["priest.red", "friman.red", "friman.red"],
    "title": ["lord.red", "friman.red", "friman.red"],
    "scroll": ["friman.red", "chief.red", "priest.red"],
    "tent": ["supply", "friman.red", "chief.red"],
    "horse": ["supply", "supply", "chief.red"],
}


@rule("BT-LIM-1")
@pytest.mark.parametrize(
    ("rank", "price"), [("friman", 2), ("chief", 3), ("priest", 4), ("lord", 5)]
)
def test_a_unit_cannot_be_hired_from_an_empty_deck(rank: str, price: int) -> None:
    full = battalia(2).hand(0, *["supply"] * price)
    empty = battalia(2).hand(0, *["supply"] * price).empty(rank)

    full.allows(f"hire {rank}")
    empty.refuses(f"hire {rank}", because="BT-LIM-1")


@rule("BT-LIM-1")
@pytest.mark.parametrize("kind", list(PRICES))
def test_an_artefact_cannot_be_created_from_an_empty_deck(kind: str) -> None:
    full = battalia(2).hand(0, *PRICES[kind])
    empty = battalia(2).hand(0, *PRICES[kind]).empty(kind)

    full.allows(f"create {kind}")
    empty.refuses(f"create {kind}", because="BT-LIM-1")


@rule("BT-LIM-1")
@pytest.mark.parametrize(
    ("card", "exits"),
    [("city.end", "w"), ("city.straight", "ew"), ("city.corner", "sw"), ("city.tee", "esw"),
     ("city.cross", "nesw"), ("road.straight", "ew"), ("road.curve", "sw"), ("road.tee", "esw"),
     ("road.cross", "nesw")],
)  # fmt: skip
def test_a_terrain_card_cannot_be_built_from_an_empty_deck(card: str, exits: str) -> None:
    frimen = 3 if card.startswith("city") else 1 if card in ("road.straight", "road.curve") else 2
    paid = " ".join(["friman.red"] * frimen + ["supply"] * card.startswith("road"))

    def table() -> Table:
        table = battalia(2).clear().city("b4", owner=0).tile("c4", "road.straight", "ew")
        return table.hand(0, *["friman.red"] * 3, "supply")

    table().allows(f"build {card} d4 {exits} with {paid}")
    table().empty(card).refuses(f"build {card} d4 {exits} with {paid}", because="BT-LIM-1")


@rule("BT-LIM-1", "BT-USE-TIT-4")
def test_nothing_is_promoted_into_an_empty_deck() -> None:
    table = battalia(2).hand(0, "title.red", "friman.red", "priest.red").empty("chief")

    table.refuses("title on friman.red", because="BT-USE-TIT-4")
    table.allows("title on priest.red")


def _chips(edition: str, level: int, cities: int) -> Table:
    """Four players, a road on c4 from c3, and this many cities of one level."""
    squares = ["c3", "a1", "c1", "e1", "g1", "a3", "e3", "g3"]
    table = battalia(4, edition=edition).clear().tile("c4", "road.straight", "ns")
    cards = [("city.cross", None)] * 7 + [("city.end", "n")]
    for square, (card, exits) in list(zip(squares, cards, strict=True))[:cities]:
        table.city(square, owner=0, level=level, card=card, exits=exits)
    return table


@rule("BT-LIM-2", "BT-CMP-11")
@pytest.mark.parametrize(("edition", "chips"), [("special", 8), ("retail2015", 7)])
@pytest.mark.parametrize("level", [1, 2])
def test_a_city_of_level_1_or_2_needs_a_free_chip_of_these_levels(
    edition: str, chips: int, level: int
) -> None:
    unit = {1: "friman.red", 2: "chief.red"}[level]
    line = f"build city.straight c5 ns with {unit} {unit} {unit}"
    last = _chips(edition, level, chips - 1).hand(0, *[unit] * 3)
    none = _chips(edition, level, chips).hand(0, *[unit] * 3)

    last.allows(line)
    none.refuses(line, because="BT-LIM-2")


@rule("BT-LIM-2", "BT-CMP-11")
@pytest.mark.parametrize(("edition", "chips"), [("special", 8), ("retail2015", 7)])
def test_a_city_of_level_3_needs_a_free_chip_of_levels_3_and_4(edition: str, chips: int) -> None:
    line = "build city.straight c5 ns with priest.red priest.red priest.red"
    last = _chips(edition, 3, chips - 1).hand(0, *["priest.red"] * 3)
    none = _chips(edition, 3, chips).hand(0, *["priest.red"] * 3)
    low = _chips(edition, 3, chips).hand(0, *["priest.red"] * 3, *["friman.red"] * 3)

    last.allows(line)
    none.refuses(line, because="BT-LIM-2")
    low.refuses(line, because="BT-LIM-2")
    low.allows("build city.straight c5 ns with friman.red friman.red friman.red")


@rule("BT-LIM-2", "BT-UPG-3")
def test_an_upgrade_to_level_3_needs_a_free_chip_and_one_to_level_2_or_4_does_not() -> None:
    table = _chips("special", 3, 8).tile("c5", "city.straight", "ns", owner=0, level=2)
    table.hand(0, "priest.red", "priest.red", "lord.red", "lord.red")
    flip = _chips("special", 1, 8).hand(0, "chief.red", "chief.red")

    table.refuses("upgrade c5 with priest.red priest.red", because="BT-UPG-3")
    table.allows("upgrade c3 with lord.red lord.red")
    flip.allows("upgrade c3 with chief.red chief.red")


@rule("BT-LIM-3")
def test_when_no_supply_is_left_a_unit_comes_without_one() -> None:
    table = battalia(2).hand(0, "supply", "supply").top("friman", "friman.red").say(supplies=0)

    table.play("hire friman")

    assert table.new_of(0) == ["friman.red"]
    assert table.position()["pool"]["supply"] == 0


@rule("BT-LIM-3", "BT-NEU-3")
def test_when_no_supply_is_left_a_vassal_comes_without_one() -> None:
    table = battalia(2).neutral("f2", terrain="forest").hero(0, "f2").say(supplies=0)
    table.hand(0, "weapon.red", "lord.red")

    table.play("attack city f2", "play weapon.red", "play lord.red", "done")

    assert table.new_of(0) == ["lord.green"]


# The creation deck.


def _ten() -> Table:
    """A creation deck of ten cards."""
    return battalia(2).exact(0).hand(0, *["supply"] * 4, "tool.red").nation(0, *["friman.red"] * 5)


@rule("BT-WE-20", "BT-LIM-4", "BT-AMB-5")
def test_nothing_is_suspended_from_a_creation_deck_of_ten() -> None:
    table = _ten()

    table.refuses("suspend tool.red", because="BT-AMB-5")
    assert table.legal_like("suspend") == []


@rule("BT-WE-20", "BT-LIM-4", "BT-AMB-5")
def test_with_a_unit_hired_this_turn_two_may_be_suspended() -> None:
    table = battalia(2).exact(0).nation(0, *["friman.red"] * 3)
    table.hand(0, *["supply"] * 3, "tool.red", "tool.green", "weapon.red", "weapon.green")

    table.play("hire friman with supply supply")
    table.play("ambush weapon.red suspend tool.red", "ambush weapon.green suspend tool.green")

    assert sum(owned_by(table.position(), 0).values()) == 10
    table.refuses("suspend supply", because="BT-AMB-5")


@rule("BT-LIM-4")
def test_the_creation_deck_counts_every_zone() -> None:
    """Eleven cards: hand, nation, shelter, ambush, a tent with its content, table and new cards."""
    table = battalia(2).exact(0).hand(0, "supply", "supply", "tool.red").nation(0, "friman.red")
    table.shelter(0, "horse.red").ambush(0, "title.red").tent(0, "tent.red", "lord.gold")
    table.player(0, table=["friman.gold"], new=["weapon.gold"]).open(0, "friman.blue", uses=2)
    assert sum(owned_by(table.position(), 0).values()) == 11

    table.play("ambush tool.red suspend supply")

    table.refuses("suspend supply", because="BT-AMB-5")


@rule("BT-LIM-4", "BT-GRT-HAN-1")
def test_a_card_lent_out_counts_for_its_owner_and_not_for_its_user() -> None:
    table = battalia(2).exact(0).exact(1).nation(0, *["friman.red"] * 6, "chief.red")
    table.hand(0, "hand", "supply", "supply").nation(1, *["supply"] * 10)

    table.play("hand player2", "take supply")

    table.refuses("suspend supply", because="BT-AMB-5")
    assert table.state.defects() == []
    assert sum(owned_by(table.position(), 1).values()) == 10


# Searching a deck.


@rule("BT-LIM-5")
def test_a_search_takes_a_card_of_the_faction_from_anywhere_in_the_deck() -> None:
    table = battalia(4).top("chief", "chief.gold", "chief.gold").hand(0, "title.red", "friman.blue")

    table.play("title on friman.blue")

    assert table.open_of(0) == [("chief.blue", "chief", 1)]


@rule("BT-LIM-5")
def test_without_a_card_of_the_faction_a_search_takes_the_top_card() -> None:
    table = battalia(4).say(limbo=["lord.blue"] * 4).top("lord", "lord.gold")
    table.hand(0, "title.red", "priest.blue")

    table.play("title on priest.blue")

    assert table.open_of(0) == [("lord.gold", "lord", 1)]


@rule("BT-LIM-5")
@pytest.mark.parametrize("found", [True, False])
def test_a_searched_deck_is_shuffled_in_either_case(found: bool) -> None:
    """Three gold lords were on top; after the search any card may be there."""
    tops = set()
    for seed in range(40):
        table = battalia(4).say(seed=seed).hand(0, "title.red", "priest.blue")
        if not found:
            table.say(limbo=["lord.blue"] * 4)
        table.top("lord", "lord.gold", "lord.gold", "lord.gold")
        table.play("title on priest.blue")
        tops.add(table.deck("lord")["top"][0])

    assert len(tops) > 2


@rule("BT-LIM-5", "BT-GRT-STA-1")
def test_the_staff_finds_no_terrain_that_the_deck_does_not_hold() -> None:
    table = battalia(4).hand(0, "staff")
    table.tile("b1", "road.straight", "ew", "lake").empty("road.straight")

    table.play("staff")

    table.refuses("replace b1", because="BT-GRT-STA-1")
    assert "exchange b1" not in table.legal()
