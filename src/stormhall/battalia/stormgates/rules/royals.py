"""Queens, kings, residences and capitals (SG-ROY-01 to -13, SG-CTL-04 to -06).

A royal lies beside the board until its owner's census, then in his creation deck, and after that in
limbo for good, where `takeable` in `shared/limbo.py` passes it over (-11); where it lies is all
that has to be remembered.

Tables of `battalia/model/cards.py` make royals units of their faction (`FACTION`, -03), give them
their strength (`_strengths`, -04), and keep everything from transforming them (`FIXED_BY`, -06).
Nothing becomes a royal (-05): `artefacts/titles.py` and `shared/promoting.py` end with lords, and
`JOKER_KINDS` in `artefacts/amulets.py` has no royals.

Cities that rise without a royal are in `shared/raising_cities.py` (-09). A captor's chip is found
by `best_level` in `battalia/rules/battle/conquest.py`, within the limits set here (-10). Nothing
asks whether the owner of a city has a royal (-12). Defence and points are the level of any city, in
`Guard.base_defence` and `Geography._count` of the base game (-13).
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.knowledge.creation_decks import creation_deck
from stormhall.battalia.knowledge.zones import discard_openly
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import card_of
from stormhall.battalia.model.config import SMALLEST_DECK, TOP_LEVEL
from stormhall.battalia.model.state import BattaliaState, with_card
from stormhall.battalia.rules.gaining.upgrading import UpgradeCity
from stormhall.battalia.rules.paying.payment import payable, why_not_price
from stormhall.battalia.rules.setup import factions_in_game
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.model.rows.lists import CardsRow
from stormhall.battalia.stormgates.rules.shared.paid_action import PaidAction
from stormhall.battalia.stormgates.rules.shared.parting_with_cards import take_away
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat
from stormhall.kernel.table.document_reader import Reader

ROYALS: Final = (sc.QUEEN, sc.KING)
CHIPS: Final[dict[str, Any]] = COMPONENTS["level_chips_5_6"]
THRESHOLD: Final[dict[int, int]] = {
    sc.QUEEN: COMPONENTS["census"]["thresholds"]["queen"],
    sc.KING: COMPONENTS["census"]["thresholds"]["king"],
}
"""SG-CTL-04, -05: the cards of a creation deck that bring a royal, and keep it."""
CHIP_RULE: Final[dict[int, str]] = {sc.QUEEN: "SG-ROY-07", sc.KING: "SG-ROY-08"}
"""By level, which is the rank of the royal who gives it: the rule with its limit."""


class Royals(StormgatesModule):
    """SG-ROY; `waiting` are the royals that nobody has gained yet."""

    def __init__(self) -> None:
        super().__init__("royals")
        self.waiting: Final = CardsRow("waiting")

    def equip(self, config: StormgatesConfig) -> None:
        self.claim_rows(config, self.waiting)
        config.top_level = sc.KING
        config.most_of_level[sc.QUEEN] = CHIPS["max_residences"]
        config.most_of_level[sc.KING] = CHIPS["max_capitals"]
        config.smallest_deck = SMALLEST_DECK - len(ROYALS)  # SG-CTL-06
        crown = config.add_purpose(CrownCity("crown", {"cell": k.CELL}))
        config.add_action(CrownAction(sv.CROWN_CITY, crown))

    # Setting up.

    def lay_out(self, state: BattaliaState) -> None:
        """SG-SET-02: lay out the pairs of all factions in the pool."""
        self.waiting.set(state, pairs(factions_in_game(state)))

    def factions_chosen(self, state: BattaliaState) -> None:
        """SG-FAC-04: take the pair of a faction that nobody has chosen out of the game."""
        self.waiting.set(state, pairs(list(state.factions)))

    # The census.

    def census(self, state: BattaliaState, number: int, counts: list[int]) -> None:
        """SG-CTL-04, -05, -09: gain and lose royals, each once and by itself."""
        for seat, count in enumerate(counts):
            for kind in ROYALS:
                card = card_of(kind, state.factions[seat])
                if count >= THRESHOLD[kind]:
                    self._crown(state, seat, card)
                elif card in creation_deck(state, seat):
                    dethrone(state, seat, card)

    def _crown(self, state: BattaliaState, seat: Seat, card: int) -> None:
        """SG-ROY-02: put a royal on the shelter, without a supply, unless it was gained before."""
        if self.waiting.remove(state, card):
            discard_openly(state, seat, bytes((card,)))
            se.CROWNED.tell(state, seat, card)

    # Information: all of it is public.

    def claim(self, state: BattaliaState, card: int) -> bool:
        """Naming a royal elsewhere takes it from those that wait."""
        return self.waiting.remove(state, card)

    def factions_named(self, reader: Reader) -> list[int]:
        """A royal that waits belongs to the faction of a player."""
        part = reader.document.get(self.name)
        waiting = part.get(self.waiting.key) if isinstance(part, dict) else None
        words = [word for word in waiting if isinstance(word, str)] if waiting else []
        return [c.CARD_INDEX[word] & 7 for word in words if word in c.CARD_INDEX]

    def complete(self, state: BattaliaState, reader: Reader) -> None:
        """Put royals that are named nowhere into limbo, if only some are said to wait."""
        inner = reader.inner(self.name)
        if not inner.has(self.waiting.key):
            return
        placed = self.waiting.get(state) + state.limbo
        for seat in range(state.seats):
            placed += creation_deck(state, seat)
        for card in self.waiting.get(state):
            if card not in self.box(state):
                inner.defect(self.waiting.key, problem("royal", card=c.CARD_WORDS[card]))
            elif placed.count(card) > 1:
                inner.defect(self.waiting.key, problem("card-elsewhere", card=c.CARD_WORDS[card]))
        missing = bytes(card for card in self.box(state) if card not in placed)
        if missing and reader.has("limbo"):
            left = ", ".join(c.names(missing))
            inner.defect(self.waiting.key, problem("left-over", cards=left))
        state.limbo = bytes(sorted(state.limbo + missing))

    # Invariants.

    def box(self, state: BattaliaState) -> bytes:
        """SG-ROY-01: one pair for each faction that is or may be chosen."""
        chosen = z.NONE not in state.factions
        return pairs(list(state.factions) if chosen else factions_in_game(state))

    def held(self, state: BattaliaState) -> bytes:
        return self.waiting.get(state)

    def defects(self, state: BattaliaState) -> Defects:
        """SG-ROY-01: a player owns only the royals of his own faction."""
        problems: Defects = []
        for seat in range(state.seats):
            for card in creation_deck(state, seat):
                if c.KIND[card] in ROYALS and card & 7 != state.factions[seat]:
                    word = c.CARD_WORDS[card]
                    problems.append((f"players[{seat}]", problem("royal", card=word)))
        return problems


def pairs(factions: list[int]) -> bytes:
    """The queens and kings of factions, sorted."""
    return bytes(sorted(card_of(kind, faction) for kind in ROYALS for faction in factions))


# Losing a royal.


def dethrone(state: BattaliaState, seat: Seat, card: int) -> None:
    """SG-CTL-06: take a royal openly from wherever it is, and put it into limbo for good."""
    place = take_away(state, seat, card)
    if not place:
        _take_from_tent(state, seat, card)
    state.limbo = with_card(state.limbo, card)
    se.DETHRONED.tell(state, seat, card, place or "tents")


def _take_from_tent(state: BattaliaState, seat: Seat, card: int) -> None:
    """SG-CTL-06: take it out of a tent, which is not refilled; an empty tent is cleared."""
    tents = z.records_of(state.zone(seat, z.TENTS))
    for i, (tent, first, second, room) in enumerate(tents):
        if card not in (first, second):
            continue
        other = second if card == first else first
        if other < z.VIRTUAL:
            tents[i] = bytes((tent, other, z.NONE, room))
        else:
            del tents[i]
        state.set_zone(seat, z.TENTS, b"".join(tents))
        if other >= z.VIRTUAL and tent < z.VIRTUAL:
            discard_openly(state, seat, bytes((tent,)))
        return
    raise AssertionError(f"{c.CARD_WORDS[card]} is nowhere between two days")


# Residences and capitals.


def why_not_crown(state: BattaliaState, seat: Seat, cell: int) -> str:
    """The rule against crowning a city, apart from the price; an empty string if there is none."""
    if state.owners[cell] != seat + 1:
        return "SG-ROY-07"
    if state.config.level_bars[state.tiles[cell]]:
        return state.config.level_bars[state.tiles[cell]]
    level = state.levels[cell] + 1
    if level < sc.QUEEN:
        return "SG-ROY-07"
    if level > sc.KING:
        return "SG-ROY-08"
    return "" if state.geography().free_chips(seat, level) > 0 else CHIP_RULE[level]


class CrownCity(UpgradeCity):
    """SG-ROY-07, -08: a line of one royal raises a city to its rank; the argument is the square."""

    def prices(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[list[int]]:
        return [[state.levels[args[0]] + 1, 1]]


class CrownAction(PaidAction):
    """The action of making a residence or a capital."""

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        if purse[sc.QUEEN] or purse[sc.KING]:
            codes += [
                sv.CROWN_CITY | cell << 8
                for cell in state.geography().cities[seat]
                if state.levels[cell] >= TOP_LEVEL
                and not why_not_crown(state, seat, cell)
                and payable(purse, [state.levels[cell] + 1, 1])
            ]

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        cell = first_of(code)
        rule = why_not_crown(state, seat, cell)
        if rule:
            return [Refusal(rule, cell=state.config.cell_words[cell], level=state.levels[cell])]
        level = state.levels[cell] + 1
        return why_not_price(state, seat, CHIP_RULE[level], [level, 1])
