"""Forecasts of choices before they are made, and figures about the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.battalia.battles import FIELD, war
from tests.battalia.table import Table, battalia


def facts(table: Table, text: str, seat: int = 0) -> dict[str, Any]:
    return table.game.preview(seat, text).facts


def figures(table: Table, seat: int | None = 0) -> dict[str, Any]:
    return table.game.figures(seat)


# Payments.


def test_hiring_shows_its_price_and_the_payment_a_good_player_would_make() -> None:
    table = battalia().faction("islanders", "emberians")
    table.hand(0, "friman.blue", "friman.red", "supply", "supply")

    forecast = facts(table, "hire friman")

    assert forecast["pays_for"] == "unit"
    assert forecast["prices"] == [figures(table)["prices"]["hire"]["friman"][0]]
    assert forecast["payments"] == 1
    assert forecast["payment"] == ["supply", "supply"]


def test_building_a_city_shows_the_points_that_each_payment_brings() -> None:
    table = battalia().clear().faction("islanders", "emberians").city("d4", owner=0)
    table.tile("d5", "road.straight", "ns", "lake").city("f6", owner=1)
    table.hand(0, *["chief.blue"] * 3, *["friman.blue"] * 3)
    before = facts(table, "build city.cross")["prices"]
    place = next(p for p in table.play("build city.cross").legal() if p.startswith("at d6"))

    usual = facts(table, place)
    table.play(place)
    cheap = facts(table, "with friman.blue friman.blue friman.blue")

    assert {"friman": 3} in usual["prices"]
    assert before == usual["prices"]
    assert usual["payment"] == ["chief.blue"] * 3
    assert usual["points"]["after"] - usual["points"]["before"] == 2
    assert cheap["points"] == {"before": 1, "after": 2}


def test_an_upgrade_shows_its_price_and_the_point_it_brings() -> None:
    table = battalia().clear().city("d4", owner=0).city("f6", owner=1)
    table.faction("islanders", "emberians").hand(0, "chief.blue", "chief.blue", "supply")
    price = figures(table)["prices"]["upgrade"]["d4"]

    forecast = facts(table, "upgrade d4")

    assert forecast["prices"] == price
    assert forecast["points"] == {"before": 1, "after": 2}


def test_the_purse_counts_a_lit_tool_twice() -> None:
    table = battalia().hand(0, "tool.red", "friman.red", "supply")
    lit = next(
        day
        for day in range(1, 8)
        if battalia().day(day).game.view(0)["oracle"]["days"][0][0] == "tool"  # type: ignore[index]
    )
    dark = lit % 7 + 1

    assert figures(table.day(dark))["purse"] == {"supply": 1, "friman": 1, "tool": 1}
    again = battalia().hand(0, "tool.red", "friman.red", "supply").day(lit)
    assert figures(again)["purse"]["tool"] == 2


# Movement.


def road() -> Table:
    """A hero of Blue at the west end of a road of four cards."""
    table = battalia(advanced=True).clear().faction("islanders", "emberians")
    table.city("b4", owner=0, terrain="canyon").city("f6", owner=1)
    for cell, terrain in (("c4", "canyon"), ("d4", "lake"), ("e4", "canyon")):
        table.tile(cell, "road.straight", "ew", terrain)
    return table.hero(0, "b4")


def test_a_step_shows_its_way_its_payment_and_the_steps_left() -> None:
    table = road().hand(0, "horse.blue", "supply")

    forecast = facts(table, "move hero1 c4 with horse.blue")
    plain = facts(table, "move hero1 c4")

    assert (forecast["from"], forecast["to"], forecast["free"]) == ("b4", "c4", False)
    assert forecast["ride_left"] == 2
    assert forecast["steps_left"] == 3
    assert plain["payment"] == ["supply"]
    assert (plain["ride_left"], plain["steps_left"]) == (0, 3)


def test_a_step_onto_native_terrain_is_free() -> None:
    table = road().hero(0, "c4").hand(0)

    forecast = facts(table, "move hero1 d4")

    assert forecast["free"]
    assert "payment" not in forecast


def test_distances_count_the_steps_that_must_be_paid() -> None:
    table = road().hand(0, "supply", "supply")

    hero = figures(table)["movement"]["hero1"]

    assert hero == {"at": "b4", "payable": 2, "steps": {"c4": 1, "d4": 1, "e4": 2}}
    assert "movement" not in figures(table, None)


# Battles.


def test_an_attack_shows_both_sums_and_the_total_with_the_hand() -> None:
    table = war(level=3).hand(0, "weapon.blue", "chief.blue", "friman.blue")
    table.hand(1, "lord.red")

    battle = facts(table, f"attack city {FIELD}")["battle"]

    assert (battle["attacker"], battle["defender"], battle["target"]) == (0, 1, "place")
    assert (battle["attack"], battle["defence"]) == (0, 3)
    table.play(f"attack city {FIELD}", "play weapon.blue", "play chief.blue")
    table.play("play friman.blue")
    assert figures(table)["battle"]["attack"] == battle["with_hand"]


def test_foreign_cards_count_where_they_are_worth_more_than_morale() -> None:
    """Two heroes add two while all cards are of their faction: a foreign lord outweighs that, a
    foreign friman does not. Without a weapon of that faction, its cards cannot open the battle."""
    hands = {
        "own": ["weapon.blue", "chief.blue"],
        "lord": ["weapon.blue", "chief.blue", "lord.gold"],
        "friman": ["weapon.blue", "chief.blue", "friman.gold"],
        "unarmed": ["weapon.gold", "chief.blue"],
    }
    best = {}
    for name, cards in hands.items():
        table = war(level=2).hero(0, FIELD, FIELD).hand(0, *cards)
        best[name] = facts(table, f"attack city {FIELD} both")["battle"]["with_hand"]

    assert best == {"own": 5, "lord": 7, "friman": 5, "unarmed": 3}


def test_a_battle_card_shows_the_sums_with_it() -> None:
    table = war(level=3).hand(0, "weapon.blue", "lord.blue").play(f"attack city {FIELD}")

    first = facts(table, "play weapon.blue")["battle"]
    table.play("play weapon.blue")

    assert first["attack"] == figures(table)["battle"]["attack"]
    assert first["defence"] == 3


def test_the_sums_of_a_battle_are_public_but_not_the_totals_with_hands() -> None:
    table = war(level=3).hand(0, "weapon.blue", "lord.blue").hand(1, "lord.red")
    table.play(f"attack city {FIELD}", "play weapon.blue")

    own, other, looking = figures(table), figures(table, 1), figures(table, None)

    for key in ("attack", "defence", "cell"):
        assert own["battle"][key] == other["battle"][key] == looking["battle"][key]
    assert own["battle"]["with_hand"] > own["battle"]["attack"]
    assert other["battle"]["with_hand"] > other["battle"]["defence"]
    assert "with_hand" not in looking["battle"]


def test_a_total_is_shown_with_its_parts() -> None:
    table = war(level=3).hand(0, "weapon.blue", "lord.blue").hand(1, "lord.red")
    table.play(f"attack city {FIELD}", "play weapon.blue")

    battle = figures(table, None)["battle"]

    for side in ("attack", "defence"):
        assert sum(battle[f"{side}_parts"].values()) == battle[side]
    assert battle["attack_parts"]["line"] == 1
    assert battle["defence_parts"]["base"] == 3


def test_the_strength_that_each_side_lacks_is_shown() -> None:
    table = war(level=3).hand(0, "weapon.blue", "lord.blue").hand(1, "lord.red")
    table.play(f"attack city {FIELD}", "play weapon.blue")
    behind = figures(table, None)["battle"]
    table.play("play lord.blue")
    ahead = figures(table, None)["battle"]

    assert (behind["attack"], behind["defence"]) == (2, 3)
    assert (behind["attack_needs"], behind["defence_needs"]) == (2, 0)
    assert (ahead["attack"], ahead["defence"]) == (6, 3)
    assert (ahead["attack_needs"], ahead["defence_needs"]) == (0, 3)


def test_both_outcomes_of_a_battle_are_shown_in_advance() -> None:
    table = war(level=3).hand(0, "weapon.blue", "lord.blue").hand(1, "chief.red", "lord.red")
    table.play(f"attack city {FIELD}", "play weapon.blue", "play lord.blue", "done", "fight")
    table.play("play chief.red")
    points = figures(table)["points"]

    stakes = figures(table, None)["battle"]["stakes"]

    lost, won = points[1], points[0] + 3
    assert stakes["attack"] == {
        "points": {"0": [points[0], won], "1": [lost, lost - 3]},
        "place": {"cell": FIELD, "owner": 0, "level": 3},
        "to_shelter": {"1": 1},
    }
    assert stakes["defence"] == {"heroes_lost": {"0": 1}, "to_shelter": {"1": 1}}


def test_giving_up_shows_its_outcome() -> None:
    table = war(level=3).hand(0, "weapon.blue", "lord.blue").hand(1, "chief.red")
    table.play(f"attack city {FIELD}", "play weapon.blue", "play lord.blue", "done")
    stakes = figures(table)["battle"]["stakes"]

    assert facts(table, "surrender", 1)["outcome"] == stakes["attack"]
    assert "outcome" not in facts(table, "fight", 1)
    before = table.game.view(1)
    table.play("surrender")
    assert table.game.view(1)["tiles"][FIELD]["owner"] == 0  # type: ignore[index]
    assert before["tiles"][FIELD]["owner"] == 1  # type: ignore[index]


def test_finishing_a_battle_against_guards_shows_the_prize() -> None:
    setting = battalia(advanced=False).position()["tiles"]
    cell = next(cell for cell, tile in setting.items() if tile.get("neutral"))
    table = battalia(advanced=False).faction("islanders", "emberians")
    table.hero(0, cell).hand(0, "weapon.blue", "lord.blue", "lord.blue")
    table.play(f"attack city {cell}", "play weapon.blue", "play lord.blue", "play lord.blue")

    outcome = facts(table, "done")["outcome"]

    assert outcome == figures(table)["battle"]["stakes"]["attack"]
    assert outcome["place"]["owner"] == 0
    assert outcome["new_cards"] == {"0": 2}
    assert figures(table)["battle"]["stakes"]["defence"] == {}


def test_a_retreat_shows_its_payment_and_that_the_hero_lives() -> None:
    table = road().hero(0, "b4").hero(1, "b4")
    table.hand(0, "weapon.blue", "lord.blue").hand(1, *["supply"] * 3)
    table.play("attack hero player2 b4", "play weapon.blue", "play lord.blue", "done")
    way = next(a for a in table.legal() if a.startswith("retreat"))

    forecast = facts(table, way, 1)

    assert set(forecast["payment"]) == {"supply"}
    assert "heroes_lost" not in forecast["outcome"]
    assert figures(table)["battle"]["stakes"]["attack"]["heroes_lost"] == {"1": 1}


def test_an_amulet_in_battle_shows_the_total_for_each_face_of_the_die() -> None:
    table = war(level=3).hand(0, "weapon.blue", "chief.blue", "amulet.blue")
    table.hand(1, "lord.red").play(f"attack city {FIELD}", "play weapon.blue")
    now = figures(table)["battle"]["attack"]

    rolls = facts(table, "amulet on chief.blue")["rolls"]

    assert [face["effect"] for face in rolls] == ["uses"] * 3 + ["ambush", "shelter", "joker"]
    assert [face["total"] - now for face in rolls] == [2, 4, 6, 0, 0, 0]


# The turn and the game.


def test_ending_the_turn_shows_the_cards_and_actions_left() -> None:
    table = battalia().hand(0, "supply", "supply")

    forecast = facts(table, "end turn")

    assert forecast["cards_left"] == 2
    assert forecast["still_possible"] == sorted(
        {a.kind for a in table.game.legal(0)} - {"end-turn"}
    )
    assert "hire" in forecast["still_possible"]


def test_both_ways_to_end_the_game_are_shown_with_the_progress_so_far() -> None:
    table = battalia().clear().city("d4", owner=0, level=4).city("f6", owner=1, level=2)

    ends = {end["reason"]: end for end in figures(table, None)["ends"]}

    assert ends["battalia-level-four-cities"]["have"] == [1, 0]
    assert len(set(ends["battalia-level-four-cities"]["of"])) == 1
    in_play = 49 - len(table.position()["out_of_play"]) - len(table.position()["tiles"])
    blocked = len(table.position()["impassable"])
    assert ends["battalia-full-board"]["free"] == in_play - blocked
    assert figures(table)["points"] == [4, 2]
    assert figures(table)["places"] == [1, 2]


@pytest.mark.parametrize(
    ("options", "reason", "of"),
    [
        ({"vp_limit": 9}, "battalia-points", 9),
        ({"weeks_limit": 3}, "battalia-weeks", 21),
        ({"day_limit": 50}, "battalia-last-day", 50),
    ],
)
def test_every_limit_of_the_table_is_shown(options: dict[str, Any], reason: str, of: int) -> None:
    ends = {end["reason"]: end for end in figures(battalia(**options), None)["ends"]}

    assert ends[reason]["of"] == of
