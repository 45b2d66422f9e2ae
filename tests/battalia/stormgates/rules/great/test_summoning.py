"""The Lost Scroll by its original rule: summoning a neutral hero (SG-GRT-20)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall import PositionError
from stormhall.agents.decision import Decision
from stormhall.agents.registry import agent
from stormhall.battalia.stormgates.model.options import INFO, excluded
from tests.battalia.stormgates.support.potion_battle import next_day
from tests.battalia.stormgates.support.table import dealt_table, just, stormgates
from tests.battalia.table import Table
from tests.rules import rule


def summoner(*modules: str, **options: Any) -> Table:
    """A player with the Lost Scroll in hand."""
    modules = ("gates", "new_great_artefacts", *modules)
    return stormgates(*modules, summoning=True, **options).hand(0, "lost-scroll", "supply")


def neutral(table: Table, viewer: int | None = None) -> tuple[str | None, str | None]:
    """Where Metamorpha and Bilkarr are, as somebody sees it."""
    view: Any = table.game.view(viewer)
    return view["metamorpha"]["cell"], view["bilkarr"]["square"]


@rule("SG-GRT-20")
def test_the_scroll_summons_either_neutral_hero_to_any_square_and_all_see_it() -> None:
    table = summoner()
    assert table.legal_like("summon") == ["summon metamorpha", "summon bilkarr"]
    assert table.legal_like("lost") == []

    table.play("summon bilkarr")
    places = table.legal_like("to")
    config = table.state.config
    in_play = [word for i, word in enumerate(config.cell_words) if config.in_play[i]]
    assert sorted(places) == sorted(f"to {word}" for word in in_play)
    table.refuses("to a1", because="SG-GRT-20")  # not part of the board of two
    table.play("to c3")

    assert neutral(table) == neutral(table, 0) == neutral(table, 1) == (None, "c3")
    assert table.table_of(0) == ["lost-scroll"]
    assert table.events("neutral-summoned")[-1]["to"] == "c3"
    assert table.state.defects() == []


@rule("SG-GRT-20", "SG-MET-05", "SG-MET-06")
def test_summoned_metamorpha_helps_where_she_stands_and_moves_to_new_cards() -> None:
    table = summoner().city("c3", 0).hero(0, "c3")
    table.hand(0, "lost-scroll", "friman.red", "supply")
    terrain = table.position()["tiles"]["c3"]["terrain"]

    table.play("summon metamorpha", "to c3")

    view: Any = table.game.view(0)
    assert view["metamorpha"]["power"] == terrain
    build = next(text for text in table.legal() if text.startswith("build road"))
    table.play(build)
    place = next(text for text in table.legal() if text.startswith("at"))
    table.play(place)
    assert neutral(table)[0] == place.split()[1]


@rule("SG-GRT-20", "SG-MET-05")
def test_on_an_empty_square_metamorpha_has_no_power() -> None:
    table = summoner().hero(0, "b2")

    table.play("summon metamorpha", "to c3")

    view: Any = table.game.view(0)
    assert (view["metamorpha"]["cell"], view["metamorpha"]["power"]) == ("c3", None)
    assert table.legal_like("activate") == []
    assert table.state.defects() == []


@rule("SG-GRT-20", "SG-BIL-06")
def test_a_summoned_brewer_sells_at_once_and_walks_the_next_day() -> None:
    table = summoner().hero(0, "b2").hand(0, "lost-scroll", "supply", "supply")

    table.play("summon bilkarr", "to b2")

    view: Any = table.game.view(0)
    path = view["bilkarr"]["path"]
    assert path == ["d4", "f6"]  # there he is in a corner
    assert "buy colossus" in " ".join(table.legal_like("buy"))
    assert neutral(next_day(table))[1] == "d4"


@rule("SG-GRT-20")
@pytest.mark.parametrize(("day", "days"), [(6, 1), (7, 0), (8, 2)])
def test_the_way_of_a_summoned_brewer_is_foretold_until_the_week_ends(day: int, days: int) -> None:
    table = summoner().day(day).say(bilkarr={"square": "b2"})

    view: Any = table.game.view(0)
    assert len(view["bilkarr"]["path"]) == days


@rule("SG-GRT-20")
def test_only_one_hero_is_summoned_at_a_time_but_the_scroll_moves_that_one() -> None:
    table = summoner().say(bilkarr={"square": "c3"})

    assert table.legal_like("summon") == ["summon bilkarr"]
    table.refuses("summon metamorpha", because="SG-GRT-20")
    table.play("summon bilkarr").refuses("to c3", because="SG-GRT-20")
    table.play("to e5")

    assert neutral(table) == (None, "e5")
    event = table.events("neutral-summoned")[-1]
    assert (event["from"], event["to"]) == ("c3", "e5")


@rule("SG-GRT-20", "SG-CTL-01", "SG-MOD-02")
@pytest.mark.parametrize(
    "standing", [{"metamorpha": {"cell": "b2"}}, {"bilkarr": {"square": "c3"}}]
)
def test_a_summoned_hero_leaves_at_the_next_census(standing: dict[str, Any]) -> None:
    early = next_day(summoner().day(6).say(**standing))
    assert neutral(early) != (None, None)

    late = next_day(summoner().day(7).say(**standing))

    assert neutral(late) == (None, None)
    assert len(late.events("neutral-left")) == 1
    assert len(late.events("census")) == 1
    assert late.state.defects() == []


@rule("SG-GRT-20", "SG-BIL-09")
def test_potions_stay_with_their_owners_when_the_brewer_leaves() -> None:
    table = summoner().day(7).say(bilkarr={"square": "c3"}, potions={"rage": {"owner": 0}})

    after = next_day(table)

    assert after.position()["potions"] == {"rage": table.position()["potions"]["rage"]}


@rule("SG-GRT-20", "SG-MET-01")
def test_a_hero_who_is_in_the_game_anyway_is_not_summoned_and_does_not_leave() -> None:
    table = summoner("metamorpha")
    assert table.legal_like("summon") == ["summon bilkarr"]
    table.refuses("summon metamorpha", because="SG-GRT-20")

    after = next_day(summoner("metamorpha").day(14).say(metamorpha={"cell": "b2"}))
    assert neutral(after)[0] == "b2"
    both = summoner("metamorpha").say(metamorpha={"cell": "b2"}, bilkarr={"square": "c3"})
    both.play("end turn")


@rule("SG-GRT-20")
def test_a_position_with_two_summoned_heroes_is_refused() -> None:
    with pytest.raises(PositionError, match="SG-GRT-20"):
        summoner().say(metamorpha={"cell": "b2"}, bilkarr={"square": "c3"}).play("end turn")


@rule("SG-GRT-20")
def test_the_original_rule_needs_gates_and_somebody_to_summon() -> None:
    def against(**options: Any) -> list[str]:
        given = INFO.complete_options({"summoning": True, **options}, None)
        return [refusal.rule for refusal in excluded(4, given)]

    assert against() == against(metamorpha=True) == against(bilkarr=True) == []
    assert against(metamorpha=True, bilkarr=True) == ["SG-GRT-20"]
    assert against(gates=False) == ["SG-MOD-05"]
    assert against(new_great_artefacts=False) == ["SG-MOD-05"]


@rule("SG-GRT-20", "SG-FAT-06")
def test_the_mirror_of_the_scroll_summons_too() -> None:
    options = just("gates", "new_great_artefacts", "fate", "trading", seats=2, summoning=True)
    table = Table(2, options, game="stormgates").hand(0, "mirror").hand(1, "lost-scroll")

    table.play("copy lost-scroll", "summon metamorpha", "to b2")

    assert neutral(table)[0] == "b2"


@rule("SG-GRT-20")
def test_summoning_can_be_taken_back_and_replayed() -> None:
    table = summoner()
    game = table.game
    before = game.state.digest()

    table.play("summon bilkarr", "to c3")

    assert stormhall.replay(game.record()).state.digest() == game.state.digest()
    game.undo(0)
    game.undo(0)
    assert game.state.digest() == before
    assert neutral(table) == (None, None)


@rule("SG-GRT-20")
@pytest.mark.parametrize("level", ["greedy", "planner"])
def test_bots_summon_a_helper_to_where_it_helps(level: str) -> None:
    table = summoner().city("d4", 0).hero(0, "d4").hand(0, "lost-scroll", "supply", "supply")
    table.play("summon bilkarr")

    table.play(str(agent(level, 0).choose(Decision(table.game, 0))))

    view: Any = table.game.view(0)
    assert "d4" in (view["bilkarr"]["square"], view["bilkarr"]["path"][0])  # today or tomorrow


@rule("SG-GRT-20")
def test_without_the_option_the_scroll_returns_cards_and_nobody_is_summoned() -> None:
    table = dealt_table("gates", "new_great_artefacts")

    assert "metamorpha" not in table.position()
    assert "bilkarr" not in table.position()
