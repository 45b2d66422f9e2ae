"""Runs tests in a process of its own whose engine has a fault from the start.

    python -m tools.measure.mutation.alone src/stormhall/.../oracle.py 12 TEST...

The exit code is pytest's: 0 if no test notices.
"""

from __future__ import annotations

import sys

import pytest

from tools.measure.mutation.faults import faults_of
from tools.measure.mutation.patch import put_at_import


def main(path: str, number: str, *tests: str) -> int:
    put_at_import(faults_of(path)[int(number)])
    return int(pytest.main(["-x", "-p", "no:xdist", "-p", "no:cacheprovider", "-m", "", *tests]))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
