"""Metrics for Prometheus. No label and no number identifies a person or a game."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, cast

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from stormhall.server.bots.failures import Failure
from stormhall.server.store.interface import Entry, Store
from stormhall.server.wire.codes import ErrorCode

CONTENT_TYPE = CONTENT_TYPE_LATEST
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SAMPLE = 0.02
"""Seconds between two measurements of how late the event loop is."""
REMEMBERED = 500
"""How many of the latest measurements of the event loop are kept; the worst of them is shown."""


class Metrics:
    """The metrics of one hall."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.choices = self._counter("choices", "Choices that were stored, those of bots too.")
        self.refusals = self._counter(
            "refusals", "Requests that were refused, by the code of the protocol.", "code"
        )
        self.limits = self._counter(
            "limits", "How often a limit was reached, by the name of the limit.", "limit"
        )
        self.wire_faults = self._counter(
            "wire_faults", "Connections ended because what came was no HTTP or no frames.", "kind"
        )
        about_failures = "Bots that were replaced by a simpler one, by level and reason."
        self.bot_failures = self._counter("bot_failures", about_failures, "level", "reason")
        self.connections = self._gauge("connections", "Sockets that are open now.")
        self.plain_connections = self._gauge(
            "plain_connections", "Connections for plain requests that are open now."
        )
        self.tables_in_memory = self._gauge("tables_in_memory", "Tables that are in memory.")
        self.tables_active = self._gauge("tables_active", "Tables that wait or are played.")
        self.uploads = self._gauge("uploads", "Uploaded records, counted when one is added.")
        self.uploads_bytes = self._gauge("uploads_bytes", "Bytes of all uploaded records.")
        self.tables_resting = self._gauge(
            "tables_resting", "Tables in memory whose bots rest because nobody sits or looks there."
        )
        self.tables_deleted = self._gauge(
            "tables_deleted", "Empty tables that were deleted since the hall was opened."
        )
        self._late: deque[float] = deque(maxlen=REMEMBERED)
        self.loop_lag = self._gauge(
            "loop_lag_seconds", "How late the event loop was at most in the last ten seconds."
        )
        self.loop_lag.set_function(lambda: max(self._late, default=0.0))
        self.store_seconds = Histogram(
            "stormhall_store_seconds",
            "How long the store took, by call.",
            ["call"],
            buckets=SECONDS,
            registry=self.registry,
        )

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"stormhall_{name}", about, labels, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"stormhall_{name}", about, registry=self.registry)

    def bot_failed(self, failure: Failure) -> None:
        """Count a bot that had to be replaced."""
        self.bot_failures.labels(failure.level, failure.reason).inc()

    def choices_made(self) -> float:
        """How many choices have been stored so far."""
        return self.registry.get_sample_value("stormhall_choices_total") or 0.0

    def refused(self, code: ErrorCode) -> None:
        """Count a refusal."""
        self.refusals.labels(code).inc()

    def limited(self, limit: str) -> None:
        """Count that a limit was reached."""
        self.limits.labels(limit).inc()

    def text(self) -> bytes:
        """All metrics in the format of Prometheus."""
        return generate_latest(self.registry)

    @contextmanager
    def timed(self, call: str) -> Iterator[None]:
        """Measure a call of the store, whether it succeeds or not."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.store_seconds.labels(call).observe(time.perf_counter() - began)

    async def watch_loop(self) -> None:
        """Measure how late the event loop is, for as long as the server runs."""
        while True:
            due = time.perf_counter() + SAMPLE
            await asyncio.sleep(SAMPLE)
            self._late.append(max(0.0, time.perf_counter() - due))


class _MeasuredStore:
    """Passes all calls on to a store and measures them."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self.close = store.close

    def __getattr__(self, call: str) -> Callable[..., Awaitable[Any]]:
        method = getattr(self._store, call)

        async def timed(*args: Any, **kwargs: Any) -> Any:
            with self._metrics.timed(call):
                return await method(*args, **kwargs)

        return timed

    async def append(self, table: str, entries: Sequence[Entry], **more: Any) -> None:
        with self._metrics.timed("append"):
            await self._store.append(table, entries, **more)
        self._metrics.choices.inc(sum(entry.kind == "choose" for entry in entries))


def measured(store: Store, metrics: Metrics) -> Store:
    """The same store with its calls timed and its choices counted."""
    return cast(Store, _MeasuredStore(store, metrics))
