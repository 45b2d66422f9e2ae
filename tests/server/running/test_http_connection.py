"""A connection for plain requests ends in time, whatever its client does or leaves out."""

from __future__ import annotations

import asyncio
import logging

import pytest
from starlette.types import ASGIApp, Receive, Scope, Send
from structlog.testing import capture_logs

from stormhall.server.settings import Timeouts
from tests.server.support.halls import run
from tests.server.support.wires import UPGRADE, Place, limits

TIMES = Timeouts(head=20.0, idle=5, answer=30.0, request=120.0, close=10.0)
GET = b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


async def greet(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer at once, without reading the body."""
    await send(
        {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]}
    )
    await send({"type": "http.response.body", "body": b"hi"})


async def think(scope: Scope, receive: Receive, send: Send) -> None:
    """Never answer."""
    await asyncio.Event().wait()


async def read_all(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer when the whole body has come."""
    while (message := await receive())["type"] == "http.request" and message["more_body"]:
        pass
    await greet(scope, receive, send)


async def begin(scope: Scope, receive: Receive, send: Send) -> None:
    """Begin the answer, then read the body."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"one", "more_body": True})
    await receive()
    await receive()
    await send({"type": "http.response.body", "body": b"two"})


@pytest.mark.parametrize("beginning", [b"", b"GET / HTTP/1.1\r\nHost: local"])
def test_a_connection_that_sends_no_whole_head_is_dropped(beginning: bytes) -> None:
    async def story() -> None:
        place = Place(greet, timeouts=TIMES)
        wire = place.connect()
        wire.send(beginning)

        place.time.advance(19.0)
        assert not wire.is_closing()
        place.time.advance(1.0)

        assert wire.is_aborted
        assert place.limited("deadline/head") == 1

    run(story())


def test_the_head_of_a_later_request_has_a_deadline_too_that_no_byte_extends() -> None:
    async def story() -> None:
        place = Place(greet, timeouts=TIMES)
        wire = place.connect()
        wire.send(GET)
        await wire.settle()
        assert wire.sent.endswith(b"hi")

        for _ in range(24):
            wire.send(b"G")
            place.time.advance(1.0)
            assert not wire.is_closing()
        wire.send(b"E")
        place.time.advance(1.0)

        assert wire.is_aborted

    run(story())


def test_a_connection_without_a_further_request_is_closed_soon() -> None:
    async def story() -> None:
        place = Place(greet, timeouts=TIMES)
        wire = place.connect()
        wire.send(GET)
        await wire.settle()

        place.time.advance(5.0)

        assert wire.is_closing()
        assert not wire.is_aborted

    run(story())


def test_a_body_that_never_ends_is_not_waited_for_when_the_answer_is_out() -> None:
    async def story() -> None:
        place = Place(greet, timeouts=TIMES)
        wire = place.connect()
        wire.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n")
        await wire.settle()

        for _ in range(25):
            wire.send(b"x")
            place.time.advance(1.0)

        assert wire.is_aborted

    run(story())


def test_a_request_that_takes_too_long_altogether_is_dropped() -> None:
    async def story() -> None:
        place = Place(think, timeouts=TIMES)
        wire = place.connect()
        wire.send(GET)
        await wire.settle()

        place.time.advance(119.0)
        assert not wire.is_closing()
        place.time.advance(1.0)

        assert wire.is_aborted
        assert place.limited("deadline/request") == 1

    run(story())


def test_a_client_that_does_not_take_its_answer_is_dropped() -> None:
    async def story() -> None:
        place = Place(greet, timeouts=TIMES)
        slow, better = place.connect(), place.connect()
        for wire in (slow, better):
            wire.send(GET)
            wire.protocol.pause_writing()

        place.time.advance(29.0)
        better.protocol.resume_writing()
        place.time.advance(1.0)

        assert (slow.is_aborted, better.is_aborted) == (True, False)
        assert place.limited("deadline/answer") == 1

    run(story())


def test_a_closed_connection_whose_end_is_not_read_is_dropped() -> None:
    async def story() -> None:
        place = Place(greet, timeouts=TIMES)
        wire = place.connect()
        wire.unread = 1
        wire.send(GET)
        await wire.settle()

        place.time.advance(5.0)
        assert (wire.is_closing(), wire.is_aborted) == (True, False)
        place.time.advance(20.0)

        assert wire.is_aborted

    run(story())


# Places.


def test_an_address_has_a_limited_number_of_connections() -> None:
    async def story() -> None:
        place = Place(greet, limits=limits(plain_connections_per_address=2))
        near = [place.connect(f"2001:db8::{n}") for n in (1, 2, 3)]
        far = place.connect("2001:db8:0:1::1")

        assert [wire.is_closing() for wire in [*near, far]] == [False, False, True, False]
        first, _, third = near
        assert third.sent.startswith(b"HTTP/1.1 503")
        assert place.limited("plain-connections/address") == 1
        await third.settle()
        first.abort()
        await first.settle()
        assert not place.connect("2001:db8::4").is_closing()
        assert place.figure("stormhall_plain_connections") == 3

    run(story())


def test_connections_through_a_proxy_are_not_counted_as_one_address() -> None:
    async def story() -> None:
        place = Place(greet, limits=limits(plain_connections_per_address=1), proxy=True)

        assert [place.connect().is_closing() for _ in range(3)] == [False] * 3

    run(story())


def test_a_hall_full_of_connections_still_answers_health_checks() -> None:
    async def story() -> None:
        place = Place(greet, limits=limits(plain_connections=3))
        crowd = [place.connect(f"203.0.113.{n}") for n in range(3)]
        health, other = place.connect("127.0.0.1"), place.connect("198.51.100.1")

        health.send(GET)
        other.send(GET.replace(b"/health/live", b"/api/games"))
        await health.settle()

        assert not any(wire.is_closing() for wire in crowd)
        assert health.sent.startswith(b"HTTP/1.1 200")
        assert other.sent.startswith(b"HTTP/1.1 503")
        assert b"connection: close" in other.sent
        assert b"too-many" in other.sent
        assert other.is_closing()

    run(story())


def test_there_is_an_end_to_the_connections_that_wait_for_health_checks() -> None:
    async def story() -> None:
        place = Place(greet, limits=limits(plain_connections=3))

        closed = [place.connect(f"10.0.{n}.1").is_closing() for n in range(60)]

        assert closed == [False] * 53 + [True] * 7

    run(story())


def test_a_socket_gives_its_place_among_the_plain_connections_back() -> None:
    async def story() -> None:
        place = Place(think, limits=limits(plain_connections_per_address=1))
        wire = place.connect()

        wire.send(UPGRADE + b"\r\n")

        assert place.figure("stormhall_plain_connections") == 0
        assert not place.connect().is_closing()
        place.time.advance(1_000.0)
        assert not wire.is_aborted

    run(story())


# What is no HTTP.


@pytest.mark.parametrize(
    ("app", "sent", "status"),
    [
        (greet, b"nonsense\r\n\r\n", b"HTTP/1.1 400"),
        (read_all, POST + b"zz\r\n", b"HTTP/1.1 400"),
        (begin, POST, b"HTTP/1.1 200"),
    ],
)
def test_what_is_no_http_ends_the_connection_without_a_word_in_the_log(
    app: ASGIApp, sent: bytes, status: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        place = Place(app)
        wire = place.connect()

        wire.send(sent)
        await wire.settle()
        wire.send(b"zz\r\n")
        await wire.settle()

        assert wire.sent.startswith(status)
        assert wire.is_closing()
        assert not asyncio.all_tasks() - {asyncio.current_task()}
        assert place.figure("stormhall_wire_faults_total", kind="http") == 1

    with caplog.at_level(logging.ERROR):
        run(story())
    assert caplog.records == []


def test_errors_of_our_own_about_a_connection_get_few_lines_and_no_content(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def failing(*_: object) -> None:
        raise ZeroDivisionError("what the client sent")

    async def story() -> None:
        place = Place(greet, limits=limits(plain_connections_per_address=100))
        monkeypatch.setattr("h11.Connection.receive_data", failing)
        for _ in range(50):
            wire = place.connect()
            wire.send(b"secret")
            assert wire.is_aborted
            await wire.settle()

        assert place.figure("stormhall_wire_faults_total", kind="http") == 50

    with capture_logs() as lines:
        run(story())
    (line,) = lines
    assert (line["event"], line["kind"]) == ("connection-failed", "http")
    assert "ZeroDivisionError at" in line["problem"]
    assert "client sent" not in str(line)
