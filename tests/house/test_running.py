"""How tests are run: in which order, on which worker, and with which skips."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import running

ROOT = Path(__file__).parents[2]

TESTS = {
    "test_quick.py": "\n".join(f"def test_{n}(): pass" for n in range(9)),
    "test_slow.py": "def test_it(): pass\n",
    "test_missing.py": "import pytest\ndef test_it(): pytest.skip('there is no harp here')\n",
}


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A few tests that are run like ours, with measured times."""
    for name, text in TESTS.items():
        (pytester.path / name).write_text(text)
    seconds = pytester.path / "seconds.json"
    usual = {"test_slow.py": 60.0, "test_quick.py": 0.99}  # no tenth: never measured
    seconds.write_text(json.dumps({"usual": usual, "long": {"test_slow.py": 600.0}}))
    monkeypatch.setattr(running, "SECONDS", seconds)
    monkeypatch.setattr(running, "LOGGED", 0.0)
    return pytester


def run_suite(suite: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return suite.runpytest_inprocess("-p", "tests.running", "-p", "no:xdist", "-q", *arguments)


def test_a_skipped_test_is_listed_with_its_reason_and_fails_only_a_strict_run(suite):
    lenient = run_suite(suite)
    strict = run_suite(suite, "--no-skips")

    lenient.stdout.fnmatch_lines(["skipped 1 in test_missing.py*: there is no harp here"])
    assert lenient.ret == 0
    assert strict.ret == pytest.ExitCode.TESTS_FAILED


def test_quick_tests_come_first_and_a_line_shows_the_progress(suite):
    result = run_suite(suite, "test_slow.py", "test_quick.py")

    result.stdout.fnmatch_lines(["* 9 of 10 tests, about * left"])
    result.stdout.fnmatch_lines(["*100%*10 of 10 tests*", "*10 passed*"])


def test_the_seconds_of_files_are_written_on_request(suite):
    run_suite(suite, "test_quick.py")
    before = json.loads(running.SECONDS.read_text())
    run_suite(suite, "test_quick.py", "--keep-seconds")
    after = json.loads(running.SECONDS.read_text())

    assert before["usual"] == {"test_quick.py": 0.99, "test_slow.py": 60.0}
    measured = after["usual"]["test_quick.py"]
    assert after["usual"] == {"test_quick.py": measured, "test_slow.py": 60.0}
    assert measured == round(measured, 1)
    assert after["long"] == before["long"]


def test_the_tests_of_a_slow_file_are_shared_out_one_by_one(suite):
    shares = running.Shares.__new__(running.Shares)
    shares._slow = {"test_slow.py"}

    assert shares._split_scope("test_quick.py::test_it[1]") == "test_quick.py"
    assert shares._split_scope("test_slow.py::test_it[1]") == "test_slow.py::test_it[1]"


@pytest.mark.parametrize(
    ("seconds", "words"), [(3.4, "3 s"), (90, "90 s"), (91, "2 min"), (600, "10 min")]
)
def test_the_time_left_is_in_seconds_or_minutes(seconds, words):
    assert running.duration_text(seconds) == words


def test_every_file_with_recorded_seconds_exists():
    seconds = json.loads(running.SECONDS.read_text(encoding="utf-8"))

    assert set(seconds) == {"usual", "long"}
    for files in seconds.values():
        assert [file for file in files if not (ROOT / file).exists()] == []


def test_a_failed_test_is_named_at_once(suite):
    (suite.path / "test_quick.py").write_text("def test_it(): assert 0\n")

    result = run_suite(suite, "test_quick.py", "test_slow.py")

    result.stdout.fnmatch_lines(
        [
            "FAILED test_quick.py::test_it",
            "*1 of 2 tests, 1 failed, about*left",
            "*1 failed, 1 passed*",
        ]
    )
    assert result.ret == pytest.ExitCode.TESTS_FAILED
