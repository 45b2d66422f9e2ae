"""Finished games: download, upload, replay of any moment, and statistics."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import stormhall
from stormhall.server.hall.replays import STRIDE, Replay, Replays
from stormhall.server.settings import Limits
from stormhall.server.tables.changes import game_of
from stormhall.server.wire.lobby_messages import Film, Moment, Story
from tests.server.support.asking import Answer, Lobby, at_lobby

RECORDS = Path(__file__).parents[2] / "records"
LONG = (RECORDS / "battalia-2-default-v1.txt").read_text(encoding="utf-8")
SHORT = (RECORDS / "bloodrage-2-default-v1.txt").read_text(encoding="utf-8")


async def uploaded(lobby: Lobby, record: str = SHORT) -> tuple[str, str]:
    """The path of a table with an uploaded record, and a key to it."""
    response = await lobby.post("/api/records", {"record": record})
    assert response.status == 201, response.body
    return f"/api/tables/{response.json['table']['id']}", response.json["watch"]


def code_of(response: Answer) -> tuple[int, str]:
    return response.status, response.json["code"]


def test_the_record_of_a_finished_game_replays(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        made = await lobby.finished()
        table = await lobby.hall.table(made["table"]["id"])
        response = await lobby.get(f"/api/tables/{table.id}/record", made["invite"])

        assert response.headers["content-type"].startswith("text/plain")
        assert (
            stormhall.replay(response.body.decode()).state.digest()
            == game_of(table.history).state.digest()
        )

    at_lobby(tmp_path, scenario)


@pytest.mark.parametrize("way", ["record", "replay?at=0&seat=all", "replay", "film", "story"])
def test_a_running_game_has_no_record_replay_or_story(tmp_path: Path, way: str) -> None:
    async def scenario(lobby: Lobby) -> None:
        made = await lobby.made("bloodrage", "mine", "mine")
        response = await lobby.get(f"/api/tables/{made['table']['id']}/{way}", made["seats"]["0"])

        assert code_of(response) == (409, "not-over")

    at_lobby(tmp_path, scenario)


@pytest.mark.parametrize("way", ["record", "replay", "film", "story"])
def test_a_finished_game_needs_a_key_as_well(tmp_path: Path, way: str) -> None:
    async def scenario(lobby: Lobby) -> None:
        path, _ = await uploaded(lobby)

        assert code_of(await lobby.get(f"{path}/{way}")) == (403, "bad-key")

    at_lobby(tmp_path, scenario)


def test_an_uploaded_record_is_replayed_and_given_back(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        path, key = await uploaded(lobby)
        state = await lobby.get(path, key)
        record = await lobby.get(f"{path}/record", key)

        assert state.json["status"] == "finished"
        assert record.body.decode() == SHORT.replace("myrkulor", "myrkvlor")

    at_lobby(tmp_path, scenario)


def changed(record: str, number: int) -> str:
    """A record with a wrong digest after this choice."""
    lines = record.splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith(f"{number} "))
    lines[place] = lines[place].partition("#")[0] + "#zzzz"
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("record", "choice"),
    [
        (changed(SHORT, 17), 17),
        ("nothing of the kind", 0),
        (SHORT.replace("rules: ", "rules: 9"), None),
        (SHORT.replace("seed: ", "seed: 9"), None),
        (SHORT.replace("game: bloodrage", "game: chess"), None),
    ],
)
def test_the_refusal_of_a_record_that_differs_names_the_choice(
    tmp_path: Path, record: str, choice: int | None
) -> None:
    async def scenario(lobby: Lobby) -> None:
        response = await lobby.post("/api/records", {"record": record})

        assert response.status == 422
        assert response.json["code"] in ("bad-record", "setup")
        if choice is not None:
            assert response.json["choice"] == choice
        assert await lobby.hall.store.tables(["finished"]) == []

    at_lobby(tmp_path, scenario)


def test_the_length_of_a_record_has_its_own_limit(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        assert len(LONG) > 5_000
        fits = await lobby.post("/api/records", {"record": SHORT})
        long = await lobby.post("/api/records", {"record": LONG})

        assert fits.status == 201
        assert code_of(long) == (413, "too-long")

    at_lobby(tmp_path, scenario, Limits(upload_bytes=5_000, message_bytes=100))


@pytest.mark.parametrize("record", [LONG, SHORT], ids=["battalia", "bloodrage"])
def test_every_moment_looks_as_it_did_when_it_was_played(tmp_path: Path, record: str) -> None:
    async def scenario(lobby: Lobby) -> None:
        path, key = await uploaded(lobby, record)
        whole = stormhall.replay(record)
        game = whole.until(0)
        received, last = 0, len(whole.choices)
        for number in range(last + 1):
            viewer = (0, 1, None)[number % 3]
            word = "spectator" if viewer is None else str(viewer)
            response = await lobby.get(f"{path}/replay?at={number}&seat={word}", key)

            moment = msgspec.json.decode(response.body, type=Moment)
            assert (moment.number, moment.last, moment.eyes) == (number, last, word)
            assert moment.view == plain(game.view(viewer))
            assert moment.figures == plain(game.figures(viewer))
            assert moment.events == plain(game.events(received, viewer))
            received = len(game.log.events)
            if number < last:
                seat, code = whole.choices[number]
                game.apply(seat, whole.ruleset.notation.text(code))

    at_lobby(tmp_path, scenario)


def plain(value: object) -> Any:
    """A value after a round trip through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_moments_can_be_requested_in_any_order(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        path, key = await uploaded(lobby, LONG)
        numbers = [STRIDE * 3 + 1, 0, STRIDE, STRIDE * 3 + 1, STRIDE - 1]
        response = [await lobby.get(f"{path}/replay?at={n}&seat=all", key) for n in numbers]
        end = await lobby.get(f"{path}/replay", key)

        assert [each.json["number"] for each in response] == numbers
        assert response[0].body == response[3].body
        assert end.json["number"] == end.json["last"]
        assert end.json["view"]["result"]["points"]

    at_lobby(tmp_path, scenario)


def test_the_viewer_all_sees_the_position_and_all_secrets_of_the_events(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        path, key = await uploaded(lobby, SHORT)
        game = stormhall.replay(SHORT)
        last = len(game.choices)
        end = await lobby.get(f"{path}/replay?at={last}&seat=all", key)
        sent: dict[str, list[Any]] = {"all": [], "spectator": []}
        for viewer, events in sent.items():
            for number in range(last + 1):
                response = await lobby.get(f"{path}/replay?at={number}&seat={viewer}", key)
                events += response.json["events"]

        assert end.json["view"] == plain(game.position())
        secrets = [event.secret for event in game.log.events if event.secret]
        assert secrets
        assert len(sent["all"]) == len(sent["spectator"]) == len(game.log.events)
        for event, everything in zip(game.log.events, sent["all"], strict=True):
            assert plain({**event.facts, **(event.secret or {})}).items() <= everything.items()
        assert sent["spectator"] == plain(game.events(0, None))

    at_lobby(tmp_path, scenario)


@pytest.mark.parametrize("viewer", ["1", "spectator", "all"])
def test_a_film_has_all_choices_and_the_events_of_every_moment(tmp_path: Path, viewer: str) -> None:
    async def scenario(lobby: Lobby) -> None:
        path, key = await uploaded(lobby, SHORT)
        response = await lobby.get(f"{path}/film?seat={viewer}", key)
        nobody = await lobby.get(f"{path}/film?seat=2", key)

        film = msgspec.json.decode(response.body, type=Film)
        received = 0
        for number, chosen in enumerate(film.choices, start=1):
            answer = await lobby.get(f"{path}/replay?at={number}&seat={viewer}", key)
            moment = msgspec.json.decode(answer.body, type=Moment)
            assert (chosen.by, chosen.choice) == (moment.by, moment.choice)
            assert film.events[received : chosen.heard] == moment.events
            received = chosen.heard
        assert received == len(film.events)
        assert (film.eyes, film.over) == (viewer, True)
        assert code_of(nobody) == (404, "no-seat")

    at_lobby(tmp_path, scenario)


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("at=99999", 404, "no-moment"),
        ("at=-1", 400, "malformed"),
        ("at=" + "9" * 40, 400, "malformed"),
        ("seat=2", 404, "no-seat"),
        ("seat=king", 400, "malformed"),
    ],
)
def test_a_moment_that_does_not_exist_is_refused(
    tmp_path: Path, query: str, status: int, code: str
) -> None:
    async def scenario(lobby: Lobby) -> None:
        path, key = await uploaded(lobby)

        assert code_of(await lobby.get(f"{path}/replay?{query}", key)) == (status, code)

    at_lobby(tmp_path, scenario)


@pytest.mark.parametrize("record", [LONG, SHORT], ids=["battalia", "bloodrage"])
def test_the_story_of_a_game_accounts_for_all_points(tmp_path: Path, record: str) -> None:
    async def scenario(lobby: Lobby) -> None:
        path, key = await uploaded(lobby, record)
        result = stormhall.replay(record).result
        assert result is not None
        response = await lobby.get(f"{path}/story", key)

        story = msgspec.json.decode(response.body, type=Story)
        assert (story.points, story.winners) == (result.points, result.winners)
        assert story.timeline[-1] == story.course[-1].points == result.points
        numbers = [standing.number for standing in story.course]
        assert numbers == sorted(set(numbers))
        assert numbers[0] == 0
        assert [sum(points) for points in zip(*story.sources.values(), strict=True)] == (
            result.points
        )
        assert story.unit in ("days", "ages")
        assert story.uses
        assert all(len(words) == len(result.points) for words in story.traits.values())

    at_lobby(tmp_path, scenario)


def test_a_game_that_began_from_a_position_can_be_replayed_too(tmp_path: Path) -> None:
    begun = begun_from_a_position()

    async def scenario(lobby: Lobby) -> None:
        path, key = await uploaded(lobby, begun.record())
        end = await lobby.get(f"{path}/replay?seat=all", key)
        start = await lobby.get(f"{path}/replay?at=0&seat=all", key)

        assert end.json["view"] == plain(begun.position())
        assert start.json["view"] == plain(begun.start)

    at_lobby(tmp_path, scenario)


def begun_from_a_position() -> stormhall.Game:
    """A game that began from a position."""
    game = stormhall.new("bloodrage", seats=2, seed=4)
    play(game, 9)
    later = stormhall.from_position(game.position())
    play(later, STRIDE + 5)
    return later


def play(game: stormhall.Game, choices: int) -> None:
    for _ in range(choices):
        game.apply(game.to_act[0], game.legal(game.to_act[0])[-1])


@pytest.mark.parametrize("seed", [-1, 2**63, 2**80])
def test_an_upload_with_any_seed_is_still_there_after_a_restart(tmp_path: Path, seed: int) -> None:
    game = stormhall.new("bloodrage", seats=2, seed=seed)
    play(game, 4)
    response: list[str] = []

    async def bring(lobby: Lobby) -> None:
        response.extend(await uploaded(lobby, game.record()))

    async def look(lobby: Lobby) -> None:
        path, key = response
        end = await lobby.get(f"{path}/replay?seat=all", key)

        assert end.json["view"] == plain(game.position())

    at_lobby(tmp_path, bring)
    at_lobby(tmp_path, look)


def test_a_record_that_ends_early_has_moments_but_no_story(tmp_path: Path) -> None:
    game = stormhall.new("bloodrage", seats=2, seed=4)
    play(game, 5)

    async def scenario(lobby: Lobby) -> None:
        path, key = await uploaded(lobby, game.record())

        assert (await lobby.get(f"{path}/replay?at=5", key)).json["last"] == 5
        assert (await lobby.get(f"{path}/film", key)).json["over"] is False
        assert code_of(await lobby.get(f"{path}/story", key)) == (409, "not-over")

    at_lobby(tmp_path, scenario)


def test_a_replay_is_computed_once_for_all_requests_and_only_some_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wound: list[str] = []
    play = Replay._play

    def counted(replay: Replay, state: Any) -> Any:
        wound.append(replay.table)
        return play(replay, state)

    monkeypatch.setattr(Replay, "_play", counted)

    async def scenario(lobby: Lobby) -> None:
        paths = [(await uploaded(lobby))[0] for _ in range(3)]
        first, second, third = [await lobby.hall.table(path.split("/")[-1]) for path in paths]
        replays = Replays(most=2)

        await asyncio.gather(*(replays.moment(first, n, "spectator") for n in range(5)))
        assert wound == [first.id]
        for table in (second, first, third, first):
            await replays.story(table)
        assert wound == [first.id, second.id, third.id]
        await replays.story(second)
        assert wound[3:] == [second.id]

    at_lobby(tmp_path, scenario)
