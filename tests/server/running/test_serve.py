"""`stormhall serve` as a host uses it: it opens or reports why it cannot, and closes cleanly."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from urllib.request import urlopen

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from stormhall import cli
from stormhall.commands import serve
from stormhall.commands.support import listening
from stormhall.commands.support.error_text import error_text
from stormhall.kernel.core.errors import SetupError, StormhallError
from stormhall.server.monitoring import logs
from stormhall.server.running.uvicorn_server import Server
from stormhall.server.store.sql import open_store
from tests.server.support.processes import ROOT, command, environment, running, socket_to
from tests.server.support.waiting import PATIENCE


def refused(*words: str) -> str:
    """What the command prints in a separate process when it cannot open: one line and no
    traceback."""
    done = subprocess.run(
        command(*words),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env=environment(),
    )
    assert done.returncode == 2, done
    assert done.stderr.startswith("error: ")
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


@pytest.fixture
def problem(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """A function that calls the command in this process and returns why it cannot open."""

    def opened(*_: object) -> None:
        pytest.fail("the hall has opened")

    def asked(*words: str) -> str:
        with pytest.raises(StormhallError) as caught:
            CliRunner().invoke(cli.app, ["serve", "--no-open", *words], catch_exceptions=False)
        said = error_text(caught.value)
        assert len(said.splitlines()) == 1
        return said

    monkeypatch.setattr(logs, "configure", lambda *_: None)
    monkeypatch.setattr(Server, "run", opened)
    return asked


def make_table(address: str) -> dict[str, dict[str, str]]:
    body = json.dumps({"game": "battalia", "seats": [{"kind": "mine"}, {"kind": "mine"}]}).encode()
    with urlopen(f"{address}/api/tables", body, timeout=PATIENCE) as answer:
        made: dict[str, dict[str, str]] = json.load(answer)
    return made


def hello(made: dict[str, dict[str, str]]) -> str:
    said = {"table": made["table"]["id"], "key": made["seats"]["0"]}
    return json.dumps({"type": "hello", "protocol": 1, **said})


def receive_until_closed(client: ClientConnection) -> tuple[list[dict[str, str]], int | None]:
    """The remaining messages, and the code of the close frame."""
    events = []
    try:
        while True:
            events.append(json.loads(client.recv(timeout=PATIENCE)))
    except ConnectionClosed as closed:
        return events, None if closed.rcvd is None else closed.rcvd.code


def is_ready(address: str) -> bool:
    with urlopen(f"{address}/health/ready", timeout=PATIENCE) as answer:
        return bool(answer.status == 200)


@pytest.mark.slow
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_hall_starts_up_and_shuts_down_cleanly(tmp_path: Path, sign: signal.Signals) -> None:
    folder = tmp_path / "deep" / "data"

    with running(folder, "--log", "json") as (process, address):
        made = make_table(address)
        assert is_ready(address)
        with socket_to(address) as client:
            client.send(hello(made))
            first = json.loads(client.recv(timeout=PATIENCE))
            process.send_signal(sign)
            rest, code = receive_until_closed(client)
        _, log = process.communicate(timeout=PATIENCE)

    assert first["type"] == "welcome"
    assert (rest[-1]["type"], rest[-1]["code"], code) == ("error", "closing", 1012)
    assert process.returncode == 0, log
    assert [json.loads(line) for line in log.splitlines()] == []
    assert folder.stat().st_mode & 0o077 == 0


def test_two_halls_do_not_share_a_folder(tmp_path: Path, problem: Callable[..., str]) -> None:
    with serve.folder_lock(tmp_path):
        assert "another hall is open" in problem("--port", "0", "--data", str(tmp_path))


def test_a_port_in_use_is_reported_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]

        said = refused("--port", str(port), "--data", str(tmp_path))

    assert f"port {port} is taken" in said


def test_a_folder_that_cannot_be_made_is_reported_in_one_line(
    tmp_path: Path, problem: Callable[..., str]
) -> None:
    (tmp_path / "file").write_text("in the way")

    said = problem("--port", "0", "--data", str(tmp_path / "file" / "data"))

    assert "the data folder" in said
    assert str(tmp_path / "file") in said


def test_a_folder_that_cannot_be_written_is_reported_in_one_line(
    tmp_path: Path, problem: Callable[..., str]
) -> None:
    (tmp_path / "hall.lock").mkdir()  # nobody can write there, not even root

    said = problem("--port", "0", "--data", str(tmp_path))

    assert f"the data folder {tmp_path} cannot be written" in said


def test_a_database_from_a_newer_version_is_reported_in_one_line(
    tmp_path: Path, problem: Callable[..., str]
) -> None:
    asyncio.run(open_store(tmp_path).close())
    with sqlite3.connect(tmp_path / "stormhall.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()

    said = problem("--port", "0", "--data", str(tmp_path))

    assert "newer version of Stormhall" in said


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EACCES, "needs rights"),
        (errno.EADDRNOTAVAIL, "no address of this machine"),
        (errno.EADDRINUSE, "is taken"),
        (errno.ENETDOWN, "cannot listen"),
    ],
)
def test_an_unusable_address_is_explained(
    monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    def failing(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(socket, "create_server", failing)

    with pytest.raises(SetupError, match=words):
        listening.bind("127.0.0.1", 80)


def test_an_unknown_host_name_is_explained() -> None:
    with pytest.raises(SetupError, match=r"no address 'no\.such\.name\.invalid'"):
        listening.bind("no.such.name.invalid", 8765)


@pytest.mark.parametrize("origin", ["hall.example.org", "ftp://x", "https://x/path", "https://"])
def test_an_origin_that_no_browser_sends_is_explained(origin: str) -> None:
    with pytest.raises(SetupError, match="an origin is written like"):
        serve.checked_origins(["https://hall.example.org", "http://10.0.0.7:8765", origin])


@pytest.mark.parametrize(
    ("bound", "address"),
    [
        (("127.0.0.1", 8765), "http://127.0.0.1:8765"),
        (("0.0.0.0", 80), "http://127.0.0.1:80"),
        (("::", 80, 0, 0), "http://[::1]:80"),
        (("::1", 80, 0, 0), "http://[::1]:80"),
    ],
)
def test_the_printed_address_works_in_a_browser(bound: tuple[object, ...], address: str) -> None:
    bound_there = SimpleNamespace(getsockname=lambda: bound)

    assert listening.address_of(bound_there) == address  # type: ignore[arg-type]


@pytest.mark.parametrize("prefix", ["games", "/games/../x", "//games", "/a b", "/games/.", "/?"])
def test_a_path_that_no_address_has_is_explained(prefix: str) -> None:
    with pytest.raises(SetupError, match="a path is written like /games"):
        serve.checked_prefix(prefix)


def test_the_path_of_a_hall_is_part_of_its_address() -> None:
    assert serve.checked_prefix("/our/games/") == "/our/games"
    assert serve.checked_prefix("/") == serve.checked_prefix("") == ""
    place = listening.NetworkPlace("127.0.0.1", 8765, "/our/games")
    assert place.address() == "http://127.0.0.1:8765/our/games/"


# A unix socket.


def test_a_unix_socket_is_for_its_owner_and_group_and_is_removed_at_the_end(
    tmp_path: Path,
) -> None:
    place = listening.UnixPlace(tmp_path / "hall.sock")

    with place.listen():
        assert (tmp_path / "hall.sock").stat().st_mode & 0o777 == 0o660
        assert place.answers()
        with pytest.raises(SetupError, match="is taken"), place.listen():
            pass
    assert not place.answers()
    assert not (tmp_path / "hall.sock").exists()


def test_a_unix_socket_that_a_killed_hall_has_left_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "hall.sock"
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(path))
    left.close()

    with listening.UnixPlace(path).listen():
        assert listening.UnixPlace(path).answers()


def test_a_file_in_the_place_of_a_unix_socket_stays(tmp_path: Path) -> None:
    path = tmp_path / "hall.sock"
    path.write_text("important")

    with pytest.raises(SetupError, match="is taken"), listening.UnixPlace(path).listen():
        pass

    assert path.read_text() == "important"


def test_a_unix_socket_that_cannot_be_made_is_explained(tmp_path: Path) -> None:
    with (
        pytest.raises(SetupError, match="cannot listen at"),
        listening.UnixPlace(tmp_path / "none" / "hall.sock").listen(),
    ):
        pass


@pytest.mark.slow
def test_a_hall_at_a_unix_socket_serves_a_proxy_and_this_machine(tmp_path: Path) -> None:
    path = tmp_path / "hall.sock"
    words = ["--uds", str(path), "--data", str(tmp_path / "data"), "--bots", "1"]
    process = subprocess.Popen(
        command(*words), stdout=subprocess.PIPE, text=True, env=environment()
    )
    watchdog = threading.Timer(PATIENCE, process.kill)
    watchdog.start()

    def asked(*headers: str) -> str:
        lines = ["GET /metrics HTTP/1.1", "Host: hall.example.org", "Connection: close", *headers]
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(str(path))
            client.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
            return client.makefile().read()

    try:
        assert process.stdout is not None
        assert f"unix:{path}" in process.stdout.readline()
        assert asked().startswith("HTTP/1.1 200")
        assert asked("X-Forwarded-For: 203.0.113.7").startswith("HTTP/1.1 403")
        process.terminate()
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.communicate()
        watchdog.cancel()
    assert not path.exists()


def test_the_page_is_opened_unless_the_host_does_not_want_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    done = threading.Event()

    def note(address: str) -> bool:
        opened.append(address)
        done.set()
        return True

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", note)

    serve.announce_address("http://127.0.0.1:1", open_page=False)
    serve.announce_address("http://127.0.0.1:2", open_page=True)

    assert done.wait(PATIENCE)
    assert opened == ["http://127.0.0.1:2"]


def test_every_option_is_documented() -> None:
    words = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    sent = CliRunner().invoke(cli.app, ["serve", "--help"], env={"COLUMNS": "200"}).output

    options = set(re.findall(r"--[a-z-]+", sent)) - {"--help", "--open"}

    assert options >= {"--host", "--port", "--data", "--no-open", "--origin", "--proxy", "--bots"}
    for option in options:
        assert f"`{option}" in words, option
