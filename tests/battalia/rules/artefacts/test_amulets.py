"""The amulet and its joker (BT-USE-AMU-1 to -10)."""

from __future__ import annotations

import pytest

from tests.battalia.table import Table, battalia
from tests.rules import rule

KINDS = {
    "supply", "friman", "chief", "priest", "lord",
    "tool", "weapon", "amulet", "title", "scroll", "tent", "horse",
}  # fmt: skip


def rolled(target: str, *dice: int, more: tuple[str, ...] = ()) -> Table:
    """An amulet laid on a card on a day without light."""
    table = battalia(oracle=False).hand(0, "amulet.red", target, *more).dice(*dice)
    return table.play(f"amulet on {target}")


@rule("BT-USE-AMU-1")
def test_an_amulet_goes_on_any_card_but_a_great_artefact_or_an_unbound():
    table = battalia(oracle=False, unbound=True).hand(
        0, "amulet.red", "supply", "friman.blue", "tool.red", "tent.red", "hammer", "lord.unbound"
    )

    table.allows("amulet on supply", "amulet on friman.blue", "amulet on tool.red")
    table.allows("amulet on tent.red")
    table.refuses("amulet on hammer", because="BT-USE-AMU-1")
    table.refuses("amulet on lord.unbound", because="BT-USE-AMU-1")


@rule("BT-USE-AMU-1")
def test_an_amulet_needs_a_hand_card_other_than_itself():
    table = battalia(oracle=False).hand(0, "amulet.red").open(0, "lord.red")
    table.shelter(0, "chief.red").player(0, new=["friman.red"])

    assert table.legal_like("amulet") == []
    table.refuses("amulet on amulet.red", because="BT-USE-1")
    table.refuses("amulet on chief.red", because="BT-TRF-4")
    table.refuses("amulet on open1", because="BT-TRF-4")


@rule("BT-USE-AMU-1")
def test_the_roll_of_an_amulet_cannot_be_undone():
    table = rolled("lord.red", 5)

    assert table.events("amulet-rolled")[0]["roll"] == 5
    with pytest.raises(Exception, match="SH-UNDO"):
        table.game.undo(0)


@rule("BT-USE-AMU-2", "BT-USE-AMU-3", "BT-USE-AMU-4")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_a_roll_of_1_2_or_3_gives_that_many_uses(roll: int):
    table = rolled("friman.red", roll)

    assert table.open_of(0) == [("friman.red", "friman", roll)]
    assert table.hand_of(0) == []


@rule("BT-USE-AMU-3", "BT-BLD-13")
def test_a_doubled_supply_pays_for_two_roads():
    table = rolled("supply", 2, more=("friman.red", "friman.blue"))

    table.play("build road.straight c2 ew with friman.red open1")
    table.play("build road.straight d2 ew with friman.blue open1")

    assert table.open_of(0) == []


@rule("BT-USE-AMU-4")
def test_a_tripled_lord_builds_a_city_of_level_4():
    table = battalia(oracle=False).hand(0, "amulet.red", "lord.red").dice(3)
    table.tile("c2", "road.straight", "ew")

    table.play("amulet on lord.red", "build city.cross d2")

    tile = table.tile_at("d2")
    assert tile is not None
    assert tile["level"] == 4


@rule("BT-USE-AMU-5")
def test_a_4_puts_the_target_in_ambush_and_the_amulet_on_the_shelter():
    table = rolled("lord.red", 4)

    assert table.ambush_of(0) == ["lord.red"]
    assert table.shelter_of(0) == ["amulet.red"]
    assert table.limbo() == []
    assert table.table_of(0) == []
    assert table.open_of(0) == []


@rule("BT-USE-AMU-5", "BT-AMB-5")
def test_a_4_needs_no_suspended_card_even_with_a_deck_of_ten():
    table = battalia(oracle=False).exact(0).hand(0, "amulet.red", "lord.red").dice(4)
    table.shelter(0, *["supply"] * 8)

    table.play("amulet on lord.red")

    assert table.ambush_of(0) == ["lord.red"]
    assert table.limbo() == []


@rule("BT-USE-AMU-5", "BT-GRT-HAN-4")
def test_a_4_on_a_borrowed_card_sends_it_to_its_owners_shelter():
    table = battalia(oracle=False).hand(0, "hand", "amulet.red").nation(1, "lord.red").dice(4)

    table.play("hand player2", "take lord.red", "amulet on borrowed")

    assert table.ambush_of(0) == []
    assert table.shelter_of(1) == ["lord.red"]
    assert table.shelter_of(0) == ["amulet.red"]
    table.refuses("amulet on borrowed")


@rule("BT-USE-AMU-6")
def test_a_5_puts_target_and_amulet_on_the_shelter():
    table = rolled("lord.red", 5)

    assert sorted(table.shelter_of(0)) == ["amulet.red", "lord.red"]
    assert table.table_of(0) == []
    assert table.open_of(0) == []


@rule("BT-USE-AMU-6", "BT-USE-AMU-5", "BT-GRT-HAN-4")
@pytest.mark.parametrize("roll", [4, 5])
def test_a_borrowed_amulet_goes_to_its_owners_shelter(roll: int):
    table = battalia(oracle=False).hand(0, "hand", "lord.red", "supply").nation(1, "amulet.blue")
    table.dice(roll)

    table.play("hand player2", "take amulet.blue", "amulet on lord.red")

    assert table.shelter_of(1) == ["amulet.blue"]
    assert table.ambush_of(0) + table.shelter_of(0) == ["lord.red"]


@rule("BT-WE-08", "BT-USE-AMU-7")
def test_example_a_6_makes_a_joker_that_may_be_a_priest_or_a_title_but_no_great_artefact():
    table = rolled("friman.red", 6, more=("chief.blue",))

    assert table.open_of(0) == [("friman.red", "joker", 1)]
    assert {line.split()[2] for line in table.legal_like("open1 as")} == KINDS
    as_title = table.game.clone()
    as_title.apply(0, "open1 as title; title on chief.blue")
    assert as_title.legal(0)
    table.play("open1 as priest")
    assert table.open_of(0) == [("friman.red", "priest", 1)]


@rule("BT-USE-AMU-7", "BT-ART-1")
def test_a_joker_pays_as_the_unit_it_is():
    table = rolled("supply", 6, more=("friman.red", "friman.red"))

    table.play("open1 as lord", "create title")

    assert [word.split(".")[0] for word in table.new_of(0)] == ["title"]
    assert table.open_of(0) == []


@rule("BT-USE-AMU-7")
def test_a_joker_has_one_use_whatever_card_it_was():
    table = rolled("tool.red", 6, more=("friman.red", "supply"))

    table.play("open1 as friman")

    assert table.open_of(0) == [("tool.red", "friman", 1)]


@rule("BT-USE-AMU-8", "BT-CLN-1")
@pytest.mark.parametrize("roll", [1, 2, 3, 6])
def test_after_1_2_3_or_6_the_amulet_stays_until_clean_up(roll: int):
    table = rolled("lord.red", roll)

    assert table.table_of(0) == ["amulet.red", "lord.red"]
    assert table.shelter_of(0) == []
    table.play("end turn")
    assert sorted(table.shelter_of(0)) == ["amulet.red", "lord.red"]


@rule("BT-USE-AMU-9")
def test_a_joker_that_plays_the_lit_kind_has_two_uses_and_keeps_the_kind():
    table = battalia().day(2).hand(0, *["supply"] * 4).open(0, "friman.blue", "joker")  # weapon lit

    table.play("open1 as weapon", "hire hero b2")

    assert table.open_of(0) == [("friman.blue", "weapon", 1)]
    table.refuses("open1 as tool", because="BT-USE-AMU-9")
    table.play("hire hero b2")
    assert table.open_of(0) == []


@rule("BT-USE-AMU-9")
def test_a_joker_that_plays_a_kind_other_than_the_lit_one_has_one_use():
    table = battalia().day(2).hand(0, "supply").open(0, "weapon.red", "joker")

    table.play("open1 as tool")

    assert table.open_of(0) == [("weapon.red", "tool", 1)]


@rule("BT-USE-AMU-9", "BT-BAT-4")
@pytest.mark.parametrize(("card", "morale"), [("lord.green", 1), ("lord.blue", 0), ("supply", 0)])
def test_a_joker_keeps_its_own_faction_in_battle(card: str, morale: int):
    table = battalia(seats=4, oracle=False).faction("baerfolk").clear()
    table.neutral("d4").hero(0, "d4").city("a1", owner=0).hand(0, "weapon.green")
    table.open(0, card, "joker")

    table.play("attack city d4 with weapon.green", "open1 as priest")

    assert table.events("battle-card")[-1]["attack"] == 4 + morale


@rule("BT-USE-AMU-10")
def test_copies_are_gone_at_the_end_of_the_turn():
    table = rolled("lord.red", 3)

    table.end_turn()

    assert table.player_of(0)["open"] == []
    owned = table.hand_of(0) + table.nation_of(0) + table.shelter_of(0)
    assert owned.count("lord.red") == 1


@rule("BT-USE-AMU-10", "BT-BAT-19")
def test_the_effect_of_a_defenders_amulet_ends_with_the_battle():
    table = battalia(seats=4, oracle=False).clear().city("d4", owner=1).city("a1", owner=0)
    table.hero(0, "d4").hand(0, "weapon.red", "lord.red", "weapon.red")
    table.hand(1, "amulet.blue", "supply", "lord.blue", "friman.blue").dice(3)

    table.play("attack city d4 with weapon.red lord.red", "done")
    table.play("fight", "amulet on friman.blue", seat=1)
    table.play("give up", seat=1)

    assert table.open_of(1) == []
    assert sorted(table.shelter_of(1)) == ["amulet.blue", "friman.blue"]


@rule("BT-USE-AMU-5", "BT-INF-2")
def test_a_card_that_an_amulet_put_in_ambush_is_known_to_all():
    table = rolled("lord.red", 4, more=("friman.red", "supply"))

    view = table.game.view(1)["players"][0]  # type: ignore[index]

    assert view["ambush_known"] == ["lord.red"]


@rule("BT-USE-AMU-7", "BT-USE-TEN-6", "BT-USE-AMU-1")
def test_a_joker_may_be_an_amulet_whose_roll_discards_it():
    table = battalia(oracle=False).hand(0, "amulet.red", "friman.red", "lord.red").dice(6, 5)

    table.play("amulet on friman.red", "open1 as amulet", "amulet on lord.red")

    assert table.shelter_of(0) == ["friman.red", "lord.red"]
    assert table.table_of(0) == ["amulet.red"]
