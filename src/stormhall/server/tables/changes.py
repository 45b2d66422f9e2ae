"""Changes that were asked for and found to be allowed, and what is allowed at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs, to_builtins

from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.table.game import Game
from stormhall.server.store.interface import StoredKey
from stormhall.server.tables.history import Course
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import SeatState


class Deed(Struct, kw_only=True):
    """A change that is to be kept: an entry without number and moment."""

    kind: str
    seat: int | None = None
    data: dict[str, Any] = {}
    keys: Sequence[StoredKey] = ()
    vacates: bool = False  # all keys to the seat become void


def seated(number: int, seat: SeatState, *, key: StoredKey | None = None, **more: bool) -> Deed:
    """Somebody else in a seat, or the same with another name."""
    data = {**to_builtins(structs.replace(seat, online=False)), **more}
    return Deed(kind="seat", seat=number, data=data, keys=[] if key is None else [key])


def game_of(course: Course) -> Game:
    """The game, or a refusal while seats are open."""
    if course.game is None:
        raise HallError("not-started", "the game begins when all seats are taken")
    return course.game


def check_open(course: Course) -> None:
    """Refuse whatever would change a table that only rests or is only looked at."""
    if course.status == "archived":
        raise HallError("archived", "this table was put away; come back to it first")
    if course.is_upload:
        raise HallError("replay-only", "an uploaded record can only be replayed")


def check_playing(course: Course) -> None:
    """Refuse what makes sense only while choices are owed."""
    check_open(course)
    game_of(course)
    if not course.playing():
        raise HallError("over", "the game is over", [Refusal("SH-OVER")])


def check_person(course: Course, seat: int) -> None:
    """Refuse what somebody asks for in whose seat a bot chooses."""
    if course.is_bot(seat):
        raise HallError("away", "a bot sits in for this seat; come back to it first")


def plain_text(text: str) -> str:
    """A text of a guest without control characters and tricks of direction, on one line."""
    kept = "".join(each if each.isprintable() else " " for each in text)
    short = " ".join(kept.split())
    if not short:
        raise HallError("empty-text", "the text has no visible character")
    return short
