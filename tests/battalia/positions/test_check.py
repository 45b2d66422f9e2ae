"""What holds in every state, however people play (section 19 of the rules).

Everything is counted from position documents, so the engine's own bookkeeping proves nothing here;
and its `defects` must be silent too.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stormhall import Game
from stormhall.battalia.model import verbs as v
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.ruleset import find
from tests.battalia.oracle import Position, broken, creation_cards, owned_by
from tests.battalia.playing_styles import STYLES, choice, rich
from tests.rules import rule

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {"unbound": True, "advanced": True}),
    (2, {"unbound": True, "neutrals_per_player": 2}),
    (4, {"scenario": "volcano", "unbound": True, "advanced": True}),
    (2, {"scenario": "volcano", "start_heroes": 2}),
    (4, {"scenario": "alt2", "unbound": True}),
    (3, {"scenario": "alt2", "start_heroes": 2, "edition": "retail2015"}),
    (3, {"scenario": "alt1", "start_cities_per_player": 3, "start_heroes": 1}),
    (2, {"edition": "retail2015", "removed_faction": "chosen", "oracle": False}),
]

# Every table and every style; all of them together are long.
PLAYED = [
    pytest.param(
        *table, style, id=f"{i}-{style}", marks=[] if (i - j) % 4 == 0 else [pytest.mark.long]
    )
    for i, table in enumerate(TABLES)
    for j, style in enumerate(STYLES)
]


def _check(game: Game, before: Position | None) -> Position:
    position: Position = game.position()
    assert game.state.defects() == []
    assert not position["tiles"] or broken(position) == []  # else the table is not laid yet
    if before is not None and before["tiles"]:
        _check_supplies(before, position)
    return position


def _check_supplies(before: Position, after: Position) -> None:
    """BT-HIR-3: supplies leave the pool only with units, one each."""
    supplies = before["pool"]["supply"] - after["pool"]["supply"]
    assert supplies >= 0
    units = sum(_units_in_pool(before).values()) - sum(_units_in_pool(after).values())
    assert supplies <= max(units, 0)


def _units_in_pool(position: Position) -> Counter[str]:
    units: Counter[str] = Counter()
    for rank in ("friman", "chief", "priest", "lord"):
        deck = position["pool"][rank]
        units.update(deck["top"] + deck["rest"] + deck["bottom"])
    return units


def _play(game: Game, style: list[int], chance: Chance, decisions: int, every: int) -> int:
    """Play on and check each position; if all are looked at, compare each with the one before.

    Return the number of positions checked.
    """
    game.silence()
    before: Position | None = None
    checked = 0
    for number in range(decisions):
        if game.over:
            break
        seat, code = choice(game, style, chance)
        game.state.take(seat, code)
        if number % every == 0:
            position = _check(game, before)
            before = position if every == 1 else None
            checked += 1
    return checked


@rule("BT-CMP-1", "BT-LIM-2", "BT-LIM-4", "BT-HIR-3")
@pytest.mark.parametrize(("seats", "options", "style"), PLAYED)
def test_nothing_is_lost_and_nothing_made_however_people_play(
    seats: int, options: dict[str, Any], style: str
) -> None:
    ruleset = find("battalia")
    complete = ruleset.check(seats, options)

    game = Game(ruleset, ruleset.deal(seats, 7, complete), 7)

    checked = _play(game, STYLES[style], Chance(5), decisions=700, every=7)

    assert checked > 10


@rule("BT-CMP-1", "BT-GRT-3", "BT-HIR-3", "BT-LIM-4")
@pytest.mark.parametrize(("seats", "options", "style"), PLAYED)
def test_nothing_is_lost_and_nothing_made_by_artefacts_of_every_kind(
    seats: int, options: dict[str, Any], style: str
) -> None:
    for seed in range(2):
        game = rich(seats, options, seed)

        checked = _play(game, STYLES[style], Chance(seed), decisions=150, every=1)

        assert checked > 10


@rule("BT-TRN-9", "BT-GRT-HAN-3")
def test_a_turn_without_gains_leaves_everybody_with_the_cards_he_had() -> None:
    """Only titles and scrolls change what a player owns; only hiring, creating and winning add."""
    for seed in range(20):
        game = rich(4, {"unbound": True}, seed)
        game.silence()
        chance = Chance(seed)
        style = [v.AMULET_ON, v.PITCH, v.STATION, v.USE_HAND, v.TAKE]
        seat = game.to_act[0]
        before = [owned_by(game.position(), s) for s in range(4)]
        while game.to_act == (seat,) and game.position()["active"] == seat:
            offers = game.state.offers(seat)
            offers = [code for code in offers if code & 0xFF in style] or [
                code for code in offers if code & 0xFF in (v.END_TURN, v.WITH, v.ENOUGH, v.DISCARD)
            ]
            game.state.take(seat, offers[chance.below(len(offers))])

        assert [owned_by(game.position(), s) for s in range(4)] == before


@rule("BT-END-1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_game_ends(seats: int, options: dict[str, Any]) -> None:
    ruleset = find("battalia")
    complete = ruleset.check(seats, {**options, "day_limit": 30})
    game = Game(ruleset, ruleset.deal(seats, 1, complete), 1)
    game.silence()
    chance = Chance(3)

    for _ in range(30 * seats * 200):
        if game.over:
            break
        seat = game.to_act[0]
        offers = game.state.offers(seat)
        game.state.take(seat, offers[chance.below(len(offers))])

    assert game.over
    position: Position = game.position()
    assert position["ended"] is not None
    assert position["day"] <= 30
    assert broken(position) == []


def test_the_count_sees_a_card_that_was_lost_and_a_card_that_was_made() -> None:
    """The check itself can find fault."""
    position: Position = rich(2, {}, 0).position()
    assert broken(position) == []

    position["players"][0]["hand"].remove("supply")
    assert creation_cards(position)["supply"] == 59
    assert len(broken(position)) == 1
    position["players"][0]["hand"].append("lord.green")
    assert "lord.green" in broken(position)[0]
    position["tiles"]["b3"] = {"card": "city.end", "exits": "n", "terrain": "forest"}
    assert len(broken(position)) > 2
