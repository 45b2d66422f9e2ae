"""The life of a connection: one state, with explicit transitions."""

from __future__ import annotations

from pathlib import Path

import pytest

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
        State.CLOSING in TRANSITIONS[state] for state in (State.OPENING, State.IDLE, State.BUSY)
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


def test_what_is_closed_is_not_opened_again(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        client, connection = connected(server)
        client.close()
        server.until(lambda: connection._state is State.CLOSED)

        connection.close()
        with pytest.raises(AssertionError, match="CLOSED"):
            connection._move_to(State.IDLE)

        assert connection._state is State.CLOSED
