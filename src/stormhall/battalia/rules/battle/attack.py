"""Declaring an attack (BT-BAT-7, -8).

Attacking is an action of step 3, as often as there are weapons (BT-BAT-7); without a weapon no
attack is offered (`has_weapon` in `artefacts/weapons.py`, BT-BAT-27). `Opening` in `battle.py` asks
for the weapon and ends an attack that falls short (BT-BAT-9, -10).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import OPENING, SEND_HEROES
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.artefacts.weapons import has_weapon
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.best_opening import Arms, can_exceed
from stormhall.battalia.rules.battle.conquest import annex, annexed_level
from stormhall.battalia.rules.battle.neutral_cities import CITY_GUARD
from stormhall.battalia.rules.battle.strength import total
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question

TILE_OF: Final[dict[int, int]] = {
    v.ATTACK_RUINS: b.RUINS,
    v.ATTACK_SANCTUARY: b.SANCTUARY,
    v.ATTACK_PEAK: b.PEAK,
}
"""By verb: the tile that it attacks; other verbs attack a city or a hero."""

ALONE: Final = 1
BOTH: Final = 2
FIRST: Final = 3


def place_verb(state: BattaliaState, seat: Seat, cell: int) -> int:
    """The verb that attacks the place on a square, or -1 if this player cannot attack it."""
    owner = state.owners[cell]
    tile = state.tiles[cell]
    guard = state.config.guards.get(tile)
    if guard is None or owner == z.NOBODY or _hides(state, seat, cell):
        return -1
    if owner == z.NEUTRAL_OWNER:
        return -1 if guard.bar(state, seat, cell) else guard.verb
    if owner - 1 not in state.opponents(seat):
        return -1
    for module in state.config.at_attacks:
        if module.bars_place(state, seat, cell):
            return -1
    return guard.verb


def _hides(state: BattaliaState, seat: Seat, cell: int) -> str:
    """The rule that hides a place from a player; an empty string if there is none."""
    for module in state.config.at_attacks:
        rule = module.hides_place(state, seat, cell)
        if rule:
            return rule
    return ""


def may_attack_hero(state: BattaliaState, seat: Seat, other: Seat, cell: int) -> bool:
    """BT-BAT-8: whether a hero of another player on a square is a target."""
    if other not in state.opponents(seat) or not state.heroes_at(other, cell):
        return False
    bars = [module.bars_hero(state, seat, other, cell) for module in state.config.at_attacks]
    return not any(bars)


def able_heroes(state: BattaliaState, seat: Seat, cell: int) -> list[int]:
    """BT-BAT-8: the heroes who can attack on a square: those there and those who reach it."""
    heroes = state.heroes_at(seat, cell)
    for module in state.config.at_attacks:
        for figure in range(HEROES):
            if figure not in heroes and cell in module.reaches(state, seat, figure):
                heroes.append(figure)
    return sorted(heroes)


def able_at_place(state: BattaliaState, seat: Seat, cell: int) -> list[int]:
    """BT-BAT-8: the heroes who can attack the place on a square; some places only from there."""
    guard = state.config.guards.get(state.tiles[cell])
    if guard is not None and not guard.from_afar():
        return state.heroes_at(seat, cell)
    return able_heroes(state, seat, cell)


def hero_cells(state: BattaliaState, seat: Seat) -> list[int]:
    """The squares on which a player has a hero, each once."""
    cells: list[int] = []
    for figure in range(HEROES):
        cell = state.hero(seat, figure)
        if cell != z.NONE and cell not in cells:
            cells.append(cell)
    return cells


class AttackAction(TurnAction):
    """The actions of attacking and of annexing a city without a chip."""

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        cells = hero_cells(state, seat)
        if not cells:
            return
        armed = has_weapon(state, seat)
        attacks: list[Code] = []
        for cell in cells:
            if annexed_level(state, seat, cell):
                codes.append(v.ANNEX | cell << 8)
            if armed:
                _add_targets(state, seat, cell, attacks)
        for module in state.config.at_attacks:
            for figure in range(HEROES):
                for cell in module.reaches(state, seat, figure):
                    if cell not in cells:
                        cells.append(cell)
                        _add_targets(state, seat, cell, attacks)
        codes += hopeful(state, seat, attacks)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        if verb_of(code) == v.ANNEX:
            annex(state, seat, first_of(code))
        else:
            declare(state, seat, code)

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        verb = verb_of(code)
        cell = second_of(code) if verb == v.ATTACK_HERO else first_of(code)
        word = state.config.cell_words[cell]
        refusals: list[Refusal] = []
        if verb == v.ANNEX:
            there = bool(state.heroes_at(seat, cell))
            if not there or not annexed_level(state, seat, cell):
                guard = state.config.guards.get(state.tiles[cell], CITY_GUARD)
                refusals.append(Refusal(guard.annexing, cell=word))
            return refusals
        able = able_heroes if verb == v.ATTACK_HERO else able_at_place
        if not able(state, seat, cell):
            refusals.append(Refusal("BT-BAT-8", cell=word))
        if not has_weapon(state, seat):
            refusals.append(Refusal("BT-BAT-27"))
        refusals += why_no_object(state, seat, code)
        if not refusals and state.config.rulings.no_hopeless_attacks:
            refusals.append(_why_hopeless(state, seat, code))
        return refusals


def _add_targets(state: BattaliaState, seat: Seat, cell: int, codes: list[Code]) -> None:
    """Add the targets that a player may attack on a square."""
    verb = place_verb(state, seat, cell)
    if verb >= 0 and able_at_place(state, seat, cell):
        codes.append(verb | cell << 8)
    codes += [
        v.ATTACK_HERO | other << 8 | cell << 16
        for other in state.opponents(seat)
        if may_attack_hero(state, seat, other, cell)
    ]


def hopeful(state: BattaliaState, seat: Seat, attacks: list[Code]) -> list[Code]:
    """BT-BAT-28: the attacks that may exceed the defence."""
    if not attacks or not state.config.rulings.no_hopeless_attacks:
        return attacks
    arms = Arms(state, seat)
    return [code for code in attacks if can_exceed(state, _with_all(state, seat, code), arms)]


def _with_all(state: BattaliaState, seat: Seat, code: Code) -> Frame:
    """The battle that an attack would start, with all heroes who can take part."""
    frame = battle_of_attack(state, seat, code)
    able = able_heroes if verb_of(code) == v.ATTACK_HERO else able_at_place
    frame[f.SENT] = sum([1 << figure for figure in able(state, seat, frame[f.CELL])])
    return frame


def _why_hopeless(state: BattaliaState, seat: Seat, code: Code) -> Refusal:
    frame = _with_all(state, seat, code)
    attack, defence = Arms(state, seat).best(frame), total(state, frame, 1)
    return Refusal("BT-BAT-28", attack=attack, defence=defence)


def why_no_object(state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
    """The rule against attacking this target, whatever cards the player has."""
    verb = verb_of(code)
    cell = second_of(code) if verb == v.ATTACK_HERO else first_of(code)
    rule = ""
    if verb == v.ATTACK_HERO:
        other = first_of(code)
        if not may_attack_hero(state, seat, other, cell):
            rule = _why_no_hero(state, seat, other, cell)
    elif place_verb(state, seat, cell) != verb:
        rule = _why_no_target(state, seat, cell, verb)
    return [Refusal(rule, cell=state.config.cell_words[cell])] if rule else []


def _why_no_hero(state: BattaliaState, seat: Seat, other: Seat, cell: int) -> str:
    if other != seat and other < state.seats and state.heroes_at(other, cell):
        for module in state.config.at_attacks:
            rule = module.bars_hero(state, seat, other, cell)
            if rule:
                return rule
    return "BT-BAT-8"


def _why_no_target(state: BattaliaState, seat: Seat, cell: int, verb: int) -> str:
    tile = state.tiles[cell]
    is_target = tile == TILE_OF[verb] if verb in TILE_OF else b.IS_CITY[tile]
    hidden = _hides(state, seat, cell)
    if is_target and hidden:
        return hidden
    guard = state.config.guards.get(tile)
    if is_target and guard is not None and state.owners[cell] in (z.NEUTRAL_OWNER, z.NOBODY):
        return guard.bar(state, seat, cell) or "BT-BAT-8"
    for module in state.config.at_attacks:
        rule = module.bars_place(state, seat, cell)
        if rule:
            return rule
    return "BT-BAT-8"


def declare(state: BattaliaState, seat: Seat, code: Code) -> None:
    """Start a battle; if several heroes can take part, ask which do."""
    frame = battle_of_attack(state, seat, code)
    able = able_heroes if verb_of(code) == v.ATTACK_HERO else able_at_place
    heroes = able(state, seat, frame[f.CELL])
    start_battle(state, frame, SEND_HEROES if len(heroes) > 1 else OPENING, 1 << heroes[0])


def battle_of_attack(state: BattaliaState, seat: Seat, code: Code) -> Frame:
    """The battle that an attack would start."""
    if verb_of(code) == v.ATTACK_HERO:
        other, cell = first_of(code), second_of(code)
        return f.new_battle(seat, f.HERO_TARGET, cell, 0, other, state.heroes_at(other, cell)[0])
    cell = first_of(code)
    guard = state.config.guards[state.tiles[cell]]
    if state.owners[cell] == z.NEUTRAL_OWNER:
        return f.new_battle(seat, f.GUARD_TARGET, cell, guard.defence(state, seat, cell))
    base, defender = guard.base_defence(state, cell), state.owners[cell] - 1
    return f.new_battle(seat, f.PLACE_TARGET, cell, base, defender)


def start_battle(state: BattaliaState, frame: Frame, step: int, sent: int) -> None:
    """Start a battle with a step and announce it; `sent` is the mask of the attacker's heroes."""
    frame[0], frame[f.SENT] = step, sent
    state.frames.append(frame)
    e.ATTACKED.tell(state, frame[f.ATTACKER], frame[f.CELL], frame[f.DEFENDER], frame[f.TARGET])
    if step == OPENING:
        for module in state.config.at_battles:
            module.announced(state, frame)


class SendHeroes(Question[BattaliaState]):
    """BT-BAT-8: one of the attacker's able heroes takes part, or both.

    Heroes on the same square are alike; if they are apart, the choice names one.
    """

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        if state.hero(seat, 0) == state.hero(seat, 1) and not state.config.heroes_differ:
            return [v.SEND | ALONE << 8, v.SEND | BOTH << 8]
        return [v.SEND | (FIRST + figure) << 8 for figure in range(HEROES)] + [v.SEND | BOTH << 8]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        word = first_of(code)
        if word == BOTH:
            frame[f.SENT] = (1 << HEROES) - 1
        elif word >= FIRST:
            frame[f.SENT] = 1 << word - FIRST
        frame[0] = OPENING
        for module in state.config.at_battles:
            module.announced(state, frame)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("BT-BAT-8")] if verb_of(code) == v.SEND else []
