"""Team play: the teams, limits between mates, and victory (SG-TEA, SG-END)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall import SetupError
from stormhall.battalia.stormgates.rules.timer import minutes_for
from stormhall.kernel.ruleset import find
from stormhall.kernel.table.create import new_by
from tests.battalia.stormgates.support.table import just, stormgates
from tests.battalia.stormgates.support.team_table import (
    FORMS,
    TEAMS,
    last_to_act,
    lay_cities,
    settings,
    teams,
)
from tests.battalia.table import Table
from tests.rules import rule

FIELD = "d2"


def war(form: str = "2v2", **options: Any) -> Table:
    """Heroes of players 0 and 2, who are mates, stand on a city of player 1."""
    table = teams(form, "interleaved", **options).city(FIELD, owner=1, level=3, terrain="forest")
    return table.hero(0, FIELD).hero(2, FIELD).hand(0).hand(1).hand(2)


# The teams.


@rule("SG-TEA-01", "SG-WE-28")
@pytest.mark.parametrize("form", list(FORMS))
def test_teams_are_formed_by_seats(form: str) -> None:
    table = teams(form)

    assert table.position()["teams"]["teams"] == TEAMS[form]
    for team in TEAMS[form]:
        for seat in team:
            opponents = table.state.opponents(seat)
            assert sorted(opponents) == [s for s in range(FORMS[form]) if s not in team]


@rule("SG-TEA-01")
@pytest.mark.parametrize(("seats", "form"), [(4, "2v2"), (5, "3v2"), (6, "2v2v2")])
def test_four_to_six_players_play_in_teams_by_default(seats: int, form: str) -> None:
    view: Any = stormhall.new("stormgates", seats).view(None)

    assert view["teams"]["teams"] == TEAMS[form]
    assert "teams" not in stormhall.new("stormgates", 3).view(None)


@rule("SG-TEA-01")
@pytest.mark.parametrize("form", list(FORMS))
def test_the_first_player_is_drawn_among_all(form: str) -> None:
    firsts = set()
    for seed in range(40):
        game = stormhall.new("stormgates", FORMS[form], seed, settings(form, "interleaved"))
        firsts.add(game.view(None)["first"])

    assert firsts == set(range(FORMS[form]))


@rule("SG-TEA-01", "SG-TEA-03")
def test_the_team_of_the_first_player_begins_even_if_it_is_the_smaller_one() -> None:
    table = teams("3v2").say(first=3).turn(3)

    begun = sorted(table.game.to_act)
    for seat in (3, 1):
        table.play("end turn", seat=seat)

    assert begun == [1, 3]
    assert sorted(table.game.to_act) == [0, 2, 4]
    assert table.state.day == 1


@rule("SG-TEA-01")
def test_by_version_1_the_first_player_of_three_against_two_is_the_first_seat() -> None:
    ruleset = find("stormgates", 1)
    firsts = {
        new_by(ruleset, 5, seed, settings("3v2", "interleaved")).view(None)["first"]
        for seed in range(8)
    }

    assert firsts == {0}
    with pytest.raises(stormhall.PositionError, match="SG-TEA-01"):
        _ = teams("3v2").say(first=1, rules=1).game


@rule("SG-TEA-01", "SG-TEA-09", "SG-TEA-21")
@pytest.mark.parametrize(
    ("seats", "options", "because"),
    [
        (4, {"teams": "3v3"}, "SG-TEA-01"),
        (3, {"teams": "2v2"}, "SG-TEA-01"),
        (4, {"teams": "none", "team_turns": "handover"}, "SG-TEA-21"),
        (4, {"teams": "2v2", "attack_cap_3v2": 2}, "SG-TEA-09"),
    ],
)
def test_forms_that_do_not_fit_are_refused(seats: int, options: Any, because: str) -> None:
    with pytest.raises(SetupError, match=because):
        stormhall.new("stormgates", seats, options=options)


@rule("SG-TEA-02")
def test_factions_and_start_cities_are_chosen_as_without_teams() -> None:
    courses = []
    for form in ("none", "2v2"):
        game = stormhall.new("stormgates", 4, 7, just(seats=4, teams=form))
        course = []
        while game.view(None)["frames"][-1]["step"] in ("choose-faction", "choose-city"):  # type: ignore[index]
            (seat,) = game.to_act
            course.append((seat, [str(action) for action in game.legal(seat)]))
            game.apply(seat, game.legal(seat)[0])
        courses.append(course)

    assert courses[0] == courses[1]
    assert len(courses[0]) == 8


@rule("SG-TEA-11")
def test_without_teams_everybody_plays_for_himself() -> None:
    table = stormgates(seats=4, teams="none").faction("islanders", "emberians")
    table.city(FIELD, owner=2, level=3, terrain="forest").hero(0, FIELD)
    table.hand(0, "sword").hand(2, "supply", "supply")

    table.play(f"attack city {FIELD} with sword", "done", "surrender")

    assert "teams" not in table.position()
    assert table.hand_of(2) == ["supply", "supply"]  # he refills when the turn is over
    table.play("end turn")
    assert len(table.hand_of(2)) == 6
    assert table.game.to_act == (1,)


# Limits between mates.


@rule("SG-TEA-05")
def test_nobody_plays_for_a_mate() -> None:
    table = teams().clear().city("a1", owner=0).city("g7", owner=2, level=1).hero(2, "g7")
    table.hand(0, "chief.blue", "chief.red", "friman.blue", "supply", "weapon.blue").hand(2)

    table.refuses("upgrade g7", because="BT-UPG-1", seat=0)
    table.refuses("hire hero g7", because="BT-HER-1", seat=0)
    table.refuses("build road.straight f7 ew", because="BT-BLD-8", seat=0)
    table.refuses("move hero1 g6", because="BT-HER-1", seat=0)
    table.allows("upgrade a1", "build road.straight b1 ew", seat=0)


@rule("SG-TEA-05")
def test_nobody_defends_for_a_mate() -> None:
    table = teams().city(FIELD, owner=1, level=1).hero(0, FIELD).hero(3, FIELD)
    table.hand(0, "sword").hand(1, "lord.red").hand(3, "lord.gold")
    table.play(f"attack city {FIELD} with sword", "done", seat=0)

    assert table.game.to_act == (1,)
    table.play("fight")
    assert table.step == "volley"  # the mate's hero could not join
    assert "play lord.gold" not in table.legal()


@rule("SG-TEA-06")
def test_mates_do_not_attack_each_other() -> None:
    table = teams().city(FIELD, owner=2, level=3).hero(0, FIELD).hero(2, FIELD).hero(1, FIELD)
    table.hand(0, "sword")

    table.refuses(f"attack city {FIELD}", because="SG-TEA-06", seat=0)
    table.refuses(f"attack hero player3 {FIELD}", because="SG-TEA-06", seat=0)
    assert [line for line in table.legal(0) if line.startswith("attack")] == [
        f"attack hero player2 {FIELD}"
    ]


@rule("SG-TEA-06")
def test_no_mate_is_chosen_where_a_card_names_an_opponent() -> None:
    table = teams().turn(0, "cohort").hand(0, "hand", "tool.blue", "title.blue", "scroll.blue")
    table.play("cohort", seat=0)
    assert table.legal(0) == ["show player2", "show player4"]
    table.refuses("show player3", because="BT-COH-6", seat=0)

    table.play("show player2", seat=0)

    assert [line for line in table.legal(0) if line.startswith("hand")] == [
        "hand player2",
        "hand player4",
    ]
    table.refuses("hand player3", because="SG-TEA-06", seat=0)


@rule("SG-TEA-08", "SG-INF-05")
def test_mates_see_no_more_of_each_other_than_opponents_do() -> None:
    table = (
        teams().hand(2, "lord.green", "supply").ambush(2, "sword").shelter(2, "tent.red", "supply")
    )

    mate, other = table.game.view(0), table.game.view(1)

    assert mate["players"][2] == other["players"][2]  # type: ignore[index]
    assert mate["players"][2]["hand"] == 2  # type: ignore[index]
    assert "lord.green" in {
        card
        for seed in range(60)
        for card in stormhall.resample(dict(mate), seed).position()["players"][2]["nation"]  # type: ignore[index]
    }


# Refilling after a battle.


@rule("SG-TEA-07", "SG-WE-50")
def test_the_defender_refills_at_once_and_meets_the_mate_with_six_cards() -> None:
    table = war().hand(0, "sword").hand(2, "weapon.green", "lord.green")
    table.hand(1, "lord.red", "supply", "supply").nation(1, "supply", "supply", "friman.red")

    table.play(f"attack city {FIELD} with sword", "done", seat=0)
    table.play("fight", "play lord.red", "done", seat=1)
    table.play("give up", seat=0)

    assert len(table.hand_of(1)) == 6
    assert table.position()["attacked"] == []
    table.play(f"attack city {FIELD} with weapon.green lord.green", "done", seat=2)
    table.play("fight", seat=1)
    assert len(table.hand_of(1)) == 6


@rule("SG-TEA-07")
def test_the_defender_refills_after_a_surrender_and_after_a_retreat() -> None:
    table = war().hand(0, "sword").hand(1, "supply", "supply")
    table.play(f"attack city {FIELD} with sword", "done", seat=0)
    table.play("surrender", seat=1)
    assert len(table.hand_of(1)) == 6

    table = war().hero(1, FIELD).tile("d3", "road.straight", "ns").hand(0, "weapon.blue")
    table.tile("d5", "road.straight", "ns").hand(1, "supply", "supply", "supply")
    table.play(f"attack hero player2 {FIELD} with weapon.blue", "done", seat=0)
    table.play("retreat d5", seat=1)
    assert table.heroes_of(1)[0] == "d5"
    assert len(table.hand_of(1)) == 6


@rule("SG-TEA-07", "BT-BAT-10")
def test_a_player_who_did_nothing_in_a_battle_draws_nothing() -> None:
    table = war().hand(0, "weapon.blue", "amulet.blue", "lord.blue").dice(5)
    table.hand(1, "supply", "supply")

    table.play(f"attack city {FIELD} with weapon.blue", "amulet on lord.blue", seat=0)
    table.play("give up", seat=0)

    assert table.hand_of(1) == ["supply", "supply"]


# Three against two.


@rule("SG-TEA-09")
def test_with_the_cap_a_team_of_three_attacks_the_other_at_most_twice_in_a_turn() -> None:
    table = war("3v2", attack_cap_3v2=2).hero(1, FIELD).hero(4, FIELD)
    table.neutral("f4", terrain="lake").hero(2, FIELD, "f4")
    for seat in (0, 2, 4):
        table.hand(seat, "sword" if seat == 0 else "weapon.green", "weapon.blue", "supply")

    table.say(rules=1)  # any attack may be begun and given up
    table.play("attack city f4 with weapon.green", "give up", seat=2)
    assert table.position()["teams"]["attacks"] == 0  # neutral places do not count
    table.play(f"attack city {FIELD} with weapon.blue", "give up", seat=0)
    table.allows(f"attack hero player2 {FIELD}", seat=4)
    table.play(f"attack hero player2 {FIELD} with weapon.blue", "done", seat=4)
    table.play("surrender", seat=1)

    assert table.position()["teams"]["attacks"] == 2
    table.refuses(f"attack city {FIELD}", because="SG-TEA-09", seat=4)
    table.refuses(f"attack city {FIELD}", because="SG-TEA-09", seat=2)
    table.allows("attack city f4", seat=2)


@rule("SG-TEA-09")
def test_attacks_are_counted_per_turn_and_only_for_the_team_of_three() -> None:
    table = teams("3v2", "interleaved", attack_cap_3v2=2).turn(1)
    table.city("d1", owner=0, level=1).hero(1, "d1").hand(1, "sword", "weapon.red", "supply")
    table.say(teams={"attacks": 2})
    table.allows("attack city d1", seat=1)

    table.play("end turn", seat=1).play("end turn", seat=3)

    assert table.position()["teams"]["attacks"] == 0


@rule("SG-TEA-09")
def test_attacks_are_not_limited_unless_agreed() -> None:
    table = war("3v2").say(teams={"attacks": 2}).hand(0, "sword")

    table.allows(f"attack city {FIELD}", seat=0)


# The end.


@rule("SG-END-03", "SG-TEA-10", "SG-WE-29")
def test_a_team_of_two_needs_nine_great_cities_however_they_are_shared() -> None:
    table = lay_cities(teams(), {0: [4], 2: [4] * 7, 1: [4]})
    ninth = list(table.document["tiles"])[-1]
    table.hero(0, ninth).hand(0, "sword", "lord.blue").hand(1)
    assert not table.game.over  # seven of one player do not end it

    table.play(f"attack city {ninth} with sword lord.blue", "done", seat=0)
    table.play("surrender", seat=1)

    result = table.game.result
    assert result is not None
    assert result.reason == "battalia-level-four-cities"
    assert result.winners == [0, 2]
    assert result.points == [36, 0, 36, 0]


@rule("SG-END-03", "SG-WE-29")
def test_a_team_of_three_needs_twelve_great_cities() -> None:
    table = lay_cities(teams("3v2"), {0: [4] * 5, 2: [4] * 3, 4: [4] * 3, 1: [4]})
    last = list(table.document["tiles"])[-1]
    table.hero(2, last).hand(2, "sword", "lord.blue").hand(1)
    game = table.game
    assert not game.over

    table.play(f"attack city {last} with sword lord.blue", "done", seat=2)
    table.play("surrender", seat=1)

    assert table.game.over
    assert table.game.result is not None
    assert table.game.result.winners == [0, 2, 4]


@rule("SG-END-08", "SG-TEA-26")
def test_the_end_of_the_game_drops_unfinished_actions_of_a_mate() -> None:
    table = lay_cities(teams(), {0: [4], 2: [4] * 7, 1: [4]})
    ninth = list(table.document["tiles"])[-1]
    table.hero(0, ninth).hand(0, "sword", "lord.blue").hand(1)
    table.say(teams={"rides": [None, None, [1, 2], None]}).hero(2, ninth)

    table.play(f"attack city {ninth} with sword lord.blue", "done", seat=0)
    table.play("surrender", seat=1)

    assert table.game.over
    assert table.game.to_act == ()


@rule("SG-END-06", "SG-WE-30")
def test_two_against_three_get_one_and_a_half_times_their_points_rounded_up() -> None:
    table = lay_cities(
        teams("3v2", day_limit=1), {1: [4] * 4 + [3], 3: [4] * 3 + [3, 1], 0: [4] * 4, 2: [4] * 3}
    )
    table = last_to_act(table, 3)
    assert table.position()["teams"]["points"] == [28, 53]

    table.play("end turn", seat=3)

    result = table.game.result
    assert result is not None
    assert result.points == [28, 53, 28, 53, 28]
    assert result.places == [2, 1, 2, 1, 2]


@rule("SG-END-06")
@pytest.mark.parametrize("form", ["2v2", "2v2v2", "3v3"])
def test_teams_of_the_same_size_add_up_their_points(form: str) -> None:
    levels = {seat: [seat + 1, 1] for seat in range(4)}
    table = lay_cities(teams(form), levels)

    sums = [sum(seat + 2 for seat in team if seat < 4) for team in TEAMS[form]]
    assert table.position()["teams"]["points"] == sums


@rule("SG-END-07")
@pytest.mark.parametrize(
    ("levels", "winners"),
    [
        ({0: [4], 1: [2], 3: [2]}, [0, 2]),
        ({0: [3, 1], 1: [4]}, [1, 3]),
        ({0: [3], 2: [1], 1: [2, 2]}, [0, 2]),
        ({0: [2], 2: [2], 1: [2, 1, 1]}, [0, 2]),
    ],
)
def test_ties_are_broken_by_the_levels_of_both_members(
    levels: dict[int, list[int]], winners: list[int]
) -> None:
    table = last_to_act(lay_cities(teams(day_limit=1), levels), 3)

    table.play("end turn", seat=3)

    assert table.game.result is not None
    assert len(set(table.game.result.points)) == 1
    assert table.game.result.winners == winners


@rule("SG-END-07")
def test_further_ties_go_to_heroes_then_cards_and_may_remain() -> None:
    def tied() -> Table:
        table = lay_cities(teams(day_limit=1), {0: [4], 3: [4]})
        return last_to_act(table, 3)

    square = next(iter(tied().document["tiles"]))
    heroes = tied().hero(1, square)
    cards = tied().shelter(2, "horn")
    even = tied()
    for table in (heroes, cards, even):
        table.play("end turn", seat=3)

    results = [table.game.result for table in (heroes, cards, even)]
    assert [result.winners for result in results if result] == [[1, 3], [0, 2], [0, 1, 2, 3]]


@rule("SG-END-07", "SG-END-06")
def test_the_factor_of_the_small_team_applies_only_to_points() -> None:
    levels = {1: [2], 3: [2], 0: [2], 2: [2], 4: [2]}  # 4 x 1.5 = 6 against 6
    table = last_to_act(lay_cities(teams("3v2", day_limit=1), levels), 3)

    table.play("end turn", seat=3)

    result = table.game.result
    assert result is not None
    assert set(result.points) == {6}
    assert result.winners == [0, 2, 4]
    assert result.breaks["level2"] == [3, 2, 3, 2, 3]  # of each team together


@rule("SG-MOD-03", "SG-TEA-10")
def test_the_points_limit_is_reached_by_one_player_in_team_play_too() -> None:
    levels = {0: [4, 4], 2: [4, 4], 1: [2]}
    table = lay_cities(teams(vp_limit=10), levels)
    ninth = list(table.document["tiles"])[-1]
    table.hero(0, ninth).hand(0, "sword", "lord.blue").hand(1)
    assert not table.game.over  # the team has sixteen

    table.play(f"attack city {ninth} with sword lord.blue", "done", seat=0)
    table.play("surrender", seat=1)

    assert table.game.result is not None
    assert table.game.result.reason == "battalia-points"


# The timer.


@rule("SG-TEA-12", "SG-WE-31")
def test_the_timer_gives_thirty_minutes_to_each_player_and_fifteen_to_each_neutral_hero() -> None:
    assert minutes_for(6, {"metamorpha": True, "bilkarr": True}) == 210
    assert minutes_for(4, {"metamorpha": False, "bilkarr": True}) == 135


@rule("SG-TEA-12")
@pytest.mark.parametrize("form", ["none", "2v2"])
def test_a_table_with_a_timer_shows_its_minutes_to_all(form: str) -> None:
    timed = stormhall.new("stormgates", 4, 0, just(seats=4, teams=form, timer=True))
    untimed = stormhall.new("stormgates", 4, 0, just(seats=4, teams=form))

    assert timed.view(None)["timer"] == timed.view(2)["timer"] == {"minutes": 120}
    assert "timer" not in untimed.view(None)
    again = stormhall.from_position(dict(timed.position()))
    assert again.state.digest() == timed.state.digest()


@rule("SG-TEA-12")
def test_the_rules_tell_the_clock_of_a_table_how_long_a_game_may_take() -> None:
    ruleset = find("stormgates")
    timed = ruleset.check(5, {"timer": True, "metamorpha": True})

    assert ruleset.minutes(5, timed) == 165
    assert ruleset.minutes(5, ruleset.check(5, {})) is None
    assert find("battalia").minutes(2, find("battalia").check(2, {})) is None
