"""What bots know about the modules of one table, collected by verb and by step."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots.outlook import FAR, Outlook
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.bots.module_insight import Goals, ModuleInsight, Standing
from stormhall.battalia.stormgates.bots.modules.bilkarr import BilkarrInsight, PotionsInsight
from stormhall.battalia.stormgates.bots.modules.draft import DraftInsight
from stormhall.battalia.stormgates.bots.modules.fate_cards import FateInsight
from stormhall.battalia.stormgates.bots.modules.gates import GatesInsight, StormInsight
from stormhall.battalia.stormgates.bots.modules.great_artefacts import (
    CrystalInsight,
    GreatArtefactsInsight,
    MantleInsight,
    MaskInsight,
)
from stormhall.battalia.stormgates.bots.modules.metamorpha import MetamorphaInsight
from stormhall.battalia.stormgates.bots.modules.royals import HeroicInsight, RoyalsInsight
from stormhall.battalia.stormgates.bots.modules.teams import TeamsInsight
from stormhall.battalia.stormgates.bots.modules.trading import TradingInsight
from stormhall.battalia.stormgates.bots.modules.valleys import (
    HighPassInsight,
    KingsBridgeInsight,
    ValleysInsight,
)
from stormhall.battalia.stormgates.bots.modules.zealots import ZealotsInsight
from stormhall.battalia.stormgates.bots.shared import SharedInsight
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.state import Code, Seat

KNOWN_MODULES: Final[dict[str, type[ModuleInsight]]] = {
    "teams": TeamsInsight,
    "metamorpha": MetamorphaInsight,
    "bilkarr": BilkarrInsight,
    "potions": PotionsInsight,
    "royals": RoyalsInsight,
    "heroic": HeroicInsight,
    "zealots": ZealotsInsight,
    "draft": DraftInsight,
    "trading": TradingInsight,
    "fate_cards": FateInsight,
    "gates": GatesInsight,
    "storm": StormInsight,
    "great_artefacts": GreatArtefactsInsight,
    "mantle": MantleInsight,
    "crystal": CrystalInsight,
    "mask": MaskInsight,
    "valleys": ValleysInsight,
    "high_pass": HighPassInsight,
    "kings_bridge": KingsBridgeInsight,
}
"""By name of a module: what is known about it. Bots play any other one only by its offers."""

SET_UP: Final = ("remove-faction", "choose-faction", "choose-city", "found-city", "start-hero",
                 "draft")  # fmt: skip
"""The set-up steps after which a standing is worth judging."""

FREE_PLACES: Final = ("path-place", "found-place")
"""The steps that ask where a free card is laid; frame: seat, tile."""

SCALE: Final = 10
"""The factor from the small numbers of modules to the urges of the base game."""

FEW: Final = 3
"""How many to consider when there are many nearly equal ways."""


class TableInsight:
    """The knowledge about the modules that are switched on at a table."""

    def __init__(self, config: StormgatesConfig) -> None:
        self.config: Final = config
        self.insights: Final[list[ModuleInsight]] = [SharedInsight(config)]
        self.teams: TeamsInsight | None = None
        for name, insight_class in KNOWN_MODULES.items():
            if name in config.by_name:
                insight = insight_class(config)
                self.insights.append(insight)
                if isinstance(insight, TeamsInsight):
                    self.teams = insight
        self.by_verb: Final = [ModuleInsight(config)] * 256
        self.by_step: Final = [ModuleInsight(config)] * len(config.steps)
        names = [step.name for step in config.steps]
        for insight in self.insights:
            for verb in insight.verbs:
                self.by_verb[verb] = insight
            for i, name in enumerate(names):
                if name in insight.steps:
                    self.by_step[i] = insight
        keenest = [name for insight in self.insights for name in insight.keenest_steps]
        self.gifts: Final = [verb for insight in self.insights for verb in insight.gifts]
        self.wide: Final = [verb for insight in self.insights for verb in insight.wide]
        self.is_keenest: Final = [name in keenest for name in names]
        """By step: whether only the keenest few of its choices are considered."""
        self.is_set_up: Final = [name in SET_UP for name in names]
        """By step: whether it belongs to the set-up, where all choices stand alone."""
        self.is_free_place: Final = [name in FREE_PLACES for name in names]
        """By step: whether it asks where a free card is laid."""

    def add_measures(self, standing: Standing, places: dict[str, int], to: list[float]) -> None:
        """Add what all modules say about a standing, each term in its place."""
        for insight in self.insights:
            if insight.terms:
                measures = insight.measure(standing)
                for i, term in enumerate(insight.terms):
                    to[places[term]] += measures[i]

    # Urges.

    def urge(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        """The urge of a choice that the expansion brings, or -1 for one of the base game."""
        verb = verb_of(code)
        if verb < sv.FIRST_VERB:
            urge = self.by_step[state.frames[-1][0]].urge_in_step(state, seat, code)
        else:
            urge = self.by_verb[verb].urge(state, seat, code)
        return urge * SCALE if urge > 0 else urge

    # Bad choices.

    def without_bad_choices(
        self, state: BattaliaState, seat: Seat, offers: list[Code], outlook: Outlook
    ) -> list[Code]:
        """The offers less those that another one is never worse than; never empty."""
        verbs = [verb_of(code) for code in offers]
        if (max(verbs) < sv.FIRST_VERB and v.END_TURN not in verbs) or sv.TOP in verbs:
            return self._sensible_in_step(state, seat, offers)
        sensible = [
            code
            for code in offers
            if not self.by_verb[verb_of(code)].is_bad_choice(state, seat, code, offers)
        ]
        if v.END_TURN in sensible and any(verb in verbs for verb in self.gifts):
            sensible.remove(v.END_TURN)
        sensible = self._cheapest_few(state, seat, sensible, outlook)
        return sensible or offers

    def _sensible_in_step(self, state: BattaliaState, seat: Seat, offers: list[Code]) -> list[Code]:
        step = state.frames[-1][0]
        if self.is_keenest[step]:
            return self._keenest_few(state, seat, offers)
        return self.by_step[step].sensible_in_step(state, seat, offers)

    def _keenest_few(self, state: BattaliaState, seat: Seat, offers: list[Code]) -> list[Code]:
        """The few choices of the greatest urge, in the order of the offers."""
        if len(offers) <= FEW:
            return offers
        urges = [(-self.urge(state, seat, code), code) for code in offers]
        urges.sort()
        keenest = [code for _, code in urges[:FEW]]
        return [code for code in offers if code in keenest]

    def _cheapest_few(
        self, state: BattaliaState, seat: Seat, offers: list[Code], outlook: Outlook
    ) -> list[Code]:
        """The offers with only a few of those that differ only in a place or a fee."""
        wide = [code for code in offers if verb_of(code) in self.wide]
        if len(wide) <= FEW:
            return offers
        dropped: list[Code] = []
        for verb in self.wide:
            alike = [code for code in wide if verb_of(code) == verb]
            if len(alike) > FEW:
                insight = self.by_verb[verb]
                costs = [(insight.cost(state, seat, code, outlook), code) for code in alike]
                costs.sort()
                dropped += [code for _, code in costs[FEW:]]
        return [code for code in offers if code not in dropped]

    # Where heroes go.

    def goals(self, state: BattaliaState, seat: Seat, figure: int) -> Goals:
        """The goals that the expansion gives to a hero."""
        goals = Goals()
        for insight in self.insights:
            insight.add_goals(state, seat, figure, goals)
        return goals

    def _comes_nearer(
        self, state: BattaliaState, outlook: Outlook, seat: Seat, figure: int, cell: int
    ) -> bool:
        """Whether a step brings a hero nearer to one of these goals."""
        here = state.hero(seat, figure)
        if here == NONE:
            return False
        before, after = outlook.steps(here), outlook.steps(cell)
        cells = self.goals(state, seat, figure).cells
        return any(after[goal] < min(before[goal], FAR) for goal in cells)

    def gain_of_step(
        self, state: BattaliaState, outlook: Outlook, seat: Seat, figure: int, cell: int
    ) -> float:
        """How much more the best of these goals is worth after a step; never below 0."""
        here = state.hero(seat, figure)
        if here == NONE:
            return 0.0
        before, after = outlook.steps(here), outlook.steps(cell)
        goals = self.goals(state, seat, figure)
        old = new = 0.0
        for i, goal in enumerate(goals.cells):
            old = max(old, goals.worths[i] / (1.0 + before[goal]))
            new = max(new, goals.worths[i] / (1.0 + after[goal]))
        return max(0.0, new - old)

    def with_steps_to_goals(
        self,
        state: BattaliaState,
        seat: Seat,
        outlook: Outlook,
        offers: list[Code],
        kept: list[Code],
    ) -> list[Code]:
        """What was kept plus the steps that lead to these goals, in the order of the offers."""
        steps = [code for code in offers if verb_of(code) == v.MOVE and code not in kept]
        to_goals = [
            code
            for code in steps
            if self._comes_nearer(state, outlook, seat, first_of(code), second_of(code))
        ]
        return [code for code in offers if code in kept or code in to_goals] if to_goals else kept
