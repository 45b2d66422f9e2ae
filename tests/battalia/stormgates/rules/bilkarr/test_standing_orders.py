"""Standing orders for potions (chapter 8, SG-RWN-02)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall.battalia.stormgates.rules.bilkarr.reaction_windows import (
    PotionWindow,
    battle_under_way,
)
from tests.battalia.stormgates.support.potion_battle import (
    ATTACK,
    OPENING,
    answered,
    brawl,
    next_day,
    potion,
    potions,
)
from tests.battalia.table import Table
from tests.rules import rule


def order_of_frost_touch(table: Table) -> str:
    held = potion(table, "frost-touch")
    assert held is not None
    return str(held["order"])


@rule("SG-RWN-02")
def test_without_an_order_a_player_is_not_asked_about_the_lines_and_attacks_of_others() -> None:
    table = potions(brawl(seats=3), frost_touch=2, weakness=2)
    table.hand(0, "weapon.blue", *["lord.blue"] * 2, *["supply"] * 3)
    table.play("hire chief")
    assert table.step == "actions"
    table.play(ATTACK)
    assert table.step == "opening"


@rule("SG-RWN-04", "SG-BIL-24")
@pytest.mark.parametrize(
    ("cards", "line", "asked"),
    [
        (["supply", "supply"], "hire friman", False),
        (["supply"] * 5, "hire lord", True),
        (["chief.blue", "chief.red"], "upgrade d5", True),
    ],
)
@pytest.mark.parametrize("version", [1, 2])
def test_once_it_is_drunk_frost_touch_asks_whenever_a_line_matters(
    version: int, cards: list[str], line: str, asked: bool
) -> None:
    table = potions(brawl(), frost_touch=1).say(rules=version).city("d5", owner=0, terrain="canyon")
    table.turn(1).hand(0, *cards)
    table.play("drink frost-touch", "end turn", "keep")
    assert order_of_frost_touch(table) == ("ask" if version == 2 else "target")

    table.play(line)

    assert (table.step == "line-laid") == (asked and version == 2)


@rule("SG-RWN-04")
def test_an_order_of_the_same_turn_is_kept_when_frost_touch_is_drunk() -> None:
    table = potions(brawl(), frost_touch={"owner": 0, "order": "ask"})

    table.play("order frost-touch target", "drink frost-touch")

    assert order_of_frost_touch(table) == "target"


@rule("SG-RWN-02")
@pytest.mark.parametrize(
    ("cards", "line", "weighty"),
    [
        (["supply", "supply"], "hire friman", False),
        (["supply"] * 5, "hire lord", True),
        (["chief.blue", "chief.red"], "upgrade d5", True),
        (["wings"], "wings hero1", True),
    ],
)
def test_a_player_who_orders_to_be_asked_is_asked_about_important_lines(
    cards: list[str], line: str, weighty: bool
) -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "order": "ask"})
    table.city("d5", owner=0, terrain="canyon").hand(0, *cards)
    table.play(line)

    assert (table.step == "line-laid") == weighty


@rule("SG-RWN-02")
def test_after_the_order_never_nothing_is_asked_for_the_rest_of_the_turn() -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "order": "always"})
    table.hand(0, *["supply"] * 6).play("hire friman")
    table.play("order frost-touch never")
    assert (table.step, table.mover) == ("actions", 0)
    assert len(table.new_of(0)) == 2
    table.play("hire friman")
    assert table.step == "actions"

    next_day(table)
    table.play("keep")
    seen = potion(table, "frost-touch")
    assert seen is not None
    assert (seen["order"], seen["never"]) == ("always", False)


@rule("SG-RWN-02")
def test_an_order_is_given_once_a_turn_for_each_potion() -> None:
    table = potions(brawl(), frost_touch=0, colossus=(0, 1), solstice=0, weakness=0)

    assert sorted(table.legal_like("order")) == [
        "order frost-touch always",
        "order frost-touch ask",
        "order frost-touch never",
        "order weakness ask",
        "order weakness never",
    ]
    table.play("order frost-touch always")
    assert table.legal_like("order frost-touch") == []
    table.refuses("order frost-touch ask", because="SG-RWN-02")
    table.refuses("order colossus ask", because="SG-RWN-02")
    table.refuses("order rage ask", because="SG-BIL-07")

    next_day(table)
    table.play("keep")
    seen = potion(table, "frost-touch")
    assert seen is not None
    assert seen["order"] == "always"
    assert "order frost-touch target" in table.legal()


@rule("SG-RWN-02")
def test_a_potion_that_is_bought_again_has_no_order() -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "day": 3, "order": "always"})
    table.say(bilkarr={"square": "e5", "heading": "nw"}).hero(1, "c3").nation(1, *["supply"] * 6)
    table.hand(1, "supply", "supply")
    next_day(table)
    assert potion(table, "frost-touch") is None
    table.play("keep", "end turn", "keep", "buy frost-touch")

    seen = potion(table, "frost-touch")
    assert seen is not None
    assert (seen["owner"], seen["order"]) == (1, "target")


@rule("SG-BIL-12", "SG-RWN-02")
def test_a_line_aimed_at_the_holder_is_asked_about_without_an_order() -> None:
    table = potions(brawl(seats=3), frost_touch=1).hand(0, "hand").nation(1, "supply")
    table.nation(2, "supply")
    other = table.game.clone()
    other.apply(0, "hand player3")
    assert other.to_act == (0,)

    table.play("hand player2")
    assert (table.step, table.mover) == ("line-laid", 1)
    table.play("drink frost-touch")
    assert (table.step, table.mover) == ("actions", 0)


@rule("SG-RWN-01")
def test_a_player_with_nothing_to_decide_is_never_asked() -> None:
    table = potions(brawl(level=1), colossus=(1, 2), solstice=1)
    table.hand(0, "weapon.blue", "lord.blue", "priest.blue").hand(1, "friman.red")
    steps = []
    for line in (ATTACK, "play weapon.blue", "play lord.blue", "play priest.blue", "done", "fight"):
        table.play(line)
        steps.append(table.step)

    assert steps == ["opening", "opening", "opening", "opening", "answer", "volley"]


@rule("SG-INF-01", "SG-RWN-01")
def test_whether_there_is_a_question_depends_only_on_public_facts() -> None:
    """In every world that a third player can imagine, the same seat is asked the same question."""
    table = potions(
        brawl(level=1, seats=3), brotherhood=1, rage=(0, 1), frost_touch={"owner": 1, "day": 1}
    )
    table.hand(0, "weapon.blue", "lord.blue", "friman.blue").hand(1, "friman.red", "supply")
    asked = 0
    for line in (ATTACK, "pass", *OPENING, "pass", "pass", "fight"):
        if isinstance(table.state.steps()[table.state.frames[-1][0]], PotionWindow):
            asked += 1
            seat = table.mover
            for k in range(8):
                dream = table.game.resample(2, k)
                assert dream.to_act == table.game.to_act
                assert dream.legal(seat) == table.game.legal(seat)
        table.play(line)
    assert asked == 3


def test_a_position_restores_a_window() -> None:
    table = potions(brawl(), frost_touch={"owner": 1, "day": 1, "order": "always"}).clear()
    table.tile("c4", "road.straight", "ns", "lake").hand(0, "horse.blue", "supply")
    table.play("move hero1 c4 with horse.blue")
    again = stormhall.from_position(table.game.position())
    assert again.state.digest() == table.state.digest()
    again.apply(1, "pass")
    position: Any = again.position()
    assert position["players"][0]["heroes"][0] == "c4"

    battle = answered(frost_touch=(0, 1))
    again = stormhall.from_position(battle.game.position())
    assert again.state.digest() == battle.state.digest()
    assert battle_under_way(again.state)  # type: ignore[arg-type]
