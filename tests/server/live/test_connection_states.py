"""The states of a connection and the transitions between them."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from stormhall.server.live import sockets
from stormhall.server.live.connection import TRANSITIONS, Connection, ConnectionState
from tests.server.support.harness import Client, HallServer, opened

State = ConnectionState


def connected(server: HallServer) -> tuple[Client, Connection]:
    client = server.sit(server.make_table(), 0)
    (connection,) = server.live.connections
    return client, connection


def test_every_state_has_transitions_and_only_closing_leads_to_the_end() -> None:
    assert set(TRANSITIONS) == set(State)
    assert [state for state in State if State.CLOSED in TRANSITIONS[state]] == [State.CLOSING]
    assert TRANSITIONS[State.CLOSED] == set()
    assert all(
        State.CLOSING in TRANSITIONS[state] for state in State if state.value < State.CLOSING.value
    )


def test_a_connection_is_idle_between_requests_and_closed_when_the_client_is_gone(
    tmp_path: Path,
) -> None:
    with opened(tmp_path) as server:
        client, connection = connected(server)
        server.until(lambda: connection._state is State.IDLE)
        assert client.ask("ping")["type"] == "pong"
        server.until(lambda: connection._state is State.IDLE)

        client.close()

        server.until(lambda: connection._state is State.CLOSED)
        assert not connection.is_open


def test_a_closed_connection_is_not_reopened(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        client, connection = connected(server)
        client.close()
        server.until(lambda: connection._state is State.CLOSED)

        connection.close()
        with pytest.raises(AssertionError, match="CLOSED"):
            connection._move_to(State.IDLE)

        assert connection._state is State.CLOSED


class Steps(Connection):
    """A connection that records its states."""

    every: ClassVar[list[list[State]]] = []

    def _move_to(self, state: State) -> None:
        if self._state is State.ACCEPTING:
            self.every.append([])
        super()._move_to(state)
        self.every[-1].append(state)


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ("nonsense", "malformed"),
        ('{"type":"ping","id":1}', "hello-first"),
        ('{"type":"hello","protocol":1,"table":"none"}', "bad-key"),
    ],
)
def test_a_refused_hello_goes_from_greeting_to_closing(
    server: HallServer, monkeypatch: pytest.MonkeyPatch, hello: str, code: str
) -> None:
    monkeypatch.setattr(sockets, "Connection", Steps)
    Steps.every.clear()

    client = server.socket()
    client.send(hello)

    assert client.wait_for("error")["code"] == code
    client.wait_closed()
    server.until(lambda: Steps.every == [[State.GREETING, State.CLOSING, State.CLOSED]])


def test_connections_and_tables_have_a_readable_repr(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        made = server.make_table()
        server.sit(made, 0)
        (connection,) = server.live.connections
        server.until(lambda: connection._state is State.IDLE)

        table = server.hall.tables[made["table"]["id"]]
        history = "<TableHistory of battalia, playing: 3 entries, 0 choices>"
        assert repr(connection) == f"<Connection to {table.id} seat 0, idle>"
        assert repr(table) == f"<Table {table.id}: {history}>"
