"""After a battle: chips and refills; and transformed openings (BT-BAT-22 to -27)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from tests.battalia.battles import FIELD, totals, war
from tests.battalia.table import Table, battalia
from tests.rules import rule

TARGET = "g7"


def tile(table: Table, cell: str = FIELD) -> dict[str, Any]:
    tile = table.tile_at(cell)
    assert tile is not None
    return tile


def rich(low: int, high: int, level: int = 4, edition: str = "special") -> Table:
    """Blue's hero on Red's city; Blue already has this many chips of each sort on the board."""
    table = battalia(seats=4, edition=edition).faction("islanders", "emberians").clear()
    types = ["city.cross"] * 12 + ["city.tee"] * 4 + ["city.corner"] * 4 + ["city.straight"] * 4
    exits = {"city.tee": "nes", "city.corner": "ne", "city.straight": "ns"}
    cells = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
    cells = [cell for cell in cells if (ord(cell[0]) + int(cell[1])) % 2 == 0 and cell != TARGET]
    for i in range(low + high):
        card = types[i]
        chip = 1 + i % 2 if i < low else 3
        table.city(cells[i], owner=0, level=chip, card=card, exits=exits.get(card))
    return table.city(TARGET, owner=1, level=level, card="city.end", exits="n").hero(0, TARGET)


def storm(table: Table) -> Table:
    table.hand(0, "sword", "lord.blue").hand(1)
    return table.play(f"attack city {TARGET} with sword lord.blue", "done", "surrender")


@rule("BT-BAT-22")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_conquered_city_keeps_its_level_and_changes_its_chip(level: int) -> None:
    table = war(level=level).hand(0, "sword")
    before = table.vp(0), table.vp(1)

    table.play(f"attack city {FIELD} with sword", "done", "surrender")

    assert (tile(table)["owner"], tile(table)["level"]) == (0, level)
    assert (table.vp(0), table.vp(1)) == (before[0] + level, before[1] - level)


@rule("BT-BAT-22")
def test_no_lord_comes_with_a_city_taken_from_a_player() -> None:
    table = war(level=4).hand(0, "sword")

    table.play(f"attack city {FIELD} with sword", "done", "surrender")

    assert table.new_of(0) == []


@rule("BT-BAT-23", "BT-CMP-11")
@pytest.mark.parametrize(("edition", "chips"), [("special", 8), ("retail2015", 7)])
def test_without_a_high_chip_a_city_of_level_4_falls_to_level_2(edition: str, chips: int) -> None:
    table = rich(low=1, high=chips, level=4, edition=edition)

    storm(table)

    assert (tile(table, TARGET)["owner"], tile(table, TARGET)["level"]) == (0, 2)


@rule("BT-BAT-23", "BT-BAT-25")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_without_any_fitting_chip_the_city_is_left_without_one(level: int) -> None:
    table = rich(low=8, high=8, level=level)

    storm(table)

    assert tile(table, TARGET).get("owner") is None
    assert table.heroes_of(0) == [TARGET, None]


@rule("BT-BAT-25", "BT-BAT-23")
@pytest.mark.parametrize("level", [1, 2])
def test_a_low_city_never_rises_to_a_high_chip(level: int) -> None:
    table = rich(low=8, high=2, level=level)

    storm(table)

    assert tile(table, TARGET).get("owner") is None


@rule("BT-BAT-25")
def test_high_cities_use_the_high_chips_that_are_left() -> None:
    table = rich(low=8, high=7, level=3)

    storm(table)

    assert (tile(table, TARGET)["owner"], tile(table, TARGET)["level"]) == (0, 3)


@rule("BT-BAT-24")
def test_a_city_without_a_chip_is_annexed_as_level_1_without_cards() -> None:
    table = war().city("d6", terrain="canyon").hero(0, "d6").hand(0).hand(1)
    before = table.vp(0)

    table.play("annex d6")

    assert (tile(table, "d6")["owner"], tile(table, "d6")["level"]) == (0, 1)
    assert table.vp(0) == before + 1
    assert table.new_of(0) == []


@rule("BT-BAT-24")
def test_a_city_without_a_chip_is_no_target_of_an_attack() -> None:
    table = war().city("d6").hero(0, "d6").hand(0, "weapon.blue")

    table.refuses("attack city d6", because="BT-BAT-8")

    table.allows("annex d6")


@rule("BT-BAT-24")
def test_annexing_needs_a_hero_on_the_city() -> None:
    table = war().city("d6").hand(0)

    table.refuses("annex d6", because="BT-BAT-24")
    table.refuses(f"annex {FIELD}", because="BT-BAT-24")


@rule("BT-BAT-24")
def test_annexing_needs_a_free_low_chip() -> None:
    table = rich(low=8, high=0).tile(TARGET, "city.end", "n").hand(0)

    table.refuses(f"annex {TARGET}", because="BT-BAT-24")


@rule("BT-BAT-24")
@pytest.mark.parametrize(("edition", "chips"), [("special", 8), ("retail2015", 7)])
def test_in_the_special_edition_only_another_player_annexes_a_city_left_without_a_chip(
    edition: str, chips: int
) -> None:
    table = rich(low=chips, high=chips, edition=edition)
    storm(table)
    document = table.position()
    freed = next(cell for cell, one in document["tiles"].items() if one.get("owner") == 0)
    document["tiles"][freed] = {
        key: fact for key, fact in document["tiles"][freed].items() if key not in ("owner", "level")
    }  # a chip of level 1 or 2 is free again
    del document["points"]  # they follow from the board

    table._game = stormhall.from_position(document)

    is_special = edition == "special"
    assert tile(table, TARGET).get("left_by") == (0 if is_special else None)
    assert table.legal_like("annex") == ([] if is_special else [f"annex {TARGET}"])
    if is_special:
        table.refuses(f"annex {TARGET}", because="BT-BAT-24")


@rule("BT-BAT-24")
def test_another_player_annexes_a_city_that_its_conqueror_left_without_a_chip() -> None:
    table = war().tile("d6", "city.cross", "nesw", "canyon", left_by=1).hero(0, "d6")
    table.allows("annex d6").play("annex d6")
    assert (tile(table, "d6")["owner"], tile(table, "d6")["level"]) == (0, 1)


def test_by_version_1_the_conqueror_of_any_edition_annexes_the_city_he_left() -> None:
    table = rich(low=8, high=8).say(rules=1)

    storm(table)

    assert "left_by" not in tile(table, TARGET)


@rule("BT-BAT-24", "BT-ALT-6")
def test_annexing_a_city_without_a_chip_does_not_count_as_the_players_one_neutral_city() -> None:
    table = battalia(seats=2, scenario="alt2").city("d2").hero(0, "d2").hand(0, "sword")

    table.play("annex d2")

    assert table.position()["annexed"] == []


@rule("BT-BAT-26", "BT-WE-13")
def test_the_defender_draws_up_to_six_only_when_the_attackers_turn_is_over() -> None:
    table = war(level=3)
    table.hand(0, "weapon.blue", "chief.blue", "friman.blue", "chief.blue", "chief.gold")
    table.hand(1, "friman.red", "lord.red", "supply", "supply", "supply", "supply")
    table.nation(1, "horse.red", "tool.red")
    table.play(f"attack city {FIELD} with weapon.blue chief.blue", "done", "fight")
    table.play("play friman.red", "done", "play friman.blue", "play chief.blue")
    table.play("play chief.gold", "done", "play lord.red", "done", "give up")
    assert table.hand_of(1) == ["supply"] * 4

    table.play("end turn")

    assert sorted(table.hand_of(1)) == ["horse.red", *["supply"] * 4, "tool.red"]


@rule("BT-WE-13", "BT-BAT-26")
def test_a_second_attack_in_the_same_turn_meets_the_smaller_hand() -> None:
    table = war(level=1).hero(0, FIELD, FIELD).dice(5)
    table.hand(0, "weapon.gold", "weapon.gold", "friman.gold", "amulet.gold", "friman.gold")
    table.hand(1, "friman.red", "friman.red", "supply", "supply", "supply", "supply")
    table.play(f"attack city {FIELD}", "send one", "play weapon.gold", "play friman.gold", "done")
    table.play("fight", "play friman.red", "play friman.red", "done", "give up")

    table.play(f"attack city {FIELD} with weapon.gold", "amulet on friman.gold", "give up")

    assert table.hand_of(1) == ["supply"] * 4


@rule("BT-BAT-26")
def test_a_player_who_surrendered_refills_too() -> None:
    table = war(level=1).hand(0, "weapon.blue").hand(1, "supply")
    table.nation(1, "lord.red", "lord.red", "lord.red", "horse.red", "horse.red")

    table.play(f"attack city {FIELD} with weapon.blue", "done", "surrender", "end turn")

    assert sorted(table.hand_of(1)) == ["horse.red", "horse.red", *["lord.red"] * 3, "supply"]


@rule("BT-BAT-26")
def test_a_hand_of_more_than_six_is_kept() -> None:
    table = war(level=1).hand(0, "weapon.blue").hand(1, *["supply"] * 5)
    table.ambush(1, "lord.red", "horse.red", "supply")
    table.play(f"attack city {FIELD} with weapon.blue", "done", "fight", "raise ambush", "give up")

    table.play("end turn")

    assert sorted(table.hand_of(1)) == ["horse.red", "lord.red", *["supply"] * 6]


@rule("BT-BAT-26")
def test_a_player_who_was_not_attacked_draws_nothing() -> None:
    table = battalia(seats=3).faction("islanders", "emberians", "cloudborn")
    table.city("d6", owner=1).hero(0, "d6").hand(0, "weapon.blue").hand(1).hand(2, "supply")

    table.play("attack city d6 with weapon.blue", "done", "surrender", "end turn")

    assert table.hand_of(2) == ["supply"]
    assert len(table.hand_of(1)) == 6


@rule("BT-BAT-26", "BT-DRW-2")
def test_the_refill_reshuffles_the_shelter_with_the_cards_of_the_battle() -> None:
    table = war(level=1).exact(1).hand(0, "weapon.gold", "lord.gold").hand(1, "friman.red")
    table.shelter(1, *["supply"] * 9)
    table.play(f"attack city {FIELD} with weapon.gold lord.gold", "done")
    table.play("fight", "play friman.red", "give up")

    table.play("end turn")

    assert len(table.hand_of(1)) == 6
    assert table.shelter_of(1) == []
    assert len(table.nation_of(1)) == 4


@rule("BT-BAT-27")
def test_an_attack_is_offered_only_to_a_player_with_a_weapon() -> None:
    table = war().hand(0, "lord.blue", "horse.blue", "amulet.blue", "scroll.blue")

    table.refuses(f"attack city {FIELD}", because="BT-BAT-27")


@rule("BT-BAT-27")
def test_a_weapon_in_a_tent_or_among_the_new_cards_does_not_count() -> None:
    table = war().hand(0, "lord.blue").tent(0, "tent.blue", "weapon.blue")
    table.player(0, new=["weapon.gold"])
    table.refuses(f"attack city {FIELD}", because="BT-BAT-27")

    table.play("strike tent1")

    table.allows(f"attack city {FIELD}")


@rule("BT-BAT-27", "BT-BAT-21")
def test_a_scroll_is_laid_under_the_opening_weapon() -> None:
    table = war(level=1).hand(0, "weapon.gold", "scroll.red")

    table.play(f"attack city {FIELD}", "scroll on weapon.gold islanders")

    assert totals(table) == (1 + 1, 1)
    assert sorted(table.table_of(0)) == ["scroll.red", "weapon.blue"]
    table.allows("done")


@rule("BT-BAT-27", "BT-BAT-2")
def test_an_amulet_under_the_opening_weapon_multiplies_it() -> None:
    table = war(level=2).hand(0, "weapon.gold", "amulet.blue").dice(3)

    table.play(f"attack city {FIELD}", "amulet on weapon.gold")
    assert totals(table) == (1, 2)
    table.play("play open1", "play open1")

    assert totals(table) == (3, 2)


@rule("BT-BAT-27", "BT-BAT-10")
@pytest.mark.parametrize("roll", [4, 5])
def test_an_opening_whose_only_weapon_is_lost_to_the_amulet_fails(roll: int) -> None:
    table = war(level=1).hand(0, "weapon.gold", "amulet.blue", "lord.blue").dice(roll)
    table.play(f"attack city {FIELD}", "amulet on weapon.gold")

    table.refuses("play lord.blue", because="BT-USE-WEA-1")
    table.play("give up")

    assert table.heroes_of(0) == [None, None]
    assert table.hand_of(0) == ["lord.blue"]
    assert table.step == "actions"
    assert table.ambush_of(0) == (["weapon.gold"] if roll == 4 else [])


@rule("BT-BAT-27")
@pytest.mark.parametrize("roll", [4, 5])
def test_another_weapon_opens_after_the_first_one_was_lost(roll: int) -> None:
    table = war(level=1).hand(0, "weapon.gold", "weapon.blue", "amulet.blue", "lord.blue")
    table.dice(roll).play(f"attack city {FIELD}", "amulet on weapon.gold")

    table.refuses("play lord.blue", because="BT-USE-WEA-1")
    table.play("play weapon.blue", "play lord.blue")

    assert totals(table) == (1 + 4 + 1, 1)


@rule("BT-BAT-27")
def test_a_struck_tent_may_bring_the_other_weapon() -> None:
    table = war(level=1).hand(0, "weapon.gold", "amulet.blue").tent(0, "tent.blue", "weapon.blue")
    table.dice(5).play(f"attack city {FIELD}", "amulet on weapon.gold")

    table.play("strike tent1", "play weapon.blue")

    assert totals(table) == (2, 1)


@rule("BT-BAT-27", "BT-USE-AMU-7")
def test_a_six_under_the_opening_weapon_leaves_a_joker_that_opens() -> None:
    table = war(level=1).hand(0, "weapon.gold", "amulet.blue", "friman.gold").dice(6)
    table.play(f"attack city {FIELD}", "amulet on weapon.gold")

    table.refuses("open1 as lord", because="BT-BAT-20")
    table.refuses("play friman.gold", because="BT-USE-WEA-1")
    table.play("open1 as weapon", "play friman.gold")

    assert totals(table) == (2, 1)


@rule("BT-BAT-27")
def test_no_title_or_unit_comes_before_the_opening_weapon() -> None:
    table = war(level=1).hand(0, "weapon.gold", "amulet.blue", "title.blue", "friman.blue")
    table.play(f"attack city {FIELD}")

    table.refuses("title on friman.blue", because="BT-BAT-27")
    table.refuses("amulet on friman.blue", because="BT-BAT-27")

    table.allows("amulet on weapon.gold")


@rule("BT-BAT-27", "BT-TRF-5")
def test_a_chain_may_lie_under_the_opening_weapon() -> None:
    table = war(level=1).hand(0, "weapon.gold", "amulet.blue", "scroll.gold").dice(2)
    table.play(f"attack city {FIELD}", "amulet on scroll.gold")
    assert table.open_of(0) == [("scroll.gold", "scroll", 2)]

    table.play("scroll on weapon.gold islanders")

    assert totals(table) == (2, 1)
    assert table.open_of(0) == [("scroll.gold", "scroll", 1)]
