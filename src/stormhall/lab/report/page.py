"""The page of a report: what was played, then the chapters."""

from __future__ import annotations

import shlex
from collections import Counter
from pathlib import Path
from typing import Final

from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.core.state import Options, OptionValue
from stormhall.kernel.options import option_text
from stormhall.kernel.ruleset import find
from stormhall.lab.report import markup as m
from stormhall.lab.report import sections
from stormhall.lab.report.canvas import drawing_library
from stormhall.lab.report.names import bot_name, game_title, unit_name
from stormhall.lab.report.numbers import agent_name, sides
from stormhall.lab.results.compare import compare, differing
from stormhall.lab.results.intervals import quantile
from stormhall.lab.runs.game_result import GameResult, failed, finished
from stormhall.lab.runs.jobs import Job
from stormhall.locale.process_language import language, say

FILE: Final = "report.html"
STYLE: Final = Path(__file__).with_name("report.css")


def write_report(results: list[GameResult], job: Job, directory: Path) -> Path:
    """Write the page into a folder; the same results give the same bytes."""
    drawing_library()
    file = directory / FILE
    text = page(results, job)
    try:
        directory.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SetupError("write", file=str(file), problem=str(error.strerror)) from error
    return file


def page(results: list[GameResult], job: Job) -> str:
    """The whole page as text."""
    games, failures = finished(results), failed(results)
    name = game_title(job.game, find(job.game).info.title)
    title = say("report-title", games=len(games), game=name)
    chapters = [
        played(job, {one.index for one in results}),
        *_chapters(results, games, job),
        sections.failures(failures),
    ]
    body = m.join(
        [
            m.element("header", m.element("h1", title), _summary(games, failures, job)),
            m.contents(chapters),
            m.element("main", *[one.to_markup() for one in chapters]),
        ]
    )
    return _document(title, body)


def _chapters(results: list[GameResult], games: list[GameResult], job: Job) -> list[m.Chapter]:
    """The chapters on these games, without those that have no data."""
    if not games:
        return [m.chapter("wins", say("report-wins-title"), m.paragraph(say("report-no-end")))]
    comparison = compare(results, job)
    chapters = [
        None if comparison is None else sections.differences(comparison),
        sections.wins(games),
        sections.lengths(games),
        sections.points(games),
        sections.origins(games),
        sections.usage(games),
        sections.ends(games),
        sections.thinking(games),
    ]
    return [one for one in chapters if one is not None]


def _document(title: str, body: m.Markup) -> str:
    head = m.join(
        [
            m.Markup('<meta charset="utf-8">\n'),
            m.Markup('<meta name="viewport" content="width=device-width, initial-scale=1">\n'),
            m.Markup('<meta name="color-scheme" content="light dark">\n'),
            m.element("title", title),
            m.element("style", m.Markup(STYLE.read_text(encoding="utf-8"))),
        ]
    )
    html = m.element(
        "html", m.element("head", head), "\n", m.element("body", body), lang=language()
    )
    return f"<!doctype html>\n{html}\n"


# The top of the page.


def _summary(games: list[GameResult], failures: list[GameResult], job: Job) -> m.Markup:
    """A sentence and the main figures."""
    line = m.paragraph(say("report-line-up", agents=_line_up(job), seats=job.seats))
    if not games:
        return line
    lengths = sorted(one.length for one in games)
    best = sorted(max(one.points) for one in games)
    tiles = [
        (str(len(games)), say("report-games")),
        (str(quantile(lengths, 0.5)), say("report-median", unit=unit_name(games[0].unit))),
        (str(quantile(best, 0.5)), say("report-winner-points")),
    ]
    if sections.several(games):
        first = max(sides(games, agent_name), key=lambda side: side.share)
        tiles.append((f"{100 * first.share:.0f} %", say("report-best", agent=first.name)))
    if failures:
        tiles.append((str(len(failures)), say("report-failed")))
    items = [
        m.element("li", m.element("strong", figure), " ", m.element("span", words))
        for figure, words in tiles
    ]
    return m.join([line, m.element("ul", *items, class_="tiles")])


def _line_up(job: Job) -> str:
    counts = Counter(map(bot_name, job.agents))
    words = [word if count == 1 else f"{count} × {word}" for word, count in counts.items()]
    line = words[0]
    for word in words[1:]:
        line = say("report-against", first=line, second=word)
    return line


def _seated(job: Job) -> str:
    """The agents by seat in the first game of a deal."""
    return ", ".join(f"{seat}: {bot_name(word)}" for seat, word in enumerate(job.agents, start=1))


def played(job: Job, indices: set[int]) -> m.Chapter:
    """What was played, and how to repeat it."""
    rules = find(job.game)
    title = game_title(job.game, rules.info.title)
    thinking = say("report-fixed-work")
    if job.think is not None:
        thinking = say("report-seconds", seconds=f"{job.think:g}")
    pairs = [
        (say("report-game"), say("report-rules", game=title, version=str(rules.version))),
        (say("report-players"), _seated(job)),
        (say("report-seating"), say("report-rotation", times=job.rotations)),
        (say("report-games-played"), str(len(indices))),
        (say("report-seed"), str(job.seed)),
        (say("report-thinking"), thinking),
        (say("report-options"), _chosen(job.game, job.options)),
    ]
    if job.compared is not None:
        other = {name: values[1] for name, values in differing(job.options, job.compared).items()}
        words = ", ".join(f"{name}={option_text(value)}" for name, value in other.items())
        pairs.append((say("report-compared-with"), words))
    every = [[name, option_text(value)] for name, value in job.options.items()]
    return m.chapter(
        "played",
        say("report-played"),
        m.facts(pairs),
        m.paragraph(say("report-again")),
        m.element("pre", m.element("code", command(job, max(indices, default=0) + 1))),
        m.details(
            say("report-all-options"),
            m.table([say("report-option"), say("report-value")], every, say("report-all-options")),
        ),
    )


def _chosen(game: str, options: Options) -> str:
    preset, rest = nearest_preset(game, options)
    words = [say("report-preset", preset=preset)] if preset else []
    words += [f"{name}={option_text(value)}" for name, value in rest.items()]
    return ", ".join(words) or say("report-usual")


def nearest_preset(game: str, options: Options) -> tuple[str, dict[str, OptionValue]]:
    """The preset that needs the fewest further options (empty for none), and those options."""
    info = find(game).info
    best = ("", _rest(info.complete_options({}, None), options))
    for preset in info.presets:
        rest = _rest(info.complete_options({}, preset), options)
        if len(rest) < len(best[1]):
            best = (preset, rest)
    return best


def _rest(usual: Options, options: Options) -> dict[str, OptionValue]:
    return {name: value for name, value in options.items() if usual[name] != value}


def command(job: Job, games: int) -> str:
    """The command that plays this number of games of a job."""
    words = ["stormhall", "simulate", job.game, "--games", str(games), "--seats", str(job.seats)]
    agents = list(job.agents)
    while len(agents) > 1 and agents[-1] == agents[-2]:
        agents.pop()  # the last one takes all further seats
    words += ["--agents", ",".join(agents), "--seed", str(job.seed)]
    preset, rest = nearest_preset(job.game, job.options)
    if preset:
        words += ["--preset", preset]
    if rest:
        words += [
            "--options",
            ",".join(f"{name}={option_text(value)}" for name, value in rest.items()),
        ]
    if job.think is not None:
        words += ["--think", f"{job.think:g}"]
    if not job.rotate:
        words.append("--no-rotate")
    if job.compared is not None:
        other = differing(job.options, job.compared)
        texts = [f"{name}={option_text(values[1])}" for name, values in other.items()]
        words += ["--compare", ",".join(texts)]
    return shlex.join(words)
