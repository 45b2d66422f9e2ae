"""Blood Rage as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from stormhall.bloodrage.knowledge.redeal import redeal
from stormhall.bloodrage.model.config import Config
from stormhall.bloodrage.model.events import EVENTS
from stormhall.bloodrage.model.notation import NOTATION
from stormhall.bloodrage.model.options import INFO, excluded
from stormhall.bloodrage.model.refusals import FACTS
from stormhall.bloodrage.model.rulings import VERSIONS
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.ending import result
from stormhall.bloodrage.rules.setup import deal, set_up
from stormhall.bloodrage.rules.tables import equip
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
    from stormhall.bloodrage.display.documents import BloodRagePrinted, Figures, Forecast
    from stormhall.bloodrage.positions.documents import Position, View
    from stormhall.kernel.core.documents import DocumentTypes
    from stormhall.kernel.table.document_reader import Reader


class BloodRageRules(Ruleset):
    """The rules of Blood Rage as the kernel uses them."""

    def make_config(self, seats: int, options: Options) -> Config:
        config = Config(seats, options, self.version)
        equip(config)
        return config

    def _config(self, seats: int, options: Options) -> Config:
        return cast(Config, self.config(seats, options))

    def deal(self, seats: int, seed: int, options: Options) -> BloodRageState:
        state = deal(self._config(seats, options), options, seeded(seed))
        state.run_until_choice()
        return state

    def read(self, reader: Reader, seats: int, seed: int, options: Options) -> BloodRageState:
        from stormhall.bloodrage.positions.read import read

        return read(set_up(self._config(seats, options), options, seeded(seed)), reader)

    def unpack(self, packed: list[Any]) -> BloodRageState:
        state = BloodRageState(self._config(packed[0], packed[1]), packed[1], packed[2])
        state.unpack(packed)
        return state

    def write(self, state: State, viewer: int, kept: KeptParts) -> View | Position:
        from stormhall.bloodrage.positions.write import write

        return write(cast(BloodRageState, state), viewer, kept)

    def redeal(self, state: State, viewer: int, chance: Chance) -> None:
        redeal(cast(BloodRageState, state), viewer, chance)

    def result(self, state: State) -> Result:
        return result(cast(BloodRageState, state))

    def defects(self, state: State) -> Defects:
        from stormhall.bloodrage.positions.check import defects

        return defects(cast(BloodRageState, state))

    def events(self) -> list[Events]:
        return [*super().events(), EVENTS]

    def refusal_facts(self) -> Fields:
        return {**super().refusal_facts(), **FACTS}

    def labels(self) -> Labels:
        from stormhall.bloodrage.display.labels import LABELS

        return LABELS

    def draw(self, view: dict[str, Any], words: BoardWords) -> str:
        from stormhall.bloodrage.display.board_text import BloodRageBoardText

        return BloodRageBoardText(view, words).drawn()

    def insight(self, weights: Weights | None = None) -> Insight:
        from stormhall.bloodrage.bots.insight import blood_rage_insight

        return blood_rage_insight(weights)

    def statistics(self, state: State) -> Statistics:
        from stormhall.bloodrage.display.statistics import BloodRageStatistics

        return BloodRageStatistics(cast(BloodRageState, state))

    def forecast(self, before: State, after: State, seat: Seat, code: Code) -> Forecast:
        from stormhall.bloodrage.display.forecast import forecast

        return forecast(cast(BloodRageState, before), cast(BloodRageState, after), seat, code)

    def figures(self, state: State, viewer: int, kept: KeptParts) -> Figures:
        from stormhall.bloodrage.display.screen_figures import figures_of

        return figures_of(cast(BloodRageState, state), viewer)

    def document_types(self) -> DocumentTypes:
        from stormhall.bloodrage.display.documents import BloodRagePrinted, Figures, Forecast
        from stormhall.bloodrage.model import kinds as k
        from stormhall.bloodrage.positions.documents import HandwrittenPosition, View
        from stormhall.kernel.core.documents import DocumentTypes

        kinds = [k.CARD, k.FIGURE, k.TOKEN, k.CLAN, k.STAT, k.PROVINCE]
        words = {kind.name: kind for kind in kinds}
        return DocumentTypes(View, Figures, Forecast, BloodRagePrinted, HandwrittenPosition, words)

    def printed(self) -> BloodRagePrinted:
        from stormhall.bloodrage.display.printed import printed

        return printed()

    def rules_chapters(self, data: Mapping[str, Any]) -> Iterable[str]:
        from stormhall.bloodrage.display.card_chapter import card_chapter

        return card_chapter(data["cards"]["cards"])

    def excluded(self, seats: int, options: Options) -> list[Refusal]:
        return excluded(seats, options)


BLOOD_RAGE: Final = BloodRageRules(INFO, NOTATION, VERSIONS[-1])
register(BLOOD_RAGE, [BloodRageRules(INFO, NOTATION, version) for version in VERSIONS[:-1]])
