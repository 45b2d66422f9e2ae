"""Agents that misbehave in different ways; runs name them as `tests.lab.bots:Raiser`."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

from stormhall.agents.decision import Decision
from stormhall.agents.registry import Thinking
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.table.action import Action


class Honest:
    """Chooses at random, and remembers how it was asked to think."""

    def __init__(self, seed: int, thinking: Thinking) -> None:
        self.chance = Chance(seed)
        self.thinking = thinking
        self.asked = 0

    def choose(self, decision: Decision) -> Action | str:
        self.asked += 1
        legal = decision.legal
        return legal[self.chance.below(len(legal))]


class Held(Honest):
    """Plays one game in each process, then waits until a file `go` exists or its parent process
    has ended."""

    games = 0
    parent = 0

    def choose(self, decision: Decision) -> Action | str:
        if self.asked == 0:
            Held.games += 1
            Held.parent = Held.parent or os.getppid()
        while Held.games > 1 and os.getppid() == Held.parent and not Path("go").exists():
            time.sleep(0.01)
        return super().choose(decision)


class Endless(Honest):
    """Never answers; the file `asked` shows that it was asked."""

    def choose(self, decision: Decision) -> Action | str:
        Path("asked").touch()
        while True:
            time.sleep(600)


class Raiser(Honest):
    """Raises an error at its third decision."""

    def choose(self, decision: Decision) -> Action | str:
        if self.asked == 2:
            raise ValueError("I am\nlost")
        return super().choose(decision)


class Cheat(Honest):
    """Takes an action that is not legal."""

    def choose(self, decision: Decision) -> Action | str:
        return "grab" if decision.game == "pebbles" else "pass"


class Babbler(Honest):
    """Answers with something that is not an action, and prints."""

    def choose(self, decision: Decision) -> Action | str:
        print("hello")
        return None  # type: ignore[return-value]


class Leaver(Honest):
    """Ends the process in which it plays."""

    def choose(self, decision: Decision) -> Action | str:
        os._exit(7)


class Killed(Honest):
    """Is killed, as on a machine that runs out of memory."""

    def choose(self, decision: Decision) -> Action | str:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(decision)


class Stopper(Honest):
    """Sends Ctrl-C to the command, in its second game."""

    games = 0

    def __init__(self, seed: int, thinking: Thinking) -> None:
        super().__init__(seed, thinking)
        Stopper.games += 1

    def choose(self, decision: Decision) -> Action | str:
        if self.asked == 0 and Stopper.games > 2:
            os.kill(os.getppid(), signal.SIGINT)
        return super().choose(decision)


class Quitter(Honest):
    def choose(self, decision: Decision) -> Action | str:
        sys.exit(0)


class Unseated:
    """Cannot be created."""

    def __init__(self, seed: int, thinking: Thinking) -> None:
        raise RuntimeError("no seat for me")
