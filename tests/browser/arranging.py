"""Tables at certain moments, brought there over the socket while nobody looks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.server.harness import Client, House

Json = dict[str, Any]


def advance(
    house: House,
    made: Json,
    stop: Callable[[Json], bool],
    *,
    seed: int = 1,
    most: int = 2000,
    eager: tuple[str, ...] = (),
) -> None:
    """Choose by chance for all own seats until an update of one of them is as wished; kinds of
    actions that begin with a word of `eager` are chosen whenever they are offered."""
    luck = random.Random(seed)
    clients = {int(seat): house.sit(made, int(seat)) for seat in made["seats"]}
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
    """The own seats that owe a choice, as soon as one does; none when the game is over."""
    while True:
        owing = [seat for seat, client in clients.items() if client.update["turn"]]
        if owing or any(client.update["view"]["result"] for client in clients.values()):
            return owing
        for client in clients.values():
            client.recv()


def finished(house: House, game: str, **fields: Any) -> Json:
    """A game that is over, with a seat of our own in it that a bot has played."""
    made = house.make_table(game, ["mine", "weighted"], **fields)
    table = made["table"]["id"]
    path = f"/api/tables/{table}/seats/0/bot"
    answer = house.http("POST", path, {"level": "weighted"}, key=made["seats"]["0"])
    assert answer.status == 200, answer.text
    with house.guest(table, made["seats"]["0"]) as client:
        client.wait(lambda c: c.update.get("view", {}).get("result"))
    return made


def at_turn(update: Json) -> bool:
    """Whether a seat may do what it likes."""
    return step_is("turn", "actions")(update)


def at_battle(house: House, game: str) -> Json:
    """A table at which somebody is attacked; by chance alone nobody would get so far."""
    made = house.make_table(game, ["mine", "mine"])
    seed = {"battalia": 7, "stormgates": 1}[game]
    eager = ("attack", "play", "done", "fight")
    advance(house, made, step_is("answer", "volley"), seed=seed, eager=eager)
    return made


def step_is(*steps: str) -> Callable[[Json], bool]:
    """Whether a seat is asked in one of these steps."""
    return lambda update: update["turn"] is not None and update["turn"]["step"] in steps
