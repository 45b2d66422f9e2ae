"""The statistics of Blood Rage."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stormhall.bloodrage.model.board import PICKS, SOURCES
from stormhall.bloodrage.model.state import BloodRageState
from tests.accounts import Watched, check_points, random_account, used
from tests.bloodrage.table import bloodrage


@pytest.mark.parametrize("options", [{}, {"first_game": True}, {"discards": "open"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sources_and_timeline_of_a_whole_game_agree_with_its_end(
    seats: int, options: dict[str, Any]
) -> None:
    for seed in range(5):
        game, account = random_account("bloodrage", seats, seed, options)

        check_points(game, account)
        assert account.length == 3
        assert set(account.sources) <= set(SOURCES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_clan_drafts_six_cards_in_each_age(seats: int) -> None:
    _, account = random_account("bloodrage", seats, 3, {})

    drafted = account.uses["cards_drafted"]

    for seat in range(seats):
        assert sum(by_seat[seat] for by_seat in drafted.values()) == 3 * PICKS


def test_counts_agree_with_the_log_of_the_game() -> None:
    game, account = random_account("bloodrage", 4, 11, {})
    counts = Counter(str(event["event"]) for event in game.events(0, None))

    def counted(*topics: str) -> int:
        return sum(
            sum(by_seat) for topic in topics for by_seat in account.uses.get(topic, {}).values()
        )

    assert counted("pillages") == counts["pillaged"]
    assert counted("upgrades_played", "monsters") == counts["upgraded"]
    assert counted("quests_committed") == counts["quest-committed"]
    assert counted("stats_raised") == counts["stat-raised"]


def test_traits_name_the_clans_and_the_turn_order() -> None:
    _, account = random_account(
        "bloodrage", 3, 0, {"first_player": 2, "clan_1": "raven", "clan_2": "wolf"}
    )

    assert account.traits["clan"][:2] == ["raven", "wolf"]
    assert account.traits["order"] == ["3", "1", "2"]


def test_a_pillage_without_a_battle_counts_its_province_and_its_stat() -> None:
    table = bloodrage("wolf bear").stands("wolf", elvagar="warrior").rage(wolf=1, bear=0)
    table.token(elvagar="axes")
    watched = Watched(table)

    table.play("wolf", "pillage elvagar")

    account = watched.account()
    assert used(account, "pillages", 0) == {"elvagar": 1}
    assert used(account, "pillages_tried", 0) == {"elvagar": 1}
    assert used(account, "stats_raised", 0) == {"axes": 1}


def test_a_quest_counts_as_committed_and_as_fulfilled() -> None:
    table = bloodrage("wolf bear serpent raven").hand("wolf", "alfheim", "jotunheim")
    table.stands("wolf", gimle="warrior").rage(wolf=1, bear=0, serpent=0, raven=0)
    watched = Watched(table)

    table.play("wolf", "quest alfheim", "quest jotunheim", "pass", "raise axes")

    account = watched.account()
    assert used(account, "quests_committed", 0) == {"alfheim": 1, "jotunheim": 1}
    assert used(account, "quests_fulfilled", 0) == {"alfheim": 1}
    assert account.sources["quests"][0] == table.sources_of("wolf")["quests"]


def test_monsters_and_upgrades_are_counted_separately() -> None:
    table = bloodrage("wolf bear").hand("wolf", "troll", "tyr-challenge").rage(wolf=6, bear=0)
    watched = Watched(table)

    table.play("wolf", "upgrade troll", "decline")
    table.play("wolf", "upgrade tyr-challenge")

    account = watched.account()
    assert used(account, "monsters", 0) == {"troll": 1}
    assert used(account, "upgrades_played", 0) == {"tyr-challenge": 1}


def test_a_battle_counts_everybodys_cards_the_winner_and_the_losses() -> None:
    table = bloodrage("wolf bear").rage(wolf=1, bear=0)
    table.stands("wolf", gimle="warrior warrior").stands("bear", gimle="warrior")
    table.hand("wolf", "tyr-bash", "tyr-smite").hand("bear", "alfheim", "jotunheim")
    watched = Watched(table)

    table.play("wolf", "pillage gimle").cards(wolf="tyr-bash", bear="alfheim")

    account = watched.account()
    assert used(account, "battle_cards", 0) == {"tyr-bash": 1}
    assert used(account, "battle_cards", 1) == {"alfheim": 1}
    assert used(account, "battles", 0)["won"] == 1
    assert used(account, "battles", 1)["lost"] == 1
    assert used(account, "figures_lost", 1) == {"warrior": 1}
    assert account.sources["battle"][0] > 0


def test_glory_is_noted_at_the_end_of_each_age() -> None:
    game, account = random_account("bloodrage", 4, 2, {})
    state = game.state
    assert isinstance(state, BloodRageState)
    glory = [0] * 4
    ages: list[list[int]] = []

    for event in game.events(0, None):
        if event["event"] == "age-begins":
            ages.append(glory[:])
        elif event["event"] == "glory-gained":
            glory[int(str(event["seat"]))] += int(str(event["glory"]))

    assert account.timeline == [*ages, glory]
