"""Health checks and metrics over HTTP."""

from __future__ import annotations

import time

import structlog
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from stormhall.server.admission.admission import Admission
from stormhall.server.hall.hall import Hall
from stormhall.server.monitoring.metrics import CONTENT_TYPE, Metrics
from stormhall.server.store.interface import StoreError
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.http_bodies import problem

log = structlog.get_logger("stormhall.health")

FRESH = 1.0
"""Seconds for which readiness is cached: checking it writes to the disk."""


class Health:
    """Reports whether the hall works, and how well."""

    def __init__(self, hall: Hall, admission: Admission, metrics: Metrics) -> None:
        self._hall = hall
        self._admission = admission
        self._metrics = metrics
        self._problem: HallError | None = None
        self._checked = -FRESH

    async def live(self, _: Request) -> Response:
        """Answer that the process is running."""
        return JSONResponse({"status": "live"})

    async def ready(self, _: Request) -> Response:
        """Answer whether choices can be stored and bots can think."""
        if time.monotonic() - self._checked >= FRESH:
            self._problem = await self._check()
            self._checked = time.monotonic()
        if self._problem is not None:
            return problem(self._problem)
        return JSONResponse({"status": "ready"})

    async def _check(self) -> HallError | None:
        try:
            await self._hall.store.check()
        except StoreError as error:
            log.error("store-not-ready", problem=str(error))
            return HallError("not-ready/store")
        if not self._hall.bots.alive():
            return HallError("not-ready/bots")
        return None

    async def metrics(self, request: Request) -> Response:
        """Answer with the metrics, only to this machine unless the host opens them."""
        if not (self._admission.access.metrics or self._admission.is_local(request)):
            return problem(HallError("not-here/metrics"))
        return Response(self._metrics.text(), media_type=CONTENT_TYPE)
