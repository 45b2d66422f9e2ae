"""Thousands of invalid messages: every one is answered, and nothing changes."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from stormhall.server.wire.messages import PROTOCOL
from tests.server.support.harness import UNLIMITED, Client, HallServer, Json, opened, play

BATCH = 50
VISIT = 100
"""The most messages sent over one connection."""
ANSWERS = {"error", "refused", "why", "pong", "preview", "accepted"}


class Mischief:
    """Generates random messages, the same ones for the same seed."""

    def __init__(self, chance: random.Random, table: str, keys: list[str]) -> None:
        self.chance = chance
        self.table = table
        self.keys = keys

    def message(self) -> str | bytes:
        kind = self.chance.choice(
            [
                self.garbage,
                self.cut,
                self.flipped,
                self.mistyped,
                self.stale,
                self.forged,
                self.nested,
            ]
        )
        return kind()

    def garbage(self) -> str | bytes:
        raw = bytes(self.chance.randrange(256) for _ in range(self.chance.randrange(80)))
        return raw if self.chance.random() < 0.2 else raw.decode("latin-1")

    def good(self) -> Json:
        """A message that would be valid if it were not too late or for another seat."""
        number = self.chance.randrange(1 << 20)
        return self.chance.choice(
            [
                {"type": "ping", "id": number},
                {"type": "why", "id": number, "action": "choose islanders"},
                {"type": "choose", "id": number, "decision": 0, "action": "choose islanders"},
                {"type": "undo", "id": number, "decision": 0},
                {"type": "takeback", "id": number, "to": 1 << 30},
                {"type": "answer-takeback", "id": number, "to": 1, "agree": True},
                {"type": "preview", "id": number, "action": "end turn"},
                {"type": "say", "id": number, "text": ""},
                {"type": "orders", "id": number, "orders": [{"action": "dance"}]},
            ]
        )

    def cut(self) -> str:
        text = json.dumps(self.good())
        return text[: self.chance.randrange(len(text))]

    def flipped(self) -> str:
        letters = list(json.dumps(self.good()))
        for _ in range(self.chance.randrange(1, 4)):
            letters[self.chance.randrange(len(letters))] = chr(self.chance.randrange(32, 300))
        return "".join(letters)

    def mistyped(self) -> str:
        message = self.good()
        name = self.chance.choice(sorted(message))
        message[name] = self.chance.choice([None, -1, 1.5, "", [0], {}, True, 1 << 80, "\x00" * 9])
        return json.dumps(message)

    def stale(self) -> str:
        decision = self.chance.choice([0, 1, 2, 4, 1 << 52])
        action = self.chance.choice(["choose islanders", "settle b2", "end turn", "x; y; z"])
        return json.dumps({"type": "choose", "id": 1, "decision": decision, "action": action})

    def forged(self) -> str:
        """A choice for another seat, made with fields that the protocol does not have."""
        more = {"seat": 0, "key": self.chance.choice(self.keys), "table": self.table}
        choice = {"type": "choose", "id": 1, "decision": 3, "action": "settle f6"}
        return json.dumps({**choice, **more})

    def nested(self) -> str:
        return '{"type":"ping","id":' + self.chance.choice("[{") * self.chance.randrange(1, 5_000)

    def hello(self) -> Json:
        """A hello that gives no access."""
        return self.chance.choice(
            [
                {"type": "hello", "protocol": PROTOCOL, "table": self.table, "key": "x" * 32},
                {"type": "hello", "protocol": PROTOCOL, "table": "none", "key": self.keys[0]},
                {"type": "hello", "protocol": 2, "table": self.table, "key": self.keys[0]},
                {"type": "hello", "protocol": PROTOCOL, "table": self.table},
                {"type": "ping", "id": 1},
            ]
        )


def bother(client: Client, mischief: Mischief, count: int) -> Counter[str]:
    """Send some messages and count the answers; the hall may close the connection."""
    sent = 0
    result: Counter[str] = Counter()
    try:
        while sent < count:
            for _ in range(BATCH):
                client.send(mischief.message())
            sent += BATCH
            while sum(result.values()) < sent:
                message = client.recv()
                if message["type"] in ANSWERS:
                    result[str(message.get("code", message["type"]))] += 1
    except ConnectionClosed as closed:
        result[str(closed.rcvd.code if closed.rcvd is not None else None)] += 1
    return result


def state_of(server: HallServer, table: str) -> tuple[object, ...]:
    history = server.hall.tables[table].history
    assert history.game is not None
    return history.length, history.branch, history.game.state.digest(), len(history.chat)


@pytest.mark.slow
@pytest.mark.parametrize("messages", [2_000, pytest.param(10_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("patient", [True, False], ids=["patient", "usual"])
def test_a_storm_of_bad_messages_changes_nothing(
    tmp_path: Path, patient: bool, messages: int
) -> None:
    limits = msgspec.structs.replace(UNLIMITED, bad_messages=10**9) if patient else UNLIMITED
    chance = random.Random(17)
    with opened(tmp_path, limits=limits) as server:
        made, other = server.make_table(), server.make_table()
        id = made["table"]["id"]
        people = server.sit(made, 0), server.sit(made, 1)
        assert play(people, 3) == 3  # seat 0 owes the next choice
        before = server.look(lambda: state_of(server, id))
        mischief = Mischief(chance, id, [*other["seats"].values(), other["host"], made["host"]])

        result: Counter[str] = Counter()
        while sum(result.values()) < messages:
            key = chance.choice([made["seats"]["1"], made["watch"]])
            with server.client(id, key) as client:
                result += bother(client, mischief, VISIT)
            with server.client() as stranger:
                stranger.send(mischief.hello())
                assert stranger.wait_closed() == 1008
                result[stranger.heard[-1]["code"]] += 1

        assert server.look(lambda: state_of(server, id)) == before
        assert result.keys() >= {"malformed", "unknown-type", "watching", "bad-key", "protocol"}
        assert result.keys() >= {"stale", "illegal", "hello-first"}
        # A choice that seat 1 has made already is accepted again, and changes nothing.
        assert not result.keys() & {"internal", "1011", "1013", "None"}
        assert ("1008" in result) is not patient
        assert people[0].choose()["number"] == 4
