"""Stardust (SG-DST, SG-CHG-06, SG-CHG-02): one card for one or two supplies in one line."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from tests.battalia.battles import with_reserve
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.table import Table
from tests.rules import rule

QUIET_DAY = 2  # the sunbeam lights neither tool nor horse


def purse(*hand: str, seats: int = 2, **options: Any) -> Table:
    """Player 0 with these cards in step 3, his city on b2."""
    table = stormgates("trading", seats=seats, **options)
    return table.hand(0, *hand).day(QUIET_DAY)


def road(*hand: str, **options: Any) -> Table:
    """A hero of player 0 on b2 with three roads to the east of him."""
    table = purse(*hand, **options)
    for cell in ("c2", "d2", "e2"):
        table.tile(cell, "road.straight", "ew")
    return table.hero(0, "b2")


def hunted(*hand: str, second: str | None = None, seats: int = 2, owner: int = 1) -> Table:
    """A hero of player 1 on d3 is attacked by one of player 0; roads lead away to the south."""
    table = stormgates("trading", seats=seats).clear().day(QUIET_DAY).city("b2", owner=0)
    table.tile("c2", "road.straight", "ew").tile("d2", "road.curve", "sw")
    for cell in ("d3", "d4", "d5"):
        table.tile(cell, "road.straight", "ns")
    table.city("d6", owner=owner)
    table.hero(0, "d3", *([second] if second else [])).hero(1, "d3")
    table.hand(0, "weapon.red", "lord.red").hand(1, *hand)
    return table.play("attack hero player2 d3", "play weapon.red", "done")


@rule("SG-DST-01")
def test_there_are_twelve_stardust_and_they_have_neither_faction_nor_strength() -> None:
    table = purse("stardust", "stardust", "friman.red", "friman.red").turn(0, "cohort")
    assert table.position()["trading"]["stardust"] == 10
    assert "cohort" not in table.legal()
    fight = stormgates("trading").hero(0, "d4").hand(0, "weapon.red", "stardust", "friman.red")
    with_reserve(fight, lords=2)
    fight.play("attack ruins d4", "play weapon.red")
    fight.refuses("play stardust", because="BT-BAT-20")


@rule("SG-DST-01")
@pytest.mark.parametrize("transformer", ["scroll", "title"])
def test_neither_scroll_nor_title_transforms_stardust(transformer: str) -> None:
    table = purse("stardust", f"{transformer}.red")
    assert f"{transformer} on stardust" not in table.legal()
    table.refuses(f"{transformer} on stardust")


@rule("BT-USE-AMU-1", "BT-USE-AMU-3", "SG-DST-02")
def test_an_amulet_doubles_a_stardust_for_two_lines() -> None:
    table = purse("stardust", "amulet.red", "supply").dice(2).play("amulet on stardust")
    assert table.open_of(0) == [("stardust", "stardust", 2)]

    table.play("hire friman", "with open1")
    assert table.open_of(0) == [("stardust", "stardust", 1)]
    table.play("hire chief")
    assert table.open_of(0) == []
    assert sorted(table.table_of(0)) == ["amulet.red", "stardust", "supply"]


@rule("BT-USE-AMU-1", "BT-USE-AMU-7")
def test_a_stardust_on_an_amulet_may_become_a_joker() -> None:
    table = purse("stardust", "amulet.red").dice(6).play("amulet on stardust", "open1 as supply")
    assert table.open_of(0) == [("stardust", "supply", 1)]


def test_by_version_1_no_amulet_is_laid_on_stardust_or_a_casket() -> None:
    table = purse("stardust", "casket", "amulet.red").say(rules=1)
    assert table.legal_like("amulet on") == []
    for card in ("stardust", "casket"):
        table.refuses(f"amulet on {card}", because="BT-USE-AMU-1")


@rule("SG-DST-02", "SG-WE-17")
def test_one_stardust_hires_a_friman() -> None:
    """SGX-17, first part."""
    table = purse("stardust", "casket")
    table.play("hire friman")
    assert table.table_of(0) == ["stardust"]
    assert table.hand_of(0) == ["casket"]


@rule("SG-DST-02", "SG-WE-17")
def test_one_stardust_does_not_serve_two_roads() -> None:
    """SGX-17, second part: two simple roads are two lines."""
    table = purse("stardust", "friman.red", "friman.red")
    table.play("build road.straight c2 ew")
    assert sorted(table.table_of(0)) == ["friman.red", "stardust"]
    table.refuses("build road.straight d2 ew", because="BT-BLD-13")


@rule("SG-DST-02", "SG-CHG-06")
def test_a_stardust_may_stand_for_a_single_supply() -> None:
    table = purse("stardust", "supply", "friman.red")
    table.play("build road.straight c2 ew with friman.red stardust")
    assert table.hand_of(0) == ["supply"]


@rule("SG-DST-02")
def test_all_ways_to_pay_with_stardust_are_offered_and_no_others() -> None:
    table = purse("stardust", "stardust", "supply", "supply", "supply")
    table.play("hire chief")  # three supplies
    assert set(table.legal()) == {
        "with supply stardust",
        "with supply stardust stardust",
        "with supply supply stardust",
        "with supply supply supply",
        "with stardust stardust",
    }
    table.refuses("with stardust", because="BT-TRN-8")
    table.refuses("with supply supply stardust stardust", because="BT-TRN-8")


@rule("SG-DST-02")
def test_a_supply_is_suggested_before_a_stardust() -> None:
    table = purse("stardust", "supply", "supply")
    table.play("hire friman")
    suggestion = table.state.suggestion(0)
    assert suggestion is not None
    assert table.game.ruleset.notation.text(suggestion) == "with supply supply"


@rule("SG-DST-03")
@pytest.mark.parametrize(
    ("hand", "line"),
    [
        (["stardust", "stardust"], "hire chief"),
        (["stardust", "chief.red"], "create horse"),
        (["stardust", "friman.red", "friman.red"], "build road.cross c2 nesw"),
        (["stardust", "weapon.red"], "hire hero b2"),
    ],
)
def test_stardust_pays_wherever_supplies_are_the_price(hand: list[str], line: str) -> None:
    table = purse(*hand)
    table.allows(line)
    without = [card for card in hand if card != "stardust"]
    assert table.game.why_not(0, line) == []
    assert purse(*without).game.why_not(0, line)


@rule("SG-DST-03")
def test_stardust_pitches_a_tent_and_is_stationed_in_one() -> None:
    table = purse("stardust", "tent.red", "chief.red")
    table.play("pitch tent.red station chief.red")
    assert table.table_of(0) == ["stardust"]
    other = purse("stardust", "supply", "tent.red")
    other.play("pitch tent.red station stardust")
    assert other.tents_of(0) == [("tent.red", ["stardust"])]
    last = purse("stardust", "tent.red", "chief.red").play("pitch tent.red")
    last.refuses("station stardust", because="BT-USE-TEN-1")


@rule("SG-DST-03")
def test_stardust_gives_one_hero_two_steps_in_a_row() -> None:
    table = road("stardust", "casket")
    table.play("move hero1 c2 d2")
    assert table.heroes_of(0)[0] == "d2"
    table.refuses("move hero1 e2", because="BT-MOV-2")


@rule("SG-DST-03", "BT-MOV-4")
def test_the_second_step_of_a_stardust_is_lost_by_another_action() -> None:
    table = road("stardust", "supply", "supply")
    table.play("move hero1 c2 with stardust", "hire friman")
    table.refuses("move hero1 d2", because="BT-MOV-2")
    stays = road("stardust", "stardust").hero(0, "b2", "b2")
    stays.play("move hero1 c2 with stardust")
    assert stays.position()["ride"] == [1, 1]
    stays.play("move hero2 c2 with stardust")  # the first hero's step is gone
    assert stays.position()["ride"] == [2, 1]


@rule("SG-DST-03", "BT-UNB-4")
def test_stardust_bribes_an_unbound_unit_with_two() -> None:
    table = stormgates("trading", "unbound").hero(0, "d4").day(QUIET_DAY)
    table.hand(0, "weapon.red", "lord.unbound", "stardust", "supply")
    table.play("attack ruins d4", "play weapon.red", "play lord.unbound")
    table.play("feed stardust")
    bribed = table.events("unbound-fed")[-1]["total"]
    assert bribed == table.events("battle-card")[-1]["attack"] + 2
    table.play("feed supply")
    assert table.events("unbound-fed")[-1]["total"] == bribed + 1


@rule("SG-DST-03")
def test_borrowed_stardust_pays_and_is_returned() -> None:
    table = purse("hand", "supply", new_great_artefacts=True).nation(1, "stardust")
    table.play("hand player2", "take stardust")
    table.play("hire chief with supply borrowed")
    table.play("end turn")
    assert table.shelter_of(1)[-1] == "stardust"


@rule("SG-DST-04")
def test_stardust_is_not_suspended_but_may_lie_in_ambush() -> None:
    table = purse("stardust", "supply", "friman.red")
    assert table.legal_like("suspend") == ["suspend supply", "suspend friman.red"]
    table.refuses("suspend stardust", because="SG-DST-04")
    table.play("suspend supply", "ambush stardust")
    assert table.ambush_of(0) == ["stardust"]


@rule("SG-DST-04")
def test_stardust_is_cleared_and_drawn_again_like_any_card() -> None:
    table = purse("stardust", "supply").play("end turn")
    assert "stardust" in table.shelter_of(0) + table.hand_of(0)


@rule("SG-DST-04")
def test_stardust_is_not_traded() -> None:
    table = purse("stardust", "casket").tile("c2", "road.straight", "ew").hero(0, "c2")
    table.say(trading={"posts": [["c2", "c2"]]})
    table.refuses("sell stardust", because="SG-DST-04")


@rule("SG-DST-05")
def test_when_all_twelve_are_taken_none_is_gained() -> None:
    table = purse("supply", "supply", "casket").tile("c2", "road.straight", "ew").hero(0, "c2")
    table.say(trading={"posts": [["c2", "c2"]]}).player(1, shelter=["stardust"] * 12)
    assert table.position()["trading"]["stardust"] == 0
    table.refuses("barter", because="SG-TRD-09")


@rule("SG-DST-05")
def test_a_position_with_a_thirteenth_stardust_is_refused() -> None:
    table = purse("stardust").player(1, shelter=["stardust"] * 12)
    with pytest.raises(stormhall.PositionError, match="no stardust is left"):
        table.game  # noqa: B018


@rule("SG-CHG-02")
@pytest.mark.parametrize(
    ("hand", "payments"),
    [
        (["supply", "supply", "supply"], []),
        (["stardust", "supply"], []),
        (["stardust", "stardust"], []),
        (["horse.red"], []),
        (
            ["stardust", "stardust", "supply", "supply"],
            [
                "supply stardust",
                "supply supply stardust",
                "stardust stardust",
                "supply stardust stardust",
            ],
        ),
    ],
)
def test_a_retreat_of_three_steps_is_paid_for_with_supplies_stardust_or_a_horse(
    hand: list[str], payments: list[str]
) -> None:
    table = hunted(*hand)
    table.play("retreat d6")
    if payments:
        assert sorted(table.legal()) == sorted(f"with {payment}" for payment in payments)
        table.play(table.legal()[0])
    assert table.heroes_of(1)[0] == "d6"


@rule("SG-CHG-02")
def test_a_retreat_has_exactly_three_steps() -> None:
    table = hunted("stardust", "stardust", "horse.red")
    table.refuses("retreat d5", because="BT-RET-2")
    table.refuses("retreat d3", because="BT-RET-2")
    hunted("stardust").refuses("retreat d6", because="BT-RET-5")
    hunted("supply", "supply").refuses("retreat d6", because="BT-RET-5")


@rule("SG-CHG-02", "SG-WE-49")
def test_a_retreat_does_not_end_on_a_square_with_a_hero_or_city_of_the_attacker() -> None:
    """SGX-49, second part."""
    hunted("stardust", "supply", second="d6").refuses("retreat d6", because="BT-RET-4")
    hunted("stardust", "supply", owner=0).refuses("retreat d6", because="BT-RET-4")


@rule("SG-CHG-02", "SG-WE-49")
def test_a_retreat_may_end_on_a_third_players_city() -> None:
    """SGX-49, third part."""
    table = hunted("stardust", "supply", seats=3, owner=2)
    table.refuses("retreat d5", because="BT-RET-2")
    table.play("retreat d6")
    assert table.heroes_of(1)[0] == "d6"
