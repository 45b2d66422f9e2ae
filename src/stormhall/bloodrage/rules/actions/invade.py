"""Invading: figures come to the board (BR-INV-*), and what an invade sets off (BR-INV-9)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import step_ids as frames
from stormhall.bloodrage.model.board import (
    BASE_STRENGTH,
    DARK_ELF,
    FIRE_GIANT,
    FIRST_FJORD,
    HORNS,
    KIND_NAMES,
    KINDS,
    LEADER,
    OUTER,
    PLACE_NAMES,
    PLACES,
    PROVINCE_NAMES,
    RESERVE,
    SHIP,
    STRIDE,
    TROLL,
    VALHALLA,
    VILLAGES,
    WARRIOR,
    YGGDRASIL,
    Kind,
    Place,
    Province,
)
from stormhall.bloodrage.model.cards import (
    ELF_HOOK,
    FIGURE_OF,
    FREE_MONSTER,
    FRIGGAS_DOMAIN,
    INVADE_KILL,
    SHIP_MONSTER,
    SLOTS,
    STRENGTH_IN_YGGDRASIL,
    SUCCOR,
    THORS_DOMAIN,
)
from stormhall.bloodrage.model.notation import (
    DECLINE,
    INVADE,
    PILLAGE,
    RECALL,
    SUCCOR_VERB,
    first_of,
    second_of,
    verb_of,
)
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
    name in ("leader", "dwarf-chieftain", "soldier-of-hel") for name in KIND_NAMES
]
"""BR-INV-5, -6: figures that invade for nothing."""


def invade_price(state: BloodRageState, seat: Seat, kind: Kind, place: Place) -> int:
    """BR-INV-6: the figure's own STR; into Yggdrasil the Dark Elf pays as the table has it."""
    if FREE_KINDS[kind]:
        return 0
    if kind == WARRIOR:
        return warrior_strength(state, seat)
    if kind == DARK_ELF and place == YGGDRASIL and state.house.elf_pays_yggdrasil:
        return STRENGTH_IN_YGGDRASIL
    return BASE_STRENGTH[kind]


def is_open_to(state: BloodRageState, kind: Kind, place: Place) -> bool:
    """BR-INV-2 to -4, -8: whether a figure of this kind may be put there at all."""
    if place >= FIRST_FJORD:
        return is_ship(kind) and fjord_in_play(state, place)
    if is_ship(kind) or state.ruined >> place & 1:
        return False
    if place == YGGDRASIL:
        return kind == DARK_ELF
    return state.room[place] > 0


def open_places(state: BloodRageState, kind: Kind) -> list[Place]:
    """All places where a figure of this kind may be put, ascending."""
    if is_ship(kind):
        return [place for place in range(FIRST_FJORD, PLACES) if fjord_in_play(state, place)]
    places = [
        place for place in range(OUTER) if state.room[place] > 0 and not state.ruined >> place & 1
    ]
    if kind == DARK_ELF:
        places.append(YGGDRASIL)
    return places


def invade_offers(state: BloodRageState, seat: Seat, codes: list[Code]) -> None:
    """Add all invades that the clan can pay, from the reserve and by Frigga's Domain."""
    if horns_full(state, seat):
        return
    rage = state.rage[seat]
    land = open_places(state, LEADER)
    at = state.at
    base = seat * KINDS
    if state.warriors[seat * STRIDE + RESERVE] and warrior_strength(state, seat) <= rage:
        codes += [INVADE | WARRIOR << 8 | place << 16 for place in land]
    if at[base + LEADER] == RESERVE:
        codes += [INVADE | LEADER << 8 | place << 16 for place in land]
    if at[base + SHIP] == RESERVE and rage >= BASE_STRENGTH[SHIP]:
        codes += [INVADE | SHIP << 8 | place << 16 for place in open_places(state, SHIP)]
    for slot in range(seat * SLOTS + 3, seat * SLOTS + 5):
        card = state.slots[slot]
        if card >= 0 and at[base + FIGURE_OF[card]] == RESERVE:
            kind = FIGURE_OF[card]
            codes += [
                INVADE | kind << 8 | place << 16
                for place in open_places(state, kind)
                if invade_price(state, seat, kind, place) <= rage
            ]
    if has_power(state, seat, FRIGGAS_DOMAIN):
        _recall_offers(state, seat, codes)


def _recall_offers(state: BloodRageState, seat: Seat, codes: list[Code]) -> None:
    """D-49: any own figure in Valhalla, for the price of the upgrade."""
    if state.rage[seat] < power_amount(state, seat, FRIGGAS_DOMAIN):
        return
    for kind in range(KINDS):
        if count_at(state, seat, kind, VALHALLA):
            codes += [RECALL | kind << 8 | place << 16 for place in open_places(state, kind)]


def why_not_invade(state: BloodRageState, seat: Seat, code: Code) -> list[Refusal]:
    """Everything that forbids an invade as an action."""
    kind, place = first_of(code), second_of(code)
    recalled = verb_of(code) == RECALL
    refusals: list[Refusal] = []
    if recalled and not has_power(state, seat, FRIGGAS_DOMAIN):
        refusals.append(Refusal("BR-ACT-6", card="frigga-domain"))
    if not count_at(state, seat, kind, VALHALLA if recalled else RESERVE):
        source = "valhalla" if recalled else "reserve"
        refusals.append(Refusal("BR-INV-1", figure=KIND_NAMES[kind], source=source, count=0))
    if recalled:
        price = power_amount(state, seat, FRIGGAS_DOMAIN)
    else:
        price = invade_price(state, seat, kind, place)
    if price > state.rage[seat]:
        refusals.append(
            Refusal("BR-ACT-4", figure=KIND_NAMES[kind], cost=price, rage=state.rage[seat])
        )
    return refusals + why_not_place(state, seat, kind, place)


def why_not_place(state: BloodRageState, seat: Seat, kind: Kind, place: Place) -> list[Refusal]:
    """BR-INV-2 to -4, -7, -8: why a figure cannot come to a place, whatever it costs."""
    refusals: list[Refusal] = []
    if horns_full(state, seat):
        horns = stat_value(state, seat, HORNS)
        refusals.append(Refusal("BR-INV-7", horns=horns, figures=state.on_board(seat)))
    if is_open_to(state, kind, place):
        return refusals
    name = PLACE_NAMES[place]
    if place >= FIRST_FJORD or is_ship(kind):
        fits = is_ship(kind) and place >= FIRST_FJORD
        rule = "BR-INV-3" if is_ship(kind) else "BR-INV-2"
        refusals.append(
            Refusal("BR-SET-7", place=name)
            if fits
            else Refusal(rule, figure=KIND_NAMES[kind], place=name)
        )
    elif place == YGGDRASIL:
        refusals.append(Refusal("BR-INV-4", figure=KIND_NAMES[kind], place=name))
    elif state.ruined >> place & 1:
        refusals.append(Refusal("BR-SET-7", place=name))
    else:
        refusals.append(Refusal("BR-INV-8", place=name, villages=VILLAGES[place], empty=0))
    return refusals


def take_invade(state: BloodRageState, seat: Seat, code: Code) -> None:
    """Pay for an invade and carry it out (BR-INV-1, D-49)."""
    kind, place = first_of(code), second_of(code)
    if verb_of(code) == RECALL:
        state.rage[seat] -= power_amount(state, seat, FRIGGAS_DOMAIN)
        tell_use(state, seat, FRIGGAS_DOMAIN)
        invade(state, seat, kind, place, VALHALLA)
    else:
        state.rage[seat] -= invade_price(state, seat, kind, place)
        invade(state, seat, kind, place, RESERVE)


def invade(state: BloodRageState, seat: Seat, kind: Kind, place: Place, source: Place) -> None:
    """BR-INV-9: put a figure on the board and set off what an invade sets off."""
    shift(state, seat, kind, source, place)
    if state.log is not None:
        facts: dict[str, object] = {
            "seat": seat,
            "figure": KIND_NAMES[kind],
            "place": PLACE_NAMES[place],
            "rage": state.rage[seat],
        }
        state.tell("invaded", facts)
        _tell_monster_use(state, seat, kind, place)
    if place >= FIRST_FJORD:
        return
    reacts = has_power(state, seat, SUCCOR) or has_power(state, seat, THORS_DOMAIN)
    if reacts or kind in (TROLL, FIRE_GIANT):
        state.frames.append([frames.INVADED, seat, kind, place, OWN_EFFECT])


def _tell_monster_use(state: BloodRageState, seat: Seat, kind: Kind, place: Place) -> None:
    if is_monster(kind) and FREE_KINDS[kind]:
        tell_use(state, seat, FREE_MONSTER)
    if is_monster(kind) and place >= FIRST_FJORD:
        tell_use(state, seat, SHIP_MONSTER)
    if place == YGGDRASIL:
        tell_use(state, seat, ELF_HOOK)


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
        if other == seat or kind not in (TROLL, FIRE_GIANT):
            victims += [0, 0]
        elif kind == TROLL:
            victims += [count_at(state, other, WARRIOR, province), 0]
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
    return place != YGGDRASIL and warrior_may_come(state, seat, place)


def warrior_may_come(state: BloodRageState, seat: Seat, province: Province) -> bool:
    """Whether a free Warrior of the reserve can be put into an outer province."""
    return (
        state.warriors[seat * STRIDE + RESERVE] > 0
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
                tell_use(state, seat, INVADE_KILL)
                destroy(state, BY_INVADER, place, seat, victims)
        elif frame[STAGE] == SUCCOR_OFFER:
            wanted = has_power(state, seat, SUCCOR) and succor_possible(state, seat, place)
            frame[STAGE] = SUCCOR_ASKED if wanted else DOMAIN_OFFER
        else:
            state.frames.pop()
            if has_power(state, seat, THORS_DOMAIN):
                call_thors_domain(state, seat, place)

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [DECLINE, SUCCOR_VERB]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[STAGE] = DOMAIN_OFFER
        if code == SUCCOR_VERB:
            tell_use(state, seat, SUCCOR)
            shift(state, seat, WARRIOR, RESERVE, frame[PLACE])
            if state.log is not None:
                facts: dict[str, object] = {
                    "seat": seat,
                    "figure": KIND_NAMES[WARRIOR],
                    "place": PLACE_NAMES[frame[PLACE]],
                    "rage": state.rage[seat],
                }
                state.tell("invaded", facts)


def call_thors_domain(state: BloodRageState, seat: Seat, province: Province) -> None:
    """D-19, D-69: offer the pillage now, or when the battle that is going on is over."""
    for frame in state.frames:
        if frame[0] == frames.BATTLE:
            state.queue.append(seat << 8 | province)
            return
    state.frames.append([frames.THOR, seat, province, 0])


THOR_SEAT: Final = 1
THOR_PROVINCE: Final = 2
THOR_DONE: Final = 3


def thor_possible(state: BloodRageState, seat: Seat, province: Province) -> bool:
    """Thor's Domain: an unpillaged province with an own figure, and its price in Rage."""
    return (
        has_power(state, seat, THORS_DOMAIN)
        and state.rage[seat] >= power_amount(state, seat, THORS_DOMAIN)
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
        return [DECLINE, PILLAGE | frame[THOR_PROVINCE] << 8]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[THOR_DONE] = 1
        if code != DECLINE:
            frame[THOR_DONE] = 2
            tell_use(state, seat, THORS_DOMAIN)
            state.rage[seat] -= power_amount(state, seat, THORS_DOMAIN)
            state.frames.append([frames.PILLAGE, seat, frame[THOR_PROVINCE], 0])

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != PILLAGE:
            return []
        return [Refusal("BR-INV-9", invaded=PROVINCE_NAMES[frame[THOR_PROVINCE]])]


def start_next_in_queue(state: BloodRageState) -> None:
    """D-69: the next pillage that waited for the end of a battle."""
    if state.queue:
        waiting = state.queue.pop(0)
        state.frames.append([frames.THOR, waiting >> 8, waiting & 0xFF, 0])


FREE_SEAT: Final = 1
FREE_FIRST: Final = 2
FREE_SECOND: Final = 3


def free_kinds(state: BloodRageState, frame: Frame) -> list[Kind]:
    """The kinds of an offer that are in the reserve."""
    return [
        kind
        for kind in (frame[FREE_FIRST], frame[FREE_SECOND])
        if kind >= 0 and count_at(state, frame[FREE_SEAT], kind, RESERVE)
    ]


class FreeInvade(NamedStep):
    """DP-5: after an upgrade a matching figure of the reserve may invade for nothing (BR-UPG-6)."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[FREE_SEAT]

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        codes = [DECLINE]
        for kind in free_kinds(state, frame):
            codes += [INVADE | kind << 8 | place << 16 for place in open_places(state, kind)]
        return codes

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code != DECLINE:
            invade(state, seat, first_of(code), second_of(code), RESERVE)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != INVADE:
            return []
        if first_of(code) not in free_kinds(state, frame):
            words = [KIND_NAMES[kind] for kind in free_kinds(state, frame)]
            return [Refusal("BR-UPG-6", figure=KIND_NAMES[first_of(code)], free=words)]
        return why_not_place(state, seat, first_of(code), second_of(code))


def offer_free_invade(state: BloodRageState, seat: Seat, first: Kind, second: Kind) -> None:
    """Ask for a free invade if one is possible at all; a kind of -1 is none."""
    frame = [frames.FREE_INVADE, seat, first, second]
    if horns_full(state, seat):
        return
    for kind in free_kinds(state, frame):
        if open_places(state, kind):
            state.frames.append(frame)
            return
