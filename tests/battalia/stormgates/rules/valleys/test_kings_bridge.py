"""King's Bridge (SG-VAL-04, -31 to -33)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall.battalia.model.cards import CARD_WORDS, GREATS
from tests.battalia.stormgates.support.table import dealt_table
from tests.battalia.stormgates.support.valley_table import NEEDED, chip_on, gated
from tests.battalia.table import Table
from tests.rules import rule

FEE = ("supply", "supply")
STOPPED = {"stopped": [[1], [], [], []]}
UNDER = {"b2": ["horn", "sword"], "j6": ["staff", "book"]}


def bridge(*modules: str, **facts: Any) -> Table:
    """Gates 1 to 4 on b2, j2, j6, b6; Horn and Sword lie under gate 1, Staff and Book under 3."""
    table = gated(*modules, valleys="kings_bridge", **facts)
    table.display("wings", "hammer", "crown", "shield")
    return table.say(kings_bridge={"under": UNDER})


def stopped(*modules: str, **facts: Any) -> Table:
    """Hero 1 of player 0 has stopped on the bridge."""
    return bridge(*modules).hero(0, "f4").say(kings_bridge={**STOPPED, "under": UNDER, **facts})


def under(table: Table, cell: str, viewer: int | None = None) -> Any:
    view: Any = table.game.view(viewer)
    return view["relics"][cell]["cards"]


def box(table: Table) -> list[str]:
    return [CARD_WORDS[card] for card in table.state.box]


# Setting up.


@rule("SG-VAL-04")
@pytest.mark.parametrize(("seats", "each"), [(4, 2), (6, 1)])
def test_great_artefacts_lie_under_the_gates(seats: int, each: int) -> None:
    table = dealt_table(*NEEDED, seats=seats, valleys="kings_bridge")
    position = table.position()

    assert len(position["relics"]) == seats
    for cell, lying in position["relics"].items():
        assert len(lying["cards"]) == each
        assert position["tiles"][cell]["card"] == "gate"
    assert len(position["display"]) == seats
    assert len(position["box"]) == len(GREATS) - seats - seats * each
    assert position["kings_bridge"]["spent"] == [[] for _ in range(seats)]


@rule("SG-VAL-04", "SG-INF-02")
def test_nobody_sees_the_cards_under_a_gate_or_in_the_remaining_deck() -> None:
    table = bridge()

    for viewer in (0, 3, None):
        view: Any = table.game.view(viewer)
        assert [lying["cards"] for lying in view["relics"].values()] == [2, 2, 2, 2]
        assert view["box"] == len(GREATS) - 4 - 8


# Gusts.


@rule("SG-VAL-31", "SG-WE-46")
def test_a_gust_brings_one_of_the_great_artefacts_under_the_gate_of_departure() -> None:
    table = bridge(coming="windfall").hero(0, "j6").hand(0, *FEE)

    table.play("jump hero1 j2 gust")
    assert table.step == "gain-artefact"  # the storm comes first
    assert under(table, "j6", 0) == 2
    table.play("gain tool")
    assert set(table.legal()) == {"take staff", "take book"}
    table.refuses("take horn", because="SG-VAL-31")
    table.play("take book").settled()

    assert table.shelter_of(0)[-1:] == ["book"]
    assert table.new_of(0) == []
    assert table.events("great-artefact-won", seat=2)[-1]["card"] == "book"
    assert table.position()["kings_bridge"]["spent"] == [[3], [], [], []]


@rule("SG-VAL-31", "SG-VAL-32")
def test_what_a_gust_has_brought_can_be_given_at_the_bridge_in_the_same_turn() -> None:
    table = bridge(revealed=["e4"]).hero(0, "j6", "f4").hand(0, *FEE)

    table.play("jump hero1 j2 gust", "take book", "stop hero2", "give book")

    assert "book" in box(table)


def test_by_version_1_what_a_gust_has_brought_is_a_new_card() -> None:
    table = bridge().hero(0, "j6").hand(0, *FEE).say(rules=1)

    table.play("jump hero1 j2 gust", "take book").settled()

    assert table.new_of(0) == ["book"]


@rule("SG-VAL-31", "SG-WE-46")
def test_each_player_takes_one_from_each_gate() -> None:
    table = bridge().hero(0, "j6").hand(0, *FEE)
    table.say(kings_bridge={"under": UNDER, "spent": [[3], [], [], []]})

    table.refuses("jump hero1 j2 gust", because="SG-VAL-31")
    table.play("jump hero1 j2").settled()


@rule("SG-VAL-31")
def test_the_gust_of_another_gate_is_still_there() -> None:
    table = bridge().hero(0, "b2").hand(0, *FEE)
    table.say(kings_bridge={"under": UNDER, "spent": [[3], [], [], []]})

    table.play("jump hero1 j2 gust", "take horn").settled()

    assert table.position()["kings_bridge"]["spent"][0] == [1, 3]


@rule("SG-VAL-31")
def test_another_player_may_take_the_remaining_great_artefact() -> None:
    table = bridge().hero(0, "j6").hand(0, *FEE).say(kings_bridge={
        "under": {"j6": ["book"]}, "spent": [[], [3], [], []],
    })  # fmt: skip

    table.play("jump hero1 j2 gust", "take book").settled()

    assert table.shelter_of(0)[-1:] == ["book"]


@rule("SG-VAL-31")
def test_without_a_great_artefact_under_the_gate_no_gust_is_spent() -> None:
    table = bridge().hero(0, "j6").hand(0, *FEE).say(kings_bridge={"under": {"j6": []}})

    table.refuses("jump hero1 j2 gust", because="SG-VAL-31")


@rule("SG-VAL-31")
def test_a_jump_without_a_declaration_spends_nothing() -> None:
    table = bridge().hero(0, "j6").hand(0, *FEE)

    table.play("jump hero1 j2").settled()

    assert table.position()["kings_bridge"]["spent"] == [[], [], [], []]
    assert table.new_of(0) == []


@rule("SG-VAL-31", "SG-BIL-31")
def test_a_frozen_jump_spends_no_gust() -> None:
    table = bridge("bilkarr").hero(0, "j6").hand(0, *FEE)
    table.say(potions={"frost-touch": {"owner": 1, "day": 1, "order": "always"}})

    table.play("jump hero1 j2 gust", "use frost-touch").settled()

    assert table.heroes_of(0)[0] == "j6"
    assert table.position()["kings_bridge"]["spent"] == [[], [], [], []]


@rule("SG-INF-03")
def test_only_the_player_who_has_looked_knows_the_cards_left_under_the_gate() -> None:
    table = bridge().hero(0, "j6").hand(0, *FEE)

    table.play("jump hero1 j2 gust", "take book")

    assert under(table, "j6", 0) == ["staff"]
    assert under(table, "j6", 1) == 1
    assert under(table, "j6") == 1
    (event,) = table.events("looked-under-gate", seat=0)
    assert event["cards"] == ["staff", "book"]
    (event,) = table.events("looked-under-gate", seat=1)
    assert "cards" not in event


@rule("SG-VAL-33")
def test_cards_under_gates_move_with_them() -> None:
    table = bridge().hero(0, "b2").hand(0, *FEE, "staff")
    table.say(kings_bridge={"under": {"b2": ["horn", "sword"], "j6": ["arrow", "book"]}})

    table.play("staff", "exchange b2", "against j6")
    if table.step == "staff":
        table.play("enough")

    relics = table.position()["relics"]
    assert relics["b2"]["cards"] == ["book", "arrow"]
    assert relics["j6"]["cards"] == ["horn", "sword"]
    table.play("jump hero1 j2 gust", "take arrow")
    assert table.position()["kings_bridge"]["spent"][0] == [3]


# Stopping.


@rule("SG-VAL-32")
def test_exchanges_need_a_hero_who_has_stopped_on_the_bridge() -> None:
    table = bridge(revealed=["e4"]).hero(0, "f4", "e4").hand(0, "arrow", "supply")
    for line in ("give arrow", "swap arrow for wings", "swap arrow for fate", "lower a1"):
        table.refuses(line, because="SG-VAL-32")
    table.refuses("stop hero2", because="SG-VAL-32")

    table.play("stop hero1")

    table.allows("give arrow", "swap arrow for wings", "swap arrow for fate")
    table.refuses("move hero1 e4", because="SG-VAL-32")
    table.refuses("stop hero1", because="SG-VAL-32")
    table.allows("move hero2 f4")


@rule("SG-VAL-32")
def test_a_hero_who_has_left_the_bridge_exchanges_nothing() -> None:
    table = stopped().hero(0, "d2").hand(0, "arrow")

    table.refuses("give arrow", because="SG-VAL-32")


@rule("SG-VAL-32")
def test_the_other_hero_must_stop_himself() -> None:
    table = stopped().hero(0, "d2", "f4").hand(0, "arrow")

    table.refuses("give arrow", because="SG-VAL-32")
    table.play("stop hero2").allows("give arrow")


# Giving.


@rule("SG-VAL-32", "SG-WE-47")
def test_two_great_artefacts_given_bring_two_levels() -> None:
    table = stopped().hand(0, "arrow").shelter(0, "mask", "supply").chip("d2", 0, 2)

    table.play("give arrow", "raise a1", "give mask", "raise d2").settled()

    assert chip_on(table, "a1") == (0, 2)
    assert chip_on(table, "d2") == (0, 3)
    assert {"arrow", "mask"} <= set(box(table))


@rule("SG-VAL-32")
def test_giving_a_great_artefact_from_the_nation_shuffles_the_nation() -> None:
    table = stopped().nation(0, "arrow", "supply")

    table.play("give arrow", "raise a1")

    assert "arrow" not in table.nation_of(0)
    assert table.position()["players"][0]["coming"] == []


@rule("SG-VAL-32", "SG-ROY-09")
def test_giving_needs_a_city_that_can_rise() -> None:
    table = stopped().hand(0, "arrow").chip("a1", 0, 4).chip("d4", 0, 4)

    table.refuses("give arrow", because="SG-VAL-32")
    table.allows("swap arrow for wings")


@rule("SG-VAL-32", "BT-LIM-4")
def test_giving_leaves_at_least_ten_cards() -> None:
    ten = stopped().exact(0).hand(0, "arrow", *["supply"] * 9)
    ten.refuses("give arrow", because="BT-LIM-4")

    eleven = stopped().exact(0).hand(0, "arrow", *["supply"] * 10)
    eleven.allows("give arrow")


@rule("SG-VAL-32", "SG-FAT-06")
def test_the_mirror_is_neither_given_nor_swapped() -> None:
    table = stopped().hand(0, "mirror")

    table.refuses("give mirror", because="SG-FAT-06")
    table.refuses("swap mirror for wings", because="SG-FAT-06")


# Taking.


@rule("SG-VAL-32", "SG-WE-47")
def test_a_city_lowered_by_two_levels_brings_an_open_great_artefact() -> None:
    table = stopped().chip("a1", 0, 4).chip("d2", 0, 2)

    table.refuses("lower d2 twice", because="SG-VAL-32")
    table.play("lower a1 twice", "take crown").settled()

    assert chip_on(table, "a1") == (0, 2)
    assert table.new_of(0) == ["crown"]
    assert set(table.position()["display"]) == {"wings", "hammer", "shield"}


@rule("SG-VAL-32")
def test_two_cities_lowered_by_one_level_each_bring_a_fate_card() -> None:
    table = stopped().chip("a1", 0, 2).chip("d2", 0, 3).chip("d6", 0, 1)
    table.say(fate_cards={"next": [2]})

    table.refuses("lower d6", because="SG-VAL-32")
    table.play("lower a1")
    assert set(table.legal()) == {"lower d2"}
    table.refuses("lower d6", because="SG-VAL-32")
    table.play("lower d2", "draw fate", "gain stardust").settled()

    assert chip_on(table, "a1") == (0, 1)
    assert chip_on(table, "d2") == (0, 2)
    assert table.new_of(0) == ["stardust"]


@rule("SG-VAL-32")
def test_one_city_that_can_be_lowered_by_one_level_is_not_enough() -> None:
    table = stopped().chip("a1", 0, 2)

    table.refuses("lower a1", because="SG-VAL-32")


@rule("SG-VAL-32")
def test_valley_cities_are_not_lowered() -> None:
    table = stopped().chip("d4", 0, 4).chip("a1", 0, 2)

    table.refuses("lower d4 twice", because="SG-VAL-32")
    table.refuses("lower d4", because="SG-VAL-32")


@rule("SG-VAL-32", "BT-LIM-2")
def test_a_chip_of_the_new_level_is_needed() -> None:
    table = stopped()
    for cell in ("a1", "k1", "k7", "a7", "d2", "h2", "h6"):
        table.chip(cell, 0, 1)
    table.chip("c3", 0, 2).chip("d6", 0, 4)

    table.refuses("lower d6 twice", because="BT-LIM-2")


@rule("SG-VAL-32", "BT-LIM-2")
def test_the_last_free_chip_is_enough_for_one_city_and_without_one_no_city_is_lowered() -> None:
    one, two = stopped(), stopped()
    for table in (one, two):
        for cell in ("a1", "k1", "k7", "a7", "d2", "h2"):
            table.chip(cell, 0, 1)
        table.chip("c3", 0, 2)
    one.chip("d6", 0, 4)
    two.chip("h6", 0, 2).chip("d6", 0, 3)

    one.allows("lower d6 twice")
    two.refuses("lower h6", because="SG-VAL-32")
    two.refuses("lower d6", because="BT-LIM-2")


@rule("SG-VAL-32")
def test_two_cities_are_lowered_at_the_same_time() -> None:
    """The first city needs the chip that the second one frees."""
    table = stopped("royals").chip("a1", 0, 5).chip("d2", 0, 3)
    for cell in ("k1", "k7", "a7", "h2", "h6", "d6"):
        table.chip(cell, 0, 3)
    table.chip("d4", 0, 4)
    assert table.state.geography().free_chips(0, 4) == 0

    table.play("lower a1", "lower d2", "take wings")

    assert chip_on(table, "a1") == (0, 4)
    assert chip_on(table, "d2") == (0, 2)


@rule("SG-VAL-32", "SG-ROY-07")
def test_a_capital_is_not_lowered_to_a_third_residence() -> None:
    table = stopped("royals").chip("a1", 0, 6).chip("d2", 0, 5).chip("h2", 0, 5).chip("d6", 0, 2)

    table.allows("lower a1 twice")
    table.play("lower a1")

    assert set(table.legal()) == {"lower d2", "lower h2"}  # with d6 there would be three
    table.refuses("lower d6", because="SG-VAL-32")


@rule("SG-VAL-32", "BT-LIM-2")
def test_a_residence_is_lowered_only_to_a_free_chip() -> None:
    table = stopped("royals").chip("a1", 0, 5).chip("d4", 0, 4).chip("h4", 0, 4)
    for cell in ("k1", "k7", "a7", "h2", "h6", "d6"):
        table.chip(cell, 0, 3)
    table.say(options={**table.document["options"], "level4_cities_to_end": 9})

    table.refuses("lower a1 twice", because="BT-LIM-2")


@rule("SG-VAL-32", "SG-ROY-08")
def test_residences_and_capitals_may_be_lowered() -> None:
    table = stopped("royals").chip("a1", 0, 6).chip("d2", 0, 5)

    table.allows("lower a1 twice", "lower d2 twice")
    table.play("lower a1", "lower d2", "take wings")

    assert chip_on(table, "a1") == (0, 5)
    assert chip_on(table, "d2") == (0, 4)


# Swapping.


@rule("SG-VAL-32")
def test_a_swap_lays_the_old_great_artefact_face_up() -> None:
    table = stopped().hand(0, "arrow")

    table.play("swap arrow for wings").settled()

    assert table.new_of(0) == ["wings"]
    assert set(table.position()["display"]) == {"arrow", "hammer", "crown", "shield"}


@rule("SG-VAL-32")
def test_a_swap_for_fate_shuffles_the_old_one_in_before_the_card_is_drawn() -> None:
    table = stopped().hand(0, "arrow").say(fate_cards={"next": [3]})

    table.play("swap arrow for fate", "search great")
    assert "take arrow" in table.legal()
    table.play("take arrow").settled()

    assert table.new_of(0) == ["arrow"]


@rule("SG-VAL-32")
def test_a_great_artefact_gained_on_the_bridge_is_not_given_or_swapped_in_the_same_turn() -> None:
    table = stopped().hand(0, "arrow")

    table.play("swap arrow for wings")

    table.refuses("give wings", because="SG-VAL-32")
    table.refuses("swap wings for arrow", because="SG-VAL-32")
    table.refuses("swap arrow for hammer", because="SG-VAL-32")


@rule("SG-VAL-32")
def test_a_swap_takes_only_an_open_great_artefact() -> None:
    table = stopped().hand(0, "arrow")

    table.refuses("swap arrow for horn", because="SG-VAL-32")
    table.refuses("swap mask for wings", because="SG-VAL-32")


@rule("SG-VAL-32", "SG-INF-01")
def test_all_see_the_great_artefact_given_and_where_it_came_from() -> None:
    table = stopped().shelter(0, "arrow", "supply")

    table.play("give arrow", "raise a1")

    (event,) = table.events("great-artefact-given", seat=3)
    assert (event["card"], event["from"]) == ("arrow", "shelter")


# Information.


@rule("SG-INF-04")
def test_a_player_who_has_searched_the_remaining_deck_knows_the_set_under_the_gates() -> None:
    table = stopped().hand(0, "arrow").say(fate_cards={"next": [3]})
    table.play("swap arrow for fate", "search great", "take arrow")

    left = sorted(box(table))
    for chance in range(5):
        assert sorted(box_of(table.game.resample(0, chance))) == left
    assert any(sorted(box_of(table.game.resample(1, c))) != left for c in range(9))


def box_of(game: stormhall.Game) -> list[str]:
    position: Any = game.position()
    cards: list[str] = position["box"]
    return cards


@rule("SG-INF-02")
def test_cards_under_gates_are_redrawn_for_players_who_have_not_looked() -> None:
    table = bridge().hero(0, "j6").hand(0, *FEE)
    table.play("jump hero1 j2 gust", "take book")

    worlds: list[Any] = [
        table.game.resample(1, chance).position()["relics"] for chance in range(12)
    ]
    assert len({tuple(world["j6"]["cards"]) for world in worlds}) > 1
    own: list[Any] = [table.game.resample(0, chance).position()["relics"] for chance in range(12)]
    assert {tuple(world["j6"]["cards"]) for world in own} == {("staff",)}
    assert len({tuple(world["b2"]["cards"]) for world in own}) > 1


def test_a_position_with_the_bridge_is_read_back_unchanged() -> None:
    table = stopped(spent=[[1, 3], [], [2], []])

    again = stormhall.from_position(table.game.position())

    assert again.state.digest() == table.state.digest()


@pytest.mark.parametrize(
    "facts",
    [
        {"under": {"d4": ["horn"]}},
        {"under": {"b2": ["friman.red"]}},
        {"under": {"b2": ["wings"]}},
        {"spent": [[7], [], [], []]},
        {"spent": [[1]]},
        {"stopped": [[0], [], [], []]},
    ],
)
def test_an_impossible_bridge_is_a_defect(facts: dict[str, object]) -> None:
    with pytest.raises(stormhall.PositionError):
        bridge().say(kings_bridge=facts).position()


@rule("SG-VAL-04")
@pytest.mark.parametrize("seed", range(5))
def test_gates_are_refilled_wherever_the_named_great_artefact_lay(seed: int) -> None:
    players: list[dict[str, Any]] = [{"hand": ["horn", "sword"]}, {"hand": ["staff"]}, {}, {}]
    options = dealt_table(*NEEDED, seats=4, valleys="kings_bridge").game.options
    document = {"game": "stormgates", "seats": 4, "seed": seed, "options": options}

    position: Any = stormhall.from_position({**document, "players": players}).position()

    lying = [relics["cards"] for relics in position["relics"].values()]
    assert [len(cards) for cards in lying] == [2] * 4
    assert not {"horn", "sword", "staff"} & {card for cards in lying for card in cards}
    assert position["players"][0]["hand"] == ["horn", "sword"]
