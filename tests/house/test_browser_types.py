"""The browser's code uses the generated types and does not step around them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
FILES = sorted(
    file
    for file in SOURCE.rglob("*")
    if file.suffix in (".ts", ".svelte") and not file.name.endswith(".d.ts")
)
DODGES = re.compile(r"as unknown as|\bas any\b|[:<|&,(]\s*any\b(?!\w*')|@ts-(?:ignore|nocheck)")
DECLARED = re.compile(r"^\s*(?:export )?(?:declare )?(?:interface|type) (\w+)", re.MULTILINE)


def code_of(file: Path) -> str:
    """The code of a file without styles and comments: its words may mean something else there."""
    text = re.sub(r"<style.*?</style>", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"])//[^\n]*", "", text, flags=re.DOTALL)


def generated_in(folder: Path) -> set[str]:
    """The names of the types that the engine's declarations give a folder."""
    types = folder / "engine.d.ts"
    return set(DECLARED.findall(types.read_text(encoding="utf-8"))) if types.exists() else set()


def test_no_type_is_forced_or_given_up() -> None:
    dodged = {
        f"{file.relative_to(SOURCE)}: {found}"
        for file in FILES
        for found in DODGES.findall(code_of(file))
    }

    assert dodged == set()


@pytest.mark.parametrize(
    "line",
    ["x as unknown as View", "x as any", "let x: any", "Record<string, any>", "(x: any) => 1"],
)
def test_forced_types_are_found(line: str) -> None:
    assert DODGES.search(line)


def test_no_type_that_is_generated_is_written_by_hand() -> None:
    shared = generated_in(SOURCE / "shell" / "live")
    repeated = {
        f"{file.relative_to(SOURCE)}: {name}"
        for file in FILES
        for name in DECLARED.findall(code_of(file))
        if name in shared | generated_in(SOURCE / file.relative_to(SOURCE).parts[0])
    }

    assert shared >= {"ViewHeader", "ResultDocument"}
    assert repeated == set()
