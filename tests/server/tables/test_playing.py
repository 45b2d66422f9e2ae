"""Actions that clients compose from steps."""

from __future__ import annotations

from stormhall.server.tables.playing import sentence
from stormhall.server.wire.messages import NamedAction
from tests.battalia.table import battalia


def test_an_action_is_paid_by_a_step_named_by_kind_and_arguments() -> None:
    table = battalia(4, oracle=False).clear().city("d4", owner=0).hand(0, *["chief.red"] * 3)
    payment = NamedAction(kind="with", args=[("card", "chief.red"), ("card", "chief.red")])

    text = sentence(table.game, "upgrade d4", [payment])
    table.game.apply(0, text)

    assert text == "upgrade d4; with chief.red chief.red"
    assert table.hand_of(0) == ["chief.red"]


def test_an_action_alone_stays_as_it_was_sent() -> None:
    assert sentence(battalia().game, "Upgrade  D4", []) == "Upgrade  D4"
