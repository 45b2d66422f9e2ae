"""Reading what clients send: a message of the protocol, or what exactly is wrong with it."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from stormhall.server.wire.codes import ErrorCode
from stormhall.server.wire.messages import FromClient

BIGGEST_ID = 1 << 53


class BadMessage(Exception):
    """A message that cannot be understood; `id` is the request's, if that much can be read."""

    def __init__(self, code: ErrorCode, message: str, id: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.id = id


class Peek(msgspec.Struct):
    """What is looked at when the whole makes no sense."""

    type: Any = None
    id: Any = None


_decoder = msgspec.json.Decoder(FromClient)
_peeker = msgspec.json.Decoder(Peek)
TYPES = sorted(str(each.__struct_config__.tag) for each in get_args(FromClient))


def read(text: str) -> FromClient:
    """The message in a text."""
    try:
        message: FromClient = _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise _explained(text, str(error)) from error
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessage("malformed", f"this is no JSON: {error}") from error
    return message


def _explained(text: str, complaint: str) -> BadMessage:
    """What is wrong with JSON that is no message."""
    try:
        peek = _peeker.decode(text)
    except msgspec.ValidationError:
        return BadMessage("malformed", f"a message is an object: {complaint}")
    except (msgspec.DecodeError, RecursionError) as error:  # what comes later is no JSON either
        return BadMessage("malformed", f"this is no JSON: {error}")
    id = peek.id if type(peek.id) is int and 0 <= peek.id <= BIGGEST_ID else None
    if isinstance(peek.type, str) and peek.type not in TYPES:
        return BadMessage("unknown-type", f"there is no such message; there are: {TYPES}", id)
    return BadMessage("malformed", complaint, id)
