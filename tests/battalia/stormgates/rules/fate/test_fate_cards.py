"""Fate cards and the mirror (SG-FAT), and the number of open Great Artefacts (SG-CHG-03)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import stormhall
from stormhall.battalia.model.cards import GREATS
from stormhall.battalia.stormgates.rules.trading.stock import STARDUSTS
from stormhall.kernel.core.rng import Chance
from tests.battalia.stormgates.support.imagined_worlds import check_worlds
from tests.battalia.stormgates.support.table import SWITCHES, dealt_table, just, stormgates
from tests.battalia.table import Table
from tests.rules import rule

MODULES = ("trading", "fate", "new_great_artefacts")
EVERYTHING_ON: dict[str, Any] = dict.fromkeys(SWITCHES, True)
QUIET_DAY = 2  # the sunbeam lights neither tool nor tent
ARMY = ("weapon.red", "lord.red", "lord.red", "lord.blue")


def table_of_fate(**options: Any) -> Table:
    """Player 0 in step 3 of a quiet day."""
    return stormgates(*MODULES, **options).day(QUIET_DAY)


def before_ruins(*fate: int, top: str | None = None, **options: Any) -> Table:
    """A hero of player 0 on the ruins with enough cards; the fate cards come in this order."""
    said: dict[str, Any] = {"next": list(fate)}
    if top is not None:
        said["top"] = [top]
    return table_of_fate(**options).hero(0, "d4").hand(0, *ARMY).say(fate_cards=said)


def beat_ruins(table: Table) -> Table:
    """Attack with everything, up to the choice of the prize."""
    lines = ["attack ruins d4", *[f"play {card}" for card in ARMY], "done"]
    return table.play(*lines)


def drawn(*fate: int, top: str | None = None, **options: Any) -> Table:
    """The ruins are beaten and the first of these fate cards is drawn."""
    return beat_ruins(before_ruins(*fate, top=top, **options)).play("draw fate")


def before_storm(
    *fate: int, top: str | None = None, hand: tuple[str, ...] = (), **more: Any
) -> Table:
    """A hero of player 0 is about to jump into storm effect 5 and draw the first of these cards."""
    table = stormgates(*MODULES, "gates", **more).day(QUIET_DAY).hero(0, "d2")
    said: dict[str, Any] = {"next": list(fate)}
    if top is not None:
        said["top"] = [top]
    table.hand(0, "supply", "supply", *hand).say(fate_cards=said, storm={"next": ["hand-of-fate"]})
    return table


def jump(table: Table) -> Table:
    """Jump with both supplies."""
    return table.play("jump hero1 d6")


def mirror(*hand: str, owned: str, **options: Any) -> Table:
    """Player 0 holds the mirror; player 1 has a Great Artefact in his shelter."""
    table = table_of_fate(**options).hand(0, "mirror", *hand)
    return table.shelter(1, owned, "supply")


def deck(table: Table) -> list[int]:
    cards: list[int] = table.position()["fate_cards"]["deck"]
    return cards


@rule("SG-FAT-01", "SG-CHG-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_three_cards_replace_the_extra_open_great_artefact(seats: int) -> None:
    with_fate = dealt_table(*MODULES, seats=seats).position()
    assert with_fate["fate_cards"]["deck"] == [1, 2, 3]
    assert len(with_fate["display"]) == seats
    assert len(with_fate["box"]) == len(GREATS) - seats


@rule("SG-CHG-03", "SG-MOD-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_without_fate_cards_there_is_one_more_open_great_artefact(seats: int) -> None:
    position = dealt_table("new_great_artefacts", seats=seats).position()
    assert len(position["display"]) == seats + 1
    assert "fate_cards" not in position


@rule("SG-FAT-02", "SG-WE-23")
def test_beaten_ruins_offer_an_open_great_artefact_or_a_fate_card() -> None:
    """SGX-23, the choice."""
    table = beat_ruins(before_ruins().display("horn", "sword"))
    assert sorted(table.legal()) == ["draw fate", "take horn", "take sword"]
    table.refuses("take wings", because="BT-RUI-2")
    table.play("take horn")
    assert table.new_of(0) == ["horn"]
    assert table.position()["display"] == ["sword"]


@rule("SG-FAT-03", "SG-WE-23")
def test_the_first_card_is_kept_and_copies_another_players_great_artefact() -> None:
    """SGX-23, first option of no. 1."""
    table = drawn(1).play("keep fate")
    assert table.new_of(0) == ["mirror"]
    assert deck(table) == [2, 3]
    mirror("supply", owned="horn").play("copy horn", "horn", "enough")


@rule("SG-FAT-03")
@pytest.mark.parametrize(("card", "count"), [(1, 2), (2, 1), (3, 1)])
def test_each_card_may_bring_stardust_instead(card: int, count: int) -> None:
    table = drawn(card).play("gain stardust")
    assert table.settled().new_of(0) == ["stardust"] * count
    assert table.position()["trading"]["stardust"] == 12 - count


@rule("SG-FAT-03")
def test_the_second_card_takes_the_top_of_the_remaining_deck() -> None:
    table = before_ruins(2, top="horn").display("sword")
    table = beat_ruins(table).play("draw fate")
    assert sorted(table.legal()) == ["gain stardust", "take top"]
    table.play("take top")
    assert table.settled().new_of(0) == ["horn"]
    assert "horn" not in table.position()["box"]


@rule("SG-FAT-03")
def test_the_third_card_takes_any_card_of_the_remaining_deck() -> None:
    table = drawn(3)
    assert sorted(table.legal()) == ["gain stardust", "search great"]
    rest = table.position()["box"]
    table.play("search great")
    assert sorted(table.legal()) == sorted(f"take {card}" for card in rest)
    table.refuses(f"take {table.position()['display'][0]}", because="SG-FAT-03")
    table.play(f"take {rest[4]}")
    assert table.settled().new_of(0) == [rest[4]]
    assert rest[4] not in table.position()["box"]


@rule("SG-FAT-03")
def test_the_options_of_other_cards_are_refused() -> None:
    table = drawn(2)
    table.refuses("keep fate", because="SG-FAT-03")
    table.refuses("search great", because="SG-FAT-03")
    table.refuses("gain horse", because="SG-FAT-03")


@rule("SG-FAT-04", "SG-GRT-02")
def test_at_the_limit_only_stardust_can_be_taken() -> None:
    table = jump(before_storm(1, hand=("horn",)))
    assert table.legal() == ["gain stardust"]
    table.refuses("keep fate", because="SG-GRT-02")


@rule("SG-FAT-04")
def test_an_empty_deck_takes_its_option_away() -> None:
    table = before_ruins(2).player(1, shelter=["stardust"] * 12)
    table = beat_ruins(table).play("draw fate")
    assert table.legal() == ["take top"]
    table.refuses("gain stardust", because="SG-FAT-04")
    one_left = before_ruins(1).player(1, shelter=["stardust"] * 11)
    one_left = beat_ruins(one_left).play("draw fate", "gain stardust")
    assert one_left.new_of(0) == ["stardust"]  # SG-DST-05: the second is lost


@rule("SG-FAT-04")
def test_without_any_option_nothing_happens() -> None:
    table = jump(before_storm(1, hand=("horn",)).player(1, shelter=["stardust"] * 12))
    assert table.step == "actions"
    assert table.events("fate-lost")
    assert deck(table) == [1, 2, 3]


@rule("SG-FAT-05")
@pytest.mark.parametrize("card", [1, 2, 3])
def test_a_card_that_is_not_kept_goes_back_into_the_deck(card: int) -> None:
    table = drawn(card).play("gain stardust")
    assert deck(table) == [1, 2, 3]


@rule("SG-FAT-05")
def test_every_card_of_the_deck_may_come_next() -> None:
    seen = set()
    for seed in range(40):
        table = before_ruins().say(seed=seed)
        beat_ruins(table).play("draw fate")
        seen.add(table.state.frames[-1][2])
    assert seen == {1, 2, 3}


@rule("SG-FAT-06")
def test_only_great_artefacts_of_others_are_copied() -> None:
    table = mirror("supply", owned="horn", seats=3).shelter(2, "wings", "supply")
    assert table.legal_like("copy") == ["copy horn", "copy wings"]
    table.refuses("copy sword", because="SG-FAT-06")
    table.refuses("horn", because="BT-GRT-4")
    nobody = table_of_fate().hand(0, "mirror", "supply")
    assert not nobody.legal_like("copy")
    nobody.refuses("copy horn", because="SG-FAT-06")
    table_of_fate().hand(0, "supply").refuses("copy horn", because="BT-GRT-4")


@rule("SG-FAT-06")
def test_a_teammates_great_artefact_is_copied_too() -> None:
    table = mirror("supply", owned="horn", seats=4, teams="2v2").shelter(2, "wings", "supply")
    copies = [line for line in table.legal(0) if line.startswith("copy")]
    assert copies == ["copy horn", "copy wings"]


@rule("SG-FAT-06")
def test_the_copy_is_used_once_and_cleared_with_the_other_cards() -> None:
    table = mirror("supply", owned="wings").hero(0, "b2")
    table.play("copy wings", "wings hero1 to f2")
    assert table.heroes_of(0)[0] == "f2"
    table.refuses("wings hero1 to b2", because="BT-GRT-4")
    table.refuses("copy wings", because="BT-GRT-4")
    assert table.table_of(0) == ["mirror"]
    table.play("end turn")
    assert "mirror" in table.shelter_of(0) + table.hand_of(0)


@rule("SG-FAT-06")
def test_a_great_artefact_that_its_owner_has_lost_is_not_copied() -> None:
    table = table_of_fate().turn(1).hand(0, "mirror", "supply")
    table.hand(1, "horn", "supply", "friman.red")
    table.game  # noqa: B018
    kept = table.game.clone()
    table.play("suspend horn", "ambush supply", "end turn", "keep")
    table.refuses("copy horn", because="SG-FAT-06")
    kept.apply(1, "end turn")
    kept.apply(0, "keep")
    assert kept.why_not(0, "copy horn") == []


@rule("SG-FAT-06")
@pytest.mark.parametrize(
    ("owned", "use"),
    [
        ("horn", "horn"),
        ("wings", "wings hero1"),
        ("hand", "hand player2"),
        ("staff", "staff"),
        ("bag", "bag"),
        ("standard", "standard"),
        ("mantle", "mantle"),
        ("crystal", "crystal"),
        ("lost-scroll", "lost scroll"),
        ("sword", "attack city f2"),
        ("shield", "attack city f2"),
        ("arrow", "attack city f2"),
    ],
)
def test_the_mirror_is_used_like_the_great_artefact_that_it_copies(owned: str, use: str) -> None:
    table = mirror("supply", "supply", "lord.red", "lord.red", owned=owned).hero(0, "f2", "b2")
    table.shelter(0, "friman.red").say(limbo=["tool.red"])
    assert not [line for line in table.legal() if line.startswith(use)]
    table.play(f"copy {owned}")
    assert [line for line in table.legal() if line.startswith(use)]


@rule("SG-FAT-06", "SG-GRT-11")
def test_a_copied_arrow_reaches_a_city_beside_the_hero() -> None:
    table = mirror("lord.red", "lord.red", owned="arrow").tile("e3", "road.curve", "sw")
    table.hero(0, "e3").play("copy arrow", "attack city f2", "play open1", "play lord.red")
    assert table.table_of(0) == ["mirror", "lord.red"]


@rule("SG-FAT-06", "SG-GRT-17")
def test_a_copied_mask_lures_units_of_the_other_line() -> None:
    table = table_of_fate(seats=3).hero(0, "b2").shelter(2, "mask", "supply")
    table.city("b2", owner=1, level=1).hand(0, "mirror", "weapon.red", "chief.red", "lord.red")
    table.hand(1, "chief.blue", "friman.blue", "chief.blue", "lord.blue")
    table.play("attack city b2", "play weapon.red", "play lord.red", "done", "fight")
    table.play("play lord.blue", "play chief.blue", "done", "copy mask", "mask")
    assert table.table_of(0)[-1] == "mirror"


@rule("SG-FAT-06", "SG-GRT-17", "SG-GRT-18")
def test_the_mask_is_copied_only_where_there_is_a_line_to_lure_from() -> None:
    table = mirror(*ARMY, owned="mask").hero(0, "f6")
    table.refuses("copy mask", because="SG-GRT-17")
    table.play("attack city f6", "play weapon.red")
    table.refuses("copy mask", because="SG-GRT-18")


@rule("SG-FAT-06", "BT-GRT-SWO-1")
def test_a_copied_sword_opens_a_battle_and_hires_a_hero() -> None:
    table = mirror("lord.red", "supply", "supply", owned="sword").hero(0, "f2")
    table.refuses("attack city f2", because="BT-BAT-27")
    table.play("copy sword").allows("hire hero b2")
    table.play("attack city f2", "play open1")
    assert table.events("battle-card")[-1]["attack"] == 5 + 1  # morale: a universal card
    table.play("done")
    assert table.tile_at("f2")["owner"] == 0  # type: ignore[index]


@rule("SG-FAT-06", "BT-GRT-SHI-1")
def test_a_copied_shield_defends_with_five() -> None:
    table = table_of_fate().hero(0, "f6").hand(0, "weapon.red", "lord.red", "shield")
    table.hand(1, "mirror", "supply")
    table.play("attack city f6", "play weapon.red", "play lord.red", "done", "fight")
    defence = table.events("battle-card")[-1]["defence"]
    table.play("copy shield")
    assert table.events("battle-card")[-1]["defence"] >= defence + 5
    assert table.table_of(1) == ["mirror"]


@rule("SG-FAT-06", "BT-GRT-4")
def test_in_battle_only_great_artefacts_that_work_there_are_copied() -> None:
    table = mirror(*ARMY, owned="horn", seats=3).shelter(2, "crown", "supply").hero(0, "e1")
    table.play("attack city e1")
    table.refuses("copy crown", because="BT-USE-WEA-1")  # a weapon comes first
    table.play("play weapon.red")
    assert table.legal_like("copy") == ["copy crown"]
    table.refuses("copy horn", because="BT-GRT-4")


@rule("SG-FAT-06", "SG-CHG-11")
def test_a_copied_book_does_not_open_an_attack_from_afar() -> None:
    table = mirror("arrow", *ARMY, owned="book", scenario="volcano").hero(0, "f5")
    table.tile("f5", "road.straight", "ns").play("attack city f6")
    table.refuses("copy book", because="SG-CHG-11")
    table.play("play arrow").allows("copy book")


@rule("SG-FAT-06", "BT-USE-WEA-1")
def test_a_copied_sword_may_be_the_first_card_of_a_line() -> None:
    table = mirror(*ARMY, owned="sword").hero(0, "f2")
    table.play("attack city f2", "copy sword")
    assert table.table_of(0) == ["mirror"]
    table.play("play lord.red")


@rule("SG-FAT-06", "BT-GRT-CRO-1", "BT-GRT-BOO-1")
def test_a_copied_crown_has_two_uses_and_a_book_three() -> None:
    crown = mirror("friman.red", "chief.red", owned="crown").play("copy crown")
    assert crown.open_of(0) == [("mirror", "title", 2)]
    crown.play("title twice on friman.red")
    assert "priest.red" in crown.table_of(0)
    book = mirror("friman.red", "chief.red", owned="book").play("copy book")
    assert book.open_of(0) == [("mirror", "scroll", 3)]
    book.refuses("scroll on itself", because="BT-USE-SCR-4")


@rule("SG-FAT-06", "BT-GRT-HAM-1", "BT-GRT-HAM-2", "BT-GRT-HAM-3")
def test_a_copied_hammer_is_any_artefact_but_never_lit_or_used_in_battle() -> None:
    table = mirror("friman.red", "supply", "supply", owned="hammer").hero(0, "f2")
    table.play("copy hammer")
    assert len(table.legal_like("open1 as")) == 7
    table.play("open1 as weapon").allows("hire hero b2")
    table.refuses("attack city f2", because="BT-BAT-27")
    lit = mirror("friman.red", owned="hammer").day(1)
    lit.play("copy hammer", "open1 as tool")
    assert lit.open_of(0) == [("mirror", "tool", 1)]


@rule("SG-FAT-06", "BT-GRT-HAM-2")
def test_a_copied_hammer_transforms_nothing_in_battle() -> None:
    table = mirror(*ARMY, owned="hammer").hero(0, "f2")
    table.play("copy hammer", "open1 as amulet", "attack city f2", "play weapon.red")
    table.refuses("amulet on lord.red", because="BT-USE-1")
    table.refuses("play open1", because="BT-BAT-20")


@rule("SG-FAT-06", "BT-GRT-HAM-3")
def test_a_copied_hammer_is_a_tent_for_the_day() -> None:
    table = mirror("friman.red", "supply", owned="hammer")
    table.play("copy hammer", "open1 as tent", "pitch open1 station friman.red")
    assert table.player_of(0)["tents"][0]["temporary"]
    table.end_turn().play("end turn")
    assert table.tents_of(0) == []


@rule("SG-FAT-06", "BT-GRT-PAV-1")
def test_a_copied_pavilion_takes_two_cards_without_a_supply_and_lasts() -> None:
    table = mirror("friman.red", "chief.red", owned="pavilion")
    table.play("copy pavilion", "pitch open1 station friman.red chief.red")
    assert table.tents_of(0) == [("mirror", ["friman.red", "chief.red"])]
    table.end_turn().play("end turn", "keep")
    assert table.tents_of(0) == [("mirror", ["friman.red", "chief.red"])]
    table.play("strike tent1")
    assert table.shelter_of(0)[-1] == "mirror"
    assert {"friman.red", "chief.red"} <= set(table.hand_of(0))


@rule("SG-FAT-06", "BT-GRT-HAN-2", "BT-GRT-HAN-4")
def test_a_borrowed_mirror_copies_but_is_not_pitched() -> None:
    table = table_of_fate(seats=3).hand(0, "hand", "supply").nation(1, "mirror")
    table.shelter(2, "horn", "supply")
    table.play("hand player2", "take mirror", "copy horn", "horn", "enough")
    table.play("end turn")
    assert table.shelter_of(1)[-1] == "mirror"
    tent = table_of_fate(seats=3).hand(0, "hand", "supply", "friman.red").nation(1, "mirror")
    tent.shelter(2, "pavilion", "supply").play("hand player2", "take mirror", "copy pavilion")
    tent.refuses("pitch open1")


@rule("SG-FAT-06", "SG-GRT-02")
def test_the_mirror_counts_as_a_great_artefact() -> None:
    table = before_ruins().hand(0, *ARMY, "mirror")
    table.play("attack ruins d4", *[f"play {card}" for card in ARMY], "done")
    assert table.legal() == ["draw fate"]


@rule("SG-FAT-06")
def test_a_suspended_mirror_lies_in_limbo_and_is_not_drawn_again() -> None:
    table = mirror("supply", "friman.red", owned="horn")
    table.play("suspend mirror", "ambush supply")
    assert table.limbo() == ["mirror"]
    assert deck(table) == [2, 3]


@rule("SG-FAT-07")
def test_a_fate_gain_goes_to_the_hand_in_a_storm_and_otherwise_is_a_new_card() -> None:
    table = jump(before_storm(2, top="horn")).play("take top")
    assert table.hand_of(0) == ["horn"]
    table.allows("horn")
    ruins = drawn(2, top="horn").play("take top")
    assert ruins.new_of(0) == ["horn"]
    ruins.refuses("horn", because="BT-GRT-4")


@rule("SG-FAT-07")
@pytest.mark.parametrize(
    ("card", "lines", "gained"),
    [
        (1, ["keep fate"], ["mirror"]),
        (1, ["gain stardust"], ["stardust", "stardust"]),
        (3, ["search great", "take horn"], ["horn"]),
    ],
)
def test_all_gains_of_a_storm_go_to_the_hand(
    card: int, lines: list[str], gained: list[str]
) -> None:
    table = jump(before_storm(card).display("sword", "wings"))
    table.play(*lines)
    assert table.hand_of(0) == gained
    assert table.new_of(0) == []


@rule("SG-FAT-08")
def test_ruins_may_be_attacked_when_the_display_is_empty() -> None:
    table = before_ruins(2).display()
    table = beat_ruins(table)
    assert table.legal() == ["draw fate"]


@rule("SG-FAT-08", "SG-FAT-04")
def test_the_owner_of_a_great_artefact_may_attack_the_ruins_for_stardust() -> None:
    owner = beat_ruins(before_ruins(2).hand(0, *ARMY, "horn").display("sword"))

    assert owner.legal() == ["draw fate"]
    owner.play("draw fate")
    owner.play(owner.legal()[0])
    assert set(owner.new_of(0)) == {"stardust"}


@rule("SG-FAT-08", "SG-FAT-04")
def test_without_stardust_the_owner_of_a_great_artefact_has_nothing_to_win_in_the_ruins() -> None:
    owner = before_ruins().hand(0, *ARMY, "horn", *["stardust"] * STARDUSTS)

    owner.refuses("attack ruins d4", because="BT-RUI-4")


def test_by_version_1_the_owner_of_a_great_artefact_cannot_attack_the_ruins_at_all() -> None:
    owner = before_ruins().hand(0, *ARMY, "horn").say(rules=1)

    owner.refuses("attack ruins d4", because="BT-RUI-4")


@rule("SG-MOD-03", "SG-FAT-01")
def test_in_the_volcano_the_great_artefacts_not_hidden_are_the_remaining_deck() -> None:
    position = dealt_table(*MODULES, seats=4, scenario="volcano").position()
    hidden = sum(len(site["cards"]) for site in position["relics"].values())
    assert position["display"] == []
    assert hidden + len(position["box"]) == len(GREATS)


@rule("SG-MOD-04")
def test_in_the_second_set_up_the_great_artefacts_not_hidden_are_the_remaining_deck() -> None:
    position = dealt_table(*MODULES, seats=4, scenario="alt2").position()
    assert position["display"] == []
    assert len(position["box"]) == len(GREATS) - 4


@rule("SG-GRT-02", "SG-MOD-04")
def test_a_player_at_the_limit_leaves_the_card_under_an_annexed_city() -> None:
    table = table_of_fate(scenario="alt2").hand(0, "horn", *ARMY).hero(0, "b2")
    before = table.position()["relics"]
    table.play("attack city b2", *[f"play {card}" for card in ARMY], "done")
    assert table.tile_at("b2")["owner"] == 0  # type: ignore[index]
    assert not table.events("great-artefact-won")
    assert table.position()["relics"] == before
    check_worlds(table.game)


# Knowledge.


@rule("SG-INF-03")
def test_only_the_drawer_knows_the_card_until_he_announces_his_option() -> None:
    table = drawn(2)
    own: Any = table.game.view(0)
    assert own["frames"][-1]["fate"] == 2
    view: Any = table.game.view(1)
    assert view["frames"][-1]["fate"] is None
    assert "fate" not in table.events("fate-drawn", seat=1)[-1]
    assert table.events("fate-drawn", seat=0)[-1]["fate"] == 2
    cards = set()
    for key in range(40):
        twin = table.game.resample(1, key)
        assert twin.view(1) == view
        assert stormhall.resample(view, key).state.digest() == twin.state.digest()
        cards.add(twin.state.frames[-1][2])
        assert table.game.resample(0, key).state.frames[-1][2] == 2
    assert cards == {1, 2, 3}
    table.play("gain stardust")
    assert table.events("fate", seat=1)[-1]["fate"] == 2


@rule("SG-INF-03")
def test_others_imagine_only_cards_that_leave_a_choice() -> None:
    table = before_ruins(1).player(1, shelter=["stardust"] * 12)
    table = beat_ruins(table).play("draw fate")
    table.state.box = b""  # nothing is left for the second and the third card
    assert {table.state.resampled(1, Chance(k)).frames[-1][2] for k in range(9)} == {1}


@rule("SG-INF-02")
def test_the_remaining_deck_is_known_as_a_set_but_not_its_order() -> None:
    table = before_ruins(2, top="horn")
    view: Any = table.game.view(1)
    assert view["box"] == table.position()["box"]
    assert "top" not in view["fate_cards"]
    for key in range(5):
        twin: Any = table.game.resample(1, key).position()
        assert twin["box"] == table.position()["box"]
        assert twin["fate_cards"]["top"] == []


@rule("SG-INF-04")
def test_a_player_who_searches_the_remaining_deck_knows_it_though_others_lie_hidden() -> None:
    table = before_storm(3, seats=4, scenario="volcano").hero(0, "b2").play("jump hero1 f2")
    assert isinstance(table.game.view(0)["box"], int)
    table.play("search great")
    rest = table.position()["box"]
    assert table.game.view(0)["box"] == rest
    assert table.game.view(1)["box"] == len(rest)
    assert table.events("great-searched", seat=0)[-1]["cards"] == rest
    assert "cards" not in table.events("great-searched", seat=1)[-1]
    table.play(f"take {rest[0]}")
    left = table.position()["box"]
    assert table.game.view(0)["box"] == left
    boxes: set[tuple[str, ...]] = set()
    for key in range(6):
        for seat in range(4):
            view = table.game.view(seat)
            twin = table.game.resample(seat, key)
            assert twin.view(seat) == view
            assert stormhall.resample(view, key).state.digest() == twin.state.digest()
        assert table.game.resample(0, key).position()["box"] == left
        box: Any = table.game.resample(1, key).position()["box"]
        boxes.add(tuple(box))
    assert len(boxes) > 1


@pytest.mark.parametrize(
    ("said", "path"),
    [
        ({"deck": [1, 1, 2]}, "fate_cards.deck"),
        ({"deck": [2, 3]}, "cards.mirror"),
        ({"deck": [1, 2]}, "fate_cards.deck"),
        ({"next": [4]}, "fate_cards.next"),
        ({"top": ["friman.red"]}, "fate_cards.top"),
        ({"searched": [5]}, "fate_cards.searched"),
    ],
)
def test_an_impossible_value_is_a_defect(said: dict[str, Any], path: str) -> None:
    with pytest.raises(stormhall.PositionError) as error:
        table_of_fate().say(fate_cards=said).game  # noqa: B018
    assert any(path in where for where, _ in error.value.defects)


def test_positions_in_the_middle_of_a_fate_card_are_restored_exactly() -> None:
    table = drawn(3, 1, top="horn")
    for line in ("search great", "take horn"):
        again = stormhall.from_position(table.position())
        assert again.state.digest() == table.state.digest()
        table.play(line)
    again = stormhall.from_position(table.position())
    assert again.state.digest() == table.state.digest()


# Random games.


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"gates": True}),
        (4, {"scenario": "volcano"}),
        (4, {"teams": "2v2", "team_turns": "handover", **EVERYTHING_ON}),
        (6, EVERYTHING_ON),
    ],
)
def test_random_games_keep_all_cards_and_all_secrets(seats: int, options: dict[str, Any]) -> None:
    game = stormhall.new("stormgates", seats, seed=seats, options=options_of(seats, options))
    game.silence()
    state, dice = game.state, Random(seats)
    for number in range(700):
        if not state.frames:
            break
        seat = dice.choice([seat for seat in range(seats) if state.owed >> seat & 1])
        offers = state.offers(seat)
        trades = [code for code in offers if 86 <= code & 0xFF <= 103]
        state.take(seat, dice.choice(trades or offers))
        if number % 10 == 0:
            assert state.defects() == []
        if number % 60 == 0:
            check_secrets(game, number)


def options_of(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    return {**just(*MODULES, seats=seats), **options}


def check_secrets(game: stormhall.Game, key: int) -> None:
    """Check that worlds imagined for a seat depend only on its view and look the same to it."""
    for seat in range(game.state.seats):
        view = game.view(seat)
        twin = game.resample(seat, key)
        assert twin.view(seat) == view
        assert stormhall.resample(view, key).state.digest() == twin.state.digest()
