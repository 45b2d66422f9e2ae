"""Styles of the browser's client keep to one look: its widths and its sizes of text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
STYLES = sorted(
    path
    for suffix in ("css", "svelte")
    for path in CLIENT.rglob(f"*.{suffix}")
    if suffix == "css" or "<style" in path.read_text(encoding="utf-8")
)

LARGE = "(min-width: 1600px) and (min-height: 860px)"
WIDTHS = ("(max-width: 599px)", "(max-width: 1023px)", "(max-width: 1279px)")
ON_ITS_SIDE = "(max-height: 599px)"
MEDIA = re.compile(r"@media([^{]*)\{")
SIZES = re.compile(r"[\s;{](?:font|font-size):([^;}]*)[;}]")
A_SIZE = re.compile(r"\d(?:px|pt|em|rem|ex|ch|lh|%|vw|vh|vmin|vmax|cqw|cqh|cqi)(?![\w(])")


def styles_of(path: Path) -> str:
    """The rules of a file, without comments."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".svelte":
        text = text[text.index("<style") :]
    return re.sub(r"/\*.*?\*/", "", text, flags=re.S)


def named(path: Path) -> str:
    return path.relative_to(CLIENT).as_posix()


def odd_widths(style: str) -> list[str]:
    """The conditions of a style that name other widths or heights than all screens do."""
    conditions = [" ".join(found.split()) for found in MEDIA.findall(style)]
    return [each for each in conditions if re.search("width|height", without_breakpoints(each))]


def without_breakpoints(condition: str) -> str:
    for each in (LARGE, *WIDTHS, ON_ITS_SIDE):
        condition = condition.replace(each, "")
    return condition


def odd_sizes(style: str) -> list[str]:
    """The sizes of text in a style that are neither tokens nor what is around them has."""
    shown = [value.split("/")[0].strip() for value in SIZES.findall(style)]
    return [each for each in shown if A_SIZE.search(re.sub(r"var\([^)]*\)|\b1em\b", "", each))]


def test_the_styles_of_the_client_are_found() -> None:
    assert len(STYLES) > 100


@pytest.mark.parametrize(
    ("style", "odd"),
    [
        ("@media (max-width: 599px) { a { b: c } }", False),
        ("@media (max-width: 1023px) and (max-height: 599px) {}", False),
        ("@media (min-width: 1600px) and (min-height: 860px), (pointer: coarse) {}", False),
        ("@media (max-width: 600px) {}", True),
        ("@media (min-width: 1600px) {}", True),
        ("@media (pointer: coarse), (max-height: 700px) {}", True),
    ],
)
def test_an_odd_width_is_found(style: str, odd: bool) -> None:
    assert bool(odd_widths(style)) is odd


@pytest.mark.parametrize(
    ("style", "odd"),
    [
        ("a { font-size: var(--fs-3); }", False),
        ("a { font: 700 var(--fs-5) / 1.1 var(--font-sans); }", False),
        ("a { font-size: calc(var(--fs-6) * 1.5); }", False),
        ("a { font-size: 15px; }", True),
        ("a { font: 700 0.9em/1 serif }", True),
    ],
)
def test_an_odd_size_is_found(style: str, odd: bool) -> None:
    assert bool(odd_sizes(style)) is odd


@pytest.mark.parametrize("path", STYLES, ids=named)
def test_screens_change_at_the_same_widths(path: Path) -> None:
    assert odd_widths(styles_of(path)) == []


@pytest.mark.parametrize("path", STYLES, ids=named)
def test_text_has_one_of_six_sizes(path: Path) -> None:
    assert odd_sizes(styles_of(path)) == []


def test_every_token_is_used() -> None:
    """Colours of factions and clans, and what stands on a number, are put together in code."""
    tokens = (CLIENT / "styles" / "tokens.css").read_text(encoding="utf-8")
    names = set(re.findall(r"^ +(--[\w-]+):", tokens, flags=re.M))
    sources = "".join(
        path.read_text(encoding="utf-8")
        for suffix in ("css", "svelte", "ts", "svg")
        for path in CLIENT.rglob(f"*.{suffix}")
    )
    used = set(re.findall(r"var\((--[\w-]+)", sources))
    composed = re.compile(r"--(?:[fc]-\w+(?:-(?:hi|lo|ink|text))?|s-\d|neutral-stone-(?:hi|lo))")

    assert len(names) > 100
    assert sorted(name for name in names - used if not composed.fullmatch(name)) == []
