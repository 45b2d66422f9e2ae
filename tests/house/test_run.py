"""The script that sets everything up."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import run
from stormhall.locale import LANGUAGES
from stormhall.locale.bundle import part_of
from tools import early, web
from tools.spoken import literal_texts

FOR_PROGRAMS = {
    "run.py": [
        "    python3 run.py ",
        "import tools.web, sys; sys.exit(tools.web.npm_command() is None)",
        "not slow",
        "play bloodrage",
    ],
    "web.py": ["pip install --require-hashes -r requirements/node.txt"],
}
"""What is typed, and words for programs."""


@pytest.fixture(autouse=True)
def in_english(monkeypatch) -> None:
    monkeypatch.setattr(sys, "argv", ["run.py"])
    monkeypatch.setenv("STORMHALL_LANGUAGE", "en")


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_read_as_fluent_reads_them(language):
    bundle = part_of(language, "run")

    assert set(early.messages_of(language)) == bundle.ids()
    for message, text in early.messages_of(language).items():
        facts = {name: f"<{name}>" for name in bundle.variables(message)}
        for name, fact in facts.items():
            text = text.replace("{ $" + name + " }", fact)
        assert bundle.format(message, {**facts}) == text


@pytest.mark.parametrize("module", [run, web, early], ids=lambda module: module.__name__)
def test_nothing_is_said_but_messages(module):
    source = Path(module.__file__)
    allowed = FOR_PROGRAMS.get(source.name, [])

    found = list(literal_texts(ast.parse(source.read_text(encoding="utf-8"))))

    assert [text for text in found if text not in allowed] == []


@pytest.mark.parametrize(
    ("arguments", "variables", "heard"),
    [
        ([], {"STORMHALL_LANGUAGE": "bg"}, "отваря залата"),
        ([], {"STORMHALL_LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "ru_RU.UTF-8"}, "открыть зал"),
        (["--language", "zh-Hant"], {}, "開啟廳堂"),
        (["--language=bg"], {"STORMHALL_LANGUAGE": "ru"}, "отваря залата"),
    ],
)
def test_the_script_speaks_the_language_of_the_command_line(
    monkeypatch, capsys, arguments, variables, heard
):
    monkeypatch.setattr(sys, "argv", ["run.py", "--help", *arguments])
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert run.main(["--help"]) == 0

    assert heard in capsys.readouterr().out
