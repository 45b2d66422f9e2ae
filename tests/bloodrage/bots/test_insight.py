"""What Blood Rage knows about good play: standings, urges, and when a standing is meaningful."""

from __future__ import annotations

import pytest

import stormhall
from stormhall import SetupError
from stormhall.agents.quick import quick_choice
from stormhall.bloodrage.bots.insight import blood_rage_insight
from stormhall.bloodrage.model.board import AGES
from stormhall.bloodrage.model.cards import CARD_INDEX
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Options
from stormhall.kernel.table.tree import first_to_act
from tests.bloodrage.judging import INSIGHT, first_draft, term, urge, value
from tests.bloodrage.table import bloodrage

OPTIONS: list[Options] = [
    {},
    {"first_game": True, "replacing": "any", "tie_break": "stats"},
    {"passing": "final", "draft_direction": "alternating", "discards": "open"},
    {"dark_elf_price": "yggdrasil", "clan_1": "choose", "tie_break": "figures"},
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("given", OPTIONS)
def test_every_state_of_a_game_can_be_judged(seats: int, given: Options):
    game = stormhall.new("bloodrage", seats, 7, given).state
    chance = Chance(3)
    stretches = [0]

    while game.frames:
        seat = first_to_act(game)
        offers = game.offers(seat)
        sensible = INSIGHT.sensible(game, seat, offers)
        assert sensible
        assert set(sensible) <= set(offers)
        assert all(0 <= INSIGHT.urge(game, seat, each) <= 1000 for each in sensible)
        assert len(INSIGHT.measure(game, seat)) == len(INSIGHT.terms) - 1
        stretches.append(INSIGHT.stretch(game, seat))
        game.take(seat, quick_choice(INSIGHT, game, seat, chance))

    assert stretches == sorted(stretches)
    assert INSIGHT.stretch(game, 0) == 2 * AGES
    order = sorted(range(seats), key=lambda seat: INSIGHT.value(game, seat))
    assert order[-1] in game.result().winners
    assert all(-1.0 <= INSIGHT.victory(game, seat) <= 1.0 for seat in range(seats))


def test_asking_about_choices_does_not_affect_later_states():
    here = bloodrage("wolf bear").stands("wolf", gimle="leader").game.state
    there = bloodrage("wolf bear").stands("wolf", utgard="leader").game.state
    fresh = blood_rage_insight()

    urges = [INSIGHT.urge(here, 0, each) for each in here.offers(0)]
    for each in there.offers(0):
        INSIGHT.urge(there, 0, each)

    assert [INSIGHT.urge(here, 0, each) for each in here.offers(0)] == urges
    assert [fresh.urge(here, 0, each) for each in here.offers(0)] == urges


def test_weights_may_be_replaced_but_not_invented():
    assert blood_rage_insight({"quests": 3.0}).weights[INSIGHT.terms.index("quests")] == 3.0
    with pytest.raises(SetupError):
        blood_rage_insight({"luck": 1.0})


# Standings.


def test_a_quest_is_worth_more_in_a_led_province_than_in_a_contested_one():
    led = bloodrage("wolf bear").stands("wolf", gimle="leader").quests("wolf", "alfheim")
    lost = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior")
        .stands("bear", gimle="leader")
        .quests("wolf", "alfheim")
    )

    assert term(led, "wolf", "quests") > 1.5 * term(lost, "wolf", "quests") > 0


def test_a_quest_in_hand_is_worth_nothing_without_rage():
    table = bloodrage("wolf bear").turn("bear").stands("wolf", gimle="leader")
    table.hand("wolf", "alfheim", "manheim").rage(wolf=0, bear=3)

    assert term(table, "wolf", "quests-in-hand") == 0


def test_figures_in_the_doomed_province_promise_glory_and_odin_doubles_it():
    plain = bloodrage("wolf bear").age(2).doomed("elvagar", "gimle", "utgard")
    plain.stands("wolf", gimle="warrior warrior", fjord_nw="ship")
    inspired = bloodrage("wolf bear").age(2).doomed("elvagar", "gimle", "utgard")
    inspired.stands("wolf", gimle="warrior warrior", fjord_nw="ship")
    inspired.upgraded("wolf", "odin-inspiration")

    assert term(plain, "wolf", "ragnarok") == pytest.approx(0.77 * 9)
    assert term(inspired, "wolf", "ragnarok") == pytest.approx(0.77 * 18)


def test_loki_makes_the_dead_valuable():
    table = (
        bloodrage("wolf bear raven")
        .dead("wolf", "warrior warrior")
        .upgraded("wolf", "loki-eminence")
    )

    assert term(table, "wolf", "valhalla") == 4


def test_an_unopposed_province_is_a_better_prospect_than_a_contested_one():
    alone = bloodrage("wolf bear").stands("wolf", gimle="warrior")
    crowded = bloodrage("wolf bear").stands("wolf", gimle="warrior").stands("bear", gimle="leader")

    assert term(alone, "wolf", "pillages") > term(crowded, "wolf", "pillages") > 0


def test_a_stat_near_a_legend_is_worth_more_late_in_the_game():
    steps = []
    for rise in (3, 4):
        table = bloodrage("wolf bear").age(3).stats("wolf", rage=rise)
        steps.append(term(table, "wolf", "stats"))

    assert steps[1] - steps[0] > 5


def test_a_good_hand_makes_a_good_draft():
    poor, rich = first_draft(), first_draft()
    poor.hands[0] = [CARD_INDEX["loki-trickery"], CARD_INDEX["tyr-bash"]]
    rich.hands[0] = [CARD_INDEX["frigga-succor"], CARD_INDEX["yggdrasil"]]

    assert INSIGHT.value(rich, 0) > INSIGHT.value(poor, 0)


def test_a_pick_counts_before_the_others_have_chosen():
    game = stormhall.new("bloodrage", 4, 7).state.clone()
    worths = []

    for pick in (game.offers(0)[0], game.offers(0)[-1]):
        twin = game.clone()
        twin.take(0, pick)
        assert INSIGHT.is_quiet(twin, 0)
        worths.append(INSIGHT.value(twin, 0))

    assert worths[0] != worths[1]
    assert min(worths) > INSIGHT.value(game, 0)


def test_a_rival_ahead_makes_a_standing_worse():
    behind = bloodrage("wolf bear raven").glory(bear=30)
    level = bloodrage("wolf bear raven")

    assert value(behind, "wolf") < value(level, "wolf")


# When a standing is meaningful.


def test_a_battle_is_played_to_its_end_before_it_is_judged():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior warrior leader")
        .stands("bear", gimle="warrior")
        .hand("wolf", "tyr-smite", "tyr-bash")
        .hand("bear", "tyr-smash", "alfheim")
    )
    assert INSIGHT.is_quiet(table.game.state, 0)
    table.play("wolf", "pillage gimle")
    assert not INSIGHT.is_quiet(table.game.state, 0)
    table.play("wolf", "card tyr-bash")
    assert not INSIGHT.is_quiet(table.game.state, 0)
    table.play("bear", "card tyr-smash")

    assert table.step == "turn"
    assert INSIGHT.is_quiet(table.game.state, 0)


# Urges.


def test_a_sure_pillage_tempts_more_than_a_march():
    table = bloodrage("wolf bear").stands("wolf", gimle="leader")

    assert urge(table, "wolf", "pillage gimle") > urge(table, "wolf", "march gimle utgard")


def test_a_quest_becomes_urgent_with_the_last_rage():
    early = bloodrage("wolf bear").stands("wolf", gimle="leader").hand("wolf", "alfheim")
    late = bloodrage("wolf bear").stands("wolf", gimle="leader").hand("wolf", "alfheim")
    late.rage(wolf=1)

    assert urge(late, "wolf", "quest alfheim") > urge(early, "wolf", "quest alfheim")


def test_the_smallest_card_that_should_win_is_preferred():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior warrior warrior warrior")
        .stands("bear", gimle="warrior")
        .hand("wolf", "tyr-smite", "tyr-bash")
        .hand("bear", "tyr-smash", "alfheim")
        .play("wolf", "pillage gimle")
    )

    assert urge(table, "wolf", "card tyr-bash") > urge(table, "wolf", "card tyr-smite")
