"""The cost of a choice in the server, counted in copies, parses and documents."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from typing import Any

import pytest

import stormhall
from stormhall.kernel.table.game import Game
from stormhall.kernel.table.preview import WORLDS
from stormhall.server.hall.hall import Hall
from stormhall.server.live.answers import answer
from stormhall.server.live.updates import UpdateFeed
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.table import Table
from stormhall.server.wire.messages import PROTOCOL, AskPreview, Choose, Hello, Update
from tests.server.support.halls import a_hall, access_of, hotseat, play, run
from tests.server.support.memory_store import MemoryStore

SEATS = 4
GAMES = ["battalia", "stormgates", "bloodrage"]
BATTLE_STEPS = {"opening", "answer", "battle-cards"}

COPIES_OF_UPDATES = {"battalia": 2, "stormgates": 2, "bloodrage": 0}
"""The most copies of the state for the updates of four seats in a battle; outside battles there are
none."""
COPIES_OF_PREVIEW = WORLDS + 1
"""The most copies for a preview: one for each imagined world, one for its forecast."""


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
        """Assert that exactly these calls happen in the block."""
        self.calls.clear()
        yield
        assert dict(+self.calls) == {name: n for name, n in expected.items() if n}

    @contextmanager
    def are_at_most(self, **expected: int) -> Iterator[None]:
        """Assert that at most these calls happen in the block."""
        self.calls.clear()
        yield
        assert dict(+(self.calls - Counter(expected))) == {}


def at_table(name: str, story: Callable[[Hall, Table], Awaitable[None]]) -> None:
    """Run a coroutine at a table after ten choices."""

    async def at_new_table() -> None:
        async with a_hall(MemoryStore()) as hall:
            table = await hotseat(hall, name, SEATS)
            await play(table, 10, random.Random(1))
            await story(hall, table)

    run(at_new_table())


def step_of(game: Game) -> str:
    return game.state.steps()[game.state.frames[-1][0]].name


@cache
def battle_of(name: str) -> Game:
    """A game in the middle of a battle, found with players who attack when they can."""
    for seed in count(1):
        game, chance = stormhall.new(name, SEATS, seed), random.Random(seed)
        while not game.over:
            if step_of(game) in BATTLE_STEPS:
                return game
            seat = game.to_act[0]
            legal = game.legal(seat)
            game.apply(seat, chance.choice([a for a in legal if a.kind == "attack"] or legal))
    raise AssertionError("there is a battle sooner or later")


def seat_and_line(game: Game) -> tuple[int, str] | None:
    """A seat, and a line of two of its steps; the outcome of the first can be foreseen."""
    (seat, *others) = game.to_act
    for action in [] if others else game.legal(seat):
        after = game.clone()
        after.apply(seat, action)
        if after.to_act == (seat,) and after.why_no_undo(seat) is None:
            line = f"{action}; {after.legal(seat)[0]}"
            if not game.why_not(seat, line):
                return seat, line
    return None


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_parses_its_text_once_and_copies_the_state_once(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(_: Hall, table: Table) -> None:
        game = game_of(table.history)
        seat = game.to_act[0]
        request = Choose(id=1, decision=game.decision, action=str(game.legal(seat)[0]))

        access = await access_of(table, seat)
        with Costs(monkeypatch, game).are(code=1, clone=1):
            await answer(access, request)

    at_table(name, story)


@pytest.mark.parametrize("name", GAMES)
def test_a_line_of_two_steps_copies_the_state_once_for_each_and_once_to_foresee_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(_: Hall, table: Table) -> None:
        chance = random.Random(1)
        while (foreseeable := seat_and_line(game_of(table.history))) is None:
            await play(table, 1, chance)
        seat, line = foreseeable
        game = game_of(table.history)

        access = await access_of(table, seat)
        with Costs(monkeypatch, game).are_at_most(code=2, clone=3, redeal=1):
            await answer(access, Choose(id=1, decision=game.decision, action=line))

    at_table(name, story)


@pytest.mark.parametrize("in_battle", [False, True], ids=["turn", "battle"])
@pytest.mark.parametrize("name", GAMES)
def test_updates_for_all_seats_write_one_view_each_and_copy_the_state_only_in_battles(
    name: str, in_battle: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(_: Hall, table: Table) -> None:
        table.history.game = battle_of(name) if in_battle else table.history.game
        game = game_of(table.history)
        hello = Hello(protocol=PROTOCOL, table=table.id)
        feeds = [UpdateFeed(table, seat, hello) for seat in [*range(SEATS)] * 2]
        copies = COPIES_OF_UPDATES[name] if in_battle else 0
        offers = len(game.to_act)

        with Costs(monkeypatch, game).are(write=SEATS, offers=offers, clone=copies):
            messages = [message for feed in feeds for message in feed.pending()]

        assert sum(isinstance(message, Update) for message in messages) == 2 * SEATS

    at_table(name, story)


@pytest.mark.parametrize("in_battle", [False, True], ids=["turn", "battle"])
@pytest.mark.parametrize("name", GAMES)
def test_a_preview_imagines_no_more_worlds_than_it_compares(
    name: str, in_battle: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(_: Hall, table: Table) -> None:
        table.history.game = battle_of(name) if in_battle else table.history.game
        game = game_of(table.history)
        costs = Costs(monkeypatch, game)
        seat = game.to_act[0]
        access = await access_of(table, seat)

        first, *further = [AskPreview(id=1, action=str(each)) for each in game.legal(seat)]
        copies = COPIES_OF_PREVIEW + WORLDS  # worlds are drawn once per decision and cached
        with costs.are_at_most(code=1, clone=copies, redeal=WORLDS, offers=1):
            await answer(access, first)
        for request in further:
            with costs.are_at_most(code=1, clone=copies, redeal=WORLDS - 1, offers=1):
                await answer(access, request)

    at_table(name, story)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_is_sent_one_view_and_no_other_is_built(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall, table: Table) -> None:
        game = game_of(table.history)
        seat = game.to_act[0]
        task = table.drivers.task(seat, "random")

        with Costs(monkeypatch, game).are(clone=1, redeal=1, offers=1):
            choice = await hall.bots.choose(task)

        assert choice.action in [str(action) for action in game.legal(seat)]

    at_table(name, story)
