"""How values of the kernel are compared, printed and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

BIGGEST: Final = 1 << 20
"""The biggest number that a document may have where its meaning sets no bound.

The engine uses such numbers as seats, bits of masks and counts. No game comes near this one, yet
as a shift or a count of repeats it costs nothing; `1 << 2**33` would take all memory."""
BIGGEST_CODE: Final = 1 << 62
"""The biggest number that a document may have for an encoded choice, which fits 64 bits."""


def is_whole(value: object) -> bool:
    """Whether a value from outside is a whole number; True does not count as one."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_handy(value: object) -> bool:
    """Whether a value from outside is a whole number of a size that the engine may count with."""
    return is_whole(value) and isinstance(value, int) and -BIGGEST <= value <= BIGGEST


class Named:
    """Something identified by its name."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


class PlainValue:
    """A value that equals any other with the same plain data, and prints as that data."""

    def to_json(self) -> Mapping[str, object]:
        """The value as plain data."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, PlainValue)
            and type(other) is type(self)
            and other.to_json() == self.to_json()
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self.to_json()))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self.to_json().items())
        return f"{type(self).__name__}({fields})"
