"""Hidden information in whole games: facts that no seat may learn, or that stay known (SG-INF)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall import Game, UndoRefused
from stormhall.battalia.knowledge.tracing import mark_seen
from stormhall.battalia.model.cards import CARD_INDEX
from stormhall.battalia.model.layout import ALL_SEEN, AMBUSH, AMBUSH_SEEN
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.ruleset import find
from tests.battalia.stormgates.rules.valleys.test_kings_bridge import stopped
from tests.battalia.stormgates.support.imagined_worlds import check_worlds
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.table import Table
from tests.contract.checks.states import random_code
from tests.contract.setups import Case, random_cases
from tests.rules import rule


@rule("SG-INF-02")
def test_a_view_of_a_table_with_chosen_factions_keeps_its_open_great_artefacts() -> None:
    game = stormhall.new("stormgates", 3, seed=22, options={"factions": "chosen", "teams": "none"})
    for _ in range(12):
        seat = game.to_act[0]
        game.apply(seat, game.legal(seat)[0])
        check_worlds(game)

    shown = game.view(1)["display"]

    assert stormhall.resample(game.view(1), 5).view(1)["display"] == shown


@rule("SG-INF-02", "SG-VAL-32")
def test_a_card_that_all_saw_go_into_the_remaining_deck_lies_under_no_gate() -> None:
    table = stopped().hand(0, "arrow", "mask")
    table.play("give arrow", "raise a1")

    check_worlds(table.game)
    for viewer in (None, 1, 2, 3):
        for chance in range(12):
            box: Any = table.game.resample(viewer, chance).position()["box"]
            assert "arrow" in box
    worlds: list[Any] = [table.game.resample(1, chance).position()["box"] for chance in range(12)]
    assert len({tuple(world) for world in worlds}) > 1


@rule("SG-INF-02", "SG-FAT-03")
def test_a_card_that_left_the_remaining_deck_again_is_known_to_be_gone() -> None:
    table = stopped().hand(0, "arrow").say(fate_cards={"next": [3]})
    table.play("swap arrow for fate", "search great", "take arrow")

    check_worlds(table.game)
    view: Any = table.game.view(2)
    assert view["fate_cards"]["given"] == []


@rule("SG-INF-03", "SG-VAL-32")
def test_the_card_that_a_given_great_artefact_uncovers_is_left_to_chance() -> None:
    tops = set()
    for seed in range(12):
        table = stopped().say(seed=seed).shelter(0, "friman.red", "friman.blue", "supply", "arrow")
        table.play("give arrow")
        (event,) = table.events("shelter-top", seat=2)
        tops.add(event["card"])
        view: Any = table.game.view(2)
        assert view["players"][0]["shelter"][-1] == event["card"]
        assert view["players"][0]["shelter"][:-1] == [None, None]

    assert tops == {"friman.red", "friman.blue", "supply"}


@rule("SG-INF-03", "SG-VAL-32")
def test_a_gift_that_uncovers_a_card_is_not_taken_back() -> None:
    table = stopped().shelter(0, "friman.red", "friman.blue", "arrow")

    table.play("give arrow")

    with pytest.raises(UndoRefused):
        table.game.undo(0)


@rule("SG-INF-03", "SG-GRT-14")
def test_the_standard_does_not_reveal_the_cards_left_in_a_shelter() -> None:
    def recalling(*shelter: str) -> Table:
        table = stormgates("new_great_artefacts", seats=3).hand(0, "standard")
        return table.shelter(0, *shelter, "supply").play("standard", "take friman.red")

    alone, more = recalling("friman.red", "tool.red"), recalling("friman.red", "friman.red")

    assert alone.step == more.step == "standard"
    assert alone.game.view(1)["frames"] == more.game.view(1)["frames"]
    alone.play("enough").settled()


# Whole games at tables of every kind.

CASES = random_cases(find("stormgates"), 12)


def some_choice(game: Game, seat: int, chance: Chance) -> int:
    """A random choice with a random verb, so rare verbs come up as often as common ones."""
    offers = game.state.offers(seat)
    verbs = sorted({code & 0xFF for code in offers})
    verb = verbs[chance.below(len(verbs))]
    fitting = [code for code in offers if code & 0xFF == verb]
    return fitting[chance.below(len(fitting))]


def play_on(game: Game, chance: Chance) -> Game:
    """Play a few choices; return a copy of the game with a history of its own."""
    for _ in range(1 + chance.below(12)):
        if game.over:
            break
        seat = game.to_act[chance.below(len(game.to_act))]
        game.state.take(seat, some_choice(game, seat, chance))
    return Game(game.ruleset, game.state.clone())


@rule("SG-INF-02", "SG-INF-03", "SG-INF-05")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_refusals_and_advice_do_not_depend_on_hidden_facts(case: Case) -> None:
    chance = Chance(27)
    game = case.new(27)
    for _ in range(80):
        for seat in game.to_act:
            world = game.resample(seat, chance.below(1000)).state
            assert world.suggestion(seat) == game.state.suggestion(seat)
            for _ in range(8):
                code = random_code(game.ruleset.notation, chance)
                told = [str(refusal) for refusal in game.state.why_not(seat, code)]
                assert [str(refusal) for refusal in world.why_not(seat, code)] == told
        game = play_on(game, chance)


@rule("SG-INF-03", "SG-INF-06")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_choice_that_can_be_taken_back_reveals_nothing_to_its_chooser(case: Case) -> None:
    chance = Chance(28)
    game = case.new(28)
    for _ in range(80):
        for seat in game.to_act:
            table, world = game.clone(), game.resample(seat, chance.below(1000))
            world.state.rng = table.state.rng
            code = some_choice(game, seat, chance)
            events = len(table.log.events)
            for each in (table, world):
                each.apply(seat, game.ruleset.notation.text(code))
            seen = any(event.reveal for event in table.log.events[events:])
            if not seen and table.state.rng == game.state.rng:
                assert world.view(seat) == table.view(seat)
        game = play_on(game, chance)


# Knowledge of equal cards, and of cards known by elimination.


@rule("SG-INF-03", "BT-INF-1")
def test_of_equal_cards_in_ambush_everybody_knows_the_same_one() -> None:
    table = stormgates("trading", seats=3).hand(0, "casket", "chief.red")
    table.player(0, ambush=["supply", "supply"])

    for bit in range(8):
        mark_seen(table.state, 0, AMBUSH, CARD_INDEX["supply"], 1 << bit)

    assert table.state.zones[AMBUSH_SEEN] == bytes((0, ALL_SEEN))


@rule("SG-INF-03", "BT-INF-1")
def test_a_card_that_all_others_can_place_stays_hidden_from_one_who_cannot() -> None:
    table = stormgates(seats=3).shelter(0, "friman.red", "friman.blue", "supply")
    position: Any = table.game.position()
    position["players"][0]["seen"]["shelter"] = [0, ALL_SEEN & ~4, ALL_SEEN]
    game = stormhall.from_position(position)

    view: Any = game.view(2)
    player = view["players"][0]

    assert player["shelter"] == [None, None, "supply"]
    assert player["seen"]["shelter"] == [0, 0, ALL_SEEN]
    check_worlds(game)
