"""Tables at given moments: stored as positions, or played up to them over the socket."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from stormhall.server.hall.creation import first_entries, row_of_request
from stormhall.server.keys import digest_of
from stormhall.server.settings import Moment, Sources
from stormhall.server.store.interface import Entry, StoredKey
from stormhall.server.wire.table_messages import MakeTable, SeatWish
from tests.server.support.harness import Client, HallServer
from tests.steps.moments import game_before, moments

Json = dict[str, Any]


def put(server: HallServer, game: str, moment: Json | str) -> Json:
    """Put a moment, or the first moment of a step, on a table in the hall.

    Returns the table and the keys of all its seats.
    """
    if isinstance(moment, str):
        moment = moment_of(game, moment)
    table = game_before(game, moment)
    wishes = [SeatWish(kind="mine", name=f"Player {seat + 1}") for seat in range(table.seats)]
    wish = MakeTable(game=game, seats=wishes, options=table.options)
    row = replace(
        row_of_request(wish, Sources()), start=moment.get("start"), seed=moment.get("seed")
    )
    entries = list(first_entries(wishes, Moment(row.created, row.created)))
    for seat, action in moment["choices"]:
        data = {"action": action, "decision": table.decision, "by": "person"}
        n = len(entries)
        entries.append(Entry(n=n, at=row.created + n, kind="choose", seat=seat, data=data))
        table.apply(seat, action)
    keys = {str(seat): f"seat-{seat}-of-{row.id}" for seat in range(table.seats)}
    known = [
        StoredKey(digest=digest_of(key), table=row.id, role="seat", seat=int(seat))
        for seat, key in keys.items()
    ]
    server.do(lambda: server.hall.store.create(row, known, entries))
    return {"table": {"id": row.id, "game": game}, "seats": keys, "asked": moment["seat"]}


def moment_of(game: str, step: str) -> Json:
    """The first moment of a step."""
    return next(each for each in moments(game) if each["step"] == step)


def advance(
    server: HallServer,
    made: Json,
    stop: Callable[[Json], bool],
    *,
    seed: int = 1,
    most: int = 2000,
    eager: tuple[str, ...] = (),
) -> None:
    """Choose at random for all our seats until an update of one of them meets the condition.

    Kinds of actions that begin with a word in `eager` are chosen whenever they are offered.
    """
    luck = random.Random(seed)
    clients = {int(seat): server.sit(made, int(seat)) for seat in made["seats"]}
    try:
        for _ in range(most):
            thinking = _newest(clients)
            if any(stop(client.update) for client in clients.values()):
                return
            assert thinking, "the game was over before"
            seat = luck.choice(thinking)
            offers = clients[seat].update["turn"]["offers"]
            wished = [offer for offer in offers if offer["kind"].startswith(eager)]
            clients[seat].choose(luck.choice(wished or offers)["text"])
            for client in clients.values():
                client.wait_update(clients[seat]._chosen)
        raise AssertionError("the table never came there")
    finally:
        for client in clients.values():
            client.close()


def _newest(clients: dict[int, Client]) -> list[int]:
    """Wait until one of our seats owes a choice; return those that do, none if the game is over."""
    while True:
        owing = [seat for seat, client in clients.items() if client.update["turn"]]
        if owing or any(client.update["view"]["result"] for client in clients.values()):
            return owing
        for client in clients.values():
            client.recv()


def owing(server: HallServer, made: Json) -> int:
    """A seat that owes a choice."""
    for seat, key in made["seats"].items():
        with server.client(made["table"]["id"], key) as client:
            if client.update["turn"] is not None:
                return int(seat)
    raise AssertionError("nobody owes a choice")


def finished(server: HallServer, game: str, **fields: Any) -> Json:
    """A finished game with one seat of ours, which a bot played."""
    made = server.make_table(game, ["mine", "weighted"], **fields)
    table = made["table"]["id"]
    path = f"/api/tables/{table}/seats/0/bot"
    answer = server.http("POST", path, {"level": "weighted"}, key=made["seats"]["0"])
    assert answer.status == 200, answer.text
    with server.client(table, made["seats"]["0"]) as client:
        client.wait(lambda c: c.update.get("view", {}).get("result"))
    return made


def at_turn(update: Json) -> bool:
    """Whether a seat may choose any action in its turn."""
    return step_is("turn", "actions")(update)


def at_battle(server: HallServer, game: str) -> Json:
    """A table where somebody is attacked."""
    return put(server, game, "answer")


def step_is(*steps: str) -> Callable[[Json], bool]:
    """A condition: a seat is asked in one of these steps."""
    return lambda update: update["turn"] is not None and update["turn"]["step"] in steps
