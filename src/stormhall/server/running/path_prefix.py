"""Serves an application below a path of a host that has other pages too."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send


class PathPrefix:
    """An ASGI application whose paths begin with a prefix, such as `/games`. A proxy may pass the
    prefix on or remove it: the application never sees it."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self._app: Final = app
        self._prefix: Final = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(self._within(scope), receive, send)

    def _within(self, scope: Scope) -> Scope:
        path: str = scope.get("path", "")
        if not self._prefix or not f"{path}/".startswith(f"{self._prefix}/"):
            return scope
        raw: bytes = scope.get("raw_path", b"")
        return {
            **scope,
            "path": path.removeprefix(self._prefix) or "/",
            "raw_path": raw.removeprefix(self._prefix.encode()) or b"/",
        }
