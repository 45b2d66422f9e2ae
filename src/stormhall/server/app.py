"""The ASGI application: lobby, sockets, page, health and metrics."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from stormhall.server import lobby
from stormhall.server.admission.admission import Access, Admission, AdmissionMiddleware
from stormhall.server.hall.hall import Hall
from stormhall.server.live.sockets import Live
from stormhall.server.monitoring.health import Health
from stormhall.server.monitoring.metrics import Metrics
from stormhall.server.pages import STATIC, page_routes
from stormhall.server.running.door import Door
from stormhall.server.running.path_prefix import PathPrefix
from stormhall.server.settings import Timeouts
from stormhall.server.transfer.untrusted import Records, UntrustedRecords
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.http_bodies import problem


def make_app(
    hall: Hall,
    *,
    access: Access | None = None,
    metrics: Metrics | None = None,
    timeouts: Timeouts | None = None,
    static: Path = STATIC,
) -> Starlette:
    """The application of a hall; it starts and stops the hall."""
    admission = Admission(hall.limits, access)
    metrics = metrics or Metrics()
    metrics.tables_in_memory.set_function(lambda: len(hall.tables))
    metrics.tables_active.set_function(lambda: hall.active)
    admission.on_limit = metrics.limited
    metrics.uploads.set_function(lambda: hall.uploads.tables)
    metrics.uploads_bytes.set_function(lambda: hall.uploads.bytes)
    records = UntrustedRecords(hall.limits)
    metrics.tables_resting.set_function(hall.resting)
    metrics.tables_deleted.set_function(lambda: hall.retention.deleted)
    timeouts = timeouts or Timeouts()
    live = Live(hall, admission, metrics, timeouts)
    app = Starlette(
        routes=_routes(hall, admission, metrics, records, live, static),
        middleware=[
            Middleware(PathPrefix, prefix=admission.access.prefix),
            Middleware(AdmissionMiddleware, admission=admission, bodies=lobby.body_kind),
        ],
        exception_handlers={HTTPException: _missing},
        lifespan=lambda _: _open(hall, live, metrics, records),
    )
    app.state.live = live
    app.state.records = records
    app.state.door = Door(hall.limits, timeouts, metrics, is_behind_proxy=admission.access.proxy)
    return app


def _routes(
    hall: Hall,
    admission: Admission,
    metrics: Metrics,
    records: Records,
    live: Live,
    static: Path,
) -> Sequence[BaseRoute]:
    health = Health(hall, admission, metrics)
    return [
        *lobby.routes(hall, admission, records),
        WebSocketRoute("/live", live.serve),
        Route("/health/live", health.live),
        Route("/health/ready", health.ready),
        Route("/metrics", health.metrics),
        *page_routes(static, admission.access.prefix),
    ]


@asynccontextmanager
async def _open(hall: Hall, live: Live, metrics: Metrics, records: Records) -> AsyncIterator[None]:
    """Start and stop the hall with the server."""
    await hall.start()
    watching = asyncio.ensure_future(metrics.watch_loop())
    writing = asyncio.ensure_future(asyncio.to_thread(lobby.encoded_games))
    try:
        yield
    finally:
        await live.close()
        watching.cancel()
        await asyncio.gather(watching, writing, return_exceptions=True)
        await records.close()
        await hall.close()


def _missing(_: Request, error: Exception) -> Response:
    """Answer a request for an unknown path or method."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    response = problem(
        HallError("no-page" if status == 404 else "method" if status == 405 else "http"), status
    )
    response.headers.update(error.headers or {})
    return response
