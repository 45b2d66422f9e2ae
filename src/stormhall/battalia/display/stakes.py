"""What is at stake in a battle: what each of its ends would change on the table.

The ends are carried out on copies by the rules themselves, those of modules included, and compared
with the table as it stands. Only what everybody sees is told: numbers of cards, never which.
"""

from __future__ import annotations

from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import NEW, NONE, TABLE, ZONES, BattaliaState
from stormhall.battalia.rules.battle.battle import settle
from stormhall.battalia.rules.battle.strength import ATTACKER, CELL, DEFENDER
from stormhall.kernel.core.events import Facts
from stormhall.kernel.core.state import Frame


def stakes(game: BattaliaState, frame: Frame) -> Facts:
    """What follows if the attacker wins, and what if the defence holds."""
    return {
        "attack": _end(game, frame, attacker_wins=True),
        "defence": _end(game, frame, attacker_wins=False),
    }


def _end(game: BattaliaState, frame: Frame, *, attacker_wins: bool) -> Facts:
    after = game.clone()
    while after.frames[-1] != frame:  # a payment or a choice within the battle
        after.frames.pop()
    settle(after, after.frames[-1], attacker_wins=attacker_wins)
    return outcome(game, after, frame)


def outcome(game: BattaliaState, after: BattaliaState, frame: Frame) -> Facts:
    """The differences that the end of a battle has made, as far as there are any."""
    facts: Facts = {}
    points = _changes(game.result().points, after.result().points)
    if points:
        facts["points"] = points
    sides = [seat for seat in (frame[ATTACKER], frame[DEFENDER]) if seat >= 0]
    lost = {seat: _heroes_gone(game, after, seat) for seat in sides}
    if any(lost.values()):
        facts["heroes_lost"] = {str(seat): number for seat, number in lost.items() if number}
    cell = frame[CELL]
    if (game.owners[cell], game.levels[cell]) != (after.owners[cell], after.levels[cell]):
        owner = after.owners[cell] - 1
        facts["place"] = {
            "cell": game.config.cell_words[cell],
            "owner": owner if owner >= 0 else None,
            "level": after.levels[cell],
        }
    for name, zone, sign in (("to_shelter", TABLE, -1), ("new_cards", NEW, 1)):
        sizes = {seat: sign * _growth(game, after, seat * ZONES + zone) for seat in sides}
        if any(number > 0 for number in sizes.values()):
            facts[name] = {str(seat): number for seat, number in sizes.items() if number > 0}
    if after.ended != game.ended:
        facts["ends_game"] = True
    elif len(after.frames) > game.frames.index(frame):
        facts["then"] = game.steps()[after.frames[-1][0]].name
    return facts


def _changes(before: list[int], after: list[int]) -> dict[str, list[int]]:
    pairs = enumerate(zip(before, after, strict=True))
    return {str(seat): [old, new] for seat, (old, new) in pairs if old != new}


def _heroes_gone(game: BattaliaState, after: BattaliaState, seat: int) -> int:
    return sum(
        game.hero(seat, figure) != NONE and after.hero(seat, figure) == NONE
        for figure in range(HEROES)
    )


def _growth(game: BattaliaState, after: BattaliaState, zone: int) -> int:
    return len(after.zones[zone]) - len(game.zones[zone])
