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


def invade_price(game: BloodRageState, seat: Seat, kind: Kind, place: Place) -> int:
    """BR-INV-6: the figure's own STR; into Yggdrasil the Dark Elf pays as the table has it."""
    if FREE_KINDS[kind]:
        return 0
    if kind == WARRIOR:
        return warrior_strength(game, seat)
    if kind == DARK_ELF and place == YGGDRASIL and game.house.elf_pays_yggdrasil:
        return STRENGTH_IN_YGGDRASIL
    return BASE_STRENGTH[kind]


def is_open_to(game: BloodRageState, kind: Kind, place: Place) -> bool:
    """BR-INV-2 to -4, -8: whether a figure of this kind may be put there at all."""
    if place >= FIRST_FJORD:
        return is_ship(kind) and fjord_in_play(game, place)
    if is_ship(kind) or game.ruined >> place & 1:
        return False
    if place == YGGDRASIL:
        return kind == DARK_ELF
    return game.room[place] > 0


def open_places(game: BloodRageState, kind: Kind) -> list[Place]:
    """All places where a figure of this kind may be put, ascending."""
    if is_ship(kind):
        return [place for place in range(FIRST_FJORD, PLACES) if fjord_in_play(game, place)]
    places = [
        place for place in range(OUTER) if game.room[place] > 0 and not game.ruined >> place & 1
    ]
    if kind == DARK_ELF:
        places.append(YGGDRASIL)
    return places


def invade_offers(game: BloodRageState, seat: Seat, codes: list[Code]) -> None:
    """Add all invades that the clan can pay, from the reserve and by Frigga's Domain."""
    if horns_full(game, seat):
        return
    rage = game.rage[seat]
    land = open_places(game, LEADER)
    at = game.at
    base = seat * KINDS
    if game.warriors[seat * STRIDE + RESERVE] and warrior_strength(game, seat) <= rage:
        codes += [INVADE | WARRIOR << 8 | place << 16 for place in land]
    if at[base + LEADER] == RESERVE:
        codes += [INVADE | LEADER << 8 | place << 16 for place in land]
    if at[base + SHIP] == RESERVE and rage >= BASE_STRENGTH[SHIP]:
        codes += [INVADE | SHIP << 8 | place << 16 for place in open_places(game, SHIP)]
    for slot in range(seat * SLOTS + 3, seat * SLOTS + 5):
        card = game.slots[slot]
        if card >= 0 and at[base + FIGURE_OF[card]] == RESERVE:
            kind = FIGURE_OF[card]
            codes += [
                INVADE | kind << 8 | place << 16
                for place in open_places(game, kind)
                if invade_price(game, seat, kind, place) <= rage
            ]
    if has_power(game, seat, FRIGGAS_DOMAIN):
        _recall_offers(game, seat, codes)


def _recall_offers(game: BloodRageState, seat: Seat, codes: list[Code]) -> None:
    """D-49: any own figure in Valhalla, for the price of the upgrade."""
    if game.rage[seat] < power_amount(game, seat, FRIGGAS_DOMAIN):
        return
    for kind in range(KINDS):
        if count_at(game, seat, kind, VALHALLA):
            codes += [RECALL | kind << 8 | place << 16 for place in open_places(game, kind)]


def why_not_invade(game: BloodRageState, seat: Seat, code: Code) -> list[Refusal]:
    """Everything that forbids an invade as an action."""
    kind, place = first_of(code), second_of(code)
    recalled = verb_of(code) == RECALL
    refusals: list[Refusal] = []
    if recalled and not has_power(game, seat, FRIGGAS_DOMAIN):
        refusals.append(Refusal("BR-ACT-6", card="frigga-domain"))
    if not count_at(game, seat, kind, VALHALLA if recalled else RESERVE):
        source = "valhalla" if recalled else "reserve"
        refusals.append(Refusal("BR-INV-1", figure=KIND_NAMES[kind], source=source, count=0))
    if recalled:
        price = power_amount(game, seat, FRIGGAS_DOMAIN)
    else:
        price = invade_price(game, seat, kind, place)
    if price > game.rage[seat]:
        refusals.append(
            Refusal("BR-ACT-4", figure=KIND_NAMES[kind], cost=price, rage=game.rage[seat])
        )
    return refusals + why_not_place(game, seat, kind, place)


def why_not_place(game: BloodRageState, seat: Seat, kind: Kind, place: Place) -> list[Refusal]:
    """BR-INV-2 to -4, -7, -8: why a figure cannot come to a place, whatever it costs."""
    refusals: list[Refusal] = []
    if horns_full(game, seat):
        horns = stat_value(game, seat, HORNS)
        refusals.append(Refusal("BR-INV-7", horns=horns, figures=game.on_board(seat)))
    if is_open_to(game, kind, place):
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
    elif game.ruined >> place & 1:
        refusals.append(Refusal("BR-SET-7", place=name))
    else:
        refusals.append(Refusal("BR-INV-8", place=name, villages=VILLAGES[place], empty=0))
    return refusals


def take_invade(game: BloodRageState, seat: Seat, code: Code) -> None:
    """Pay for an invade and carry it out (BR-INV-1, D-49)."""
    kind, place = first_of(code), second_of(code)
    if verb_of(code) == RECALL:
        game.rage[seat] -= power_amount(game, seat, FRIGGAS_DOMAIN)
        tell_use(game, seat, FRIGGAS_DOMAIN)
        invade(game, seat, kind, place, VALHALLA)
    else:
        game.rage[seat] -= invade_price(game, seat, kind, place)
        invade(game, seat, kind, place, RESERVE)


def invade(game: BloodRageState, seat: Seat, kind: Kind, place: Place, source: Place) -> None:
    """BR-INV-9: put a figure on the board and set off what an invade sets off."""
    shift(game, seat, kind, source, place)
    if game.log is not None:
        facts: dict[str, object] = {
            "seat": seat,
            "figure": KIND_NAMES[kind],
            "place": PLACE_NAMES[place],
            "rage": game.rage[seat],
        }
        game.tell("invaded", facts)
        _tell_monster_use(game, seat, kind, place)
    if place >= FIRST_FJORD:
        return
    reacts = has_power(game, seat, SUCCOR) or has_power(game, seat, THORS_DOMAIN)
    if reacts or kind in (TROLL, FIRE_GIANT):
        game.frames.append([frames.INVADED, seat, kind, place, OWN_EFFECT])


def _tell_monster_use(game: BloodRageState, seat: Seat, kind: Kind, place: Place) -> None:
    if is_monster(kind) and FREE_KINDS[kind]:
        tell_use(game, seat, FREE_MONSTER)
    if is_monster(kind) and place >= FIRST_FJORD:
        tell_use(game, seat, SHIP_MONSTER)
    if place == YGGDRASIL:
        tell_use(game, seat, ELF_HOOK)


OWN_EFFECT: Final = 0
SUCCOR_OFFER: Final = 1
SUCCOR_ASKED: Final = 2
DOMAIN_OFFER: Final = 3

SEAT: Final = 1
KIND: Final = 2
PLACE: Final = 3
STAGE: Final = 4


def invader_victims(game: BloodRageState, seat: Seat, kind: Kind, province: Province) -> list[int]:
    """Troll: Warriors of other clans there; Fire Giant: all but monsters, fjord included (D-24)."""
    victims: list[int] = []
    for other in range(game.seats):
        if other == seat or kind not in (TROLL, FIRE_GIANT):
            victims += [0, 0]
        elif kind == TROLL:
            victims += [count_at(game, other, WARRIOR, province), 0]
        else:
            warriors, mask = all_figures(game, other, province)
            mortal = 0
            for each in kinds_of_mask(mask):
                if not is_monster(each):
                    mortal |= 1 << each
            victims += [warriors, mortal]
    return victims


def succor_possible(game: BloodRageState, seat: Seat, place: Province) -> bool:
    """D-17, D-18: a Warrior may follow into an outer province."""
    return place != YGGDRASIL and warrior_may_come(game, seat, place)


def warrior_may_come(game: BloodRageState, seat: Seat, province: Province) -> bool:
    """Whether a free Warrior of the reserve can be put into an outer province."""
    return (
        game.warriors[seat * STRIDE + RESERVE] > 0
        and game.room[province] > 0
        and not game.ruined >> province & 1
        and not horns_full(game, seat)
    )


class Invaded(NamedStep):
    """BR-INV-9: own effect, Frigga's Succor, Thor's Domain, in this order."""

    def owed(self, game: BloodRageState, frame: Frame) -> int:
        return 1 << frame[SEAT] if frame[STAGE] == SUCCOR_ASKED else 0

    def go_on(self, game: BloodRageState, frame: Frame) -> None:
        seat, kind, place = frame[SEAT], frame[KIND], frame[PLACE]
        if frame[STAGE] == OWN_EFFECT:
            frame[STAGE] = SUCCOR_OFFER
            victims = invader_victims(game, seat, kind, place)
            if any(victims):
                tell_use(game, seat, INVADE_KILL)
                destroy(game, BY_INVADER, place, seat, victims)
        elif frame[STAGE] == SUCCOR_OFFER:
            wanted = has_power(game, seat, SUCCOR) and succor_possible(game, seat, place)
            frame[STAGE] = SUCCOR_ASKED if wanted else DOMAIN_OFFER
        else:
            game.frames.pop()
            if has_power(game, seat, THORS_DOMAIN):
                call_thors_domain(game, seat, place)

    def offers(self, game: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [DECLINE, SUCCOR_VERB]

    def take(self, game: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[STAGE] = DOMAIN_OFFER
        if code == SUCCOR_VERB:
            tell_use(game, seat, SUCCOR)
            shift(game, seat, WARRIOR, RESERVE, frame[PLACE])
            if game.log is not None:
                facts: dict[str, object] = {
                    "seat": seat,
                    "figure": KIND_NAMES[WARRIOR],
                    "place": PLACE_NAMES[frame[PLACE]],
                    "rage": game.rage[seat],
                }
                game.tell("invaded", facts)


def call_thors_domain(game: BloodRageState, seat: Seat, province: Province) -> None:
    """D-19, D-69: offer the pillage now, or when the battle that is going on is over."""
    for frame in game.frames:
        if frame[0] == frames.BATTLE:
            game.queue.append(seat << 8 | province)
            return
    game.frames.append([frames.THOR, seat, province, 0])


THOR_SEAT: Final = 1
THOR_PROVINCE: Final = 2
THOR_DONE: Final = 3


def thor_possible(game: BloodRageState, seat: Seat, province: Province) -> bool:
    """Thor's Domain: an unpillaged province with an own figure, and its price in Rage."""
    return (
        has_power(game, seat, THORS_DOMAIN)
        and game.rage[seat] >= power_amount(game, seat, THORS_DOMAIN)
        and not (game.pillaged | game.ruined) >> province & 1
        and in_area(game, seat, province) > 0
    )


class Thor(NamedStep):
    """DP-7: pay for a pillage of the province just invaded, or decline."""

    def owed(self, game: BloodRageState, frame: Frame) -> int:
        if frame[THOR_DONE] or not thor_possible(game, frame[THOR_SEAT], frame[THOR_PROVINCE]):
            return 0
        return 1 << frame[THOR_SEAT]

    def go_on(self, game: BloodRageState, frame: Frame) -> None:
        game.frames.pop()
        if frame[THOR_DONE] != 2:
            start_next_in_queue(game)

    def offers(self, game: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [DECLINE, PILLAGE | frame[THOR_PROVINCE] << 8]

    def take(self, game: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[THOR_DONE] = 1
        if code != DECLINE:
            frame[THOR_DONE] = 2
            tell_use(game, seat, THORS_DOMAIN)
            game.rage[seat] -= power_amount(game, seat, THORS_DOMAIN)
            game.frames.append([frames.PILLAGE, seat, frame[THOR_PROVINCE], 0])

    def why_not(self, game: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != PILLAGE:
            return []
        return [Refusal("BR-INV-9", invaded=PROVINCE_NAMES[frame[THOR_PROVINCE]])]


def start_next_in_queue(game: BloodRageState) -> None:
    """D-69: the next pillage that waited for the end of a battle."""
    if game.queue:
        waiting = game.queue.pop(0)
        game.frames.append([frames.THOR, waiting >> 8, waiting & 0xFF, 0])


FREE_SEAT: Final = 1
FREE_FIRST: Final = 2
FREE_SECOND: Final = 3


def free_kinds(game: BloodRageState, frame: Frame) -> list[Kind]:
    """The kinds of an offer that are in the reserve."""
    return [
        kind
        for kind in (frame[FREE_FIRST], frame[FREE_SECOND])
        if kind >= 0 and count_at(game, frame[FREE_SEAT], kind, RESERVE)
    ]


class FreeInvade(NamedStep):
    """DP-5: after an upgrade a matching figure of the reserve may invade for nothing (BR-UPG-6)."""

    def owed(self, game: BloodRageState, frame: Frame) -> int:
        return 1 << frame[FREE_SEAT]

    def offers(self, game: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        codes = [DECLINE]
        for kind in free_kinds(game, frame):
            codes += [INVADE | kind << 8 | place << 16 for place in open_places(game, kind)]
        return codes

    def take(self, game: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        game.frames.pop()
        if code != DECLINE:
            invade(game, seat, first_of(code), second_of(code), RESERVE)

    def why_not(self, game: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != INVADE:
            return []
        if first_of(code) not in free_kinds(game, frame):
            words = [KIND_NAMES[kind] for kind in free_kinds(game, frame)]
            return [Refusal("BR-UPG-6", figure=KIND_NAMES[first_of(code)], free=words)]
        return why_not_place(game, seat, first_of(code), second_of(code))


def offer_free_invade(game: BloodRageState, seat: Seat, first: Kind, second: Kind) -> None:
    """Ask for a free invade if one is possible at all; a kind of -1 is none."""
    frame = [frames.FREE_INVADE, seat, first, second]
    if horns_full(game, seat):
        return
    for kind in free_kinds(game, frame):
        if open_places(game, kind):
            game.frames.append(frame)
            return
