"""What happens to tables that nobody uses any more: archived, deleted, and records thrown away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import structlog

from stormhall.server.store.interface import Entry, StoredSummary
from stormhall.server.tables import changes
from stormhall.server.tables.outlook import is_empty
from stormhall.server.wire.errors import problem_of
from stormhall.server.wire.messages import Status

if TYPE_CHECKING:
    from stormhall.server.hall.hall import Hall

log = structlog.get_logger("stormhall.hall")

DAY: Final = 24 * 60 * 60_000


class Retention:
    """Archives and deletes the unused tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Final = hall
        self.deleted = 0  # empty tables since the hall was opened

    async def archive_unused(self) -> None:
        """Archive tables that nobody has used for a long time."""
        before = self._hall.sources.steady() - self._hall.limits.archive_days * DAY
        await self._archive_all(await self._hall.store.untouched(["waiting", "playing"], before))
        await self._hall.count()

    async def clear_empty(self) -> None:
        """Archive tables that nobody has used for a while and that have no people or no game, and
        delete them for good when they have been archived for long.

        That takes two steps, as a hall that is opened with a wrong clock may take all tables for
        old: what is archived can be opened again."""
        now = self._hall.sources.steady()
        before = now - self._hall.limits.empty_days * DAY
        await self._archive_all(await self._empty(["waiting", "playing"], before))
        before = now - self._hall.limits.deletion_days * DAY
        for summary in await self._empty(["archived"], before):
            if not self._hall.is_in_memory(summary.id):
                await self._hall.delete(summary.id)
                self.deleted += 1
                log.info("empty-table-deleted", table=summary.id)

    async def _empty(self, statuses: Sequence[Status], before: int) -> list[StoredSummary]:
        """The tables that nobody has used since a moment and that have no people or no game."""
        unused = await self._hall.store.untouched(statuses, before)
        states = await self._hall.store.states([summary.id for summary in unused])
        empty = {state.id for state in states if state.summary and is_empty(state.summary)}
        return [summary for summary in unused if summary.id in empty]

    async def _archive_all(self, summaries: Sequence[StoredSummary]) -> None:
        for summary in summaries:
            try:
                await self._archive_one(summary)
            except Exception as error:
                log.warning("table-not-archived", table=summary.id, problem=problem_of(error))

    async def _archive_one(self, summary: StoredSummary) -> None:
        """Archive a table; a table that is only stored is not even read."""
        table = self._hall.tables.get(summary.id)
        if table is not None:
            await table.change(changes.archive_if_unused, table.presence)
        elif not self._hall.is_in_memory(summary.id):
            drafts, now = [Entry(kind="archive")], self._hall.sources.moment()
            entries = changes.numbered(drafts, summary.entries, now)
            await self._hall.store.append(summary.id, entries, status="archived")
            self._hall.wait_no_more(summary.id)

    async def remove_old_uploads(self) -> None:
        """Delete uploaded records that nobody has opened for a long time."""
        now = self._hall.sources.steady()
        await self._hall.uploads.remove_old(now, self._hall.is_in_memory, self._delete_upload)

    async def _delete_upload(self, table_id: str) -> None:
        """Delete a table that is only stored and does not count among those in play."""
        self._hall.wait_no_more(table_id)
        await self._hall.store.delete(table_id)
        self._hall.uploads.recount()
