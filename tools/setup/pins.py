"""Read the locks: their pins, the machines they are for, and their gaps.

A lock is complete for a machine if pins meet every requirement of the project and of the pinned
packages, with their extras and markers. The requirements of packages are kept in
`requirements/metadata.json`.
"""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from typing import Any, NamedTuple

from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from tools.setup.environment import DEV_LOCK, LAB_LOCK, NODE_LOCK, PYTHONS, ROOT, RUN_LOCK, UV_LOCK

FOLDER = ROOT / "requirements"
METADATA = FOLDER / "metadata.json"
RENEW = "python3 run.py lock"
"""The command that renews all locks."""

# `run` holds the build group because run.py installs the project without build isolation.
LOCKS = {
    RUN_LOCK: ["--group", "build", "pyproject.toml"],
    LAB_LOCK: ["--group", "build", "--extra", "lab", "pyproject.toml"],
    DEV_LOCK: ["--group", "dev", "--all-extras", "pyproject.toml"],
    NODE_LOCK: ["--group", "node"],
    UV_LOCK: ["--group", "uv"],
}
"""The arguments of `uv pip compile` for each lock."""

ENTRY = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>[^\s;]+)(?: ; (?P<marker>.+))?$")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


class Pin(NamedTuple):
    """One package in a lock."""

    name: str
    version: str
    marker: Marker | None
    hashes: frozenset[str]

    def __str__(self) -> str:
        return f"{self.name}=={self.version}"


class Machine(NamedTuple):
    """A platform and a Python version that a lock is for."""

    title: str
    python: str
    tags: tuple[str, ...]
    """The platform's names in wheels."""
    variables: dict[str, str]
    """The environment in which markers are evaluated."""


class Metadata(NamedTuple):
    """The metadata of a package."""

    python: str
    requires: list[str]


PLATFORMS = {
    "Linux x86_64": ("posix", "linux", "Linux", "x86_64", ("manylinux{}_x86_64",)),
    "Linux aarch64": ("posix", "linux", "Linux", "aarch64", ("manylinux{}_aarch64",)),
    "macOS arm64": ("posix", "darwin", "Darwin", "arm64", ("macosx_14_0_arm64",)),
    "Windows": ("nt", "win32", "Windows", "AMD64", ("win_amd64",)),
}
GLIBC = ("1", "2010", "2014", "_2_17", "_2_24", "_2_26", "_2_27", "_2_28", "_2_31")
"""The oldest systems that wheels for Linux support, up to Debian 11."""


def machines() -> list[Machine]:
    """Every supported platform with every supported Python."""
    (major, oldest), (_, newest) = PYTHONS
    return [
        _machine(title, f"{major}.{minor}")
        for title in PLATFORMS
        for minor in range(oldest, newest + 1)
    ]


def _machine(title: str, python: str) -> Machine:
    os_name, sys_platform, system, processor, patterns = PLATFORMS[title]
    tags = tuple(pattern.format(glibc) for pattern in patterns for glibc in GLIBC)
    variables = {
        "implementation_name": "cpython",
        "implementation_version": f"{python}.0",
        "os_name": os_name,
        "platform_machine": processor,
        "platform_python_implementation": "CPython",
        "platform_release": "",
        "platform_system": system,
        "platform_version": "",
        "python_full_version": f"{python}.0",
        "python_version": python,
        "sys_platform": sys_platform,
    }
    return Machine(f"{title}, Python {python}", python, tuple(dict.fromkeys(tags)), variables)


@cache
def read_lock(name: str) -> tuple[Pin, ...]:
    """The pins in a lock, in its order."""
    text = (FOLDER / name).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    return tuple(_pin(name, line) for line in lines)


def _pin(lock: str, line: str) -> Pin:
    entry = ENTRY.match(line.partition("--hash")[0].strip())
    if entry is None:
        raise ValueError(f"requirements/{lock}: not a pin: {line[:80]}")
    marker = Marker(entry["marker"]) if entry["marker"] else None
    return Pin(entry["name"], entry["version"], marker, frozenset(HASH.findall(line)))


def pins_for(lock: str, machine: Machine) -> dict[str, Pin]:
    """The pins of a lock that pip installs on a machine, by name."""
    return {
        pin.name: pin
        for pin in read_lock(lock)
        if pin.marker is None or pin.marker.evaluate(machine.variables)
    }


@cache
def read_metadata() -> dict[str, Metadata]:
    """The metadata of each pinned package, by `name==version`."""
    packages = json.loads(METADATA.read_text(encoding="utf-8"))
    return {pin: Metadata(**fields) for pin, fields in packages.items()}


def asked_for(lock: str) -> list[str]:
    """The requirements in pyproject.toml that a lock is made from."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    words = iter(LOCKS[lock])
    requirements: list[str] = []
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"]
    for word in words:
        match word:
            case "pyproject.toml":
                requirements += project["project"]["dependencies"]
            case "--group":
                requirements += _group(project["dependency-groups"], next(words))
            case "--extra":
                requirements += extras[next(words)]
            case "--all-extras":
                requirements += [each for extra in extras.values() for each in extra]
    return requirements


def _group(groups: dict[str, list[Any]], name: str) -> list[str]:
    requirements: list[str] = []
    for each in groups[name]:
        requirements += _group(groups, each["include-group"]) if isinstance(each, dict) else [each]
    return requirements


def gaps(lock: str, machine: Machine) -> list[str]:
    """The packages that a lock lacks for a machine, and those that it does not need."""
    pins, metadata = pins_for(lock, machine), read_metadata()
    problems: list[str] = []
    reached: set[tuple[str, frozenset[str]]] = set()
    waiting = [("pyproject.toml", text, frozenset[str]()) for text in asked_for(lock)]
    while waiting:
        who, text, extras = waiting.pop()
        requirement = Requirement(text)
        if not _applies(requirement, machine, extras):
            continue
        name = canonicalize_name(requirement.name)
        pin = pins.get(name)
        if pin is None or not requirement.specifier.contains(pin.version, prereleases=True):
            problems.append(f"{who} asks for {text}, the lock has {pin or 'nothing'}")
            continue
        with_extras = frozenset(requirement.extras)
        if (name, with_extras) not in reached:
            reached.add((name, with_extras))
            waiting += [(str(pin), each, with_extras) for each in metadata[str(pin)].requires]
    problems += [
        f"nobody asks for {pins[name]}" for name in sorted(set(pins) - {n for n, _ in reached})
    ]
    problems += [
        f"{pin} does not run on Python {machine.python}"
        for pin in pins.values()
        if not SpecifierSet(metadata[str(pin)].python).contains(f"{machine.python}.99")
    ]
    return problems


def _applies(requirement: Requirement, machine: Machine, extras: frozenset[str]) -> bool:
    if requirement.marker is None:
        return True
    return any(
        requirement.marker.evaluate({**machine.variables, "extra": extra})
        for extra in (extras or {""})
    )
