"""A slow oracle for the first reason against a wish: which single change would make it legal?

A wish is what a player would like to do: the choices of a command. A change is one fact of the
table, or of the wish, made otherwise; it knows the rules that it takes out of the way. The oracle
asks only what is offered, never why something is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.board import GATE
from stormhall.battalia.stormgates.model.config import config_of
from stormhall.battalia.stormgates.rules.gates.gates import Gates
from stormhall.kernel.core.notation import first_of, items_of, second_of, verb_of
from stormhall.kernel.core.state import Code

Wish = list[Code]
Made = tuple[BattaliaState, Wish]


class Change(NamedTuple):
    """Something made otherwise: the rules that it answers to, and the table and wish with it."""

    name: str
    rules: frozenset[str]
    made: Made


def is_granted(state: BattaliaState, seat: int, wish: Wish) -> bool:
    """Whether the choices can be made one after the other, forced payments included."""
    state = state.clone()
    for number, code in enumerate(wish):
        if number and code in state.forced_choices:
            continue
        if code not in state.offers(seat):
            return False
        if number < len(wish) - 1:
            state.take(seat, code)
    return True


def helpful(state: BattaliaState, seat: int, wish: Wish) -> list[Change]:
    """The single changes that make a wish legal."""
    return [change for change in changes(state, seat, wish) if is_granted_after(change, seat)]


def is_granted_after(change: Change, seat: int) -> bool:
    return is_granted(change.made[0], seat, change.made[1])


def changes(state: BattaliaState, seat: int, wish: Wish) -> Iterator[Change]:
    """All single changes that fit a wish."""
    verb = verb_of(wish[0])
    if verb_of(wish[-1]) == v.WITH:
        yield from _of_payment(state, seat, wish)
    elif verb == v.BUILD:
        yield from _of_building(state, seat, wish)
    elif verb == v.MOVE:
        yield from _of_moving(state, seat, wish)
    elif verb == sv.JUMP:
        yield from _of_jumping(state, seat, wish)
    else:
        yield from _of_attacking(state, seat, wish)


def _change(
    name: str, rules: str, state: BattaliaState, wish: Wish, *acts: Callable[[BattaliaState], None]
) -> Change:
    copy = state.clone()
    for act in acts:
        act(copy)
    return Change(name, frozenset(rules.split()), (copy, wish))


def _gain(seat: int, *words: str) -> Callable[[BattaliaState], None]:
    """Cards more in the hand; where they come from does not matter."""

    def act(state: BattaliaState) -> None:
        cards = [c.CARD_INDEX[word] for word in words]
        hand = sorted([*state.zone(seat, z.HAND), *cards])
        state.set_zone(seat, z.HAND, bytes(hand))
        state.set_zone(seat, z.HAND_SEEN, bytes(len(hand)))

    return act


def _stand(seat: int, figure: int, cell: int) -> Callable[[BattaliaState], None]:
    return lambda state: state.put_hero(seat, figure, cell)


def _neighbours(state: BattaliaState, cell: int) -> list[tuple[int, int]]:
    near = state.config.near[cell * b.SIDES : cell * b.SIDES + b.SIDES]
    return [(side, other) for side, other in enumerate(near) if other >= 0]


# Building.


def _of_building(state: BattaliaState, seat: int, wish: Wish) -> Iterator[Change]:
    tile, (cell, exits) = first_of(wish[0]), (first_of(wish[1]), second_of(wish[1]))
    is_city = b.IS_CITY[tile]
    deck = z.TILE_DECK + tile

    def fill(table: BattaliaState) -> None:
        table.tops[deck] = bytes((tile * 8,))

    yield _change("a card in the deck", "BT-LIM-1", state, wish, fill)
    if is_city:
        for rank in ("friman", "chief", "priest", "lord"):
            yield _change(
                f"three of rank {rank}", "BT-BLD-12", state, wish, _gain(seat, *[f"{rank}.red"] * 3)
            )
    else:
        cards = ("friman.red", "friman.red", "supply")
        yield _change("the price of a road", "BT-BLD-13", state, wish, _gain(seat, *cards))
    if is_city:
        yield _change("chips to lay", "BT-LIM-2", state, wish, _free_chips(seat))
    if state.tiles[cell]:
        yield _change("an empty square", "BT-BLD-2", state, wish, _clear(cell))
    if state.blocked[cell]:
        yield _change("a passable square", "BT-BLD-2 BT-BLD-14", state, wish, _unblock(cell))
    for other in b.ROTATIONS[tile]:
        if other != exits:
            turned = [wish[0], v.AT | cell << 8 | other << 16]
            yield _change("another rotation", "BT-BLD-1 BT-BLD-4", state, turned)
    yield _change("neighbours that fit", "BT-BLD-4", state, wish, _fit(cell, exits))
    for rule, kinds in (("BT-BLD-6", "city"), ("BT-BLD-7", "ruins"), ("BT-VOL-3", "sanctuary")):
        yield _change(f"no {kinds} beside", rule, state, wish, _pave(cell, kinds))
    if not state.geography().touches(cell):
        for side, other in _neighbours(state, cell):
            if not state.tiles[other] and state.config.in_play[other]:
                beside = _settle(seat, other, b.OPPOSITE[side] if exits >> side & 1 else -1)
                yield _change("an own city beside", "BT-BLD-3", state, wish, beside)
    yield _change("a builder without cities", "BT-BLD-8", state, wish, _leave_cities(seat))


def _free_chips(seat: int) -> Callable[[BattaliaState], None]:
    """Let all own cities have the level of the chips that are not used up."""

    def act(state: BattaliaState) -> None:
        free = state.geography().free_chips(seat, 1) > 0
        for cell in range(state.config.cells):
            if state.owners[cell] == seat + 1:
                state.set_chip(cell, seat + 1, 1 if free else 4)

    return act


def _clear(cell: int) -> Callable[[BattaliaState], None]:
    def act(state: BattaliaState) -> None:
        state.set_tile(cell, 0, 0, c.NEUTRAL)
        state.set_chip(cell, z.NOBODY, 0)

    return act


def _unblock(cell: int) -> Callable[[BattaliaState], None]:
    def act(state: BattaliaState) -> None:
        blocked = bytearray(state.blocked)
        blocked[cell] = 0
        state.block(bytes(blocked))

    return act


def _fit(cell: int, exits: int) -> Callable[[BattaliaState], None]:
    """Let the built neighbours of a square meet these exits."""

    def act(state: BattaliaState) -> None:
        for side, other in _neighbours(state, cell):
            if state.tiles[other]:
                bit = 1 << b.OPPOSITE[side]
                mask = state.exits[other] & ~bit | (bit if exits >> side & 1 else 0)
                state.set_tile(other, state.tiles[other], mask, state.terrains[other])

    return act


def _pave(cell: int, kind: str) -> Callable[[BattaliaState], None]:
    """Turn what bars a city beside a square into a road with the same exits."""

    def act(state: BattaliaState) -> None:
        for _, other in _neighbours(state, cell):
            tile = state.tiles[other]
            is_kind = {
                "city": b.IS_CITY[tile],
                "ruins": tile == b.RUINS,
                "sanctuary": tile == b.SANCTUARY,
            }
            if tile and is_kind[kind]:
                state.set_tile(other, b.TILE_INDEX["road.cross"], state.exits[other], 0)
                state.set_chip(other, z.NOBODY, 0)

    return act


def _settle(seat: int, cell: int, side: int) -> Callable[[BattaliaState], None]:
    def act(state: BattaliaState) -> None:
        exits = 1 << side if side >= 0 else 0
        state.set_tile(cell, b.TILE_INDEX["city.cross"], exits, 0)
        state.set_chip(cell, seat + 1, 1)

    return act


def _leave_cities(seat: int) -> Callable[[BattaliaState], None]:
    """Without a city, nothing needs a road to one (BT-BLD-9)."""

    def act(state: BattaliaState) -> None:
        for cell in range(state.config.cells):
            if state.owners[cell] == seat + 1:
                state.set_chip(cell, z.NEUTRAL_OWNER, 4)

    return act


# Moving.


def _of_moving(state: BattaliaState, seat: int, wish: Wish) -> Iterator[Change]:
    figure, cell = first_of(wish[0]), second_of(wish[0])
    start = state.hero(seat, figure)
    ways = [other for other in range(state.config.cells) if cell in state.geography().ways[other]]
    for other in ways:
        rules = "BT-HER-1" if start == z.NONE else "BT-MOV-1"
        yield _change("a hero next to it", rules, state, wish, _stand(seat, figure, other))
    yield _change("a supply", "BT-MOV-2 BT-MOV-3", state, wish, _gain(seat, "supply"))
    if not state.tiles[cell] and start != z.NONE:
        yield _change("a road there", "BT-MOV-5", state, wish, _lay_road(cell))
    if figure and start == state.hero(seat, 0):
        first = [v.MOVE | cell << 16]
        yield _change("the first hero named", "BT-MOV-8", state, first)
        for other in range(state.config.cells):
            if state.tiles[other] and other != start:
                elsewhere = _stand(seat, 0, other)
                yield _change("the first hero elsewhere", "BT-MOV-8", state, wish, elsewhere)

    def seal(table: BattaliaState) -> None:
        for site in range(len(table.seals)):
            table.set_seal(site, (1 << table.seats) - 1)

    yield _change("all seals", "BT-VOL-4", state, wish, seal)
    trail = _forget(seat, z.TRAIL)
    yield _change("no free steps before", "BT-ADV-2", state, wish, trail)


def _lay_road(cell: int) -> Callable[[BattaliaState], None]:
    def act(state: BattaliaState) -> None:
        exits = 0
        for side, other in _neighbours(state, cell):
            if state.tiles[other] and state.exits[other] >> b.OPPOSITE[side] & 1:
                exits |= 1 << side
        state.set_tile(cell, b.TILE_INDEX["road.cross"], exits, 0)

    return act


def _forget(seat: int, zone: int) -> Callable[[BattaliaState], None]:
    return lambda state: state.set_zone(seat, zone, b"")


# Paying.

PRICE_RULES = {
    v.HIRE: "BT-HIR-1", v.CREATE: "BT-ART-1", v.UPGRADE: "BT-UPG-1", v.HIRE_HERO: "BT-HER-1",
}  # fmt: skip
PLACES = (
    (z.NEW, "BT-TRN-9"), (z.AMBUSH, "BT-AMB-6"), (z.NATION, "BT-TRN-4"), (z.TENTS, "BT-USE-TEN-3"),
)  # fmt: skip


def _of_payment(state: BattaliaState, seat: int, wish: Wish) -> Iterator[Change]:
    action, line = wish[0], items_of(wish[1])
    verb = verb_of(action)
    hand = state.zone(seat, z.HAND)
    rich = [
        *["supply"] * 3, *["friman.red"] * 3, *["chief.red"] * 3, *["priest.red"] * 3,
        *["lord.red"] * 3, "weapon.red",
    ]  # fmt: skip
    if action not in state.offers(seat):  # the price of what is wished, whatever pays it
        yield _change("money", PRICE_RULES[verb], state, [action], _gain(seat, *rich))
        return
    missing = [card for card in line if card not in hand]
    if missing:
        words = [c.CARD_WORDS[card] for card in missing]
        rules = " ".join(_why_not_in_hand(state, seat, card) for card in missing)
        yield _change("the cards in the hand", rules, state, wish, _gain(seat, *words))
    for exact in payments(state, seat, action):
        if sorted(exact) != sorted(line) and not missing:
            paid = [action, _with(exact)]
            yield _change("the exact price", "BT-TRN-8", state, paid)


def _why_not_in_hand(state: BattaliaState, seat: int, card: int) -> str:
    for zone, rule in PLACES:
        cards = state.zone(seat, zone)
        if zone == z.TENTS:
            cards = b"".join(record[: z.FLAGS] for record in z.records_of(cards))
        if card in cards and rule != "BT-TRN-4":
            return rule
    return "BT-TRN-4"


def payments(state: BattaliaState, seat: int, action: Code) -> list[list[int]]:
    """The lines that pay for an action which is offered."""
    after = state.clone()
    after.take(seat, action)
    codes = after.forced_choices or after.offers(seat)
    return [items_of(code) for code in codes if verb_of(code) == v.WITH]


def _with(line: list[int]) -> Code:
    code = v.WITH
    for place, source in enumerate(line):
        code |= (source + 1) << 8 * (place + 1)
    return code


# Attacking.


def _of_attacking(state: BattaliaState, seat: int, wish: Wish) -> Iterator[Change]:
    verb = verb_of(wish[0])
    cell = second_of(wish[0]) if verb == v.ATTACK_HERO else first_of(wish[0])
    faction = c.COLORS[state.factions[seat]]
    if state.tiles[cell]:
        for figure in range(HEROES):
            there = _stand(seat, figure, cell)
            yield _change("an own hero there", "BT-BAT-8", state, wish, there)
    weapon = _gain(seat, f"weapon.{faction}")
    yield _change("a weapon", "BT-BAT-27", state, wish, weapon)
    lords = _gain(seat, *[f"lord.{faction}"] * 12)
    yield _change("twelve lords", "BT-BAT-28", state, wish, lords)
    if verb == v.ATTACK_HERO:
        for figure in range(HEROES):
            if state.tiles[cell] and first_of(wish[0]) < state.seats:
                target = _stand(first_of(wish[0]), figure, cell)
                yield _change("a hero of his there", "BT-BAT-8", state, wish, target)
        return
    enemies = [v.ATTACK_HERO | other << 8 | cell << 16 for other in range(state.seats)]
    for other in (v.ATTACK_CITY, v.ATTACK_RUINS, v.ATTACK_SANCTUARY, v.ATTACK_PEAK):
        if other != verb:
            yield _change("another name of the place", "BT-BAT-8", state, [other | cell << 8])
    for code in enemies:
        yield _change("a hero as the target", "BT-BAT-8", state, [code])
    if b.IS_CITY[state.tiles[cell]]:
        enemy = state.opponents(seat)[0]
        for owner, level in ((enemy + 1, 1), (z.NEUTRAL_OWNER, 4)):
            rules = "BT-BAT-8 BT-ALT-6 BT-NEU-1"
            yield _change("another owner", rules, state, wish, _own(cell, owner, level))

    def let_go(table: BattaliaState) -> None:
        for zone in (z.NATION, z.SHELTER, z.HAND, z.AMBUSH, z.COMING):
            cards = bytes(card for card in table.zone(seat, zone) if card < c.GREAT)
            table.set_zone(seat, zone, cards)

    yield _change("no Great Artefact", "BT-RUI-4", state, wish, let_go)

    def display(table: BattaliaState) -> None:
        table.display = bytes((c.GREAT,))

    yield _change("a Great Artefact to win", "BT-RUI-4", state, wish, display)


def _own(cell: int, owner: int, level: int) -> Callable[[BattaliaState], None]:
    return lambda state: state.set_chip(cell, owner, level)


# Jumping.


def _of_jumping(state: BattaliaState, seat: int, wish: Wish) -> Iterator[Change]:
    figure = first_of(wish[0])
    start = state.hero(seat, figure)
    gates = [other for other in range(state.config.cells) if state.tiles[other] == GATE]
    for other in gates:
        rules = "BT-HER-1" if start == z.NONE else "SG-GAT-05"
        yield _change("a hero on a gate", rules, state, wish, _stand(seat, figure, other))
        there = [sv.JUMP | figure << 8 | other << 16]
        yield _change("another gate", "SG-GAT-05", state, there)
    for supplies in (1, 2):
        supply = _gain(seat, *["supply"] * supplies)
        yield _change("supplies", "SG-GAT-06", state, wish, supply)

    def rest(table: BattaliaState) -> None:
        for module in config_of(table).modules:
            if isinstance(module, Gates):
                module.new_turn(table, seat)

    yield _change("no jump before", "SG-GAT-08", state, wish, rest)
