"""The steps that several modules push: gaining, raising, promoting, taking from limbo."""

from __future__ import annotations

from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.kinds import SEAT_ONLY
from stormhall.battalia.stormgates.rules.shared.gaining import GAIN_FIELDS, GainArtefact
from stormhall.battalia.stormgates.rules.shared.limbo import TakeFromLimbo
from stormhall.battalia.stormgates.rules.shared.promoting import Promote
from stormhall.battalia.stormgates.rules.shared.raising_cities import RaiseCity


def add_shared_steps(config: StormgatesConfig) -> None:
    """Give a config the steps that several modules use."""
    config.gain_artefact = config.add_step(GainArtefact("gain-artefact", GAIN_FIELDS))
    config.raise_city = config.add_step(RaiseCity("raise-city", SEAT_ONLY))
    config.promote = config.add_step(Promote("promote", SEAT_ONLY))
    config.take_from_limbo = config.add_step(TakeFromLimbo("take-from-limbo", SEAT_ONLY))
