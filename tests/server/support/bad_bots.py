"""Custom bots that fail in all the ways that a hall must survive."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import stormhall
from stormhall import Action
from stormhall.agents.decision import Decision
from stormhall.agents.registry import Thinking

GATE = "STORMHALL_TEST_GATE"
"""Names the file that `Waiter` waits for; it makes another file next to it when it begins to wait.
"""


class Bot:
    """The base class: a bot that takes the first action."""

    def __init__(self, seed: int, thinking: Thinking) -> None:
        self.seed = seed

    def choose(self, decision: Decision) -> Action:
        return decision.legal[0]


class Raiser(Bot):
    def choose(self, decision: Decision) -> Action:
        raise ZeroDivisionError("lost its head")


class Dier(Bot):
    def choose(self, decision: Decision) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("nobody survives this")


class Sleeper(Bot):
    def choose(self, decision: Decision) -> Action:
        time.sleep(3600)
        raise AssertionError("nobody waits for this")


class Cheater(Bot):
    def choose(self, decision: Decision) -> Action:
        return stormhall.parse("battalia", "choose cloudborn")


class Printer(Bot):
    def choose(self, decision: Decision) -> Action:
        print("thinking aloud " * 10_000)
        os.write(1, b"and past Python")
        assert sys.stdin.read() == "", "the tasks of others are none of its business"
        return super().choose(decision)


class Waiter(Bot):
    def choose(self, decision: Decision) -> Action:
        gate = Path(os.environ[GATE])
        gate.with_suffix(".waiting").touch()
        while not gate.exists():
            time.sleep(0.01)
        return super().choose(decision)
