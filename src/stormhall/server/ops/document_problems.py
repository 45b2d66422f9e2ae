"""What can be wrong with the document of a table."""

from __future__ import annotations

from functools import partial
from typing import Final

from stormhall.kernel.core import problems as kernel
from stormhall.kernel.core.problems import Patterns, problem_among

PROBLEMS: Final[Patterns] = {
    **kernel.PROBLEMS,
    "form": "found {found}, which does not fit ({problem})",
    "unknown-field": "unknown field",
    "an-object": "expected an object",
    "a-list": "expected a list",
    "no-json": "no JSON: {problem}",
    "no-table": "expected {format}: this is no table of a hall",
    "seats": "the table has {seats} seats, found {seat}",
    "rules": "the table is played by version {version} of the rules, here it is {ours}",
    "happening": "this cannot happen here: {problem}",
}

problem = partial(problem_among, PROBLEMS)
"""A problem of a document."""
