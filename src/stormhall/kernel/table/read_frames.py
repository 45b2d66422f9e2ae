"""Reading the stack of frames of a position or view."""

from __future__ import annotations

from typing import Any, Final

from stormhall.kernel.core.kinds import Fields
from stormhall.kernel.core.plain import BIGGEST, is_whole
from stormhall.kernel.core.problems import problem
from stormhall.kernel.core.state import Frame, State
from stormhall.kernel.table.document_reader import Reader

SEAT_FIELD: Final = "seat"
"""The field of frames that always holds a seat."""


def read_frames(state: State, reader: Reader) -> list[Frame]:
    """The frames under the key `frames`; defects go to the reader."""
    index = {step.name: i for i, step in enumerate(state.steps())}
    frames: list[Frame] = []
    for inner in reader.each("frames"):
        number = inner.word("step", index, -1)
        if number < 0:
            inner.expect(inner.has("step"), "step", problem("missing"))
            inner.names()
            continue
        facts = state.steps()[number].facts(state.game_config())
        for fact in ("tail", *facts):
            inner.has(fact)
        if _refuses_numbers(inner, facts):
            continue
        try:
            frame = state.steps()[number].read(state, inner.document, number)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            inner.defect(str(error).strip("'"), problem("missing-or-other"))
            continue
        if not all(isinstance(item, int) for item in frame):
            inner.defect("tail", problem("only-whole"))
            continue
        for place, field in enumerate(state.steps()[number].fields, start=1):
            if field == SEAT_FIELD and place < len(frame):
                inner.expect(0 <= frame[place] < state.seats, field, problem("no-such-seat"))
        frames.append(frame)
    return frames


def _refuses_numbers(inner: Reader, facts: Fields) -> bool:
    """Whether a frame has a number that is too big for any frame. It is refused before its step
    reads it: most of them shift or count by some number."""
    is_sound = True
    for key, number in _numbers(inner.document):
        most = facts[key].biggest() if key in facts else BIGGEST
        if abs(number) > most:
            inner.defect(key, problem("whole", least=-most, most=most, found=repr(number)))
            is_sound = False
    return not is_sound


def _numbers(value: Any, key: str = "") -> list[tuple[str, int]]:
    """All numbers in a part of a frame, each with the key of the frame that it is under."""
    if isinstance(value, dict):
        inner = [(key or str(name), each) for name, each in value.items()]
    elif isinstance(value, list):
        inner = [(key, each) for each in value]
    else:
        return [(key, value)] if is_whole(value) else []
    return [found for name, each in inner for found in _numbers(each, name)]
