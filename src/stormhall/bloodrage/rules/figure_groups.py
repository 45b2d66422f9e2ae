"""Groups of figures chosen at once: a march, or figures saved from destruction.

Warriors are interchangeable, so a group is a number of Warriors and a set of other kinds.
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model.board import Figure
from stormhall.kernel.core.state import Code

_BITS: Final = 8


def group_code(verb: int, warriors: int, kinds: list[Figure]) -> Code:
    """The action that names these figures, Warriors first, then the others ascending."""
    code = verb
    position = _BITS
    for _ in range(warriors):
        code |= (b.WARRIOR + 1) << position
        position += _BITS
    for kind in kinds:
        code |= (kind + 1) << position
        position += _BITS
    return code


def all_groups(verb: int, warriors: int, kinds: list[Figure], most: int) -> list[Code]:
    """Every group of at least one and at most `most` figures, each once."""
    codes: list[Code] = []
    for choice in range(1 << len(kinds)):
        chosen = [kinds[i] for i in range(len(kinds)) if choice >> i & 1]
        least = 0 if chosen else 1
        most_warriors = min(warriors, most - len(chosen))
        codes += [group_code(verb, n, chosen) for n in range(least, most_warriors + 1)]
    return codes


def kinds_of_mask(mask: int) -> list[Figure]:
    """The kinds of a mask, ascending."""
    return [kind for kind in range(b.LEADER, b.FIGURE_KINDS) if mask >> kind & 1]


def group_of(warriors: int, mask: int) -> list[Figure]:
    """The figures of a group, each by its kind."""
    return [b.WARRIOR] * warriors + kinds_of_mask(mask)
