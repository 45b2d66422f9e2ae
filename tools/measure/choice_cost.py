"""The cost of a choice in a hall: processor time of the choice, of a preview, of all updates.

    python -m tools.measure.choice_cost                # all games, with four seats
    python -m tools.measure.choice_cost stormgates 6   # one game, with six

One table of a hall with SQLite in this process plays a random game, the same each time. Before each
choice every seat gets its update, encoded as for its connection, and a random action is previewed.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from stormhall.games import GAMES
from stormhall.server.bots.bots import WorkerBots
from stormhall.server.hall.hall import Hall
from stormhall.server.live.access import TableAccess
from stormhall.server.live.answers import answer
from stormhall.server.live.updates import UpdateFeed
from stormhall.server.settings import Sources
from stormhall.server.store.sql import open_store
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.table import Table
from stormhall.server.wire import messages as m
from stormhall.server.wire.table_messages import MakeTable, SeatWish

SEED: Final = 1
SEATS: Final = 4
CHOICES: Final = 400
WARM_UP: Final = 20
"""The first choices load modules, so they do not count."""


class Costs:
    """Processor seconds by what they were spent on."""

    def __init__(self, table: Table, accesses: list[TableAccess]) -> None:
        hello = m.Hello(protocol=m.PROTOCOL, table=table.id)
        self.table = table
        self.accesses = accesses
        self.feeds = [UpdateFeed(table, seat, hello) for seat in range(len(accesses))]
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.choices = 0
        self._since = 0.0

    async def play(self, chance: random.Random) -> None:
        """Send all updates, preview an action, choose another."""
        game = game_of(self.table.history)
        seat = game.to_act[0]
        self._start()
        for feed in self.feeds:
            for message in feed.pending():
                msgspec.json.encode(message)
        self._spent("updates")
        legal = [str(action) for action in game.legal(seat)]
        preview = m.AskPreview(id=1, action=chance.choice(legal))
        choice = m.Choose(id=2, decision=game.decision, action=chance.choice(legal))
        self._start()
        await answer(self.accesses[seat], preview)
        self._spent("preview")
        await answer(self.accesses[seat], choice)
        self._spent("choice")
        self.choices += 1

    def _start(self) -> None:
        self._since = time.process_time()

    def _spent(self, what: str) -> None:
        now = time.process_time()
        self.seconds[what] += now - self._since
        self._since = now

    def __str__(self) -> str:
        parts = [
            f"{what} {self.seconds[what] / self.choices * 1000:.2f}"
            for what in ("choice", "preview", "updates")
        ]
        return f"{', '.join(parts)} ms ({self.choices} choices)"


async def measure(game: str, seats: int, folder: Path) -> Costs:
    """Play one table of a game."""
    hall = Hall(open_store(folder), WorkerBots(), sources=Sources(seed=lambda: SEED))
    await hall.start()
    try:
        wishes = [SeatWish(kind="mine") for _ in range(seats)]
        made = await hall.make(MakeTable(game=game, seats=wishes))
        table = await hall.table(made.table.id)
        keys = [await hall.key_to(table.id, key, "seat") for key in made.seats.values()]
        accesses = [TableAccess(table, key) for key in keys]
        chance, costs = random.Random(SEED), Costs(table, accesses)
        for number in range(CHOICES):
            if not table.history.playing():
                break
            if number == WARM_UP:
                costs.seconds.clear()
                costs.choices = 0
            await costs.play(chance)
        return costs
    finally:
        await hall.close()


def main(words: list[str]) -> None:
    """Measure the games that were asked for, or all of them."""
    seats = int(words[1]) if len(words) > 1 else SEATS
    for game in words[:1] or list(GAMES):
        with TemporaryDirectory() as folder:
            costs = asyncio.run(measure(game, seats, Path(folder)))
        print(f"{game}, {seats} seats: {costs}")


if __name__ == "__main__":
    main(sys.argv[1:])
