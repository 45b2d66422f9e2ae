"""The public API of a game in progress, with its history, its log and its errors.

`Game` checks everything that comes from outside. Search and simulation work on `Game.state` itself,
with packed codes and without history. An answer to an earlier decision is refused here (SH-STALE),
a choice by the wrong seat, for another step or after the end in `core/state.py` (SH-TURN, SH-STEP,
SH-OVER). `undo` and `why_no_undo` carry the rules of taking back (SH-UNDO-1 to -4); `transition.py`
notices whether a choice has drawn or shown something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stormhall.kernel.core.errors import IllegalAction, SetupError, UndoRefused
from stormhall.kernel.core.events import EventLog
from stormhall.kernel.core.kept_parts import KeptParts, own_copy
from stormhall.kernel.core.kinds import bits_of
from stormhall.kernel.core.notation import Argument
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.result import Result
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import EVERYTHING, SPECTATOR, Code, Options, Seat, State
from stormhall.kernel.labels import BoardWords, english
from stormhall.kernel.ruleset import Ruleset
from stormhall.kernel.table.action import Action
from stormhall.kernel.table.asked import Asked, asked
from stormhall.kernel.table.command import Command, Trial, parse_command
from stormhall.kernel.table.completion import Completion
from stormhall.kernel.table.preview import Preview, Worlds, preview
from stormhall.kernel.table.record import Record
from stormhall.kernel.table.transition import Transition

if TYPE_CHECKING:
    from stormhall.kernel.core.documents import ViewHeader


class Game:
    """A game in progress with everything around its state."""

    def __init__(
        self,
        ruleset: Ruleset,
        state: State,
        seed: int | None = None,
        start: dict[str, object] | None = None,
    ) -> None:
        self.ruleset: Final = ruleset
        self.state = state
        self.log = EventLog()
        self.choices: list[tuple[Seat, Code]] = []
        self.seed: Final = seed  # None if the game began from a position
        self._start = start  # the position it began from, written before the first choice
        self._offers: dict[Seat, list[Code]] = {}
        self._worlds: Worlds | None = None  # for the current decision
        self._kept = KeptParts()
        self._undoable: list[Transition] = []  # the latest choices, which may be taken back
        self._barrier = "SH-UNDO-1"  # why the choice before them may not
        self._keeps_undo = True

    def drop_undo(self) -> None:
        """From now on keep nothing for undo: simulation has no use for it.

        A choice then changes the state instead of replacing it.
        """
        self._undoable.clear()
        self._keeps_undo = False
        self.state.log = self.log

    def silence(self) -> None:
        """Keep neither undo nor log from now on."""
        self.drop_undo()
        self.state.log = None

    def __repr__(self) -> str:
        """Without the seed, which determines everything hidden."""
        made = f"{self.name}, {self.seats} seats, {len(self.choices)} choices"
        if self.result is not None:
            return f"<Game of {made}: over, won by seats {self.result.winners}>"
        return f"<Game of {made}: seats {list(self.to_act)} to choose>"

    # The current situation.

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.ruleset.info.name

    @property
    def start(self) -> dict[str, object] | None:
        """The position that the game began from; None if it began from a seed."""
        self._write_start()
        return self._start

    @property
    def seats(self) -> int:
        """How many seats the table has; they are counted from 0."""
        return self.state.seats

    @property
    def options(self) -> Options:
        """All options with their values."""
        return dict(self.state.options)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.state.result() if self.state.over else None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that owe a choice now; several if they choose at the same time."""
        return tuple(bits_of(self.state.owed))

    @property
    def decision(self) -> int:
        """The number of the current decision, to be sent with a choice."""
        return self.state.decision()

    def asked(self, seat: Seat | None) -> Asked | None:
        """The current question as a seat or a spectator (None) may know it; None after the end."""
        return asked(self.state, self._viewer(seat))

    # Choosing.

    def legal(self, seat: Seat) -> list[Action]:
        """All legal actions of a seat, sorted, each once."""
        self._check_seat(seat)
        name, notation = self.ruleset.info.name, self.ruleset.notation
        return [Action(name, notation, code) for code in self._codes(seat)]

    def legal_codes(self, seat: Seat) -> list[Code]:
        """The same as packed codes, for programs that search."""
        self._check_seat(seat)
        return self._codes(seat)[:]

    def suggestion(self, seat: Seat) -> Action | None:
        """The usual choice, such as the payment a good player would make, if there is one."""
        self._check_seat(seat)
        code = self.state.suggestion(seat)
        return None if code is None else Action(self.name, self.ruleset.notation, code)

    def why_not(self, seat: Seat, action: Action | str) -> list[Refusal]:
        """Every reason against an action; empty if it is legal.

        A text may hold several steps; the answer is about the first that is refused. It is computed
        in a world imagined from the seat's view, so it reveals nothing hidden or still to come.
        """
        self._check_seat(seat)
        command = parse_command(self.ruleset, seat, action)
        if len(command.steps) == 1:
            return self.state.why_not_compound(seat, command.steps)
        refusals = Trial(command, self._imagined().first_copy(seat)).why_not()
        if not refusals and Trial(command, self.state.clone()).why_not():
            return [command.unforeseen()]
        return refusals

    def why_none(
        self, seat: Seat, kinds: list[str], args: list[Argument]
    ) -> tuple[Action, list[Refusal]]:
        """Why no action of these kinds has these words: the nearest one, and what is against it.

        Kinds and arguments are those of actions (`Action.kind`, `Action.args`); not all arguments
        need be given. If some such action is legal, it is the answer, without refusals. The answer
        comes from a world imagined from the seat's view.
        """
        self._check_seat(seat)
        notation = self.ruleset.notation
        world = self._imagined().world(seat, 0)
        code = Completion(notation, world, seat, self.shared_view(seat)).code(kinds, args)
        refusals = world.why_not_compound(seat, [code])
        if not args:
            refusals = [refusal.general() for refusal in refusals]
        return Action(self.name, notation, code), refusals

    def preview(self, seat: Seat, action: Action | str) -> Preview:
        """What an action would lead to as far as the seat can know, or `IllegalAction`.

        It is computed in worlds imagined from the seat's view, so nothing hidden is revealed.
        """
        self._check_seat(seat)
        return preview(self.ruleset, self._imagined(), parse_command(self.ruleset, seat, action))

    def apply(self, seat: Seat, action: Action | str, decision: int | None = None) -> None:
        """Carry out an action or its notation; raises `IllegalAction` and changes nothing.

        `decision` is the number of the decision that is answered: a late or repeated answer is
        refused. A text of several steps is carried out as a whole or not at all.

        The state is replaced, not changed: `game.state` is another object afterwards. Only a single
        choice in a game that has dropped undo changes it in place.
        """
        self._check_seat(seat)
        if decision is not None and decision != self.decision:
            raise IllegalAction(
                str(action), [Refusal("SH-STALE", answered=decision, owed=self.decision)]
            )
        command = parse_command(self.ruleset, seat, action)
        if len(command.steps) == 1:
            self._apply_one(command)
        else:
            self._apply_all(command)
        self.state.forced_choices.clear()  # forced choices are counted for this command only

    def _apply_one(self, command: Command) -> None:
        seat, code = command.seat, command.steps[0]
        if code not in self._codes(seat):
            raise command.refused(self.state.why_not(seat, code))
        self._take(seat, code)

    def _apply_all(self, command: Command) -> None:
        """Carry out several steps; refusals come from a world imagined from the seat's view,
        because those of the true one could reveal more."""
        refusals = Trial(command, self._imagined().first_copy(command.seat)).why_not()
        if refusals:
            raise command.refused(refusals)
        transitions = command.transitions(self.state)
        if not transitions:
            raise command.refused([command.unforeseen()])
        for transition in transitions:
            self._accept(transition)

    def _take(self, seat: Seat, code: Code) -> None:
        """Carry out a legal choice; without undo the state before it is not kept."""
        if self._keeps_undo:
            self._accept(Transition(self.state, seat, code))
            return
        self._write_start()
        self.state.take(seat, code)
        self._forget_decision()
        self.choices.append((seat, code))

    def _accept(self, transition: Transition) -> None:
        """Go to the state after a choice; keep the one before it if it can be taken back."""
        self._write_start()
        if self._keeps_undo:
            self._keep_for_undo(transition)
            self.log.events.extend(transition.events)
        elif self.state.log is not None:
            transition.after.log = self.state.log
            self.log.events.extend(transition.events)
        self.state = transition.after
        self._forget_decision()
        self.choices.append((transition.seat, transition.code))

    def _keep_for_undo(self, transition: Transition) -> None:
        is_certain = transition.is_certain
        if not is_certain or (self.choices and self.choices[-1][0] != transition.seat):
            self._undoable.clear()
        if is_certain:
            self._undoable.append(transition)
        else:
            self._barrier = "SH-UNDO-3" if transition.saw_chance else "SH-UNDO-4"

    def _forget_decision(self) -> None:
        """Drop what was computed for the last decision."""
        self._offers.clear()
        self._worlds = None

    def _imagined(self) -> Worlds:
        if self._worlds is None:
            self._worlds = Worlds(self.state)
        return self._worlds

    def _write_start(self) -> None:
        """Before the first choice, write the position of a game that did not begin from a seed."""
        if self._start is None and self.seed is None:
            self._start = self.position()

    def undo(self, seat: Seat) -> None:
        """Take back the last choice, if it was this seat's and nothing new has been seen since."""
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise UndoRefused(refusal)
        transition = self._undoable.pop()
        self.choices.pop()
        self.state = transition.before.clone()  # copies of this game share the transition
        del self.log.events[len(self.log.events) - len(transition.events) :]
        self._forget_decision()

    def why_no_undo(self, seat: Seat) -> Refusal | None:
        """Why this seat cannot take back the last choice; None if it can."""
        self._check_seat(seat)
        if not self.choices:
            return Refusal("SH-UNDO-1")
        if self.choices[-1][0] != seat:
            return Refusal("SH-UNDO-2", seat=self.choices[-1][0])
        if not self._undoable:
            return Refusal(self._barrier)
        return None

    # Looking.

    def view(self, seat: Seat | None) -> dict[str, object]:
        """What a seat or a spectator (None) may know, as plain data."""
        return own_copy(self.shared_view(seat))

    def shared_view(self, seat: Seat | None) -> dict[str, object]:
        """The same as `view`, but read-only: other documents share its parts."""
        viewer = self._viewer(seat)
        result = self.result
        header: ViewHeader = {
            "stormhall": 1,
            "game": self.name,
            "rules": self.ruleset.version,
            "seats": self.seats,
            "options": self.options,
            "seat": seat,
            "number": self.state.number,
            "decision": self.decision,
            "to_act": list(self.to_act),
            "result": None if result is None else result.to_json(),
        }
        return {**header, **self._document(viewer)}

    def events(self, since: int = 0, seat: Seat | None = None) -> list[dict[str, object]]:
        """What happened from event number `since` on, as that seat or a spectator may see it."""
        return self.log.seen_by(self._viewer(seat), since)

    def position(self) -> dict[str, object]:
        """Everything, including hidden facts, as one readable document."""
        return {
            "stormhall": 1,
            "game": self.name,
            "rules": self.ruleset.version,
            "seats": self.seats,
            "options": self.options,
            "rng": f"{self.state.rng:016x}",
            "fate": list(self.state.named_rolls),
            "number": self.state.number,
            **own_copy(self._document(EVERYTHING)),
        }

    def _document(self, viewer: int) -> dict[str, object]:
        steps = self.state.steps()
        document = dict(self.ruleset.write(self.state, viewer, self._kept))
        document["frames"] = [
            steps[frame[0]].write(self.state, frame, viewer) for frame in self.state.frames
        ]
        return document

    def figures(self, seat: Seat | None) -> dict[str, object]:
        """Figures for a screen that only the rules can compute: sums of strength, incomes,
        progress. They hold only what the seat or a spectator (None) can know."""
        return own_copy(self.shared_figures(seat))

    def shared_figures(self, seat: Seat | None) -> dict[str, object]:
        """The same as `figures`, but read-only: other documents share its parts."""
        return dict(self.ruleset.figures(self.state, self._viewer(seat), self._kept))

    def draw(self, seat: Seat | None, words: BoardWords | None = None) -> str:
        """The table as text, as this seat sees it; in English unless other words are given."""
        return self.ruleset.draw(self.view(seat), words or english(self.ruleset.labels()))

    # Copies.

    def clone(self) -> Game:
        """An independent copy of the table with its history."""
        return self._copy(self.state.clone())

    def fork(self) -> Game:
        """A copy of the table that shares its state: choices replace states and never change them.

        Code that changes the state in place, as simulation does, needs `clone`.
        """
        assert self._keeps_undo, "without undo, choices change the state"
        copy = self._copy(self.state)
        copy._offers = dict(self._offers)
        return copy

    def _copy(self, state: State) -> Game:
        copy = Game(self.ruleset, state, self.seed, self._start)
        copy.choices = self.choices[:]
        copy.log.events = self.log.events[:]
        copy._undoable = self._undoable[:]
        copy._barrier = self._barrier
        copy._kept = self._kept
        if not self._keeps_undo:
            copy.drop_undo()
            if self.state.log is None:
                copy.silence()
        return copy

    def resample(self, seat: Seat | None, seed: int) -> Game:
        """A game that looks the same to this seat; everything hidden from it is random."""
        return Game(self.ruleset, self.state.resampled(self._viewer(seat), Chance(seed)))

    def until(self, choices: int) -> Game:
        """The game after only its first choices, with the log and undo of that moment."""
        game = Game(self.ruleset, self._beginning().first_state(), self.seed, self.start)
        for seat, code in self.choices[:choices]:
            game._take(seat, code)
        game.state.forced_choices.clear()
        return game

    def record(self) -> str:
        """The whole game as text: options, seed, choices, digests."""
        return self.to_record().to_text()

    def to_record(self) -> Record:
        """The whole game as a record, which can be shortened, extended and replayed."""
        result = None if self.result is None else dict(self.result.to_json())
        record = self._beginning().extended(self.choices, result)
        if self.choices:
            digest = record.choices[-1].digest
            assert digest == self.state.digest(), "the choices do not lead to this state"
        return record

    def _beginning(self) -> Record:
        return Record(
            self.name, self.ruleset.version, self.seats, self.options, self.seed, self.start
        )

    def _codes(self, seat: Seat) -> list[Code]:
        codes = self._offers.get(seat)
        if codes is None:
            codes = sorted(self.state.offers(seat))
            self._offers[seat] = codes
        return codes

    def _viewer(self, seat: Seat | None) -> int:
        if seat is None:
            return SPECTATOR
        self._check_seat(seat)
        return seat

    def _check_seat(self, seat: object) -> None:
        """Check a seat from outside, which may be anything despite the annotation."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.state.seats:
            raise SetupError("seat-number", seat=str(seat), last=self.seats - 1)
