"""Bodies of HTTP: how they are read, and how answers and problems are written."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from starlette.responses import Response

from stormhall.kernel.core.errors import RecordError, StormhallError
from stormhall.server.wire.errors import HallError, hall_error
from stormhall.server.wire.messages import Message, Problem

Body = TypeVar("Body", bound=Message)

STATUS: Final[dict[str, int]] = {
    "bad-key": 403,
    "host": 403,
    "origin": 403,
    "watching": 403,
    "no-game": 404,
    "no-lesson": 404,
    "no-moment": 404,
    "no-page": 404,
    "no-rule": 404,
    "no-seat": 404,
    "no-table": 404,
    "too-slow": 408,
    "archived": 409,
    "away": 409,
    "conflict": 409,
    "not-away": 409,
    "not-over": 409,
    "not-started": 409,
    "not-your-turn": 409,
    "over": 409,
    "replay-only": 409,
    "rules-version": 409,
    "seat-taken": 409,
    "stale": 409,
    "takeback": 409,
    "undo-refused": 409,
    "too-long": 413,
    "bad-record": 422,
    "illegal": 422,
    "no-step": 422,
    "notation": 422,
    "setup": 422,
    "too-fast": 429,
    "broken-table": 500,
    "internal": 500,
    "closing": 503,
    "store-busy": 503,
    "store-failed": 503,
    "store-full": 503,
    "store-newer": 503,
    "too-many": 503,
}
"""The status of an answer by the code of its problem; any other code is a bad request."""


class Malformed(HallError):
    """A request that cannot be read; `path` leads to the part of it, if it is one part."""

    def __init__(self, message: str, path: str | None = None) -> None:
        super().__init__("malformed", message)
        self.path: Final = path


def read(body: bytes, kind: type[Body]) -> Body:
    """A body as an object of its class; one that is empty has no fields."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except msgspec.ValidationError as error:
        _, _, path = str(error).partition(" - at `$")
        raise Malformed(str(error), path.lstrip(".").rstrip("`") or None) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed(f"the body must be JSON: {error}") from None
    except RecursionError:
        raise Malformed("the body is nested too deeply") from None


def answer(body: Message, status: int = 200) -> Response:
    """A body as an answer. Most concern one client alone, so nobody may keep a copy."""
    return written(msgspec.json.encode(body), status)


def written(body: bytes, status: int = 200) -> Response:
    """The same of a body that is JSON already."""
    headers = {"Cache-Control": "no-store"}
    return Response(body, status, headers=headers, media_type="application/json")


def problem(error: StormhallError) -> Response:
    """What could not be done, and why."""
    found = hall_error(error)
    body = Problem(
        code=found.code,
        message=found.message,
        reasons=found.reasons,
        path=error.path if isinstance(error, Malformed) else None,
        choice=error.choice if isinstance(error, RecordError) else None,
    )
    return answer(body, STATUS.get(found.code, 400))
