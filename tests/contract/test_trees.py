"""Tree counts: the number of lines of play from given positions, stored in `tests/trees`.

A file holds a table and its counts by depth. To add one, write it without `counts` and run
`python -m tests.contract.test_trees`, which fills in and renews all counts; review the diff.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stormhall import Game, from_position, new
from stormhall.kernel.table.tree import count_below, count_lines, first_to_act
from tests.reference import register_reference

FOLDER = Path(__file__).parents[1] / "trees"
DEPTHS = 3


def table(tree: dict[str, Any]) -> Game:
    if "position" in tree:
        game = from_position(tree["position"])
    else:
        game = new(tree["game"], tree["seats"], tree["seed"], tree.get("options"))
    for seat, text in tree.get("choices", []):
        game.apply(seat, text)
    return game


def counts(game: Game, depths: int) -> list[int]:
    return [count_lines(game.state, depth) for depth in range(1, depths + 1)]


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_the_tree_has_as_many_lines_as_before(file: Path) -> None:
    tree = json.loads(file.read_text(encoding="utf-8"))
    game = table(tree)

    found = counts(game, len(tree["counts"]))

    assert found == tree["counts"], below_each(game, len(tree["counts"]))


def below_each(game: Game, depth: int) -> dict[str, int]:
    """The count below each first action, which shows where a change is."""
    seat = first_to_act(game.state)
    return {
        str(action): count_below(game.state, seat, action.code, depth)
        for action in game.legal(seat)
    }


def renew() -> None:
    for file in sorted(FOLDER.glob("*.json")):
        tree = json.loads(file.read_text(encoding="utf-8"))
        tree["counts"] = counts(table(tree), tree.get("depths", DEPTHS))
        file.write_text(json.dumps(tree, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    register_reference()
    renew()
