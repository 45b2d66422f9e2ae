"""The volcano (BT-VOL-1 to -12)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from tests.battalia.oracle import GREAT, broken, owned_by
from tests.battalia.table import Table, battalia
from tests.rules import rule

SANCTUARIES = {"c3": "se", "e3": "sw", "c5": "ne", "e5": "nw"}
FIRE, AIR, EARTH, WATER = "c3", "e3", "c5", "e5"
GATES = {"d3": FIRE, "e4": AIR, "c4": EARTH, "d5": WATER}
GIANTS = ["weapon.red", *["lord.red"] * 4, "chief.red", "chief.red", "friman.red"]
STRONG = ["weapon.red", "lord.red", "chief.red", "friman.red"]


def _volcano(seats: int = 4, **options: Any) -> Table:
    """Seats play green, blue, red and gold; red cards give the first one no morale."""
    return battalia(seats, scenario="volcano", **options)


def _sealed(table: Table, *sites: str, seat: int = 0) -> Table:
    return table.say(seals={site: [seat] for site in sites})


# The map.


@rule("BT-VOL-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nine_cards_lie_in_the_middle_instead_of_the_ruins(seats: int) -> None:
    position: dict[str, Any] = stormhall.new(
        "battalia", seats, options={"scenario": "volcano"}
    ).position()
    tiles = position["tiles"]

    assert not any(tile["card"] == "ruins" for tile in tiles.values())
    assert {s: tiles[s]["exits"] for s in SANCTUARIES} == SANCTUARIES
    assert {tiles[s]["card"] for s in SANCTUARIES} == {"sanctuary"}
    assert [(tiles[s]["card"], tiles[s]["exits"]) for s in GATES] == [("crossing", "nesw")] * 4
    assert (tiles["d4"]["card"], tiles["d4"]["exits"]) == ("peak", "nesw")
    assert len(tiles) == 9 + 2 * seats
    assert broken(position) == []


@rule("BT-VOL-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_great_artefacts_lie_hidden_under_each_sanctuary_and_none_on_display(
    seats: int,
) -> None:
    game = stormhall.new("battalia", seats, options={"scenario": "volcano"})
    position: dict[str, Any] = game.position()
    view: dict[str, Any] = game.view(0)

    hidden = [card for site in position["relics"].values() for card in site["cards"]]

    assert [len(site["cards"]) for site in position["relics"].values()] == [2] * 4
    assert position["display"] == []
    assert sorted(hidden + position["box"]) == sorted(GREAT["special"])
    assert [site["cards"] for site in view["relics"].values()] == [2] * 4
    assert view["box"] == 2


@rule("BT-VOL-2")
def test_sanctuaries_have_chips_of_6_and_the_peak_one_of_20() -> None:
    tiles = _volcano().position()["tiles"]

    assert [tiles[s]["level"] for s in SANCTUARIES] == [6] * 4
    assert tiles["d4"]["level"] == 20
    assert all(tiles[s]["neutral"] for s in [*SANCTUARIES, "d4"])


@rule("BT-VOL-3")
def test_a_step_on_the_volcano_has_the_normal_price() -> None:
    table = _volcano(advanced=True).hero(0, "d3").hand(0, "supply")

    table.play("move hero1 c3 with supply")

    assert table.heroes_of(0)[0] == "c3"
    assert table.legal_like("move") == []


@rule("BT-VOL-3", "BT-BLD-3", "BT-BLD-8")
def test_volcano_cards_count_as_neighbours_and_connect_roads() -> None:
    table = _volcano(neutrals_per_player=0).city("d1", owner=0, card="city.end", exits="s")
    table.tile("d2", "road.straight", "ns").hand(0, "friman.red", "supply")

    table.allows("build road.straight b4 ew with friman.red supply")


@rule("BT-VOL-3", "BT-BLD-4")
def test_a_card_built_beside_a_sanctuary_must_have_a_blank_side_towards_it() -> None:
    table = _volcano().chip("d2", 0).hand(0, "friman.red", "supply")

    table.refuses("build road.curve c2 se with friman.red supply", because="BT-BLD-4")
    table.allows("build road.straight c2 ew with friman.red supply")


@rule("BT-VOL-3")
def test_no_city_is_built_beside_a_sanctuary() -> None:
    table = _volcano(neutrals_per_player=0).city("d1", owner=0, card="city.end", exits="s")
    table.tile("d2", "road.cross").hand(0, "friman.red", "friman.red", "friman.red", "supply")

    table.refuses(
        "build city.straight c2 ew with friman.red friman.red friman.red", because="BT-VOL-3"
    )
    table.allows("build road.straight c2 ew with friman.red supply")


@rule("BT-VOL-3")
def test_a_city_may_be_built_beside_a_crossing() -> None:
    table = _volcano(neutrals_per_player=0).city("d1", owner=0, card="city.end", exits="s")
    table.tile("d2", "road.straight", "ns").hand(0, "friman.red", "friman.red", "friman.red")

    table.allows("build city.cross b4 nesw with friman.red friman.red friman.red")


# The gates.


@rule("BT-VOL-4")
@pytest.mark.parametrize("crossing", list(GATES))
def test_each_gate_opens_in_both_directions_only_to_the_seal_of_its_element(crossing: str) -> None:
    key = _sealed(_volcano(), GATES[crossing]).hero(0, crossing, "d4").hand(0, "supply", "supply")
    others = [site for site in SANCTUARIES if site != GATES[crossing]]
    wrong = _sealed(_volcano(), *others).hero(0, crossing, "d4").hand(0, "supply", "supply")

    key.allows("move hero1 d4 with supply", f"move hero2 {crossing} with supply")
    wrong.refuses("move hero1 d4 with supply", because="BT-VOL-4")
    wrong.refuses(f"move hero2 {crossing} with supply", because="BT-VOL-4")


@rule("BT-VOL-4")
def test_the_seal_of_another_player_opens_no_gate() -> None:
    table = _sealed(_volcano(), FIRE, seat=1).hero(0, "d3").hand(0, "supply")

    table.refuses("move hero1 d4 with supply", because="BT-VOL-4")


@rule("BT-VOL-4", "BT-GRT-WIN-1")
def test_the_wings_need_no_gate() -> None:
    table = _volcano().hero(0, "d3").hand(0, "wings", *GIANTS)

    table.play("wings hero1 d4")

    assert table.heroes_of(0)[0] == "d4"
    table.allows("attack peak d4")


@rule("BT-WE-21", "BT-VOL-4")
def test_with_the_water_seal_the_peak_is_entered_only_through_the_water_gate() -> None:
    table = _sealed(_volcano(), WATER).hero(0, "d5", "d3").hand(0, "supply", "supply")

    table.refuses("move hero2 d4 with supply", because="BT-VOL-4")
    table.play("move hero1 d4 with supply")

    table.refuses("move hero1 d3 with supply", because="BT-VOL-4")
    table.refuses("move hero1 c4 with supply", because="BT-VOL-4")
    table.refuses("move hero1 e4 with supply", because="BT-VOL-4")
    table.allows("move hero1 d5 with supply")


@rule("BT-WE-21", "BT-VOL-8")
def test_with_two_seals_a_total_of_17_beats_the_guardian() -> None:
    table = _sealed(_volcano(), WATER, FIRE).hero(0, "d4")
    cards = ["weapon.red", *["lord.red"] * 3, "priest.red"]
    table.hand(0, *cards, "friman.red")

    table.play("attack peak d4", *[f"play {card}" for card in cards])
    table.refuses("done", because="BT-BAT-14")
    table.play("play friman.red", "done")

    assert table.tile_at("d4")["owner"] == 0  # type: ignore[index]


@rule("BT-VOL-12", "BT-RET-3")
@pytest.mark.parametrize(("seals", "ends"), [([], "c5 e5"), ([FIRE, EARTH], "c3 d4 c5 e5")])
def test_the_gates_also_bind_a_retreat(seals: list[str], ends: str) -> None:
    """Three steps from d3 reach c3 only across the peak, by the fire gate and the earth gate."""
    table = _sealed(_volcano(neutrals_per_player=0), *seals, seat=1).hero(0, "d3").hero(1, "d3")
    table.hand(0, "weapon.red").hand(1, "horse.blue")

    table.play("attack hero player2 d3", "play weapon.red", "done")

    assert table.legal_like("retreat") == [f"retreat {square}" for square in ends.split()]


# The sanctuaries.


def _monks(**options: Any) -> Table:
    return _volcano(**options).hero(0, FIRE).hand(0, *STRONG)


def _beat_monks(table: Table, cell: str = FIRE) -> Table:
    return table.play(f"attack sanctuary {cell}", *[f"play {card}" for card in STRONG[:3]], "done")


@rule("BT-VOL-5")
def test_seven_beat_the_monks_and_the_seal_gives_two_points_and_costs_a_chip() -> None:
    table = _monks()
    chips = table.state.geography().free_chips(0, 2)
    table.play("attack sanctuary c3", "play weapon.red", "play lord.red", "play friman.red")
    table.refuses("done", because="BT-BAT-14")

    table.play("play chief.red", "done", "enough")

    assert table.position()["seals"][FIRE] == [0]
    assert table.vp(0) == 1 + 2
    assert table.state.geography().free_chips(0, 2) == chips - 1
    assert table.state.geography().free_chips(0, 4) == 8


@rule("BT-VOL-5")
def test_a_player_leaves_one_seal_in_a_sanctuary_and_others_may_leave_theirs() -> None:
    table = (
        _sealed(_monks(), FIRE).hero(1, FIRE).hand(1, *[c.replace("red", "gold") for c in STRONG])
    )

    table.refuses("attack sanctuary c3", because="BT-VOL-5")
    table.end_turn()
    table.play("attack sanctuary c3", "play weapon.gold", "play lord.gold", "play chief.gold")
    table.play("done", "enough")

    assert table.position()["seals"][FIRE] == [0, 1]
    assert table.position()["points"][:2] == [3, 3]


@rule("BT-VOL-5", "BT-LIM-2")
def test_without_a_free_chip_of_level_2_nobody_attacks_the_monks() -> None:
    table = _monks(neutrals_per_player=0)
    for square in ["c1", "e1", "a3", "g3", "a5", "g5", "c7"]:
        table.city(square, owner=0, level=2)

    table.refuses("attack sanctuary c3", because="BT-VOL-5")


@rule("BT-VOL-5", "BT-NEU-5", "BT-VOL-12")
def test_a_failed_attack_on_the_monks_costs_only_the_cards() -> None:
    table = _monks().hand(0, "weapon.red", "lord.red", "amulet.red", "chief.red").dice(5)

    table.play("attack sanctuary c3", "play weapon.red", "play chief.red", "amulet on lord.red")
    table.play("give up")

    assert table.heroes_of(0)[0] == FIRE
    assert table.position()["seals"][FIRE] == []
    assert sorted(table.table_of(0)) == ["chief.red", "weapon.red"]


@rule("BT-VOL-6", "BT-INF-3")
def test_only_the_winner_sees_the_hidden_cards_and_all_see_the_one_he_takes() -> None:
    table = _monks()
    hidden = table.position()["relics"][FIRE]["cards"]

    _beat_monks(table)
    secret = table.events("sealed", seat=0)[-1]
    public = table.events("sealed", seat=1)[-1]
    table.play(f"take {hidden[0]}")

    assert secret["cards"] == hidden
    assert "cards" not in public
    assert table.events("great-artefact-won", seat=2)[-1]["card"] == hidden[0]
    assert table.new_of(0) == [hidden[0]]
    assert _relics_as_seen(table, 0)["cards"] == [hidden[1]]
    assert _relics_as_seen(table, 1)["cards"] == 1


def _relics_as_seen(table: Table, seat: int | None) -> dict[str, Any]:
    view: dict[str, Any] = table.game.view(seat)
    relics_shown: dict[str, Any] = view["relics"][FIRE]
    return relics_shown


@rule("BT-VOL-6")
def test_the_winner_may_take_none_and_all_stay_hidden() -> None:
    table = _beat_monks(_monks())
    hidden = table.position()["relics"][FIRE]["cards"]
    assert sorted(table.legal()) == sorted(["enough", *[f"take {card}" for card in hidden]])

    table.play("enough")

    assert table.position()["relics"][FIRE]["cards"] == hidden
    assert table.new_of(0) == []
    assert _relics_as_seen(table, None)["cards"] == 2


@rule("BT-VOL-7", "BT-VOL-12", "BT-GRT-3")
def test_a_player_may_own_two_great_artefacts_but_takes_no_third() -> None:
    table = _monks()
    relics = table.position()["relics"]
    relics_taken = [relics[AIR]["cards"][0], relics[WATER]["cards"][0]]
    one = _monks().say(seed=0).shelter(0, relics_taken[0])
    two = _monks().say(seed=0).shelter(0, *relics_taken)

    _beat_monks(one).play(one.legal_like("take")[0])
    _beat_monks(two)

    great = [card for card in owned_by(one.position(), 0) if card in GREAT["special"]]
    assert len(great) == 2
    assert two.step == "actions"
    assert two.position()["seals"][FIRE] == [0]
    assert len(two.position()["relics"][FIRE]["cards"]) == 2


# The peak.


@rule("BT-VOL-8")
@pytest.mark.parametrize("seals", [0, 1, 2, 3, 4])
def test_the_guardian_has_20_less_2_for_each_seal_of_the_attacker(seals: int) -> None:
    sites = list(SANCTUARIES)
    table = _volcano().say(seals={s: [0] if i < seals else [1] for i, s in enumerate(sites)})
    table.hero(0, "d4").hand(0, *GIANTS)

    table.play("attack peak d4", "play weapon.red")

    assert table.events("battle-card")[-1]["defence"] == 20 - 2 * seals


def _conquered() -> Table:
    table = _volcano().hero(0, "d4").hero(1, "d4")
    table.say(tiles={"d4": {"owner": 1, "level": 8}})
    return table.hand(1, "friman.blue")


@rule("BT-VOL-8")
def test_the_conqueror_owns_the_peak_with_8_points_and_a_base_defence_of_8() -> None:
    table = _sealed(_volcano(), *SANCTUARIES).hero(0, "d4")
    cards = ["weapon.red", *["lord.red"] * 3]
    table.hand(0, *cards)

    table.play("attack peak d4", *[f"play {card}" for card in cards], "done")

    tile = table.tile_at("d4")
    assert tile is not None
    assert (tile["owner"], tile["level"]) == (0, 8)
    assert table.vp(0) == 1 + 4 * 2 + 8


@rule("BT-VOL-8", "BT-VOL-12", "BT-NEU-5")
def test_a_failed_attack_on_the_guardian_costs_only_the_cards() -> None:
    table = _volcano().hero(0, "d4").hand(0, "weapon.red", *["lord.red"] * 4, "amulet.red").dice(5)

    table.play("attack peak d4", "play weapon.red", "amulet on lord.red", "give up")

    assert table.heroes_of(0)[0] == "d4"
    assert table.tile_at("d4")["level"] == 20  # type: ignore[index]


@rule("BT-VOL-9")
def test_later_attacks_on_the_peak_are_battles_against_its_owner() -> None:
    table = _conquered().hand(0, "weapon.red", "lord.red", "lord.red", "lord.red")

    table.play("attack peak d4", "play weapon.red", "play lord.red", "play lord.red", "done")
    assert table.mover == 1
    table.play("fight", "join one", "play friman.blue")
    assert table.events("battle-card")[-1]["defence"] == 8 + 1 + 1
    table.play("done", "play lord.red", "done", "give up")

    tile = table.tile_at("d4")
    assert tile is not None
    assert (tile["owner"], tile["level"]) == (0, 8)
    assert table.heroes_of(1) == [None, None]
    assert table.position()["points"][:2] == [9, 1]


@rule("BT-VOL-9")
def test_a_repelled_attack_on_the_peak_costs_the_attacking_hero() -> None:
    table = _conquered().hand(0, "weapon.red", "lord.red", "lord.red").hand(1, "lord.blue")

    table.play("attack peak d4", "play weapon.red", "play lord.red", "play lord.red", "done")
    table.play("fight", "join none", "play lord.blue", "done", "give up")

    assert table.tile_at("d4")["owner"] == 1  # type: ignore[index]
    assert table.heroes_of(0) == [None, None]


@rule("BT-VOL-12", "BT-BAT-23")
def test_the_chip_of_the_peak_does_not_come_from_the_players_chips() -> None:
    table = _conquered()

    assert table.state.geography().free_chips(1, 4) == 8
    assert table.state.geography().free_chips(1, 1) == 7


@rule("BT-VOL-10", "BT-HER-1", "BT-UPG-1")
def test_the_peak_is_no_city_for_heroes_and_upgrades() -> None:
    table = _volcano().say(tiles={"d4": {"owner": 0, "level": 8}})
    table.hand(0, "weapon.red", "supply", "supply", "chief.red", "chief.red")

    table.refuses("hire hero d4 with weapon.red supply supply")
    table.refuses("upgrade d4 with chief.red chief.red")
    table.allows("hire hero a1 with weapon.red supply supply")


@rule("BT-VOL-10", "BT-BLD-8")
def test_the_peak_is_no_city_for_the_connection() -> None:
    table = _volcano().say(tiles={"d4": {"owner": 0, "level": 8}}).hand(0, "friman.red", "supply")

    table.refuses("build road.straight c2 ew with friman.red supply", because="BT-BLD-8")


@rule("BT-VOL-10", "BT-END-2")
def test_the_peak_does_not_count_as_a_city_of_level_4() -> None:
    table = _sealed(_volcano(neutrals_per_player=0, level4_cities_to_end=2), *SANCTUARIES)
    table.chip("a1", 0, 4).hero(0, "d4").hand(0, "weapon.red", *["lord.red"] * 3)

    table.play("attack peak d4", "play weapon.red", *["play lord.red"] * 3, "done")

    assert table.vp(0) == 4 + 8 + 8
    assert not table.game.over


# The end.


@rule("BT-VOL-11")
@pytest.mark.parametrize(("seats", "limit"), [(4, 40), (3, 40), (2, 30)])
def test_the_game_ends_at_once_with_40_points_or_30_with_two_players(
    seats: int, limit: int
) -> None:
    table = _sealed(_volcano(seats, neutrals_per_player=0, level4_cities_to_end=9), *SANCTUARIES)
    table.say(tiles={"d4": {"owner": 0, "level": 8}})
    start = {4: "a1", 3: "b2", 2: "b2"}[seats]
    squares = {4: ["a3", "a5", "c1", "e1", "c7", "e7"], 3: ["a4", "d1", "f2", "b6", "e7", "g5"],
               2: ["b4", "d2", "f4", "d6"]}[seats]  # fmt: skip
    points = limit - 16 - 2  # needed besides seals, peak and a start city of level 1
    for square in squares[: (points + 3) // 4]:
        table.city(square, owner=0, level=min(4, points))
        points -= min(4, points)
    table.chip(start, 0, 1).hand(0, "chief.red", "chief.red")
    assert table.vp(0) == limit - 1

    table.play(f"upgrade {start} with chief.red chief.red")

    assert table.position()["ended"] == "battalia-points"


@rule("BT-VOL-11", "BT-VOL-5", "BT-VAR-6")
def test_a_seal_that_reaches_the_limit_ends_the_game_before_anything_is_taken() -> None:
    table = _monks(vp_limit=3)

    _beat_monks(table)

    assert table.position()["ended"] == "battalia-points"
    assert table.new_of(0) == []
    assert ["cards" in event for event in table.events("sealed", seat=0)] == [False]
    assert not any(site["seen"] for site in table.position()["relics"].values())


def test_by_version_1_the_seal_that_ends_the_game_still_shows_what_lies_below_it() -> None:
    table = _monks(vp_limit=3).say(rules=1)

    _beat_monks(table)

    assert table.position()["ended"] == "battalia-points"
    assert [len(event["cards"]) for event in table.events("sealed", seat=0)] == [2]
    assert table.position()["relics"][FIRE]["seen"] == 1


@rule("BT-VOL-11", "BT-END-1")
def test_a_full_board_does_not_end_the_volcano() -> None:
    table = _volcano().hand(0, "friman.red", "supply")
    board = [f"{c}{r}" for c in "abcdefg" for r in "1234567"]
    used = set(table.position()["tiles"])
    again = _volcano().hand(0, "friman.red", "supply")
    again.say(impassable=[s for s in board if s not in used and s != "b1"])

    again.play("build road.straight b1 ew with friman.red supply")

    assert not again.game.over


@rule("BT-VOL-11", "BT-END-2")
def test_a_fifth_city_of_level_4_ends_the_volcano_too() -> None:
    table = _volcano(neutrals_per_player=0).chip("a1", 0, 3).hand(0, "lord.red", "lord.red")
    for square in ("c1", "e1", "a3", "a5"):
        table.city(square, owner=0, level=4)

    table.play("upgrade a1 with lord.red lord.red")

    assert table.position()["ended"] == "battalia-level-four-cities"


@rule("BT-VOL-12")
def test_all_sanctuaries_and_gates_are_in_play_even_when_a_faction_is_removed() -> None:
    """Without the Islanders the water gate and its sanctuary are still there."""
    table = _volcano(2).say(removed="islanders").hero(0, WATER, "d5")
    table.hand(0, *STRONG, "supply").faction("baerfolk", "emberians")

    _beat_monks(table, WATER).play("enough")
    table.play("move hero2 d4 with supply")

    assert len(table.position()["relics"]) == 4
    assert table.heroes_of(0) == [WATER, "d4"]
    assert broken(table.position()) == []
