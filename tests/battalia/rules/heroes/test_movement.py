"""Moving heroes (BT-MOV-1 to -7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.battalia.table import Table, battalia
from tests.rules import rule


def street(*hand: str, **options: Any) -> Table:
    """A road from Blue's city a1 along the north to Red's city g1; Blue's heroes stand on a1."""
    table = battalia(seats=4, **options).faction("islanders", "emberians").clear()
    table.city("a1", owner=0, terrain="forest").city("g1", owner=1, terrain="mountain")
    for column in "bcdef":
        table.tile(f"{column}1", "road.straight", "ew", "canyon" if column in "bcd" else "forest")
    return table.hero(0, "a1", "a1").hand(0, *hand).hand(1)


def lines_after(table: Table, line: str) -> list[str]:
    """A line with each of its payments, as whole sentences; none if it cannot be paid."""
    if line not in table.legal():
        return []
    copy = table.game.clone()
    copy.apply(0, line)
    return [f"{line} {action}" for action in copy.legal(0)]


@rule("BT-MOV-1")
def test_a_step_goes_where_exit_meets_exit() -> None:
    table = street("supply").tile("a2", "road.curve", "ne").tile("b2", "road.straight", "ew")

    table.allows("move hero1 b1", "move hero1 a2")
    table.refuses("move hero1 b2", because="BT-MOV-1")
    table.play("move hero1 b1")

    assert table.heroes_of(0) == ["b1", "a1"]


@rule("BT-MOV-1")
def test_two_cards_side_by_side_are_not_joined_without_exits() -> None:
    table = street("supply").hero(0, "c1").tile("c2", "road.straight", "ew")

    table.refuses("move hero1 c2", because="BT-MOV-1")


@rule("BT-MOV-2", "BT-WE-11")
def test_two_supplies_move_one_hero_two_steps_or_two_heroes_one_each() -> None:
    together = street("supply", "supply")
    apart = street("supply", "supply")

    together.play("move hero1 b1 c1")
    apart.play("move hero1 b1", "move hero2 b1")

    assert together.heroes_of(0) == ["c1", "a1"]
    assert apart.heroes_of(0) == ["b1", "b1"]
    together.refuses("move hero1 d1", because="BT-MOV-2")


@rule("BT-MOV-2")
def test_supply_steps_may_be_spread_over_the_turn() -> None:
    table = street("supply", "supply", "supply", "supply")

    table.play("move hero1 b1", "hire friman", "move hero1 c1")

    assert table.heroes_of(0) == ["c1", "a1"]
    assert table.new_of(0)[-1] == "supply"


@rule("BT-MOV-2", "BT-TRN-6")
def test_each_use_of_a_multiplied_supply_is_a_step() -> None:
    table = street().open(0, "supply", uses=3)

    table.play("move hero1 b1 c1", "move hero2 b1")

    assert table.heroes_of(0) == ["c1", "b1"]
    table.refuses("move hero1 d1", because="BT-MOV-2")


@rule("BT-MOV-3", "BT-USE-HOR-1")
def test_a_horse_moves_a_hero_up_to_three_steps() -> None:
    table = street("horse.blue")

    table.play("move hero1 b1 c1 d1")

    assert table.heroes_of(0) == ["d1", "a1"]
    assert table.table_of(0) == ["horse.blue"]
    table.refuses("move hero1 e1", because="BT-MOV-3")


@rule("BT-MOV-3", "BT-WE-11")
def test_one_horse_does_not_move_two_heroes() -> None:
    table = street("horse.blue").play("move hero1 b1")

    table.refuses("move hero2 b1", because="BT-MOV-3")

    table.allows("move hero1 c1")


@rule("BT-MOV-3", "BT-WE-11")
def test_two_horses_move_both_heroes_three_steps_each() -> None:
    table = street("horse.blue", "horse.red")

    table.play(
        "move hero1 b1 with horse.blue", "move hero1 c1 with steps", "move hero1 d1 with steps"
    )
    table.play("move hero2 b1 c1 d1")

    assert table.heroes_of(0) == ["d1", "d1"]


@rule("BT-MOV-3", "BT-ORA-HOR")
def test_a_lit_horse_moves_one_hero_six_steps_or_two_heroes_three_each() -> None:
    one = street("horse.blue").day(7)
    two = street("horse.blue").day(7)

    one.play("move hero1 b1", "move hero1 c1 with steps", "move hero1 d1 with steps")
    one.play("move hero1 e1 f1 g1")
    two.play("move hero1 b1", "move hero1 c1 with steps", "move hero1 d1 with steps")
    two.play("move hero2 b1 c1 d1")

    assert one.heroes_of(0) == ["g1", "a1"]
    assert two.heroes_of(0) == ["d1", "d1"]


@rule("BT-MOV-3", "BT-USE-AMU-4")
def test_a_horse_multiplied_by_an_amulet_rides_three_times() -> None:
    table = street().open(0, "horse.blue", uses=3)

    table.play("move hero1 b1", "move hero1 c1 with steps", "move hero1 d1 with steps")
    table.play("move hero1 e1", "move hero1 f1 with steps", "move hero1 g1 with steps")

    assert table.heroes_of(0) == ["g1", "a1"]
    assert table.open_of(0) == [("horse.blue", "horse", 1)]


@rule("BT-MOV-4")
@pytest.mark.parametrize(
    "line",
    [
        "hire friman with supply supply",
        "suspend friman.red; ambush friman.blue",
        "strike tent1",
        "title on friman.red",
        "create tent with chief.red friman.red supply",
    ],
)
def test_the_rest_of_a_ride_is_lost_by_any_other_action(line: str) -> None:
    units = ["friman.red", "friman.blue", "chief.red"]
    table = street("horse.blue", "supply", "supply", "supply", "title.red", *units)
    table.tent(0, "tent.blue", "tool.blue")
    table.play("move hero1 b1 with horse.blue")
    assert "move hero1 c1 with steps" in lines_after(table, "move hero1 c1")

    table.play(*line.split("; "))

    assert "move hero1 c1 with steps" not in lines_after(table, "move hero1 c1")


@rule("BT-MOV-4")
def test_an_attack_in_between_loses_the_rest_of_a_ride() -> None:
    table = street("horse.blue", "weapon.blue").hero(1, "b1")
    table.play("move hero1 b1", "attack hero player2 b1 with weapon.blue", "done", "surrender")

    table.refuses("move hero1 c1", because="BT-MOV-3")


@rule("BT-MOV-4")
def test_a_supply_step_of_the_same_hero_does_not_end_the_ride() -> None:
    table = street("horse.blue", "supply")

    table.play("move hero1 b1 with horse.blue", "move hero1 c1 with supply")
    table.play("move hero1 d1", "move hero1 e1")

    assert table.heroes_of(0) == ["e1", "a1"]


@rule("BT-MOV-4")
def test_a_step_of_the_other_hero_ends_the_ride() -> None:
    table = street("horse.blue", "supply")

    table.play("move hero1 b1 with horse.blue", "move hero2 b1 with supply")

    table.refuses("move hero1 c1", because="BT-MOV-3")
    assert table.heroes_of(0) == ["b1", "b1"]


@rule("BT-MOV-4")
def test_steps_not_taken_are_gone_in_the_next_turn() -> None:
    table = street("horse.blue").play("move hero1 b1", "end turn")

    assert table.position()["ride"] is None


@rule("BT-MOV-5")
def test_heroes_never_enter_empty_squares_or_leave_the_board() -> None:
    table = street("supply", "supply")

    table.refuses("move hero1 a2", because="BT-MOV-5")

    assert table.legal_like("move") == ["move hero1 b1"]


@rule("BT-MOV-5")
def test_heroes_never_leave_the_squares_in_play() -> None:
    table = battalia(seats=2).hero(0, "b2").hand(0, "supply").tile("b3", "road.straight", "ns")

    table.refuses("move hero1 a2", because="BT-MOV-5")
    table.refuses("move hero1 b1", because="BT-MOV-5")

    assert table.legal_like("move") == ["move hero1 b3"]


@rule("BT-MOV-5")
def test_heroes_never_enter_impassable_squares() -> None:
    table = street("supply").say(impassable=["a2"])

    table.refuses("move hero1 a2", because="BT-MOV-5")

    table.allows("move hero1 b1")


@rule("BT-MOV-6")
def test_enemy_and_neutral_cities_and_heroes_are_crossed_without_a_battle() -> None:
    table = street(*["supply"] * 6).hero(1, "c1", "d1").neutral("c1").city("e1", owner=1, level=4)

    table.play("move hero1 b1 c1 d1 e1 f1 g1")

    assert table.heroes_of(0) == ["g1", "a1"]
    assert table.heroes_of(1) == ["c1", "d1"]
    assert table.step == "actions"


@rule("BT-MOV-6")
def test_any_number_of_figures_may_share_a_card() -> None:
    table = street("supply", "supply").hero(1, "b1", "b1").hero(2, "b1", "b1").hero(3, "b1", "b1")

    table.play("move hero1 b1", "move hero2 b1")

    assert table.heroes_of(0) == ["b1", "b1"]


@rule("BT-MOV-7")
def test_a_hero_may_go_any_distance_in_a_turn() -> None:
    table = street(*["supply"] * 12)

    table.play("move hero1 b1 c1 d1 e1 f1 g1 f1 e1 d1 c1 b1 a1")

    assert table.heroes_of(0) == ["a1", "a1"]
    assert table.hand_of(0) == []


@rule("BT-MOV-2", "BT-MOV-8")
def test_of_two_heroes_on_one_card_only_the_first_is_offered_a_step() -> None:
    table = street("supply")

    table.refuses("move hero2 b1", because="BT-MOV-8")

    table.allows("move hero1 b1")


@rule("BT-MOV-2")
def test_a_hero_who_is_not_on_the_board_does_not_move() -> None:
    table = street("supply").hero(0, "a1")

    table.refuses("move hero2 b1", because="BT-HER-1")


@rule("BT-MOV-3", "BT-GRT-HAM-1")
def test_the_hammer_rides_as_a_horse() -> None:
    table = street("hammer")

    table.play("hammer as horse", "move hero1 b1 c1 d1")

    assert table.heroes_of(0) == ["d1", "a1"]
    assert table.open_of(0) == []


@rule("BT-GRT-HAM-3", "BT-ORA-7")
def test_the_hammer_is_never_a_lit_horse() -> None:
    table = street("hammer").day(7).play("hammer as horse", "move hero1 b1 c1 d1")

    table.refuses("move hero1 e1", because="BT-MOV-3")


def example_10(*hand: str) -> Table:
    table = battalia(seats=4).faction("islanders").clear().tile("d4", "ruins")
    table.tile("g3", "road.curve", "sw").tile("f3", "road.straight", "ew")
    table.tile("e3", "road.straight", "ew").tile("f2", "road.straight", "ew")
    return table.tile("g2", "road.curve", "nw").hero(0, "g3").hand(0, *hand)


@rule("BT-WE-10", "BT-MOV-1", "BT-MOV-5")
def test_the_example_of_squares_a_horse_can_reach() -> None:
    table = example_10("horse.blue")

    assert table.legal_like("move") == ["move hero1 f3"]
    table.refuses("move hero1 g2", because="BT-MOV-1")
    table.play("move hero1 f3")
    assert sorted(table.legal_like("move")) == ["move hero1 e3", "move hero1 g3"]
    table.refuses("move hero1 f2", because="BT-MOV-1")
    table.play("move hero1 e3")

    assert table.legal_like("move") == ["move hero1 f3"]
    table.refuses("move hero1 d3", because="BT-MOV-5")
    table.refuses("move hero1 d4", because="BT-MOV-1")


@rule("BT-WE-10", "BT-MOV-4")
def test_stopping_on_the_first_square_loses_the_other_steps() -> None:
    table = example_10("horse.blue", "supply", "supply").play("move hero1 f3 with horse.blue")

    table.play("hire friman")

    table.refuses("move hero1 e3", because="BT-MOV-3")


@rule("BT-MOV-4")
def test_naming_the_hammer_in_the_middle_of_a_ride_loses_the_rest_of_it() -> None:
    table = battalia(2).clear().city("b2", 0).tile("c2", "road.cross").tile("d2", "road.cross")
    table.hand(0, "horse.red", "hammer", "supply").hero(0, "b2")
    table.play("move hero1 c2 with horse.red")

    table.allows("move hero1 d2 with steps")
    table.play("hammer as tool")

    table.refuses("move hero1 d2 with steps")
    table.allows("move hero1 d2 with supply")
