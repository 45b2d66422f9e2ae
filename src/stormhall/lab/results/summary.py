"""Many games in a few numbers: by seat, by agent, their length and how they end."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, field

from stormhall.lab.results.intervals import interval, quantile
from stormhall.lab.runs.game_result import GameResult, finished


@dataclass(frozen=True, slots=True)
class Side:
    """How a seat or an agent did; `share` is its share of the victory for each seat it took."""

    name: str
    games: int
    seats: int  # in all these games
    wins: float  # a shared victory counts in parts
    share: float
    low: float  # 95% interval of the share
    high: float
    points: float
    chance: float  # the share of a player as good as the others


@dataclass(frozen=True, slots=True)
class Length:
    """How long games last."""

    unit: str
    median: int
    low: int  # 5% of the games are shorter
    high: int  # 5% are longer


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of the finished games; failed games are only counted."""

    games: int
    failed: int
    decisions: float
    wins: list[float]  # by seat
    points: list[float]  # by seat
    by_seat: list[Side]
    by_agent: list[Side]
    length: Length | None
    reasons: dict[str, int]
    thinking: dict[str, float] = field(compare=False)  # seconds for a decision, by agent

    def to_json(self) -> dict[str, object]:
        """Everything except the times, which differ in every run."""
        document = asdict(self)
        del document["thinking"]
        return document


def summarise(results: list[GameResult], seats: int, variant: int = 0) -> Summary:
    """The figures of the finished games of one variant."""
    games = finished(results, variant)
    by_seat = [side_of(f"seat {i + 1}", [(one, [i]) for one in games]) for i in range(seats)]
    return Summary(
        games=len(games),
        failed=sum(1 for one in results if one.failed and one.variant == variant),
        decisions=sum(one.decisions for one in games) / max(1, len(games)),
        wins=[side.wins for side in by_seat],
        points=[side.points for side in by_seat],
        by_seat=by_seat,
        by_agent=by_agent(games),
        length=_length(games),
        reasons=dict(Counter(sorted(one.reason for one in games))),
        thinking=_thinking(games),
    )


def by_agent(games: list[GameResult]) -> list[Side]:
    """Each agent over all its seats, the most successful first."""
    words = sorted({word for one in games for word in one.agents})
    sides = [side_of(word, [(one, one.seats_of(word)) for one in games]) for word in words]
    return sorted(sides, key=lambda side: -side.share)


def side_of(name: str, games_and_seats: list[tuple[GameResult, list[int]]]) -> Side:
    """How a group of seats did; a game without such seats is left out."""
    games_and_seats = [(one, seats) for one, seats in games_and_seats if seats]
    games, seats_taken = len(games_and_seats), sum(len(seats) for _, seats in games_and_seats)
    wins = sum(one.win_of(seat) for one, seats in games_and_seats for seat in seats)
    points = sum(one.points[seat] for one, seats in games_and_seats for seat in seats)
    expected = sum(len(seats) / one.seats for one, seats in games_and_seats)
    # A game has one victory, whichever of the agent's seats wins it: games are the sample.
    low, high = interval(wins, games)
    scale = games / max(1, seats_taken)
    return Side(
        name=name,
        games=games,
        seats=seats_taken,
        wins=wins,
        share=wins / max(1, seats_taken),
        low=low * scale,
        high=high * scale,
        points=points / max(1, seats_taken),
        chance=expected / max(1, seats_taken),
    )


def _length(games: list[GameResult]) -> Length | None:
    if not games:
        return None
    lengths = sorted(one.length for one in games)
    return Length(
        games[0].unit, quantile(lengths, 0.5), quantile(lengths, 0.05), quantile(lengths, 0.95)
    )


def _thinking(games: list[GameResult]) -> dict[str, float]:
    seconds: dict[str, float] = {}
    choices: dict[str, int] = {}
    for one in games:
        for seat, word in enumerate(one.agents):
            seconds[word] = seconds.get(word, 0.0) + one.seconds[seat]
            choices[word] = choices.get(word, 0) + one.choices[seat]
    return {word: seconds[word] / max(1, choices[word]) for word in seconds}
