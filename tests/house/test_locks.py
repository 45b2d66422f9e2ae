"""The locked requirements: complete, hashed, and silent about where they came from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

LOCKS = sorted((Path(__file__).parents[2] / "requirements").glob("*.txt"))
HOST = re.compile(r"\b[a-z0-9-]+\.(?:org|com|net|io|dev|cn|local|internal)\b")


def entries(lock: Path) -> dict[str, str]:
    """Each pinned requirement with everything that belongs to it, by `name==version`."""
    joined = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in joined.splitlines() if line and not line.lstrip().startswith("#")]
    return {line.split()[0]: line for line in lines}


def test_there_is_a_lock_to_run_one_for_the_lab_one_to_develop_and_one_for_node():
    assert [lock.name for lock in LOCKS] == ["dev.txt", "lab.txt", "node.txt", "run.txt"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_host_and_no_option(lock):
    text = lock.read_text(encoding="utf-8")

    assert "://" not in text
    assert not HOST.findall(text)
    assert not [line for line in text.splitlines() if line.startswith("-")]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_requirement_is_pinned_and_hashed(lock):
    for name, entry in entries(lock).items():
        assert re.fullmatch(r"[a-z0-9-]+==[\w.!+]+", name), name
        assert "--hash=sha256:" in entry, name


def test_what_is_needed_to_run_is_also_there_for_the_lab_and_to_develop():
    develop, lab, _, run = map(entries, LOCKS)

    assert not set(run) - set(lab)
    assert not set(lab) - set(develop)


def test_the_build_backend_is_locked_because_nothing_is_built_in_isolation():
    names = {name.partition("==")[0] for name in entries(LOCKS[-1])}

    assert {"hatchling", "editables"} <= names


def test_no_lock_that_records_hosts_is_kept():
    root = LOCKS[0].parents[1]

    assert not (root / "uv.lock").exists()
    assert not (root / "pylock.toml").exists()
