"""The Crystal of Ming (SG-GRT-16, SG-INF-03, SGX-21)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall import Game, PositionError
from stormhall.battalia.model.layout import COMING, NATION, ZONES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.rules.great.crystal import Crystal
from tests.battalia.stormgates.support.imagined_worlds import check_worlds
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.table import Table
from tests.rules import rule

NINE = ["friman.green", "chief.green", "priest.green", "weapon.green", "tool.green"]
NINE += ["amulet.green", "title.green", "scroll.green", "tent.green"]
MORE = [f"{kind}.{color}" for color in ("blue", "red") for kind in ("friman", "tool", "tent")]


def seer(*nation: str) -> Table:
    """Player 0 holds the Crystal and has exactly this nation, in this order."""
    table = stormgates("new_great_artefacts").exact(0).hand(0, "crystal", "friman.red")
    table.shelter(0, *["supply"] * 9)
    return table.nation(0, *nation)


def state_of(game: Game) -> BattaliaState:
    state = game.state
    assert isinstance(state, BattaliaState)
    return state


def view_of(table: Table, seat: int) -> dict[str, Any]:
    return dict(table.game.view(seat))


def choose(table: Table, *cards: str) -> Table:
    return table.play(*[f"take {card}" for card in cards])


@rule("SG-GRT-16", "SG-WE-21")
def test_of_nine_cards_six_are_laid_on_top_in_order() -> None:
    table = seer(*NINE)

    table.play("crystal")
    assert len(table.cards(0, COMING)) == 9
    choose(table, *NINE[8:2:-1]).settled()

    assert table.cards(0, COMING) == NINE[8:2:-1]
    assert table.cards(0, NATION) == sorted(NINE[:3], key=NINE.index)


@rule("SG-GRT-16", "SG-WE-21")
def test_of_twenty_cards_twelve_are_looked_at() -> None:
    cards = [*NINE, "lord.green", "horse.green", "supply", *MORE, "supply", "supply"]
    table = seer(*cards)

    table.play("crystal")

    assert sorted(table.cards(0, COMING)) == sorted(cards[:12])
    table.refuses("take friman.blue", because="SG-GRT-16")
    choose(table, *NINE[:6]).settled()
    assert table.cards(0, COMING) == NINE[:6]
    assert len(table.cards(0, NATION)) == 14


@rule("SG-GRT-16")
def test_the_cards_laid_on_top_are_drawn_in_their_order() -> None:
    table = seer(*NINE, *MORE)
    table.play("crystal")
    choose(table, *NINE[5::-1])

    table.play("end turn")

    assert sorted(table.hand_of(0)) == sorted(NINE[:6])


@rule("SG-GRT-16")
def test_six_or_fewer_cards_are_all_put_in_order() -> None:
    table = seer(*NINE[:4])
    table.play("crystal")
    choose(table, *NINE[3::-1]).settled()
    assert table.cards(0, COMING) == NINE[3::-1]


@rule("SG-GRT-16")
def test_the_shelter_is_not_shuffled_in() -> None:
    table = seer(*NINE[:2])
    table.play("crystal")
    choose(table, *NINE[:2]).settled()
    assert table.shelter_of(0) == ["supply"] * 9


@rule("SG-GRT-16")
def test_with_an_empty_nation_the_crystal_cannot_be_played() -> None:
    seer().refuses("crystal", because="SG-GRT-16")


@rule("SG-GRT-16")
def test_the_cards_on_top_of_an_unordered_nation_are_random() -> None:
    table = seer(*NINE, *MORE)
    state = table.state
    state.zones[NATION], state.zones[COMING] = bytes(sorted(state.zones[COMING])), b""
    looked_at = []

    for rng in (1, 2):
        twin = table.game.clone()
        twin.state.rng = rng
        twin.apply(0, "crystal")
        assert twin.state.defects() == []
        looked_at.append(state_of(twin).zones[COMING])

    assert [len(cards) for cards in looked_at] == [12, 12]
    assert looked_at[0] != looked_at[1]


# Knowledge.


@rule("SG-GRT-16", "SG-INF-03")
def test_only_its_player_knows_the_order() -> None:
    table = seer(*NINE)
    table.play("crystal")
    choose(table, *NINE[:6])

    own, other = view_of(table, 0), view_of(table, 1)

    assert own["players"][0]["coming"] == NINE[:6]
    assert "coming" not in other["players"][0]
    assert other["players"][0]["nation"] == 9
    assert own["crystal"] == other["crystal"] == {"foreseen": [6, 0]}


@rule("SG-GRT-16", "SG-INF-03")
def test_nobody_else_learns_the_cards_looked_at() -> None:
    table = seer(*NINE)
    table.play("crystal")
    choose(table, *NINE[:6])

    for kind in ("looked-ahead", "laid-on-top"):
        assert len(table.events(kind, seat=0)[0]["cards"]) in (6, 9)
        assert "cards" not in table.events(kind, seat=1)[0]


@rule("SG-GRT-16", "SG-INF-03")
def test_worlds_keep_foreseen_cards_for_their_player_and_redraw_them_for_others() -> None:
    table = seer(*NINE, *MORE)
    table.play("crystal")
    check_worlds(table.game)
    choose(table, *NINE[:6])

    check_worlds(table.game)

    own = [state_of(table.game.resample(0, i)) for i in range(6)]
    assert all(world.zones[COMING] == table.state.zones[COMING] for world in own)
    other = {state_of(table.game.resample(1, i)).zones[COMING] for i in range(6)}
    assert len(other) > 1


@rule("SG-INF-03", "BT-INF-6")
def test_knowing_a_nation_as_a_set_is_not_knowing_its_order() -> None:
    table = seer(*NINE)
    table.play("crystal")
    choose(table, *NINE[:6])
    table.state.nation_seen = bytes((2, 0))

    check_worlds(table.game)

    worlds = [state_of(table.game.resample(1, i)) for i in range(6)]
    assert len({world.zones[COMING] for world in worlds}) > 1
    assert all(sorted(w.zones[COMING] + w.zones[NATION]) == _cards(table) for w in worlds)


def _cards(table: Table) -> list[int]:
    return sorted(table.state.zones[COMING] + table.state.zones[NATION])


@rule("SG-INF-03")
def test_an_order_named_by_a_position_is_known_to_nobody() -> None:
    table = seer(*NINE)
    assert view_of(table, 0)["players"][0]["coming"] == []
    assert view_of(table, 0)["crystal"] == {"foreseen": [0, 0]}


@rule("SG-GRT-16", "SG-INF-03")
def test_a_drawn_card_is_no_longer_foreseen() -> None:
    table = seer(*NINE[:8]).hand(0, "crystal")
    table.play("crystal")
    choose(table, *NINE[:6])

    table.play("end turn")

    assert table.state.module_rows[_row(table)][0] == 0
    assert table.position()["crystal"] == {"foreseen": [0, 0]}


def _row(table: Table) -> int:
    crystal = next(m for m in table.state.config.modules if isinstance(m, Crystal))
    return crystal.order_known.number


@rule("SG-GRT-16", "SG-INF-03", "BT-GRT-HOR-1")
def test_the_horn_shuffles_the_foreseen_cards() -> None:
    table = seer(*NINE).say(crystal={"foreseen": [9, 0]}).hand(0, "horn")
    assert view_of(table, 0)["players"][0]["coming"] == NINE

    table.play("horn", "take tool.green", "enough")

    assert table.position()["crystal"] == {"foreseen": [0, 0]}
    assert table.cards(0, COMING) == []


@rule("SG-INF-03", "BT-GRT-HAN-1")
def test_the_hand_of_luut_shuffles_the_foreseen_cards() -> None:
    table = seer(*NINE).say(crystal={"foreseen": [1, 0]}).turn(1).hand(1, "hand")
    assert table.position()["crystal"] == {"foreseen": [9, 0]}

    table.play("hand player1", "take tool.green")

    assert table.position()["crystal"] == {"foreseen": [0, 0]}


@rule("SG-GRT-16")
def test_a_second_look_begins_with_the_foreseen_cards() -> None:
    table = seer(*NINE, *MORE).say(crystal={"foreseen": [15, 0]})
    table.play("crystal")
    assert sorted(table.cards(0, COMING)) == sorted((NINE + MORE)[:12])


@rule("SG-GRT-16")
def test_positions_with_foreseen_cards_can_be_written_and_read() -> None:
    table = seer(*NINE)
    table.play("crystal")
    choose(table, "tool.green", "tent.green")
    again = stormhall.from_position(table.game.position())
    assert again.state.digest() == table.state.digest()
    assert state_of(again).zones[0 * ZONES + COMING] == table.state.zones[COMING]


@pytest.mark.parametrize("foreseen", [[1], [0, -1], [0, 999], "x"])
def test_impossible_foresight_is_a_defect(foreseen: object) -> None:
    with pytest.raises(PositionError):
        seer(*NINE).say(crystal={"foreseen": foreseen}).position()
