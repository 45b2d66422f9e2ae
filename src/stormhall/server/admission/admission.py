"""Decides which requests are admitted, by origin, host name and address, and how many.

The check comes before the application, so a refused request never reaches a table. All answers get
the headers that keep a browser from being used against its owner.
"""

from __future__ import annotations

import ipaddress
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stormhall.kernel.core.errors import StormhallError
from stormhall.server.admission.addresses import network_of
from stormhall.server.admission.bodies import Bodies, BodyKinds, no_bodies
from stormhall.server.admission.message_budgets import MessageBudgets
from stormhall.server.admission.rate_limits import Buckets
from stormhall.server.admission.socket_places import SocketPlace, SocketPlaces
from stormhall.server.settings import Limits
from stormhall.server.wire.codes import ErrorCode
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.http_bodies import problem

log = structlog.get_logger("stormhall.guard")

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "[::1]"})
DEFAULT_PORTS = {"http": ":80", "https": ":443"}
PLAIN_HOST = re.compile(r"[A-Za-z0-9.\-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")
HOUR = 3_600.0
DAY = 24 * HOUR
LIMITS = (
    ErrorCode.TOO_COSTLY,
    ErrorCode.TOO_FAST,
    ErrorCode.TOO_LONG,
    ErrorCode.TOO_MANY,
    ErrorCode.TOO_SLOW,
)
"""Codes that say that a limit was reached."""
LOGGED_PATH = 100
"""Characters of a path in the log; the path itself may have thousands."""
CHEAP = "/assets/"
"""The page's files, which have a limit of their own: a browser asks for many at once, and they cost
next to nothing."""

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
CORS_HEADERS = {
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "600",
}
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; worker-src 'self' blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "connect-src 'self'"
)


class Access(msgspec.Struct, frozen=True, kw_only=True):
    """Where the server can be reached from."""

    origins: Sequence[str] = ()  # of other pages than our own; their names are valid host names too
    loopback: bool = True  # whether it is bound only to this machine
    proxy: bool = False  # whether a proxy in front of it names the client of each request
    prefix: str = ""  # the path below which it is, such as /games
    metrics: bool = False  # whether everybody may see the metrics, not only this machine


class Admission:
    """The limits of a hall and what is counted against them."""

    def __init__(self, limits: Limits, access: Access | None = None) -> None:
        self.limits = limits
        self.access = access or Access()
        self.on_limit: Callable[[str], None] = lambda _: None  # called when a limit is reached
        self.sockets = SocketPlaces(limits)
        self.messages = MessageBudgets(limits)
        self._under_way: Counter[str] = Counter()  # requests by address
        self._requests = Buckets(limits.request_burst, limits.requests_per_second)
        self._files = Buckets(limits.file_burst, limits.files_per_second)
        self._tables = Buckets(limits.tables_per_hour, limits.tables_per_hour / HOUR)
        self._uploads = _a_day(limits.uploads_per_day)
        self._uploads_bytes = _a_day(limits.uploads_bytes_per_day)
        self._origins = frozenset(_plain_origin(origin) for origin in self.access.origins)
        self._names = LOOPBACK_NAMES | {_name(_netloc(origin)) for origin in self._origins}

    # Who sent a request.

    def address(self, connection: HTTPConnection) -> str:
        """The address that requests are counted for."""
        return network_of(self._peer(connection))

    def is_local(self, connection: HTTPConnection) -> bool:
        """Whether a request certainly comes from this machine; a forwarded one counts only if the
        proxy is trusted."""
        was_forwarded = _was_forwarded(connection.headers)
        if was_forwarded and not self.access.proxy:
            return False
        if connection.client is None:  # the hall's unix socket
            return not was_forwarded
        try:
            return ipaddress.ip_address(self._peer(connection)).is_loopback
        except ValueError:
            return False

    def _peer(self, connection: HTTPConnection) -> str:
        if self.access.proxy:
            forwarded = ",".join(connection.headers.getlist("x-forwarded-for"))
            last = forwarded.rpartition(",")[2].strip()  # the rest comes from clients
            if last:
                return last
        return connection.client.host if connection.client is not None else ""

    # What is admitted.

    def check(self, connection: HTTPConnection) -> None:
        """Refuse a request or a socket that is not admitted."""
        self._check_host(connection.headers)
        if (
            connection.scope["type"] == "websocket"
            or connection.scope["method"] not in SAFE_METHODS
        ):
            self._check_origin(connection)
        is_file = connection.scope["path"].startswith(CHEAP)
        if not (self._files if is_file else self._requests).take(self.address(connection)):
            raise HallError("too-fast/requests")

    def _check_host(self, headers: Headers) -> None:
        """Refuse host names that are not ours: another page may have pointed its own name at this
        machine (DNS rebinding)."""
        if self.access.loopback and _name(headers.get("host", "").lower()) not in self._names:
            raise HallError("host/option")

    def _check_origin(self, connection: HTTPConnection) -> None:
        """Refuse pages from other origins. A program sends no origin and is admitted."""
        origin = connection.headers.get("origin")
        if origin is None or self.is_trusted(origin):
            return
        host = connection.headers.get("host", "")
        if _netloc(origin) != _without_port(host, origin):
            raise HallError("origin/option")
        if _is_plain(origin) and self._is_encrypted(connection, host):
            raise HallError("origin/plain")

    def _is_encrypted(self, connection: HTTPConnection, host: str) -> bool:
        """Whether browsers use the hall over TLS: then a page without it has the same name, but
        anybody on the way may have written it."""
        scheme = connection.scope.get("scheme", "http")
        if self.access.proxy:
            forwarded = ",".join(connection.headers.getlist("x-forwarded-proto"))
            scheme = forwarded.rpartition(",")[2].strip().lower() or scheme
        return scheme in ("https", "wss") or _plain_origin(f"https://{host}") in self._origins

    def is_trusted(self, origin: str | None) -> bool:
        """Whether this is the origin of another page that may use the hall."""
        return origin is not None and _plain_origin(origin) in self._origins

    def count_table(self, connection: HTTPConnection) -> None:
        """Count a table that an address makes, or refuse it."""
        if not self._tables.take(self.address(connection)):
            raise HallError("too-fast/tables", most=self.limits.tables_per_hour)

    def count_upload(self, connection: HTTPConnection, size: int) -> None:
        """Count a record that an address uploads, whether it will be valid or not, or refuse it."""
        address = self.address(connection)
        if not self._uploads.take(address):
            raise HallError("too-fast/uploads", most=self.limits.uploads_per_day)
        if not self._uploads_bytes.take(address, size):
            most = self.limits.uploads_bytes_per_day
            raise HallError("too-fast/uploads-bytes", most=most)

    def note_limit(self, error: StormhallError) -> None:
        """Report a refusal if it says that a limit was reached."""
        if isinstance(error, HallError) and error.code in LIMITS:
            self.on_limit(error.name)

    def enter(self, connection: HTTPConnection) -> SocketPlace:
        """A place for a socket, or a refusal."""
        return self.sockets.enter(self.address(connection))

    @contextmanager
    def under_way(self, connection: HTTPConnection) -> Iterator[None]:
        """Count a request while it is answered, or refuse it."""
        address = self.address(connection)
        if self._under_way[address] >= self.limits.requests_at_once:
            raise HallError("too-many/requests")
        self._under_way[address] += 1
        try:
            yield
        finally:
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]


class AdmissionMiddleware:
    """An ASGI application behind the admission checks."""

    def __init__(self, app: ASGIApp, admission: Admission, bodies: BodyKinds = no_bodies) -> None:
        self._app = app
        self._admission = admission
        self._bodies = Bodies(admission.limits, bodies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        origin = connection.headers.get("origin")
        trusted = origin if self._admission.is_trusted(origin) else None
        respond = HeaderSender(send, connection.headers.get("host", ""), trusted)
        try:
            self._admission.check(connection)
            if scope["type"] == "websocket":
                await self._run_app(scope, receive, respond)
                return
            with self._admission.under_way(connection):
                await self._answer(connection, receive, respond, trusted)
        except HallError as error:
            self._admission.note_limit(error)
            await problem(error)(scope, receive, respond)

    async def _answer(
        self,
        connection: HTTPConnection,
        receive: Receive,
        respond: HeaderSender,
        trusted: str | None,
    ) -> None:
        scope = connection.scope
        if trusted is not None and "access-control-request-method" in connection.headers:
            await Response(status_code=204)(scope, receive, respond)
            return
        if scope["method"] in SAFE_METHODS:
            await self._run_app(scope, receive, respond)
            return
        address = self._admission.address(connection)
        async with self._bodies.received(scope, address, receive) as received:
            await self._run_app(scope, received, respond)

    async def _run_app(self, scope: Scope, receive: Receive, respond: HeaderSender) -> None:
        """Log a failure of the application; the client gets no details."""
        try:
            await self._app(scope, receive, respond)
        except Exception:
            log.exception("request-failed", path=scope["path"][:LOGGED_PATH])
            if scope["type"] == "http" and not respond.is_used:
                await problem(HallError("internal/closed"))(scope, receive, respond)


class HeaderSender:
    """Sends answers, adding the headers that every answer has."""

    def __init__(self, send: Send, host: str, trusted: str | None = None) -> None:
        self._send = send
        self._trusted = trusted  # the origin of another page that may read the answer
        self.is_used = False
        self._policy = POLICY
        if PLAIN_HOST.fullmatch(host):  # some browsers do not count sockets as part of 'self'
            self._policy += f" ws://{host} wss://{host}"

    async def __call__(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.is_used = True
            headers = MutableHeaders(scope=message)
            headers.update(HEADERS)
            headers["content-security-policy"] = self._policy
            headers.setdefault("cache-control", "no-store")
            headers.add_vary_header("origin")
            if self._trusted is not None:
                headers.update({**CORS_HEADERS, "access-control-allow-origin": self._trusted})
        await self._send(message)


def _a_day(amount: float) -> Buckets:
    """Buckets that hold what an address may use in a day."""
    return Buckets(amount, amount / DAY)


def _was_forwarded(headers: Headers) -> bool:
    return any(name in headers for name in ("x-forwarded-for", "forwarded", "x-real-ip", "via"))


def _is_plain(origin: str) -> bool:
    return origin.lower().startswith("http://")


def _netloc(origin: str) -> str:
    """The host of an origin, with its port unless that is the default. For anything that is not an
    origin, the result is "//", which equals no host."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return "//"
    return _without_port(parts.netloc, origin) or "//"


def _plain_origin(origin: str) -> str:
    """An origin in the form used for comparing origins."""
    return f"{origin.partition('://')[0].lower()}://{_netloc(origin)}"


def _without_port(netloc: str, origin: str) -> str:
    scheme = origin.partition("://")[0].lower()
    return netloc.lower().removesuffix(DEFAULT_PORTS.get(scheme, "//"))


def _name(netloc: str) -> str:
    """A host without its port."""
    return re.sub(r":[0-9]*$", "", netloc)
