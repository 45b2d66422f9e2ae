"""Battalia's insight into good play: its terms, when they mean something, quick choices."""

from __future__ import annotations

import pytest

from stormhall.agents.decision import Decision
from stormhall.agents.registry import agent
from stormhall.battalia.bots.insight import MARGIN, WEIGHTS, BattaliaInsight, battalia_insight
from stormhall.battalia.ruleset import BATTALIA
from stormhall.kernel.core.errors import SetupError
from tests.battalia.battles import war
from tests.battalia.table import Table, battalia, dealt_table
from tests.contract.setups import Case, pairwise_cases, preset_cases

INSIGHT = battalia_insight()
CASES = [
    *(pytest.param(case, id=case.title) for case in preset_cases(BATTALIA)),
    *(
        pytest.param(case, id=case.title, marks=pytest.mark.long)
        for case in pairwise_cases(BATTALIA)
    ),
]
DECISIONS = 40


def value(table: Table, seat: int = 0) -> float:
    return INSIGHT.value(table.state, seat)


def term(table: Table, word: str, seat: int = 0) -> float:
    """The value of one term."""
    return INSIGHT.measure(table.state, seat)[INSIGHT.terms.index(word) - 1]


def urge(table: Table, text: str) -> int:
    code = table.game.ruleset.notation.code(text)
    return INSIGHT.urge(table.state, table.mover, code)


def home(*hand: str) -> Table:
    """Player 0 between two actions with a city, a road from it and a hand; no light."""
    table = battalia(oracle=False).faction("islanders", "emberians").city("b2", owner=0)
    return table.tile("c2", "road.straight", "ew").hand(0, *hand)


# The terms.


def test_every_term_has_a_number_and_a_weight():
    table = dealt_table(seats=4)

    for seat in range(4):
        assert len(INSIGHT.measure(table.state, seat)) == len(INSIGHT.terms) - 1
    assert list(WEIGHTS) == INSIGHT.terms


def test_weights_can_be_replaced_only_by_name():
    other = battalia_insight({"points": 7.0})

    assert other.weights[other.terms.index("points")] == 7.0
    assert INSIGHT.weights[INSIGHT.terms.index("points")] == WEIGHTS["points"]
    with pytest.raises(SetupError):
        battalia_insight({"glory": 1.0})


def test_measuring_changes_nothing_and_is_repeatable():
    table = dealt_table(seats=3)
    before = table.state.digest()

    first = INSIGHT.measure(table.state, 1)

    assert BattaliaInsight(WEIGHTS).measure(table.state, 1) == first
    assert table.state.digest() == before


def test_a_new_hand_does_not_change_the_standing():
    poor = battalia().turn(1).exact(0).hand(0, *["supply"] * 6).shelter(0, *["lord.red"] * 4)
    rich = battalia().turn(1).exact(0).shelter(0, *["supply"] * 6).hand(0, *["lord.red"] * 4)

    assert value(poor) == pytest.approx(value(rich))


def test_cards_that_can_still_be_laid_are_worth_something():
    idle = home("scroll.red", "scroll.blue", "tent.red")
    busy = home("supply", "supply", "supply", "supply", "supply")

    assert term(busy, "hand") > term(idle, "hand") >= 0.0
    assert term(busy.play("end turn"), "hand") == 0.0


def test_a_turn_with_an_upgrade_is_better_than_one_without():
    idle = home("chief.red", "chief.blue")
    busy = home("chief.red", "chief.blue")

    idle.play("end turn")
    busy.play("upgrade b2", "end turn")

    assert value(busy) > value(idle) + 0.5


def test_a_city_is_better_than_the_room_for_it():
    idle = home("chief.red", "chief.blue", "chief.gold")
    busy = home("chief.red", "chief.blue", "chief.gold")

    idle.play("end turn")
    busy.play("build city.cross d2 with chief.blue chief.red chief.gold", "end turn")

    assert term(busy, "points") == term(idle, "points") + 2.0
    assert value(busy) > value(idle) + 0.5


def test_a_neutral_city_taken_is_better_than_one_in_reach():
    table = home("weapon.red", "lord.red").neutral("d2").hero(0, "d2")
    before = value(table)

    table.play("attack city d2 with weapon.red lord.red", "done")

    assert term(table, "reach") < INSIGHT.measure(table.state, 0)[0] * 2
    assert value(table) > before + 1.0


def test_a_road_towards_a_neutral_city_brings_it_nearer():
    apart = home().tile("c2", "road.curve", "sw")
    near = home()  # the road points at the neutral city on f2

    assert term(near, "approach") > term(apart, "approach") > 0.0


def test_a_hero_beside_a_neutral_city_is_worth_more_than_one_at_home():
    far = home("supply").shelter(0, "weapon.red", "lord.red").neutral("d2").hero(0, "b2")
    near = home("supply").shelter(0, "weapon.red", "lord.red").neutral("d2").hero(0, "c2")

    assert term(near, "reach") > term(far, "reach") > 0.0


def test_an_armed_rival_near_a_city_of_the_player_is_a_threat():
    far = home().city("f6", owner=1).hero(1, "f6").shelter(1, "weapon.red", "lord.red")
    near = home().city("f6", owner=1).hero(1, "c2").shelter(1, "weapon.red", "lord.red")

    assert term(near, "threat") > term(far, "threat")


def test_a_thin_deck_of_one_rank_builds_more_than_a_mixed_one():
    cards = [*["chief.red"] * 5, *["supply"] * 5]
    others = ["scroll.blue", "scroll.blue", "tent.gold", "tent.gold", "horse.green", "horse.green"]
    thin = battalia(seats=4).exact(0).hand(0).shelter(0, *cards)
    mixed = battalia(seats=4).exact(0).hand(0).shelter(0, *cards, *others)

    assert term(thin, "income") > term(mixed, "income")


def test_the_lead_is_over_the_best_rival():
    table = battalia(seats=3).city("c3", owner=0, level=4).city("e3", owner=1, level=2)
    points = table.state.geography().points

    assert term(table, "lead") == points[0] - max(points[1], points[2])


# When a standing means something.


def test_a_standing_means_something_between_actions_and_between_turns():
    table = home("friman.red", "supply")
    assert INSIGHT.is_quiet(table.state, 0)

    table.play("build road.curve")
    assert not INSIGHT.is_quiet(table.state, 0)

    table.play(table.legal()[0], "end turn")
    assert INSIGHT.is_quiet(table.state, 0)


def test_a_standing_means_nothing_in_battle():
    table = war(level=3).hand(0, "weapon.blue", "lord.blue").hand(1, "lord.red")

    table.play("attack city d2 with weapon.blue lord.blue")
    assert not INSIGHT.is_quiet(table.state, 0)
    table.play("done")

    assert table.mover == 1
    assert not INSIGHT.is_quiet(table.state, 1)


def test_in_an_outcome_only_the_lead_over_the_best_rival_counts():
    table = home("supply")
    own, best = (INSIGHT.value(table.state, seat) for seat in (0, 1))

    outcome = INSIGHT.outcome(table.state, 0)

    assert INSIGHT.terms[0] == "victory"
    assert outcome[1:] == [0.0] * (len(INSIGHT.terms) - 1)
    assert (outcome[0] > 2 * MARGIN) == (own > best)
    assert outcome[0] + INSIGHT.outcome(table.state, 1)[0] == pytest.approx(4 * MARGIN)


def test_a_won_game_is_the_best_outcome_and_a_lost_one_the_worst():
    state = home("supply").city("b6", owner=0, level=4).state.clone()
    state.frames.clear()
    assert state.result().winners == [0]

    won, lost = (INSIGHT.outcome(state, seat)[0] for seat in (0, 1))

    assert won > 3.8 * MARGIN
    assert lost < 0.2 * MARGIN


def test_a_stretch_runs_from_one_turn_of_a_player_to_his_next():
    table = dealt_table(seats=2)
    first = table.state.active
    second = 1 - first
    assert [INSIGHT.stretch(table.state, s) for s in (first, second)] == [1, 0]

    table.play("keep", "end turn")
    assert [INSIGHT.stretch(table.state, s) for s in (first, second)] == [1, 1]

    table.play("keep", "end turn")
    assert [INSIGHT.stretch(table.state, s) for s in (first, second)] == [2, 1]


def test_the_same_position_has_the_same_key_however_reached():
    one = home("chief.red", "chief.blue", "supply", "supply")
    other = home("chief.red", "chief.blue", "supply", "supply")

    one.play("upgrade b2", "hire friman")
    other.play("hire friman", "upgrade b2")

    assert INSIGHT.key(one.state, 0) == INSIGHT.key(other.state, 0)
    assert INSIGHT.key(one.state, 0) != INSIGHT.key(home().state, 0)


def test_nobody_has_teammates():
    assert INSIGHT.teammates(dealt_table(seats=4).state, 2) == [2]


# Quick choices.


def test_a_hero_is_keener_on_steps_towards_a_city_he_can_take():
    table = home("supply", "supply").neutral("d2").hero(0, "c2")

    assert urge(table, "move hero1 d2") > urge(table, "move hero1 b2")


def test_the_weakest_battle_card_that_is_enough_is_laid_first():
    table = home("weapon.red", "lord.red", "priest.red", "friman.red").neutral("d2").hero(0, "d2")

    table.play("attack city d2", "play weapon.red")

    assert urge(table, "play lord.red") > urge(table, "play priest.red") > urge(table, "give up")
    table.play("play friman.red")
    assert urge(table, "play priest.red") > urge(table, "play lord.red")


def test_a_sword_is_laid_before_the_units_that_may_still_build():
    table = home("weapon.red", "lord.red", "sword").neutral("d2").hero(0, "d2")

    table.play("attack city d2", "play weapon.red")

    assert urge(table, "play sword") > urge(table, "play lord.red")


def test_a_player_leads_the_faction_of_most_of_his_cards():
    table = battalia(seats=2)
    state = table.state
    colours = {"islanders": "blue", "emberians": "red", "cloudborn": "gold", "baerfolk": "green"}
    notation = table.game.ruleset.notation
    cards = table.hand_of(0) + table.shelter_of(0) + table.nation_of(0)
    counts = {word: sum(1 for c in cards if c.endswith(colours[word])) for word in colours}

    keenest = max(colours, key=lambda f: INSIGHT.urge(state, 0, notation.code(f"choose {f}")))

    assert counts[keenest] == max(counts.values())


def test_the_ambush_is_raised_when_the_hand_is_not_enough():
    table = war(level=1).hand(0, "weapon.blue", "lord.blue").hand(1, "friman.red")
    table.ambush(1, "lord.red")
    table.play("attack city d2 with weapon.blue lord.blue", "done", "fight")

    assert table.step == "raise-ambush"
    assert urge(table, "raise ambush") > urge(table, "leave ambush")


# All tables.


@pytest.mark.parametrize("case", CASES)
def test_greedy_players_play_every_table(case: Case):
    game = case.new(seed=6)
    players = [agent("greedy", seed) for seed in range(case.seats)]

    made = 0
    while made < DECISIONS and not game.over:
        seat = game.to_act[0]
        game.apply(seat, players[seat].choose(Decision(game, seat)))
        made += 1

    assert made > case.seats
    assert game.state.defects() == []
