"""The page for browsers if its bundle was built, otherwise a short text."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Sequence
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC: Final = Path(__file__).parent / "static"
IMMUTABLE: Final = "public, max-age=31536000, immutable"  # the name includes a hash of the content
REVALIDATE: Final = "no-cache"
INDEX: Final = "index.html"
API_PREFIXES: Final = ("api/", "health/", "live", "metrics")
COMPRESSIBLE: Final = (".css", ".html", ".js", ".json", ".svg")  # others are compressed already
GZIP: Final = re.compile(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))", re.IGNORECASE)
ROOTED: Final = re.compile(r'(?:href|src)="/(?!/)')
"""The beginning of a path in the page."""
NO_PAGE: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Stormhall</title></head>
<body>
<h1>The hall is open</h1>
<p>This build has no page for the browser. Programs play here through the protocol that
<code>docs/protocol.md</code> describes: HTTP for the lobby, a socket at <code>/live</code>.</p>
</body>
</html>
"""


class Bundle(StaticFiles):
    """The files of the page. A path that names no file is a place within the page.

    Only these files are compressed: the size of any other compressed answer would reveal something
    about the keys and secrets in it to somebody who can trigger requests and watch their sizes.
    """

    def __init__(self, directory: Path, prefix: str) -> None:
        super().__init__(directory=directory, html=True)
        self._prefix = prefix
        self._compressed: dict[tuple[str, str], bytes] = {}  # files of the bundle by path and tag

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not _is_place(path):
                raise
            response = await super().get_response(INDEX, scope)
        if isinstance(response, FileResponse) and str(response.path).endswith(COMPRESSIBLE):
            response.headers.add_vary_header("accept-encoding")
            if self._prefix and Path(response.path).name == INDEX:
                response = self._below_prefix(response)
            elif _accepts_gzip(Headers(scope=scope)):
                response = await self._compress(response)
        hashed = path.startswith("assets/")
        response.headers["cache-control"] = IMMUTABLE if hashed else REVALIDATE
        return response

    def _below_prefix(self, response: FileResponse) -> Response:
        """The page, with the prefix before the paths of its files."""
        text = Path(response.path).read_text(encoding="utf-8")
        page = HTMLResponse(ROOTED.sub(rf"\g<0>{self._prefix[1:]}/", text))
        for name in ("etag", "last-modified", "vary"):
            page.headers[name] = response.headers[name]
        return page

    async def _compress(self, response: FileResponse) -> Response:
        """A file compressed with gzip, once, in a thread."""
        key = (str(response.path), response.headers["etag"])
        if key not in self._compressed:
            self._compressed[key] = await asyncio.to_thread(_compressed, Path(key[0]))
        compressed = Response(self._compressed[key], media_type=response.media_type)
        compressed.headers["content-encoding"] = "gzip"
        compressed.headers["etag"] = "W/" + key[1]  # the same page, though not the same bytes
        for name in ("last-modified", "vary"):
            compressed.headers[name] = response.headers[name]
        return compressed


def _compressed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


def _accepts_gzip(headers: Headers) -> bool:
    """Whether a browser reads gzip and wants the whole file."""
    return bool(GZIP.search(headers.get("accept-encoding", ""))) and "range" not in headers


def _is_place(path: str) -> bool:
    """Whether a path is a place within the page, not a missing file or endpoint."""
    return not PurePosixPath(path).suffix and not path.startswith(API_PREFIXES)


def page_routes(static: Path, prefix: str = "") -> Sequence[BaseRoute]:
    """The routes of the page, whose files are found below a prefix."""
    if (static / INDEX).is_file():
        return [Mount("/", Bundle(static, prefix), name="page")]
    return [Route("/", _no_page)]


async def _no_page(_: Request) -> Response:
    return HTMLResponse(NO_PAGE)
