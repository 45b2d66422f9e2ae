"""Pages under observation: any error in one, and any request that leaves the machine, fails its
test.

    with browsing(server.url) as browsing:
        page = browsing.open("/")

The messages between page and hall are recorded, so that a test knows what a seat may do without
asking the page under test.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

PATIENCE = 180.0
"""Seconds to wait before giving up; the limit only ends tests that hang."""
DESK = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
FINGER: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
"""A phone used by touch."""

# Painting is half the cost of a page, and only tests of colours need it. Layout, hit tests and
# focus work without it.
UNPAINTED = """
const bare = new CSSStyleSheet();
bare.replaceSync('html { opacity: 0 !important }');
document.adoptedStyleSheets.push(bare);
"""
# Goes to another screen of the hall without reloading the page.
GO = """
(path) => {
  window.left = document.querySelector('#hall > *');
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
"""
LEFT = "() => !window.left?.isConnected"
NOWHERE = "/nowhere"
THEME_DRAWN = """
() => new Promise((tell) =>
  requestAnimationFrame(() => tell(document.documentElement.dataset.theme)))
"""

Json = dict[str, Any]


class Wire:
    """The messages from the hall to a page, on the socket of each seat that the page plays."""

    def __init__(self) -> None:
        self.update: Json = {}  # the newest update on this page
        self.turn: Json | None = None  # the choice that a seat of this page owes
        self.refusals: list[Json] = []
        self.chosen: list[str] = []  # the actions that the page has sent
        self.heard = 0  # messages of all kinds
        self._owed: dict[int, dict[int, str]] = {}  # requests without an answer, by socket and id
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
        """Whether all requests were answered and the effects of all choices received."""
        return not any(self._owed.values()) and not self._reached

    def _sent(self, socket: int, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message.get("id") is not None:
            self._owed.setdefault(socket, {})[message["id"]] = message["type"]
        if message["type"] == "choose":
            self.chosen.append(message["action"])

    def _received(self, socket: int, payload: str | bytes) -> None:
        message = json.loads(payload)
        self.heard += 1
        asked = self._owed.get(socket, {}).pop(message.get("id"), None)
        if message["type"] == "accepted" and asked in ("choose", "undo"):
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
        """Forget the sockets: the page is leaving its screen."""
        for socket in list(self._updates):
            self._closed(socket)
        self.update, self.turn = {}, None

    def _closed(self, socket: int) -> None:
        for kept in (self._owed, self._reached, self._updates):
            kept.pop(socket, None)


DRAWN = """
async () => {
  const frames = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  await frames();
  await document.fonts.ready;
  await frames();
}
"""
"""A font is asked for when the first letter in it is laid out."""


class Watched:
    """A page with its messages and errors."""

    def __init__(self, page: Page, host: str) -> None:
        self.page = page
        self.host = host
        self.wire = Wire()
        self.troubles: list[str] = []
        self.let_pass: tuple[str, ...] = ()  # warnings that are no trouble in this test
        self.fetched: dict[str, Response] = {}  # by the path
        self.awaited: set[Request] = set()  # files that are still being fetched
        page.set_default_timeout(PATIENCE * 1000)
        page.on("websocket", self._open)
        page.on("request", self._ask)
        page.on("requestfinished", self._end)
        page.on("requestfailed", self._miss)
        page.on("response", self._answer)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", self._hear)

    def until(self, condition: Callable[[], object], what: str = "it") -> None:
        """Wait until a condition on the page's events holds."""
        last = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < last, f"{what} never came to hold\n{self.troubles}"
            self.page.wait_for_timeout(10)  # lets events arrive

    def at_table(self) -> None:
        """Wait until the page has received the state of the game."""
        self.until(lambda: self.wire.number >= 0, "the table")
        self.drawn()

    def drawn(self) -> None:
        """Wait until the page has drawn everything it has received, in its own fonts."""
        self.page.evaluate(DRAWN)

    def go(self, path: str) -> None:
        """Go to another screen without reloading the page; nothing of the last one remains, even if
        both are of the same kind."""
        for way in (NOWHERE, path):
            self.wire.forget()
            self.page.evaluate(GO, way)
            self.page.wait_for_function(LEFT)

    def speak(self, language: str) -> None:
        """Change the language in place: in a table's menu, or in the bar of the hall."""
        page = self.page
        if page.locator("html").get_attribute("lang") != language:
            opener = page.locator(".opener")
            for thing in (opener, page.locator(f"button[lang='{language}']").first, opener):
                if thing is not opener or opener.count():
                    thing.dispatch_event("click")  # even if it has no room
            expect(page.locator("html")).to_have_attribute("lang", language)
        page.evaluate("() => document.fonts.ready")
        self.drawn()

    def set_colour_scheme(self, light: Literal["light", "dark"]) -> None:
        """Switch to the light or dark colour scheme, and make the page draw.

        The page notices the change only when it draws, and on a busy machine an idle page may
        never do so by itself.
        """
        self.page.emulate_media(color_scheme=light)
        self.until(lambda: self.page.evaluate(THEME_DRAWN) == light, light)

    def resize(self, size: dict[str, int]) -> None:
        """Change the size of the page in place."""
        self.page.set_viewport_size(size)  # type: ignore[arg-type]
        self.drawn()

    def check(self) -> None:
        """Assert that nothing has gone wrong so far."""
        assert not self.troubles, "\n".join(self.troubles)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and not said.text.endswith(self.let_pass):
            self.troubles.append(f"console: {said.text}")

    def _open(self, socket: WebSocket) -> None:
        self._local(socket.url)
        self.wire.listen(socket)

    def _ask(self, request: Request) -> None:
        self._local(request.url)
        self.awaited.add(request)
        if request.is_navigation_request():
            self.wire.forget()

    def _end(self, request: Request) -> None:
        self.awaited.discard(request)

    def _miss(self, request: Request) -> None:
        self._end(request)
        # A request that the page cancels when it is left is no failure.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed: {request.url} ({request.failure})")

    def _answer(self, response: Response) -> None:
        parts = urlsplit(response.url)
        if parts.scheme in ("http", "https"):  # but nothing that the page has drawn itself
            self.fetched[parts.path] = response
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.url}")

    def _local(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != self.host:
            self.troubles.append(f"a request to another host: {url}")


class Browsing:
    """People with separate browsers in one hall."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.watched: list[Watched] = []

    def person(
        self,
        *,
        prefs: Json | None = None,
        rings: Sequence[Json] = (),
        painted: bool = False,
        **options: Any,
    ) -> BrowserContext:
        """A separate browser with its own keys and settings."""
        wishes = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = self.browser.new_context(base_url=self.url, **wishes)
        self.contexts.append(context)
        kept = json.dumps({"name": "Ada", "motion": False, "language": "en", **(prefs or {})})
        # Only for a person's first page: later changes must last.
        found = {"prefs": kept, **({"keys": json.dumps([*rings])} if rings else {})}
        for name, text in found.items():
            context.add_init_script(
                f"if (!localStorage.getItem('stormhall.{name}'))"
                f" localStorage.setItem('stormhall.{name}', {json.dumps(text)});"
            )
        if not painted:
            context.add_init_script(UNPAINTED)
        return context

    def open(self, path: str, context: BrowserContext | None = None, **options: Any) -> Watched:
        """A page of a person, by default a new person."""
        page = (context or self.person(**options)).new_page()
        watched = Watched(page, urlsplit(self.url).netloc)
        self.watched.append(watched)
        page.goto(path)
        return watched

    def sit(self, made: Json, path: str | None = None, *seats: int, **options: Any) -> Watched:
        """A page of somebody who holds the keys of a table."""
        ring = ring_of(made, *seats)
        return self.open(path or f"/table/{ring['table']}", rings=[ring], **options)


def ring_of(made: Json, *seats: int) -> Json:
    """The keys to all or some seats of a table, in the form that a browser stores."""
    table = made["table"]
    keys = made["seats"]
    if seats:
        keys = {str(seat): keys[str(seat)] for seat in seats}
    ring = {"table": table["id"], "game": table["game"], "seats": keys, "at": 0}
    for name in ("host", "invite", "watch"):
        if made.get(name):
            ring[name] = made[name]
    return ring


@contextmanager
def browsing(browser: Browser, url: str) -> Iterator[Browsing]:
    """People whose browsers are closed and pages checked for errors when the block ends."""
    people = Browsing(browser, url)
    try:
        yield people
        for watched in people.watched:
            watched.check()
    finally:
        for context in people.contexts:
            context.close()
