"""A hall that is killed in the midst of everything: nothing acknowledged is lost.

`stormhall serve` runs in a process of its own with tables of people and bots. Scripted people
choose and take back as fast as they are answered; at random moments the process is killed without
a warning, and opened again in the same folder. Afterwards every choice that was acknowledged is
there, every seat comes back with its key and sees just what it saw before, or a game that has gone
on from there.
"""

from __future__ import annotations

import asyncio
import json
import random
import signal
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from stormhall.server.messages import PROTOCOL
from stormhall.server.store.sql import open_store
from tests.server.test_serve import command, environment

PATIENCE = 60.0
KILLS = 50
TABLES = [
    ("battalia", ["mine", "mine"]),
    ("bloodrage", ["mine", "mine", "mine"]),
    ("stormgates", ["mine", "weighted", "mine", "weighted"]),
    ("battalia", ["mine", "weighted", "weighted"]),
]

Json = dict[str, Any]


class Process:
    """The hall in a process, with its address."""

    def __init__(self, folder: Path) -> None:
        self.popen = subprocess.Popen(
            command("--port", "0", "--data", str(folder), "--bots", "1"),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment(),
        )
        assert self.popen.stdout is not None
        line = self.popen.stdout.readline()
        self.port = int(line.rsplit(":", 1)[1].split("/")[0].split()[0])

    def kill(self) -> None:
        self.popen.send_signal(signal.SIGKILL)
        self.popen.wait()
        assert self.popen.stdout is not None
        self.popen.stdout.close()

    def make_table(self, game: str, seats: list[str]) -> Json:
        wishes = [{"kind": "mine"} if s == "mine" else {"kind": "bot", "level": s} for s in seats]
        body = json.dumps({"game": game, "seats": wishes}).encode()
        request = Request(f"http://127.0.0.1:{self.port}/api/tables", body)
        with urlopen(request, timeout=PATIENCE) as response:
            made: Json = json.loads(response.read())
            return made


class Person:
    """Somebody in a seat who remembers what was acknowledged."""

    def __init__(self, table: str, seat: int, key: str) -> None:
        self.table, self.seat, self.key = table, seat, key
        self.update: Json = {}
        self.acknowledged: list[tuple[int, int, str]] = []  # branch, number after it, action

    @contextmanager
    def sit(self, port: int) -> Iterator[ClientConnection]:
        address = f"ws://127.0.0.1:{port}/live"
        with connect(address, compression=None, max_size=None, proxy=None) as socket:
            hello = {"type": "hello", "protocol": PROTOCOL, "table": self.table, "key": self.key}
            socket.send(json.dumps(hello))
            yield socket

    def play(self, port: int, chance: random.Random) -> None:
        """Choose and sometimes take back for as long as the hall lives."""
        try:
            with self.sit(port) as socket:
                while True:
                    self.update = _next(socket, "update", PATIENCE)
                    if self.update["view"]["result"] is not None:
                        return
                    self._act(socket, chance)
        except (ConnectionClosed, InvalidMessage, OSError, TimeoutError):
            return  # killed, perhaps while it opened the door

    def _act(self, socket: ClientConnection, chance: random.Random) -> None:
        turn = self.update.get("turn")
        if self.update["undo"] and self.update["undo"]["possible"] and chance.random() < 0.1:
            request: Json = {"type": "undo", "decision": self.update["view"]["decision"]}
        elif turn:
            action = chance.choice(turn["offers"])["text"]
            request = {"type": "choose", "decision": turn["decision"], "action": action}
        else:
            return
        socket.send(json.dumps({"id": 1, **request}))
        answer = _next(socket, ("accepted", "refused"), PATIENCE)
        if answer["type"] == "accepted" and request["type"] == "choose":
            branch = self.update["branch"]
            self.acknowledged.append((branch, answer["number"], request["action"]))

    def look(self, port: int) -> Json:
        """What the seat sees after the hall was opened again."""
        with self.sit(port) as socket:
            return _next(socket, "update", PATIENCE)


def _next(socket: ClientConnection, kinds: str | tuple[str, ...], timeout: float) -> Json:
    while True:
        message: Json = json.loads(socket.recv(timeout=timeout))
        if message["type"] in (kinds if isinstance(kinds, tuple) else (kinds,)):
            return message


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_hall_is_killed(tmp_path: Path) -> None:
    chance = random.Random(2)
    hall = Process(tmp_path)
    people: list[Person] = []
    everybody: list[Person] = []
    try:
        for kill in range(KILLS):
            if kill % 10 == 0:
                people = seated(hall)
                everybody += people
            threads = [
                threading.Thread(target=p.play, args=(hall.port, random.Random(chance.random())))
                for p in people
            ]
            for thread in threads:
                thread.start()
            time.sleep(chance.uniform(0.05, 0.6))
            hall.kill()
            for thread in threads:
                thread.join()
            hall = Process(tmp_path)
            compare(hall.port, people)
    finally:
        hall.kill()

    promised = Counter(
        (p.table, p.seat, action) for p in everybody for _, _, action in p.acknowledged
    )
    assert promised.total() > 10 * KILLS  # it was really busy when it was killed
    assert promised <= asyncio.run(kept_choices(tmp_path, {p.table for p in everybody}))


async def kept_choices(folder: Path, tables: set[str]) -> Counter[tuple[str, int, str]]:
    """Every choice in the store, taken back or not."""
    store = open_store(folder)
    found: Counter[tuple[str, int, str]] = Counter()
    for table in tables:
        stored = await store.load(table)
        assert stored is not None
        found.update(
            (table, entry.seat, entry.data["action"])
            for entry in stored.entries
            if entry.kind == "choose" and entry.seat is not None
        )
    await store.close()
    return found


def seated(hall: Process) -> list[Person]:
    """New tables of every kind, with a person in each own seat."""
    people = []
    for game, seats in TABLES:
        made = hall.make_table(game, seats)
        people += [Person(made["table"]["id"], int(s), key) for s, key in made["seats"].items()]
    return people


def compare(port: int, people: list[Person]) -> None:
    """Look at all seats again: nothing is lost, and each sees what it saw or what came after."""
    for person in people:
        now = person.look(port)
        before = person.update
        assert now["view"]["seat"] == person.seat
        for branch, number, _ in person.acknowledged:
            assert now["branch"] > branch or now["number"] >= number
        if before and (now["branch"], now["number"]) == (before["branch"], before["number"]):
            assert now["view"] == before["view"]
            assert now["turn"] == before["turn"]
