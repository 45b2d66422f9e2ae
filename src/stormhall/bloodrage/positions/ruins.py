"""Doomed and destroyed provinces of a position: those named, and others that agree with them.

A game begins with a number of ruins, none of them doomed (BR-SET-6, -7); the provinces that were
doomed in earlier ages are gone too (BR-RAG-1), and the one of this age may be. A document may say
of any province whether it is destroyed; where it only places figures, the province must be able to
exist.
"""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.positions.problems import problem
from stormhall.kernel.core.problems import Problem
from stormhall.kernel.table.document_reader import Reader


def complete_ruins(
    state: BloodRageState, reader: Reader, gone: dict[int, bool], is_doom_named: bool
) -> None:
    """Let the dealt ruins and dooms agree with what the document says about provinces."""
    dealt = [province for province in range(b.OUTER) if state.destroyed >> province & 1]
    order = dealt + [province for province in range(b.OUTER) if province not in dealt]
    if not is_doom_named:
        _move_dooms(state, gone, order)
    count = b.DESTROYED_AT_THE_START[state.seats]
    if not is_doom_named:
        named = [province for province in gone if gone[province] and province not in state.doomed]
        _doom_standing(state, gone, count - len(named))
    past, present = state.doomed[: state.age], state.doomed[state.age]
    later = state.doomed[state.age + 1 :]
    provinces = reader.inner("provinces")
    said = [
        province
        for province in range(b.OUTER)
        if provinces.inner(b.PROVINCE_NAMES[province]).has("destroyed")
    ]
    for province in past:
        if province not in said and not gone.get(province, True):
            _refuse(provinces, province, problem("doomed-before"))
    for province in later:
        if gone.get(province, False):
            _refuse(provinces, province, problem("doomed-later"))
    ruins = [province for province in gone if gone[province] and province not in state.doomed]
    for province in order:
        if len(ruins) < count and province not in state.doomed and province not in gone:
            ruins.append(province)
    reader.expect(
        len(ruins) >= count or len(said) == b.OUTER,
        "provinces",
        problem("ruins", count=count, found=len(ruins)),
    )
    past = [province for province in past if gone.get(province, True)]
    destroyed = [*past, *ruins, *([present] if gone.get(present) else [])]
    state.destroyed = sum(1 << province for province in set(destroyed))


def _move_dooms(state: BloodRageState, gone: dict[int, bool], order: list[int]) -> None:
    """Doom other provinces instead of those that the document rules out."""
    for age in range(b.AGES):
        wrong = age >= state.age  # gone though doomed later, or there though doomed before
        if gone.get(state.doomed[age], not wrong) != wrong:
            continue
        for province in order:
            if province not in state.doomed and gone.get(province, not wrong) != wrong:
                state.doomed[age] = province
                break


def _doom_standing(state: BloodRageState, gone: dict[int, bool], missing: int) -> None:
    """Doom provinces that are said to stand, if too few others are left to be ruins."""
    free = [p for p in range(b.OUTER) if p not in gone and p not in state.doomed]
    standing = [p for p in gone if not gone[p] and p not in state.doomed]
    for age in range(state.age, b.AGES):
        if len(free) < missing and standing and state.doomed[age] not in gone:
            free.append(state.doomed[age])
            state.doomed[age] = standing.pop()


def _refuse(provinces: Reader, province: int, reason: Problem) -> None:
    provinces.inner(b.PROVINCE_NAMES[province]).defect("destroyed", reason)
