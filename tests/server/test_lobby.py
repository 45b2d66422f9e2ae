"""The lobby over HTTP: games, tables, seats, and refusals that name what is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import stormhall
from stormhall import lessons
from stormhall.agents.levels import LEVELS
from stormhall.games import GAMES
from stormhall.kernel.ruleset import find
from stormhall.server import lobby as lobby_module
from stormhall.server.settings import Limits
from stormhall.server.store.interface import StoreFull
from stormhall.server.tables.changes import game_of
from stormhall.server.wire.lobby_messages import GamesInfo
from stormhall.server.wire.messages import Problem
from tests.server.support.asking import Answer, Lobby, at_lobby, until_finished

PERSON_AND_BOT = {"game": "bloodrage", "seats": [{"kind": "mine"}, {"kind": "bot"}]}


def refused(response: Answer, status: int, code: str) -> Problem:
    """The problem in a refusal, which must have this status and code."""
    body = msgspec.json.decode(response.body, type=Problem)
    assert (response.status, body.code) == (status, code), body
    assert body.message
    return body


# Games and their rules.


def test_the_lobby_describes_every_game_with_options_presets_and_exclusions(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        response = await lobby.get("/api/games")

        sent = msgspec.json.decode(response.body, type=GamesInfo)
        assert [game.name for game in sent.games] == list(stormhall.games())
        for game in sent.games:
            described = stormhall.describe(game.name)
            taught = game.name in lessons.games()
            assert msgspec.to_builtins(game) == {**described, "lesson": taught}
        assert [level.name for level in sent.levels] == LEVELS
        assert sent.levels[-1].seconds > 0
        assert {clock.kind for clock in sent.clocks} == {"none", "live", "days"}

    at_lobby(tmp_path, scenario)


def test_a_set_up_is_checked_before_a_table_is_made(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        good = await lobby.post("/api/games/battalia/check", {"seats": 3})
        bad = await lobby.post("/api/games/battalia/check", {"seats": 7})
        excluded = await lobby.post("/api/games/battalia/check", _excluded("battalia"))
        unknown = await lobby.post("/api/games/chess/check", {"seats": 2})

        assert good.json["options"] == stormhall.new("battalia", 3).options
        assert good.json["teams"] == []
        assert (bad.status, bad.json["options"]) == (200, None)
        assert "7 seats" in bad.json["message"]
        assert excluded.json["options"] is None
        assert excluded.json["reasons"][0]["rule"].startswith("BT-")
        refused(unknown, 404, "no-game")

    at_lobby(tmp_path, scenario)


def test_teams_are_shown_before_a_table_is_made(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        path = "/api/games/stormgates/check"
        usual = await lobby.post(path, {"seats": 4})
        alone = await lobby.post(path, {"seats": 4, "preset": "free for all"})

        assert usual.json["teams"] == [[0, 2], [1, 3]]
        assert alone.json["teams"] == []

    at_lobby(tmp_path, scenario)


def _excluded(game: str) -> dict[str, Any]:
    """A set-up that the first exclusion of a game's description forbids."""
    info: Any = stormhall.describe(game)
    for one in info["exclusions"]:
        values = {**one["if"], **one["excludes"]}
        if not any(isinstance(value, dict) for value in values.values()):
            return {"seats": (one["seats"] or info["seats"])[0], "options": values}
    raise AssertionError(f"{game} excludes nothing")


def test_what_is_printed_on_the_components_is_told_once_for_all_tables(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        answers = {game: await lobby.get(f"/api/games/{game}/printed") for game in GAMES}
        unknown = await lobby.get("/api/games/chess/printed")

        for game, answer in answers.items():
            assert answer.json == {"game": game, "printed": find(game).printed()}
        refused(unknown, 404, "no-game")

    at_lobby(tmp_path, scenario)


def test_rules_are_found_by_id_and_by_words(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        whole = await lobby.get("/api/rules")
        about_undo = await lobby.get("/api/rules?query=sh-undo%20CHANCE")
        one = await lobby.get("/api/rules/sh-stale")
        none = await lobby.get("/api/rules/SH-NOTHING")

        assert len(whole.json["rules"]) > 500
        assert [rule["id"] for rule in about_undo.json["rules"]] == ["SH-UNDO-3"]
        assert one.json["id"] == "SH-STALE"
        refused(none, 404, "no-rule")

    at_lobby(tmp_path, scenario)


def test_a_search_in_the_rules_is_short(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        most = await lobby.get(f"/api/rules?query={'e+' * 100}")
        longer = await lobby.get(f"/api/rules?query={'e+' * 100}e")

        assert len(most.json["rules"]) > 500
        refused(longer, 413, "too-long")

    at_lobby(tmp_path, scenario)


def test_the_rules_are_folded_once_for_all_searches(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        await lobby.get("/api/rules?query=undo")
        before = lobby_module._folded_rules.cache_info().misses
        await lobby.get("/api/rules?query=undo+e+e+e+city")

        assert lobby_module._folded_rules.cache_info().misses == before

    at_lobby(tmp_path, scenario)


def test_rulebooks_are_sent_whole_with_cards_and_terms(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        response = await lobby.get("/api/rulebooks")
        rules = await lobby.get("/api/rules")

        books = {book["name"]: book["text"] for book in response.json["documents"]}
        assert list(books) == [*(find(game).info.rules.document for game in GAMES), "kernel"]
        whole = "\n".join(books.values())
        assert all(f"**{rule['id']}**" in whole for rule in rules.json["rules"])
        assert "**BR-CARD-age1-troll** Troll (monster;" in books["blood-rage"]
        assert "| World Tree |" in books["blood-rage"]
        assert not re.search(r"^(?:<|\s*<\w)", whole, re.M), "documents hold no HTML"

    at_lobby(tmp_path, scenario)


# Tables and seats.


def test_a_table_is_made_joined_by_link_and_played(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        made = await lobby.made("bloodrage", "mine", "open")
        table = made["table"]["id"]
        join = {"invite": made["invite"], "name": "Ada"}
        joined = await lobby.post(f"/api/tables/{table}/join", join)
        full = await lobby.post(f"/api/tables/{table}/join", join)
        looked = await lobby.get(f"/api/tables/{table}", made["watch"])

        assert made["table"]["status"] == "waiting"
        assert set(made["seats"]) == {"0"}
        assert (joined.status, joined.json["seat"]) == (201, 1)
        assert looked.json["status"] == "playing"
        assert [seat["name"] for seat in looked.json["seats"]] == ["1", "Ada"]
        refused(full, 409, "seat-taken")

    at_lobby(tmp_path, scenario)


def test_a_listed_table_is_found_joined_and_viewed_without_a_key(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        private = await lobby.made("bloodrage", "mine", "open")
        made = await lobby.made("bloodrage", "mine", "open", listed=True)
        table = made["table"]["id"]
        response = await lobby.get("/api/tables")
        looked = await lobby.get(f"/api/tables/{table}")
        joined = await lobby.post(f"/api/tables/{table}/join", {"name": "Ada"})
        full = await lobby.post(f"/api/tables/{table}/join", {"name": "Bob"})
        after = await lobby.get("/api/tables")

        assert private["table"]["listed"] is False
        assert made["table"]["listed"] is True
        assert [each["id"] for each in response.json["tables"]] == [table]
        assert looked.json["status"] == "waiting"
        assert (joined.status, joined.json["seat"]) == (201, 1)
        assert after.json["tables"][0]["status"] == "playing"
        refused(full, 409, "seat-taken")

    at_lobby(tmp_path, scenario)


def test_without_a_key_nothing_is_revealed_about_other_tables(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        private = (await lobby.made("bloodrage", "mine", "open"))["table"]["id"]
        unwatched = await lobby.made("bloodrage", "mine", "open", listed=True, spectators=False)
        joins = [
            await lobby.post(f"/api/tables/{table}/join", {"name": "Ada"})
            for table in (private, "there-is-none")
        ]
        looks = [await lobby.get(f"/api/tables/{table}") for table in (private, "there-is-none")]

        assert refused(joins[0], 403, "bad-key") == refused(joins[1], 403, "bad-key")
        assert refused(looks[0], 403, "bad-key") == refused(looks[1], 403, "bad-key")
        for what in ("record", "replay", "story"):
            path = f"/api/tables/{unwatched['table']['id']}/{what}"
            refused(await lobby.get(path), 403, "bad-key")

    at_lobby(tmp_path, scenario)


def test_a_listed_game_that_is_over_is_shown_to_everybody_but_no_longer_listed(
    tmp_path: Path,
) -> None:
    async def scenario(lobby: Lobby) -> None:
        made = await lobby.made("bloodrage", "mine", "mine", listed=True)
        path = f"/api/tables/{made['table']['id']}"
        early = await lobby.get(f"{path}/record")
        await _let_bots_finish(lobby, made)
        rematch = await lobby.post(f"{path}/rematch", None, made["seats"]["0"])

        refused(early, 409, "not-over")
        assert (await lobby.get(f"{path}/record")).body.startswith(b"stormhall record")
        assert (await lobby.get(f"{path}/story")).status == 200
        assert (await lobby.get("/api/tables")).json["tables"] == []
        assert rematch.json["table"]["listed"] is False, "its seats are kept for the same people"

    at_lobby(tmp_path, scenario)


def test_every_key_of_a_table_opens_its_state_and_no_other_does(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        made = await lobby.made("bloodrage", "mine", "open")
        other = await lobby.made("bloodrage", "mine", "open")
        path = f"/api/tables/{made['table']['id']}"

        for key in (made["host"], made["invite"], made["watch"], made["seats"]["0"]):
            assert (await lobby.get(path, key)).status == 200
        for key in (None, "", "x" * 32, other["host"], other["seats"]["0"]):
            refused(await lobby.get(path, key), 403, "bad-key")
        refused(await lobby.get("/api/tables/nowhere", made["host"]), 403, "bad-key")
        refused(await lobby.get(f"{path}?key={made['host']}"), 403, "bad-key")

    at_lobby(tmp_path, scenario)


def test_a_seat_is_renamed_only_with_its_own_key(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        made = await lobby.made("bloodrage", "mine", "mine")
        path = f"/api/tables/{made['table']['id']}/seats/0/rename"
        own = await lobby.post(path, {"name": " Grace \n"}, made["seats"]["0"])
        neighbour = await lobby.post(path, {"name": "Eve"}, made["seats"]["1"])
        host = await lobby.post(path, {"name": "Eve"}, made["host"])
        blank = await lobby.post(path, {"name": "\u202e"}, made["seats"]["0"])

        assert own.json["seats"][0]["name"] == "Grace"
        refused(neighbour, 403, "bad-key")
        refused(host, 403, "bad-key")
        refused(blank, 400, "empty-text")

    at_lobby(tmp_path, scenario)


def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        made = await lobby.made("bloodrage", "mine", "mine")
        key, path = made["seats"]["1"], f"/api/tables/{made['table']['id']}/seats/1"
        handed = await lobby.post(f"{path}/bot", {"level": "greedy"}, key)
        usual = await lobby.post(f"{path}/bot", b"", key)
        back = await lobby.post(f"{path}/back", None, key)
        again = await lobby.post(f"{path}/back", None, key)
        strange = await lobby.post(f"{path}/bot", {"level": "genius"}, key)

        assert (handed.json["seats"][1]["away"], handed.json["seats"][1]["level"]) == (
            True,
            "greedy",
        )
        assert usual.json["seats"][1]["level"] == "planner"
        assert (back.json["seats"][1]["away"], back.json["seats"][1]["level"]) == (False, None)
        refused(again, 409, "not-away")
        refused(strange, 422, "setup")

    at_lobby(tmp_path, scenario)


def test_a_host_fills_an_open_seat_with_a_bot(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        made = await lobby.made("bloodrage", "mine", "open")
        path = f"/api/tables/{made['table']['id']}/seats"
        filled = await lobby.post(f"{path}/1/bot", {}, made["host"])
        beyond = await lobby.post(f"{path}/9/bot", {}, made["host"])

        assert (filled.json["status"], filled.json["seats"][1]["kind"]) == ("playing", "bot")
        refused(beyond, 404, "no-seat")

    at_lobby(tmp_path, scenario)


def test_the_key_of_a_seat_is_void_after_leaving(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        made = await lobby.made("bloodrage", "mine", "open")
        key, path = made["seats"]["0"], f"/api/tables/{made['table']['id']}"
        wrong = await lobby.post(f"{path}/seats/1/leave", None, key)
        left = await lobby.post(f"{path}/seats/0/leave", None, key)
        late = await lobby.get(path, key)

        refused(wrong, 403, "bad-key")
        assert left.json["seats"][0]["kind"] == "open"
        refused(late, 403, "bad-key")

    at_lobby(tmp_path, scenario)


def test_tables_that_wait_for_a_choice_are_listed_first(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        waiting = await lobby.made("battalia", "mine", "open")
        playing = await lobby.made("battalia", "mine", "mine")
        game = game_of((await lobby.hall.table(playing["table"]["id"])).history)
        mover = game.to_act[0]
        keys = [waiting["seats"]["0"], *playing["seats"].values(), "a" * 20]
        mine = await lobby.post("/api/mine", {"keys": keys})

        sent = [(one["table"]["id"], one["seat"], one["turn"]) for one in mine.json["tables"]]
        assert sent[0] == (playing["table"]["id"], mover, True)
        assert [turn for _, _, turn in sent] == sorted((turn for _, _, turn in sent), reverse=True)
        assert {(table, seat) for table, seat, _ in sent} == {
            (playing["table"]["id"], 0),
            (playing["table"]["id"], 1),
            (waiting["table"]["id"], 0),
        }

    at_lobby(tmp_path, scenario)


def test_a_rematch_seats_the_same_people_at_one_new_table(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        made = await lobby.made("bloodrage", "mine", "mine")
        path = f"/api/tables/{made['table']['id']}"
        early = await lobby.post(f"{path}/rematch", None, made["seats"]["0"])
        await _let_bots_finish(lobby, made)
        first = await lobby.post(f"{path}/rematch", None, made["seats"]["0"])
        second = await lobby.post(f"{path}/rematch", None, made["seats"]["1"])

        refused(early, 409, "not-over")
        assert (first.status, second.status) == (201, 200)
        assert first.json["table"]["id"] == second.json["table"]["id"]
        assert (first.json["seat"], second.json["seat"]) == (0, 1)
        assert first.json["host"]
        assert second.json["host"] is None
        assert second.json["table"]["status"] == "playing"

    at_lobby(tmp_path, scenario)


async def _let_bots_finish(lobby: Lobby, made: Any) -> None:
    table = await lobby.hall.table(made["table"]["id"])
    for seat, key in made["seats"].items():
        await lobby.post(f"/api/tables/{table.id}/seats/{seat}/bot", {"level": "random"}, key)
    await until_finished(lobby.hall, table.id)


# Refusals.


@pytest.mark.parametrize(
    ("body", "path"),
    [
        (b"", None),
        (b"[]", None),
        (b"{", None),
        (b"\xff", None),
        (b'{"game": "\xff"}', None),
        (b'{"game": "bloodrage", "seats": "two"}', "seats"),
        (b'{"game": "bloodrage", "seats": [{"kind": "king"}]}', "seats[0].kind"),
        (b'{"game": "bloodrage", "seats": [{"kind": "bot"}, {}]}', "seats[1]"),
        (b'{"game": "bloodrage", "seats": []}', "seats"),
        (b'{"x": ' + b"[" * 7_000 + b"]" * 7_000 + b"}", None),
    ],
)
def test_the_refusal_of_a_body_that_cannot_be_read_names_the_place(
    tmp_path: Path, body: bytes, path: str | None
) -> None:
    async def scenario(lobby: Lobby) -> None:
        response = await lobby.post("/api/tables", body)

        assert refused(response, 400, "malformed").path == path

    at_lobby(tmp_path, scenario)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"preset": "nonsense"},
        {"options": {"nonsense": 1}},
        {"game": "battalia", "options": {"day_limit": 10**6}},
        {"game": "battalia", "options": {"vp_limit": 10**80}},
        {"seats": [{"kind": "bot"}] * 8},
        {"seats": [{"kind": "bot", "level": "genius"}, {"kind": "mine"}]},
        {"clock": {"kind": "live"}},
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_and_not_made(
    tmp_path: Path, change: dict[str, Any]
) -> None:
    async def scenario(lobby: Lobby) -> None:
        response = await lobby.post("/api/tables", {**PERSON_AND_BOT, **change})

        refused(response, 422, "setup")
        assert await lobby.hall.store.tables(["waiting", "playing"]) == []

    at_lobby(tmp_path, scenario)


def test_the_size_of_bodies_and_the_number_of_tables_are_limited(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        long = await lobby.post("/api/tables", {**PERSON_AND_BOT, "x": "x" * 20_000})
        answers = [await lobby.post("/api/tables", PERSON_AND_BOT) for _ in range(4)]

        refused(long, 413, "too-long")
        assert [answer.status for answer in answers[:2]] == [201, 201]
        refused(answers[2], 503, "too-many")
        refused(answers[3], 429, "too-fast")

    at_lobby(tmp_path, scenario, Limits(tables=2, tables_per_hour=3))


def test_a_failure_of_the_store_has_its_own_code(tmp_path: Path, monkeypatch: Any) -> None:
    async def scenario(lobby: Lobby) -> None:
        async def fail(*_: object, **__: object) -> None:
            raise StoreFull("there is no room left")

        monkeypatch.setattr(lobby.hall.store, "create", fail)
        response = await lobby.post("/api/tables", PERSON_AND_BOT)

        refused(response, 503, "store-full")

    at_lobby(tmp_path, scenario)


def test_no_refusal_repeats_a_key(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        made = await lobby.made("bloodrage", "mine", "open")
        path, key = f"/api/tables/{made['table']['id']}", "k" * 30 + "!"
        answers = [
            await lobby.get(path, key),
            await lobby.post("/api/mine", {"keys": [key]}),
            await lobby.post(f"{path}/join", {"invite": key, "name": "Eve"}),
            await lobby.post(f"{path}/seats/1/bot", {}, made["seats"]["0"]),
        ]

        for response in answers:
            assert response.status in (400, 403)
            assert key.encode() not in response.body
            assert made["seats"]["0"].encode() not in response.body
            assert response.headers["cache-control"] == "no-store"

    at_lobby(tmp_path, scenario)
