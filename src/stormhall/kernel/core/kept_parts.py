"""Parts of a table's documents, rebuilt only when the values they are made from have changed.

A choice changes little at a table, and all viewers see mostly the same things. So a document is
assembled from parts that it shares with the documents of other viewers and of earlier moments.
It must not be changed: it is encoded at once, or copied (`own_copy`) before it is handed out.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable
from typing import Any, Final


class KeptParts:
    """The parts of one table's documents, with what each was made from."""

    def __init__(self) -> None:
        self._parts: Final[dict[tuple[object, ...], tuple[object, Any]]] = {}

    def __repr__(self) -> str:
        return f"<KeptParts: {len(self._parts)}>"

    def part(self, build: Callable[..., Any], made_from: object, *arguments: Any) -> Any:
        """The result of `build` for a state and further arguments.

        `made_from` holds everything in the state that the part depends on, as values that are never
        changed in place. Arguments after the state tell parts apart.
        """
        key = (build, *arguments[1:])
        kept = self._parts.get(key)
        if kept is None or kept[0] != made_from:
            kept = (made_from, build(*arguments))
            self._parts[key] = kept
        return kept[1]


def own_copy(document: dict[str, object]) -> dict[str, object]:
    """A copy of a document that shares nothing with others."""
    copy: dict[str, object] = marshal.loads(marshal.dumps(document))
    return copy
