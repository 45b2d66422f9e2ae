"""People with seats find a place, however many others are there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from stormhall.server.admission.socket_places import SocketPlace, SocketPlaces
from stormhall.server.settings import Limits
from stormhall.server.wire.errors import HallError
from tests.server.support.harness import UNLIMITED, opened


def places(**changes: Any) -> SocketPlaces:
    return SocketPlaces(Limits(**changes))


def sit(places: SocketPlaces, table: str, seat: int | None, address: str = "a") -> SocketPlace:
    place = places.enter(address)
    try:
        place.sit(table, seat)
    except HallError:
        place.leave()
        raise
    return place


def test_spectators_do_not_take_the_places_of_people_at_their_table(tmp_path: Path) -> None:
    with opened(
        tmp_path, limits=msgspec.structs.replace(UNLIMITED, spectators_per_table=2)
    ) as hall:
        made = hall.make_table()
        id, watch = made["table"]["id"], made["watch"]
        first, _ = hall.connect(id, watch), hall.connect(id, watch)

        third = hall.hello(id, watch)
        people = [hall.sit(made, seat) for seat in (0, 1, 0, 1)]

        assert third.wait_closed() == 1013
        assert third.heard[0]["code"] == "too-many"
        assert [person.ask("ping")["type"] for person in people] == ["pong"] * 4
        limit = {"limit": "too-many/table-spectators"}
        assert hall.figure("stormhall_limits_total", **limit) == 1
        first.close()
        hall.until(lambda: len(hall.live.connections) == 5)
        hall.connect(id, watch)


def test_spectators_of_the_whole_hall_leave_places_for_people() -> None:
    hall = places(connections=10, spectators=3)
    for number in range(3):
        sit(hall, f"t{number}", None)

    with pytest.raises(HallError) as refused:
        sit(hall, "other", None)

    assert refused.value.name == "too-many/spectators"
    for number in range(7):
        sit(hall, f"t{number}", 0)


def test_a_person_may_open_some_windows() -> None:
    hall = places(connections_per_seat=2)
    first, _ = sit(hall, "t", 0), sit(hall, "t", 0)

    with pytest.raises(HallError) as refused:
        sit(hall, "t", 0)

    assert refused.value.name == "too-many/windows"
    sit(hall, "t", 1)
    first.leave()
    sit(hall, "t", 0)


def test_sockets_without_a_hello_are_limited_by_address() -> None:
    hall = places(greeting_per_address=2)
    first, _ = hall.enter("a"), hall.enter("a")

    with pytest.raises(HallError) as refused:
        hall.enter("a")
    hall.enter("b")
    first.sit("t", 0)
    hall.enter("a")

    assert refused.value.name == "too-many/greeting"


def test_a_place_that_was_given_up_is_free_again() -> None:
    hall = places()
    taken = [sit(hall, "t", seat) for seat in (None, 0, 1)] + [hall.enter("b")]

    for place in taken:
        place.leave()

    assert hall.open == 0
    assert not hall._taken
