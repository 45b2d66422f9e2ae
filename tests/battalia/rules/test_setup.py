"""Setting up a game (BT-SET-1 to -12)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall import Game
from tests.battalia.oracle import EXITS, GREAT, broken, creation_cards, owned_by
from tests.battalia.table import battalia, dealt_table
from tests.rules import rule

TERRAINS = ["canyon", "forest", "lake", "mountain"]
CORNERS = ["a1", "g1", "g7", "a7"]
NEUTRALS = ["d2", "f4", "d6", "b4"]
UNIT_DECKS = ["friman", "chief", "priest", "lord"]
ARTEFACT_DECKS = ["tool", "weapon", "amulet", "title", "scroll", "tent", "horse"]


def _new(seats: int = 4, seed: int = 0, **options: Any) -> Game:
    return stormhall.new("battalia", seats, seed=seed, options=options)


def _position(game: Game) -> dict[str, Any]:
    return dict(game.position())


def _text(game: Game, seat: int) -> list[str]:
    return [str(action) for action in game.legal(seat)]


@rule("BT-SET-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ruins_lie_in_the_middle_with_a_chip_of_level_8(seats: int) -> None:
    tiles = _position(_new(seats))["tiles"]

    ruins = {square: tile for square, tile in tiles.items() if tile["card"] == "ruins"}

    assert list(ruins) == ["d4"]
    assert ruins["d4"]["neutral"]
    assert ruins["d4"]["level"] == 8


@rule("BT-SET-2")
def test_a_four_exit_city_of_each_terrain_lies_in_the_corners_without_a_chip() -> None:
    tiles = _position(_new())["tiles"]

    corners = [tiles[square] for square in CORNERS]

    assert [tile["card"] for tile in corners] == ["city.cross"] * 4
    assert sorted(tile["terrain"] for tile in corners) == TERRAINS
    assert not any("owner" in tile or "level" in tile for tile in corners)


@rule("BT-SET-3")
def test_a_four_exit_city_of_each_terrain_lies_on_the_neutral_squares_with_a_chip_of_4() -> None:
    tiles = _position(_new())["tiles"]

    neutral = [tiles[square] for square in NEUTRALS]

    assert [tile["card"] for tile in neutral] == ["city.cross"] * 4
    assert sorted(tile["terrain"] for tile in neutral) == TERRAINS
    assert all(tile["neutral"] and tile["level"] == 4 for tile in neutral)
    assert len(tiles) == 9


@rule("BT-SET-2", "BT-SET-3")
def test_the_terrains_of_the_cities_are_random() -> None:
    terrains_of: dict[str, set[str]] = {square: set() for square in CORNERS + NEUTRALS}

    for seed in range(60):
        tiles = _position(_new(seed=seed))["tiles"]
        for square, terrains in terrains_of.items():
            terrains.add(tiles[square]["terrain"])

    assert all(sorted(terrains) == TERRAINS for terrains in terrains_of.values())


@rule("BT-SET-4")
def test_seven_decks_of_artefacts_hold_twelve_cards_each_and_the_oracle_begins_with_tools() -> None:
    position = _position(_new())

    for deck in ARTEFACT_DECKS:
        cards = position["pool"][deck]
        assert len(cards["top"] + cards["rest"]) == 12
        assert {card.split(".")[0] for card in cards["top"] + cards["rest"]} == {deck}
    assert position["day"] == 1
    assert position["oracle"]["days"][0] == ["tool", "tool"]


@rule("BT-SET-5")
@pytest.mark.parametrize(("seats", "cities", "roads"), [(4, 4, 12), (3, 4, 12), (2, 3, 9)])
def test_remaining_cities_form_five_decks_and_roads_four(
    seats: int, cities: int, roads: int
) -> None:
    pool = _position(_new(seats))["pool"]

    sizes = {card: len(pool[card]["top"] + pool[card]["rest"]) for card in EXITS}

    assert sizes == {card: cities if card.startswith("city") else roads for card in EXITS}


@rule("BT-SET-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_begins_with_ten_cards_and_draws_six_of_them(seats: int) -> None:
    position = _position(_new(seats))

    for seat in range(seats):
        kinds = sorted(card.split(".")[0] for card in owned_by(position, seat).elements())
        assert kinds == ["chief"] + ["friman"] * 3 + ["priest"] + ["supply"] * 5
        assert len(position["players"][seat]["hand"]) == 6
        assert len(position["players"][seat]["nation"]) == 4


@rule("BT-SET-6", "BT-UNB-1")
def test_an_unbound_is_never_among_the_starting_cards_but_may_come_up_at_once() -> None:
    tops = set()

    for seed in range(40):
        position = _position(_new(seed=seed, unbound=True))
        for seat in range(4):
            assert not any("unbound" in card for card in owned_by(position, seat))
        tops |= {position["pool"][deck]["top"][0] for deck in UNIT_DECKS}
        assert broken(position) == []

    assert any("unbound" in card for card in tops)


@rule("BT-SET-7")
@pytest.mark.parametrize("edition", ["special", "retail2015"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_plus_one_great_artefacts_are_on_display(seats: int, edition: str) -> None:
    position = _position(_new(seats, edition=edition))

    display, box = position["display"], position["box"]

    assert len(display) == seats + 1
    assert sorted(display + box) == sorted(GREAT[edition])


@rule("BT-SET-7", "BT-INF-3")
def test_the_display_is_drawn_at_random_and_the_others_leave_unseen() -> None:
    shown = set()

    for seed in range(40):
        game = _new(2, seed=seed)
        shown.update(_position(game)["display"])
        assert game.view(0)["box"] == 7
        assert game.view(None)["box"] == 7

    assert sorted(shown) == sorted(GREAT["special"])


@rule("BT-SET-8")
def test_the_top_card_of_every_deck_is_public_and_the_rest_has_no_order() -> None:
    game = _new()
    view: dict[str, Any] = game.view(None)

    decks = {name: deck for name, deck in view["pool"].items() if name != "supply"}

    assert len(decks) + 1 == 21
    for name, deck in decks.items():
        assert len(deck["top"]) == 1
        assert deck["top"] == game.position()["pool"][name]["top"][:1]  # type: ignore[index]
        rest = deck["rest"]
        assert isinstance(rest, int) or rest == sorted(rest, key=_by_rank_and_faction)


def _by_rank_and_faction(card: str) -> int:
    order = ["green", "blue", "red", "gold", "unbound", "forest", "lake", "canyon", "mountain"]
    return order.index(card.rsplit(".", maxsplit=1)[-1])


@rule("BT-SET-8")
def test_taking_the_top_card_turns_up_the_next_one() -> None:
    table = battalia(4).top("friman", "friman.red", "friman.gold", "friman.red")
    table.hand(0, "supply", "supply", "supply", "supply")

    table.play("hire friman")
    view: dict[str, Any] = table.game.view(None)

    assert table.new_of(0) == ["friman.red", "supply"]
    assert view["pool"]["friman"]["top"] == ["friman.gold"]


@rule("BT-SET-9")
def test_the_first_player_is_random() -> None:
    first = {_position(_new(seed=seed))["first"] for seed in range(40)}

    assert first == {0, 1, 2, 3}


@rule("BT-SET-9", "BT-TRN-1")
def test_play_goes_clockwise_and_the_first_player_stays_first() -> None:
    table = dealt_table(3, seed=1)
    first = table.position()["first"]

    turns = []
    for _ in range(7):
        turns.append((table.mover, table.position()["day"]))
        table.play("keep", "end turn")

    seats = [(first + i) % 3 for i in range(7)]
    assert turns == list(zip(seats, [1, 1, 1, 2, 2, 2, 3], strict=True))
    assert table.position()["first"] == first


@rule("BT-SET-10")
def test_factions_are_chosen_clockwise_from_the_first_player_each_only_once() -> None:
    game = _new(seed=5)
    first = int(_position(game)["first"])
    order = [(first + i) % 4 for i in range(4)]

    for seat, faction in zip(
        order, ["cloudborn", "baerfolk", "emberians", "islanders"], strict=True
    ):
        assert game.to_act == (seat,)
        game.apply(seat, f"choose {faction}")
        if seat != order[-1]:
            refusals = game.why_not(game.to_act[0], f"choose {faction}")
            assert [refusal.rule for refusal in refusals] == ["BT-SET-10"]

    factions = _position(game)["factions"]
    assert [factions[seat] for seat in order] == ["cloudborn", "baerfolk", "emberians", "islanders"]


@rule("BT-SET-10")
def test_a_player_who_chooses_a_faction_knows_his_ten_cards_and_his_hand() -> None:
    game = _new()
    seat = game.to_act[0]

    own: dict[str, Any] = game.view(seat)["players"][seat]  # type: ignore[index]

    assert len(own["hand"]) == 6
    assert len(own["nation"]) == 4


@rule("BT-SET-11")
def test_start_cities_are_chosen_in_the_opposite_order_and_get_a_chip_of_level_1() -> None:
    game = _new(seed=5)
    first = int(_position(game)["first"])
    order = [(first + i) % 4 for i in range(4)]
    for seat in order:
        game.apply(seat, _text(game, seat)[0])

    for i, seat in enumerate(reversed(order)):
        assert game.to_act == (seat,)
        assert sorted(_text(game, seat)) == sorted(f"settle {square}" for square in CORNERS[i:])
        game.apply(seat, f"settle {CORNERS[i]}")
        if i < 3:
            refusals = game.why_not(game.to_act[0], f"settle {CORNERS[i]}")
            assert [refusal.rule for refusal in refusals] == ["BT-SET-11"]

    tiles = _position(game)["tiles"]
    assert [tiles[square]["owner"] for square in CORNERS] == order[::-1]
    assert [tiles[square]["level"] for square in CORNERS] == [1] * 4


@rule("BT-SET-11")
def test_a_neutral_city_is_no_start_city() -> None:
    game = _new()
    while not _text(game, game.to_act[0])[0].startswith("settle"):
        game.apply(game.to_act[0], _text(game, game.to_act[0])[0])
    seat = game.to_act[0]

    assert sorted(_text(game, seat)) == sorted(f"settle {square}" for square in CORNERS)
    assert [r.rule for r in game.why_not(seat, "settle d2")] == ["BT-SET-11"]


@rule("BT-SET-11")
def test_the_terrain_of_a_start_city_need_not_match_the_faction() -> None:
    pairs = set()

    for seed in range(10):
        position = dealt_table(4, seed=seed).position()
        for tile in position["tiles"].values():
            if "owner" in tile:
                pairs.add((position["factions"][tile["owner"]], tile["terrain"]))

    assert len(pairs) > 4


@rule("BT-SET-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_begins_with_a_hero_and_everybody_with_one_point(seats: int) -> None:
    position = dealt_table(seats).position()

    assert [player["heroes"] for player in position["players"]] == [[None, None]] * seats
    assert position["points"] == [1] * seats
    assert sum("owner" in tile for tile in position["tiles"].values()) == seats
    assert creation_cards(position)["supply"] == (60 if seats == 2 else 80)


@pytest.mark.parametrize("seed", range(8))
def test_a_position_may_give_all_cards_of_a_kind_to_one_player_whatever_was_dealt(
    seed: int,
) -> None:
    table = battalia(4).say(seed=seed).hand(1, *["friman.red"] * 6, *["priest.gold"] * 4)

    assert table.hand_of(1).count("friman.red") == 6
    assert broken(table.position()) == []
    for seat in range(4):
        assert sum(owned_by(table.position(), seat).values()) >= 10
