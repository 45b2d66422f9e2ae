"""Ways to play Battalia at random but wilfully, and tables with something to play with."""

from __future__ import annotations

from typing import Any

from stormhall import Game
from stormhall.battalia.model import notation as words
from stormhall.kernel.core.rng import Chance
from tests.battalia.oracle import COLOR_OF, GREAT
from tests.battalia.table import battalia

ATTACKS = [
    words.ATTACK_CITY,
    words.ATTACK_HERO,
    words.ATTACK_RUINS,
    words.ATTACK_SANCTUARY,
    words.ATTACK_PEAK,
]
STYLES: dict[str, list[int]] = {
    "anything": [],
    "warlord": [*ATTACKS, words.HIRE_HERO, words.PLAY, words.DONE, words.FIGHT, words.JOIN,
                words.RAISE, words.MOVE, words.AS_KIND],
    "coward": [*ATTACKS, words.RETREAT, words.GIVE_UP, words.SURRENDER, words.STRIKE, words.MOVE],
    "lurker": [words.SUSPEND, words.AMBUSH_CARD, words.MULLIGAN, words.LEAVE],
    "gambler": [words.AMULET_ON, words.AS_KIND, words.DISCARD, words.FEED],
    "camper": [words.PITCH, words.STATION, words.STRIKE, words.ENOUGH],
    "sorcerer": [words.SCROLL_ON, words.SCROLL_ITSELF, words.TITLE_ON, words.TITLE_TWICE,
                 words.NAME, words.CREATE_NAMED, words.COHORT],
    "relic hunter": [words.USE_HAND, words.USE_HORN, words.USE_STAFF, words.USE_WINGS, words.TAKE,
                     words.REPLACE, words.EXCHANGE, words.AS_KIND, words.TO, words.PITCH],
}  # fmt: skip


def choice(game: Game, style: list[int], chance: Chance) -> tuple[int, int]:
    """Mostly a choice of the style, if there is one; seldom the end of the turn."""
    seat = game.to_act[0]
    offers = game.state.offers(seat)
    liked = [code for code in offers if code & 0xFF in style]
    if liked and chance.below(5):
        offers = liked
    elif len(offers) > 1 and chance.below(3):
        offers = [code for code in offers if code != words.END_TURN]
    return seat, offers[chance.below(len(offers))]


def rich(seats: int, options: dict[str, Any], seed: int) -> Game:
    """A table in the middle of a game: artefacts, units of every rank and a Great Artefact each."""
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
