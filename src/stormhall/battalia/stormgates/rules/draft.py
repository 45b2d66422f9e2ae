"""The draft of the starting cards (SG-DRF-01 to -04, SG-INF-03).

Cards are passed on unseen. So for each step a player knows the cards passed on, which the players
behind share, and nothing about those in front (`knowledge/draft_knowledge.py`, -04). First hands,
universal units, and the deal without a draft are in `setup.py` (-02 to -04).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormhall.battalia.knowledge.pool_decks import turn_up
from stormhall.battalia.knowledge.redeal import redeal
from stormhall.battalia.knowledge.seen_cards import hidden_cards
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.components import DATA
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState, without
from stormhall.battalia.rules.setup import bound_card
from stormhall.battalia.stormgates.knowledge import draft_knowledge as dk
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.model.rows.lists import CardsRow, FieldsRow
from stormhall.battalia.stormgates.rules.setup import StormgatesSettingUp, gather_units
from stormhall.kernel.core.kinds import Fields, Kind, Listed, Maybe, write_fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import EVERYTHING, Code, Frame, Seat
from stormhall.kernel.core.step import Step
from stormhall.kernel.table.document_reader import Reader

SUPPLIES: Final[int] = COMPONENTS["draft"]["then"]["supply"]
NAME: Final = "draft"

CARDS: Final[Kind] = Listed(k.CARD)
CARDS_OR_NONE: Final[Kind] = Listed(Maybe(k.CARD, z.NONE))
POSITION: Final[Fields] = {"taken": CARDS_OR_NONE, "offered": CARDS}
KNOWLEDGE: Final[Fields] = {
    "seat": k.SEAT_OR_NONE,
    "count": k.COUNT,
    "offered": k.COUNT,
    "sees": CARDS,
    "own": CARDS_OR_NONE,
    "passed": Listed(CARDS),
    "known": Listed(CARDS),
}
"""What a viewer knows, in the order of `Knowledge.facts`."""

assert sum(DATA["starting_deck"].values()) == dk.ROUNDS + SUPPLIES


class Draft(StormgatesModule):
    """Five steps in which each player takes one of the cards passed on.

    Rows: the cards taken, by step and place in its order (NONE until one is taken), empty if there
    was no draft; the cards under way, sorted; and, in a state read from a view, what its viewer
    knows until `redeal` has dealt a world that agrees with it.
    """

    def __init__(self) -> None:
        super().__init__(NAME)
        self.taken: Final = FieldsRow({})
        self.offered: Final = CardsRow("offered")
        self.knowledge: Final = FieldsRow({})

    def equip(self, config: StormgatesConfig) -> None:
        self.claim_rows(config, self.taken, self.offered, self.knowledge)
        setting_up = config.setting_up
        assert isinstance(setting_up, StormgatesSettingUp)
        config.steps[setting_up.deal] = Drafting(self)

    def count(self, state: BattaliaState) -> int:
        """How many cards have been taken."""
        if self.knowledge.get(state):
            return self.knowledge.of(state, 1)
        taken = self.taken.get(state)
        return len(taken) - taken.count(z.NONE)

    def under_way(self, state: BattaliaState) -> bool:
        """Whether the draft has begun and the cards taken are not in the nations yet."""
        if not self.taken.get(state) and not self.knowledge.get(state):
            return False
        return any(state.config.steps[frame[0]].name == NAME for frame in state.frames)

    def held(self, state: BattaliaState) -> bytes:
        if self.knowledge.get(state):
            knowledge = dk.unpacked(self.knowledge.get(state))
            return b"" if knowledge.known_units else bytes(knowledge.cards())
        if not self.under_way(state):
            return b""
        taken = bytes(card for card in self.taken.get(state) if card != z.NONE)
        return taken + self.offered.get(state)

    # What is known (SG-DRF-04).

    def known_to(self, state: BattaliaState, viewer: int) -> dk.Knowledge:
        """What the viewer knows about the draft."""
        knowledge = dk.Knowledge()
        knowledge.viewer = max(viewer, -1)
        knowledge.count = self.count(state)
        knowledge.offered = len(self.offered.get(state))
        if viewer >= 0:
            for step in range(dk.ROUNDS):
                self._add_step(state, knowledge, step)
        if not self.under_way(state):
            knowledge.known_units = [
                self._known_units(state, seat, viewer) if seat != viewer else []
                for seat in range(state.seats)
            ]
        return knowledge

    def _add_step(self, state: BattaliaState, knowledge: dk.Knowledge, step: int) -> None:
        """Add the card taken in a step and the cards passed on, or the cards before the viewer."""
        size, place = state.seats, dk.place_of(state, step, knowledge.viewer)
        row = self.taken.get(state)[step * size : (step + 1) * size]
        knowledge.mine[step] = row[place]
        under_way = list(self.offered.get(state)) if knowledge.count // size == step else []
        if row[place] != z.NONE:
            behind = [card for card in row[place + 1 :] if card != z.NONE]
            knowledge.passed[step] = sorted(behind + under_way)
        elif knowledge.count == step * size + place:
            knowledge.sees = under_way

    def _known_units(self, state: BattaliaState, seat: Seat, viewer: int) -> list[int]:
        """The starting units of a seat that the viewer knows."""
        units = self._units(state, seat)
        for card in hidden_cards(state, seat, viewer)[1]:
            units.remove(card)
        return sorted(units)

    def _units(self, state: BattaliaState, seat: Seat) -> list[int]:
        """All that a seat has taken, by step."""
        taken = self.taken.get(state)
        return [taken[place] for place in dk.places_of(state, seat)]

    def has_secrets(self) -> bool:
        return True

    def write(self, state: BattaliaState, viewer: int) -> Mapping[str, object]:
        """SG-DRF-04: a position has all cards, a view those known, as long as others are unknown.

        The part is empty once nothing about the draft is secret.
        """
        document: dict[str, object] = {}
        if viewer == EVERYTHING:
            cards = (self.taken.get(state), self.offered.get(state))
            write_fields(state.config, POSITION, cards, document)
        elif self.under_way(state) or not self._is_over(state):
            known = self.known_to(state, viewer).facts()
            write_fields(state.config, KNOWLEDGE, known, document)
        return document

    def read(self, state: BattaliaState, reader: Reader) -> None:
        """A view is kept as knowledge, from which `redeal` deals the cards; a position has them."""
        if reader.has("count"):
            knowledge = dk.Knowledge()
            knowledge.viewer = reader.integer("seat", -1, state.seats - 1, -1)
            knowledge.count = reader.integer("count", 0, dk.ROUNDS * state.seats, 0)
            knowledge.offered = reader.integer("offered", 0, state.seats, 0)
            knowledge.sees = reader.words("sees", c.CARD_INDEX)
            knowledge.mine = _cards_or_none(reader, "own", dk.ROUNDS)
            knowledge.passed = _lists(reader, "passed", dk.ROUNDS)
            knowledge.known_units = _lists(reader, "known", state.seats)
            self.taken.clear(state)
            self.offered.clear(state)
            self.knowledge.set(state, knowledge.packed())
        elif reader.has("taken") or (reader.has("offered") and not self.taken.get(state)):
            row = bytes(_cards_or_none(reader, "taken", dk.ROUNDS * state.seats))
            self.taken.set(state, row or self.taken.get(state))
            self.offered.read(state, reader)

    # Positions that a person writes.

    def deals_now(self, state: BattaliaState, reader: Reader) -> bool:
        """A draft is under way if cards are being passed on or some are not taken yet."""
        part = reader.inner(self.name)
        taken = part.get("taken")
        return bool(part.get("offered")) or (isinstance(taken, list) and None in taken)

    def deals(self, state: BattaliaState, reader: Reader, left: dict[str, int]) -> bool:
        """Take the named cards out of their decks, and make the nations of them at the end."""
        part = reader.inner(self.name)
        mine = Reader(part.document, part.path)  # `read` notes what is wrong with the lists
        self.read(state, mine)
        if mine.defects or not (part.has("taken") or part.has("offered")):
            return self.name in left
        for key, cards in (("taken", self.taken.get(state)), ("offered", self.offered.get(state))):
            for card in cards:
                if card != z.NONE and not _take_loose(state, card):
                    part.defect(key, problem("none-left", card=c.CARD_WORDS[card]))
        if self.name in left:
            self._offer_more(state)
            return True
        is_over = bool(self.taken.get(state)) and z.NONE not in self.taken.get(state)
        if is_over and not reader.defects:
            self.deal(state)
        return is_over

    def _offer_more(self, state: BattaliaState) -> None:
        """Offer cards to all who have not taken one in this step, if none are named."""
        if not self.taken.get(state):
            self.taken.set(state, bytes((z.NONE,)) * (dk.ROUNDS * state.seats))
        count = self.count(state)
        if self.offered.get(state) or count == dk.ROUNDS * state.seats:
            return
        rank = dk.RANKS[count // state.seats]
        cards = [bound_card(state, rank) for _ in range(state.seats - count % state.seats)]
        self.offered.set(state, bytes(sorted(cards)))

    def deal(self, state: BattaliaState) -> None:
        """SG-DRF-02: make the nation of the units taken and five supplies."""
        for seat in range(state.seats):
            units = self._units(state, seat)
            state.supplies -= SUPPLIES
            state.set_zone(seat, z.NATION, bytes(sorted([*units, *[c.SUPPLY_CARD] * SUPPLIES])))
            state.set_zone(seat, z.SECRET, bytes([n for card in sorted(units) for n in (card, 0)]))

    def filled(self, state: BattaliaState) -> None:
        if self.knowledge.get(state):
            redeal(state, self.knowledge.of(state, 0) - 1, Chance(0))

    def defects(self, state: BattaliaState) -> Defects:
        """SG-DRF-01: in each step one card for each player who has not taken one."""
        if self.knowledge.get(state):
            return []
        if not self.under_way(state):
            return self._wrong_units(state)
        count, size = self.count(state), state.seats
        problems: Defects = []
        if z.NONE in self.taken.get(state)[:count]:
            problems.append((f"{NAME}.taken", problem("left-out")))
        expected = 0 if count == dk.ROUNDS * size else size - count % size
        if len(self.offered.get(state)) not in (expected, 0 if expected == size else expected):
            problems.append((f"{NAME}.offered", problem("cards", count=expected)))
        return problems

    def _wrong_units(self, state: BattaliaState) -> Defects:
        """Starting units that are still secret were taken in the draft, if there was one."""
        if z.NONE in self.taken.get(state):
            return [(f"{NAME}.taken", problem("left-out"))]
        problems: Defects = []
        for seat in range(state.seats) if self.taken.get(state) else ():
            units = self._units(state, seat)
            for card in state.zone(seat, z.SECRET)[::2]:
                if card in units:
                    units.remove(card)
                else:
                    word = c.CARD_WORDS[card]
                    problems.append((f"{NAME}.taken", problem("not-taken", seat=seat, card=word)))
        return problems

    # Worlds that agree with it.

    def _knowledge(self, state: BattaliaState, viewer: int) -> dk.Knowledge:
        """What the viewer knows, stored while a world is dealt without cards of others."""
        row = self.knowledge.get(state)
        knowledge = dk.unpacked(row) if row else self.known_to(state, viewer)
        self.knowledge.set(state, knowledge.packed())
        if not self.under_way(state) and (not row or not self.taken.get(state)):
            self.taken.set(state, bytes((z.NONE,)) * (dk.ROUNDS * state.seats))
        return knowledge

    def _others(self, state: BattaliaState, knowledge: dk.Knowledge) -> list[int]:
        """The cards in the row of everybody but the viewer."""
        return [
            card
            for seat in range(state.seats)
            if seat != knowledge.viewer
            for card in self._units(state, seat)
            if card != z.NONE
        ]

    def redeal(self, state: BattaliaState, viewer: int, chance: Chance) -> None:
        """Deal others' cards during the draft; later, put the cards already dealt into the row."""
        if self.under_way(state):
            self._redeal_draft(state, chance, self._knowledge(state, viewer))
        elif not self._is_over(state):
            knowledge = self._knowledge(state, viewer)
            placed = {card >> 3 for card in self._others(state, knowledge)}
            for kind in sorted(set(dk.RANKS) - placed):
                self._place(state, knowledge, dk.Spread(state, knowledge, kind), chance, [])
            self._complete_row(state, knowledge)
        else:
            self.taken.set(state, b"")
        self.knowledge.set(state, b"")

    def _is_over(self, state: BattaliaState) -> bool:
        """Whether nothing about a draft is secret any more."""
        if not self.taken.get(state) and not self.knowledge.get(state):
            return True
        return not any(state.zone(seat, z.SECRET) for seat in range(state.seats))

    def _redeal_draft(self, state: BattaliaState, chance: Chance, knowledge: dk.Knowledge) -> None:
        if self.taken.get(state):  # cards the viewer cannot name go back to be drawn again
            unknown = [c for c in self.taken.get(state) + self.offered.get(state) if c != z.NONE]
            for card in knowledge.cards():
                unknown.remove(card)
            for card in unknown:
                state.loose[card >> 3] += bytes((card,))
        for rank in sorted(set(dk.RANKS)):
            state.loose[rank] = bytes(sorted(state.loose[rank]))
        size = state.seats
        row = [z.NONE] * (dk.ROUNDS * size)
        offered = knowledge.sees
        for step in range(min(dk.ROUNDS, knowledge.count // size + 1)):
            place = dk.place_of(state, step, knowledge.viewer) if knowledge.viewer >= 0 else size
            behind = knowledge.passed[step]
            chance.shuffle(behind)
            for i in range(min(knowledge.count - step * size, size)):
                if i == place:
                    card = knowledge.mine[step]
                else:
                    card = behind.pop() if i > place else _draw(state, dk.RANKS[step], chance)
                row[step * size + i] = card
            if knowledge.count // size == step and not offered:
                count = knowledge.offered - len(behind)
                offered = behind + [_draw(state, dk.RANKS[step], chance) for _ in range(count)]
        self.taken.set(state, bytes(row))
        self.offered.set(state, bytes(sorted(offered)))

    def place_units(
        self,
        state: BattaliaState,
        viewer: int,
        chance: Chance,
        kind: int,
        left: list[int],
    ) -> list[bytes]:
        """SG-DRF-04: the players behind the viewer share exactly the cards passed on."""
        if self.under_way(state) or self._is_over(state):
            return []
        knowledge = self._knowledge(state, viewer)
        spread = dk.Spread(state, knowledge, kind)
        self._place(state, knowledge, spread, chance, left)
        return [bytes(spread.beyond(seat)) for seat in range(state.seats)]

    def _place(
        self,
        state: BattaliaState,
        knowledge: dk.Knowledge,
        spread: dk.Spread,
        chance: Chance,
        left: list[int],
    ) -> None:
        """Spread the units passed on, then put other units that were seen into the row."""
        spread.find(chance, left)
        size = state.seats
        row = bytearray(self.taken.get(state))
        for step in spread.steps:
            for place in range(size):
                seat = dk.seat_at(state, step, place)
                unit = spread.held[seat].get(step, z.NONE)
                if seat == knowledge.viewer:
                    unit = knowledge.mine[step]
                row[step * size + place] = unit
        for seat in range(size):
            if seat != knowledge.viewer and spread.seen[seat]:
                places = dk.places_of(state, seat)
                _fill(row, [places[step] for step in spread.steps], spread.sighted(seat))
        self.taken.set(state, bytes(row))

    def _complete_row(self, state: BattaliaState, knowledge: dk.Knowledge) -> None:
        """Add the units just dealt at random that are in no step yet."""
        row = bytearray(self.taken.get(state))
        for seat in range(state.seats):
            if seat == knowledge.viewer:
                continue
            hidden = hidden_cards(state, seat, knowledge.viewer)[1]
            dealt = sorted([*knowledge.known_units[seat], *hidden])
            places = dk.places_of(state, seat)
            for place in places:
                if row[place] != z.NONE:
                    dealt.remove(row[place])
            for kind in sorted({card >> 3 for card in dealt}):
                of_kind = [place for step, place in enumerate(places) if dk.RANKS[step] == kind]
                _fill(row, of_kind, [card for card in dealt if card >> 3 == kind])
        self.taken.set(state, bytes(row))


def _fill(row: bytearray, places: list[int], units: list[int]) -> None:
    """Put units into those of some places that have none, in order."""
    for place in places:
        if units and row[place] == z.NONE:
            row[place] = units.pop(0)


def _draw(state: BattaliaState, kind: int, chance: Chance) -> int:
    """A random card of a deck's unknown part that is not universal."""
    loose = state.loose[kind]
    bound = [i for i in range(len(loose)) if c.FACTION[loose[i]] != c.UNIVERSAL]
    place = bound[chance.below(len(bound))]
    state.loose[kind] = without(loose, place)
    return loose[place]


def _take_loose(state: BattaliaState, card: int) -> bool:
    """Take a starting unit out of its deck; whether it was there."""
    rank = c.KIND[card]
    loose = state.loose[rank] if rank in dk.RANKS and c.FACTION[card] != c.UNIVERSAL else b""
    if card in loose:
        state.loose[rank] = without(loose, loose.index(card))
    return card in loose


def _cards_or_none(reader: Reader, key: str, size: int) -> list[int]:
    """A list of cards, null where there is none; of this size or empty."""
    words = reader.get(key)
    if not isinstance(words, list) or len(words) not in (0, size):
        reader.defect(key, problem("cards-or-null", count=size))
        return []
    named = Reader({key: [w for w in words if w is not None]}, reader.path, reader.defects)
    cards = named.words(key, c.CARD_INDEX)
    return [cards.pop(0) if word is not None and cards else z.NONE for word in words]


def _lists(reader: Reader, key: str, size: int) -> list[list[int]]:
    """Lists of cards; as many as said, or none."""
    lists = reader.get(key)
    if not isinstance(lists, list) or len(lists) not in (0, size):
        reader.defect(key, problem("card-lists", count=size))
        return [[] for _ in range(size)]
    return [
        sorted(Reader({key: cards}, reader.path, reader.defects).words(key, c.CARD_INDEX))
        for cards in lists
    ]


class Drafting(Step[BattaliaState]):
    """SG-DRF-01: the choice of a card; the last one of a step is taken without a choice."""

    def __init__(self, draft: Draft) -> None:
        super().__init__(NAME)
        self.draft: Final = draft

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        count = self.draft.count(state)
        if self.draft.knowledge.get(state) or len(self.draft.offered.get(state)) > 1:
            return 1 << dk.seat_at(state, count // state.seats, count % state.seats)
        return 0

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        offered = self.draft.offered.get(state)
        if offered:
            self._take(state, offered[0])
            return
        count = self.draft.count(state)
        if count == dk.ROUNDS * state.seats:
            state.frames.pop()
            self.draft.deal(state)
            return
        if not count:
            self.draft.taken.set(state, bytes((z.NONE,)) * (dk.ROUNDS * state.seats))
        self._draw_cards(state, dk.RANKS[count // state.seats])

    def _draw_cards(self, state: BattaliaState, rank: int) -> None:
        """Draw as many cards as there are players, but no universal ones (SG-DRF-03)."""
        gather_units(state)
        cards = [bound_card(state, rank) for _ in range(state.seats)]
        for deck in range(c.FRIMAN, c.LORD + 1):
            turn_up(state, deck)
        self.draft.offered.set(state, bytes(sorted(cards)))
        self._tell_offer(state)

    def _tell_offer(self, state: BattaliaState) -> None:
        count = self.draft.count(state)
        seat = dk.seat_at(state, count // state.seats, count % state.seats)
        offered = self.draft.offered.get(state)
        se.DRAFT_PASSED.tell_some(state, 1 << seat, seat, offered)

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [sv.DRAFT | card << 8 for card in sorted(set(self.draft.offered.get(state)))]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        self._take(state, first_of(code))

    def _take(self, state: BattaliaState, card: int) -> None:
        count = self.draft.count(state)
        seat = dk.seat_at(state, count // state.seats, count % state.seats)
        self.draft.offered.remove(state, card)
        self.draft.taken.put(state, count, card)
        se.DRAFTED.tell_some(state, 1 << seat, seat, card)
        if self.draft.offered.get(state):
            self._tell_offer(state)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != sv.DRAFT:
            return []
        return [Refusal("SG-DRF-01", card=SOURCE_WORDS[first_of(code)])]
