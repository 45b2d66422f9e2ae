"""What bots know about trading posts, stardust and caskets."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots.outlook import FAR, Outlook
from stormhall.battalia.knowledge.creation_decks import creation_deck
from stormhall.battalia.model import cards as c
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.bots.card_worth import KIND_WORTH
from stormhall.battalia.stormgates.bots.module_insight import ModuleInsight, Standing
from stormhall.battalia.stormgates.bots.shared import names_other_faction, urge_to_name
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.rules.trading.trading_posts import Trading
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.state import Code, Seat


class TradingInsight(ModuleInsight):
    """Where to build posts, and which trades are worth it."""

    def __init__(self, config: StormgatesConfig) -> None:
        super().__init__(config)
        self.trading: Final = config.module(Trading)
        self.terms = ["posts", "stardust"]
        self.verbs = [sv.BUILD_POST, sv.SELL, sv.BUY, sv.BUY_NAMED, sv.BARTER]
        self.urges = {sv.SELL: 1, sv.BARTER: 4}
        self.wide = [sv.BUILD_POST]

    def measure(self, standing: Standing) -> list[float]:
        deck = standing.deck
        dust = deck.count(sc.STARDUST_CARD) + 0.5 * deck.count(sc.CASKET_CARD)
        return [self._posts(standing), dust]

    def _posts(self, standing: Standing) -> float:
        """Posts, and a hero who stands at one."""
        state, seat = standing.state, standing.seat
        posts = self.trading.posts.of(state, seat)
        if not posts:
            return 0.0
        return len(posts) + (0.3 if self.trading.at_post(state, seat) else 0.0)

    def urge(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        verb, first = verb_of(code), first_of(code)
        if verb == sv.BUY:
            return KIND_WORTH[first]
        if verb == sv.BUY_NAMED:
            return urge_to_name(state, seat, code)
        if verb == sv.BUILD_POST:  # where a hero stands a post is of use at once
            return 6 if state.heroes_at(seat, first) else 1
        return super().urge(state, seat, code)

    def is_bad_choice(
        self, state: BattaliaState, seat: Seat, code: Code, offers: list[Code]
    ) -> bool:
        verb = verb_of(code)
        if verb == sv.SELL:
            return _sells_at_a_loss(state, seat, first_of(code))
        return verb == sv.BUY_NAMED and names_other_faction(state, seat, code)

    def cost(self, state: BattaliaState, seat: Seat, code: Code, outlook: Outlook) -> int:
        """The steps from the player's nearest hero, or without heroes from the nearest city."""
        starts = [state.hero(seat, figure) for figure in range(HEROES)]
        starts = [start for start in starts if start != NONE] or state.geography().cities[seat]
        steps = outlook.steps(first_of(code))
        return min([steps[start] for start in starts], default=FAR)


def _sells_at_a_loss(state: BattaliaState, seat: Seat, card: int) -> bool:
    """SG-TRD-06: a casket buys back no more than was sold; only surplus cards are sold."""
    deck = creation_deck(state, seat)
    alike = sum(1 for other in deck if c.KIND[other] == c.KIND[card])
    return alike < 2 or sc.CASKET_CARD in deck
