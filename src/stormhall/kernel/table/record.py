"""A game as one readable text: its options, every choice, and a digest of the state after each.

    stormhall record 1
    game: battalia
    rules: 1
    seats: 2
    seed: 7
    options: {"advanced": true}
    choices: 2
    1 0 faction islanders  #3f0a
    2 1 faction emberians  #c81e

A record of a game that began from a position has `position:` instead of `seed:`. The record
of a finished game also has `result:`, and one of a game stopped by a bug has `failure:`. The four
digits after a choice begin the digest of the state that it leads to, so that a game that no longer
replays is caught at the first choice that differs.
"""

from __future__ import annotations

import json
from typing import Any, Final

from stormhall.kernel.core.errors import RecordError
from stormhall.kernel.core.state import Code, Options, Seat, State
from stormhall.kernel.ruleset import find
from stormhall.kernel.table.document_header import DocumentHeader, by_version

FIRST_LINE: Final = "stormhall record 1"
_DIGITS: Final = 4
_MOST_DIGITS: Final = 9
"""Of the number and the seat of a choice: Python refuses to read numbers of thousands of digits."""
_MOST_QUOTED: Final = 80
"""How many characters of a wrong line an error quotes."""


class RecordedChoice:
    """One line of a record: the seat, the action's text, the digest after it (or its beginning)."""

    def __init__(self, seat: int, text: str, digest: str) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.digest: Final = digest

    def __repr__(self) -> str:
        return f"RecordedChoice({self.seat}, {self.text!r}, {self.digest!r})"


class Record:
    """How a game began, its choices, and how it ended; `replay` checks it and gives the game."""

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: Options,
        seed: int | None,
        position: dict[str, Any] | None,
        choices: list[RecordedChoice] | None = None,
        result: dict[str, Any] | None = None,
        failure: str = "",
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.position: Final = position
        self.choices: Final[list[RecordedChoice]] = choices or []
        self.result: Final = result
        self.failure: Final = failure  # one line on what stopped the game; "" if nothing did

    def first_state(self) -> State:
        """The state before the first choice."""
        if self.position is not None:
            return DocumentHeader(by_version(self.position, self.rules), is_view=False).read_state()
        assert self.seed is not None, "a game begins from a seed or from a position"
        ruleset = find(self.game, self.rules)
        return ruleset.deal(self.seats, self.seed, ruleset.check(self.seats, self.options))

    def until(self, choices: int) -> Record:
        """The record of the first choices only; the result is kept if these are all."""
        if choices >= len(self.choices):
            return self
        return self._with(self.choices[:choices], None, "")

    def extended(
        self, choices: list[tuple[Seat, Code]], result: dict[str, Any] | None = None
    ) -> Record:
        """The record with further choices, which must be legal, and the result after them."""
        lines = self.choices[:]
        if choices:
            notation = find(self.game).notation
            state = self.first_state()
            for line in lines:
                state.take(line.seat, notation.code(line.text))
            for seat, code in choices:
                state.take(seat, code)
                lines.append(RecordedChoice(seat, notation.text(code), state.digest()))
        return self._with(lines, result, "")

    def failed(self, failure: str) -> Record:
        """The same record with the reason why the game could not go on."""
        return self._with(self.choices, self.result, " ".join(failure.splitlines()))

    def _with(
        self, choices: list[RecordedChoice], result: dict[str, Any] | None, failure: str
    ) -> Record:
        return Record(
            self.game,
            self.rules,
            self.seats,
            self.options,
            self.seed,
            self.position,
            choices,
            result,
            failure,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_text() == other.to_text()

    def __hash__(self) -> int:
        return hash((self.game, self.seed, len(self.choices)))

    def __repr__(self) -> str:
        """Without the seed, from which everything hidden follows."""
        start = "a seed" if self.position is None else "a position"
        end = ", finished" if self.result is not None else ""
        end += f", failed: {self.failure}" if self.failure else ""
        return (
            f"<Record of {self.game}: {self.seats} seats, from {start}, "
            f"{len(self.choices)} choices{end}>"
        )

    def to_text(self) -> str:
        """The record as text, ending with a line break."""
        lines = [FIRST_LINE, f"game: {self.game}", f"rules: {self.rules}", f"seats: {self.seats}"]
        if self.position is None:
            lines.append(f"seed: {self.seed}")
        options = find(self.game, self.rules).recorded(self.options)
        lines.append(f"options: {json.dumps(options, sort_keys=True)}")
        if self.position is not None:
            lines.append(f"position: {json.dumps(self.position, ensure_ascii=False)}")
        if self.result is not None:
            lines.append(f"result: {json.dumps(self.result)}")
        if self.failure:
            lines.append(f"failure: {self.failure}")
        lines.append(f"choices: {len(self.choices)}")
        for number, choice in enumerate(self.choices, start=1):
            lines.append(f"{number} {choice.seat} {choice.text}  #{choice.digest[:_DIGITS]}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def from_text(text: str) -> Record:
        """Read a record; `RecordError` says what was expected where."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST_LINE:
            raise RecordError("no-record", line=FIRST_LINE)
        header, rest = _header(lines[1:])
        announced = _whole("choices", header.get("choices", ""))
        choices = [_choice(line, number) for number, line in enumerate(rest, start=1)]
        if len(choices) != announced:
            raise RecordError("record-count", announced=announced, found=len(choices))
        position = _mapping("position", header["position"]) if "position" in header else None
        return Record(
            header.get("game", ""),
            _whole("rules", header.get("rules", "")),
            _whole("seats", header.get("seats", "")),
            _mapping("options", header.get("options", "")),
            None if position is not None else _whole("seed", header.get("seed", "")),
            position,
            choices,
            _mapping("result", header["result"]) if "result" in header else None,
            header.get("failure", ""),
        )


def _header(lines: list[str]) -> tuple[dict[str, str], list[str]]:
    header: dict[str, str] = {}
    for i, line in enumerate(lines):
        key, colon, value = line.partition(":")
        if not colon:
            raise RecordError("record-header", line=line[:_MOST_QUOTED])
        header[key.strip()] = value.strip()
        if key.strip() == "choices":
            return header, [rest for rest in lines[i + 1 :] if rest.strip()]
    raise RecordError("record-choices")


def _choice(line: str, number: int) -> RecordedChoice:
    words, _, digest = line.partition("#")
    parts = words.split(maxsplit=2)
    if len(parts) < 3 or not _is_number(parts[0]) or not _is_number(parts[1]):
        raise RecordError("record-line", choice=number, line=line[:_MOST_QUOTED])
    if int(parts[0]) != number:
        raise RecordError("record-number", choice=number, found=parts[0])
    return RecordedChoice(int(parts[1]), parts[2].strip(), digest.strip())


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS


def _whole(key: str, value: str) -> int:
    try:
        return int(value)
    except ValueError:
        raise RecordError("record-whole", key=key, value=value[:_MOST_QUOTED]) from None


def _mapping(key: str, value: str) -> dict[str, Any]:
    try:
        read = json.loads(value)
    except ValueError:
        read = None
    if not isinstance(read, dict):
        raise RecordError("record-object", key=key, value=value[:_MOST_QUOTED])
    return read
