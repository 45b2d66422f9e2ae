"""At a table over the socket."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import opened


def test_a_guest_is_welcomed(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        made = house.make_table("battalia", ["mine", "mine"])

        first = house.sit(made, 0)

        assert first.welcome["seat"] == 0
        assert first.choose()["type"] == "accepted"
        first.wait_update(1)
        print([m["type"] for m in first.heard])
