"""Which requests are admitted, how many, and which headers answers have."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from stormhall.server.admission.admission import Access, Admission
from stormhall.server.admission.rate_limits import MOST_REMEMBERED, Buckets
from stormhall.server.settings import Limits, Timeouts
from stormhall.server.wire.errors import HallError
from tests.server.support.harness import UNHURRIED, UNLIMITED, HallServer, opened
from tests.server.support.waiting import PATIENCE

TABLE = {"game": "battalia", "seats": [{"kind": "mine"}, {"kind": "mine"}]}


def limits(**changes: Any) -> Limits:
    return msgspec.structs.replace(UNLIMITED, **changes)


def connection(
    client: str = "203.0.113.7", kind: str = "http", method: str = "GET", **headers: str
) -> HTTPConnection:
    """A request as a server would describe it."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": kind, "method": method, "path": "/api/games", "headers": raw, "scheme": "http"}
    return HTTPConnection({**scope, "client": (client, 1), "query_string": b"", "root_path": ""})


def allows(access: Access, asked: HTTPConnection) -> bool:
    try:
        Admission(Limits(), access).check(asked)
    except HallError as error:
        return error.code not in ("host", "origin")
    return True


# Origins and names.


@pytest.mark.parametrize(
    ("host", "origin", "may"),
    [
        ("hall.test:8765", None, True),
        ("hall.test:8765", "http://hall.test:8765", True),
        ("hall.test:8765", "HTTP://Hall.Test:8765", True),
        ("hall.test", "http://hall.test:80", True),
        ("hall.test", "https://hall.test", True),
        ("hall.test:443", "https://hall.test", True),
        ("hall.test:8765", "http://hall.test", False),
        ("hall.test:8765", "http://hall.test:8766", False),
        ("hall.test:8765", "http://evil.test:8765", False),
        ("hall.test:8765", "http://hall.test:8765.evil.test", False),
        ("hall.test:8765", "null", False),
        ("hall.test:8765", "", False),
        ("hall.test:8765", "http://[", False),
        ("", "null", False),
        ("hall.test:8765", "https://trusted.test", True),
        ("hall.test:8765", "https://trusted.test:443", True),
        ("hall.test:8765", "http://trusted.test", False),
        ("hall.test:8765", "https://trusted.test:444", False),
    ],
)
def test_a_page_of_another_origin_may_not_send_requests(
    host: str, origin: str | None, may: bool
) -> None:
    access = Access(loopback=False, origins=["https://trusted.test"])
    headers = {"host": host} if origin is None else {"host": host, "origin": origin}

    assert allows(access, connection(kind="websocket", **headers)) is may
    assert allows(access, connection(method="POST", **headers)) is may
    assert allows(access, connection(method="GET", **headers))


@pytest.mark.parametrize(
    ("access", "scheme", "forwarded", "origin", "may"),
    [
        (Access(), "https", None, "http://localhost", False),
        (Access(), "wss", None, "http://localhost", False),
        (Access(), "https", None, "https://localhost", True),
        (Access(), "http", "https", "http://localhost", True),  # anybody may have written that
        (Access(proxy=True), "http", "https", "http://localhost", False),
        (Access(proxy=True), "http", "HTTPS", "http://localhost", False),
        (Access(proxy=True), "http", "http, https", "http://localhost", False),
        (Access(proxy=True), "http", "https, http", "http://localhost", True),
        (Access(proxy=True), "http", "https", "https://localhost", True),
        (Access(proxy=True), "http", "http", "http://localhost", True),
        (Access(proxy=True), "http", None, "http://localhost", True),
        (Access(origins=["https://localhost"]), "http", None, "http://localhost", False),
        (Access(origins=["https://localhost"]), "http", None, "https://localhost", True),
        (Access(origins=["http://localhost"]), "https", None, "http://localhost", True),
    ],
)
def test_a_page_without_tls_may_not_act_at_a_hall_with_it(
    access: Access, scheme: str, forwarded: str | None, origin: str, may: bool
) -> None:
    headers = {"host": "localhost", "origin": origin}
    if forwarded is not None:
        headers["x_forwarded_proto"] = forwarded

    for sent in (connection(kind="websocket", **headers), connection(method="POST", **headers)):
        sent.scope["scheme"] = scheme
        assert allows(access, sent) is may


@pytest.mark.parametrize(
    ("host", "may"),
    [
        ("localhost", True),
        ("LOCALHOST:8765", True),
        ("127.0.0.1:8765", True),
        ("[::1]:8765", True),
        ("trusted.test", True),
        ("evil.test:8765", False),
        ("localhost.evil.test", False),
        ("127.0.0.1.evil.test", False),
        ("", False),
    ],
)
def test_a_hall_bound_to_this_machine_answers_only_to_its_names(host: str, may: bool) -> None:
    here = Access(loopback=True, origins=["https://trusted.test"])

    assert allows(here, connection(host=host)) is may
    assert allows(Access(loopback=False), connection(host=host))


def test_a_foreign_origin_is_refused_over_the_socket_and_over_http(server: HallServer) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.socket(origin="http://evil.test")
    posted = server.http("POST", "/api/tables", TABLE, headers={"Origin": "http://evil.test"})
    rebound = server.http("GET", "/api/games", headers={"Host": "evil.test"})

    assert refused.value.response.status_code == 403
    assert b'"origin"' in (refused.value.response.body or b"")
    assert (posted.status, posted.json["code"]) == (403, "origin")
    assert (rebound.status, rebound.json["code"]) == (403, "host")
    own = f"http://127.0.0.1:{server.port}"
    assert server.http("POST", "/api/tables", TABLE, headers={"Origin": own}).status == 201
    server.socket(origin=own).close()


def test_a_page_that_the_host_allows_can_use_the_lobby_from_a_browser(tmp_path: Path) -> None:
    trusted, stranger = {"Origin": "https://trusted.test"}, {"Origin": "https://evil.test"}
    asking = {"Access-Control-Request-Method": "POST"}
    with opened(tmp_path, access=Access(origins=["https://trusted.test"])) as server:
        before = server.http("OPTIONS", "/api/tables", headers={**trusted, **asking})
        made = server.http("POST", "/api/tables", TABLE, headers=trusted)
        other = server.http("OPTIONS", "/api/tables", headers={**stranger, **asking})
        read = server.http("GET", "/api/games", headers=stranger)

        assert before.status == 204
        assert "authorization" in before.headers["access-control-allow-headers"]
        assert made.status == 201
        assert made.headers["access-control-allow-origin"] == "https://trusted.test"
        assert "access-control-allow-origin" not in {**other.headers, **read.headers}
        server.socket(origin="https://trusted.test").close()


# Addresses.


def test_an_address_comes_from_the_socket_unless_a_proxy_is_trusted() -> None:
    sent = connection("10.0.0.9", x_forwarded_for="1.1.1.1, 198.51.100.4")

    assert Admission(Limits(), Access()).address(sent) == "10.0.0.9"
    assert Admission(Limits(), Access(proxy=True)).address(sent) == "198.51.100.4"
    assert Admission(Limits(), Access(proxy=True)).address(connection("10.0.0.9")) == "10.0.0.9"


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    admission = Admission(Limits())

    near = {admission.address(connection(f"2001:db8:1:2::{n}")) for n in range(5)}
    far = admission.address(connection("2001:db8:1:3::1"))

    assert near == {"2001:db8:1:2::/64"}
    assert far not in near
    assert admission.address(connection("::ffff:203.0.113.7")) == "203.0.113.7"


def test_a_request_through_a_proxy_is_not_from_this_machine() -> None:
    plain, trusting = Admission(Limits(), Access()), Admission(Limits(), Access(proxy=True))

    assert plain.is_local(connection("127.0.0.1"))
    assert plain.is_local(connection("::1"))
    assert not plain.is_local(connection("203.0.113.7"))
    assert not plain.is_local(connection("127.0.0.1", x_forwarded_for="127.0.0.1"))
    assert not trusting.is_local(connection("127.0.0.1", x_forwarded_for="203.0.113.7"))
    assert not trusting.is_local(connection("127.0.0.1", x_forwarded_for="nonsense"))


# Limits.


def test_a_bucket_gives_its_burst_at_once_and_the_rest_with_time() -> None:
    now = 0.0
    buckets = Buckets(3, 2.0, lambda: now)

    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    now = 100.0
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]


def test_quiet_addresses_are_forgotten() -> None:
    buckets = Buckets(1, 0.0, lambda: 0.0)
    assert buckets.take("first")

    for number in range(MOST_REMEMBERED):
        buckets.take(str(number))

    assert buckets.take("first")
    assert not buckets.take(str(MOST_REMEMBERED - 1))


def test_an_address_with_too_many_requests_is_refused(tmp_path: Path) -> None:
    few = limits(requests_per_second=0.001, request_burst=3)
    with opened(tmp_path, limits=few) as server:
        answers = [server.http("GET", "/health/live") for _ in range(5)]
        with pytest.raises(InvalidStatus) as refused:
            server.socket()

        assert [answer.status for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[-1].json["code"] == "too-fast"
        assert refused.value.response.status_code == 429
        assert server.http("GET", "/assets/none.js").status == 404
        assert server.figure("stormhall_limits_total", limit="too-fast/requests") == 3


def test_an_address_can_make_a_limited_number_of_tables_an_hour(tmp_path: Path) -> None:
    with opened(tmp_path, limits=limits(tables_per_hour=2)) as server:
        made = [server.http("POST", "/api/tables", TABLE) for _ in range(3)]

        assert [answer.status for answer in made] == [201, 201, 429]
        assert made[2].json["code"] == "too-fast"
        assert server.figure("stormhall_limits_total", limit="too-fast/tables") == 1


@pytest.mark.parametrize("limit", ["connections", "connections_per_address"])
def test_the_number_of_open_sockets_is_limited(tmp_path: Path, limit: str) -> None:
    with opened(tmp_path, limits=limits(**{limit: 2})) as server:
        first, _ = server.socket(), server.socket()

        with pytest.raises(InvalidStatus) as refused:
            server.socket()
        assert refused.value.response.status_code == 503
        assert b'"too-many"' in (refused.value.response.body or b"")

        first.close()
        server.until(lambda: server.figure("stormhall_connections") == 1)
        server.socket()


def test_the_number_of_windows_of_a_seat_is_limited(tmp_path: Path) -> None:
    with opened(tmp_path, limits=limits(connections_per_seat=2)) as server:
        made, other = server.make_table(), server.make_table()
        first, _ = server.sit(made, 0), server.sit(made, 0)

        third = server.hello(made["table"]["id"], made["seats"]["0"])

        assert third.wait_closed() == 1013
        assert third.heard[0]["code"] == "too-many"
        server.sit(other, 0)
        server.sit(made, 1)
        first.close()
        server.until(lambda: len(server.live.connections) == 3)
        server.sit(made, 0)


def test_the_length_of_a_body_is_limited_whatever_its_content_length_says(tmp_path: Path) -> None:
    with opened(tmp_path, limits=limits(message_bytes=5_000)) as server:
        sent = server.http("POST", "/api/tables", b"x" * 5_001)
        assert (sent.status, sent.json["code"]) == (413, "too-long")
        assert server.http("POST", "/api/tables", b"x" * 5_000).json["code"] == "malformed"

        pending = (
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        chunk = b"3e8\r\n" + b"x" * 1_000 + b"\r\n"
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
            raw.sendall(pending + chunk * 6)
            assert raw.recv(1_000).startswith(b"HTTP/1.1 413")


def hurried(**changes: float) -> Timeouts:
    return msgspec.structs.replace(UNHURRIED, **changes)


def is_closed_after(silent: socket.socket, beginning: bytes) -> bool:
    """Whether the other end closes; on a busy machine it may do so before anything is sent."""
    try:
        silent.sendall(beginning)
        return silent.recv(1_000) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize("beginning", [b"", b"GET / HTTP/1.1\r\nHost: local"])
def test_a_connection_without_a_request_is_closed(tmp_path: Path, beginning: bytes) -> None:
    with opened(tmp_path, timeouts=hurried(head=0.2)) as server:
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as silent:
            assert is_closed_after(silent, beginning)
        assert server.http("GET", "/health/live").status == 200


# Headers.


@pytest.mark.parametrize("path", ["/", "/api/games", "/health/live", "/nowhere", "/api/nowhere"])
def test_every_answer_has_the_headers_that_protect_a_browser(server: HallServer, path: str) -> None:
    headers = server.http("GET", path).headers

    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy
    assert "unsafe-eval" not in policy
    assert policy.endswith(
        f"connect-src 'self' ws://127.0.0.1:{server.port} wss://127.0.0.1:{server.port}"
    )
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["cache-control"]
    assert "server" not in headers


def test_refusals_of_the_admission_have_the_headers_too(server: HallServer) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.socket(origin="http://evil.test")
    answer = server.http("GET", "/", headers={"Host": "evil.test; script-src *"})

    assert refused.value.response.headers["x-frame-options"] == "DENY"
    assert answer.status == 403
    assert "script-src" not in answer.headers["content-security-policy"]


def test_an_internal_error_is_reported_over_http_without_details(
    server: HallServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> None:
        raise ZeroDivisionError("the card on top is the crown")

    monkeypatch.setattr(server.hall, "make", failing)

    answer = server.http("POST", "/api/tables", TABLE)

    assert (answer.status, answer.json["code"]) == (500, "internal")
    assert "crown" not in answer.text
    assert answer.headers["x-frame-options"] == "DENY"
