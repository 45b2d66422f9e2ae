"""The engine needs only the standard library."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.package.compiled_engine import engine_packages

PACKAGE = Path(__file__).parents[2] / "src" / "stormhall"
ENGINE = [
    file for name in engine_packages(PACKAGE) for file in sorted((PACKAGE / name).rglob("*.py"))
]


def imported_packages(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("file", ENGINE, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_an_engine_module_imports_only_the_standard_library_and_stormhall(file):
    # mypy_extensions would be the only tempting exception: mypyc works without it.
    foreign = set(imported_packages(file.read_text(encoding="utf-8"))) - sys.stdlib_module_names

    assert foreign <= {"stormhall"}
