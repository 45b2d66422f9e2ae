"""Take the README's pictures: real games in the real page, in Chromium.

    python -m tools.pictures.screenshots [FOLDER]

Bots play up to a rich position; the page is then opened in the first seat. Needs the
development requirements, a built client (`python -m tools.package.web`) and Chromium.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import stormhall
from stormhall.agents.decision import Decision
from stormhall.agents.registry import agent
from stormhall.server.hall.creation import first_entries, row_of_request
from stormhall.server.keys import digest_of
from stormhall.server.settings import Moment, Sources
from stormhall.server.store.interface import Entry, StoredKey
from stormhall.server.wire.table_messages import MakeTable, SeatWish
from tests.server.support.harness import HallServer, opened
from tools.setup.environment import ROOT

PICTURES = ROOT / "docs" / "pictures"
NAMES = ["Mira", "Petko", "Joro", "Milena"]
SIZE = (1280, 720)


def played(
    game: str, seed: int, enough: Callable[[stormhall.Game], bool]
) -> list[tuple[int, str, int]]:
    """The choices of bots up to a position where the first seat has many actions:
    seat, action and number of the decision."""
    table = stormhall.new(game, 4, seed)
    bots = [agent("greedy", seat) for seat in range(4)]
    choices: list[tuple[int, str, int]] = []
    while not (enough(table) and len(table.legal(0)) > 8):
        seat = table.to_act[0]
        action = str(bots[seat].choose(Decision(table, seat)))
        choices.append((seat, action, table.decision))
        table.apply(seat, action)
    return choices


def seat_game(server: HallServer, name: str, seed: int, choices: list[tuple[int, str, int]]) -> str:
    """Store a game with these choices as a table in the hall, and return the table's id."""
    wishes = [SeatWish(kind="mine", name=NAMES[0])]
    wishes += [SeatWish(kind="bot", name=each, level="planner") for each in NAMES[1:]]
    row = row_of_request(MakeTable(game=name, seats=wishes), Sources(seed=lambda: seed))
    row = replace(row, seed=seed, status="playing")
    entries = list(first_entries(wishes, Moment(row.created, row.created)))
    for seat, action, decision in choices:
        data: dict[str, Any] = {"action": action, "decision": decision, "by": "bot"}
        n = len(entries)
        entries.append(Entry(n=n, at=row.created + n, kind="choose", seat=seat, data=data))
    key = StoredKey(digest=digest_of(key_to(row.id)), table=row.id, role="seat", seat=0)
    server.do(lambda: server.hall.store.create(row, [key], entries))
    return row.id


def key_to(table: str) -> str:
    """The key of a table's first seat."""
    return f"the-first-seat-of-{table}"


def take(
    browser: Browser, server: HallServer, path: str, tables: list[str], file: Path, *, dark: bool
) -> None:
    """Take a picture of a screen as a player at these tables sees it."""
    scheme = "dark" if dark else "light"
    size = {"width": SIZE[0], "height": SIZE[1]}
    context = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(server.url)
    rings = [{"table": each, "game": "", "seats": {"0": key_to(each)}, "at": 0} for each in tables]
    page.evaluate("rings => localStorage.setItem('stormhall.keys', JSON.stringify(rings))", rings)
    page.evaluate("() => localStorage.setItem('stormhall.prefs', '{\"name\": \"Mira\"}')")
    page.goto(server.url + path)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(1500)  # drawings are rendered to bitmaps after they are first shown
    page.screenshot(path=str(file))
    context.close()
    with Image.open(file) as picture:
        picture.quantize(256, dither=Image.Dither.FLOYDSTEINBERG).save(file, optimize=True)
    print(f"took {file}")


def main(arguments: list[str]) -> None:
    """Take all pictures."""
    folder = Path(arguments[0]) if arguments else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium")
    first = played("battalia", 12, lambda game: game.state.number > 380)
    second = played("bloodrage", 3, lambda game: game.state.number > 150)
    with (
        tempfile.TemporaryDirectory() as data,
        opened(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        tables = [
            seat_game(server, "battalia", 12, first),
            seat_game(server, "bloodrage", 3, second),
        ]
        shown = [("battalia.png", tables[0], False), ("bloodrage.png", tables[1], True)]
        for name, table, dark in shown:
            take(browser, server, f"/table/{table}", [table], folder / name, dark=dark)
        take(browser, server, "/", tables, folder / "lobby.png", dark=False)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
