"""Metamorpha, the helper who changes with the terrain (SG-MET-01 to -09, SG-CHG-09).

No other rule asks where she stands (-04). What a power does is in `powers.py` (SG-MET-11 to -16).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import TERRAINS
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import BORROWED, OPEN_SLOT
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.oracle import uses_of
from stormhall.battalia.rules.paying.open_cards import card_of_source, spend_uses
from stormhall.battalia.rules.paying.payment import (
    Purpose,
    commit,
    has_source,
    lay_source,
    why_not_has,
)
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.cards import IS_ZEALOT
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.model.rows.lists import FieldsRow
from stormhall.battalia.stormgates.model.rows.on_board import MaskByHero
from stormhall.battalia.stormgates.model.rows.row import Derived, JoinedRow
from stormhall.battalia.stormgates.rules.gates.gates import gates_by_number, roll_gate
from stormhall.battalia.stormgates.rules.metamorpha.powers import Power, powers_for
from stormhall.kernel.core.kinds import Maybe
from stormhall.kernel.core.notation import first_of, second_of
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat

FIRST_CENSUS: Final = 1
METAMORPHA: Final[int] = sk.NEUTRAL_HERO.index["metamorpha"]


class Metamorpha(StormgatesModule):
    """A neutral figure on the board whose power is that of the terrain under her."""

    def __init__(self, *, summoned: bool = False) -> None:
        super().__init__("metamorpha")
        self.summoned: Final = summoned  # whether only the Lost Scroll brings her (SG-GRT-20)
        self.square: Final = FieldsRow({"cell": Maybe(k.CELL, z.NONE)}, start=bytes((z.NONE,)))
        self.used: Final = MaskByHero("used", "terrains", k.TERRAIN)  # the powers used
        self.powers: dict[int, Power] = {}

    def equip(self, config: StormgatesConfig) -> None:
        """SG-CHG-09: powers are limited per hero, so heroes are distinguished."""
        power = Derived("power", Maybe(k.TERRAIN), self.terrain)
        row = JoinedRow(self.square, self.used)
        self.claim_rows(config, row, self.square, power, self.used)
        self.powers = powers_for(config)
        config.add_action(ActivateAction(self, config.add_purpose(Activation(self))))
        config.heroes_differ = True
        config.battle_verbs[sv.ACTIVATE] = self

    # Where she is.

    def cell(self, state: BattaliaState) -> int:
        """Her square, or NONE."""
        return self.square.of(state, 0)

    def terrain(self, state: BattaliaState) -> int:
        """SG-MET-05: the terrain of the card under her, -1 if it has none or she is not there."""
        cell = self.cell(state)
        if cell == z.NONE or not state.tiles[cell] or state.terrains[cell] >= len(TERRAINS):
            return -1
        return state.terrains[cell]

    def census(self, state: BattaliaState, number: int, counts: list[int]) -> None:
        """SG-MET-01: enter on the gate of a die roll; rolls without a gate are repeated.

        If she was summoned, leave (SG-GRT-20).
        """
        if self.summoned:
            if self.cell(state) != z.NONE:
                se.NEUTRAL_LEFT.tell(state, METAMORPHA, self.cell(state))
                self.place(state, z.NONE)
            return
        gates = gates_by_number(state)
        if number != FIRST_CENSUS or not gates:
            return
        rolls = roll_gate(state, gates)
        self.place(state, gates[rolls[-1]])
        se.METAMORPHA_ENTERED.tell(state, rolls, self.cell(state))

    def tile_laid(self, state: BattaliaState, cell: int) -> None:
        """SG-MET-02, -03: move her at once to every card that comes from the pool."""
        if self.cell(state) == z.NONE:
            return
        self.place(state, cell)
        se.METAMORPHA_MOVED.tell(state, cell)

    def place(self, state: BattaliaState, cell: int) -> None:
        """Put her on a square, or with NONE take her off the board."""
        self.square.put(state, 0, cell)

    # What heroes have used.

    def has_used(self, state: BattaliaState, seat: Seat, figure: int, terrain: int) -> bool:
        """SG-MET-07: whether a hero has used the power of a terrain this turn."""
        return self.used.has(state, seat, figure, terrain)

    def used_up(self, state: BattaliaState, seat: Seat, figure: int) -> int:
        return self.used.of(state, seat, figure)

    def use(self, state: BattaliaState, seat: Seat, figure: int, terrain: int) -> None:
        """Mark the power of a terrain as used by a hero, and carry it out."""
        self.used.mark(state, seat, figure, terrain)
        self.powers[terrain].use(state, seat, figure)

    def new_turn(self, state: BattaliaState, seat: Seat) -> None:
        """SG-CTL-11, SG-CHG-09: give powers back with the turn, not to a hero hired again."""
        for figure in range(HEROES):
            self.used.put(state, seat, figure, 0)

    # Battles.

    def unarmed(self, state: BattaliaState, frame: Frame) -> bool:
        """SG-MET-13: the canyon's attack needs no weapon."""
        return bool(frame[f.SENT] & f.UNARMED)

    def why_not_in_battle(
        self, state: BattaliaState, frame: Frame, seat: Seat, code: Code
    ) -> list[Refusal]:
        """SG-MET-09: never inside a battle."""
        return [Refusal("SG-MET-09")]

    # Invariants.

    def defects(self, state: BattaliaState) -> Defects:
        """She stands on a card of the board; if she was summoned, on any square (SG-GRT-20)."""
        cell = self.cell(state)
        if cell == z.NONE:
            return []
        if not state.config.in_play[cell]:
            return [("metamorpha.cell", problem("other-square"))]
        if not state.tiles[cell] and not self.summoned:
            return [("metamorpha.cell", problem("no-card-there"))]
        return []


class Activation(Purpose):
    """SG-MET-06: the line of the fee; the arguments are the hero and the terrain of the power."""

    def __init__(self, module: Metamorpha) -> None:
        super().__init__("activation", {"hero": k.HERO, "terrain": k.ANY_NUMBER})
        self.module: Final = module

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        self.module.use(state, seat, args[0], args[1])


class ActivateAction(TurnAction):
    """SG-MET-06 to -08: the action of using her power for a hero on her kind of terrain."""

    def __init__(self, module: Metamorpha, purpose: int) -> None:
        super().__init__([sv.ACTIVATE])
        self.module: Final = module
        self.purpose: Final = purpose

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        if self.module.terrain(state) < 0:
            return
        power = self.module.powers[self.module.terrain(state)]
        for figure in range(HEROES):
            if self._why_not_hero(state, seat, figure) or not power.is_open(state, seat, figure):
                continue
            codes += [
                sv.ACTIVATE | figure << 8 | source << 16
                for source in fees(state, seat)
                if power.spares(state, seat, source)
            ]

    def _why_not_hero(self, state: BattaliaState, seat: Seat, figure: int) -> str:
        """The rule against using her power for a hero; an empty string if there is none."""
        terrain = self.module.terrain(state)
        if terrain < 0:
            if self.module.cell(state) != z.NONE:
                return "SG-MET-05"
            return "SG-GRT-20" if self.module.summoned else "SG-MET-01"
        cell = state.hero(seat, figure)
        if cell == z.NONE or state.terrains[cell] != terrain:
            return "SG-MET-06"
        return "SG-MET-07" if self.module.has_used(state, seat, figure, terrain) else ""

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        figure, source = first_of(code), second_of(code)
        card = card_of_source(state, seat, source)
        if source >= OPEN_SLOT:
            spend_uses(state, seat, source, 1)
        else:
            lay_source(state, seat, source, uses_of(state, card))  # SG-MET-08: it does nothing else
        terrain = self.module.terrain(state)
        se.ACTIVATED.tell(state, seat, figure, terrain, card)
        commit(state, seat, state.config.purposes[self.purpose], [figure, terrain])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        figure, source = first_of(code), second_of(code)
        rule = self._why_not_hero(state, seat, figure)
        if rule:
            return [Refusal(rule, hero=figure + 1)]
        refusals = why_not_fee(state, seat, source)
        power = self.module.powers[self.module.terrain(state)]
        if not power.is_open(state, seat, figure) or not power.spares(state, seat, source):
            refusals.append(Refusal(power.rule, hero=figure + 1))
        return refusals


def fees(state: BattaliaState, seat: Seat) -> list[int]:
    """SG-MET-08: hand cards, the borrowed one, and copies of doubled zealots."""
    cards = [
        card for card in sorted(set(state.zones[seat * z.ZONES + z.HAND])) if not IS_ZEALOT[card]
    ]
    if state.may_lay_borrowed(seat) and not IS_ZEALOT[state.borrowed]:
        cards.append(BORROWED)
    records = z.records_of(state.zones[seat * z.ZONES + z.OPEN])
    for slot, record in enumerate(records):
        if IS_ZEALOT[record[0]] and record not in records[:slot]:
            cards.append(OPEN_SLOT + slot)
    return cards


def why_not_fee(state: BattaliaState, seat: Seat, source: int) -> list[Refusal]:
    """Why something cannot be the fee: it is absent, not in hand, or a zealot not doubled."""
    refusals = why_not_has(state, seat, source)
    if not refusals and (not has_source(state, seat, source) or source not in fees(state, seat)):
        refusals.append(Refusal("SG-MET-08", card=SOURCE_WORDS[source]))
    return refusals
