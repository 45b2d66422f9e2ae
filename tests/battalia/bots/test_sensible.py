"""Choices that bots never make in Battalia, and good ones that they keep."""

from __future__ import annotations

from stormhall.battalia.bots.insight import battalia_insight
from tests.battalia.battles import FIELD, war
from tests.battalia.table import Table, battalia


def sensible(table: Table) -> list[str]:
    """The legal actions that are kept, as texts."""
    state, seat = table.state, table.mover
    notation = table.game.ruleset.notation
    choices = battalia_insight().sensible(state, seat, state.offers(seat))
    return [notation.text(code) for code in choices]


def duel(level: int = 1) -> Table:
    """Two players; the first has a city of this level."""
    return battalia(oracle=False).faction("islanders", "emberians").city("b2", owner=0, level=level)


def with_cities(levels: list[int], rival: int) -> Table:
    """Player 0 has a row of cities of these levels, player 1 one city of level `rival`."""
    table = battalia(seats=2, oracle=False).clear().faction("islanders", "emberians")
    for cell, level in zip(("b2", "d2", "f2", "b4", "f4", "d6"), levels, strict=False):
        table.city(cell, owner=0, level=level, card="city.cross")
    return table.city("f6", owner=1, level=rival, card="city.end", exits="s")


# The beginning of a turn.


def test_a_cohort_is_always_declared():
    table = duel().turn(0, "cohort").hand(0, "chief.red", "chief.red", "friman.red", "supply")

    assert "keep" in table.legal()
    assert sensible(table) == ["cohort"]


def test_a_hand_that_hires_a_lord_is_not_thrown_away():
    table = duel().turn(0, "cohort").hand(0, *["supply"] * 5, "friman.red")

    assert "mulligan" in table.legal()
    assert sensible(table) == ["keep"]


def test_a_useless_hand_may_be_thrown_away():
    table = duel().turn(0, "cohort").hand(0, "lord.red", "scroll.red", "scroll.blue", "horse.blue")

    assert sorted(sensible(table)) == ["keep", "mulligan"]


# The end of a turn.


def test_a_turn_does_not_end_with_an_upgrade_at_hand():
    table = duel().hand(0, "chief.red", "chief.blue", "supply")

    assert "end turn" in table.legal()
    assert "end turn" not in sensible(table)
    assert "upgrade b2" in sensible(table)


def test_the_upgrade_that_wins_the_game_is_the_only_choice():
    table = with_cities([4, 4, 4, 4, 3], rival=1).hand(0, "lord.red", "lord.blue", *["supply"] * 3)

    assert len(table.legal()) > 2
    assert sensible(table) == ["upgrade f4"]


def test_nobody_ends_a_game_that_he_would_lose():
    table = battalia(seats=2, oracle=False, level4_cities_to_end=2)
    table.clear().faction("islanders", "emberians")
    table.city("b2", owner=0, level=4).city("d2", owner=0, level=3).city("b4", owner=1, level=3)
    table.city("d4", owner=1, level=3).city("f4", owner=1, level=3)
    table.hand(0, "lord.red", "lord.blue")

    assert "upgrade d2" in table.legal()
    choices = sensible(table)
    assert "upgrade d2" not in choices
    assert "end turn" in choices


# Ambush.


def test_a_lord_is_not_suspended_to_keep_a_supply():
    table = duel().hand(0, "lord.red", "supply", "friman.blue").shelter(0, *["chief.gold"] * 5)

    assert "suspend lord.red" in table.legal()
    choices = sensible(table)
    assert "suspend lord.red" not in choices
    assert "suspend supply" in choices


def test_a_supply_is_not_kept_in_place_of_a_lord():
    table = duel().hand(0, "lord.red", "supply", "friman.blue").shelter(0, *["chief.gold"] * 5)

    table.play("suspend friman.blue")

    assert "ambush supply" in table.legal()
    assert sensible(table) == ["ambush lord.red"]


# Attacks.


def test_an_attack_on_a_neutral_city_that_cannot_succeed_is_dropped():
    table = duel().neutral("d2").hero(0, "d2").hand(0, "weapon.red", "friman.red", "chief.red")
    table.say(rules=1)  # later ones do not offer it (BT-BAT-28)

    assert "attack city d2" in table.legal()
    assert "attack city d2" not in sensible(table)
    assert "end turn" in sensible(table)


def test_an_attack_that_an_amulet_may_help_is_kept():
    table = duel().neutral("d2").hero(0, "d2").hand(0, "weapon.red", "friman.red", "amulet.red")

    assert "attack city d2" in sensible(table)


def test_an_attack_on_a_neutral_city_that_succeeds_is_kept():
    table = duel().neutral("d2").hero(0, "d2").hand(0, "weapon.red", "lord.red")

    assert "attack city d2" in sensible(table)


def test_an_opening_that_can_succeed_is_not_given_up():
    table = duel().neutral("d2").hero(0, "d2").hand(0, "weapon.red", "lord.red", "chief.red")

    table.say(rules=1).play("attack city d2", "play weapon.red")

    assert "give up" in table.legal()
    assert sorted(sensible(table)) == ["play chief.red", "play lord.red"]


def test_nothing_more_is_laid_once_the_guards_are_beaten():
    table = duel().neutral("d2").hero(0, "d2").hand(0, "weapon.red", "lord.red", "chief.red")

    table.play("attack city d2", "play weapon.red", "play lord.red")

    assert "play chief.red" in table.legal()
    assert sensible(table) == ["done"]


# Defence.


def test_a_defender_who_must_lose_surrenders():
    table = war(level=1).hand(0, "weapon.blue", "lord.blue", "lord.red").hand(1, "friman.red")

    table.play("attack city d2 with weapon.blue lord.blue lord.red", "done")

    assert "fight" in table.legal()
    assert sensible(table) == ["surrender"]


def test_a_defender_who_can_win_fights_when_the_attacker_has_nothing_left():
    table = war(level=3).hand(0, "weapon.blue", "lord.blue").hand(1, "lord.red", "supply")

    table.play(f"attack city {FIELD} with weapon.blue lord.blue", "done")

    assert "surrender" in table.legal()
    assert sensible(table) == ["fight"]


def test_surrender_and_fight_are_open_while_the_attacker_holds_cards():
    table = war(level=3).hand(0, "weapon.blue", "lord.blue", "lord.gold").hand(1, "lord.red")

    table.play(f"attack city {FIELD} with weapon.blue lord.blue", "done")

    assert sorted(sensible(table)) == ["fight", "surrender"]


def test_a_volley_that_cannot_be_completed_wastes_no_card():
    table = war(level=1).hand(0, "weapon.blue", "lord.blue", "friman.blue").hand(1, "lord.red")
    table.hand(1, "lord.red", "lord.gold")

    table.play(f"attack city {FIELD} with weapon.blue lord.blue", "done", "fight")
    table.play("play lord.red", "play lord.gold", "done")

    assert "play friman.blue" in table.legal()
    assert sensible(table) == ["give up"]


# Heroes.


def test_a_hero_does_not_walk_away_from_everything_he_could_take():
    table = duel().tile("c2", "road.straight", "ew").neutral("d2").hero(0, "c2")
    table.hand(0, "supply", "supply")

    assert "move hero1 b2" in table.legal()
    choices = sensible(table)
    assert "move hero1 b2" not in choices
    assert "move hero1 d2" in choices


# Gifts.


def test_the_horn_takes_as_many_cards_as_it_may():
    table = duel().hand(0, "horn").nation(0, "lord.red", "chief.red", "supply")

    table.play("horn")

    assert "enough" in table.legal()
    assert all(text.startswith("take") for text in sensible(table))


def test_the_sensible_choices_are_never_empty():
    table = duel().hand(0)

    assert sensible(table) == ["end turn"]
