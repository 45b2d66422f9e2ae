"""The Sun Oracle (BT-ORA-1 to -8 and the lit artefacts)."""

from __future__ import annotations

from typing import Any

from tests.battalia.table import Table, battalia
from tests.rules import rule

OUTER = ["tool", "weapon", "amulet", "title", "scroll", "tent", "horse"]
INNER = ["tool", "horse", "tent", "scroll", "title", "amulet", "weapon"]
LIT = ["tool", "weapon", "amulet", "title", "scroll", "tent", "horse"]
MATCHING = ["tool", "scroll", "weapon", "tent", "amulet", "horse", "title"]
PRICES = {
    "tool": ["friman.red"] * 3,
    "weapon": ["chief.red", "friman.red", "friman.red"],
    "amulet": ["priest.red", "friman.red", "friman.red"],
    "title": ["lord.red", "friman.red", "friman.red"],
    "scroll": ["friman.red", "chief.red", "priest.red"],
    "tent": ["chief.red", "friman.red", "supply"],
    "horse": ["chief.red", "supply", "supply"],
}


def on_day(day: int, *hand: str, **options: Any) -> Table:
    """Player 0 in step 3 on a day of the week; the Cloudborn are not in the game."""
    return battalia(**options).say(removed="cloudborn").day(day).hand(0, *hand)


def oracle_of(table: Table) -> tuple[str, str]:
    """The lit and the matching artefact of the day, as everybody sees them."""
    lit, matching = table.game.view(None)["oracle"]["days"][0]  # type: ignore[index]
    return lit, matching


@rule("BT-ORA-1", "BT-ORA-2", "BT-ORA-3", "BT-ORA-4")
def test_the_inner_wheel_turns_one_place_a_day_and_one_pair_coincides():
    for day in range(1, 8):
        facing = [INNER[(place - day + 1) % 7] for place in range(7)]
        pairs = [outer for outer, inner in zip(OUTER, facing, strict=True) if outer == inner]
        sunbeam = OUTER[facing.index("tool")]

        assert oracle_of(on_day(day)) == (sunbeam, pairs[0])
        assert len(pairs) == 1
        assert oracle_of(on_day(day)) == (LIT[day - 1], MATCHING[day - 1])


@rule("BT-ORA-1")
def test_after_seven_days_the_oracle_begins_again():
    assert [oracle_of(on_day(day)) for day in (8, 9, 15)] == [
        ("tool", "tool"), ("weapon", "scroll"), ("tool", "tool"),
    ]  # fmt: skip


@rule("BT-ORA-2")
def test_the_oracle_turns_before_the_first_players_turn_and_not_between():
    table = battalia(seats=3).say(first=1).turn(1).day(1)

    lit = []
    for _ in range(4):
        lit.append((table.mover, oracle_of(table)[0]))
        table.end_turn()

    assert lit == [(1, "tool"), (2, "tool"), (0, "tool"), (1, "weapon")]


@rule("BT-ORA-3")
def test_the_light_holds_for_all_players_and_in_defence():
    table = battalia(seats=4).clear().day(7).city("d4", owner=1).city("a1", owner=0)
    table.hero(0, "d4").hand(0, "weapon.red", "chief.red").hand(1, "horse.blue", "supply")
    table.play("attack city d4 with weapon.red chief.red", "done")

    table.play("fight", "play horse.blue", seat=1)
    assert table.events("battle-card")[-1]["defence"] == 2
    table.play("play open1", seat=1)

    assert table.events("battle-card")[-1]["defence"] == 3


@rule("BT-WE-24", "BT-ORA-3", "BT-ORA-5", "BT-ART-2")
def test_example_on_day_4_the_title_is_lit_and_the_tent_matches():
    table = on_day(4, *PRICES["tent"]).top("tent", "tent.blue", "tent.blue", "tent.red")
    assert oracle_of(table) == ("title", "tent")

    table.play("create tent emberians")

    assert table.new_of(0) == ["tent.red"]
    assert len(table.deck("tent")["top"]) == 1

    none = on_day(4, *PRICES["tent"]).top("tent", "tent.blue", "tent.green")
    none.player(1, hand=["tent.red"] * 3)
    none.play("create tent emberians")
    assert none.new_of(0) == ["tent.blue"]
    assert len(none.deck("tent")["top"]) == 1


@rule("BT-ORA-5")
def test_only_the_matching_artefact_may_be_named_on_each_day():
    for day in range(1, 8):
        for kind, price in PRICES.items():
            table = on_day(day, *price)
            if kind == MATCHING[day - 1]:
                table.allows(f"create {kind}", f"create {kind} emberians")
            else:
                table.allows(f"create {kind}")
                table.refuses(f"create {kind} emberians", because="BT-ART-2")


@rule("BT-ORA-5")
def test_the_top_card_may_be_taken_without_shuffling_while_symbols_match():
    table = on_day(4, *PRICES["tent"]).top("tent", "tent.blue", "tent.green", "tent.red")

    table.play("create tent")

    assert table.new_of(0) == ["tent.blue"]
    assert table.deck("tent")["top"] == ["tent.green", "tent.red"]


@rule("BT-ORA-6")
def test_the_uses_of_a_lit_card_and_of_its_copies_multiply():
    table = on_day(1, "amulet.red", "tool.red").dice(3)

    table.play("amulet on tool.red")

    assert table.open_of(0) == [("tool.red", "tool", 6)]


@rule("BT-ORA-6")
def test_every_lit_artefact_has_two_uses_and_the_others_one():
    for day, kind in ((1, "tool"), (2, "weapon"), (4, "title"), (5, "scroll"), (7, "horse")):
        lit = on_day(day, "amulet.red", f"{kind}.blue").dice(1).play(f"amulet on {kind}.blue")
        dark = on_day(day % 7 + 1, "amulet.red", f"{kind}.blue").dice(1)
        dark.play(f"amulet on {kind}.blue")

        assert lit.open_of(0)[-1] == (f"{kind}.blue", kind, 2)
        assert dark.open_of(0)[-1] == (f"{kind}.blue", kind, 1)


@rule("BT-WE-17", "BT-ORA-TOO", "BT-TRN-8")
def test_example_a_lit_tool_alone_pays_for_a_city_or_two_lines():
    city = on_day(1, "tool.red").tile("c2", "road.straight", "ew")
    city.play("build city.cross d2")
    assert city.vp(0) == 2
    assert city.open_of(0) == []

    lines = on_day(1, "tool.red", "supply", "supply")
    lines.play("build road.cross c2 with tool.red supply")
    assert lines.open_of(0) == [("tool.red", "tool", 1)]
    lines.play("build road.cross d2")
    assert lines.open_of(0) == []


@rule("BT-ORA-TOO")
def test_a_lit_tool_gives_no_more_than_two_frimen_to_each_of_two_lines():
    table = on_day(1, "tool.red", "friman.red", "supply")
    table.play("build road.straight c2 ew with tool.red supply")

    table.play("create tool")  # friman and the other use

    assert table.hand_of(0) == []
    assert table.open_of(0) == []


def on_a_neutral_city(day: int, *hand: str) -> Table:
    """A hero of player 0 on a neutral city with defence 4; his own city is a1."""
    table = battalia(seats=4).faction("baerfolk").day(day).clear().hand(0, *hand)
    return table.neutral("d4").hero(0, "d4").city("a1", owner=0)


@rule("BT-WE-17", "BT-ORA-WEA")
def test_example_a_lit_weapon_hires_a_hero_and_opens_an_attack():
    table = on_a_neutral_city(2, "weapon.red", "supply", "supply", "lord.red", "lord.red")
    table.play("hire hero a1")
    assert table.open_of(0) == [("weapon.red", "weapon", 1)]

    table.play("attack city d4 with open1")

    assert table.events("battle-card")[-1]["attack"] == 1
    assert table.open_of(0) == []


@rule("BT-WE-17", "BT-ORA-WEA")
def test_example_a_lit_weapon_has_strength_2_in_one_attack():
    table = on_a_neutral_city(2, "weapon.red", "supply", "supply", "lord.red")
    table.play("attack city d4 with weapon.red open1")

    assert table.events("battle-card")[-1]["attack"] == 2
    table.play("play lord.red", "done")
    table.refuses("hire hero a1", because="BT-HER-1")


@rule("BT-ORA-WEA")
def test_a_lit_weapon_opens_two_attacks():
    table = on_a_neutral_city(2, "weapon.red", "lord.red", "lord.blue").neutral("f4")
    table.hero(0, "d4", "f4")

    table.play("attack city d4 with weapon.red lord.red", "done")
    table.play("attack city f4 with open1 lord.blue", "done")

    assert table.vp(0) == 1 + 4 + 4


@rule("BT-WE-16", "BT-ORA-AMU", "BT-USE-AMU-3", "BT-USE-AMU-5")
def test_example_a_lit_amulet_has_two_targets():
    table = on_day(3, "amulet.red", "title.red", "chief.blue", "friman.green", "tool.red")
    table.dice(2, 4)

    table.play("amulet on title.red", "title on chief.blue", "title on friman.green")
    assert ("priest.blue", "priest", 1) in table.open_of(0)
    assert ("chief.green", "chief", 1) in table.open_of(0)
    table.play("amulet on tool.red")

    assert table.ambush_of(0) == ["tool.red"]
    assert table.limbo() == []
    assert table.shelter_of(0) == ["amulet.red"]


@rule("BT-ORA-AMU")
def test_after_4_or_5_on_the_first_card_a_lit_amulet_waits_for_the_second():
    for first, second in ((4, 1), (5, 6), (5, 5), (4, 4)):
        table = on_day(3, "amulet.red", "lord.red", "lord.blue").dice(first, second)
        table.play("amulet on lord.red")
        assert "amulet.red" not in table.shelter_of(0)
        assert ("amulet.red", "amulet", 1) in table.open_of(0)

        table.play("amulet on lord.blue")

        assert "amulet.red" in table.shelter_of(0)
        assert "amulet.red" not in table.table_of(0)


@rule("BT-ORA-AMU", "BT-USE-AMU-8")
def test_after_two_results_of_1_2_3_or_6_a_lit_amulet_stays_until_clean_up():
    table = on_day(3, "amulet.red", "lord.red", "lord.blue", edition="retail2015").dice(3, 6)

    table.play("amulet on lord.red", "amulet on lord.blue")

    assert table.shelter_of(0) == []
    assert table.table_of(0)[0] == "amulet.red"
    assert table.open_of(0) == [("lord.red", "lord", 3), ("lord.blue", "joker", 1)]


@rule("BT-ORA-AMU")
def test_the_uses_of_the_first_card_need_not_be_spent_before_the_second_roll():
    table = on_day(3, "amulet.red", "friman.red", "chief.red", edition="retail2015").dice(2, 1)

    table.play("amulet on friman.red", "amulet on chief.red", "create weapon")

    assert [word.split(".")[0] for word in table.new_of(0)] == ["weapon"]


@rule("BT-ORA-AMU", "BT-AMB-4")
def test_the_first_result_is_carried_out_before_the_second_roll():
    table = on_day(3, "amulet.red", "lord.red", "lord.blue").dice(4, 1)
    table.ambush(0, "chief.red", "chief.blue", "friman.blue")

    table.play("amulet on lord.red")

    table.refuses("amulet on lord.blue")
    table.play("discard chief.red")
    table.allows("amulet on lord.blue")


@rule("BT-ORA-TIT", "BT-GRT-CRO-2")
def test_a_lit_title_raises_one_unit_by_two_ranks_or_two_units_by_one():
    once = on_day(4, "title.red", "friman.red").play("title twice on friman.red")
    assert once.open_of(0) == [("priest.red", "priest", 1)]

    both = on_day(4, "title.red", "friman.red", "priest.blue")
    both.play("title on friman.red", "title on priest.blue")
    assert ("chief.red", "chief", 1) in both.open_of(0)
    assert ("lord.blue", "lord", 1) in both.open_of(0)
    on_day(4, "title.red", "priest.red").refuses(
        "title twice on priest.red", because="BT-USE-TIT-1"
    )


@rule("BT-ORA-SCR")
def test_a_lit_scroll_changes_two_different_cards():
    table = on_day(5, "scroll.red", "lord.red", "tool.red")

    table.play("scroll on lord.red islanders", "scroll on tool.red islanders")

    assert table.open_of(0) == [("lord.blue", "lord", 1), ("tool.blue", "tool", 1)]
    assert table.table_of(0)[0] == "scroll.red"


@rule("BT-ORA-SCR", "BT-USE-SCR-4", "BT-TRF-4")
def test_a_lit_scroll_changes_itself_and_another_card_in_either_order():
    first = on_day(5, "scroll.red", "lord.red").play("scroll on itself", "name islanders")
    assert first.open_of(0) == [("scroll.blue", "scroll", 1)]
    first.refuses("scroll on itself", because="BT-USE-SCR-4")
    first.play("scroll on lord.red islanders")
    assert first.open_of(0) == [("lord.blue", "lord", 1)]

    last = on_day(5, "scroll.red", "lord.red").play("scroll on lord.red islanders")
    last.play("scroll on itself", "name islanders")
    assert last.open_of(0) == [("lord.blue", "lord", 1)]
    assert "scroll.blue" in last.table_of(0)
    assert "scroll.red" not in last.table_of(0)


@rule("BT-ORA-SCR", "BT-TRN-8")
def test_equal_open_scrolls_that_may_change_themselves_are_offered_once():
    table = on_day(5, "scroll.red", "scroll.red", "lord.red", "lord.red")
    table.play("scroll on lord.red islanders with scroll.red")
    table.play("scroll on lord.red islanders with scroll.red")
    assert table.open_of(0).count(("scroll.red", "scroll", 1)) == 2

    table.play("scroll on itself", "name islanders")

    table.settled()  # both are equal, so nothing is asked
    assert sorted(word for word in table.table_of(0) if "scroll" in word) == [
        "scroll.blue", "scroll.red",
    ]  # fmt: skip


@rule("BT-ORA-TEN")
def test_a_tent_pitched_on_its_day_takes_two_cards_for_one_supply():
    table = on_day(6, "tent.red", "supply", "lord.red", "lord.blue", "chief.red")

    table.play("pitch tent.red station lord.red lord.blue")

    assert table.tents_of(0) == [("tent.red", ["lord.blue", "lord.red"])]
    assert table.table_of(0) == ["supply"]
    table.play("strike tent1")
    assert sorted(table.hand_of(0)) == ["chief.red", "lord.blue", "lord.red"]


@rule("BT-ORA-TEN")
def test_a_lit_tent_may_be_pitched_over_one_card_and_takes_no_second_later():
    table = on_day(6, "tent.red", "supply", "supply", "lord.red", "lord.blue")

    table.play("pitch tent.red station lord.red", "enough")

    assert table.tents_of(0) == [("tent.red", ["lord.red"])]
    assert table.legal_like("station") == []
    assert table.legal_like("pitch") == []


@rule("BT-ORA-TEN", "BT-GRT-HAM-3", "BT-USE-AMU-9")
def test_on_the_tents_day_a_joker_takes_two_cards_and_the_hammer_one():
    joker = on_day(6, "supply", "lord.red", "lord.blue").open(0, "friman.red", "joker")
    joker.play("open1 as tent", "pitch open1 station lord.red lord.blue")
    assert joker.tents_of(0) == [("friman.red", ["lord.blue", "lord.red"])]

    hammer = on_day(6, "hammer", "supply", "lord.red", "lord.blue")
    hammer.play("hammer as tent", "pitch open1 station lord.red")
    assert hammer.tents_of(0) == [("hammer", ["lord.red"])]
    hammer.settled()


def long_road(day: int, *hand: str) -> Table:
    """Two heroes of player 0 on a4 and a straight road to the east."""
    table = battalia(seats=4).day(day).clear().city("a4", owner=0).hand(0, *hand)
    for cell in ("b4", "c4", "d4", "e4", "f4", "g4"):
        table.tile(cell, "road.straight", "ew")
    return table.hero(0, "a4", "a4")


@rule("BT-ORA-HOR")
def test_a_lit_horse_moves_one_hero_six_steps_or_two_heroes_three_each():
    one = long_road(7, "horse.red").play("move hero1 b4")
    one.play("move hero1 c4 with steps", "move hero1 d4 with steps", "move hero1 e4 f4 g4")
    assert one.heroes_of(0) == ["g4", "a4"]
    one.refuses("move hero1 f4")

    two = long_road(7, "horse.red")
    two.play("move hero1 b4", "move hero1 c4 with steps", "move hero1 d4 with steps")
    two.play("move hero2 b4 c4 d4")
    assert two.heroes_of(0) == ["d4", "d4"]
    two.refuses("move hero2 e4")
    dark = long_road(6, "horse.red").play("move hero1 b4 c4 d4")
    dark.refuses("move hero1 e4")


@rule("BT-ORA-HOR", "BT-MOV-4")
def test_one_use_of_a_lit_horse_is_not_split_between_heroes():
    table = long_road(7, "horse.red")

    table.play("move hero1 b4", "move hero2 b4", "move hero2 c4", "move hero2 d4")

    table.refuses("move hero1 c4")
    table.refuses("move hero2 e4")


@rule("BT-ORA-HOR")
def test_a_lit_horse_has_strength_2_or_moves_and_fights():
    strong = on_a_neutral_city(7, "weapon.red", "horse.red", "lord.red")
    strong.play("attack city d4 with weapon.red horse.red open1")
    assert strong.events("battle-card")[-1]["attack"] == 3

    split = on_a_neutral_city(7, "weapon.red", "horse.red", "lord.red").hero(0, "d3")
    split.tile("d3", "road.straight", "ns")
    split.play("move hero1 d4 with horse.red", "attack city d4 with weapon.red open1")
    assert split.events("battle-card")[-1]["attack"] == 2


@rule("BT-ORA-7", "BT-GRT-2")
def test_great_artefacts_are_never_lit():
    hammer = on_day(1, "hammer", "friman.red").play("hammer as tool")
    assert hammer.open_of(0) == [("hammer", "tool", 1)]

    sword = on_a_neutral_city(2, "sword", "supply", "supply").play("hire hero a1")
    assert sword.open_of(0) == []

    crown = on_day(4, "crown", "friman.red").play("title on friman.red")
    assert ("crown", "title", 1) in crown.open_of(0)


@rule("BT-ORA-8")
def test_without_the_oracle_nothing_is_lit_or_matching_and_days_are_counted():
    table = battalia(oracle=False).day(1).hand(0, "tool.red", *["friman.red"] * 3)

    table.refuses("create tool baerfolk", because="BT-ART-2")
    table.play("create tool with tool.red friman.red")
    assert table.open_of(0) == []
    table.end_turn().end_turn()

    oracle = table.game.view(None)["oracle"]
    assert oracle == {"week": 1, "weekday": 2, "days": []}


@rule("BT-ORA-TEN", "BT-ORA-6", "BT-USE-TEN-6")
def test_every_copy_of_a_tent_multiplied_on_its_day_takes_two_cards():
    lords = ["lord.red", "lord.red", "lord.blue", "lord.blue"]
    table = on_day(6, "amulet.red", "tent.red", "supply", "supply", *lords).dice(2)

    table.play("amulet on tent.red")
    assert table.open_of(0) == [("tent.red", "tent", 2)]
    table.play("pitch open1 station lord.red lord.red", "pitch open1 station lord.blue lord.blue")

    assert table.tents_of(0) == [
        ("tent.red", ["lord.red", "lord.red"]), (None, ["lord.blue", "lord.blue"]),
    ]  # fmt: skip
    assert table.hand_of(0) == []


@rule("BT-ORA-AMU", "BT-GRT-HAN-4")
def test_a_borrowed_lit_amulet_is_returned_after_its_second_roll():
    table = on_day(3, "hand", "lord.red", "lord.blue").nation(1, "amulet.blue").dice(4, 1)

    table.play("hand player2", "take amulet.blue", "amulet on lord.red")
    assert table.shelter_of(1) == []
    table.play("amulet on lord.blue")

    assert table.shelter_of(1) == ["amulet.blue"]
    assert table.ambush_of(0) == ["lord.red"]
    assert table.open_of(0) == [("lord.blue", "lord", 1)]
