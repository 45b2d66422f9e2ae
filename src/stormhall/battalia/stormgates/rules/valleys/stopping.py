"""Heroes who stop on the card that joins the valleys (SG-VAL-21, -32).

Both connecting cards begin with the same words: a hero on the card stops, and does not move again
this turn. What follows is said by the module of the card.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.config import HEROES, Config
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState, put
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.board import CONNECTION
from stormhall.battalia.stormgates.model.documents import StoppingPart
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat, seats_of
from stormhall.kernel.table.document_reader import Reader


class Stopping(StormgatesModule):
    """A connecting card; `stops` is the row with the mask of stopped heroes of each seat."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name)
        self.rule: Final = rule
        self.stops = -1

    def equip(self, config: Config) -> None:
        self.stops = config.claim_row()
        config.add_action(Stop(self))

    def lay_out(self, state: BattaliaState) -> None:
        state.rows[self.stops] = bytes(state.seats)

    def new_turn(self, state: BattaliaState, seat: Seat) -> None:
        """SG-CTL-11: who has stopped moves again."""
        state.rows[self.stops] = put(state.rows[self.stops], seat, 0)

    def holds_hero(self, state: BattaliaState, seat: Seat, figure: int) -> str:
        """SG-VAL-21, -32: a hero who has stopped does not move again this turn."""
        return self.rule if state.rows[self.stops][seat] >> figure & 1 else ""

    def used_up(self, state: BattaliaState, seat: Seat, figure: int) -> int:
        return state.rows[self.stops][seat] >> figure & 1

    def bars_stop(self, state: BattaliaState, seat: Seat, figure: int) -> bool:
        """Whether a hero may not stop for a reason of the card itself."""
        return False

    def may_stop(self, state: BattaliaState, seat: Seat, figure: int) -> bool:
        """Whether a hero stands on the card and has not stopped yet."""
        cell = state.hero(seat, figure)
        if cell == NONE or state.tiles[cell] != CONNECTION:
            return False
        return not self.holds_hero(state, seat, figure) and not self.bars_stop(state, seat, figure)

    def stop(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """A hero stops; each card says what that brings."""
        mask = state.rows[self.stops][seat] | 1 << figure
        state.rows[self.stops] = put(state.rows[self.stops], seat, mask)
        se.STOPPED.tell(state, seat, figure)

    # Information: all of it is public (SG-INF-01).

    def write(self, state: BattaliaState, eyes: int) -> StoppingPart:
        stops = state.rows[self.stops]
        return {"stopped": [[figure + 1 for figure in seats_of(mask)] for mask in stops]}

    def read(self, state: BattaliaState, reader: Reader) -> None:
        if reader.has("stopped"):
            masks = masks_by_seat(state, reader, "stopped", list(range(1, HEROES + 1)))
            state.rows[self.stops] = masks


def masks_by_seat(state: BattaliaState, reader: Reader, key: str, numbers: list[int]) -> bytes:
    """For each seat a list of such numbers, as a mask of their places among `numbers`."""
    lists = reader.document[key]
    if not isinstance(lists, list) or len(lists) != state.seats:
        reader.defect(key, problem("lists", count=state.seats))
        return bytes(state.seats)
    masks = bytearray(state.seats)
    for seat, named in enumerate(lists):
        inner = Reader({"numbers": named}, reader.at(f"{key}[{seat}]"), reader.defects)
        for number in inner.integers("numbers", []):
            if number in numbers:
                masks[seat] |= 1 << numbers.index(number)
            else:
                inner.defect("numbers", problem("one-of", known=numbers, found=number))
    return bytes(masks)


class Stop(TurnAction):
    """The declaration of a stop; it is no line and costs nothing."""

    def __init__(self, card: Stopping) -> None:
        super().__init__([sv.STOP])
        self.card: Final = card

    def offers(
        self, state: BattaliaState, seat: Seat, counts: list[int], found: list[Code]
    ) -> None:
        found += [sv.STOP | f << 8 for f in range(HEROES) if self.card.may_stop(state, seat, f)]

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        self.card.stop(state, seat, code >> 8)

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal(self.card.rule, hero=(code >> 8) + 1)]
