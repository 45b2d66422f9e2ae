"""Paying with hand and open cards in a line (BT-TRN-4, -7, -8, BT-USE-TOO-1 to -4, BT-ORA-TOO).

An action that costs something is a `Purpose`. If only one payment is possible, it is made at once;
otherwise a step asks for it. Of payments that leave the same cards, only one is offered. A tool has
no strength in `model/cards.py`, so it cannot join a battle line (BT-USE-TOO-4).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.seen_cards import witness
from stormhall.battalia.knowledge.zones import remove_openly, show_borrowed
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.cards import NO_KIND, SUBSTITUTE
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState, put
from stormhall.battalia.model.step_ids import PAY
from stormhall.battalia.rules.oracle import is_lit, uses_of
from stormhall.battalia.rules.paying import open_cards
from stormhall.kernel.core.kinds import Fields
from stormhall.kernel.core.notation import items_of, verb_of
from stormhall.kernel.core.plain import Named
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat

ACTS_AS: Final[list[int]] = [c.WEAPON if c.IS_WEAPON[kind] else kind for kind in range(256)]
"""By kind: the artefact it acts as: the Crown is a title, the Book a scroll, the Sword a weapon."""
ACTS_AS[c.CROWN] = c.TITLE
ACTS_AS[c.BOOK] = c.SCROLL

PAYS_AS: Final[list[int]] = [
    kind if kind < c.HAMMER else c.WEAPON if c.IS_WEAPON[kind] else c.NO_KIND for kind in range(256)
]
"""By kind: the kind that a card pays as; Sword and Shield are weapons (BT-GRT-SWO-1)."""

PAYS: Final[list[int]] = [
    c.NO_KIND if c.DOUBLED_BY[card] else PAYS_AS[c.KIND[card]] for card in range(256)
]
"""By hand card: the kind it pays as (BT-TRN-7); a card that must be doubled first pays nothing."""

SUPPLIES: Final = (c.SUPPLY, c.SUBSTITUTE[c.SUPPLY])
"""The kinds that pay supplies."""


class Purpose(Named):
    """What a payment is for: its price, and what follows when it is paid."""

    def __init__(self, name: str, arguments: Fields) -> None:
        super().__init__(name)
        self.number = -1  # its place in `Config.purposes`
        self.arguments: Final = arguments

    def prices(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[list[int]]:
        """The prices, one of which must be paid, each a flat list of kind and number; none if
        `options` is overridden."""
        return []

    def options(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[Code]:
        """All payments; only one of those that leave the same cards."""
        codes: list[Code] = []
        for price in self.prices(state, seat, args):
            codes.extend(payments(state, seat, price))
        return codes

    def why_not_line(
        self, state: BattaliaState, seat: Seat, args: list[int], line: list[int]
    ) -> list[Refusal]:
        """What stands against a line, more exactly than that it is not the price (BT-TRN-8)."""
        return []

    def usual(
        self, state: BattaliaState, seat: Seat, args: list[int], options: list[Code]
    ) -> Code | None:
        """The payment a good player would make."""
        return cheapest(state, seat, options)

    def complete(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        """Lay the line and carry out what it pays for."""
        commit(state, seat, self, self.lay(state, seat, args, code))

    def lay(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> list[int]:
        """Lay the line; the arguments for carrying it out."""
        lay_line(state, seat, code, self)
        return args

    def extra_arguments(self) -> int:
        """How many arguments `lay` adds to those that were asked for."""
        return 0

    def scores(self) -> bool:
        """Whether the points it brings depend only on board and line, not on hidden cards."""
        return False

    def is_weighty(self, args: list[int]) -> bool:
        """Whether opponents would rather hold up this line than others."""
        return False

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        """Carry out what was paid for."""
        raise AssertionError(f"{self.name} does nothing")


def ask(state: BattaliaState, seat: Seat, number: int, args: list[int]) -> None:
    """Have a purpose paid: at once if there is only one way, otherwise by a choice."""
    if state.quoted is not None:
        state.quoted = [number, *args]
        return
    purpose = state.config.purposes[number]
    options = purpose.options(state, seat, args)
    if len(options) == 1:
        state.forced_choices.append(options[0])
        state.paid_for = [number, *args]
        purpose.complete(state, seat, args, options[0])
    else:
        state.frames.append([PAY, seat, number, *args])


def commit(state: BattaliaState, seat: Seat, purpose: Purpose, args: list[int]) -> None:
    """Carry out what a laid line has paid for, unless a module holds it up first."""
    for module in state.config.at_lines:
        if module.holds_line(state, seat, purpose.number, args):
            return
    purpose.carry_out(state, seat, args)


def purse(state: BattaliaState, seat: Seat) -> list[int]:
    """How many of each kind a player can lay, including open cards and the borrowed one."""
    counts = [0] * 16
    for card in state.zones[seat * z.ZONES + z.HAND]:
        counts[PAYS[card]] += 1
    if state.may_lay_borrowed(seat):
        counts[PAYS[state.borrowed]] += 1
    if is_lit(state, c.TOOL):
        counts[c.TOOL] *= 2
    records = state.zones[seat * z.ZONES + z.OPEN]
    for i in range(0, len(records), z.RECORD):
        if records[i + z.KIND] != c.JOKER:
            counts[PAYS_AS[records[i + z.KIND]]] += records[i + z.USES]
    return counts


def supplies_in(counts: list[int]) -> int:
    """How many cards of a purse pay supplies."""
    return counts[SUPPLIES[0]] + counts[SUPPLIES[1]]


def payable(counts: list[int], price: list[int]) -> bool:
    """Whether a purse holds a price, counting substitutes as one or two of a kind."""
    for i in range(0, len(price), 2):
        kind = price[i]
        have = counts[kind]
        if have < price[i + 1]:
            substitute = SUBSTITUTE[kind]
            if substitute == NO_KIND or have + 2 * counts[substitute] < price[i + 1]:
                return False
    return True


def sources(state: BattaliaState, seat: Seat) -> list[int]:
    """All that can be laid, as a flat list of source, kind it pays as, number, uses of one."""
    usable: list[int] = []
    hand = state.zones[seat * z.ZONES + z.HAND]
    last = -1
    tool_uses = 2 if is_lit(state, c.TOOL) else 1
    for card in hand:
        if card != last:
            kind = PAYS[card]
            usable.extend((card, kind, hand.count(card), tool_uses if kind == c.TOOL else 1))
            last = card
    if state.may_lay_borrowed(seat):
        kind = PAYS[state.borrowed]
        usable.extend((v.BORROWED, kind, 1, tool_uses if kind == c.TOOL else 1))
    records = state.zones[seat * z.ZONES + z.OPEN]
    for i in range(0, len(records), z.RECORD):
        kind = records[i + z.KIND]
        if kind != c.JOKER:
            usable.extend((v.OPEN_SLOT + i // z.RECORD, PAYS_AS[kind], records[i + z.USES], 1))
    return usable


def payments(state: BattaliaState, seat: Seat, price: list[int]) -> list[Code]:
    """All lines that pay a price exactly, each once."""
    need = [0] * 16
    missing = 0
    for i in range(0, len(price), 2):
        need[price[i]] = price[i + 1]
        missing += price[i + 1]
    frimen, supplies = need[c.FRIMAN], need[c.SUPPLY]
    items: list[int] = []
    everything = sources(state, seat)
    for i in range(0, len(everything), 4):
        kind = everything[i + 1]
        if need[kind] or (kind == c.TOOL and frimen) or (kind == SUPPLIES[1] and supplies):
            items.extend(everything[i : i + 4])
    search = _Search(items, need, state.zones[seat * z.ZONES + z.OPEN])
    search.go_on(0, missing, 0, 0, v.WITH, 8)
    if len(search.codes) > 1 and search.records:
        return distinct(search.records, search.codes)
    return search.codes


def distinct(records: bytes, codes: list[Code]) -> list[Code]:
    """Leave out lines with the same outcome: uses of equal cards have no order."""
    different: list[Code] = []
    outcomes: set[tuple[bytes, bytes]] = set()
    for code in codes:
        outcome = _outcome(records, items_of(code))
        if outcome not in outcomes:
            outcomes.add(outcome)
            different.append(code)
    return different


def _outcome(records: bytes, line: list[int]) -> tuple[bytes, bytes]:
    """The hand cards a line takes, and the open tools and cards that remain, in a fixed order."""
    from_hand: list[int] = []
    opened = z.records_of(records)
    for i, source in enumerate(line):
        if source >= v.OPEN_SLOT:
            record = opened[source - v.OPEN_SLOT]
            opened[source - v.OPEN_SLOT] = put(record, z.USES, record[z.USES] - 1)
        elif source != v.AGAIN:
            from_hand.append(source)
            if c.KIND[source] == c.TOOL and line[i + 1 : i + 2] != [v.AGAIN]:
                opened.append(bytes((source, c.TOOL, 1, z.LIT)))
    return bytes(from_hand), b"".join(sorted(record for record in opened if record[z.USES]))


class _Search:
    """The lines that pay a price: how many of each source are laid, source by source."""

    def __init__(self, items: list[int], need: list[int], records: bytes) -> None:
        self.items: Final = items
        self.need: Final = need
        self.records: Final = records
        self.used: Final = [0] * (len(items) // 4)
        self.codes: Final[list[Code]] = []

    def go_on(
        self, index: int, missing: int, tools: int, doubles: int, code: Code, shift: int
    ) -> None:
        """Lay from the source at `index` on; `missing` cards are still to come.

        `tools` uses of tools and `doubles` substitutes of supplies are laid so far: each stands for
        one or two of the frimen or supplies that are missing (BT-TRN-8).
        """
        need = self.need
        if index == len(self.items):
            frimen, supplies = need[c.FRIMAN], need[c.SUPPLY]
            if missing == frimen + supplies and tools <= frimen <= 2 * tools:
                if doubles <= supplies <= 2 * doubles:
                    self.codes.append(code)
            return
        kind = self.items[index + 1]
        if kind == c.TOOL:
            self._lay_tools(index, missing, tools, doubles, code, shift)
            return
        source = self.items[index] + 1
        if kind == SUPPLIES[1]:
            self._lay_substitutes(index, missing, tools, doubles, code, shift)
            return
        most = min(self.items[index + 2], need[kind], self._limit(index))
        for number in range(most + 1):
            if number:
                code |= source << shift
                shift += 8
                need[kind] -= 1
                missing -= 1
            self.used[index // 4] = number
            self.go_on(index + 4, missing, tools, doubles, code, shift)
        need[kind] += most

    def _lay_substitutes(
        self, index: int, missing: int, tools: int, doubles: int, code: Code, shift: int
    ) -> None:
        """Lay some substitutes, at most as many as supplies are missing."""
        for number in range(min(self.items[index + 2], self.need[c.SUPPLY] - doubles) + 1):
            if number:
                code |= (self.items[index] + 1) << shift
                shift += 8
            self.go_on(index + 4, missing, tools, doubles + number, code, shift)

    def _lay_tools(
        self, index: int, missing: int, tools: int, doubles: int, code: Code, shift: int
    ) -> None:
        """BT-USE-TOO-1 to -3: lay tools, `twice` with both uses of the sunbeam, `once` with one."""
        source = self.items[index]
        most = min(self.items[index + 2], self._limit(index))
        for twice in range(most + 1 if self.items[index + 3] == 2 else 1):
            for once in range(most - twice + 1):
                used = twice * 2 + once
                if tools + used > self.need[c.FRIMAN]:
                    break
                line, place = code, shift
                for i in range(twice + once):
                    line |= (source + 1) << place
                    place += 8
                    if i < twice:
                        line |= ((source if source == v.BORROWED else v.AGAIN) + 1) << place
                        place += 8
                self.used[index // 4] = used
                self.go_on(index + 4, missing, tools + used, doubles, line, place)

    def _limit(self, index: int) -> int:
        """The most uses to lay: equal open cards are used in order, so equal payments come once."""
        slot = self.items[index] - v.OPEN_SLOT
        if slot <= 0:
            return 99
        record = self.records[slot * z.RECORD : slot * z.RECORD + z.RECORD]
        for i in range(index - 4, -1, -4):
            earlier = self.items[i] - v.OPEN_SLOT
            if (
                earlier >= 0
                and self.records[earlier * z.RECORD : earlier * z.RECORD + z.RECORD] == record
            ):
                return self.used[i // 4]
        return 99


def lay_line(state: BattaliaState, seat: Seat, code: Code, purpose: Purpose) -> None:
    """BT-TRN-4: lay the sources of a payment on the table; cards with uses left lie open."""
    line = items_of(code)
    if state.log is not None:
        e.LINE.tell(state, seat, purpose.number, line_cards(state, seat, line))
    spent = [0] * (len(state.zone(seat, z.OPEN)) // z.RECORD)
    doubled = False  # whether a source is the second use of the one before it
    for i, source in enumerate(line):
        if doubled:
            doubled = False
        elif source == v.STEPS:
            hero, steps = state.zone(seat, z.RIDE)
            state.set_zone(seat, z.RIDE, bytes((hero, steps - 1)))
        elif source >= v.OPEN_SLOT:
            spent[source - v.OPEN_SLOT] += 1
        else:
            following = line[i + 1] if i + 1 < len(line) else z.NONE
            doubled = following == v.AGAIN or source == following == v.BORROWED
            lay_source(state, seat, source, 2 if doubled else 1)
    if any(spent):
        open_cards.spend_open(state, seat, spent)


def lay_use(state: BattaliaState, seat: Seat, source: int) -> None:
    """Spend one use of a source: lay a hand card or the borrowed one, or use an open one."""
    if source >= v.OPEN_SLOT:
        open_cards.spend_uses(state, seat, source, 1)
    else:
        lay_source(state, seat, source, 1)


def lay_source(state: BattaliaState, seat: Seat, source: int, uses: int) -> int:
    """Lay a hand card or the borrowed one, spending some of its uses; the card that it is."""
    flags = 0
    if source == v.BORROWED:
        card = state.borrowed
        flags = z.BORROWED_CARD
        show_borrowed(state)
    else:
        card = source
        remove_openly(state, seat, card)
        state.add_to_zone(seat, z.TABLE, bytes((card,)))
        witness(state, seat, card)
        for module in state.config.at_hands:
            module.left_hand(state, seat, card)
    uses_left = uses_of(state, card) - uses
    if uses_left > 0:
        kind = ACTS_AS[c.KIND[card]]
        if c.KIND[card] != c.BOOK:
            flags |= z.LIT
        if c.KIND[card] == c.SCROLL:
            flags |= z.MAY_CHANGE_ITSELF
        open_cards.open_card(state, seat, card, kind, uses_left, flags)
    return card


def line_cards(state: BattaliaState, seat: Seat, line: list[int]) -> list[int]:
    """The cards behind the sources of a line; `again` and steps of a ride stand for themselves."""
    return [
        source if source in (v.AGAIN, v.STEPS) else open_cards.card_of_source(state, seat, source)
        for source in line
    ]


def has_source(state: BattaliaState, seat: Seat, source: int) -> bool:
    """Whether a player can lay this source at all."""
    if source >= v.OPEN_SLOT:
        return bool(open_cards.open_record(state, seat, source))
    if source == v.BORROWED:
        return state.may_lay_borrowed(seat)
    return source in state.zone(seat, z.HAND)


def why_not_has(state: BattaliaState, seat: Seat, source: int) -> list[Refusal]:
    """Why a source cannot be laid: it is new, no longer open, not there, or must be doubled."""
    if source == v.STEPS and not state.zone(seat, z.RIDE):
        return [Refusal("BT-MOV-4")]
    if source in (v.AGAIN, v.STEPS) or has_source(state, seat, source):
        rule = c.DOUBLED_BY[state.borrowed if source == v.BORROWED else source]
        return [Refusal(rule, card=SOURCE_WORDS[source])] if rule else []
    if source >= v.OPEN_SLOT:
        return [Refusal("BT-TRN-6", card=SOURCE_WORDS[source])]
    if source in state.zone(seat, z.NEW):
        return [Refusal("BT-TRN-9", card=SOURCE_WORDS[source])]
    if source in state.zone(seat, z.AMBUSH):
        return [Refusal("BT-AMB-6", card=SOURCE_WORDS[source])]
    for i, tent in enumerate(z.records_of(state.zone(seat, z.TENTS))):
        if source in tent[: z.FLAGS]:
            return [Refusal("BT-USE-TEN-3", card=SOURCE_WORDS[source], tent=i + 1)]
    return [Refusal("BT-TRN-4", card=SOURCE_WORDS[source])]


def why_not_other_payment(state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
    """Why a compound command cannot name a payment other than the only one possible."""
    if verb_of(code) != v.WITH or not state.forced_choices:
        return []
    line = items_of(state.forced_choices[-1])
    named = items_of(code)
    others = [source for source in named if source not in line]
    refusals = [r for source in others for r in why_not_has(state, seat, source)]
    if not refusals and state.paid_for:
        purpose = state.config.purposes[state.paid_for[0]]
        refusals = purpose.why_not_line(state, seat, state.paid_for[1:], named)
    return refusals or [Refusal("BT-TRN-8")]


def why_not_price(state: BattaliaState, seat: Seat, rule: str, price: list[int]) -> list[Refusal]:
    """The refusal of a price that the player cannot pay."""
    if payable(purse(state, seat), price):
        return []
    words = [f"{price[i + 1]} {c.KIND_WORDS[price[i]]}" for i in range(0, len(price), 2)]
    return [Refusal(rule, price=words)]


def cheapest(state: BattaliaState, seat: Seat, options: list[Code]) -> Code | None:
    """The payment that costs least: open cards first, cards of the player's faction last."""
    best, least = None, 0
    for code in options:
        worth = sum([_worth(state, seat, source) for source in items_of(code)])
        if best is None or worth < least:
            best, least = code, worth
    return best


def _worth(state: BattaliaState, seat: Seat, source: int) -> int:
    if source >= v.BORROWED:
        return 0
    kind, faction = c.KIND[source], c.FACTION[source]
    value = 4 if kind == c.SUPPLY else 4 + 4 * kind if kind < c.TOOL else 20
    if kind >= c.HAMMER:
        value = 40
    return value + (1 if faction == state.factions[seat] or faction > c.NEUTRAL - 2 else 0)
