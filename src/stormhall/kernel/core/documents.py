"""The types of the documents that viewers get: what all games share, and what each game adds.

Modules with this name contain only types. They stay interpreted, because a compiled class loses the
annotations from which JSON Schema is made (`tools/generate/api_schemas.py`). Their annotations
are evaluated at once: if they were kept as strings, Python would compile each of them on import.
"""

from collections.abc import Mapping
from typing import Annotated, Final, TypedDict, TypeVar

from stormhall.kernel.core.kinds import Kind

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


class PositionHeader(TypedDict):
    """What a position begins with; `$schema` is for editors, `fate` has the next rolls of a die."""

    stormhall: int
    rules: int
    rng: str
    fate: list[int]
    number: int
    seed: int


class Printed(TypedDict):
    """What a screen shows of a game besides its tables: the rule that says most about a topic, such
    as a card, a place, an action, or the reason of an end."""

    rules: dict[str, str]


class NoFacts(TypedDict):
    """The document of a game that has no such facts."""


class DocumentTypes:
    """The types of a game's documents, each a TypedDict: what follows the header of a view, the
    figures for a screen, the facts of a preview, what is printed on the components, and what
    follows the header of a position, any part of which people may leave out.

    `words` has the vocabularies that positions name by `Annotated[str, NAME]`.
    """

    def __init__(
        self,
        view: object,
        figures: object,
        forecast: object,
        printed: object = Printed,
        position: object = NoFacts,
        words: Mapping[str, Kind] | None = None,
    ) -> None:
        self.position: Final = position
        self.words: Final = dict(words or {})
        self.view: Final = view
        self.figures: Final = figures
        self.forecast: Final = forecast
        self.printed: Final = printed

    def __repr__(self) -> str:
        return f"DocumentTypes({self.view}, {self.figures}, {self.forecast}, {self.printed})"
