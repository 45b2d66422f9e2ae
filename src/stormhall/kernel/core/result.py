"""How a game ended; a choice after that is refused in `state.py` (SH-OVER)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stormhall.kernel.core.plain import PlainValue

if TYPE_CHECKING:
    from stormhall.kernel.core.documents import ResultDocument


class Result(PlainValue):
    """Points and places by seat, the winners, and why the game ended (a message id).

    `breaks` are the tie-breakers between equal points, by seat and in order. They explain the
    places and are not in the document."""

    def __init__(
        self,
        points: list[int],
        places: list[int],
        reason: str,
        breaks: dict[str, list[int]] | None = None,
    ) -> None:
        self.points: Final = points
        self.places: Final = places
        self.winners: Final = [seat for seat, place in enumerate(places) if place == 1]
        self.reason: Final = reason
        self.breaks: Final[dict[str, list[int]]] = breaks or {}

    def to_json(self) -> ResultDocument:
        """The result as plain data."""
        return {
            "points": self.points,
            "places": self.places,
            "winners": self.winners,
            "reason": self.reason,
        }

    def __repr__(self) -> str:
        breaks = f", breaks={self.breaks}" if self.breaks else ""
        return f"Result(points={self.points}, places={self.places}, reason={self.reason!r}{breaks})"


def places_by(keys: list[list[int]]) -> list[int]:
    """Places from 1; the greatest key comes first, and equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def places_of(points: list[int], breaks: dict[str, list[int]]) -> list[int]:
    """Places by points, then by each tie-breaker in turn."""
    return places_by([list(key) for key in zip(points, *breaks.values(), strict=True)])
