"""Reads messages that clients send over a socket, or explains what is wrong with them."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import FromClient

BIGGEST_ID = 1 << 53


class Peek(msgspec.Struct):
    """The fields that are still read from a message that cannot be understood."""

    type: Any = None
    id: Any = None


_decoder = msgspec.json.Decoder(FromClient)
_peeker = msgspec.json.Decoder(Peek)
TYPES = sorted(str(each.__struct_config__.tag) for each in get_args(FromClient))


def text_of(frame: Any, most: int) -> str:
    """The text of a frame; refuse one that is binary or has more than `most` bytes."""
    text = frame.get("text")
    if text is None:
        raise HallError("malformed/binary")
    assert isinstance(text, str)
    if len(text.encode()) > most:
        raise HallError("too-long/bytes", most=most)
    return text


def read(text: str) -> FromClient:
    """The message in a string."""
    try:
        message: FromClient = _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise _explained(text, error) from error
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise HallError("malformed/json", problem=error) from error
    return message


def _explained(text: str, problem: msgspec.ValidationError) -> HallError:
    """The error for JSON that is not a message."""
    try:
        peek = _peeker.decode(text)
    except msgspec.ValidationError:
        return HallError("malformed/object", problem=problem)
    except (msgspec.DecodeError, RecursionError) as error:  # the rest is not JSON either
        return HallError("malformed/json", problem=error)
    id = peek.id if type(peek.id) is int and 0 <= peek.id <= BIGGEST_ID else None
    if isinstance(peek.type, str) and peek.type not in TYPES:
        return HallError("unknown-type/types", id=id, types=", ".join(TYPES))
    return HallError("malformed/field", id=id, problem=problem)
