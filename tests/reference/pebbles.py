"""Pebbles: the smallest game that needs everything the kernel offers.

Sixteen cards with values 1 to 4, three in each hand, ten pebbles in a pot. In each round:

- PB-BID: all seats choose a card in hand in secret and reveal it together; a single highest card
  wins as many pebbles as a die shows. The cards stay open on the discard pile.
- PB-SPOIL: in order after the winner, each seat that still has its token may spend it: no pebbles
  are won.
- PB-GRAB: in any order, each seat takes a pebble from the pot, or rests and looks at the top card
  of the deck.
- PB-DRAW: all seats draw a card.

After the last round, whoever has the most pebbles wins. Pebbles is the kernel's test game and its
worked example.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

from stormhall.kernel.core.documents import DocumentTypes, NoFacts
from stormhall.kernel.core.events import Events
from stormhall.kernel.core.kept_parts import KeptParts
from stormhall.kernel.core.kinds import COUNT, SEAT, Fields, Listed, Secret, Words
from stormhall.kernel.core.notation import Notation
from stormhall.kernel.core.problems import ENGLISH, Defects, problem
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.result import Result, places_by
from stormhall.kernel.core.rng import Chance, seeded
from stormhall.kernel.core.shared_choices import SecretChoice, Window
from stormhall.kernel.core.state import EVERYTHING, Code, Frame, Options, Seat, State, StateRules
from stormhall.kernel.core.step import Step
from stormhall.kernel.insight import Insight, Weights, merged
from stormhall.kernel.labels import BoardWords, Labels
from stormhall.kernel.options import GameInfo, Option, RulesText, describe
from stormhall.kernel.ruleset import Ruleset
from stormhall.kernel.table.document_reader import Reader
from stormhall.kernel.table.read_frames import read_frames

CARDS: Final = ["one", "two", "three", "four"]
COPIES: Final = 4
HAND: Final = 3
POT: Final = 10

PROBLEMS: Final[dict[str, str]] = {
    "copies": "not {copies} of each kind: {cards}",
    "pot": "{pebbles} and a pot of {pot}, not {all}",
    "used-up": "more than {copies} of {card}",
}

ENGLISH.declare(PROBLEMS, only_english=True)


BID, SPOIL, LET, GRAB, REST = range(5)
CARD: Final = Words("card", CARDS)
NOTATION: Final = Notation(["bid {card}", "spoil", "let", "grab", "rest"], [CARD])

FACTS: Final[Fields] = {
    "card": CARD,
    "hand": Listed(CARD),
    "pot": COUNT,
    "rounds": COUNT,
    "seats": COUNT,
}
EVENTS: Final = Events("pebbles")
BIDS: Final = EVENTS.declare("bids", {"cards": Listed(CARD)}, reveal=True)
PRIZE: Final = EVENTS.declare("prize", {"seat": SEAT, "pebbles": COUNT}, reveal=True)
SPOILED: Final = EVENTS.declare("spoiled", {"seat": SEAT})
GRABBED: Final = EVENTS.declare("grabbed", {"seat": SEAT})
RESTED: Final = EVENTS.declare("rested", {"seat": SEAT, "top": Secret(Listed(CARD))}, reveal=True)
DREW: Final = EVENTS.declare("drew", {"seat": SEAT, "cards": Secret(Listed(CARD))}, reveal=True)


class Pebbles(State):
    """Hands, deck, pot, and the seats that know the top card."""

    def __init__(self, seats: int, options: Options, rng: int) -> None:
        super().__init__(seats, options, rng)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []  # the last card is the top one
        self.discards: list[int] = []
        self.pebbles = [0] * seats
        self.tokens = [1] * seats
        self.pot = POT
        self.round = 1
        self.knows_top = 0  # mask of seats that have looked at the top card

    def steps(self) -> list[Step[Any]]:
        return STEPS

    def clone(self) -> Pebbles:
        twin = Pebbles(self.seats, self.options, self.rng)
        self.copy_machine_to(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.pebbles = self.pebbles[:]
        twin.tokens = self.tokens[:]
        twin.pot = self.pot
        twin.round = self.round
        twin.knows_top = self.knows_top
        return twin

    def pack(self) -> list[object]:
        return [
            *self.pack_machine(),
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.discards[:],
            self.pebbles[:],
            self.tokens[:],
            self.pot,
            self.round,
            self.knows_top,
        ]

    def rules(self) -> StateRules:
        return PEBBLES


class Bid(SecretChoice[Pebbles]):
    """PB-BID."""

    def offers(self, state: Pebbles, frame: Frame, seat: Seat) -> list[Code]:
        return [BID | card << 8 for card in sorted(set(state.hands[seat]))]

    def why_not(self, state: Pebbles, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != BID:
            return []
        return [Refusal("PB-BID", card=CARDS[code >> 8], hand=names(state.hands[seat]))]

    def resolve(self, state: Pebbles, choices: list[Code], tail: list[int]) -> None:
        cards = [code >> 8 for code in choices]
        for seat, card in enumerate(cards):
            state.hands[seat].remove(card)
            state.discards.append(card)
        BIDS.tell(state, cards)
        best = max(cards)
        state.frames.append([GRAB_STEP, 0])
        if cards.count(best) == 1:
            winner = cards.index(best)
            prize = state.die()
            PRIZE.tell(state, winner, prize)
            order = [(winner + i) % state.seats for i in range(1, state.seats)]
            SPOIL_WINDOW.open(state, SPOIL_STEP, order, [winner, prize])


class Spoil(Window[Pebbles]):
    """PB-SPOIL; the tail of the frame holds the winner and the prize."""

    def reactions(self, state: Pebbles, frame: Frame, seat: Seat) -> list[Code]:
        return [SPOIL] if state.tokens[seat] and frame[-1] else []

    def passing(self) -> Code:
        return LET

    def react(self, state: Pebbles, frame: Frame, seat: Seat, code: Code) -> None:
        state.tokens[seat] = 0
        frame[-1] = 0
        SPOILED.tell(state, seat)

    def close(self, state: Pebbles, frame: Frame) -> None:
        winner, prize = frame[-2], min(frame[-1], state.pot)
        state.pebbles[winner] += prize
        state.pot -= prize


class Grab(Step[Pebbles]):
    """PB-GRAB and PB-DRAW; the frame holds a mask of the seats that have chosen."""

    def owed(self, state: Pebbles, frame: Frame) -> int:
        return ((1 << state.seats) - 1) & ~frame[1]

    def offers(self, state: Pebbles, frame: Frame, seat: Seat) -> list[Code]:
        return [GRAB, REST] if state.pot else [REST]

    def why_not(self, state: Pebbles, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("PB-GRAB", pot=state.pot)] if code == GRAB else []

    def take(self, state: Pebbles, frame: Frame, seat: Seat, code: Code) -> None:
        frame[1] |= 1 << seat
        if code == GRAB:
            state.pebbles[seat] += 1
            state.pot -= 1
            GRABBED.tell(state, seat)
        else:
            state.knows_top |= 1 << seat
            RESTED.tell_some(state, 1 << seat, seat, state.deck[-1:])

    def go_on(self, state: Pebbles, frame: Frame) -> None:
        state.frames.pop()
        if state.round == state.options["rounds"]:
            return
        state.round += 1
        state.knows_top = 0
        for seat, hand in enumerate(state.hands):
            card = state.deck.pop()
            hand.append(card)
            hand.sort()
            DREW.tell_some(state, 1 << seat, seat, [card])
        BID_STEP_OBJECT.open(state, BID_STEP, (1 << state.seats) - 1, [])


BID_STEP, SPOIL_STEP, GRAB_STEP = range(3)
BID_STEP_OBJECT: Final = Bid("bid")
SPOIL_WINDOW: Final = Spoil("spoil")
STEPS: Final[list[Step[Any]]] = [BID_STEP_OBJECT, SPOIL_WINDOW, Grab("grab", ("done",))]


class PebblesInsight(Insight):
    """How to play Pebbles well: pebbles count at once, tokens and high cards later."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.about_rivals = ["lead"]
        self.short_sight = {"hand": 0.0}

    def measure(self, state: State, seat: Seat) -> list[float]:
        assert isinstance(state, Pebbles)
        best = max(state.pebbles[other] for other in range(state.seats) if other != seat)
        own = state.pebbles[seat]
        return [
            float(own),
            float(own - best),
            float(state.tokens[seat]),
            float(sum(state.hands[seat])),
        ]

    def urge(self, state: State, seat: Seat, code: Code) -> int:
        return 1 + (code >> 8) if code & 0xFF == BID else 10 * (code in (GRAB, LET))

    def sensible(self, state: State, seat: Seat, offers: list[Code]) -> list[Code]:
        return [GRAB] if GRAB in offers else offers  # a look at the deck is not worth a pebble

    def is_quiet(self, state: State, seat: Seat) -> bool:
        """Whether the state can be valued: the prize of the bid is taken or spoiled."""
        return state.frames[-1][0] == GRAB_STEP or bool(state.owed >> seat & 1)


class PebblesView(TypedDict):
    """A viewer's knowledge of the table; `deck` and the hands of others are numbers of cards."""

    round: int
    pot: int
    pebbles: list[int]
    tokens: list[int]
    discards: list[str]
    hands: list[list[str] | int]
    deck: list[str] | int
    top: list[str]
    knows_top: int


def _discards(state: Pebbles) -> list[str]:
    return names(state.discards)


WEIGHTS: Final = {"victory": 20.0, "pebbles": 0.5, "lead": 1.0, "token": 0.5, "hand": 0.1}


class PebblesRules(Ruleset):
    """Sets up, reads and draws Pebbles."""

    def insight(self, weights: Weights | None = None) -> Insight:
        return PebblesInsight(merged(WEIGHTS, weights))

    def deal(self, seats: int, seed: int, options: Options) -> Pebbles:
        state = Pebbles(seats, options, seeded(seed))
        state.deck = list(range(len(CARDS))) * COPIES
        state.shuffle(state.deck)
        for hand in state.hands:
            hand.extend(sorted(state.deck.pop() for _ in range(HAND)))
        BID_STEP_OBJECT.open(state, BID_STEP, (1 << seats) - 1, [])
        state.run_until_choice()
        return state

    def excluded(self, seats: int, options: Options) -> list[Refusal]:
        if seats == 4 and options["rounds"] == 3:
            return [Refusal("PB-DRAW", seats=4, rounds=3)]
        return []

    def read(self, reader: Reader, seats: int, seed: int, options: Options) -> Pebbles:
        state = self.deal(seats, seed, options)
        state.round = reader.integer("round", 1, 3, state.round)
        state.pot = reader.integer("pot", 0, POT, state.pot)
        state.pebbles = _per_seat(reader, "pebbles", state.pebbles)
        state.tokens = _per_seat(reader, "tokens", state.tokens)
        state.knows_top = reader.integer("knows_top", 0, (1 << seats) - 1, state.knows_top)
        self._read_cards(state, reader)
        if reader.has("frames"):
            state.frames = read_frames(state, reader)
        reader.defects.extend(state.defects())
        reader.raise_defects()
        state.run_until_choice()
        return state

    def _read_cards(self, state: Pebbles, reader: Reader) -> None:
        """Deal the cards that the document names; for a number, or without a deck, use the rest."""
        left = list(range(len(CARDS))) * COPIES
        index = NOTATION.vocabularies[0].index
        inner = reader.document.get("hands", [names(hand) for hand in state.hands])
        hands = [
            Reader({"hand": hand}, f"hands[{i}]", reader.defects) for i, hand in enumerate(inner)
        ]
        if len(hands) != state.seats:
            reader.defect("hands", problem("expected", expected=state.seats, found=len(hands)))
            return
        named = [
            hand.words("hand", index) if isinstance(inner[i], list) else []
            for i, hand in enumerate(hands)
        ]
        state.discards = reader.words("discards", index)
        deck = reader.words("deck", index) if isinstance(reader.document.get("deck"), list) else []
        top = [] if deck else reader.words("top", index)
        for card in sum(named, deck + top + state.discards):
            if card not in left:
                reader.defect("cards", problem("used-up", copies=COPIES, card=CARDS[card]))
                return
            left.remove(card)
        for seat in range(state.seats):
            count = inner[seat] if isinstance(inner[seat], int) else 0
            state.hands[seat] = sorted(named[seat] + [left.pop() for _ in range(count)])
        state.deck = deck if deck else left + top

    def unpack(self, packed: list[Any]) -> Pebbles:
        state = Pebbles(packed[0], packed[1], packed[2])
        state.unpack_machine(packed)
        state.hands, state.deck, state.discards, state.pebbles, state.tokens = (
            packed[7], packed[8], packed[9], packed[10], packed[11],
        )  # fmt: skip
        state.pot, state.round, state.knows_top = packed[12], packed[13], packed[14]
        return state.clone()

    def events(self) -> list[Events]:
        return [*super().events(), EVENTS]

    def refusal_facts(self) -> Fields:
        return {**super().refusal_facts(), **FACTS}

    def document_types(self) -> DocumentTypes:
        return DocumentTypes(PebblesView, NoFacts, NoFacts)

    def write(self, state: State, viewer: int, kept: KeptParts) -> PebblesView:
        assert isinstance(state, Pebbles)
        sees_top = viewer == EVERYTHING or (viewer >= 0 and state.knows_top >> viewer & 1)
        return {
            "round": state.round,
            "pot": state.pot,
            "pebbles": state.pebbles[:],
            "tokens": state.tokens[:],
            "discards": kept.part(_discards, state.discards[:], state),
            "hands": [
                names(hand) if viewer in (seat, EVERYTHING) else len(hand)
                for seat, hand in enumerate(state.hands)
            ],
            "deck": names(state.deck) if viewer == EVERYTHING else len(state.deck),
            "top": names(state.deck[-1:]) if sees_top else [],
            "knows_top": state.knows_top,
        }

    def redeal(self, state: State, viewer: int, chance: Chance) -> None:
        assert isinstance(state, Pebbles)
        known_top = state.deck[-1:] if viewer >= 0 and state.knows_top >> viewer & 1 else []
        unknown = state.deck[: len(state.deck) - len(known_top)]
        for seat, hand in enumerate(state.hands):
            if seat != viewer:
                unknown.extend(hand)
        unknown.sort()
        chance.shuffle(unknown)
        for seat, hand in enumerate(state.hands):
            if seat != viewer:
                state.hands[seat] = sorted(unknown.pop() for _ in hand)
        state.deck = unknown + known_top

    def result(self, state: State) -> Result:
        assert isinstance(state, Pebbles)
        keys = [[pebbles] for pebbles in state.pebbles]
        return Result(state.pebbles[:], places_by(keys), "pebbles-rounds-played")

    def defects(self, state: State) -> Defects:
        assert isinstance(state, Pebbles)
        defects: Defects = []
        cards = sorted(sum(state.hands, state.deck + state.discards))
        if cards != sorted(list(range(len(CARDS))) * COPIES):
            defects.append(("cards", problem("copies", copies=COPIES, cards=names(cards))))
        if state.pot + sum(state.pebbles) != POT or min([*state.pebbles, state.pot]) < 0:
            wrong = problem("pot", pebbles=state.pebbles, pot=state.pot, all=POT)
            defects.append(("pebbles", wrong))
        return defects

    def labels(self) -> Labels:
        return {}

    def draw(self, view: dict[str, Any], words: BoardWords) -> str:
        lines = [f"round {view['round']}, {view['pot']} pebbles in the pot"]
        for seat, hand in enumerate(view["hands"]):
            cards = " ".join(hand) if isinstance(hand, list) else f"{hand} cards"
            lines.append(f"seat {seat + 1}: {view['pebbles'][seat]} pebbles, {cards}")
        return "\n".join(lines)


def names(cards: list[int]) -> list[str]:
    """The words of cards."""
    return [CARDS[card] for card in cards]


def _per_seat(reader: Reader, key: str, default: list[int]) -> list[int]:
    values = reader.integers(key, default)
    reader.expect(len(values) == len(default), key, problem("count", count=len(default)))
    return values


PEBBLES: Final = PebblesRules(
    GameInfo(
        "pebbles",
        "Pebbles",
        "The kernel's test subject.",
        [2, 3, 4],
        describe(
            {"rounds": "how many rounds are played"},
            [Option("rounds", 2, [1, 2, 3], rule="PB-DRAW")],
        ),
        {"long": {"rounds": 3}},
        RulesText("pebbles", "PB"),
    ),
    NOTATION,
    1,
)
