"""Draw with matplotlib into SVG that uses the colours and fonts of its page.

Pictures are drawn in placeholder colours that are replaced by variables of the page, so that one
picture serves light and dark. The same figures always give the same bytes.
"""

from __future__ import annotations

import importlib
import io
import re
import warnings
from collections.abc import Callable
from html import escape
from typing import Any, Final

from stormhall.kernel.terminal_text import width
from stormhall.lab.extra import library
from stormhall.lab.report.markup import Markup

WIDTH: Final = 5.5  # inches; 72 units of a picture each
SERIES: Final = 13
"""The number of colours for series; further series start again with the first."""

TEXT: Final = "#010101"
MUTED: Final = "#010102"
LINE: Final = "#010103"
ACCENT: Final = "#010104"
CHANCE: Final = "#010105"
PANEL: Final = "#010106"

FILLER: Final = "\ue000"

_VARIABLES: Final[dict[str, str]] = {
    TEXT: "var(--text)",
    MUTED: "var(--text-2)",
    LINE: "var(--line)",
    ACCENT: "var(--accent)",
    CHANCE: "var(--chance)",
    PANEL: "var(--panel)",
}

STYLE: Final[dict[str, Any]] = {
    "svg.fonttype": "none",  # text stays text, in the fonts of the page
    "text.parse_math": False,  # a dollar in a name is a dollar
    "font.family": "sans-serif",
    "font.size": 12.5,
    "text.color": TEXT,
    "axes.edgecolor": LINE,
    "axes.labelcolor": MUTED,
    "axes.labelsize": 11.5,
    "axes.linewidth": 1.0,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": LINE,
    "xtick.labelcolor": MUTED,
    "xtick.labelsize": 11.5,
    "ytick.color": LINE,
    "ytick.labelcolor": TEXT,
    "ytick.labelsize": 12,
    "grid.color": LINE,
    "grid.linewidth": 0.8,
    "lines.linewidth": 2.0,
}


def series(number: int) -> str:
    """The placeholder for the colour of a series, counted from 0."""
    return f"#0201{number % SERIES + 1:02x}"


def drawing_library() -> Any:
    """matplotlib, a library of the extra."""
    return library("matplotlib")


def with_filler(text: str) -> str:
    """A string with fillers after wide characters, whose width the library underestimates.

    It gives a character missing from its font two thirds of its width; fillers are removed later.
    """
    return "".join(char + FILLER * (width(char) - 1) for char in text)


def picture(
    name: str, label: str, height: float, draw: Callable[[Any], None], wide: float = WIDTH
) -> Markup:
    """A figure of this height in inches, drawn by `draw`, as SVG for the page.

    `name` is unique within a page; `label` is for readers who cannot see it.
    """
    matplotlib = drawing_library()
    figures = importlib.import_module("matplotlib.figure")
    style = {**STYLE, "svg.hashsalt": f"stormhall {name}"}
    with matplotlib.rc_context(style), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of characters that its font lacks
        figure = figures.Figure(figsize=(wide, height), layout="constrained")
        draw(figure)
        file = io.StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    return _page_svg(file.getvalue(), label)


def _page_svg(svg: str, label: str) -> Markup:
    """The drawing without its preamble, in the colours and fonts of the page."""
    svg = svg[svg.index("<svg") :].replace(FILLER, "")
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'<g id="[^"]*"', "<g", svg)
    svg = re.sub(r'\bstyle="[^"]*"', _restyled, svg)
    size = re.search(r'viewBox="[^"]*"', svg)
    assert size is not None, "every drawing has a view box"
    head = f'<svg class="picture" role="img" aria-label="{escape(label)}" {size.group()}>'
    svg = re.sub(r"^<svg[^>]*>", lambda _: head, svg)
    return Markup(re.sub(r"\n\s*", "\n", svg).strip())


def _restyled(match: re.Match[str]) -> str:
    style = match.group()
    for placeholder, variable in _VARIABLES.items():
        style = style.replace(placeholder, variable)
    style = re.sub(
        r"#0201([0-9a-f]{2})", lambda hit: f"var(--series-{int(hit.group(1), 16)})", style
    )
    style = re.sub(r"font: (?:[\w.]+ )*?([\d.]+px) [^;\"]*", r"font-size: \1", style)
    return re.sub(r"font-family: [^;\"]*;? ?", "", style)
