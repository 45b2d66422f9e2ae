"""Records and positions, valid and broken, written and read back."""

from __future__ import annotations

import pytest

import stormhall
from stormhall import Game, PositionError, Record, RecordError
from stormhall.kernel.core.rng import Chance
from tests.contract.setups import choose


def played(choices: int = 6) -> Game:
    game, chance = stormhall.new("pebbles", seats=2, seed=4), Chance(4)
    for _ in range(choices):
        game.apply(*choose(game, chance))
    return game


def edited(record: str, line: int, old: str, new: str) -> str:
    lines = record.splitlines()
    assert old in lines[line], lines[line]
    lines[line] = lines[line].replace(old, new)
    return "\n".join(lines)


def test_a_record_is_readable() -> None:
    lines = played(2).record().splitlines()

    assert lines[:7] == [
        "stormhall record 1",
        "game: pebbles",
        "rules: 1",
        "seats: 2",
        "seed: 4",
        'options: {"rounds": 2}',
        "choices: 2",
    ]
    assert lines[7].split()[2] == "bid"


def test_a_record_that_no_longer_replays_names_the_first_choice_that_differs() -> None:
    record = played().record()
    digest = record.splitlines()[9].rpartition("#")[2]

    with pytest.raises(RecordError, match="choice 3: after") as caught:
        stormhall.replay(edited(record, 9, digest, "0000" if digest != "0000" else "1111"))

    assert caught.value.choice == 3


def test_a_record_with_an_illegal_choice_names_it_with_the_rule() -> None:
    record = played(0).record().replace("choices: 0", "choices: 1") + "1 0 grab  #0000\n"

    with pytest.raises(RecordError, match=r"choice 1: 'grab' is refused: SH-STEP"):
        stormhall.replay(record)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("stormhall record 1", "a shopping list", "the first line must be"),
        ("seats: 2", "seats: two", "'seats' must be a whole number, not 'two'"),
        ('{"rounds": 2}', "{rounds", "'options' must be a JSON object"),
        ("choices: 6", "choices: 7", "7 choices are announced, 6 are there"),
        ("choices: 6", "nothing", "a line of the head is written 'key: value', not 'nothing'"),
        ("2 1 bid", "3 1 bid", "choice 2: the line is numbered 3"),
        ("2 1 bid", "2 bid", "choice 2: a line is written 'number seat action"),
        ("2 1 bid", "2 8 bid", "choice 2: there is no seat 8"),
        ("2 1 bid", "2² 1 bid", "choice 2: a line is written 'number seat action"),
    ],
)
def test_a_broken_record_is_refused_with_what_was_expected(
    old: str, new: str, expected: str
) -> None:
    record = played().record()
    for line, text in enumerate(record.splitlines()):
        if text.startswith(("2 0 bid", "2 1 bid")):
            record = edited(record, line, text[:7], "2 1 bid")
    assert old in record

    with pytest.raises(RecordError, match=expected):
        stormhall.replay(record.replace(old, new, 1))


def test_a_record_of_a_finished_game_holds_its_result() -> None:
    game, chance = stormhall.new("pebbles", seats=2, options={"rounds": 1}), Chance(2)
    while not game.over:
        game.apply(*choose(game, chance))
    record = game.record()
    points = f'"points": {game.state.pebbles}'  # type: ignore[attr-defined]
    assert points in record

    with pytest.raises(RecordError, match="the replay ends differently from the record"):
        stormhall.replay(record.replace(points, '"points": [99, 98]'))


def test_a_record_can_be_shortened_and_extended_again() -> None:
    game = played(6)
    whole = game.to_record()

    short = whole.until(2)

    assert stormhall.replay(short).state.digest() == game.until(2).state.digest()
    assert short.to_text() == played(2).record()
    assert short.extended(game.choices[2:]).to_text() == game.record()
    assert whole.until(6) is whole


def test_a_shortened_record_has_no_result() -> None:
    game, chance = stormhall.new("pebbles", seats=2, options={"rounds": 1}), Chance(2)
    while not game.over:
        game.apply(*choose(game, chance))
    record = Record.from_text(game.record())

    assert record.result is not None
    assert record.until(len(game.choices)).result == record.result
    assert record.until(1).result is None


def test_a_game_from_a_position_can_be_shortened() -> None:
    start = stormhall.from_position(played().position())
    first = start.state.digest()
    start.apply(*choose(start, Chance(1)))

    assert start.until(0).state.digest() == first
    assert start.to_record().until(0).first_state().digest() == first


def test_a_shortened_game_has_the_log_and_the_undo_of_that_moment() -> None:
    game, earlier = played(6), played(3)

    short = game.until(3)

    for seat in (0, 1):
        assert short.events(seat=seat) == earlier.events(seat=seat)
        assert short.why_no_undo(seat) == earlier.why_no_undo(seat)


def test_a_record_of_a_failure_shows_what_stopped_the_game() -> None:
    record = played(2).to_record().failed("ValueError: I am\nlost")

    assert record.to_text().splitlines()[6:8] == ["failure: ValueError: I am lost", "choices: 2"]
    assert Record.from_text(record.to_text()).failure == "ValueError: I am lost"
    assert stormhall.replay(record.to_text()).choices == played(2).choices


def test_a_game_from_a_position_has_a_record_of_its_own() -> None:
    start = stormhall.from_position(played().position())
    start.apply(*choose(start, Chance(1)))

    again = stormhall.replay(start.record())

    assert again.state.digest() == start.state.digest()
    assert "position: {" in start.record()


def test_a_position_may_contain_only_what_matters() -> None:
    game = stormhall.from_position(
        {"game": "pebbles", "seats": 2, "hands": [["four"], ["one"]], "pot": 10, "fate": [6]}
    )
    game.apply(0, "bid four")
    game.apply(1, "bid one")
    game.apply(1, "let")

    assert game.state.pebbles == [6, 0]  # type: ignore[attr-defined]
    assert len(game.view(None)["discards"]) == 2  # type: ignore[arg-type]


def test_reading_a_position_lists_all_defects_at_once() -> None:
    with pytest.raises(PositionError) as caught:
        stormhall.from_position(
            {
                "game": "pebbles",
                "seats": 2,
                "hands": [["four", "five"], ["one"]],
                "pot": 12,
                "pebbles": [1, 2, 3],
                "frames": [{"step": "bid", "pending": [0]}, {"step": "dance"}],
            }
        )

    paths = [path for path, _ in caught.value.defects]
    assert "pot" in paths
    assert "pebbles" in paths
    assert "hands[0].hand[1]" in paths
    assert "frames[0].asked" in paths or "frames[0].chosen" in paths
    assert "frames[1].step" in paths


def test_the_header_of_a_position_is_also_checked() -> None:
    with pytest.raises(PositionError) as caught:
        stormhall.from_position({"game": "pebbles", "seats": "two", "fate": [1.5], "rng": "xyz"})
    assert [path for path, _ in caught.value.defects] == ["seats", "fate", "rng"]

    with pytest.raises(PositionError, match="options: option rounds of pebbles cannot be 9"):
        stormhall.from_position({"game": "pebbles", "seats": 2, "options": {"rounds": 9}})


def test_a_position_that_leaves_a_seat_nothing_to_choose_is_refused() -> None:
    with pytest.raises(PositionError, match=r"frames: seat 0 is asked but has nothing to choose"):
        stormhall.from_position({"game": "pebbles", "seats": 2, "hands": [[], ["one"]]})
