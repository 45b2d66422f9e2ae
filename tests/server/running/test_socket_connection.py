"""Every frame of a socket is counted, and every socket ends."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from stormhall.server.settings import Timeouts
from tests.server.support.halls import run
from tests.server.support.wires import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    UPGRADE,
    Place,
    Wire,
    close_code,
    frame,
    limits,
)

FEW = limits(burst=60, messages_per_second=1e-6, bad_messages=20)
FRAGMENTS = frame(TEXT, last=False) + frame(CONTINUATION, last=False) * 5_000


class App:
    """An application that accepts a socket and keeps what it receives."""

    def __init__(self, closing: asyncio.Event | None = None) -> None:
        self.received: list[Any] = []
        self._closing = closing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        if self._closing is not None:
            await self._closing.wait()
            await send({"type": "websocket.close", "code": 1012})
        while not self.received or self.received[-1]["type"] != "websocket.disconnect":
            self.received.append(await receive())


async def opened(place: Place) -> Wire:
    wire = place.connect()
    wire.send(UPGRADE + b"\r\n")
    await wire.settle()
    assert wire.sent.startswith(b"HTTP/1.1 101")
    wire.sent.clear()
    return wire


@pytest.mark.parametrize(
    ("sent", "answers"),
    [
        (frame(PING) * 5_000, bytes([0x80 | PONG, 0]) * 60),
        (frame(PONG) * 5_000, b""),
        (FRAGMENTS, b""),
        (frame(TEXT, b"x") * 5_000, b""),
    ],
    ids=["pings", "pongs", "fragments", "messages"],
)
def test_frames_of_every_kind_are_counted_before_a_hello(sent: bytes, answers: bytes) -> None:
    async def story() -> None:
        app = App()
        place = Place(app, limits=FEW)
        wire = await opened(place)

        wire.send(sent)
        await wire.settle()

        assert wire.sent.startswith(answers)
        assert len(wire.sent) == len(answers) + 2 + 2 + len("abuse")
        assert close_code(wire.sent) == 1008
        assert wire.is_closing()
        assert place.limited("socket-frames") == 1
        assert app.received[-1]["type"] == "websocket.disconnect"

    run(story())


def test_what_comes_after_too_many_frames_is_not_even_parsed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        place = Place(App(), limits=FEW)
        wire = await opened(place)
        parsed = 0
        whole = wire.protocol.conn.recv_frame

        def counted(each: object) -> None:
            nonlocal parsed
            parsed += 1
            whole(each)

        monkeypatch.setattr(wire.protocol.conn, "recv_frame", counted)
        wire.send(frame(PING) * 40_000)

        assert parsed == 80

    run(story())


def test_a_message_that_comes_too_fast_is_told_to_the_application_without_its_text() -> None:
    async def story() -> None:
        app = App()
        wire = await opened(Place(app, limits=limits(burst=1, messages_per_second=1e-6)))

        wire.send(frame(TEXT, b"one"))
        wire.send(frame(TEXT, b"t", last=False) + frame(PING) + frame(CONTINUATION, b"wo"))
        await wire.settle()

        assert app.received == [
            {"type": "websocket.receive", "text": "one"},
            {"type": "websocket.receive", "text": "", "stormhall.too-fast": True},
        ]
        assert wire.sent == b""

    run(story())


def test_pings_are_not_answered_while_earlier_answers_are_not_read() -> None:
    async def story() -> None:
        wire = await opened(Place(App(), limits=limits(waiting_bytes=1_000)))
        wire.unread = 1_001
        wire.send(frame(PING, b"a" * 125))
        assert wire.sent == b""

        wire.unread = 1_000
        wire.send(frame(PING, b"b"))
        assert wire.sent == bytes([0x80 | PONG, 1]) + b"b"

    run(story())


# What is no socket.


@pytest.mark.parametrize(
    ("sent", "code", "kind"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007, "utf-8"),
        (frame(TEXT, b"\xff") + frame(CLOSE), None, "utf-8"),
        (frame(TEXT, b"\xc3", last=False) + frame(CONTINUATION, b"\xff"), 1007, "utf-8"),
        (frame(TEXT, b"\xff") + frame(PING) * 10, 1007, "utf-8"),
        (b"\xff" * 20, 1002, "frames"),
        (frame(CONTINUATION, b"x"), 1002, "frames"),
        (frame(TEXT, b"x", last=False) + frame(CLOSE), 1002, "frames"),
        (frame(CLOSE, b"\x03\xe8\xff"), 1007, "frames"),
        (frame(BINARY, b"x" * 20_000), 1009, "frames"),
    ],
)
def test_what_are_no_frames_ends_the_socket_without_a_word_in_the_log(
    sent: bytes, code: int | None, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        app = App()
        place = Place(app)
        wire = await opened(place)

        wire.send(sent)
        await wire.settle()

        assert wire.is_closing()
        if code is not None:
            assert close_code(wire.sent) == code
        assert app.received[-1]["type"] == "websocket.disconnect"
        assert place.figure("stormhall_wire_faults_total", kind=kind) == 1

    with caplog.at_level(logging.WARNING):
        run(story())
    assert caplog.records == []


@pytest.mark.parametrize(
    "head",
    [
        UPGRADE + b"".join(b"x%d: y\r\n" % n for n in range(200)),
        UPGRADE.replace(b"/live", b"/live?" + b"x" * 9_000),
        UPGRADE.replace(b"Version: 13", b"Version: 12"),
    ],
    ids=["headers", "line", "version"],
)
def test_an_opening_request_that_the_parser_of_sockets_refuses_ends(
    head: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        place = Place(App())
        wire = place.connect()

        wire.send(head + b"\r\n")
        await wire.settle()
        wire.send(b"more")

        assert wire.sent.startswith(b"HTTP/1.1 4")
        assert wire.is_closing()
        assert place.figure("stormhall_wire_faults_total", kind="handshake") == 1
        assert not place.state.connections

    with caplog.at_level(logging.WARNING):
        run(story())
    assert caplog.records == []


# The end.


def test_a_socket_whose_client_does_not_answer_its_closing_is_dropped() -> None:
    async def story() -> None:
        closing = asyncio.Event()
        place = Place(App(closing), timeouts=Timeouts(close=10.0))
        wire = await opened(place)
        wire.unread = 1
        closing.set()
        await wire.settle()
        assert close_code(wire.sent) == 1012

        place.time.advance(9.0)
        assert not wire.is_aborted
        place.time.advance(1.0)

        assert wire.is_aborted

    run(story())


def test_a_socket_that_answers_no_ping_is_dropped_even_if_it_does_not_read() -> None:
    async def story() -> None:
        place = Place(App(), timeouts=Timeouts(close=10.0))
        wire = await opened(place)
        wire.unread = 1

        place.time.advance(20.0)
        place.time.advance(20.0)
        assert (wire.is_closing(), wire.is_aborted) == (True, False)
        place.time.advance(10.0)

        assert wire.is_aborted

    run(story())
