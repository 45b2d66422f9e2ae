"""Pebbles: the smallest game that needs everything the kernel offers.

Sixteen cards of the values 1 to 4, three in each hand, ten pebbles in a pot. This is a round:

- PB-BID: all lay a card of their hand, unseen and at once; a single highest card wins as many
  pebbles as a die shows. The cards stay open on the discard pile.
- PB-SPOIL: in order behind the winner, whoever still has the one token may spend it: no pebbles.
- PB-GRAB: in any order each seat takes a pebble from the pot, or rests and looks at the top card of
  the deck.
- PB-DRAW: all draw a card.

After the last round the most pebbles win. It is the kernel's test subject and its worked example.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict, cast

from stormhall.kernel.core.documents import DocumentTypes, NoFacts
from stormhall.kernel.core.events import Events
from stormhall.kernel.core.kinds import COUNT, SEAT, Listed, Secret, Words
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
from stormhall.kernel.options import GameInfo, Option
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

EVENTS: Final = Events("pebbles")
BIDS: Final = EVENTS.declare("bids", {"cards": Listed(CARD)}, reveal=True)
PRIZE: Final = EVENTS.declare("prize", {"seat": SEAT, "pebbles": COUNT}, reveal=True)
SPOILED: Final = EVENTS.declare("spoiled", {"seat": SEAT})
GRABBED: Final = EVENTS.declare("grabbed", {"seat": SEAT})
RESTED: Final = EVENTS.declare("rested", {"seat": SEAT, "top": Secret(Listed(CARD))}, reveal=True)
DREW: Final = EVENTS.declare("drew", {"seat": SEAT, "cards": Secret(Listed(CARD))}, reveal=True)


class Pebbles(State):
    """Hands, deck, pot and who knows what."""

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

    def offers(self, game: Pebbles, frame: Frame, seat: Seat) -> list[Code]:
        return [BID | card << 8 for card in sorted(set(game.hands[seat]))]

    def why_not(self, game: Pebbles, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != BID:
            return []
        return [Refusal("PB-BID", card=CARDS[code >> 8], hand=names(game.hands[seat]))]

    def resolve(self, game: Pebbles, choices: list[Code], tail: list[int]) -> None:
        cards = [code >> 8 for code in choices]
        for seat, card in enumerate(cards):
            game.hands[seat].remove(card)
            game.discards.append(card)
        BIDS.tell(game, cards)
        best = max(cards)
        game.frames.append([GRAB_STEP, 0])
        if cards.count(best) == 1:
            winner = cards.index(best)
            prize = game.die()
            PRIZE.tell(game, winner, prize)
            order = [(winner + i) % game.seats for i in range(1, game.seats)]
            SPOIL_WINDOW.open(game, SPOIL_STEP, order, [winner, prize])


class Spoil(Window[Pebbles]):
    """PB-SPOIL; the tail of the frame is winner and prize."""

    def reactions(self, game: Pebbles, frame: Frame, seat: Seat) -> list[Code]:
        return [SPOIL] if game.tokens[seat] and frame[-1] else []

    def passing(self) -> Code:
        return LET

    def react(self, game: Pebbles, frame: Frame, seat: Seat, code: Code) -> None:
        game.tokens[seat] = 0
        frame[-1] = 0
        SPOILED.tell(game, seat)

    def close(self, game: Pebbles, frame: Frame) -> None:
        winner, prize = frame[-2], min(frame[-1], game.pot)
        game.pebbles[winner] += prize
        game.pot -= prize


class Grab(Step[Pebbles]):
    """PB-GRAB and PB-DRAW; the frame holds a mask of the seats that are done."""

    def owed(self, game: Pebbles, frame: Frame) -> int:
        return ((1 << game.seats) - 1) & ~frame[1]

    def offers(self, game: Pebbles, frame: Frame, seat: Seat) -> list[Code]:
        return [GRAB, REST] if game.pot else [REST]

    def why_not(self, game: Pebbles, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("PB-GRAB", pot=game.pot)] if code == GRAB else []

    def take(self, game: Pebbles, frame: Frame, seat: Seat, code: Code) -> None:
        frame[1] |= 1 << seat
        if code == GRAB:
            game.pebbles[seat] += 1
            game.pot -= 1
            GRABBED.tell(game, seat)
        else:
            game.knows_top |= 1 << seat
            RESTED.tell_some(game, 1 << seat, seat, game.deck[-1:])

    def go_on(self, game: Pebbles, frame: Frame) -> None:
        game.frames.pop()
        if game.round == game.options["rounds"]:
            return
        game.round += 1
        game.knows_top = 0
        for seat, hand in enumerate(game.hands):
            card = game.deck.pop()
            hand.append(card)
            hand.sort()
            DREW.tell_some(game, 1 << seat, seat, [card])
        BID_STEP_OBJECT.open(game, BID_STEP, (1 << game.seats) - 1, [])


BID_STEP, SPOIL_STEP, GRAB_STEP = range(3)
BID_STEP_OBJECT: Final = Bid("bid")
SPOIL_WINDOW: Final = Spoil("spoil")
STEPS: Final[list[Step[Any]]] = [BID_STEP_OBJECT, SPOIL_WINDOW, Grab("grab", ("done",))]


class PebblesInsight(Insight):
    """How to play Pebbles well: pebbles count, tokens and high cards are for later."""

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
        return [GRAB] if GRAB in offers else offers  # a look at the deck is worth no pebble

    def is_quiet(self, state: State, seat: Seat) -> bool:
        """A bid means something when its prize is taken or spoiled."""
        return state.frames[-1][0] == GRAB_STEP or bool(state.owed >> seat & 1)


class PebblesView(TypedDict):
    """What a viewer knows of the table; `deck` and the hands of others are numbers of cards."""

    round: int
    pot: int
    pebbles: list[int]
    tokens: list[int]
    discards: list[str]
    hands: list[list[str] | int]
    deck: list[str] | int
    top: list[str]
    knows_top: int


WEIGHTS: Final = {"victory": 20.0, "pebbles": 0.5, "lead": 1.0, "token": 0.5, "hand": 0.1}


class PebblesRules(Ruleset):
    """Setting up, reading and drawing Pebbles."""

    def insight(self, weights: Weights | None = None) -> Insight:
        return PebblesInsight(merged(WEIGHTS, weights))

    def deal(self, seats: int, seed: int, options: Options) -> Pebbles:
        game = Pebbles(seats, options, seeded(seed))
        game.deck = list(range(len(CARDS))) * COPIES
        game.shuffle(game.deck)
        for hand in game.hands:
            hand.extend(sorted(game.deck.pop() for _ in range(HAND)))
        BID_STEP_OBJECT.open(game, BID_STEP, (1 << seats) - 1, [])
        game.run_until_choice()
        return game

    def excluded(self, seats: int, options: Options) -> list[Refusal]:
        if seats == 4 and options["rounds"] == 3:
            return [Refusal("PB-DRAW", seats=4, rounds=3)]
        return []

    def read(self, document: dict[str, Any], seats: int, seed: int, options: Options) -> Pebbles:
        game = self.deal(seats, seed, options)
        reader = Reader(document)
        game.round = reader.integer("round", 1, 3, game.round)
        game.pot = reader.integer("pot", 0, POT, game.pot)
        game.pebbles = _per_seat(reader, "pebbles", game.pebbles)
        game.tokens = _per_seat(reader, "tokens", game.tokens)
        game.knows_top = reader.integer("knows_top", 0, (1 << seats) - 1, game.knows_top)
        self._read_cards(game, reader)
        if reader.has("frames"):
            game.frames = read_frames(game, reader)
        reader.defects.extend(game.defects())
        reader.raise_defects()
        game.run_until_choice()
        return game

    def _read_cards(self, game: Pebbles, reader: Reader) -> None:
        """Lay what the document names; a number, or silence about the deck, takes what is left."""
        left = list(range(len(CARDS))) * COPIES
        index = NOTATION.vocabularies[0].index
        inner = reader.document.get("hands", [names(hand) for hand in game.hands])
        hands = [
            Reader({"hand": hand}, f"hands[{i}]", reader.defects) for i, hand in enumerate(inner)
        ]
        if len(hands) != game.seats:
            reader.defect("hands", problem("expected", expected=game.seats, found=len(hands)))
            return
        named = [
            hand.words("hand", index) if isinstance(inner[i], list) else []
            for i, hand in enumerate(hands)
        ]
        game.discards = reader.words("discards", index)
        deck = reader.words("deck", index) if isinstance(reader.document.get("deck"), list) else []
        top = [] if deck else reader.words("top", index)
        for card in sum(named, deck + top + game.discards):
            if card not in left:
                reader.defect("cards", problem("used-up", copies=COPIES, card=CARDS[card]))
                return
            left.remove(card)
        for seat in range(game.seats):
            count = inner[seat] if isinstance(inner[seat], int) else 0
            game.hands[seat] = sorted(named[seat] + [left.pop() for _ in range(count)])
        game.deck = deck if deck else left + top

    def unpack(self, packed: list[Any]) -> Pebbles:
        game = Pebbles(packed[0], packed[1], packed[2])
        game.unpack_machine(packed)
        game.hands, game.deck, game.discards, game.pebbles, game.tokens = (
            packed[7], packed[8], packed[9], packed[10], packed[11],
        )  # fmt: skip
        game.pot, game.round, game.knows_top = packed[12], packed[13], packed[14]
        return game.clone()

    def events(self) -> list[Events]:
        return [*super().events(), EVENTS]

    def document_types(self) -> DocumentTypes:
        return DocumentTypes(PebblesView, NoFacts, NoFacts)

    def write(self, state: State, viewer: int) -> PebblesView:
        game = cast(Pebbles, state)
        sees_top = viewer == EVERYTHING or (viewer >= 0 and game.knows_top >> viewer & 1)
        return {
            "round": game.round,
            "pot": game.pot,
            "pebbles": game.pebbles[:],
            "tokens": game.tokens[:],
            "discards": names(game.discards),
            "hands": [
                names(hand) if viewer in (seat, EVERYTHING) else len(hand)
                for seat, hand in enumerate(game.hands)
            ],
            "deck": names(game.deck) if viewer == EVERYTHING else len(game.deck),
            "top": names(game.deck[-1:]) if sees_top else [],
            "knows_top": game.knows_top,
        }

    def redeal(self, state: State, viewer: int, chance: Chance) -> None:
        game = cast(Pebbles, state)
        known_top = game.deck[-1:] if viewer >= 0 and game.knows_top >> viewer & 1 else []
        unknown = game.deck[: len(game.deck) - len(known_top)]
        for seat, hand in enumerate(game.hands):
            if seat != viewer:
                unknown.extend(hand)
        unknown.sort()
        chance.shuffle(unknown)
        for seat, hand in enumerate(game.hands):
            if seat != viewer:
                game.hands[seat] = sorted(unknown.pop() for _ in hand)
        game.deck = unknown + known_top

    def result(self, state: State) -> Result:
        game = cast(Pebbles, state)
        keys = [[pebbles] for pebbles in game.pebbles]
        return Result(game.pebbles[:], places_by(keys), "pebbles-rounds-played")

    def defects(self, state: State) -> Defects:
        game = cast(Pebbles, state)
        defects: Defects = []
        cards = sorted(sum(game.hands, game.deck + game.discards))
        if cards != sorted(list(range(len(CARDS))) * COPIES):
            defects.append(("cards", problem("copies", copies=COPIES, cards=names(cards))))
        if game.pot + sum(game.pebbles) != POT or min([*game.pebbles, game.pot]) < 0:
            wrong = problem("pot", pebbles=game.pebbles, pot=game.pot, all=POT)
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
        [Option("rounds", 2, [1, 2, 3], rule="PB-DRAW", about="how many rounds are played")],
        {"long": {"rounds": 3}},
    ),
    NOTATION,
    1,
)
