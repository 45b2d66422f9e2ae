"""`stormhall serve` as a host uses it: it opens, it says clearly why not, it closes cleanly."""

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
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stormhall import cli
from stormhall.commands import serve
from stormhall.kernel.errors import SetupError
from stormhall.server.store.sql import open_store

ROOT = Path(__file__).parents[2]
PATIENCE = 60


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "stormhall", "serve", "--no-open", *words]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "200"}


@contextmanager
def running(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, and the address it has told."""
    process = subprocess.Popen(
        command("--port", "0", "--data", str(folder), "--bots", "1", *words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    watchdog = threading.Timer(PATIENCE, process.kill)  # so that no read waits for ever
    watchdog.start()
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found is not None, (line, process.stderr and process.stderr.read())
        yield process, found.group()
    finally:
        process.kill()
        process.communicate()
        watchdog.cancel()


def refused(*words: str) -> str:
    """What the command says when it cannot open: one line, no traceback."""
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


def make_table(address: str) -> dict[str, dict[str, str]]:
    body = json.dumps({"game": "battalia", "seats": [{"kind": "mine"}, {"kind": "mine"}]}).encode()
    with urlopen(f"{address}/api/tables", body, timeout=PATIENCE) as answer:
        made: dict[str, dict[str, str]] = json.load(answer)
    return made


def hello(made: dict[str, dict[str, str]]) -> str:
    said = {"table": made["table"]["id"], "key": made["seats"]["0"]}
    return json.dumps({"type": "hello", "protocol": 1, **said})


def heard_to_the_end(guest: ClientConnection) -> tuple[list[dict[str, str]], int | None]:
    """All that is still said, and the code with which it ends."""
    heard = []
    try:
        while True:
            heard.append(json.loads(guest.recv(timeout=PATIENCE)))
    except ConnectionClosed as closed:
        return heard, None if closed.rcvd is None else closed.rcvd.code


def is_ready(address: str) -> bool:
    try:
        with urlopen(f"{address}/health/ready", timeout=PATIENCE) as answer:
            return bool(answer.status == 200)
    except HTTPError as error:
        with error:
            return error.status != 503


@pytest.mark.slow
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_hall_opens_and_closes_in_good_order(tmp_path: Path, sign: signal.Signals) -> None:
    folder = tmp_path / "deep" / "data"

    with running(folder, "--log", "json") as (process, address):
        made = make_table(address)
        with connect(f"{address.replace('http', 'ws')}/live", proxy=None) as guest:
            guest.send(hello(made))
            first = json.loads(guest.recv(timeout=PATIENCE))
            process.send_signal(sign)
            rest, code = heard_to_the_end(guest)
        _, log = process.communicate(timeout=PATIENCE)

    assert first["type"] == "welcome"
    assert (rest[-1]["type"], rest[-1]["code"], code) == ("error", "closing", 1012)
    assert process.returncode == 0, log
    assert [json.loads(line) for line in log.splitlines()] == []
    assert folder.stat().st_mode & 0o077 == 0


@pytest.mark.slow
def test_a_killed_hall_has_its_tables_when_it_opens_again(tmp_path: Path) -> None:
    with running(tmp_path) as (process, address):
        made = make_table(address)
        process.kill()

    with running(tmp_path) as (process, address):
        with connect(f"{address.replace('http', 'ws')}/live", proxy=None) as guest:
            guest.send(hello(made))
            answer = json.loads(guest.recv(timeout=PATIENCE))
            assert answer["type"] == "welcome", answer
        while not is_ready(address):  # until its bots have loaded; a watchdog looks on
            time.sleep(0.1)


@pytest.mark.slow
def test_two_halls_do_not_share_a_folder(tmp_path: Path) -> None:
    with running(tmp_path):
        assert "another hall is open" in refused("--port", "0", "--data", str(tmp_path))


def test_a_taken_port_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]

        said = refused("--port", str(port), "--data", str(tmp_path))

    assert f"port {port} is taken" in said


def test_a_folder_that_cannot_be_made_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    said = refused("--port", "0", "--data", str(tmp_path / "file" / "data"))

    assert "the data folder" in said
    assert str(tmp_path / "file") in said


def test_a_folder_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "hall.lock").mkdir()  # nobody may write there, not even those who may everything

    said = refused("--port", "0", "--data", str(tmp_path))

    assert f"the data folder {tmp_path} cannot be written" in said


def test_a_database_of_a_newer_version_is_told_in_one_line(tmp_path: Path) -> None:
    asyncio.run(open_store(tmp_path).close())
    with sqlite3.connect(tmp_path / "stormhall.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()

    said = refused("--port", "0", "--data", str(tmp_path))

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
def test_an_address_that_cannot_be_had_is_explained(
    monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    def failing(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(socket, "create_server", failing)

    with pytest.raises(SetupError, match=words):
        serve.bound("127.0.0.1", 80)


def test_a_name_that_is_no_address_is_explained() -> None:
    with pytest.raises(SetupError, match=r"no address 'no\.such\.name\.invalid'"):
        serve.bound("no.such.name.invalid", 8765)


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
def test_the_address_that_is_told_works_in_a_browser(
    bound: tuple[object, ...], address: str
) -> None:
    listening = SimpleNamespace(getsockname=lambda: bound)

    assert serve.address_of(listening) == address  # type: ignore[arg-type]


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

    serve.tell("http://127.0.0.1:1", open_page=False)
    serve.tell("http://127.0.0.1:2", open_page=True)

    assert done.wait(PATIENCE)
    assert opened == ["http://127.0.0.1:2"]


def test_every_option_is_documented() -> None:
    words = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = CliRunner().invoke(cli.app, ["serve", "--help"], env={"COLUMNS": "200"}).output

    options = set(re.findall(r"--[a-z-]+", told)) - {"--help", "--open"}

    assert options >= {"--host", "--port", "--data", "--no-open", "--origin", "--proxy", "--bots"}
    for option in options:
        assert f"`{option}" in words, option
