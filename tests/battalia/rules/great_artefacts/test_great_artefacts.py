"""Great Artefacts in general; Hammer, Horn, Sword, Shield, Wings and Crown (BT-GRT)."""

from __future__ import annotations

import pytest

from tests.battalia.battles import FIELD, totals, war
from tests.battalia.table import Table, battalia
from tests.rules import rule


def home(*hand: str, day: int = 5) -> Table:
    """Blue at home with a hand; on day 5 the scroll is lit, on day 4 the title."""
    return war().hero(0).hero(1).day(day).hand(0, *hand).shelter(0)


@rule("BT-GRT-1", "BT-COH-2")
def test_a_great_artefact_counts_for_a_cohort_of_any_faction() -> None:
    table = home("friman.red", "friman.red", "wings", "supply").turn(0, "cohort")
    poor = home("friman.red", "friman.red", "tool.gold", "supply").turn(0, "cohort")

    table.play("cohort")

    assert len(table.hand_of(0)) == 5
    poor.refuses("cohort", because="BT-COH-1")


@rule("BT-GRT-2")
@pytest.mark.parametrize("great", ["hammer", "sword", "crown", "book", "hand"])
def test_no_amulet_title_or_scroll_affects_a_great_artefact(great: str) -> None:
    table = home(great, "amulet.blue", "title.blue", "scroll.blue", "friman.blue")

    table.refuses(f"amulet on {great}", because="BT-GRT-2")
    table.refuses(f"title on {great}", because="BT-GRT-2")
    table.refuses(f"scroll on {great}", because="BT-GRT-2")

    table.allows("amulet on friman.blue", "title on friman.blue", "scroll on friman.blue")


@rule("BT-GRT-2", "BT-ORA-7")
def test_no_sunbeam_affects_the_sword() -> None:
    table = home("sword", "supply", "supply", "friman.blue", day=2).play("hire hero b2")

    assert table.open_of(0) == []
    assert table.table_of(0).count("sword") == 1


@rule("BT-GRT-2", "BT-USE-TEN-1")
def test_a_great_artefact_is_not_stationed() -> None:
    table = home("tent.blue", "sword", "supply", "friman.blue").play("pitch tent.blue")

    table.refuses("station sword", because="BT-GRT-2")

    table.allows("station friman.blue")


@rule("BT-GRT-2", "BT-AMB-2")
def test_a_great_artefact_may_be_ambushed_and_suspended() -> None:
    table = home("sword", "supply").play("suspend supply", "ambush sword")
    lost = home("sword", "supply").play("suspend sword", "ambush supply")

    assert table.ambush_of(0) == ["sword"]
    assert lost.limbo() == ["sword"]


@rule("BT-GRT-3", "BT-VOL-7")
def test_in_the_volcano_a_player_may_own_two() -> None:
    table = battalia(seats=3, scenario="volcano").faction("islanders").hero(0, "c3")
    table.hand(0, "sword", "lord.blue")

    table.play("attack sanctuary c3 with sword lord.blue", "done")

    assert len(table.legal_like("take")) == 2


@rule("BT-GRT-4", "BT-CLN-3")
def test_a_great_artefact_is_discarded_at_clean_up_like_other_cards() -> None:
    used = home("wings").hero(0, "b2").play("wings hero1 to d4")
    table = home("wings").hero(0, "b2")

    used.play("end turn")
    table.play("end turn")

    assert "wings" in used.shelter_of(0)
    assert "wings" in table.shelter_of(0)


@rule("BT-GRT-4")
@pytest.mark.parametrize(
    ("great", "line"),
    [("horn", "horn"), ("wings", "wings hero1"), ("hand", "hand player2"), ("staff", "staff")],
)
def test_a_great_artefact_is_used_from_the_hand_in_step_3(great: str, line: str) -> None:
    table = home(great, "supply").hero(0, "b2").turn(0, "cohort")
    absent = home("supply").hero(0, "b2").ambush(1, great)

    table.refuses(line)
    table.play("keep")

    table.allows(line)
    absent.refuses(line, because="BT-GRT-4")


# Hammer of Strato.


@rule("BT-GRT-HAM-1")
def test_the_hammer_is_any_of_the_seven_artefacts_and_nothing_else() -> None:
    table = home("hammer", "supply", "friman.blue")

    assert sorted(table.legal_like("hammer as")) == [
        f"hammer as {kind}"
        for kind in ("amulet", "horse", "scroll", "tent", "title", "tool", "weapon")
    ]
    table.refuses("hammer as lord", because="BT-GRT-HAM-1")
    table.refuses("hammer as supply", because="BT-GRT-HAM-1")


@rule("BT-GRT-HAM-1")
def test_the_hammer_as_a_tool_stands_for_two_frimen() -> None:
    table = home("hammer", "supply").play("hammer as tool", "build road.cross b3 nesw")

    assert table.tile_at("b3") is not None
    assert table.open_of(0) == []


@rule("BT-GRT-HAM-1", "BT-USE-AMU-4")
def test_the_hammer_as_an_amulet_is_rolled_for() -> None:
    table = home("hammer", "friman.red").dice(3)

    table.play("hammer as amulet", "amulet on friman.red")

    assert table.open_of(0) == [("friman.red", "friman", 3)]


@rule("BT-GRT-HAM-1", "BT-USE-AMU-6")
def test_the_hammer_as_an_amulet_goes_to_the_shelter_after_a_five() -> None:
    table = home("hammer", "friman.red").dice(5).play("hammer as amulet", "amulet on friman.red")

    assert sorted(table.shelter_of(0)) == ["friman.red", "hammer"]


@rule("BT-GRT-HAM-1")
def test_the_hammer_as_a_title_or_scroll_has_one_use() -> None:
    title = home("hammer", "friman.red", "friman.red").play(
        "hammer as title", "title on friman.red"
    )
    scroll = home("hammer", "friman.red", "chief.red")
    scroll.play("hammer as scroll", "scroll on friman.red islanders")

    assert title.open_of(0) == [("chief.red", "chief", 1)]
    title.refuses("title on friman.red", because="BT-USE-1")
    assert scroll.open_of(0) == [("friman.blue", "friman", 1)]
    scroll.refuses("scroll on chief.red islanders", because="BT-USE-1")


@rule("BT-GRT-HAM-1", "BT-USE-AMU-9")
def test_the_hammer_keeps_the_kind_it_was_named() -> None:
    table = home("hammer", "friman.red", "supply").play("hammer as title")

    table.refuses("open1 as scroll", because="BT-USE-AMU-9")


@rule("BT-GRT-HAM-2")
@pytest.mark.parametrize("kind", ["weapon", "horse"])
def test_the_hammer_does_not_fight_in_a_line(kind: str) -> None:
    table = war(level=1).hand(0, "hammer", "weapon.blue").play(f"hammer as {kind}")
    table.play(f"attack city {FIELD} with weapon.blue")

    table.refuses("play open1", because="BT-GRT-HAM-2")


@rule("BT-GRT-HAM-2")
@pytest.mark.parametrize(
    ("kind", "line"),
    [
        ("title", "title on friman.blue"),
        ("scroll", "scroll on friman.blue"),
        ("amulet", "amulet on friman.blue"),
    ],
)
def test_the_hammer_transforms_nothing_in_battle(kind: str, line: str) -> None:
    table = war(level=1).hand(0, "hammer", "weapon.blue", "friman.blue").play(f"hammer as {kind}")
    table.allows(line)

    table.play(f"attack city {FIELD} with weapon.blue")

    table.refuses(line, because="BT-GRT-HAM-2")


@rule("BT-GRT-HAM-2")
def test_the_hammer_is_not_named_in_battle() -> None:
    table = (
        war(level=1).hand(0, "hammer", "weapon.blue").play(f"attack city {FIELD} with weapon.blue")
    )

    table.refuses("hammer as title", because="BT-GRT-HAM-2")
    table.refuses("play hammer", because="BT-GRT-HAM-2")


@rule("BT-GRT-HAM-3", "BT-ORA-7")
def test_the_hammer_as_a_lit_tool_stands_for_only_two_frimen() -> None:
    table = home("hammer", day=1).play("hammer as tool")

    table.refuses("create tool", because="BT-ART-1")


@rule("BT-GRT-HAM-3", "BT-USE-SCR-4")
def test_the_hammer_as_a_scroll_does_not_change_itself() -> None:
    table = home("hammer", "friman.red", day=1).play("hammer as scroll")

    table.refuses("scroll on itself", because="BT-USE-SCR-4")


@rule("BT-GRT-HAM-3", "BT-USE-TEN-6")
def test_the_hammer_as_a_tent_lasts_to_the_end_of_the_day() -> None:
    table = home("hammer", "supply", "lord.gold").nation(
        0, *["friman.gold"] * 3, *["chief.gold"] * 3
    )
    table.play("hammer as tent", "pitch open1 station lord.gold")
    assert table.tents_of(0) == [("hammer", ["lord.gold"])]

    table.play("end turn", "keep")
    assert table.tents_of(0) == [("hammer", ["lord.gold"])]
    table.play("end turn")

    assert table.tents_of(0) == []
    assert {"hammer", "lord.gold"} <= set(table.shelter_of(0))


@rule("BT-GRT-HAM-3", "BT-ORA-TEN")
def test_the_hammer_as_a_lit_tent_holds_only_one_card() -> None:
    table = home("hammer", "supply", "lord.gold", "lord.red", day=6)

    table.play("hammer as tent", "pitch open1", "station lord.gold")

    assert table.tents_of(0) == [("hammer", ["lord.gold"])]
    assert table.hand_of(0) == ["lord.red"]


@rule("BT-USE-TEN-5", "BT-BAT-17")
def test_a_hammer_pitched_as_a_tent_is_struck_in_battle() -> None:
    table = war(level=1).hand(0, "weapon.gold").tent(0, "hammer", "lord.gold", temporary=True)
    table.play(f"attack city {FIELD} with weapon.gold")

    table.play("strike tent1", "play lord.gold")

    assert totals(table) == (5, 1)
    assert "hammer" in table.shelter_of(0)


# Horn of Baldur.


def with_horn(*nation: str) -> Table:
    table = home().exact(0).hand(0, "horn", *["supply"] * 9).player(0, nation=list(nation))
    return table.shelter(0, "lord.red")


@rule("BT-GRT-HOR-1")
def test_the_horn_brings_two_cards_from_the_players_nation_shown_to_all() -> None:
    table = with_horn("lord.gold", "tool.red", "priest.gold")

    table.play("horn", "take priest.gold", "take lord.gold")

    assert {"priest.gold", "lord.gold"} <= set(table.hand_of(0))
    assert table.nation_of(0) == ["tool.red"]
    assert [event["card"] for event in table.events("recalled", seat=1)] == [
        "priest.gold",
        "lord.gold",
    ]
    table.settled()


@rule("BT-GRT-HOR-1")
@pytest.mark.parametrize("count", [0, 1])
def test_the_horn_may_bring_fewer_cards(count: int) -> None:
    table = with_horn("lord.gold", "tool.red", "priest.gold").play("horn")

    table.play(*["take tool.red"] * count, "enough")

    assert len(table.nation_of(0)) == 3 - count
    table.settled()


@rule("BT-GRT-HOR-1")
@pytest.mark.parametrize("taken", [[], ["take tool.red"]])
def test_the_nation_is_shuffled_after_the_horn(taken: list[str]) -> None:
    table = with_horn("lord.gold", "tool.red", "priest.gold")
    assert table.player_of(0)["coming"] == ["lord.gold", "tool.red", "priest.gold"]

    table.play("horn", *taken, "enough")

    assert table.player_of(0)["coming"] == []


@rule("BT-GRT-HOR-1")
def test_cards_fetched_by_the_horn_can_be_used_at_once() -> None:
    table = with_horn("lord.gold", "horse.blue").hero(0, "b2").tile("b3", "road.straight", "ns")

    table.play("horn", "take horse.blue", "enough", "move hero1 b3 with horse.blue")

    assert table.heroes_of(0) == ["b3", None]


@rule("BT-GRT-HOR-2")
def test_the_horn_takes_nothing_from_the_shelter() -> None:
    table = with_horn("lord.gold").play("horn")

    table.refuses("take lord.red", because="BT-GRT-HOR-2")
    table.play("take lord.gold")

    table.settled()
    assert table.shelter_of(0) == ["lord.red"]


@rule("BT-GRT-HOR-2")
def test_with_an_empty_nation_the_horn_cannot_be_played() -> None:
    table = with_horn()

    table.refuses("horn", because="BT-GRT-HOR-2")


# Sword of Elemag and Shield of Britos.


@rule("BT-GRT-SWO-1", "BT-GRT-SHI-1")
@pytest.mark.parametrize(("great", "attack", "defence"), [("sword", 5, 1), ("shield", 1, 5)])
def test_the_sword_attacks_and_the_shield_defends(great: str, attack: int, defence: int) -> None:
    blue = war(level=1).hand(0, "weapon.gold", great).play(f"attack city {FIELD} with weapon.gold")
    red = war(level=1).hand(0, "weapon.gold", "lord.gold").hand(1, great)
    red.play(f"attack city {FIELD} with weapon.gold lord.gold", "done", "fight")

    blue.play(f"play {great}")
    red.play(f"play {great}")

    assert totals(blue) == (1 + attack, 1)
    assert totals(red) == (5, 1 + defence)


@rule("BT-GRT-SWO-1", "BT-BAT-20")
def test_after_the_opening_any_number_of_weapons_may_follow() -> None:
    table = war(level=1).hand(0, "sword", "weapon.gold", "weapon.red")

    table.play(f"attack city {FIELD} with sword weapon.gold weapon.red")

    assert totals(table) == (5 + 1 + 1, 1)


# Wings of Aviena.


@rule("BT-GRT-WIN-1")
def test_the_wings_carry_a_hero_to_any_built_square() -> None:
    table = home("wings").hero(0, "b2")

    table.play("wings hero1")
    assert sorted(table.legal()) == ["to b6", "to d2", "to d4", "to f2", "to f6"]
    table.refuses("to c3", because="BT-GRT-WIN-1")
    table.refuses("to a1", because="BT-GRT-WIN-1")
    table.play("to f6")

    assert table.heroes_of(0) == ["f6", None]
    table.refuses("wings hero1", because="BT-GRT-4")


@rule("BT-GRT-WIN-1")
def test_the_wings_carry_only_a_hero_who_is_on_the_board() -> None:
    table = home("wings").hero(0, "b2")

    table.refuses("wings hero2", because="BT-GRT-WIN-1")
    table.allows("wings hero1")

    home("wings").refuses("wings hero1", because="BT-GRT-WIN-1")


@rule("BT-GRT-WIN-1", "BT-HER-1")
def test_of_two_heroes_on_one_card_only_the_first_is_offered_the_wings() -> None:
    table = home("wings").hero(0, "b2", "b2")

    table.refuses("wings hero2", because="BT-HER-1")
    table.play("wings hero1 to f6")

    assert table.heroes_of(0) == ["f6", "b2"]


@rule("BT-GRT-WIN-1", "BT-MOV-6")
def test_after_the_flight_the_hero_may_fight() -> None:
    table = home("wings", "weapon.blue").hero(0, "b2", "b6")

    table.play("wings hero2 to f6", "attack city f6 with weapon.blue", "done", "surrender")

    assert table.heroes_of(0) == ["b2", "f6"]
    assert table.tile_at("f6")["owner"] == 0  # type: ignore[index]


# Crown of Titus.


@rule("BT-GRT-CRO-1")
def test_the_crown_promotes_two_units_by_one_rank() -> None:
    table = home("crown", "friman.red", "chief.gold", "supply", "supply")

    table.play("title on friman.red")
    assert table.open_of(0) == [("crown", "title", 1), ("chief.red", "chief", 1)]
    table.play("create horse with open2 supply supply", "title on chief.gold")

    assert table.open_of(0) == [("priest.gold", "priest", 1)]
    table.refuses("title on friman.red")


@rule("BT-GRT-CRO-1", "BT-ORA-7")
def test_the_crown_has_two_uses_even_on_the_day_of_the_title() -> None:
    table = home("crown", "friman.red", "friman.red", "friman.red", day=4)

    table.play("title on friman.red", "title on friman.red")

    table.refuses("title on friman.red", because="BT-USE-1")


@rule("BT-GRT-CRO-1", "BT-TRF-4")
def test_the_crown_does_not_promote_the_same_unit_in_two_steps() -> None:
    table = home("crown", "friman.red").play("title on friman.red")

    table.refuses("title on open2", because="BT-TRF-4")


@rule("BT-GRT-CRO-2", "BT-TRF-3")
def test_the_crown_promotes_one_unit_by_two_ranks_and_skips_the_deck_between() -> None:
    table = home("crown", "friman.red").top("priest", "priest.blue", "priest.red")
    table.top("chief", "chief.red", "chief.gold")
    middle = table.deck("chief")

    table.play("title twice on friman.red")

    assert table.open_of(0) == [("priest.red", "priest", 1)]
    assert table.deck("chief") == middle
    assert table.deck("friman")["bottom"] == ["friman.red"]


@rule("BT-GRT-CRO-2", "BT-USE-TIT-3")
def test_without_that_faction_two_ranks_higher_the_top_card_comes() -> None:
    table = home("crown", "friman.red", *["supply"] * 8).exact(0).exact(1)
    table.hand(1, *["priest.red"] * 4, *["supply"] * 6).top("priest", "priest.blue")

    table.play("title twice on friman.red")

    assert table.open_of(0) == [("priest.blue", "priest", 1)]


@rule("BT-GRT-CRO-2", "BT-USE-TIT-1", "BT-USE-TIT-4")
def test_a_priest_cannot_rise_by_two_ranks() -> None:
    table = home("crown", "priest.red", "friman.red").empty("priest")

    table.refuses("title twice on priest.red", because="BT-USE-TIT-1")
    table.refuses("title twice on friman.red", because="BT-USE-TIT-4")

    table.allows("title on priest.red", "title on friman.red")


@rule("BT-GRT-CRO-2", "BT-TRF-3")
def test_a_crown_with_one_use_left_promotes_by_only_one_rank() -> None:
    table = home("crown", "friman.red", "friman.gold").play("title on friman.red")

    table.refuses("title twice on friman.gold", because="BT-TRF-3")

    table.allows("title on friman.gold")
