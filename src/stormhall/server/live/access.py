"""A connection's right to a table, and whether it is still valid."""

from __future__ import annotations

from stormhall.server.hall.hall import Hall
from stormhall.server.store.interface import StoredKey
from stormhall.server.tables.table import Revoked, Table
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import Hello


class TableAccess:
    """A connection's right to a table."""

    def __init__(self, table: Table, key: StoredKey | None) -> None:
        self.table = table
        self.key = key
        self.seat = key.seat if key and key.role == "seat" else None

    async def check(self) -> None:
        """Raise `Revoked` if the key is no longer valid or the table was deleted."""
        if self.table.is_gone:
            raise Revoked("no-table")
        if self.key is not None:
            await self.table.check_key(self.key)


async def authorize(hall: Hall, hello: Hello) -> TableAccess:
    """The access that a hello asks for; without a key, a spectator's access to a listed table."""
    if hello.key is None:
        key = None
        table = await hall.listed_table(hello.table, to_watch=True)
    else:
        key = await hall.key_to(hello.table, hello.key, "seat", "watch")
        table = await hall.table(hello.table)
    while hall.tables.get(table.id) is not table:  # it was unloaded meanwhile
        table = await hall.table(hello.table)
    if key and key.role == "watch" and not table.row.spectators:
        raise HallError("bad-key/no-spectators")
    return TableAccess(table, key)
