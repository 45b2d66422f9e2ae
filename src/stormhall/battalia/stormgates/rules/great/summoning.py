"""The Lost Scroll by its original rule: summoning a neutral hero (SG-GRT-20).

The two figures are the modules `metamorpha.py` and `bilkarr.py`. Those that the table plays with
anyway are not summoned, and at each census the others leave (their `census`).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import TO
from stormhall.battalia.rules.great_artefacts.general import GreatAction
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.rules.bilkarr.bilkarr import Bilkarr
from stormhall.battalia.stormgates.rules.metamorpha.metamorpha import METAMORPHA, Metamorpha
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

NEUTRAL: Final = 2
SUMMON_FIELDS: Final[Fields] = fields(
    (ASKED, "seat", k.SEAT), (NEUTRAL, "neutral", sk.NEUTRAL_HERO)
)


class NeutralHeroes:
    """Both neutral heroes, and where they are."""

    def __init__(self, config: StormgatesConfig) -> None:
        self.metamorpha: Final = config.module(Metamorpha)
        self.bilkarr: Final = config.module(Bilkarr)
        self.step: Final = config.add_step(SummonStep(self))

    def cell(self, state: BattaliaState, neutral: int) -> int:
        """The square of a neutral hero, or NONE."""
        if neutral == METAMORPHA:
            return self.metamorpha.cell(state)
        return self.bilkarr.square(state)

    def why_not(self, state: BattaliaState, neutral: int) -> str:
        """The rule against summoning or moving a neutral hero; an empty string if none is."""
        modules = (self.metamorpha.summoned, self.bilkarr.summoned)
        if not modules[neutral]:
            return "SG-GRT-20"
        other = 1 - neutral
        taken = modules[other] and self.cell(state, other) != NONE
        return "SG-GRT-20" if taken else ""

    def summon(self, state: BattaliaState, seat: Seat, neutral: int, cell: int) -> None:
        """Bring a neutral hero to a square, or move the one who was summoned."""
        before = self.cell(state, neutral)
        if neutral == METAMORPHA:
            self.metamorpha.place(state, cell)
        else:
            self.bilkarr.place(state, cell)
        se.NEUTRAL_SUMMONED.tell(state, seat, neutral, None if before == NONE else before, cell)


class SummonAction(GreatAction):
    """SG-GRT-20: choose who comes, then the square."""

    def __init__(self, neutral: NeutralHeroes) -> None:
        super().__init__(sv.SUMMON, "lost-scroll", "SG-GRT-20")
        self.neutral: Final = neutral

    def uses(self, state: BattaliaState, seat: Seat) -> list[Code]:
        return [
            sv.SUMMON | neutral << 8
            for neutral in range(len(sk.NEUTRAL_HERO.words))
            if not self.neutral.why_not(state, neutral)
        ]

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([self.neutral.step, seat, first_of(code)])

    def refusal(self, state: BattaliaState, seat: Seat, code: Code) -> Refusal:
        return Refusal(self.rule, neutral=sk.NEUTRAL_HERO.words[first_of(code)])


class SummonStep(Question[BattaliaState]):
    """SG-GRT-20: the choice of the square, any other of the board."""

    def __init__(self, neutral: NeutralHeroes) -> None:
        super().__init__("summon", SUMMON_FIELDS)
        self.neutral: Final = neutral

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        here = self.neutral.cell(state, frame[NEUTRAL])
        in_play = state.config.in_play
        return [
            TO | cell << 8 for cell in range(state.config.cells) if in_play[cell] and cell != here
        ]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        self.neutral.summon(state, seat, frame[NEUTRAL], first_of(code))

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != TO:
            return []
        return [Refusal("SG-GRT-20", cell=state.config.cell_words[first_of(code)])]
