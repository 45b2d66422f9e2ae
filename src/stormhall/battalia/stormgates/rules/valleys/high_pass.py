"""The High Pass (SG-VAL-21 to -23): stopping there brings a gust for a gate that the die shows."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.attack import BOTH, FIRST
from stormhall.battalia.rules.battle.battle_frame import battle_of
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import GATE_NUMBER, StormgatesConfig, config_of
from stormhall.battalia.stormgates.model.kinds import SEAT_ONLY
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.model.rows.on_board import NumberByHero
from stormhall.battalia.stormgates.rules.fate.fate_cards import AS_NEW, TO_THE_SHELTER, Fate
from stormhall.battalia.stormgates.rules.gates.gates import gates_by_number, gates_of, roll_gate
from stormhall.battalia.stormgates.rules.valleys.connecting_card import ConnectingCard
from stormhall.kernel.core.kinds import Maybe
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question

NO_GUST: Final = 0


class HighPass(ConnectingCard):
    """SG-VAL-21 to -23."""

    def __init__(self) -> None:
        super().__init__("high_pass", "SG-VAL-21")
        self.gusts: Final = NumberByHero("gusts", Maybe(sk.GATE, NO_GUST))
        self.aim = -1

    def equip(self, config: StormgatesConfig) -> None:
        super().equip(config)
        self.claim_rows(config, self.gusts)
        self.aim = config.add_step(Aim("aim", SEAT_ONLY))
        config.heroes_differ = True

    # Stopping.

    def bars_stop(self, state: BattaliaState, seat: Seat, figure: int) -> bool:
        """SG-VAL-21, -22: one gust at most, and there must be a gate for it."""
        return self.gusts.of(state, seat, figure) != NO_GUST or not gates_of(state)

    def stop(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-VAL-21: let the next opponent roll until the die shows a gate on the board."""
        super().stop(state, seat, figure)
        rolls = roll_gate(state, gates_by_number(state))
        self.gusts.put(state, seat, figure, rolls[-1])
        se.GUST.tell(state, seat, figure, rolls[-1], rolls, state.opponents(seat)[0])

    # Jumping.

    def jumped(self, state: BattaliaState, seat: Seat, figure: int, start: int, end: int) -> None:
        """SG-VAL-22: spend the gust of a hero who leaves its gate; the storm comes first."""
        gust = self.gusts.of(state, seat, figure)
        if gust == NO_GUST or GATE_NUMBER[state.terrains[start]] != gust:
            return
        self.gusts.put(state, seat, figure, NO_GUST)
        se.GUST_SPENT.tell(state, seat, figure, gust)
        config = config_of(state)
        to = TO_THE_SHELTER if config.storm_rulings.gusts_fill_the_shelter else AS_NEW
        config.module(Fate).choose(state, seat, to)

    # Battles.

    def announced(self, state: BattaliaState, frame: Frame) -> None:
        """Let the attacker choose between two heroes on a square who differ in their gusts."""
        if frame[f.TARGET] != f.HERO_TARGET:
            return
        figures = state.heroes_at(frame[f.DEFENDER], frame[f.CELL])
        gusts = [self.gusts.of(state, frame[f.DEFENDER], figure) for figure in figures]
        if len(set(gusts)) > 1:
            state.frames.append([self.aim, frame[f.ATTACKER]])

    def refills(self, state: BattaliaState, attacker: Seat, defender: Seat) -> None:
        """SG-VAL-23: take away the gusts of heroes lost in the battle."""
        for seat in (attacker, defender):
            for figure in range(HEROES):
                if state.hero(seat, figure) == NONE:
                    self.gusts.put(state, seat, figure, NO_GUST)

    # Invariants.

    def defects(self, state: BattaliaState) -> Defects:
        """SG-VAL-21, -23: only a hero on the board carries a gust, whose gate is there too."""
        problems: Defects = []
        for seat in range(state.seats):
            for figure in range(HEROES):
                gust = self.gusts.of(state, seat, figure)
                path = f"high_pass.gusts[{seat}][{figure}]"
                if gust != NO_GUST and state.hero(seat, figure) == NONE:
                    problems.append((path, problem("gust")))
                if gust != NO_GUST and gust not in gates_by_number(state):
                    problems.append((path, problem("no-gate")))
        return problems


class Aim(Question[BattaliaState]):
    """The choice between two heroes on a square; the frame of the battle is below."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [sv.AIM | FIRST + figure << 8 for figure in range(HEROES)]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        figure = first_of(code) - FIRST
        battle = battle_of(state)
        assert battle is not None, "nobody is attacked"
        battle[f.FIGURE], battle[f.JOINED] = figure, 1 << figure
        se.AIMED.tell(state, seat, figure)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("BT-BAT-7")] if verb_of(code) == sv.AIM and first_of(code) <= BOTH else []
