"""The first of everything and the second: square a1, faction and seat 0, two of a kind in a row.

And "nothing else may": for every kind of card, whether it pays, fights and carries a hero.
"""

from __future__ import annotations

import pytest

from stormhall.battalia.model.cards import COLORS, FACTIONS
from tests.battalia.battles import totals
from tests.battalia.table import Table, battalia
from tests.rules import rule

UNITS = ["friman", "chief", "priest", "lord"]
ARTEFACTS = ["tool", "weapon", "amulet", "title", "scroll", "tent", "horse"]
GREAT = ["hammer", "horn", "sword", "shield", "wings", "crown", "hand", "pavilion", "staff", "book"]
CARDS = ["supply", *[f"{kind}.red" for kind in UNITS + ARTEFACTS], *GREAT]
FIGHTERS = {f"{kind}.red" for kind in [*UNITS, "weapon", "horse"]} | {"sword", "shield"}
BASE = COLORS[:4]


# The first square.


def corner() -> Table:
    """Green has the city on a1, with a road to b1, c1 and d1; no other cards lie there."""
    table = battalia(4).clear().city("a1", owner=0, card="city.end", exits="e", terrain="lake")
    for cell in ("b1", "c1", "d1"):
        table.tile(cell, "road.straight", "ew", "lake")
    return table


@rule("BT-MOV-1", "BT-HER-1")
@pytest.mark.parametrize("figure", [1, 2])
def test_heroes_leave_the_first_square_and_come_back(figure: int) -> None:
    squares = ["a1", "c1"] if figure == 1 else ["c1", "a1"]
    table = corner().hero(0, *squares).hand(0, *["supply"] * 4)

    table.play(f"move hero{figure} b1")
    assert table.heroes_of(0)[figure - 1] == "b1"
    table.play(f"move hero{figure} a1")

    assert table.heroes_of(0) == squares


@rule("BT-GRT-WIN-1")
@pytest.mark.parametrize("figure", [1, 2])
def test_wings_carry_either_hero_to_the_first_square(figure: int) -> None:
    table = corner().hero(0, "c1", "b1").hand(0, "wings")

    table.play(f"wings hero{figure} to a1")

    assert table.heroes_of(0)[figure - 1] == "a1"


@rule("BT-BAT-8", "BT-BAT-18")
@pytest.mark.parametrize("attacker", range(4))
@pytest.mark.parametrize("defender", range(4))
def test_any_player_may_attack_any_others_hero_on_the_first_square(
    attacker: int, defender: int
) -> None:
    if attacker == defender:
        return
    table = corner().turn(attacker).hero(attacker, "a1").hero(defender, "a1")
    for seat in range(4):
        table.hand(seat)
    table.hand(attacker, "weapon.red")
    table.play(f"attack hero player{defender + 1} a1", "play weapon.red", "done", "surrender")

    assert table.heroes_of(defender) == [None, None]
    assert table.heroes_of(attacker) == ["a1", None]


@rule("BT-RET-1", "BT-RET-2")
def test_a_hero_retreats_to_the_first_square() -> None:
    table = corner().turn(1).hero(1, "d1").hero(0, "d1").hand(1, "weapon.red")
    table.hand(0, "horse.green")

    table.play("attack hero player1 d1", "play weapon.red", "done", "retreat a1")

    assert table.heroes_of(0) == ["a1", None]


@rule("BT-BAT-16", "BT-BAT-22")
@pytest.mark.parametrize("attacker", [1, 2, 3])
def test_the_city_on_the_first_square_is_taken(attacker: int) -> None:
    table = corner().turn(attacker).hero(attacker, "a1").hand(0)
    table.hand(attacker, "weapon.red", "lord.red")

    table.play("attack city a1", "play weapon.red", "play lord.red", "done", "surrender")

    tile = table.tile_at("a1")
    assert tile is not None
    assert tile["owner"] == attacker


# Every seat and faction.


@rule("BT-GRT-HAN-1", "BT-GRT-HAN-3")
@pytest.mark.parametrize("borrower", range(4))
@pytest.mark.parametrize("lender", range(4))
def test_any_player_borrows_from_any_other_who_gets_the_card_back(
    borrower: int, lender: int
) -> None:
    if borrower == lender:
        return
    table = battalia(4).turn(borrower).hand(borrower, "hand", "supply", "supply", "supply")
    table.exact(lender).hand(lender, *["supply"] * 8).nation(lender, "chief.red", "tool.red")
    table.play(f"hand player{lender + 1}", "take chief.red")
    table.play("create horse with supply supply borrowed", "end turn")

    assert table.shelter_of(lender) == ["chief.red"]
    assert table.position()["borrowed"] is None


@rule("BT-USE-SCR-1", "BT-USE-SCR-2")
@pytest.mark.parametrize("color", BASE)
def test_a_scroll_names_every_faction_but_the_cards_own(color: str) -> None:
    table = battalia(4).hand(0, "scroll.red", f"chief.{color}").play(f"scroll on chief.{color}")
    named = dict(zip(FACTIONS, COLORS, strict=True))
    others = [faction for faction in FACTIONS[:4] if named[faction] != color]

    assert table.legal_like("name") == [f"name {faction}" for faction in others]
    table.play(f"name {others[0]}")

    assert table.open_of(0) == [(f"chief.{named[others[0]]}", "chief", 1)]


@rule("BT-TRN-1", "BT-TRN-2")
def test_everybody_has_a_turn_and_the_day_ends_with_the_last() -> None:
    table = battalia(4).turn(0)
    seats = []
    for _ in range(8):
        seats.append(table.mover)
        table.play("end turn", "keep")

    assert seats == [0, 1, 2, 3] * 2
    assert table.position()["day"] == 3


# Nothing else may.


@rule("BT-TRN-7", "BT-TRN-8", "BT-HIR-2", "BT-ART-1")
@pytest.mark.parametrize("card", CARDS)
def test_only_the_kind_of_a_price_pays_it(card: str) -> None:
    table = battalia(4).hand(0, "supply", "supply", card)

    hires = not table.game.why_not(0, "hire chief")
    creates = not table.game.why_not(0, "create horse")

    assert hires == (card == "supply")
    assert creates == (card == "chief.red")


@rule("BT-BAT-1", "BT-BAT-20")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("side", [0, 1])
def test_only_units_weapons_and_horses_join_a_battle_line(card: str, side: int) -> None:
    table = battalia(2).city("d2", owner=1, level=3, terrain="lake").hero(0, "d2")
    table.hand(0, "weapon.blue", "lord.blue", *([card] if side == 0 else []))
    table.hand(1, *([card] if side == 1 else []))
    table.play("attack city d2", "play weapon.blue")
    if side == 1:
        table.play("play lord.blue", "done", "fight")

    assert (f"play {card}" in table.legal()) == (card in FIGHTERS)
    if card not in FIGHTERS:
        table.refuses(f"play {card}", because="BT-BAT-20")


@rule("BT-MOV-1", "BT-MOV-3")
@pytest.mark.parametrize("card", CARDS)
def test_only_a_supply_or_a_horse_moves_a_hero_to_foreign_terrain(card: str) -> None:
    table = corner().hero(0, "a1").hand(0, card)

    refusals = table.game.why_not(0, "move hero1 b1")

    assert (not refusals) == (card in ("supply", "horse.red"))


# Two in a row.


@rule("BT-BAT-9", "BT-BAT-10", "BT-NEU-5")
def test_a_second_attack_in_the_same_turn_begins_with_an_empty_line() -> None:
    table = battalia(2).neutral("d2", terrain="lake").hero(0, "d2")
    table.say(rules=1)  # by version 2 an attack that can be won is not given up
    table.hand(0, "weapon.gold", "lord.red", "weapon.blue", "friman.blue")
    table.play("attack city d2", "play weapon.gold", "give up")

    table.play("attack city d2", "play weapon.blue")

    assert totals(table)[0] in (1, 2)  # the weapon, and morale in a line of its own faction
    table.refuses("done", because="BT-BAT-14")
    table.refuses("play weapon.gold")


@rule("BT-USE-TEN-3")
@pytest.mark.parametrize("tent", [1, 2, 3])
def test_each_of_several_tents_is_struck_by_itself(tent: int) -> None:
    content = ["lord.red", "chief.red", "priest.red"]
    table = battalia(2).hand(0)
    for card in content:
        table.tent(0, "tent.red", card)

    table.play(f"strike tent{tent}")

    assert table.hand_of(0) == [content[tent - 1]]
    assert [inside for _, inside in table.tents_of(0)] == [
        [card] for card in content if card != content[tent - 1]
    ]


@rule("BT-TRN-6", "BT-TRN-8")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_each_of_several_open_cards_pays_by_itself(slot: int) -> None:
    table = battalia(2).hand(0, "supply", "supply")
    for color in ("red", "gold", "blue"):
        table.open(0, f"chief.{color}", uses=2)

    table.play(f"create horse with supply supply open{slot}")

    left = [uses for _, _, uses in table.open_of(0)]
    assert left == [1 if i == slot - 1 else 2 for i in range(3)]


@rule("BT-AMB-1", "BT-AMB-2", "BT-AMB-3")
def test_a_second_and_a_third_card_are_ambushed_and_all_come_back() -> None:
    table = battalia(2).hand(0, *["supply"] * 4, "lord.red", "chief.red", "priest.red")
    for card in ("lord.red", "chief.red", "priest.red"):
        table.play("suspend supply", f"ambush {card}")
    table.refuses("suspend supply", because="BT-AMB-3")

    table.play("end turn", "keep", "end turn", "keep")

    assert table.ambush_of(0) == []
    assert {"lord.red", "chief.red", "priest.red"} <= set(table.hand_of(0))
