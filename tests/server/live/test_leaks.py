"""Over the real socket, nobody receives information that they may not have.

Two identical halls (with the same keys, ids and time) hold the same table in the middle of a game.
The second game was drawn at random from what one seat, or a spectator, knows. Whatever that viewer
then does, every byte it receives must be the same in both halls: views, events, prompts, refusals,
why, previews, hints, chat, undo, signs of thinking, errors, answers of the lobby, and everything
sent again after reconnecting.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import stormhall
from stormhall.server.hall.creation import first_entries
from stormhall.server.keys import digest_of
from stormhall.server.settings import Moment
from stormhall.server.store.interface import StoredKey
from stormhall.server.wire.messages import PROTOCOL
from tests.server.support.halls import START, Steady, mine, table_request
from tests.server.support.harness import HallServer, opened
from tests.server.support.making_rows import row_of
from tests.server.support.waiting import PATIENCE
from tests.server.tables.test_table_views import in_progress

LINES = ["", "end turn", "pass", "build road.curve c5 ne", "nonsense", "a; b"]
"""Actions to ask about at every table, whether they make sense there or not."""

GAMES = [("battalia", 3), ("stormgates", 4), ("bloodrage", 3)]
MOMENTS = [(*game, choices) for game in GAMES for choices in (0, 3, 25, 60, 110)]


def table_of(viewer: int | None) -> str:
    """The id of the viewer's table, the same in both halls."""
    return f"the-same-table-{viewer}"


def key_of(table: str, seat: int | None) -> str:
    return f"key-of-seat-{seat}-at-{table}"


def seat_table(server: HallServer, game: stormhall.Game, table: str) -> None:
    """Put a game in progress on a table of the hall, with known keys."""
    position = game.position()
    row = row_of(table_request(game.name, mine(game.seats)))
    row = replace(row, id=table, options=game.options, seed=None, start=position, spectators=True)
    keys = [
        StoredKey(digest=digest_of(key_of(table, seat)), table=table, role="seat", seat=seat)
        for seat in range(game.seats)
    ]
    keys.append(StoredKey(digest=digest_of(key_of(table, None)), table=table, role="watch"))
    server.do(
        lambda: server.hall.store.create(
            row, keys, first_entries(mine(game.seats), Moment(START, START))
        )
    )


class Recorder:
    """A socket that records every message it receives."""

    def __init__(self, server: HallServer, table: str, seat: int | None) -> None:
        self.client = server.socket()
        self.raw: list[str] = []
        key = key_of(table, seat)
        self.send({"type": "hello", "protocol": PROTOCOL, "table": table, "key": key})
        self.update = self.until("update")

    def send(self, message: dict[str, Any] | str) -> None:
        self.client.send(message)

    def until(self, *kinds: str) -> dict[str, Any]:
        """Read up to the next message of one of these types, and return it."""
        while True:
            text = self.client.connection.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            self.raw.append(text)
            message: dict[str, Any] = json.loads(text)
            if message["type"] in kinds:
                return message

    def ask(self, answer: str, **request: Any) -> dict[str, Any]:
        """Send a request; return its answer of this type, or the refusal."""
        self.send({"id": len(self.raw), **request})
        return self.until(answer, "refused", "error")


def story(server: HallServer, game: stormhall.Game, viewer: int | None) -> list[str]:
    """Everything a seat or a spectator receives while it tries to find out as much as it can."""
    table = table_of(viewer)
    seat_table(server, game, table)
    # The others connect first, because the number of messages about that depends on timing.
    others = {seat: Recorder(server, table, seat) for seat in range(game.seats) if seat != viewer}
    recorder = Recorder(server, table, viewer)
    recorder.send("{")
    recorder.until("error")
    talk(others, recorder)
    if viewer is None:
        recorder.ask("accepted", type="choose", decision=0, action="pass")
    else:
        question(recorder, game, viewer)
        keep_secrets(recorder, others, game, viewer)
        move_and_undo(recorder, game, viewer)
    return [
        *recorder.raw,
        *http_answers(server, table, viewer),
        *Recorder(server, table, viewer).raw,
    ]


def http_answers(server: HallServer, table: str, viewer: int | None) -> list[str]:
    """The answers that the viewer's key gets over HTTP during the game: never the whole game."""
    key, path = key_of(table, viewer), f"/api/tables/{table}"
    shown = [server.http("GET", path, key=key), server.http("POST", "/api/mine", {"keys": [key]})]
    kept = [
        server.http("GET", f"{path}/{what}", key=key)
        for what in ("record", "replay", "replay?at=1&seat=all", "film?seat=all", "story")
    ]
    assert [each.status for each in shown] == [200, 200]
    assert {(each.status, each.json["code"]) for each in kept} == {(409, "not-over")}
    return [each.text for each in [*shown, *kept]]


def talk(others: dict[int, Recorder], recorder: Recorder) -> None:
    for seat, other in others.items():
        other.ask("accepted", type="say", text=f"I am {seat} <b>& more</b>")
        recorder.until("said")


def question(recorder: Recorder, game: stormhall.Game, viewer: int) -> None:
    """Send every kind of question."""
    for line in LINES:
        recorder.ask("why", type="why", action=line)
        recorder.ask("preview", type="preview", action=line)
        recorder.ask("accepted", type="choose", decision=game.decision + 7, action=line)
    for verb in game.ruleset.notation.verbs[::5]:
        recorder.ask("why", type="why", kinds=[verb.name])
    offers = [str(action) for action in game.legal(viewer)]
    for action in offers[:6]:
        recorder.ask("preview", type="preview", action=action)
    recorder.ask("hint", type="hint")
    recorder.ask("accepted", type="undo", decision=game.decision)
    recorder.ask("accepted", type="takeback", to=0)
    recorder.ask("accepted", type="orders", orders=[])


def keep_secrets(
    recorder: Recorder, others: dict[int, Recorder], game: stormhall.Game, viewer: int
) -> None:
    """If several seats choose in secret, let another seat choose; viewers learn only that it has
    chosen."""
    owing = [seat for seat in game.to_act if seat != viewer]
    if viewer in game.to_act and owing and _is_secret(game):
        turn = others[owing[0]].update["turn"]
        action = turn["offers"][-1]["text"]
        choice = {"type": "choose", "decision": turn["decision"], "action": action}
        result = others[owing[0]].ask("accepted", **choice)
        assert result["type"] == "accepted", result
        recorder.until("update")


def _is_secret(game: stormhall.Game) -> bool:
    """Whether a choice leaves the number of the decision unchanged."""
    after = game.clone()
    after.apply(after.to_act[0], after.legal(after.to_act[0])[0])
    return after.decision == game.decision


def move_and_undo(recorder: Recorder, game: stormhall.Game, viewer: int) -> None:
    """Make a choice whose outcome the seat can know, and take it back."""
    for action in game.legal(viewer):
        known = game.preview(viewer, action)
        if known.certain and known.undoable:
            recorder.ask("accepted", type="choose", decision=game.decision, action=str(action))
            after = recorder.until("update")
            recorder.ask("accepted", type="undo", decision=after["view"]["decision"])
            recorder.until("update")
            return


@pytest.fixture
def halls(tmp_path: Path) -> Iterator[tuple[HallServer, HallServer]]:
    """Two identical halls."""
    with ExitStack() as open_halls:
        yield open_hall(open_halls, tmp_path / "real"), open_hall(open_halls, tmp_path / "imagined")


def open_hall(open_halls: ExitStack, folder: Path) -> HallServer:
    folder.mkdir()
    return open_halls.enter_context(opened(folder, sources=Steady().sources()))


def messages_in_both_games(
    game: stormhall.Game, viewer: int | None, halls: tuple[HallServer, HallServer]
) -> tuple[list[str], list[str]]:
    """All messages to the viewer in the real game, and in a game that looks the same to it."""
    return story(halls[0], game, viewer), story(halls[1], game.resample(viewer, 11), viewer)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "choices"), MOMENTS)
def test_every_byte_is_the_same_if_only_hidden_things_differ(
    name: str, seats: int, choices: int, halls: tuple[HallServer, HallServer]
) -> None:
    game = in_progress(name, seats, choices, 3 + choices)
    for viewer in [None, *range(seats)]:
        real, imagined = messages_in_both_games(game, viewer, halls)

        assert len(real) > 3
        assert real == imagined, f"viewer {viewer}"


def test_a_view_of_another_seat_would_be_noticed(
    halls: tuple[HallServer, HallServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison above can fail: here everybody gets the view of seat 1."""
    game = in_progress("battalia", 3, 60, 5)
    view = stormhall.Game.shared_view
    monkeypatch.setattr(
        stormhall.Game, "shared_view", lambda self, seat: {**view(self, 1), "seat": seat}
    )

    real, imagined = messages_in_both_games(game, None, halls)

    assert real != imagined
