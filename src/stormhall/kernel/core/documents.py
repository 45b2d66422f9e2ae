"""The types of the documents that viewers get: what all games share, and what each game adds.

Modules with this name contain only types. They stay interpreted, because a compiled class loses the
annotations from which JSON Schema is made (`tools/generate/api_reference.py`). Their annotations
are evaluated at once: if they were kept as strings, Python would compile each of them on import.
"""

from typing import Annotated, Final, TypedDict, TypeVar

Item = TypeVar("Item")
Pair = Annotated[list[Item], "pair"]
"""A list of two values."""


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


class Printed(TypedDict):
    """What a screen shows of a game besides its tables: the rule that says most about a topic, such
    as a card, a place, an action, or the reason of an end."""

    rules: dict[str, str]


class NoFacts(TypedDict):
    """The document of a game that has no such facts."""


class DocumentTypes:
    """The types of a game's documents, each a TypedDict: what follows the header of a view, the
    figures for a screen, the facts of a preview, and what is printed on the components."""

    def __init__(
        self, view: object, figures: object, forecast: object, printed: object = Printed
    ) -> None:
        self.view: Final = view
        self.figures: Final = figures
        self.forecast: Final = forecast
        self.printed: Final = printed

    def __repr__(self) -> str:
        return f"DocumentTypes({self.view}, {self.figures}, {self.forecast}, {self.printed})"
