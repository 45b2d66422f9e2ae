"""Zealots: universal units that a sacrifice doubles (SG-ZEA)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import stormhall
from stormhall.battalia.knowledge.creation_decks import creation_deck
from stormhall.battalia.rules.setup import box_of_cards
from stormhall.battalia.stormgates.model.cards import IS_ZEALOT
from tests.battalia.battles import totals
from tests.battalia.stormgates.support.imagined_worlds import check_worlds
from tests.battalia.stormgates.support.table import dealt_table, just, stormgates
from tests.battalia.table import Table
from tests.rules import rule

FIELD = "d2"


def order(*hand: str) -> Table:
    """Blue holds these cards; Red is his opponent."""
    table = stormgates("zealots")
    return table.faction("islanders", "emberians").hand(0, *hand).hand(1)


def war(*hand: str, level: int = 1) -> Table:
    """Blue's hero stands on a city of Red."""
    table = order(*hand).city(FIELD, owner=1, level=level, terrain="lake")
    return table.hero(0, FIELD)


# Getting zealots.


@rule("SG-ZEA-01")
def test_two_zealots_of_each_rank_are_among_the_units() -> None:
    decks = box_of_cards(dealt_table("zealots").state)

    zealots = [card for deck in decks[:5] for card in deck if IS_ZEALOT[card]]
    assert sorted(zealots) == [15, 15, 23, 23, 31, 31, 39, 39]


@rule("SG-ZEA-01", "SG-DRF-03")
@pytest.mark.parametrize("seed", range(4))
def test_nobody_starts_with_a_zealot(seed: int) -> None:
    state = dealt_table("zealots", "unbound", seats=4, seed=seed).state

    for seat in range(4):
        assert not any(IS_ZEALOT[card] for card in creation_deck(state, seat))
    in_decks = b"".join(state.tops[1:5] + state.loose[1:5])
    assert sum(IS_ZEALOT[card] for card in in_decks) == 8


@rule("SG-ZEA-01", "SG-MOD-01")
def test_without_the_module_there_are_no_zealots() -> None:
    decks = box_of_cards(dealt_table().state)

    assert not any(IS_ZEALOT[card] for deck in decks[:5] for card in deck)
    order("supply").refuses("double friman.blue")


@rule("SG-ZEA-01", "BT-COH-2")
def test_zealots_count_for_every_cohort() -> None:
    hand = ("friman.red", "chief.red", "friman.zealot", "supply", "supply", "supply")
    table = order(*hand).turn(0, "cohort")

    table.allows("cohort")
    table.play("cohort")

    assert len(table.hand_of(0)) == 7


@rule("SG-ZEA-01", "BT-BAT-4")
def test_zealots_never_spoil_morale() -> None:
    table = war("weapon.blue", "friman.zealot", "supply", level=2)
    table.play(f"attack city {FIELD} with weapon.blue")
    before = totals(table)[0]

    table.play("double friman.zealot", "sacrifice supply")

    assert totals(table)[0] == before + 1


@rule("SG-ZEA-02")
def test_a_hired_zealot_comes_with_two_supplies_for_the_usual_price() -> None:
    table = order("supply", "supply").top("friman", "friman.zealot")

    table.play("hire friman")

    assert table.new_of(0) == ["friman.zealot", "supply", "supply"]


@rule("SG-ZEA-02")
def test_the_vassal_lord_may_be_a_zealot_with_two_supplies() -> None:
    table = order("weapon.blue", "lord.blue").neutral(FIELD, terrain="lake")
    table.hero(0, FIELD).hand(1, "lord.blue", "lord.blue", "lord.blue").top("lord", "lord.zealot")

    table.play(f"attack city {FIELD} with weapon.blue lord.blue", "done")

    assert table.new_of(0) == ["lord.zealot", "supply", "supply"]


# The sacred doubling.


@rule("SG-ZEA-03")
@pytest.mark.parametrize(
    ("rank", "doubled"), [("friman", 2), ("chief", 4), ("priest", 6), ("lord", 8)]
)
def test_a_doubled_zealot_has_twice_the_strength_of_its_rank(rank: str, doubled: int) -> None:
    table = war("weapon.red", f"{rank}.zealot", "supply", level=2)
    table.play(f"attack city {FIELD} with weapon.red")
    before = totals(table)[0]

    table.play(f"double {rank}.zealot", "sacrifice supply")
    assert totals(table)[0] == before + doubled // 2
    table.play("play open1")

    assert totals(table)[0] == before + doubled
    assert table.limbo() == ["supply"]


@rule("SG-ZEA-04")
def test_a_zealot_does_not_pay_before_it_is_doubled() -> None:
    table = order("friman.zealot", "friman.red", "supply", "supply").tile(
        "b3", "road.straight", "ns"
    )

    table.refuses("build road.straight b4 ns with friman.zealot", because="SG-ZEA-04")
    assert table.legal_like("build road.cross") == []


@rule("SG-ZEA-04")
def test_a_zealot_cannot_be_laid_in_battle_before_it_is_doubled() -> None:
    table = war("weapon.blue", "lord.zealot", "supply")
    table.play(f"attack city {FIELD} with weapon.blue")

    table.refuses("play lord.zealot", because="SG-ZEA-04")


@rule("SG-ZEA-04")
def test_only_zealots_are_doubled() -> None:
    table = order("friman.zealot", "friman.red", "supply")

    table.refuses("double friman.red", because="SG-ZEA-04")
    table.refuses("double chief.zealot", because="BT-TRN-4")
    table.refuses("double again", because="SG-ZEA-04")
    table.play("double friman.zealot", "sacrifice supply")
    table.refuses("double open1", because="SG-ZEA-04")


@rule("SG-ZEA-04")
def test_each_time_a_zealot_is_played_a_card_is_suspended() -> None:
    table = order("friman.zealot", "friman.zealot", "supply", "tent.red")

    table.play("double friman.zealot", "sacrifice supply", "double friman.zealot")
    table.refuses("sacrifice supply", because="SG-ZEA-04")
    table.play("sacrifice tent.red")

    assert table.limbo() == ["supply", "tent.red"]
    assert table.open_of(0) == [("friman.zealot", "friman", 2)] * 2


@rule("SG-ZEA-04")
def test_the_defender_doubles_his_zealots_too() -> None:
    table = war("weapon.blue", "chief.blue", level=1).hand(1, "chief.zealot", "horse.red")
    table.play(f"attack city {FIELD} with weapon.blue chief.blue", "done", "fight")

    table.refuses("play chief.zealot", because="SG-ZEA-04", seat=1)
    table.play("double chief.zealot", "sacrifice horse.red", "play open1", "done")

    assert totals(table)[1] == 5
    table.play("give up")
    assert table.shelter_of(1)[-1] == "chief.zealot"


@rule("SG-ZEA-04", "BT-BAT-9")
def test_a_zealot_does_not_open_an_attack() -> None:
    table = war("weapon.blue", "lord.zealot", "supply")
    table.play(f"attack city {FIELD}")

    table.refuses("double lord.zealot", because="BT-BAT-9")


@rule("SG-ZEA-04", "BT-GRT-HAN-2")
def test_a_borrowed_zealot_needs_a_sacrifice_by_its_user() -> None:
    table = order("hand", "supply", "supply").exact(1)
    table.hand(1, *["supply"] * 6).nation(1, "priest.zealot", "tent.red", "tool.red", "amulet.red")
    table.play("hand player2", "take priest.zealot")

    table.refuses("create scroll", because="BT-ART-1")
    table.play("double borrowed", "sacrifice supply")

    assert table.open_of(0) == [("priest.zealot", "priest", 2)]
    assert table.limbo() == ["supply"]
    table.play("end turn")
    assert table.shelter_of(1)[-1] == "priest.zealot"


@rule("SG-WE-40", "SG-ZEA-04")
def test_a_doubled_friman_pays_for_a_crossing_or_two_simple_roads() -> None:
    hand = ("friman.zealot", "tent.red", "supply", "supply")
    crossing = order(*hand).city("b2", owner=0)
    crossing.play("double friman.zealot", "sacrifice tent.red")
    crossing.play("build road.cross b3 with supply open1 open1")
    assert crossing.open_of(0) == []

    forked = order(*hand).city("b2", owner=0)
    forked.play("double friman.zealot", "sacrifice tent.red")
    forked.play("build road.straight b3 ns", "build road.straight b4 ns")
    assert forked.open_of(0) == []
    assert forked.limbo() == ["tent.red"]


@rule("SG-WE-40", "SG-ZEA-04")
def test_without_another_card_in_hand_a_zealot_cannot_be_played() -> None:
    table = order("friman.zealot")

    table.refuses("double friman.zealot", because="SG-ZEA-04")


# The sacrifice.


@rule("SG-ZEA-05", "BT-LIM-4")
def test_with_ten_cards_no_zealot_is_played() -> None:
    hand = ("friman.zealot", *["supply"] * 5)
    few = order(*hand).exact(0).shelter(0, *["supply"] * 4)
    few.refuses("double friman.zealot", because="SG-ZEA-05")

    enough = order(*hand).exact(0).shelter(0, *["supply"] * 5)
    enough.allows("double friman.zealot")


@rule("SG-ZEA-05", "SG-DST-04")
def test_stardust_is_never_sacrificed() -> None:
    table = stormgates("zealots", "trading").faction("islanders", "emberians")
    table.hand(0, "friman.zealot", "stardust")

    table.refuses("double friman.zealot", because="SG-ZEA-05")


@rule("SG-ZEA-05", "SG-DST-04")
def test_with_other_cards_the_stardust_stays() -> None:
    table = stormgates("zealots", "trading").faction("islanders", "emberians")
    table.hand(0, "friman.zealot", "stardust", "supply")
    table.play("double friman.zealot")

    table.refuses("sacrifice stardust", because="SG-ZEA-05")
    assert table.legal() == ["sacrifice supply"]


@rule("SG-ZEA-05", "BT-GRT-HAN-4")
def test_a_borrowed_card_is_never_sacrificed() -> None:
    table = order("hand", "friman.zealot", "supply").exact(1)
    table.hand(1, *["supply"] * 6).nation(1, "lord.red", "tent.red", "tool.red", "amulet.red")
    table.play("hand player2", "take lord.red", "double friman.zealot")

    table.refuses("sacrifice borrowed", because="SG-ZEA-05")


@rule("SG-ZEA-05")
@pytest.mark.parametrize("card", ["lord.zealot", "wings", "weapon.blue"])
def test_any_other_card_may_be_the_sacrifice(card: str) -> None:
    table = order("friman.zealot", card)

    table.play("double friman.zealot", f"sacrifice {card}")

    assert table.limbo() == [card]


# Forbidden uses, and uses that need no sacrifice.


@rule("SG-ZEA-06")
@pytest.mark.parametrize(
    "action",
    ["amulet on friman.zealot", "title on friman.zealot", "scroll on friman.zealot",
     "title twice on friman.zealot"],
)  # fmt: skip
def test_zealots_cannot_be_transformed(action: str) -> None:
    table = order("friman.zealot", "amulet.red", "title.red", "scroll.red", "crown", "supply")

    table.refuses(action, because="SG-ZEA-06")


@rule("SG-ZEA-06")
def test_the_book_does_not_transform_a_zealot_either() -> None:
    order("friman.zealot", "book").refuses("scroll on friman.zealot", because="SG-ZEA-06")


@rule("SG-ZEA-07")
def test_stationing_a_zealot_needs_no_sacrifice() -> None:
    table = order("tent.blue", "lord.zealot", "supply")

    table.play("pitch tent.blue", "station lord.zealot")

    assert table.tents_of(0) == [("tent.blue", ["lord.zealot"])]
    assert table.limbo() == []


@rule("SG-ZEA-07")
def test_a_zealot_lies_in_ambush_or_is_suspended_like_any_card() -> None:
    table = order("lord.zealot", "friman.zealot", "supply")

    table.play("suspend friman.zealot", "ambush lord.zealot")

    assert table.ambush_of(0) == ["lord.zealot"]
    assert table.limbo() == ["friman.zealot"]


@rule("SG-ZEA-07")
def test_a_zealot_recalled_by_the_horn_needs_no_sacrifice() -> None:
    table = order("horn").nation(0, "lord.zealot")

    table.play("horn take lord.zealot", "enough")

    assert table.hand_of(0) == ["lord.zealot"]
    assert table.limbo() == []


@rule("SG-ZEA-05", "SG-ROY-11")
def test_a_sacrificed_royal_is_lost_for_good() -> None:
    table = stormgates("zealots", "royals").faction("islanders", "emberians")
    table.hand(0, "friman.zealot", "queen.blue")

    table.play("double friman.zealot", "sacrifice queen.blue")

    assert table.limbo() == ["queen.blue"]


@rule("SG-ZEA-04", "SG-HRO-08")
def test_both_copies_of_a_veterans_zealot_have_his_bonus() -> None:
    table = stormgates("zealots", "heroic", "advanced").faction("islanders", "emberians")
    table.say(heroic={"veterans": [0]}).city(FIELD, owner=1, level=1, terrain="forest")
    table.hero(0, FIELD).hand(0, "weapon.red", "friman.zealot", "supply").hand(1)
    table.play(f"attack city {FIELD} with weapon.red")
    before = totals(table)[0]

    table.play("double friman.zealot", "sacrifice supply", "play open1")

    assert totals(table)[0] == before + 4


def zealot_on_top(table: Table) -> Table:
    """No blue chief is left in the deck, and its top card is a zealot."""
    return table.say(limbo=["chief.blue"] * 6, supplies=10).top("chief", "chief.zealot")


@rule("SG-ZEA-08", "SG-ZEA-04")
def test_a_title_that_finds_no_card_of_the_faction_may_bring_a_zealot() -> None:
    table = zealot_on_top(order("title.red", "friman.blue", "supply"))

    table.play("title on friman.blue")

    assert table.table_of(0) == ["title.red", "chief.zealot"]
    assert table.open_of(0) == []
    assert table.legal() == ["pass", "sacrifice supply"]
    table.refuses("sacrifice tool.red", because="SG-ZEA-04")
    check_worlds(table.game)
    table.play("sacrifice supply")
    assert table.open_of(0) == [("chief.zealot", "chief", 2)]
    assert table.new_of(0) == []
    assert table.position()["pool"]["supply"] == 10


@rule("SG-ZEA-08", "SG-ZEA-04")
def test_a_zealot_that_a_title_brings_is_not_played_without_its_sacrifice() -> None:
    table = zealot_on_top(order("title.red", "friman.blue", "supply", "supply", "supply"))
    table.play("title on friman.blue", "pass").settled()
    assert table.open_of(0) == []
    alone = zealot_on_top(order("title.red", "friman.blue"))
    alone.play("title on friman.blue").settled()
    assert alone.open_of(0) == []
    assert alone.table_of(0) == ["title.red", "chief.zealot"]


@rule("SG-ZEA-08", "SG-ZEA-04", "BT-BAT-21")
def test_a_zealot_that_a_title_brings_in_battle_joins_the_line_doubled() -> None:
    table = zealot_on_top(war("weapon.blue", "title.red", "friman.blue", "supply", level=3))
    table.play("attack city d2", "play weapon.blue")
    before = totals(table)[0]
    table.play("title on friman.blue")
    assert totals(table)[0] == before
    table.play("sacrifice supply", "play open1")
    assert totals(table)[0] == before + 4


@rule("SG-ZEA-08")
def test_zealots_cannot_be_named_as_a_faction() -> None:
    table = order("scroll.red", "friman.red")
    table.play("scroll on friman.red")

    assert "name zealots" not in table.legal()
    assert len(table.legal()) == 2


@rule("SG-ZEA-08", "SG-ZEA-04")
def test_a_zealot_that_a_promotion_brings_into_the_hand_is_doubled_like_any_other() -> None:
    table = stormgates("zealots", "gates").faction("islanders", "emberians")
    table.hand(0, "chief.zealot", "supply").say(changed={"cards": [["chief.zealot"], []]})

    table.play("double chief.zealot", "sacrifice supply")

    assert table.open_of(0) == [("chief.zealot", "chief", 2)]


@rule("SG-ZEA-09", "SG-GRT-17")
def test_a_zealot_taken_by_the_mask_counts_once_until_its_holder_doubles_it() -> None:
    table = stormgates("zealots", "new_great_artefacts").faction("islanders", "emberians")
    table.city(FIELD, owner=1, level=1, terrain="lake").hero(0, FIELD)
    table.hand(0, "weapon.red", "chief.red", "mask", "supply")
    table.hand(1, "friman.zealot", "horse.red")
    table.play(f"attack city {FIELD} with weapon.red chief.red", "done", "fight")
    table.play("double friman.zealot", "sacrifice horse.red", "play open1", "done")
    assert totals(table) == (3, 3)

    table.play("mask", "take friman.zealot")
    assert totals(table) == (4, 1)
    table.play("double lured friman.zealot", "sacrifice supply", "play open1", "done")

    assert totals(table) == (5, 1)
    assert table.limbo() == ["supply", "horse.red"]


# Knowledge.


@rule("SG-ZEA-04", "BT-INF-1")
def test_all_see_the_zealot_before_its_sacrifice_is_named() -> None:
    table = order("friman.zealot", "supply", "tent.red")
    table.play("double friman.zealot")

    view: Any = table.game.view(1)
    assert view["players"][0]["table"] == ["friman.zealot"]
    assert view["players"][0]["hand"] == 2
    assert table.game.position() == stormhall.from_position(table.game.position()).position()
    twin = stormhall.resample(table.game.view(1), 5)
    assert twin.state.digest() == table.game.resample(1, 5).state.digest()
    assert twin.view(1) == view


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
@rule("SG-ZEA-04", "SG-ZEA-05")
def test_games_with_zealots_keep_their_invariants(seats: int, seed: int) -> None:
    options = just("zealots", "unbound", "advanced", "six_factions", seats=seats)
    game = stormhall.new("stormgates", seats, seed=seed, options=options)
    chance = random.Random(seed)
    doubled = 0
    for number in range(700):
        if game.over:
            break
        seat = chance.choice(list(game.to_act))
        offers = game.state.offers(seat)
        wanted = [code for code in offers if code & 0xFF in (142, 143)] or offers
        doubled += wanted is not offers
        game.state.take(seat, chance.choice(wanted))
        if number % 40 == 0:
            check_worlds(game)
    assert doubled
