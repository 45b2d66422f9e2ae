"""The header of positions and views: which game, for which viewer, with which options."""

from __future__ import annotations

from typing import Any, Final

from stormhall.kernel.core.errors import PositionError, SetupError
from stormhall.kernel.core.problems import problem
from stormhall.kernel.core.rng import MASK
from stormhall.kernel.core.state import SPECTATOR, State
from stormhall.kernel.ruleset import find
from stormhall.kernel.table.document_reader import Reader


class DocumentHeader:
    """The header of a position or view; raises `PositionError` for an impossible one."""

    def __init__(self, document: object, is_view: bool) -> None:
        if not isinstance(document, dict):
            raise PositionError([("document", problem("object", found=f"{document!r:.80}"))])
        reader = Reader(document)
        self.ruleset: Final = find(str(document.get("game")))
        self.document: Final[dict[str, Any]] = document
        if is_view:
            for key in ("seats", "options", "number", "seat"):
                reader.expect(reader.has(key), key, problem("missing-in-view"))
        self.seats: Final = reader.integer("seats", 1, 99, self.ruleset.info.seats[-1])
        self.seed: Final = reader.integer("seed", 0, MASK, 0)
        self.named_rolls: Final = reader.integers("fate", [])
        reader.expect(all(1 <= roll <= 6 for roll in self.named_rolls), "fate", problem("die"))
        self.number: Final = reader.integer("number", 0, MASK, 0)
        self.rng: Final = reader.text("rng", "")
        reader.expect(_is_hexadecimal(self.rng), "rng", problem("hexadecimal"))
        seated = document.get("seat") is not None
        self.viewer: Final = reader.integer("seat", 0, self.seats - 1, 0) if seated else SPECTATOR
        options = reader.mapping("options")
        reader.raise_defects()
        try:
            self.options: Final = self.ruleset.check(self.seats, options)
        except SetupError as error:
            raise PositionError([("options", problem("cause", cause=error))]) from error

    def read_state(self, *, checked: bool = True) -> State:
        """The state in the document; its invariants are checked unless we wrote it."""
        state = self.ruleset.read(self.document, self.seats, self.seed, self.options)
        defects = state.defects() if checked else []
        if defects:
            raise PositionError(defects)
        state.run_until_choice()
        state.number = self.number
        state.named_rolls = self.named_rolls
        if self.rng:
            state.rng = int(self.rng, 16)
        return state


CONTRADICTIONS: Final = (
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    AssertionError,
    ArithmeticError,
    MemoryError,
    RecursionError,
    StopIteration,
)
"""The exceptions that a game's code raises when facts contradict each other.

Readers and invariants report most contradictions in a document by name; any others are caught here,
before anybody plays on.
"""


def _is_hexadecimal(text: str) -> bool:
    return len(text) <= 16 and all(letter in "0123456789abcdef" for letter in text)
