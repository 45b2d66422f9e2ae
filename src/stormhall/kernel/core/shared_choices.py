"""Steps in which several seats choose: secret choices at once, and reactions in order."""

from __future__ import annotations

from typing import Any, Final

from stormhall.kernel.core import kinds as k
from stormhall.kernel.core.events import Events
from stormhall.kernel.core.kinds import bits_of
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import EVERYTHING, Code, Frame, Seat, State
from stormhall.kernel.core.step import S, Step

EVENTS: Final = Events("hall")
"""The events that any game may log."""
HAS_CHOSEN: Final = EVENTS.declare(
    "has-chosen", {"seat": k.SEAT, "step": k.TEXT, "code": k.Secret(k.CODE)}
)

OPENED: Final = 1
PENDING: Final = 2
CHOSEN: Final = 3


class SecretChoice(Step[S]):
    """All seats of a mask choose in secret; when the last has chosen, all choices resolve together.

    A frame is `[step, decision it opened at, mask of pending seats, choice + 1 per seat, tail]`.
    The order of the choices is not recorded; others see only which seats have not chosen yet.
    `offers` must depend only on the seat's own cards and the tail.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, ("opened", "pending"))

    def open(self, state: S, index: int, mask: int, tail: list[int]) -> None:
        """Ask all seats of the mask; `index` is this step's place in the game's table."""
        state.frames.append([index, state.number, mask] + [0] * state.seats + tail)

    def resolve(self, state: S, choices: list[Code], tail: list[int]) -> None:
        """Carry out all choices together; the choice of a seat that was not asked is -1."""
        raise AssertionError(f"step {self.name} does not resolve")

    def owed(self, state: S, frame: Frame) -> int:
        return frame[PENDING]

    def opened(self, state: S, frame: Frame) -> int:
        return frame[OPENED]

    def take(self, state: S, frame: Frame, seat: Seat, code: Code) -> None:
        frame[CHOSEN + seat] = code + 1
        frame[PENDING] &= ~(1 << seat)
        if state.log is not None:  # secret choices are many, and telling makes a tuple first
            HAS_CHOSEN.tell_some(state, 1 << seat, seat, self.name, code)

    def go_on(self, state: S, frame: Frame) -> None:
        state.frames.pop()
        choices = [code - 1 for code in frame[CHOSEN : CHOSEN + state.seats]]
        self.resolve(state, choices, frame[CHOSEN + state.seats :])

    def redraw(self, state: S, frame: Frame, viewer: int, chance: Chance) -> None:
        for seat in range(state.seats):
            if frame[CHOSEN + seat] and seat != viewer:
                offers = self.offers(state, frame, seat)
                frame[CHOSEN + seat] = offers[chance.below(len(offers))] + 1

    def write(self, state: S, frame: Frame, viewer: int) -> dict[str, object]:
        chosen = {
            str(seat): frame[CHOSEN + seat] - 1
            for seat in range(state.seats)
            if frame[CHOSEN + seat] and viewer in (seat, EVERYTHING)
        }
        asked = frame[PENDING]
        for seat in range(state.seats):
            if frame[CHOSEN + seat]:
                asked |= 1 << seat
        return {
            "step": self.name,
            "opened": frame[OPENED],
            "asked": bits_of(asked),
            "pending": bits_of(frame[PENDING]),
            "chosen": chosen,
            "tail": frame[CHOSEN + state.seats :],
        }

    def facts(self, config: k.GameConfig) -> k.Fields:
        return {
            "opened": k.COUNT,
            "asked": k.Listed(k.SEAT),
            "pending": k.Listed(k.SEAT),
            "chosen": k.BySeat(k.CODE),
            "tail": k.Listed(k.ANY_NUMBER),
        }

    def read(self, state: S, document: dict[str, Any], index: int) -> Frame:
        pending = 0
        for seat in _seats(state, document, "pending"):
            pending |= 1 << seat
        choices = [0] * state.seats
        for key, code in document["chosen"].items():
            if not key.isdecimal() or int(key) >= state.seats or not isinstance(code, int):
                raise ValueError("chosen")
            choices[int(key)] = code + 1
        for seat in _seats(state, document, "asked"):
            if not pending >> seat & 1 and not choices[seat]:
                choices[seat] = UNKNOWN_CHOICE
        tail: list[int] = list(document["tail"])
        return [index, document["opened"], pending, *choices, *tail]


def _seats(state: State, document: dict[str, Any], key: str) -> list[Seat]:
    """The seats under a key of a frame; raises ValueError with the key for anything else."""
    seats: list[Any] = document[key]
    for seat in seats:
        if not isinstance(seat, int) or not 0 <= seat < state.seats:
            raise ValueError(key)
    return seats


UNKNOWN_CHOICE: Final = -1
"""Marks a choice that a view hides, until `redraw` has found a possible one."""


ASKING: Final = 1
NEXT: Final = 2
COUNT: Final = 3
ORDER: Final = 4
ONE_BY_ONE: Final[k.Fields] = {
    "asking": k.Maybe(k.SEAT),
    "order": k.Listed(k.SEAT),
    "next": k.COUNT,
}
"""The seat that is asked, all seats in order, and the place of the next one."""


class Window(Step[S]):
    """Asks seats in a given order whether they react, skipping those with nothing to decide.

    A frame is `[step, seat asked or -1, place in the order, length, order..., tail]`. A reaction
    may push its own frames; the window continues when they are done.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, ("asking", "next", "count"))

    def open(self, state: S, index: int, order: list[Seat], tail: list[int]) -> None:
        """Ask these seats in this order; `index` is this step's place in the game's table."""
        state.frames.append([index, -1, 0, len(order), *order, *tail])

    def reactions(self, state: S, frame: Frame, seat: Seat) -> list[Code]:
        """The seat's choices besides passing; empty if there is nothing to decide."""
        raise AssertionError(f"step {self.name} has no reactions")

    def passing(self) -> Code:
        """The choice to do nothing."""
        raise AssertionError(f"step {self.name} has no word for passing")

    def react(self, state: S, frame: Frame, seat: Seat, code: Code) -> None:
        """Carry out a reaction."""
        raise AssertionError(f"step {self.name} does not react")

    def close(self, state: S, frame: Frame) -> None:
        """Called when all have been asked, after the frame has been popped."""

    def tail(self, frame: Frame) -> list[int]:
        """The part of the frame that the game adds."""
        return frame[ORDER + frame[COUNT] :]

    def owed(self, state: S, frame: Frame) -> int:
        return 1 << frame[ASKING] if frame[ASKING] >= 0 else 0

    def offers(self, state: S, frame: Frame, seat: Seat) -> list[Code]:
        return [self.passing(), *self.reactions(state, frame, seat)]

    def take(self, state: S, frame: Frame, seat: Seat, code: Code) -> None:
        frame[ASKING] = -1
        if code != self.passing():
            self.react(state, frame, seat, code)

    def go_on(self, state: S, frame: Frame) -> None:
        while frame[NEXT] < frame[COUNT]:
            seat = frame[ORDER + frame[NEXT]]
            frame[NEXT] += 1
            if self.reactions(state, frame, seat):
                frame[ASKING] = seat
                return
        state.frames.pop()
        self.close(state, frame)

    def write(self, state: S, frame: Frame, viewer: int) -> dict[str, object]:
        document: dict[str, object] = {"step": self.name}
        tail = self.tail(frame)
        order = frame[ORDER : len(frame) - len(tail)]
        values = (frame[ASKING], order, frame[NEXT])
        k.write_fields(state.game_config(), ONE_BY_ONE, values, document)
        if tail:
            document["tail"] = tail
        return document

    def facts(self, config: k.GameConfig) -> k.Fields:
        return ONE_BY_ONE

    def read(self, state: S, document: dict[str, Any], index: int) -> Frame:
        order = _seats(state, document, "order")
        asking = ONE_BY_ONE["asking"].number(state.game_config(), document["asking"])
        if not ONE_BY_ONE["asking"].fits(state.game_config(), asking):
            raise ValueError("asking")
        if document["next"] not in range(len(order) + 1):
            raise ValueError("next")
        return [index, asking, document["next"], len(order), *order, *document.get("tail", [])]
