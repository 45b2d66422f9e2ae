"""All judges of a game: those of the contract, and those of its own rules."""

from __future__ import annotations

from tests.battalia.judges import BoxIsWhole, ImpassableSquares, KnowledgeIsTrue
from tests.contract import keeping, knowing
from tests.contract.walk import Judge

CONTRACT: list[type[Judge]] = [
    keeping.LegalAndApplyAgree,
    keeping.CopiesStandAlone,
    keeping.RecordsReplay,
    keeping.PositionsRestore,
    keeping.PackedStatesRestore,
    keeping.UndoRestores,
    keeping.EveryGameEnds,
    keeping.SilencePlaysTheSame,
    keeping.TablesCanBeDrawn,
    keeping.ThinkingTouchesNothing,
    knowing.ViewsHideTheUnknown,
    knowing.ViewsAreEnough,
    knowing.EventsHideTheUnknown,
    knowing.SecretsStaySecret,
    knowing.PreviewsForetell,
    knowing.FiguresHideTheUnknown,
    knowing.AskedHidesTheUnknown,
    knowing.DocumentsFitTheirSchemas,
]

OWN: dict[str, list[type[Judge]]] = {
    "battalia": [BoxIsWhole, ImpassableSquares, KnowledgeIsTrue],
    "stormgates": [KnowledgeIsTrue],
}


def judges_of(game: str) -> list[Judge]:
    """New judges for one walk."""
    return [judge() for judge in (*CONTRACT, *OWN.get(game, []))]
