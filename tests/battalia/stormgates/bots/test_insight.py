"""The standings that bots compute in The Stormgates, and the moments when they do."""

from __future__ import annotations

import pytest

import stormhall
from stormhall.battalia.bots.insight import WEIGHTS, BattaliaInsight
from stormhall.battalia.stormgates.bots.insight import STORMGATES_WEIGHTS, stormgates_insight
from stormhall.battalia.stormgates.bots.modules.royals import days_to_count
from stormhall.kernel.core.errors import SetupError
from tests.battalia.stormgates.support.bot_insight import INSIGHT, key, sensible, standing, urge
from tests.battalia.stormgates.support.potion_battle import ATTACK, brawl, potions
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.stormgates.support.team_table import MODES, lay_cities, teams
from tests.battalia.stormgates.support.valley_table import gated, valleys
from tests.battalia.table import Table

NEW_TERMS = [
    "royals", "census", "veteran", "posts", "stardust", "gates", "gusts", "buildings", "veils",
    "potions", "helpers", "draft", "native", "valleys", "team",
]  # fmt: skip


# Terms and weights.


def test_the_terms_of_battalia_come_first_and_have_a_weight_each() -> None:
    assert INSIGHT.terms == [*WEIGHTS, *NEW_TERMS]
    assert list(STORMGATES_WEIGHTS) == INSIGHT.terms


def test_a_table_without_modules_is_judged_as_in_battalia() -> None:
    table = stormgates(seats=4).city("a1", owner=0, level=2).hand(0, "chief.red", "supply")
    base = BattaliaInsight(WEIGHTS).measure(table.state, 0)

    measures = INSIGHT.measure(table.state, 0)

    assert measures[: len(base)] == base
    assert measures[len(base) :] == [0.0] * len(NEW_TERMS)


def test_weights_may_be_replaced_but_not_invented() -> None:
    changed = stormgates_insight({"royals": 7.0})

    assert changed.weights[changed.terms.index("royals")] == 7.0
    with pytest.raises(SetupError):
        stormgates_insight({"luck": 1.0})


# The value of each module.


def court(*hand: str) -> Table:
    table = stormgates("royals", seats=4).faction("baerfolk", "islanders", "emberians", "cloudborn")
    return table.city("a1", owner=0, level=4).hand(0, *hand)


def test_a_queen_who_can_crown_a_city_is_worth_more_than_one_who_cannot() -> None:
    able, unable = court("queen.green"), court("queen.green").chip("a1", 0, 1)

    assert standing(able)["royals"] > standing(unable)["royals"] > 0
    assert standing(court("supply"))["royals"] == 0


@pytest.mark.parametrize(("day", "left"), [(1, 13), (7, 7), (14, 0), (15, 6), (21, 0)])
def test_the_next_census_that_counts_is_the_second_or_a_later_one(day: int, left: int) -> None:
    assert days_to_count(day) == left


def test_cards_count_towards_a_census_while_they_matter() -> None:
    small = stormgates("royals", seats=4).day(14)
    large = stormgates("royals", seats=4).day(14).shelter(0, *["supply"] * 20)

    assert standing(large)["census"] > standing(small)["census"]


def test_a_veteran_has_a_better_standing() -> None:
    table = stormgates("heroic", "advanced").say(heroic={"veterans": [0]})

    assert (standing(table)["veteran"], standing(table, 1)["veteran"]) == (1.0, 0.0)


def test_posts_and_stardust_count() -> None:
    table = stormgates("trading").tile("c2", "road.straight", "ew").hand(0, "stardust")
    table.say(trading={"posts": [["c2"]]})

    assert standing(table)["posts"] >= 1
    assert standing(table)["stardust"] == 1
    assert standing(table, 1)["stardust"] == 0


def test_a_full_potion_is_worth_more_than_one_drunk_without_effect() -> None:
    full, drunk = potions(brawl(), colossus=0), potions(brawl(), colossus=(0, 1))

    assert standing(full)["potions"] > standing(drunk)["potions"] > 0


def test_weakness_lowers_the_standing_of_its_victim() -> None:
    table = potions(brawl(), weakness={"owner": 0, "day": 1, "victim": 1})

    assert standing(table, 1)["potions"] < 0


def test_a_hero_on_a_gate_and_a_gust_count() -> None:
    afar, at_gate = gated().hero(0, "a1"), gated().hero(0, "b2")
    with_gust = gated().hero(0, "b2").say(high_pass={"gusts": [[1], [], [], []]})

    assert standing(at_gate)["gates"] > standing(afar)["gates"]
    assert standing(with_gust)["gusts"] > standing(at_gate)["gusts"]


def test_a_building_and_a_hero_near_one_count() -> None:
    table = valleys(buildings={"c3": "smithy"}).tile("c3", "building", owner=0, level=2)
    table.hero(1, "d2")

    assert standing(table)["buildings"] > standing(table, 1)["buildings"]
    assert standing(table, 1)["valleys"] > standing(table, 2)["valleys"]


def test_a_veiled_city_counts() -> None:
    table = stormgates("new_great_artefacts", seats=4).city("a1", owner=0, level=4)

    before = standing(table)["veils"]
    veiled = stormgates("new_great_artefacts", seats=4).city("a1", owner=0, level=4)
    veiled.say(mantle={"veils": {"a1": [0]}})

    assert standing(veiled)["veils"] > before == 0


# Teams.


def test_a_team_leads_by_the_points_of_all_its_members() -> None:
    table = lay_cities(teams("2v2"), {0: [1], 1: [2], 2: [4, 4], 3: [1]})

    assert standing(table, 0)["lead"] == 9 - 3
    assert standing(table, 1)["lead"] == 3 - 9
    assert standing(table, 0)["team"] > standing(table, 1)["team"]
    assert INSIGHT.teammates(table.state, 0) == [0, 2]


def test_the_points_of_two_against_three_count_one_and_a_half_times() -> None:
    table = lay_cities(teams("3v2"), {0: [2], 1: [3], 2: [2], 3: [3], 4: [2]})

    assert standing(table, 1)["lead"] == 9 - 6


@pytest.mark.parametrize("mode", MODES)
def test_the_days_of_all_members_begin_with_the_turn_of_their_team(mode: str) -> None:
    table = teams("2v2", mode)
    days: list[list[int]] = [[] for _ in range(4)]
    for _ in range(60):
        for seat in range(4):
            days[seat].append(INSIGHT.stretch(table.state, seat))
        seat = table.game.to_act[0]
        table.game.apply(seat, "keep" if "keep" in table.legal(seat) else "end turn")

    for seen in days:
        assert seen == sorted(seen)
        assert seen[-1] > seen[0] + 3


# Moments.


def test_the_turn_of_a_team_is_quiet_between_two_actions() -> None:
    table = teams("2v2", "interleaved")

    assert table.step == "turn"
    assert all(INSIGHT.is_quiet(table.state, seat) for seat in range(4))


def test_nothing_is_quiet_while_a_potion_may_be_drunk_or_a_storm_effect_chosen() -> None:
    window = potions(brawl(), brotherhood=1).hand(0, "weapon.blue", "lord.blue").play(ATTACK)
    storm = gated(coming="windfall").hero(0, "b2").hand(0, *["supply"] * 3).play("jump hero1 j6")

    assert (window.step, storm.step) == ("attack-announced", "gain-artefact")
    assert not INSIGHT.is_quiet(window.state, 0)
    assert not INSIGHT.is_quiet(storm.state, 0)


def test_states_differ_if_modules_remember_different_facts() -> None:
    full, drunk = potions(brawl(), colossus=0), potions(brawl(), colossus=(0, 1))

    assert key(full) != key(drunk)
    assert key(full) == key(potions(brawl(), colossus=0))


# The draft.


def test_a_draft_looks_for_units_of_one_faction() -> None:
    game = stormhall.new("stormgates", 4, 3, {"teams": "none"})
    while "draft" not in str(game.legal(game.to_act[0])[0]):
        game.apply(game.to_act[0], game.legal(game.to_act[0])[0])
    seat = game.to_act[0]
    state = game.state
    choices = state.offers(seat)
    own = game.state.factions[seat]  # type: ignore[attr-defined]

    urges = {code >> 8 & 7: INSIGHT.urge(state, seat, code) for code in choices}

    assert INSIGHT.is_quiet(state, seat)
    if own in urges:
        assert urges[own] == max(urges.values())
    state.take(seat, choices[0])
    assert dict(zip(INSIGHT.terms[1:], INSIGHT.measure(state, seat), strict=True))["draft"] > 0


# Urges.


def test_a_royal_line_is_a_keener_choice_than_hiring_or_the_end_of_the_turn() -> None:
    table = court("queen.green", "supply", "supply", "supply")

    assert urge(table, "crown a1") > urge(table, "hire chief") > urge(table, "end turn")


def test_a_free_level_goes_to_the_highest_city_that_can_rise() -> None:
    table = gated(coming="growth").hero(0, "b2").hand(0, *["supply"] * 3)
    table.city("a1", owner=0, level=1).city("e1", owner=0, level=3).play("jump hero1 j6")

    assert urge(table, "raise e1") > urge(table, "raise a1")


def test_steps_to_a_gate_are_not_idle() -> None:
    table = stormgates("gates", "advanced", seats=4).hero(0, "a2").hand(0, "supply", "supply")
    table.tile("a2", "road.curve", "ne").tile("b2", "gate")

    assert "move hero1 b2" in table.legal()
    assert "move hero1 b2" in sensible(table)


def test_a_hero_on_a_gate_does_not_walk_to_another_one() -> None:
    table = stormgates("gates", "advanced", seats=4).clear().hero(0, "b2").hand(0, "supply")
    table.faction("baerfolk", "islanders", "emberians", "cloudborn")
    table.city("a1", owner=0, card="city.end", exits="e")
    table.tile("b2", "gate", terrain="forest").tile("f2", "gate", terrain="lake")
    for cell in ("c2", "d2", "e2"):
        table.tile(cell, "road.straight", "ew")

    assert "move hero1 c2" in table.legal()
    assert "move hero1 c2" not in sensible(table)
