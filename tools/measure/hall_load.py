"""Load test: the time from sending a choice until every client at its table has seen it.

    python -m tools.measure.hall_load                     # 200 tables of 4 clients
    python -m tools.measure.hall_load --tables 50 --bots  # 50 tables of bots only

A hall with its own store (SQLite, synchronous=FULL) runs in another process on this machine's
loopback; scripted clients make tables, take all four seats and choose at random, once a second.
With `--bots`, only bots play at the tables, and the lateness of the hall's event loop is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import time
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from stormhall.server.wire.messages import PROTOCOL
from tools.measure.real_hall import HOST, RealHall, real_hall

SEATS: Final = 4
OPENING: Final = 15.0
"""Seconds after which the latest delays exclude the opening of the hall."""


class Offer(msgspec.Struct):
    text: str


class Turn(msgspec.Struct):
    decision: int
    offers: list[Offer]


class ServerMessage(msgspec.Struct):
    """The fields of a message that a scripted client reads."""

    type: str
    number: int = 0
    thinking: list[int] = []
    turn: Turn | None = None


class SeatClient:
    """A scripted client in one seat."""

    def __init__(self, table: LoadedTable, number: int, key: str) -> None:
        self.table = table
        self.number = number
        self.key = key
        self.turn: Turn | None = None
        self.choices_seen = -1
        self.socket: ClientConnection

    async def sit(self, port: int) -> None:
        """Connect and listen until cancelled."""
        self.socket = await connect(f"ws://{HOST}:{port}/live", max_size=None, compression=None)
        hello = {"type": "hello", "protocol": PROTOCOL, "table": self.table.id, "key": self.key}
        await self.socket.send(json.dumps(hello))
        self.listening = asyncio.ensure_future(self._listen())

    async def _listen(self) -> None:
        decoder = msgspec.json.Decoder(ServerMessage)
        async for text in self.socket:
            message = decoder.decode(text)
            if message.type == "update":
                self.turn = message.turn
                self.choices_seen = message.number
                self.table.look()


class LoadedTable:
    """A table with scripted clients in all four seats."""

    def __init__(self, answer: dict[str, Any], chance: random.Random) -> None:
        self.id: str = answer["table"]["id"]
        self.chance = chance
        self.seats = [SeatClient(self, int(seat), key) for seat, key in answer["seats"].items()]
        self.awaited = -1
        self.sent = 0.0
        self.delays: list[float] = []

    def look(self) -> None:
        """Record the delay once all clients have seen the choice that was sent."""
        if 0 <= self.awaited <= min(seat.choices_seen for seat in self.seats):
            self.delays.append(time.perf_counter() - self.sent)
            self.awaited = -1

    async def play(self, until: float) -> None:
        """Send a choice every second, once the previous one has been seen."""
        await asyncio.sleep(self.chance.random())
        while time.perf_counter() < until:
            started = time.perf_counter()
            await self._choose()
            await asyncio.sleep(max(0.0, started + 1.0 - time.perf_counter()))

    async def _choose(self) -> None:
        owing = [seat for seat in self.seats if seat.turn is not None]
        if self.awaited >= 0 or not owing:
            return
        seat = owing[0]
        turn = seat.turn
        assert turn is not None
        action = self.chance.choice(turn.offers).text
        self.awaited = seat.choices_seen + 1
        seat.turn = None
        self.sent = time.perf_counter()
        choice = {"type": "choose", "id": 1, "decision": turn.decision, "action": action}
        await seat.socket.send(json.dumps(choice))


def megabytes(pid: int) -> float:
    """The resident memory of a process."""
    text = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    match = re.search(r"VmRSS:\s+(\d+) kB", text)
    return int(match[1]) / 1024 if match else 0.0


def lag(hall: RealHall) -> float:
    """How late the hall's event loop was at worst in the last seconds, in milliseconds."""
    match = re.search(r"^stormhall_loop_lag_seconds (\S+)", hall.ask("/metrics"), re.MULTILINE)
    return float(match[1]) * 1000 if match else float("nan")


def make_tables(
    hall: RealHall, game: str, count: int, seat: dict[str, str]
) -> list[dict[str, Any]]:
    return [hall.make_table(game, [seat] * SEATS) for _ in range(count)]


async def load_people(hall: RealHall, game: str, count: int, seconds: float) -> None:
    """Let scripted clients play at all tables, and print delays and memory."""
    empty = megabytes(hall.pid)
    made = make_tables(hall, game, count, {"kind": "mine"})
    idle = megabytes(hall.pid)
    tables = [LoadedTable(each, random.Random(i)) for i, each in enumerate(made)]
    for table in tables:
        await asyncio.gather(*(seat.sit(hall.port) for seat in table.seats))
    await asyncio.sleep(2.0)
    until = time.perf_counter() + seconds
    lags = asyncio.ensure_future(watch_lag(hall, until))
    await asyncio.gather(*(table.play(until) for table in tables))
    active = megabytes(hall.pid)
    delays = sorted(1000 * delay for table in tables for delay in table.delays)
    print(f"{count} tables of {game}, {count * SEATS} sockets:", end=" ")
    print(f"{len(delays)} choices in {seconds:.0f} s")
    for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("worst", 1.0)):
        print(f"  {name:<6} {delays[min(len(delays) - 1, int(share * len(delays)))]:7.1f} ms")
    print(f"  loop late by at most {await lags:.0f} ms")
    print(
        f"  memory: hall {empty:.0f} MB; a table {(idle - empty) / count * 1024:.0f} kB,", end=" "
    )
    print(f"with four sockets in play {(active - empty) / count * 1024:.0f} kB")
    for table in tables:
        for seat in table.seats:
            seat.listening.cancel()
            seat.socket.transport.abort()


async def watch_lag(hall: RealHall, until: float) -> float:
    """How late the event loop was at worst up to that time, in milliseconds."""
    worst = 0.0
    while time.perf_counter() < until:
        await asyncio.sleep(2.0)
        worst = max(worst, await asyncio.to_thread(lag, hall))
    return worst


async def load_bots(hall: RealHall, game: str, count: int, level: str, seconds: float) -> None:
    """Let bots play at all tables, and print how late the event loop was meanwhile."""
    await asyncio.sleep(OPENING)
    make_tables(hall, game, count, {"kind": "bot", "level": level})
    lates: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        await asyncio.sleep(2.0)
        lates.append(await asyncio.to_thread(lag, hall))
    choices = re.search(r"^stormhall_choices_total (\S+)", hall.ask("/metrics"), re.MULTILINE)
    print(f"{count} tables of {level} bots at {game}, {seconds:.0f} s: loop late by", end=" ")
    print(f"{median(lates):.1f} ms (median of the worst), {max(lates):.1f} ms at most;", end=" ")
    print(f"{float(choices[1]) if choices else 0:.0f} choices stored")


def main() -> None:
    """Open a hall, load it, close it."""
    parser = argparse.ArgumentParser(description="Load a hall on this machine's loopback.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="battalia")
    parser.add_argument("--bots", nargs="?", const="planner", help="tables of bots of this level")
    arguments = parser.parse_args()
    with real_hall() as hall:
        count, seconds = arguments.tables, arguments.seconds
        if arguments.bots:
            work = load_bots(hall, arguments.game, count, arguments.bots, seconds)
        else:
            work = load_people(hall, arguments.game, count, seconds)
        asyncio.run(work)


if __name__ == "__main__":
    main()
