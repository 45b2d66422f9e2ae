"""The page in the browser, if its bundle was built; else a few words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC: Final = Path(__file__).with_name("static")
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name has a hash of what is in it
ASK_AGAIN: Final = "no-cache"
INDEX: Final = "index.html"
DOORS: Final = ("api/", "health/", "live", "metrics")
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
    """The files of the page. A path that names no file is a place within the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not _is_place(path):
                raise
            response = await super().get_response(INDEX, scope)
        hashed = path.startswith("assets/")
        response.headers["cache-control"] = FOR_EVER if hashed else ASK_AGAIN
        return response


def _is_place(path: str) -> bool:
    """Whether a path is a place within the page, and not a file or a door that is missing."""
    return not PurePosixPath(path).suffix and not path.startswith(DOORS)


def page_routes(static: Path) -> Sequence[BaseRoute]:
    """Where the page is found."""
    if (static / INDEX).is_file():
        return [Mount("/", Bundle(directory=static, html=True), name="page")]
    return [Route("/", _words)]


async def _words(_: Request) -> Response:
    return HTMLResponse(WORDS)
