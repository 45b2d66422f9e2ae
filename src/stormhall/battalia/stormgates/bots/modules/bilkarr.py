"""What bots know about Bilkarr, his potions, and when not to drink them."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.artefacts.amulets import bears_amulet
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.stormgates.bots.card_worth import KIND_WORTH, worth
from stormhall.battalia.stormgates.bots.module_insight import Goals, ModuleInsight, Standing
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.rules.bilkarr import potions as p
from stormhall.battalia.stormgates.rules.bilkarr.bilkarr import HEADING, Bilkarr, walked
from stormhall.battalia.stormgates.rules.bilkarr.reaction_windows import BATTLE
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.state import Code, Seat

BREWER_WORTH: Final = 0.8

FULL: Final[list[float]] = [0.5] * p.POTIONS
"""By potion: its worth while it lies full before its owner."""
DRUNK: Final[list[float]] = [0.1] * p.POTIONS
"""By potion: its remaining worth for each day that it will work."""
for _word, _full, _drunk in (
    ("brotherhood", 0.6, 0.15),
    ("rage", 0.5, 0.1),
    ("colossus", 0.9, 0.25),
    ("frost-touch", 0.7, 0.15),
    ("weakness", 0.7, 0.1),
    ("solstice", 0.6, 0.18),
):
    FULL[sk.POTION.index[_word]] = _full
    DRUNK[sk.POTION.index[_word]] = _drunk


class BilkarrInsight(ModuleInsight):
    """Where he comes tomorrow, and what he sells."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.bilkarr: Final = config.module(Bilkarr)
        self.potions: Final = config.module(p.Potions)
        self.terms = ["helpers"]
        self.verbs = [sv.BUY_POTION]
        self.urges = {sv.BUY_POTION: 4}

    def measure(self, standing: Standing) -> list[float]:
        """A hero where Bilkarr comes tomorrow."""
        state = standing.state
        cell = self.bilkarr.square(state)
        if cell == z.NONE:
            return [0.0]
        heading = self.bilkarr.figure.of(state, HEADING)
        way = walked(state.config, cell, heading)[0]
        return [1.0 if way and state.heroes_at(standing.seat, way[-1]) else 0.0]

    def add_goals(self, state: BattaliaState, seat: Seat, figure: int, goals: Goals) -> None:
        cell = self.bilkarr.square(state)
        if cell != z.NONE and any(self.potions.is_for_sale(state, p) for p in range(p.POTIONS)):
            goals.add(cell, BREWER_WORTH)


class PotionsInsight(ModuleInsight):
    """What potions are worth, and when they are drunk to no purpose."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.potions: Final = config.module(p.Potions)
        self.windows: Final = [i for i, step in enumerate(config.steps) if step.name == "line-laid"]
        self.terms = ["potions"]
        self.verbs = [sv.DRINK, sv.DRINK_AGAINST, sv.USE_POTION, sv.ORDER, sv.SOLSTICE_ON]
        self.urges = {sv.DRINK: 5, sv.DRINK_AGAINST: 5, sv.USE_POTION: 12, sv.ORDER: 1}
        self.steps = ["name-solstice"]

    def measure(self, standing: Standing) -> list[float]:
        """Full potions, what is left of those that work, and Weakness that lies on the player."""
        state, seat = standing.state, standing.seat
        if self.potions.are_idle(state):
            return [0.0]
        row = self.potions.row.get(state)
        worth = 0.0
        for potion in range(p.POTIONS):
            days = p.LASTS + 1 - row[p.DAY + potion]
            if row[p.OWNER + potion] == seat:
                worth += DRUNK[potion] * days if row[p.DAY + potion] else FULL[potion]
            elif potion == p.WEAKNESS and row[p.VICTIM + potion] == seat:
                worth -= 2.0 * DRUNK[potion] * days
        return [worth]

    def urge(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        if verb_of(code) == sv.SOLSTICE_ON:
            card = first_of(code)
            return max(1, 12 - worth(state, seat, card) // 2) if card < v.BORROWED else 3
        return super().urge(state, seat, code)

    def urge_in_step(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        if verb_of(code) != v.AS_KIND:
            return -1
        return KIND_WORTH[second_of(code)] if second_of(code) < c.ALL_KINDS else 1

    def is_bad_choice(
        self, state: BattaliaState, seat: Seat, code: Code, offers: list[Code]
    ) -> bool:
        """Whether a potion is drunk, used or ordered about to no purpose.

        Windows ask when a potion can act (RW-2 to RW-7), so in a turn only Solstice is drunk.
        """
        verb, potion = verb_of(code), first_of(code)
        if verb == sv.ORDER:
            return True
        if verb == sv.SOLSTICE_ON:
            return potion < c.GREAT and c.KIND[potion] > c.HORSE
        if any(frame[0] in BATTLE for frame in state.frames):
            return verb == sv.DRINK_AGAINST and second_of(code) not in _fighters(state)
        if verb == sv.DRINK and potion == p.SOLSTICE:
            hand = state.zone(seat, z.HAND)
            return not any(bears_amulet(state, card) for card in hand)
        return potion != p.FROST or state.frames[-1][0] not in self.windows


def _fighters(state: BattaliaState) -> list[int]:
    """Attacker and defender of the battle under way."""
    for frame in reversed(state.frames):
        if frame[0] in BATTLE:
            return [frame[f.ATTACKER], frame[f.DEFENDER]]
    return []
