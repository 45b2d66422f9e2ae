"""The steps of a game: who is asked, what is offered, what a choice does.

A frame on the stack of a state is a list of ints, `[number of its step, fields..., tail...]`. The
step itself holds no data, so a state can be copied, stored and resumed at any point. A choice that
its step neither offers nor explains is refused in `state.py` (SH-STEP).
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from stormhall.kernel.core import kinds as k
from stormhall.kernel.core.plain import Named
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Code, Frame, Seat, State

S = TypeVar("S", bound=State)

ASKED: Final = 1
"""The index of the asked seat in the frame of a `Question`."""


class Step(Named, Generic[S]):
    """A procedure of the rules: it reads and writes its frame and the state, and holds no data.

    `kinds` names the ints of a frame after its first, with their kinds; any tail may follow them.
    """

    def __init__(self, name: str, fields: k.Fields | tuple[str, ...] = ()) -> None:
        super().__init__(name)
        self.kinds: Final[k.Fields] = (
            fields if isinstance(fields, dict) else dict.fromkeys(fields, k.ANY_NUMBER)
        )
        self.fields: Final = tuple(self.kinds)

    def owed(self, state: S, frame: Frame) -> int:
        """Mask of the seats that owe a choice here; if it is 0, `go_on` is called.

        Several bits mean that any of these seats may choose first.
        """
        return 0

    def go_on(self, state: S, frame: Frame) -> None:
        """Progress without a choice: change the frame, push another one, or pop this one."""
        raise AssertionError(f"step {self.name} neither owes a choice nor goes on: {frame}")

    def offers(self, state: S, frame: Frame, seat: Seat) -> list[Code]:
        """All legal choices of a seat that owes one; at least one, without duplicates."""
        raise AssertionError(f"step {self.name} owes a choice but offers none: {frame}")

    def take(self, state: S, frame: Frame, seat: Seat, code: Code) -> None:
        """Carry out a legal choice."""
        raise AssertionError(f"step {self.name} takes no choice: {frame}")

    def why_not(self, state: S, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        """The rules that forbid a choice; empty if this step never offers such a choice."""
        return []

    def opened(self, state: S, frame: Frame) -> int:
        """The number of the decision that a choice answers here."""
        return state.number

    def suggestion(self, state: S, frame: Frame, seat: Seat) -> Code | None:
        """A choice to mark as the usual one, such as the payment a good player would make."""
        return None

    def redraw(self, state: S, frame: Frame, viewer: int, chance: Chance) -> None:
        """Draw again what this frame hides from a viewer; called after `StateRules.redeal`."""

    # Documents.

    def write(self, state: S, frame: Frame, viewer: int) -> dict[str, object]:
        """The frame in words, for a viewer; a step with secrets overrides this."""
        document: dict[str, object] = {"step": self.name}
        k.write_fields(state.game_config(), self.kinds, frame[1:], document)
        if len(frame) > len(self.fields) + 1:
            document["tail"] = frame[len(self.fields) + 1 :]
        return document

    def facts(self, config: k.GameConfig) -> k.Fields:
        """The kinds of the facts that `write` gives; a step overrides both or neither."""
        return self.kinds

    def schema(self, config: k.GameConfig) -> k.Schema:
        """The JSON Schema of `write`; the tail is a list of the engine's numbers."""
        facts: k.Fields = {**self.facts(config), "tail": k.Sometimes(k.Listed(k.ANY_NUMBER))}
        return k.facts_schema("step", self.name, facts)

    def read(self, state: S, document: dict[str, Any], index: int) -> Frame:
        """The inverse of `write`; `index` is this step's place in the game's table.

        Raises KeyError, TypeError or ValueError with the name of a field that it cannot read.
        """
        frame = [index, *k.read_fields(state.game_config(), self.kinds, document)]
        frame.extend(document.get("tail", []))
        if len(frame) <= len(self.fields) + self.tail_size(state):
            raise ValueError("tail")
        return frame

    def tail_size(self, state: S) -> int:
        """The least number of ints that follow the fields of a frame."""
        return 0


class Question(Step[S]):
    """A step that asks one seat, which is the first field of its frame."""

    def owed(self, state: S, frame: Frame) -> int:
        return 1 << frame[ASKED]


class MaybeQuestion(Question[S]):
    """A question that is skipped when there is nothing to choose."""

    def owed(self, state: S, frame: Frame) -> int:
        return 1 << frame[ASKED] if self.offers(state, frame, frame[ASKED]) else 0

    def go_on(self, state: S, frame: Frame) -> None:
        state.frames.pop()


def steps_in_order(rows: list[tuple[int, Step[Any]]]) -> list[Step[Any]]:
    """The steps of a game by number; a number used twice or left out fails at import."""
    k.in_order("step", [(number, step.name) for number, step in rows])
    by_number = dict(rows)
    return [by_number[number] for number in range(len(rows))]
