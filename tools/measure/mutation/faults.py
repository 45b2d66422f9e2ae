"""Small faults that can be put into the rules: one changed condition, statement, number or index.

A fault is named by its file and its number there; the file is parsed again to put it in, so a
fault needs no copy of the code.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[3]
RULES: Final = {
    "battalia": "src/stormhall/battalia/rules",
    "stormgates": "src/stormhall/battalia/stormgates/rules",
    "bloodrage": "src/stormhall/bloodrage/rules",
}
"""The folder of each game whose code is the rules."""

CONDITION: Final = "condition"
STATEMENT: Final = "statement"
NUMBER: Final = "number"
INDEX: Final = "index"

NO_RULES: Final = frozenset({"defects", "read", "write", "suggestions", "__repr__"})
"""Functions of rule modules that check, write or suggest; they carry no rule."""

OTHER_COMPARISON: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OTHER_OPERATION: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


class Fault(NamedTuple):
    """A change of one place in a function, as it is drawn and reported."""

    path: str
    number: int
    kind: str
    function: str
    line: int
    last_line: int
    before: str
    after: str

    @property
    def name(self) -> str:
        return f"{self.path}:{self.line} {self.function}: `{self.before}` becomes `{self.after}`"


class Edit(NamedTuple):
    """A change of a parsed module: a node that another one replaces."""

    kind: str
    node: ast.AST
    new: ast.AST
    replace: Callable[[ast.AST], None]
    statement: ast.stmt
    function: str


def faults_of(path: str) -> list[Fault]:
    """Every fault that a file can have."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return [
        Fault(
            path,
            number,
            edit.kind,
            edit.function,
            edit.statement.lineno,
            getattr(edit.node, "end_lineno", edit.statement.lineno),
            shortened(edit.node),
            shortened(edit.new),
        )
        for number, edit in enumerate(edits(tree))
    ]


def with_fault(path: str, number: int) -> ast.Module:
    """A file, parsed, with one fault in it."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    edit = list(edits(tree))[number]
    edit.replace(edit.new)
    return ast.fix_missing_locations(tree)


def shortened(node: ast.AST) -> str:
    text = " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
    return text if len(text) <= 70 else f"{text[:67]}..."


def edits(tree: ast.Module) -> Iterator[Edit]:
    """All changes of a module, in the order of its text; only bodies of functions are changed."""
    for name, function in functions(tree.body):
        if function.name not in NO_RULES:
            yield from _edits_of_body(function, name)


Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, Function]]:
    """The functions and methods of a module with their qualified names, without nested ones."""
    for node in body:
        if isinstance(node, Function):
            yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node.body, f"{prefix}{node.name}.")


def _edits_of_body(function: Function, name: str) -> Iterator[Edit]:
    for at, statement in enumerate(function.body):
        if not _is_docstring(statement):
            yield from _edits_below(_place(function, "body", at), statement, statement, name)


def _edits_below(
    replace: Callable[[ast.AST], None], node: ast.AST, statement: ast.stmt, name: str
) -> Iterator[Edit]:
    """The changes of a node and of everything in it."""
    if _says_no_rule(node):
        return
    for kind, new in changes(node):
        yield Edit(kind, node, new, replace, statement, name)
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        children = value if isinstance(value, list) else [value]
        for at, child in enumerate(children):
            if isinstance(child, ast.AST):
                inner = child if isinstance(child, ast.stmt) else statement
                put = _place(node, field, at if isinstance(value, list) else None)
                yield from _edits_below(put, child, inner, name)


def _place(parent: ast.AST, field: str, at: int | None) -> Callable[[ast.AST], None]:
    """A function that puts another node into this place of its parent."""

    def put(new: ast.AST) -> None:
        if at is None:
            setattr(parent, field, new)
        else:
            getattr(parent, field)[at] = new

    return put


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _says_no_rule(node: ast.AST) -> bool:
    """Whether a node only checks itself or reports: an assertion, an exception, an event."""
    if isinstance(node, ast.Assert | ast.Raise):
        return True
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "tell"
    )


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What may stand in place of a node, each with its kind."""
    match node:
        case ast.Compare(left, [operator], comparators):
            other = OTHER_COMPARISON[type(operator)]()
            yield CONDITION, ast.Compare(left, [other], comparators)
        case ast.BoolOp(operator, values):
            yield CONDITION, ast.BoolOp(_other_junction(operator), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield CONDITION, operand
        case ast.If(test, body, orelse) if _is_plain(test):
            yield CONDITION, ast.If(_negated(test), body, orelse)
        case ast.IfExp(test, body, orelse) if _is_plain(test):
            yield CONDITION, ast.IfExp(_negated(test), body, orelse)
        case ast.Expr(ast.Call() as call) if not _says_no_rule(call):
            yield STATEMENT, ast.Pass()
        case ast.AugAssign() | ast.Continue() | ast.Break():
            yield STATEMENT, ast.Pass()
        case ast.Assign(targets) if all(not isinstance(each, ast.Name) for each in targets):
            # A name that is never bound would be noticed by any test.
            if not any(isinstance(each, ast.Tuple | ast.List) for each in targets):
                yield STATEMENT, ast.Pass()
        case ast.Constant(int() as value) if not isinstance(value, bool):
            yield NUMBER, ast.Constant(value + 1)
        case ast.BinOp(left, operator, right) if type(operator) in OTHER_OPERATION:
            yield NUMBER, ast.BinOp(left, OTHER_OPERATION[type(operator)](), right)
        case ast.UnaryOp(ast.USub(), operand):
            yield NUMBER, operand
        case ast.Subscript(value, ast.Name() | ast.Attribute() as at, context):
            if ast.unparse(at).rpartition(".")[2].isupper():  # a field of a frame or record
                following = ast.BinOp(at, ast.Add(), ast.Constant(1))
                yield INDEX, ast.Subscript(value, following, context)
        case ast.Call(function, [first, second, *rest], keywords) if _can_swap(first, second):
            yield INDEX, ast.Call(function, [second, first, *rest], keywords)


def _other_junction(operator: ast.boolop) -> ast.boolop:
    return ast.Or() if isinstance(operator, ast.And) else ast.And()


def _is_plain(test: ast.expr) -> bool:
    """Whether a condition is anything but a comparison, which has changes of its own."""
    return not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp)


def _negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def _can_swap(first: ast.expr, second: ast.expr) -> bool:
    if isinstance(first, ast.Starred) or isinstance(second, ast.Starred):
        return False
    return ast.dump(first) != ast.dump(second)
