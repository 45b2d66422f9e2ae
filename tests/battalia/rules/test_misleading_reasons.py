"""The first reason against a wish is the rule that stands in its way, not only one nearby."""

from __future__ import annotations

import pytest

import stormhall
from stormhall import PositionError
from tests.battalia.stormgates.support.gates_table import FAR, JUMP, NEAR, gates
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.table import Table, battalia
from tests.rules import rule


def reasons(table: Table, line: str) -> list[str]:
    return [refusal.rule for refusal in table.game.why_not(table.mover, line)]


def street(*hand: str) -> Table:
    """Two heroes of player 0 on c2, with a road to the east; no artefact is lit."""
    table = battalia(oracle=False).hero(0, "c2", "c2").hand(0, *hand)
    for cell in ("c2", "d2", "e2"):
        table.tile(cell, "road.straight", "ew")
    return table


@rule("BT-MOV-8")
def test_of_two_heroes_on_one_square_the_first_is_to_be_named() -> None:
    table = street("supply")

    [refusal] = table.game.why_not(0, "move hero2 d2")

    assert (refusal.rule, refusal.arguments) == ("BT-MOV-8", {"hero": 1})
    table.play("move hero1 d2")
    assert table.heroes_of(0) == ["d2", "c2"]


@rule("BT-MOV-8", "BT-MOV-2")
def test_what_holds_the_first_hero_holds_the_second_on_his_square_too() -> None:
    table = street("friman.red")

    assert reasons(table, "move hero2 d2") == reasons(table, "move hero1 d2")
    assert reasons(table, "move hero2 d2")[0] == "BT-MOV-2"


@rule("BT-MOV-4")
@pytest.mark.parametrize("supplies", [["supply"], ["supply", "horse.blue"]])
def test_steps_of_a_horse_that_were_lost_pay_for_nothing(supplies: list[str]) -> None:
    table = street("horse.red", "friman.red", "friman.blue", "friman.green", *supplies)
    table.play("move hero1 d2 with horse.red", "create tool")

    assert reasons(table, "move hero1 e2 with steps") == ["BT-MOV-4"]


@rule("BT-MOV-3")
def test_steps_of_a_horse_are_not_the_other_heros() -> None:
    table = street("horse.red", "supply", "horse.blue")
    table.play("move hero1 d2 with horse.red")

    assert reasons(table, "move hero2 d2 with steps")[0] == "BT-MOV-3"


@rule("BT-AMB-6")
def test_a_card_in_ambush_pays_for_nothing() -> None:
    table = battalia().hand(0, "supply", "supply").ambush(0, "friman.red")
    table.hand(0, "supply", "friman.blue", "friman.green")

    assert reasons(table, "build road.straight c2 ew with friman.red supply")[0] == "BT-AMB-6"


@rule("BT-USE-TEN-3")
@pytest.mark.parametrize("card", ["friman.red", "tent.blue"])
def test_a_pitched_tent_and_its_content_pay_for_nothing_before_it_is_struck(card: str) -> None:
    table = battalia().tent(0, "tent.blue", "friman.red").hand(0, "supply", "friman.green")

    line = f"build road.straight c2 ew with {card} supply"

    [refusal] = table.game.why_not(0, line)
    assert refusal.rule == "BT-USE-TEN-3"
    assert "tent" in refusal.arguments


@rule("SG-GAT-06")
@pytest.mark.parametrize("hand", [["supply"] * 2, ["supply"] * 2 + ["stardust"]])
def test_a_jump_paid_with_one_supply_lacks_the_other(hand: list[str]) -> None:
    table = gates("trading").hero(0, NEAR).hand(0, *hand)

    assert reasons(table, f"{JUMP} with supply")[0] == "SG-GAT-06"
    assert reasons(table, f"{JUMP} with supply supply supply")[0] != "SG-GAT-06"
    assert FAR in JUMP


@rule("SG-CHG-11")
def test_a_weapon_that_does_not_reach_is_a_weapon_all_the_same() -> None:
    table = stormgates("new_great_artefacts").hero(0, "d4")
    table.hero(0, "c4").tile("c4", "road.straight", "ew").tile(
        "d4", "city.cross", None, None, owner=1
    )
    table.hand(0, "arrow", "weapon.green", "friman.red").play("attack city d4")

    assert reasons(table, "play weapon.green") == ["SG-CHG-11"]
    assert reasons(table, "play friman.red")[0] == "BT-USE-WEA-1"


@rule("SG-ROY-07")
def test_a_royal_that_crowns_may_be_named() -> None:
    table = (
        stormgates("royals").chip("b2", 0, 4).hand(0, "queen.red").faction("emberians", "baerfolk")
    )

    table.play("crown b2 with queen.red")

    tile = table.tile_at("b2")
    assert tile is not None
    assert tile["level"] == 5


@rule("BT-BLD-4")
@pytest.mark.parametrize("cell", ["c2", "e2", "b3", "f3"])
def test_a_tile_that_does_not_fit_is_named_and_not_its_neighbour(cell: str) -> None:
    blind = "ns" if cell in ("c2", "e2") else "ew"
    document = {"game": "battalia", "seats": 2,
                "tiles": {cell: {"card": "road.straight", "exits": blind}}}  # fmt: skip

    with pytest.raises(PositionError) as caught:
        stormhall.from_position(document)

    assert [path for path, _ in caught.value.defects] == [f"tiles.{cell}"]
