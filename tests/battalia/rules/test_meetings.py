"""Places where chapters meet: rides and jokers, vassals without supplies, cohorts of universals."""

from __future__ import annotations

from tests.battalia.table import battalia
from tests.rules import rule


@rule("BT-MOV-4")
def test_naming_the_hammer_in_the_middle_of_a_ride_loses_the_rest_of_it() -> None:
    table = battalia(2).clear().city("b2", 0).tile("c2", "road.cross").tile("d2", "road.cross")
    table.hand(0, "horse.red", "hammer", "supply").hero(0, "b2")
    table.play("move hero1 c2 with horse.red")

    table.allows("move hero1 d2 with steps")
    table.play("hammer as tool")

    table.refuses("move hero1 d2 with steps")
    table.allows("move hero1 d2 with supply")


@rule("BT-LIM-3", "BT-NEU-3")
def test_a_vassal_without_a_supply_left_is_told_as_such() -> None:
    table = battalia(2).clear().neutral("d4").city("b2", 0).hand(0, "weapon.red", "lord.red")
    table.hero(0, "d4").say(supplies=0)

    table.play("attack city d4", "play weapon.red", "play lord.red", "done")

    assert [event["supply"] for event in table.events("vassal")] == [0]
    assert [card.split(".")[0] for card in table.new_of(0)] == ["lord"]


@rule("BT-2P-1", "BT-COH-4")
def test_universal_cards_muster_no_cohort_of_the_removed_faction() -> None:
    table = battalia(2, unbound=True).turn(0, "cohort").say(removed="baerfolk")
    table.faction("islanders", "emberians")
    table.hand(0, "friman.unbound", "chief.unbound", "lord.unbound", "supply")

    table.play("cohort")

    assert [event["groups"] for event in table.events("cohort")] == [{"islanders": 3}]
