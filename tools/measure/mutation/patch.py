"""Puts a fault into the engine: into functions in memory, or into modules as they are imported."""

from __future__ import annotations

import ast
import functools
import gc
import importlib.machinery
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from tools.measure.mutation.faults import ROOT, Fault, with_fault


def put_in_memory(fault: Fault) -> None:
    """Change the function that a fault is in; the process should end after the tests of it.

    Whoever has imported the function has the changed one. What was computed by it before, other
    than in caches of functions, stays: `put_at_import` has no such gap.
    """
    file = str(ROOT / fault.path)
    changed = _code_named(compile(with_fault(fault.path, fault.number), file, "exec"), fault)
    functions = [
        each
        for each in gc.get_objects()
        if isinstance(each, FunctionType)
        and each.__code__.co_filename == file
        and each.__code__.co_qualname == fault.function
    ]
    if not functions:
        raise LookupError(f"{fault.function} of {fault.path} is not imported")
    for function in functions:
        function.__code__ = changed
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper):
            each.cache_clear()


def _code_named(module: CodeType, fault: Fault) -> CodeType:
    for code in _codes(module):
        if code.co_qualname == fault.function:
            return code
    raise LookupError(f"{fault.path} has no function {fault.function}")


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


class _FaultyLoader(importlib.machinery.SourceFileLoader):
    """Imports a module with a fault, ignoring its cached bytecode."""

    fault: Fault

    def get_code(self, fullname: str) -> CodeType:
        tree: ast.Module = with_fault(self.fault.path, self.fault.number)
        return compile(tree, self.path, "exec")


class _FaultyFinder(MetaPathFinder):
    def __init__(self, fault: Fault) -> None:
        self._fault = fault
        self._file = str(ROOT / fault.path)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname.rpartition(".")[2] != Path(self._file).stem:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin != self._file:
            return None
        loader = _FaultyLoader(fullname, self._file)
        loader.fault = self._fault
        spec.loader = loader
        return spec


def put_at_import(fault: Fault) -> None:
    """Import the module of a fault with the fault in it; it must not be imported yet."""
    sys.meta_path.insert(0, _FaultyFinder(fault))
