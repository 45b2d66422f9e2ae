"""The Valleys of the Kings and Queens (SG-VAL-01 to -03, -05, -06, -09 to -17).

Nobody knows which building lies on which corner of a valley before it is turned over, so it is
drawn then from those of the valley that are undiscovered. Cards are turned over in `revealing.py`
(SG-VAL-07, -08). The cards that join the valleys are modules of their own: `high_pass.py`
(SG-VAL-21 to -23) and `kings_bridge.py` (SG-VAL-04, -31 to -33).

`excluded` in `model/options.py` says for whom the valleys are (-01). `Geography` of the base game
reads `is_covered` and `city_bars`, which are set here (-05, -06). A building has its level as
defence and nothing more (-12). All cards lie with neutral terrain, which is native to nobody (-15),
and `free_squares` in `battalia/rules/ending.py` counts empty squares only (-17).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.board import mask_of
from stormhall.battalia.model.cards import FACTIONS, KIND_WORDS, NEUTRAL, SUPPLY
from stormhall.battalia.model.config import HEROES, Config
from stormhall.battalia.model.layout import NEUTRAL_OWNER, NOBODY, NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import ATTACK_CITY
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.battle.guard import Guard
from stormhall.battalia.rules.ending import maybe_end
from stormhall.battalia.rules.oracle import may_name_faction
from stormhall.battalia.rules.setup import ALL_EXITS
from stormhall.battalia.stormgates.model import board as sb
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.model.rows.by_seat import SeatsRow
from stormhall.battalia.stormgates.model.rows.lists import FieldsRow
from stormhall.battalia.stormgates.model.rows.row import Derived, JoinedRow
from stormhall.battalia.stormgates.rules.shared.gaining import (
    gain_artefact,
    nameable_factions,
    supplies_to_hand,
)
from stormhall.battalia.stormgates.rules.valleys import revealing
from stormhall.kernel.core.kinds import Keyed, Kind, Listed
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Code, Seat
from stormhall.kernel.table.document_reader import Reader

CORNERS: Final = 4
"""How many buildings a valley has."""
GIVES: Final[list[int]] = [KIND_WORDS.index(building["gives"]) for building in sk.BUILDING_CARDS]
"""By building: the kind of the card that it gives each turn (SG-VAL-14)."""

NEUTRAL_LEVEL: Final[int] = revealing.CARDS["town_centre"]["neutral_level"]
CENTRE_LEVEL: Final[int] = revealing.CARDS["town_centre"]["captured_level"]
PER_BUILDING: Final[int] = revealing.CARDS["town_centre"]["defence_per_building"]

BUILDINGS: Final[Kind] = Keyed(k.CELL, sk.BUILDING)
UNDISCOVERED: Final[Kind] = Keyed(sk.VALLEY, Listed(sk.BUILDING))
UNKNOWN: Final = bytes((NONE,)) * len(sk.BUILDING.words)


class Valleys(StormgatesModule):
    """SG-VAL; squares are listed from west to east, the corners of a valley clockwise."""

    def __init__(self) -> None:
        super().__init__("valleys")
        self.west: Final = FieldsRow({"west": sk.VALLEY})
        self.places: Final = FieldsRow({}, start=UNKNOWN)
        """By corner its building, NONE while nobody can know it."""
        self.taken: Final = SeatsRow("taken")  # have taken their card of this turn
        self.centres: list[int] = []
        self.crossings: list[int] = []
        self.corners: list[int] = []
        self.corner_exits: list[int] = []
        self.connection = -1

    def equip(self, config: StormgatesConfig) -> None:
        self.claim_rows(
            config,
            JoinedRow(self.west, self.taken, self.places),
            self.west,
            Derived("buildings", BUILDINGS, self._shown),
            Derived("undiscovered", UNDISCOVERED, self._undiscovered),
            self.taken,
            # SG-INF-01, -02: nobody knows what a position has named under face-down cards.
            Derived("buildings", BUILDINGS, self._named, only_in_positions=True),
        )
        self._find_squares(config)
        config.is_home[sb.TOWN_CENTRE] = True  # SG-VAL-11
        config.level_bars[sb.TOWN_CENTRE] = "SG-VAL-11"
        config.level_bars[sb.BUILDING] = "SG-VAL-09"
        config.covered_rule = "SG-VAL-05"
        for covered, tile in revealing.TURNED_OVER.items():
            config.is_covered[covered] = True
            config.staff_bars[covered] = "SG-CHG-01"
            if tile == sb.BUILDING:
                config.city_bars[covered] = config.city_bars[tile] = "SG-VAL-06"
        for tile in (sb.TOWN_CENTRE, sb.BUILDING):
            config.bars_retreat[tile] = True  # SG-CHG-02
        config.guards[sb.TOWN_CENTRE] = TownCentre(self)
        config.guards[sb.BUILDING] = ValleyPlace(revealing.BUILDING_LEVEL)
        config.great_limit = 99  # SG-VAL-16
        config.add_action(
            revealing.RevealAction(sv.REVEAL, config.add_purpose(revealing.Reveal(self)))
        )
        config.add_action(CollectAction(self))

    def _find_squares(self, config: StormgatesConfig) -> None:
        squares = config.squares["valleys"]
        self.connection = config.cell(squares["connector"])
        for side in ("west", "east"):
            self.centres.append(config.cell(squares["town_centres"][side]))
            self.crossings.extend(config.cell(square) for square in squares["crossings"][side])
            for corner, square in squares["buildings"][side].items():
                self.corners.append(config.cell(square))
                self.corner_exits.append(mask_of(revealing.CARDS["building_exits"][corner]))

    # Setting up.

    def lay_out(self, state: BattaliaState) -> None:
        """SG-VAL-02, -03: lay centres and connecting card open, everything else face down."""
        super().lay_out(state)
        self.west.put(state, 0, state.below(len(sk.VALLEY.words)))
        for cell in self.centres:
            state.set_tile(cell, sb.TOWN_CENTRE, ALL_EXITS, NEUTRAL)
            state.set_chip(cell, NEUTRAL_OWNER, NEUTRAL_LEVEL)
        state.set_tile(self.connection, sb.CONNECTION, ALL_EXITS, NEUTRAL)
        for cell in self.crossings:
            state.set_tile(cell, sb.COVERED_CROSSING, ALL_EXITS, NEUTRAL)
        for cell, exits in zip(self.corners, self.corner_exits, strict=True):
            state.set_tile(cell, sb.COVERED_BUILDING, exits, NEUTRAL)

    # Time.

    def new_turn(self, state: BattaliaState, seat: Seat) -> None:
        """SG-CTL-11: let the free card be taken again."""
        self.taken.remove(state, seat)

    # Who is where.

    def valley_of(self, state: BattaliaState, corner: int) -> int:
        """The valley to which a corner belongs."""
        west = self.west.of(state, 0)
        return west if corner < CORNERS else len(sk.VALLEY.words) - 1 - west

    def building_on(self, state: BattaliaState, cell: int) -> int:
        """The building on a square, NONE if there is none or nobody can know it."""
        if cell not in self.corners:
            return NONE
        return self.places.of(state, self.corners.index(cell))

    def controlled(self, state: BattaliaState, seat: Seat, corners: list[int]) -> list[int]:
        """The corners among these whose buildings bear a player's chip."""
        return [
            cell
            for cell in corners
            if state.tiles[cell] == sb.BUILDING and state.owners[cell] == seat + 1
        ]

    def corners_beside(self, centre: int) -> list[int]:
        """The corners of the valley with this centre."""
        if centre not in self.centres:
            return []
        first = self.centres.index(centre) * CORNERS
        return self.corners[first : first + CORNERS]

    def undiscovered(self, state: BattaliaState, valley: int) -> list[int]:
        """SG-INF-02: the buildings of a valley that were not turned over; all know this set."""
        shown = [
            self.places.of(state, i)
            for i, cell in enumerate(self.corners)
            if state.tiles[cell] == sb.BUILDING
        ]
        first = valley * CORNERS
        return [building for building in range(first, first + CORNERS) if building not in shown]

    # Turning cards over.

    def turn_over(self, state: BattaliaState, cell: int) -> None:
        """Turn a face-down card over, which shows the building on it."""
        if state.tiles[cell] == sb.COVERED_BUILDING and self.building_on(state, cell) == NONE:
            possible = self._left(state, self.corners.index(cell))
            self._place(state, cell, possible[state.below(len(possible))])
        state.set_tile(cell, revealing.TURNED_OVER[state.tiles[cell]], state.exits[cell], NEUTRAL)

    def _left(self, state: BattaliaState, corner: int) -> list[int]:
        """The buildings that may lie on a corner; a position may have named some elsewhere."""
        first = self.valley_of(state, corner) * CORNERS
        placed = self.places.get(state)
        return [building for building in range(first, first + CORNERS) if building not in placed]

    def _place(self, state: BattaliaState, cell: int, building: int) -> None:
        self.places.put(state, self.corners.index(cell), building)

    # The free card.

    def may_collect(self, state: BattaliaState, seat: Seat) -> bool:
        """SG-VAL-14: whether a free card may be taken, once a turn."""
        return not self.taken.has(state, seat)

    def collected(self, state: BattaliaState, seat: Seat) -> None:
        """Note that this turn's card is taken."""
        self.taken.mark(state, seat)

    # Information.

    def _shown(self, state: BattaliaState) -> dict[int, int]:
        """The buildings that are turned over, by square."""
        return {
            cell: building
            for cell, building in self._named(state).items()
            if state.tiles[cell] == sb.BUILDING
        }

    def _named(self, state: BattaliaState) -> dict[int, int]:
        """The buildings whose squares are known, by square."""
        places = zip(self.corners, self.places.get(state), strict=True)
        return {cell: building for cell, building in places if building != NONE}

    def _undiscovered(self, state: BattaliaState) -> dict[int, list[int]]:
        valleys = range(len(sk.VALLEY.words))
        return {valley: self.undiscovered(state, valley) for valley in valleys}

    def read(self, state: BattaliaState, reader: Reader) -> None:
        """A person may name what was revealed; a building with a chip was in any case."""
        named = self._read_buildings(state, reader)
        if named:  # the first building named decides which valley is where
            corner, valley = self.corners.index(min(named)), named[min(named)] // CORNERS
            self.west.put(state, 0, valley if corner < CORNERS else 1 - valley)
        super().read(state, reader)
        self.places.clear(state)
        for cell, building in named.items():
            if building not in self._left(state, self.corners.index(cell)):
                reader.defect(
                    "buildings", problem("building-place", building=sk.BUILDING.words[building])
                )
            self._place(state, cell, building)
        self._read_revealed(state, reader)

    def _read_buildings(self, state: BattaliaState, reader: Reader) -> dict[int, int]:
        """The buildings that a document names, by square."""
        inner = reader.inner("buildings")
        index = sk.BUILDING.index
        words = {state.config.cell_words[cell]: cell for cell in self.corners}
        named: dict[int, int] = {}
        for word in inner.names():
            if word in words:
                named[words[word]] = inner.word(word, index, 0)
            else:
                inner.defect(word, problem("no-building"))
        return named

    def _read_revealed(self, state: BattaliaState, reader: Reader) -> None:
        """Turn over what is named as revealed or has a chip; a building not named is the first."""
        words = {state.config.cell_words[c]: c for c in self.crossings + self.corners}
        revealed = reader.words("revealed", words)
        revealed += [cell for cell in self.corners if state.owners[cell]]
        for cell in revealed:
            if state.config.is_covered[state.tiles[cell]]:
                tile = revealing.TURNED_OVER[state.tiles[cell]]
                state.set_tile(cell, tile, state.exits[cell], NEUTRAL)
        for corner, cell in enumerate(self.corners):
            possible = self._left(state, corner)
            unknown = state.tiles[cell] == sb.BUILDING and self.building_on(state, cell) == NONE
            if unknown and possible:
                self._place(state, cell, possible[0])

    def redeal(self, state: BattaliaState, viewer: int, chance: Chance) -> None:
        """Forget what a position has named under face-down cards."""
        for cell in self.corners:
            if state.tiles[cell] != sb.BUILDING and self.building_on(state, cell) != NONE:
                self._place(state, cell, NONE)

    # Invariants.

    def defects(self, state: BattaliaState) -> Defects:
        """SG-VAL-02, -05, -08, -13: cards lie in their places, with no hero or chip on face-down
        ones, and the chips of players have their level."""
        problems: Defects = []
        words = state.config.cell_words
        for cell in range(state.config.cells):
            tile = state.tiles[cell]
            if tile in VALLEY_TILES and cell not in self._squares_of(tile):
                problems.append(
                    (f"tiles.{words[cell]}", problem("tile-place", tile=b.TILE_WORDS[tile]))
                )
            if state.config.is_covered[tile] and state.owners[cell]:
                problems.append((f"tiles.{words[cell]}", problem("covered-chip")))
            level = CENTRE_LEVEL if tile == sb.TOWN_CENTRE else revealing.BUILDING_LEVEL
            if tile in (sb.TOWN_CENTRE, sb.BUILDING) and 0 < state.owners[cell] <= state.seats:
                if state.levels[cell] != level:
                    problems.append(
                        (f"tiles.{words[cell]}", problem("building-level", level=level))
                    )
        self._check_buildings(state, problems)
        for seat in range(state.seats):
            for figure in range(HEROES):
                cell = state.hero(seat, figure)
                if cell != NONE and state.config.is_covered[state.tiles[cell]]:
                    problems.append((f"players[{seat}].heroes", problem("covered-hero")))
        return problems

    def _squares_of(self, tile: int) -> list[int]:
        if tile == sb.TOWN_CENTRE:
            return self.centres
        if tile in (sb.BUILDING, sb.COVERED_BUILDING):
            return self.corners
        return [self.connection] if tile == sb.CONNECTION else self.crossings

    def _check_buildings(self, state: BattaliaState, problems: Defects) -> None:
        """Check that every building lies once, in its valley."""
        placed = [building for building in self.places.get(state) if building != NONE]
        if len(set(placed)) != len(placed):
            problems.append(("valleys.buildings", problem("same-twice")))
        for corner, cell in enumerate(self.corners):
            building = self.building_on(state, cell)
            is_known = building != NONE
            if is_known and building // CORNERS != self.valley_of(state, corner):
                problems.append(
                    (
                        "valleys.buildings",
                        problem("other-valley", building=sk.BUILDING.words[building]),
                    )
                )
            if not is_known and state.tiles[cell] == sb.BUILDING:
                word = state.config.cell_words[cell]
                problems.append(("valleys.buildings", problem("unknown-building", square=word)))


VALLEY_TILES: Final = (
    sb.TOWN_CENTRE,
    sb.VALLEY_CROSSING,
    sb.BUILDING,
    sb.CONNECTION,
    sb.COVERED_CROSSING,
    sb.COVERED_BUILDING,
)


# Places that can be captured.


class ValleyPlace(Guard):
    """SG-VAL-09, -13: a place of one level, with a chip of exactly that level or with none."""

    def __init__(self, level: int) -> None:
        super().__init__(ATTACK_CITY, "SG-VAL-13")
        self.level: Final = level

    def owned_levels(self, config: Config) -> tuple[int, int]:
        return self.level, self.level

    def may_bear(self, *, neutral: bool) -> bool:
        """SG-VAL-08: a revealed building has an owner, so it is never neutral."""
        return not neutral

    def annexed_level(self, state: BattaliaState, seat: Seat, cell: int) -> int:
        """SG-VAL-13 instead of BT-BAT-24."""
        return self.level if state.geography().free_chips(seat, self.level) > 0 else 0

    def capture(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        """SG-VAL-13 instead of BT-BAT-23."""
        state.set_chip(cell, NOBODY, 0)
        level = self.annexed_level(state, seat, cell)
        if level:
            state.set_chip(cell, seat + 1, level)
        e.CITY_TAKEN.tell(state, seat, cell, level)


class TownCentre(ValleyPlace):
    """SG-VAL-10 to -12."""

    def __init__(self, valleys: Valleys) -> None:
        super().__init__(CENTRE_LEVEL)
        self.valleys: Final = valleys

    def may_bear(self, *, neutral: bool) -> bool:
        return True

    def neutral_level(self, config: Config) -> int:
        return NEUTRAL_LEVEL

    def base_defence(self, state: BattaliaState, cell: int) -> int:
        """SG-VAL-11: more for each building of the valley that its owner controls."""
        corners = self.valleys.corners_beside(cell)
        owner = state.owners[cell] - 1
        return state.levels[cell] + PER_BUILDING * len(
            self.valleys.controlled(state, owner, corners)
        )

    def win(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        """SG-VAL-10: no lord comes with it."""
        self.capture(state, seat, cell)
        maybe_end(state)


# The free card of a building.


class CollectAction(TurnAction):
    """SG-VAL-14: the card of one building, once a turn, without a line."""

    def __init__(self, valleys: Valleys) -> None:
        super().__init__([sv.COLLECT, sv.COLLECT_NAMED])
        self.valleys: Final = valleys

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        if not self.valleys.may_collect(state, seat):
            return
        for cell in self.valleys.controlled(state, seat, self.valleys.corners):
            kind = GIVES[self.valleys.building_on(state, cell)]
            if not _is_left(state, kind):
                continue
            codes.append(sv.COLLECT | cell << 8)
            if kind != SUPPLY:
                codes += [
                    sv.COLLECT_NAMED | cell << 8 | faction << 16
                    for faction in nameable_factions(state, kind)
                ]

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        kind = GIVES[self.valleys.building_on(state, first_of(code))]
        self.valleys.collected(state, seat)
        if kind == SUPPLY:
            count = supplies_to_hand(state, seat, 1)
            se.SUPPLIES_GAINED.tell(state, seat, count)
        else:
            faction = second_of(code) if verb_of(code) == sv.COLLECT_NAMED else -1
            gain_artefact(state, seat, kind, faction)

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        cell = first_of(code)
        if not self.valleys.controlled(state, seat, [cell]) or not self.valleys.may_collect(
            state, seat
        ):
            return [Refusal("SG-VAL-14", cell=state.config.cell_words[cell])]
        kind = GIVES[self.valleys.building_on(state, cell)]
        if not _is_left(state, kind):
            rule = "BT-LIM-3" if kind == SUPPLY else "BT-LIM-1"
            return [Refusal(rule, deck=KIND_WORDS[kind])]
        if kind == SUPPLY or not may_name_faction(state, kind):
            return [Refusal("BT-ORA-5", kind=KIND_WORDS[kind])]
        return [Refusal("SG-FAC-03", faction=FACTIONS[second_of(code)])]


def _is_left(state: BattaliaState, kind: int) -> bool:
    """Whether the pool has a card of a kind."""
    return state.supplies > 0 if kind == SUPPLY else bool(state.tops[kind])
