"""Styles of random play that prefer certain actions, and tables with rich hands."""

from __future__ import annotations

from typing import Any

from stormhall import Game
from stormhall.battalia.model import verbs as v
from stormhall.kernel.core.notation import verb_of
from stormhall.kernel.core.rng import Chance
from tests.battalia.oracle import COLOR_OF, GREAT
from tests.battalia.table import battalia

ATTACKS = [
    v.ATTACK_CITY,
    v.ATTACK_HERO,
    v.ATTACK_RUINS,
    v.ATTACK_SANCTUARY,
    v.ATTACK_PEAK,
]
STYLES: dict[str, list[int]] = {
    "anything": [],
    "warlord": [*ATTACKS, v.HIRE_HERO, v.PLAY, v.DONE, v.FIGHT, v.JOIN,
                v.RAISE, v.MOVE, v.AS_KIND],
    "coward": [*ATTACKS, v.RETREAT, v.GIVE_UP, v.SURRENDER, v.STRIKE, v.MOVE],
    "lurker": [v.SUSPEND, v.AMBUSH_CARD, v.MULLIGAN, v.LEAVE],
    "gambler": [v.AMULET_ON, v.AS_KIND, v.DISCARD, v.FEED],
    "camper": [v.PITCH, v.STATION, v.STRIKE, v.ENOUGH],
    "sorcerer": [v.SCROLL_ON, v.SCROLL_ITSELF, v.TITLE_ON, v.TITLE_TWICE,
                 v.NAME, v.CREATE_NAMED, v.COHORT],
    "relic hunter": [v.USE_HAND, v.USE_HORN, v.USE_STAFF, v.USE_WINGS, v.TAKE,
                     v.REPLACE, v.EXCHANGE, v.AS_KIND, v.TO, v.PITCH],
}  # fmt: skip


def choice(game: Game, style: list[int], chance: Chance) -> tuple[int, int]:
    """A random choice: usually one that the style prefers, rarely the end of the turn."""
    seat = game.to_act[0]
    offers = game.state.offers(seat)
    liked = [code for code in offers if verb_of(code) in style]
    if liked and chance.below(5):
        offers = liked
    elif len(offers) > 1 and chance.below(3):
        offers = [code for code in offers if code != v.END_TURN]
    return seat, offers[chance.below(len(offers))]


def rich(seats: int, options: dict[str, Any], seed: int) -> Game:
    """A table in the middle of a game; each player has artefacts, units and a Great Artefact."""
    edition = str(options.get("edition", "special"))
    great = GREAT[edition]
    colors = list(COLOR_OF.values())[:3]
    table = battalia(seats, **options).say(seed=seed, first=seed % seats, day=1 + seed % 7)
    for seat in range(seats):
        color = colors[(seat + seed) % len(colors)]
        cards = [f"{kind}.{color}" for kind in ("amulet", "title", "scroll", "tent", "weapon")]
        table.hand(seat, great[(seat * 2 + seed) % len(great)], *cards, "supply", "supply")
        table.shelter(seat, f"horse.{color}", f"tool.{color}", f"lord.{color}", f"chief.{color}")
    return table.game
