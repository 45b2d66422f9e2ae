"""Validate the stack of frames (section 19).

Play keeps it valid by itself; a position that somebody writes may not: who is asked, which heroes
fight and what is paid for must allow play to go on from there.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import layout as z
from stormhall.battalia.model import step_ids as ids
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import AGAIN
from stormhall.battalia.positions.problems import problem
from stormhall.battalia.rules import actions
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.battle_frame import seat_on
from stormhall.battalia.rules.paying import pay_step as pay
from stormhall.battalia.rules.paying.payment import has_source
from stormhall.battalia.rules.setup import InOrder
from stormhall.kernel.core.kinds import SEAT, Fields, Number
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.state import Frame, Seat
from stormhall.kernel.core.step import ASKED

SLOTS: Final = ("seat", "purpose")
"""The fields of frames that go on with the arguments of a purpose."""

LIES_ON: Final[dict[int, int]] = {
    ids.STAFF_REPLACE: ids.STAFF_STEP,
    ids.STAFF_EXCHANGE: ids.STAFF_STEP,
}
"""By step: the one that it is a part of."""


def check_frames(state: BattaliaState, problems: Defects) -> None:
    """Add what is wrong with the frames, each under its path."""
    steps = state.config.steps
    mover = state.active
    seen: list[int] = []
    for i, frame in enumerate(state.frames):
        path = f"frames[{i}]"
        if (frame[0] == ids.TURN) != (i == 0):
            problems.append((path, problem("turn-below")))
        if frame[0] in seen and frame[0] != ids.CHOOSE_RELIC:
            problems.append((path, problem("step-twice")))
        seen.append(frame[0])
        if _is_apart(state, i):
            problems.append((path, problem("step-alone")))
        wrong = out_of_bounds(state, frame)
        if not wrong and steps[frame[0]].kinds is f.FIELDS:
            wrong = _wrong_in_battle(state, frame)
            mover = _fighter(frame)
        elif not wrong and "seat" in steps[frame[0]].fields:
            wrong = _wrong_in_choice(state, frame, mover)
        problems.extend((f"{path}.{field}", problem) for field, problem in wrong)
    _check_set_up(state, seen, problems)


def _is_apart(state: BattaliaState, place: int) -> bool:
    """Whether a frame does not lie on what it is a part of: a retreat on the answer (BT-RET-1)."""
    frame = state.frames[place]
    below = state.frames[place - 1][0]
    if state.config.steps[frame[0]].fields == SLOTS and frame[pay.PURPOSE] == actions.FOR_RETREAT:
        return below != ids.ANSWER
    return below != LIES_ON.get(frame[0], below)


def fields_of(state: BattaliaState, frame: Frame) -> Fields:
    """The fields of a frame in their order, with those of what is paid for."""
    step = state.config.steps[frame[0]]
    if step.fields == SLOTS:
        return {**step.kinds, **state.config.purposes[frame[pay.PURPOSE]].arguments}
    return step.kinds


def out_of_bounds(state: BattaliaState, frame: Frame) -> Defects:
    """The fields whose numbers are out of bounds."""
    problems: Defects = []
    for place, (field, kind) in enumerate(fields_of(state, frame).items(), start=1):
        number = frame[place]
        if kind.fits(state.config, number):
            continue
        if isinstance(kind, Number):
            wrong = problem("bounds", least=kind.least, most=kind.most, found=number)
        elif kind is SEAT:
            wrong = problem("no-such-seat")
        else:
            wrong = problem("missing-or-other")
        problems.append((field, wrong))
    return problems


# Battles.


def _fighter(frame: Frame) -> Seat:
    """The seat that acts in a step of a battle."""
    if frame[0] in (ids.ANSWER, ids.JOIN_HEROES, ids.RAISE_AMBUSH):
        return frame[f.DEFENDER]
    return seat_on(frame, frame[f.SIDE] if frame[0] == ids.VOLLEY else 0)


def _wrong_in_battle(state: BattaliaState, frame: Frame) -> Defects:
    """Attacker, target and heroes of a battle belong together (BT-BAT-7, -8, -12)."""
    attacker, defender, cell = frame[f.ATTACKER], frame[f.DEFENDER], frame[f.CELL]
    if attacker != state.active:
        return [("attacker", problem("not-his-turn"))]
    if frame[f.TARGET] == f.GUARD_TARGET:
        owner = z.NEUTRAL_OWNER
        if defender != -1:
            return [("defender", problem("undefended"))]
    elif defender not in state.opponents(attacker):
        return [("defender", problem("no-opponent"))]
    else:
        owner = defender + 1
    if frame[f.TARGET] != f.HERO_TARGET:
        if state.owners[cell] != owner or state.tiles[cell] not in state.config.guards:
            return [("cell", problem("no-target"))]
    elif frame[f.FIGURE] not in state.heroes_at(defender, cell):
        return [("figure", problem("no-hero-there"))]
    return _wrong_heroes(state, frame)


def _wrong_heroes(state: BattaliaState, frame: Frame) -> Defects:
    sent = [figure for figure in range(HEROES) if frame[f.SENT] >> figure & 1]
    if not sent or any(state.hero(frame[f.ATTACKER], figure) == z.NONE for figure in sent):
        return [("sent", problem("hero-off-board"))]
    there = state.heroes_at(frame[f.DEFENDER], frame[f.CELL]) if frame[f.DEFENDER] >= 0 else []
    if any(frame[f.JOINED] >> figure & 1 and figure not in there for figure in range(HEROES)):
        return [("joined", problem("hero-elsewhere"))]
    if (frame[f.TARGET] == f.HERO_TARGET) != (frame[f.FIGURE] >= 0):
        return [("figure", problem("hero-target"))]
    return []


# Choices of one player.


def _wrong_in_choice(state: BattaliaState, frame: Frame, mover: Seat) -> Defects:
    """A choice belongs to the player who acts, and what it names is there."""
    fields = list(fields_of(state, frame))
    seat = frame[1 + fields.index("seat")]
    if frame[0] != ids.FOUND_PLACE and seat != mover:
        return [("seat", problem("other-acts"))]
    if "hero" in fields and state.hero(seat, frame[1 + fields.index("hero")]) == z.NONE:
        return [("hero", problem("off-board"))]
    if _targets_card(frame, fields):
        target = frame[1 + fields.index("card")]
        if target != AGAIN and not has_source(state, seat, target):
            return [("card", problem("not-his-card"))]
    return _wrong_tent(state, frame, fields)


def _targets_card(frame: Frame, fields: list[str]) -> bool:
    """Whether a frame names a card that is about to be transformed."""
    if fields[:2] == list(SLOTS):
        return frame[pay.PURPOSE] in (actions.FOR_AMULET, actions.FOR_TITLE, actions.FOR_SCROLL)
    return frame[0] == ids.NAME_FACTION


def _wrong_tent(state: BattaliaState, frame: Frame, fields: list[str]) -> Defects:
    """BT-USE-TEN-1: tent and content lie on the table until the tent is pitched."""
    if frame[0] == ids.STATION_STEP:
        named = [frame[2], *frame[1 + len(fields) :]]
    elif fields[:2] == list(SLOTS) and frame[pay.PURPOSE] == actions.FOR_TENT:
        named = [frame[pay.ARGUMENTS], *frame[pay.ARGUMENTS + 2 : pay.ARGUMENTS + 4]]
    else:
        return []
    on_table = list(state.zone(frame[ASKED], z.TABLE))
    for card in named:
        if card >= z.VIRTUAL:
            continue
        if card not in on_table:
            return [("tent", problem("tent-off-table"))]
        on_table.remove(card)
    return []


# Setting up.


def _check_set_up(state: BattaliaState, seen: list[int], problems: Defects) -> None:
    """Check that players who choose in turn chose from what was left (BT-SET-10, -11)."""
    for i, frame in enumerate(state.frames):
        step = state.config.steps[frame[0]]
        if isinstance(step, InOrder):
            most = step.rounds(state) * state.seats
            made = _choices_made(state, frame)
            if not 0 <= frame[1] <= most or made not in (frame[1], z.NONE):
                problems.append((f"frames[{i}].chosen", problem("chosen")))
    if ids.CHOOSE_FACTION not in seen and z.NONE in state.factions:
        problems.append(("factions", problem("no-faction-yet")))
    if ids.START_HERO in seen and ids.CHOOSE_CITY not in seen and ids.FOUND_CITY not in seen:
        _check_start_cities(state, problems)


def _choices_made(state: BattaliaState, frame: Frame) -> int:
    """How many choices of a step the table shows; NONE if it cannot be seen."""
    if frame[0] == ids.CHOOSE_FACTION:
        chosen = sum(1 for faction in state.factions if faction != z.NONE)
        order = [state.factions[(state.first + i) % state.seats] for i in range(state.seats)]
        return chosen if z.NONE not in order[:chosen] else -1
    if frame[0] == ids.CHOOSE_CITY and state.config.starts_with_cities:
        return sum(1 for cell in state.config.start if state.owners[cell])
    return z.NONE


def _check_start_cities(state: BattaliaState, problems: Defects) -> None:
    for seat in range(state.seats):
        if not state.geography().cities[seat] and not state.config.common:
            problems.append((f"players[{seat}]", problem("no-start-city")))
