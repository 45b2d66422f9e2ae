"""The command line in four languages: help, errors, tables, boards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache

import pytest
from typer.testing import CliRunner, Result

import stormhall
from stormhall import cli
from stormhall.agents.registry import adviser, agent
from stormhall.commands.support.error_text import error_text
from stormhall.games import GAMES
from stormhall.kernel.core.errors import StormhallError
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.labels import english
from stormhall.kernel.ruleset import find
from stormhall.kernel.terminal_text import width
from stormhall.locale import LANGUAGES, Translator
from stormhall.locale.boards import board_words
from stormhall.locale.process_language import language, say, set_language
from stormhall.terminal import Terminal
from tests.contract.setups import choose

COMMANDS = [
    *[[name] for name in ("games", "play", "replay", "position", "rules", "serve", "simulate")],
    *[[name] for name in ("ladder", "arena", "tune", "bench", "admin")],
    *[["admin", name] for name in ("list", "show", "export", "import", "archive", "delete")],
    ["admin", "backup"],
]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language(None)


def run(*words: str) -> Result:
    return CliRunner().invoke(cli.app, list(words), env={"COLUMNS": "160"})


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_is_in_every_language(code: str):
    for command in [[], *COMMANDS]:
        outcome = run(*command, "--help", "--language", code)

        assert outcome.exit_code == 0, outcome.output
        assert say("usage-usage") in outcome.output
        assert say("usage-help") in outcome.output
        assert not re.search(r"\b(usage|cli|error)-[a-z]", outcome.output), command
        assert f"[{say('usage-word-options')}]" in outcome.output
        assert not re.search(r"OPTIONS|COMMAND|ARGS|<(str|list|bool|int|float)", outcome.output)
    assert language() == code


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["simulat"], "Нет команды simulat. Возможно, вы имели в виду: 'simulate'"),
        (["bench", "--nosuch"], "Нет параметра --nosuch."),
        (["bench", "--seconds", "much"], "--seconds: нужно число."),
        (["bench", "--seconds", "0"], "--seconds: не меньше 0.1."),
        (["serve", "--port", "99999"], "--port: не больше 65535."),
        (["serve", "--log", "loud"], "--log: loud нет среди 'json', 'text'."),
        (["rules"], "Не указано: правило."),
        (["admin", "--data", "."], "Не хватает команды."),
        (["bench", "a", "b"], "Непонятно, что делать с этим: b"),
        (["games", "--json=yes"], "--json не принимает значения."),
    ],
)
def test_errors_of_usage_are_in_the_chosen_language(words: list[str], expected: str):
    outcome = run("--language", "ru", *words)

    assert outcome.exit_code == 2
    assert expected in " ".join(outcome.output.replace("│", " ").split())
    assert "╭─ Ошибка" in outcome.output


def test_an_unknown_language_is_refused():
    outcome = run("games", "--language", "tlh")

    assert "the hall does not speak 'tlh'" in str(outcome.exception)


def test_games_are_listed_with_the_words_of_the_language():
    shown = run("games", "--language=bg").output

    assert "Баталия: Сътворяване, от 2 до 4 места." in shown
    assert "готови набори:" in shown
    assert json.loads(run("games", "--json", "--language", "bg").output)["battalia"]["title"] == (
        "Battalia: The Creation"
    )


@pytest.mark.parametrize(
    ("game", "options", "expected"),
    [
        ("chess", {}, "няма игра 'chess'; има: "),
        ("battalia", {"colour": 1}, "battalia няма опция 'colour'; има: "),
        ("battalia", {"vp_limit": 0}, "не може да бъде 0; позволено: цяло число от "),
        ("battalia", {"edition": "second"}, "позволено: 'retail2015', 'special'"),
        ("stormgates", {"bilkarr": True, "trading": False}, "(SG-"),
    ],
)
def test_errors_of_the_engine_are_translated(game: str, options: dict[str, object], expected: str):
    set_language("bg")
    with pytest.raises(StormhallError) as caught:
        stormhall.new(game, 3, 1, options)  # type: ignore[arg-type]

    assert expected in error_text(caught.value)


@pytest.mark.parametrize(
    "text", ["", "dance", "build", "end turn now", "end game", "move hero9 a1", "use"]
)
def test_english_errors_are_the_same_as_those_of_the_engine(text: str):
    with pytest.raises(StormhallError) as caught:
        stormhall.parse("battalia", text)

    message = error_text(caught.value)
    assert message == str(caught.value) or (not text and message == "an action is missing")


def told_in(code: str, document: object) -> str:
    set_language(code)
    with pytest.raises(StormhallError) as caught:
        stormhall.from_position(document)  # type: ignore[arg-type]
    return error_text(caught.value)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", "seats: expected a whole number from 1 to 99, found 'two'; fate: a die shows 1 "),
        ("bg", "seats: очаква се цяло число от 1 до 99, а е 'two'; fate: зарът показва от 1 до 6"),
        ("ru", "seats: ожидается целое число от 1 до 99, а здесь 'two'; fate: на кубике от 1 до 6"),
        ("zh-Hant", "seats：應為 1 到 99 的整數，實際為 'two'; fate：骰子只有 1 到 6"),
    ],
)
def test_defects_of_a_position_are_listed_by_place(code: str, expected: str):
    document = {"game": "battalia", "seats": "two", "fate": [9]}

    assert told_in(code, document).startswith(expected)


def test_wrong_options_of_a_position_are_reported_like_those_of_a_new_game():
    document = {"game": "battalia", "options": {"vp_limit": 0}}

    assert "options: опцията vp_limit на battalia не може да бъде 0; " in told_in("bg", document)


def test_a_long_list_of_defects_is_cut():
    message = told_in("ru", {"game": "bloodrage", "discards": ["nothing"] * 60})

    assert message.count("неизвестно: 'nothing'") == 50
    assert message.endswith("и ещё 10")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("seats: 2", "seats: two", "'seats' трябва да е цяло число, а не 'two'"),
        ("choices: 1", "choices", "ред от началото се пише 'key: value', а не 'choices'"),
        ("1 1 choose", "3 1 choose", "избор 1: редът е с номер 3"),
        ("1 1 choose", "1 9 choose", "избор 1: няма място 9; в документите местата са от 0 до 1"),
        ("options: {", "options: [", "'options' трябва да е обект JSON, а не '["),
    ],
)
def test_defects_of_a_record_are_translated(old: str, new: str, expected: str):
    game = stormhall.new("battalia", 2, 7)
    game.apply(game.to_act[0], game.legal(game.to_act[0])[0])
    record = game.record()
    assert old in record
    set_language("bg")

    with pytest.raises(StormhallError) as caught:
        stormhall.replay(record.replace(old, new, 1))

    assert expected in error_text(caught.value)


# Bots.


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", ["planner", "greedy@mine.json", "mine:Bot"]),
        ("bg", ["пресметлив", "алчен@mine.json", "mine:Bot"]),
        ("ru", ["расчётливый", "жадный@mine.json", "mine:Bot"]),
        ("zh-Hant", ["規劃", "貪心@mine.json", "mine:Bot"]),
    ],
)
def test_agents_have_the_names_of_their_levels(code: str, expected: list[str]):
    words = ["planner", "greedy@mine.json", "mine:Bot"]

    assert [Translator(code).agent_name(word) for word in words] == expected


def test_bots_of_one_level_have_different_names_in_the_terminal():
    game = stormhall.new("bloodrage", 3, 1, {"first_game": True})
    bots = {seat: agent("random", seat) for seat in (0, 1, 2)}
    written: list[str] = []

    Terminal(game, bots, adviser(), input, written.append, Translator("bg"), "random").run()

    assert any(line.startswith("Бот 2 (случаен): ") for line in written)
    assert any(line.startswith("Бот 3 (случаен): ") for line in written)


def test_tables_of_the_lab_name_levels():
    shown = run(
        "simulate",
        "bloodrage",
        "--seats",
        "2",
        "--games",
        "2",
        "--jobs",
        "1",
        "--agents",
        "random,weighted",
        "--language",
        "ru",
    ).output

    assert "случайный" in shown
    assert "по привычке" in shown


# Boards.


@pytest.mark.parametrize("name", GAMES)
def test_english_boards_are_the_same_as_those_of_the_engine(name: str):
    labels = find(name).labels()
    spoken = board_words(Translator("en"), name)
    assert spoken is not None

    for label, pattern in labels.items():
        facts = {fact: f"<{fact}>" for fact in re.findall(r"{(\w+)}", pattern)}
        assert spoken.label(label, **facts) == english(labels).label(label, **facts)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_boards_fit_in_every_language(name: str, code: str):
    spoken = board_words(Translator(code), name)
    for preset in [None, *find(name).info.presets]:
        game = game_in_progress(name, preset)
        plain = game.draw(0).splitlines()
        drawn = game.draw(0, spoken).splitlines()

        assert max(map(width, drawn)) <= max(100, *map(width, plain))
        boxes = [line for line in drawn if line.lstrip()[:1] in "│═" and line.count("│") > 2]
        assert all(width(line) <= max(map(width, plain)) for line in boxes)


@cache
def game_in_progress(name: str, preset: str | None) -> stormhall.Game:
    """A game after some choices, with the most seats that the preset has."""
    for seats in reversed(find(name).info.seats):
        try:
            game = stormhall.new(name, seats, 3, {}, preset)
        except StormhallError:
            continue
        chance = Chance(4)
        for _ in range(60):
            if not game.over:
                game.apply(*choose(game, chance))
        return game
    raise AssertionError(f"{name} cannot be played with {preset}")
