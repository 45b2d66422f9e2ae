"""A whole session over the socket: hello, choices, views, chat, orders, hints, undo."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from stormhall.server.bots.worker import BotTask
from stormhall.server.tables import changes
from stormhall.server.tables.table_views import state_of
from stormhall.server.wire.messages import PROTOCOL
from tests.server.support.harness import Client, HallServer, Json, opened
from tests.server.support.inline_bots import InlineBots


def seated(server: HallServer) -> tuple[Json, Client, Client]:
    """A table of Battalia with both its people connected; seat 0 is asked for a faction."""
    made = server.make_table("battalia", ["mine", "mine"])
    return made, server.sit(made, 0), server.sit(made, 1)


def kinds(client: Client) -> list[str]:
    return [message["type"] for message in client.heard]


# Connecting.


def test_a_client_is_welcomed_and_sent_orders_and_the_view(server: HallServer) -> None:
    made = server.make_table()

    client = server.sit(made, 0)

    assert kinds(client)[0] == "welcome"
    assert set(kinds(client)) == {"welcome", "orders", "update"}
    assert client.welcome["protocol"] == PROTOCOL
    assert client.welcome["seat"] == 0
    assert client.welcome["table"]["seats"][0]["online"]
    assert client.update["fresh"]
    assert client.update["view"]["seat"] == 0
    assert client.update["turn"]["offers"]


def test_there_is_no_view_until_everybody_has_sat_down(server: HallServer) -> None:
    made = server.make_table(seats=["mine", "open"])
    client = server.sit(made, 0)
    assert client.table["status"] == "waiting"
    assert not client.update

    joined = server.join(made, "Ada")

    client.wait(lambda c: c.update)
    assert client.table["status"] == "playing"
    assert client.table["seats"][1]["name"] == "Ada"
    assert server.connect(made["table"]["id"], joined["key"]).welcome["seat"] == 1


def test_a_host_frees_the_seat_of_somebody_who_never_connected(server: HallServer) -> None:
    made = server.make_table("battalia", ["mine", "open", "open"])
    came, never = server.join(made, "Ada"), server.join(made, "Grace")
    table = f"/api/tables/{made['table']['id']}"
    server.connect(made["table"]["id"], came["key"]).close()

    answers = [
        server.http("POST", f"{table}/seats/{seat['seat']}/free", {}, key=made["host"])
        for seat in (came, never)
    ]

    assert [answer.status for answer in answers] == [409, 200]
    seats = server.http("GET", table, key=made["host"]).json["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "open"]
    assert not any(seat["awaited"] for seat in seats)


def test_a_spectator_sees_what_everybody_sees_and_can_only_ping(server: HallServer) -> None:
    made, *_ = seated(server)

    watcher = server.connect(made["table"]["id"], made["watch"])

    assert watcher.welcome["seat"] is None
    assert watcher.table["watching"] == 1
    assert watcher.update["turn"] is None
    assert watcher.orders is None
    assert watcher.ask("ping")["type"] == "pong"
    for refused in (
        watcher.ask("choose", decision=0, action="choose islanders"),
        watcher.ask("say", text="hello"),
        watcher.ask("hint"),
        watcher.ask("why", action="keep"),
        watcher.ask("undo", decision=0),
    ):
        assert (refused["type"], refused["code"]) == ("refused", "watching")


@pytest.mark.parametrize("which", ["none", "other", "host", "invite", "wrong"])
def test_only_a_key_to_a_seat_or_to_watch_is_accepted(server: HallServer, which: str) -> None:
    made, other = server.make_table(), server.make_table()
    key = {
        "none": None,
        "other": other["seats"]["0"],
        "host": made["host"],
        "invite": made["invite"],
        "wrong": "x" * 32,
    }[which]

    client = server.hello(made["table"]["id"], key)

    assert client.wait_closed() == 1008
    assert [message["code"] for message in client.heard] == ["bad-key"]


def test_a_table_without_spectators_needs_the_key_of_a_seat(server: HallServer) -> None:
    made = server.make_table(spectators=False)

    assert made["watch"] is None
    assert server.hello(made["table"]["id"], None).wait_closed() == 1008
    assert server.sit(made, 0).welcome["seat"] == 0


def test_anybody_may_watch_a_listed_table_but_not_do_anything_else(server: HallServer) -> None:
    made = server.make_table(listed=True)
    first = server.sit(made, 0)

    watcher = server.connect(made["table"]["id"], None)

    assert watcher.welcome["seat"] is None
    assert watcher.update["turn"] is None
    refused = watcher.ask("choose", decision=0, action="choose islanders")
    assert (refused["type"], refused["code"]) == ("refused", "watching")
    rename = f"/api/tables/{made['table']['id']}/seats/1/rename"
    assert server.http("POST", rename, {"name": "Ada"}, key=made["seats"]["1"]).status == 200
    first.choose()
    assert watcher.wait_update(1)["number"] >= 1


def test_nobody_may_watch_a_listed_table_without_spectators(server: HallServer) -> None:
    made = server.make_table(listed=True, spectators=False)

    client = server.hello(made["table"]["id"], None)

    assert client.wait_closed() == 1008
    assert [message["code"] for message in client.heard] == ["bad-key"]


def test_another_protocol_is_refused_and_the_supported_one_is_named(server: HallServer) -> None:
    made = server.make_table()
    client = server.socket()
    hello = {"type": "hello", "table": made["table"]["id"], "key": made["seats"]["0"]}

    client.send({**hello, "protocol": 99})

    assert client.wait_closed() == 1008
    assert client.heard[0]["code"] == "protocol"
    assert f"protocol {PROTOCOL}" in client.heard[0]["message"]


# Choosing.


def test_a_choice_is_acknowledged_before_its_effect_is_shown(server: HallServer) -> None:
    _, first, second = seated(server)
    before = len(first.heard)

    accepted = first.choose("choose islanders")

    assert (accepted["type"], accepted["number"]) == ("accepted", 1)
    first.wait_update(1)
    sent = [kind for kind in kinds(first)[before:] if kind != "table"]
    assert sent == ["accepted", "update"]
    assert second.wait_update(1)["turn"]["decision"] == 1
    assert second.events == first.events != []


def test_a_refusal_names_the_rules_and_changes_nothing(server: HallServer) -> None:
    _, first, second = seated(server)

    refused = first.choose("end turn")
    other = second.ask("choose", decision=0, action="choose islanders")

    assert (refused["type"], refused["code"]) == ("refused", "illegal")
    assert refused["reasons"][0]["rule"]
    assert other["code"] == "illegal"
    assert other["reasons"][0]["rule"] == "SH-TURN"
    assert first.choose("choose islanders")["type"] == "accepted"
    assert first.choose("no such words", 1)["code"] == "notation"


def test_only_one_of_two_choices_for_the_same_decision_is_accepted(server: HallServer) -> None:
    made, first, _ = seated(server)
    window = server.sit(made, 0)

    one = first.request("choose", decision=0, action="choose islanders")
    two = window.request("choose", decision=0, action="choose emberians")
    answers = [first.answer(one), window.answer(two)]

    assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
    (refused,) = [answer for answer in answers if answer["type"] == "refused"]
    assert (refused["code"], refused["reasons"][0]["rule"]) == ("stale", "SH-STALE")


def test_the_requests_of_a_connection_are_carried_out_in_order(server: HallServer) -> None:
    _, first, _ = seated(server)

    ids = [first.request("say", text=f"line {n}") for n in range(10)]
    ids.append(first.request("choose", decision=0, action="choose islanders"))
    ids.append(first.request("ping"))

    answered = [first.answer(id)["type"] for id in ids]
    assert answered == ["accepted"] * 11 + ["pong"]
    first.wait(lambda c: len(c.chat) == 10)
    assert [line["text"] for line in first.chat] == [f"line {n}" for n in range(10)]


def test_two_connections_of_a_seat_stay_in_sync(server: HallServer) -> None:
    made, first, second = seated(server)
    window = server.sit(made, 0)

    window.choose("choose islanders")
    second.choose("choose emberians")
    second.choose("settle b2")

    for client in (first, window):
        client.wait_update(3)
    assert first.update["view"] == window.update["view"]
    assert first.update["turn"] == window.update["turn"] is not None
    assert first.events == window.events
    table = server.hall.tables[made["table"]["id"]]
    window.close()
    server.until(lambda: table.presence.seats[0] == 1)
    assert server.look(lambda: state_of(table.history, table.presence)).seats[0].online


def test_others_see_who_comes_and_goes(server: HallServer) -> None:
    made = server.make_table()
    first = server.sit(made, 0)
    assert not first.table["seats"][1]["online"]

    second = server.sit(made, 1)
    first.wait(lambda c: c.table["seats"][1]["online"])
    watcher = server.connect(made["table"]["id"], made["watch"])
    first.wait(lambda c: c.table["watching"] == 1)
    second.close()
    watcher.close()

    first.wait(lambda c: not c.table["seats"][1]["online"] and c.table["watching"] == 0)


# Undo and take-backs.


def test_undo_takes_back_the_seats_last_choice_for_everybody(server: HallServer) -> None:
    _, first, second = seated(server)
    before = second.update
    first.choose("choose islanders")
    first.wait_update(1)
    assert first.update["undo"] == {"possible": True, "reason": None}

    accepted = first.ask("undo", decision=1)

    assert (accepted["type"], accepted["number"]) == ("accepted", 0)
    second.wait(lambda c: c.update["branch"] == 1)
    assert (second.update["fresh"], second.update["first"]) == (False, 0)
    assert second.update["view"] == before["view"]
    assert second.events == []
    again = second.ask("undo", decision=0)
    assert (again["code"], bool(again["reasons"][0]["rule"])) == ("undo-refused", True)


def test_a_request_made_before_a_choice_was_taken_back_is_stale(server: HallServer) -> None:
    made, first, _ = seated(server)
    window = server.sit(made, 0)
    first.choose("choose islanders")
    window.wait_update(1)
    first.ask("undo", decision=1, branch=0)
    first.wait(lambda c: c.update["branch"] == 1)

    late = window.ask("choose", decision=0, action="choose emberians", branch=0)
    anew = first.ask("choose", decision=0, action="choose emberians", branch=1)
    undone = window.ask("undo", decision=1, branch=0)

    assert (late["type"], late["code"]) == ("refused", "stale")
    assert (anew["type"], anew["number"]) == ("accepted", 1)
    assert (undone["type"], undone["code"]) == ("refused", "stale")


def test_everybody_has_to_agree_to_a_take_back(server: HallServer) -> None:
    _, first, second = seated(server)
    first.choose("choose islanders")
    second.choose("choose emberians")

    assert first.ask("takeback", to=0)["type"] == "accepted"

    asked = second.wait(lambda c: c.update["takeback"])
    assert asked == {"seat": 0, "to": 0, "waiting": [1]}
    assert second.ask("answer-takeback", to=0, agree=False)["type"] == "accepted"
    first.wait(lambda c: c.update["number"] == 2 and c.update["takeback"] is None)
    first.ask("takeback", to=0)
    second.wait(lambda c: c.update["takeback"])
    assert second.ask("answer-takeback", to=0, agree=True)["number"] == 0
    first.wait(lambda c: c.update["branch"] == 1)
    assert first.update["number"] == 0
    assert first.update["turn"]["decision"] == 0
    assert second.ask("answer-takeback", to=0, agree=True)["code"] == "takeback"


# Asking.


def test_why_names_the_rules_against_an_action_and_none_for_a_legal_one(server: HallServer) -> None:
    _, first, _ = seated(server)

    against = first.ask("why", action="end turn")
    none = first.ask("why", action="choose islanders")

    assert against["type"] == none["type"] == "why"
    assert against["reasons"][0]["rule"]
    assert none["reasons"] == []
    assert first.ask("why", action="no such words")["code"] == "notation"


def test_why_can_be_asked_by_kinds_and_words(server: HallServer) -> None:
    _, first, _ = seated(server)

    legal = first.ask("why", kinds=["choose"], args=[["faction", "islanders"]])
    against = first.ask("why", kinds=["hire", "hire-hero"])

    assert (legal["action"], legal["reasons"]) == ("choose islanders", [])
    assert against["action"].startswith("hire ")
    assert against["reasons"][0]["rule"]
    assert first.ask("why", kinds=["no-such-kind"])["code"] == "notation"
    assert first.ask("why", kinds=["hire"], args=[["cell", "a1"]])["code"] == "notation"


def test_why_is_about_an_action_or_about_kinds(server: HallServer) -> None:
    _, first, _ = seated(server)

    for asked in ({}, {"action": "keep", "kinds": ["keep"]}, {"args": [["cell", "a1"]]}):
        assert first.ask("why", **asked)["code"] == "malformed"


def test_steps_after_an_action_are_carried_out_with_it_or_not_at_all(server: HallServer) -> None:
    _, first, _ = seated(server)
    refused = [{"kind": "keep"}]
    unknown = [{"kind": "with", "args": [["cell", "a1"]]}]

    for kind in ("preview", "choose"):
        answer = first.ask(kind, decision=0, action="choose islanders", then=refused)
        assert (answer["type"], answer["code"]) == ("refused", "illegal")
        assert "choose islanders; keep" in answer["message"]
        answer = first.ask(kind, decision=0, action="choose islanders", then=unknown)
        assert (answer["type"], answer["code"]) == ("refused", "notation")
    assert first.update["number"] == 0


def test_a_preview_shows_what_a_choice_leads_to(server: HallServer) -> None:
    _, first, _ = seated(server)

    preview = first.ask("preview", action="choose islanders")

    assert (preview["type"], preview["certain"], preview["undoable"]) == ("preview", True, True)
    assert preview["events"]
    assert first.ask("preview", action="end turn")["code"] == "illegal"
    assert first.update["number"] == 0


def test_a_hint_is_what_a_bot_would_do_in_the_seat(server: HallServer) -> None:
    _, first, second = seated(server)

    hint = first.ask("hint")

    assert hint["type"] == "hint"
    assert hint["action"] in [offer["text"] for offer in first.update["turn"]["offers"]]
    assert second.ask("hint")["code"] == "not-your-turn"


class SlowAdviser(InlineBots):
    """Explains nothing until it is released."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def explain(self, task: BotTask) -> dict[str, Any]:
        await self.go.wait()
        return await super().explain(task)


def test_a_choice_never_waits_for_a_hint(tmp_path: Path) -> None:
    bots = SlowAdviser()
    with opened(tmp_path, bots=bots) as server:
        _, first, second = seated(server)

        hint = first.request("hint")
        busy = first.ask("hint")
        accepted = first.choose("choose islanders")
        server.look(bots.go.set)

        assert (busy["type"], busy["code"]) == ("refused", "busy")
        assert accepted["type"] == "accepted"
        assert first.answer(hint)["code"] == "stale"
        second.wait_update(1)
        assert second.ask("hint")["type"] == "hint"


# Chat and orders.


def test_chat_is_plain_text_and_reaches_those_who_reconnect(server: HallServer) -> None:
    made, first, second = seated(server)

    assert first.ask("say", text="one <b>\u202e\n two")["type"] == "accepted"
    first.ask("say", text="three")

    second.wait(lambda c: len(c.chat) == 2)
    assert [line["text"] for line in second.chat] == ["one <b> two", "three"]
    assert [line["number"] for line in second.chat] == [0, 1]
    assert second.chat[0]["seat"] == 0
    late = server.sit(made, 1, chat=1)
    assert [line["text"] for line in late.chat] == ["three"]
    lost = server.sit(made, 1, chat=99)
    assert len(lost.chat) == 2
    assert first.ask("say", text=" \t ")["code"] == "empty-text"


def test_standing_orders_choose_and_are_sent_only_to_their_own_seat(server: HallServer) -> None:
    made, first, second = seated(server)
    window = server.sit(made, 1)
    assert second.orders == []
    order = {"action": "choose emberians", "step": ""}

    accepted = second.ask("orders", orders=[order])
    first.choose("choose islanders")

    assert accepted["type"] == "accepted"
    for client in (second, window):
        client.wait_update(2)
        assert client.orders == [order]
    assert first.wait_update(2)["number"] == 2
    assert first.orders == []
    assert second.ask("orders", orders=[{"action": "no such words"}])["code"] == "notation"
    assert server.sit(made, 1).orders == [order]


# Reconnecting.


def test_a_client_that_reconnects_gets_only_the_events_it_lacks(server: HallServer) -> None:
    made, first, second = seated(server)
    first.choose("choose islanders")
    first.wait_update(1)
    known = len(first.events)
    first.close()
    second.choose("choose emberians")

    back = server.sit(made, 0, branch=0, events=known)

    assert not back.update["fresh"]
    assert back.update["first"] == known
    assert back.update["number"] == 2
    numbers = [event["number"] for event in back.update["events"]]
    assert numbers == list(range(known, known + len(numbers)))
    assert numbers


def test_a_client_that_reconnects_to_another_branch_gets_the_changes(
    server: HallServer,
) -> None:
    made, first, _ = seated(server)
    first.choose("choose islanders")
    known = len(first.wait_update(1)["events"])
    assert known
    first.ask("undo", decision=1)
    first.choose("choose emberians", 0)
    first.wait(lambda c: c.update["branch"] == 1 and c.update["number"] == 1)

    for branch, events in ((0, known), (7, 0), (None, 0), (1, 10_000)):
        back = server.sit(made, 0, branch=branch, events=events)
        assert back.update["fresh"] is (branch != 0)
        assert back.update["first"] == 0
        assert back.events == first.events


def test_after_a_restart_every_seat_is_back_in_sync(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        made, first, _ = seated(server)
        first.choose("choose islanders")
        before = first.wait_update(1)

    with opened(tmp_path) as server:
        back = server.sit(made, 0, branch=0, events=len(before["events"]))

        assert back.update["view"] == before["view"]
        assert back.update["events"] == []
        assert server.sit(made, 1).choose("choose emberians")["number"] == 2


def test_a_seat_that_comes_back_to_an_archived_table_reopens_it(server: HallServer) -> None:
    made, first, second = seated(server)
    first.close()
    second.close()
    table = server.hall.tables[made["table"]["id"]]
    server.do(lambda: table.change(changes.archive))

    watcher = server.connect(made["table"]["id"], made["watch"])
    assert watcher.table["status"] == "archived"
    back = server.sit(made, 0)

    back.wait(lambda c: c.table["status"] == "playing")
    assert back.choose("choose islanders")["type"] == "accepted"


def test_a_client_whose_seat_was_given_up_gets_no_more_updates(server: HallServer) -> None:
    made, first, second = seated(server)
    path = f"/api/tables/{made['table']['id']}/seats/1/leave"

    assert server.http("POST", path, key=made["seats"]["1"]).status == 200

    assert second.wait_closed() == 1008
    assert second.heard[-1]["code"] == "bad-key"
    first.wait(lambda c: c.table["seats"][1]["kind"] == "open")
    assert server.hello(made["table"]["id"], made["seats"]["1"]).wait_closed() == 1008


def test_bots_at_the_table_play_on_by_themselves(server: HallServer) -> None:
    made = server.make_table("battalia", ["mine", "random"])
    client = server.sit(made, 0)

    client.choose("choose islanders")

    client.wait_update(3)
    assert client.table["seats"][1]["kind"] == "bot"
    seen = {message["number"] for message in client.heard if message["type"] == "update"}
    assert max(seen) >= 3


# The end.


def test_a_closing_hall_notifies_everybody(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        made, first, second = seated(server)
        watcher = server.connect(made["table"]["id"], made["watch"])

        server.uvicorn.should_exit = True

        for client in (first, second, watcher):
            assert client.wait_closed() == 1012
            assert (client.heard[-1]["type"], client.heard[-1]["code"]) == ("error", "closing")
