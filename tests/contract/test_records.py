"""Whole games: every record in `tests/records` must replay for ever.

The record itself contains the result and the digests. Records of every released version of the
rules are kept. `python -m tests.contract.test_records` writes a random game for each game and
preset without one.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from stormhall import replay
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.ruleset import registered
from tests.contract.setups import choose, smallest_cases
from tests.reference import register_reference

FOLDER = Path(__file__).parents[1] / "records"
SEED = 2026


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_result(file: Path) -> None:
    text = file.read_text(encoding="utf-8")

    game = replay(text)

    assert game.over
    assert "\nresult: " in text
    assert game.state.defects() == []
    assert game.record() == text.replace("myrkulor", "myrkvlor")  # its name in our first release


def write_missing() -> None:
    for ruleset in registered().values():
        for case in smallest_cases(ruleset):
            file = FOLDER / f"{case.title.replace(' ', '_')}-v{ruleset.version}.txt"
            if file.exists():
                continue
            game, chance = case.new(SEED), Chance(SEED)
            game.silence()
            while not game.over:
                game.apply(*choose(game, chance))
            file.write_text(game.record(), encoding="utf-8")


if __name__ == "__main__":
    register_reference()
    write_missing()
