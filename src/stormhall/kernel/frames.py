"""Reading the stack of frames of a position or view."""

from __future__ import annotations

from stormhall.kernel.position import Reader
from stormhall.kernel.state import Frame, State


def read_frames(state: State, reader: Reader) -> list[Frame]:
    """The frames under the key `frames`; defects go to the reader."""
    index = {step.name: i for i, step in enumerate(state.steps())}
    frames: list[Frame] = []
    for inner in reader.each("frames"):
        number = inner.word("step", index, -1)
        if number < 0:
            inner.expect("step" in inner.document, "step", "missing")
            continue
        try:
            frames.append(state.steps()[number].read(state, inner.document, number))
        except (KeyError, TypeError, ValueError) as error:
            inner.defect(str(error).strip("'"), "missing or not of the expected kind")
    return frames
