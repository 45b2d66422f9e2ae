"""The problems that the document of a table can have."""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.problems import ENGLISH, problem

__all__ = ["PROBLEMS", "problem"]

PROBLEMS: Final[dict[str, str]] = {
    "form": "found {found}, which does not fit ({problem})",
    "unknown-field": "unknown field",
    "an-object": "expected an object",
    "a-list": "expected a list",
    "no-json": "no JSON: {problem}",
    "no-table": "expected {format}: this is no table of a hall",
    "seats": "the table has {seats} seats, found {seat}",
    "happening": "this cannot happen here: {problem}",
}

ENGLISH.declare(PROBLEMS)
