"""Declaring an attack and taking cities that nobody holds (BT-BAT-7, -8, -24, -27)."""

from __future__ import annotations

from stormhall.battalia.board import IS_CITY, PEAK, RUINS, SANCTUARY
from stormhall.battalia.cards import HAMMER_CARD, IS_WEAPON, JOKER, KIND, WEAPON
from stormhall.battalia.config import HEROES
from stormhall.battalia.deeds import Deed
from stormhall.battalia.ending import maybe_end
from stormhall.battalia.line import (
    ATTACKER,
    CELL,
    GUARD_TARGET,
    HERO_TARGET,
    PLACE_TARGET,
    SENT,
)
from stormhall.battalia.notation import (
    ANNEX,
    ATTACK_CITY,
    ATTACK_HERO,
    ATTACK_PEAK,
    ATTACK_RUINS,
    ATTACK_SANCTUARY,
    SEND,
)
from stormhall.battalia.procedure import BattaliaStep
from stormhall.battalia.state import (
    HAND,
    NEUTRAL_OWNER,
    NOBODY,
    NONE,
    OPEN,
    RECORD,
    ZONES,
    BattaliaState,
)
from stormhall.battalia.stepids import OPENING, SEND_HEROES
from stormhall.kernel.refusal import Refusal
from stormhall.kernel.state import Code, Frame, Seat

ALONE = 1
BOTH = 2


def has_weapon(game: BattaliaState, seat: Seat) -> bool:
    """BT-BAT-27: a weapon in hand, or an open card with a use left that is one or may be one."""
    for card in game.zones[seat * ZONES + HAND]:
        if IS_WEAPON[KIND[card]]:
            return True
    if game.borrowed != NONE and seat == game.active and not game.borrowed_laid:
        if IS_WEAPON[KIND[game.borrowed]]:
            return True
    records = game.zones[seat * ZONES + OPEN]
    for i in range(0, len(records), RECORD):
        if records[i + 1] in (WEAPON, JOKER) and records[i] != HAMMER_CARD:  # BT-GRT-HAM-2
            return True
    return False


def place_verb(game: BattaliaState, seat: Seat, cell: int) -> int:
    """How the place on a square is attacked, or -1 if it is no target for this player."""
    owner = game.owners[cell]
    tile = game.tiles[cell]
    if owner == NEUTRAL_OWNER:
        guard = game.config.guards.get(tile)
        return -1 if guard is None or guard.bar(game, seat, cell) else guard.verb
    if owner == NOBODY or owner - 1 not in game.opponents(seat):
        return -1
    return ATTACK_PEAK if tile == PEAK else ATTACK_CITY


def may_annex(game: BattaliaState, seat: Seat, cell: int) -> bool:
    """BT-BAT-24: a city without chip, and a free 1/2 chip."""
    if not IS_CITY[game.tiles[cell]] or game.owners[cell] != NOBODY:
        return False
    return game.geography().free_chips(seat, 1) > 0


def hero_cells(game: BattaliaState, seat: Seat) -> list[int]:
    """The squares on which a player has a hero, each once."""
    found: list[int] = []
    for figure in range(HEROES):
        cell = game.hero(seat, figure)
        if cell != NONE and cell not in found:
            found.append(cell)
    return found


class Attacking(Deed):
    """The actions of attacking and of annexing a city without chip."""

    def offers(self, game: BattaliaState, seat: Seat, counts: list[int], found: list[Code]) -> None:
        cells = hero_cells(game, seat)
        if not cells:
            return
        armed = has_weapon(game, seat)
        for cell in cells:
            if may_annex(game, seat, cell):
                found.append(ANNEX | cell << 8)
            if not armed:
                continue
            verb = place_verb(game, seat, cell)
            if verb >= 0:
                found.append(verb | cell << 8)
            found += [
                ATTACK_HERO | other << 8 | cell << 16
                for other in game.opponents(seat)
                if game.heroes_at(other, cell)
            ]

    def take(self, game: BattaliaState, seat: Seat, code: Code) -> None:
        if code & 0xFF == ANNEX:
            annex(game, seat, code >> 8)
        else:
            _declare(game, seat, code)

    def why_not(self, game: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        verb = code & 0xFF
        cell = code >> 16 if verb == ATTACK_HERO else code >> 8
        word = game.config.cell_words[cell]
        refusals: list[Refusal] = []
        if not game.heroes_at(seat, cell):
            refusals.append(Refusal("BT-BAT-24" if verb == ANNEX else "BT-BAT-8", cell=word))
        if verb == ANNEX:
            if not may_annex(game, seat, cell):
                refusals.append(Refusal("BT-BAT-24", cell=word))
            return refusals
        if not has_weapon(game, seat):
            refusals.append(Refusal("BT-BAT-27"))
        if verb == ATTACK_HERO:
            other = code >> 8 & 0xFF
            if other not in game.opponents(seat) or not game.heroes_at(other, cell):
                refusals.append(Refusal("BT-BAT-8", cell=word))
        elif place_verb(game, seat, cell) != verb:
            refusals.append(Refusal(_why_no_target(game, seat, cell, verb), cell=word))
        return refusals


def _why_no_target(game: BattaliaState, seat: Seat, cell: int, verb: int) -> str:
    tile = game.tiles[cell]
    wanted = {ATTACK_RUINS: RUINS, ATTACK_SANCTUARY: SANCTUARY, ATTACK_PEAK: PEAK}.get(verb)
    right = tile == wanted if wanted is not None else IS_CITY[tile]
    guard = game.config.guards.get(tile)
    if right and guard is not None and game.owners[cell] in (NEUTRAL_OWNER, NOBODY):
        return guard.bar(game, seat, cell) or "BT-BAT-8"
    return "BT-BAT-8"


def annex(game: BattaliaState, seat: Seat, cell: int) -> None:
    """BT-BAT-24: level 1, no lord."""
    game.set_chip(cell, seat + 1, 1)
    if game.log is not None:
        game.tell("annexed", {"seat": seat, "cell": game.config.cell_words[cell]})
    maybe_end(game)


def _declare(game: BattaliaState, seat: Seat, code: Code) -> None:
    """Open the frame of a battle; with two heroes there it is asked who takes part."""
    verb = code & 0xFF
    defender, figure, base = -1, -1, 0
    if verb == ATTACK_HERO:
        cell = code >> 16
        target = HERO_TARGET
        defender = code >> 8 & 0xFF
        figure = game.heroes_at(defender, cell)[0]
    else:
        cell = code >> 8
        base = game.levels[cell]
        if game.owners[cell] == NEUTRAL_OWNER:
            target = GUARD_TARGET
            base = game.config.guards[game.tiles[cell]].defence(game, seat, cell)
        else:
            target = PLACE_TARGET
            defender = game.owners[cell] - 1
    figures = game.heroes_at(seat, cell)
    sent = 1 << figures[0]
    joined = 1 << figure if figure >= 0 else 0
    step = SEND_HEROES if len(figures) > 1 else OPENING
    game.frames.append(
        [step, seat, defender, target, cell, figure, sent, joined, *[0] * 8, base, 0]
    )
    if game.log is not None:
        facts = {
            "seat": seat,
            "cell": game.config.cell_words[cell],
            "defender": defender if defender >= 0 else None,
            "target": ("place", "hero", "neutral")[target],
        }
        game.tell("attacked", facts)


class SendHeroes(BattaliaStep):
    """BT-BAT-8: one of the attacker's heroes on the square takes part, or both."""

    def owed(self, game: BattaliaState, frame: Frame) -> int:
        return 1 << frame[ATTACKER]

    def offers(self, game: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [SEND | ALONE << 8, SEND | BOTH << 8]

    def take(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if code >> 8 == BOTH:
            for figure in game.heroes_at(seat, frame[CELL]):
                frame[SENT] |= 1 << figure
        frame[0] = OPENING

    def why_not(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("BT-BAT-8")] if code & 0xFF == SEND else []
