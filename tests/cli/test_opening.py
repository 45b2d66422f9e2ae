"""Starting the hall: twice, or on a machine without a browser."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stormhall import cli
from stormhall.commands import serve
from stormhall.commands.support.listening import NetworkPlace


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that were opened, on a machine with a screen and a browser."""
    pages: list[str] = []

    def note(address: str) -> bool:
        pages.append(address)
        return True

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("webbrowser.open", note)
    return pages


def start(folder: Path, port: int, *words: str) -> str:
    """The output of starting a hall that is already running."""
    command = ["serve", "--data", str(folder), "--port", str(port), *words]
    done = CliRunner().invoke(cli.app, command, env={"COLUMNS": "200"})
    assert done.exit_code == 0, done.output
    return done.output


def test_a_hall_that_is_already_open_is_shown_instead_of_a_second_one(
    tmp_path: Path, opened: list[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other, serve.folder_lock(tmp_path):
        port = other.getsockname()[1]

        output = start(tmp_path, port)
        start(tmp_path, port, "--no-open")

    assert output.startswith(f"The hall is open already at http://127.0.0.1:{port};")
    assert opened == [f"http://127.0.0.1:{port}"]


def test_another_program_on_the_port_is_not_mistaken_for_the_hall(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        assert not serve.is_open_already(
            NetworkPlace("127.0.0.1", other.getsockname()[1]), tmp_path
        )


def test_a_hall_of_this_folder_on_another_port_is_not_mistaken_for_one_on_this_port(
    tmp_path: Path,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    with serve.folder_lock(tmp_path):
        assert not serve.is_open_already(NetworkPlace("127.0.0.1", port), tmp_path)


@pytest.mark.parametrize("screen", [True, False])
def test_without_a_browser_the_address_is_only_printed(
    screen: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No screen, or a screen but no browser."""
    monkeypatch.setattr(serve, "has_screen", lambda: screen)
    monkeypatch.setattr("webbrowser.open", lambda address: False)

    serve.show("http://127.0.0.1:1")

    assert "open the address in yours" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("platform", "variable", "expected"),
    [
        ("linux", "", False),
        ("linux", "DISPLAY", True),
        ("linux", "BROWSER", True),
        ("darwin", "", True),
        ("win32", "", True),
    ],
)
def test_a_text_browser_is_never_started(
    platform: str, variable: str, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    if variable:
        monkeypatch.setenv(variable, "x")

    assert serve.has_screen() is expected
