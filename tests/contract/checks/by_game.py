"""All checks of a game: the contract's, and those of the game's rules."""

from __future__ import annotations

from tests.battalia.contract_checks import BoxIsWhole, ImpassableSquares, KnowledgeIsTrue
from tests.contract.checked_game import Check
from tests.contract.checks import secrecy, states

CONTRACT: list[type[Check]] = [
    states.LegalAndApplyAgree,
    states.CopiesStandAlone,
    states.RecordsReplay,
    states.PositionsRestore,
    states.PackedStatesRestore,
    states.UndoRestores,
    states.EveryGameEnds,
    states.SilencePlaysTheSame,
    states.TablesCanBeDrawn,
    states.ThinkingTouchesNothing,
    states.KeptPartsAreTrue,
    secrecy.ViewsHideTheUnknown,
    secrecy.ViewsAreEnough,
    secrecy.EventsHideTheUnknown,
    secrecy.SecretsStaySecret,
    secrecy.PreviewsForetell,
    secrecy.ReasonsHideTheUnknown,
    secrecy.FiguresHideTheUnknown,
    secrecy.AskedHidesTheUnknown,
    secrecy.DocumentsFitTheirSchemas,
    secrecy.RefusalsFitTheirSchemas,
]

OWN: dict[str, list[type[Check]]] = {
    "battalia": [BoxIsWhole, ImpassableSquares, KnowledgeIsTrue],
    "stormgates": [KnowledgeIsTrue],
}


def checks_of(game: str) -> list[Check]:
    """New checks for one game."""
    return [check() for check in (*CONTRACT, *OWN.get(game, []))]
