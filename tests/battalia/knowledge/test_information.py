"""Public and hidden information: views and events (BT-INF-1 to -6).

The worlds that a seat may imagine are in `test_redeal.py`.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.battalia.table import Table, battalia
from tests.rules import rule

OTHERS: list[int | None] = [1, 2, None]


def _view(table: Table, seat: int | None) -> dict[str, Any]:
    return dict(table.game.view(seat))


def _player(table: Table, viewer: int | None, seat: int) -> dict[str, Any]:
    player: dict[str, Any] = _view(table, viewer)["players"][seat]
    return player


def _full() -> Table:
    """Player 0 has cards in every zone; each kind is in one zone only."""
    table = battalia(3).hand(0, "tool.green", "tool.blue").ambush(0, "title.green", "title.red")
    table.shelter(0, "scroll.green", "scroll.red", "horse.blue").tent(0, "tent.red", "lord.gold")
    table.open(0, "friman.gold", uses=2).player(0, new=["weapon.gold"], heroes=["b2"])
    return table.nation(0, "amulet.green", "amulet.red").exact(0)


@rule("BT-INF-1")
@pytest.mark.parametrize("viewer", OTHERS)
def test_the_board_the_oracle_and_open_cards_are_public(viewer: int | None) -> None:
    table = _full().say(limbo=["priest.red"])
    view, position = _view(table, viewer), table.position()

    for key in ("tiles", "day", "oracle", "points", "display", "limbo", "factions", "impassable"):
        assert view[key] == position[key], key
    for seat in range(3):
        for key in ("heroes", "table", "new", "open", "tents"):
            assert view["players"][seat][key] == position["players"][seat][key], key
    assert view["limbo"] == ["priest.red"]
    assert view["players"][0]["tents"][0]["content"] == ["lord.gold"]


@rule("BT-INF-1")
@pytest.mark.parametrize("viewer", OTHERS)
def test_only_the_sizes_of_hidden_zones_and_the_top_of_the_shelter_are_public(
    viewer: int | None,
) -> None:
    player = _player(_full(), viewer, 0)

    assert player["hand"] == 2
    assert player["ambush"] == 2
    assert player["nation"] == 2
    assert player["shelter"] == [None, None, "horse.blue"]


@rule("BT-INF-1")
@pytest.mark.parametrize("viewer", OTHERS)
def test_top_card_and_size_of_every_deck_are_public(viewer: int | None) -> None:
    table = battalia(3).top("tool", "tool.gold", "tool.red")
    pool, all_of_it = _view(table, viewer)["pool"], table.position()["pool"]

    for name, deck in pool.items():
        if name == "supply":
            assert deck == all_of_it["supply"]
            continue
        rest = deck["rest"] if isinstance(deck["rest"], int) else len(deck["rest"])
        whole = all_of_it[name]
        assert len(deck["top"]) == 1
        assert deck["top"] == whole["top"][:1]
        assert 1 + rest == len(whole["top"] + whole["rest"])
    assert pool["tool"]["top"] == ["tool.gold"]


@rule("BT-INF-1")
def test_die_rolls_are_public() -> None:
    table = battalia(3).hand(0, "amulet.red", "tool.red").dice(2)

    table.play("amulet on tool.red")

    for viewer in OTHERS:
        assert table.events("amulet-rolled", seat=viewer)[-1]["roll"] == 2


@rule("BT-INF-2", "BT-INF-4")
def test_the_owner_knows_his_hand_ambush_and_shelter_and_the_set_of_cards_in_his_nation() -> None:
    player = _player(_full(), 0, 0)

    assert player["hand"] == ["tool.green", "tool.blue"]
    assert player["ambush"] == ["title.green", "title.red"]
    assert player["shelter"] == ["scroll.green", "scroll.red", "horse.blue"]
    assert player["nation"] == ["amulet.green", "amulet.red"]


@rule("BT-INF-2")
@pytest.mark.parametrize("viewer", OTHERS)
def test_no_view_of_another_seat_contains_a_hidden_card(viewer: int | None) -> None:
    """Cards that others know only as a set are listed separately, without a place."""
    view = _view(_full(), viewer)
    apart = view["players"][0].pop("hidden")
    view.pop("pool")
    text = json.dumps(view)

    for word in ("tool", "title", "scroll", "amulet"):
        assert f"{word}." not in text
    assert sorted(apart) == sorted(
        ["tool.green", "tool.blue", "title.green", "title.red", "scroll.green", "scroll.red",
         "amulet.green", "amulet.red"]
    )  # fmt: skip


@rule("BT-INF-3", "BT-INF-4")
def test_not_even_the_owner_knows_the_order_of_his_nation() -> None:
    one = battalia(2).exact(0).hand(0, *["supply"] * 8).nation(0, "tool.red", "tool.green")
    other = battalia(2).exact(0).hand(0, *["supply"] * 8).nation(0, "tool.green", "tool.red")

    assert one.game.view(0) == other.game.view(0)
    assert one.position() != other.position()


@rule("BT-INF-3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_knows_the_order_of_a_deck_below_its_top(viewer: int | None) -> None:
    one = battalia(2).top("lord", "lord.red", "lord.green", "lord.blue")
    other = battalia(2).top("lord", "lord.red", "lord.blue", "lord.green")

    assert one.game.view(viewer) == other.game.view(viewer)


@rule("BT-INF-3")
def test_nobody_knows_the_great_artefacts_that_were_removed_from_the_game() -> None:
    table = battalia(2)

    for viewer in (0, 1, None):
        assert _view(table, viewer)["box"] == 7


# Cards that move unseen.


@rule("BT-INF-2", "BT-AMB-2")
def test_the_event_of_an_ambush_names_the_card_only_to_its_owner() -> None:
    table = battalia(3).hand(0, "tool.green", "title.red", "supply")

    table.play("suspend supply", "ambush title.red")

    assert table.events("ambushed", seat=0)[-1]["card"] == "title.red"
    for viewer in OTHERS:
        assert "card" not in table.events("ambushed", seat=viewer)[-1]
        assert _player(table, viewer, 0)["ambush"] == 1
        assert _player(table, viewer, 0)["ambush_known"] == []
        assert table.events("suspended", seat=viewer)[-1]["card"] == "supply"


@rule("BT-INF-2", "BT-USE-AMU-5")
def test_a_card_put_in_ambush_by_an_amulet_is_known_to_all_even_later_in_the_hand() -> None:
    table = battalia(2).hand(0, "amulet.red", "title.red").dice(4)

    table.play("amulet on title.red")
    assert _player(table, 1, 0)["ambush_known"] == ["title.red"]
    table.play("end turn", "keep", "end turn", "keep")

    assert "title.red" in table.hand_of(0)
    assert _player(table, 1, 0)["hand_known"] == ["title.red"]


@rule("BT-INF-1", "BT-INF-2")
def test_the_event_of_a_draw_names_the_cards_only_to_their_owner() -> None:
    table = battalia(3).nation(0, "tool.green", "tool.blue")

    table.play("end turn")

    mine = [e for e in table.events("drawn", seat=0) if e["seat"] == 0][-1]
    assert mine["cards"][:2] == ["tool.green", "tool.blue"]
    for viewer in OTHERS:
        event = [e for e in table.events("drawn", seat=viewer) if e["seat"] == 0][-1]
        assert event["count"] == 6
        assert "cards" not in event


@rule("BT-INF-2", "BT-CLN-3")
def test_unused_hand_cards_lie_unseen_below_the_cards_played_and_gained() -> None:
    table = battalia(3).exact(0).hand(0, "tool.green", "title.red", "supply", "supply")
    table.nation(0, *["supply"] * 8).top("friman", "friman.blue")

    table.play("hire friman", "end turn")

    shelter = _player(table, 1, 0)["shelter"]
    assert shelter[:2] == [None, None]
    assert shelter[2:] == ["supply", "supply", "friman.blue", "supply"]


@rule("BT-INF-1")
def test_when_a_whole_hand_is_discarded_others_see_only_its_top_card() -> None:
    table = battalia(3).exact(0).hand(0, "tool.green", "title.red", "scroll.red")
    table.nation(0, *["supply"] * 8)

    table.play("end turn")

    for viewer in OTHERS:
        shelter = _player(table, viewer, 0)["shelter"]
        assert shelter[:2] == [None, None]
        assert shelter[2] == table.shelter_of(0)[2]


@rule("BT-INF-2", "BT-AMB-1")
def test_picking_up_the_ambush_shows_others_only_the_number_of_its_cards() -> None:
    table = battalia(3).turn(0, "cohort").ambush(0, "title.green", "title.red").hand(0, "supply")

    table.play("keep")

    for viewer in OTHERS:
        event = table.events("ambush-picked-up", seat=viewer)[-1]
        assert event["count"] == 2
        assert "cards" not in event
        assert _player(table, viewer, 0)["hand"] == 3
        assert _player(table, viewer, 0)["hand_known"] == []


# Shown to one, to some, to all.


@rule("BT-INF-6", "BT-COH-6")
def test_cohort_cards_are_known_to_the_one_opponent_they_are_shown_to() -> None:
    table = battalia(3).turn(0, "cohort")
    table.hand(0, "tool.red", "title.red", "scroll.red", "horse.blue")

    table.play("cohort", "show player3")

    cards = ["tool.red", "title.red", "scroll.red"]
    assert sorted(table.events("cohort-shown", seat=2)[-1]["cards"]) == sorted(cards)
    assert sorted(_player(table, 2, 0)["hand_known"]) == sorted(cards)
    for viewer in (1, None):
        assert "cards" not in table.events("cohort-shown", seat=viewer)[-1]
        assert _player(table, viewer, 0)["hand_known"] == []
        assert table.events("cohort", seat=viewer)[-1]["groups"] == {"emberians": 3}
        assert table.events("cohort-shown", seat=viewer)[-1]["to"] == 2


@rule("BT-INF-6", "BT-COH-6")
def test_a_player_who_saw_the_cohort_still_knows_its_cards_when_they_are_discarded_unused() -> None:
    table = battalia(3).exact(0).turn(0, "cohort").nation(0, *["supply"] * 9)
    table.hand(0, "tool.red", "title.red", "scroll.red", "weapon.gold")

    table.play("cohort", "show player3", "end turn")

    seen = _player(table, 2, 0)["shelter"]
    assert {"tool.red", "title.red", "scroll.red"} <= set(seen)
    assert set(_player(table, 1, 0)["shelter"][:-1]) == {None}


@rule("BT-INF-6", "BT-GRT-HOR-1")
def test_cards_fetched_by_the_horn_are_known_to_all_and_the_rest_to_nobody() -> None:
    table = battalia(3).hand(0, "horn").nation(0, "tool.red", "title.red", "scroll.red")

    table.play("horn", "take title.red", "take tool.red")

    for viewer in OTHERS:
        assert sorted(_player(table, viewer, 0)["hand_known"]) == ["title.red", "tool.red"]
        told = [event["card"] for event in table.events("recalled", seat=viewer)]
        assert told == ["title.red", "tool.red"]
        assert isinstance(_player(table, viewer, 0)["nation"], int)


def _borrowing() -> Table:
    table = battalia(3).exact(1).hand(0, "hand", "supply").hand(1, *["supply"] * 8)
    table.nation(1, "tool.red", "title.red", "scroll.red").player(1, exact=True)
    return table.play("hand player2")


@rule("BT-INF-6", "BT-GRT-HAN-1")
def test_the_nation_searched_by_the_hand_is_known_only_to_its_user() -> None:
    table = _borrowing()

    assert table.events("nation-searched", seat=0)[-1]["cards"] == [
        "tool.red", "title.red", "scroll.red",
    ]  # fmt: skip
    assert _player(table, 0, 1)["nation"] == ["tool.red", "title.red", "scroll.red"]
    for viewer in (1, 2, None):
        assert "cards" not in table.events("nation-searched", seat=viewer)[-1]
    assert _player(table, 2, 1)["nation"] == 3
    assert _player(table, None, 1)["nation"] == 3


@rule("BT-INF-6", "BT-GRT-HAN-1")
def test_the_borrowed_card_is_known_only_to_its_user_until_it_is_laid() -> None:
    table = _borrowing().play("take title.red")

    assert _view(table, 0)["borrowed"]["card"] == "title.red"
    assert table.events("borrowed", seat=0)[-1]["card"] == "title.red"
    for viewer in (1, 2, None):
        assert _view(table, viewer)["borrowed"] == {
            "lender": 1,
            "user": 0,
            "card": None,
            "laid": False,
        }
        assert "card" not in table.events("borrowed", seat=viewer)[-1]
    assert _player(table, 1, 1)["nation"] == ["tool.red", "title.red", "scroll.red"]


@rule("BT-INF-6", "BT-GRT-HAN-3")
def test_the_borrowed_card_is_revealed_when_it_is_returned() -> None:
    table = _borrowing().play("take title.red", "end turn")

    for viewer in (0, 1, 2, None):
        assert _player(table, viewer, 1)["shelter"][-1] == "title.red"
    assert _player(table, 1, 1)["nation"] == ["tool.red", "scroll.red"]


@rule("BT-INF-6")
def test_the_borrowed_card_is_known_to_all_once_it_is_laid() -> None:
    table = battalia(3).exact(1).hand(0, "hand", "friman.red").hand(1, *["supply"] * 8)
    table.nation(1, "title.red", "scroll.red")

    table.play("hand player2", "take title.red", "title on friman.red")

    for viewer in (1, 2, None):
        assert _view(table, viewer)["borrowed"]["card"] == "title.red"


# Searched decks.


@rule("BT-INF-5")
def test_a_player_who_searches_a_deck_of_units_knows_its_cards_from_then_on() -> None:
    table = battalia(3).hand(0, "title.red", "friman.red")
    assert isinstance(_view(table, 0)["pool"]["chief"]["rest"], int)

    table.play("title on friman.red")

    whole = table.position()["pool"]["chief"]
    assert _view(table, 0)["pool"]["chief"]["rest"] == whole["rest"]
    for viewer in OTHERS:
        assert isinstance(_view(table, viewer)["pool"]["chief"]["rest"], int)
    assert isinstance(_view(table, 0)["pool"]["priest"]["rest"], int)


@rule("BT-INF-5")
@pytest.mark.parametrize("viewer", OTHERS)
def test_the_set_of_a_deck_is_public_if_no_starting_hand_came_from_it(viewer: int | None) -> None:
    table = battalia(3).hand(1, "tool.red", "lord.red", "supply")
    pool, whole = _view(table, viewer)["pool"], table.position()["pool"]

    for name in ("tool", "weapon", "amulet", "title", "scroll", "tent", "horse", "lord"):
        assert pool[name]["rest"] == whole[name]["rest"]


@rule("BT-INF-5", "BT-USE-TIT-2")
def test_a_card_put_under_a_deck_is_known_to_lie_there() -> None:
    table = battalia(3).hand(0, "title.red", "friman.red", "title.gold", "friman.gold")

    table.play("title on friman.red with title.red")

    for viewer in OTHERS:
        assert _view(table, viewer)["pool"]["friman"]["bottom"] == ["friman.red"]
        assert _view(table, viewer)["pool"]["chief"]["bottom"] == []


@rule("BT-INF-2", "BT-INF-6", "BT-CLN-3")
def test_where_shown_cards_lie_among_the_discarded_ones_tells_others_nothing() -> None:
    """Two games that differ in one unseen hand card look the same to player 2, who saw none."""
    views = []
    for held, kept in (("tool.green", "horse.gold"), ("horse.gold", "tool.green")):
        table = battalia(3).exact(0).turn(0, "cohort").shelter(0, "weapon.blue")
        table.hand(0, "tool.red", "title.red", "scroll.red", held, "wings")
        table.nation(0, *["supply"] * 14, kept)
        table.play("cohort", "show player3", "end turn")
        views.append(table.game.view(1))

    assert views[0] == views[1]


@rule("BT-INF-2", "BT-MUL-1")
def test_where_known_cards_lie_after_a_mulligan_tells_others_nothing() -> None:
    """The title came back from a tent in a battle, for all to see."""
    views = []
    for held, kept in (("tool.green", "horse.gold"), ("horse.gold", "tool.green")):
        table = battalia(3).exact(1).hero(0, "g3").hand(0, "weapon.red", "chief.red")
        table.hand(1, held, "wings").tent(1, "tent.red", "title.red")
        table.nation(1, *["supply"] * 14, kept)
        table.play("attack city g3", "play weapon.red", "play chief.red", "done")
        table.play("strike tent1", "surrender", "end turn", "mulligan")
        views.append(table.game.view(0))

    assert views[0] == views[1]
