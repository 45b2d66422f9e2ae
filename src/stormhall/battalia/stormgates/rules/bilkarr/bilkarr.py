"""Bilkarr, the wandering brewer: where he walks and what he sells (SG-BIL-01 to -07, SG-CTL-10).

Nobody moves him: he walks two squares a day along a diagonal and bounces off the board's edge.
Potions and what they do are in `potions.py` (SG-BIL-07 to -12, -21 to -26); when they act in a
battle or against a line is in `reaction_windows.py` (SG-BIL-12, -31 to -34).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.cards import price
from stormhall.battalia.model.config import DAYS, Config
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.paying.payment import Purpose, payable, why_not_price
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import StormgatesConfig, config_of
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.model.rows.lists import FieldsRow
from stormhall.battalia.stormgates.model.rows.row import Derived
from stormhall.battalia.stormgates.rules.bilkarr.potions import Potions
from stormhall.battalia.stormgates.rules.gates.gates import gates_by_number, roll_gate
from stormhall.battalia.stormgates.rules.metamorpha.metamorpha import Metamorpha
from stormhall.battalia.stormgates.rules.shared.paid_action import PaidAction
from stormhall.kernel.core.kinds import Fields, Kind, Listed, Maybe, Words
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat
from stormhall.kernel.table.document_reader import Reader

SQUARES_A_DAY: Final[int] = COMPONENTS["bilkarr"]["squares_per_day"]
POTION_PRICE: Final[list[int]] = price(COMPONENTS["bilkarr"]["potion_price"])
BILKARR: Final[int] = sk.NEUTRAL_HERO.index["bilkarr"]
ENTERS_AT: Final = 1
"""The census at which he comes (SG-CTL-02)."""

SQUARE: Final = 0
HEADING: Final = 1

HEADINGS: Final[list[str]] = ["nw", "ne", "sw", "se"]
SOUTH: Final = 2  # bits of a heading
EAST: Final = 1

WALKS: Final = 0
STAYS: Final = 1  # he came between two days and stays for the next one (SG-BIL-01)
CORNERED: Final = 2  # the die moves him tomorrow (SG-BIL-05)
STATES: Final[list[str]] = ["walks", "stays", "cornered"]

FIGURE: Final[Fields] = {
    "square": Maybe(k.CELL, NONE),
    "heading": Words("heading", HEADINGS),
    "state": Words("state", STATES),
}
PATH: Final[Kind] = Listed(k.CELL)


def heading_of(change: list[int]) -> int:
    """A change of row and column as a heading."""
    return (SOUTH if change[0] > 0 else 0) | (EAST if change[1] > 0 else 0)


def is_there(config: Config, row: int, column: int) -> bool:
    """Whether a square exists (SG-SET-04)."""
    inside = 0 <= row < config.height and 0 <= column < config.width
    return inside and config.in_play[row * config.width + column]


def next_square(config: Config, cell: int, heading: int) -> tuple[int, int]:
    """SG-BIL-04: his next square and the heading with which he gets there; NONE in a corner."""
    row, column = divmod(cell, config.width)
    down = 1 if heading & SOUTH else -1
    right = 1 if heading & EAST else -1
    beside = is_there(config, row, column + right)
    ahead = is_there(config, row + down, column)
    if not beside and not ahead:
        return NONE, heading
    if beside and ahead and not is_there(config, row + down, column + right):
        beside = ahead = False
    if not beside:
        right = -right
    if not ahead:
        down = -down
    if not is_there(config, row + down, column + right):
        return NONE, heading
    return (row + down) * config.width + column + right, heading_of([down, right])


def walked(config: Config, cell: int, heading: int) -> tuple[list[int], int, bool]:
    """One day's walk: its squares, the heading after it, and whether it ends in a corner."""
    way: list[int] = []
    for _ in range(SQUARES_A_DAY):
        square, turned = next_square(config, cell, heading)
        if square == NONE:
            return way, heading, True
        cell, heading = square, turned
        way.append(cell)
        if next_square(config, cell, heading)[0] == NONE:
            return way, heading, True
    return way, heading, False


class Bilkarr(StormgatesModule):
    """His figure on the board: its square, its heading and what he does next."""

    def __init__(self, *, summoned: bool = False) -> None:
        super().__init__("bilkarr")
        self.summoned: Final = summoned  # whether only the Lost Scroll brings him (SG-GRT-20)
        self.figure: Final = FieldsRow(FIGURE, start=bytes((NONE, 0, WALKS)))
        self.board: list[int] = []

    def equip(self, config: StormgatesConfig) -> None:
        self.claim_rows(config, self.figure, Derived("path", PATH, self.path))
        self.board = config.squares["board"]
        potions = config.module(Potions)
        number = config.add_purpose(BuyPotion("potion", {"potion": sk.POTION}, potions))
        config.add_action(BuyPotionAction(self, potions, number))
        config.moments[sv.BUY_POTION] = "SG-BIL-06"

    def square(self, state: BattaliaState) -> int:
        """His square, or NONE."""
        return self.figure.of(state, SQUARE)

    def census(self, state: BattaliaState, number: int, counts: list[int]) -> None:
        """SG-BIL-01: enter at the first census, and stay for the day after it.

        If he was summoned, leave (SG-GRT-20).
        """
        if self.summoned:
            if self.square(state) != NONE:
                se.NEUTRAL_LEFT.tell(state, BILKARR, self.square(state))
                self.figure.clear(state)
            return
        if number == ENTERS_AT and self.square(state) == NONE:
            self._come(state, STAYS)

    def new_day(self, state: BattaliaState) -> None:
        """SG-BIL-01, -02, -05: stay, walk, or go to a gate that the die shows."""
        cell, heading, mood = self.figure.get(state)
        if cell == NONE:
            return
        if mood == CORNERED:
            self._come(state, WALKS)
        elif mood == STAYS:
            self.figure.set(state, bytes((cell, heading, WALKS)))
        else:
            self._walk(state, cell, heading)

    def _come(self, state: BattaliaState, mood: int) -> None:
        """SG-BIL-01, -03: come to the gate of a die roll, and take the heading from there."""
        gates = gates_by_number(state)
        if not gates:
            return
        roll = roll_gate(state, gates)[-1]
        cell = gates[roll]
        self.place(state, cell, mood)
        se.BILKARR_CAME.tell(state, roll, cell)

    def place(self, state: BattaliaState, cell: int, mood: int = WALKS) -> None:
        """SG-BIL-03: put him on a square, with the heading of one who comes through a gate."""
        self.figure.set(state, bytes((cell, self.first_heading(state, cell), mood)))

    def first_heading(self, state: BattaliaState, cell: int) -> int:
        """SG-BIL-03: inwards and to the right as seen from the nearest edge of the board."""
        row, column = divmod(cell, state.config.width)
        rows, columns = self.board
        steps = {
            "top": row,
            "bottom": rows - 1 - row,
            "left": column,
            "right": columns - 1 - column,
        }
        edge = min(steps, key=lambda name: steps[name])  # if edges are equally near, the first
        return heading_of(COMPONENTS["bilkarr"]["headings"][edge])

    def _walk(self, state: BattaliaState, cell: int, heading: int) -> None:
        """SG-BIL-02, -04, -05: walk two squares, or stop in a corner."""
        way, heading, cornered = walked(state.config, cell, heading)
        end = way[-1] if way else cell
        self.figure.set(state, bytes((end, heading, CORNERED if cornered else WALKS)))
        se.BILKARR_WALKED.tell(state, way, cornered)

    def path(self, state: BattaliaState) -> list[int]:
        """His squares on the days of the coming week, up to the first that a die decides.

        A summoned one is there until the week ends (SG-GRT-20).
        """
        cell, heading, mood = self.figure.get(state)
        days = -state.day % DAYS if self.summoned else DAYS
        cells: list[int] = []
        cornered = mood == CORNERED
        while cell != NONE and not cornered and len(cells) < days:
            if mood == STAYS:
                mood = WALKS
            else:
                way, heading, cornered = walked(state.config, cell, heading)
                cell = way[-1] if way else cell
            cells.append(cell)
        return cells

    # Information (SG-INF-01: all of it is public).

    def write(self, state: BattaliaState, viewer: int) -> Mapping[str, object]:
        """Nothing else is written while he is not on the board."""
        there = self.square(state) != NONE
        return super().write(state, viewer) if there else {"square": None}

    def read(self, state: BattaliaState, reader: Reader) -> None:
        """SG-BIL-03: if only his square is named, he walks from there as from a gate."""
        self.figure.clear(state)
        if reader.get("square") is None:
            return
        super().read(state, reader)
        if not reader.has("heading"):
            self.figure.put(state, HEADING, self.first_heading(state, self.square(state)))

    def defects(self, state: BattaliaState) -> Defects:
        """He stands on the board; of two summoned heroes only one is there (SG-GRT-20)."""
        cell = self.square(state)
        if cell != NONE and not state.config.in_play[cell]:
            return [("bilkarr.square", problem("other-square"))]
        other = config_of(state).module(Metamorpha) if self.summoned else None
        if cell != NONE and other and other.summoned and other.cell(state) != NONE:
            return [("bilkarr.square", problem("two-summoned"))]
        return []


class BuyPotion(Purpose):
    """SG-BIL-06, -07: a potion lies full before its owner; the argument is the potion."""

    def __init__(self, name: str, arguments: Fields, potions: Potions) -> None:
        super().__init__(name, arguments)
        self.potions: Final = potions

    def prices(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[list[int]]:
        return [POTION_PRICE]

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        self.potions.give(state, args[0], seat)
        se.POTION_BOUGHT.tell(state, seat, args[0])


class BuyPotionAction(PaidAction):
    """SG-BIL-06: buying one of his potions with a hero on his square, for two supplies."""

    def __init__(self, bilkarr: Bilkarr, potions: Potions, purpose: int) -> None:
        super().__init__(sv.BUY_POTION, purpose)
        self.bilkarr: Final = bilkarr
        self.potions: Final = potions

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        if not self._meets(state, seat) or not payable(purse, POTION_PRICE):
            return
        codes += [
            sv.BUY_POTION | potion << 8
            for potion in range(len(sk.POTION.words))
            if self.potions.is_for_sale(state, potion)
        ]

    def _meets(self, state: BattaliaState, seat: Seat) -> bool:
        """Whether one of the player's heroes is on his square."""
        cell = self.bilkarr.square(state)
        return cell != NONE and bool(state.heroes_at(seat, cell))

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        refusals: list[Refusal] = []
        if not self._meets(state, seat):
            refusals.append(Refusal("SG-BIL-06"))
        if not self.potions.is_for_sale(state, first_of(code)):
            refusals.append(Refusal("SG-BIL-07", potion=sk.POTION.words[first_of(code)]))
        return refusals or why_not_price(state, seat, "SG-BIL-06", POTION_PRICE)
