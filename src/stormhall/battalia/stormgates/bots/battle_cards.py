"""Cards never laid in a battle line because another one is never worse (D-46, BT-BAT-4)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.cards import FACTION, KIND, UNIVERSAL
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import OPENING, VOLLEY
from stormhall.battalia.model.verbs import BORROWED, DONE, PLAY
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.strength import morale, strength_for, total
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.state import Code, Frame, Seat

BATTLE_STEPS: Final = (OPENING, VOLLEY)


def without_needless_cards(
    state: BattaliaState, frame: Frame, seat: Seat, offers: list[Code]
) -> list[Code]:
    """The offers while cards are laid: no more than needed, the player's faction preferred."""
    if DONE in offers:
        return [DONE]
    side = 0 if seat == frame[f.ATTACKER] else 1
    need = total(state, frame, 1 - side) - total(state, frame, side) + 1 - side
    plays = [code for code in offers if verb_of(code) == PLAY and first_of(code) < BORROWED]
    if len(plays) < 2:
        return offers
    best = _one_of_each_kind(state, seat, plays)
    strengths = [_adds(state, frame, seat, side, first_of(code)) for code in best]
    least = -1
    for i, strength in enumerate(strengths):
        if strength >= need and (least < 0 or strength <= strengths[least]):
            least = i  # of equal ones an artefact, for units may still build
    if least >= 0:
        best = [best[least]]
    return [code for code in offers if code not in plays or code in best]


def _one_of_each_kind(state: BattaliaState, seat: Seat, plays: list[Code]) -> list[Code]:
    """All laid cards go to the same shelter, so cards of a kind differ only in morale."""
    best: dict[int, Code] = {}
    for code in plays:
        kind = KIND[first_of(code)]
        if kind not in best or not _keeps_morale(state, seat, first_of(best[kind])):
            best[kind] = code
    return list(best.values())


def _adds(state: BattaliaState, frame: Frame, seat: Seat, side: int, card: int) -> int:
    """What a card adds to a total: its strength, less the morale that it spoils."""
    strength = strength_for(state, seat, card, KIND[card], side)
    return strength if _keeps_morale(state, seat, card) else strength - morale(state, frame, side)


def _keeps_morale(state: BattaliaState, seat: Seat, card: int) -> bool:
    return FACTION[card] in (state.factions[seat], UNIVERSAL)
