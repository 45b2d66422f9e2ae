"""A finished game can be continued from any of its moments at a new table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stormhall.server.tables import playing
from stormhall.server.tables.changes import game_of
from tests.server.support.asking import Answer, Lobby, at_lobby, open_lobby, until_finished
from tests.server.support.halls import run

RECORDS = Path(__file__).parents[2] / "records"
RECORD = (RECORDS / "bloodrage-2-default-v1.txt").read_text(encoding="utf-8")
MINE_AND_BOT = [{"kind": "mine", "name": "Ada"}, {"kind": "bot", "level": "random"}]


async def played_on(lobby: Lobby, at: int, seats: Any = None) -> tuple[Answer, str]:
    """The hall's answer to a request to continue a game, and the table of that game."""
    response = await lobby.post("/api/records", {"record": RECORD})
    before = response.json["table"]["id"]
    request = {"at": at, "seats": MINE_AND_BOT if seats is None else seats}
    return await lobby.post(f"/api/tables/{before}/onward", request, response.json["watch"]), before


def test_the_game_goes_on_from_that_moment(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        answer, before = await played_on(lobby, 37, [{"kind": "mine"}, {"kind": "mine"}])
        assert answer.status == 201, answer.body
        made = answer.json
        table = await lobby.hall.table(made["table"]["id"])
        moment = await lobby.hall.table(before)

        assert made["table"]["status"] == "playing"
        assert sorted(made["seats"]) == ["0", "1"]
        assert game_of(table.history).choices == game_of(moment.history).choices[:37]
        assert moment.history.status == "finished", "the old table stays as it is"
        seat = game_of(table.history).to_act[0]
        choice = str(game_of(table.history).legal(seat)[0])
        await table.change(playing.choice, seat, game_of(table.history).decision, choice, branch=0)
        assert len(game_of(table.history).choices) == 38

    at_lobby(tmp_path, scenario)


def test_bots_play_a_continued_game_to_its_end(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        bots = [{"kind": "bot", "level": "random"}] * 2
        answer, before = await played_on(lobby, 30, bots)
        table = answer.json["table"]["id"]
        await until_finished(lobby.hall, table)
        whole = await lobby.get(f"/api/tables/{table}/story", answer.json["host"])

        assert whole.status == 200, "it is told from its first choice on"
        kept = game_of((await lobby.hall.table(before)).history).choices[:30]
        assert game_of((await lobby.hall.table(table)).history).choices[:30] == kept

    at_lobby(tmp_path, scenario)


def test_the_continued_game_is_still_there_when_the_hall_reopens(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_lobby(tmp_path) as lobby:
            answer, _ = await played_on(lobby, 20, [{"kind": "mine"}] * 2)
            made = answer.json
            digest = game_of((await lobby.hall.table(made["table"]["id"])).history).state.digest()
        async with open_lobby(tmp_path) as lobby:
            table = await lobby.hall.table(made["table"]["id"])
            assert game_of(table.history).state.digest() == digest
            assert table.history.status == "playing"

    run(story())


@pytest.mark.parametrize(
    ("at", "seats", "status", "code"),
    [
        (10_000, MINE_AND_BOT, 404, "no-moment"),
        (10, MINE_AND_BOT[:1], 422, "setup"),
        (10, [{"kind": "mine"}, {"kind": "open"}], 422, "setup"),
        (10, [{"kind": "mine"}, {"kind": "bot", "level": "god"}], 422, "setup"),
        (-1, MINE_AND_BOT, 400, "malformed"),
    ],
)
def test_an_impossible_continuation_is_refused(
    tmp_path: Path, at: int, seats: Any, status: int, code: str
) -> None:
    async def scenario(lobby: Lobby) -> None:
        answer, _ = await played_on(lobby, at, seats)
        assert (answer.status, answer.json["code"]) == (status, code)

    at_lobby(tmp_path, scenario)


def test_a_game_cannot_be_continued_from_its_end(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        made = await lobby.finished()
        table = await lobby.hall.table(made["table"]["id"])
        request = {"at": len(game_of(table.history).choices), "seats": MINE_AND_BOT}
        answer = await lobby.post(f"/api/tables/{table.id}/onward", request, made["watch"])

        assert (answer.status, answer.json["code"]) == (404, "no-moment")

    at_lobby(tmp_path, scenario)


def test_a_game_that_is_still_being_played_cannot_be_continued_elsewhere(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        made = await lobby.made("bloodrage", "mine", "mine")
        path = f"/api/tables/{made['table']['id']}/onward"
        own = await lobby.post(path, {"at": 0, "seats": MINE_AND_BOT}, made["seats"]["0"])
        none = await lobby.post(path, {"at": 0, "seats": MINE_AND_BOT})

        assert (own.status, own.json["code"]) == (409, "not-over")
        assert (none.status, none.json["code"]) == (403, "bad-key")

    at_lobby(tmp_path, scenario)
