"""The header of positions and views: which game, for which viewer, with which options."""

from __future__ import annotations

from typing import Any, Final

from stormhall.kernel.core.errors import PositionError, SetupError
from stormhall.kernel.core.plain import BIGGEST, is_whole
from stormhall.kernel.core.problems import Defects, problem
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
        self.reader: Final = reader
        self.is_read = False
        game = str(reader.get("game"))
        newest = find(game)
        version = reader.integer("rules", 0, MASK, newest.version)
        try:
            self.ruleset: Final = find(game, version)
        except SetupError as error:
            raise PositionError([("rules", problem("cause", cause=error))]) from error
        if is_view:
            for key in ("seats", "options", "number", "seat"):
                reader.expect(reader.has(key), key, problem("missing-in-view"))
        else:
            reader.expect("seat" not in document, "seat", problem("view"))
        reader.text("$schema", "")
        reader.integer("stormhall", 1, 1, 1)
        self.seats: Final = reader.integer("seats", 1, 99, self.ruleset.info.seats[-1])
        self.seed: Final = reader.integer("seed", 0, MASK, 0)
        self.named_rolls: Final = reader.integers("fate", [])
        reader.expect(all(1 <= roll <= 6 for roll in self.named_rolls), "fate", problem("die"))
        self.number: Final = reader.integer("number", 0, BIGGEST, 0)
        self.rng: Final = reader.text("rng", "")
        reader.expect(_is_hexadecimal(self.rng), "rng", problem("hexadecimal"))
        seated = is_view and reader.get("seat") is not None
        self.viewer: Final = reader.integer("seat", 0, self.seats - 1, 0) if seated else SPECTATOR
        options = reader.mapping("options")
        reader.raise_defects()
        try:
            self.options: Final = self.ruleset.check(self.seats, options)
        except SetupError as error:
            raise PositionError([("options", problem("cause", cause=error))]) from error

    def read_state(self, *, checked: bool = True) -> State:
        """The state in the document; its invariants are checked unless we wrote it."""
        state = self.ruleset.read(self.reader, self.seats, self.seed, self.options)
        self.is_read = True
        defects = state.defects() if checked else []
        if defects:
            raise PositionError(defects)
        state.run_until_choice()
        state.number = self.number
        state.named_rolls = self.named_rolls
        if self.rng:
            state.rng = int(self.rng, 16)
        return state

    def check_derived(self, position: dict[str, Any]) -> None:
        """Check that derived facts of the document agree with those they follow from."""
        defects: Defects = []
        for path, found in self.reader.known.derived:
            expected = _at(position, path)
            if found != expected:
                wrong = problem("derived", expected=repr(expected), found=repr(found))
                defects.append((path, wrong))
        if defects:
            raise PositionError(defects)


def _at(document: Any, path: str) -> Any:
    """What a document has at a path such as `sheets[0].values`; None if it has nothing there."""
    for part in path.replace("]", "").replace("[", ".").split("."):
        if isinstance(document, list):
            document = document[int(part)]
        else:
            document = document.get(part) if isinstance(document, dict) else None
    return document


def by_version(position: dict[str, Any], version: int) -> dict[str, Any]:
    """A position from which a game by this version of the rules began; it may not name another."""
    named = position.get("rules", version)
    if named != version:
        raise PositionError([("rules", problem("expected", expected=version, found=repr(named)))])
    return {**position, "rules": version}


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


def with_text_keys(value: Any) -> Any:
    """A copy of a document in which whole numbers that are keys, such as seats, are texts."""
    defects: Defects = []
    copy = _with_text_keys(value, "", defects)
    if defects:
        raise PositionError(defects)
    return copy


def _with_text_keys(value: Any, path: str, defects: Defects) -> Any:
    if isinstance(value, list):
        return [_with_text_keys(item, f"{path}[{i}]", defects) for i, item in enumerate(value)]
    if not isinstance(value, dict):
        return value
    copy: dict[str, Any] = {}
    for key, inner in value.items():
        word = str(key) if is_whole(key) else key
        at = f"{path}.{word}" if path else str(word)
        if not isinstance(word, str):
            defects.append((at, problem("no-key", found=repr(key))))
        elif word in copy:
            defects.append((at, problem("same-twice")))
        else:
            copy[word] = _with_text_keys(inner, at, defects)
    return copy


def _is_hexadecimal(text: str) -> bool:
    return len(text) <= 16 and all(letter in "0123456789abcdef" for letter in text)
