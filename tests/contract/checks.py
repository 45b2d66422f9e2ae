"""All checks of a game: the contract's, and those of the game's rules."""

from __future__ import annotations

from tests.battalia.contract_checks import BoxIsWhole, ImpassableSquares, KnowledgeIsTrue
from tests.contract import secrecy_checks, state_checks
from tests.contract.checked_game import Check

CONTRACT: list[type[Check]] = [
    state_checks.LegalAndApplyAgree,
    state_checks.CopiesStandAlone,
    state_checks.RecordsReplay,
    state_checks.PositionsRestore,
    state_checks.PackedStatesRestore,
    state_checks.UndoRestores,
    state_checks.EveryGameEnds,
    state_checks.SilencePlaysTheSame,
    state_checks.TablesCanBeDrawn,
    state_checks.ThinkingTouchesNothing,
    state_checks.KeptPartsAreTrue,
    secrecy_checks.ViewsHideTheUnknown,
    secrecy_checks.ViewsAreEnough,
    secrecy_checks.EventsHideTheUnknown,
    secrecy_checks.SecretsStaySecret,
    secrecy_checks.PreviewsForetell,
    secrecy_checks.ReasonsHideTheUnknown,
    secrecy_checks.FiguresHideTheUnknown,
    secrecy_checks.AskedHidesTheUnknown,
    secrecy_checks.DocumentsFitTheirSchemas,
    secrecy_checks.RefusalsFitTheirSchemas,
]

OWN: dict[str, list[type[Check]]] = {
    "battalia": [BoxIsWhole, ImpassableSquares, KnowledgeIsTrue],
    "stormgates": [KnowledgeIsTrue],
}


def checks_of(game: str) -> list[Check]:
    """New checks for one game."""
    return [check() for check in (*CONTRACT, *OWN.get(game, []))]
