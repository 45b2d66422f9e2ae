"""Pieces of a page; text in them is escaped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from stormhall.locale.process_language import say


class Markup(str):
    """A string that is already HTML."""

    __slots__ = ()


def element(name: str, *content: str, **attributes: str) -> Markup:
    """An element; content is escaped unless it is markup. `class_` is the attribute `class`."""
    words = [name]
    for key, value in attributes.items():
        words.append(f'{key.rstrip("_").replace("_", "-")}="{escape(value)}"')
    return Markup(f"<{' '.join(words)}>{join(content)}</{name}>")


def join(content: Iterable[str], between: str = "") -> Markup:
    """Pieces in a row, each escaped unless it is markup."""
    return Markup(between.join(one if isinstance(one, Markup) else escape(one) for one in content))


def paragraph(text: str) -> Markup:
    return element("p", text)


def note(text: str) -> Markup:
    """A remark on how to read the part above."""
    return element("p", text, class_="note")


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the page with an entry in the table of contents."""

    identity: str
    title: str
    content: Markup

    def to_markup(self) -> Markup:
        return element("section", element("h2", self.title), self.content, id=self.identity)


def chapter(identity: str, title: str, *content: str) -> Chapter:
    return Chapter(identity, title, join(content))


def contents(chapters: Sequence[Chapter]) -> Markup:
    """Links to all chapters."""
    links = [element("a", one.title, href=f"#{one.identity}") for one in chapters]
    return element("nav", *links, aria_label=say("report-contents"))


def figure(picture: Markup, caption: str, *below: str) -> Markup:
    """A picture with its caption, and further pieces below."""
    return element("figure", element("figcaption", caption), picture, *below)


def grid(*content: str) -> Markup:
    """Pieces side by side where there is room."""
    return element("div", *content, class_="grid")


def columns(*content: str) -> Markup:
    """Pieces of different heights in columns, one below the other, where there is room."""
    return element("div", *content, class_="columns")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], caption: str) -> Markup:
    """A table; the first column names the row, and all others are figures."""
    head = element("tr", *[element("th", text, scope="col") for text in heads])
    body = [
        element(
            "tr", element("th", row[0], scope="row"), *[element("td", cell) for cell in row[1:]]
        )
        for row in rows
    ]
    whole = element(
        "table", element("caption", caption), element("thead", head), element("tbody", *body)
    )
    return element("div", whole, class_="scroll", tabindex="0", role="group", aria_label=caption)


def details(summary: str, *content: str) -> Markup:
    """Content that is collapsed at first."""
    return element("details", element("summary", summary), *content)


def facts(pairs: Sequence[tuple[str, str]]) -> Markup:
    """A list of names with their values."""
    rows = [
        element("div", element("dt", name), element("dd", value), class_="fact")
        for name, value in pairs
    ]
    return element("dl", *rows, class_="facts")


def legend(names: Sequence[str]) -> Markup:
    """The colours of a picture's series, in order."""
    items = [
        element(
            "li", element("span", class_="swatch", style=f"background: var(--series-{i + 1})"), name
        )
        for i, name in enumerate(names)
    ]
    return element("ul", *items, class_="legend")
