"""Trading posts and the trades at them (SG-TRD-01 to -09)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.creation_decks import deck_count
from stormhall.battalia.knowledge.pool_decks import put_under, search, take_top, visible_top
from stormhall.battalia.knowledge.zones import add_to_hand, lay_openly, remove_seen, take_from_table
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.board import IS_ROAD
from stormhall.battalia.model.cards import price
from stormhall.battalia.model.config import SMALLEST_DECK
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState, with_card, without
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.gaining.creating import in_game
from stormhall.battalia.rules.oracle import may_name_faction
from stormhall.battalia.rules.paying.payment import Purpose, payable, why_not_price
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.board import VALLEY_CROSSING
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.model.rows.by_seat import CardsBySeat, CellsBySeat
from stormhall.battalia.stormgates.rules.shared.gaining import (
    ALL_ARTEFACTS,
    add_artefacts,
    gain_to_hand,
)
from stormhall.battalia.stormgates.rules.shared.paid_action import PaidAction
from stormhall.battalia.stormgates.rules.trading.caskets import add_casket_ambush
from stormhall.battalia.stormgates.rules.trading.stock import PLACES, Stock, cards_of
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat

POSTS: Final[int] = COMPONENTS["trading"]["posts_per_player"]
POST_PRICE: Final[list[int]] = price(COMPONENTS["trading"]["build_cost"])
_OFFERS: Final = {offer["id"]: offer for offer in COMPONENTS["trading"]["offers"]}
BARTER_POSTS: Final[int] = _OFFERS["supplies_to_stardust"]["posts"]
BARTER_SUPPLIES: Final[int] = _OFFERS["supplies_to_stardust"]["give"]["supply"]


class Trading(StormgatesModule):
    """SG-TRD: two posts for each player, and the decks of stardust and caskets."""

    def __init__(self) -> None:
        super().__init__("trading")
        self.stock: Final = Stock()
        self.posts: Final = CellsBySeat("posts", POSTS)
        self.traded: Final = CardsBySeat("traded")  # taken by trade this turn (SG-TRD-08)
        self.takes_posts: Final[list[bool]] = IS_ROAD[:]
        """By tile: whether posts can stand on it."""

    def equip(self, config: StormgatesConfig) -> None:
        self.claim_rows(config, self.stock, self.posts, self.traded)
        config.add_action(PostAction(self, config.add_purpose(BuildPost(self))))
        config.add_action(TradeAction(self))
        add_casket_ambush(config)
        self.takes_posts[VALLEY_CROSSING] = config.storm_rulings.posts_on_crossings

    def new_turn(self, state: BattaliaState, seat: Seat) -> None:
        """SG-TRD-08: let cards taken in an earlier turn be given."""
        if self.traded.of(state, seat):
            self.traded.put(state, seat, b"")

    def left_hand(self, state: BattaliaState, seat: Seat, card: int) -> None:
        """SG-TRD-08: of equal cards the one taken by trade is laid first."""
        traded = self.traded.of(state, seat)
        if card in traded:
            self.traded.put(state, seat, without(traded, traded.index(card)))

    def left_as_target(self, state: BattaliaState, seat: Seat, card: int) -> None:
        """SG-TRD-08: of equal cards the one taken by trade is transformed first."""
        self.left_hand(state, seat, card)

    def claim(self, state: BattaliaState, card: int) -> bool:
        """SG-DST-05, for positions."""
        return self.stock.claim(state, card)

    # Posts.

    def sites(self, state: BattaliaState, seat: Seat) -> list[int]:
        """SG-TRD-02: the road cards that are linked to one of a player's cities."""
        roads, tiles = state.geography(), state.tiles
        home, component = roads.home[seat], roads.component
        return [
            cell
            for cell in range(state.config.cells)
            if self.takes_posts[tiles[cell]] and home >> component[cell] & 1
        ]

    def has_post_left(self, state: BattaliaState, seat: Seat) -> bool:
        """SG-TRD-01: whether a player has not built all his posts."""
        return len(self.posts.of(state, seat)) < POSTS

    def build_post(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        """SG-TRD-03, -04: build a post for good; with the second, both turn to their star side."""
        self.posts.add(state, seat, cell)
        se.POST_BUILT.tell(state, seat, cell, len(self.posts.of(state, seat)))

    # Trades.

    def at_post(self, state: BattaliaState, seat: Seat) -> bool:
        """SG-TRD-05: whether a hero of a player stands at one of his posts."""
        return any(state.heroes_at(seat, cell) for cell in self.posts.of(state, seat))

    def to_give(self, state: BattaliaState, seat: Seat, card: int) -> int:
        """SG-TRD-08: how many such hand cards may be given."""
        in_hand = state.zone(seat, z.HAND).count(card)
        return in_hand - self.traded.of(state, seat).count(card)

    def give(self, state: BattaliaState, seat: Seat, card: int) -> None:
        """SG-TRD-07: put a hand card under its deck.

        It was not taken by trade, so all know that equal cards taken by trade are still in the
        hand.
        """
        traded = self.traded.of(state, seat)
        for _ in range(traded.count(card)):
            remove_seen(state, seat, z.HAND, card, z.IN_HAND)
        lay_openly(state, seat, card)
        take_from_table(state, seat, card)
        for _ in range(traded.count(card)):
            add_to_hand(state, seat, card, z.ALL_SEEN)
        self.traded.put(state, seat, traded)
        if card == c.SUPPLY_CARD:
            state.supplies += 1
        elif card == sc.CASKET_CARD:
            self.stock.put_back(state, card)
        else:
            put_under(state, c.KIND[card], card)

    def take(self, state: BattaliaState, seat: Seat, card: int) -> None:
        """SG-TRD-07, -08: put a card into the hand, not to be given this turn."""
        gain_to_hand(state, seat, card)
        self.traded.put(state, seat, with_card(self.traded.of(state, seat), card))

    # Invariants.

    def box(self, state: BattaliaState) -> bytes:
        """SG-DST-01, SG-CHS-01."""
        return cards_of(self.stock.start)

    def held(self, state: BattaliaState) -> bytes:
        return cards_of(self.stock.get(state))

    def defects(self, state: BattaliaState) -> Defects:
        """SG-TRD-02: posts stand on roads."""
        problems: Defects = []
        for seat in range(state.seats):
            for cell in self.posts.of(state, seat):
                if not self.takes_posts[state.tiles[cell]]:
                    word = state.config.cell_words[cell]
                    problems.append((f"trading.posts[{seat}]", problem("no-road", square=word)))
        return problems


class BuildPost(Purpose):
    """SG-TRD-02: two frimen, or tools for them; the argument is the square."""

    def __init__(self, trading: Trading) -> None:
        super().__init__("post", {"cell": k.CELL})
        self.trading: Final = trading

    def prices(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[list[int]]:
        return [POST_PRICE]

    def is_weighty(self, args: list[int]) -> bool:
        return True

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        self.trading.build_post(state, seat, args[0])


class PostAction(PaidAction):
    """The action of building a trading post."""

    def __init__(self, trading: Trading, purpose: int) -> None:
        super().__init__(sv.BUILD_POST, purpose)
        self.trading: Final = trading

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        if payable(purse, POST_PRICE) and self.trading.has_post_left(state, seat):
            codes += [sv.BUILD_POST | cell << 8 for cell in self.trading.sites(state, seat)]

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        refusals: list[Refusal] = []
        if not self.trading.has_post_left(state, seat):
            refusals.append(Refusal("SG-TRD-01"))
        if first_of(code) not in self.trading.sites(state, seat):
            refusals.append(Refusal("SG-TRD-02", cell=state.config.cell_words[first_of(code)]))
        return refusals + why_not_price(state, seat, "SG-TRD-02", POST_PRICE)


class TradeAction(TurnAction):
    """SG-TRD-05 to -09: exchanges at a post, without a line."""

    def __init__(self, trading: Trading) -> None:
        super().__init__([sv.SELL, sv.BUY, sv.BUY_NAMED, sv.BARTER])
        self.trading: Final = trading

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        trading = self.trading
        if not trading.at_post(state, seat) or deck_count(state, seat) < SMALLEST_DECK:
            return
        if trading.stock.left(state, sc.CASKET_CARD):
            codes += [
                sv.SELL | card << 8
                for card in sorted(set(state.zones[seat * z.ZONES + z.HAND]))
                if c.TOOL <= c.KIND[card] <= c.HORSE and trading.to_give(state, seat, card) > 0
            ]
        if trading.to_give(state, seat, sc.CASKET_CARD) > 0:
            add_artefacts(state, ALL_ARTEFACTS, sv.BUY, sv.BUY_NAMED, codes)  # SG-TRD-07
        if not self._why_not_barter(state, seat):
            codes.append(sv.BARTER)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        verb = verb_of(code)
        if verb == sv.SELL:
            given, taken = [first_of(code)], sc.CASKET_CARD
        elif verb == sv.BARTER:
            given, taken = [c.SUPPLY_CARD] * BARTER_SUPPLIES, sc.STARDUST_CARD
        else:
            given, taken = [sc.CASKET_CARD], _bought(state, seat, code)
        for card in given:
            self.trading.give(state, seat, card)
        self.trading.stock.claim(state, taken)
        self.trading.take(state, seat, taken)
        top = None if taken in PLACES else visible_top(state, c.KIND[taken])
        se.TRADED.tell_as(state, verb in (sv.BUY, sv.BUY_NAMED), 0, seat, given, taken, top)

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        refusals: list[Refusal] = []
        if not self.trading.posts.of(state, seat):
            refusals.append(Refusal("SG-TRD-06", posts=0))
        elif not self.trading.at_post(state, seat):
            refusals.append(Refusal("SG-TRD-05"))
        if deck_count(state, seat) < SMALLEST_DECK:
            refusals.append(Refusal("SG-TRD-09", cards=deck_count(state, seat)))
        verb = verb_of(code)
        if verb == sv.SELL:
            return refusals + self._why_not_sell(state, seat, first_of(code))
        if verb == sv.BARTER:
            return refusals + self._why_not_barter(state, seat)
        return refusals + self._why_not_buy(state, seat, code)

    def _why_not_sell(self, state: BattaliaState, seat: Seat, card: int) -> list[Refusal]:
        refusals: list[Refusal] = []
        if not self.trading.stock.left(state, sc.CASKET_CARD):
            refusals.append(Refusal("SG-TRD-09", deck=c.KIND_WORDS[sc.CASKET]))
        if card == sc.CASKET_CARD:
            refusals.append(Refusal("SG-TRD-06", card=SOURCE_WORDS[card]))
        return refusals + self._why_not_give(state, seat, card)

    def _why_not_give(self, state: BattaliaState, seat: Seat, card: int) -> list[Refusal]:
        """Only real hand cards are given: artefacts, caskets, supplies."""
        word = SOURCE_WORDS[card]
        if card not in state.zone(seat, z.HAND):
            return [Refusal("SG-TRD-09" if card >= len(c.CARD_WORDS) else "SG-TRD-07", card=word)]
        if card == sc.STARDUST_CARD:
            return [Refusal("SG-DST-04", card=word)]
        if card != sc.CASKET_CARD and not c.TOOL <= c.KIND[card] <= c.HORSE:
            return [Refusal("SG-TRD-09" if c.KIND[card] > sc.CASKET else "SG-TRD-06", card=word)]
        if self.trading.to_give(state, seat, card) <= 0:
            return [Refusal("SG-TRD-08", card=word)]
        return []

    def _why_not_buy(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        kind = first_of(code)
        refusals = self._why_not_give(state, seat, sc.CASKET_CARD)
        if not c.TOOL <= kind <= c.HORSE:
            return [*refusals, Refusal("SG-TRD-06", kind=c.KIND_WORDS[kind])]
        if not state.tops[kind]:
            refusals.append(Refusal("SG-TRD-09", deck=c.KIND_WORDS[kind]))
        if verb_of(code) == sv.BUY_NAMED:
            if not may_name_faction(state, kind):
                refusals.append(Refusal("SG-TRD-07", kind=c.KIND_WORDS[kind]))
            if not in_game(state, second_of(code)):
                refusals.append(Refusal("SG-FAC-03", faction=c.FACTIONS[second_of(code)]))
        return refusals

    def _why_not_barter(self, state: BattaliaState, seat: Seat) -> list[Refusal]:
        """SG-TRD-06, -09: two posts, two supplies in the hand, a stardust, and a card to lose."""
        refusals: list[Refusal] = []
        posts = len(self.trading.posts.of(state, seat))
        if posts < BARTER_POSTS:
            refusals.append(Refusal("SG-TRD-06", posts=posts))
        supplies = state.zone(seat, z.HAND).count(c.SUPPLY_CARD)
        if supplies < BARTER_SUPPLIES:
            refusals.append(Refusal("SG-TRD-09", supplies=supplies))
        if not self.trading.stock.left(state, sc.STARDUST_CARD):
            refusals.append(Refusal("SG-TRD-09", deck=c.KIND_WORDS[sc.STARDUST]))
        if deck_count(state, seat) - BARTER_SUPPLIES + 1 < SMALLEST_DECK:
            refusals.append(Refusal("SG-TRD-09", cards=deck_count(state, seat)))
        return refusals


def _bought(state: BattaliaState, seat: Seat, code: Code) -> int:
    """Take the wanted artefact out of its deck."""
    kind = first_of(code)
    if verb_of(code) == sv.BUY_NAMED:
        return search(state, seat, kind, second_of(code))
    return take_top(state, kind)
