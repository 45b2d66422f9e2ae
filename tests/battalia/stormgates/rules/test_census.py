"""The census between two weeks and the order of days (SG-CTL, SG-MOD-02)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall.battalia.model.layout import NONE, TENTS
from tests.battalia.stormgates.support.census_weeks import (
    after_week,
    deck,
    end_of_week,
    pass_week,
    size_of,
)
from tests.battalia.stormgates.support.table import dealt_table, stormgates
from tests.battalia.table import Table
from tests.rules import rule


def royal_table(size: int, **zones: list[str]) -> Table:
    """Two players without further modules; the first, Bärfolk, owns this many cards."""
    return deck(deck(stormgates("royals"), 1, 12), 0, size, **zones)


# When it is held.


@rule("SG-CTL-01", "SG-CTL-10")
def test_the_census_is_held_after_the_seventh_day_before_the_oracle_turns() -> None:
    table = after_week(royal_table(20), 2)

    told = [event["event"] for event in table.events()]
    assert told.index("census") < told.index("day")
    (census,) = table.events("census")
    assert (census["week"], census["counts"]) == (2, {"0": 20, "1": 12})
    assert table.state.day == 15


@rule("SG-CTL-01")
@pytest.mark.parametrize("day", [day for day in range(1, 21) if day % 7])
def test_other_days_have_no_census(day: int) -> None:
    table = royal_table(30).day(day).turn(1).play("end turn")

    assert table.events("census") == []
    assert "queen.green" in table.position()["royals"]["waiting"]


@rule("SG-CTL-01")
def test_a_day_of_the_week_that_is_not_over_has_no_census() -> None:
    table = royal_table(30).day(14).turn(0).play("end turn")

    assert table.events("census") == []


@rule("SG-CTL-01")
@pytest.mark.parametrize("limit", [{"weeks_limit": 3}, {"day_limit": 21}])
def test_a_limit_of_time_ends_the_game_without_a_census(limit: dict[str, int]) -> None:
    table = deck(stormgates("royals", **limit), 0, 30)

    after_week(table, 3)

    assert table.game.over
    assert table.events("census") == []
    assert "queen.green" in table.position()["royals"]["waiting"]


@rule("SG-CTL-02")
def test_the_first_census_counts_nothing() -> None:
    table = after_week(royal_table(30), 1)

    (census,) = table.events("census")
    assert census["week"] == 1
    assert "counts" not in census
    assert table.events("crowned") == []


@rule("SG-CTL-02", "SG-CTL-10")
def test_neutral_heroes_come_before_royals_and_royals_before_veterans() -> None:
    table = dealt_table("advanced", "gates", "royals", "heroic", "metamorpha", "bilkarr", seats=3)

    names = [module.name for module in table.state.config.at_census]  # type: ignore[attr-defined]
    order = ["metamorpha", "bilkarr", "royals", "heroic"]
    assert names == [name for name in order if name in names]
    assert names[-2:] == ["royals", "heroic"]


@rule("SG-MOD-02")
@pytest.mark.parametrize(
    ("modules", "held"),
    [
        ((), False),
        (("gates", "trading"), False),
        (("royals",), True),
        (("advanced", "heroic"), True),
        (("gates", "metamorpha"), True),
        (("gates", "bilkarr"), True),
    ],
)
def test_a_census_is_held_only_for_modules_that_need_one(
    modules: tuple[str, ...], held: bool
) -> None:
    table = after_week(stormgates(*modules), 2)

    assert bool(table.events("census")) == held
    assert ("census" in table.position()) == held


# The count.


@rule("SG-CTL-03")
def test_every_zone_counts_and_tents_with_their_content() -> None:
    table = stormgates("royals")
    table = deck(
        table,
        0,
        16,
        hand=["friman.green", "chief.green"],
        ambush=["weapon.green"],
        nation=["lord.green", "supply"],
    )
    table.tent(0, "tent.green", "priest.green").tent(0, "pavilion", "horse.green")

    after_week(table, 2)

    assert table.events("census")[0]["counts"]["0"] == 20
    assert [event["card"] for event in table.events("crowned")] == ["queen.green"]


@rule("SG-CTL-03")
def test_the_count_is_made_once_before_royals_are_gained() -> None:
    table = after_week(royal_table(23), 2)

    assert [event["card"] for event in table.events("crowned")] == ["queen.green"]
    assert size_of(table, 0) == 24


@rule("SG-CTL-03")
def test_royals_and_great_artefacts_count_as_one_card_each() -> None:
    table = after_week(royal_table(20, hand=["queen.green", "horn"]), 2)

    assert table.events("dethroned") == []
    assert "queen.green" in table.hand_of(0)


# The result.


@rule("SG-CTL-04", "SG-CTL-05", "SG-WE-10")
@pytest.mark.parametrize(
    ("cards", "gained"),
    [
        (19, []),
        (20, ["queen.green"]),
        (23, ["queen.green"]),
        (24, ["queen.green", "king.green"]),
        (30, ["queen.green", "king.green"]),
    ],
)
def test_royals_come_to_the_shelter_without_supplies(cards: int, gained: list[str]) -> None:
    table = end_of_week(royal_table(cards), 2)
    supplies = table.state.supplies

    table.play("end turn")

    assert table.shelter_of(0)[cards:] == gained
    assert size_of(table, 0) == cards + len(gained)
    assert table.state.supplies == supplies


@rule("SG-CTL-04", "SG-WE-11")
def test_a_queen_is_lost_below_twenty_cards_and_never_comes_again() -> None:
    table = after_week(royal_table(19, shelter=["queen.green"]), 3)

    assert table.limbo() == ["queen.green"]
    assert size_of(table, 0) == 18

    grown = royal_table(25).say(limbo=["queen.green"])
    after_week(grown, 4)

    assert [event["card"] for event in grown.events("crowned")] == ["king.green"]
    assert grown.limbo() == ["queen.green"]


@rule("SG-CTL-05")
def test_a_king_is_lost_below_twenty_four_and_the_queen_stays() -> None:
    table = after_week(royal_table(22, hand=["queen.green", "king.green"]), 2)

    assert table.limbo() == ["king.green"]
    assert table.hand_of(0) == ["queen.green"]


@rule("SG-CTL-05")
def test_a_king_may_be_gained_even_if_the_queen_is_gone() -> None:
    table = royal_table(24).say(limbo=["queen.green"])

    after_week(table, 2)

    assert table.shelter_of(0)[-1] == "king.green"


@rule("SG-CTL-04")
def test_a_royal_not_gained_at_the_second_census_may_come_later() -> None:
    table = after_week(royal_table(20), 5)

    assert table.shelter_of(0)[-1] == "queen.green"


@rule("SG-CTL-08", "SG-WE-12")
def test_between_censuses_the_size_of_a_deck_does_not_matter() -> None:
    table = royal_table(15, hand=["queen.green", "supply", "friman.green"])

    table.day(15).turn(0).play(
        "suspend friman.green", "ambush supply", "end turn", "keep", "end turn"
    )

    assert size_of(table, 0) == 14
    assert table.events("dethroned") == []

    regained = after_week(royal_table(20, hand=["queen.green"]), 3)
    assert regained.events("dethroned") == []
    assert regained.hand_of(0) == ["queen.green"]


@rule("SG-CTL-09", "SG-INF-01")
def test_players_are_handled_in_the_order_of_seats_and_the_counts_are_public() -> None:
    table = deck(deck(stormgates("royals"), 0, 24), 1, 26)

    after_week(table, 2)

    crowned = [(event["seat"], event["card"]) for event in table.events("crowned")]
    assert crowned == [
        (0, "queen.green"),
        (0, "king.green"),
        (1, "queen.blue"),
        (1, "king.blue"),
    ]
    assert table.step == "cohort"
    for seat in (0, 1, None):
        assert table.events("census", seat)[0]["counts"] == {"0": 24, "1": 26}


# Dethroned.


@rule("SG-CTL-06", "SG-ROY-02")
@pytest.mark.parametrize(
    ("zone", "place"),
    [("hand", "hand"), ("ambush", "ambush"), ("shelter", "shelter"), ("nation", "nation")],
)
def test_a_royal_is_taken_from_wherever_it_is(zone: str, place: str) -> None:
    table = end_of_week(royal_table(15, **{zone: ["king.green"]}), 2)

    table.play("end turn")

    assert table.limbo() == ["king.green"]
    (lost,) = table.events("dethroned")
    assert (lost["seat"], lost["card"], lost["from"]) == (0, "king.green", place)
    assert size_of(table, 0) == 14


@rule("SG-CTL-06")
def test_a_hand_is_not_filled_up_after_a_dethroning() -> None:
    hand = ["queen.green", "friman.green", "friman.blue", "chief.green", "supply", "supply"]
    table = after_week(royal_table(15, hand=hand), 2)

    assert len(table.hand_of(0)) == 5


@rule("SG-CTL-06")
def test_a_dethroning_may_leave_fewer_than_ten_cards() -> None:
    table = royal_table(10, hand=["queen.green", "king.green"])

    after_week(table, 2)

    assert size_of(table, 0) == 8
    assert table.state.defects() == []
    table.play("keep").refuses("suspend supply", because="BT-AMB-5")


@rule("SG-CTL-06")
def test_a_tent_that_loses_its_queen_is_cleared() -> None:
    table = deck(deck(stormgates("royals"), 1, 12), 0, 12)
    table.tent(0, "tent.blue", "queen.green")

    after_week(table, 2)

    assert table.limbo() == ["queen.green"]
    assert table.tents_of(0) == []
    assert table.shelter_of(0)[-1] == "tent.blue"


@rule("SG-CTL-06")
def test_a_tent_with_another_card_in_it_stays() -> None:
    table = deck(deck(stormgates("royals"), 1, 12), 0, 12)
    table.tent(0, "pavilion", "friman.green", "queen.green")

    after_week(table, 2)

    assert table.tents_of(0) == [("pavilion", ["friman.green"])]
    assert table.state.zones[TENTS][2] == NONE


@rule("SG-CTL-06")
def test_the_card_under_a_royal_dethroned_from_the_shelter_is_seen() -> None:
    table = royal_table(15, shelter=["friman.green", "queen.green"])

    end_of_week(table, 2).play("end turn")

    top = table.shelter_of(0)[-1]  # either one: nobody has seen their order
    assert top in ("friman.green", "supply")
    view: Any = table.game.view(1)
    assert view["players"][0]["shelter"][-1] == top


@rule("SG-CTL-06", "SG-INF-01")
def test_all_see_where_a_royal_is_taken_from_and_nothing_else() -> None:
    hand = ["queen.green", "friman.green", "friman.red"]
    table = after_week(royal_table(15, hand=hand), 2)

    view: Any = table.game.view(1)
    assert view["players"][0]["hand"] == 2
    assert view["players"][0]["hand_known"] == []
    assert view["limbo"] == ["queen.green"]
    assert table.events("dethroned", 1)[0]["from"] == "hand"


@rule("SG-CTL-06", "SG-INF-03")
def test_a_player_who_has_searched_the_nation_still_knows_it_after_a_dethroning() -> None:
    table = deck(deck(stormgates("royals"), 1, 12, hand=["hand"]), 0, 15)
    table.player(0, nation=["queen.green", "friman.red", "chief.blue"])
    table.say(day=14, turn={"seat": 1, "step": "actions"})

    table.play("hand player1", "take chief.blue", "end turn")

    assert table.limbo() == ["queen.green"]
    assert table.shelter_of(0)[-1] == "chief.blue"
    game = table.game
    for seat in (0, 1):
        for key in range(3):
            twin = game.resample(seat, key)
            assert stormhall.resample(game.view(seat), key).state.digest() == twin.state.digest()
            assert twin.view(seat) == game.view(seat)


@rule("SG-CTL-06", "BT-INF-2")
def test_nobody_traces_a_royal_that_was_taken_out_of_the_nation() -> None:
    known = {"card": "queen.green", "in": ["hand", "nation"], "seen": 2}
    also = {"card": "lord.green", "in": ["hand", "nation"], "seen": 2}
    table = royal_table(15, hand=["friman.red"], nation=["queen.green", "lord.green", "supply"])
    end_of_week(table, 2).whole_player(0, traced=[also, known]).play("end turn")

    assert table.events("dethroned")[0]["from"] == "nation"
    view: Any = table.game.view(1)
    assert [record["card"] for record in view["players"][0]["traced"]] == ["lord.green"]


@rule("SG-CTL-06")
def test_a_royal_that_was_borrowed_on_the_last_day_is_found_in_the_shelter() -> None:
    table = deck(deck(stormgates("royals"), 1, 12, hand=["hand"]), 0, 15)
    table.player(0, nation=["queen.green", "friman.red"])
    table.say(day=14, turn={"seat": 1, "step": "actions"})

    table.play("hand player1", "take queen.green", "end turn")

    assert table.events("dethroned")[0]["from"] == "shelter"
    assert table.limbo() == ["queen.green"]


# Days and turns.


@rule("SG-CTL-10", "SG-CTL-13")
def test_temporary_tents_end_with_the_day_before_the_census() -> None:
    table = deck(deck(stormgates("royals"), 1, 12), 0, 15)
    table.tent(0, "hammer", "queen.green", temporary=True)

    after_week(table, 2)

    assert table.events("dethroned")[0]["from"] == "shelter"
    assert table.tents_of(0) == []
    assert table.shelter_of(0)[-1] == "hammer"


@rule("SG-CTL-10")
def test_the_oracle_turns_only_between_days() -> None:
    table = dealt_table("royals")

    assert table.state.day == 1
    table.play("keep", "end turn", "keep", "end turn")
    assert table.state.day == 2


@rule("SG-CTL-10")
def test_after_the_census_the_oracle_turns_then_bilkarr_moves_then_potions_age() -> None:
    table = stormgates("gates", "bilkarr", "royals", seats=3)

    after_week(table.dice(1, 1, 1, 1, 1, 1), 1)

    told = [event["event"] for event in table.events()]
    assert told.index("census") < told.index("day")
    names = [module.name for module in table.state.config.at_days]
    assert names == ["bilkarr", "potions"]
    assert table.state.day == 8


@rule("SG-CTL-11")
def test_players_take_their_turns_clockwise() -> None:
    table = stormgates("royals", seats=3).say(first=1, turn={"seat": 1, "step": "cohort"})

    seats = []
    for _ in range(4):
        seats.append(table.mover)
        table.play("keep", "end turn")

    assert seats == [1, 2, 0, 1]
    assert table.state.day == 2


@rule("SG-CTL-11")
def test_veils_end_and_limits_are_reset_when_their_players_turn_begins() -> None:
    table = stormgates("gates", "new_great_artefacts").say(gates={"jumped": [[1], []]})
    table.say(mantle={"veils": {"b2": [0]}})

    table.play("end turn")
    assert table.position()["mantle"] == {"veils": {"b2": [0]}}

    table.play("keep", "end turn")
    assert table.step == "cohort"
    assert table.position()["mantle"] == {"veils": {}}
    assert table.position()["gates"]["jumped"] == [[], []]


@rule("SG-CTL-12")
def test_a_royal_line_is_an_action_of_the_third_step() -> None:
    table = stormgates("royals").chip("b2", 0, 4).hand(0, "queen.green", "supply")

    table.turn(0, "cohort").refuses("crown b2")
    table.play("keep").allows("crown b2")


@rule("SG-CTL-01", "SG-CTL-08")
def test_weeks_go_on_with_one_census_each() -> None:
    table = after_week(royal_table(21), 2)

    pass_week(table)

    assert [event["week"] for event in table.events("census")] == [2, 3]
    assert [event["card"] for event in table.events("crowned")] == ["queen.green"]
