"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from starlette.responses import Response

from stormhall.kernel.core.errors import RecordError, StormhallError
from stormhall.server.wire.codes import ErrorCode, status_of
from stormhall.server.wire.errors import HallError, hall_error
from stormhall.server.wire.messages import Message, Problem

Body = TypeVar("Body", bound=Message)


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
    """A body as an answer. Most answers are for one client alone, so they are not cached."""
    return json_answer(msgspec.json.encode(body), status)


def json_answer(body: bytes, status: int = 200) -> Response:
    """The same for a body that is encoded already."""
    headers = {"Cache-Control": "no-store"}
    return Response(body, status, headers=headers, media_type="application/json")


def failure(code: ErrorCode, message: str) -> Response:
    """An answer with a problem of this code."""
    return answer(Problem(code=code, message=message), status_of(code))


def problem(error: StormhallError) -> Response:
    """An error as an answer."""
    refusal = hall_error(error)
    body = Problem(
        code=refusal.code,
        message=refusal.message,
        reasons=refusal.reasons,
        path=error.path if isinstance(error, Malformed) else None,
        choice=error.choice if isinstance(error, RecordError) else None,
    )
    return answer(body, status_of(refusal.code))
