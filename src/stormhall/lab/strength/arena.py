"""Ratings of agents over a round robin, each in every seat of the same deals.

Ratings come from the library OpenSkill (the Plackett-Luce model of Weng and Lin, 2011), which
understands tables of many seats and of teams. Such a rating is updated game by game and depends a
little on the order of the games. So they are rated in several shuffled orders, each from the
beginning: the rating is the mean of them all, and their spread is part of the uncertainty. Rating
games twice in one order would suggest more evidence than there is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Final

from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.core.rng import Chance
from stormhall.lab.extra import library
from stormhall.lab.results.intervals import NORMAL_95, interval

PASSES: Final = 20
"""The number of orders in which the games are rated."""

Seating = list[int]
"""The player of each seat, by number."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """The facts of a game for ratings: the seating, the seats that play together, the places."""

    seating: Seating
    sides: list[list[int]]
    places: list[int]


@dataclass(frozen=True, slots=True)
class RatedPlayer:
    """The rating of a player, and how often it won."""

    player: str
    rating: float
    uncertainty: float
    games: int  # two for each table at which the player has two seats
    wins: float
    share: float
    low: float  # 95% interval of the share
    high: float
    chance: float  # the share of a player as good as the others


def seatings(players: int, seats: int, games: int, seed: int) -> list[Seating]:
    """The seating of each game; the games of one deal follow each other, one for each seat.

    At a table each player takes every seat in turn. Tables are drawn so that all meet all others
    about equally often; with fewer players than seats some sit twice, each as often as the others.
    """
    met = [[0] * players for _ in range(players)]
    tables: list[Seating] = []
    for deal in range(-(-games // seats)):
        table = _draw_table(met, seats, Chance(seed, deal))
        tables += [table[turn:] + table[:turn] for turn in range(seats)]
    return tables


def _draw_table(met: list[list[int]], seats: int, chance: Chance) -> list[int]:
    """Choose seat by seat the player who has met the others least, then who has played least."""
    order = list(range(len(met)))
    chance.shuffle(order)
    table: list[int] = []
    for _ in range(seats):
        table.append(
            min(
                order,
                key=lambda one: (
                    table.count(one),
                    sum(met[one][other] for other in table),
                    met[one][one],
                ),
            )
        )
    for one in table:
        met[one][one] += 1
        for other in table:
            met[one][other] += one != other
    chance.shuffle(table)
    return table


def standings(names: Sequence[str], finished: Sequence[RatedGame], seed: int) -> list[RatedPlayer]:
    """The players from the best to the worst."""
    ratings = rate(len(names), finished, seed)
    unsorted = [_standing(name, i, ratings[i], finished) for i, name in enumerate(names)]
    return sorted(unsorted, key=lambda one: -one.rating)


def _standing(
    name: str, player: int, rating: tuple[float, float], finished: Sequence[RatedGame]
) -> RatedPlayer:
    games = 0
    wins = expected = 0.0
    for game in finished:
        for side in game.sides:
            seats = sum(1 for seat in side if game.seating[seat] == player)
            games += seats
            expected += seats / len(game.sides)
            first = [other for other in game.sides if game.places[other[0]] == 1]
            wins += seats / len(first) if side in first else 0.0
    count = max(1, games)
    low, high = interval(wins, games)
    return RatedPlayer(name, *rating, games, wins, wins / count, low, high, expected / count)


def rate(players: int, finished: Sequence[RatedGame], seed: int) -> list[tuple[float, float]]:
    """Rating and uncertainty of each player."""
    model = library("openskill.models").PlackettLuce(tau=0.0)
    passes = [
        _rated_once(model, players, _shuffled(finished, Chance(seed, index)))
        for index in range(PASSES)
    ]
    return [_combined([ratings[player] for ratings in passes]) for player in range(players)]


def _shuffled(finished: Sequence[RatedGame], chance: Chance) -> list[RatedGame]:
    order = list(range(len(finished)))
    chance.shuffle(order)
    return [finished[i] for i in order]


def _rated_once(model: Any, players: int, games: list[RatedGame]) -> list[tuple[float, float]]:
    ratings = [model.rating() for _ in range(players)]
    for game in games:
        teams = [[ratings[game.seating[seat]] for seat in side] for side in game.sides]
        ranks = [float(game.places[side[0]]) for side in game.sides]
        updated: dict[int, list[Any]] = {}
        for side, team in zip(game.sides, model.rate(teams, ranks=ranks), strict=True):
            for seat, rating in zip(side, team, strict=True):
                updated.setdefault(game.seating[seat], []).append(rating)
        for player, copies in updated.items():  # a player in two seats gets the mean of both
            mu = sum(copy.mu for copy in copies) / len(copies)
            sigma = sum(copy.sigma for copy in copies) / len(copies)
            ratings[player] = model.rating(mu=mu, sigma=sigma)
    return [(rating.mu, rating.sigma) for rating in ratings]


def _combined(passes: list[tuple[float, float]]) -> tuple[float, float]:
    """The mean of the ratings; their spread adds to the uncertainty."""
    mean = sum(mu for mu, _ in passes) / len(passes)
    spread = sum((mu - mean) ** 2 for mu, _ in passes) / len(passes)
    own = sum(sigma * sigma for _, sigma in passes) / len(passes)
    return mean, sqrt(own + spread)


INK: Final = "#808080"  # equally readable on white and on black
MARK: Final = "#3d8bd4"
STYLE: Final[dict[str, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "stormhall",  # the same picture has the same bytes
    "font.family": "sans-serif",
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


def draw(file: Path, title: str, axis: str, standings: Sequence[RatedPlayer]) -> None:
    """Draw the ratings with their intervals, readable on light and dark pages."""
    matplotlib = library("matplotlib")
    figures = library("matplotlib.figure")
    with matplotlib.rc_context(STYLE):
        figure = figures.Figure(figsize=(7, 1.3 + 0.45 * len(standings)), layout="constrained")
        axes = figure.add_subplot()
        _draw_ratings(axes, standings)
        axes.set_xlabel(axis)
        axes.set_title(title, loc="left", fontsize=11)
        metadata = {"Date": None} if file.suffix == ".svg" else None
        try:
            figure.savefig(file, transparent=True, metadata=metadata)
        except (OSError, ValueError) as error:
            raise SetupError("draw", file=str(file), problem=str(error)) from error


def _draw_ratings(axes: Any, standings: Sequence[RatedPlayer]) -> None:
    rows = range(len(standings))
    ratings = [one.rating for one in standings]
    spread = [NORMAL_95 * one.uncertainty for one in standings]
    axes.errorbar(ratings, rows, xerr=spread, fmt="o", color=MARK, capsize=4, markersize=7)
    for row, one in enumerate(standings):
        above = {"xytext": (0, 8), "textcoords": "offset points", "ha": "center"}
        axes.annotate(f"{one.rating:.1f}", (one.rating, row), **above)
    axes.set_yticks(rows, [one.player for one in standings])
    axes.set_ylim(len(standings) - 0.5, -0.7)  # the best at the top
    axes.grid(axis="x", color=INK, alpha=0.3)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(left=False)
