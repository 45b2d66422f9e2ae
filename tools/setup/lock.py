"""Renew the locks in `requirements/` from pyproject.toml, and try them. `run.py lock` calls this.

    python3 run.py lock             # lock what pyproject.toml asks for, keep other versions
    python3 run.py lock --upgrade   # newest allowed versions of everything

Only `uv pip compile` writes locks: unlike a `uv.lock`, its output names no host. Then each package
is checked, for every supported platform and Python: does it have a wheel whose hash is in the lock,
and what does it require (`metadata.json`, from which tests prove that locks are complete)? Last,
the largest lock is installed with the newest pip and the oldest that comes with Python 3.11.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from packaging.utils import canonicalize_name

from tools.setup.environment import DEV_LOCK, ROOT
from tools.setup.pins import LOCKS, METADATA, Machine, Pin, machines, pins_for

OLDEST_PIP = "pip==22.3"
COMPILE = ["pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header"]


def main(uv: str, options: list[str]) -> None:
    """Write everything in `requirements/` and try it."""
    for name, parts in LOCKS.items():
        subprocess.run(
            [uv, *COMPILE, *parts, *options, "-o", f"requirements/{name}"], cwd=ROOT, check=True
        )
        print(f"wrote requirements/{name}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        newest = pip_of(Path(folder) / "newest", "pip")
        write_metadata(newest)
        for pip in (pip_of(Path(folder) / "oldest", OLDEST_PIP), newest):
            try_lock(pip)


def pip_of(folder: Path, version: str) -> Path:
    """A Python in its own environment with this version of pip."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = folder / "bin" / "python"
    run_pip(python, "install", "--upgrade", version)
    return python


def run_pip(python: Path, *arguments: str) -> None:
    """Run pip, which prints only errors."""
    command = [str(python), "-m", "pip", "-qq", "--disable-pip-version-check", *arguments]
    if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
        sys.exit("The locks are written, but cannot be installed: see the errors of pip.")


def write_metadata(python: Path) -> None:
    """Write the requirements of all packages on every machine."""
    packages: dict[str, dict[str, Any]] = {}
    for machine in machines():
        pins = {str(pin): pin for lock in LOCKS for pin in pins_for(lock, machine).values()}
        for entry in report(python, machine, list(pins)):
            metadata = entry["metadata"]
            pin = f"{canonicalize_name(metadata['name'])}=={metadata['version']}"
            check_hash(entry, pins[pin], machine)
            requires = sorted(metadata.get("requires_dist", []))
            packages[pin] = {"python": metadata.get("requires_python", ""), "requires": requires}
        print(f"{machine.title}: {len(pins)} wheels", flush=True)
    METADATA.write_text(json.dumps(packages, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def report(python: Path, machine: Machine, pins: list[str]) -> list[dict[str, Any]]:
    """The wheels that pip would install on a machine: addresses, hashes and metadata."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        options = ["--dry-run", "--ignore-installed", "--no-deps", "--only-binary", ":all:"]
        options += ["--target", folder, "--report", str(file), "--implementation", "cp"]
        options += ["--python-version", machine.python]
        options += [word for tag in machine.tags for word in ("--platform", tag)]
        run_pip(python, "install", *options, *pins)
        installed: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["install"]
        return installed


def check_hash(entry: dict[str, Any], pin: Pin, machine: Machine) -> None:
    """Exit if the wheel for a machine is not in the lock."""
    digest = entry["download_info"]["archive_info"]["hashes"]["sha256"]
    if digest not in pin.hashes:
        sys.exit(f"{pin}: the lock has no hash of the wheel for {machine.title}")


def try_lock(python: Path) -> None:
    """Install the largest lock as run.py does, and check the result."""
    version = subprocess.run(
        [python, "-m", "pip", "--version"], capture_output=True, text=True, check=True
    )
    run_pip(python, "install", "--no-deps", "--require-hashes", "-r", f"requirements/{DEV_LOCK}")
    run_pip(python, "check")
    print(f"installed requirements/{DEV_LOCK} with {version.stdout.split(' from ')[0]}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
