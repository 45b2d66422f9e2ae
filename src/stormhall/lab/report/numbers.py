"""The figures of a report: groups of seats, points over time, sources, uses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from stormhall.lab.report.names import bot_name, thing_name
from stormhall.lab.results.intervals import interval, quantile
from stormhall.lab.results.summary import Side, side_of
from stormhall.lab.runs.game_result import GameResult
from stormhall.locale.process_language import say

Key = Callable[[GameResult, int], str]
"""The name of the group that a seat of a game belongs to; an empty string if none."""


def seat_name(_: GameResult, seat: int) -> str:
    return say("report-seat", number=str(seat + 1))


def agent_name(one: GameResult, seat: int) -> str:
    return bot_name(one.agents[seat])


def winner_name(one: GameResult, seat: int) -> str:
    return winners() if seat in one.winners else others()


def winners() -> str:
    """The name of the group of winners."""
    return say("report-winners")


def others() -> str:
    """The name of the group of the others."""
    return say("report-others")


def trait_names(games: list[GameResult]) -> list[str]:
    """The traits that occur in any game."""
    return sorted({name for one in games for name in one.traits})


def of_trait(name: str) -> Key:
    """Groups by a trait of the seats."""

    def key(one: GameResult, seat: int) -> str:
        words = one.traits.get(name)
        return thing_name(one.game, words[seat]) if words else ""

    return key


def grouped(games: list[GameResult], key: Key) -> dict[str, list[tuple[GameResult, list[int]]]]:
    """The games of each group, each with the group's seats; groups are in alphabetical order."""
    by_name: dict[str, list[tuple[GameResult, list[int]]]] = {}
    for one in games:
        seats: dict[str, list[int]] = {}
        for seat in range(one.seats):
            seats.setdefault(key(one, seat), []).append(seat)
        for name, own in seats.items():
            if name:
                by_name.setdefault(name, []).append((one, own))
    return {name: by_name[name] for name in sorted(by_name)}


def sides(games: list[GameResult], key: Key) -> list[Side]:
    """How each group did."""
    return [side_of(name, games_and_seats) for name, games_and_seats in grouped(games, key).items()]


# Points over time.


@dataclass(frozen=True, slots=True)
class PointsOverTime:
    """A group's points at the end of each unit of time: median, 10% and 90% quantiles."""

    name: str
    middle: list[int]
    low: list[int]
    high: list[int]


def horizon(games: list[GameResult]) -> int:
    """The last time that is shown: 95% of the games have ended by then."""
    lengths = sorted(len(one.timeline) for one in games)
    return quantile(lengths, 0.95) if lengths else 0


def points_over_time(games: list[GameResult], key: Key) -> list[PointsOverTime]:
    """The points of each group over time; a finished game keeps its last points."""
    games = [one for one in games if one.timeline]
    times = horizon(games)
    result: list[PointsOverTime] = []
    for name, games_and_seats in grouped(games, key).items():
        bands = [_band(games_and_seats, time) for time in range(times)]
        result.append(
            PointsOverTime(
                name, [b[1] for b in bands], [b[0] for b in bands], [b[2] for b in bands]
            )
        )
    return result


def _band(games_and_seats: list[tuple[GameResult, list[int]]], time: int) -> tuple[int, int, int]:
    points = sorted(
        one.timeline[min(time, len(one.timeline) - 1)][seat]
        for one, seats in games_and_seats
        for seat in seats
    )
    return quantile(points, 0.1), quantile(points, 0.5), quantile(points, 0.9)


# Where points came from.


def source_names(games: list[GameResult]) -> list[str]:
    """All sources, largest first."""
    totals: dict[str, int] = {}
    for one in games:
        for name, by_seat in one.sources.items():
            totals[name] = totals.get(name, 0) + sum(by_seat)
    return sorted(totals, key=lambda name: (-totals[name], name))


def sources(games: list[GameResult], key: Key) -> dict[str, dict[str, float]]:
    """The average points of a seat in a game, by group and source."""
    by_group: dict[str, dict[str, float]] = {}
    names = source_names(games)
    for group, games_and_seats in grouped(games, key).items():
        seats_taken = sum(len(seats) for _, seats in games_and_seats)
        by_group[group] = {
            name: _points_from(name, games_and_seats) / seats_taken for name in names
        }
    return by_group


def _points_from(name: str, games_and_seats: list[tuple[GameResult, list[int]]]) -> int:
    return sum(
        by_seat[seat]
        for one, seats in games_and_seats
        if (by_seat := one.sources.get(name)) is not None
        for seat in seats
    )


# What was used.


@dataclass(frozen=True, slots=True)
class Use:
    """How often a thing was used, and the wins of the seats that used it."""

    word: str
    times: float  # in a game, by all seats together
    users: int  # seats that used it, over all games
    spread: float  # their share of all seats
    wins: float  # of these seats
    share: float
    low: float  # 95% interval of the share
    high: float


def uses(games: list[GameResult]) -> dict[str, list[Use]]:
    """Everything that was used, by topic; the most used come first."""
    counts: dict[str, dict[str, list[float]]] = {}
    for one in games:
        for topic, words in one.uses.items():
            of_topic = counts.setdefault(topic, {})
            for word, by_seat in words.items():
                _add_use(of_topic.setdefault(word, [0, 0, 0.0]), one, by_seat)
    seats_taken = max(1, sum(one.seats for one in games))
    by_topic = {
        topic: [_use(word, sums, len(games), seats_taken) for word, sums in words.items()]
        for topic, words in counts.items()
    }
    return {
        topic: sorted(by_topic[topic], key=lambda use: (-use.times, use.word))
        for topic in sorted(by_topic)
    }


def _add_use(sums: list[float], one: GameResult, by_seat: list[int]) -> None:
    for seat, count in enumerate(by_seat):
        if count:
            sums[0] += count
            sums[1] += 1
            sums[2] += one.win_of(seat)


def _use(word: str, sums: list[float], games: int, seats_taken: int) -> Use:
    times, users, wins = sums[0], int(sums[1]), sums[2]
    low, high = interval(wins, users)
    share = wins / users if users else 0.0
    return Use(word, times / max(1, games), users, users / seats_taken, wins, share, low, high)


# Thinking.


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """How long an agent thought."""

    name: str
    choices: int
    seconds: float

    @property
    def milliseconds(self) -> float:
        """The average time of one decision."""
        return 1000 * self.seconds / max(1, self.choices)


def thinking_times(games: list[GameResult]) -> list[ThinkingTime]:
    """The times of all agents, slowest first."""
    times: list[ThinkingTime] = []
    for name, games_and_seats in grouped([one for one in games if one.choices], agent_name).items():
        choices = sum(one.choices[seat] for one, seats in games_and_seats for seat in seats)
        seconds = sum(one.seconds[seat] for one, seats in games_and_seats for seat in seats)
        times.append(ThinkingTime(name, choices, seconds))
    return sorted(times, key=lambda time: (-time.milliseconds, time.name))
