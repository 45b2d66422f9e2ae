"""The report of many games as one page."""

from __future__ import annotations

import importlib
import re
import shlex
from dataclasses import replace
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from stormhall.commands.support.arguments import options_of
from stormhall.games import GAMES
from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.ruleset import find
from stormhall.lab.report import write_report
from stormhall.lab.report.names import source_name, topic_name, use_name
from stormhall.lab.report.page import command, nearest_preset, page
from stormhall.lab.runs.game_result import GameFailure, GameResult
from stormhall.lab.runs.jobs import Job
from tests.lab.jobs import BOTS, as_failed, pebbles, played
from tests.lab.pages import Page

pytest.importorskip("matplotlib")

HONEST = f"{BOTS}:Honest"
CHAPTERS = [
    "played", "wins", "length", "points", "sources", "uses", "ends", "time", "failures",
]  # fmt: skip


def job_of(game: str, *agents: str, **options: Any) -> Job:
    rules = find(game)
    return Job(game, len(agents), rules.check(len(agents), options), agents, seed=3)


JOB = job_of("bloodrage", "random", HONEST, HONEST)


@pytest.fixture(scope="module")
def results() -> list[GameResult]:
    return played(JOB, 12)


@pytest.fixture(scope="module")
def text(results: list[GameResult], tmp_path_factory: pytest.TempPathFactory) -> str:
    file = write_report(results, JOB, tmp_path_factory.mktemp("report") / "deep")
    return file.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def read(text: str) -> Page:
    return Page(text)


def blank(index: int = 0, *agents: str) -> GameResult:
    """A game that ended, with nothing but its result."""
    seats = agents or ("random", HONEST, HONEST)
    return GameResult(
        index=index,
        variant=0,
        deal=index,
        rotation=0,
        game="bloodrage",
        options=JOB.options,
        agents=list(seats),
        seed=index,
        points=[3, 2, 1],
        places=[1, 2, 3],
        winners=[0],
        reason="bloodrage-ages-over",
        decisions=10 + index,
        length=3,
        unit="ages",
        choices=[4, 3, 3],
        seconds=[0.1, 0.2, 0.3],
    )


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Both shares p with (wins / games - p) ** 2 = z ** 2 * p * (1 - p) / games."""
    z = 1.959964
    a, b, c = games + z * z, -(2 * wins + z * z), wins * wins / games
    root = sqrt(b * b - 4 * a * c)
    return (-b - root) / (2 * a), (-b + root) / (2 * a)


def shown(low: float, high: float) -> str:
    return f"{100 * low:.1f}–{100 * high:.1f} %"


# Content.


def test_the_page_has_all_chapters_in_order_and_links_to_them(read: Page) -> None:
    links = [value for tag, name, value in read.attributes if (tag, name) == ("a", "href")]

    assert read.chapters == CHAPTERS
    assert links == [f"#{chapter}" for chapter in CHAPTERS]
    assert read.text.startswith("\n\n\n\n12 games of Blood Rage")


def test_the_page_states_what_was_played_and_how_to_repeat_it(read: Page) -> None:
    line = f"stormhall simulate bloodrage --games 12 --seats 3 --agents random,{HONEST} --seed 3"

    assert line in read.text
    assert read.rows("All options")["draft_direction"] == ["left"]


def test_wins_by_agent_and_seat_are_those_of_the_games(
    read: Page, results: list[GameResult]
) -> None:
    seats = [(one, one.agents.index("random")) for one in results]
    wins = sum(1 / len(one.winners) for one, seat in seats if seat in one.winners)
    points = sum(one.points[seat] for one, seat in seats)

    by_agent = read.rows("Wins by agent")["random"]
    by_seat = read.rows("Wins by seat")["seat 2"]

    assert by_agent[0] == "12"
    assert by_agent[2:4] == [f"{100 * wins / 12:.1f} %", shown(*wilson(wins, 12))]
    assert by_agent[4] == f"{points / 12:.1f}"
    own = sum(1 / len(one.winners) for one in results if 1 in one.winners)
    assert by_seat[2:4] == [f"{100 * own / 12:.1f} %", shown(*wilson(own, 12))]


def test_wins_by_a_trait_are_those_of_the_seats_that_have_it(
    read: Page, results: list[GameResult]
) -> None:
    for clan in ("wolf", "bear", "serpent"):
        seats = [(one, one.traits["clan"].index(clan)) for one in results]
        wins = sum(1 / len(one.winners) for one, seat in seats if seat in one.winners)

        row = read.rows("Wins by clan")[clan.capitalize()]

        assert row[:1] == ["12"]
        assert row[2:4] == [f"{100 * wins / 12:.1f} %", shown(*wilson(wins, 12))]
    assert sorted(read.rows("Wins by turn order")) == ["1", "2", "3"]


def test_lengths_are_those_of_the_games(read: Page, results: list[GameResult]) -> None:
    decisions = sorted(one.decisions for one in results)

    rows = read.rows("Length of games")

    assert rows["Ages"] == ["3"] * 5
    assert rows["decisions"][0] == str(decisions[0])
    assert rows["decisions"][2] == str(decisions[6])
    assert rows["decisions"][4] == str(decisions[-1])
    assert "All games last 3 Ages." in read.text


def test_points_at_the_end_are_those_of_the_games(read: Page, results: list[GameResult]) -> None:
    points = sorted(
        p
        for one in results
        for p, word in zip(one.points, one.agents, strict=True)
        if word == HONEST
    )

    row = read.rows("Points at the end by agent")[HONEST]

    assert row == [str(points[i]) for i in (0, 2, 12, 21, 23)]


def test_sources_are_averages_and_add_up_to_all_points(
    read: Page, results: list[GameResult]
) -> None:
    heads = read.tables["Points of a seat in a game, by source"][0]
    rows = read.rows("Points of a seat in a game, by source")
    column = heads.index("random") - 1
    seats = [(one, one.agents.index("random")) for one in results]
    name = next(iter(results[0].sources))

    assert heads[1:] == ["random", HONEST, "all winners", "all others"]
    assert rows["all"][column] == f"{sum(one.points[s] for one, s in seats) / 12:.2f}"
    mean = sum(one.sources[name][s] if name in one.sources else 0 for one, s in seats) / 12
    assert rows[source_name("bloodrage", name)][column] == f"{mean:.2f}"
    sources = {source_name("bloodrage", source) for one in results for source in one.sources}
    assert set(rows) == {"all", *sources}


def test_uses_are_counted_for_all_seats_and_wins_for_the_users(
    read: Page, results: list[GameResult]
) -> None:
    for word in {word for one in results for word in one.uses.get("pillages", {})}:
        row = read.rows("Pillages")[use_name("bloodrage", "pillages", word)]
        counts = [one.uses.get("pillages", {}).get(word, [0, 0, 0]) for one in results]
        users = [
            (one, seat)
            for one, by_seat in zip(results, counts, strict=True)
            for seat in range(3)
            if by_seat[seat]
        ]
        wins = sum(1 / len(one.winners) for one, seat in users if seat in one.winners)

        assert row == [
            f"{sum(map(sum, counts)) / 12:.2f}",
            f"{100 * len(users) / 36:.1f} %",
            f"{100 * wins / len(users):.1f} %",
            shown(*wilson(wins, len(users))),
        ]


def test_every_topic_has_a_table_with_every_word(read: Page, results: list[GameResult]) -> None:
    topics = {topic for one in results for topic in one.uses}

    for topic in topics:
        words = {word for one in results for word in one.uses.get(topic, {})}
        names = {use_name("bloodrage", topic, word) for word in words}
        assert set(read.rows(topic_name(topic))) == names
        assert len(names) == len(words)


def test_ends_and_times_are_shown(read: Page, results: list[GameResult]) -> None:
    choices = sum(one.choices[one.agents.index("random")] for one in results)

    assert read.rows("Ends of games") == {"All three Ages are over": ["12", "100.0 %"]}
    assert read.rows("Time to think")["random"][0] == str(choices)


# Properties of the page.


def test_the_page_loads_nothing(text: str, read: Page) -> None:
    assert "http" not in text
    assert "@import" not in text
    assert not {"script", "link", "img", "iframe", "object", "base"} & set(read.tags)
    assert all(target.startswith("#") for target in read.values("href"))
    assert all(target.startswith("#") for target in read.values("xlink:href"))
    assert set(re.findall(r"url\((.)", text)) <= {"#"}
    assert not read.values("src")


def test_every_picture_has_a_description_and_the_colours_of_the_page(text: str, read: Page) -> None:
    labels = [value for tag, name, value in read.attributes if (tag, name) == ("svg", "aria-label")]

    assert len(labels) == read.tags.count("svg") > 10
    assert all(labels)
    drawings = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert not re.search(r"#[0-9a-f]{6}\b", " ".join(drawings))
    assert all("var(--" in drawing for drawing in drawings)


def test_no_two_elements_have_the_same_name(read: Page) -> None:
    names = read.values("id")

    assert len(names) == len(set(names))


def test_the_same_results_give_the_same_bytes_in_any_order(
    results: list[GameResult],
) -> None:
    few = [replace(one, uses={}, traits={}) for one in results[:6]]

    assert page(few, JOB) == page(few[::-1], JOB)


# Unusual results.

HOSTILE = '<script>alert("1")</script> & --> ]]> $x_1$ \'"><img src=x onerror=y>'


def test_markup_in_names_is_escaped() -> None:
    one = replace(
        blank(),
        agents=[HOSTILE, "b", "c"],
        reason=HOSTILE,
        unit=HOSTILE,
        traits={HOSTILE: [HOSTILE, "x", "y"]},
        timeline=[[1, 1, 1], [3, 2, 1]],
        sources={HOSTILE: [3, 2, 1]},
        uses={HOSTILE: {HOSTILE: [1, 0, 0]}},
    )
    lost = replace(as_failed(blank(2)), failure=GameFailure(HOSTILE, 0, HOSTILE, HOSTILE))
    others = [replace(one, index=1, length=5, reason="else"), lost]

    read = Page(page([one, *others], JOB))

    assert not {"script", "img"} & set(read.tags)
    assert not read.values("onerror")
    assert HOSTILE in read.rows("Wins by agent")
    assert HOSTILE in read.rows("Ends of games")
    assert read.rows("Failed games")["2"] == ["2", f"1, {HOSTILE}", HOSTILE, HOSTILE]
    assert read.text.count(HOSTILE) > 10


def test_failed_games_are_listed_and_left_out_of_the_figures() -> None:
    lost = replace(blank(1), failure=GameFailure("ValueError: lost", 1, HONEST, "failures/1.txt"))

    read = Page(page([blank(), lost], JOB))

    assert read.rows("Failed games") == {
        "1": ["1", f"2, {HONEST}", "ValueError: lost", "failures/1.txt"]
    }
    assert read.rows("Wins by seat")["seat 1"][0] == "1"
    assert "One game failed and is left out" in read.text


def test_a_run_in_which_every_game_failed_still_has_a_page() -> None:
    read = Page(page([as_failed(blank())], JOB))

    assert read.chapters == ["played", "wins", "failures"]
    assert "No game was played to its end." in read.text


def test_a_game_that_counts_nothing_has_a_page_without_those_chapters() -> None:
    job = pebbles("random", "random")

    read = Page(page(played(job, 4), job))

    assert read.chapters == ["played", "wins", "length", "points", "ends", "time", "failures"]


def test_names_of_any_length_leave_room_for_the_picture() -> None:
    long = "a.module.with.a.long.path.indeed:PlayerOfMine"

    drawn = re.findall(r"<svg.*?</svg>", page([blank(0, long, "b", "c")], JOB), re.DOTALL)

    assert any("a.module.wi…PlayerOfMine" in drawing for drawing in drawn)
    assert not any(f">{long}<" in drawing for drawing in drawn)


def test_one_game_is_enough() -> None:
    one = replace(blank(), timeline=[[1, 0, 0], [2, 1, 1], [3, 2, 1]], sources={"a": [3, 2, 1]})

    read = Page(page([one], JOB))

    assert "1 game of Blood Rage" in read.text
    assert read.rows("Wins by seat")["seat 1"][2] == "100.0 %"


def test_two_option_sets_are_compared_pair_by_pair() -> None:
    compared = find("bloodrage").check(3, {"passing": "final"})
    job = replace(JOB, compared=compared)
    results = [replace(one, uses={}, sources={}, traits={}) for one in played(job, 6)]
    pairs = [
        (one, second)
        for one in results
        for second in results
        if (one.variant, second.variant, one.index) == (0, 1, second.index)
    ]
    change = sum(second.points[0] - one.points[0] for one, second in pairs) / len(pairs)

    read = Page(page(results, job))

    assert read.rows("Options that differ") == {"passing": ["until-rage", "final"]}
    row = read.rows("Paired differences")["points, seat 1"]
    assert row[0] == f"{sum(one.points[0] for one, _ in pairs) / 6:.2f}"
    assert row[2] == f"{change:+.2f}".replace("-", "−")
    assert "--compare passing=final" in read.text


# The command.


@pytest.mark.parametrize("game", GAMES)
def test_the_command_names_the_options_that_were_played(game: str) -> None:
    rules = find(game)
    seats = min(4, max(rules.info.seats))
    for preset in rules.info.presets:
        options = rules.check(seats, {}, preset)
        job = Job(game, seats, options, ("random",) * seats, seed=1)

        words = shlex.split(command(job, 7))

        named = words[words.index("--preset") + 1] if "--preset" in words else None
        texts = words[words.index("--options") + 1].split(",") if "--options" in words else []
        assert rules.check(seats, options_of(game, texts), named) == options
        assert words[:7] == ["stormhall", "simulate", game, "--games", "7", "--seats", str(seats)]


def test_options_beside_a_preset_are_named_one_by_one() -> None:
    options = find("battalia").check(4, {"vp_limit": 12}, "expert")

    assert nearest_preset("battalia", options) == ("expert", {"vp_limit": 12})


# Without the library.


def test_without_the_library_one_line_explains_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    usual = importlib.import_module

    def without(name: str, package: str | None = None) -> Any:
        if name.startswith("matplotlib"):
            raise ImportError(name)
        return usual(name, package)

    monkeypatch.setattr(importlib, "import_module", without)

    with pytest.raises(SetupError, match=r"install it with: pip install 'stormhall\[lab\]'") as hit:
        write_report([blank()], JOB, tmp_path)

    assert "\n" not in str(hit.value)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_to_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")

    with pytest.raises(SetupError, match="cannot write"):
        write_report([as_failed(blank())], JOB, tmp_path / "file")
