"""The state of a game and the machine that runs it.

A game in progress is one mutable `State`: small ints in a few lists, cheap to copy. What is in
progress is a stack of frames. A frame is a plain list of ints, `[number of its step, fields...]`;
the step says who owes a choice, what is offered and what a choice does. Steps hold no data
themselves, so a state can be copied, stored and resumed at any point, even in the middle of a
battle inside a turn. A choice by the wrong seat, for another step or after the end is refused here
(SH-TURN, SH-STEP, SH-OVER), an answer to an earlier decision in `table/game.py` (SH-STALE).
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from stormhall.kernel.core.events import EventLog
from stormhall.kernel.core.kept_parts import KeptParts
from stormhall.kernel.core.kinds import GameConfig, bits_of
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.result import Result
from stormhall.kernel.core.rng import Chance, advance, below

if TYPE_CHECKING:
    from stormhall.kernel.core.step import Step

Seat = int
Code = int
"""An action packed into one int; the game's notation converts it to and from text."""

Frame = list[int]
OptionValue = str | int | bool | None
Options = dict[str, OptionValue]

SPECTATOR: Final = -1
"""A viewer without a seat, who sees only public facts."""
EVERYTHING: Final = -2
"""The viewer of a position document, to whom everything is visible."""
OPTIONS: Final = 1
"""Where a packed state has its options."""


class State(ABC):
    """What every state of a game has; a game adds its own fields and its own `clone`."""

    def __init__(self, seats: int, options: Options, rng: int) -> None:
        self.seats = seats
        self.options = options  # never changed after set-up, shared between copies
        self.rng = rng
        self.named_rolls: list[
            int
        ] = []  # next results of the die, given by a position; usually empty
        self.frames: list[Frame] = []
        self.owed = 0  # mask of the seats that owe a choice
        self.number = 0  # choices taken so far
        self.forced_choices: list[Code] = []  # since the last choice: those without alternative
        self.log: EventLog | None = None  # absent in simulation; never copied

    # What a game provides.

    def game_config(self) -> GameConfig:
        """What stays the same during this game and is shared by all its copies."""
        return GameConfig(self.seats)

    @abstractmethod
    def steps(self) -> list[Step[Any]]:
        """The game's table of steps; a frame's first int is an index into it."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy, without the log."""

    @abstractmethod
    def pack(self) -> list[object]:
        """All fields as nested lists of ints and strings, exact and in a fixed order."""

    @abstractmethod
    def rules(self) -> StateRules:
        """The rules of the game, for whatever needs more than the state."""

    # Answered by the rules of the game.

    def result(self) -> Result:
        """Points, places, winners and why the game ended; called when the game is over."""
        return self.rules().result(self)

    def defects(self) -> Defects:
        """All broken invariants as (path, problem): conservation, legality of the board."""
        return self.rules().defects(self)

    # The machine.

    @property
    def over(self) -> bool:
        return not self.frames

    def offers(self, seat: Seat) -> list[Code]:
        """All legal choices of a seat, without duplicates; empty if it owes none."""
        if not self.owed >> seat & 1:
            return []
        frame = self.frames[-1]
        return self.steps()[frame[0]].offers(self, frame, seat)

    def take(self, seat: Seat, code: Code) -> None:
        """Carry out a choice that is known to be legal, and run on to the next decision."""
        frame = self.frames[-1]
        self.number += 1
        if self.forced_choices:
            self.forced_choices.clear()
        self.steps()[frame[0]].take(self, frame, seat, code)
        self.run_until_choice()

    def take_step(self, seat: Seat, code: Code) -> None:
        """Carry out a legal choice without running on; `take` repeats this to stay quick."""
        frame = self.frames[-1]
        self.number += 1
        if self.forced_choices:
            self.forced_choices.clear()
        self.steps()[frame[0]].take(self, frame, seat, code)

    def run_until_choice(self) -> None:
        """Run frames until a choice is owed or the game is over."""
        steps = self.steps()
        frames = self.frames
        while frames:
            frame = frames[-1]
            step = steps[frame[0]]
            mask = step.owed(self, frame)
            if mask:
                self.owed = mask
                return
            step.go_on(self, frame)
        self.owed = 0

    def decision(self) -> int:
        """The number of the current decision; a choice that answers another one is stale."""
        if not self.frames:
            return self.number
        frame = self.frames[-1]
        return self.steps()[frame[0]].opened(self, frame)

    def suggestion(self, seat: Seat) -> Code | None:
        """The choice a good player would usually make here without thinking, if there is one."""
        if not self.owed >> seat & 1:
            return None
        frame = self.frames[-1]
        return self.steps()[frame[0]].suggestion(self, frame, seat)

    def why_not(self, seat: Seat, code: Code) -> list[Refusal]:
        """Every reason against this choice; empty exactly if it is offered."""
        if self.frames and self.owed >> seat & 1:
            frame = self.frames[-1]
            if code in self.steps()[frame[0]].offers(self, frame, seat):
                return []
        return self.refusals(seat, code)

    def refusals(self, seat: Seat, code: Code) -> list[Refusal]:
        """Every reason against a choice that is not offered."""
        if not self.frames:
            return [Refusal("SH-OVER")]
        if not self.owed >> seat & 1:
            return [Refusal("SH-TURN", seat=seat, owed=bits_of(self.owed))]
        frame = self.frames[-1]
        step = self.steps()[frame[0]]
        return step.why_not(self, frame, seat, code) or [Refusal("SH-STEP", step=step.name)]

    def why_not_compound(self, seat: Seat, codes: list[Code]) -> list[Refusal]:
        """Every reason against the first step of a compound command."""
        return self.rules().why_not_compound(self, seat, codes)

    def resampled(self, viewer: int, chance: Chance) -> State:
        """A full state that looks the same to a viewer; everything hidden from it is random."""
        copy = self.clone()
        copy.rules().redeal(copy, viewer, chance)
        steps = copy.steps()
        for frame in copy.frames:
            steps[frame[0]].redraw(copy, frame, viewer, chance)
        copy.rng = chance.fork()
        copy.named_rolls.clear()
        return copy

    # Chance: random numbers are drawn nowhere else.

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        self.rng = advance(self.rng)
        return below(self.rng, n)

    def die(self, sides: int = 6) -> int:
        """Roll a die, or take the next roll that the position gives."""
        if self.named_rolls:
            return self.named_rolls.pop(0)
        return self.below(sides) + 1

    def shuffle(self, cards: list[int]) -> None:
        """Put cards in random order, in place."""
        rng = self.rng
        for i in range(len(cards) - 1, 0, -1):
            rng = advance(rng)
            j = below(rng, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        self.rng = rng

    # Copies and identity.

    def copy_machine_to(self, copy: State) -> None:
        """Do the part of `clone` that is the same for all games."""
        copy.named_rolls = self.named_rolls[:]
        copy.frames = [frame[:] for frame in self.frames]
        copy.owed = self.owed
        copy.number = self.number

    def pack_machine(self) -> list[object]:
        """The part of `pack` that is the same for all games."""
        return [
            self.seats,
            self.options,
            self.rng,
            self.named_rolls[:],
            [frame[:] for frame in self.frames],
            self.owed,
            self.number,
        ]

    def unpack_machine(self, packed: list[Any]) -> None:
        """Read the fields that `pack_machine` packs, except those that the constructor sets."""
        self.named_rolls = list(packed[3])
        self.frames = [list(frame) for frame in packed[4]]
        self.owed = packed[5]
        self.number = packed[6]

    def __reduce__(self) -> tuple[Any, ...]:
        return self.rules().unpack, (self.pack(),)

    def __repr__(self) -> str:
        name = type(self).__name__
        if not self.frames:
            return f"<{name} after {self.number} choices: over>"
        step = self.steps()[self.frames[-1][0]].name
        return f"<{name} after {self.number} choices: {step}, seats {bits_of(self.owed)} to choose>"

    def encode(self) -> bytes:
        """The state as bytes, equal for equal states on every machine.

        Options that came after its version of the rules are left out unless they are used, so that
        new ones change no digest of a game that was played before.
        """
        packed = self.pack()
        packed[OPTIONS] = self.rules().recorded(self.options)
        return json.dumps(packed, separators=(",", ":"), ensure_ascii=False).encode()

    def digest(self) -> str:
        """A short fingerprint of the whole state."""
        import hashlib  # this import loads OpenSSL, which just playing a game never needs

        return hashlib.blake2b(self.encode(), digest_size=8).hexdigest()


class StateRules(ABC):
    """The functions of a game that need more than the state: documents, results.

    A state gets its rules from `State.rules`, so its module need not import them.
    """

    @abstractmethod
    def unpack(self, packed: list[Any]) -> State:
        """The inverse of `State.pack`."""

    @abstractmethod
    def recorded(self, options: Options) -> Options:
        """The options that records and digests of the game name."""

    @abstractmethod
    def write(self, state: State, viewer: int, kept: KeptParts) -> Mapping[str, object]:
        """What a viewer knows, as readable plain data: only what is known is added.

        `EVERYTHING` gives a position. For a seat or a `SPECTATOR` it gives a view from which
        `Ruleset.read` can build a full state that agrees with it. Frames are written by their
        steps. `kept` has parts of earlier documents of the table, which the new one may share.
        """

    @abstractmethod
    def redeal(self, state: State, viewer: int, chance: Chance) -> None:
        """Draw again, in place, everything hidden from a viewer, and keep everything it knows.

        The outcome may depend only on the viewer's view and on `chance`: put unknown things in a
        canonical order before shuffling them. Leave the frames and the generator alone.
        """

    @abstractmethod
    def result(self, state: State) -> Result:
        """Points, places and winners of a finished game, and why it ended."""

    @abstractmethod
    def defects(self, state: State) -> Defects:
        """All broken invariants as (path, problem): conservation, legality of the board."""

    def why_not_compound(self, state: State, seat: Seat, codes: list[Code]) -> list[Refusal]:
        """Every reason against the first step of a compound command; later steps may add some."""
        return state.why_not(seat, codes[0])
