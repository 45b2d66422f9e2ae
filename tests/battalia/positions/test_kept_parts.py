"""Parts of views and figures are made once for all viewers, and again when they change."""

from __future__ import annotations

from typing import Any

import pytest

from stormhall import Game
from stormhall.battalia.knowledge.content import content_of
from stormhall.battalia.model.state import AFTER_BOARD, BEFORE_BOARD, BOARD_ROWS, BattaliaState
from stormhall.kernel.core.state import SPECTATOR
from tests.battalia.table import Table, battalia
from tests.steps.moments import game_at, moments

NUMBERS = [
    "number", "day", "first", "active", "ended", "removed", "borrowed", "borrower", "lender",
    "borrowed_laid", "supplies", "annexed", "attacked",
]  # fmt: skip


def battle() -> Table:
    table = battalia(seats=3).city("d4", owner=1).tile("d3", "road.straight", "ns").hero(0, "d4")
    return table.hand(0, "weapon.blue", "lord.blue").play("attack city d4")


def test_the_stakes_of_a_battle_are_worked_out_once_for_all_seats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = battle().game
    copies: list[BattaliaState] = []
    honest = BattaliaState.clone

    def clone(state: BattaliaState) -> BattaliaState:
        copies.append(state)
        return honest(state)

    monkeypatch.setattr(BattaliaState, "clone", clone)

    figures: list[Any] = [game.figures(seat) for seat in (0, 1, 2, None)]

    assert len(copies) == 2  # the attack succeeds, the defence holds
    assert all(each["battle"]["stakes"] == figures[0]["battle"]["stakes"] for each in figures)


def test_a_change_in_a_view_or_in_figures_leaves_those_of_others_alone() -> None:
    game = battle().game
    view: Any = game.view(0)
    figures: Any = game.figures(0)

    view["tiles"].clear()
    view["pool"]["lord"]["rest"].clear()
    view["players"][1]["heroes"].clear()
    figures["battle"]["stakes"].clear()

    other: Any = game.view(1)
    assert other["tiles"]["d4"]["owner"] == 1
    assert other["pool"]["lord"]["rest"]
    assert other["players"][1]["heroes"] == [None, None]
    assert game.figures(1)["battle"]["stakes"]  # type: ignore[index]


def test_a_choice_that_changes_the_state_in_place_is_noticed() -> None:
    game = battle().game
    game.drop_undo()
    assert table_of_attacker(game) == []

    game.apply(0, "play weapon.blue")

    assert table_of_attacker(game) == ["weapon.blue"]


def table_of_attacker(game: Game) -> list[str]:
    view: Any = game.view(1)
    cards: list[str] = view["players"][0]["table"]
    return cards


def test_a_change_to_the_state_without_a_choice_is_noticed() -> None:
    table = battle()
    assert table.game.view(1)["players"][0]["heroes"] == ["d4", None]  # type: ignore[index]

    table.state.put_hero(0, 1, table.state.hero(0, 0))

    assert table.game.view(1)["players"][0]["heroes"] == ["d4", "d4"]  # type: ignore[index]


@pytest.mark.parametrize("field", [*NUMBERS, *BEFORE_BOARD, *BOARD_ROWS, *AFTER_BOARD])
def test_parts_for_all_viewers_are_made_again_after_any_change_to_the_table(field: str) -> None:
    state = battle().state
    content = content_of(state)
    other = state.clone()
    assert content_of(other) == content

    setattr(other, field, one_more(getattr(other, field)))

    assert content_of(other) != content


def one_more(value: int | bytes | list[bytes]) -> object:
    """A number that is greater by one, or a row with one more entry."""
    if isinstance(value, int):
        return value + 1
    return value + b"\0" if isinstance(value, bytes) else [*value, b""]


def test_a_module_without_secrets_writes_the_same_for_all_viewers() -> None:
    written = 0
    for moment in moments("stormgates"):
        state = game_at("stormgates", moment).state
        assert isinstance(state, BattaliaState)
        open_modules = [module for module in state.config.modules if not module.has_secrets()]
        for module in open_modules if any(state.tiles) else []:
            part = module.write(state, SPECTATOR)
            assert all(module.write(state, seat) == part for seat in range(state.seats)), module
            written += 1
    assert written > 100
