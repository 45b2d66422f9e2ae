"""What a choice costs on its way through the server, counted: copies, parses and documents."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from stormhall.kernel.table.game import Game
from stormhall.server.live.answers import answer
from stormhall.server.live.updates import UpdateFeed
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.table import Table
from stormhall.server.wire.messages import PROTOCOL, Choose, Hello, Update
from tests.server.support.halls import a_hall, hotseat, play, run
from tests.server.support.memory_store import MemoryStore

SEATS = 4
GAMES = ["battalia", "bloodrage"]


class Costs:
    """Counts calls of the engine's expensive methods."""

    def __init__(self, patch: pytest.MonkeyPatch, game: Game) -> None:
        self.calls: Counter[str] = Counter()
        for kind, names in (
            (type(game.state), ("clone", "offers")),
            (type(game.ruleset), ("redeal", "write")),
            (type(game.ruleset.notation), ("code",)),
        ):
            for name in names:
                patch.setattr(kind, name, self._counted(name, getattr(kind, name)))

    def _counted(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **kwargs: Any) -> Any:
            self.calls[name] += 1
            return method(*args, **kwargs)

        return counted

    @contextmanager
    def are(self, **expected: int) -> Iterator[None]:
        """All calls in the block are these."""
        self.calls.clear()
        yield
        assert dict(+self.calls) == {name: n for name, n in expected.items() if n}


def seat_and_line(game: Game) -> tuple[int, str] | None:
    """Two steps of one seat as one line, of which the first can be foreseen."""
    (seat, *others) = game.to_act
    for action in [] if others else game.legal(seat):
        twin = game.clone()
        twin.apply(seat, action)
        if twin.to_act == (seat,) and twin.why_no_undo(seat) is None:
            line = f"{action}; {twin.legal(seat)[0]}"
            if not game.why_not(seat, line):
                return seat, line
    return None


async def table_with_line(table: Table) -> tuple[int, str]:
    """Play until somebody can choose two steps at once."""
    chance = random.Random(1)
    while (result := seat_and_line(game_of(table.history))) is None:
        await play(table, 1, chance)
    return result


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_parses_its_text_once_and_copies_the_state_once(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_hall(MemoryStore()) as hall:
            table = await hotseat(hall, game, SEATS)
            await play(table, 10, random.Random(1))
            now = game_of(table.history)
            seat = now.to_act[0]
            action = str(now.legal(seat)[0])
            costs = Costs(monkeypatch, now)

            with costs.are(code=1, clone=1):
                await answer(table, seat, Choose(id=1, decision=now.decision, action=action))

    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_two_steps_copies_the_state_once_a_step_and_once_to_foresee_it(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_hall(MemoryStore()) as hall:
            table = await hotseat(hall, game, SEATS)
            seat, line = await table_with_line(table)
            decision = game_of(table.history).decision
            costs = Costs(monkeypatch, game_of(table.history))

            with costs.are(code=2, clone=3, redeal=1):
                await answer(table, seat, Choose(id=1, decision=decision, action=line))

    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_updates_for_all_seats_write_one_view_each_and_copy_no_state(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_hall(MemoryStore()) as hall:
            table = await hotseat(hall, game, SEATS)
            await play(table, 10, random.Random(1))
            hello = Hello(protocol=PROTOCOL, table=table.id)
            feeds = [UpdateFeed(table, seat, hello) for seat in [*range(SEATS)] * 2]
            costs = Costs(monkeypatch, game_of(table.history))

            with costs.are(write=SEATS, offers=len(game_of(table.history).to_act)):
                messages = [message for feed in feeds for message in feed.pending()]

            assert sum(isinstance(message, Update) for message in messages) == 2 * SEATS

    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_sent_one_view_and_builds_no_other(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_hall(MemoryStore()) as hall:
            table = await hotseat(hall, game, SEATS)
            await play(table, 10, random.Random(1))
            now = game_of(table.history)
            seat = now.to_act[0]
            task = table.drivers.task(seat, "random")
            costs = Costs(monkeypatch, now)

            with costs.are(clone=1, redeal=1, offers=1):
                choice = await hall.bots.choose(task)

            assert choice.action in [str(action) for action in now.legal(seat)]

    run(story())
