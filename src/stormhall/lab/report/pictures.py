"""The pictures of a report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from stormhall.kernel.terminal_text import cut, width
from stormhall.lab.report import canvas
from stormhall.lab.report.markup import Markup
from stormhall.lab.report.names import figure_name, subject_name
from stormhall.lab.report.numbers import PointsOverTime, Use
from stormhall.lab.results.compare import Difference
from stormhall.lab.results.intervals import quantile
from stormhall.lab.results.summary import Side
from stormhall.locale.process_language import say

ROW: Final = 0.36  # inches for a row of a chart
MOST_BARS: Final = 40
"""The maximum number of bars in a histogram."""

SMALL: Final = 11.0
POINTS: Final = "offset points"
LONGEST: Final = 24
"""Longer names are shortened in the middle."""


def _fitting(name: str) -> str:
    half = LONGEST // 2
    if width(name) > LONGEST:
        name = f"{cut(name, half - 1)}…{cut(name[::-1], half)[::-1]}"
    return canvas.with_filler(name)


def _percent(value: float, _: object = None) -> str:
    return f"{100 * value:.0f} %"


def shares(name: str, label: str, sides: Sequence[Side]) -> Markup:
    """Shares of wins with their intervals, and the share expected by chance."""

    def draw(figure: Any) -> None:
        axes = figure.add_subplot()
        chance = sum(side.chance for side in sides) / len(sides)
        axes.axvline(chance, color=canvas.CHANCE, linewidth=1.6, linestyle=(0, (4, 3)))
        _intervals(axes, [(side.share, side.low, side.high) for side in sides])
        for row, side in enumerate(sides):
            _beside(axes, row, _percent(side.share))
        _rows(axes, [side.name for side in sides])
        _label_above(axes, chance, say("report-chance"))
        _share_axis(axes, max(side.high for side in sides), chance)

    return canvas.picture(name, label, 0.75 + ROW * len(sides), draw)


def _intervals(axes: Any, values: Sequence[tuple[float, float, float]]) -> None:
    for row, (share, low, high) in enumerate(values):
        axes.plot(
            [low, high],
            [row, row],
            color=canvas.ACCENT,
            linewidth=5,
            alpha=0.35,
            solid_capstyle="round",
        )
        axes.plot(
            [share],
            [row],
            "o",
            color=canvas.ACCENT,
            markersize=7.5,
            markeredgecolor=canvas.PANEL,
            clip_on=False,
        )


def _beside(axes: Any, row: int, text: str) -> None:
    """A figure at the right end of a row."""
    place = {"xycoords": ("axes fraction", "data"), "xytext": (6, 0), "va": "center"}
    axes.annotate(text, (1, row), textcoords=POINTS, fontsize=SMALL + 0.5, **place)


def _rows(axes: Any, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), [_fitting(name) for name in names])
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x", alpha=0.7)


def _label_above(axes: Any, value: float, text: str) -> None:
    """Label the line that marks a value."""
    place = {"xycoords": ("data", "axes fraction"), "xytext": (0, 3), "ha": "center"}
    style = {"color": canvas.CHANCE, "fontsize": SMALL}
    axes.annotate(text, (value, 1), textcoords=POINTS, **place, **style)


def _share_axis(axes: Any, most: float, chance: float) -> None:
    axes.set_xlim(0, min(1.02, max(most, chance * 1.5) * 1.06))
    axes.locator_params(axis="x", nbins=5)
    axes.xaxis.set_major_formatter(_percent)


def histogram(name: str, label: str, values: Sequence[int], unit: str) -> Markup:
    """How often each length occurred, with the median."""

    def draw(figure: Any) -> None:
        axes = figure.add_subplot()
        low, high = min(values), max(values)
        step = max(1, -(-(high - low + 1) // MOST_BARS))
        counts = Counter((value - low) // step for value in values)
        middles = [low + (bar + 0.5) * step - 0.5 for bar in counts]
        axes.bar(middles, list(counts.values()), width=0.86 * step, color=canvas.ACCENT, alpha=0.8)
        median = quantile(sorted(values), 0.5)
        axes.axvline(median, color=canvas.CHANCE, linewidth=1.6, linestyle=(0, (4, 3)))
        _label_above(axes, median, say("report-median-mark", median=str(median)))
        axes.set_xlim(low - 1 - step / 2, high + 1 + step / 2)
        axes.locator_params(axis="both", integer=True, nbins=7)
        axes.tick_params(axis="y", labelcolor=canvas.MUTED, labelsize=SMALL, length=0)
        axes.spines["left"].set_visible(False)
        axes.grid(axis="y", alpha=0.7)
        axes.set_xlabel(unit)
        axes.set_ylabel(say("report-games"))

    return canvas.picture(name, label, 2.9, draw)


def timeline(name: str, label: str, lines: Sequence[PointsOverTime], unit: str) -> Markup:
    """A panel for each group with its band; the medians of the others are drawn behind it."""
    columns = 1 if len(lines) == 1 else 2
    rows = -(-len(lines) // columns)

    def draw(figure: Any) -> None:
        figure.get_layout_engine().set(wspace=0.06, hspace=0.08)
        panels = figure.subplots(rows, columns, sharex=True, sharey=True, squeeze=False)
        least = min(0, *[min(line.low) for line in lines])
        panels[0][0].set_ylim(least, 1.06 * max(1, *[max(line.high) for line in lines]))
        for i, axes in enumerate(panels.flat):
            if i >= len(lines):
                axes.set_visible(False)
                continue
            for other in lines:
                axes.plot(*_steps(other.middle), color=canvas.MUTED, linewidth=1, alpha=0.45)
            _draw_line(axes, lines[i], canvas.series(i))
            if i + columns >= len(lines):
                axes.set_xlabel(unit)
                axes.tick_params(labelbottom=True)

    return canvas.picture(name, label, 0.3 + (3.0 if rows == 1 else 2.2 * rows), draw)


def _steps(values: Sequence[int]) -> tuple[list[int], list[int]]:
    return list(range(1, len(values) + 1)), list(values)


def _draw_line(axes: Any, line: PointsOverTime, color: str) -> None:
    times, middle = _steps(line.middle)
    axes.fill_between(times, line.low, line.high, color=color, alpha=0.22, linewidth=0)
    marker = "o" if len(times) < 8 else None
    axes.plot(times, middle, color=color, linewidth=2.4, marker=marker, markersize=5)
    axes.set_title(_fitting(line.name), loc="left", fontsize=12, color=canvas.TEXT)
    axes.locator_params(axis="both", integer=True, nbins=5)
    axes.tick_params(axis="y", labelcolor=canvas.MUTED, labelsize=SMALL, length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="y", alpha=0.7)
    if len(times) > 1:
        axes.set_xlim(1, len(times))


def stacked(name: str, label: str, groups: dict[str, dict[str, float]]) -> Markup:
    """Stacked points by source; lost points go to the left."""
    names = list(groups)

    def draw(figure: Any) -> None:
        axes = figure.add_subplot()
        for row, group in enumerate(names):
            ahead, behind = 0.0, 0.0
            for i, value in enumerate(groups[group].values()):
                start = ahead if value > 0 else behind
                color = canvas.series(i)
                edge = {"edgecolor": canvas.PANEL, "linewidth": 0.8}
                axes.barh(row, value, left=start, height=0.62, color=color, **edge)
                ahead += max(0.0, value)
                behind += min(0.0, value)
            _beside(axes, row, f"{ahead + behind:.1f}".replace("-", "−"))
        axes.axvline(0, color=canvas.LINE, linewidth=1.2)
        _rows(axes, names)
        axes.locator_params(axis="x", nbins=6)
        axes.set_xlabel(say("report-points-axis"))

    return canvas.picture(name, label, 0.8 + 0.44 * len(names), draw)


def used(name: str, label: str, uses: Sequence[Use], chance: float) -> Markup:
    """How often things were used, and how often the seats that used them won."""

    def draw(figure: Any) -> None:
        left, right = figure.subplots(1, 2, sharey=True, width_ratios=[1, 1])
        rows = range(len(uses))
        left.barh(rows, [use.times for use in uses], height=0.6, color=canvas.ACCENT, alpha=0.8)
        _rows(left, [use.word for use in uses])
        left.set_xlim(0, max(use.times for use in uses) * 1.3)
        for row, use in enumerate(uses):
            place = {"xytext": (3, 0), "textcoords": POINTS, "va": "center"}
            style = {"color": canvas.MUTED, "fontsize": SMALL}
            left.annotate(_short(use.times), (use.times, row), **place, **style)
        left.locator_params(axis="x", nbins=3)
        left.set_xlabel(say("report-times-axis"))
        right.axvline(chance, color=canvas.CHANCE, linewidth=1.6, linestyle=(0, (4, 3)))
        _intervals(right, [(use.share, use.low, use.high) for use in uses])
        _label_above(right, chance, say("report-chance"))
        right.spines["left"].set_visible(False)
        right.tick_params(axis="y", length=0)
        right.grid(axis="x", alpha=0.7)
        right.set_xlabel(say("report-wins-axis"))
        _share_axis(right, max(use.high for use in uses), chance)
        right.locator_params(axis="x", nbins=4)

    return canvas.picture(name, label, 1.0 + 0.32 * len(uses), draw)


def _short(value: float) -> str:
    """A number with about three digits; a whole number has no decimals."""
    digits = 0 if value >= 100 or value == int(value) else 1 if value >= 1 else 2
    return f"{value:.{digits}f}"


def bars(name: str, label: str, values: dict[str, float], unit: str) -> Markup:
    """Plain bars with their figures."""

    def draw(figure: Any) -> None:
        axes = figure.add_subplot()
        axes.barh(
            range(len(values)), list(values.values()), height=0.6, color=canvas.ACCENT, alpha=0.8
        )
        for row, value in enumerate(values.values()):
            _beside(axes, row, _short(value))
        _rows(axes, list(values))
        axes.locator_params(axis="x", nbins=5)
        axes.set_xlabel(unit)

    return canvas.picture(name, label, 0.8 + ROW * len(values), draw)


def changes(
    name: str, label: str, differences: Sequence[Difference], unit: str, factor: int
) -> Markup:
    """Paired differences with their intervals, multiplied by `factor`; a line marks no change."""

    def draw(figure: Any) -> None:
        axes = figure.add_subplot()
        axes.axvline(0, color=canvas.CHANCE, linewidth=1.6, linestyle=(0, (4, 3)))
        rows = []
        for one in differences:
            change = one.change
            low = change.value if change.low is None else change.low
            high = change.value if change.high is None else change.high
            rows.append((factor * change.value, factor * low, factor * high))
        _intervals(axes, rows)
        for row, values in enumerate(rows):
            _beside(axes, row, f"{values[0]:+.1f}".replace("-", "−"))
        _rows(axes, [subject_name(one.about) or figure_name(one.figure) for one in differences])
        axes.margins(x=0.12)
        axes.locator_params(axis="x", nbins=5)
        axes.set_xlabel(say("report-change-axis", unit=unit))

    return canvas.picture(name, label, 0.8 + ROW * len(differences), draw)
