"""What is at stake in a battle: the changes that each outcome would make on the table.

The rules themselves, including those of modules, carry out the outcomes on copies, which are
compared with the present table. Only public facts are compared: how many cards, never which.
"""

from __future__ import annotations

from stormhall.battalia.display.documents import Outcome, Stakes
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.battle import end_battle
from stormhall.kernel.core.state import Frame, Seat


def stakes_of(state: BattaliaState, frame: Frame) -> Stakes:
    """The outcome if the attacker wins, and if the defence holds."""
    return {
        "attack": _end(state, frame, attacker_wins=True),
        "defence": _end(state, frame, attacker_wins=False),
    }


def _end(state: BattaliaState, frame: Frame, *, attacker_wins: bool) -> Outcome:
    after = state.clone()
    while after.frames[-1] != frame:  # a payment or a choice within the battle
        after.frames.pop()
    end_battle(after, after.frames[-1], attacker_wins=attacker_wins)
    return outcome(state, after, frame)


def outcome(state: BattaliaState, after: BattaliaState, frame: Frame) -> Outcome:
    """The changes made by the end of a battle."""
    facts: Outcome = {}
    points = _changes(state.result().points, after.result().points)
    if points:
        facts["points"] = points
    sides = [seat for seat in (frame[f.ATTACKER], frame[f.DEFENDER]) if seat >= 0]
    lost = _positive({seat: _heroes_gone(state, after, seat) for seat in sides})
    if lost:
        facts["heroes_lost"] = lost
    cell = frame[f.CELL]
    if (state.owners[cell], state.levels[cell]) != (after.owners[cell], after.levels[cell]):
        owner = after.owners[cell] - 1
        facts["place"] = {
            "cell": state.config.cell_words[cell],
            "owner": owner if owner >= 0 else None,
            "level": after.levels[cell] if owner >= 0 else 0,
        }
    gone = _positive({seat: -_growth(state, after, seat, z.TABLE) for seat in sides})
    if gone:
        facts["to_shelter"] = gone
    new_cards = _positive({seat: _growth(state, after, seat, z.NEW) for seat in sides})
    if new_cards:
        facts["new_cards"] = new_cards
    if after.ended != state.ended:
        facts["ends_game"] = True
    elif len(after.frames) > state.frames.index(frame):
        facts["then"] = state.steps()[after.frames[-1][0]].name
    return facts


def _positive(by_seat: dict[int, int]) -> dict[str, int]:
    return {str(seat): number for seat, number in by_seat.items() if number > 0}


def _changes(before: list[int], after: list[int]) -> dict[str, list[int]]:
    pairs = enumerate(zip(before, after, strict=True))
    return {str(seat): [old, new] for seat, (old, new) in pairs if old != new}


def _heroes_gone(state: BattaliaState, after: BattaliaState, seat: int) -> int:
    return sum(
        state.hero(seat, figure) != z.NONE and after.hero(seat, figure) == z.NONE
        for figure in range(HEROES)
    )


def _growth(state: BattaliaState, after: BattaliaState, seat: Seat, zone: int) -> int:
    return len(after.zone(seat, zone)) - len(state.zone(seat, zone))
