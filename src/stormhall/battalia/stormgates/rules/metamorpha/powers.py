"""The six powers of Metamorpha, one for each terrain (SG-MET-11 to -16).

Which terrain has which power, and the numbers, are data; a power is open when it can do anything.
Cities rise in `shared/raising_cities.py` (-12), units in `shared/promoting.py` (-14). Who may
activate one, and the fee, is in `metamorpha.py` (SG-MET-05 to -09).
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import OPENING
from stormhall.battalia.rules.artefacts.horses import ride
from stormhall.battalia.rules.artefacts.transformations import lay_target, target_card, targets
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.attack import (
    BOTH,
    FIRST,
    SendHeroes,
    battle_of_attack,
    may_attack_hero,
    place_verb,
    start_battle,
    why_no_object,
)
from stormhall.battalia.rules.battle.best_opening import Arms, can_exceed
from stormhall.battalia.rules.drawing import draw
from stormhall.battalia.rules.heroes.movement import held_by
from stormhall.battalia.rules.paying.open_cards import open_card
from stormhall.battalia.rules.paying.payment import has_source, why_not_has
from stormhall.battalia.rules.scenarios.volcano import may_pass
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.board import GATE
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.kinds import SEAT_ONLY
from stormhall.battalia.stormgates.rules.great.hero_reach import around
from stormhall.battalia.stormgates.rules.shared.promoting import may_rise
from stormhall.battalia.stormgates.rules.shared.raising_cities import raisable
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

ABILITIES: Final[list[dict[str, Any]]] = COMPONENTS["metamorpha"]["abilities"]

HERO: Final = 2
OBJECT_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (HERO, "hero", k.HERO))


class Power:
    """What she does on one kind of terrain; `number` is a number of the data or a step."""

    def __init__(self, rule: str, number: int) -> None:
        self.rule: Final = rule
        self.number: Final = number

    def is_open(self, state: BattaliaState, seat: Seat, figure: int) -> bool:
        """Whether the power can do anything for this hero."""
        return True

    def spares(self, state: BattaliaState, seat: Seat, fee: int) -> bool:
        """Whether it can still do anything once this source is laid as the fee."""
        return True

    def use(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        """Called when the fee is laid; unless a power says otherwise, its step asks."""
        state.frames.append([self.number, seat])


def powers_for(config: StormgatesConfig) -> dict[int, Power]:
    """The powers by terrain, with the steps that ask for their choices."""
    powers: dict[int, Power] = {}
    for ability in ABILITIES:
        params = ability["params"]
        powers[c.TERRAINS.index(ability["terrain"])] = _power(config, ability["op"], params)
    return powers


def _power(config: StormgatesConfig, op: str, params: dict[str, Any]) -> Power:
    if op == "free_move":
        return FreeMove("SG-MET-11", params["up_to_steps"])
    if op == "upgrade_city_free":
        return FreeUpgrade("SG-MET-12", config.raise_city)
    if op == "ranged_attack_no_weapon":
        join = config.add_step(JoinAttack("join-attack", f.FIELDS))
        return RangedAttack("SG-MET-13", config.add_step(ChooseObject(join)))
    if op == "promote":
        return FreePromotion("SG-MET-14", config.promote)
    if op == "draw":
        return DrawCards("SG-MET-15", config.add_step(ChooseNumber(params["up_to"])))
    assert op == "double_unit", f"no power {op}"
    return LieAsTwo("SG-MET-16", config.add_step(DoubleUnit(params["copies"])))


class FreeMove(Power):
    """SG-MET-11: free steps, like those of a horse; they end with the next other action."""

    def is_open(self, state: BattaliaState, seat: Seat, figure: int) -> bool:
        """A hero who may move needs a way from his card, or a gate to jump from."""
        start = state.hero(seat, figure)
        if held_by(state, seat, figure):
            return False
        ways = [
            cell for cell in state.geography().ways[start] if may_pass(state, seat, start, cell)
        ]
        return bool(ways) or state.tiles[start] == GATE

    def use(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        ride(state, seat, figure, self.number)


class FreeUpgrade(Power):
    """SG-MET-12: one city of the player rises, wherever it is."""

    def is_open(self, state: BattaliaState, seat: Seat, figure: int) -> bool:
        return bool(raisable(state, seat))


# Attacks from afar.


def objects(state: BattaliaState, seat: Seat, figure: int) -> list[Code]:
    """SG-MET-13: the attacks that a hero can make on the squares around his own."""
    codes: list[Code] = []
    for cell in around(state.config, state.hero(seat, figure)):
        verb = place_verb(state, seat, cell)
        if verb >= 0 and state.config.guards[state.tiles[cell]].from_afar():
            codes.append(verb | cell << 8)
        codes += [
            v.ATTACK_HERO | other << 8 | cell << 16
            for other in state.opponents(seat)
            if may_attack_hero(state, seat, other, cell)
        ]
    if not state.config.rulings.no_hopeless_attacks:
        return codes
    arms = Arms(state, seat)
    return [code for code in codes if can_exceed(state, _battle(state, seat, figure, code), arms)]


def _battle(state: BattaliaState, seat: Seat, figure: int, code: Code) -> Frame:
    """BT-BAT-28: the battle that an attack would start, with the heroes who may join."""
    battle = battle_of_attack(state, seat, code)
    joining = sum([1 << hero for hero in state.heroes_at(seat, battle[f.CELL])])
    battle[f.SENT] = joining | 1 << figure | f.UNARMED
    return battle


class RangedAttack(Power):
    """SG-MET-13: the hero attacks something beside him at once, without a weapon."""

    def is_open(self, state: BattaliaState, seat: Seat, figure: int) -> bool:
        return bool(objects(state, seat, figure))

    def use(self, state: BattaliaState, seat: Seat, figure: int) -> None:
        state.frames.append([self.number, seat, figure])


class ChooseObject(Question[BattaliaState]):
    """SG-MET-13: the choice of the target."""

    def __init__(self, join: int) -> None:
        super().__init__("choose-object", OBJECT_FIELDS)
        self.join: Final = join

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return objects(state, seat, frame[HERO]) or [v.ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == v.ABANDON:
            return
        battle = battle_of_attack(state, seat, code)
        step = self.join if state.heroes_at(seat, battle[f.CELL]) else OPENING
        start_battle(state, battle, step, 1 << frame[HERO] | f.UNARMED)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        verb = verb_of(code)
        if verb != v.ATTACK_HERO and verb not in _attack_verbs(state):
            return []
        cell = second_of(code) if verb == v.ATTACK_HERO else first_of(code)
        refusals = [Refusal("SG-MET-13", cell=state.config.cell_words[cell])]
        if cell not in around(state.config, state.hero(seat, frame[HERO])):
            return refusals
        return refusals + why_no_object(state, seat, code)


def _attack_verbs(state: BattaliaState) -> list[int]:
    return [guard.verb for guard in state.config.guards.values()]


class JoinAttack(SendHeroes):
    """SG-MET-13: whether the second hero, who stands on the target's square, also takes part."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        sent = [figure for figure in range(HEROES) if frame[f.SENT] >> figure & 1]
        return [v.SEND | (FIRST + sent[0]) << 8, v.SEND | BOTH << 8]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if first_of(code) == BOTH:
            frame[f.SENT] |= (1 << HEROES) - 1
        frame[0] = OPENING
        for module in state.config.at_battles:
            module.announced(state, frame)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("SG-MET-13")] if verb_of(code) == v.SEND else []


# The hand.


def targets_beside(state: BattaliaState, seat: Seat, fee: int) -> list[int]:
    """The targets that a player still has once the fee is laid."""
    hand = state.zone(seat, z.HAND)
    return [target for target in targets(state, seat) if target != fee or hand.count(target) > 1]


class FreePromotion(Power):
    """SG-MET-14: one unit in the hand rises by one rank, as by storm effect 9."""

    def spares(self, state: BattaliaState, seat: Seat, fee: int) -> bool:
        return any(
            target != v.BORROWED and may_rise(state, seat, target)
            for target in targets_beside(state, seat, fee)
        )


class DrawCards(Power):
    """SG-MET-15: cards of the player's nation, reshuffled as usual (BT-DRW-2)."""

    def is_open(self, state: BattaliaState, seat: Seat, figure: int) -> bool:
        return cards_to_draw(state, seat) > 0


def cards_to_draw(state: BattaliaState, seat: Seat) -> int:
    """How many cards a player could draw, including those in the shelter."""
    return sum(len(state.zone(seat, zone)) for zone in (z.NATION, z.COMING, z.SHELTER))


class ChooseNumber(Question[BattaliaState]):
    """SG-MET-15: the choice of how many cards to draw."""

    def __init__(self, most: int) -> None:
        super().__init__("choose-number", SEAT_ONLY)
        self.most: Final = most

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        most = min(self.most, cards_to_draw(state, seat))
        return [sv.DRAW | number << 8 for number in range(most + 1)]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        draw(state, seat, first_of(code))

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("SG-MET-15")] if verb_of(code) == sv.DRAW else []


def may_double(card: int) -> bool:
    """SG-MET-16: a unit, but no royal, Unbound or zealot."""
    return c.SUPPLY < c.KIND[card] <= c.LORD and c.ALTERABLE[card]


class LieAsTwo(Power):
    """SG-MET-16: one unit in the hand lies as two; it never enters a battle line."""

    def spares(self, state: BattaliaState, seat: Seat, fee: int) -> bool:
        targets = targets_beside(state, seat, fee)
        return any(may_double(target_card(state, target)) for target in targets)


class DoubleUnit(Question[BattaliaState]):
    """SG-MET-16: the choice of the unit to double."""

    def __init__(self, copies: int) -> None:
        super().__init__("double-unit", SEAT_ONLY)
        self.copies: Final = copies

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        # A hidden hand that somebody else imagines may hold none.
        return [
            sv.DOUBLE | target << 8
            for target in targets(state, seat)
            if may_double(target_card(state, target))
        ] or [v.ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == v.ABANDON:
            return
        flags = z.PEACEFUL | (z.BORROWED_CARD if first_of(code) == v.BORROWED else 0)
        card = lay_target(state, seat, first_of(code))
        open_card(state, seat, card, c.KIND[card], self.copies, flags)
        se.DOUBLED.tell(state, seat, card)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != sv.DOUBLE:
            return []
        source = first_of(code)
        word = SOURCE_WORDS[source]
        if source >= v.OPEN_SLOT:
            return [Refusal("BT-TRN-6", card=word)]
        if not has_source(state, seat, source):
            return why_not_has(state, seat, source) or [Refusal("SG-MET-16", card=word)]
        if source not in targets(state, seat):
            return [Refusal("BT-TRF-2", card=word)]
        rule = c.FIXED_BY[target_card(state, source)]
        refusals = [Refusal("SG-MET-16", card=word)]
        return [*refusals, Refusal(rule, card=word)] if rule else refusals
