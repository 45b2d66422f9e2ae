"""The Hand of Luut and the card it borrows (BT-GRT-HAN-1 to -4)."""

from __future__ import annotations

import pytest

from tests.battalia.battles import FIELD, totals, war
from tests.battalia.table import Table, battalia
from tests.rules import rule


def lent(card: str, *hand: str, day: int = 5, level: int = 3) -> Table:
    """Blue has borrowed a card from Red's nation; Red owns nine other cards."""
    table = war(level).day(day).exact(1).hand(0, "hand", *hand).shelter(0)
    table.hand(1, *["supply"] * 6).nation(1, card, "tent.red", "tool.red", "amulet.red").shelter(1)
    return table.play("hand player2", f"take {card}")


@rule("BT-GRT-HAN-1")
def test_the_hand_takes_any_one_card_from_an_opponents_nation() -> None:
    table = war().exact(1).hand(0, "hand", "supply").hand(1, *["supply"] * 8)
    table.nation(1, "lord.red", "horse.red")
    table.play("hand player2")

    assert sorted(table.legal()) == ["take horse.red", "take lord.red"]
    table.refuses("take supply", because="BT-GRT-HAN-1")
    table.play("take lord.red")

    assert table.nation_of(1) == ["horse.red"]
    assert table.position()["borrowed"]["card"] == "lord.red"
    assert table.settled().table_of(0) == ["hand"]


@rule("BT-GRT-HAN-1")
def test_an_opponent_with_an_empty_nation_cannot_be_chosen() -> None:
    table = battalia(seats=3).faction("islanders", "emberians", "cloudborn").hand(0, "hand")
    table.exact(1).hand(1, *["supply"] * 8).shelter(1, "lord.red", "lord.red")

    table.refuses("hand player2", because="BT-GRT-HAN-1")
    table.refuses("hand player1", because="BT-GRT-HAN-1")

    assert table.legal_like("hand") == ["hand player3"]


@rule("BT-GRT-HAN-1")
def test_the_nation_is_shuffled_after_the_hand() -> None:
    table = lent("horse.red")

    assert table.player_of(1)["coming"] == []
    assert table.nation_of(1) == ["amulet.red", "tent.red", "tool.red"]


@rule("BT-GRT-HAN-1", "BT-INF-6")
def test_only_the_user_of_the_hand_learns_the_card() -> None:
    table = lent("lord.red")

    assert table.events("borrowed", seat=0)[0]["card"] == "lord.red"
    assert "card" not in table.events("borrowed", seat=1)[0]
    assert "card" not in table.events("borrowed")[0]


@rule("BT-GRT-HAN-1", "BT-GRT-3")
def test_a_borrowed_great_artefact_is_used_but_not_owned() -> None:
    table = battalia(seats=3, scenario="volcano").faction("islanders").hero(0, "c3")
    table.exact(1).hand(0, "hand", "lord.blue").hand(1, *["supply"] * 9).nation(1, "sword")
    table.shelter(1).play("hand player2", "take sword")

    table.play("attack sanctuary c3 with borrowed lord.blue", "done")
    assert len(table.legal_like("take")) == 2
    table.play(table.legal_like("take")[0], "end turn")

    assert table.shelter_of(1) == ["sword"]


@rule("BT-GRT-HAN-2")
def test_a_borrowed_unit_pays_in_a_line() -> None:
    table = lent("chief.red", "supply", "supply")

    table.play("create horse with borrowed supply supply")

    assert len(table.new_of(0)) == 1
    table.refuses("create horse with borrowed", because="BT-ART-1")


@rule("BT-GRT-HAN-2", "BT-TRN-4")
def test_a_line_lays_the_borrowed_card_and_all_others_and_no_second_line_has_it() -> None:
    table = lent("chief.red", *["supply"] * 4)
    second = lent("chief.red", "chief.blue", *["supply"] * 4)

    table.play("create horse with borrowed supply supply")
    second.play("create horse with borrowed supply supply")

    assert table.position()["borrowed"]["laid"] is True
    assert table.table_of(0) == ["hand", "supply", "supply"]
    assert table.hand_of(0) == ["supply", "supply"]
    table.refuses("create horse", because="BT-ART-1")
    assert second.legal_like("create horse") == ["create horse"]
    second.refuses("create horse with borrowed supply supply", because="BT-TRN-4")


@rule("BT-GRT-HAN-2")
def test_a_borrowed_weapon_opens_a_battle_and_a_borrowed_lord_fights() -> None:
    weapon = lent("weapon.red", "lord.gold", level=1)
    lord = lent("lord.red", "weapon.blue", level=1)

    weapon.play(f"attack city {FIELD} with borrowed")
    lord.play(f"attack city {FIELD} with weapon.blue borrowed")

    assert totals(weapon) == (1, 1)
    assert totals(lord) == (5, 1)
    weapon.refuses("play borrowed")


@rule("BT-GRT-HAN-2", "BT-GRT-SWO-1")
def test_a_borrowed_sword_strikes_with_five() -> None:
    table = lent("sword", level=1).play(f"attack city {FIELD} with borrowed")

    assert totals(table) == (6, 1)


@rule("BT-GRT-HAN-2", "BT-GRT-WIN-1")
def test_borrowed_wings_carry_a_hero_of_the_borrower() -> None:
    table = lent("wings").play("wings hero1 to f6")

    assert table.heroes_of(0) == ["f6", None]


@rule("BT-GRT-HAN-2", "BT-GRT-HOR-1")
def test_a_borrowed_horn_searches_the_borrowers_nation() -> None:
    table = war().exact(1).hand(0, "hand").nation(0, "lord.gold").hand(1, *["supply"] * 9)
    table.nation(1, "horn").play("hand player2", "take horn")

    table.play("horn", "take lord.gold", "enough")

    assert "lord.gold" in table.hand_of(0)


@rule("BT-GRT-HAN-2", "BT-MOV-3")
def test_a_borrowed_horse_carries_a_hero() -> None:
    table = war().exact(1).hand(0, "hand").hand(1, *["supply"] * 9).nation(1, "horse.red")
    table.tile("d3", "road.straight", "ns").play("hand player2", "take horse.red")

    table.play("move hero1 d3 d4")

    assert table.heroes_of(0) == ["d4", None]


@rule("BT-GRT-HAN-2", "BT-GRT-CRO-1")
def test_a_borrowed_crown_has_both_its_uses() -> None:
    table = lent("crown", "friman.blue", "friman.gold")

    table.play("title on friman.blue", "title on friman.gold")

    assert [card for card, _, _ in table.open_of(0)] == ["chief.blue", "chief.gold"]


@rule("BT-GRT-HAN-2", "BT-GRT-HAN-3")
def test_a_borrowed_title_promotes_and_is_returned() -> None:
    table = lent("title.red", "friman.blue").play("title on friman.blue")
    assert table.open_of(0) == [("chief.blue", "chief", 1)]

    table.play("end turn")

    assert table.shelter_of(1) == ["title.red"]


@rule("BT-GRT-HAN-3")
def test_a_borrowed_card_goes_to_its_owners_shelter_used_or_not() -> None:
    unused = lent("lord.red").play("end turn")
    used = lent("chief.red", "supply", "supply")
    used.play("create horse with borrowed supply supply", "end turn")

    assert unused.shelter_of(1) == ["lord.red"]
    assert used.shelter_of(1) == ["chief.red"]
    assert unused.position()["borrowed"] is None


@rule("BT-GRT-HAN-3", "BT-GRT-HAN-2")
def test_the_replacement_of_a_promoted_borrowed_card_goes_to_its_owner() -> None:
    table = lent("friman.red", "title.blue").play("title on borrowed")
    assert table.open_of(0) == [("chief.red", "chief", 1)]

    table.play("end turn")

    assert table.shelter_of(1) == ["chief.red"]


@rule("BT-GRT-HAN-3", "BT-USE-SCR-4")
def test_a_borrowed_scroll_that_changed_itself_is_returned_in_its_new_faction() -> None:
    table = lent("scroll.red", day=1).play("scroll on itself", "name islanders", "end turn")

    assert table.shelter_of(1) == ["scroll.blue"]


@rule("BT-GRT-HAN-4")
def test_a_borrowed_card_is_not_ambushed_or_suspended() -> None:
    table = lent("lord.red", "supply", "supply", "friman.blue")

    table.refuses("suspend borrowed", because="BT-GRT-HAN-4")
    table.play("suspend supply")
    table.refuses("ambush borrowed", because="BT-GRT-HAN-4")

    table.allows("ambush friman.blue")


@rule("BT-GRT-HAN-4")
def test_a_borrowed_card_is_not_stationed() -> None:
    table = lent("lord.red", "supply", "tent.blue", "friman.blue").play("pitch tent.blue")

    table.refuses("station borrowed", because="BT-GRT-HAN-4")

    table.allows("station friman.blue")


@rule("BT-GRT-HAN-4")
@pytest.mark.parametrize("tent", ["tent.red", "pavilion"])
def test_a_borrowed_tent_is_not_pitched(tent: str) -> None:
    table = lent(tent, "supply", "supply")

    table.refuses("pitch borrowed", because="BT-GRT-HAN-4")

    assert table.legal_like("pitch") == []


@rule("BT-GRT-HAN-4")
def test_a_borrowed_tent_is_not_pitched_after_an_amulet_either() -> None:
    table = lent("tent.red", "supply", "amulet.blue", "friman.blue").dice(2)

    table.play("amulet on borrowed")

    assert table.legal_like("pitch") == []
    table.refuses("pitch open1")


@rule("BT-GRT-HAN-4", "BT-GRT-HAM-1")
def test_a_borrowed_hammer_or_joker_is_no_tent() -> None:
    hammer = lent("hammer", "supply", "friman.blue").play("borrowed as tent")
    joker = lent("lord.red", "supply", "amulet.blue", "friman.blue").dice(6)

    joker.play("amulet on borrowed", "open1 as tent")

    assert hammer.legal_like("pitch") == []
    assert joker.legal_like("pitch") == []


@rule("BT-GRT-HAN-4", "BT-USE-AMU-5", "BT-USE-AMU-6")
@pytest.mark.parametrize("roll", [4, 5])
def test_after_a_four_or_five_a_borrowed_card_is_returned_at_once(roll: int) -> None:
    table = lent("lord.red", "amulet.blue").dice(roll)

    table.play("amulet on borrowed")

    assert table.shelter_of(1) == ["lord.red"]
    assert table.ambush_of(0) == []
    assert table.shelter_of(0) == ["amulet.blue"]
    assert table.position()["borrowed"] is None


@rule("BT-GRT-HAN-4", "BT-USE-AMU-5", "BT-USE-AMU-6")
@pytest.mark.parametrize("roll", [4, 5])
def test_a_borrowed_amulet_is_returned_after_a_four_or_five(roll: int) -> None:
    table = lent("amulet.red", "lord.blue").dice(roll)

    table.play("amulet on lord.blue")

    assert table.shelter_of(1) == ["amulet.red"]
    assert table.ambush_of(0) == (["lord.blue"] if roll == 4 else [])
    table.play("end turn")
    assert table.shelter_of(1).count("amulet.red") == 1


@rule("BT-GRT-HAN-4", "BT-ORA-AMU")
def test_a_lit_borrowed_amulet_is_returned_after_its_second_roll() -> None:
    table = lent("amulet.red", "lord.blue", "friman.blue", day=3).dice(5, 2)
    table.play("amulet on lord.blue")
    assert table.shelter_of(1) == []

    table.play("amulet on friman.blue")

    assert table.shelter_of(1) == ["amulet.red"]
    assert table.open_of(0) == [("friman.blue", "friman", 2)]


@rule("BT-GRT-HAN-4", "BT-BAT-21")
def test_a_borrowed_card_lost_to_an_amulet_in_battle_is_returned() -> None:
    table = lent("lord.red", "weapon.blue", "amulet.blue", level=1).dice(4)
    table.play(f"attack city {FIELD} with weapon.blue")

    table.play("amulet on borrowed")

    assert totals(table) == (2, 1)
    assert table.shelter_of(1) == ["lord.red"]


@rule("BT-GRT-HAN-2", "BT-GRT-HAN-3", "BT-BAT-19")
def test_a_borrowed_card_laid_in_battle_is_returned_at_clean_up_and_not_before() -> None:
    table = lent("lord.red", "weapon.blue", level=1)
    table.play(f"attack city {FIELD} with weapon.blue borrowed", "done", "fight", "give up")
    assert "lord.red" not in table.shelter_of(1)

    table.play("end turn")

    assert "lord.red" in table.shelter_of(1) + table.hand_of(1) + table.nation_of(1)


@rule("BT-GRT-HAN-4", "BT-LIM-4", "BT-AMB-5")
def test_a_borrowed_card_counts_only_for_its_owner() -> None:
    table = war().exact(0).exact(1).hand(0, "hand", *["supply"] * 9).hand(1, *["supply"] * 9)
    table.nation(1, "lord.red").play("hand player2", "take lord.red")

    table.refuses("suspend supply", because="BT-AMB-5")


@rule("BT-GRT-HAN-2", "BT-BAT-26", "BT-DRW-4")
def test_the_borrowed_card_is_returned_before_its_owner_refills() -> None:
    table = war(level=1).exact(1).hand(0, "hand", "weapon.blue").hand(1, *["supply"] * 5)
    table.nation(1, "lord.red").shelter(1, *["friman.red"] * 4)
    table.play("hand player2", "take lord.red")

    table.play(f"attack city {FIELD} with weapon.blue", "done", "surrender", "end turn")

    assert len(table.hand_of(1)) == 6
    assert len(table.hand_of(1)) + len(table.nation_of(1)) == 10
