"""An action as callers see it: a small immutable value that prints as its notation."""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.notation import Notation


class Action:
    """What a seat wants to do; `str` is its notation, `code` its packed form in the engine.

    The action of a compound text has its later steps as codes in `then`; `kind`, `args` and `code`
    are those of its first step.
    """

    def __init__(
        self, game: str, notation: Notation, code: int, then: tuple[int, ...] = ()
    ) -> None:
        self.game: Final = game
        self.notation: Final = notation
        self.code: Final = code
        self.then: Final = then

    @property
    def kind(self) -> str:
        """The fixed words of its verb, such as `build` or `end-turn`."""
        return self.notation.parts(self.code)[0]

    @property
    def args(self) -> list[tuple[str, str]]:
        """Its arguments in order: the name of a slot, such as `cell`, and the word in it."""
        return self.notation.parts(self.code)[1]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and self.code == other.code
            and self.then == other.then
            and self.game == other.game
        )

    def __hash__(self) -> int:
        return hash((self.code, self.then)) if self.then else hash(self.code)

    def __lt__(self, other: Action) -> bool:
        return (self.code, self.then) < (other.code, other.then)

    def __str__(self) -> str:
        return "; ".join(self.notation.text(code) for code in (self.code, *self.then))

    def __repr__(self) -> str:
        return f"parse({self.game!r}, {str(self)!r})"
