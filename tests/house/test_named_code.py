"""The modules, classes, functions and constants that our pages name exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "stormhall"
PAGES = [
    "docs/architecture.md",
    "docs/extending.md",
    "docs/glossary.md",
    "docs/kernel.md",
    "docs/positions.md",
    "docs/security.md",
    "CONTRIBUTING.md",
]
MADE = {"build/mypyc"}
"""Paths of what is made later."""
NO_CODE = {"TODO", "STORMHALL_MYPYC_CACHE"}

QUOTED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.\-]+(?:/[\w.\-]+)+/?|\w+\.(?:py|json|toml|md)")
MEMBER = re.compile(r"([A-Z][A-Za-z]+)\.(\w+)")
FUNCTION = re.compile(r"[a-z]+(?:_[a-z]+)+")
CLASS = re.compile(r"[A-Z][a-z]+(?:[A-Z][a-z]+)+")
CONSTANT = re.compile(r"[A-Z]{2}[A-Z_]+")
NAMES = (FUNCTION, CLASS, CONSTANT)


def quoted(page: str) -> list[str]:
    """The texts in backticks on a page, outside code blocks."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return QUOTED.findall(re.sub(r"^```.*?^```", "", text, flags=re.M | re.S))


@cache
def names() -> tuple[set[str], dict[str, set[str]], dict[str, set[str]]]:
    """All names that our sources and data define, the members of each class, and its bases."""
    defined: set[str] = set()
    members: dict[str, set[str]] = {}
    bases: dict[str, set[str]] = {}
    for file in SOURCES.rglob("*.py"):
        defined.add(file.stem)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                defined.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                defined.add(node.id)
            if isinstance(node, ast.ClassDef):
                members.setdefault(node.name, set()).update(_members(node))
                bases.setdefault(node.name, set()).update(_bases(node))
    for file in SOURCES.rglob("data/*.json"):
        defined.update(re.findall(r'"(\w+)": ', file.read_text(encoding="utf-8")))
    return defined, members, bases


def _members(node: ast.ClassDef) -> set[str]:
    inside = list(ast.walk(node))
    functions = {each.name for each in inside if isinstance(each, ast.FunctionDef)}
    waiting = {each.name for each in inside if isinstance(each, ast.AsyncFunctionDef)}
    attributes = {each.attr for each in inside if isinstance(each, ast.Attribute)}
    return functions | waiting | attributes


def _bases(node: ast.ClassDef) -> set[str]:
    return {each.id for base in node.bases for each in ast.walk(base) if isinstance(each, ast.Name)}


def has_member(name: str, member: str) -> bool:
    """Whether a class, or one that it inherits from, has such a method or attribute."""
    _, members, bases = names()
    if member in members.get(name, ()):
        return True
    return any(has_member(base, member) for base in bases.get(name, ()) if base != name)


@pytest.mark.parametrize("page", PAGES)
def test_every_path_on_a_page_exists(page):
    paths = [word for word in quoted(page) if PATH.fullmatch(word)]

    roots = [ROOT, ROOT / "src", SOURCES, SOURCES / "battalia", ROOT / "docs"]
    missing = [path for path in paths if not any((root / path).exists() for root in roots)]

    assert [path for path in missing if path not in MADE and not list(SOURCES.rglob(path))] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_class_function_and_constant_on_a_page_exists(page):
    defined, _, _ = names()

    unknown = []
    for word in quoted(page):
        if PATH.fullmatch(word) or word in NO_CODE:
            continue
        name = re.sub(r"\(.*\)$", "", word)
        member = MEMBER.fullmatch(name)
        if member and not member[1].isupper():
            if not has_member(member[1], member[2]):
                unknown.append(word)
        elif any(form.fullmatch(name) for form in NAMES) and name not in defined:
            unknown.append(word)

    assert unknown == []


@pytest.mark.parametrize("page", PAGES)
def test_every_module_that_a_page_runs_exists(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    modules = set(re.findall(r"python -m ((?:tests|tools|stormhall)[\w.]*)", text))

    files = [root / module.replace(".", "/") for module in modules for root in (ROOT, ROOT / "src")]
    known = [file for file in files if file.is_dir() or file.with_suffix(".py").exists()]

    assert len(known) == len(modules)
