"""Stormgates and jumps (SG-GAT-01 to -11, SG-SET-06, SG-CHG-01, SG-CHG-09)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import stormhall
from stormhall.battalia.stormgates.model.board import GATE
from stormhall.battalia.stormgates.model.config import config_of
from tests.battalia.battles import totals
from tests.battalia.stormgates.support.gates_table import FAR, JUMP, NEAR, gates, storm
from tests.battalia.stormgates.support.table import dealt_table, just, stormgates
from tests.battalia.table import Table
from tests.rules import rule


def paid(table: Table) -> list[str]:
    """The payments that are offered for a named jump."""
    return [text.removeprefix("with ") for text in table.legal()]


def jumped(table: Table) -> Any:
    return table.position()["gates"]["jumped"]


# The cards.


@rule("SG-GAT-03", "SG-SET-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_gates_of_the_players_factions_lie_on_the_gate_squares(seats: int) -> None:
    table = dealt_table("gates", "six_factions", seats=seats, seed=seats)

    state = table.state
    cells = [cell for cell in range(state.config.cells) if state.tiles[cell] == GATE]
    assert sorted(config_of(state).gate_cells) == cells
    assert sorted(state.terrains[cell] for cell in cells) == sorted(state.factions)
    assert {state.exits[cell] for cell in cells} == {15}


@rule("SG-SET-06")
def test_gates_are_laid_at_random() -> None:
    laid = set()
    for seed in range(12):
        table = dealt_table("gates", seats=2, seed=seed)
        own = table.position()["factions"][0]
        laid.add((own, json.dumps([table.tile_at(NEAR), table.tile_at(FAR)])))

    assert len(laid) > len({own for own, _ in laid})


@rule("SG-MOD-01")
def test_without_the_module_the_gate_squares_are_free() -> None:
    table = dealt_table(seats=2)

    assert table.tile_at(NEAR) is None
    assert "storm" not in table.position()


@rule("SG-GAT-01")
def test_a_gate_is_never_built_owned_or_attacked_but_a_hero_on_it_may_be_attacked() -> None:
    table = gates().hero(0, NEAR).hero(1, NEAR).hand(0, "weapon.red", "friman.red", "supply")

    table.refuses("build gate d3 nesw", because="BT-BLD-1")
    table.refuses(f"attack city {NEAR}", because="BT-BAT-8")
    table.refuses(f"annex {NEAR}", because="BT-BAT-24")
    table.refuses(f"upgrade {NEAR}")
    table.refuses(f"hire hero {NEAR}", because="BT-HER-1")
    table.allows(f"attack hero player2 {NEAR}")


@rule("SG-GAT-02")
def test_gates_link_roads_and_cities_may_lie_beside_them() -> None:
    table = stormgates("gates").clear().faction("baerfolk", "islanders")
    table.city("b4", owner=0).tile("c4", "road.straight", "ew", "lake")
    table.tile("d4", "gate", terrain="forest").city("b6", owner=1)
    table.hand(0, "friman.red", "friman.green", "friman.blue", "supply")

    table.allows("build road.straight d3 ns", "build city.end e4 w", "build city.end d5 n")
    table.refuses("build road.straight d3 ew", because="BT-BLD-4")
    table.play("build city.end e4 w with friman.green friman.red friman.blue")
    assert table.tile_at("e4") is not None


@rule("SG-GAT-02")
def test_a_gate_that_no_road_reaches_links_nothing() -> None:
    table = stormgates("gates").faction("baerfolk", "cloudborn").hand(0, "friman.red", "supply")

    table.refuses("build road.straight d3 ns", because="BT-BLD-8")


@rule("SG-GAT-04")
def test_stepping_onto_a_gate_costs_one_step_and_brings_no_storm() -> None:
    table = gates().hero(0, "c2").hand(0, "supply")

    table.play(f"move hero1 {NEAR}").settled()

    assert table.heroes_of(0) == [NEAR, None]
    assert table.table_of(0) == ["supply"]
    assert table.position()["storm"]["open"] == []


@rule("SG-GAT-04", "BT-ADV-2")
def test_stepping_onto_the_gate_of_the_players_faction_is_free_in_the_advanced_game() -> None:
    table = gates("advanced").tile(NEAR, "gate", terrain="jungle")
    table.tile(FAR, "gate", terrain="forest").hero(0, "c2").hand(0)

    table.play(f"move hero1 {NEAR}")

    assert table.heroes_of(0) == [NEAR, None]


@rule("SG-GAT-11", "BT-ADV-3")
def test_gates_hold_any_number_of_heroes_and_give_their_faction_the_terrain_bonus() -> None:
    strengths = []
    for cell in (NEAR, FAR):
        table = gates("advanced").hero(0, cell, cell).hero(1, cell, cell)
        table.hand(0, "weapon.red", "lord.red")
        table.play(f"attack hero player2 {cell} both", "play weapon.red")
        strengths.append(totals(table))

    (forest_attack, forest_defence), (jungle_attack, jungle_defence) = strengths
    assert jungle_attack == forest_attack + 1
    assert forest_defence == jungle_defence + 1


# Jumping.


@rule("SG-GAT-05")
def test_a_hero_on_a_gate_may_jump_to_any_other_gate_and_from_nowhere_else() -> None:
    table = stormgates("gates", seats=4).hero(0, "b2", "a1").hand(0, "supply", "supply")

    assert table.legal_like("jump") == ["jump hero1 f2", "jump hero1 b6", "jump hero1 f6"]
    table.refuses("jump hero1 b2", because="SG-GAT-05")
    table.refuses("jump hero1 d4", because="SG-GAT-05")
    table.refuses("jump hero2 f2", because="SG-GAT-05")


@rule("SG-GAT-05")
def test_a_hero_who_is_not_on_the_board_does_not_jump() -> None:
    gates().hand(0, "supply", "supply").refuses(JUMP, because="BT-HER-1")


@rule("SG-GAT-06")
@pytest.mark.parametrize(
    ("hand", "lines"),
    [
        (["supply"], None),
        (["supply", "supply"], ["supply supply"]),
        (["horse.red"], None),
        (["horse.red", "horse.green"], None),
        (["horse.red", "supply"], ["supply horse.red"]),
        (["stardust"], ["stardust"]),
        (["stardust", "supply"], ["stardust", "supply stardust"]),
        (["stardust", "horse.red"], ["horse.red stardust", "stardust"]),
        (["stardust", "stardust"], ["stardust", "stardust stardust"]),
        (["supply", "supply", "horse.red"], ["supply horse.red", "supply supply"]),
        (["friman.red", "tool.red", "supply"], None),
    ],
)
def test_a_jump_costs_one_step_and_a_supply_as_fee(
    hand: list[str], lines: list[str] | None
) -> None:
    table = gates("trading").hero(0, NEAR).hand(0, *hand)

    if lines is None:
        table.refuses(JUMP, because="SG-GAT-06")
        return
    for line in lines:
        table.allows(f"{JUMP} with {line}")
    if len(lines) > 1:
        assert sorted(paid(table.play(JUMP))) == lines
    else:
        assert table.play(JUMP).heroes_of(0) == [FAR, None]


@rule("SG-GAT-06", "BT-ADV-2")
def test_a_native_destination_costs_only_the_fee() -> None:
    table = storm("tailwind", "advanced", "trading", hand=("horse.red", "stardust"))

    table.play(JUMP)

    assert sorted(paid(table)) == ["stardust", "supply"]
    table.play("with supply")
    assert table.table_of(0) == ["supply"]


@rule("SG-GAT-06")
def test_the_fee_is_due_even_where_the_step_is_free() -> None:
    table = gates("advanced").hero(0, NEAR).hand(0, "horse.red")

    table.refuses(JUMP, because="SG-GAT-06")


@rule("SG-GAT-06")
def test_an_open_card_that_plays_a_supply_pays_for_a_jump() -> None:
    table = gates().hero(0, NEAR).hand(0).open(0, "friman.red", "supply", uses=2)

    table.play(JUMP)

    assert table.heroes_of(0) == [FAR, None]
    assert table.open_of(0) == []


@rule("SG-GAT-07")
def test_one_stardust_pays_for_step_and_fee_and_leaves_no_step() -> None:
    table = gates("trading").hero(0, NEAR).hand(0, "stardust")

    table.play(JUMP)

    assert table.table_of(0) == ["stardust"]
    assert table.position()["ride"] is None


@rule("SG-GAT-06", "SG-DST-03")
def test_a_stardust_laid_for_movement_leaves_its_second_step() -> None:
    table = gates("trading").hero(0, NEAR).hand(0, "stardust", "supply")

    table.play(f"{JUMP} with stardust supply")

    assert table.position()["ride"] == [1, 1]


@rule("SG-GAT-06")
def test_a_step_of_a_ride_under_way_pays_for_the_step_of_a_jump() -> None:
    table = gates("trading").hero(0, "c2", NEAR).hand(0, "horse.red", "supply", "supply")
    table.play(f"move hero1 {NEAR} with horse.red")

    table.play(JUMP)
    assert sorted(paid(table)) == ["supply steps", "supply supply"]
    table.play("with supply steps")

    assert table.position()["ride"] == [1, 1]
    assert table.heroes_of(0) == [FAR, NEAR]


@rule("SG-GAT-06", "SG-GAT-07")
@pytest.mark.parametrize("ridden", [False, True])
@pytest.mark.parametrize("native", [False, True])
@pytest.mark.parametrize("supplies", range(3))
@pytest.mark.parametrize("dust", range(3))
@pytest.mark.parametrize("horses", [[], ["horse.red"]])
def test_all_lines_that_pay_for_a_jump_are_offered_and_no_others(
    ridden: bool, native: bool, supplies: int, dust: int, horses: list[str]
) -> None:
    pays_fee = ["supply"] * supplies + ["stardust"] * dust
    table = gates("trading", *["advanced"] * native).exact(0).shelter(0, *["supply"] * 10)
    table.hand(0, *["horse.orange"] * ridden, *pays_fee, *horses)
    table.hero(0, "c2" if ridden else NEAR)
    if ridden:
        table.play(f"move hero1 {NEAR} with horse.orange")
    steps = [*pays_fee, *horses, *["steps"] * ridden]
    pairs = {
        tuple(sorted((steps[i], fee)))
        for i in range(len(steps))
        for j, fee in enumerate(pays_fee)
        if i != j
    }
    lines = {(fee,) for fee in pays_fee} if native else {*pairs, *[("stardust",)][:dust]}

    assert (JUMP in table.legal()) is bool(lines)
    if len(lines) > 1:
        table.play(JUMP)
        assert sorted(tuple(sorted(line.split())) for line in paid(table)) == sorted(lines)


@rule("SG-GAT-06", "SG-DST-02")
def test_a_stardust_for_the_fee_adds_no_step_to_a_ride() -> None:
    table = gates("trading").hero(0, "c2").hand(0, "stardust", "stardust")
    table.play(f"move hero1 {NEAR} with stardust")

    table.play(f"{JUMP} with stardust steps").settled()

    assert table.position()["ride"] is None


@rule("SG-GAT-09", "BT-ADV-2")
def test_after_a_jump_free_steps_start_again() -> None:
    table = gates("advanced").tile("c6", "road.straight", "ew", "jungle").hero(0, NEAR, "c6")
    table.hand(0, "supply").nation(0, "friman.red")
    table.play(f"move hero2 {FAR}", JUMP)
    assert table.hand_of(0) == ["friman.red"]

    table.play("move hero2 c6").settled()

    assert table.heroes_of(0) == [FAR, "c6"]


@rule("SG-GAT-06", "BT-MOV-4")
def test_the_other_hero_does_not_jump_with_the_steps_of_a_ride() -> None:
    table = gates().hero(0, "c2", NEAR).hand(0, "horse.red", "supply")
    table.play(f"move hero1 {NEAR} with horse.red")

    table.refuses(f"jump hero2 {FAR}", because="SG-GAT-06")


@rule("SG-GAT-09", "BT-MOV-4")
def test_the_jump_of_one_hero_ends_the_ride_of_the_other() -> None:
    table = gates().hero(0, "c2", NEAR).hand(0, "horse.red", "supply", "supply")
    table.play(f"move hero1 {NEAR} with horse.red")

    table.play(f"jump hero2 {FAR}")

    assert table.position()["ride"] is None


@rule("SG-GAT-08")
def test_each_hero_jumps_once_in_a_turn() -> None:
    table = gates().hero(0, NEAR, NEAR).hand(0, *["supply"] * 5)
    table.say(storm={"next": ["tailwind", "summons"]})

    table.play(JUMP, f"jump hero2 {FAR}")

    table.refuses(f"jump hero1 {NEAR}", because="SG-GAT-08")
    assert jumped(table) == [[1, 2], []]


@rule("SG-GAT-08", "SG-CTL-11")
def test_heroes_may_jump_again_in_their_players_next_turn() -> None:
    table = gates().hero(0, NEAR).hand(0, "supply", "supply").nation(0, *["supply"] * 4)
    table.play(JUMP).end_turn()
    assert jumped(table) == [[1], []]

    table.end_turn()

    assert jumped(table) == [[], []]


@rule("SG-GAT-09")
def test_the_storm_comes_before_anything_else() -> None:
    table = storm("windfall").play(JUMP)

    assert table.heroes_of(0) == [FAR, None]
    assert table.step == "gain-artefact"
    table.refuses("end turn")
    table.play("gain horse").settled()


@rule("SG-GAT-09", "BT-MOV-4")
def test_steps_survive_the_storm_but_not_another_action() -> None:
    table = storm("windfall", hand=("horse.red", "friman.red", "supply"))
    table.tile("d5", "road.straight", "ns", "canyon").tile("d3", "road.straight", "ns", "canyon")
    table.play(f"{JUMP} with horse.red supply", "gain tool")

    assert table.position()["ride"] == [1, 2]
    table.allows("move hero1 d5 with steps")
    table.play("hire friman")
    assert table.position()["ride"] is None


@rule("SG-GAT-10")
def test_wings_onto_a_gate_do_not_count_as_a_jump() -> None:
    table = gates().hero(0, "b2").hand(0, "wings", "supply", "supply")

    table.play(f"wings hero1 to {NEAR}").settled()

    assert table.position()["storm"]["open"] == []
    assert jumped(table) == [[], []]
    table.play(JUMP)
    assert table.heroes_of(0) == [FAR, None]


@rule("SG-GAT-10", "SG-STE-16")
def test_a_summoned_hero_may_still_jump() -> None:
    table = storm("summons", hand=("supply", "supply")).hero(0, NEAR, "b2")

    table.play(JUMP).settled()

    assert table.heroes_of(0) == [FAR, FAR]
    assert jumped(table) == [[1], []]
    table.allows(f"jump hero2 {NEAR}")
    table.refuses(f"jump hero1 {NEAR}", because="SG-GAT-08")


@rule("SG-GAT-10", "SG-CHG-02")
def test_nobody_jumps_in_a_retreat() -> None:
    table = gates().hero(0, NEAR).hero(1, NEAR).hand(0, "weapon.red").hand(1, *["supply"] * 4)
    table.tile("d3", "road.straight", "ns", "canyon").tile("d5", "road.straight", "ns", "canyon")

    table.play(f"attack hero player2 {NEAR}", "play weapon.red", "done")

    assert table.mover == 1
    assert table.legal_like("retreat") == ["retreat d5"]
    table.refuses(JUMP, because="SG-GAT-10", seat=1)


@rule("SG-BIL-31", "SG-GAT-08")
@pytest.mark.parametrize("line", ["supply supply", "supply horse.red", "supply steps"])
def test_a_frozen_jump_spends_its_line_and_may_still_be_made(line: str) -> None:
    table = gates("bilkarr").hero(0, "c2").hand(0, "horse.red", "horse.green", *["supply"] * 3)
    table.say(potions={"frost-touch": {"owner": 1, "day": 1, "order": "always"}})
    step = "move hero1 d2 with " + ("horse.green" if "steps" in line else "supply")
    table.play(step, "pass", f"{JUMP} with {line}")

    table.play("use frost-touch").settled()

    assert table.heroes_of(0) == [NEAR, None]
    assert jumped(table) == [[], []]
    assert table.position()["storm"]["open"] == []
    assert table.position()["ride"] == ([1, 1] if "steps" in line else None)


@rule("SG-BIL-31", "BT-MOV-4")
def test_a_frozen_jump_with_the_last_step_ends_the_ride() -> None:
    table = gates("bilkarr", "trading").hero(0, "c2").hand(0, "stardust", "supply")
    table.say(potions={"frost-touch": {"owner": 1, "day": 1, "order": "always"}})
    table.play(f"move hero1 {NEAR} with stardust", "pass", JUMP, "use frost-touch").settled()

    assert table.heroes_of(0) == [NEAR, None]
    assert table.position()["ride"] is None


# Distinguishing heroes; the Staff.


@rule("SG-CHG-09", "SG-GAT-08")
def test_a_hero_hired_again_still_counts_as_having_jumped() -> None:
    table = gates().say(gates={"jumped": [[1], []]})
    table.hand(0, "weapon.red", "wings", *["supply"] * 4)

    table.play("hire hero b2", "send first", f"wings hero1 to {NEAR}")

    table.refuses(JUMP, because="SG-GAT-08")


@rule("SG-CHG-09", "SG-GAT-08")
def test_the_hero_who_has_not_jumped_may_be_hired_instead() -> None:
    table = gates().say(gates={"jumped": [[1], []]})
    table.hand(0, "weapon.red", "wings", *["supply"] * 4).play("hire hero b2")
    assert table.legal() == ["send first", "send second"]
    table.refuses("send both", because="BT-HER-1")
    assert stormhall.from_position(table.game.position()).legal(0) == table.game.legal(0)

    table.play("send second", f"wings hero2 to {NEAR}")

    assert table.heroes_of(0) == [None, NEAR]
    table.play(f"jump hero2 {FAR}")
    assert table.heroes_of(0) == [None, FAR]


@rule("SG-CHG-09")
@pytest.mark.parametrize(("jumped", "there"), [([], []), ([1, 2], []), ([1], ["c2"])])
def test_heroes_who_are_alike_or_alone_are_hired_without_a_question(
    jumped: list[int], there: list[str]
) -> None:
    table = gates().say(gates={"jumped": [jumped, []]}).hand(0, "weapon.red", "supply", "supply")
    table.hero(0, *there).play("hire hero b2").settled()
    assert table.heroes_of(0) == [*there, "b2", None][:2]


@rule("SG-CHG-09")
def test_two_heroes_on_one_square_are_offered_separately() -> None:
    table = storm("tailwind").hero(0, NEAR, NEAR)

    assert table.legal_like("jump") == [f"jump hero1 {FAR}", f"jump hero2 {FAR}"]


@rule("SG-WE-48", "SG-CHG-01")
def test_the_staff_exchanges_gates_and_replaces_a_road() -> None:
    table = gates().hero(1, NEAR).hand(0, "staff")

    table.play("staff")
    table.refuses(f"replace {NEAR}", because="SG-CHG-01")
    table.play(f"exchange {NEAR} against {FAR}", "replace c2 as jungle").settled()

    terrains = [(table.tile_at(cell) or {})["terrain"] for cell in (NEAR, FAR, "c2")]
    assert terrains == ["jungle", "forest", "jungle"]
    assert table.heroes_of(1) == [NEAR, None]


@rule("SG-CHG-01")
def test_a_gate_is_exchanged_only_with_a_gate() -> None:
    table = gates().hand(0, "staff").play("staff", f"exchange {NEAR}")

    assert table.legal() == [f"against {FAR}"]


# The examples of the book.


@rule("SG-WE-01")
@pytest.mark.parametrize(
    ("hand", "moves", "ride"),
    [
        (["supply", "supply", "supply"], [f"move hero1 {NEAR}", JUMP], None),
        (["horse.red", "supply"], [f"move hero1 {NEAR} with horse.red", JUMP], [1, 1]),
    ],
)
def test_the_example_of_a_jump_in_the_basic_game(
    hand: list[str], moves: list[str], ride: list[int] | None
) -> None:
    table = gates().hero(0, "c2").hand(0, *hand)

    table.play(*moves)

    assert table.heroes_of(0) == [FAR, None]
    assert len(table.hand_of(0)) == 1  # the card that the tailwind brought
    assert table.position()["ride"] == ride


@rule("SG-WE-02")
def test_the_example_of_a_jump_in_the_advanced_game() -> None:
    table = gates("advanced").hero(0, "c2").hand(0, "supply", "supply")
    table.play(f"move hero1 {NEAR}", JUMP)
    assert table.table_of(0) == ["supply", "supply"]

    table = gates("advanced").hero(0, "c2").hand(0, "horse.red", "supply")
    table.play(f"move hero1 {NEAR} with horse.red", JUMP)
    assert table.position()["ride"] == [1, 2]


@rule("SG-WE-03")
def test_the_example_of_a_second_jump() -> None:
    table = gates().hero(0, NEAR, "c2").hand(0, *["supply"] * 5).play(JUMP)

    table.refuses(f"jump hero1 {NEAR}", because="SG-GAT-08")
    table.play(f"move hero2 {NEAR}", f"jump hero2 {FAR}")


@rule("SG-WE-04")
def test_the_example_of_the_step_after_the_storm() -> None:
    table = gates().tile("d5", "road.straight", "ns", "canyon").hero(0, "c2")
    table.hand(0, "horse.red", "supply")

    table.play(f"move hero1 {NEAR} with horse.red", JUMP, "move hero1 d5")

    assert table.heroes_of(0) == ["d5", None]
    assert table.position()["ride"] is None


# Positions and worlds.


@rule("SG-GAT-03")
def test_a_position_with_a_wrong_gate_is_refused() -> None:
    table = gates().tile("d3", "gate", terrain="lake")

    with pytest.raises(stormhall.PositionError, match="SG-GAT-03"):
        table.game.position()


@rule("SG-GAT-08", "SG-INF-01")
def test_a_position_in_the_middle_of_a_jump_is_restored_exactly() -> None:
    table = storm("echo", "trading", hand=("horse.red", "stardust", "supply"))
    table.say(storm={"next": ["echo"], "open": ["windfall", "gale"]}).play(JUMP)

    for line in ("with horse.red stardust", "echo windfall", "gain tool"):
        twin = stormhall.from_position(table.position())
        assert twin.state.digest() == table.state.digest()
        table.play(line)
    assert table.game.view(1)["gates"] == {"jumped": [[1], []]}


def test_an_impossible_value_in_a_position_is_a_defect() -> None:
    for wrong in ({"jumped": [[3], []]}, {"jumped": [1]}, {"jumped": [["x"], []]}):
        with pytest.raises(stormhall.PositionError, match="jumped"):
            gates().say(gates=wrong).game.position()


@pytest.mark.parametrize(
    ("seats", "modules"),
    [
        (2, ("gates",)),
        (3, ("gates", "advanced")),
        (4, ("gates", "advanced", "trading", "fate", "new_great_artefacts", "royals")),
        (5, ("gates", "advanced", "trading", "zealots", "unbound", "heroic")),
        (6, ("gates", "advanced", "trading", "metamorpha", "bilkarr", "draft")),
    ],
)
@pytest.mark.parametrize("days", [18, pytest.param(60, marks=pytest.mark.long)])
def test_random_games_pass_every_check(seats: int, modules: tuple[str, ...], days: int) -> None:
    options = just(*modules, seats=seats, day_limit=days, start_heroes=2)
    game = stormhall.new("stormgates", seats, seed=seats, options=options)
    chance = random.Random(seats)
    jumps = 0
    while not game.over:
        seat = chance.choice(list(game.to_act))
        line = _chosen([str(action) for action in game.legal(seat)], chance)
        jumps += line.startswith("jump")
        game.apply(seat, line)
        assert game.state.defects() == []
        if game.state.number % 100 == 0 or line.startswith("jump"):
            _check_worlds(game, chance)
    assert jumps > 2


def _chosen(legal: list[str], chance: random.Random) -> str:
    """A random line, usually one that brings heroes to the gates and through them."""
    for verb in ("jump", "hire hero", "move"):
        wished = [line for line in legal if line.startswith(verb)]
        if wished and chance.random() < 0.8:
            return chance.choice(wished)
    return chance.choice(legal)


def _check_worlds(game: stormhall.Game, chance: random.Random) -> None:
    seat, k = chance.randrange(game.state.seats), chance.randrange(99)
    view = game.view(seat)
    imagined = game.resample(seat, k)
    assert stormhall.resample(view, k).state.digest() == imagined.state.digest()
    assert json.dumps(imagined.view(seat)) == json.dumps(view)
    assert stormhall.from_position(game.position()).state.digest() == game.state.digest()
