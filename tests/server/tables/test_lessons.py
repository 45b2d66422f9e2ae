"""Lessons at a table can be followed, left and resumed, and never get stuck."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stormhall import lessons
from stormhall.server.tables.changes import game_of
from tests.server.support.asking import Lobby, at_lobby
from tests.server.support.halls import NoBots
from tests.server.support.harness import Client, HallServer, Json, opened

GAMES = lessons.games()


def learn(server: HallServer, game: str) -> tuple[Json, Client]:
    """A table with a lesson, and the learner's seat."""
    response = server.http("POST", f"/api/lessons/{game}", {"name": "Ada"})
    assert response.status == 201, response.text
    made: Json = response.json
    return made, server.sit(made, 0)


def lesson(client: Client) -> Json:
    sent: Json = client.update["lesson"]
    return sent


def follow(client: Client, choices: int) -> list[str]:
    """Follow the lesson for this many choices or until it ends; return the ids of all notes."""
    sent: list[str] = []

    def owes(each: Client) -> bool:
        return lesson(each)["done"] or lesson(each)["choice"] is not None

    for _ in range(choices):
        client.wait_turn()
        client.wait(owes)
        sent += [note["id"] for note in lesson(client)["notes"] if note["id"] not in sent]
        if lesson(client)["done"]:
            break
        offers = [offer["text"] for offer in client.update["turn"]["offers"]]
        assert lesson(client)["choice"] in offers
        assert client.choose(lesson(client)["choice"])["type"] == "accepted"
    return sent


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_that_is_followed_ends_and_the_game_goes_on(server: HallServer, game: str) -> None:
    whole = lessons.lesson_of(game)
    made, client = learn(server, game)
    assert made["table"]["lesson"]
    assert [seat["kind"] for seat in made["table"]["seats"]] == ["person", "bot"]

    sent = follow(client, 100)

    assert sent == [note.id for note in whole.notes]
    assert client.update["number"] >= whole.length, "a bot may have gone on already"
    state = lesson(client)
    assert state["first"] + len(state["notes"]) - 1 == state["total"] == len(whole.notes)
    assert client.choose()["type"] == "accepted", "it is a game like any other now"
    assert client.wait_turn()["offers"]
    assert lesson(client)["done"]
    assert not lesson(client)["left"]
    assert lesson(client)["notes"] == [], "and nothing more is told"


def test_bots_make_the_choices_of_the_record_without_thinking(tmp_path: Path) -> None:
    with opened(tmp_path, bots=NoBots()) as server:
        made, client = learn(server, "bloodrage")
        follow(client, 100)

        table = server.hall.tables[made["table"]["id"]]
        assert lessons.lesson_of("bloodrage").followed(game_of(table.history)) == 37


def test_a_bot_waits_while_the_record_lets_the_person_choose_first(server: HallServer) -> None:
    _, client = learn(server, "bloodrage")

    assert client.update["thinking"] == [0, 1], "all draft at once"
    assert client.update["number"] == 0
    client.choose(lesson(client)["choice"])
    assert client.wait_update(2)["thinking"] == [0, 1]


def test_a_learner_who_leaves_the_lesson_can_go_back_or_play_on(server: HallServer) -> None:
    _, client = learn(server, "bloodrage")
    follow(client, 4)
    client.wait_update(7)
    other = "pass" if client.update["turn"]["step"] == "turn" else None
    client.choose(other)
    client.wait_turn()

    state = lesson(client)
    assert state["left"]
    assert state["notes"] == []
    assert state["choice"] is None
    assert state["back"] == 7

    assert client.ask("takeback", to=state["back"])["type"] == "accepted"
    client.wait(lambda c: not lesson(c)["left"])
    assert client.update["number"] == 7
    assert lesson(client)["choice"] == "invade dwarf-chieftain utgard"
    assert follow(client, 100)[-1] == "bloodrage-lesson-done"


def test_a_lesson_that_is_left_becomes_a_free_game_with_bots(server: HallServer) -> None:
    _, client = learn(server, "bloodrage")
    client.choose("draft frigga-charm loki-domain")

    assert client.wait_update(2)["lesson"]["left"], "the bot has chosen by itself"
    assert client.choose()["type"] == "accepted"


def test_a_lesson_continues_when_the_page_or_the_hall_is_reopened(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        made, client = learn(server, "battalia")
        follow(client, 5)
        client.wait_turn()
        before = lesson(client)
        again = server.sit(made, 0)
        assert lesson(again) == before

    with opened(tmp_path) as server:
        client = server.sit(made, 0)
        assert lesson(client) == before
        assert client.table["lesson"]
        assert follow(client, 100)[-1] == "battalia-lesson-done"


def test_a_lesson_stays_as_it_was_when_its_table_was_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path) as server:
        made, client = learn(server, "bloodrage")
        before = lesson(client)

    monkeypatch.setattr(lessons, "FILES", tmp_path / "nowhere")
    lessons.lesson_of.cache_clear()
    with opened(tmp_path) as server:
        assert lesson(server.sit(made, 0)) == before
    lessons.lesson_of.cache_clear()


def test_only_the_learner_gets_the_notes(server: HallServer) -> None:
    made, client = learn(server, "bloodrage")
    table = server.hall.tables[made["table"]["id"]]

    def others() -> list[Any]:
        return [table.views.update(table.history, seat, None, 0) for seat in (1, None)]

    assert made["watch"] is None
    assert [update.lesson for update in server.look(others)] == [None, None]
    sent = lesson(client)
    assert set(sent) == {"notes", "first", "total", "choice", "left", "back", "done"}


def test_a_seat_that_is_handed_over_follows_the_lesson(server: HallServer) -> None:
    made, client = learn(server, "bloodrage")
    seat = f"/api/tables/{made['table']['id']}/seats/0"
    server.http("POST", seat + "/bot", {"level": "random"}, key=made["seats"]["0"])

    client.wait_update(37)
    assert not lesson(client)["left"]


def test_tables_without_a_lesson_have_no_notes(server: HallServer) -> None:
    made = server.make_table("bloodrage", ["mine", "random"])

    assert not made["table"]["lesson"]
    assert server.sit(made, 0).update["lesson"] is None


def test_games_are_listed_with_whether_they_have_a_lesson(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        sent = (await lobby.get("/api/games")).json["games"]
        assert [game["name"] for game in sent if game["lesson"]] == GAMES

        none = await lobby.post("/api/lessons/chess", {"name": "Ada"})
        assert none.status == 404
        assert none.json["code"] == "no-lesson"
        unnamed = await lobby.post("/api/lessons/battalia", {})
        assert unnamed.json["table"]["seats"][0]["name"] == "1"

    at_lobby(tmp_path, scenario)
