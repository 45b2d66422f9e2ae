"""The script that sets everything up."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import run
from stormhall.locale import LANGUAGES
from stormhall.locale.bundle import part_of
from tools.generate.command_texts import literal_texts
from tools.package import web
from tools.setup import checks, environment, machine, progress, run_texts

FOR_PROGRAMS = {
    "run.py": ["    python3 run.py ", "play bloodrage", "rules BT-ORA-6"],
    "checks.py": ["not slow and not long"],
    "environment.py": ["Installing collected", environment.HANDLED.pattern],
    "machine.py": ["apt-get install "],
}
"""Words that people type, and words for programs."""


@pytest.fixture(autouse=True)
def in_english(monkeypatch) -> None:
    monkeypatch.setattr(sys, "argv", ["run.py"])
    monkeypatch.setenv("STORMHALL_LANGUAGE", "en")


@pytest.fixture
def commands(monkeypatch) -> list[list[str]]:
    """The commands that the script would have run; nothing is installed, and all succeed."""
    started: list[list[str]] = []

    def start(command: list[str]) -> int:
        started.append(command[1:])
        return 0

    def install_apart(lock: str, title: str) -> Path:
        started.append(["install apart", lock])
        return Path("apart")

    monkeypatch.setattr(run, "install", lambda lock: started.append(["install", lock]))
    monkeypatch.setattr(run, "install_apart", install_apart)
    monkeypatch.setattr(machine, "install_parts", lambda parts: started.append(["install_parts"]))
    monkeypatch.setattr(web, "is_stale", lambda: True)
    monkeypatch.setattr(web, "build", lambda: started.append(["build"]))
    monkeypatch.setattr(run, "run", start)
    monkeypatch.setattr(run, "replace_process", start)
    return started


def test_play_without_arguments_builds_the_page_and_opens_the_hall(commands):
    assert run.main(["play"]) == 0

    assert commands == [["install", "run.txt"], ["build"], ["-m", "stormhall", "serve"]]


def test_an_up_to_date_page_is_not_built_again(commands, monkeypatch):
    monkeypatch.setattr(web, "is_stale", lambda: False)

    run.main(["play", "--port", "9000"])

    assert commands == [["install", "run.txt"], ["-m", "stormhall", "serve", "--port", "9000"]]


def test_arguments_reach_the_command_line_untouched(commands):
    run.main(["play", "bloodrage", "--seats", "3"])
    run.main(["bench", "--json"])

    assert commands[1] == ["-m", "stormhall", "play", "bloodrage", "--seats", "3"]
    assert commands[3] == ["-m", "stormhall", "bench", "--json"]


def test_commands_of_the_lab_install_its_libraries(commands):
    run.main(["simulate", "bloodrage"])

    assert commands == [["install", "lab.txt"], ["-m", "stormhall", "simulate", "bloodrage"]]


def test_rules_without_an_id_prints_the_report(commands):
    run.main(["rules"])

    assert commands[1] == ["-m", "tools.generate.rules_coverage"]


def test_a_rule_is_printed_with_its_modules_and_tests(commands):
    run.main(["rules", "BT-BLD-4"])

    assert commands[1] == ["-m", "stormhall", "rules", "BT-BLD-4"]
    assert commands[2] == ["-m", "tools.generate.rule_homes", "BT-BLD-4"]


def test_locks_are_renewed_by_one_command(commands):
    run.main(["lock", "--upgrade"])

    assert commands[:2] == [["install", "dev.txt"], ["install apart", "uv.txt"]]
    assert commands[2] == ["-m", "tools.setup.lock", str(Path("apart/bin/uv")), "--upgrade"]


def test_tests_install_everything_they_need(commands, monkeypatch):
    monkeypatch.setattr(checks, "run_checks", lambda options: 7 if options.strict else 0)

    assert run.main(["test", "--strict"]) == 7

    assert commands == [["install_parts"], ["install", "dev.txt"], ["build"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_read_as_fluent_reads_them(language):
    bundle = part_of(language, "run")

    assert set(run_texts.messages_of(language)) == bundle.ids()
    for message, text in run_texts.messages_of(language).items():
        facts = {name: f"<{name}>" for name in bundle.variables(message)}
        for name, fact in facts.items():
            text = text.replace("{ $" + name + " }", fact)
        assert bundle.format(message, {**facts}) == text


@pytest.mark.parametrize(
    "module",
    [run, checks, run_texts, environment, machine, progress, web],
    ids=lambda module: module.__name__,
)
def test_all_texts_are_messages(module):
    source = Path(module.__file__)
    allowed = FOR_PROGRAMS.get(source.name, [])

    texts = list(literal_texts(ast.parse(source.read_text(encoding="utf-8"))))

    assert [text for text in texts if text not in allowed] == []


@pytest.mark.parametrize(
    ("arguments", "variables", "expected"),
    [
        ([], {"STORMHALL_LANGUAGE": "bg"}, "отваря залата"),
        ([], {"STORMHALL_LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "ru_RU.UTF-8"}, "открыть зал"),
        (["--language", "zh-Hant"], {}, "開啟大廳"),
        (["--language=bg"], {"STORMHALL_LANGUAGE": "ru"}, "отваря залата"),
    ],
)
def test_the_script_uses_the_language_of_the_command_line(
    monkeypatch, capsys, arguments, variables, expected
):
    monkeypatch.setattr(sys, "argv", ["run.py", "--help", *arguments])
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert run.main(["--help"]) == 0

    assert expected in capsys.readouterr().out


@pytest.fixture
def started(monkeypatch) -> list[list[str]]:
    """The commands that the checks would have run; all succeed and print nothing."""
    commands: list[list[str]] = []

    def start(command: list[str], **others: object) -> subprocess.CompletedProcess[bytes]:
        commands.append(command[2:])
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(checks, "check_sources", list)
    monkeypatch.setattr(subprocess, "run", start)
    return commands


def test_the_plain_test_leaves_the_choice_to_pytest(started):
    assert checks.run_checks(checks.read_options(["-k", "lock"])) == 0

    assert len(started) == 1
    assert started[0][-2:] == ["-k", "lock"]


def test_the_quick_test_leaves_out_slow_tests(started):
    checks.run_checks(checks.read_options(["--quick"]))

    assert started[0][-2:] == ["-m", "not slow and not long"]


def test_all_adds_the_long_tests_and_strict_allows_no_skips(started):
    checks.run_checks(checks.read_options(["--all", "--strict"]))

    same, more = started
    assert same[-1] == "--no-skips"
    assert more[-3:] == ["-m", "long", "--no-skips"]


def test_all_checks_run_even_if_the_first_fails(monkeypatch, capsys):
    def run_captured(command: list[str]) -> tuple[int, list[str]]:
        return ("ruff" in command and "check" in command), ["what is wrong"]

    monkeypatch.setattr(checks, "run_captured", run_captured)

    results = checks.check_sources()

    assert [result.name for result in results if not result.passed] == ["lint"]
    assert len(results) == len(checks.CHECKS)
    output = capsys.readouterr().out
    assert output.count("ok") == len(results) - 1
    assert output.count("what is wrong") == 1


def test_a_failed_check_fails_the_whole_run(started, monkeypatch, capsys):
    failed = checks.CheckResult("types", False, 1.0)
    monkeypatch.setattr(checks, "check_sources", lambda: [failed])

    assert checks.run_checks(checks.read_options([])) == 1

    summary = capsys.readouterr().out.partition("--- summary")[2]
    assert summary.count("FAILED") == 1
    assert summary.count("ok") == 1
