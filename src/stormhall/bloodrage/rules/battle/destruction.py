"""Figures that die together, and what may happen instead (BR-BAT-14, D-46, D-47).

An event names its victims: for each clan a number of Warriors and a mask of other kinds, all in the
area of one province. Owners decide on replacements in order; then all the rest goes to Valhalla.
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import step_ids as frames
from stormhall.bloodrage.model.board import (
    DRAGONS,
    KIND_NAMES,
    KINDS,
    PROVINCE_NAMES,
    RAGNAROK,
    RAGNAROK_GLORY,
    SEA_SERPENT,
    SHIP,
    VALHALLA,
    VOLUR_WITCH,
    WARRIOR,
    YGGDRASIL,
    Kind,
    Place,
    Province,
)
from stormhall.bloodrage.model.cards import DRAGON_SHIP, INSPIRATION, PROTECTION, RETREAT_HOOK
from stormhall.bloodrage.model.notation import DECLINE, PROTECT, RETREAT, items_of, verb_of
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.model.step import NamedStep
from stormhall.bloodrage.rules.actions.clan_sheet import has_power, power_amount, tell_use
from stormhall.bloodrage.rules.figure_groups import all_groups, kinds_of_mask, words_of_group
from stormhall.bloodrage.rules.figures import count_at, kinds_in_area, shift
from stormhall.bloodrage.rules.glory import gain_glory
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat

IN_BATTLE: Final = 0
BY_INVADER: Final = 1
BY_RAGNAROK: Final = 2
CAUSES: Final = ["battle", "invade", "ragnarok"]

CAUSE: Final = 1
PROVINCE: Final = 2
START: Final = 3
NEXT: Final = 4
ASKED: Final = 5
QUESTION: Final = 6
VICTIMS: Final = 7

NOTHING: Final = 0
WITCH: Final = 1
PAYMENT: Final = 2

SHIPS: Final = 1 << SHIP | 1 << SEA_SERPENT


def all_figures(game: BloodRageState, seat: Seat, province: Province) -> list[int]:
    """Everything a clan has in an area, as victims: number of Warriors, mask of other kinds."""
    mask = 0
    for kind in kinds_in_area(game, seat, province):
        if kind != WARRIOR:
            mask |= 1 << kind
    return [count_at(game, seat, WARRIOR, province), mask]


def destroy(
    game: BloodRageState, cause: int, province: Province, start: Seat, victims: list[int]
) -> None:
    """Begin an event; `victims` are two ints per seat. Without a choice it is over at once."""
    frame = [frames.DESTRUCTION, cause, province, start, 0, -1, NOTHING, *victims]
    for seat in range(game.seats):
        if may_retreat(frame, seat) or may_pay(game, frame, seat):
            game.frames.append(frame)
            return
    carry_out(game, frame)


def may_retreat(frame: Frame, seat: Seat) -> bool:
    """D-47: the Volur Witch is about to die in an outer province."""
    return bool(frame[VICTIMS + 2 * seat + 1] >> VOLUR_WITCH & 1) and frame[PROVINCE] != YGGDRASIL


def may_pay(game: BloodRageState, frame: Frame, seat: Seat) -> bool:
    """D-46: Frigga's Protection helps in the Action phase, with Rage to pay for it."""
    return (
        has_power(game, seat, PROTECTION)
        and frame[CAUSE] != BY_RAGNAROK
        and protectable(game, seat) > 0
        and frame[VICTIMS + 2 * seat] + frame[VICTIMS + 2 * seat + 1] > 0
    )


def protectable(game: BloodRageState, seat: Seat) -> int:
    """How many figures the clan can pay for."""
    return game.rage[seat] // power_amount(game, seat, PROTECTION)


def carry_out(game: BloodRageState, frame: Frame) -> None:
    """Send what is left of the victims to Valhalla together, then pay what their deaths earn."""
    province = frame[PROVINCE]
    for seat in range(game.seats):
        warriors = frame[VICTIMS + 2 * seat]
        mask = frame[VICTIMS + 2 * seat + 1]
        if not warriors and not mask:
            continue
        for _ in range(warriors):
            shift(game, seat, WARRIOR, province, VALHALLA)
        for kind in kinds_of_mask(mask):
            shift(game, seat, kind, game.at[seat * KINDS + kind], VALHALLA)
        if game.log is not None:
            facts: dict[str, object] = {
                "seat": seat,
                "place": PROVINCE_NAMES[province],
                "figures": words_of_group(warriors, mask),
                "cause": CAUSES[frame[CAUSE]],
            }
            game.tell("destroyed", facts)
    for seat in range(game.seats):
        _pay_for_deaths(game, frame, seat)


def _pay_for_deaths(game: BloodRageState, frame: Frame, seat: Seat) -> None:
    mask = frame[VICTIMS + 2 * seat + 1]
    count = frame[VICTIMS + 2 * seat] + mask.bit_count()
    if not count:
        return
    if frame[CAUSE] == IN_BATTLE:
        game.deaths[seat] += count
    elif frame[CAUSE] == BY_RAGNAROK:
        # BR-RAG-3; Odin's Inspiration doubles this award alone, not the Dragons'.
        factor = power_amount(game, seat, INSPIRATION) or 1
        if factor > 1:
            tell_use(game, seat, INSPIRATION)
        gain_glory(game, seat, RAGNAROK, count * RAGNAROK_GLORY[game.age] * factor)
    _pay_dragons(game, seat, (mask & SHIPS).bit_count())


def _pay_dragons(game: BloodRageState, seat: Seat, ships: int) -> None:
    """Dragon upgrades pay for every ship destroyed, whatever the cause."""
    if ships and has_power(game, seat, DRAGON_SHIP):
        tell_use(game, seat, DRAGON_SHIP)
        gain_glory(game, seat, DRAGONS, ships * power_amount(game, seat, DRAGON_SHIP))


def destroy_as_cost(game: BloodRageState, seat: Seat, kind: Kind, place: Place) -> None:
    """A figure paid with its life: nothing prevents or replaces it (D-48), Dragons pay."""
    shift(game, seat, kind, place, VALHALLA)
    _pay_dragons(game, seat, SHIPS >> kind & 1)


class Destruction(NamedStep):
    """BR-BAT-14: each owner decides on retreat and protection, in order, then all die together."""

    def owed(self, game: BloodRageState, frame: Frame) -> int:
        return 1 << frame[ASKED] if frame[ASKED] >= 0 else 0

    def go_on(self, game: BloodRageState, frame: Frame) -> None:
        while frame[NEXT] < game.seats:
            seat = (frame[START] + frame[NEXT]) % game.seats
            if frame[QUESTION] < WITCH:
                frame[QUESTION] = WITCH
                if may_retreat(frame, seat):
                    frame[ASKED] = seat
                    return
            if frame[QUESTION] < PAYMENT:
                frame[QUESTION] = PAYMENT
                if may_pay(game, frame, seat):
                    frame[ASKED] = seat
                    return
            frame[NEXT] += 1
            frame[QUESTION] = NOTHING
        game.frames.pop()
        carry_out(game, frame)

    def offers(self, game: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        if frame[QUESTION] == WITCH:
            return [DECLINE, RETREAT]
        warriors = frame[VICTIMS + 2 * seat]
        kinds = kinds_of_mask(frame[VICTIMS + 2 * seat + 1])
        return [DECLINE, *all_groups(PROTECT, warriors, kinds, protectable(game, seat))]

    def take(self, game: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[ASKED] = -1
        if code == RETREAT:
            frame[VICTIMS + 2 * seat + 1] &= ~(1 << VOLUR_WITCH)
            shift(game, seat, VOLUR_WITCH, frame[PROVINCE], YGGDRASIL)
            tell_use(game, seat, RETREAT_HOOK)
            if game.log is not None:
                game.tell("retreated", {"seat": seat, "figure": KIND_NAMES[VOLUR_WITCH]})
        elif code != DECLINE:
            self._protect(game, frame, seat, items_of(code))

    def _protect(self, game: BloodRageState, frame: Frame, seat: Seat, kinds: list[Kind]) -> None:
        game.rage[seat] -= len(kinds) * power_amount(game, seat, PROTECTION)
        tell_use(game, seat, PROTECTION)
        for kind in kinds:
            if kind == WARRIOR:
                frame[VICTIMS + 2 * seat] -= 1
            else:
                frame[VICTIMS + 2 * seat + 1] &= ~(1 << kind)
        if game.log is not None:
            words = [KIND_NAMES[kind] for kind in kinds]
            game.tell("protected", {"seat": seat, "figures": words, "rage": game.rage[seat]})

    def why_not(self, game: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        verb = verb_of(code)
        if verb == RETREAT:
            return [Refusal("BR-BAT-14", figure=KIND_NAMES[VOLUR_WITCH])]
        if verb == PROTECT:
            victims = words_of_group(frame[VICTIMS + 2 * seat], frame[VICTIMS + 2 * seat + 1])
            return [
                Refusal(
                    "BR-BAT-14",
                    figures=len(items_of(code)),
                    victims=victims,
                    rage=game.rage[seat],
                )
            ]
        return []
