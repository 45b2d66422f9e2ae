"""The project's own Python environment: made in `.venv`, filled with what a lock holds.

A lock is installed as it stands, with its hashes and without a resolver, and then checked: what
was released since the lock was written does not matter. A file in `.venv` marks each state, so
that an installation that was cut off at any moment is made anew by the next start.
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

from tools.machine import VENV as VENV_PART
from tools.machine import bring
from tools.progress import Step
from tools.run_texts import say

PYTHONS = ((3, 11), (3, 14))
"""The oldest and the newest Python that this is tried with; pyproject.toml says the same."""

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

# Each lock holds all of those before it: tests/house/test_locks.py proves that.
RUN_LOCK = "run.txt"
LAB_LOCK = "lab.txt"
DEV_LOCK = "dev.txt"
LOCKS = (RUN_LOCK, LAB_LOCK, DEV_LOCK)
NODE_LOCK = "node.txt"  # only where the machine has no npm
UV_LOCK = "uv.txt"  # only to renew the locks

WHOLE = VENV / ".whole"
"""There unless something is being installed, or was when it was cut off."""

PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input")
LOCKED = ("install", "--progress-bar", "off", "--no-deps", "--require-hashes", "-r")
PIN = re.compile(r"^([a-z0-9-]+)==", re.MULTILINE)
SETTLED = re.compile(
    r"(?:Collecting |Ignoring |Requirement already satisfied: |Processing \S*[/\\])"
    r"([\w.]+(?:-[A-Za-z][\w.]*)*)"
)
"""What pip says of a package when it has come to it, perhaps twice."""
LAST_WORDS = 8


def python(*arguments: str) -> list[str]:
    """The command that gives these arguments to the Python of `.venv`."""
    return [str(PYTHON), *arguments]


def require_python() -> None:
    """Stop with a helpful sentence where the installation could only fail."""
    oldest, newest = PYTHONS
    if not oldest <= sys.version_info[:2] <= newest:
        needed = {"oldest": _dotted(oldest), "newest": _dotted(newest)}
        sys.exit(say("run-other-python", found=sys.version.split()[0], **needed))
    if PYTHON.exists() or VENV_PART.is_here():
        return
    bring([VENV_PART])
    if not VENV_PART.is_here():
        sys.exit(VENV_PART.why_missing())


def install(lock: str) -> None:
    """Bring `.venv` up to date with a lock and install the project into it, editable."""
    # A larger lock holds all of a smaller one, so `play` after `test` installs nothing.
    if any(is_installed(larger) for larger in LOCKS[LOCKS.index(lock) :]):
        return
    require_room(VENV)
    forget_old_stamps()
    if not WHOLE.exists():
        create()
    WHOLE.unlink(missing_ok=True)
    install_locked(lock, say("run-installing"))
    # The build backend is in the lock: without isolation nothing unlocked is fetched.
    pip("install", "--no-build-isolation", "--no-deps", "-e", ".", otherwise="run-not-itself")
    pip("check", otherwise="run-not-sound")
    stamp_of(lock).write_text(lock_digest(lock))
    WHOLE.touch()


def install_apart(lock: str, title: str) -> Path:
    """Install what a lock holds into a folder of its own, which is returned: programs, not
    libraries, that only some machines or some people need."""
    folder = VENV / lock.partition(".")[0]
    if not is_installed(lock):
        shutil.rmtree(folder, ignore_errors=True)
        install_locked(lock, title, "--target", str(folder))
        stamp_of(lock).write_text(lock_digest(lock))
    return folder


def require_room(folder: Path) -> None:
    """Stop with the reason if nothing can be written to a folder of the project."""
    try:
        folder.mkdir(exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        sys.exit(say("run-read-only", folder=folder, problem=error.strerror))


def create() -> None:
    """Make an empty `.venv`, whatever was left of one."""
    with Step(say("run-creating")):
        code, lines = hear([sys.executable, "-m", "venv", "--clear", str(VENV)])
    if code != 0:
        complain(lines, say("run-not-created"))


def install_locked(lock: str, title: str, *options: str) -> None:
    """Install what a lock holds, and nothing else."""
    pins = set(PIN.findall((ROOT / "requirements" / lock).read_text(encoding="utf-8")))
    settled: set[str] = set()
    with Step(title, of=len(pins)) as step:

        def follow(line: str) -> None:
            found = SETTLED.match(line)
            if found:
                settled.add(re.sub("[_.-]", "", found[1].lower()))
                step.reached(len(settled), found[1])
            elif line.startswith("Installing collected"):
                step.reached(len(settled), say("run-unpacking"))

        code, lines = hear(python(*PIP, *LOCKED, f"requirements/{lock}", *options), follow)
    if code != 0:
        complain(last_words(lines), say("run-not-installed"))


def pip(*arguments: str, otherwise: str) -> None:
    """Call pip for something that takes moments, or stop with what it said and a message."""
    code, lines = hear(python(*PIP, *arguments))
    if code != 0:
        complain(last_words(lines), say(otherwise))


def hear(
    command: list[str],
    follow: Callable[[str], object] = str,
    folder: Path | None = None,
    **variables: str,
) -> tuple[int, list[str]]:
    """Run a command in a folder, the project's if none is named: its exit code and all that it
    said, line by line, which `follow` hears as it comes."""
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
        except BaseException:  # nobody is to go on installing after Ctrl+C
            process.kill()
            raise
    return process.returncode, lines


def complain(lines: list[str], otherwise: str) -> NoReturn:
    """Stop with what a command said and a sentence that helps."""
    sys.exit("\n".join(["", *lines, otherwise]))


def last_words(lines: list[str]) -> list[str]:
    """Of all that pip said, what tells why it stopped."""
    errors = [line for line in lines if line.startswith("ERROR")]
    return (errors or lines)[-LAST_WORDS:]


def is_installed(lock: str) -> bool:
    """Whether `.venv` holds just what the lock and pyproject.toml ask for."""
    stamp = stamp_of(lock)
    return PYTHON.exists() and stamp.exists() and stamp.read_text() == lock_digest(lock)


def forget_old_stamps() -> None:
    """Forget installations of other locks than today's: they are about to be overwritten."""
    for lock in LOCKS:
        if stamp_of(lock).exists() and not is_installed(lock):
            stamp_of(lock).unlink()


def lock_digest(lock: str) -> str:
    """Everything an installation depends on; the place counts since editable installs hold it."""
    digest = hashlib.sha256(str(ROOT).encode())
    for file in (ROOT / "requirements" / lock, ROOT / "pyproject.toml"):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def stamp_of(lock: str) -> Path:
    """Where the digest of a finished installation is kept."""
    return VENV / f".installed-{lock}"


def _dotted(version: tuple[int, int]) -> str:
    return ".".join(map(str, version))
