"""What positions and whole documents read alike."""

from __future__ import annotations

import pytest

from stormhall.battalia.model import layout as z
from tests.battalia.table import battalia


@pytest.mark.parametrize("flags", [["lit", "turned"], z.LIT | z.TURNED])
def test_flags_of_an_open_card_are_words_or_their_sum(flags: list[str] | int) -> None:
    record = {"card": "hammer", "as": "tool", "uses": 1, "flags": flags}

    table = battalia().exact(0).player(0, open=[record], shelter=["supply"] * 10)

    assert list(table.state.zones[z.OPEN])[3 :: z.RECORD] == [z.LIT | z.TURNED]
