"""Health, metrics and logs, which hosts monitor."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import structlog

import stormhall
from stormhall.server.admission.admission import Access
from stormhall.server.bots.failures import Failure
from stormhall.server.keys import digest_of
from stormhall.server.monitoring import health, logs, metrics
from stormhall.server.monitoring.metrics import Metrics
from stormhall.server.store.interface import StoreFull
from stormhall.server.store.sql import SqlStore
from tests.server.support.harness import opened
from tests.server.support.inline_bots import InlineBots

ROOT = Path(__file__).parents[3]

# Health.


def test_a_hall_that_can_store_choices_is_ready(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        assert server.http("GET", "/health/live").status == 200
        assert server.http("GET", "/health/ready").status == 200


def test_a_hall_whose_store_fails_is_live_but_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_: SqlStore) -> None:
        raise StoreFull("there is no room left")

    monkeypatch.setattr(health, "FRESH", 0.0)
    with opened(tmp_path) as server:
        assert server.http("GET", "/health/ready").status == 200

        monkeypatch.setattr(SqlStore, "check", full)

        answer = server.http("GET", "/health/ready")
        assert (answer.status, answer.json["code"]) == (503, "not-ready")
        assert server.http("GET", "/health/live").status == 200


class LostBots(InlineBots):
    """Bots that cannot think any more."""

    def alive(self) -> bool:
        return False


def test_a_hall_whose_bots_are_lost_is_not_ready(tmp_path: Path) -> None:
    with opened(tmp_path, bots=LostBots()) as server:
        answer = server.http("GET", "/health/ready")

        assert (answer.status, answer.json["code"]) == (503, "not-ready")
        assert "bot" in answer.json["message"]


# Metrics.


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        made = server.make_table()
        first = server.sit(made, 0)
        first.choose("end turn")
        first.choose("choose islanders")
        first.send("nonsense")
        first.wait_for("error")

        text = server.http("GET", "/metrics").text

        assert "stormhall_choices_total 1.0" in text
        assert 'stormhall_refusals_total{code="illegal"} 1.0' in text
        assert 'stormhall_refusals_total{code="malformed"} 1.0' in text
        assert "stormhall_connections 1.0" in text
        assert "stormhall_tables_in_memory 1.0" in text
        assert "stormhall_tables_active 1.0" in text
        assert 'stormhall_store_seconds_count{call="append"}' in text
        assert "stormhall_loop_lag_seconds " in text
        assert made["table"]["id"] not in text


def test_a_callback_that_blocks_the_loop_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr(metrics, "time", SimpleNamespace(perf_counter=lambda: now))

    async def blocked() -> None:
        nonlocal now
        now += 0.3
        while not server.figure("stormhall_loop_lag_seconds"):
            await asyncio.sleep(0)

    with opened(tmp_path) as server:
        server.do(blocked)

        assert server.figure("stormhall_loop_lag_seconds") == pytest.approx(0.3 - metrics.SAMPLE)


def test_bots_that_fail_are_counted_by_level_and_reason() -> None:
    figures = Metrics()

    figures.bot_failed(
        Failure(table="t", seat=0, level="planner", number=3, reason="late", file=None)
    )

    assert b'stormhall_bot_failures_total{level="planner",reason="late"} 1.0' in figures.text()


def test_every_metric_is_documented() -> None:
    words = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    kinds = re.findall(r"^# TYPE (\w+) (\w+)", Metrics().text().decode(), re.MULTILINE)

    names = {name for name, _ in kinds if not name.endswith("_created")}

    assert len(names) == 15
    for name in names:
        assert f"`{name}" in words, name


def test_metrics_are_only_for_this_machine_unless_the_host_opens_them(tmp_path: Path) -> None:
    far = {"X-Forwarded-For": "203.0.113.7"}
    for access, headers, status in (
        (Access(), {}, 200),
        (Access(), far, 403),
        (Access(proxy=True), far, 403),
        (Access(proxy=True, metrics=True), far, 200),
    ):
        with opened(tmp_path, access=access) as server:
            assert server.http("GET", "/metrics", headers=headers).status == status


# Logs.


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Everything logged as JSON while the test runs."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = io.StringIO()
    logs.configure("json", stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)
    structlog.reset_defaults()


def logged(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_fields_with_the_names_of_secrets_are_left_out(lines: io.StringIO) -> None:
    log = structlog.get_logger("stormhall.test")

    log.warning(
        "happened",
        table="t1",
        seat=1,
        entry=17,
        key="open sesame",
        seed=12345,
        watch_key="mellon",
        more={"invite": "speak trusted", "token": "and enter", "size": 3},
    )

    (line,) = logged(lines)
    assert (line["table"], line["seat"], line["entry"]) == ("t1", 1, 17)
    assert (line["event"], line["level"], line["logger"]) == (
        "happened",
        "warning",
        "stormhall.test",
    )
    assert line["more"] == {"size": 3}
    for secret in ("sesame", "12345", "mellon", "trusted", "enter"):
        assert secret not in lines.getvalue()


def test_anything_that_looks_like_a_key_is_redacted_everywhere(lines: io.StringIO) -> None:
    keys = [secrets.token_urlsafe(24) for _ in range(50)]
    log = structlog.get_logger("stormhall.test")

    for key in keys:
        log.info(f"opened with {key}", path=f"/x?k={key}&y", all=[key, {"deep": key}])
        log.info("kept", digest=digest_of(key), object=ValueError(key))
        logging.getLogger("library").warning("no use for %s", key)

    for key in keys:
        assert key not in lines.getvalue()
        assert digest_of(key) not in lines.getvalue()
    assert logs.REDACTED in lines.getvalue()


def test_an_error_is_logged_with_its_place_and_without_its_message(lines: io.StringIO) -> None:
    hidden = "the crown" + " is on top"
    try:
        raise ZeroDivisionError(hidden)
    except ZeroDivisionError:
        structlog.get_logger("stormhall.test").exception("failed", table="t1")
        logging.getLogger("library").exception("failed too")

    for line in logged(lines):
        assert "test_health_metrics_logs.py" in line["exception"]
        assert "ZeroDivisionError" in line["exception"]
    assert hidden not in lines.getvalue()


def test_a_request_that_fails_is_logged_with_table_seat_and_entry(
    tmp_path: Path, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> None:
        raise ZeroDivisionError

    with opened(tmp_path) as server:
        made = server.make_table()
        client = server.sit(made, 0)
        monkeypatch.setattr(stormhall.Game, "why_not", failing)

        client.ask("why", action="keep")

        (line,) = [each for each in logged(lines) if each["event"] == "request-failed"]
        assert (line["table"], line["seat"]) == (made["table"]["id"], 0)
        assert line["entry"] == server.hall.tables[made["table"]["id"]].history.length
        assert "failing" in line["exception"]


def test_no_key_and_no_seed_is_ever_logged(tmp_path: Path, lines: io.StringIO) -> None:
    logging.getLogger().setLevel(logging.DEBUG)
    with opened(tmp_path) as server:
        made = server.make_table(seats=["mine", "open"])
        joined = server.join(made)
        client = server.sit(made, 0)
        client.choose("choose islanders")
        server.hello(made["table"]["id"], "wrong" + "x" * 27).wait_closed()
        server.http("GET", f"/api/tables/{made['table']['id']}?key={made['host']}")
        server.socket(additional_headers={"X-Key": made["host"]}).close()

    keys = [made["host"], made["invite"], made["watch"], made["seats"]["0"], joined["key"]]
    for key in keys:
        assert key not in lines.getvalue()


def test_the_readable_log_has_neither_error_messages_nor_local_variables() -> None:
    stream = io.StringIO()
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    logs.configure("text", stream)
    try:
        hidden = "the crown" + " is on top"
        raise ZeroDivisionError(hidden)
    except ZeroDivisionError:
        structlog.get_logger("stormhall.test").exception("failed", table="t1")
    finally:
        root.handlers[:] = before
        root.setLevel(level)
        structlog.reset_defaults()

    assert "failed" in stream.getvalue()
    assert "table=t1" in stream.getvalue()
    assert "the crown is on top" not in stream.getvalue()
