"""The browser leaves nothing behind for later tests of the same worker."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.parts import need

ROOT = Path(__file__).parents[3]
FIXTURES = "from tests.browser.conftest import browser\n"
FAILING = """
def test_a_page(browser):
    context = browser.new_context()
    context.new_page()
    assert False, "before the context is closed"
"""
WITH_A_LOOP = """
import asyncio

def test_a_loop():
    asyncio.run(asyncio.sleep(0))
"""


def test_even_a_failing_test_leaves_no_event_loop_behind(tmp_path: Path) -> None:
    need("browser", "letters")
    for name, files in (
        ("a_browser", {"conftest.py": FIXTURES, "test_page.py": FAILING}),
        ("b_server", {"test_loop.py": WITH_A_LOOP}),
    ):
        (tmp_path / name).mkdir()
        for file, text in {"__init__.py": "", **files}.items():
            (tmp_path / name / file).write_text(text)
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider"]
    command += ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), str(tmp_path)]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert "1 failed, 1 passed" in done.stdout, done.stdout + done.stderr
    assert "before the context is closed" in done.stdout
