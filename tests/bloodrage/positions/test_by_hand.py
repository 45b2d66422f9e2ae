"""Positions by hand: unknown keys are refused, and what is left out agrees with what is named."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall import PositionError
from stormhall.kernel.core.rng import Chance
from tests.contract.setups import choose
from tests.rules import rule

Document = dict[str, Any]


def position_of(**facts: Any) -> Document:
    document = {"game": "bloodrage", "seats": 2, **facts}
    position: Document = stormhall.from_position(document).position()
    return position


def defects_of(**facts: Any) -> dict[str, str]:
    with pytest.raises(PositionError) as caught:
        position_of(**facts)
    return {path: str(problem) for path, problem in caught.value.defects}


def ruins(position: Document) -> list[str]:
    return [name for name, each in position["provinces"].items() if each["destroyed"]]


@pytest.mark.parametrize(
    ("facts", "path", "reason"),
    [
        ({"sheets": [{"upgrade": ["troll"]}, {}]}, "sheets[0].upgrade", "the nearest is upgrades"),
        ({"provinces": {"gimel": {}}}, "provinces.gimel", "the nearest is gimle"),
        ({"fjords": {"fjord-n": {}}}, "fjords.fjord-n", "the nearest is fjord-n"),
        ({"tops": {"4": []}}, "tops.4", "known here: 1, 2, 3"),
        ({"hand": []}, "hand", "this key belongs to sheets[0]"),
    ],
)
def test_a_key_that_nothing_reads_is_refused(facts: Document, path: str, reason: str) -> None:
    assert reason in defects_of(**{"sheets": [{}, {}], **facts})[path]


def test_a_seat_may_be_a_number() -> None:
    position = position_of(turn=0, provinces={"gimle": {"figures": {0: {"warrior": 1}}}})

    assert position["provinces"]["gimle"]["figures"] == {"0": {"warrior": 1}}


@pytest.mark.parametrize("key", [None, 1.5])
def test_any_other_key_that_is_no_text_is_refused(key: Any) -> None:
    assert list(defects_of(fjords={key: {}})) == [f"fjords.{key}"]


def test_words_may_be_written_as_in_the_notation() -> None:
    hands = [{"clan": "Wolf", "hand": ["Alfheim.1", "friggas-charm", "age1-tyrs-smite"]}, {}]

    position = position_of(turn=0, sheets=hands)["sheets"][0]

    assert position["clan"] == "wolf"
    assert set(position["hand"]) >= {"alfheim", "frigga-charm"}


@rule("BR-SET-7")
@pytest.mark.parametrize("seed", range(20))
def test_named_dooms_are_never_ruins(seed: int) -> None:
    position = position_of(seed=seed, age=2, doomed=["horgr", "gimle", "utgard"], turn=0)

    assert "horgr" in ruins(position)
    assert len(ruins(position)) == 4
    assert not {"gimle", "utgard"} & set(ruins(position))


@rule("BR-SET-7")
@pytest.mark.parametrize("seed", range(20))
def test_figures_in_a_dealt_ruin_move_the_ruin_elsewhere(seed: int) -> None:
    figures = {"figures": {"0": {"warrior": 1}}}
    named = dict.fromkeys(("gimle", "horgr", "utgard"), figures)

    gone = ruins(position_of(seed=seed, provinces=named, turn=0))

    assert len(gone) == 3
    assert not set(gone) & set(named)


def test_figures_everywhere_leave_no_room_for_the_ruins() -> None:
    names = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "gimle"]
    named = {name: {"figures": {"0": {"warrior": 1}}} for name in names}

    assert "provinces" in defects_of(provinces=named, turn=0)


def test_yggdrasil_is_never_doomed_and_never_destroyed() -> None:
    assert list(defects_of(doomed=["yggdrasil", "gimle", "horgr"])) == ["doomed[0]"]
    destroyed = {"yggdrasil": {"destroyed": True}}
    assert list(defects_of(provinces=destroyed)) == ["provinces.yggdrasil.destroyed"]


def drafting() -> Document:
    game = stormhall.new("bloodrage", 3, seed=4)
    for _ in range(6):
        game.apply(game.to_act[0], game.legal(game.to_act[0])[0])
    return game.position()


@rule("BR-GFT-3")
def test_cards_that_have_left_the_packs_are_in_the_hands_of_the_players_who_drafted_them() -> None:
    whole = drafting()

    again = position_of(seats=3, draft=whole["draft"])

    assert [s["hand"] for s in again["sheets"]] == [s["hand"] for s in whole["sheets"]]


@rule("BR-GFT-3")
def test_a_hand_without_a_drafted_card_is_refused() -> None:
    found = defects_of(seats=3, draft=drafting()["draft"], sheets=[{"hand": []}, {}, {}])

    assert "sheets[0].hand" in found


def test_a_pack_of_a_position_is_a_list_of_cards() -> None:
    draft: Any = drafting()["draft"]
    draft["packs"][1] = {}

    assert next(iter(defects_of(seats=3, draft=draft))) == "draft.packs[1]"


@rule("BR-SET-3")
def test_the_earlier_name_of_a_province_is_read_everywhere() -> None:
    figures = {"figures": {"0": {"warrior": 1}}}
    sheets: list[Document] = [{"clan": "wolf"}, {}]
    document: Document = {"game": "bloodrage", "seats": 2, "turn": 0, "sheets": sheets}
    document["provinces"] = {"myrkulor": figures}
    document["doomed"] = ["gimle", "horgr", "utgard"]

    game = stormhall.from_position(document)
    view: Document = game.view(0)

    assert view["provinces"]["myrkvlor"]["figures"] == {"0": {"warrior": 1}}
    game.apply(0, "invade warrior Myrkulor")
    assert "invade warrior myrkvlor" in str(game.record())


# Decks.


def after(choices: int, seats: int = 2, preset: str | None = None) -> Document:
    """The position after some random choices."""
    game, chance = stormhall.new("bloodrage", seats, 4, preset=preset), Chance(4)
    for _ in range(choices):
        game.apply(*choose(game, chance))
    return game.position()


@pytest.mark.parametrize("preset", [None, "first game"])
@pytest.mark.parametrize("choices", [0, 9, 40, 80])
def test_decks_may_stand_alone(choices: int, preset: str | None) -> None:
    """Cards that are in no deck are in packs or hands; those of earlier ages are discarded."""
    whole = after(choices, preset=preset)
    document = {"game": "bloodrage", "seats": 2, "options": whole["options"]}

    position: Document = stormhall.from_position({**document, "decks": whole["decks"]}).position()

    assert position["decks"] == whole["decks"]


def test_cards_that_nothing_names_have_to_be_in_the_decks() -> None:
    whole = after(0)
    decks = [whole["decks"][0], whole["decks"][1][1:], whole["decks"][2]]

    assert list(defects_of(age=1, decks=decks)) == ["decks[1]"]


def test_a_card_that_a_deck_cannot_hold_is_named_where_it_stands() -> None:
    decks = after(0)["decks"]

    assert list(defects_of(decks=[["trol"], *decks[1:]])) == ["decks[0][0]"]


@rule("BR-GFT-3")
def test_a_card_that_a_pack_cannot_hold_is_named_where_it_stands() -> None:
    draft: Any = drafting()["draft"]
    draft["packs"][1][7] = "trol"

    assert "draft.packs[1][7]" in defects_of(seats=3, draft=draft)


def test_cards_in_play_tell_the_age() -> None:
    assert position_of(discards=["fire-dragons"])["age"] == 2
    assert position_of(turn=0, sheets=[{"hand": ["eternal-dragons"]}, {}])["age"] == 3


def test_a_fjord_with_ships_is_in_play() -> None:
    for seed in range(12):
        for fjord in position_of()["fjords"]:
            position_of(seed=seed, fjords={fjord: {"0": {"ship": 1}}})


def test_the_steps_of_a_draft_need_its_packs() -> None:
    assert list(defects_of(frames=after(0)["frames"])) == ["frames[1]"]
