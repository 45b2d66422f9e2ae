"""Storm effects (SG-STE-01 to -05, -11 to -22, SG-CHG-05)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model.config import config_of
from stormhall.battalia.stormgates.model.rows.lists import WordsRow
from stormhall.battalia.stormgates.rules.gates.storm_deck import Storm
from stormhall.battalia.stormgates.rules.gates.storm_effects import EFFECTS, StormEffects
from tests.battalia.stormgates.support.gates_table import FAR, JUMP, NEAR, gates, storm
from tests.battalia.stormgates.support.table import dealt_table, stormgates
from tests.battalia.table import Table
from tests.rules import rule

NO_FATE = [word for word in sk.EFFECT.words if word != "hand-of-fate"]


def pile(table: Table) -> Any:
    return table.position()["storm"]["open"]


def terrain(table: Table, cell: str) -> Any:
    tile = table.tile_at(cell)
    assert tile is not None
    return tile["terrain"]


# The deck.


def test_an_effect_without_a_rule_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(EFFECTS[sk.EFFECT.index["gale"]], "op", "dance")

    with pytest.raises(stormhall.DataError, match=r"storm_effects\.gale\.op: unknown: dance"):
        StormEffects(WordsRow("open", sk.EFFECT, in_order=True))


@rule("SG-STE-01", "SG-SET-07")
def test_the_storm_begins_with_all_effects_in_the_deck_and_none_open() -> None:
    table = dealt_table("gates", "trading", "fate", seats=2)

    assert table.position()["storm"] == {"open": [], "left": 12, "next": []}


@rule("SG-STE-01", "SG-MOD-01")
def test_without_fate_cards_their_effect_is_not_in_the_deck() -> None:
    table = dealt_table("gates", seats=2)

    assert table.position()["storm"]["left"] == len(NO_FATE)
    with pytest.raises(stormhall.PositionError, match=r"storm.next\[0\]"):
        gates(coming="hand-of-fate").game.position()


@rule("SG-STE-01")
def test_drawn_effects_lie_open_and_are_not_drawn_again() -> None:
    storm_of = dealt_table("gates", seats=2)
    module = config_of(storm_of.state).by_name["storm"]
    assert isinstance(module, Storm)

    drawn = [sk.EFFECT.words[module.draw(storm_of.state)] for _ in NO_FATE]

    assert sorted(drawn) == sorted(NO_FATE)
    assert pile(storm_of) == drawn


@rule("SG-STE-01", "SG-INF-01", "SG-INF-02")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_the_open_pile_and_nobody_the_next_effect(viewer: int | None) -> None:
    table = gates().say(storm={"open": ["gale", "vassal"], "next": ["echo"]})

    assert table.game.view(viewer)["storm"] == {
        "open": ["gale", "vassal"],
        "left": len(NO_FATE) - 2,
    }


@rule("SG-INF-02")
def test_imagined_worlds_do_not_keep_a_named_order_of_effects() -> None:
    table = gates(coming="gale")

    twin = table.game.resample(0, 3)

    position: Any = twin.position()
    assert position["storm"]["next"] == []
    assert stormhall.resample(table.game.view(0), 3).state.digest() == twin.state.digest()


def test_an_effect_lies_in_only_one_place() -> None:
    with pytest.raises(stormhall.PositionError, match=r"storm.next"):
        gates().say(storm={"open": ["gale"], "next": ["gale"]}).game.position()


@rule("SG-STE-02")
def test_the_effect_is_mandatory_and_the_jumper_chooses() -> None:
    table = storm("growth").play(JUMP)

    assert table.mover == 0
    assert table.legal() == ["raise b2"]
    assert table.events("storm-effect")[0]["effect"] == "growth"


@rule("SG-STE-04", "SG-WE-05")
def test_after_the_last_effect_all_are_shuffled() -> None:
    table = storm("tailwind").say(
        storm={"open": [word for word in NO_FATE if word != "tailwind"], "next": []}
    )

    table.play(JUMP).settled()

    assert table.position()["storm"] == {"open": [], "left": len(NO_FATE), "next": []}
    assert table.events("drawn")[-1]["count"] == 1


@rule("SG-STE-04", "SG-WE-05")
def test_the_last_effect_is_carried_out_before_the_shuffle() -> None:
    table = storm("echo", "trading", "fate", "new_great_artefacts")
    table.say(storm={"open": [word for word in sk.EFFECT.words if word != "echo"], "next": []})

    table.play(JUMP)

    assert len(table.legal_like("echo")) == len(sk.EFFECT.words) - 2  # neither no. 2 nor itself
    table.play("echo growth", "raise b2").settled()
    assert table.position()["storm"] == {"open": [], "left": len(sk.EFFECT.words), "next": []}


@rule("SG-STE-04")
def test_before_the_last_effect_nothing_is_shuffled() -> None:
    opened = [*NO_FATE[3:], NO_FATE[0]]
    table = storm("tailwind").say(storm={"open": opened, "next": ["tailwind"]})

    table.play(JUMP)

    assert pile(table) == [*opened, "tailwind"]
    assert table.position()["storm"]["left"] == 1


# 1 windfall, 2 vassal, 3 tailwind.


@rule("SG-STE-11", "SG-STE-03", "SG-CHG-05")
def test_windfall_brings_an_artefact_that_may_be_used_at_once() -> None:
    table = storm("windfall").tile("d5", "road.straight", "ns", "canyon")
    table.top("horse", "horse.red").play(JUMP)

    table.play("gain horse").settled()
    assert table.hand_of(0) == ["horse.red"]
    table.play("move hero1 d5")
    assert table.new_of(0) == []


@rule("SG-STE-11", "SG-WE-08")
def test_windfall_names_a_faction_for_the_matching_artefact_not_the_lit_one() -> None:
    table = storm("windfall").day(4).top("title", "title.red").play(JUMP)

    table.allows("gain tent baerfolk", "gain tent sunfaithful", "gain title")
    table.refuses("gain title baerfolk", because="BT-ORA-5")
    table.play("gain tent baerfolk")
    assert table.hand_of(0) == ["tent.green"]


@rule("SG-STE-11")
def test_windfall_takes_nothing_from_an_empty_deck() -> None:
    table = storm("windfall").empty("tool", "weapon").play(JUMP)

    table.refuses("gain tool", because="BT-LIM-1")
    table.refuses("gain friman", because="SG-STE-11")


@rule("SG-STE-11", "BT-LIM-1", "BT-ORA-5")
@pytest.mark.parametrize("kind", ["tool", "weapon", "amulet", "title", "scroll", "tent", "horse"])
def test_windfall_says_for_every_artefact_why_it_is_not_gained(kind: str) -> None:
    other = "weapon" if kind == "tool" else "tool"
    without = storm("windfall").empty(kind).play(JUMP)
    unmatched = storm("windfall").say(day=4 if kind == "tool" else 1).play(JUMP)

    without.refuses(f"gain {kind}", because="BT-LIM-1").allows(f"gain {other}")
    unmatched.refuses(f"gain {kind} baerfolk", because="BT-ORA-5").allows(f"gain {kind}")


@rule("SG-STE-02", "SG-STE-11")
def test_windfall_without_any_artefact_is_skipped() -> None:
    kinds = ("tool", "weapon", "amulet", "title", "scroll", "tent", "horse")

    table = storm("windfall").empty(*kinds).play(JUMP).settled()

    assert table.hand_of(0) == []


@rule("SG-STE-05")
def test_taking_the_top_card_leaves_a_deck_in_order_and_naming_a_card_does_not() -> None:
    table = storm("windfall").day(4).top("tent", "tent.red", "tent.green", "tent.red").play(JUMP)
    twin = table.game.clone()

    table.play("gain tent")
    assert table.deck("tent")["top"] == ["tent.green", "tent.red"]
    twin.apply(0, "gain tent baerfolk")
    assert len(twin.position()["pool"]["tent"]["top"]) == 1  # type: ignore[index]


@rule("SG-STE-12", "SG-WE-07", "SG-STE-03")
@pytest.mark.parametrize(
    ("lord", "supplies"), [("lord.red", 1), ("lord.unbound", 0), ("lord.zealot", 2)]
)
def test_vassal_brings_the_top_lord_with_his_supplies(lord: str, supplies: int) -> None:
    table = storm("vassal", "unbound", "zealots").top("lord", lord)

    table.play(JUMP).settled()

    assert sorted(table.hand_of(0)) == sorted([lord, *["supply"] * supplies])
    assert table.new_of(0) == []


@rule("SG-STE-12", "BT-NEU-3")
def test_vassal_without_lords_brings_nothing() -> None:
    table = storm("vassal").empty("lord").play(JUMP).settled()

    assert table.hand_of(0) == []


@rule("SG-STE-12", "BT-LIM-3")
def test_vassal_brings_no_more_supplies_than_are_left() -> None:
    table = storm("vassal").top("lord", "lord.red").say(supplies=2).play(JUMP)

    assert "lord.red" in table.hand_of(0)
    assert table.state.supplies >= 0


@rule("SG-STE-13")
def test_tailwind_draws_the_top_card_of_the_nation() -> None:
    table = storm("tailwind").nation(0, "priest.red", "friman.red").play(JUMP).settled()

    assert table.hand_of(0) == ["priest.red"]
    assert table.game.view(1)["players"][0]["hand_known"] == []  # type: ignore[index]


@rule("SG-STE-13", "BT-DRW-2")
def test_tailwind_reshuffles_the_shelter_if_the_nation_is_empty() -> None:
    cards = ["friman.red"] * 3 + ["supply"] * 5
    table = storm("tailwind").exact(0).shelter(0, *cards).play(JUMP).settled()

    assert len(table.hand_of(0)) == 1
    assert table.shelter_of(0) == []


# 4 pathfinder.


@rule("SG-STE-14")
def test_pathfinder_builds_a_free_road_with_the_top_card() -> None:
    table = storm("pathfinder").top("road.tee", "jungle").play(JUMP)

    table.play("build road.tee b3 nes").settled()

    assert table.tile_at("b3") == {"card": "road.tee", "exits": "nes", "terrain": "jungle"}
    assert table.table_of(0) == ["supply", "supply"]


@rule("SG-STE-14")
def test_pathfinder_obeys_the_rules_of_building() -> None:
    table = storm("pathfinder").empty("road.cross").play(JUMP)

    table.refuses("build city.end b3 n", because="SG-STE-14")
    table.refuses("build road.cross b3", because="BT-LIM-1")
    table.play("build road.straight")
    table.refuses("at d5 ns", because="BT-BLD-8")
    table.refuses("at b3 ew", because="BT-BLD-4")
    table.refuses("at c2 ew", because="BT-BLD-2")
    table.refuses("at c4 ew", because="BT-BLD-8")
    table.allows("at b3 ns")


def all_but(free: str) -> list[str]:
    """The empty squares except this one."""
    board = [f"{column}{row}" for column in "bcdef" for row in "23456"]
    taken = ("b2", "c2", NEAR, "f2", "d4", "b6", FAR, "f6")
    return [cell for cell in board if cell not in taken and cell != free]


@rule("SG-STE-14", "SG-STE-02")
def test_pathfinder_is_skipped_if_no_road_fits() -> None:
    table = storm("pathfinder").say(impassable=all_but("c3"))

    table.play(JUMP).settled()

    assert table.events("built") == []


@rule("SG-STE-14", "SG-STE-02")
def test_pathfinder_is_skipped_if_no_road_is_left() -> None:
    table = storm("pathfinder").empty("road.straight", "road.curve", "road.tee", "road.cross")

    table.play(JUMP).settled()

    assert table.events("built") == []


@rule("SG-STE-14")
def test_pathfinder_offers_the_kinds_that_fit_somewhere() -> None:
    table = storm("pathfinder").say(impassable=all_but("d3")).play(JUMP)

    assert table.legal() == ["build road.straight", "build road.tee", "build road.cross"]
    table.refuses("build road.curve", because="BT-BLD-3")


@rule("SG-STE-14", "SG-GAT-09")
def test_a_new_road_may_be_walked_with_the_steps_that_are_left() -> None:
    table = storm("pathfinder", hand=("horse.red",)).hero(0, FAR)
    table.play(f"jump hero1 {NEAR} with supply horse.red", "build road.straight d3 ns")

    table.play("move hero1 d3 with steps")

    assert table.heroes_of(0) == ["d3", None]


@rule("SG-STE-14", "SG-END-01", "SG-END-08")
@pytest.mark.parametrize("opened", [[], ["pathfinder"]])
def test_pathfinder_may_end_the_game_on_the_last_free_square(opened: list[str]) -> None:
    effect = "echo" if opened else "pathfinder"
    table = storm(effect, end_on_full_board=True).say(storm={"open": opened, "next": [effect]})
    table.say(impassable=all_but("b3"))

    table.play(JUMP, *[f"echo {word}" for word in opened], "build road.straight", "at b3 ns")

    assert table.game.over
    assert table.position()["ended"] == "battalia-full-board"


# 5 hand of fate.


@rule("SG-STE-15", "SG-STE-03")
def test_hand_of_fate_draws_a_fate_card_for_the_hand() -> None:
    table = storm("hand-of-fate", "trading", "fate", "new_great_artefacts")
    table.say(fate_cards={"next": [2]}).play(JUMP)

    table.play("gain stardust").settled()

    assert table.hand_of(0) == ["stardust"]


@rule("SG-STE-15", "SG-STE-18")
def test_echo_draws_a_fate_card_again() -> None:
    table = storm("echo", "trading", "fate", "new_great_artefacts")
    table.say(storm={"open": ["hand-of-fate"], "next": ["echo"]}, fate_cards={"next": [1]})
    table.play(JUMP, "echo hand-of-fate")

    table.play("gain stardust").settled()

    assert table.hand_of(0) == ["stardust", "stardust"]


# 6 summons.


@rule("SG-STE-16")
@pytest.mark.parametrize("heroes", [[NEAR], [NEAR, "b2"], [NEAR, NEAR]])
def test_summons_brings_the_other_hero_from_map_or_reserve(heroes: list[str]) -> None:
    table = storm("summons").hero(0, *heroes)

    table.play(JUMP).settled()

    assert table.heroes_of(0) == [FAR, FAR]
    assert pile(table) == ["summons"]


@rule("SG-STE-16", "SG-STE-02")
def test_summons_does_nothing_if_the_other_hero_is_there() -> None:
    table = storm("summons").hero(0, NEAR, FAR).play(JUMP).settled()
    assert table.heroes_of(0) == [FAR, FAR]
    assert table.events("summoned") == []


@rule("SG-STE-16")
def test_summons_brings_the_first_hero_to_the_second() -> None:
    table = storm("summons").hero(0, "b2", NEAR)

    table.play(f"jump hero2 {FAR}").settled()

    assert table.heroes_of(0) == [FAR, FAR]


# 7 reshaping.


@rule("SG-STE-17")
def test_reshaping_replaces_a_card_and_leaves_everything_else_on_the_square() -> None:
    table = storm("reshaping").hero(1, "c2").play(JUMP)

    table.play("replace c2 as canyon").settled()

    assert table.tile_at("c2") == {"card": "road.straight", "exits": "ew", "terrain": "canyon"}
    assert table.heroes_of(1) == ["c2", None]


@rule("SG-STE-17")
def test_reshaping_replaces_anybodys_city_and_keeps_its_chip() -> None:
    table = storm("reshaping").city("f6", owner=1, level=2, terrain="forest").play(JUMP)

    table.play("replace f6 as forest").settled()  # another card of the same terrain

    assert table.tile_at("f6") == {
        "card": "city.cross", "exits": "nesw", "terrain": "forest", "owner": 1, "level": 2,
    }  # fmt: skip


@rule("SG-STE-17", "SG-STE-05")
def test_reshaping_with_the_top_card_puts_the_old_one_at_the_bottom() -> None:
    table = storm("reshaping").top("road.straight", "jungle", "canyon").play(JUMP)

    table.play("replace c2", "top").settled()

    assert terrain(table, "c2") == "jungle"
    assert table.deck("road.straight")["top"] == ["canyon"]
    assert table.deck("road.straight")["bottom"] == ["forest"]


@rule("SG-STE-17", "SG-STE-05")
def test_reshaping_by_search_shuffles_the_deck() -> None:
    table = storm("reshaping").top("road.straight", "canyon", "canyon", "canyon").play(JUMP)

    table.play("replace c2 as jungle")

    deck = table.deck("road.straight")
    assert deck["bottom"] == []
    assert len(deck["top"]) == 1


@rule("SG-STE-17")
def test_reshaping_changes_neither_gates_nor_ruins_nor_types_without_cards() -> None:
    table = storm("reshaping").empty("road.straight").play(JUMP)

    table.refuses(f"replace {NEAR}", because="SG-STE-17")
    table.refuses("replace d4", because="SG-STE-17")
    table.refuses("replace a1", because="SG-STE-17")
    table.refuses("replace c2", because="BT-LIM-1")
    assert sorted(table.legal()) == ["replace b2", "replace b6", "replace f2", "replace f6"]


@rule("SG-STE-17")
def test_reshaping_does_not_find_a_terrain_that_the_deck_lacks() -> None:
    table = storm("reshaping").play(JUMP, "replace c2")

    table.refuses("as lake", because="BT-LIM-5")


# 8 echo.


@rule("SG-STE-18")
def test_echo_carries_out_an_open_effect_as_if_it_were_drawn() -> None:
    table = storm("echo").say(storm={"open": ["summons", "vassal", "gale"], "next": ["echo"]})
    table.play(JUMP)

    table.refuses("echo vassal", because="SG-STE-18")
    table.refuses("echo echo", because="SG-STE-18")
    table.refuses("echo growth", because="SG-STE-18")
    table.play("echo summons").settled()

    assert table.heroes_of(0) == [FAR, FAR]
    assert pile(table) == ["summons", "vassal", "gale", "echo"]


@rule("SG-STE-18", "SG-WE-06")
@pytest.mark.parametrize("opened", [[], ["vassal"]])
def test_echo_with_nothing_to_copy_does_nothing(opened: list[str]) -> None:
    table = storm("echo").say(storm={"open": opened, "next": ["echo"]})

    table.play(JUMP).settled()

    assert pile(table) == [*opened, "echo"]


# 9 elevation.


@rule("SG-STE-19", "SG-STE-03")
def test_elevation_promotes_a_unit_in_the_hand_by_one_rank() -> None:
    table = storm("elevation", hand=("friman.red", "friman.green"))
    table.top("chief", "chief.green").play(JUMP)

    table.play("promote friman.red").settled()

    assert table.hand_of(0) == ["friman.green", "chief.red"]
    assert table.game.view(1)["players"][0]["hand_known"] == ["chief.red"]  # type: ignore[index]


@rule("SG-STE-19")
@pytest.mark.parametrize("card", ["lord.red", "friman.unbound", "chief.zealot", "tool.red"])
def test_elevation_does_not_promote_a_card_that_a_title_cannot(card: str) -> None:
    table = storm("elevation", "unbound", "zealots", hand=(card, "friman.red")).play(JUMP)

    table.refuses(f"promote {card}", because="SG-STE-19")
    assert table.legal() == ["promote friman.red"]


@rule("SG-STE-19", "SG-STE-02")
def test_elevation_without_a_unit_that_can_rise_is_skipped() -> None:
    table = storm("elevation", hand=("lord.red", "friman.red")).empty("chief")

    table.play(JUMP).settled()

    assert table.hand_of(0) == ["friman.red", "lord.red"]


@rule("SG-STE-19", "BT-TRF-2")
def test_a_unit_that_was_elevated_is_not_transformed_again_this_turn() -> None:
    table = storm("elevation", hand=("friman.red", "title.red", "amulet.red", "scroll.red"))
    table.play(JUMP, "promote friman.red")

    for line in ("title on chief.red", "amulet on chief.red", "scroll on chief.red"):
        table.refuses(line, because="BT-TRF-2")
    twin = stormhall.from_position(table.position())
    assert twin.state.digest() == table.state.digest()


@rule("SG-STE-19", "BT-TRF-2")
def test_an_equal_card_that_was_not_elevated_may_be_transformed() -> None:
    table = storm("elevation", hand=("friman.red", "chief.red", "title.red", "scroll.red"))
    table.play(JUMP, "promote friman.red", "title on chief.red")

    table.refuses("scroll on chief.red", because="BT-TRF-2")


@rule("SG-STE-19", "BT-TRF-2")
def test_of_two_equal_cards_the_elevated_one_is_laid_first() -> None:
    table = storm("elevation", hand=("priest.red", "chief.red", "title.red", "tool.red"))
    table.play(JUMP, "promote chief.red", "suspend priest.red", "ambush tool.red")

    table.allows("title on priest.red")


@rule("SG-STE-19", "BT-TRF-2")
def test_an_elevated_unit_does_not_rise_twice() -> None:
    table = storm("echo", hand=("friman.red",)).hero(0, NEAR, NEAR)
    table.hand(0, "friman.red", *["supply"] * 4)
    table.say(storm={"open": [], "next": ["elevation", "echo"]})
    table.play(JUMP, "promote friman.red")

    table.play(f"jump hero2 {FAR}", "echo elevation").settled()

    assert table.hand_of(0) == ["chief.red"]


@rule("SG-STE-19", "BT-TRF-2")
def test_the_mark_of_a_transformation_ends_with_the_turn() -> None:
    table = storm("elevation", hand=("friman.red",)).play(JUMP, "promote friman.red")
    assert table.position()["changed"]["cards"] == [["chief.red"], []]

    table.end_turn()

    assert table.position()["changed"]["cards"] == [[], []]


@rule("SG-STE-19", "BT-TRF-2")
def test_an_impossible_changed_card_is_a_defect() -> None:
    for wrong in ([["chief.red"]], "chief.red", [["nobody"], []]):
        with pytest.raises(stormhall.PositionError, match=r"changed\.cards"):
            gates().say(changed={"cards": wrong}).game.position()


# 10 growth, 11 return from limbo.


@rule("SG-STE-20", "SG-ROY-09")
def test_growth_raises_a_city_of_the_player_up_to_level_four() -> None:
    table = storm("growth").city("f6", owner=0, level=4).city("b2", owner=0, level=3)
    table.city("d4", owner=1).play(JUMP)

    table.refuses("raise f6", because="SG-ROY-09")
    table.refuses("raise d4", because="BT-UPG-1")
    table.play("raise b2").settled()

    assert (table.tile_at("b2") or {})["level"] == 4


@rule("SG-STE-20", "SG-STE-02")
def test_growth_with_only_great_cities_is_skipped() -> None:
    table = storm("growth").city("b2", owner=0, level=4).play(JUMP).settled()

    assert table.vp(0) == 4


@rule("SG-STE-20", "SG-END-08")
def test_growth_may_end_the_game_in_the_middle_of_the_storm() -> None:
    table = storm("growth", level4_cities_to_end=1).city("b2", owner=0, level=3).play(JUMP)

    table.play("raise b2")

    assert table.game.over


@rule("SG-STE-21", "SG-STE-03")
def test_a_card_in_limbo_returns_to_the_hand() -> None:
    table = storm("return-from-limbo").say(limbo=["lord.red", "supply"]).play(JUMP)

    table.refuses("take friman.red", because="SG-STE-21")
    table.play("take lord.red").settled()

    assert table.hand_of(0) == ["lord.red"]
    assert table.limbo() == ["supply"]


@rule("SG-STE-21", "SG-GRT-02")
def test_no_second_great_artefact_returns_from_limbo() -> None:
    table = storm("return-from-limbo", hand=("horn",)).say(limbo=["sword", "supply"]).play(JUMP)

    table.refuses("take sword", because="SG-GRT-02")
    assert table.legal() == ["take supply"]


@rule("SG-STE-21", "SG-ROY-11")
def test_only_cards_in_limbo_return_and_royals_never_do() -> None:
    table = storm("return-from-limbo", "royals").say(limbo=["friman.green", "queen.green"])
    table.play(JUMP)
    table.refuses("take queen.green", because="SG-ROY-11")
    table.refuses("take lord.red", because="SG-STE-21").play("take friman.green").settled()


@rule("SG-STE-21", "SG-STE-02")
def test_an_empty_limbo_gives_nothing_back() -> None:
    table = storm("return-from-limbo").play(JUMP).settled()
    assert table.hand_of(0) == []

    table = storm("return-from-limbo", hand=("horn",)).say(limbo=["sword"]).play(JUMP).settled()
    assert table.limbo() == ["sword"]


# 12 gale.


@rule("SG-STE-22")
def test_gale_clears_a_tent_of_an_opponent_with_everything_in_it() -> None:
    table = storm("gale").tent(1, "tent.red", "lord.red", "supply").tent(0, "tent.green", "supply")
    table.play(JUMP)

    table.refuses("blow player1 tent1", because="SG-STE-22")
    table.play("blow player2 tent1").settled()

    assert table.tents_of(1) == []
    assert sorted(table.shelter_of(1)) == ["lord.red", "supply", "tent.red"]
    assert table.tents_of(0) == [("tent.green", ["supply"])]


@rule("SG-STE-22", "SG-WE-09")
def test_gale_takes_the_players_tent_if_no_opponent_has_one() -> None:
    table = storm("gale").tent(0, "tent.red", "lord.red").play(JUMP)

    assert table.legal() == ["blow player1 tent1"]
    table.play("blow player1 tent1")
    assert sorted(table.shelter_of(0)) == ["lord.red", "tent.red"]


@rule("SG-STE-22", "SG-STE-02")
def test_gale_without_tents_is_skipped() -> None:
    table = storm("gale").play(JUMP).settled()

    assert pile(table) == ["gale"]


@rule("SG-STE-22")
def test_gale_takes_pavilions_and_offers_equal_tents_once() -> None:
    table = storm("gale").tent(1, "tent.red", "supply").tent(1, "tent.red", "supply")
    table.tent(1, "pavilion", "supply", "lord.red").play(JUMP)

    assert table.legal() == ["blow player2 tent1", "blow player2 tent3"]
    table.play("blow player2 tent3").settled()
    assert sorted(table.shelter_of(1)) == ["lord.red", "pavilion", "supply"]


@rule("SG-STE-22", "SG-TEA-06")
def test_gale_spares_mates_while_an_opponent_has_a_tent() -> None:
    for owner, blown in ((2, "player3"), (3, "player4")):
        table = stormgates("gates", seats=4, teams="2v2").say(storm={"next": ["gale"]})
        table.hand(0, "supply", "supply").hero(0, "b2").tent(2, "tent.red", "supply")
        if owner == 3:
            table.tent(3, "tent.green", "supply")
        table.play("jump hero1 f2", seat=0)

        assert table.legal(0) == [f"blow {blown} tent1"]


@rule("SG-STE-19", "SG-BIL-26", "BT-TRF-2")
def test_solstice_does_not_change_an_elevated_unit_again() -> None:
    table = storm("elevation", "bilkarr", hand=("friman.red",))
    table.say(potions={"solstice": {"owner": 0, "day": 1}})
    table.play(JUMP, "promote friman.red").refuses("solstice chief.red", because="BT-TRF-2")


# Refusals during the storm.


@rule("SG-STE-02", "SG-GAT-09")
@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ("windfall", ()),
        ("pathfinder", ()),
        ("pathfinder", ("build road.straight",)),
        ("reshaping", ()),
        ("reshaping", ("replace c2",)),
        ("elevation", ()),
        ("growth", ()),
        ("return-from-limbo", ()),
        ("gale", ()),
        ("hand-of-fate", ()),
        ("echo", ()),
    ],
)
def test_every_other_action_waits_for_the_storm(effect: str, said: tuple[str, ...]) -> None:
    table = storm(effect, "fate", "trading", "new_great_artefacts", hand=("friman.red", "bag"))
    table.say(storm={"open": ["tailwind"], "next": [effect]}, limbo=["friman.green"])
    table.tent(1, "tent.red", "chief.red")
    table.play(JUMP, *said)
    assert table.step != "actions"
    for wish in ("end turn", f"jump hero1 {NEAR}", "bag none", "hire friman", "abandon"):
        table.refuses(wish, because="SG-STE-02")
