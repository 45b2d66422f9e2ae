"""The page in the browser, if its bundle was built; else a few words."""

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

STATIC: Final = Path(__file__).parents[1] / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name has a hash of what is in it
ASK_AGAIN: Final = "no-cache"
INDEX: Final = "index.html"
API_PREFIXES: Final = ("api/", "health/", "live", "metrics")
PACKABLE: Final = (".css", ".html", ".js", ".json", ".svg")  # fonts and pictures are packed already
GZIP: Final = re.compile(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))", re.IGNORECASE)
WORDS: Final = """<!doctype html>
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

    Only these files are packed, and none of the hall's answers: their length would tell something
    about the keys and secrets in them to whoever can make a browser ask and listens on the way.
    """

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, html=True)
        self._packed: dict[tuple[str, str], bytes] = {}  # by path and tag; no more than the bundle

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not _is_place(path):
                raise
            response = await super().get_response(INDEX, scope)
        if isinstance(response, FileResponse) and str(response.path).endswith(PACKABLE):
            response.headers.add_vary_header("accept-encoding")
            if _takes_packed(Headers(scope=scope)):
                response = await self._pack(response)
        hashed = path.startswith("assets/")
        response.headers["cache-control"] = FOR_EVER if hashed else ASK_AGAIN
        return response

    async def _pack(self, response: FileResponse) -> Response:
        """A file packed with gzip: once, when it is first asked for, beside the hall's own loop."""
        name = (str(response.path), response.headers["etag"])
        if name not in self._packed:
            self._packed[name] = await asyncio.to_thread(_packed, Path(name[0]))
        packed = Response(self._packed[name], media_type=response.media_type)
        packed.headers["content-encoding"] = "gzip"
        packed.headers["etag"] = "W/" + name[1]  # the same page, though not the same bytes
        for kept in ("last-modified", "vary"):
            packed.headers[kept] = response.headers[kept]
        return packed


def _packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


def _takes_packed(headers: Headers) -> bool:
    """Whether a browser reads gzip and wants the whole file."""
    return bool(GZIP.search(headers.get("accept-encoding", ""))) and "range" not in headers


def _is_place(path: str) -> bool:
    """Whether a path is a place within the page, and not a file or a door that is missing."""
    return not PurePosixPath(path).suffix and not path.startswith(API_PREFIXES)


def page_routes(static: Path) -> Sequence[BaseRoute]:
    """Where the page is found."""
    if (static / INDEX).is_file():
        return [Mount("/", Bundle(static), name="page")]
    return [Route("/", _words)]


async def _words(_: Request) -> Response:
    return HTMLResponse(WORDS)
