"""What the holder of a lured card may apply to it again (SG-GRT-17, SG-ZEA-09).

The card is already in the line: an exception to BT-TRF-4. A permanent change changes the owner's
card; copies lie open before the holder until the battle is over.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.creation_decks import deck_count
from stormhall.battalia.knowledge.pool_decks import put_under, search
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.cards import AMULET, CARD_WORDS, FACTION, JOKER, KIND, SCROLL, TITLE
from stormhall.battalia.model.config import SMALLEST_DECK, Config
from stormhall.battalia.model.layout import FOREIGN, HAND
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import ABANDON
from stormhall.battalia.rules.artefacts.amulets import discard_amulet, why_not_amulet
from stormhall.battalia.rules.artefacts.scrolls import NameFaction, why_not_scroll
from stormhall.battalia.rules.artefacts.titles import why_not_title
from stormhall.battalia.rules.artefacts.transformations import BATTLE, Transformer, lay_transformer
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.battle_frame import battle_of
from stormhall.battalia.rules.paying.open_cards import open_card
from stormhall.battalia.rules.paying.payment import ask
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.cards import IS_ZEALOT, SUSPENDABLE
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.rules.great import mask_lines as ml
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED

LURED_VERBS: Final[list[int]] = [
    sv.AMULET_LURED,
    sv.TITLE_LURED,
    sv.TITLE_TWICE_LURED,
    sv.SCROLL_LURED,
    sv.DOUBLE_LURED,
]
COPIES: Final[int] = COMPONENTS["zealots"]["copies_when_played"]


def side_of(frame: Frame, seat: Seat) -> int:
    """The side of a player in a battle."""
    return 0 if frame[f.ATTACKER] == seat else 1


class LuredTransformer(Transformer):
    """A transformer on a lured card; the first argument is the card."""

    def __init__(self, name: str, arguments: Fields, kind: int, lines: ml.BattleLines) -> None:
        super().__init__(name, arguments, kind)
        self.lines: Final = lines

    def complete(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        frame = battle_of(state)
        assert frame is not None
        at = self.lines.find(state, side_of(frame, seat), args[0], ml.LURED)
        self.transform(state, frame, seat, args, first_of(code) - 1, at)

    def transform(
        self, state: BattaliaState, frame: Frame, seat: Seat, args: list[int], source: int, at: int
    ) -> None:
        """Lay the transformer on the member."""
        raise AssertionError(f"{self.name} transforms nothing")

    def exchange(
        self, state: BattaliaState, frame: Frame, at: int, deck: int, faction: int, seat: Seat
    ) -> None:
        """Replace the old card by another from a deck, for good."""
        card = self.lines.row.records(state)[at][ml.CARD]
        put_under(state, KIND[card], card)
        new = search(state, seat, deck, faction)
        e.TRANSFORMED.tell(state, seat, card, new)
        self.lines.exchange(state, frame, at, new)


class LuredAmulet(LuredTransformer):
    """BT-USE-AMU-2 to -7; what would go to ambush or shelter goes to its owner's (BT-GRT-HAN-4)."""

    def transform(
        self, state: BattaliaState, frame: Frame, seat: Seat, args: list[int], source: int, at: int
    ) -> None:
        card = args[0]
        amulet, slot, flags = lay_transformer(state, seat, source, 1)
        roll = state.die()
        e.AMULET_ROLLED.tell(state, seat, amulet, card, roll)
        discard_amulet(state, seat, amulet, slot, flags, roll)
        if roll in (4, 5):
            self.lines.return_to_owner(state, frame, at)
            return
        kind, uses = KIND[card], roll - 1
        if roll == 6:
            self.lines.leave(state, frame, at)
            kind, uses = JOKER, 1
        self.lines.open_more(state, at, kind, uses, FOREIGN)
        open_card(state, seat, card, kind, uses, FOREIGN)


class LuredTitle(LuredTransformer):
    """BT-USE-TIT; the arguments are the card and the number of ranks."""

    def uses(self, args: list[int]) -> int:
        return args[1]

    def transform(
        self, state: BattaliaState, frame: Frame, seat: Seat, args: list[int], source: int, at: int
    ) -> None:
        card, ranks = args
        lay_transformer(state, seat, source, ranks)
        self.exchange(state, frame, at, KIND[card] + ranks, FACTION[card], seat)


class LuredScroll(LuredTransformer):
    """BT-USE-SCR-2; the arguments are the card and the named faction."""

    def transform(
        self, state: BattaliaState, frame: Frame, seat: Seat, args: list[int], source: int, at: int
    ) -> None:
        lay_transformer(state, seat, source, 1)
        self.exchange(state, frame, at, KIND[args[0]], args[1], seat)


LURED_CARD: Final = 2
LURED_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (LURED_CARD, "card", k.SOURCE))


class NameLured(NameFaction):
    """The choice of the faction that a scroll names for a lured card."""

    def __init__(self, purpose: LuredScroll) -> None:
        super().__init__("name-lured", LURED_FIELDS)
        self.purpose: Final = purpose

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code != ABANDON:
            ask(state, seat, self.purpose.number, [frame[LURED_CARD], first_of(code)])


class Luring:
    """What may be applied to lured cards: offers, refusals, and the first step."""

    def __init__(self, config: Config, lines: ml.BattleLines) -> None:
        self.lines: Final = lines
        self.amulet: Final = config.add_purpose(
            LuredAmulet("lured-amulet", {"card": k.SOURCE}, AMULET, lines)
        )
        self.title: Final = config.add_purpose(
            LuredTitle("lured-title", {"card": k.SOURCE, "ranks": k.RANKS}, TITLE, lines)
        )
        scroll = LuredScroll(
            "lured-scroll", {"card": k.SOURCE, "faction": k.FACTION}, SCROLL, lines
        )
        config.add_purpose(scroll)
        self.name: Final = config.add_step(NameLured(scroll))

    def add_offers(self, state: BattaliaState, frame: Frame, seat: Seat, codes: list[Code]) -> None:
        """Add what applies to each lured card without a transformation, equal ones once."""
        side = side_of(frame, seat)
        cards = {
            member[ml.CARD]
            for member in self.lines.row.records(state)
            if member[ml.SIDE] == side and member[ml.STATUS] == ml.LURED and member[ml.USES]
        }
        codes += [
            verb | card << 8
            for card in sorted(cards)
            for verb in LURED_VERBS
            if not self.why_not(state, seat, card, verb)
        ]

    def why_not(self, state: BattaliaState, seat: Seat, card: int, verb: int) -> list[Refusal]:
        """The rules against it for a card that was lured and not transformed yet."""
        if verb == sv.DOUBLE_LURED:
            return why_not_double(state, seat, card)
        if verb == sv.AMULET_LURED:
            return why_not_amulet(state, seat, card, card, BATTLE)
        if verb == sv.SCROLL_LURED:
            return why_not_scroll(state, seat, card, card, BATTLE)
        return why_not_title(state, seat, card, card, 1 if verb == sv.TITLE_LURED else 2)

    def begin(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        """Ask for the transformer, the faction or the sacrifice; the card is named already."""
        verb, card = verb_of(code), first_of(code)
        if verb == sv.AMULET_LURED:
            ask(state, seat, self.amulet, [card])
        elif verb == sv.SCROLL_LURED:
            state.frames.append([self.name, seat, card])
        elif verb == sv.DOUBLE_LURED:
            self._double(state, frame, seat, card)
        else:
            ask(state, seat, self.title, [card, 1 if verb == sv.TITLE_LURED else 2])

    def _double(self, state: BattaliaState, frame: Frame, seat: Seat, card: int) -> None:
        """SG-ZEA-09: double a lured zealot again by a sacrifice."""
        at = self.lines.find(state, side_of(frame, seat), card, ml.LURED)
        self.lines.leave(state, frame, at)
        self.lines.open_more(state, at, KIND[card], COPIES, FOREIGN)
        state.frames.append([sacrifice_step(state.config), seat, card, FOREIGN])


def sacrifice_step(config: Config) -> int:
    """The step in which a zealot's sacrifice is chosen, if zealots are in the game."""
    return [step.name for step in config.steps].index("sacrifice")


def why_not_double(state: BattaliaState, seat: Seat, card: int) -> list[Refusal]:
    """SG-ZEA-04, -05: only zealots, and the hand must have a card that may be suspended."""
    if not IS_ZEALOT[card]:
        return [Refusal("SG-ZEA-04", card=CARD_WORDS[card])]
    hand = state.zone(seat, HAND)
    if deck_count(state, seat) <= SMALLEST_DECK or not any(SUSPENDABLE[c] for c in hand):
        return [Refusal("SG-ZEA-05", card=CARD_WORDS[card])]
    return []
