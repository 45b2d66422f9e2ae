"""The chapters of a report, one function each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from stormhall.lab.compare import Comparison, Difference
from stormhall.lab.intervals import quantile
from stormhall.lab.played import Played
from stormhall.lab.report import pictures
from stormhall.lab.report.canvas import SERIES
from stormhall.lab.report.markup import (
    Chapter,
    Markup,
    chapter,
    columns,
    details,
    element,
    figure,
    grid,
    legend,
    note,
    paragraph,
    table,
)
from stormhall.lab.report.numbers import (
    OTHERS,
    WINNERS,
    Key,
    Use,
    agent_name,
    courses,
    horizon,
    of_trait,
    seat_name,
    sides,
    source_names,
    sources,
    thoughts,
    trait_names,
    uses,
    winner_name,
)
from stormhall.lab.summary import Side

TRAITS: Final[dict[str, str]] = {
    "faction": "faction",
    "clan": "clan",
    "start": "start square",
    "order": "turn order",
    "team": "team",
}
"""What the traits of the games are called here; a trait without an entry keeps its name."""

DRAWN: Final = 12
"""A picture shows so many things of a topic; its table shows all."""

MOST_ROWS: Final = 16
"""A longer table is folded up."""


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def span(low: float, high: float) -> str:
    """An interval of shares."""
    return f"{100 * low:.1f}–{100 * high:.1f} %"


def number(value: float) -> str:
    """A figure with two digits behind the point and a real minus."""
    return f"{value:.2f}".replace("-", "−")


def signed(value: float) -> str:
    """A change: never without its sign."""
    return f"{value:+.2f}".replace("-", "−")


def several(games: list[Played]) -> bool:
    """Whether different agents have played."""
    return len({word for one in games for word in one.agents}) > 1


def usual_groups(games: list[Played]) -> tuple[str, Key]:
    """Agents where they differ, else seats: the groups of most pictures, with their name."""
    return ("agent", agent_name) if several(games) else ("seat", seat_name)


# Wins.


def wins(games: list[Played]) -> Chapter:
    """Shares of wins by everything that tells seats apart."""
    blocks: list[Markup] = []
    if several(games):
        found = sorted(sides(games, agent_name), key=lambda side: (-side.share, side.name))
        blocks.append(_wins_by("agent", found))
    blocks.append(_wins_by("seat", sides(games, seat_name)))
    for trait in trait_names(games):
        found = sides(games, of_trait(trait))
        if not all(side.name.isdecimal() for side in found):
            found.sort(key=lambda side: (-side.share, side.name))
        blocks.append(_wins_by(TRAITS.get(trait, trait), found))
    return chapter(
        "wins",
        "Who wins",
        columns(*blocks),
        note(
            "Dots are shares of wins for each seat taken, bars their 95 % intervals (Wilson). "
            "A shared victory, such as a team's, counts in parts. The broken line is what equal "
            "chances would give: an interval that lies beside it shows a difference that luck "
            "hardly explains."
        ),
    )


def _wins_by(what: str, found: Sequence[Side]) -> Markup:
    label = f"Shares of wins by {what}: " + ", ".join(
        f"{side.name} {percent(side.share)}" for side in found
    )
    rows = [
        [
            side.name,
            str(side.seats),
            f"{side.wins:g}" if side.wins == int(side.wins) else f"{side.wins:.1f}",
            percent(side.share),
            span(side.low, side.high),
            f"{side.points:.1f}",
        ]
        for side in found
    ]
    heads = [what, "taken", "wins", "share", "95 % interval", "points"]
    return figure(
        pictures.shares(f"wins by {what}", label, found),
        f"By {what}",
        table(heads, rows, f"Wins by {what}"),
    )


# Length.


def lengths(games: list[Played]) -> Chapter:
    """How long games last, in the game's own unit and in decisions."""
    unit = games[0].unit
    kinds = [("decisions", [one.decisions for one in games])]
    if unit != "decisions":
        kinds.insert(0, (unit, [one.length for one in games]))
    blocks = [_histogram(name, values) for name, values in kinds if len(set(values)) > 1]
    same = [
        paragraph(f"All games last {values[0]} {name}.")
        for name, values in kinds
        if len(set(values)) == 1
    ]
    rows = [[name, *_spread(values)] for name, values in kinds]
    heads = ["counted in", "shortest", "5 %", "median", "95 %", "longest"]
    whole = table(heads, rows, "Length of games")
    return chapter("length", "How long games last", *same, grid(*blocks, whole))


def _spread(values: list[int]) -> list[str]:
    ordered = sorted(values)
    marks = [quantile(ordered, share) for share in (0.05, 0.5, 0.95)]
    return [str(value) for value in (ordered[0], *marks, ordered[-1])]


def _histogram(name: str, values: list[int]) -> Markup:
    median = quantile(sorted(values), 0.5)
    label = f"Histogram of the length in {name}, from {min(values)} to {max(values)}, "
    picture = pictures.histogram(f"length in {name}", label + f"median {median}", values, name)
    return figure(picture, f"In {name}")


# Points.


def points(games: list[Played]) -> Chapter:
    """Points over time and at the end."""
    what, key = usual_groups(games)
    found = courses(games, key)
    rows = [[name, *spread] for name, spread in _final_points(games, key)]
    heads = [what, "lowest", "10 %", "median", "90 %", "highest"]
    content = [table(heads, rows, f"Points at the end by {what}")]
    if found and horizon(games) > 1:
        label = f"Median points over time by {what}; at the end " + ", ".join(
            f"{course.name} {course.middle[-1]}" for course in found
        )
        picture = pictures.timeline("points over time", label, found, games[0].unit)
        content.insert(0, figure(picture, f"By {what}"))
        content.append(
            note(
                "Lines are medians, bands hold 80 % of all seats (10 % to 90 %); thin lines are "
                "the medians of the others. A game that is over keeps its last points; the "
                "picture ends when 95 % of the games are over."
            )
        )
    return chapter("points", "Points over time", grid(*content[:2]), *content[2:])


def _final_points(games: list[Played], key: Key) -> list[tuple[str, list[str]]]:
    by_group: dict[str, list[int]] = {}
    for one in games:
        for seat, value in enumerate(one.points):
            by_group.setdefault(key(one, seat), []).append(value)
    found: list[tuple[str, list[str]]] = []
    for name in sorted(by_group):
        ordered = sorted(by_group[name])
        marks = [quantile(ordered, share) for share in (0.1, 0.5, 0.9)]
        found.append((name, [str(value) for value in (ordered[0], *marks, ordered[-1])]))
    return found


def origins(games: list[Played]) -> Chapter | None:
    """Where points came from."""
    names = source_names(games)
    if not names:
        return None
    what, key = usual_groups(games)
    outcome = sources(games, winner_name)
    groups = sources(games, key)
    groups.update({name: outcome[name] for name in (WINNERS, OTHERS) if name in outcome})
    label = "Points by source: " + "; ".join(
        f"{group} {sum(by_source.values()):.1f}" for group, by_source in groups.items()
    )
    rows = [[name, *[f"{by_source[name]:.2f}" for by_source in groups.values()]] for name in names]
    total = ["all", *[f"{sum(by_source.values()):.2f}" for by_source in groups.values()]]
    return chapter(
        "sources",
        "Where points came from",
        grid(
            figure(
                pictures.stacked("sources", label, groups),
                f"By {what}, and for winners and all others",
                legend(names[:SERIES]),
            ),
            table(["source", *groups], [*rows, total], "Points of a seat in a game, by source"),
        ),
    )


# Uses.


def usage(games: list[Played]) -> Chapter | None:
    """How often each thing was used, topic by topic."""
    topics = uses(games)
    if not topics:
        return None
    chance = len(games) / max(1, sum(one.seats for one in games))
    blocks = [_topic(topic, found, chance) for topic, found in topics.items()]
    return chapter(
        "uses",
        "What was used",
        paragraph(
            "How often a thing was used in a game, by all seats together, and how often those "
            "seats won that used it at all, with the 95 % interval (Wilson)."
        ),
        columns(*blocks),
        note(
            "Who is winning can afford more of everything: a share above chance is a hint, not "
            "a proof that the thing itself wins games."
        ),
    )


def title_of(topic: str) -> str:
    """A topic as a heading."""
    return topic.replace("_", " ").capitalize()


def _topic(topic: str, found: Sequence[Use], chance: float) -> Markup:
    title = title_of(topic)
    label = f"{title}, times in a game: " + ", ".join(
        f"{use.word} {use.times:.2f}" for use in found[:DRAWN]
    )
    rows = [
        [
            use.word,
            f"{use.times:.2f}",
            percent(use.spread),
            percent(use.share),
            span(use.low, use.high),
        ]
        for use in found
    ]
    heads = ["", "per game", "used by", "wins", "95 % interval"]
    whole = table(heads, rows, title)
    if len(rows) > MOST_ROWS:
        whole = details(f"All {len(rows)} in a table", whole)
    caption = title if len(found) <= DRAWN else f"{title}: the {DRAWN} most used of {len(found)}"
    return figure(pictures.used(topic, label, found[:DRAWN], chance), caption, whole)


# Ends, time, failures.


def ends(games: list[Played]) -> Chapter:
    """Why games were over."""
    counts = Counter(one.reason for one in games)
    ordered = sorted(counts, key=lambda reason: (-counts[reason], reason))
    rows = [
        [reason, str(counts[reason]), percent(counts[reason] / len(games))] for reason in ordered
    ]
    content = [table(["reason", "games", "share"], rows, "Ends of games")]
    if len(ordered) > 1:
        values = {reason: float(counts[reason]) for reason in ordered}
        label = "Games by the reason of their end"
        content.insert(0, figure(pictures.bars("ends", label, values, "games"), "By reason"))
    return chapter("ends", "How games end", grid(*content))


def thinking(games: list[Played]) -> Chapter:
    """How long agents thought."""
    found = thoughts(games)
    rows = [
        [one.name, str(one.choices), f"{one.milliseconds:.2f} ms", f"{one.seconds:.1f} s"]
        for one in found
    ]
    heads = ["agent", "decisions", "for a decision", "altogether"]
    content = [table(heads, rows, "Time to think")]
    if len(found) > 1:
        values = {one.name: one.milliseconds for one in found}
        label = "Milliseconds for a decision by agent"
        unit = "milliseconds for a decision, on average"
        content.insert(0, figure(pictures.bars("thinking", label, values, unit), "By agent"))
    return chapter(
        "time",
        "Time to think",
        grid(*content),
        note("Times depend on the machine."),
    )


def failures(lost: list[Played]) -> Chapter:
    """The games that were not played to their end."""
    if not lost:
        return chapter("failures", "Failures", paragraph("Every game was played to its end."))
    rows: list[list[str]] = []
    for one in lost:
        assert one.failure is not None, "only failed games are asked for"
        why = one.failure
        seat = "–" if why.seat is None else f"{why.seat + 1}, {why.agent}"
        name = f"{one.index}" + (" (compared)" if one.variant else "")
        rows.append([name, str(one.seed), seat, why.error, why.record or "–"])
    heads = ["game", "seed", "seat", "error", "record"]
    text = "One game failed and is" if len(lost) == 1 else f"{len(lost)} games failed and are"
    found = element("div", table(heads, rows, "Failed games"), class_="wordy")
    return chapter(
        "failures", "Failures", paragraph(f"{text} left out of all figures above."), found
    )


# Two option sets.


def differences(comparison: Comparison) -> Chapter:
    """What the second option set changes."""
    options = [
        [name, *[str(value) for value in values]] for name, values in comparison.options.items()
    ]
    by_figure: dict[str, list[Difference]] = {}
    for one in comparison.differences:
        by_figure.setdefault(one.figure, []).append(one)
    blocks = [
        figure(
            pictures.changes(f"changes of {name}", _change_label(found), found, unit),
            title_of(name) if unit == name else f"{title_of(name)}, in {unit}",
        )
        for name, found in by_figure.items()
        if (unit := _unit(name, comparison)) and comparison.pairs
    ]
    return chapter(
        "comparison",
        "What the other options change",
        paragraph(
            f"{comparison.pairs} games were played twice with the same seeds and the same "
            "seating. A positive change means more with the second option set."
        ),
        table(["option", "first", "second"], options, "Options that differ"),
        grid(*blocks),
        table(
            ["", "first", "second", "change", "95 % interval", ""],
            [_difference_row(one, comparison) for one in comparison.differences],
            "Paired differences",
        ),
        note(
            "A deal counts once, however many seatings of it were played; intervals are "
            "Student's. All other chapters are about the first option set."
        ),
    )


def _unit(name: str, comparison: Comparison) -> str:
    units = {"wins": "percentage points", "length": comparison.unit}
    return units.get(name, name)


def _change_label(found: Sequence[Difference]) -> str:
    return "Changes: " + ", ".join(
        f"{one.about or one.figure} {one.change.value:+.3f}" for one in found
    )


def _difference_row(one: Difference, comparison: Comparison) -> list[str]:
    wins = one.figure == "wins"
    factor, sign = (100, " %") if wins else (1, "")
    low, high = one.change.low, one.change.high
    spread = (
        "–" if low is None or high is None else f"{signed(factor * low)} to {signed(factor * high)}"
    )
    name = one.figure if one.figure != "length" else comparison.unit
    return [
        f"{name}, {one.about}" if one.about else name,
        f"{number(factor * one.before)}{sign}",
        f"{number(factor * one.after)}{sign}",
        signed(factor * one.change.value),
        spread,
        "clear" if one.is_clear else "",
    ]
