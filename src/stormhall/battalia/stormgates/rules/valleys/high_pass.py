"""The High Pass (SG-VAL-21 to -23): a hero who stops there carries a gust to a gate of the die."""

from __future__ import annotations

from typing import Final, Protocol, cast

from stormhall.battalia.model.board import GATE
from stormhall.battalia.model.config import HEROES, Config
from stormhall.battalia.model.module import Document
from stormhall.battalia.model.state import NONE, BattaliaState, put
from stormhall.battalia.model.step import BattaliaStep
from stormhall.battalia.rules.battle.attack import BOTH, FIRST
from stormhall.battalia.rules.battle.strength import (
    ATTACKER,
    CELL,
    DEFENDER,
    FIGURE,
    HERO_TARGET,
    JOINED,
    TARGET,
    battle_of,
)
from stormhall.battalia.stormgates.model.config import GATE_NUMBER, StormConfig, config_of
from stormhall.battalia.stormgates.positions.problems import flaw
from stormhall.battalia.stormgates.rules.valleys.stopping import Stopping
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.table.document_reader import Reader

AIM: Final = 172
WORDS: Final[dict[int, str]] = {AIM: "aim {number}"}

NO_GUST: Final = 0


class ChoosesGreat(Protocol):
    """What the module of the fate cards offers: the choice of an open Great Artefact or a card."""

    def choose(self, game: BattaliaState, seat: Seat) -> None:
        """Push the choice."""


def gate_numbers(game: BattaliaState) -> list[int]:
    """The numbers of the gates on the board, ascending."""
    cells = range(game.config.cells)
    return sorted(GATE_NUMBER[game.terrains[c]] for c in cells if game.tiles[c] == GATE)


class HighPass(Stopping):
    """SG-VAL-21 to -23; its row holds for each hero the number of the gate of its gust."""

    def __init__(self) -> None:
        super().__init__("high_pass", "SG-VAL-21")
        self.row = -1
        self.aim = -1

    def equip(self, config: Config) -> None:
        super().equip(config)
        assert isinstance(config, StormConfig)
        self.row = config.claim_row()
        self.aim = config.add_step(Aim("aim", ("seat",)))
        config.heroes_differ = True
        config.at_jumps.append(self)
        config.at_battles.append(self)

    def lay_out(self, game: BattaliaState) -> None:
        super().lay_out(game)
        game.rows[self.row] = bytes(game.seats * HEROES)

    def gust(self, game: BattaliaState, seat: Seat, figure: int) -> int:
        """The number of the gate to which a hero carries a gust, or NO_GUST."""
        return game.rows[self.row][seat * HEROES + figure]

    def set_gust(self, game: BattaliaState, seat: Seat, figure: int, number: int) -> None:
        """Give a hero a gust or take it away."""
        game.rows[self.row] = put(game.rows[self.row], seat * HEROES + figure, number)

    # Stopping.

    def bars_stop(self, game: BattaliaState, seat: Seat, figure: int) -> bool:
        """SG-VAL-21, -22: one gust at most; somewhere a gate must lie for it."""
        return self.gust(game, seat, figure) != NO_GUST or not gate_numbers(game)

    def stop(self, game: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-VAL-21: the next opponent rolls until the die shows a gate on the board."""
        super().stop(game, seat, figure)
        on_board = gate_numbers(game)
        rolls = [game.die()]
        while rolls[-1] not in on_board:
            rolls.append(game.die())
        self.set_gust(game, seat, figure, rolls[-1])
        if game.log is not None:
            facts = {"seat": seat, "hero": figure + 1, "gate": rolls[-1], "rolls": rolls}
            facts["roller"] = game.opponents(seat)[0]
            game.tell("gust", facts, reveal=True)

    # Jumping.

    def jumped(self, game: BattaliaState, seat: Seat, figure: int, start: int, end: int) -> None:
        """SG-VAL-22: who leaves the gate of the gust spends it; the storm comes first."""
        gust = self.gust(game, seat, figure)
        if gust == NO_GUST or GATE_NUMBER[game.terrains[start]] != gust:
            return
        self.set_gust(game, seat, figure, NO_GUST)
        game.tell("gust-spent", {"seat": seat, "hero": figure + 1, "gate": gust})
        cast(ChoosesGreat, config_of(game).by_name["fate"]).choose(game, seat)

    # Battles.

    def announced(self, game: BattaliaState, frame: Frame) -> None:
        """Of two heroes on a square the attacker says which one he means, if it matters."""
        if frame[TARGET] != HERO_TARGET:
            return
        figures = game.heroes_at(frame[DEFENDER], frame[CELL])
        gusts = [self.gust(game, frame[DEFENDER], figure) for figure in figures]
        if len(set(gusts)) > 1:
            game.frames.append([self.aim, frame[ATTACKER]])

    def refills(self, game: BattaliaState, attacker: Seat, defender: Seat) -> None:
        """SG-VAL-23: the gusts of heroes who have been lost in the battle are lost."""
        for seat in (attacker, defender):
            for figure in range(HEROES):
                if game.hero(seat, figure) == NONE:
                    self.set_gust(game, seat, figure, NO_GUST)

    # Information: all of it is public (SG-INF-01).

    def write(self, game: BattaliaState, eyes: int) -> Document:
        row = game.rows[self.row]
        gusts = [list(row[i : i + HEROES]) for i in range(0, len(row), HEROES)]
        return {**super().write(game, eyes), "gusts": [[n or None for n in g] for g in gusts]}

    def read(self, game: BattaliaState, reader: Reader) -> None:
        """Under `gusts` for each seat the numbers of the gates of its heroes' gusts, or null."""
        super().read(game, reader)
        gusts = reader.document.get("gusts", [])
        if not isinstance(gusts, list) or len(gusts) not in (0, game.seats):
            reader.defect("gusts", flaw("lists", count=game.seats))
            return
        for seat, named in enumerate(gusts):
            if not isinstance(named, list) or len(named) > HEROES:
                reader.defect(f"gusts[{seat}]", flaw("number-for-heroes"))
                continue
            for figure, number in enumerate(named):
                known = isinstance(number, int) and number in GATE_NUMBER
                if number is not None and not known:
                    reader.defect(
                        f"gusts[{seat}][{figure}]", flaw("no-gate-number", number=repr(number))
                    )
                else:
                    self.set_gust(game, seat, figure, number or NO_GUST)

    # Invariants.

    def defects(self, game: BattaliaState) -> Defects:
        found: Defects = []
        for seat in range(game.seats):
            for figure in range(HEROES):
                gust = self.gust(game, seat, figure)
                path = f"high_pass.gusts[{seat}][{figure}]"
                if gust != NO_GUST and game.hero(seat, figure) == NONE:
                    found.append((path, flaw("gust")))
                if gust != NO_GUST and gust not in gate_numbers(game):
                    found.append((path, flaw("no-gate")))
        return found


class Aim(BattaliaStep):
    """Which of two heroes on a square is attacked; below lies the frame of the battle."""

    def owed(self, game: BattaliaState, frame: Frame) -> int:
        return 1 << frame[1]

    def offers(self, game: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [AIM | FIRST + figure << 8 for figure in range(HEROES)]

    def take(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        game.frames.pop()
        figure = (code >> 8) - FIRST
        battle = battle_of(game)
        assert battle is not None, "nobody is attacked"
        battle[FIGURE], battle[JOINED] = figure, 1 << figure
        game.tell("aimed", {"seat": seat, "hero": figure + 1})

    def why_not(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("BT-BAT-7")] if code & 0xFF == AIM and code >> 8 <= BOTH else []
