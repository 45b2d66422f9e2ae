"""The examples on our pages work as shown."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"


def programs(page: Path) -> list[str]:
    """The Python blocks of a page."""
    return re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S)


# Pages about rules quote fragments of tests, not programs.
PAGES = [page for page in (README, *sorted((ROOT / "docs").glob("*.md"))) if programs(page)]


def test_the_readme_has_a_program_of_ten_lines():
    assert [len(program.splitlines()) for program in programs(README)] == [10]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_programs_of_a_page_run_one_after_the_other(page):
    program = "\n".join(programs(page))

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=300
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout
