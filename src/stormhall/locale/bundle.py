"""The messages of one language; the only module that uses the Fluent library."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from stormhall.locale.languages import LANGUAGES

FILES: Final = Path(__file__).resolve().parent

Argument = str | int
Arguments = dict[str, Argument]


def files_of(language: str) -> list[Path]:
    """The files of a language: those shared with the browser, and those of the command line."""
    folder = FILES / language
    return [*sorted(folder.glob("*.ftl")), *sorted(folder.glob("cli/*.ftl"))]


class Bundle:
    """Messages of a language, read from files."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self.language: Final = language
        # Isolation marks mean nothing to a terminal; all our languages run left to right.
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._variables: Final[dict[str, frozenset[str]]] = {}
        self._sources: Final[dict[str, ast.Message]] = {}
        for path in files:
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self._sources[entry.id.name] = entry

    def has(self, message: str) -> bool:
        """Whether there is a message with this id."""
        return message in self._sources

    def ids(self) -> set[str]:
        """The ids of all messages."""
        return set(self._sources)

    def variables(self, message: str) -> frozenset[str]:
        """The arguments that a message uses."""
        names = self._variables.get(message)
        if names is None:
            collector = _Variables()
            collector.visit(self._sources[message])
            names = frozenset(collector.names)
            self._variables[message] = names
        return names

    def format(self, message: str, arguments: Arguments) -> str:
        """The text of a message, or its id if it is missing."""
        if message not in self._sources:
            return message
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return message
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{message} of {self.language}: {errors[0]}")
        return str(text)

    def usual(self, message: str) -> str:
        """The sentence of a message, with its arguments in brackets; of variants the usual one."""
        return _usual(self._sources[message].value)

    def list(self, items: list[str]) -> str:
        """A list in words, such as "a, b and c"."""
        return format_list(items, locale=self.language.replace("-", "_"))


def _usual(node: object) -> str:
    if isinstance(node, ast.Pattern):
        return "".join(_usual(element) for element in node.elements)
    if isinstance(node, ast.TextElement):
        return str(node.value)
    if isinstance(node, ast.Placeable):
        return _usual(node.expression)
    if isinstance(node, ast.SelectExpression):
        return _usual(next(variant.value for variant in node.variants if variant.default))
    if isinstance(node, ast.VariableReference):
        return f"[{node.id.name}]"
    return ""


class _Variables(visitor.Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: Final[set[str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def bundle_of(language: str) -> Bundle:
    """The messages of a language, read once."""
    if language not in LANGUAGES:
        raise ValueError(f"there are no messages in {language}")
    return Bundle(language, files_of(language))


@cache
def part_of(language: str, part: str) -> Bundle:
    """The messages in one file of the command line; reading all files takes half a second.

    A language without the file uses the English one, if there is one.
    """
    for code in (language, "en"):
        path = FILES / code / "cli" / f"{part}.ftl"
        if path.exists():
            return Bundle(code, [path])
    return Bundle(language, [])
