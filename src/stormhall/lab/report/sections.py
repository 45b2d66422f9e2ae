"""The chapters of a report, one function each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stormhall.lab.report import markup as m
from stormhall.lab.report import names, numbers, pictures
from stormhall.lab.report.canvas import SERIES
from stormhall.lab.results.compare import Comparison, Difference
from stormhall.lab.results.intervals import quantile
from stormhall.lab.results.summary import Side
from stormhall.lab.runs.game_result import GameResult
from stormhall.locale.process_language import say

DRAWN: Final = 12
"""A picture shows at most this many things of a topic; the table shows all."""

MOST_ROWS: Final = 16
"""Longer tables are collapsed."""


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def span(low: float, high: float) -> str:
    """An interval of shares."""
    return f"{100 * low:.1f}–{100 * high:.1f} %"


def number(value: float) -> str:
    """A number with two decimals and a typographic minus."""
    return f"{value:.2f}".replace("-", "−")


def signed(value: float) -> str:
    """A change, always with its sign."""
    return f"{value:+.2f}".replace("-", "−")


def several(games: list[GameResult]) -> bool:
    """Whether different agents played."""
    return len({word for one in games for word in one.agents}) > 1


def usual_groups(games: list[GameResult]) -> tuple[str, numbers.Key]:
    """The groups of most pictures, with their name: agents if they differ, otherwise seats."""
    if several(games):
        return say("report-by-agent"), numbers.agent_name
    return say("report-by-seat"), numbers.seat_name


# Wins.


def wins(games: list[GameResult]) -> m.Chapter:
    """Shares of wins by agent, seat and each trait of the seats."""
    blocks: list[m.Markup] = []
    if several(games):
        groups = sorted(
            numbers.sides(games, numbers.agent_name), key=lambda side: (-side.share, side.name)
        )
        blocks.append(_wins_by("agent", say("report-by-agent"), groups))
    blocks.append(_wins_by("seat", say("report-by-seat"), numbers.sides(games, numbers.seat_name)))
    for trait in numbers.trait_names(games):
        groups = numbers.sides(games, numbers.of_trait(trait))
        if not all(side.name.isdecimal() for side in groups):
            groups.sort(key=lambda side: (-side.share, side.name))
        blocks.append(_wins_by(trait, names.trait_name(trait), groups))
    return m.chapter(
        "wins", say("report-wins-title"), m.columns(*blocks), m.note(say("report-wins-note"))
    )


def _wins_by(group: str, what: str, groups: Sequence[Side]) -> m.Markup:
    listed = ", ".join(f"{side.name} {percent(side.share)}" for side in groups)
    label = say("report-wins-label", what=what, list=listed)
    rows = [
        [
            side.name,
            str(side.seats),
            f"{side.wins:g}" if side.wins == int(side.wins) else f"{side.wins:.1f}",
            percent(side.share),
            span(side.low, side.high),
            f"{side.points:.1f}",
        ]
        for side in groups
    ]
    heads = [
        what,
        say("report-taken"),
        say("report-wins"),
        say("report-share"),
        say("report-interval"),
        say("report-points"),
    ]
    return m.figure(
        pictures.shares(f"wins-{group}", label, groups),
        say("report-by", what=what),
        m.table(heads, rows, say("report-wins-by", what=what)),
    )


# Length.


def lengths(games: list[GameResult]) -> m.Chapter:
    """How long games last, in the game's own unit and in decisions."""
    unit = games[0].unit
    kinds = [(names.unit_name("decisions"), [one.decisions for one in games])]
    if unit != "decisions":
        kinds.insert(0, (names.unit_name(unit), [one.length for one in games]))
    blocks = [_histogram(name, values) for name, values in kinds if len(set(values)) > 1]
    same = [
        m.paragraph(say("report-same-length", length=str(values[0]), unit=name))
        for name, values in kinds
        if len(set(values)) == 1
    ]
    rows = [[name, *_spread(values, 0.05)] for name, values in kinds]
    heads = [
        say("report-counted-in"),
        say("report-shortest"),
        "5 %",
        say("report-middle"),
        "95 %",
        say("report-longest"),
    ]
    whole = m.table(heads, rows, say("report-lengths"))
    return m.chapter("length", say("report-length-title"), *same, m.grid(*blocks, whole))


def _spread(values: list[int], tail: float) -> list[str]:
    """The minimum, the `tail` quantile, the median, the quantile at the other end, the maximum."""
    ordered = sorted(values)
    marks = [quantile(ordered, share) for share in (tail, 0.5, 1 - tail)]
    return [str(value) for value in (ordered[0], *marks, ordered[-1])]


def _histogram(name: str, values: list[int]) -> m.Markup:
    median = quantile(sorted(values), 0.5)
    label = say(
        "report-histogram",
        unit=name,
        least=str(min(values)),
        most=str(max(values)),
        median=str(median),
    )
    picture = pictures.histogram(f"length-{name}", label, values, name)
    return m.figure(picture, say("report-in", unit=name))


# Points.


def points(games: list[GameResult]) -> m.Chapter:
    """Points over time and at the end."""
    what, key = usual_groups(games)
    lines = numbers.points_over_time(games, key)
    rows = [[name, *spread] for name, spread in _final_points(games, key)]
    heads = [
        what,
        say("report-lowest"),
        "10 %",
        say("report-middle"),
        "90 %",
        say("report-highest"),
    ]
    content = [m.table(heads, rows, say("report-points-by", what=what))]
    if lines and numbers.horizon(games) > 1:
        listed = ", ".join(f"{line.name} {line.middle[-1]}" for line in lines)
        label = say("report-points-label", what=what, list=listed)
        unit = names.unit_name(games[0].unit)
        picture = pictures.timeline("timeline", label, lines, unit)
        content.insert(0, m.figure(picture, say("report-by", what=what)))
        content.append(m.note(say("report-points-note")))
    return m.chapter("points", say("report-points-title"), m.grid(*content[:2]), *content[2:])


def _final_points(games: list[GameResult], key: numbers.Key) -> list[tuple[str, list[str]]]:
    by_group: dict[str, list[int]] = {}
    for one in games:
        for seat, value in enumerate(one.points):
            by_group.setdefault(key(one, seat), []).append(value)
    return [(name, _spread(by_group[name], 0.1)) for name in sorted(by_group)]


def origins(games: list[GameResult]) -> m.Chapter | None:
    """Where points came from."""
    origin_names = numbers.source_names(games)
    if not origin_names:
        return None
    what, key = usual_groups(games)
    outcome = numbers.sources(games, numbers.winner_name)
    groups = numbers.sources(games, key)
    groups.update(
        {name: outcome[name] for name in (numbers.winners(), numbers.others()) if name in outcome}
    )
    listed = "; ".join(
        f"{group} {sum(by_source.values()):.1f}" for group, by_source in groups.items()
    )
    label = say("report-sources-label", list=listed)
    titles = {name: names.source_name(games[0].game, name) for name in origin_names}
    rows = [
        [titles[name], *[f"{by_source[name]:.2f}" for by_source in groups.values()]]
        for name in origin_names
    ]
    sums = [f"{sum(by_source.values()):.2f}" for by_source in groups.values()]
    heads = [say("report-source"), *groups]
    return m.chapter(
        "sources",
        say("report-sources-title"),
        m.grid(
            m.figure(
                pictures.stacked("sources", label, groups),
                say("report-sources-by", what=what),
                m.legend([titles[name] for name in origin_names[:SERIES]]),
            ),
            m.table(heads, [*rows, [say("report-all"), *sums]], say("report-sources")),
        ),
    )


# Uses.


def usage(games: list[GameResult]) -> m.Chapter | None:
    """How often each thing was used, topic by topic."""
    topics = numbers.uses(games)
    if not topics:
        return None
    chance = len(games) / max(1, sum(one.seats for one in games))
    game = games[0].game
    blocks = [
        _topic(
            topic,
            [replace(use, word=names.use_name(game, topic, use.word)) for use in uses],
            chance,
        )
        for topic, uses in topics.items()
    ]
    return m.chapter(
        "uses",
        say("report-uses-title"),
        m.paragraph(say("report-uses")),
        m.columns(*blocks),
        m.note(say("report-uses-note")),
    )


def _topic(topic: str, uses: Sequence[numbers.Use], chance: float) -> m.Markup:
    title = names.topic_name(topic)
    listed = ", ".join(f"{use.word} {use.times:.2f}" for use in uses[:DRAWN])
    label = say("report-uses-label", topic=title, list=listed)
    rows = [
        [
            use.word,
            f"{use.times:.2f}",
            percent(use.spread),
            percent(use.share),
            span(use.low, use.high),
        ]
        for use in uses
    ]
    heads = [
        "",
        say("report-per-game"),
        say("report-used-by"),
        say("report-wins"),
        say("report-interval"),
    ]
    whole = m.table(heads, rows, title)
    if len(rows) > MOST_ROWS:
        whole = m.details(say("report-all-rows", count=len(rows)), whole)
    caption = title
    if len(uses) > DRAWN:
        caption = say("report-most-used", topic=title, drawn=DRAWN, all=len(uses))
    return m.figure(pictures.used(topic, label, uses[:DRAWN], chance), caption, whole)


# Ends, time, failures.


def ends(games: list[GameResult]) -> m.Chapter:
    """Why games ended."""
    counts = Counter(names.reason_name(one.reason) for one in games)
    ordered = sorted(counts, key=lambda reason: (-counts[reason], reason))
    rows = [
        [reason, str(counts[reason]), percent(counts[reason] / len(games))] for reason in ordered
    ]
    heads = [say("report-reason"), say("report-games"), say("report-share")]
    content = [m.table(heads, rows, say("report-ends"))]
    if len(ordered) > 1:
        values = {reason: float(counts[reason]) for reason in ordered}
        drawn = pictures.bars("ends", say("report-ends-label"), values, say("report-games"))
        content.insert(0, m.figure(drawn, say("report-by-reason")))
    return m.chapter("ends", say("report-ends-title"), m.grid(*content))


def thinking(games: list[GameResult]) -> m.Chapter:
    """How long agents thought."""
    times = numbers.thinking_times(games)
    rows = [
        [one.name, str(one.choices), f"{one.milliseconds:.2f} ms", f"{one.seconds:.1f} s"]
        for one in times
    ]
    heads = [
        say("report-by-agent"),
        names.unit_name("decisions"),
        say("report-for-decision"),
        say("report-altogether"),
    ]
    content = [m.table(heads, rows, say("report-time-title"))]
    if len(times) > 1:
        values = {one.name: one.milliseconds for one in times}
        label, unit = say("report-time-label"), say("report-time-axis")
        drawn = pictures.bars("thinking", label, values, unit)
        content.insert(0, m.figure(drawn, say("report-by", what=say("report-by-agent"))))
    return m.chapter(
        "time", say("report-time-title"), m.grid(*content), m.note(say("report-time-note"))
    )


def failures(failed: list[GameResult]) -> m.Chapter:
    """The games that did not finish."""
    if not failed:
        title = say("report-failures-title")
        return m.chapter("failures", title, m.paragraph(say("report-no-failures")))
    rows: list[list[str]] = []
    for one in failed:
        assert one.failure is not None, "only failed games are asked for"
        why = one.failure
        seat = "–" if why.seat is None else f"{why.seat + 1}, {names.bot_name(why.agent or '')}"
        name = say("report-compared", game=str(one.index)) if one.variant else str(one.index)
        rows.append([name, str(one.seed), seat, why.error, why.record or "–"])
    heads = [
        say("report-failed-game"),
        say("report-failed-seed"),
        say("report-by-seat"),
        say("report-error"),
        say("report-record"),
    ]
    listed = m.element("div", m.table(heads, rows, say("report-failed-games")), class_="wordy")
    text = m.paragraph(say("report-failures", count=len(failed)))
    return m.chapter("failures", say("report-failures-title"), text, listed)


# Two option sets.


def differences(comparison: Comparison) -> m.Chapter:
    """What the second option set changes."""
    options = [
        [name, *[str(value) for value in values]] for name, values in comparison.options.items()
    ]
    by_figure: dict[str, list[Difference]] = {}
    for one in comparison.differences:
        by_figure.setdefault(one.figure, []).append(one)
    blocks = [
        _changes(name, changes, comparison.unit)
        for name, changes in by_figure.items()
        if comparison.pairs
    ]
    first, second = say("report-first"), say("report-second")
    return m.chapter(
        "comparison",
        say("report-comparison-title"),
        m.paragraph(say("report-comparison", pairs=comparison.pairs)),
        m.table([say("report-option"), first, second], options, say("report-options-differ")),
        m.grid(*blocks),
        m.table(
            ["", first, second, say("report-change"), say("report-interval"), ""],
            [_difference_row(one, comparison) for one in comparison.differences],
            say("report-differences"),
        ),
        m.note(say("report-comparison-note")),
    )


def _changes(name: str, changes: Sequence[Difference], length_unit: str) -> m.Markup:
    """A picture of the changes of one figure."""
    title = names.figure_name(name)
    units = {"wins": say("report-percentage-points"), "length": names.unit_name(length_unit)}
    listed = ", ".join(
        f"{names.subject_name(one.about) or title} {one.change.value:+.3f}" for one in changes
    )
    label = say("report-changes-label", list=listed)
    unit = units.get(name, title)
    factor = 100 if name == "wins" else 1
    caption = say("report-with-unit", figure=title, unit=unit) if name in units else title
    caption = caption[:1].upper() + caption[1:]
    return m.figure(pictures.changes(f"changes-{name}", label, changes, unit, factor), caption)


def _difference_row(one: Difference, comparison: Comparison) -> list[str]:
    wins = one.figure == "wins"
    factor, sign = (100, " %") if wins else (1, "")
    low, high = one.change.low, one.change.high
    spread = "–"
    if low is not None and high is not None:
        spread = say("report-from-to", low=signed(factor * low), high=signed(factor * high))
    name = (
        names.figure_name(one.figure)
        if one.figure != "length"
        else names.unit_name(comparison.unit)
    )
    return [
        f"{name}, {names.subject_name(one.about)}" if one.about else name,
        f"{number(factor * one.before)}{sign}",
        f"{number(factor * one.after)}{sign}",
        signed(factor * one.change.value),
        spread,
        say("report-clear") if one.is_clear else "",
    ]
