"""`stormhall serve`: the hall in the browser, and for programs."""

from __future__ import annotations

import os
import re
import sys
import threading
import webbrowser
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Final
from urllib.parse import urlsplit

import typer

from stormhall.commands.support.arguments import console
from stormhall.commands.support.data_folder import DataFolder, default_data_folder
from stormhall.commands.support.listening import NetworkPlace, Place, UnixPlace
from stormhall.kernel.core.errors import SetupError
from stormhall.locale.process_language import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from stormhall.server.admission.admission import Access
    from stormhall.server.running.uvicorn_server import Server
    from stormhall.server.settings import Limits

PREFIX: Final = re.compile(r"(/[A-Za-z0-9._~-]*[A-Za-z0-9_~-])+")
LOCK: Final = "hall.lock"


class LogStyle(StrEnum):
    """How the log is written."""

    JSON = "json"
    TEXT = "text"


Host = Annotated[str, typer.Option(help="usage-host")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="usage-port")]
OpenPage = Annotated[bool, typer.Option("--open/--no-open", help="usage-open")]
Origins = Annotated[list[str] | None, typer.Option(help="usage-origin")]
Prefix = Annotated[str, typer.Option(help="usage-prefix")]
UnixSocket = Annotated[Path | None, typer.Option("--uds", help="usage-uds")]
Proxy = Annotated[bool, typer.Option("--proxy", help="usage-proxy")]
BotProcesses = Annotated[int | None, typer.Option(min=1, help="usage-bots")]
Log = Annotated[LogStyle | None, typer.Option(help="usage-log")]
OpenMetrics = Annotated[bool, typer.Option("--open-metrics", help="usage-metrics")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8765,
    data: DataFolder = None,
    open_page: OpenPage = True,
    origin: Origins = None,
    proxy: Proxy = False,
    prefix: Prefix = "",
    uds: UnixSocket = None,
    bots: BotProcesses = None,
    log: Log = None,
    open_metrics: OpenMetrics = False,
) -> None:
    """Open the hall: play in the browser with bots and friends; programs may play, too."""
    from stormhall.server.admission.admission import Access
    from stormhall.server.monitoring import logs
    from stormhall.server.settings import Limits

    default = LogStyle.TEXT if sys.stderr.isatty() else LogStyle.JSON
    logs.configure((log or default).value)
    folder, origins, below = (
        make_folder(data),
        checked_origins(origin or []),
        checked_prefix(prefix),
    )
    place = NetworkPlace(host, port, below) if uds is None else UnixPlace(uds)
    if is_open_already(place, folder):
        show_open_hall(place, open_page=open_page)
        return
    with place.listen() as listening, folder_lock(folder):
        access = Access(
            origins=origins,
            loopback=place.is_loopback(listening),
            proxy=proxy or uds is not None,
            prefix=below,
            metrics=open_metrics,
        )
        server, begin = make(folder, access, bots, Limits())

        def announce() -> None:
            begin()
            announce_address(place.address(listening), open_page=open_page and uds is None)

        server.on_start = announce
        server.run([listening])


def is_open_already(place: Place, folder: Path) -> bool:
    """Whether the hall of this folder already listens here."""
    try:
        folder_lock(folder).close()
    except SetupError:
        return place.answers()
    return False


def show_open_hall(place: Place, *, open_page: bool) -> None:
    """Show the running hall instead of starting a second one."""
    address = place.address()
    console.print(say("cli-open-already", address=address), highlight=False, soft_wrap=True)
    if open_page and isinstance(place, NetworkPlace):
        show(address)


def make(
    folder: Path, access: Access, bots: int | None, limits: Limits
) -> tuple[Server, Callable[[], None]]:
    """The server of the hall in a folder, and the function to call when it has started."""
    from stormhall.server.app import make_app
    from stormhall.server.bots.bots import WorkerBots
    from stormhall.server.hall.hall import Hall
    from stormhall.server.monitoring.metrics import Metrics, measured
    from stormhall.server.running.garbage_collection import start_collecting
    from stormhall.server.running.uvicorn_server import make_server
    from stormhall.server.store.sql import open_store

    metrics = Metrics()
    store = measured(open_store(folder), metrics)
    thinkers = WorkerBots(bots, failures=folder / "bot-failures", on_failure=metrics.bot_failed)
    app = make_app(Hall(store, thinkers, limits=limits), access=access, metrics=metrics)
    allow_many_files(limits.connections)

    def begin() -> None:
        thinkers.start()
        start_collecting(metrics.choices_made)

    return make_server(app, limits), begin


def make_folder(data: Path | None) -> Path:
    """The data folder, created if it is missing and readable only by its owner."""
    folder = data if data is not None else default_data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        problem = str(error.strerror)
        raise SetupError("make-folder", folder=str(folder), problem=problem) from error
    return folder


def folder_lock(folder: Path) -> IO[bytes]:
    """The folder's lock, held until closed: two halls would not see each other's choices."""
    try:
        lock = (folder / LOCK).open("ab")
    except OSError as error:
        problem = str(error.strerror)
        raise SetupError("data-folder", folder=str(folder), problem=problem) from error
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # Windows has no such lock; the port has to do
        pass
    except OSError as error:
        lock.close()
        raise SetupError("folder-held", folder=str(folder)) from error
    return lock


def checked_origins(origins: list[str]) -> list[str]:
    """The origins, or a `SetupError` for one that no browser could send."""
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
            raise SetupError("origin", origin=origin)
    return origins


def checked_prefix(prefix: str) -> str:
    """The path below which the hall is, without a slash at its end."""
    below = prefix.rstrip("/")
    if below and not PREFIX.fullmatch(below):
        raise SetupError("prefix", prefix=prefix)
    return below


def announce_address(address: str, *, open_page: bool) -> None:
    """Print the address of the hall, and open it."""
    console.print(say("cli-open", address=address), highlight=False, soft_wrap=True)
    if open_page:  # some browsers block the process that starts them
        threading.Thread(target=show, args=(address,), daemon=True).start()


def show(address: str) -> None:
    """Open the page in a browser, or say that there is none."""
    if not (has_screen() and webbrowser.open(address)):
        console.print(say("cli-no-browser"), highlight=False, soft_wrap=True)


def has_screen() -> bool:
    """Whether a window can be opened: without one, Python would start a browser in the
    terminal, over the hall's own output."""
    variables = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, variables))


def allow_many_files(connections: int) -> None:
    """Raise the limit of open files for the hall's clients, as far as the system allows."""
    try:
        import resource
    except ImportError:  # there is no such limit on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = connections + 1_000
    if hard != resource.RLIM_INFINITY:
        limit = min(limit, hard)
    if soft < limit:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
