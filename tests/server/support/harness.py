"""A whole hall on a real port of this machine, and clients that talk to it as programs do.

    with opened(tmp_path) as server:
        made = server.make_table("battalia", ["mine", "mine"])
        first = server.connect(made["table"]["id"], made["seats"]["0"])
        first.choose()
        first.wait_update(1)

Everything waits for conditions, with a timeout that only a broken server reaches.
"""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stormhall.server.admission.admission import Access
from stormhall.server.app import make_app
from stormhall.server.bots.bots import Bots
from stormhall.server.hall.hall import Hall
from stormhall.server.live.sockets import Live
from stormhall.server.monitoring.metrics import Metrics, measured
from stormhall.server.pages import STATIC
from stormhall.server.running.uvicorn_server import Server, make_server
from stormhall.server.settings import Limits, Sources, Timeouts
from stormhall.server.store.interface import Store
from stormhall.server.store.sql import open_store
from stormhall.server.wire.messages import PROTOCOL
from tests.server.support.inline_bots import InlineBots
from tests.server.support.waiting import PATIENCE

UNLIMITED = Limits(
    messages_per_second=1e6,
    burst=1_000_000,
    seat_choices_per_second=1e6,
    seat_choice_burst=1_000_000,
    seat_messages_per_second=1e6,
    seat_burst=1_000_000,
    table_messages_per_second=1e6,
    table_burst=1_000_000,
    spectator_messages_per_second=1e6,
    spectator_burst=1_000_000,
    address_messages_per_second=1e6,
    address_burst=1_000_000,
    address_spectator_messages_per_second=1e6,
    address_spectator_burst=1_000_000,
    address_choices_per_second=1e6,
    address_choice_burst=1_000_000,
    requests_per_second=1e6,
    request_burst=1_000_000,
    files_per_second=1e6,
    file_burst=1_000_000,
    tables_per_hour=1_000_000,
    seat_acts_per_second=1e6,
    seat_acts_burst=1_000_000,
    arrivals_per_second=1e6,
)
"""Limits high enough not to disturb tests of other things."""
UNHURRIED = Timeouts(
    hello=PATIENCE,
    stall=PATIENCE,
    closing=PATIENCE,
    close=PATIENCE,
    head=PATIENCE,
    answer=PATIENCE,
    request=PATIENCE,
)
"""Timeouts long enough that no client is dropped because the machine is busy."""

SEED = 5
"""The seed of all games, so that a test knows who begins: seat 0 at a table of Battalia for two."""

Json = dict[str, Any]
T = TypeVar("T")


class Answer(msgspec.Struct):
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]  # names in lower case
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)


class Client:
    """One socket, and everything received over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Json] = []  # all messages in order
        self.welcome: Json = {}
        self.table: Json = {}
        self.update: Json = {}  # the newest
        self.events: list[Json] = []  # of the present branch
        self.chat: list[Json] = []
        self.orders: list[Json] | None = None
        self._ids = 0
        self._chosen = 0  # an update with fewer choices is older than our last choice

    # Sending.

    def send(self, message: Json | str | bytes) -> None:
        """Send any message, valid or not."""
        self.connection.send(json.dumps(message) if isinstance(message, dict) else message)

    def request(self, kind: str, **fields: Any) -> int:
        """Send a request without waiting; return its id."""
        self._ids += 1
        self.send({"type": kind, "id": self._ids, **fields})
        return self._ids

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request; wait for its answer and return it."""
        return self.answer(self.request(kind, **fields))

    def choose(self, action: str | None = None, decision: int | None = None) -> Json:
        """Choose, by default the first legal action; return the answer."""
        if action is None or decision is None:
            turn = self.wait_turn()
            action = turn["offers"][0]["text"] if action is None else action
            decision = turn["decision"] if decision is None else decision
        outcome = self.ask("choose", decision=decision, action=action)
        self._chosen = outcome.get("number", self._chosen)
        return outcome

    # Receiving.

    def recv(self, timeout: float = PATIENCE) -> Json:
        """The next message, whatever it is."""
        message: Json = json.loads(self.connection.recv(timeout=timeout))
        assert message["seq"] == len(self.heard) + 1, "numbers count from 1 without gaps"
        self.heard.append(message)
        self._note(message)
        return message

    def wait(self, condition: Callable[[Client], T | None], timeout: float = PATIENCE) -> T:
        """Read on until a condition gives a true value, and return the value."""
        while not (outcome := condition(self)):
            self.recv(timeout)
        return outcome

    def wait_for(self, kind: str) -> Json:
        """The next message of a type."""
        while (message := self.recv())["type"] != kind:
            pass
        return message

    def answer(self, id: int) -> Json:
        """The answer to a request."""
        while (message := self.recv()).get("id") != id:
            pass
        return message

    def wait_update(self, number: int) -> Json:
        """The first update after this many choices."""
        return self.wait(lambda c: c.update if c.update.get("number", -1) >= number else None)

    def wait_turn(self) -> Json:
        """The next turn of the client's seat, as soon as it owes a choice."""
        return self.wait(
            lambda c: c.update.get("turn") if c.update.get("number", -1) >= self._chosen else None
        )

    def wait_closed(self) -> int | None:
        """Read to the end; return the server's close code."""
        try:
            while True:
                self.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None

    def close(self) -> None:
        self.connection.close()

    def _note(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self.welcome, self.table = message, message["table"]
            case "table":
                self.table = message["table"]
            case "orders":
                self.orders = message["orders"]
            case "said":
                self.chat.append(message)
            case "update":
                if message["branch"] != self.update.get("branch"):
                    self._chosen = 0
                self.update = message
                del self.events[0 if message["fresh"] else message["first"] :]
                self.events += message["events"]


class HallServer:
    """A hall that is open."""

    def __init__(self, hall: Hall, metrics: Metrics, uvicorn: Server, port: int) -> None:
        self.hall = hall
        self.metrics = metrics
        self.uvicorn = uvicorn
        self.port = port
        self.live: Live = uvicorn.config.app.state.live  # type: ignore[union-attr]
        self.sockets = ExitStack()
        self.started = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    # HTTP.

    def http(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        key: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """Send a request; a body that is not bytes is sent as JSON."""
        raw = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, raw, headers or {}, method=method)
        if key is not None:
            request.add_header("Authorization", f"Bearer {key}")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                return _answer(response)
        except urllib.error.HTTPError as error:
            with error:
                return _answer(error)

    def make_table(
        self, game: str = "battalia", seats: Sequence[str] = ("mine", "mine"), **fields: Any
    ) -> Json:
        """A new table with its keys; seats are `mine`, `open` or `bot`, or the level of a bot."""
        wishes = [
            {"kind": seat} if seat in ("mine", "open", "bot") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        outcome = self.http("POST", "/api/tables", {"game": game, "seats": wishes, **fields})
        assert outcome.status == 201, outcome.text
        made: Json = outcome.json
        return made

    def join(self, made: Json, name: str = "Client", seat: int | None = None) -> Json:
        """Sit down in an open seat; return the seat and its key."""
        body = {"invite": made["invite"], "name": name, "seat": seat}
        outcome = self.http("POST", f"/api/tables/{made['table']['id']}/join", body)
        assert outcome.status == 201, outcome.text
        joined: Json = outcome.json
        return joined

    # Sockets.

    def socket(self, *, origin: str | None = None, **options: Any) -> Client:
        """A new socket, before its hello; options are those of `websockets`."""
        opening = connect(
            f"ws://127.0.0.1:{self.port}/live",
            origin=origin,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            **{"max_queue": None, **options},  # read all at once unless a test wants otherwise
        )
        return Client(self.sockets.enter_context(opening))

    def hello(
        self, table: str, key: str | None, client: Client | None = None, **known: Any
    ) -> Client:
        """A socket that has sent its hello."""
        client = client or self.socket()
        client.send({"type": "hello", "protocol": PROTOCOL, "table": table, "key": key, **known})
        return client

    def connect(self, table: str, key: str | None, **known: Any) -> Client:
        """A client that was welcomed and has received everything up to the first update."""
        client = self.hello(table, key, **known)
        welcome = client.wait_for("welcome")
        if welcome["seat"] is not None:
            client.wait(lambda c: c.orders is not None)
        if welcome["table"]["status"] != "waiting":
            client.wait(lambda c: c.update)
        return client

    @contextmanager
    def client(self, table: str | None = None, key: str | None = None) -> Iterator[Client]:
        """A client for the length of the block, welcomed if a table is given."""
        client = self.socket() if table is None else self.connect(table, key)
        try:
            yield client
        finally:
            client.close()

    def sit(self, made: Json, seat: int, **known: Any) -> Client:
        """A client in one of the seats of the table's maker."""
        return self.connect(made["table"]["id"], made["seats"][str(seat)], **known)

    # Access to the server's internals.

    def do(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run a coroutine on the server's loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(PATIENCE)

    def look(self, question: Callable[[], T]) -> T:
        """Call a function on the server's loop."""

        async def ask() -> T:
            return question()

        return self.do(ask)

    def figure(self, name: str, **labels: str) -> float | None:
        """The current value of one of the hall's metrics."""
        return self.metrics.registry.get_sample_value(name, labels)

    def until(self, condition: Callable[[], object]) -> None:
        """Wait until a condition holds on the server's loop."""
        last = time.monotonic() + PATIENCE
        while not self.look(condition):
            assert time.monotonic() < last, "it never came to hold"
            time.sleep(0.01)

    def note_start(self) -> None:
        """Called on the server's loop when it listens."""
        self._loop = asyncio.get_running_loop()
        self.started.set()


def play(clients: Sequence[Client], choices: int) -> int:
    """Let the people in seats 0, 1, ... make some choices; return the total number made."""
    number: int = clients[0].update["number"]
    for _ in range(choices):
        thinking = clients[0].wait_update(number)["thinking"]
        if not thinking:
            break
        chooser = clients[thinking[0]]
        chooser.wait_update(number)
        number = chooser.choose()["number"]
    return number


def _answer(response: Any) -> Answer:
    headers = {name.lower(): value for name, value in response.headers.items()}
    return Answer(response.status, headers, response.read().decode())


def _take_time(uvicorn: Server) -> None:
    """Make sure that no socket is dropped because the machine is too busy to answer a ping or to
    close."""
    uvicorn.config.ws_ping_interval = uvicorn.config.ws_ping_timeout = None
    uvicorn.config.timeout_graceful_shutdown = int(PATIENCE)


@contextmanager
def opened(
    folder: Path,
    *,
    limits: Limits = UNLIMITED,
    access: Access | None = None,
    timeouts: Timeouts = UNHURRIED,
    sources: Sources | None = None,
    bots: Bots | None = None,
    store: Store | None = None,
    static: Path = STATIC,
    send_buffer: int | None = None,
    port: int = 0,
) -> Iterator[HallServer]:
    """A hall that is open inside the block and keeps its data in a folder. It can be opened there
    again, on the same port if requested. With a small `send_buffer` the server soon notices a
    client that does not read."""
    metrics = Metrics()
    kept = store if store is not None else open_store(folder)
    sources = sources or Sources(seed=lambda: SEED)
    hall = Hall(measured(kept, metrics), bots or InlineBots(), limits=limits, sources=sources)
    listening = socket.create_server(("127.0.0.1", port))
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    app = make_app(hall, access=access, metrics=metrics, timeouts=timeouts, static=static)
    uvicorn = make_server(app, limits)
    _take_time(uvicorn)
    server = HallServer(hall, metrics, uvicorn, listening.getsockname()[1])
    uvicorn.on_start = server.note_start
    thread = threading.Thread(target=uvicorn.run, args=([listening],), name="hall")
    thread.start()
    try:
        assert server.started.wait(PATIENCE), "the hall did not open"
        yield server
    finally:
        server.sockets.close()
        uvicorn.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive(), "the hall did not close"
