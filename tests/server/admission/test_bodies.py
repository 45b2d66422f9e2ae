"""Bodies of requests: read only if somebody reads them, each within its own limit."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send
from structlog.testing import capture_logs

from stormhall.server import lobby
from stormhall.server.admission.admission import LOGGED_PATH, Admission, AdmissionMiddleware
from stormhall.server.admission.bodies import Bodies
from stormhall.server.settings import Limits
from stormhall.server.wire.errors import HallError
from tests.server.support.halls import run
from tests.server.support.harness import HallServer
from tests.server.support.waiting import PATIENCE


def scope(path: str, method: str = "POST", **headers: str) -> Scope:
    return {
        "type": "http",
        "method": method,
        "path": path,
        "headers": [
            (name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()
        ],
        "query_string": b"",
        "client": ("127.0.0.1", 1),
    }


def body(text: bytes) -> Receive:
    async def receive() -> Message:
        return {"type": "http.request", "body": text, "more_body": False}

    return receive


async def endless() -> Message:
    """A body of which nothing has come yet."""
    await asyncio.Event().wait()
    raise AssertionError


@pytest.mark.parametrize(
    ("path", "method", "kind"),
    [
        ("/api/tables", "POST", "message"),
        ("/api/tables/x/seats/1/rename", "POST", "message"),
        ("/api/records", "POST", "record"),
        ("/api/records", "PUT", None),
        ("/api/tables/x", "POST", None),
        ("/api/nowhere", "POST", None),
        ("/", "POST", None),
        (f"/api/tables/x/seats/{'1' * 4_301}/rename", "POST", None),
    ],
)
def test_only_an_endpoint_has_a_body(path: str, method: str, kind: str | None) -> None:
    assert lobby.body_kind(scope(path, method)) == kind


async def received(bodies: Bodies, path: str, receive: Receive, address: str = "a") -> bytes:
    async with bodies.received(scope(path), address, receive) as again:
        return bytes((await again())["body"])


@pytest.mark.parametrize(("path", "most"), [("/api/tables", 100), ("/api/records", 1_000)])
def test_only_records_may_be_long(path: str, most: int) -> None:
    async def story() -> None:
        bodies = Bodies(Limits(message_bytes=100, upload_bytes=1_000), lobby.body_kind)

        assert await received(bodies, path, body(b"x" * most)) == b"x" * most
        with pytest.raises(HallError, match=f"{most} bytes"):
            await received(bodies, path, body(b"x" * (most + 1)))

    run(story())


def test_only_some_records_are_in_memory_at_once() -> None:
    async def story() -> None:
        limits = Limits(records_waiting=3, records_waiting_per_address=2)
        bodies = Bodies(limits, lobby.body_kind)
        sent = [
            asyncio.ensure_future(received(bodies, "/api/records", endless, address))
            for address in ("a", "a", "b")
        ]
        await asyncio.sleep(0)

        for address in ("a", "c"):
            with pytest.raises(HallError) as caught:
                await received(bodies, "/api/records", body(b""), address)
            assert caught.value.name == "too-many/records"
        assert await received(bodies, "/api/tables", body(b"x"), "a") == b"x"
        for each in sent:
            each.cancel()
        await asyncio.wait(sent)
        assert await received(bodies, "/api/records", body(b"x"), "a") == b"x"

    run(story())


@pytest.mark.parametrize("request_line", ["POST /api/nowhere", "PUT /api/tables", "POST /x.js"])
def test_a_body_that_nobody_reads_is_not_waited_for(server: HallServer, request_line: str) -> None:
    head = f"{request_line} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        raw.sendall(head.encode())

        assert raw.recv(1_000)[9:12] in (b"404", b"405")


def test_the_seat_in_a_path_has_few_digits(server: HallServer) -> None:
    for digits in (3, 4_301):
        path = f"/api/tables/x/seats/{'1' * digits}/rename"
        with capture_logs() as lines:
            answer = server.http("POST", path, {"name": "Ada"}, key="k" * 32)

        assert answer.status in (404, 405)
        assert lines == []


def test_a_long_path_is_not_logged_as_a_whole() -> None:
    async def broken(_: Scope, __: Receive, ___: Send) -> None:
        raise RuntimeError

    async def story() -> None:
        app = AdmissionMiddleware(broken, Admission(Limits()))
        sent: list[Any] = []

        async def send(message: Message) -> None:
            sent.append(message)

        asked = scope("/" + "x" * 60_000, "GET", host="localhost")
        with capture_logs() as lines:
            await app(asked, body(b""), send)

        assert sent[0]["status"] == 500
        assert [len(line["path"]) for line in lines] == [LOGGED_PATH]

    run(story())
