"""Stormgates and jumps (SG-GAT-01 to -11, SG-SET-06).

A gate is a terrain card like any other for roads (`battalia/model/geography.py`, -02), steps
(`heroes/movement.py`, -04) and battles (`terrain_bonus` in `advanced_game.py`, -11); only the
set-up lays one (-01). Other ways onto a gate do not come here, so they are not jumps (-10). The
storm that follows a jump is in `storm_deck.py` (SG-STE-01 to -04).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import STEPS_OF
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import STEPS, WITH
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.advanced_game import native
from stormhall.battalia.rules.artefacts.horses import ride, rider, steps_of
from stormhall.battalia.rules.heroes.movement import held_by
from stormhall.battalia.rules.paying.payment import Purpose, ask, distinct, lay_line, sources
from stormhall.battalia.rules.setup import ALL_EXITS
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.board import GATE
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import GATE_NUMBER, StormgatesConfig, config_of
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.model.rows.by_seat import HeroesBySeat
from stormhall.battalia.stormgates.rules.changes_to_base import (
    exchange_gates_by_staff,
    tell_heroes_apart,
)
from stormhall.kernel.core.notation import first_of, items_of, second_of, verb_of
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat
from stormhall.kernel.table.document_reader import Reader

if TYPE_CHECKING:
    from stormhall.battalia.stormgates.model.documents import GatesFigures

FEE: Final[int] = COMPONENTS["jump"]["fee"]["supply"]


class Gates(StormgatesModule):
    """The gates on the board, and which heroes have jumped this turn."""

    def __init__(self) -> None:
        super().__init__("gates")
        self.jumps: Final = HeroesBySeat("jumped")

    def equip(self, config: StormgatesConfig) -> None:
        """SG-GAT-09: a jump keeps a ride going."""
        self.claim_rows(config, self.jumps)
        jump = config.add_purpose(Jump(self))
        config.add_action(JumpAction(self, jump))
        config.keeps_ride.extend((sv.JUMP, sv.JUMP_DECLARED))
        config.moments.update(dict.fromkeys((sv.JUMP, sv.JUMP_DECLARED), "SG-GAT-10"))
        tell_heroes_apart(config)
        exchange_gates_by_staff(config)

    def factions_chosen(self, state: BattaliaState) -> None:
        """SG-GAT-03, SG-SET-06: lay the gates of the chosen factions at random."""
        terrains = sorted(state.factions)
        state.shuffle(terrains)
        for cell, terrain in zip(config_of(state).gate_cells, terrains, strict=True):
            state.set_tile(cell, GATE, ALL_EXITS, terrain)
        se.GATES_LAID.tell(state, {cell: state.terrains[cell] for cell in gates_of(state)})

    def factions_named(self, reader: Reader) -> list[int]:
        """SG-GAT-03: each gate has the terrain of a player's faction."""
        tiles = [tile for tile in reader.mapping("tiles").values() if isinstance(tile, dict)]
        named = [tile.get("terrain") for tile in tiles if tile.get("card") == b.TILE_WORDS[GATE]]
        return [c.TERRAINS.index(word) for word in named if word in c.TERRAINS]

    def new_turn(self, state: BattaliaState, seat: Seat) -> None:
        """SG-GAT-08: let each hero jump again."""
        self.jumps.put(state, seat, 0)

    def has_jumped(self, state: BattaliaState, seat: Seat, figure: int) -> bool:
        """SG-GAT-08, SG-CHG-09: whether a figure has jumped this turn, hired again or not."""
        return self.jumps.has(state, seat, figure)

    def used_up(self, state: BattaliaState, seat: Seat, figure: int) -> int:
        return int(self.jumps.has(state, seat, figure))

    def figures(self, state: BattaliaState, viewer: int) -> GatesFigures:
        """Every gate with its number, and the prices of jumps for the viewer's heroes on gates."""
        words = state.config.cell_words
        figures: GatesFigures = {
            "gates": {words[cell]: GATE_NUMBER[state.terrains[cell]] for cell in gates_of(state)}
        }
        if viewer >= 0:
            figures["jumps"] = {
                f"hero{figure + 1}": self._jumps(state, viewer, figure)
                for figure in range(HEROES)
                if self.may_jump(state, viewer, figure)
            }
        return figures

    def may_jump(self, state: BattaliaState, seat: Seat, figure: int) -> bool:
        """Whether a hero may jump, apart from the price."""
        start = state.hero(seat, figure)
        if start == z.NONE or state.tiles[start] != GATE:
            return False
        return not self.has_jumped(state, seat, figure) and not held_by(state, seat, figure)

    def _jumps(self, state: BattaliaState, seat: Seat, figure: int) -> dict[str, int]:
        """The price in supplies of a jump to each other gate."""
        start = state.hero(seat, figure)
        return {
            state.config.cell_words[cell]: jump_price(state, seat, cell)
            for cell in gates_of(state)
            if cell != start
        }

    def defects(self, state: BattaliaState) -> Defects:
        """SG-GAT-01, -03: each gate lies once, belongs to a player, and bears no chip."""
        problems: Defects = []
        seen: list[int] = []
        for cell in gates_of(state):
            path, terrain = f"tiles.{state.config.cell_words[cell]}", state.terrains[cell]
            if terrain == c.NEUTRAL or terrain not in state.factions:
                problems.append((path, problem("gate-faction")))
            elif terrain in seen:
                problems.append((path, problem("second-gate", faction=c.FACTIONS[terrain])))
            if state.owners[cell]:
                problems.append((path, problem("chip-on-gate")))
            seen.append(terrain)
        return problems


def gates_of(state: BattaliaState) -> list[int]:
    """The squares of all gates."""
    tiles = state.tiles
    return [cell for cell in range(state.config.cells) if tiles[cell] == GATE]


def gates_by_number(state: BattaliaState) -> dict[int, int]:
    """The squares of all gates by their numbers (SG-GAT-03)."""
    return {GATE_NUMBER[state.terrains[cell]]: cell for cell in gates_of(state)}


def roll_gate(state: BattaliaState, gates: dict[int, int]) -> list[int]:
    """Rolls of the die until it shows one of these gates (SG-MET-01, SG-BIL-01, SG-VAL-21)."""
    rolls = [state.die()]
    while rolls[-1] not in gates:
        rolls.append(state.die())
    return rolls


# The jump.


class JumpAction(TurnAction):
    """The action of jumping: hero and destination, with a declaration or without."""

    def __init__(self, gates: Gates, purpose: int) -> None:
        super().__init__([sv.JUMP, sv.JUMP_DECLARED])
        self.gates: Final = gates
        self.purpose: Final = purpose

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        if not purse[c.SUPPLY] and not purse[sc.STARDUST]:
            return
        for figure in range(HEROES):
            if not self.gates.may_jump(state, seat, figure):
                continue
            start = state.hero(seat, figure)
            more = _may_declare(state, seat, figure, start)
            for cell in gates_of(state):
                if cell == start or not _can_pay(state, seat, figure, cell, purse):
                    continue
                codes.append(sv.JUMP | figure << 8 | cell << 16)
                if more:
                    codes.append(sv.JUMP_DECLARED | figure << 8 | cell << 16)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        declared = int(verb_of(code) == sv.JUMP_DECLARED)
        ask(state, seat, self.purpose, [first_of(code), second_of(code), declared])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        figure, cell = first_of(code), second_of(code)
        start = state.hero(seat, figure)
        if start == z.NONE:
            return [Refusal("BT-HER-1", hero=figure + 1)]
        if held_by(state, seat, figure):
            return [Refusal(held_by(state, seat, figure), hero=figure + 1)]
        words = state.config.cell_words
        if state.tiles[start] != GATE:
            return [Refusal("SG-GAT-05", cell=words[start])]
        if state.tiles[cell] != GATE or cell == start:
            return [Refusal("SG-GAT-05", cell=words[cell])]
        if self.gates.has_jumped(state, seat, figure):
            return [Refusal("SG-GAT-08", hero=figure + 1)]
        if verb_of(code) == sv.JUMP_DECLARED and not _may_declare(state, seat, figure, start):
            return [Refusal("SG-VAL-31", cell=words[start])]
        return [Refusal("SG-GAT-06", cell=words[cell])]


def _may_declare(state: BattaliaState, seat: Seat, figure: int, start: int) -> bool:
    at_jumps = config_of(state).at_jumps
    return any(module.may_declare(state, seat, figure, start) for module in at_jumps)


def _can_pay(state: BattaliaState, seat: Seat, figure: int, cell: int, purse: list[int]) -> bool:
    """Whether some line pays a jump; the player has a supply or stardust for the fee."""
    if purse[sc.STARDUST] or native(state, seat, cell) or rider(state, seat) == figure:
        return True
    return purse[c.SUPPLY] > FEE or purse[c.HORSE] > 0


class Jump(Purpose):
    """SG-GAT-06, -07: one line that pays the step onto the destination, if it costs one, and the
    fee. The arguments are hero, square and declaration, then the steps left of what was laid.
    """

    def __init__(self, gates: Gates) -> None:
        super().__init__("jump", {"hero": k.HERO, "cell": k.CELL, "declared": k.FLAG_NUMBER})
        self.gates: Final = gates

    def prices(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[list[int]]:
        return [[c.SUPPLY, jump_price(state, seat, args[1])]]

    def options(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[Code]:
        codes = super().options(state, seat, args)
        if native(state, seat, args[1]):
            return codes
        items = sources(state, seat)
        if rider(state, seat) == args[0]:
            items.extend((STEPS, c.HORSE, 1, 1))
        for i in range(0, len(items), 4):
            if STEPS_OF[items[i + 1]]:
                codes.extend(_with_fee(items, i))
        return distinct(state.zone(seat, z.OPEN), codes)

    def why_not_line(
        self, state: BattaliaState, seat: Seat, args: list[int], line: list[int]
    ) -> list[Refusal]:
        """SG-GAT-06: a line of one card lacks the fee or the step, unless the step is free."""
        if len(line) == 1 and not native(state, seat, args[1]):
            return [Refusal("SG-GAT-06", cell=state.config.cell_words[args[1]])]
        return []

    def lay(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> list[int]:
        steps = _steps_left(state, seat, args[1], code)
        lay_line(state, seat, code, self)
        ride(state, seat, rider(state, seat), 0)  # a ride whose last step was laid is over
        return [*args, steps]

    def extra_arguments(self) -> int:
        return 1

    def is_weighty(self, args: list[int]) -> bool:
        return True

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        """SG-GAT-09: place the hero; then the storm comes before anything else."""
        figure, cell = args[0], args[1]
        start = state.hero(seat, figure)
        state.set_zone(seat, z.TRAIL, b"")
        ride(state, seat, figure, args[3])
        state.put_hero(seat, figure, cell)
        self.gates.jumps.mark(state, seat, figure)
        se.JUMPED.tell(state, seat, figure, start, cell)
        config = config_of(state)
        for module in config.at_jumps:
            if args[2]:
                module.declared(state, seat, figure, start, cell)
            module.jumped(state, seat, figure, start, cell)
        state.frames.append([config.storm, seat, figure, 0])


def jump_price(state: BattaliaState, seat: Seat, cell: int) -> int:
    """SG-GAT-06: in supplies, the fee and the step onto the destination if it costs one."""
    return FEE if native(state, seat, cell) else FEE + 1


def _with_fee(items: list[int], step: int) -> list[Code]:
    """The lines in which one source pays the step and another use or source the fee."""
    codes: list[Code] = []
    for i in range(0, len(items), 4):
        if items[i + 1] not in (c.SUPPLY, sc.STARDUST) or (i == step and items[i + 2] < 2):
            continue
        low, high = sorted((items[step], items[i]))
        codes.append(WITH | (low + 1) << 8 | (high + 1) << 16)
    return codes


def _steps_left(state: BattaliaState, seat: Seat, cell: int, code: Code) -> int:
    """The steps that a horse or a stardust in a line has left after the one it pays.

    A stardust on its own pays step and fee, and has none left (SG-GAT-07).
    """
    sources = items_of(code)
    if native(state, seat, cell) or len(sources) == 1 or STEPS in sources:
        return 0
    return max(steps_of(state, seat, source) for source in sources) - 1
