"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from starlette.responses import Response

from stormhall.kernel.core.errors import RecordError, StormhallError
from stormhall.server.wire.errors import HallError, ToldError, hall_error
from stormhall.server.wire.messages import Message, Problem

Body = TypeVar("Body", bound=Message)

BAD_REQUEST: Final = 400


def read(body: bytes, kind: type[Body]) -> Body:
    """A body as an object of its class; an empty body counts as one without fields."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except msgspec.ValidationError as error:
        _, _, path = str(error).partition(" - at `$")
        path = path.lstrip(".").rstrip("`")
        raise HallError("malformed/field", path=path or None, problem=error) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise HallError("malformed/json", problem=error) from None
    except RecursionError:
        raise HallError("malformed/nested") from None


def answer(body: Message, status: int = 200) -> Response:
    """A body as an answer. Most answers are for one client only, so they are not cached."""
    return json_answer(msgspec.json.encode(body), status)


def json_answer(body: bytes, status: int = 200) -> Response:
    """The same for a body that is already encoded."""
    headers = {"Cache-Control": "no-store"}
    return Response(body, status, headers=headers, media_type="application/json")


def problem(error: StormhallError, status: int | None = None) -> Response:
    """An error as an answer, with the status of its code if none is given."""
    body = body_of(error)
    return answer(body, status or body.code.status or BAD_REQUEST)


def body_of(error: StormhallError) -> Problem:
    """An error as the body of an answer."""
    if isinstance(error, ToldError):
        return error.told
    refusal = hall_error(error)
    return Problem(
        code=refusal.code,
        message=str(refusal),
        reasons=refusal.reasons,
        path=refusal.path,
        choice=error.choice if isinstance(error, RecordError) else None,
    )
