"""No published text has traces of a machine or dead links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = (".ci", "docs", "requirements", "src", "tests", "tools", "web")
LEFT_BY_TOOLS = {".git", "__pycache__", "node_modules", "dist", "static"}

# Split up, so that this file does not match.
TRACES = re.compile(
    "|".join(
        (
            r"(?<![\w.])/(?:wor" + r"k|root)/",
            r"(?<![\w.])/home/" + r"\w+/",
            r"pypi\." + r"org",
            r"pythonhosted\." + r"org",
            r"npmjs\." + r"(?:org|com)",
        )
    )
)
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")


def texts() -> Iterator[Path]:
    """Every file in the project that people may read."""
    files = [*ROOT.iterdir(), *(file for name in FOLDERS for file in (ROOT / name).rglob("*"))]
    yield from (file for file in files if file.is_file() and not LEFT_BY_TOOLS & set(file.parts))


def read(file: Path) -> str:
    """The text of a file; pictures and the like count as empty."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def pages() -> list[Path]:
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def test_no_text_names_a_place_on_a_machine_or_a_package_registry():
    traces = [
        f"{file.relative_to(ROOT)}: {trace}"
        for file in texts()
        for trace in TRACES.findall(read(file))
    ]

    assert traces == []


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_pages_have_a_target(page):
    targets = [link.partition("#")[0] for link in LINK.findall(page.read_text(encoding="utf-8"))]
    local = [target for target in targets if target and ":" not in target]

    assert [target for target in local if not (page.parent / target).exists()] == []
