"""What the engine tells about a choice before it is taken, and about the table as it stands."""

from __future__ import annotations

from typing import Any

import stormhall
from tests.bloodrage.table import Table, bloodrage


def facts(table: Table, clan: str, text: str) -> dict[str, Any]:
    return table.game.preview(table.seat(clan), text).facts


def figures(table: Table, clan: str | None) -> dict[str, Any]:
    return table.game.figures(None if clan is None else table.seat(clan))


def in_battle() -> Table:
    """Wolf pillages Gimle, where Bear stands too; both have to choose a card."""
    table = bloodrage("wolf bear").rage(wolf=3, bear=3)
    table.stands("wolf", gimle="warrior leader").stands("bear", gimle="warrior warrior")
    table.hand("wolf", "tyr-smash", "thor-hammer").hand("bear", "tyr-bash", "tyr-smite")
    return table.play("wolf", "pillage gimle")


# Choices.


def test_an_invade_tells_its_price_and_the_strength_that_it_brings() -> None:
    table = bloodrage("wolf bear").rage(wolf=3).stands("bear", gimle="warrior")

    told = facts(table, "wolf", "invade warrior gimle")

    assert (told["cost"], told["rage_left"]) == (1, 2)
    assert told["strength"] == {"gimle": {"before": [0, 1], "after": [1, 1]}}
    assert (told["on_board"], told["horns"]) == (1, 4)


def test_a_ship_brings_strength_to_all_provinces_of_its_fjord() -> None:
    table = bloodrage("wolf bear").rage(wolf=3)

    told = facts(table, "wolf", "invade ship fjord-ne")

    assert told["cost"] == 2
    assert all(change["after"] == [2, 0] for change in told["strength"].values())
    assert len(told["strength"]) == 2


def test_a_march_tells_what_it_takes_away_and_what_it_brings() -> None:
    table = bloodrage("wolf bear").rage(wolf=2).stands("wolf", gimle="warrior leader")

    told = facts(table, "wolf", "march gimle utgard leader")

    assert (told["cost"], told["rage_left"]) == (1, 1)
    assert told["strength"] == {
        "gimle": {"before": [4, 0], "after": [1, 0]},
        "utgard": {"before": [0, 0], "after": [3, 0]},
    }


def test_an_upgrade_tells_its_price_with_what_lies_on_the_sheet() -> None:
    table = bloodrage("wolf bear").rage(wolf=3)
    table.hand("wolf", "brothers-in-arms").stands("wolf", gimle="warrior warrior")

    told = facts(table, "wolf", "upgrade brothers-in-arms")

    assert (told["cost"], told["rage_left"]) == (1, 2)
    assert told["strength"]["gimle"]["after"][0] > told["strength"]["gimle"]["before"][0]


def test_passing_tells_the_rage_that_is_given_up() -> None:
    table = bloodrage("wolf bear").rage(wolf=4, bear=1)

    told = facts(table, "wolf", "pass")

    assert (told["cost"], told["rage_left"]) == (4, 0)


def test_a_pillage_tells_who_is_there_who_may_come_and_what_there_is_to_win() -> None:
    table = bloodrage("wolf bear raven").rage(wolf=3).token(gimle="glory")
    table.stands("wolf", gimle="warrior leader").stands("bear", gimle="warrior")
    table.stands("raven", yggdrasil="leader")

    told = facts(table, "wolf", "pillage gimle")

    assert told["cost"] == 0
    assert told["strengths"] == {"0": 4, "1": 1}
    assert told["may_join"] == {"2": [["yggdrasil", "leader"]]}
    assert told["reward"] == {"token": "glory", "times": 1, "glory": 5}
    assert told["battle_glory"] == 3


def test_the_frost_giant_doubles_the_promised_reward() -> None:
    table = bloodrage("wolf bear").upgraded("wolf", "frost-giant").token(gimle="axes")
    table.stands("wolf", gimle="frost-giant").rage(wolf=3)

    reward = facts(table, "wolf", "pillage gimle")["reward"]
    table.play("wolf", "pillage gimle")

    assert reward["times"] == 2
    assert reward["stats"]["axes"]["after"] == table.sheet("wolf")["values"]["axes"]


def test_a_full_province_calls_nobody() -> None:
    table = bloodrage("wolf bear").rage(wolf=3).stands("bear", yggdrasil="leader")
    villages = table.view["provinces"]["gimle"]["empty_villages"]
    table = bloodrage("wolf bear").rage(wolf=3).stands("bear", yggdrasil="leader")
    table.stands("wolf", gimle=" ".join(["warrior"] * villages))

    assert facts(table, "wolf", "pillage gimle")["may_join"] == {}


def test_a_quest_tells_how_far_it_is() -> None:
    table = bloodrage("wolf bear raven").rage(wolf=3)
    table.hand("wolf", "yggdrasil", "glorious-death")
    table.stands("wolf", yggdrasil="leader").stands("bear", yggdrasil="warrior")
    table.dead("wolf", "warrior warrior")

    leading = facts(table, "wolf", "quest yggdrasil")["quest"]
    dying = facts(table, "wolf", "quest glorious-death")["quest"]

    assert leading["completed"]
    assert leading["provinces"] == [{"place": "yggdrasil", "own": 3, "rival": 1, "leads": True}]
    assert (dying["dead"], dying["needed"], dying["completed"]) == (2, 4, False)


def test_a_battle_card_tells_the_own_sum_with_it_and_what_is_known_of_the_others() -> None:
    table = in_battle()

    assert facts(table, "wolf", "card tyr-smash")["totals"] == {"0": 7, "1": 2}
    assert facts(table, "bear", "card tyr-smite")["totals"] == {"0": 4, "1": 7}


def test_raising_a_stat_tells_its_new_value() -> None:
    table = bloodrage("wolf bear raven").upgraded("wolf", "frigga-sacrifice").rage(wolf=2)
    table.stands("wolf", gimle="warrior warrior")
    table.play("wolf", "sacrifice warrior gimle warrior gimle")

    assert facts(table, "wolf", "raise rage")["stats"] == {"rage": {"before": 6, "after": 7}}


# The table.


def test_own_quests_are_shown_with_their_progress_to_their_owner_alone() -> None:
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


def test_quests_of_a_pack_are_shown_with_their_progress_to_who_holds_it() -> None:
    game = stormhall.new("bloodrage", 3, 4)

    figured: list[Any] = [game.figures(seat)["pack_quests"] for seat in range(3)]
    told = [[quest["card"] for quest in quests] for quests in figured]

    assert told == [["jotunheim", "yggdrasil"], ["alfheim"], ["glorious-death", "manheim"]]
    for seat in range(3):
        sheets: Any = game.view(seat)["sheets"]
        assert set(told[seat]) <= set(sheets[seat]["pack"])
    assert "pack_quests" not in game.figures(None)


def test_prices_are_those_of_the_own_hand_and_reserve() -> None:
    table = bloodrage("wolf bear").hand("wolf", "troll", "frigga-charm", "tyr-bash")

    told = figures(table, "wolf")

    assert told["upgrade_prices"] == {"troll": 2, "frigga-charm": 0}
    assert told["invade_prices"] == {"warrior": 1, "leader": 0, "ship": 2}


def test_the_next_doomed_province_is_named_with_what_its_fall_is_worth() -> None:
    table = bloodrage("wolf bear").upgraded("wolf", "odin-inspiration").age(2)
    table.doomed("elvagar", "angerboda", "muspelheim").destroyed("elvagar")

    told = figures(table, None)

    assert told["next_doomed"] == "angerboda"
    assert told["ragnarok_glory"] == [2 * told["ragnarok_glory"][1], told["ragnarok_glory"][1]]


def test_the_sums_of_a_battle_are_shown_without_cards_that_lie_face_down() -> None:
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


def test_a_battle_tells_what_a_win_is_worth_to_each_clan() -> None:
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
    """What Gimle promises who pillages it."""
    table = bloodrage("wolf bear").rage(wolf=3).stands("wolf", gimle="warrior")
    reward: dict[str, Any] = facts(table, "wolf", "pillage gimle")["reward"]
    return reward


def test_axes_that_a_pillage_raises_count_for_its_own_battle() -> None:
    table = bloodrage("wolf bear").rage(wolf=3).token(gimle="axes")
    table.stands("wolf", gimle="warrior").stands("bear", gimle="warrior")
    table.hand("wolf", "tyr-smash", "thor-hammer").hand("bear", "tyr-bash", "tyr-smite")
    table.play("wolf", "pillage gimle")

    told = figures(table, None)["battle"]["stakes"]

    assert (told["0"]["axes"], told["1"]["axes"]) == (4, 3)


def test_upgrades_and_revealed_cards_are_counted_with_the_enemies_that_would_fall() -> None:
    table = bloodrage("wolf bear").rage(wolf=3, bear=3).upgraded("bear", "thor-glory", "valkyrie")
    table.stands("wolf", gimle="warrior leader").stands("bear", gimle="valkyrie")
    table.hand("wolf", "thor-hammer", "heimdall-eye").hand("bear", "tyr-bash", "tyr-smite")
    table.play("wolf", "pillage gimle", "card thor-hammer").play("bear", "card tyr-bash")

    told = figures(table, None)["battle"]["stakes"]

    assert told["0"]["cards"] == [{"card": "thor-hammer", "glory": 3, "rage": 0}]
    assert {gain["card"]: gain["glory"] for gain in told["1"]["cards"]} == {
        "thor-glory": 2,
        "valkyrie": 4,
    }


def test_what_was_picked_is_shown_to_who_picked_it_alone() -> None:
    game = stormhall.new("bloodrage", 3, 4)
    sheets: Any = game.view(0)["sheets"]
    card = sheets[0]["pack"][0]
    game.apply(0, f"draft {card}")

    assert [game.figures(seat)["picked"] for seat in range(3)] == [[card], [], []]
    assert "picked" not in game.figures(None)
