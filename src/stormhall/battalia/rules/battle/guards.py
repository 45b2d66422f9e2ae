"""Places that can be attacked: what defends them and what is won (BT-NEU, BT-RUI, BT-BAT-22).

Each kind of place is a `Guard` under its tile in `Config.guards`; the volcano adds its own.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.zones import (
    gain,
    gain_supply,
    great_artefacts_of,
    search,
    top_name,
)
from stormhall.battalia.model.cards import CARD_WORDS, LORD
from stormhall.battalia.model.notation import ABANDON, ATTACK_CITY, ATTACK_RUINS, TAKE
from stormhall.battalia.model.state import NEW, NOBODY, ZONES, BattaliaState, without
from stormhall.battalia.model.step import BattaliaStep
from stormhall.battalia.model.step_ids import CHOOSE_RELIC
from stormhall.battalia.rules.ending import maybe_end
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat


class Guard:
    """One kind of place, without an owner or with one."""

    def __init__(self, verb: int, annexing: str = "BT-BAT-24") -> None:
        self.verb: Final = verb
        self.annexing: Final = annexing  # the rule of taking it while nobody holds it

    def bar(self, game: BattaliaState, seat: Seat, cell: int) -> str:
        """The rule that forbids this player to attack, or an empty text."""
        return ""

    def defence(self, game: BattaliaState, seat: Seat, cell: int) -> int:
        """What the attacker's total must exceed."""
        return game.levels[cell]

    def from_afar(self) -> bool:
        """Whether heroes who do not stand there may attack it, if they reach so far."""
        return True

    def may_bear(self, *, neutral: bool) -> bool:
        """Whether a chip may lie there: a neutral one, or else one of a player."""
        return True

    def win(self, game: BattaliaState, seat: Seat, cell: int) -> None:
        """The attacker has beaten the guards of a place without an owner."""
        raise AssertionError("nothing to win")

    def base_defence(self, game: BattaliaState, cell: int) -> int:
        """BT-BAT-2: what its owner has without cards."""
        return game.levels[cell]

    def capture(self, game: BattaliaState, seat: Seat, cell: int) -> None:
        """The attacker has beaten the owner."""
        take_city(game, seat, cell, game.levels[cell])

    def annexed_level(self, game: BattaliaState, seat: Seat, cell: int) -> int:
        """BT-BAT-24: the level at which a place that nobody holds is taken, 0 if it is not."""
        return 0


def best_level(game: BattaliaState, seat: Seat, level: int) -> int:
    """BT-BAT-23: the level itself, or the highest lower one with a free chip, or 0."""
    roads = game.geography()
    while level > 0 and roads.free_chips(seat, level) <= 0:
        level -= 1
    return level


def take_city(game: BattaliaState, seat: Seat, cell: int, level: int) -> None:
    """BT-BAT-22, -23: the city gets the winner's chip, or none if he has none."""
    game.set_chip(cell, NOBODY, 0)
    level = best_level(game, seat, level)
    if level:
        game.set_chip(cell, seat + 1, level)
    if game.log is not None:
        facts = {"seat": seat, "cell": game.config.cell_words[cell], "level": level}
        game.tell("city-taken", facts)


class City(Guard):
    """BT-NEU-1 to -4, BT-ALT-6, BT-BAT-24."""

    def annexed_level(self, game: BattaliaState, seat: Seat, cell: int) -> int:
        return 1 if game.geography().free_chips(seat, 1) > 0 else 0

    def bar(self, game: BattaliaState, seat: Seat, cell: int) -> str:
        only_one = "neutral_captures_per_player" in game.config.facts
        return "BT-ALT-6" if only_one and game.annexed >> seat & 1 else ""

    def win(self, game: BattaliaState, seat: Seat, cell: int) -> None:
        game.annexed |= 1 << seat
        take_city(game, seat, cell, game.config.captured_level)
        gain_vassal(game, seat, game.terrains[cell])
        if game.config.common:
            _gain_hidden(game, seat, cell)
        maybe_end(game)


def gain_vassal(game: BattaliaState, seat: Seat, faction: int) -> None:
    """BT-NEU-3: a lord of the city's faction with a supply; neither if no lord is left (D-70)."""
    if not game.tops[LORD]:
        return
    lord = search(game, seat, LORD, faction)
    supplies = game.supplies
    gain(game, seat, lord)
    gain_supply(game, seat, lord)
    if game.log is not None:
        facts = {
            "seat": seat,
            "card": CARD_WORDS[lord],
            "supply": supplies - game.supplies,
            "top": top_name(game, LORD),
        }
        game.tell("vassal", facts, reveal=True)


def _gain_hidden(game: BattaliaState, seat: Seat, cell: int) -> None:
    """BT-ALT-6: the Great Artefact under the city; at the limit it stays there (BT-GRT-3)."""
    if great_artefacts_of(game, seat) >= game.config.great_limit:
        return
    site = game.config.sites.index(cell)
    for card in game.relics[site]:
        gain_great(game, seat, card)
    game.relics[site] = b""


def gain_great(game: BattaliaState, seat: Seat, card: int) -> None:
    """A Great Artefact is won: a new card, shown to all."""
    game.zones[seat * ZONES + NEW] += bytes((card,))
    if game.log is not None:
        game.tell("great-artefact-won", {"seat": seat, "card": CARD_WORDS[card]}, reveal=True)


class Ruins(Guard):
    """BT-RUI-1 to -5, BT-ALT-4."""

    def bar(self, game: BattaliaState, seat: Seat, cell: int) -> str:
        if game.config.common:
            return "BT-ALT-4"
        limit = great_artefacts_of(game, seat) >= game.config.great_limit
        return "BT-RUI-4" if limit or not game.display else ""

    def may_bear(self, *, neutral: bool) -> bool:
        return neutral

    def win(self, game: BattaliaState, seat: Seat, cell: int) -> None:
        game.frames.append([CHOOSE_RELIC, seat])


class ChooseRelic(BattaliaStep):
    """BT-RUI-2: one Great Artefact of the display."""

    def owed(self, game: BattaliaState, frame: Frame) -> int:
        return 1 << frame[1]

    def offers(self, game: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [TAKE | card << 8 for card in game.display] or [ABANDON]

    def take(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        game.frames.pop()
        card = code >> 8
        game.display = without(game.display, game.display.index(card))
        gain_great(game, seat, card)

    def why_not(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("BT-RUI-2")] if code & 0xFF == TAKE else []


CITY_GUARD: Final = City(ATTACK_CITY)
RUINS_GUARD: Final = Ruins(ATTACK_RUINS)
