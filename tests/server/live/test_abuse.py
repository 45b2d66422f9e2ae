"""Messages that are invalid, too frequent or too long get a clear answer and change nothing."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import stormhall
from stormhall.server.settings import Limits, Timeouts
from stormhall.server.tables.table_views import ViewCache
from tests.server.support.harness import (
    UNHURRIED,
    UNLIMITED,
    Client,
    HallServer,
    Json,
    opened,
    play,
)


def limits(**changes: Any) -> Limits:
    return msgspec.structs.replace(UNLIMITED, **changes)


def small_buffer() -> socket.socket:
    """A socket with a small receive buffer."""
    result = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    result.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    return result


MALFORMED: list[tuple[str | bytes, str, str]] = [
    ("", "malformed", "no JSON"),
    ("{", "malformed", "no JSON"),
    ("[]", "malformed", "object"),
    ("17", "malformed", "object"),
    ("null", "malformed", "object"),
    ('{"type":"choose"', "malformed", "no JSON"),
    ("\x00", "malformed", "no JSON"),
    ('{"type":"say","id":1,"text":"\\ud800"}', "malformed", "no JSON"),
    ("[" * 8_000, "malformed", ""),
    ('{"type":"say","id":1,"more":' + "[" * 8_000, "malformed", ""),
    ('{"type": "chose", "id": 1- "decision": 0}', "malformed", "no JSON"),
    ('{"type":"ping","id":' + "[" * 5_000, "malformed", ""),
    ("{}", "malformed", "type"),
    ('{"type":7,"id":1}', "malformed", "type"),
    ('{"type":"jump","id":1}', "unknown-type", "choose"),
    ('{"type":"welcome","id":1}', "unknown-type", "choose"),
    ('{"type":"ping"}', "malformed", "id"),
    ('{"type":"ping","id":-1}', "malformed", "$.id"),
    ('{"type":"ping","id":1.5}', "malformed", "$.id"),
    ('{"type":"ping","id":99999999999999999999}', "malformed", "$.id"),
    ('{"type":"choose","id":1,"action":"keep"}', "malformed", "decision"),
    ('{"type":"choose","id":1,"decision":"0","action":"keep"}', "malformed", "$.decision"),
    ('{"type":"choose","id":1,"decision":0,"action":""}', "malformed", "$.action"),
    ('{"type":"choose","id":1,"decision":0,"action":["keep"]}', "malformed", "$.action"),
    (json.dumps({"type": "say", "id": 1, "text": "x" * 501}), "malformed", "$.text"),
    ('{"type":"orders","id":1,"orders":[{"step":"x"}]}', "malformed", "$.orders[0]"),
    ('{"type":"answer-takeback","id":1,"to":0,"agree":1}', "malformed", "$.agree"),
    ('{"type":"hello","protocol":1,"table":"x"}', "unexpected", "once"),
    (b'{"type":"ping","id":1}', "malformed", "text frames"),
]


def test_the_answer_to_an_invalid_message_names_the_field_that_is_wrong(tmp_path: Path) -> None:
    with opened(tmp_path, limits=limits(bad_messages=1_000)) as server:
        made = server.make_table()
        client = server.sit(made, 0)
        before = client.update

        for message, code, words in MALFORMED:
            client.send(message)
            error = client.wait_for("error")
            assert (error["code"], words in error["message"]) == (code, True), (message, error)

        assert client.ask("ping")["type"] == "pong"
        again = server.sit(made, 0)
        assert again.update["view"] == before["view"]
        assert again.chat == []


def test_an_error_carries_the_id_of_the_request_if_it_can_be_read(server: HallServer) -> None:
    client = server.sit(server.make_table(), 0)

    client.send('{"type":"choose","id":77}')
    assert client.wait_for("error")["id"] == 77
    client.send('{"type":"jump","id":78}')
    assert client.wait_for("error")["id"] == 78
    client.send('{"type":"choose","id":"79"}')
    assert client.wait_for("error")["id"] is None


def test_an_unknown_field_is_ignored(server: HallServer) -> None:
    client = server.sit(server.make_table(), 0)

    assert client.ask("ping", colour="blue")["type"] == "pong"


def test_a_client_that_sends_too_many_bad_messages_is_disconnected(tmp_path: Path) -> None:
    with opened(tmp_path, limits=limits(bad_messages=5)) as server:
        client = server.sit(server.make_table(), 0)

        with suppress(ConnectionClosed):  # the hall may have closed before the last one
            for _ in range(50):
                client.send("nonsense")

        assert client.wait_closed() == 1008
        errors = [message["code"] for message in client.heard if message["type"] == "error"]
        assert errors == ["malformed"] * 5 + ["abuse"]


def answers_of(client: Client) -> list[Any]:
    return [m.get("code", m["type"]) for m in client.heard if m["type"] in ("pong", "error")]


def test_a_client_that_sends_too_fast_is_warned_and_then_disconnected(tmp_path: Path) -> None:
    few = limits(messages_per_second=1e-6, burst=4, bad_messages=4)
    with opened(tmp_path, limits=few) as server:
        client = server.sit(server.make_table(), 0)  # the hello counts too

        for _ in range(6):
            client.request("ping")
        while len(answers := answers_of(client)) < 6:
            client.recv()
        client.request("ping")

        assert client.wait_closed() == 1008
        assert answers == ["pong"] * 3 + ["too-fast"] * 3


def test_a_person_chooses_while_spectators_and_other_windows_use_up_their_budgets(
    tmp_path: Path,
) -> None:
    few: dict[str, float] = dict.fromkeys(
        ["seat_messages_per_second", "table_messages_per_second", "spectator_messages_per_second"],
        1e-6,
    )
    with opened(tmp_path, limits=limits(**few, seat_burst=3, spectator_burst=3)) as server:
        made = server.make_table()
        person, window = server.sit(made, 0), server.sit(made, 0)
        watcher = server.connect(made["table"]["id"], made["watch"])

        said = [[each.ask("ping") for _ in range(4)] for each in (watcher, window)]

        for answers in said:
            assert [answer.get("code", "pong") for answer in answers] == ["pong"] * 3 + ["too-fast"]
            assert answers[-1]["type"] == "refused"
        assert person.ask("ping")["code"] == "too-fast"
        assert person.choose()["type"] == "accepted"
        for limit, often in {"too-fast/spectators": 1, "too-fast/seat": 2}.items():
            assert server.figure("stormhall_limits_total", limit=limit) == often


@pytest.mark.parametrize("excess", [1, 100_000])
def test_a_message_that_is_too_long_closes_the_socket(server: HallServer, excess: int) -> None:
    made = server.make_table()
    client = server.sit(made, 0)
    head = '{"type":"ping","id":1,"more":"'
    fits = head + "x" * (UNLIMITED.message_bytes - len(head) - 2) + '"}'
    client.send(fits)
    assert client.wait_for("pong")["id"] == 1

    with suppress(ConnectionClosed):  # the hall may have closed before it received everything
        client.send(fits + " " * excess)

    assert client.wait_closed() == 1009
    if excess == 1:
        assert client.heard[-1]["code"] == "too-long"
    assert server.sit(made, 0).ask("ping")["type"] == "pong"


# The hello.


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ('{"type":"ping","id":1}', "hello-first"),
        ("nonsense", "malformed"),
        ('{"type":"jump"}', "unknown-type"),
        ('{"type":"hello","protocol":1,"table":"../x"}', "malformed"),
        ('{"type":"hello","protocol":1,"table":"x","key":"short"}', "malformed"),
        (b"\x00\x01", "malformed"),
    ],
)
def test_the_first_message_has_to_be_a_hello(
    server: HallServer, message: str | bytes, code: str
) -> None:
    client = server.socket()

    client.send(message)

    assert client.wait_closed() == 1008
    assert [error["code"] for error in client.heard] == [code]


def test_a_client_that_sends_no_hello_is_disconnected(tmp_path: Path) -> None:
    with opened(tmp_path, timeouts=Timeouts(hello=0.2)) as server:
        client = server.socket()

        assert client.wait_closed() == 1008
        assert client.heard[0]["code"] == "hello-late"
        server.until(lambda: not server.uvicorn.server_state.tasks)


# Errors in the server.


def failing(*_: object, **__: object) -> None:
    raise ZeroDivisionError("the card on top is the crown")


def test_an_internal_error_is_reported_without_details_and_the_table_goes_on(
    server: HallServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = server.sit(server.make_table(), 0)

    with monkeypatch.context() as patch:
        patch.setattr(stormhall.Game, "why_not", failing)
        refused = client.ask("why", action="keep")

    assert (refused["type"], refused["code"]) == ("refused", "internal")
    assert "crown" not in json.dumps(refused)
    assert client.ask("why", action="choose islanders")["reasons"] == []
    assert client.choose("choose islanders")["type"] == "accepted"


def test_a_view_that_cannot_be_composed_does_not_end_the_connection(
    server: HallServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = server.sit(server.make_table(), 0)

    with monkeypatch.context() as patch:
        patch.setattr(ViewCache, "update", failing)
        assert client.choose("choose islanders")["type"] == "accepted"
        assert client.wait_for("error")["code"] == "internal"

    client.ask("say", text="still here")
    assert client.wait_update(1)["number"] == 1


# Clients that do not read.


def reluctant(server: HallServer, made: Json, key: str) -> Client:
    """A client that was welcomed and from then on reads only on demand."""
    quiet = small_buffer()
    quiet.connect(("127.0.0.1", server.port))
    # It does not read the answer to its close frame either, so at the end it must not wait for one.
    waiting = server.socket(sock=quiet, max_queue=1, close_timeout=0.1)
    client = server.hello(made["table"]["id"], key, waiting)
    client.wait(lambda c: c.update)
    return client


def make_noise(speaker: Client, lines: int = 120) -> None:
    """Produce more updates at a table than the buffers of a connection can hold."""
    ids = [speaker.request("say", text=f"{number} " + "x" * 480) for number in range(lines)]
    assert [speaker.answer(id)["type"] for id in ids] == ["accepted"] * lines


def test_a_slow_reader_gets_the_newest_view_instead_of_a_queue_of_old_ones(tmp_path: Path) -> None:
    with opened(tmp_path, send_buffer=4_096) as server:
        made = server.make_table("pebbles", ["mine", "mine"])
        slow = reluctant(server, made, made["watch"])
        people = server.sit(made, 0), server.sit(made, 1)
        make_noise(people[0])

        number = play(people, 20)

        slow.wait(lambda c: c.update["number"] == number)
        sent = [message["number"] for message in slow.heard if message["type"] == "update"]
        assert number >= 5
        assert sent == [0, number]
        assert len(slow.chat) == 120
        full = server.connect(made["table"]["id"], made["watch"])
        assert slow.update["view"] == full.update["view"]
        assert slow.events == full.events


def wait_no_longer(server: HallServer) -> None:
    """Make the hall drop spectators that do not read at once."""
    (watcher,) = [each for each in server.live.connections if each._session.access.seat is None]
    watcher._sender._stall = 0.0


def test_a_client_that_has_not_read_for_a_long_time_is_dropped(
    tmp_path: Path,
) -> None:
    at_once = msgspec.structs.replace(UNHURRIED, drop=0.0)
    with opened(tmp_path, timeouts=at_once, send_buffer=4_096) as server:
        made = server.make_table()
        reluctant(server, made, made["watch"])
        server.look(lambda: wait_no_longer(server))
        speaker = server.sit(made, 1)
        assert speaker.table["watching"] == 1

        make_noise(speaker)

        speaker.wait(lambda c: c.table["watching"] == 0)
        server.until(lambda: len(server.uvicorn.server_state.connections) == 1)
        assert speaker.ask("ping")["type"] == "pong"


def test_a_client_that_asks_but_does_not_read_the_answers_is_disconnected(tmp_path: Path) -> None:
    with opened(tmp_path, limits=limits(waiting_replies=8), send_buffer=4_096) as server:
        made = server.make_table()
        greedy = reluctant(server, made, made["seats"]["0"])
        live = server.live

        for _ in range(300):
            greedy.request("why", action="x" * 390)
        server.until(lambda: any(not each.is_open for each in live.connections))

        assert greedy.wait_closed() == 1013
        assert greedy.heard[-1]["code"] == "slow-reader"
