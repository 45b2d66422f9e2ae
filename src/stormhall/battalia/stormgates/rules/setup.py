"""Setting up a table of The Stormgates (SG-SET-01 to -09, SG-CHG-04).

Factions and start cities come before the starting cards. Numbers and squares are data: in
`model/options.py` `left_out` reads the pool and `layout_name` chooses the board, which
`StormgatesConfig._layout` reads (-02, -04, -09). Terrain cards are laid by `lay_terrain` in
`battalia/rules/setup.py` (-03); `ChooseCity` there asks for start cities, `factions.py` for
factions (-05). `gates/gates.py` lays the gates (-06), and each module its own pieces in `lay_out`
(-07). Both ruins have the same guard, each on its square: `RUINS_GUARD`, or `FateRuins` with fate
cards (-08).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.pool_decks import shuffle_deck, turn_up
from stormhall.battalia.model import step_ids as ids
from stormhall.battalia.model.cards import FRIMAN, LORD
from stormhall.battalia.model.layout import DECKS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules import setup as base
from stormhall.battalia.stormgates.model.config import StormgatesConfig, config_of
from stormhall.battalia.stormgates.rules.factions import choose_from_pool
from stormhall.kernel.core.state import Frame
from stormhall.kernel.core.step import Step
from stormhall.kernel.table.document_reader import Reader


class StormgatesSettingUp(base.SettingUp):
    """SG-SET-01: steps without a choice, then the choices in the expansion's order."""

    def __init__(self, factions_chosen: int, deal: int, first_hands: int) -> None:
        self.factions_chosen: Final = factions_chosen
        self.deal: Final = deal
        self.first_hands: Final = first_hands

    def lay(self, state: BattaliaState) -> None:
        base.sort_creation_cards(state)
        base.lay_terrain(state)
        base.lay_great_artefacts(state)
        for module in config_of(state).by_name.values():
            module.lay_out(state)
        for deck in range(DECKS):
            turn_up(state, deck)
        state.frames.extend(
            (
                [ids.TURN, 0],
                [self.first_hands],
                [self.deal],
                [ids.START_HERO, 0],
                [ids.FOUND_CITY, 0],
                [ids.CHOOSE_CITY, 0],
                [self.factions_chosen],
                [ids.CHOOSE_FACTION, 0],
            )
        )

    # Positions that a person writes.

    def steps(self, state: BattaliaState) -> list[str]:
        """In the order in which they are done."""
        numbers = (self.factions_chosen, self.deal, self.first_hands)
        return [state.config.steps[number].name for number in numbers]

    def under_way(self, state: BattaliaState, reader: Reader) -> dict[str, int]:
        modules = config_of(state).by_name.values()
        if any(module.deals_now(state, reader) for module in modules):
            return dict.fromkeys(self.steps(state)[1:], 0)
        return {}

    def frames(self, state: BattaliaState, left: dict[str, int]) -> list[Frame]:
        return [[ids.TURN, 0], [self.first_hands], [self.deal]]

    def complete(self, state: BattaliaState, reader: Reader, left: dict[str, int]) -> None:
        found, deal, first_hands = self.steps(state)
        modules = list(config_of(state).by_name.values())
        if found in left:
            return
        for module in modules:
            module.factions_chosen(state)
        gather_units(state)
        is_dealt = any(module.deals(state, reader, left) for module in modules)
        if deal not in left and not is_dealt:
            base.deal_starting_decks(state)
        if deal not in left and first_hands not in left:
            shuffle_units(state)
            base.draw_first_hands(state)
        for deck in range(FRIMAN, LORD + 1):
            turn_up(state, deck)


class FactionsChosen(Step[BattaliaState]):
    """SG-SET-01, step 5: what follows from the factions."""

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        state.frames.pop()
        for module in config_of(state).by_name.values():
            module.factions_chosen(state)


class Deal(Step[BattaliaState]):
    """SG-SET-01, step 7: ten starting cards at random; universal units stay in their decks."""

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        state.frames.pop()
        gather_units(state)
        base.deal_starting_decks(state)


class FirstHands(Step[BattaliaState]):
    """SG-SET-01, steps 8 and 9: units are shuffled once more, and all draw six cards."""

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        state.frames.pop()
        shuffle_units(state)
        base.draw_first_hands(state)


def gather_units(state: BattaliaState) -> None:
    """SG-SET-01, step 7: let starting units be any of their rank, even the visible one."""
    for rank in range(FRIMAN, LORD + 1):
        cards = state.tops[rank] + state.loose[rank] + state.bottoms[rank]
        state.tops[rank], state.loose[rank], state.bottoms[rank] = b"", bytes(sorted(cards)), b""


def shuffle_units(state: BattaliaState) -> None:
    """SG-SET-01, step 8: shuffle universal units in with the others of their rank."""
    for rank in range(FRIMAN, LORD + 1):
        cards = state.tops[rank] + state.loose[rank] + state.bottoms[rank]
        shuffle_deck(state, rank, cards)


def set_up_steps(config: StormgatesConfig) -> None:
    """Give a config the expansion's way of setting up; the draft replaces the deal."""
    choose_from_pool(config)
    config.setting_up = StormgatesSettingUp(
        config.add_step(FactionsChosen("found")),
        config.add_step(Deal("deal")),
        config.add_step(FirstHands("first-hands")),
    )
