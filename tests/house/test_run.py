"""The script that sets everything up."""

from __future__ import annotations

import sys

import pytest

import run


@pytest.fixture
def commands(monkeypatch) -> list[list[str]]:
    """What the script would have started, with nothing installed and everything succeeding."""
    started: list[list[str]] = []

    def start(command: list[str]) -> int:
        started.append(command[1:])
        return 0

    monkeypatch.setattr(run, "install", lambda lock: started.append(["install", lock]))
    monkeypatch.setattr(run, "run", start)
    monkeypatch.setattr(run, "become", start)
    return started


def test_play_without_arguments_builds_the_page_and_opens_the_hall(commands):
    assert run.main(["play"]) == 0

    assert commands[0] == ["install", "run.txt"]
    assert commands[-2:] == [["-m", "tools.web"], ["-m", "stormhall", "serve"]]


def test_node_is_installed_where_the_machine_has_none(commands, monkeypatch):
    start = run.run
    monkeypatch.setattr(run, "run", lambda command: start(command) or "npm_command" in command[-1])

    run.build_page()

    assert commands[1][-2:] == ["-r", "requirements/node.txt"]
    assert commands[2] == ["-m", "tools.web"]


def test_arguments_reach_the_command_line_untouched(commands):
    run.main(["play", "bloodrage", "--seats", "3"])
    run.main(["bench", "--json"])
    run.main(["rules", "BT-BLD-4"])

    assert commands[1] == ["-m", "stormhall", "play", "bloodrage", "--seats", "3"]
    assert commands[3] == ["-m", "stormhall", "bench", "--json"]
    assert commands[5] == ["-m", "stormhall", "rules", "BT-BLD-4"]


def test_commands_of_the_lab_bring_its_libraries(commands):
    run.main(["simulate", "bloodrage"])

    assert commands == [["install", "lab.txt"], ["-m", "stormhall", "simulate", "bloodrage"]]


def test_rules_without_an_id_is_the_report(commands):
    run.main(["rules"])

    assert commands[1] == ["-m", "tools.rules_coverage"]


def test_the_quick_test_leaves_out_what_is_slow(commands):
    run.main(["test", "--quick", "-k", "lock"])

    assert commands[0] == ["install", "dev.txt"]
    assert commands[-1][-4:] == ["-m", "not slow", "-k", "lock"]


def test_all_checks_run_even_if_the_first_fails(monkeypatch, capsys):
    codes = iter([1, 0, 0, 0, 0, 0, 0])
    monkeypatch.setattr(run, "run", lambda command: next(codes))

    assert run.run_checks([]) == 1

    assert next(codes, None) is None
    summary = capsys.readouterr().out.partition("--- summary")[2]
    assert summary.count("FAILED") == 1
    assert summary.count("ok") == 6


def test_an_old_python_is_told_so(monkeypatch):
    monkeypatch.setattr(run, "OLDEST_PYTHON", (sys.version_info.major, 99))

    with pytest.raises(SystemExit, match=r"needs Python 3\.99 or newer"):
        run.require_python()


def test_a_missing_venv_module_is_told_with_its_cure(monkeypatch, tmp_path):
    monkeypatch.setattr(run, "PYTHON", tmp_path / "python")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)

    with pytest.raises(SystemExit, match="apt-get install python3-venv"):
        run.require_python()


def test_a_stamp_is_good_until_a_lock_changes(monkeypatch, tmp_path):
    (tmp_path / "requirements").mkdir()
    lock = tmp_path / "requirements" / "run.txt"
    lock.write_text("rich==1")
    (tmp_path / "pyproject.toml").write_text("")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    before = run.fingerprint("run.txt")

    lock.write_text("rich==2")

    assert run.fingerprint("run.txt") != before
