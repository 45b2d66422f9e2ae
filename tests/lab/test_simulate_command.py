"""`stormhall simulate` as people use it; in a separate process where it is stopped or killed."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from stormhall import cli
from stormhall.commands.support.progress import Pace
from stormhall.kernel.core.errors import StormhallError
from stormhall.kernel.ruleset import find
from stormhall.lab.runs.result_files import load_results
from tests.cli.calls import LIMIT, Ran, call, finish, start
from tests.lab.jobs import BOTS

SMALL = ("bloodrage", "--seats", "2", "--seed", "5")


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def simulate(*words: str) -> Ran:
    return call("simulate", *words)


def wait_for_games(process: subprocess.Popen[str], folder: Path, count: int) -> None:
    """Wait until this many games of a run are on disk."""
    file = folder / "games.jsonl"
    last = time.monotonic() + LIMIT
    while not file.exists() or file.read_bytes().count(b"\n") < count:
        if process.poll() is not None or time.monotonic() > last:
            process.kill()
            raise AssertionError(f"too few games came: {finish(process)}")
        time.sleep(0.02)


def test_the_summary_shows_agents_seats_length_and_ends() -> None:
    code, out, errors = simulate(*SMALL, "--games", "6", "--agents", "weighted,random")

    assert (code, errors) == (0, "")
    assert "6 games (2 seatings of each deal)" in out
    assert "│ weighted │" in out
    assert "95 % interval" in out
    assert "length: median 3 Ages" in out
    assert "ends: All three Ages are over (6)" in out
    assert max(map(len, out.splitlines())) <= 80


def test_tables_are_written_and_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    words = (*SMALL, "--games", "6", "--agents", "weighted,random")
    for jobs in ("1", "3"):
        code, _, errors = simulate(
            *words, "--jobs", jobs, "--csv", f"{jobs}.csv", "--parquet", f"{jobs}.parquet"
        )  # fmt: skip
        assert code == 0, errors

    for suffix in ("csv", "parquet"):
        assert (tmp_path / f"1.{suffix}").read_bytes() == (tmp_path / f"3.{suffix}").read_bytes()
    with (tmp_path / "1.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.DictReader(file))) == 12


def test_ctrl_c_keeps_finished_games_and_prints_how_to_resume(tmp_path: Path) -> None:
    agents = ("--agents", f"{BOTS}:Held,{BOTS}:Honest", "--json")
    words = (*SMALL, "--games", "12", *agents, "--out", "kept")
    process = start("simulate", *words, "--jobs", "2", folder=tmp_path)
    wait_for_games(process, tmp_path / "kept", 2)
    process.send_signal(signal.SIGINT)
    code, out, errors = finish(process)

    assert code == 130
    assert len(load_results(tmp_path / "kept")) == 2
    assert json.loads(out)["games"] == 2
    assert "stopped after 2 of 12 games, which are kept in kept; go on with:" in errors
    assert f"stormhall simulate {' '.join(words)} --jobs 2 --resume" in errors

    (tmp_path / "go").touch()
    code, resumed, errors = simulate(*words, "--resume")
    assert code == 0, errors
    whole = json.loads(simulate(*SMALL, "--games", "12", *agents).out)
    assert json.loads(resumed)["points"] == whole["points"]
    assert json.loads(resumed)["games"] == 12


def test_a_killed_run_keeps_its_games_and_leaves_no_process_behind(tmp_path: Path) -> None:
    words = (*SMALL, "--games", "40", "--agents", f"{BOTS}:Held,random", "--out", "kept")
    process = start("simulate", *words, "--jobs", "2", folder=tmp_path)
    wait_for_games(process, tmp_path / "kept", 2)
    process.kill()

    # The workers hold the output open as long as they live.
    assert finish(process) == (-signal.SIGKILL, "", "")
    assert len(load_results(tmp_path / "kept")) == 2


def test_without_a_folder_ctrl_c_still_sums_up_what_was_played(tmp_path: Path) -> None:
    words = ("--games", "9000", "--agents", f"random,{BOTS}:Stopper", "--json")
    code, out, errors = finish(start("simulate", *SMALL, *words, "--jobs", "1", folder=tmp_path))

    assert code == 130
    assert "of 9,000 games; with --out FOLDER a run can be resumed" in errors
    assert json.loads(out)["games"] >= 1


def test_failed_games_are_listed_at_the_end_and_the_others_are_played(tmp_path: Path) -> None:
    words = ("--games", "4", "--agents", f"{BOTS}:Killed,random", "--no-rotate", "--json")
    code, out, errors = simulate(*SMALL, *words)

    assert code == 1
    summary = json.loads(out)
    assert (summary["games"], summary["failed"]) == (0, 4)
    assert "4 of 4 games failed and are left out:" in errors
    assert "game 0: the process that played it was killed (SIGKILL)" in errors
    assert "Traceback" not in errors
    assert len(list((tmp_path / "failures").iterdir())) == 4


def test_records_of_failures_are_in_the_folder_of_the_run(tmp_path: Path) -> None:
    words = ("--games", "2", "--agents", f"{BOTS}:Raiser,random", "--out", "kept", "--json")
    code, out, errors = simulate(*SMALL, *words)

    assert code == 1
    assert f"game 0 (seat 1, {BOTS}:Raiser): ValueError: I am lost" in errors
    [first, second] = json.loads(out)["failures"]
    assert (first["seat"], second["seat"]) == (0, 1)
    assert (tmp_path / first["record"]).parent == tmp_path / "kept" / "failures"


def test_another_option_set_is_compared_on_the_same_seeds(tmp_path: Path) -> None:
    words = ("battalia", "--seats", "2", "--games", "4", "--compare", "advanced=true")
    code, out, errors = simulate(*words)
    assert code == 0, errors
    assert "4 pairs of games, 4 deals, on the same seeds; advanced false -> true" in out
    assert "length, days" in out

    summary = json.loads(simulate(*words, "--json").out)
    assert summary["comparison"]["pairs"] == 4
    assert summary["games"] == summary["compared"]["games"] == 4


def test_options_may_be_given_together_or_one_by_one(tmp_path: Path) -> None:
    words = (*SMALL, "--games", "1", "--json")
    together = simulate(*words, "--options", "first_game=true,first_player=2")
    one_by_one = simulate(*words, "-o", "first_game=true", "-o", "first_player=2")

    assert together[1] == one_by_one[1]
    options = json.loads(together[1])["job"]["options"]
    assert (options["first_game"], options["first_player"]) == (True, 2)


def test_a_report_is_written_beside_the_games_it_is_made_of(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    words = ("--games", "2", "--report", "page", "--json")
    code, _, errors = simulate(*SMALL, *words)

    assert code == 0, errors
    [line] = errors.splitlines()
    assert (tmp_path / line.removeprefix("report: ")).parent == tmp_path / "page"
    assert len(load_results(tmp_path / "page")) == 2


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--resume"], "--resume goes on with the games of a folder"),
        (["--csv", "nowhere/games.csv"], "cannot write nowhere/games.csv: No such file"),
        (["--compare", "first_game=false"], "both option sets are the same"),
        (["--think", "0"], "the time to think is more than 0 seconds"),
        (["--agents", "random,random,random"], "3 agents cannot sit at 2 seats"),
        (["--agents", "nobody:Bot"], "there is no agent 'nobody:Bot': No module named 'nobody'"),
        (["--agents", f"{BOTS}:Unseated"], "cannot be made: RuntimeError('no seat for me')"),
        (["--out", "file"], "cannot use the folder file: File exists"),
        (["--report", "file"], "the report needs a folder, and file is a file"),
    ],
)
def test_an_impossible_run_is_refused_before_any_game(words: list[str], expected: str) -> None:
    Path("file").write_text("")
    command = ["simulate", *SMALL, "--games", "100000", *words]

    with pytest.raises(StormhallError) as refused:
        CliRunner().invoke(cli.app, command, catch_exceptions=False)

    assert expected in str(refused.value)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_reported_in_one_line_and_the_games_played_are_summed_up(
    tmp_path: Path,
) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "games.jsonl").symlink_to("/dev/full")

    code, out, errors = simulate(*SMALL, "--games", "500", "--out", "kept", "--json")

    assert code == 2
    assert json.loads(out)["games"] >= 1
    assert errors == "error: cannot write kept/games.jsonl: No space left on device\n"


def test_a_terminal_shows_the_speed_and_the_time_left(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty")
    master, slave = pty.openpty()
    process = start("simulate", *SMALL, "--games", "60", folder=tmp_path, stderr=slave)
    os.close(slave)
    output = b""
    while True:
        try:
            piece = os.read(master, 4096)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        output += piece
    os.close(master)
    out = finish(process).out

    assert b"/60" in output
    assert re.search(rb"\d (games/s|s/game)", output)
    assert b"left" in output
    assert "60 games of random" in out


@pytest.mark.parametrize(
    ("speed", "shown"), [(None, ""), (2.5, "2.5 games/s"), (0.4, "2.5 s/game")]
)
def test_the_pace_of_long_games_is_in_seconds(speed: float | None, shown: str) -> None:
    task: Any = SimpleNamespace(finished_speed=None, speed=speed)

    assert Pace().render(task).plain == shown


def test_an_agent_may_use_weights_from_a_file(tmp_path: Path) -> None:
    term = find("bloodrage").insight().terms[1]
    (tmp_path / "w.json").write_text(json.dumps({term: 3}), encoding="utf-8")
    words = (*SMALL, "--games", "2", "--agents", "greedy@w.json,random", "--jobs", "1")

    code, out, errors = simulate(*words, "--out", "games")
    assert (code, errors) == (0, "")
    assert "│ greedy@w.json │" in out

    (tmp_path / "w.json").write_text(json.dumps({term: 4}), encoding="utf-8")
    code, _, errors = simulate(*words, "--out", "games", "--resume")
    assert code == 2
    assert "games of other players: greedy@w.json had other weights" in errors
