"""Cards known to be in one of several hidden places (BT-INF-2, -4, -6): shown cards after a
face-down ambush, and the cards of a searched nation after draws."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import stormhall
from stormhall import Game, PositionError
from stormhall.kernel.core.rng import Chance
from tests.battalia.contract_checks import check_claims
from tests.battalia.playing_styles import STYLES, choice, rich
from tests.battalia.table import Table, battalia, dealt_table
from tests.rules import rule

SHOWN = ["tool.red", "title.red", "scroll.red"]


def _player(game: Game, viewer: int | None, seat: int = 0) -> dict[str, Any]:
    player: dict[str, Any] = game.view(viewer)["players"][seat]  # type: ignore[index]
    return player


def _worlds(game: Game, viewer: int | None, seat: int, count: int = 100) -> list[dict[str, Any]]:
    """A player's cards in redealt worlds that look the same to the viewer."""
    view, found = game.view(viewer), []
    for seed in range(count):
        world = game.resample(viewer, seed)
        assert world.view(viewer) == view
        if seed < 3:
            again = stormhall.resample(dict(view), seed)
            assert again.state.digest() == world.state.digest()
        assert world.state.defects() == []
        position: Any = world.position()
        found.append(position["players"][seat])
    return found


def _traced(game: Game, viewer: int | None, seat: int = 0) -> dict[str, list[str]]:
    return {record["card"]: record["in"] for record in _player(game, viewer, seat)["traced"]}


def _shown(*more: str) -> Table:
    """Player 1 has shown three cards to player 3 and holds more."""
    table = battalia(3).exact(0).turn(0, "cohort").hand(0, *SHOWN, *more)
    table.nation(0, *["supply"] * 12).shelter(0)
    return table.play("cohort", "show player3")


@rule("BT-INF-2", "BT-INF-6", "BT-AMB-2")
@pytest.mark.parametrize("ambushed", ["title.red", "horse.blue"])
def test_a_shown_card_is_in_the_hand_or_in_ambush_after_a_card_is_ambushed(ambushed: str) -> None:
    table = _shown("horse.blue", "supply").play("suspend supply", f"ambush {ambushed}")

    assert _traced(table.game, 2) == {card: ["hand", "ambush"] for card in SHOWN}
    ambushes: Counter[str] = Counter()
    for world in _worlds(table.game, 2, 0, 200):
        assert not Counter(SHOWN) - Counter(world["hand"] + world["ambush"])
        ambushes.update(world["ambush"])
    assert all(ambushes[card] > 15 for card in SHOWN)
    assert sum(ambushes[card] for card in SHOWN) < 200


@rule("BT-INF-2", "BT-INF-6", "BT-COH-6")
@pytest.mark.parametrize("viewer", [1, None])
def test_an_ambush_tells_nothing_to_a_player_who_was_shown_nothing(viewer: int | None) -> None:
    table = _shown("horse.blue", "supply").play("suspend supply", "ambush title.red")

    assert _player(table.game, viewer)["traced"] == []
    assert _player(table.game, viewer)["hand_known"] == []
    assert any("tool.red" not in w["hand"] + w["ambush"] for w in _worlds(table.game, viewer, 0))


@rule("BT-INF-6", "BT-AMB-2")
def test_shown_cards_are_known_in_ambush_when_the_hand_is_empty_and_later_in_the_hand() -> None:
    table = battalia(3).exact(0).turn(0, "cohort").hand(0, *SHOWN, "horse.blue", "tool.blue")
    table.nation(0, "supply").shelter(0, *["horse.green"] * 2, *["supply"] * 8)
    table.play("cohort", "show player3", "suspend supply", "ambush title.red")
    table.play("suspend tool.red", "ambush scroll.red")
    assert _player(table.game, 2)["ambush_known"] == []

    table.play("suspend horse.blue", "ambush tool.blue")

    assert _player(table.game, 2)["ambush_known"] == ["title.red", "scroll.red"]
    assert _player(table.game, 2)["traced"] == []
    table.play("end turn", "keep", "end turn", "keep", "end turn", "keep")
    assert _player(table.game, 2)["hand_known"] == ["title.red", "scroll.red"]
    assert all({*SHOWN[1:]} <= {*world["hand"]} for world in _worlds(table.game, 2, 0, 20))


@rule("BT-INF-2", "BT-INF-6", "BT-CLN-1", "BT-AMB-1")
def test_shown_cards_are_traced_through_clean_up_and_picking_up() -> None:
    table = _shown("horse.blue", "supply").play("suspend supply", "ambush title.red")

    table.play("end turn")
    assert set(map(tuple, _traced(table.game, 2).values())) == {("ambush", "shelter")}
    for world in _worlds(table.game, 2, 0):
        assert not Counter(SHOWN) - Counter(world["shelter"] + world["ambush"])
    table.play("keep", "end turn", "keep", "end turn", "keep")

    assert set(map(tuple, _traced(table.game, 2).values())) == {("hand", "shelter")}
    shown_in_hand: Counter[int] = Counter()
    for world in _worlds(table.game, 2, 0):
        assert not Counter(SHOWN) - Counter(world["shelter"] + world["hand"])
        shown_in_hand[sum(card in SHOWN for card in world["hand"])] += 1
    assert shown_in_hand[0] + shown_in_hand[1] + shown_in_hand[2] + shown_in_hand[3] == 100


@rule("BT-INF-1", "BT-INF-6")
def test_a_revealed_card_is_no_longer_traced() -> None:
    table = _shown("horse.blue", "supply", "supply").play("suspend supply", "ambush horse.blue")

    table.play("suspend title.red", "ambush supply")

    assert _traced(table.game, 2) == {c: ["hand", "ambush"] for c in ("tool.red", "scroll.red")}
    for world in _worlds(table.game, 2, 0, 20):
        assert "title.red" not in world["hand"] + world["ambush"]


@rule("BT-INF-1", "BT-AMB-4", "BT-USE-AMU-5")
def test_a_card_discarded_from_ambush_to_make_room_is_public() -> None:
    table = battalia(3).exact(0).turn(0, "cohort").dice(4).shelter(0)
    table.hand(0, *SHOWN, "amulet.blue", "horse.blue", *["supply"] * 6)
    table.nation(0, *["supply"] * 12).play("cohort", "show player3")
    for ambushed in ("supply", "supply", "title.red"):
        table.play("suspend supply", f"ambush {ambushed}")

    table.play("amulet on horse.blue", "discard title.red")

    assert _player(table.game, 2)["shelter"][-1] == "title.red"
    assert _player(table.game, 2)["ambush_known"] == ["horse.blue"]
    assert set(_traced(table.game, 2)) == {"tool.red", "scroll.red"}
    for world in _worlds(table.game, 2, 0, 40):
        assert not Counter(["tool.red", "scroll.red"]) - Counter(world["hand"] + world["ambush"])


@rule("BT-INF-6", "BT-GRT-HOR-1", "BT-AMB-2")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_all_know_that_cards_fetched_by_the_horn_are_in_hand_or_ambush(viewer: int | None) -> None:
    table = battalia(3).exact(0).hand(0, "horn", "supply", "supply", "horse.blue").shelter(0)
    table.nation(0, "tool.red", "title.red", *["supply"] * 8)

    table.play("horn", "take title.red", "take tool.red", "suspend supply", "ambush title.red")

    assert _traced(table.game, viewer) == {c: ["hand", "ambush"] for c in ("tool.red", "title.red")}
    ambushes: Counter[str] = Counter()
    for world in _worlds(table.game, viewer, 0):
        assert not Counter(["tool.red", "title.red"]) - Counter(world["hand"] + world["ambush"])
        ambushes.update(world["ambush"])
    assert {"tool.red", "title.red"} < set(ambushes)


# A searched nation.

NATION = [f"{kind}.{color}" for color in ("red", "green", "blue") for kind in ("tool", "horse")]


def _searched() -> Table:
    """Player 1 searched the nation of player 2, who then drew six of its eight cards."""
    table = battalia(3).exact(1).hand(0, "hand", "supply").hand(1, *["supply"] * 6, "title.blue")
    table.nation(1, *NATION, "weapon.red", "weapon.blue", "scroll.red").shelter(1)
    return table.play("hand player2", "take scroll.red", "end turn", "keep", "end turn")


@rule("BT-INF-4", "BT-INF-6", "BT-GRT-HAN-1", "BT-DRW-1")
def test_a_player_who_searched_a_nation_knows_that_its_cards_are_still_there_or_in_the_hand() -> (
    None
):
    table = _searched()
    nation_cards = sorted([*NATION, "weapon.red", "weapon.blue"])

    remaining: Counter[str] = Counter()
    for world in _worlds(table.game, 0, 1):
        assert sorted(world["hand"] + world["nation"]) == nation_cards
        remaining.update(world["nation"])
    assert set(remaining) == set(nation_cards)
    for viewer in (2, None):
        assert _player(table.game, viewer, 1)["traced"] == []
        assert any("supply" in world["hand"] for world in _worlds(table.game, viewer, 1))


@rule("BT-INF-4", "BT-INF-6", "BT-GRT-HAN-1")
def test_a_card_drawn_from_a_searched_nation_is_subtracted_when_it_is_played() -> None:
    table = _searched().play("keep", "end turn", "keep", "end turn", "keep")
    first, second = table.hand_of(1)[:2]

    table.play(f"suspend {first}", f"ambush {second}")

    nation_cards = Counter([*NATION, "weapon.red", "weapon.blue"]) - Counter([first])
    ambushes: Counter[str] = Counter()
    for world in _worlds(table.game, 0, 1):
        assert Counter(world["hand"] + world["nation"] + world["ambush"]) == nation_cards
        ambushes.update(world["ambush"])
    assert set(ambushes) == set(nation_cards)


@rule("BT-INF-6", "BT-GRT-HAN-3")
def test_a_borrowed_card_that_is_given_back_unused_is_traced_no_longer() -> None:
    table = (
        battalia(3)
        .exact(2)
        .turn(2)
        .hand(2, "hand")
        .nation(2, *["supply"] * 12)
        .hand(1, *["supply"] * 8)
    )
    table.nation(1, "tool.red", "title.red", "scroll.red").player(1, exact=True)
    table.say(nation_seen=[0, 1, 0])

    table.play("hand player2", "take title.red", "end turn")

    assert table.game.state.defects() == []
    traced = [record["card"] for record in _player(table.game, 0, 1)["traced"]]
    assert sorted(traced) == ["scroll.red", "tool.red"]


@rule("BT-INF-3", "BT-INF-4", "BT-DRW-2")
def test_after_a_reshuffle_the_cards_of_a_searched_nation_may_be_drawn_again() -> None:
    table = _searched().play("keep", "end turn", "keep", "end turn", "keep")
    assert len(table.nation_of(1)) == 2

    table.play("end turn")

    assert _player(table.game, 0, 1)["traced"] == []
    hands = {card for world in _worlds(table.game, 0, 1) for card in world["hand"]}
    assert {"supply", "title.blue", "scroll.red", *NATION} <= hands


# Documents.


@rule("BT-INF-6")
@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"card": "tool.purple"}, "players[0].traced[0].card"),
        ({"card": "lord.gold"}, "players[0].traced"),
        ({"in": ["attic"]}, "players[0].traced[0].in"),
        ({"in": []}, "players[0].traced[0].in"),
        ({"in": ["borrowed"]}, "players[0].traced"),
        ({"seen": 0}, "players[0].traced[0].seen"),
    ],
)
def test_a_view_with_an_impossible_trace_is_refused(change: dict[str, Any], path: str) -> None:
    table = _shown("horse.blue", "supply").play("suspend supply", "ambush title.red")
    view: Any = dict(table.game.view(2))
    view["players"][0]["traced"][0].update(change)

    with pytest.raises(PositionError) as error:
        stormhall.resample(view, 1)

    assert any(defect[0].startswith(path) for defect in error.value.defects), error.value.defects


@rule("BT-INF-6")
def test_a_position_with_false_knowledge_is_refused() -> None:
    table = _shown("horse.blue", "supply").play("suspend supply", "ambush title.red")
    position: Any = dict(table.position())
    position["players"][0]["traced"][0]["in"] = ["nation", "ambush"]

    with pytest.raises(PositionError, match="is not where it is traced"):
        stormhall.from_position(position)


# Any game.


STYLE_SETS = [
    [STYLES["anything"], STYLES["camper"], [*STYLES["lurker"], *STYLES["relic hunter"]]],
    [STYLES["warlord"], STYLES["coward"], STYLES["lurker"]],
    [STYLES["gambler"], STYLES["sorcerer"], STYLES["relic hunter"]],
]


@rule("BT-INF-2", "BT-INF-4", "BT-INF-6")
@pytest.mark.parametrize(
    "styles",
    [STYLE_SETS[0], *(pytest.param(styles, marks=pytest.mark.long) for styles in STYLE_SETS[1:])],
    ids=["various", "fighters", "finders"],
)
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {"unbound": True}), (3, {"advanced": True}), (2, {}), (3, {"scenario": "volcano"})],
)
def test_in_any_game_nobody_has_false_knowledge(
    seats: int, options: dict[str, Any], late: bool, styles: list[list[int]]
) -> None:
    traced = 0
    for seed, style in enumerate(styles):
        game = rich(seats, options, seed) if late else dealt_table(seats, seed, **options).game
        chance = Chance(seed)
        for number in range(240):
            if game.over:
                break
            game.state.take(*choice(game, style, chance))
            assert game.state.defects() == []
            if number % 12:
                continue
            for viewer in [*range(seats), None]:
                view = game.view(viewer)
                traced += check_claims(view, game.position(), viewer)
                world = game.resample(viewer, number)
                assert world.view(viewer) == view
                check_claims(view, world.position(), viewer)
    assert traced > 0 or not late


@rule("BT-INF-6")
def test_equal_traced_cards_come_back_in_the_order_they_were_written() -> None:
    table = battalia(3).exact(0).hand(0, "tool.red", "tool.red", "supply").ambush(0, "supply")
    table.nation(0, *["supply"] * 12).shelter(0)
    position = table.position()
    traced = {"card": "tool.red", "in": ["hand", "ambush"]}
    position["players"][0]["traced"] = [{**traced, "seen": 255}, {**traced, "seen": 4}]

    again: Any = stormhall.from_position(position).position()

    assert again["players"][0]["traced"] == position["players"][0]["traced"]
