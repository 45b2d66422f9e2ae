"""Jobs and their matches: what is to be played.

Its job and its index determine a match, so results depend neither on the number of processes nor on
the order in which games end.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final

from stormhall.agents.levels import TABLE, THINK
from stormhall.kernel.core.rng import seeded
from stormhall.kernel.core.state import Options
from stormhall.kernel.insight import Weights
from stormhall.kernel.ruleset import find

DIGEST_LENGTH: Final = 12


@dataclass(frozen=True, slots=True)
class Match:
    """One game to be played: the agents by seat, and all seeds."""

    index: int
    game: str
    options: Options  # complete
    agents: tuple[str, ...]  # by seat: words of `agents.registry.agent`, a file after an @
    seed: int  # of the deal
    agent_seeds: tuple[int, ...]  # by seat
    deal: int = 0  # matches of the same deal begin with the same seed
    rotation: int = 0  # by how many seats the agents have moved on
    variant: int = 0  # 0: the job's options; 1: the options compared with them
    think: float | None = None  # seconds for a decision; None: a fixed amount of work
    weights: tuple[Weights | None, ...] = ()  # by seat, if they are not the game's own

    @classmethod
    def dealt(
        cls,
        game: str,
        options: Options,
        agents: tuple[str, ...],
        weights: tuple[Weights | None, ...],
        *,
        seed: int,
        deal: int,
        index: int,
    ) -> Match:
        """The match of a run: its seeds follow from the run's seed, the deal and the index."""
        return cls(
            index=index,
            game=game,
            options=options,
            agents=agents,
            weights=weights,
            seed=seeded(seed, deal),
            agent_seeds=tuple(seeded(seed, index, seat) for seat in range(len(agents))),
            deal=deal,
        )

    @property
    def seats(self) -> int:
        return len(self.agents)


@dataclass(frozen=True, slots=True)
class Job:
    """Many matches of the same agents; any number of them may be played.

    Where the agents differ, every deal is played once for each rotation of them over the seats, so
    that neither seats nor the deal favour an agent. With `compared` every match is played a
    second time with those options and the same seeds, as variant 1.
    """

    game: str
    seats: int
    options: Options  # complete
    agents: tuple[str, ...]  # by seat, before any rotation
    seed: int = 0
    think: float | None = None
    rotate: bool = True
    compared: Options | None = None  # also complete
    weights: tuple[Weights | None, ...] = ()  # by seat, for agents such as planner@weights.json

    @property
    def rotations(self) -> int:
        """How many different seatings the rotation of the agents gives."""
        if not self.rotate:
            return 1
        turned = [self.agents[-i:] + self.agents[:-i] for i in range(1, self.seats + 1)]
        return 1 + turned.index(self.agents)

    @property
    def variants(self) -> tuple[int, ...]:
        return (0,) if self.compared is None else (0, 1)

    def match(self, index: int, variant: int = 0) -> Match:
        deal, rotation = divmod(index, self.rotations)
        match = Match.dealt(
            self.game,
            self.options_of(variant),
            self.agents[-rotation:] + self.agents[:-rotation],
            self.weights[-rotation:] + self.weights[:-rotation],
            seed=self.seed,
            deal=deal,
            index=index,
        )
        return replace(match, rotation=rotation, variant=variant, think=self.think)

    def matches(self, games: int) -> list[Match]:
        """The first matches, each followed by its pair if options are compared."""
        return [self.match(index, v) for index in range(games) for v in self.variants]

    def options_of(self, variant: int) -> Options:
        """The complete options of a variant."""
        return self.options if variant == 0 or self.compared is None else self.compared

    def to_json(self) -> dict[str, Any]:
        """Everything that decides how the matches go, to be stored with their results."""
        return {
            "game": self.game,
            "rules": find(self.game).version,
            "seats": self.seats,
            "agents": list(self.agents),
            "seed": self.seed,
            "think": self.think,
            "rotate": self.rotate,
            "options": self.options,
            "compared": self.compared,
        }

    def players(self) -> dict[str, str]:
        """A digest of everything that decides how each agent plays, as far as the lab knows."""
        weights = self.weights or (None,) * self.seats
        return {
            word: player_digest(word, own, self.game)
            for word, own in zip(self.agents, weights, strict=True)
        }


def player_digest(word: str, weights: Weights | None, game: str) -> str:
    """A digest of what decides how an agent plays: its level, and weights and work if it thinks."""
    level = word.partition("@")[0]
    facts: list[object] = [level]
    if level in THINK:
        insight = find(game).insight(weights)
        facts += [TABLE[level].work, list(zip(insight.terms, insight.weights, strict=True))]
    return sha256(json.dumps(facts).encode()).hexdigest()[:DIGEST_LENGTH]
