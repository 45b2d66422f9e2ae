"""Battalia as one of the hall's games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from stormhall.battalia.knowledge.redeal import redeal
from stormhall.battalia.model.config import Config
from stormhall.battalia.model.events import EVENTS
from stormhall.battalia.model.notation import NOTATION
from stormhall.battalia.model.options import INFO, excluded
from stormhall.battalia.model.refusals import FACTS
from stormhall.battalia.model.rulings import VERSIONS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.gaining.building import why_not_building
from stormhall.battalia.rules.gaining.limited_resources import why_not_level
from stormhall.battalia.rules.paying.payment import why_not_other_payment
from stormhall.battalia.rules.setup import deal, empty_table
from stormhall.battalia.rules.tables import equip
from stormhall.kernel.core.events import Events
from stormhall.kernel.core.kept_parts import KeptParts
from stormhall.kernel.core.kinds import Fields
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.result import Result
from stormhall.kernel.core.rng import Chance, seeded
from stormhall.kernel.core.state import Code, Options, Seat, State
from stormhall.kernel.insight import Insight, Weights
from stormhall.kernel.labels import BoardWords, Labels
from stormhall.kernel.ruleset import Ruleset, register
from stormhall.kernel.statistics import Statistics

if TYPE_CHECKING:
    from stormhall.battalia.display.documents import BattaliaPrinted, Forecast
    from stormhall.kernel.core.documents import DocumentTypes
    from stormhall.kernel.table.document_reader import Reader


class BattaliaRules(Ruleset):
    """What the kernel and the lobby know of Battalia."""

    def make_config(self, seats: int, options: Options) -> Config:
        config = Config(seats, options, self.version)
        equip(config)
        return config

    def _config(self, seats: int, options: Options) -> Config:
        return cast(Config, self.config(seats, options))

    def deal(self, seats: int, seed: int, options: Options) -> BattaliaState:
        state = deal(self._config(seats, options), options, seeded(seed))
        state.run_until_choice()
        return state

    def read(self, reader: Reader, seats: int, seed: int, options: Options) -> BattaliaState:
        from stormhall.battalia.positions.read import names_everything, read

        config = self._config(seats, options)
        if not names_everything(reader) or config.modules:
            return read(self.deal(seats, seed, options), reader)
        state = BattaliaState(config, options, seeded(seed))
        empty_table(state)
        return read(state, reader)

    def unpack(self, packed: list[Any]) -> BattaliaState:
        seats, options, rng = packed[0], packed[1], packed[2]
        state = BattaliaState(self._config(seats, options), options, rng)
        state.unpack(packed)
        return state

    def write(self, state: State, viewer: int, kept: KeptParts) -> dict[str, object]:
        from stormhall.battalia.positions.write import write

        return write(cast(BattaliaState, state), viewer, kept)

    def redeal(self, state: State, viewer: int, chance: Chance) -> None:
        redeal(cast(BattaliaState, state), viewer, chance)

    def result(self, state: State) -> Result:
        battalia = cast(BattaliaState, state)
        return battalia.config.ending.result(battalia)

    def defects(self, state: State) -> Defects:
        from stormhall.battalia.positions.check import defects

        return defects(cast(BattaliaState, state))

    def why_not_compound(self, state: State, seat: Seat, codes: list[Code]) -> list[Refusal]:
        battalia = cast(BattaliaState, state)
        refusals = battalia.why_not(seat, codes[0])
        if not refusals:
            return why_not_level(battalia, seat, codes)
        return (
            why_not_other_payment(battalia, seat, codes[0])
            or why_not_building(battalia, seat, codes)
            or refusals
        )

    def labels(self) -> Labels:
        from stormhall.battalia.display.labels import LABELS

        return LABELS

    def draw(self, view: dict[str, Any], words: BoardWords) -> str:
        from stormhall.battalia.display.board_text import BattaliaBoardText

        return BattaliaBoardText(view, words).drawn()

    def events(self) -> list[Events]:
        return [*super().events(), EVENTS]

    def refusal_facts(self) -> Fields:
        return {**super().refusal_facts(), **FACTS}

    def insight(self, weights: Weights | None = None) -> Insight:
        from stormhall.battalia.bots.insight import battalia_insight

        return battalia_insight(weights)

    def statistics(self, state: State) -> Statistics:
        from stormhall.battalia.display.statistics import BattaliaStatistics

        return BattaliaStatistics(cast(BattaliaState, state))

    def forecast(self, before: State, after: State, seat: Seat, code: Code) -> Forecast:
        from stormhall.battalia.display.forecast import forecast

        return forecast(cast(BattaliaState, before), seat, code, self.notation)

    def figures(self, state: State, viewer: int, kept: KeptParts) -> Mapping[str, object]:
        from stormhall.battalia.display.screen_figures import figures_of

        return figures_of(cast(BattaliaState, state), viewer, kept)

    def document_types(self) -> DocumentTypes:
        from stormhall.battalia.display.documents import BattaliaPrinted, Figures, Forecast
        from stormhall.battalia.positions.documents import Position, View
        from stormhall.battalia.positions.words import position_words
        from stormhall.kernel.core.documents import DocumentTypes

        return DocumentTypes(View, Figures, Forecast, BattaliaPrinted, Position, position_words())

    def printed(self) -> BattaliaPrinted:
        from stormhall.battalia.display.printed import printed

        return printed()

    def excluded(self, seats: int, options: Options) -> list[Refusal]:
        return excluded(seats, options)


BATTALIA: Final = BattaliaRules(INFO, NOTATION, VERSIONS[-1])
register(BATTALIA, [BattaliaRules(INFO, NOTATION, version) for version in VERSIONS[:-1]])
