"""Draw the terminal for the docs: a game of Battalia, as an SVG without external fonts.

Run it with `python -m tools.pictures.terminal`.
"""

from __future__ import annotations

import io

from rich.console import Console
from rich.text import Text

import stormhall
from stormhall.kernel.core.rng import Chance
from tools.setup.environment import ROOT

PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"
SEED = 5
CHOICES = 420

# Rich's own template loads fonts from a server; a picture in a repository must load nothing.
TEMPLATE = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def some_game() -> stormhall.Game:
    """A seeded random game, halfway through."""
    game, chance = stormhall.new("battalia", seats=4, seed=SEED, preset="expert"), Chance(SEED)
    for _ in range(CHOICES):
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.apply(seat, legal[chance.below(len(legal))])
    return game


def main() -> None:
    """Write the picture."""
    game = some_game()
    console = Console(record=True, width=100, file=io.StringIO())
    console.print(Text(game.draw(game.to_act[0])))
    svg = console.export_svg(
        title="stormhall play battalia", code_format=TEMPLATE, unique_id="hall"
    )
    PICTURE.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
