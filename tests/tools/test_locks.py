"""The locked requirements are complete, hashed, and name no hosts."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata

import pytest
from packaging.markers import default_environment
from packaging.utils import canonicalize_name

from tools.setup.environment import PYTHONS, ROOT
from tools.setup.pins import (
    FOLDER,
    LOCKS,
    METADATA,
    PLATFORMS,
    RENEW,
    Machine,
    asked_for,
    gaps,
    machines,
    pins_for,
    read_lock,
    read_metadata,
)

HOST = re.compile(r"\b[a-z0-9-]+\.(?:org|com|net|io|dev|cn|local|internal)\b")
SIZES = ("run.txt", "lab.txt", "dev.txt")
VARIABLES = {name: str(value) for name, value in default_environment().items()}
THIS_MACHINE = Machine("this one", "", (), VARIABLES)

every_lock = pytest.mark.parametrize("lock", LOCKS)
every_machine = pytest.mark.parametrize("machine", machines(), ids=lambda machine: machine.title)


def test_exactly_the_expected_locks_exist():
    assert {file.name for file in FOLDER.iterdir()} == {*LOCKS, METADATA.name}


@pytest.mark.parametrize("name", [*LOCKS, METADATA.name])
def test_a_lock_names_no_host_and_no_option(name):
    text = (FOLDER / name).read_text(encoding="utf-8")

    assert "://" not in text
    assert not HOST.findall(text)
    assert not [line for line in text.splitlines() if line.startswith("-")]


@every_lock
def test_every_requirement_is_pinned_and_hashed(lock):
    pins = read_lock(lock)

    assert pins
    assert [str(pin) for pin in pins if not pin.hashes] == []


@every_machine
@every_lock
def test_a_lock_contains_exactly_what_a_machine_needs(lock, machine):
    """No resolver checks a lock later, so a missing package would show only on that machine."""
    assert gaps(lock, machine) == [], f"requirements/{lock} for {machine.title}: {RENEW}"


def test_the_stored_metadata_matches_the_installed_packages():
    packages = read_metadata()
    installed = {str(canonicalize_name(each.name)): each for each in metadata.distributions()}
    pins = pins_for("dev.txt", THIS_MACHINE)

    assert set(pins) <= set(installed)
    for name, pin in pins.items():
        package = packages[str(pin)]
        assert installed[name].version == pin.version
        assert package.requires == sorted(installed[name].requires or []), RENEW
        python = installed[name].metadata.get_all("Requires-Python") or [""]
        assert [package.python] == python, RENEW


def test_a_missing_extra_is_found(monkeypatch):
    """This was a bug: pytest-cov requires coverage[toml], whose extra requires another package."""
    packages = read_metadata()
    coverage = next(pin for pin in packages if pin.startswith("coverage=="))
    more = [*packages[coverage].requires, 'a-new-one; extra == "toml"']
    changed = {**packages, coverage: packages[coverage]._replace(requires=more)}
    monkeypatch.setattr("tools.setup.pins.read_metadata", lambda: changed)

    problems = gaps("dev.txt", machines()[0])

    assert problems == [f'{coverage} asks for a-new-one; extra == "toml", the lock has nothing']


@pytest.mark.parametrize(
    ("requirement", "problem"),
    [
        ("a-new-one", "pyproject.toml asks for a-new-one, the lock has nothing"),
        ("rich>=99", "pyproject.toml asks for rich>=99, the lock has rich=="),
        ("a-new-one; sys_platform == 'win32'", None),
    ],
)
def test_a_requirement_that_the_lock_does_not_meet_is_found(monkeypatch, requirement, problem):
    wishes = [*asked_for("run.txt"), requirement]
    monkeypatch.setattr("tools.setup.pins.asked_for", lambda lock: wishes)

    problems = gaps("run.txt", machines()[0])

    assert problems == [] if problem is None else problems[0].startswith(problem)


def test_a_pin_that_nothing_requires_is_found(monkeypatch):
    requirements = [text for text in asked_for("run.txt") if not text.startswith("structlog")]
    monkeypatch.setattr("tools.setup.pins.asked_for", lambda lock: requirements)

    problems = gaps("run.txt", machines()[0])

    assert [line.partition("==")[0] for line in problems] == ["nobody asks for structlog"]


@every_machine
def test_larger_locks_contain_all_of_the_smaller_ones(machine):
    run, lab, dev = (set(map(str, pins_for(lock, machine).values())) for lock in SIZES)

    assert run <= lab <= dev


def test_the_build_backend_is_locked_because_nothing_is_built_in_isolation():
    assert {"hatchling", "editables"} <= {pin.name for pin in read_lock("run.txt")}


def test_no_lock_that_records_hosts_is_kept():
    assert not (ROOT / "uv.lock").exists()
    assert not (ROOT / "pylock.toml").exists()


def test_the_supported_pythons_match_the_project_file():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (major, oldest), (_, newest) = PYTHONS
    versions = [f"{major}.{minor}" for minor in range(oldest, newest + 1)]
    named = [each.rsplit(" ", 1)[1] for each in project["classifiers"] if ":: 3." in each]

    assert project["requires-python"] == f">={major}.{oldest},<{major}.{newest + 1}"
    assert named == versions
    assert len(machines()) == len(PLATFORMS) * len(versions)
