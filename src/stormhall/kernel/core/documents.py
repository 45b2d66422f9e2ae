"""The types of documents that viewers get: what every game's have, and where a game names its own.

Modules of this name hold types alone. They stay interpreted, because a compiled class forgets the
annotations from which JSON Schema is made (`tools/generate/api_reference.py`). They evaluate their
annotations: those kept as strings would be compiled one by one at the import.
"""

from typing import Final, TypedDict


class ResultDocument(TypedDict):
    """How a game ended: points and places by seat, the seats that won, and why it ended."""

    points: list[int]
    places: list[int]
    winners: list[int]
    reason: str


class ViewHeader(TypedDict):
    """What every view begins with; `seat` is null for a spectator."""

    stormhall: int
    game: str
    rules: int
    seats: int
    options: dict[str, str | int | bool | None]
    seat: int | None
    number: int
    decision: int
    to_act: list[int]
    result: ResultDocument | None


class NoFacts(TypedDict):
    """A document of a game that has nothing to say in it."""


class DocumentTypes:
    """The types of a game's documents, each a TypedDict: what a view has behind its header, figures
    of a screen, and the facts of a preview."""

    def __init__(self, view: object, figures: object, forecast: object) -> None:
        self.view: Final = view
        self.figures: Final = figures
        self.forecast: Final = forecast

    def __repr__(self) -> str:
        return f"DocumentTypes({self.view}, {self.figures}, {self.forecast})"
