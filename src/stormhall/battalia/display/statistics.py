"""Statistics of a game of Battalia: who played what, where points came from, cards used.

Points depend only on the board (BT-END-3), so comparing the board before and after each choice
gives their sources. The events of the choice show which cards were used.
"""

from __future__ import annotations

from typing import Final, cast

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.board import IS_CITY, PEAK, TILE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import AGAIN, STEPS
from stormhall.kernel.core.events import Event
from stormhall.kernel.core.state import Seat, State
from stormhall.kernel.statistics import Account, BySeat, Statistics, Tally

START: Final = "start"
BUILT: Final = "built"
UPGRADED: Final = "upgraded"
LOWERED: Final = "lowered"
ANNEXED: Final = "annexed"
NEUTRAL: Final = "neutral"
CONQUERED: Final = "conquered"
LOST: Final = "lost"
PEAK_TAKEN: Final = "peak"
SEALS: Final = "seals"

SETTLING: Final = ("settled", "founded")
"""The events that give a start city its chip (BT-SET-11, BT-VAR-3)."""

ONE_WORD: Final[dict[str, tuple[str, str]]] = {
    "hero-hired": ("heroes", "hired"),
    "hero-lost": ("heroes", "lost"),
    "moved": ("heroes", "steps"),
    "flown": ("heroes", "flights"),
    "attack-failed": ("battles", "attacks-failed"),
    "retreated": ("battles", "retreats"),
    "mulligan": ("turns", "mulligans"),
    "suspended": ("turns", "suspensions"),
    "ambushed": ("turns", "ambushes"),
    "pitched": ("turns", "tents-pitched"),
    "struck": ("turns", "tents-struck"),
    "sealed": ("volcano", "seals"),
    "peak-taken": ("volcano", "peaks"),
}
"""By kind of event: the topic and the word under which it counts for its seat."""

CARD_GAINED: Final[dict[str, str]] = {
    "created": "artefacts_created",
    "hired": "units_hired",
    "vassal": "vassals",
    "great-artefact-won": "great_artefacts_won",
}
"""By kind of event: the topic under which its card counts."""

CARD_LAID: Final[dict[str, str]] = {
    "battle-card": "card",
    "amulet-rolled": "amulet",
    "great-artefact": "card",
    "named": "card",
}
"""By kind of event: the fact that names the card used."""


class BattaliaStatistics(Statistics):
    """Counts one game."""

    unit: str = "days"

    def __init__(self, state: BattaliaState) -> None:
        self.tally: Final = Tally(state.seats)
        self.sources: Final[dict[str, BySeat]] = {}
        self.timeline: Final[list[BySeat]] = []
        self.starts: Final[list[str]] = [""] * state.seats
        self.tiles = state.tiles
        self.owners = state.owners
        self.levels = state.levels
        self.seals = state.seals
        self.laid: Final = [state.zone(seat, z.TABLE) for seat in range(state.seats)]
        self.named: Final[list[int]] = []  # Great Artefacts used in this choice that are not laid
        self._note_day(state)  # a position may begin on any day
        for seat, points in enumerate(state.geography().points):
            self.gain(START, seat, points)

    def score(self, state: BattaliaState) -> BySeat:
        """The points of all seats if the game ended now."""
        return state.geography().points[:]

    def points(self, state: State) -> BySeat:
        return self.score(cast(BattaliaState, state))

    def gain(self, source: str, seat: Seat, points: int) -> None:
        """Count points that a seat gains or loses."""
        if points:
            by_seat = self.sources.setdefault(source, [0] * self.tally.seats)
            by_seat[seat] += points

    # Watching.

    def watch(self, state: State, events: list[Event]) -> None:
        game = cast(BattaliaState, state)
        if game.owners is not self.owners or game.levels is not self.levels:
            self._compare_chips(game, events)
            self.owners, self.levels = game.owners, game.levels
        self.tiles = game.tiles
        if game.seals is not self.seals:
            self._compare_seals(game)
            self.seals = game.seals
        self.named.clear()
        for event in events:
            self.count(game, event)
        self._count_great(game)
        self._note_day(game)

    def _note_day(self, state: BattaliaState) -> None:
        """Note a day's points as the next begins: the choice that begins a day changes no chip."""
        while len(self.timeline) < state.day - 1:
            self.timeline.append(self.score(state))

    # Points.

    def _compare_chips(self, state: BattaliaState, events: list[Event]) -> None:
        settling = any(event.kind in SETTLING for event in events)
        for cell in range(state.config.cells):
            old, new = self.owners[cell], state.owners[cell]
            if old != new or (new and self.levels[cell] != state.levels[cell]):
                self._compare_chip(state, cell, settling)

    def _compare_chip(self, state: BattaliaState, cell: int, settling: bool) -> None:
        old, new = self.owners[cell], state.owners[cell]
        before = self._worth(state, cell, old, self.levels[cell])
        after = self._worth(state, cell, new, state.levels[cell])
        if old == new:
            self.gain(self.change(state.levels[cell], after - before), new - 1, after - before)
        else:
            if z.NOBODY < old < z.NEUTRAL_OWNER:
                self.gain(LOST, old - 1, -before)
            if z.NOBODY < new < z.NEUTRAL_OWNER:
                self.gain(START if settling else self.origin(state, cell), new - 1, after)
        if z.NOBODY < new < z.NEUTRAL_OWNER and IS_CITY[state.tiles[cell]] and after > before:
            self.tally.add("city_levels", f"level-{state.levels[cell]}", new - 1)

    def _worth(self, state: BattaliaState, cell: int, owner: int, level: int) -> int:
        """The points of a chip: its level, or the peak's points (BT-VOL-8)."""
        if not z.NOBODY < owner < z.NEUTRAL_OWNER:
            return 0
        return int(state.config.facts["peak_vp"]) if state.tiles[cell] == PEAK else level

    def change(self, level: int, points: int) -> str:
        """The source of points when a city reaches another level."""
        return UPGRADED if points > 0 else LOWERED

    def origin(self, state: BattaliaState, cell: int) -> str:
        """The source of points of a chip that has changed its owner."""
        if state.tiles[cell] == PEAK:
            return PEAK_TAKEN
        if not self.tiles[cell]:
            return BUILT
        old = self.owners[cell]
        if old == z.NOBODY:
            return ANNEXED
        return NEUTRAL if old == z.NEUTRAL_OWNER else CONQUERED

    def _compare_seals(self, state: BattaliaState) -> None:
        worth = int(state.config.facts["seal_vp"])
        for old, new in zip(self.seals, state.seals, strict=True):
            for seat in range(state.seats):
                self.gain(SEALS, seat, ((new >> seat & 1) - (old >> seat & 1)) * worth)

    # Things used.

    def count(self, state: BattaliaState, event: Event) -> None:
        kind = event.kind
        if kind in ONE_WORD:
            topic, word = ONE_WORD[kind]
            self.tally.add(topic, word, seat_in(event))
        if kind in CARD_GAINED:
            self.tally.add(CARD_GAINED[kind], gained_word(event.value("card")), seat_in(event))
        if kind in CARD_LAID:
            self.use(state, seat_in(event), event.value(CARD_LAID[kind]))
        elif kind == "line":
            self._count_line(state, seat_in(event), event.value("cards"))
        elif kind == "transformed":
            self._count_transformation(event)
        elif kind == "pitched":
            self._count_tent(state, seat_in(event))
        elif kind == "built":
            tile = event.value("tile")
            topic = "cities_built" if IS_CITY[tile] else "roads_built"
            self.tally.add(topic, TILE_WORDS[tile], seat_in(event))
        elif kind == "cohort":
            for faction in event.value("groups"):
                self.tally.add("cohorts", c.FACTIONS[faction], seat_in(event))
        elif kind == "settled":
            self.starts[seat_in(event)] = state.config.cell_words[event.value("cell")]
        else:
            self._count_battle(state, event)

    def use(self, state: BattaliaState, seat: Seat, card: int) -> None:
        """Count the use of a card if it is an artefact.

        A Great Artefact counts when it is laid on the table; one that is borrowed, or that leaves
        play at once, is counted here.
        """
        if c.TOOL <= c.KIND[card] <= c.HORSE:
            self.tally.add("artefacts_used", c.KIND_WORDS[c.KIND[card]], seat)
        elif c.GREAT <= card < c.CARDS and card not in self.named:
            if card not in self.laid[seat] and card not in state.zone(seat, z.TABLE):
                self.named.append(card)
                self.tally.add("great_artefacts_used", c.CARD_WORDS[card], seat)

    def _count_line(self, state: BattaliaState, seat: Seat, cards: list[int]) -> None:
        used = c.SUPPLY_CARD
        for card in cards:
            used = used if card == AGAIN else card
            if used != STEPS:
                self.use(state, seat, used)

    def _count_transformation(self, event: Event) -> None:
        """Count the scroll or title behind a transformation (BT-USE-SCR-2, BT-USE-TIT-1).

        A scroll keeps the kind of a card, a title raises it. The event does not name the card used,
        so one that acts as a title counts as a title.
        """
        old, new = event.value("card"), event.value("becomes")
        kind = c.SCROLL if c.KIND[old] == c.KIND[new] else c.TITLE
        self.tally.add("artefacts_used", c.KIND_WORDS[kind], seat_in(event))

    def _count_tent(self, state: BattaliaState, seat: Seat) -> None:
        """Count the tent pitched last; a Great Artefact in its place counts as one."""
        card = state.zone(seat, z.TENTS)[-z.RECORD]
        if not c.GREAT <= card < z.VIRTUAL:
            self.tally.add("artefacts_used", c.KIND_WORDS[c.TENT], seat)

    def _count_battle(self, state: BattaliaState, event: Event) -> None:
        kind = event.kind
        if kind == "attacked":
            target = e.TARGET.words[event.value("target")]
            self.tally.add("battles", f"attacks-on-{target}", seat_in(event))
        elif kind == "answered" and event.value("answer") == e.SURRENDER:
            self.tally.add("battles", "surrenders", seat_in(event))
        elif kind == "guard-beaten":
            tile = state.tiles[event.value("cell")]
            word = "city" if IS_CITY[tile] else TILE_WORDS[tile]
            self.tally.add("guards_beaten", word, seat_in(event))
        elif kind == "battle-over":
            attacker, winner = seat_in(event), seat_in(event, "winner")
            defender = seat_in(event, "defender")
            self.tally.add("battles", "won", winner)
            self.tally.add("battles", "lost", defender if winner == attacker else attacker)

    def _count_great(self, state: BattaliaState) -> None:
        """Count the Great Artefacts that were laid."""
        for seat in range(state.seats):
            table = state.zone(seat, z.TABLE)
            if table is not self.laid[seat]:
                for card in table:
                    if card >= c.GREAT and card not in self.laid[seat]:
                        self.tally.add("great_artefacts_used", c.CARD_WORDS[card], seat)
                self.laid[seat] = table

    # The end.

    def close(self, state: State) -> Account:
        game = cast(BattaliaState, state)
        points = game.result().points
        timeline = [*self.timeline[: game.day - 1], points]
        self.close_sources(game)
        return Account(
            game.day,
            self.traits(game),
            timeline,
            {source: self.sources[source] for source in sorted(self.sources)},
            self.tally.in_order(),
        )

    def close_sources(self, state: BattaliaState) -> None:
        """Count points that only the end of the game brings: none here."""

    def traits(self, state: BattaliaState) -> dict[str, list[str]]:
        """A word for each seat: its faction, its start square, its place in the turn order."""
        seats = range(state.seats)
        by_trait = {
            "faction": [c.FACTIONS[f] if f != z.NONE else "none" for f in state.factions],
            "order": [str((seat - state.first) % state.seats + 1) for seat in seats],
        }
        if all(self.starts):
            by_trait["start"] = self.starts
        return by_trait


def seat_in(event: Event, fact: str = "seat") -> Seat:
    """The seat that an event names."""
    return cast(int, event.value(fact))


def gained_word(card: int) -> str:
    """The word of a card's kind, whatever its faction; universal units have their own word."""
    if c.IS_UNIVERSAL_UNIT[card]:
        return c.CARD_WORDS[card]
    return c.KIND_WORDS[c.KIND[card]]
