"""A hall that is killed while it is busy: nothing acknowledged is lost.

`stormhall serve` runs in a separate process with tables of people and bots. Scripted people choose
and take back as fast as they get answers. After a random number of acknowledged choices the process
is killed without warning, and started again in the same folder. Then every acknowledged choice is
there, and every seat comes back with its key and sees exactly what it saw before, or a game that
has gone on from there.
"""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import ClientConnection

from stormhall.server.store.sql import open_store
from stormhall.server.wire.messages import PROTOCOL
from tests.server.support.processes import running, socket_to
from tests.server.support.waiting import PATIENCE

MOST = 40
"""The most acknowledged choices before a kill; a connection may send more before the hall tells it
to slow down."""
KILLS_AT_A_TABLE = 4
"""How many kills the same tables serve for: few enough that no game ends before its hall."""
TABLES = [
    ("battalia", ["mine", "mine"]),
    ("bloodrage", ["mine", "mine", "mine"]),
    ("stormgates", ["mine", "weighted", "mine", "weighted"]),
    ("battalia", ["mine", "weighted", "weighted"]),
]

Json = dict[str, Any]


class Tally:
    """Counts the acknowledged choices of all people."""

    def __init__(self) -> None:
        self._count = 0
        self._changed = threading.Condition()

    def add(self) -> None:
        with self._changed:
            self._count += 1
            self._changed.notify_all()

    def wait(self, count: int) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: self._count >= count, PATIENCE), "nobody chooses"


class Person:
    """Somebody in a seat who remembers which choices were acknowledged."""

    def __init__(self, table: str, seat: int, key: str) -> None:
        self.table, self.seat, self.key = table, seat, key
        self.update: Json = {}
        self.acknowledged: list[tuple[int, int, str]] = []  # branch, number after it, action

    def play(self, address: str, chance: random.Random, tell: Callable[[], None]) -> None:
        """Choose and sometimes take back for as long as the hall lives."""
        try:
            with socket_to(address) as socket:
                self._enter(socket)
                while True:
                    self.update = _next(socket, "update")
                    if self.update["view"]["result"] is not None:
                        return
                    if self._act(socket, chance):
                        tell()
        except (ConnectionClosed, InvalidMessage, OSError):
            return  # killed, perhaps during the handshake

    def look(self, address: str) -> Json:
        """The seat's view after the hall has been opened again."""
        with socket_to(address) as socket:
            self._enter(socket)
            return _next(socket, "update")

    def _enter(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "table": self.table, "key": self.key}
        socket.send(json.dumps(hello))

    def _act(self, socket: ClientConnection, chance: random.Random) -> bool:
        """Do something if there is anything to do; return whether a choice was acknowledged."""
        turn = self.update.get("turn")
        if self.update["undo"] and self.update["undo"]["possible"] and chance.random() < 0.1:
            request: Json = {"type": "undo", "decision": self.update["view"]["decision"]}
        elif turn:
            action = chance.choice(turn["offers"])["text"]
            request = {"type": "choose", "decision": turn["decision"], "action": action}
        else:
            return False
        socket.send(json.dumps({"id": 1, **request}))
        answer = _next(socket, "accepted", "refused")
        if answer["type"] == "refused" or request["type"] == "undo":
            return False
        branch = self.update["branch"]
        self.acknowledged.append((branch, answer["number"], request["action"]))
        return True


def _next(socket: ClientConnection, *kinds: str) -> Json:
    while True:
        message: Json = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] in kinds:
            return message


@pytest.mark.slow
@pytest.mark.parametrize("kills", [12, pytest.param(50, marks=pytest.mark.long)])
def test_nothing_acknowledged_is_lost_when_the_hall_is_killed(tmp_path: Path, kills: int) -> None:
    chance = random.Random(2)
    moments = [chance.randrange(MOST + 1) for _ in range(kills)]
    people: list[Person] = []
    everybody: list[Person] = []

    for kill, choices in enumerate(moments):
        with running(tmp_path) as (hall, address):
            compare(address, people)
            if kill % KILLS_AT_A_TABLE == 0:
                people = seated(address)
                everybody += people
            with playing(people, address, chance) as tally:
                tally.wait(choices)
                hall.kill()
    with running(tmp_path) as (_, address):
        compare(address, people)

    promised = Counter(
        (p.table, p.seat, action) for p in everybody for _, _, action in p.acknowledged
    )
    assert promised.total() >= sum(moments)  # it was really busy when it was killed
    assert promised <= asyncio.run(kept_choices(tmp_path, {p.table for p in everybody}))


@contextmanager
def playing(people: list[Person], address: str, chance: random.Random) -> Iterator[Tally]:
    """Let everybody play at once until the hall is killed."""
    tally = Tally()
    threads = [
        threading.Thread(target=p.play, args=(address, random.Random(chance.random()), tally.add))
        for p in people
    ]
    for thread in threads:
        thread.start()
    yield tally
    for thread in threads:
        thread.join()


async def kept_choices(folder: Path, tables: set[str]) -> Counter[tuple[str, int, str]]:
    """Every choice in the store, taken back or not."""
    store = open_store(folder)
    result: Counter[tuple[str, int, str]] = Counter()
    for table in tables:
        stored = await store.load(table)
        assert stored is not None
        result.update(
            (table, entry.seat, entry.data["action"])
            for entry in stored.entries
            if entry.kind == "choose" and entry.seat is not None
        )
    await store.close()
    return result


def seated(address: str) -> list[Person]:
    """The people at new tables of every kind, one in each of the maker's seats."""
    people = []
    for game, seats in TABLES:
        made = make_table(address, game, seats)
        people += [Person(made["table"]["id"], int(s), key) for s, key in made["seats"].items()]
    return people


def make_table(address: str, game: str, seats: list[str]) -> Json:
    wishes = [{"kind": "mine"} if s == "mine" else {"kind": "bot", "level": s} for s in seats]
    body = json.dumps({"game": game, "seats": wishes}).encode()
    with urlopen(Request(f"{address}/api/tables", body), timeout=PATIENCE) as response:
        made: Json = json.loads(response.read())
        return made


def compare(address: str, people: list[Person]) -> None:
    """Look at all seats again: nothing is lost, and each sees what it saw or what came after."""
    for person in people:
        now = person.look(address)
        before = person.update
        assert now["view"]["seat"] == person.seat
        for branch, number, _ in person.acknowledged:
            assert now["branch"] > branch or now["number"] >= number
        if before and (now["branch"], now["number"]) == (before["branch"], before["number"]):
            assert now["view"] == before["view"]
            assert now["turn"] == before["turn"]
