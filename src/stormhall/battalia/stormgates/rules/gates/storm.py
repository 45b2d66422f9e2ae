"""The storm: its deck and the effect that follows each jump (SG-STE-01 to -05, -11 to -22).

The deck has no order: what comes next is drawn when a hero has jumped. Effects that need choices
have steps in `storm_steps`, or shared ones in `gains`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, cast

from stormhall.battalia.knowledge.pool_decks import take_top, visible_top
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.config import HEROES, Config
from stormhall.battalia.model.rows import WordsRow
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.drawing import draw
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import StormgatesConfig, config_of
from stormhall.battalia.stormgates.model.documents import StormPart, StormPosition
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.rules.gains import gain_to_hand, supplies_to_hand
from stormhall.battalia.stormgates.rules.gates.storm_effects import (
    ChooseReshaping,
    Gale,
    IfPossible,
    Pathfinder,
    PathPlace,
    Reshaping,
)
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import EVERYTHING, Code, Frame, Seat
from stormhall.kernel.core.step import Step
from stormhall.kernel.table.document_reader import Reader

EFFECTS: Final[list[dict[str, Any]]] = COMPONENTS["storm_effects"]
SEAT: Final = 1
FIGURE: Final = 2
EFFECT: Final = 3

ALL_ARTEFACTS: Final = sum(1 << kind for kind in range(c.TOOL, c.HORSE + 1))
TAILWIND_CARDS: Final[int] = EFFECTS[sk.EFFECT.index["tailwind"]]["params"]["cards"]

ECHO_EFFECT: Final = sk.EFFECT.index["echo"]
NO_ECHO: Final[list[int]] = EFFECTS[ECHO_EFFECT]["params"]["not"]
"""The numbers of effects that are never echoed."""

Begin = Callable[[BattaliaState, Seat, int], None]


class DrawsFate(Protocol):
    """What the module of fate cards offers to the storm (SG-STE-15)."""

    def draw(self, state: BattaliaState, seat: Seat, to_hand: int) -> None: ...


class Storm(StormgatesModule):
    """The storm deck: `open` is the pile in the order drawn, `coming` was named to come next.

    Effects are counted from 0. What is not in the open pile is in the deck.
    """

    def __init__(self) -> None:
        super().__init__("storm")
        self.open: Final = WordsRow("open", sk.EFFECT, in_order=True)
        self.coming: Final = WordsRow("next", sk.EFFECT, in_order=True, only_in_positions=True)
        self.effects: list[int] = []
        self.begins: dict[str, Begin] = {
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

    def equip(self, config: Config) -> None:
        """SG-MOD-01: without fate cards their effect is not in the deck. SG-STE-02: all waits."""
        self.claim_rows(config, self.open, self.coming)
        storm_config = cast(StormgatesConfig, config)
        self.effects = [
            i
            for i, effect in enumerate(EFFECTS)
            if storm_config.options[effect["params"].get("requires_module", "gates")]
        ]
        storm_config.storm = config.add_step(StormStep(self))
        config.comes_first[storm_config.storm] = "SG-STE-02"
        self.echo = config.add_step(Echo(self))
        place = config.add_step(PathPlace("path-place", {"seat": k.SEAT, "tile": k.TILE}))
        self.path = config.add_step(Pathfinder(place))
        choose = config.add_step(
            ChooseReshaping("choose-reshaping", {"seat": k.SEAT, "cell": k.CELL})
        )
        self.reshape = config.add_step(Reshaping(choose))
        self.gale = config.add_step(Gale("gale", {"seat": k.SEAT}))

    def left(self, state: BattaliaState) -> list[int]:
        """The effects that are still in the deck."""
        drawn = self.open.get(state)
        return [effect for effect in self.effects if effect not in drawn]

    def draw(self, state: BattaliaState) -> int:
        """SG-STE-01: the next effect goes onto the open pile."""
        coming = self.coming.get(state)
        if coming:
            effect = coming[0]
            self.coming.set(state, coming[1:])
        else:
            left = self.left(state)
            effect = left[state.below(len(left))]
        self.open.add(state, effect)
        return effect

    def maybe_shuffle(self, state: BattaliaState) -> None:
        """SG-STE-04: after the last effect of the deck all are shuffled anew."""
        if not self.left(state):
            self.open.set(state, b"")
            se.STORM_SHUFFLED.tell(state, len(self.effects))

    def begin(self, state: BattaliaState, seat: Seat, figure: int, effect: int) -> None:
        """Carry out an effect as far as it needs no choice; its steps do the rest."""
        self.begins[EFFECTS[effect]["op"]](state, seat, figure)

    # The effects.

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
        cast(DrawsFate, config_of(state).by_name["fate_cards"]).draw(state, seat, 1)

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

    # Information (SG-INF-01, -02): the deck is known as a set, its order to nobody.

    def write(self, state: BattaliaState, viewer: int) -> StormPart:
        document: StormPart = {
            "open": [sk.EFFECT.words[effect] for effect in self.open.get(state)],
            "left": len(self.left(state)),
        }
        if viewer != EVERYTHING:
            return document
        position: StormPosition = {
            **document,
            "next": [sk.EFFECT.words[effect] for effect in self.coming.get(state)],
        }
        return position

    def read(self, state: BattaliaState, reader: Reader) -> None:
        """`open`: the open pile in order; `next`: effects that come next, the first one first."""
        index = {sk.EFFECT.words[effect]: effect for effect in self.effects}
        drawn, coming = reader.words("open", index), reader.words("next", index)
        named = drawn + coming
        reader.expect(len(set(named)) == len(named), "next", problem("effect"))
        self.open.set(state, bytes(drawn))
        self.coming.set(state, bytes(coming))

    def redeal(self, state: BattaliaState, viewer: int, chance: Chance) -> None:
        """What a position has named to come next is nobody's knowledge."""
        self.coming.set(state, b"")

    def defects(self, state: BattaliaState) -> Defects:
        drawn = self.open.get(state)
        if len(set(drawn)) != len(drawn) or len(drawn) + len(self.left(state)) != len(self.effects):
            return [("storm.open", problem("effect"))]
        return []


class StormStep(Step[BattaliaState]):
    """SG-STE-02: the effect of a jump; frame: seat, hero, and the number of the effect drawn."""

    def __init__(self, storm: Storm) -> None:
        super().__init__("storm", {"seat": k.SEAT, "hero": k.HERO, "effect": k.ANY_NUMBER})
        self.storm: Final = storm

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        if frame[EFFECT]:
            state.frames.pop()
            self.storm.maybe_shuffle(state)
            return
        effect = self.storm.draw(state)
        frame[EFFECT] = EFFECTS[effect]["no"]
        se.STORM_EFFECT.tell(state, frame[SEAT], effect, frame[EFFECT])
        self.storm.begin(state, frame[SEAT], frame[FIGURE], effect)


class Echo(IfPossible):
    """SG-STE-18: an effect of the open pile is carried out once more; frame: seat and hero."""

    def __init__(self, storm: Storm) -> None:
        super().__init__("echo", {"seat": k.SEAT, "hero": k.HERO})
        self.storm: Final = storm

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        drawn = self.storm.open.get(state)
        return [
            sv.ECHO | effect << 8 for effect in sorted(drawn) if not _why_not_echo(drawn, effect)
        ]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        effect = code >> 8
        se.ECHOED.tell(state, seat, effect, EFFECTS[effect]["no"])
        self.storm.begin(state, seat, frame[FIGURE], effect)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != sv.ECHO:
            return []
        return [Refusal("SG-STE-18", effect=sk.EFFECT.words[code >> 8])]


def _why_not_echo(drawn: bytes, effect: int) -> bool:
    """Whether an effect cannot be echoed: it is not open, is barred, or is the echo itself."""
    return effect not in drawn or effect == ECHO_EFFECT or EFFECTS[effect]["no"] in NO_ECHO
