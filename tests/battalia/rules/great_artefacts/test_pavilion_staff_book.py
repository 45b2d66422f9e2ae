"""Pavilion of Eyla, Staff of Terra and Book of Crea (BT-GRT-PAV, -STA, -BOO)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.battalia.battles import FIELD, totals, war
from tests.battalia.table import Table, battalia
from tests.rules import rule


def home(*hand: str, day: int = 7) -> Table:
    return war().hero(0).hero(1).day(day).hand(0, *hand).shelter(0)


def land(*hand: str, **options: Any) -> Table:
    """A cleared board with four straight roads (two lakes, canyon, mountain), a curve, the ruins,
    and three cities, one of them neutral."""
    table = battalia(seats=4, **options).faction("islanders", "emberians").clear()
    table.city("a1", owner=0, level=2, terrain="lake").city("g7", owner=1, terrain="canyon")
    table.tile("b1", "road.straight", "ew", "lake").tile("c1", "road.straight", "ew", "lake")
    table.tile("d1", "road.straight", "ew", "canyon").tile("g6", "road.straight", "ns", "mountain")
    table.tile("e1", "road.curve", "sw", "canyon").tile("d4", "ruins").neutral("d7", "forest")
    return table.hand(0, *(hand or ("staff",)))


def terrains(table: Table, *cells: str) -> list[str]:
    tiles: Any = table.position()["tiles"]
    return [tiles[cell]["terrain"] for cell in cells]


# Pavilion of Eyla.


@rule("BT-GRT-PAV-1")
@pytest.mark.parametrize(
    ("lines", "content"),
    [
        (["station lord.red", "enough"], ["lord.red"]),
        (["station lord.red", "station friman.red"], ["friman.red", "lord.red"]),
    ],
)
def test_the_pavilion_takes_one_or_two_cards_without_a_supply(
    lines: list[str], content: list[str]
) -> None:
    table = home("pavilion", "lord.red", "friman.red", "chief.red")

    table.play("pitch pavilion", *lines)

    (tent,) = table.tents_of(0)
    assert (tent[0], sorted(tent[1])) == ("pavilion", content)
    assert table.table_of(0) == []
    table.settled()


@rule("BT-GRT-PAV-1")
def test_nothing_is_added_to_the_pavilion_later() -> None:
    table = home("pavilion", "lord.red", "friman.red", "supply")

    table.play("pitch pavilion", "station lord.red", "enough")

    table.refuses("station friman.red")
    table.refuses("pitch pavilion")
    assert table.legal_like("pitch") == []


@rule("BT-GRT-PAV-1", "BT-USE-TEN-3")
def test_both_cards_of_the_pavilion_are_taken_back_together() -> None:
    table = home("supply").tent(0, "pavilion", "lord.red", "friman.red")

    table.play("strike tent1")

    assert sorted(table.hand_of(0)) == ["friman.red", "lord.red", "supply"]
    assert table.shelter_of(0) == ["pavilion"]


@rule("BT-GRT-PAV-1", "BT-USE-TEN-2")
def test_the_pavilion_stays_through_clean_up_and_the_end_of_the_day() -> None:
    table = home("pavilion", "lord.red", "friman.red")
    table.play("pitch pavilion", "station lord.red", "station friman.red")

    table.play("end turn", "keep", "end turn")

    assert len(table.tents_of(0)) == 1


@rule("BT-GRT-PAV-1", "BT-GRT-2")
def test_the_pavilion_needs_a_card_to_station() -> None:
    table = home("pavilion")

    table.refuses("pitch pavilion", because="BT-USE-TEN-1")


@rule("BT-GRT-PAV-1", "BT-GRT-3")
def test_the_pavilion_takes_supplies_and_tents() -> None:
    table = home("pavilion", "supply", "tent.red")

    table.play("pitch pavilion", "station supply", "station tent.red")

    assert sorted(table.tents_of(0)[0][1]) == ["supply", "tent.red"]


# Staff of Terra.


@rule("BT-GRT-STA-1", "BT-WE-27")
def test_an_exchange_and_a_replacement_use_all_three_points() -> None:
    table = land().play("staff", "exchange b1 against d1")

    table.refuses("exchange c1", because="BT-GRT-STA-1")
    table.play("replace g6 as forest")

    assert terrains(table, "b1", "d1", "g6") == ["canyon", "lake", "forest"]
    table.settled()


@rule("BT-GRT-STA-1")
def test_three_replacements_are_possible_but_no_fourth() -> None:
    table = land().play("staff", "replace b1 as forest", "replace c1 as mountain")

    table.refuses("exchange d1", because="BT-GRT-STA-1")
    table.play("replace d1 as forest")

    table.settled()
    assert terrains(table, "b1", "c1", "d1") == ["forest", "mountain", "forest"]


@rule("BT-GRT-STA-1")
def test_the_use_of_the_staff_may_end_early() -> None:
    table = land().play("staff", "replace b1 as forest", "enough")

    table.settled()
    assert table.table_of(0) == ["staff"]


@rule("BT-GRT-STA-1")
def test_only_cards_of_the_same_type_and_another_terrain_are_exchanged() -> None:
    table = land().play("staff", "exchange b1")

    assert sorted(table.legal()) == ["against d1", "against g6"]
    table.refuses("against e1")
    table.refuses("against c1")


@rule("BT-GRT-STA-1", "BT-LIM-5")
def test_a_replacement_has_another_terrain_and_must_be_in_the_pool() -> None:
    table = land().tile("a3", "city.end", "n", "lake").tile("c3", "city.end", "n", "forest")
    table.tile("e3", "city.end", "n", "mountain").play("staff", "replace a3")

    assert table.legal() == ["as canyon"]
    table.refuses("as lake", because="BT-GRT-STA-1")
    table.refuses("as forest", because="BT-LIM-5")


@rule("BT-GRT-STA-1")
def test_a_card_is_not_replaced_by_one_of_its_own_terrain() -> None:
    table = land().top("road.straight", "lake").play("staff", "replace b1")

    table.refuses("as lake", because="BT-GRT-STA-1")

    assert sorted(table.legal()) == ["as canyon", "as forest", "as mountain"]


@rule("BT-GRT-STA-1", "BT-LIM-1")
def test_nothing_is_replaced_from_an_empty_deck() -> None:
    table = land().empty("road.curve").play("staff")

    table.refuses("replace e1", because="BT-GRT-STA-1")

    table.allows("replace b1")


@rule("BT-GRT-STA-2")
def test_chips_figures_and_exits_stay_when_cities_change_terrain() -> None:
    table = land().hero(0, "a1").hero(1, "g7", "a1")
    table.play("staff", "exchange a1 against g7", "enough")

    assert table.tile_at("a1") == {
        "card": "city.cross", "exits": "nesw", "terrain": "canyon", "owner": 0, "level": 2,
    }  # fmt: skip
    assert table.tile_at("g7") == {
        "card": "city.cross", "exits": "nesw", "terrain": "lake", "owner": 1, "level": 1,
    }  # fmt: skip
    assert (table.heroes_of(0), table.heroes_of(1)) == (["a1", None], ["g7", "a1"])


@rule("BT-GRT-STA-2")
def test_a_road_keeps_its_orientation_in_an_exchange_and_a_replacement() -> None:
    table = land().play("staff", "exchange g6 against d1", "replace g6 as forest")

    assert [table.tile_at(cell)["exits"] for cell in ("g6", "d1")] == ["ns", "ew"]  # type: ignore[index]
    assert terrains(table, "g6", "d1") == ["forest", "mountain"]


@rule("BT-GRT-STA-2")
def test_neutral_cities_may_be_chosen_and_stay_neutral() -> None:
    table = land().play("staff", "replace d7 as lake", "enough")

    assert table.tile_at("d7") == {
        "card": "city.cross", "exits": "nesw", "terrain": "lake", "neutral": True, "level": 4,
    }  # fmt: skip


@rule("BT-GRT-STA-2", "BT-NEU-3")
def test_the_lord_of_a_neutral_city_follows_its_new_terrain() -> None:
    table = land("staff", "weapon.gold", "lord.gold").hero(0, "d7")
    table.play("staff", "replace d7 as lake", "enough")

    table.play("attack city d7 with weapon.gold lord.gold", "done")

    assert table.new_of(0) == ["lord.blue", "supply"]


@rule("BT-GRT-STA-2")
def test_neither_ruins_nor_empty_squares_are_changed() -> None:
    table = land().play("staff")

    table.refuses("replace d4", because="BT-GRT-STA-2")
    table.refuses("exchange d4", because="BT-GRT-STA-2")
    table.refuses("replace a7", because="BT-GRT-STA-2")

    table.allows("replace d7")


@rule("BT-GRT-STA-2", "BT-VOL-3")
def test_the_volcano_is_not_changed() -> None:
    table = battalia(seats=4, scenario="volcano").hand(0, "staff").play("staff")

    table.refuses("replace d4", because="BT-GRT-STA-2")
    table.refuses("replace c3", because="BT-GRT-STA-2")
    table.refuses("replace d3", because="BT-GRT-STA-2")


@rule("BT-GRT-STA-3")
def test_the_replaced_card_is_shuffled_into_its_deck() -> None:
    table = land().top("road.straight", "forest", "forest", "mountain")
    size = _size(table.deck("road.straight"))

    table.play("staff", "replace b1 as mountain", "enough")

    deck = table.deck("road.straight")
    assert _size(deck) == size
    assert len(deck["top"]) == 1
    assert sorted(deck["top"] + deck["rest"]).count("lake") == 3 - 1
    assert deck["bottom"] == []


@rule("BT-GRT-STA-3")
def test_an_exchange_on_the_board_leaves_the_decks_alone() -> None:
    table = land().top("road.straight", "forest", "forest", "mountain")
    before = table.deck("road.straight")

    table.play("staff", "exchange b1 against d1", "enough")

    assert table.deck("road.straight") == before


def _size(deck: dict[str, Any]) -> int:
    return len(deck["top"]) + len(deck["rest"]) + len(deck["bottom"])


# Book of Crea.


@rule("BT-GRT-BOO-1")
def test_the_book_changes_three_cards_in_different_lines() -> None:
    table = home("book", "friman.red", "chief.gold", "tool.red", "supply", "supply", "supply")

    table.play("scroll on friman.red islanders")
    table.play("build road.straight b3 ns with open2 supply")
    table.play("scroll on chief.gold emberians", "create horse with open2 supply supply")
    table.play("scroll on tool.red cloudborn")

    assert table.open_of(0) == [("tool.gold", "tool", 1)]
    assert table.tile_at("b3") is not None


@rule("BT-GRT-BOO-1")
def test_the_book_has_no_fourth_use_not_even_on_the_day_of_the_scroll() -> None:
    table = home("book", *["friman.red"] * 3, "chief.red", day=5)

    table.play(*["scroll on friman.red islanders"] * 3)

    table.refuses("scroll on chief.red islanders", because="BT-USE-1")
    assert table.open_of(0) == [("friman.blue", "friman", 1)] * 3


@rule("BT-GRT-BOO-1", "BT-TRF-4")
def test_the_book_does_not_change_the_same_card_twice() -> None:
    table = home("book", "friman.red", "chief.red").play("scroll on friman.red islanders")

    table.refuses("scroll on open2", because="BT-TRF-4")

    table.allows("scroll on chief.red")


@rule("BT-GRT-BOO-1", "BT-USE-SCR-4")
def test_the_book_does_not_change_itself() -> None:
    table = home("book", "friman.red")
    table.refuses("scroll on itself", because="BT-USE-SCR-4")

    table.play("scroll on friman.red islanders")

    table.refuses("scroll on itself", because="BT-USE-SCR-4")


@rule("BT-GRT-BOO-1", "BT-USE-SCR-2")
def test_the_book_may_give_each_card_a_different_faction() -> None:
    table = home("book", "friman.red", "chief.red")

    table.play("scroll on friman.red islanders", "scroll on chief.red cloudborn")

    assert [card for card, _, _ in table.open_of(0)] == ["book", "friman.blue", "chief.gold"]


@rule("BT-GRT-BOO-1", "BT-BAT-20")
def test_the_book_is_used_in_a_line_and_in_a_battle_in_the_same_turn() -> None:
    table = war(level=1).hand(0, "book", "friman.red", "weapon.gold", "lord.gold", "supply")
    table.play("scroll on friman.red islanders")

    table.play(f"attack city {FIELD}", "scroll on weapon.gold islanders")
    table.play("scroll on lord.gold islanders")

    assert totals(table) == (1 + 4 + 1, 1)
    assert table.open_of(0) == [("friman.blue", "friman", 1)]
