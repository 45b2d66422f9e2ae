"""Invading: figures come to the board (BR-INV-*), and what an invade sets off (BR-INV-9)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.board import Kind, Place, Province
from stormhall.bloodrage.model.notation import first_of, second_of, verb_of
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.model.step import NamedStep
from stormhall.bloodrage.rules.actions.clan_sheet import has_power, power_amount, tell_use
from stormhall.bloodrage.rules.battle.destruction import BY_INVADER, all_figures, destroy
from stormhall.bloodrage.rules.figure_groups import kinds_of_mask
from stormhall.bloodrage.rules.figures import (
    count_at,
    fjord_in_play,
    in_area,
    is_monster,
    is_ship,
    shift,
    warrior_strength,
)
from stormhall.bloodrage.rules.glory import horns_full, stat_value
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat

FREE_KINDS: Final[list[bool]] = [
    name in ("leader", "dwarf-chieftain", "soldier-of-hel") for name in b.KIND_NAMES
]
"""BR-INV-5, -6: figures that invade for nothing."""


def invade_price(state: BloodRageState, seat: Seat, kind: Kind, place: Place) -> int:
    """BR-INV-6: the figure's own STR; into Yggdrasil the Dark Elf pays as the table has it."""
    if FREE_KINDS[kind]:
        return 0
    if kind == b.WARRIOR:
        return warrior_strength(state, seat)
    if kind == b.DARK_ELF and place == b.YGGDRASIL and state.config.elf_pays_yggdrasil:
        return c.STRENGTH_IN_YGGDRASIL
    return b.BASE_STRENGTH[kind]


def is_open_to(state: BloodRageState, kind: Kind, place: Place) -> bool:
    """BR-INV-2 to -4, -8: whether a figure of this kind may be put there at all."""
    if place >= b.FIRST_FJORD:
        return is_ship(kind) and fjord_in_play(state, place)
    if is_ship(kind) or state.ruined >> place & 1:
        return False
    if place == b.YGGDRASIL:
        return kind == b.DARK_ELF
    return state.room[place] > 0


def open_places(state: BloodRageState, kind: Kind) -> list[Place]:
    """All places where a figure of this kind may be put, ascending."""
    if is_ship(kind):
        return [place for place in range(b.FIRST_FJORD, b.PLACES) if fjord_in_play(state, place)]
    places = [
        place for place in range(b.OUTER) if state.room[place] > 0 and not state.ruined >> place & 1
    ]
    if kind == b.DARK_ELF:
        places.append(b.YGGDRASIL)
    return places


def invade_offers(state: BloodRageState, seat: Seat, codes: list[Code]) -> None:
    """Add all invades that the clan can pay, from the reserve and by Frigga's Domain."""
    if horns_full(state, seat):
        return
    rage = state.rage[seat]
    land = open_places(state, b.LEADER)
    at = state.at
    base = seat * b.KINDS
    if state.warriors[seat * b.STRIDE + b.RESERVE] and warrior_strength(state, seat) <= rage:
        codes += [v.INVADE | b.WARRIOR << 8 | place << 16 for place in land]
    if at[base + b.LEADER] == b.RESERVE:
        codes += [v.INVADE | b.LEADER << 8 | place << 16 for place in land]
    if at[base + b.SHIP] == b.RESERVE and rage >= b.BASE_STRENGTH[b.SHIP]:
        codes += [v.INVADE | b.SHIP << 8 | place << 16 for place in open_places(state, b.SHIP)]
    for slot in range(seat * c.SLOTS + 3, seat * c.SLOTS + 5):
        card = state.slots[slot]
        if card >= 0 and at[base + c.FIGURE_OF[card]] == b.RESERVE:
            kind = c.FIGURE_OF[card]
            codes += [
                v.INVADE | kind << 8 | place << 16
                for place in open_places(state, kind)
                if invade_price(state, seat, kind, place) <= rage
            ]
    if has_power(state, seat, c.FRIGGAS_DOMAIN):
        _recall_offers(state, seat, codes)


def _recall_offers(state: BloodRageState, seat: Seat, codes: list[Code]) -> None:
    """D-49: any own figure in Valhalla, for the price of the upgrade."""
    if state.rage[seat] < power_amount(state, seat, c.FRIGGAS_DOMAIN):
        return
    for kind in range(b.KINDS):
        if count_at(state, seat, kind, b.VALHALLA):
            codes += [v.RECALL | kind << 8 | place << 16 for place in open_places(state, kind)]


def why_not_invade(state: BloodRageState, seat: Seat, code: Code) -> list[Refusal]:
    """Everything that forbids an invade as an action."""
    kind, place = first_of(code), second_of(code)
    recalled = verb_of(code) == v.RECALL
    refusals: list[Refusal] = []
    if recalled and not has_power(state, seat, c.FRIGGAS_DOMAIN):
        refusals.append(Refusal("BR-ACT-6", card="frigga-domain"))
    if not count_at(state, seat, kind, b.VALHALLA if recalled else b.RESERVE):
        source = "valhalla" if recalled else "reserve"
        refusals.append(Refusal("BR-INV-1", figure=b.KIND_NAMES[kind], source=source, count=0))
    if recalled:
        price = power_amount(state, seat, c.FRIGGAS_DOMAIN)
    else:
        price = invade_price(state, seat, kind, place)
    if price > state.rage[seat]:
        refusals.append(
            Refusal("BR-ACT-4", figure=b.KIND_NAMES[kind], cost=price, rage=state.rage[seat])
        )
    return refusals + why_not_place(state, seat, kind, place)


def why_not_place(state: BloodRageState, seat: Seat, kind: Kind, place: Place) -> list[Refusal]:
    """BR-INV-2 to -4, -7, -8: why a figure cannot come to a place, whatever it costs."""
    refusals: list[Refusal] = []
    if horns_full(state, seat):
        horns = stat_value(state, seat, b.HORNS)
        refusals.append(Refusal("BR-INV-7", horns=horns, figures=state.on_board(seat)))
    if is_open_to(state, kind, place):
        return refusals
    name = b.PLACE_NAMES[place]
    if place >= b.FIRST_FJORD or is_ship(kind):
        fits = is_ship(kind) and place >= b.FIRST_FJORD
        rule = "BR-INV-3" if is_ship(kind) else "BR-INV-2"
        refusals.append(
            Refusal("BR-SET-7", place=name)
            if fits
            else Refusal(rule, figure=b.KIND_NAMES[kind], place=name)
        )
    elif place == b.YGGDRASIL:
        refusals.append(Refusal("BR-INV-4", figure=b.KIND_NAMES[kind], place=name))
    elif state.ruined >> place & 1:
        refusals.append(Refusal("BR-SET-7", place=name))
    else:
        refusals.append(Refusal("BR-INV-8", place=name, villages=b.VILLAGES[place], empty=0))
    return refusals


def take_invade(state: BloodRageState, seat: Seat, code: Code) -> None:
    """Pay for an invade and carry it out (BR-INV-1, D-49)."""
    kind, place = first_of(code), second_of(code)
    if verb_of(code) == v.RECALL:
        state.rage[seat] -= power_amount(state, seat, c.FRIGGAS_DOMAIN)
        tell_use(state, seat, c.FRIGGAS_DOMAIN)
        invade(state, seat, kind, place, b.VALHALLA)
    else:
        state.rage[seat] -= invade_price(state, seat, kind, place)
        invade(state, seat, kind, place, b.RESERVE)


def invade(state: BloodRageState, seat: Seat, kind: Kind, place: Place, source: Place) -> None:
    """BR-INV-9: put a figure on the board and set off what an invade sets off."""
    shift(state, seat, kind, source, place)
    if state.log is not None:
        facts: dict[str, object] = {
            "seat": seat,
            "figure": b.KIND_NAMES[kind],
            "place": b.PLACE_NAMES[place],
            "rage": state.rage[seat],
        }
        state.tell("invaded", facts)
        _tell_monster_use(state, seat, kind, place)
    if place >= b.FIRST_FJORD:
        return
    reacts = has_power(state, seat, c.SUCCOR) or has_power(state, seat, c.THORS_DOMAIN)
    if reacts or kind in (b.TROLL, b.FIRE_GIANT):
        state.frames.append([ids.INVADED, seat, kind, place, OWN_EFFECT])


def _tell_monster_use(state: BloodRageState, seat: Seat, kind: Kind, place: Place) -> None:
    if is_monster(kind) and FREE_KINDS[kind]:
        tell_use(state, seat, c.FREE_MONSTER)
    if is_monster(kind) and place >= b.FIRST_FJORD:
        tell_use(state, seat, c.SHIP_MONSTER)
    if place == b.YGGDRASIL:
        tell_use(state, seat, c.ELF_HOOK)


OWN_EFFECT: Final = 0
SUCCOR_OFFER: Final = 1
SUCCOR_ASKED: Final = 2
DOMAIN_OFFER: Final = 3

SEAT: Final = 1
KIND: Final = 2
PLACE: Final = 3
STAGE: Final = 4


def invader_victims(state: BloodRageState, seat: Seat, kind: Kind, province: Province) -> list[int]:
    """Troll: Warriors of other clans there; Fire Giant: all but monsters, fjord included (D-24)."""
    victims: list[int] = []
    for other in range(state.seats):
        if other == seat or kind not in (b.TROLL, b.FIRE_GIANT):
            victims += [0, 0]
        elif kind == b.TROLL:
            victims += [count_at(state, other, b.WARRIOR, province), 0]
        else:
            warriors, mask = all_figures(state, other, province)
            mortal = 0
            for each in kinds_of_mask(mask):
                if not is_monster(each):
                    mortal |= 1 << each
            victims += [warriors, mortal]
    return victims


def succor_possible(state: BloodRageState, seat: Seat, place: Province) -> bool:
    """D-17, D-18: a Warrior may follow into an outer province."""
    return place != b.YGGDRASIL and warrior_may_come(state, seat, place)


def warrior_may_come(state: BloodRageState, seat: Seat, province: Province) -> bool:
    """Whether a free Warrior of the reserve can be put into an outer province."""
    return (
        state.warriors[seat * b.STRIDE + b.RESERVE] > 0
        and state.room[province] > 0
        and not state.ruined >> province & 1
        and not horns_full(state, seat)
    )


class Invaded(NamedStep):
    """BR-INV-9: own effect, Frigga's Succor, Thor's Domain, in this order."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[SEAT] if frame[STAGE] == SUCCOR_ASKED else 0

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        seat, kind, place = frame[SEAT], frame[KIND], frame[PLACE]
        if frame[STAGE] == OWN_EFFECT:
            frame[STAGE] = SUCCOR_OFFER
            victims = invader_victims(state, seat, kind, place)
            if any(victims):
                tell_use(state, seat, c.INVADE_KILL)
                destroy(state, BY_INVADER, place, seat, victims)
        elif frame[STAGE] == SUCCOR_OFFER:
            wanted = has_power(state, seat, c.SUCCOR) and succor_possible(state, seat, place)
            frame[STAGE] = SUCCOR_ASKED if wanted else DOMAIN_OFFER
        else:
            state.frames.pop()
            if has_power(state, seat, c.THORS_DOMAIN):
                call_thors_domain(state, seat, place)

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.DECLINE, v.SUCCOR_VERB]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[STAGE] = DOMAIN_OFFER
        if code == v.SUCCOR_VERB:
            tell_use(state, seat, c.SUCCOR)
            shift(state, seat, b.WARRIOR, b.RESERVE, frame[PLACE])
            if state.log is not None:
                facts: dict[str, object] = {
                    "seat": seat,
                    "figure": b.KIND_NAMES[b.WARRIOR],
                    "place": b.PLACE_NAMES[frame[PLACE]],
                    "rage": state.rage[seat],
                }
                state.tell("invaded", facts)


def call_thors_domain(state: BloodRageState, seat: Seat, province: Province) -> None:
    """D-19, D-69: offer the pillage now, or when the battle that is going on is over."""
    for frame in state.frames:
        if frame[0] == ids.BATTLE:
            state.queue.append(seat << 8 | province)
            return
    state.frames.append([ids.THOR, seat, province, 0])


THOR_SEAT: Final = 1
THOR_PROVINCE: Final = 2
THOR_DONE: Final = 3


def thor_possible(state: BloodRageState, seat: Seat, province: Province) -> bool:
    """Thor's Domain: an unpillaged province with an own figure, and its price in Rage."""
    return (
        has_power(state, seat, c.THORS_DOMAIN)
        and state.rage[seat] >= power_amount(state, seat, c.THORS_DOMAIN)
        and not (state.pillaged | state.ruined) >> province & 1
        and in_area(state, seat, province) > 0
    )


class Thor(NamedStep):
    """DP-7: pay for a pillage of the province just invaded, or decline."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        if frame[THOR_DONE] or not thor_possible(state, frame[THOR_SEAT], frame[THOR_PROVINCE]):
            return 0
        return 1 << frame[THOR_SEAT]

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        state.frames.pop()
        if frame[THOR_DONE] != 2:
            start_next_in_queue(state)

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.DECLINE, v.PILLAGE | frame[THOR_PROVINCE] << 8]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[THOR_DONE] = 1
        if code != v.DECLINE:
            frame[THOR_DONE] = 2
            tell_use(state, seat, c.THORS_DOMAIN)
            state.rage[seat] -= power_amount(state, seat, c.THORS_DOMAIN)
            state.frames.append([ids.PILLAGE, seat, frame[THOR_PROVINCE], 0])

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.PILLAGE:
            return []
        return [Refusal("BR-INV-9", invaded=b.PROVINCE_NAMES[frame[THOR_PROVINCE]])]


def start_next_in_queue(state: BloodRageState) -> None:
    """D-69: the next pillage that waited for the end of a battle."""
    if state.queue:
        waiting = state.queue.pop(0)
        state.frames.append([ids.THOR, waiting >> 8, waiting & 0xFF, 0])


FREE_SEAT: Final = 1
FREE_FIRST: Final = 2
FREE_SECOND: Final = 3


def free_kinds(state: BloodRageState, frame: Frame) -> list[Kind]:
    """The kinds of an offer that are in the reserve."""
    return [
        kind
        for kind in (frame[FREE_FIRST], frame[FREE_SECOND])
        if kind >= 0 and count_at(state, frame[FREE_SEAT], kind, b.RESERVE)
    ]


class FreeInvade(NamedStep):
    """DP-5: after an upgrade a matching figure of the reserve may invade for nothing (BR-UPG-6)."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[FREE_SEAT]

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        codes = [v.DECLINE]
        for kind in free_kinds(state, frame):
            codes += [v.INVADE | kind << 8 | place << 16 for place in open_places(state, kind)]
        return codes

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code != v.DECLINE:
            invade(state, seat, first_of(code), second_of(code), b.RESERVE)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.INVADE:
            return []
        if first_of(code) not in free_kinds(state, frame):
            words = [b.KIND_NAMES[kind] for kind in free_kinds(state, frame)]
            return [Refusal("BR-UPG-6", figure=b.KIND_NAMES[first_of(code)], free=words)]
        return why_not_place(state, seat, first_of(code), second_of(code))


def offer_free_invade(state: BloodRageState, seat: Seat, first: Kind, second: Kind) -> None:
    """Ask for a free invade if one is possible at all; a kind of -1 is none."""
    frame = [ids.FREE_INVADE, seat, first, second]
    if horns_full(state, seat):
        return
    for kind in free_kinds(state, frame):
        if open_places(state, kind):
            state.frames.append(frame)
            return
