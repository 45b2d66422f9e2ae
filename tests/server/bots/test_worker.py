"""Inside a worker: bots keep their seats, and messages stay in order."""

from __future__ import annotations

import io
from typing import Any

import msgspec

import stormhall
from stormhall import Game
from stormhall.server.bots.failures import MOST_FILES, write_failure
from stormhall.server.bots.worker import (
    LENGTH,
    AgentCache,
    Answer,
    BotTask,
    Failed,
    Forget,
    Pipe,
    Ready,
    Reply,
    WorkerMessage,
    framed,
    serve,
)


def task(game: Game, **changes: Any) -> BotTask:
    seat = game.to_act[0]
    fields: dict[str, Any] = {
        "purpose": "choose",
        "table": "t1",
        "seat": seat,
        "level": "random",
        "seed": 7,
        "view": game.view(seat),
        "clocked": False,
    }
    return BotTask(**{**fields, **changes})


def replies(*orders: WorkerMessage, cut: int = 0) -> list[Reply]:
    """A worker's replies to these messages, with `missing` bytes cut off the end of its input."""
    source = b"".join(framed(order) for order in orders)
    sink = io.BytesIO()
    serve(Pipe(io.BytesIO(source[: len(source) - cut]), sink), AgentCache())
    result, written = [], sink.getvalue()
    while written:
        size = LENGTH + int.from_bytes(written[:LENGTH], "big")
        result.append(msgspec.msgpack.decode(written[LENGTH:size], type=Reply))
        written = written[size:]
    return result


def choices(agents: AgentCache, game: Game, count: int = 6, **changes: Any) -> list[object]:
    return [agents.answer(task(game, **changes)) for _ in range(count)]


GAME = stormhall.new("battalia", seats=3, seed=5)
FIRST_CHOICES = choices(AgentCache(), GAME)


def test_a_bot_that_stays_goes_on_drawing_from_its_own_seed() -> None:
    afresh = [choices(AgentCache(), GAME, 1)[0] for _ in range(6)]

    assert len(set(afresh)) == 1
    assert len(set(FIRST_CHOICES)) > 1


def test_a_new_bot_is_made_when_its_seat_asks_for_a_different_one() -> None:
    for changes in ({"level": "weighted"}, {"seed": 8}, {"think": 0.5}):
        agents = AgentCache()
        choices(agents, GAME)
        agents.answer(task(GAME, **changes))

        assert choices(agents, GAME) == FIRST_CHOICES


def test_a_forgotten_table_gets_a_new_bot_and_others_do_not() -> None:
    agents = AgentCache()
    choices(agents, GAME, table="t1")
    choices(agents, GAME, table="t2")

    agents.forget("t1")

    assert len(agents) == 1
    assert choices(agents, GAME, table="t1") == FIRST_CHOICES
    assert choices(agents, GAME, table="t2") != FIRST_CHOICES


def test_the_least_recently_used_bot_is_dropped_first() -> None:
    agents = AgentCache(most=2)
    for table in ("t1", "t2", "t1", "t3"):
        choices(agents, GAME, table=table)

    assert len(agents) == 2
    assert choices(agents, GAME, table="t1") != FIRST_CHOICES
    assert choices(agents, GAME, table="t2") == FIRST_CHOICES


def test_an_explanation_does_not_change_the_bot_of_the_seat() -> None:
    agents = AgentCache()
    explained = [agents.answer(task(GAME, purpose="explain")) for _ in range(3)]

    assert explained[0] == explained[1] == explained[2]
    assert choices(agents, GAME) == FIRST_CHOICES


def test_a_worker_answers_in_order_and_ends_with_its_input() -> None:
    result = replies(task(GAME), Forget("t1"), task(GAME, level="none"), task(GAME, limit=60.0))

    assert isinstance(result[0], Ready)
    assert result[1] == result[3] == Answer(str(FIRST_CHOICES[0]))
    assert isinstance(result[2], Failed)
    assert "there is no agent 'none'" in result[2].traceback
    assert len(result) == 4


def test_a_worker_also_ends_when_its_input_ends_in_the_middle_of_a_message() -> None:
    assert replies(task(GAME), cut=10) == [Ready()]
    assert replies(Forget("t1"), cut=len(framed(Forget("t1"))) - 2) == [Ready()]


def test_only_the_latest_failures_stay_in_the_folder(tmp_path) -> None:
    for i in range(MOST_FILES + 5):
        write_failure(tmp_path, ["table", str(i)], {"view": {}})

    kept = {file.name for file in tmp_path.iterdir()}
    assert len(kept) == MOST_FILES
    assert f"table.{MOST_FILES + 4}.json" in kept
    assert "table.0.json" not in kept


def test_a_failure_is_written_inside_its_folder(tmp_path) -> None:
    path = write_failure(tmp_path / "failures", ["../../t1", "my.own:Bot"], {"view": {}})

    assert path == str(tmp_path / "failures" / "______t1.my_own_Bot.json")
