"""The storm deck, and the effect that follows each jump (SG-STE-01 to -04).

The deck has no order: the next effect is drawn when a hero has jumped. What the effects do is in
`storm_effects.py` (-05, -11 to -22); the cards they bring come into the hand by `gain_to_hand` in
`shared/gaining.py` (-03).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.model.rows.lists import WordsRow
from stormhall.battalia.stormgates.model.rows.row import Derived
from stormhall.battalia.stormgates.rules.gates.storm_effects import EFFECTS, StormEffects
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.state import Frame
from stormhall.kernel.core.step import ASKED, Step

FIGURE: Final = 2
EFFECT: Final = 3
FIELDS: Final[Fields] = fields(
    (ASKED, "seat", k.SEAT), (FIGURE, "hero", k.HERO), (EFFECT, "effect", k.ANY_NUMBER)
)


class Storm(StormgatesModule):
    """The storm deck: `open` is the pile in the order drawn, `coming` the effects named as next.

    Effects are counted from 0. Effects that are not in the open pile are in the deck.
    """

    def __init__(self) -> None:
        super().__init__("storm")
        self.open: Final = WordsRow("open", sk.EFFECT, in_order=True)
        self.coming: Final = WordsRow("next", sk.EFFECT, in_order=True, only_in_positions=True)
        self.effects: list[int] = []

    def equip(self, config: StormgatesConfig) -> None:
        """SG-MOD-01: leave out the effect of fate cards without them. SG-STE-02: all else waits."""
        self.claim_rows(config, self.open, Derived("left", k.COUNT, self._count_left), self.coming)
        self.effects = [
            i
            for i, effect in enumerate(EFFECTS)
            if config.options[effect["params"].get("requires_module", "gates")]
        ]
        index = {sk.EFFECT.words[effect]: effect for effect in self.effects}
        self.open.index = self.coming.index = index
        effects = StormEffects(self.open)
        config.storm = config.add_step(StormStep(self, effects))
        config.comes_first[config.storm] = "SG-STE-02"
        effects.add_steps(config)

    def left(self, state: BattaliaState) -> list[int]:
        """The effects that are still in the deck."""
        drawn = self.open.get(state)
        return [effect for effect in self.effects if effect not in drawn]

    def _count_left(self, state: BattaliaState) -> int:
        return len(self.left(state))

    def draw(self, state: BattaliaState) -> int:
        """SG-STE-01: draw the next effect onto the open pile."""
        effect = self.coming.take_first(state, self.left(state))
        self.open.add(state, effect)
        return effect

    def maybe_shuffle(self, state: BattaliaState) -> None:
        """SG-STE-04: after the last effect in the deck, shuffle them all again."""
        if not self.left(state):
            self.open.set(state, b"")
            se.STORM_SHUFFLED.tell(state, len(self.effects))

    # Information (SG-INF-01, -02): the deck is known as a set, its order to nobody.

    def defects(self, state: BattaliaState) -> Defects:
        """SG-STE-01: each effect is drawn, or named as next, only once."""
        named = self.open.get(state) + self.coming.get(state)
        return [("storm.next", problem("effect"))] if len(set(named)) != len(named) else []


class StormStep(Step[BattaliaState]):
    """SG-STE-02: the effect of a jump; `effect` is 0 until it is drawn, then its number."""

    def __init__(self, storm: Storm, effects: StormEffects) -> None:
        super().__init__("storm", FIELDS)
        self.storm: Final = storm
        self.effects: Final = effects

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        if frame[EFFECT]:
            state.frames.pop()
            self.storm.maybe_shuffle(state)
            return
        effect = self.storm.draw(state)
        frame[EFFECT] = EFFECTS[effect]["no"]
        se.STORM_EFFECT.tell(state, frame[ASKED], effect, frame[EFFECT])
        self.effects.begin(state, frame[ASKED], frame[FIGURE], effect)
