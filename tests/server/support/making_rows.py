"""Rows of tables without a hall."""

from __future__ import annotations

from stormhall.server.hall.creation import row_of_request
from stormhall.server.store.interface import TableRow
from stormhall.server.wire.table_messages import MakeTable
from tests.server.support.halls import Steady


def row_of(request: MakeTable, steady: Steady | None = None) -> TableRow:
    return row_of_request(request, (steady or Steady()).sources())
