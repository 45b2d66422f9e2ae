"""The command `stormhall`, called in this process or started in another."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from stormhall import cli

ROOT = Path(__file__).parents[2]

LIMIT = 300
"""Seconds after which a command counts as hanging; nothing here takes a tenth of that."""


class Ran(NamedTuple):
    """How a command ended and what it wrote."""

    code: int
    out: str
    errors: str


def call(*words: str, text: str = "") -> Ran:
    """The command as a function: starting Python takes longer than most commands."""
    out, errors = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "argv", ["stormhall", *words]),
        patch.object(sys, "stdin", io.StringIO(text)),
        patch.dict(os.environ, COLUMNS="80"),
        redirect_stdout(out),
        redirect_stderr(errors),
    ):
        try:
            cli.main()
            code = 0
        except SystemExit as ended:
            code = int(ended.code or 0)
    return Ran(code, out.getvalue(), errors.getvalue())


def start(
    *words: str, folder: Path, stdin: int | None = None, stderr: int = subprocess.PIPE
) -> subprocess.Popen[str]:
    """The installed command in a separate process."""
    return subprocess.Popen(
        [sys.executable, "-m", "stormhall", *words],
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "COLUMNS": "80"},
    )


def finish(process: subprocess.Popen[str], text: str | None = None) -> Ran:
    """Wait for the end of a command; one that hangs is killed."""
    try:
        out, errors = process.communicate(text, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        process.kill()
        raise
    return Ran(process.returncode, out, errors)
