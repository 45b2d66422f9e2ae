"""Bots at the hall's tables think in other processes; one that fails is replaced by a simpler
one."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvloop
from structlog.testing import capture_logs

import stormhall
from stormhall import Game, SetupError
from stormhall.agents.decision import Decision
from stormhall.agents.levels import LEVELS
from stormhall.agents.registry import agent
from stormhall.kernel.core.errors import PositionError
from stormhall.server.bots import pool as bot_pool
from stormhall.server.bots.bots import FIRST, BotChoice, WorkerBots
from stormhall.server.bots.failures import Failure
from stormhall.server.bots.pool import BotsClosed
from stormhall.server.bots.worker import BotTask
from tests.server.support import bad_bots
from tests.server.support.inline_bots import InlineBots
from tests.server.support.waiting import PATIENCE

T = TypeVar("T")
BAD = {name: f"tests.server.support.bad_bots:{name}" for name in vars(bad_bots)}
BELOW_PLANNER = LEVELS[LEVELS.index("planner") - 1]


def task(game: Game, level: str = "weighted", **changes: Any) -> BotTask:
    """The task a table would set for the first seat that owes a choice."""
    seat = game.to_act[0]
    fields: dict[str, Any] = {"table": "t1", "seed": 7, "seat": seat, "view": game.view(seat)}
    return BotTask(level=level, **{**fields, **changes})


def midgame(name: str = "bloodrage", choices: int = 30) -> Game:
    """A game with three seats after some choices."""
    game = stormhall.new(name, seats=3, seed=5)
    for i in range(choices):
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.apply(seat, legal[i % len(legal)])
    return game


def legal(game: Game) -> list[str]:
    return [str(action) for action in game.legal(game.to_act[0])]


def with_workers(play: Callable[[WorkerBots], Awaitable[T]], **settings: Any) -> T:
    """Run a function with worker bots, and close them afterwards."""
    own = [level for name, level in BAD.items() if name[0].isupper()]

    async def evening() -> T:
        bots = WorkerBots(**{"processes": 1, "own": own, "patience": PATIENCE, **settings})
        try:
            async with asyncio.timeout(PATIENCE):
                return await play(bots)
        finally:
            await bots.close()

    return asyncio.run(evening())


async def appears(path: Path) -> None:
    """Wait until a file exists."""
    while not path.exists():
        await asyncio.sleep(0.01)


def is_gone(pid: int) -> bool:
    """Whether a process has ended, even if it has not been waited for."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].startswith("Z")
    except (FileNotFoundError, ProcessLookupError):
        return True


def played_inline(seed: int) -> list[str]:
    """The first choices of a game between inline bots."""

    async def play() -> list[str]:
        game, bots, chosen = stormhall.new("bloodrage", seats=2, seed=3), InlineBots(), []
        for _ in range(25):
            result = await bots.choose(task(game, seed=seed))
            game.apply(game.to_act[0], result.action)
            chosen.append(result.action)
        await bots.close()
        return chosen

    return asyncio.run(play())


def test_inline_bots_choose_the_same_for_the_same_seeds() -> None:
    assert played_inline(seed=1) == played_inline(seed=1)
    assert played_inline(seed=1) != played_inline(seed=2)


def test_inline_bots_report_which_level_really_chose() -> None:
    game = midgame()

    result = asyncio.run(InlineBots().choose(task(game, "search")))

    assert result == BotChoice(result.action, "weighted")
    assert result.action in legal(game)


def test_inline_bots_give_reasons() -> None:
    game = midgame(choices=31)

    result = asyncio.run(InlineBots().explain(task(game, "planner")))

    assert set(result) == {"action", "instead", "reasons"}
    assert result["reasons"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"level": "genius"}, "there is no bot 'genius'"),
        ({"level": "os:system"}, "there is no bot 'os:system'"),
        ({"think": 0}, "more than 0 seconds"),
        ({"think": 1e6}, "at most 60"),
        ({"seat": 77}, "seat 77 owes no choice"),
    ],
)
@pytest.mark.parametrize("kind", [InlineBots, WorkerBots])
def test_an_impossible_task_is_refused_before_any_bot_thinks(
    kind: Callable[[], InlineBots | WorkerBots], changes: dict[str, Any], said: str
) -> None:
    bots, impossible = kind(), task(midgame(), **changes)

    for ask in (bots.choose, bots.explain):
        with pytest.raises(SetupError, match=said):
            asyncio.run(ask(impossible))

    assert not isinstance(bots, WorkerBots) or not bots.pids


@pytest.mark.parametrize("name", ["battalia", "stormgates", "bloodrage"])
def test_a_worker_chooses_from_the_view_as_a_bot_does_at_the_true_table(name: str) -> None:
    async def compare(bots: WorkerBots, level: str) -> None:
        here = {seat: agent(level, seed=seat) for seat in range(3)}
        game = midgame(name, 20)
        for _ in range(12):
            seat = game.to_act[0]
            result = await bots.choose(task(game, level, seed=seat, table=level))

            expected = str(here[seat].choose(Decision(game, seat)))

            assert result == BotChoice(expected, level)
            game.apply(seat, expected)

    async def play(bots: WorkerBots) -> None:
        for level in ("weighted", "greedy", "planner"):
            await compare(bots, level)

    with_workers(play, clocked=False, processes=2)


def test_a_worker_gives_reasons() -> None:
    game = midgame()

    async def play(bots: WorkerBots) -> dict[str, Any]:
        return await bots.explain(task(game, "planner"))

    result = with_workers(play)

    assert result["action"] in legal(game)
    assert result["instead"] in legal(game)
    assert result["reasons"]


def test_workers_also_serve_a_server_on_uvloop() -> None:
    game = midgame()

    async def evening() -> BotChoice:
        bots = WorkerBots(1, patience=PATIENCE)
        try:
            return await bots.choose(task(game))
        finally:
            await bots.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        result = runner.run(evening())

    assert result == BotChoice(result.action, "weighted")


@pytest.mark.parametrize(
    ("name", "reason", "trace"),
    [
        ("Raiser", "raised", "lost its head"),
        ("Cheater", "raised", "not among the legal actions"),
        ("Dier", "died", "IncompleteReadError"),
        ("Sleeper", "late", "in choose"),
    ],
)
def test_a_bot_that_fails_is_replaced_and_logged_to_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, reason: str, trace: str
) -> None:
    game, sent = midgame(), list[Failure]()
    monkeypatch.setattr(bot_pool, "GRACE", PATIENCE)  # time to print its traceback

    async def play(bots: WorkerBots) -> BotChoice:
        # Once another bot has chosen, everything is loaded, so a bot that is late is late in
        # choosing.
        await bots.choose(task(game, BAD["Bot"], table="t0", think=60))
        return await bots.choose(task(game, BAD[name], think=0.1))

    with capture_logs() as logs:
        patience = 2.0 if name == "Sleeper" else PATIENCE
        result = with_workers(play, failures=tmp_path, on_failure=sent.append, patience=patience)

    assert result.action in legal(game)
    assert result.level in (*LEVELS, FIRST)
    failure = sent[0]
    assert (failure.table, failure.level, failure.reason) == ("t1", BAD[name], reason)
    assert failure.number == game.state.number
    assert logs[0] == {
        "event": "bot-failed",
        "log_level": "warning",
        "table": "t1",
        "seat": failure.seat,
        "bot": BAD[name],
        "number": failure.number,
        "reason": reason,
        "file": failure.file,
    }
    written = json.loads(Path(str(failure.file)).read_text())
    assert written["view"] == game.view(failure.seat)
    assert trace in written["traceback"]


def test_a_bot_that_fails_does_not_disturb_those_behind_it() -> None:
    game, sent = midgame(), list[Failure]()

    async def play(bots: WorkerBots) -> list[BotChoice]:
        bad = [task(game, BAD[name], table=name) for name in ("Dier", "Raiser", "Dier")]
        good = [task(game, table=f"good {i}") for i in range(5)]
        return await asyncio.gather(*(bots.choose(one) for one in [*bad, *good]))

    result = with_workers(play, on_failure=sent.append)

    assert [one.level for one in result] == [BELOW_PLANNER] * 3 + ["weighted"] * 5
    assert sorted(failure.table for failure in sent) == ["Dier", "Dier", "Raiser"]


def test_a_bot_that_prints_and_reads_does_not_disturb_the_pipe() -> None:
    game = midgame()

    async def play(bots: WorkerBots) -> list[BotChoice]:
        return [await bots.choose(task(game, BAD["Printer"])) for _ in range(3)]

    assert with_workers(play) == [BotChoice(legal(game)[0], BAD["Printer"])] * 3


def test_without_any_worker_the_first_legal_action_is_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game, sent = midgame(), list[Failure]()
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))

    async def play(bots: WorkerBots) -> tuple[BotChoice, dict[str, Any]]:
        assert bots.alive()
        answers = await bots.choose(task(game, "planner")), await bots.explain(task(game, "random"))
        assert not bots.alive()
        return answers

    result, explained = with_workers(play, on_failure=sent.append)

    assert result == BotChoice(legal(game)[0], FIRST)
    assert explained == {"action": legal(game)[0], "instead": None, "reasons": []}
    levels = [*LEVELS[LEVELS.index("planner") :: -1], "random"]
    assert [failure.level for failure in sent] == levels


def test_a_view_that_contradicts_itself_gives_an_error_instead_of_a_choice() -> None:
    game = midgame()
    broken = {**game.view(game.to_act[0]), "provinces": 7}

    async def play(bots: WorkerBots) -> BotChoice:
        return await bots.choose(task(game, view=broken))

    with pytest.raises(PositionError):
        with_workers(play)


def test_a_bot_is_replaced_even_if_the_disk_is_full(tmp_path: Path) -> None:
    game, sent = midgame(), list[Failure]()
    (tmp_path / "file").touch()

    async def play(bots: WorkerBots) -> BotChoice:
        return await bots.choose(task(game, BAD["Raiser"]))

    result = with_workers(play, failures=tmp_path / "file", on_failure=sent.append)

    assert result.level == BELOW_PLANNER
    assert sent[0].file is None


def test_an_idle_worker_that_was_killed_is_replaced_without_a_failure() -> None:
    game, sent = midgame(), list[Failure]()

    async def play(bots: WorkerBots) -> tuple[int, int, BotChoice]:
        await bots.choose(task(game))
        (before,) = bots.pids
        os.kill(before, signal.SIGKILL)
        while bots.pids:
            await asyncio.sleep(0.01)
        result = await bots.choose(task(game))
        return before, bots.pids[0], result

    before, after, result = with_workers(play, on_failure=sent.append)

    assert before != after
    assert result.level == "weighted"
    assert not sent


def test_a_cancelled_task_does_not_disturb_the_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game, sent, gate = midgame(), list[Failure](), tmp_path / "gate"
    monkeypatch.setenv(bad_bots.GATE, str(gate))

    async def play(bots: WorkerBots) -> list[BotChoice]:
        running = asyncio.create_task(bots.choose(task(game, BAD["Waiter"], table="closing")))
        await appears(gate.with_suffix(".waiting"))
        queued = asyncio.create_task(bots.choose(task(game, BAD["Raiser"], table="closing")))
        others = [asyncio.create_task(bots.choose(task(game, table=f"{i}"))) for i in range(3)]
        await asyncio.sleep(0)
        running.cancel()
        queued.cancel()
        bots.forget("closing")
        gate.touch()
        return await asyncio.gather(*others)

    result = with_workers(play, on_failure=sent.append)

    assert [one.level for one in result] == ["weighted"] * 3
    assert not sent, "the cancelled task in the queue was never asked"


def test_closing_ends_all_workers_and_all_waiting_tasks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game, gate = midgame(), tmp_path / "gate"
    monkeypatch.setenv(bad_bots.GATE, str(gate))

    async def evening() -> tuple[list[int], list[object]]:
        bots = WorkerBots(2, own=[BAD["Waiter"]], patience=PATIENCE)
        bots.start()
        while len(bots.pids) < 2:
            await asyncio.sleep(0.01)
        pids = bots.pids
        waiting = [
            asyncio.create_task(bots.choose(task(game, BAD["Waiter"], seed=i))) for i in range(3)
        ]
        await appears(gate.with_suffix(".waiting"))
        await bots.close()
        assert not bots.alive()
        with pytest.raises(BotsClosed):
            await bots.choose(task(game))
        return pids, list(await asyncio.gather(*waiting, return_exceptions=True))

    pids, outcomes = asyncio.run(asyncio.wait_for(evening(), PATIENCE))

    assert all(is_gone(pid) for pid in pids)
    assert [type(outcome) for outcome in outcomes] == [BotsClosed] * 3


def test_workers_end_when_the_server_is_killed() -> None:
    program = """
import asyncio
from stormhall.server.bots.bots import WorkerBots

async def main():
    bots = WorkerBots(2)
    bots.start()
    while len(bots.pids) < 2:
        await asyncio.sleep(0.01)
    print(*bots.pids, flush=True)
    await asyncio.sleep(3600)

asyncio.run(main())
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        server.kill()

    async def ended() -> None:
        while not all(is_gone(pid) for pid in pids):
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(ended(), PATIENCE))
    assert len(pids) == 2


def test_workers_have_a_lower_priority_than_the_server() -> None:
    async def play(bots: WorkerBots) -> int:
        await bots.choose(task(midgame()))
        return os.getpriority(os.PRIO_PROCESS, bots.pids[0])

    assert with_workers(play) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 5)


def test_bots_need_at_least_one_process() -> None:
    with pytest.raises(SetupError, match="at least 1 process"):
        WorkerBots(0)
