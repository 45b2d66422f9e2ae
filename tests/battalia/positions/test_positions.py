"""Whole games with many options: nothing breaks, nothing is lost, every game ends."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import stormhall
from stormhall import Game
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.notation import NOTATION
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.ruleset import BATTALIA
from stormhall.kernel.core.notation import verb_of
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Options
from tests.battalia.table import battalia

DOCUMENT = Path(__file__).parents[3] / "docs" / "notation.md"
LONG = pytest.mark.long

OPTION_SETS: list[Options] = [
    {},
    {"advanced": True, "unbound": True},
    {"edition": "retail2015", "start_heroes": 1},
    {"scenario": "volcano", "advanced": True, "unbound": True, "start_heroes": 2},
    {"scenario": "alt1", "start_cities_per_player": 2},
    {"scenario": "alt2", "unbound": True, "start_heroes": 2},
    {"start_heroes": 2, "start_cities_per_player": 3, "neutrals_per_player": 0},
    {"neutrals_per_player": 2, "vp_limit": 25},
    {"weeks_limit": 2, "end_on_full_board": False, "oracle": False},
]

# Every set and every number of seats; all of them together are long.
TABLES = [
    pytest.param(
        seats, options, id=f"{seats}-{options}", marks=[] if (i + seats) % 3 == 0 else [LONG]
    )
    for i, options in enumerate(OPTION_SETS)
    for seats in (2, 3, 4)
]

LAZY = {v.END_TURN, v.SUSPEND, v.MULLIGAN, v.SURRENDER, v.GIVE_UP, v.STRIKE}
WARLIKE = {
    v.ATTACK_CITY, v.ATTACK_HERO, v.ATTACK_RUINS, v.ATTACK_SANCTUARY,
    v.ATTACK_PEAK, v.HIRE_HERO, v.PLAY, v.MOVE, v.HIRE, v.CREATE,
    v.UPGRADE, v.FEED,
}  # fmt: skip


def eager(offers: list[int], chance: Chance) -> int:
    """The choice of somebody who wants things to happen."""
    warlike = [code for code in offers if verb_of(code) in WARLIKE]
    if warlike and chance.below(3):
        return warlike[chance.below(len(warlike))]
    busy = [code for code in offers if verb_of(code) not in LAZY]
    if busy and chance.below(12):
        return busy[chance.below(len(busy))]
    return offers[chance.below(len(offers))]


def deal(seats: int, options: Options, seed: int) -> BattaliaState:
    return BATTALIA.deal(seats, seed, BATTALIA.check(seats, options))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_an_eager_game_ends_and_nothing_is_ever_lost(seats: int, options: Options) -> None:
    state, chance = deal(seats, {**options, "day_limit": 30}, 7), Chance(7)
    while not state.over:
        seat = next(s for s in range(seats) if state.owed >> s & 1)
        offers = state.offers(seat)
        assert len(set(offers)) == len(offers) > 0
        state.take(seat, eager(offers, chance))
        assert state.defects() == []
    assert state.result().winners


@pytest.mark.parametrize("options", OPTION_SETS[:6], ids=str)
def test_redealt_worlds_look_the_same_and_can_be_played(options: Options) -> None:
    state, chance = deal(3, {**options, "day_limit": 25}, 8), Chance(8)
    game = Game(BATTALIA, state, 8)
    count = 0
    while not state.over:
        seat = next(s for s in range(3) if state.owed >> s & 1)
        state.take(seat, eager(state.offers(seat), chance))
        count += 1
        if count % 60 == 0:
            for viewer in range(3):
                check_imagined(game, viewer, chance)


def check_imagined(game: Game, viewer: int, chance: Chance) -> None:
    view = json.dumps(game.view(viewer), ensure_ascii=False)
    twin = game.resample(viewer, 1)
    assert json.dumps(twin.view(viewer), ensure_ascii=False) == view
    assert stormhall.resample(json.loads(view), 1).state.digest() == twin.state.digest()
    for _ in range(10):
        if twin.over:
            return
        seat = twin.to_act[0]
        offers = twin.state.offers(seat)
        twin.state.take(seat, eager(offers, chance))
        assert twin.state.defects() == []


def test_every_action_is_in_the_table_of_the_notation() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")

    missing = [pattern for pattern in v.PATTERNS if f"`{pattern}`" not in text]

    assert missing == []


def test_every_sentence_of_the_notation_can_be_read() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    section = text[text.index("## Battalia") :]
    block = re.search(r"```text\n(.*?)```", section, re.S)
    assert block is not None

    for sentence in block.group(1).splitlines():
        phrases = NOTATION.phrases(sentence)
        assert len(phrases) > 1, sentence
        assert [NOTATION.text(NOTATION.code(phrase)) for phrase in phrases] == phrases


def test_a_payment_may_be_named_in_any_order_even_where_there_is_no_choice() -> None:
    table = battalia().hand(0, "chief.red", "friman.red", "friman.blue").top("weapon", "weapon.red")

    table.play("create weapon with friman.blue chief.red friman.red")

    assert table.new_of(0) == ["weapon.red"]


def test_a_good_payment_is_suggested_from_what_lies_open() -> None:
    table = battalia().hand(0, "supply", "supply", "supply").open(0, "supply", uses=2)

    table.play("hire friman")

    assert str(table.game.suggestion(0)) == "with open1 open1"
