"""Setting up, factions and boards (SG-SET, SG-FAC, SG-CHG-04, SG-CHG-08)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import stormhall
from stormhall import Game
from stormhall.battalia.knowledge.creation_decks import creation_deck
from stormhall.battalia.model.board import IS_CITY
from stormhall.battalia.model.cards import COLORS, FACTIONS, SUPPLY_CARD, TERRAINS
from stormhall.battalia.model.layout import ZONES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.setup import box_of_cards, factions_in_game
from stormhall.battalia.stormgates.model.components import COMPONENTS
from tests.battalia.stormgates.support.table import dealt_table, just, stormgates
from tests.battalia.table import Table
from tests.rules import rule

SEATS = [2, 3, 4, 5, 6]
BOARDS: dict[int, list[str]] = {
    2: ["xxxxxxx", "xS.G.Nx", "x.....x", "x..R..x", "x.....x", "xN.G.Sx", "xxxxxxx"],
    3: ["xxG.Nxx", "xS....x", "......S", "...R...", "N.....G", "xG...Nx", "xxS..xx"],
    4: ["S.....S", ".G.N.G.", ".......", ".N.R.N.", ".......", ".G.N.G.", "S.....S"],
    5: [
        "xx...S...xx",
        "xS...G...Sx",
        "..G.N.N.G..",
        "...R...R...",
        ".N.......N.",
        "x..G.N.G..x",
        "xxS.....Sxx",
    ],
    6: [
        "S....S....S",
        ".G.N...N.G.",
        ".....G.....",
        ".N.R...R.N.",
        ".....G.....",
        ".G.N...N.G.",
        "S....S....S",
    ],
}
"""The boards of chapter 4, as drawn."""
BIG_MAPS: dict[int, list[str]] = {
    2: ["xx...xx", "xS.G.Nx", ".......", "...R...", ".......", "xN.G.Sx", "xx...xx"],
    3: [
        "xx...S...xx",
        "xN.......Nx",
        ".....G.....",
        "...R...R...",
        "..G..N..G..",
        "xS.......Sx",
        "xx.......xx",
    ],
    4: [
        "S.........S",
        ".G.N...N.G.",
        "...........",
        "...R...R...",
        "...........",
        ".G.N...N.G.",
        "S.........S",
    ],
}
"""The big maps of chapter 4, as drawn."""


def fresh(*modules: str, seats: int, seed: int = 0, **options: Any) -> Game:
    """A game before its first choice."""
    return stormhall.new(
        "stormgates", seats, seed=seed, options=just(*modules, seats=seats, **options)
    )


def state_of(game: Game) -> BattaliaState:
    state = game.state
    assert isinstance(state, BattaliaState)
    return state


def position_of(game: Game) -> dict[str, Any]:
    return dict(game.position())


def step_of(game: Game) -> str:
    name: str = position_of(game)["frames"][-1]["step"]
    return name


def first_choices(game: Game, step: str) -> list[int]:
    """Take the first choice while this step asks; return the seats in the order they chose."""
    seats = []
    while step_of(game) == step:
        seats.append(game.to_act[0])
        game.apply(game.to_act[0], game.legal(game.to_act[0])[0])
    return seats


# Factions.


@rule("SG-FAC-01")
def test_the_new_factions_have_as_many_cards_as_the_others() -> None:
    state = state_of(fresh("six_factions", seats=6))
    decks = box_of_cards(state)

    def make_up(faction: int) -> list[int]:
        return [sum(1 for card in deck if card & 7 == faction) for deck in decks]

    assert FACTIONS[4:] == ["wolfsclan", "sunfaithful"]
    assert (COLORS[4:], TERRAINS[4:]) == (["white", "orange"], ["ice", "jungle"])
    assert make_up(4) == make_up(5) == make_up(0)
    assert sum(make_up(5)[:14]) == 20 + 21
    assert sum(make_up(5)[14:]) == 7 + 12


@rule("SG-FAC-01", "SG-FAC-02")
def test_all_factions_have_the_same_heroes_and_chips() -> None:
    table = stormgates("six_factions", seats=6).hand(4, "weapon.white", "supply", "supply")

    roads = table.state.geography()
    assert {roads.free_chips(seat, 3) for seat in range(6)} == {8}
    assert {roads.free_chips(seat, 1) for seat in range(6)} == {7}
    assert len(table.state.heroes) == 12


@rule("SG-FAC-02")
@pytest.mark.parametrize("color", ["white", "orange"])
def test_new_factions_make_cohorts(color: str) -> None:
    table = stormgates("six_factions", seats=6).turn(0, "cohort")
    table.hand(0, f"friman.{color}", f"chief.{color}", f"tool.{color}", "supply")

    table.allows("cohort")


@rule("SG-FAC-02")
def test_new_factions_have_morale_and_native_terrain() -> None:
    table = stormgates("advanced", "six_factions", seats=3)
    table.faction("wolfsclan", "baerfolk", "islanders")
    table.city("d2", owner=1, level=1, terrain="ice").hero(0, "d2")
    table.hand(0, "weapon.white", "lord.white").hand(1)

    table.play("attack city d2", "play weapon.white", "play lord.white")

    assert table.events("battle-card")[-1]["attack"] == 1 + 4 + 1 + 1


@rule("SG-FAC-02")
def test_titles_scrolls_and_the_oracle_work_with_the_new_factions() -> None:
    table = stormgates("six_factions", seats=6).top("chief", "chief.red", "chief.orange")
    table.hand(0, "title.green", "scroll.green", "friman.orange", "friman.green")

    table.play("title on friman.orange")
    assert "chief.orange" in table.table_of(0)
    table.play("scroll on friman.green", "name wolfsclan")
    assert "friman.white" in table.table_of(0)

    day = next(
        n for n in range(1, 8) if table.state.config.matching[n - 1] == 8
    )  # weapons may be chosen
    smith = stormgates("six_factions", seats=6).day(day)
    smith.hand(0, *["chief.green"] * 2, *["friman.green"] * 2, "priest.green", "supply", "supply")
    assert "create weapon sunfaithful" in smith.legal()


@rule("SG-FAC-02")
def test_an_annexed_city_of_ice_brings_a_lord_of_the_wolfsclan() -> None:
    table = stormgates("six_factions", seats=6).neutral("d2", terrain="ice").hero(0, "d2")
    table.hand(0, "weapon.green", "lord.green", "lord.green")

    table.play("attack city d2", "play weapon.green", "play lord.green", "done")

    assert table.new_of(0) == ["lord.white", "supply"]


@rule("SG-FAC-03")
@pytest.mark.parametrize(("seats", "pool"), [(2, 3), (3, 4), (4, 4), (5, 5), (6, 6)])
def test_the_pool_of_factions_depends_on_the_number_of_players(seats: int, pool: int) -> None:
    table = dealt_table("six_factions", seats=seats)

    assert len(factions_in_game(table.state)) == pool
    owned = sum(creation_deck(table.state, seat).count(SUPPLY_CARD) for seat in range(seats))
    assert table.state.supplies + owned == 20 * pool


@rule("SG-FAC-03")
def test_nothing_of_another_faction_is_in_the_game() -> None:
    table = dealt_table("six_factions", "royals", "gates", seats=2, seed=3)

    out = [f for f in range(6) if table.state.removed >> f & 1]
    words = repr({**table.position(), "removed": None})
    for faction in out:
        assert f".{COLORS[faction]}'" not in words
        assert FACTIONS[faction] not in words
        assert TERRAINS[faction] not in words


@rule("SG-FAC-03")
def test_a_random_pool_may_hold_any_factions() -> None:
    pools = {state_of(fresh("six_factions", seats=2, seed=seed)).removed for seed in range(60)}

    assert len(pools) > 12
    assert all(mask.bit_count() == 3 for mask in pools)


@rule("SG-FAC-03")
def test_players_may_choose_the_pool_by_leaving_out_factions_in_turn() -> None:
    game = fresh("six_factions", "royals", seats=2, factions="chosen")

    first = state_of(game).first
    for count, faction in enumerate(("baerfolk", "cloudborn", "sunfaithful")):
        assert list(game.to_act) == [(first + count) % 2]
        game.apply(game.to_act[0], f"remove {faction}")

    position = position_of(game)
    assert position["removed"] == ["baerfolk", "cloudborn", "sunfaithful"]
    assert step_of(game) == "choose-faction"
    assert list(game.to_act) == [first]
    colours = {word.split(".")[1] for word in position["royals"]["waiting"]}
    assert colours == {"blue", "red", "white"}


@rule("SG-FAC-04")
@pytest.mark.parametrize(("seats", "unchosen"), [(2, 1), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_players_choose_from_the_pool(seats: int, unchosen: int) -> None:
    game = fresh("six_factions", seats=seats, seed=seats)
    pool = factions_in_game(state_of(game))
    outside = [FACTIONS[f] for f in range(6) if f not in pool]

    texts = [str(action) for action in game.legal(game.to_act[0])]
    assert texts == [f"choose {FACTIONS[f]}" for f in pool]
    for faction in outside:
        refused = game.why_not(game.to_act[0], f"choose {faction}")
        assert [refusal.rule for refusal in refused] == ["SG-FAC-04"]
    first_choices(game, "choose-faction")
    assert len(set(pool) - set(state_of(game).factions)) == unchosen


@rule("SG-FAC-04")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_unchosen_faction_keeps_only_its_cards(seats: int) -> None:
    table = dealt_table("six_factions", "royals", "gates", seats=seats, seed=1)
    state = table.state
    (extra,) = set(factions_in_game(state)) - set(state.factions)

    pool = table.position()["pool"]
    assert any(COLORS[extra] in word for word in pool["lord"]["rest"] + pool["lord"]["top"])
    assert not any(COLORS[extra] in word for word in table.position()["royals"]["waiting"])
    gates = [t["terrain"] for t in table.position()["tiles"].values() if t["card"] == "gate"]
    assert sorted(gates) == sorted(TERRAINS[faction] for faction in state.factions)


# Order and tables.


@rule("SG-SET-01", "SG-CHG-04")
@pytest.mark.parametrize("modules", [(), ("royals", "gates", "trading", "fate", "zealots")])
def test_factions_and_start_cities_come_before_the_starting_cards(modules: tuple[str, ...]) -> None:
    game = fresh("six_factions", *modules, seats=4)

    assert step_of(game) == "choose-faction"
    assert all(creation_deck(state_of(game), seat) == b"" for seat in range(4))
    first_choices(game, "choose-faction")
    assert step_of(game) == "choose-city"
    assert all(creation_deck(state_of(game), seat) == b"" for seat in range(4))
    first_choices(game, "choose-city")
    assert step_of(game) == "cohort"
    for seat in range(4):
        kinds = Counter(card >> 3 for card in creation_deck(state_of(game), seat))
        assert kinds == {0: 5, 1: 3, 2: 1, 3: 1}
        view: Any = game.view(seat)
        assert len(view["players"][seat]["hand"]) == 6


@rule("SG-SET-01")
def test_universal_units_are_never_starting_cards() -> None:
    for seed in range(8):
        table = dealt_table("zealots", "unbound", seats=4, seed=seed)
        owned = "".join(repr(player) for player in table.position()["players"])
        assert "zealot" not in owned
        assert "unbound" not in owned
        pool = repr(table.position()["pool"])
        assert pool.count("zealot") == pool.count("unbound") == 8
        assert table.state.defects() == []  # every deck shows its top card again


@rule("SG-SET-02")
@pytest.mark.parametrize("seats", SEATS)
def test_the_set_up_has_the_numbers_of_the_rules(seats: int) -> None:
    facts = COMPONENTS["setup"][str(seats)]
    modules = ("six_factions", "royals", "gates", "trading", "fate", "new_great_artefacts")
    game = fresh(*modules, seats=seats)

    position = position_of(game)
    tiles = list(position["tiles"].values())
    assert len(factions_in_game(state_of(game))) == facts["factions_in_pool"]
    assert len(position["display"]) == facts["great_artefacts_open"]
    assert len(position["royals"]["waiting"]) == 2 * facts["royal_pairs_laid_out"]
    assert sum(1 for t in tiles if t["card"] == "ruins") == facts["ruins"]
    cities = [t for t in tiles if t["card"] == "city.cross"]
    neutral = [t for t in cities if t.get("neutral")]
    assert len(neutral) == facts["neutral_cities"]
    assert len(cities) - len(neutral) == facts["start_cities"]
    assert position["pool"]["supply"] == facts["supplies"]

    first_choices(game, "choose-faction")
    tiles = list(position_of(game)["tiles"].values())
    assert sum(1 for t in tiles if t["card"] == "gate") == facts["stormgates"]
    assert len(position_of(game)["royals"]["waiting"]) == 2 * seats


@rule("SG-SET-02", "SG-SET-04")
@pytest.mark.parametrize("seats", SEATS)
def test_boards_are_laid_as_drawn(seats: int) -> None:
    assert drawn(fresh("six_factions", "gates", seats=seats), BOARDS[seats]) == BOARDS[seats]


@rule("SG-SET-09")
@pytest.mark.parametrize("seats", BIG_MAPS)
def test_big_maps_are_laid_as_drawn(seats: int) -> None:
    game = fresh("six_factions", "gates", seats=seats, big_map=True)

    assert drawn(game, BIG_MAPS[seats]) == BIG_MAPS[seats]
    assert game.state.defects() == []


@rule("SG-SET-09")
@pytest.mark.parametrize("seats", BIG_MAPS)
def test_on_a_big_map_every_player_has_the_same_distances(seats: int) -> None:
    layout = COMPONENTS["layouts"][f"big{seats}"]

    def steps(start: list[int], kind: str) -> list[int]:
        return sorted(abs(start[0] - r) + abs(start[1] - c) for r, c in layout[kind])

    assert {steps(start, "gates")[0] for start in layout["start"]} == {2}
    assert {steps(start, "neutral")[0] for start in layout["start"]} == {4}
    ruins = [steps(start, "ruins")[0] for start in layout["start"]]
    assert max(ruins) - min(ruins) <= 1
    free = layout["squares_in_play"] - 3 * seats - len(layout["ruins"])
    assert free >= 15 * seats  # 9 on the board that these players have else


@rule("SG-SET-09")
def test_neutral_heroes_come_to_a_big_map_and_the_brewer_walks_all_of_it() -> None:
    options = just("gates", "metamorpha", "bilkarr", seats=3, big_map=True)
    table = Table(3, options, game="stormgates").day(7)
    for _ in range(3):
        table.play("keep", "end turn") if table.step == "cohort" else table.play("end turn")

    position = table.position()
    gates = {square for square, tile in position["tiles"].items() if tile["card"] == "gate"}
    assert position["metamorpha"]["cell"] in gates
    assert position["bilkarr"]["square"] in gates
    assert all(square not in position["out_of_play"] for square in position["bilkarr"]["path"])


def drawn(game: Game, board: list[str]) -> list[str]:
    """The laid board, in the letters of chapter 4 and as large as this drawing."""
    first_choices(game, "choose-faction")
    config, state = state_of(game).config, state_of(game)

    letters = {cell: "." for cell in range(config.cells) if config.in_play[cell]}
    for cell in range(config.cells):
        card = position_of(game)["tiles"].get(config.cell_words[cell])
        if card is None:
            continue
        neutral = "N" if state.owners[cell] else "S"
        letters[cell] = {"ruins": "R", "gate": "G", "city.cross": neutral}[card["card"]]
    return [
        "".join(letters.get(row * 11 + column, "x") for column in range(len(board[0])))
        for row in range(7)
    ]


@rule("SG-SET-03")
@pytest.mark.parametrize("seats", SEATS)
def test_cities_of_one_kind_have_different_terrains_and_the_rest_is_out(seats: int) -> None:
    game = fresh("six_factions", seats=seats)
    state = state_of(game)
    pool = [TERRAINS[f] for f in factions_in_game(state)]

    position = position_of(game)
    cities = [t for t in position["tiles"].values() if t["card"] == "city.cross"]
    start = [t["terrain"] for t in cities if not t.get("neutral")]
    neutral = [t["terrain"] for t in cities if t.get("neutral")]
    for laid in (start, neutral):
        assert len(set(laid)) == len(laid) == seats
        assert set(laid) <= set(pool)
    scrapped = [word.split(".")[-1] for word in position["scrapped"]]
    assert sorted(start + neutral + scrapped) == sorted(pool * 2)
    assert all(t["exits"] == "nesw" for t in cities)


@rule("SG-SET-03")
def test_the_places_of_the_cities_are_random() -> None:
    laid = {state_of(fresh("six_factions", seats=4, seed=seed)).terrains for seed in range(12)}

    assert len(laid) == 12


@rule("SG-SET-04")
def test_squares_that_do_not_exist_are_not_built_on_or_counted() -> None:
    table = stormgates("six_factions", seats=5).hand(0, "friman.green", "friman.green", "supply")

    out = set(table.position()["out_of_play"])
    assert {"a1", "b1", "j1", "k1", "a2", "k2", "a6", "k6", "a7", "b7", "j7", "k7"} == out
    for text in table.legal_like("build"):
        trial = table.game.clone()
        trial.apply(0, text)
        places = {str(action).split()[1] for action in trial.legal(0)}
        assert not places & out
    roads = table.state.geography()
    assert all(config_cell not in roads.sites[::5] for config_cell in _cells(table, out))


def _cells(table: Table, words: set[str]) -> list[int]:
    return [table.state.config.cell_words.index(word) for word in words]


@rule("SG-SET-05")
@pytest.mark.parametrize("seats", [3, 5])
def test_factions_are_chosen_clockwise_and_then_start_cities_the_other_way_round(
    seats: int,
) -> None:
    game = fresh("six_factions", seats=seats, seed=4)
    first = state_of(game).first

    factions = first_choices(game, "choose-faction")
    cities = first_choices(game, "choose-city")

    assert factions == [(first + i) % seats for i in range(seats)]
    assert cities == factions[::-1]
    state = state_of(game)
    owners = [state.owners[cell] for cell in state.config.start]
    assert sorted(owners) == list(range(1, seats + 1))
    assert all(state.levels[cell] == 1 for cell in state.config.start)
    assert (state.first, state.active) == (first, first)


@rule("SG-SET-05")
def test_any_player_may_be_the_first() -> None:
    firsts = {state_of(fresh("six_factions", seats=5, seed=seed)).first for seed in range(40)}

    assert firsts == {0, 1, 2, 3, 4}


@rule("SG-SET-06")
def test_the_gates_of_the_players_lie_at_random_on_their_squares() -> None:
    orders = set()
    for seed in range(20):
        table = dealt_table("six_factions", "gates", seats=4, seed=seed)
        cells = [table.state.config.cell(s) for s in COMPONENTS["layouts"]["4"]["gates"]]
        terrains = [table.state.terrains[cell] for cell in cells]
        assert sorted(terrains) == sorted(table.state.factions)
        orders.add(tuple(list(table.state.factions).index(terrain) for terrain in terrains))
    assert len(orders) > 6


@rule("SG-SET-07")
def test_decks_of_the_expansion_lie_face_down() -> None:
    modules = ("gates", "trading", "fate", "new_great_artefacts", "bilkarr")
    table = dealt_table(*modules, seats=3)

    for viewer in (0, None):
        view: Any = table.game.view(viewer)
        assert view["storm"]["open"] == []
        assert view["storm"]["left"] == len(COMPONENTS["storm_effects"])
        assert view["trading"]["stardust"] == 12
        assert view["trading"]["caskets"] == 12
        assert view["fate_cards"]["deck"] == [1, 2, 3]
        assert view["bilkarr"]["square"] is None


# Two ruins.


@rule("SG-SET-08")
@pytest.mark.parametrize("seats", [5, 6])
def test_both_ruins_give_great_artefacts_independently(seats: int) -> None:
    table = stormgates(seats=seats).hero(0, "d4").hero(1, "h4").display("horn", "wings", "staff")
    strong = ["weapon.green", "lord.green", "lord.blue", "lord.red", "lord.gold"]
    table.hand(0, *strong).hand(1, *[card.replace("green", "white") for card in strong])

    table.play("attack ruins d4", *[f"play {card}" for card in strong[:4]], "done", "take wings")
    table.play("end turn", "keep", "attack ruins h4", "play weapon.white", "play lord.white")
    table.play("play lord.blue", "play lord.red", "done", "take staff")

    for cell in ("d4", "h4"):
        tile = table.tile_at(cell)
        assert tile is not None
        assert (tile["neutral"], tile["level"]) == (True, 8)
    assert table.position()["display"] == ["horn"]


@rule("SG-SET-08")
def test_no_city_lies_beside_either_ruins() -> None:
    table = stormgates("six_factions", seats=6)

    for cell in ("c4", "e4", "g4", "i4"):
        assert "BT-BLD-7" in table.state.geography().bars(_cells(table, {cell})[0])


# Levels.


@rule("SG-CHG-08")
def test_levels_reach_six_and_count_as_great_cities() -> None:
    table = stormgates("royals", seats=4, level4_cities_to_end=4)
    table.chip("a1", 0, 6).city("c1", 0, 5).city("e1", 0, 5).city("a3", 0, 3)
    table.hand(0, "lord.green", "lord.blue")

    assert table.vp(0) == 6 + 5 + 5 + 3
    table.play("upgrade a3")
    assert table.game.over
    assert table.position()["ended"] == "battalia-level-four-cities"


# Documents.


@rule("SG-SET-02")
@pytest.mark.parametrize("seats", SEATS)
def test_every_moment_of_the_set_up_is_read_back(seats: int) -> None:
    modules = ("six_factions", "royals", "gates", "trading", "fate", "heroic", "advanced")
    game = fresh(*modules, seats=seats, factions="chosen" if seats < 6 else "random")

    while step_of(game) != "cohort":
        twin = stormhall.from_position(game.position())
        assert twin.state.digest() == game.state.digest()
        assert game.state.defects() == []
        for viewer in (0, seats - 1):
            imagined = game.resample(viewer, 7)
            again = stormhall.resample(game.view(viewer), 7)
            assert again.state.digest() == imagined.state.digest()
            assert imagined.view(viewer) == game.view(viewer)
        game.apply(game.to_act[0], game.legal(game.to_act[0])[-1])


def test_positions_of_the_big_board_can_be_written() -> None:
    table = stormgates(seats=6).hand(0, "supply", "friman.white").hero(0, "a1")

    assert table.hand_of(0) == ["supply", "friman.white"]
    assert len(table.state.zones) == 6 * ZONES
    assert IS_CITY[table.state.tiles[0]]
    table.play("end turn")
