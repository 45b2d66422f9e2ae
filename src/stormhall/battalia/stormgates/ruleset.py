"""The Stormgates as a game of the hall: Battalia with other tables and the modules switched on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from stormhall.battalia.model.config import Config
from stormhall.battalia.model.rulings import VERSIONS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.tables import equip
from stormhall.battalia.ruleset import BattaliaRules
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.events import EVENTS
from stormhall.battalia.stormgates.model.kinds import BUILDING, NEUTRAL_HERO
from stormhall.battalia.stormgates.model.notation import NOTATION
from stormhall.battalia.stormgates.model.options import INFO, excluded
from stormhall.battalia.stormgates.model.refusals import FACTS
from stormhall.battalia.stormgates.rules.ending import StormgatesEnding
from stormhall.battalia.stormgates.rules.modules import modules_of
from stormhall.battalia.stormgates.rules.setup import set_up_steps
from stormhall.battalia.stormgates.rules.shared.shared_steps import add_shared_steps
from stormhall.battalia.stormgates.rules.timer import minutes_for
from stormhall.kernel.core.events import Events
from stormhall.kernel.core.kinds import Fields
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Options, State
from stormhall.kernel.insight import Insight, Weights
from stormhall.kernel.labels import BoardWords, Labels
from stormhall.kernel.ruleset import register
from stormhall.kernel.statistics import Statistics

if TYPE_CHECKING:
    from stormhall.battalia.display.documents import BattaliaPrinted
    from stormhall.kernel.core.documents import DocumentTypes


class StormgatesRules(BattaliaRules):
    """Setting up, reading and drawing The Stormgates."""

    def make_config(self, seats: int, options: Options) -> Config:
        config = StormgatesConfig(seats, options, self.version)
        equip(config)
        config.ending = StormgatesEnding(config)
        set_up_steps(config)
        add_shared_steps(config)
        config.add_modules(modules_of(seats, options))
        return config

    def labels(self) -> Labels:
        from stormhall.battalia.stormgates.display.labels import LABELS

        return LABELS

    def draw(self, view: dict[str, Any], words: BoardWords) -> str:
        from stormhall.battalia.stormgates.display.board_text import StormgatesBoardText

        return StormgatesBoardText(view, words).drawn()

    def insight(self, weights: Weights | None = None) -> Insight:
        from stormhall.battalia.stormgates.bots.insight import stormgates_insight

        return stormgates_insight(weights)

    def statistics(self, state: State) -> Statistics:
        from stormhall.battalia.stormgates.display.statistics import StormgatesStatistics

        return StormgatesStatistics(cast(BattaliaState, state))

    def document_types(self) -> DocumentTypes:
        from stormhall.battalia.display.documents import BattaliaPrinted, Forecast
        from stormhall.battalia.positions.words import position_words
        from stormhall.battalia.stormgates.display.documents import StormgatesFigures
        from stormhall.battalia.stormgates.positions.documents import (
            StormgatesPosition,
            StormgatesView,
        )
        from stormhall.kernel.core.documents import DocumentTypes

        return DocumentTypes(
            StormgatesView,
            StormgatesFigures,
            Forecast,
            BattaliaPrinted,
            StormgatesPosition,
            position_words(),
        )

    def printed(self) -> BattaliaPrinted:
        from stormhall.battalia.stormgates.display.printed import printed

        return printed()

    def shown_words(self) -> list[str]:
        return [*BUILDING.words, *NEUTRAL_HERO.words]

    def events(self) -> list[Events]:
        return [*super().events(), EVENTS]

    def refusal_facts(self) -> Fields:
        return {**super().refusal_facts(), **FACTS}

    def minutes(self, seats: int, options: Options) -> int | None:
        """SG-TEA-12."""
        return minutes_for(seats, options) if options["timer"] else None

    def excluded(self, seats: int, options: Options) -> list[Refusal]:
        return excluded(seats, options)


STORMGATES: Final = StormgatesRules(INFO, NOTATION, VERSIONS[-1])
register(STORMGATES, [StormgatesRules(INFO, NOTATION, version) for version in VERSIONS[:-1]])
