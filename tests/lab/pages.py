"""Reading a report as a browser would: its elements, its tables by their captions, its texts."""

from __future__ import annotations

from html.parser import HTMLParser


class Page(HTMLParser):
    """The content of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []  # tag, name, value
        self.chapters: list[str] = []
        self.titles: list[str] = []
        self.tables: dict[str, list[list[str]]] = {}
        self.text = ""
        self._table: list[list[str]] = []
        self._piece: str | None = None
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag == "section":
            self.chapters.append(str(dict(attrs)["id"]))
        elif tag == "table":
            self._table = []
        elif tag == "tr":
            self._table.append([])
        if tag in ("caption", "th", "td", "h2"):
            self._piece = ""

    def handle_data(self, data: str) -> None:
        self.text += data
        if self._piece is not None:
            self._piece += data

    def handle_endtag(self, tag: str) -> None:
        if self._piece is None:
            return
        if tag == "caption":
            self.tables[self._piece] = self._table
        elif tag == "h2":
            self.titles.append(self._piece)
        elif tag in ("th", "td"):
            self._table[-1].append(self._piece)
        else:
            return
        self._piece = None

    def rows(self, caption: str) -> dict[str, list[str]]:
        """A table without its head: the figures of each row by the row's name."""
        return {row[0]: row[1:] for row in self.tables[caption][1:]}

    def values(self, name: str) -> list[str]:
        """All values of an attribute, whatever element has it."""
        return [value for _, key, value in self.attributes if key == name]
