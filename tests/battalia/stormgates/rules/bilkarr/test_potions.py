"""The six potions (SG-BIL-07 to -26, SG-INF-06)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import stormhall
from stormhall import PositionError
from stormhall.battalia.model.cards import CARD_INDEX
from stormhall.battalia.model.layout import HAND, SHELTER, ZONES
from tests.battalia.stormgates.support.potion_battle import (
    FIELD,
    brawl,
    next_day,
    potion,
    potions,
    totals,
)
from tests.battalia.stormgates.support.table import stormgates
from tests.rules import rule

# Drinking and time.

ARMY = ("weapon.blue", "lord.blue", "lord.blue")


@rule("SG-BIL-08", "SG-BIL-12")
def test_a_potion_is_drunk_in_its_owners_step_3_and_works_at_once() -> None:
    table = potions(brawl(), colossus=0)
    table.play("drink colossus")

    drunk = potion(table, "colossus")
    assert drunk is not None
    assert (drunk["owner"], drunk["day"]) == (0, 1)
    table.refuses("drink colossus", because="SG-BIL-09")


@rule("SG-BIL-07")
def test_nobody_drinks_a_potion_that_is_not_his() -> None:
    table = potions(brawl(), colossus=1)

    assert table.legal_like("drink") == []
    table.refuses("drink colossus", because="SG-BIL-07")
    table.refuses("drink rage", because="SG-BIL-07")


@rule("SG-BIL-07", "SG-BIL-08")
def test_a_full_potion_keeps_for_ever() -> None:
    table = potions(brawl(), colossus=0)
    for _ in range(5):
        next_day(table)

    held = potion(table, "colossus")
    assert held is not None
    assert held["day"] == 0


@rule("SG-WE-37", "SG-BIL-09")
def test_a_potion_lasts_three_days_and_goes_back_to_bilkarr() -> None:
    table = potions(brawl().day(10), colossus=0)
    table.play("drink colossus")
    days = []
    while potion(table, "colossus"):
        seen = potion(table, "colossus")
        assert seen is not None
        days.append((table.state.day, seen["day"]))
        next_day(table)

    assert days == [(10, 1), (11, 2), (12, 3)]
    assert table.state.day == 13
    assert table.events("potion-returned")[-1]["potion"] == "colossus"


@rule("SG-BIL-09", "SG-CTL-10")
def test_potions_age_after_bilkarr_has_moved_and_also_while_he_is_away() -> None:
    table = potions(brawl(seats=4), colossus=(0, 3)).say(bilkarr={"square": "e5", "heading": "nw"})
    next_day(table)
    told = [e["event"] for e in table.events()]
    assert told.index("bilkarr-walked") < told.index("potion-returned")

    away = potions(brawl(), colossus=(0, 3))
    assert potion(next_day(away), "colossus") is None


@rule("SG-BIL-09", "SG-RWN-03")
def test_the_first_day_of_a_potion_is_the_day_it_is_drunk() -> None:
    table = potions(brawl(level=1).hand(0, "weapon.blue", "lord.blue").hand(1), weakness=1)
    table.play(f"attack city {FIELD}", "drink weakness against player1")

    seen = potion(table, "weakness")
    assert seen is not None
    assert seen["day"] == 1
    table.play("play weapon.blue", "play lord.blue", "done", "surrender")
    next_day(table)
    seen = potion(table, "weakness")
    assert seen is not None
    assert seen["day"] == 2


@rule("SG-BIL-10")
def test_the_daily_use_comes_back_the_next_day() -> None:
    table = potions(brawl(), solstice={"owner": 0, "day": 1, "used": True})
    table.hand(0, "friman.blue")

    table.refuses("solstice friman.blue", because="SG-BIL-10")
    next_day(table)
    seen = potion(table, "solstice")
    assert seen is not None
    assert seen["used"] is False
    table.play("keep")
    assert table.legal_like("solstice")


@rule("SG-BIL-11")
def test_a_potion_outlives_the_heroes_and_cities_of_its_drinker() -> None:
    table = potions(brawl(level=1), colossus=(1, 1)).hand(0, "weapon.blue", *["lord.blue"] * 2)
    table.play(f"attack city {FIELD}", "play weapon.blue", "play lord.blue", "play lord.blue")
    table.play("done", "surrender")

    seen = potion(table, "colossus")
    assert seen is not None
    assert (seen["owner"], seen["day"]) == (1, 1)


# The effect of each potion.


@rule("SG-BIL-21")
def test_brotherhood_bars_attacks_on_its_drinker() -> None:
    table = potions(brawl().hero(1, FIELD).hand(0, "weapon.blue"), brotherhood=(1, 1))

    assert table.legal_like("attack") == []
    table.refuses(f"attack city {FIELD}", because="SG-BIL-21")
    table.refuses(f"attack hero player2 {FIELD}", because="SG-BIL-21")


@rule("SG-BIL-21")
def test_brotherhood_bars_attacks_by_its_drinker_but_not_on_neutral_objects() -> None:
    table = potions(brawl(), brotherhood=0).hand(0, *ARMY).neutral("f2")
    table.hero(0, FIELD, "f2").hero(1, FIELD)
    table.allows(f"attack city {FIELD}", f"attack hero player2 {FIELD}", "attack city f2")

    table.play("drink brotherhood")

    assert table.legal_like("attack") == ["attack city f2"]
    table.refuses(f"attack city {FIELD}", because="SG-BIL-21")
    table.refuses(f"attack hero player2 {FIELD}", because="SG-BIL-21")


@rule("SG-BIL-21")
def test_third_players_fight_on_while_somebody_is_at_peace() -> None:
    table = potions(brawl(seats=3), brotherhood=(2, 1)).hand(0, *ARMY)
    table.allows(f"attack city {FIELD}")


@rule("SG-BIL-21")
def test_brotherhood_stops_nothing_but_attacks() -> None:
    table = potions(brawl(), brotherhood=(1, 1)).hand(0, "hand").nation(1, "lord.red")
    table.play("hand player2", "take lord.red")

    assert table.state.lender == 1


@rule("SG-BIL-21")
def test_full_brotherhood_protects_nobody() -> None:
    table = potions(brawl(), brotherhood=1).hand(0, *ARMY)
    table.allows(f"attack city {FIELD}")


@rule("SG-BIL-23")
def test_colossus_adds_four_to_every_total_of_its_drinker() -> None:
    table = potions(brawl(level=3), colossus=(0, 1)).hand(0, "weapon.blue")
    table.play(f"attack city {FIELD}", "play weapon.blue")
    assert totals(table) == (1 + 1 + 4, 3)  # weapon, morale

    defending = potions(brawl(level=3), colossus=(1, 1)).hand(0, *ARMY)
    defending.play(f"attack city {FIELD}", "play weapon.blue")
    assert totals(defending) == (2, 7)


@rule("SG-BIL-23")
def test_colossus_counts_against_neutral_cities_and_ruins() -> None:
    table = potions(brawl(), colossus=(0, 1)).neutral("f2", level=4)
    table.hero(0, "f2").hand(0, "weapon.blue")
    table.play("attack city f2", "play weapon.blue", "done")
    assert table.tile_at("f2")["owner"] == 0  # type: ignore[index]

    ruins = potions(brawl(), colossus=(0, 1)).hero(0, "d4").hand(0, "weapon.blue", "lord.blue")
    ruins.play("attack ruins d4", "play weapon.blue", "play lord.blue")
    assert totals(ruins) == (1 + 4 + 1 + 4, 8)


@rule("SG-BIL-25")
def test_weakness_takes_four_from_every_total_of_its_victim_but_not_below_0() -> None:
    weak = {"owner": 1, "day": 1, "victim": 0}
    table = potions(brawl(level=1), weakness=weak).hand(0, "weapon.blue", "lord.blue")
    table.play(f"attack city {FIELD}", "play weapon.blue")
    assert totals(table) == (0, 1)
    table.play("play lord.blue")
    assert totals(table) == (1 + 4 + 1 - 4, 1)


@rule("SG-BIL-25")
def test_weakness_on_a_city_of_level_3_without_cards_leaves_no_defence() -> None:
    weak = {"owner": 0, "day": 1, "victim": 1}
    table = potions(brawl(level=3), weakness=weak).hand(0, "weapon.red", "lord.red")
    table.play(f"attack city {FIELD}", "play weapon.red")
    assert totals(table) == (1, 0)
    table.play("done", "surrender")
    assert table.tile_at(FIELD)["owner"] == 0  # type: ignore[index]


@rule("SG-BIL-25")
def test_weakness_counts_against_neutral_cities() -> None:
    weak = {"owner": 1, "day": 1, "victim": 0}
    table = potions(brawl(), weakness=weak).neutral("f2", level=4)
    table.hero(0, "f2").hand(0, *ARMY)
    table.play("attack city f2", "play weapon.blue", "play lord.blue")
    assert totals(table) == (2, 4)


@rule("SG-BIL-23", "SG-BIL-25")
def test_colossus_and_weakness_on_one_player_cancel_out() -> None:
    weak = {"owner": 1, "day": 1, "victim": 0}
    table = potions(brawl(level=3), colossus=(0, 1), weakness=weak).hand(
        0, "weapon.red", "lord.red"
    )
    table.play(f"attack city {FIELD}")
    assert totals(table) == (0, 3)
    table.play("play weapon.red")
    assert totals(table) == (1, 3)


@rule("SG-BIL-25")
def test_weakness_is_drunk_by_giving_it_to_an_opponent() -> None:
    table = potions(brawl(seats=4, teams="2v2", team_turns="sequential"), weakness=0)

    assert table.legal_like("drink") == [
        "drink weakness against player2",
        "drink weakness against player4",
    ]
    table.refuses("drink weakness", because="SG-BIL-25")
    table.refuses("drink weakness against player3", because="SG-BIL-25")
    table.refuses("drink weakness against player1", because="SG-BIL-25")
    table.play("drink weakness against player4")
    seen = potion(table, "weakness")
    assert seen is not None
    assert (seen["owner"], seen["victim"]) == (0, 3)


@rule("SG-BIL-25", "SG-BIL-09")
def test_weakness_ends_after_three_days() -> None:
    table = potions(brawl(), weakness={"owner": 0, "day": 3, "victim": 1})
    next_day(table)

    assert potion(table, "weakness") is None
    table = potions(brawl(level=3), weakness={"owner": 0, "day": 2, "victim": 1})
    seen = potion(next_day(table), "weakness")
    assert seen is not None
    assert seen["victim"] == 1


# Rage.


@rule("SG-WE-38", "SG-BIL-22", "SG-BIL-12")
def test_rage_clears_two_random_cards_before_the_defender_answers() -> None:
    table = potions(brawl(level=1), rage=(0, 1)).hand(0, "weapon.blue", "lord.blue", "weapon.red")
    cards = ["friman.red", "chief.red", "priest.red", "supply"]
    table.hand(1, *cards)
    table.play(f"attack city {FIELD}", "play weapon.blue", "play lord.blue", "done", "use rage")

    assert table.mover == 1
    assert len(table.hand_of(1)) == 2
    assert Counter(table.hand_of(1) + table.shelter_of(1)[-2:]) == Counter(cards)
    seen = potion(table, "rage")
    assert seen is not None
    assert seen["used"] is True

    table.play("surrender")
    table.refuses("use rage", because="SG-BIL-12")


@rule("SG-BIL-22", "SG-BIL-10")
def test_a_second_attack_on_the_same_day_has_no_rage() -> None:
    table = potions(brawl(level=1), rage={"owner": 0, "day": 2, "used": True})
    table.hand(0, "weapon.blue", "lord.blue").hand(1, "supply", "supply", "supply")
    table.play(f"attack city {FIELD}", "play weapon.blue", "play lord.blue", "done")

    assert table.step == "answer"
    assert len(table.hand_of(1)) == 3


@rule("SG-BIL-22")
def test_rage_against_a_hand_of_one_takes_that_card_and_none_if_there_is_none() -> None:
    table = potions(brawl(level=1), rage=(0, 1)).hand(0, "weapon.blue", "lord.blue")
    table.hand(1, "priest.red")
    table.play(f"attack city {FIELD}", "play weapon.blue", "play lord.blue", "done", "use rage")
    assert table.hand_of(1) == []
    assert table.shelter_of(1)[-1] == "priest.red"

    empty = potions(brawl(level=1), rage=(0, 1)).hand(0, "weapon.blue", "lord.blue")
    empty.play(f"attack city {FIELD}", "play weapon.blue", "play lord.blue", "done")
    assert empty.step == "answer"


@rule("SG-BIL-22")
def test_rage_is_optional() -> None:
    table = potions(brawl(level=1), rage=(0, 1)).hand(0, "weapon.blue", "lord.blue")
    table.hand(1, "priest.red", "supply", "supply")
    table.play(f"attack city {FIELD}", "play weapon.blue", "play lord.blue", "done", "pass")

    assert table.step == "answer"
    assert len(table.hand_of(1)) == 3
    seen = potion(table, "rage")
    assert seen is not None
    assert seen["used"] is False


@rule("SG-INF-06")
def test_of_the_cards_that_rage_clears_all_see_only_the_top_one() -> None:
    table = potions(brawl(level=1, seats=3), rage=(0, 1)).hand(0, "weapon.blue", "lord.blue")
    table.hand(1, "friman.red", "chief.red", "priest.red", "lord.red", "supply")
    table.play(f"attack city {FIELD}", "play weapon.blue", "play lord.blue", "done", "use rage")

    gone = table.shelter_of(1)[-2:]
    heard = table.events("enraged", seat=2)[-1]
    assert heard["top"] == gone[-1]
    assert "cards" not in heard
    assert table.events("enraged", seat=1)[-1]["cards"] == gone
    for viewer in (0, 2, None):
        hidden = set()
        for k in range(12):
            dream = table.game.resample(viewer, k)
            assert dream.view(viewer) == table.game.view(viewer)
            hidden.add(dream.state.zones[ZONES + SHELTER][-2])  # type: ignore[attr-defined]
        assert len(hidden) > 1


@rule("SG-BIL-22", "SG-INF-06", "BT-INF-2")
def test_after_rage_a_card_known_in_the_hand_is_in_the_hand_or_the_shelter() -> None:
    table = potions(brawl(level=1), rage=(0, 1)).hand(0, "weapon.blue", "lord.blue")
    table.hand(1, "supply", "friman.red", "chief.red", "priest.red", "lord.red")
    table.nation(1, *["supply"] * 6)
    seen = {**table.player_of(1)["seen"], "hand": [0, 0, 1, 0, 0]}
    table.whole_player(1, seen=seen)  # Blue has seen the chief, nobody has traced a card
    table.play(f"attack city {FIELD}", "play weapon.blue", "play lord.blue", "done", "use rage")

    assert table.shelter_of(1)[-1] != "chief.red"
    (traced,) = table.player_of(1)["traced"]
    assert traced == {"card": "chief.red", "in": ["hand", "shelter"], "seen": 1}
    for k in range(12):
        dream = table.game.resample(0, k)
        assert dream.view(0) == table.game.view(0)
        twin = stormhall.resample(table.game.view(0), k)
        assert twin.state.digest() == dream.state.digest()
        zones = dream.state.zones  # type: ignore[attr-defined]
        assert CARD_INDEX["chief.red"] in zones[ZONES + HAND] + zones[ZONES + SHELTER]


# Solstice.


@rule("SG-BIL-26")
def test_solstice_makes_a_hand_card_a_joker_for_a_line() -> None:
    table = potions(brawl(), solstice=0).hand(0, "horse.red", "supply", "supply")
    table.refuses("solstice horse.red", because="SG-BIL-26")
    table.play("drink solstice", "solstice horse.red")
    assert [line.split(" as ")[1] for line in table.legal()] == [
        "supply", "friman", "chief", "priest", "lord",
        "tool", "weapon", "amulet", "title", "scroll", "tent", "horse",
    ]  # fmt: skip
    table.refuses("open1 as queen", because="SG-BIL-26")
    table.refuses("open1 as hammer", because="SG-BIL-26")

    table.play("open1 as supply", "hire chief")

    assert table.open_of(0) == []
    assert sorted(table.table_of(0)) == ["horse.red", "supply", "supply"]
    assert len(table.new_of(0)) == 2
    table.refuses("solstice supply", because="SG-BIL-10")


@rule("SG-BIL-26")
def test_the_card_keeps_its_faction_and_counts_as_transformed() -> None:
    table = potions(brawl(), solstice=(0, 1)).hand(0, "chief.red", "amulet.blue")
    table.play("solstice chief.red", "open1 as tool")  # lit today

    assert table.open_of(0) == [("chief.red", "tool", 2)]
    table.refuses("amulet on chief.red", because="BT-TRF-4")
    table.refuses("amulet on open1", because="BT-TRF-4")
    table.refuses("open1 as horse", because="BT-USE-AMU-9")


@rule("SG-BIL-26", "SG-ROY-06", "SG-ZEA-06")
def test_solstice_changes_stardust_but_no_great_artefact_or_universal_unit() -> None:
    modules = ["royals", "zealots", "unbound", "trading"]
    table = potions(brawl(modules=modules), solstice=(0, 1))
    table.hand(0, "hammer", "friman.unbound", "friman.zealot", "stardust", "chief.red")

    assert table.legal_like("solstice") == ["solstice chief.red", "solstice stardust"]
    for card in ("hammer", "friman.unbound", "friman.zealot"):
        table.refuses(f"solstice {card}", because="SG-BIL-26")
    table.refuses("solstice priest.red", because="BT-TRN-4")


@rule("SG-BIL-26")
def test_a_solstice_card_opens_no_battle_but_hires_a_hero() -> None:
    table = potions(brawl(level=1), solstice=(0, 1)).city("d5", owner=0, terrain="canyon")
    table.hand(0, "horse.blue", "supply", "supply", "lord.blue")
    table.play("solstice horse.blue", "open1 as weapon")

    assert table.legal_like("attack") == []
    table.refuses(f"attack city {FIELD}", because="BT-BAT-27")
    table.play("hire hero d5")
    assert table.heroes_of(0) == [FIELD, "d5"]


@rule("SG-BIL-26")
def test_a_solstice_card_never_joins_a_battle_line() -> None:
    table = potions(brawl(level=1), solstice=(0, 1)).hand(0, "horse.blue", "weapon.blue")
    table.play("solstice horse.blue", "open1 as lord", f"attack city {FIELD}", "play weapon.blue")

    assert table.legal_like("play") == []
    table.refuses("play open1", because="BT-BAT-20")


@rule("SG-BIL-26")
def test_a_solstice_amulet_or_supply_does_not_help_in_battle() -> None:
    table = potions(brawl(level=1, modules=["unbound"]), solstice=(0, 1))
    table.hand(0, "horse.blue", "weapon.blue", "lord.blue", "friman.unbound")
    amulet = potions(brawl(level=1), solstice=(0, 1)).hand(0, "horse.blue", "weapon.blue", "supply")
    table.play("solstice horse.blue", "open1 as supply", f"attack city {FIELD}")
    table.play("play weapon.blue", "play friman.unbound")
    assert table.legal_like("feed") == []

    amulet.play("solstice horse.blue", "open1 as amulet")
    amulet.allows("amulet on supply")
    amulet.play(f"attack city {FIELD}", "play weapon.blue")
    assert amulet.legal_like("amulet") == []


@rule("SG-BIL-26")
def test_a_lit_joker_has_two_uses() -> None:
    table = potions(brawl().day(1), solstice=(0, 1)).hand(0, "horse.red")
    lit = table.position()["oracle"]["days"][0][0]
    table.play("solstice horse.red", f"open1 as {lit}")

    assert table.open_of(0) == [("horse.red", lit, 2)]


@rule("SG-BIL-12")
def test_frost_and_rage_are_not_used_between_a_players_own_lines() -> None:
    table = potions(brawl(), rage=(0, 1), frost_touch=(0, 1))

    assert table.legal_like("use") == []
    table.refuses("use rage", because="SG-BIL-12")
    table.refuses("use frost-touch", because="SG-BIL-12")


@rule("SG-BIL-08")
def test_drinking_does_not_end_a_ride() -> None:
    table = potions(brawl(), colossus=0).hand(0, "horse.blue")
    table.tile("c4", "road.straight", "ns", "lake").clear()
    table.play("move hero1 c4", "drink colossus")

    assert table.position()["ride"] == [1, 2]


# Documents.


@rule("SG-INF-01")
def test_everything_about_the_potions_is_public() -> None:
    table = potions(
        brawl(seats=3), weakness={"owner": 0, "day": 2, "victim": 1}, rage=2, frost_touch=(1, 3)
    )
    assert table.game.view(0)["potions"] == table.game.view(1)["potions"]
    assert table.game.view(None)["potions"] == table.position()["potions"]
    again = stormhall.from_position(table.game.position())
    assert again.state.digest() == table.state.digest()


@pytest.mark.parametrize(
    "facts",
    [
        {"elixir": {"owner": 0}},
        {"rage": {"owner": 7}},
        {"rage": {"owner": 0, "day": 4}},
        {"rage": {"owner": 0, "used": True}},
        {"rage": {"owner": 0, "order": "never"}},
        {"weakness": {"owner": 0, "day": 1}},
        {"weakness": {"owner": 0, "day": 1, "victim": 0}},
        {"colossus": {"owner": 0, "day": 1, "victim": 1}},
    ],
)
def test_impossible_potions_are_defects_of_a_position(facts: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match="potions"):
        stormgates("gates", "bilkarr").say(potions=facts).legal()
