"""The twelve storm effects (SG-STE-05, -11 to -22).

Effects that other modules have too push steps of `shared`: `gaining.py` (-11), `promoting.py`
(-19), `raising_cities.py` (-20), `limbo.py` (-21); the fate card is drawn in `fate/fate_cards.py`
(-15). A searched deck is shuffled by `search` and `shuffle_deck` in
`battalia/knowledge/pool_decks.py` (-05). The deck that effects are drawn from is in `storm_deck.py`
(SG-STE-01, -02, -04). Cards gained go straight to the hand by `gain_to_hand` in `shared/gaining.py`
(SG-STE-03).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stormhall.battalia.knowledge.pool_decks import put_under, shuffle_deck, take_top, visible_top
from stormhall.battalia.knowledge.zones import to_shelter
from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState, put, without
from stormhall.battalia.rules.drawing import draw
from stormhall.battalia.rules.gaining.building import build, why_not_place, why_nowhere
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.components import COMPONENTS, FILE
from stormhall.battalia.stormgates.model.config import StormgatesConfig, config_of
from stormhall.battalia.stormgates.model.kinds import SEAT_ONLY
from stormhall.battalia.stormgates.model.rows.lists import WordsRow
from stormhall.battalia.stormgates.rules.fate.fate_cards import Fate
from stormhall.battalia.stormgates.rules.shared.gaining import (
    ALL_ARTEFACTS,
    gain_to_hand,
    supplies_to_hand,
)
from stormhall.kernel.core.errors import DataError
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.problems import problem
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, MaybeQuestion, Question

EFFECTS: Final[list[dict[str, Any]]] = COMPONENTS["storm_effects"]
TAILWIND_CARDS: Final[int] = EFFECTS[sk.EFFECT.index["tailwind"]]["params"]["cards"]
ECHO_EFFECT: Final[int] = sk.EFFECT.index["echo"]
NO_ECHO: Final[list[int]] = EFFECTS[ECHO_EFFECT]["params"]["not"]
"""The numbers of effects that are never echoed."""

Begin = Callable[[BattaliaState, Seat, int], None]


class StormEffects:
    """What each effect does, given the jumping player and hero; effects are counted from 0."""

    def __init__(self, open_pile: WordsRow) -> None:
        self.open: Final = open_pile
        self.begins: Final[dict[str, Begin]] = {
            "gain_artefact": self._windfall,
            "gain_lord": self._vassal,
            "draw": self._tailwind,
            "build_road_free": self._pathfinder,
            "draw_fate": self._hand_of_fate,
            "summon_second_hero": self._summons,
            "replace_terrain": self._reshaping,
            "copy_effect": self._echo,
            "promote": self._elevation,
            "upgrade_city_free": self._growth,
            "take_from_limbo": self._return_from_limbo,
            "dismantle_tent": self._gale,
        }
        self.path = self.reshape = self.echo = self.gale = -1
        for effect in EFFECTS:
            if effect["op"] not in self.begins:
                entry = f"storm_effects.{effect['id']}.op"
                raise DataError(FILE, entry, problem("unknown", word=effect["op"]))

    def add_steps(self, config: StormgatesConfig) -> None:
        """Add the steps that only these effects need."""
        self.echo = config.add_step(Echo(self))
        self.path = config.add_step(
            Pathfinder(config.add_step(PathPlace("path-place", PLACE_FIELDS)))
        )
        self.reshape = config.add_step(
            Reshaping(config.add_step(ChooseReshaping("choose-reshaping", RESHAPING_FIELDS)))
        )
        self.gale = config.add_step(Gale("gale", SEAT_ONLY))

    def begin(self, state: BattaliaState, seat: Seat, figure: int, effect: int) -> None:
        """Carry out an effect up to its first choice; its steps do the rest."""
        self.begins[EFFECTS[effect]["op"]](state, seat, figure)

    def _windfall(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-11."""
        state.frames.append([config_of(state).gain_artefact, seat, ALL_ARTEFACTS])

    def _vassal(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-12."""
        if not state.tops[c.LORD]:
            return
        card = take_top(state, c.LORD)
        gain_to_hand(state, seat, card)
        supplies = supplies_to_hand(state, seat, c.SUPPLIES_WITH[card])
        se.GAINED.tell(state, seat, card, supplies, visible_top(state, c.LORD))

    def _tailwind(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-13."""
        draw(state, seat, TAILWIND_CARDS)

    def _pathfinder(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-14."""
        state.frames.append([self.path, seat])

    def _hand_of_fate(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-15."""
        config_of(state).module(Fate).draw(state, seat, to_hand=1)

    def _summons(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-16: from the map or from the reserve; no jump."""
        cell = state.hero(seat, figure)
        for other in range(HEROES):
            start = state.hero(seat, other)
            if start == cell:
                continue
            state.put_hero(seat, other, cell)
            se.SUMMONED.tell(state, seat, other, start, cell)

    def _reshaping(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-17."""
        state.frames.append([self.reshape, seat])

    def _echo(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-18."""
        state.frames.append([self.echo, seat, figure])

    def _elevation(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-19."""
        state.frames.append([config_of(state).promote, seat])

    def _growth(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-20."""
        state.frames.append([config_of(state).raise_city, seat])

    def _return_from_limbo(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-21."""
        state.frames.append([config_of(state).take_from_limbo, seat])

    def _gale(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-22."""
        state.frames.append([self.gale, seat])


# A free road (SG-STE-14).


class Pathfinder(MaybeQuestion[BattaliaState]):
    """The choice of the kind of road."""

    def __init__(self, place: int) -> None:
        super().__init__("pathfinder", SEAT_ONLY)
        self.place: Final = place

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        roads = state.geography()
        return [
            v.BUILD | tile << 8
            for tile in range(b.ROAD_STRAIGHT, b.ROAD_CROSS + 1)
            if state.tops[z.TILE_DECK + tile] and roads.placements(seat, tile)
        ]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        state.frames.append([self.place, seat, first_of(code)])

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.BUILD:
            return []
        tile = first_of(code)
        if not b.IS_ROAD[tile]:
            return [Refusal("SG-STE-14", tile=b.TILE_WORDS[tile])]
        if not state.tops[z.TILE_DECK + tile]:
            return [Refusal("BT-LIM-1", deck=b.TILE_WORDS[tile])]
        return why_nowhere(state, seat, tile)


TILE: Final = 2
PLACE_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (TILE, "tile", k.TILE))


class PathPlace(Question[BattaliaState]):
    """The choice of the road's square and rotation."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.AT | place << 8 for place in state.geography().placements(seat, frame[TILE])]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        build(state, seat, frame[TILE], first_of(code), second_of(code), 0)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.AT:
            return []
        return why_not_place(state, seat, frame[TILE], first_of(code), second_of(code))


# Another card for one on the map (SG-STE-17).


def why_not_reshape(state: BattaliaState, cell: int) -> str:
    """The rule against replacing the card on a square; an empty string if there is none."""
    tile = state.tiles[cell]
    if not 0 < tile < b.TILES:
        return "SG-STE-17"
    return "" if state.tops[z.TILE_DECK + tile] else "BT-LIM-1"


class Reshaping(MaybeQuestion[BattaliaState]):
    """The choice of the card that is replaced; it may be anybody's."""

    def __init__(self, choose: int) -> None:
        super().__init__("reshaping", SEAT_ONLY)
        self.choose: Final = choose

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        cells = range(state.config.cells)
        return [v.REPLACE | cell << 8 for cell in cells if not why_not_reshape(state, cell)]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        state.frames.append([self.choose, seat, first_of(code)])

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.REPLACE:
            return []
        rule = why_not_reshape(state, first_of(code))
        return [Refusal(rule, cell=state.config.cell_words[first_of(code)])]


CELL: Final = 2
RESHAPING_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (CELL, "cell", k.CELL))


class ChooseReshaping(Question[BattaliaState]):
    """The choice of the deck's top card, or of one with a certain terrain."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        deck = z.TILE_DECK + state.tiles[frame[CELL]]
        cards = state.tops[deck] + state.loose[deck] + state.bottoms[deck]
        return [sv.TOP] + [
            v.AS_TERRAIN | terrain << 8 for terrain in sorted({card & 7 for card in cards})
        ]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        cell = frame[CELL]
        tile, old = state.tiles[cell], state.terrains[cell]
        deck, card = z.TILE_DECK + tile, tile * 8 + old
        if code == sv.TOP:
            new = take_top(state, deck) & 7
            put_under(state, deck, card)
        else:
            new = first_of(code)
            cards = state.tops[deck] + state.loose[deck] + state.bottoms[deck]
            rest = without(cards, cards.index(tile * 8 + new))
            shuffle_deck(state, deck, rest + bytes((card,)))  # SG-STE-05
        state.terrains = put(state.terrains, cell, new)
        e.TERRAIN_REPLACED.tell(state, seat, cell, old, new)
        for module in state.config.at_tiles:
            module.tile_laid(state, cell)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.AS_TERRAIN:
            return []
        return [Refusal("BT-LIM-5", terrain=c.TERRAINS[first_of(code)])]


# A tent that the wind takes (SG-STE-22).


def tents_in_the_wind(state: BattaliaState, seat: Seat) -> list[Code]:
    """The tents of opponents; if they have none, those of the player's team. Equal ones once."""
    opponents = state.opponents(seat)
    own = [mate for mate in range(state.seats) if mate not in opponents]
    for side in (opponents, own):
        codes: list[Code] = []
        for owner in sorted(side):
            tents = z.records_of(state.zone(owner, z.TENTS))
            for i, tent in enumerate(tents):
                if tent not in tents[:i]:
                    codes.append(sv.BLOW | owner << 8 | i << 16)
        if codes:
            return codes
    return []


class Gale(MaybeQuestion[BattaliaState]):
    """The choice of the tent that is cleared with its cards."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return tents_in_the_wind(state, seat)

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        owner = first_of(code)
        tents = z.records_of(state.zone(owner, z.TENTS))
        tent, first, second, _ = tents.pop(second_of(code))
        state.set_zone(owner, z.TENTS, b"".join(tents))
        cards = bytes([card for card in (tent, first, second) if card < z.VIRTUAL])
        to_shelter(state, owner, cards, b"\xff" * len(cards))
        se.TENT_BLOWN_AWAY.tell(state, seat, owner, cards)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != sv.BLOW:
            return []
        owner, tent = first_of(code), second_of(code)
        return [Refusal("SG-STE-22", player=owner + 1, tent=tent + 1)]


# An effect once more (SG-STE-18).

FIGURE: Final = 2
ECHO_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (FIGURE, "hero", k.HERO))


class Echo(MaybeQuestion[BattaliaState]):
    """SG-STE-18: an effect of the open pile is carried out once more."""

    def __init__(self, effects: StormEffects) -> None:
        super().__init__("echo", ECHO_FIELDS)
        self.effects: Final = effects

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        drawn = self.effects.open.get(state)
        return [
            sv.ECHO | effect << 8 for effect in sorted(drawn) if not _why_not_echo(drawn, effect)
        ]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        effect = first_of(code)
        se.ECHOED.tell(state, seat, effect, EFFECTS[effect]["no"])
        self.effects.begin(state, seat, frame[FIGURE], effect)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != sv.ECHO:
            return []
        return [Refusal("SG-STE-18", effect=sk.EFFECT.words[first_of(code)])]


def _why_not_echo(drawn: bytes, effect: int) -> bool:
    """Whether an effect cannot be echoed: it is not open, is barred, or is the echo itself."""
    return effect not in drawn or effect == ECHO_EFFECT or EFFECTS[effect]["no"] in NO_ECHO
