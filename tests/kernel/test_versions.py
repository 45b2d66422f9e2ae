"""A game by several versions of its rules: each is found, dealt, written and read by its own."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import stormhall
from stormhall import PositionError, SetupError
from stormhall.kernel import ruleset
from stormhall.kernel.core.state import Options
from stormhall.kernel.options import GameInfo, Option, RulesText
from stormhall.kernel.ruleset import find, register, supported
from stormhall.kernel.table.create import new_by
from tests.reference.pebbles import NOTATION, Pebbles, PebblesRules

NAME = "marbles"
INFO = GameInfo(
    NAME,
    "Marbles",
    "Pebbles, played longer since version 2.",
    [2],
    [
        Option("rounds", 3, [1, 2, 3], before={2: 1, 3: 2}),
    ],
    {},
    RulesText("pebbles", "PB"),
)


class MarblesRules(PebblesRules):
    """Pebbles with states that find the rules of their version."""

    def deal(self, seats: int, seed: int, options: Options) -> Pebbles:
        state = super().deal(seats, seed, options)
        state.rules = lambda: self  # type: ignore[method-assign]
        return state


@pytest.fixture(autouse=True)
def versions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ruleset, "_rulesets", dict(ruleset._rulesets))
    monkeypatch.setattr(ruleset, "_by_version", dict(ruleset._by_version))
    register(MarblesRules(INFO, NOTATION, 3), [MarblesRules(INFO, NOTATION, 2)])


def test_the_newest_version_is_found_unless_another_is_named() -> None:
    assert find(NAME).version == 3
    assert find(NAME, 3) is find(NAME)
    assert find(NAME, 2).version == 2
    assert supported(NAME) == "2, 3"


@pytest.mark.parametrize("version", [1, 4])
def test_a_version_that_cannot_be_played_is_refused_with_those_that_can(version: int) -> None:
    expected = f"version {version} of the rules of marbles cannot be played; supported: 2, 3"

    with pytest.raises(SetupError, match=expected):
        find(NAME, version)
    with pytest.raises(PositionError, match=expected):
        stormhall.from_position({"game": NAME, "rules": version, "seats": 2})
    with pytest.raises(SetupError, match=expected):
        stormhall.replay(stormhall.new(NAME, 2).record().replace("rules: 3", f"rules: {version}"))


def test_an_option_that_is_not_named_has_the_default_of_the_version() -> None:
    option = INFO.options[0]

    assert [option.default_in(version) for version in (1, 2, 3, 4, None)] == [1, 2, 3, 3, 3]
    assert find(NAME, 2).check(2, {}) == {"rounds": 2}
    assert find(NAME).check(2, {}) == {"rounds": 3}
    assert find(NAME, 2).check(2, {"rounds": 3}) == {"rounds": 3}


def test_each_version_has_configs_of_its_own() -> None:
    options: Options = {"rounds": 3}

    assert find(NAME, 2).config(2, options) is find(NAME, 2).config(2, options)
    assert find(NAME, 2).config(2, options) is not find(NAME).config(2, options)


def test_a_new_game_is_played_by_the_newest_version_and_a_record_by_its_own() -> None:
    game = new_by(find(NAME, 2), 2, 0, {})

    again = stormhall.replay(game.record())

    assert stormhall.new(NAME, 2).ruleset.version == 3
    assert "\nrules: 2\n" in game.record()
    assert (again.ruleset.version, again.options) == (2, {"rounds": 2})
    assert [one["rules"] for one in (game.view(0), game.position(), again.position())] == [2] * 3


def test_a_record_that_leaves_out_an_option_is_completed_by_its_version() -> None:
    record = new_by(find(NAME, 2), 2, 0, {}).record().replace('{"rounds": 2}', "{}")

    assert stormhall.replay(record).options == {"rounds": 2}


def test_a_position_names_its_version_and_otherwise_has_the_newest() -> None:
    document: dict[str, Any] = {"game": NAME, "seats": 2}

    assert stormhall.from_position(document).ruleset.version == 3
    earlier = stormhall.from_position({**document, "rules": 2})
    assert (earlier.ruleset.version, earlier.options) == (2, {"rounds": 2})


def test_a_record_from_a_position_uses_the_version_of_the_record() -> None:
    game = stormhall.from_position({"game": NAME, "rules": 2, "seats": 2})
    record = game.record()

    without = stormhall.replay(record.replace('"rules": 2, ', "", 1))
    assert without.ruleset.version == 2
    with pytest.raises(stormhall.RecordError, match="rules: expected 2, found 3"):
        stormhall.replay(record.replace('"rules": 2, ', '"rules": 3, ', 1))


def test_a_ruleset_is_pickled_with_its_version() -> None:
    assert pickle.loads(pickle.dumps(find(NAME, 2))) is find(NAME, 2)
    assert repr(find(NAME, 2)) == "find('marbles', 2)"


def test_an_option_that_came_later_changes_no_record_of_an_earlier_version() -> None:
    old = new_by(find("stormgates", 1), 2, 3, {})
    using = new_by(find("stormgates", 1), 2, 3, {"big_map": True})
    today = new_by(find("stormgates"), 2, 3, {})

    assert "big_map" not in old.record()
    assert b"big_map" not in old.state.encode()
    assert old.options["big_map"] is False
    for game in (using, today):
        assert "big_map" in game.record()
        assert b"big_map" in game.state.encode()
    assert all(
        stormhall.replay(game.record()).record() == game.record() for game in (old, using, today)
    )
