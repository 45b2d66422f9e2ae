"""Forecasts of a choice before it is taken, and figures of the present table."""

from __future__ import annotations

from typing import Any

import stormhall
from tests.bloodrage.table import Table, bloodrage


def facts(table: Table, clan: str, text: str) -> dict[str, Any]:
    return table.game.preview(table.seat(clan), text).facts


def figures(table: Table, clan: str | None) -> dict[str, Any]:
    return table.game.figures(None if clan is None else table.seat(clan))


def in_battle() -> Table:
    """Wolf pillages Gimle, where Bear has figures too; both must choose a card."""
    table = bloodrage("wolf bear").rage(wolf=3, bear=3)
    table.stands("wolf", gimle="warrior leader").stands("bear", gimle="warrior warrior")
    table.hand("wolf", "tyr-smash", "thor-hammer").hand("bear", "tyr-bash", "tyr-smite")
    return table.play("wolf", "pillage gimle")


# Choices.


def test_the_forecast_of_an_invade_has_its_price_and_strength() -> None:
    table = bloodrage("wolf bear").rage(wolf=3).stands("bear", gimle="warrior")

    document = facts(table, "wolf", "invade warrior gimle")

    assert (document["cost"], document["rage_left"]) == (1, 2)
    assert document["strength"] == {"gimle": {"before": [0, 1], "after": [1, 1]}}
    assert (document["on_board"], document["horns"]) == (1, 4)


def test_a_ship_brings_strength_to_all_provinces_of_its_fjord() -> None:
    table = bloodrage("wolf bear").rage(wolf=3)

    document = facts(table, "wolf", "invade ship fjord-ne")

    assert document["cost"] == 2
    assert all(change["after"] == [2, 0] for change in document["strength"].values())
    assert len(document["strength"]) == 2


def test_the_forecast_of_a_march_has_strength_at_both_ends() -> None:
    table = bloodrage("wolf bear").rage(wolf=2).stands("wolf", gimle="warrior leader")

    document = facts(table, "wolf", "march gimle utgard leader")

    assert (document["cost"], document["rage_left"]) == (1, 1)
    assert document["strength"] == {
        "gimle": {"before": [4, 0], "after": [1, 0]},
        "utgard": {"before": [0, 0], "after": [3, 0]},
    }


def test_the_forecast_of_an_upgrade_has_its_discounted_price() -> None:
    table = bloodrage("wolf bear").rage(wolf=3)
    table.hand("wolf", "brothers-in-arms").stands("wolf", gimle="warrior warrior")

    document = facts(table, "wolf", "upgrade brothers-in-arms")

    assert (document["cost"], document["rage_left"]) == (1, 2)
    assert document["strength"]["gimle"]["after"][0] > document["strength"]["gimle"]["before"][0]


def test_the_forecast_of_a_pass_has_the_rage_that_is_given_up() -> None:
    table = bloodrage("wolf bear").rage(wolf=4, bear=1)

    document = facts(table, "wolf", "pass")

    assert (document["cost"], document["rage_left"]) == (4, 0)


def test_the_forecast_of_a_pillage_has_defenders_joiners_and_reward() -> None:
    table = bloodrage("wolf bear raven").rage(wolf=3).token(gimle="glory")
    table.stands("wolf", gimle="warrior leader").stands("bear", gimle="warrior")
    table.stands("raven", yggdrasil="leader")

    document = facts(table, "wolf", "pillage gimle")

    assert document["cost"] == 0
    assert document["strengths"] == {"0": 4, "1": 1}
    assert document["may_join"] == {"2": [["yggdrasil", "leader"]]}
    assert document["reward"] == {"token": "glory", "times": 1, "glory": 5}
    assert document["battle_glory"] == 3


def test_the_frost_giant_doubles_the_reward_in_a_forecast() -> None:
    table = bloodrage("wolf bear").upgraded("wolf", "frost-giant").token(gimle="axes")
    table.stands("wolf", gimle="frost-giant").rage(wolf=3)

    reward = facts(table, "wolf", "pillage gimle")["reward"]
    table.play("wolf", "pillage gimle")

    assert reward["times"] == 2
    assert reward["stats"]["axes"]["after"] == table.sheet("wolf")["values"]["axes"]


def test_nobody_may_join_a_battle_in_a_full_province() -> None:
    table = bloodrage("wolf bear").rage(wolf=3).stands("bear", yggdrasil="leader")
    villages = table.view["provinces"]["gimle"]["empty_villages"]
    table = bloodrage("wolf bear").rage(wolf=3).stands("bear", yggdrasil="leader")
    table.stands("wolf", gimle=" ".join(["warrior"] * villages))

    assert facts(table, "wolf", "pillage gimle")["may_join"] == {}


def test_the_forecast_of_a_quest_has_its_progress() -> None:
    table = bloodrage("wolf bear raven").rage(wolf=3)
    table.hand("wolf", "yggdrasil", "glorious-death")
    table.stands("wolf", yggdrasil="leader").stands("bear", yggdrasil="warrior")
    table.dead("wolf", "warrior warrior")

    leading = facts(table, "wolf", "quest yggdrasil")["quest"]
    dying = facts(table, "wolf", "quest glorious-death")["quest"]

    assert leading["completed"]
    assert leading["provinces"] == [{"place": "yggdrasil", "own": 3, "rival": 1, "leads": True}]
    assert (dying["dead"], dying["needed"], dying["completed"]) == (2, 4, False)


def test_the_forecast_of_a_battle_card_has_the_sums_that_its_player_knows() -> None:
    table = in_battle()

    assert facts(table, "wolf", "card tyr-smash")["totals"] == {"0": 7, "1": 2}
    assert facts(table, "bear", "card tyr-smite")["totals"] == {"0": 4, "1": 7}


def test_the_forecast_of_a_raised_stat_has_its_new_value() -> None:
    table = bloodrage("wolf bear raven").upgraded("wolf", "frigga-sacrifice").rage(wolf=2)
    table.stands("wolf", gimle="warrior warrior")
    table.play("wolf", "sacrifice warrior gimle warrior gimle")

    assert facts(table, "wolf", "raise rage")["stats"] == {"rage": {"before": 6, "after": 7}}


# The table.


def test_only_the_owner_sees_the_progress_of_quests() -> None:
    table = bloodrage("wolf bear").quests("wolf", "glorious-death").hand("wolf", "alfheim")
    table.dead("wolf", "warrior warrior warrior warrior")

    own = figures(table, "wolf")["quests"]

    assert [(q["card"], q["committed"], q["completed"]) for q in own] == [
        ("glorious-death", True, True),
        ("alfheim", False, False),
    ]
    assert own[0]["glory"] == 6
    assert figures(table, "bear")["quests"] == []
    assert "quests" not in figures(table, None)


def test_the_holder_of_a_pack_sees_the_progress_of_its_quests() -> None:
    game = stormhall.new("bloodrage", 3, 4)

    figured: list[Any] = [game.figures(seat)["pack_quests"] for seat in range(3)]
    document = [[quest["card"] for quest in quests] for quests in figured]

    assert document == [["jotunheim", "yggdrasil"], ["alfheim"], ["glorious-death", "manheim"]]
    for seat in range(3):
        sheets: Any = game.view(seat)["sheets"]
        assert set(document[seat]) <= set(sheets[seat]["pack"])
    assert "pack_quests" not in game.figures(None)


def test_a_player_sees_the_prices_of_hand_and_reserve() -> None:
    table = bloodrage("wolf bear").hand("wolf", "troll", "frigga-charm", "tyr-bash")

    document = figures(table, "wolf")

    assert document["upgrade_prices"] == {"troll": 2, "frigga-charm": 0}
    assert document["invade_prices"] == {"warrior": 1, "leader": 0, "ship": 2}


def test_the_next_doomed_province_is_shown_with_the_glory_of_its_fall() -> None:
    table = bloodrage("wolf bear").upgraded("wolf", "odin-inspiration").age(2)
    table.doomed("elvagar", "angerboda", "muspelheim").destroyed("elvagar")

    document = figures(table, None)

    assert document["next_doomed"] == "angerboda"
    assert document["ragnarok_glory"] == [
        2 * document["ragnarok_glory"][1],
        document["ragnarok_glory"][1],
    ]


def test_the_totals_of_a_battle_are_shown_without_face_down_cards() -> None:
    table = in_battle()
    before = figures(table, "wolf")["battle"]
    table.play("wolf", "card tyr-smash")

    own, other = figures(table, "wolf")["battle"], figures(table, "bear")["battle"]

    assert (before["place"], before["pillager"]) == ("gimle", 0)
    assert before["totals"] == {"0": 4, "1": 2}
    assert (own["own_card"], own["own_total"], own["totals"]) == ("tyr-smash", 7, {"0": 4, "1": 2})
    assert other == before
    assert figures(table, None)["battle"] == before
    table.play("bear", "card tyr-bash")
    assert figures(table, "wolf")["battle"] is None


def test_a_battle_shows_what_each_clan_gains_from_a_win() -> None:
    table = in_battle()
    before = figures(table, None)["battle"]["stakes"]
    table.play("wolf", "card thor-hammer")
    face_down = figures(table, "wolf")["battle"]["stakes"]

    assert before == face_down
    assert (before["0"]["axes"], before["1"]["axes"]) == (3, 3)
    assert before["0"]["reward"] == facts_of_reward()
    assert "reward" not in before["1"]
    assert [before[seat]["cards"] for seat in "01"] == [[], []]


def facts_of_reward() -> dict[str, Any]:
    """The reward of a pillage of Gimle."""
    table = bloodrage("wolf bear").rage(wolf=3).stands("wolf", gimle="warrior")
    reward: dict[str, Any] = facts(table, "wolf", "pillage gimle")["reward"]
    return reward


def test_axes_that_a_pillage_raises_count_in_its_battle() -> None:
    table = bloodrage("wolf bear").rage(wolf=3).token(gimle="axes")
    table.stands("wolf", gimle="warrior").stands("bear", gimle="warrior")
    table.hand("wolf", "tyr-smash", "thor-hammer").hand("bear", "tyr-bash", "tyr-smite")
    table.play("wolf", "pillage gimle")

    document = figures(table, None)["battle"]["stakes"]

    assert (document["0"]["axes"], document["1"]["axes"]) == (4, 3)


def test_upgrades_and_revealed_cards_count_the_enemies_that_would_die() -> None:
    table = bloodrage("wolf bear").rage(wolf=3, bear=3).upgraded("bear", "thor-glory", "valkyrie")
    table.stands("wolf", gimle="warrior leader").stands("bear", gimle="valkyrie")
    table.hand("wolf", "thor-hammer", "heimdall-eye").hand("bear", "tyr-bash", "tyr-smite")
    table.play("wolf", "pillage gimle", "card thor-hammer").play("bear", "card tyr-bash")

    document = figures(table, None)["battle"]["stakes"]

    assert document["0"]["cards"] == [{"card": "thor-hammer", "glory": 3, "rage": 0}]
    assert {gain["card"]: gain["glory"] for gain in document["1"]["cards"]} == {
        "thor-glory": 2,
        "valkyrie": 4,
    }


def test_a_pick_is_shown_only_to_its_player() -> None:
    game = stormhall.new("bloodrage", 3, 4)
    sheets: Any = game.view(0)["sheets"]
    card = sheets[0]["pack"][0]
    game.apply(0, f"draft {card}")

    assert [game.figures(seat)["picked"] for seat in range(3)] == [[card], [], []]
    assert "picked" not in game.figures(None)
