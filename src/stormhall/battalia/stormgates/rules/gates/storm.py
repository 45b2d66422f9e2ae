"""The storm: its deck and the effect that follows each jump (SG-STE-01 to -05, -11 to -22).

The deck has no order: what comes next is drawn when a hero has jumped. Effects that need choices
have steps in `storm_steps`, or shared ones in `gains`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, cast

from stormhall.battalia.knowledge.zones import draw, take_top, top_name
from stormhall.battalia.model.cards import CARD_WORDS, HORSE, LORD, SUPPLIES_WITH, TOOL
from stormhall.battalia.model.components import STORMGATES
from stormhall.battalia.model.config import HEROES, Config
from stormhall.battalia.model.module import Document, Module
from stormhall.battalia.model.state import NONE, BattaliaState
from stormhall.battalia.model.step import BattaliaStep
from stormhall.battalia.stormgates.model.config import StormConfig, config_of
from stormhall.battalia.stormgates.positions.problems import flaw
from stormhall.battalia.stormgates.rules.gains import gain_to_hand, supplies_to_hand
from stormhall.battalia.stormgates.rules.gates.storm_effects import (
    ECHO,
    ECHO_EFFECT,
    EFFECT_INDEX,
    EFFECT_WORDS,
    NO_ECHO,
)
from stormhall.battalia.stormgates.rules.gates.storm_steps import (
    ChooseReshaping,
    Gale,
    Pathfinder,
    PathPlace,
    Reshaping,
)
from stormhall.kernel.core.events import Facts
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import EVERYTHING, Code, Frame, Seat
from stormhall.kernel.table.document_reader import Reader

EFFECTS: Final[list[dict[str, Any]]] = STORMGATES["storm_effects"]
SEAT: Final = 1
FIGURE: Final = 2
EFFECT: Final = 3

ALL_ARTEFACTS: Final = sum(1 << kind for kind in range(TOOL, HORSE + 1))
TAILWIND_CARDS: Final[int] = EFFECTS[EFFECT_INDEX["tailwind"]]["params"]["cards"]

Begin = Callable[[BattaliaState, Seat, int], None]


class DrawsFate(Protocol):
    """What the module of fate cards offers to the storm (SG-STE-15)."""

    def draw(self, game: BattaliaState, seat: Seat, to_hand: int) -> None: ...


class Storm(Module):
    """The storm deck; rows: the open pile in the order drawn, and effects named to come next.

    Effects are counted from 0. What is not in the open pile is in the deck.
    """

    def __init__(self) -> None:
        super().__init__("storm")
        self.open = -1
        self.coming = -1
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
        self.open = config.claim_row()
        self.coming = config.claim_row()
        storm_config = cast(StormConfig, config)
        self.effects = [
            i
            for i, effect in enumerate(EFFECTS)
            if storm_config.options[effect["params"].get("requires_module", "gates")]
        ]
        storm_config.storm = config.add_step(StormStep(self))
        config.comes_first[storm_config.storm] = "SG-STE-02"
        self.echo = config.add_step(Echo(self))
        place = config.add_step(PathPlace("path-place", ("seat", "tile")))
        self.path = config.add_step(Pathfinder(place))
        choose = config.add_step(ChooseReshaping("choose-reshaping", ("seat", "cell")))
        self.reshape = config.add_step(Reshaping(choose))
        self.gale = config.add_step(Gale("gale", ("seat",)))

    def left(self, game: BattaliaState) -> list[int]:
        """The effects that are still in the deck."""
        drawn = game.rows[self.open]
        return [effect for effect in self.effects if effect not in drawn]

    def draw(self, game: BattaliaState) -> int:
        """SG-STE-01: the next effect goes onto the open pile."""
        coming = game.rows[self.coming]
        if coming:
            effect = coming[0]
            game.rows[self.coming] = coming[1:]
        else:
            left = self.left(game)
            effect = left[game.below(len(left))]
        game.rows[self.open] += bytes((effect,))
        return effect

    def maybe_shuffle(self, game: BattaliaState) -> None:
        """SG-STE-04: after the last effect of the deck all are shuffled anew."""
        if not self.left(game):
            game.rows[self.open] = b""
            if game.log is not None:
                game.tell("storm-shuffled", {"count": len(self.effects)})

    def begin(self, game: BattaliaState, seat: Seat, figure: int, effect: int) -> None:
        """Carry out an effect as far as it needs no choice; its steps do the rest."""
        self.begins[EFFECTS[effect]["op"]](game, seat, figure)

    # The effects.

    def _windfall(self, game: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-11."""
        game.frames.append([config_of(game).gain_artefact, seat, ALL_ARTEFACTS])

    def _vassal(self, game: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-12."""
        if not game.tops[LORD]:
            return
        card = take_top(game, LORD)
        gain_to_hand(game, seat, card)
        supplies = supplies_to_hand(game, seat, SUPPLIES_WITH[card])
        if game.log is not None:
            facts = {"seat": seat, "card": CARD_WORDS[card], "supplies": supplies}
            game.tell("gained", {**facts, "top": top_name(game, LORD)}, reveal=True)

    def _tailwind(self, game: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-13."""
        draw(game, seat, TAILWIND_CARDS)

    def _pathfinder(self, game: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-14."""
        game.frames.append([self.path, seat])

    def _hand_of_fate(self, game: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-15."""
        cast(DrawsFate, config_of(game).by_name["fate"]).draw(game, seat, 1)

    def _summons(self, game: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-16: from the map or from the reserve; no jump."""
        cell = game.hero(seat, figure)
        for other in range(HEROES):
            start = game.hero(seat, other)
            if start == cell:
                continue
            game.put_hero(seat, other, cell)
            if game.log is not None:
                words = game.config.cell_words
                came = words[start] if start != NONE else None
                facts: Facts = {"seat": seat, "hero": other + 1, "from": came, "to": words[cell]}
                game.tell("summoned", facts)

    def _reshaping(self, game: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-17."""
        game.frames.append([self.reshape, seat])

    def _echo(self, game: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-18."""
        game.frames.append([self.echo, seat, figure])

    def _elevation(self, game: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-19."""
        game.frames.append([config_of(game).promote, seat])

    def _growth(self, game: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-20."""
        game.frames.append([config_of(game).raise_city, seat])

    def _return_from_limbo(self, game: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-21."""
        game.frames.append([config_of(game).take_from_limbo, seat])

    def _gale(self, game: BattaliaState, seat: Seat, figure: int) -> None:
        """SG-STE-22."""
        game.frames.append([self.gale, seat])

    # Information (SG-INF-01, -02): the deck is known as a set, its order to nobody.

    def write(self, game: BattaliaState, eyes: int) -> Document:
        document: Document = {
            "open": [EFFECT_WORDS[effect] for effect in game.rows[self.open]],
            "left": len(self.left(game)),
        }
        if eyes == EVERYTHING:
            document["next"] = [EFFECT_WORDS[effect] for effect in game.rows[self.coming]]
        return document

    def read(self, game: BattaliaState, reader: Reader) -> None:
        """`open`: the open pile in order; `next`: effects that come next, the first one first."""
        index = {EFFECT_WORDS[effect]: effect for effect in self.effects}
        drawn, coming = reader.words("open", index), reader.words("next", index)
        named = drawn + coming
        reader.expect(len(set(named)) == len(named), "next", flaw("effect"))
        game.rows[self.open] = bytes(drawn)
        game.rows[self.coming] = bytes(coming)

    def redeal(self, game: BattaliaState, eyes: int, chance: Chance) -> None:
        """What a position has named to come next is nobody's knowledge."""
        game.rows[self.coming] = b""

    def defects(self, game: BattaliaState) -> Defects:
        drawn = game.rows[self.open]
        if len(set(drawn)) != len(drawn) or len(drawn) + len(self.left(game)) != len(self.effects):
            return [("storm.open", flaw("effect"))]
        return []


class StormStep(BattaliaStep):
    """SG-STE-02: the effect of a jump; frame: seat, hero, and the number of the effect drawn."""

    def __init__(self, storm: Storm) -> None:
        super().__init__("storm", ("seat", "hero", "effect"))
        self.storm: Final = storm

    def go_on(self, game: BattaliaState, frame: Frame) -> None:
        if frame[EFFECT]:
            game.frames.pop()
            self.storm.maybe_shuffle(game)
            return
        effect = self.storm.draw(game)
        frame[EFFECT] = EFFECTS[effect]["no"]
        if game.log is not None:
            facts = {"seat": frame[SEAT], "effect": EFFECT_WORDS[effect], "number": frame[EFFECT]}
            game.tell("storm-effect", facts, reveal=True)
        self.storm.begin(game, frame[SEAT], frame[FIGURE], effect)


class Echo(BattaliaStep):
    """SG-STE-18: an effect of the open pile is carried out once more; frame: seat and hero."""

    def __init__(self, storm: Storm) -> None:
        super().__init__("echo", ("seat", "hero"))
        self.storm: Final = storm

    def owed(self, game: BattaliaState, frame: Frame) -> int:
        return 1 << frame[SEAT] if self.offers(game, frame, frame[SEAT]) else 0

    def go_on(self, game: BattaliaState, frame: Frame) -> None:
        game.frames.pop()

    def offers(self, game: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        drawn = game.rows[self.storm.open]
        return [ECHO | effect << 8 for effect in sorted(drawn) if not _why_not_echo(drawn, effect)]

    def take(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        game.frames.pop()
        effect = code >> 8
        if game.log is not None:
            facts = {"seat": seat, "effect": EFFECT_WORDS[effect], "number": EFFECTS[effect]["no"]}
            game.tell("echoed", facts)
        self.storm.begin(game, seat, frame[FIGURE], effect)

    def why_not(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != ECHO:
            return []
        return [Refusal("SG-STE-18", effect=EFFECT_WORDS[code >> 8])]


def _why_not_echo(drawn: bytes, effect: int) -> bool:
    """Whether an effect cannot be echoed: it is not open, is barred, or is the echo itself."""
    return effect not in drawn or effect == ECHO_EFFECT or EFFECTS[effect]["no"] in NO_ECHO
