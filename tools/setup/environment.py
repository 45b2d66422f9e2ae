"""The project's own Python environment in `.venv`, with the packages of a lock.

A lock is installed unchanged, with its hashes and without a resolver, and then checked: later
releases do not matter. Files in `.venv` mark what was installed, so that the next start repeats an
interrupted installation.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from tools.setup.machine import VENV as VENV_PART
from tools.setup.machine import install_parts
from tools.setup.progress import ProgressLine
from tools.setup.run_texts import say

PYTHONS = ((3, 11), (3, 14))
"""The oldest and the newest supported Python; pyproject.toml says the same."""

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

# Each lock holds all those before it: tests/tools/test_locks.py proves that.
RUN_LOCK = "run.txt"
LAB_LOCK = "lab.txt"
DEV_LOCK = "dev.txt"
LOCKS = (RUN_LOCK, LAB_LOCK, DEV_LOCK)
NODE_LOCK = "node.txt"  # only if the machine has no npm
UV_LOCK = "uv.txt"  # only to renew the locks

WHOLE = VENV / ".whole"
"""This file exists unless an installation is in progress or was interrupted."""

PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input")
LOCKED = ("install", "--progress-bar", "off", "--no-deps", "--require-hashes", "-r")
PIN = re.compile(r"^([a-z0-9-]+)==", re.MULTILINE)
HANDLED = re.compile(
    r"(?:Collecting |Ignoring |Requirement already satisfied: |Processing \S*[/\\])"
    r"([\w.]+(?:-[A-Za-z][\w.]*)*)"
)
"""The lines in which pip names a package that it handles, perhaps twice."""
MOST_ERROR_LINES = 8


def python(*arguments: str) -> list[str]:
    """The command that runs the Python of `.venv` with these arguments."""
    return [str(PYTHON), *arguments]


def require_python() -> None:
    """Exit with an explanation if the installation is sure to fail."""
    oldest, newest = PYTHONS
    if not oldest <= sys.version_info[:2] <= newest:
        needed = {"oldest": _dotted(oldest), "newest": _dotted(newest)}
        sys.exit(say("run-other-python", version=sys.version.split()[0], **needed))
    if PYTHON.exists() or VENV_PART.is_here():
        return
    install_parts([VENV_PART])
    if not VENV_PART.is_here():
        sys.exit(VENV_PART.missing_text())


def install(lock: str) -> None:
    """Bring `.venv` up to date with a lock, with the project as an editable install."""
    # A larger lock contains everything in a smaller one, so `play` after `test` installs nothing.
    if any(is_installed(larger) for larger in LOCKS[LOCKS.index(lock) :]):
        return
    require_writable(VENV)
    remove_old_stamps()
    if not WHOLE.exists():
        create()
    WHOLE.unlink(missing_ok=True)
    install_locked(lock, say("run-installing"))
    # The build backend is in the lock: without isolation, nothing unlocked is fetched.
    pip("install", "--no-build-isolation", "--no-deps", "-e", ".", otherwise="run-not-itself")
    pip("check", otherwise="run-not-sound")
    stamp_of(lock).write_text(lock_digest(lock))
    WHOLE.touch()


def install_apart(lock: str, title: str) -> Path:
    """Install a lock into a separate folder, and return it.

    This is for programs, not libraries, that only some machines or people need.
    """
    folder = VENV / lock.partition(".")[0]
    if not is_installed(lock):
        shutil.rmtree(folder, ignore_errors=True)
        install_locked(lock, title, "--target", str(folder))
        stamp_of(lock).write_text(lock_digest(lock))
    return folder


def require_writable(folder: Path) -> None:
    """Exit with the reason if a folder of the project is not writable."""
    try:
        folder.mkdir(exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        sys.exit(say("run-read-only", folder=folder, problem=error.strerror))


def create() -> None:
    """Make an empty `.venv`, in place of a damaged one."""
    with ProgressLine(say("run-creating")):
        code, lines = run_captured([sys.executable, "-m", "venv", "--clear", str(VENV)])
    if code != 0:
        stop(lines, say("run-not-created"))


def install_locked(lock: str, title: str, *options: str) -> None:
    """Install exactly the packages of a lock."""
    pins = set(PIN.findall((ROOT / "requirements" / lock).read_text(encoding="utf-8")))
    handled: set[str] = set()
    with ProgressLine(title, of=len(pins)) as step:

        def follow(line: str) -> None:
            match = HANDLED.match(line)
            if match:
                handled.add(re.sub("[_.-]", "", match[1].lower()))
                step.reached(len(handled), match[1])
            elif line.startswith("Installing collected"):
                step.reached(len(handled), say("run-unpacking"))

        code, lines = run_captured(python(*PIP, *LOCKED, f"requirements/{lock}", *options), follow)
    if code != 0:
        stop(pip_errors(lines), say("run-not-installed"))


def pip(*arguments: str, otherwise: str) -> None:
    """Run a quick command of pip; if it fails, exit with its errors and a message."""
    code, lines = run_captured(python(*PIP, *arguments))
    if code != 0:
        stop(pip_errors(lines), say(otherwise))


def run_captured(
    command: list[str],
    follow: Callable[[str], object] = str,
    folder: Path | None = None,
    **variables: str,
) -> tuple[int, list[str]]:
    """Run a command in a folder, by default the project's.

    Returns its exit code and the lines of its output; `follow` gets each line as it arrives.
    """
    lines = []
    with subprocess.Popen(
        command,
        cwd=folder or ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8", **variables},
    ) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                lines.append(line.rstrip("\n"))
                follow(lines[-1])
        except BaseException:  # Ctrl+C must end the installation too
            process.kill()
            raise
    return process.returncode, lines


def stop(lines: list[str], otherwise: str) -> NoReturn:
    """Exit with the output of a command and an explanation."""
    sys.exit("\n".join(["", *lines, otherwise]))


def pip_errors(lines: list[str]) -> list[str]:
    """The lines of pip's output that say why it failed."""
    errors = [line for line in lines if line.startswith("ERROR")]
    return (errors or lines)[-MOST_ERROR_LINES:]


def is_installed(lock: str) -> bool:
    """Whether `.venv` holds exactly what the lock and pyproject.toml require."""
    stamp = stamp_of(lock)
    return PYTHON.exists() and stamp.exists() and stamp.read_text() == lock_digest(lock)


def remove_old_stamps() -> None:
    """Remove the stamps of other locks: their installations are about to be overwritten."""
    for lock in LOCKS:
        if stamp_of(lock).exists() and not is_installed(lock):
            stamp_of(lock).unlink()


def lock_digest(lock: str) -> str:
    """A digest of everything an installation depends on, with the path of the editable project."""
    digest = hashlib.sha256(str(ROOT).encode())
    for file in (ROOT / "requirements" / lock, ROOT / "pyproject.toml"):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def stamp_of(lock: str) -> Path:
    """The file with the digest of a finished installation."""
    return VENV / f".installed-{lock}"


def _dotted(version: tuple[int, int]) -> str:
    return ".".join(map(str, version))
