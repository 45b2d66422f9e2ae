"""Pages that are watched: whatever goes wrong in one, or leaves the machine, fails its test.

    with browsing(house.url) as browsing:
        page = browsing.open("/")

What a page and the hall say to each other over the socket is heard, so that a test knows what a
seat may do without asking the page that it tests.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebSocket,
)

PATIENCE = 60.0
"""Seconds after which something that was waited for is missed."""
DESK = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}

Json = dict[str, Any]


class Wire:
    """What the hall has told a page: one ear for every seat that the page plays."""

    def __init__(self) -> None:
        self.update: Json = {}  # the newest that anybody on this page was told
        self.turn: Json | None = None  # what a seat of this page owes
        self.refusals: list[Json] = []
        self.chosen: list[str] = []  # the actions that the page has sent
        self.heard = 0  # messages of all kinds
        self._owed: dict[int, set[int]] = {}  # choices without an answer, by socket
        self._reached: dict[int, int] = {}  # the choices that the next view shows, by socket
        self._updates: dict[int, Json] = {}

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda payload: self._sent(id(socket), payload))
        socket.on("framereceived", lambda payload: self._received(id(socket), payload))
        socket.on("close", lambda _: self._closed(id(socket)))

    @property
    def number(self) -> int:
        return int(self.update.get("number", -1))

    @property
    def view(self) -> Json:
        found: Json = self.update.get("view", {})
        return found

    @property
    def is_over(self) -> bool:
        return self.view.get("result") is not None

    @property
    def is_settled(self) -> bool:
        """Whether all choices were answered and their effect was told."""
        return not any(self._owed.values()) and not self._reached

    def _sent(self, socket: int, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] in ("choose", "undo"):
            self._owed.setdefault(socket, set()).add(message["id"])
            if message["type"] == "choose":
                self.chosen.append(message["action"])

    def _received(self, socket: int, payload: str | bytes) -> None:
        message = json.loads(payload)
        self.heard += 1
        owed = self._owed.get(socket, set())
        if message["type"] in ("accepted", "refused") and message["id"] in owed:
            owed.discard(message["id"])
            if message["type"] == "accepted":
                self._reached[socket] = message["number"]
        if message["type"] == "refused":
            self.refusals.append(message)
        elif message["type"] == "update":
            taken_back = message["branch"] != self._updates.get(socket, message)["branch"]
            if taken_back or message["number"] >= self._reached.get(socket, 0):
                self._reached.pop(socket, None)
            self._updates[socket] = self.update = message
            turns = [each["turn"] for each in self._updates.values()]
            self.turn = next((turn for turn in turns if turn is not None), None)

    def forget(self) -> None:
        """The page is loaded anew: its sockets are gone."""
        for socket in list(self._updates):
            self._closed(socket)
        self.turn = None

    def _closed(self, socket: int) -> None:
        for kept in (self._owed, self._reached, self._updates):
            kept.pop(socket, None)


class Watched:
    """A page with its wire and all that went wrong in it."""

    def __init__(self, page: Page, host: str) -> None:
        self.page = page
        self.host = host
        self.wire = Wire()
        self.troubles: list[str] = []
        self.fetched: dict[str, Response] = {}  # by the path
        page.set_default_timeout(PATIENCE * 1000)
        page.on("websocket", self._open)
        page.on("request", self._ask)
        page.on("requestfailed", self._miss)
        page.on("response", self._answer)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", self._hear)

    def until(self, condition: Callable[[], object], what: str = "it") -> None:
        """Wait until something holds that was told by events of the page."""
        last = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < last, f"{what} never came to hold\n{self.troubles}"
            self.page.wait_for_timeout(10)  # lets the events in

    def at_table(self) -> None:
        """Wait until the table has told how the game stands."""
        self.until(lambda: self.wire.number >= 0, "the table")
        self.drawn()

    def drawn(self) -> None:
        """Wait until the page has drawn what it knows."""
        self.page.evaluate(
            "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
        )

    def check(self) -> None:
        """Nothing went wrong so far."""
        assert not self.troubles, "\n".join(self.troubles)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.troubles.append(f"console: {said.text}")

    def _open(self, socket: WebSocket) -> None:
        self._local(socket.url)
        self.wire.listen(socket)

    def _ask(self, request: Request) -> None:
        self._local(request.url)
        if request.is_navigation_request():
            self.wire.forget()

    def _miss(self, request: Request) -> None:
        # What a page no longer wants when it is left is no failure.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed: {request.url} ({request.failure})")

    def _answer(self, response: Response) -> None:
        parts = urlsplit(response.url)
        if parts.scheme in ("http", "https"):  # and nothing that the page has drawn itself
            self.fetched[parts.path] = response
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.url}")

    def _local(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != self.host:
            self.troubles.append(f"a request to another host: {url}")


class Browsing:
    """People with browsers of their own in front of one hall."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.watched: list[Watched] = []

    def person(self, *, prefs: Json | None = None, **options: Any) -> BrowserContext:
        """A browser of its own: its keys and settings are nobody else's."""
        wishes = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = self.browser.new_context(base_url=self.url, **wishes)
        self.contexts.append(context)
        kept = json.dumps({"name": "Ada", "motion": False, "language": "en", **(prefs or {})})
        # Only the first page of a person: what is changed later must last.
        context.add_init_script(
            "if (!localStorage.getItem('stormhall.prefs'))"
            f" localStorage.setItem('stormhall.prefs', {json.dumps(kept)});"
        )
        return context

    def open(self, path: str, context: BrowserContext | None = None, **options: Any) -> Watched:
        """A page of a person, of a new one by default."""
        page = (context or self.person(**options)).new_page()
        watched = Watched(page, urlsplit(self.url).netloc)
        self.watched.append(watched)
        page.goto(path)
        return watched

    def sit(self, made: Json, path: str | None = None, *seats: int, **options: Any) -> Watched:
        """A page of somebody who holds the keys of a table that was made."""
        context = self.person(**options)
        table = made["table"]
        keys = made["seats"]
        if seats:
            keys = {str(seat): keys[str(seat)] for seat in seats}
        ring = {"table": table["id"], "game": table["game"], "seats": keys, "at": 0}
        for name in ("host", "invite", "watch"):
            if made.get(name):
                ring[name] = made[name]
        text = json.dumps(json.dumps([ring]))
        context.add_init_script(
            "if (!localStorage.getItem('stormhall.keys'))"
            f" localStorage.setItem('stormhall.keys', {text});"
        )
        return self.open(path or f"/table/{table['id']}", context)


@contextmanager
def browsing(browser: Browser, url: str) -> Iterator[Browsing]:
    """People who have left when the block ends, and whose pages had no trouble."""
    people = Browsing(browser, url)
    try:
        yield people
        for watched in people.watched:
            watched.check()
    finally:
        for context in people.contexts:
            context.close()
