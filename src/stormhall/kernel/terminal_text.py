"""Strings in columns of a terminal, where wide characters take two columns each."""

from __future__ import annotations

from unicodedata import combining, east_asian_width


def width(text: str) -> int:
    """How many columns a string takes."""
    if text.isascii():
        return len(text)
    return sum([_columns(char) for char in text])


def _columns(char: str) -> int:
    if combining(char):
        return 0
    return 2 if east_asian_width(char) in ("W", "F") else 1


def cut(text: str, columns: int) -> str:
    """As much of a string as fits into a number of columns."""
    while width(text) > columns:
        text = text[:-1]
    return text


def pad_right(text: str, columns: int) -> str:
    """A string padded with spaces on the right to at least this many columns."""
    return text + " " * (columns - width(text))


def centred(text: str, columns: int) -> str:
    """A string in the middle of a number of columns."""
    room = columns - width(text)
    before = room // 2 + (room & columns & 1)  # an odd space goes where `str.center` puts it
    return " " * before + text + " " * (room - before)
