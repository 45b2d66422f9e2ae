"""The turn of a team: three ways to share it (SG-TEA-03, -04, -21 to -29)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import stormhall
from stormhall import Game, IllegalAction, UndoRefused
from stormhall.battalia.model.verbs import END_TURN
from tests.battalia.stormgates.support.one_seat_at_a_time import WAIT, Rotation
from tests.battalia.stormgates.support.team_table import FORMS, MODES, TEAMS, settings, teams
from tests.battalia.table import Table
from tests.rules import rule

FIELD = "d2"
ROAD = ["b1", "c1", "d1", "e1"]


def steps(table: Table) -> list[str | None]:
    """The step of the turn that each player is in."""
    found: list[str | None] = table.position()["teams"]["steps"]
    return found


def riders(mode: str = "interleaved") -> Table:
    """Heroes of player 0 on a road with a horse, and a mate with cards of his own."""
    table = teams("2v2", mode).clear().city("a1", owner=0).city("g7", owner=2)
    for cell in ROAD:
        table.tile(cell, "road.straight", "ew")
    table.hero(0, "a1").hero(2, "g7")
    return table.hand(0, "horse.blue", "supply").hand(2, "supply", "supply", "supply")


def played_out(table: Table) -> Table:
    """Play until the next day begins; everybody keeps the hand and ends the turn at once."""
    day = table.state.day
    while table.state.day == day:
        seat = table.game.to_act[0]
        line = "keep" if "keep" in table.legal(seat) else "end turn"
        table.play(line, seat=seat)
    return table


# The order of turns.


@rule("SG-TEA-03")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("form", "first", "order"),
    [
        ("2v2", 0, [0, 2, 1, 3]),
        ("2v2", 3, [3, 1, 0, 2]),
        ("2v2v2", 1, [1, 4, 2, 5, 3, 0]),
        ("3v2", 0, [0, 2, 4, 1, 3]),
        ("3v3", 0, [0, 2, 4, 1, 3, 5]),
    ],
)
def test_teams_take_turns_beginning_with_the_first_players_team(
    form: str, first: int, order: list[int], mode: str
) -> None:
    table = teams(form, mode).say(first=first).turn(first, "cohort")

    played_out(played_out(table))

    assert [event["day"] for event in table.events("day")] == [2, 3]
    assert [event["seat"] for event in table.events("turn") if event["day"] == 2] == order


@rule("SG-TEA-03", "SG-CTL-11")
def test_the_turns_of_all_members_begin_together_and_the_day_ends_with_the_last_team() -> None:
    table = teams("2v2v2").turn(2)
    table.tent(2, None, "friman.green").tent(0, None, "friman.blue")

    table.play("end turn", seat=2)
    assert table.state.day == 1
    assert len(table.tents_of(0)) == 1
    table.play("end turn", seat=5)

    assert table.state.day == 2
    assert table.tents_of(0) == []
    assert steps(table) == ["cohort", None, None, "cohort", None, None]


# Interleaved turns.


@rule("SG-TEA-21", "SG-TEA-04")
def test_members_alternate_as_they_like_between_complete_actions() -> None:
    table = riders()

    table.play("move hero1 b1 with supply", seat=0)
    table.play("hire chief", seat=2)
    table.play("move hero1 c1 with horse.blue", seat=0)

    assert table.new_of(2)[0].startswith("chief")
    assert table.heroes_of(0)[0] == "c1"
    assert table.game.to_act == (0, 2)


@rule("SG-TEA-21")
def test_an_action_that_was_begun_is_completed_by_its_member_first() -> None:
    table = riders().hand(2, "friman.green", "tool.green", "supply", "supply", "supply")

    table.play("build road.straight", seat=2)

    assert table.game.to_act == (2,)
    table.refuses("move hero1 b1", because="SH-TURN", seat=0)


@rule("SG-TEA-22")
def test_each_member_goes_through_the_steps_independently() -> None:
    table = (
        teams("3v3")
        .turn(0, "cohort")
        .say(teams={"steps": ["cohort", None, "cohort", None, "cohort", None]})
    )
    table.ambush(2, "tent.green").hand(2, "supply").hand(4, "supply")
    assert table.game.to_act == (0, 2, 4)

    table.play("keep", seat=2)

    assert steps(table) == ["cohort", None, "actions", None, "cohort", None]
    assert table.hand_of(2) == ["supply", "tent.green"]  # ambush cards go to the hand
    table.refuses("end turn", because="BT-TRN-2", seat=4)
    table.refuses("keep", because="BT-TRN-2", seat=2)
    table.play("mulligan", seat=4)
    assert len(table.hand_of(4)) == 5
    assert steps(table)[4] == "actions"


@rule("SG-TEA-22")
def test_a_cohort_is_shown_before_the_ambush_is_picked_up() -> None:
    table = teams().turn(2, "cohort").ambush(2, "tent.green")
    table.hand(2, "tool.green", "title.green", "scroll.green")

    table.play("cohort", seat=2)
    assert list(table.game.to_act) == [2]
    assert "tent.green" not in table.hand_of(2)
    table.play("show player2", seat=2)

    assert "tent.green" in table.hand_of(2)
    assert table.game.to_act == (0, 2)
    view: Any = table.game.view(3)
    assert view["teams"]["cohorts"][2][0] == 3


@rule("SG-TEA-22")
def test_the_first_choice_counts_and_a_later_one_for_the_same_decision_is_stale() -> None:
    table = riders()
    decision = table.game.decision

    table.game.apply(2, "hire chief", decision)

    with pytest.raises(IllegalAction, match="SH-STALE"):
        table.game.apply(0, "move hero1 b1", decision)
    table.game.apply(0, "move hero1 b1 with supply", table.game.decision)


@rule("SG-TEA-22")
def test_a_record_of_interleaved_choices_replays_exactly() -> None:
    game = stormhall.new("stormgates", 4, 5, settings("2v2", "interleaved", "advanced"))
    chance = Random(5)
    for _ in range(150):
        seat = chance.choice(game.to_act)
        game.apply(seat, chance.choice(game.legal(seat)))

    again = stormhall.replay(game.record())

    assert again.state.digest() == game.state.digest()
    assert again.choices == game.choices


@rule("SG-TEA-23")
def test_a_player_who_ends_the_turn_cleans_up_draws_and_is_done_for_the_day() -> None:
    table = riders()
    table.play("move hero1 b1 with horse.blue", seat=0)

    table.play("end turn", seat=0)

    assert len(table.hand_of(0)) == 6
    assert table.table_of(0) == []
    assert table.position()["teams"]["rides"] == [None] * 4
    assert steps(table) == ["done", None, "actions", None]
    assert list(table.game.to_act) == [2]
    table.refuses("end turn", because="SH-TURN", seat=0)
    table.play("end turn", seat=2)
    assert table.game.to_act == (1, 3)
    assert steps(table) == [None, "cohort", None, "cohort"]


@rule("SG-TEA-24", "SG-TEA-04")
def test_no_two_members_attack_the_same_opponent_at_once() -> None:
    table = teams().city(FIELD, owner=1, level=3).hero(0, FIELD).hero(2, FIELD)
    table.hand(0, "sword").hand(2, "weapon.green", "lord.green").hand(1, "lord.red", "supply")
    attack = f"attack city {FIELD} with weapon.green"
    table.allows(attack, seat=2)

    table.play(f"attack city {FIELD} with sword", seat=0)
    table.refuses(attack, because="SH-TURN", seat=2)
    table.play("done", seat=0)
    table.refuses(attack, because="SH-TURN", seat=2)
    table.play("fight", "play lord.red", "done", seat=1)
    table.refuses(attack, because="SH-TURN", seat=2)
    table.play("give up", seat=0)

    assert len(table.hand_of(1)) == 6  # the refill comes before anybody goes on
    table.allows(attack, seat=2)


@rule("SG-TEA-04")
def test_two_members_attack_different_opponents_in_the_same_turn() -> None:
    table = teams().city(FIELD, owner=1, level=1).city("d6", owner=3, level=1)
    table.hero(0, FIELD).hero(2, "d6").hand(0, "sword").hand(2, "weapon.green", "lord.green")

    table.play(f"attack city {FIELD} with sword", "done", seat=0).play("surrender", seat=1)
    table.play("attack city d6 with weapon.green lord.green", "done", seat=2)
    table.play("surrender", seat=3)

    assert [table.tile_at(cell)["owner"] for cell in (FIELD, "d6")] == [0, 2]  # type: ignore[index]


@rule("SG-TEA-25")
def test_a_mates_action_does_not_end_a_ride() -> None:
    table = riders()
    table.play("move hero1 b1 with horse.blue", seat=0)

    table.play("hire chief", seat=2)

    table.play("move hero1 c1 with steps", "move hero1 d1 with steps", seat=0)
    assert table.heroes_of(0)[0] == "d1"


@rule("SG-TEA-25", "BT-MOV-4")
def test_the_riders_own_other_action_ends_the_ride() -> None:
    table = riders().hand(0, "horse.blue", "supply", "supply", "supply")
    table.play("move hero1 b1 with horse.blue", seat=0)

    table.play("hire chief", seat=0)

    table.refuses("move hero1 c1", because="BT-MOV-2", seat=0)


@rule("SG-TEA-25")
def test_a_position_holds_the_rides_of_all_members() -> None:
    table = riders()
    table.play("move hero1 b1 with horse.blue", seat=0).play("hire chief", seat=2)
    position: Any = table.game.position()

    assert position["active"] == 2
    assert position["ride"] is None
    assert position["teams"]["rides"] == [[1, 2], None, None, None]
    again = stormhall.from_position(position)
    assert again.state.digest() == table.state.digest()
    again.apply(0, "move hero1 c1 with steps")


@rule("SG-TEA-26")
def test_a_card_built_by_a_mate_is_there_before_the_next_action() -> None:
    table = teams().clear().city("a1", owner=0).city("c1", owner=2).empty("road.tee")
    cards = ["friman.blue", "friman.red", "supply"]
    table.hand(0, *cards).hand(2, *cards)
    line = "build road.straight b1 ew with friman.blue supply"
    table.allows(line, seat=0).allows(line, seat=2)

    table.play(line, seat=2)

    table.refuses(line, because="BT-BLD-2", seat=0)


@rule("SG-TEA-27")
def test_a_composed_line_may_be_sent_after_a_mates_action() -> None:
    table = riders()
    table.allows("move hero1 b1 with supply", seat=0)

    table.play("hire chief", seat=2)

    table.game.apply(0, "move hero1 b1 with supply")
    assert table.heroes_of(0)[0] == "b1"


# One member after the other, and handing over.


@rule("SG-TEA-28", "SG-TEA-29")
def test_in_sequence_members_take_whole_turns_in_the_order_of_seats() -> None:
    table = teams("3v3", "sequential").turn(2)

    assert table.game.to_act == (2,)
    assert steps(table) == ["done", None, "actions", None, "cohort", None]
    table.refuses("hand over player5", because="SG-TEA-28")
    table.play("end turn")
    assert table.game.to_act == (4,)
    table.play("keep", "end turn")
    assert table.game.to_act == (1,)


@rule("SG-TEA-28")
def test_the_turn_is_handed_over_only_after_an_action() -> None:
    table = riders("handover")
    assert table.game.to_act == (0,)
    table.refuses("hand over player3", because="SG-TEA-28")

    table.play("move hero1 b1 with horse.blue", "hand over player3")
    assert table.game.to_act == (2,)
    table.refuses("hand over player1", because="SG-TEA-28")
    table.play("hire chief", "hand over player1")

    table.play("move hero1 c1 with steps")  # the ride was not over
    assert table.heroes_of(0)[0] == "c1"


@rule("SG-TEA-28")
def test_the_turn_is_handed_over_to_a_mate_who_is_not_done() -> None:
    table = riders("handover")
    table.play("move hero1 b1 with supply")
    assert table.legal_like("hand over") == ["hand over player3"]
    table.refuses("hand over player2", because="SG-TEA-05")
    table.refuses("hand over player1", because="SG-TEA-05")

    table.play("hand over player3", "end turn")

    assert table.game.to_act == (0,)  # the last one goes on
    table.play("move hero1 c1 with horse.blue")
    table.refuses("hand over player3", because="SG-TEA-23")
    table.play("end turn")
    assert table.game.to_act == (1,)


@rule("SG-TEA-28")
def test_a_mate_who_gets_the_turn_begins_with_the_first_step() -> None:
    table = riders("handover").say(teams={"steps": ["actions", None, "cohort", None]})

    table.play("move hero1 b1 with supply", "hand over player3")

    assert sorted(table.legal()) == ["keep", "mulligan"]
    table.refuses("hand over player1", because="SG-TEA-28")
    table.play("keep")
    table.refuses("hand over player1", because="SG-TEA-28")  # keeping a hand is no action


@rule("SG-TEA-29")
@pytest.mark.parametrize("mode", ["handover", "sequential"])
def test_one_seat_acts_at_a_time_unless_turns_are_interleaved(mode: str) -> None:
    game = stormhall.new("stormgates", 6, 3, settings("2v2v2", mode, day_limit=4))
    chance = Random(3)
    while not game.over:
        assert len(game.to_act) == 1
        seat = game.to_act[0]
        game.apply(seat, chance.choice(game.legal(seat)))


@rule("SG-TEA-29")
def test_members_are_asked_in_rotation_and_may_wait_while_another_may_go_first() -> None:
    table = teams("3v3")
    rotation = Rotation(table.state)

    assert rotation.seat == 0
    assert rotation.offers()[-1] == WAIT
    rotation.take(WAIT)
    assert rotation.seat == 2
    rotation.take(WAIT)
    assert rotation.seat == 4
    assert WAIT not in rotation.offers()  # all others are waiting
    with pytest.raises(AssertionError):
        rotation.take(WAIT)
    before = table.state.number
    rotation.take(END_TURN)

    assert table.state.number == before + 1  # waiting is no choice of the game
    assert rotation.seat == 0
    rotation.take(END_TURN)
    assert rotation.seat == 2
    assert WAIT not in rotation.offers()  # all others are done


@rule("SG-TEA-29")
def test_a_game_asked_in_rotation_ends() -> None:
    game = stormhall.new("stormgates", 6, 1, settings("3v3", "interleaved", day_limit=5))
    rotation = Rotation(game.state)
    chance = Random(1)
    asked = 0
    while rotation.seat is not None:
        offers = rotation.offers()
        rotation.take(WAIT if WAIT in offers and chance.random() < 0.5 else chance.choice(offers))
        asked += 1

    assert game.over
    assert asked > game.state.number


# Borrowed cards, undone choices, documents.


@rule("SG-TEA-21", "BT-GRT-HAN-3")
def test_a_second_card_is_borrowed_only_after_the_first_is_returned() -> None:
    table = teams().hand(0, "hand").open(2, "supply", "hand").nation(1, "lord.red")
    table.allows("hand player2", seat=2)

    table.play("hand player2", "take lord.red", seat=0)
    table.refuses("hand player2", because="BT-GRT-HAN-3", seat=2)
    table.refuses("play borrowed", seat=2)
    table.play("end turn", seat=0)

    table.allows("hand player2", seat=2)


@rule("SH-UNDO-2", "SG-TEA-22")
def test_a_choice_is_taken_back_until_a_mate_has_chosen() -> None:
    table = riders().tile("f7", "road.straight", "ew")
    table.play("move hero1 b1 with supply", seat=0)
    table.game.undo(0)  # the payment
    assert table.heroes_of(0)[0] == "a1"

    table.play("with supply", seat=0).play("move hero1 f7", seat=2)

    with pytest.raises(UndoRefused):
        table.game.undo(0)
    table.game.undo(2)
    with pytest.raises(UndoRefused):
        table.game.undo(2)


@rule("SG-TEA-22")
@pytest.mark.parametrize(
    ("facts", "path"),
    [
        ({"steps": ["actions", "actions", "actions", None]}, "teams.steps"),
        ({"steps": ["actions", None, None, None]}, "teams.steps"),
        ({"steps": ["asleep", None, "actions", None]}, "teams.steps"),
        ({"steps": ["actions"]}, "teams.steps"),
        ({"steps": 3}, "teams.steps"),
        ({"rides": [[3, 1], None, None, None]}, "teams.rides"),
        ({"rides": [[1, 900], None, None, None]}, "teams.rides"),
        ({"trails": "b1"}, "teams.trails"),
        ({"attacks": -1}, "teams.attacks"),
        ({"acted": "yes"}, "teams.acted"),
    ],
)
def test_an_impossible_position_is_refused(facts: dict[str, Any], path: str) -> None:
    with pytest.raises(stormhall.PositionError, match=path):
        _ = teams().say(teams=facts).game


@rule("SG-TEA-28")
def test_the_active_player_is_not_done_before_his_mate_in_sequence() -> None:
    table = teams("2v2", "handover").say(teams={"steps": ["done", None, "actions", None]})

    with pytest.raises(stormhall.PositionError, match="the active player is done"):
        _ = table.game


def _check(game: Game, seed: int) -> None:
    """Check invariants, documents, and imagined worlds in the middle of a turn."""
    assert game.state.defects() == []
    viewer = seed % game.seats
    view = game.view(viewer)
    world = game.resample(viewer, seed)
    assert world.view(viewer) == view
    assert stormhall.resample(dict(view), seed).state.digest() == world.state.digest()
    assert stormhall.from_position(dict(game.position())).state.digest() == game.state.digest()


@rule("SG-TEA-21", "SG-TEA-22", "SG-TEA-28")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("form", list(FORMS))
def test_random_games_of_teams_end(form: str, mode: str) -> None:
    modules = ("advanced", "six_factions", "royals", "heroic", "unbound", "zealots")
    game = stormhall.new("stormgates", FORMS[form], 8, settings(form, mode, *modules, day_limit=16))
    game.silence()
    chance = Random(form + mode)
    while not game.over:
        seat = chance.choice(game.to_act)
        legal = [code for code in game.state.offers(seat) if code != END_TURN]
        rest = chance.random() < 0.15 or not legal
        game.state.take(seat, chance.choice(game.state.offers(seat) if rest else legal))
        if game.state.number % 23 == 0:
            _check(game, game.state.number)

    result = game.result
    assert result is not None
    for team in TEAMS[form]:
        assert len({(result.points[seat], result.places[seat]) for seat in team}) == 1
