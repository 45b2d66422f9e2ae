"""Fate cards: drawn instead of choosing an open Great Artefact (SG-FAT-01 to -08, SG-CHG-03).

The fate deck has no order: chance decides which card is drawn. Only its drawer knows it until he
announces his option. The Great Artefacts that are not open stay in the game as the remaining deck,
`BattaliaState.box`. The first fate card may be kept and then played as somebody's Great Artefact,
in `mirror.py` (-06). The storm effect that draws one is in `gates/storm_effects.py` (SG-STE-15).
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.knowledge.zones import discard_openly, gain
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.board import RUINS
from stormhall.battalia.model.state import BattaliaState, with_card, without
from stormhall.battalia.model.step_ids import CHOOSE_RELIC
from stormhall.battalia.model.verbs import TAKE
from stormhall.battalia.rules.battle.ruins import RUINS_GUARD, ChooseRelic, Ruins
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import StormgatesConfig, config_of
from stormhall.battalia.stormgates.model.kinds import SEAT_ONLY
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.model.rows.by_seat import SeatsRow
from stormhall.battalia.stormgates.model.rows.lists import CardsRow, NumbersRow
from stormhall.battalia.stormgates.rules.fate.mirror import (
    CopyAction,
    copy,
    copyable,
    why_not_copy,
    why_not_fight,
)
from stormhall.battalia.stormgates.rules.shared.gaining import gain_to_hand, may_gain_great
from stormhall.battalia.stormgates.rules.trading.stardust import claim_stardust, is_stardust_left
from stormhall.kernel.core.kinds import Fields, GameConfig, Maybe, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import EVERYTHING, Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question, Step

TAKE_DUST: Final = sv.GAIN | sc.STARDUST << 8
OPTIONS: Final[list[int]] = [TAKE_DUST, sv.KEEP_FATE, sv.TAKE_TOP, sv.SEARCH_REST]
"""The choices for the options of fate cards, in the order of `kinds.FATE_OPTION`."""

_VERBS: Final[dict[str, int]] = {"top": sv.TAKE_TOP, "any": sv.SEARCH_REST}
AS_NEW, TO_THE_HAND, TO_THE_SHELTER = range(3)
"""Where a card that is gained goes: to the new cards of the turn, or somewhere at once."""
TO: Final = 2  # in the tail of the question of ruins, gusts and bridge; without it AS_NEW
MIRROR_FATE: Final = 1
"""The number of the card that can be kept."""
POWER: Final[list[int]] = [0] * (COMPONENTS["fate_meta"]["count"] + 1)
"""By fate card: the verb of its first option (SG-FAT-03)."""
BY_A_COPY: Final = 3 * c.ATTACK[c.LORD]
"""What a copied Crown or Book may bring at most: a unit raised by two ranks, morale, a zealot."""
DUST: Final[list[int]] = POWER[:]
"""By fate card: the stardust of its second option."""
for _card in COMPONENTS["fate_cards"]:
    POWER[_card["no"]] = _VERBS.get(_card["options"][0].get("which", ""), sv.KEEP_FATE)
    DUST[_card["no"]] = _card["options"][1]["cards"]
DECK: Final[bytes] = bytes(range(1, len(POWER)))


class Fate(StormgatesModule):
    """SG-FAT: the fate deck, and the ways to Great Artefacts that it opens."""

    def __init__(self) -> None:
        super().__init__("fate_cards")
        self.deck: Final = NumbersRow("deck", DECK, start=DECK)  # the fate cards that nobody keeps
        self.searched: Final = SeatsRow("searched")  # who know the remaining deck (SG-INF-04)
        self.coming: Final = NumbersRow("next", DECK, in_order=True, only_in_positions=True)
        """Fate cards that a position names as the first to be drawn."""
        self.tops: Final = CardsRow("top", in_order=True, only_in_positions=True)
        """Great Artefacts that a position names as the top ones."""
        self.given: Final = CardsRow("given")
        """Great Artefacts that all saw go into the remaining deck."""
        self.step = -1
        self.search = -1

    def equip(self, config: StormgatesConfig) -> None:
        """SG-CHG-03: as many open Great Artefacts as players; SG-FAT-08: other ruins."""
        self.claim_rows(config, self.deck, self.searched, self.coming, self.tops, self.given)
        if config.display:  # SG-MOD-03, -04: some set-ups have none
            config.display = COMPONENTS["setup"][str(config.seats)]["great_artefacts_open"]
        config.steps[CHOOSE_RELIC] = ChooseFate(self)
        config.guards[RUINS] = FateRuins(RUINS_GUARD.verb)
        self.step = config.add_step(FateStep(self))
        self.search = config.add_step(SearchRest(self))
        config.add_action(CopyAction())
        config.battle_verbs[sv.COPY] = self

    # What other modules call.

    def choose(self, state: BattaliaState, seat: Seat, to: int = AS_NEW) -> None:
        """SG-FAT-02: ask for an open Great Artefact or a fate card; `to` says where it goes."""
        state.frames.append([CHOOSE_RELIC, seat] + ([to] if to else []))

    def draw(self, state: BattaliaState, seat: Seat, to_hand: int) -> None:
        """SG-FAT-03, -07: draw the top fate card; `to_hand` says where its cards go."""
        card = self.coming.take_first(state, self.deck.get(state))
        state.frames.append([self.step, seat, card, to_hand])
        se.FATE_DRAWN.tell_some(state, 1 << seat, seat, card)

    def put_back(self, state: BattaliaState, card: int) -> None:
        """SG-VAL-32: shuffle a Great Artefact into the remaining deck."""
        state.box = with_card(state.box, card)
        self.tops.clear(state)
        self.given.add(state, card)

    # Its options.

    def why_not_option(self, state: BattaliaState, seat: Seat, card: int, code: Code) -> str:
        """SG-FAT-03, -04: the rule against an option of a fate card; an empty string if none."""
        if code == TAKE_DUST:
            return "" if is_stardust_left(state) else "SG-FAT-04"
        if code != POWER[card]:
            return "SG-FAT-03"
        if not may_gain_great(state, seat):
            return "SG-GRT-02"
        return "SG-FAT-04" if code != sv.KEEP_FATE and not state.box else ""

    def options(self, state: BattaliaState, seat: Seat, card: int) -> list[Code]:
        """What the drawer of a fate card may choose."""
        wished = (POWER[card], TAKE_DUST)
        return [code for code in wished if not self.why_not_option(state, seat, card, code)]

    def keep(self, state: BattaliaState, seat: Seat, to_hand: int) -> None:
        """SG-FAT-06: add the mirror to the creation deck."""
        deck = self.deck.get(state)
        self.deck.set(state, without(deck, deck.index(MIRROR_FATE)))
        receive(state, seat, sc.MIRROR_CARD, to_hand)

    def take_dust(self, state: BattaliaState, seat: Seat, count: int, to_hand: int) -> None:
        """SG-DST-05: take stardust, as much as is left."""
        for _ in range(count):
            if claim_stardust(state):
                receive(state, seat, sc.STARDUST_CARD, to_hand)

    def take_top(self, state: BattaliaState, seat: Seat, to_hand: int) -> None:
        """SG-FAT-03: take the top of the remaining deck, whose order nobody knows."""
        self.take_great(state, seat, self.tops.take_first(state, state.box), to_hand)

    def take_great(self, state: BattaliaState, seat: Seat, card: int, to_hand: int) -> None:
        """Take a Great Artefact out of the remaining deck for all to see."""
        state.box = without(state.box, state.box.index(card))
        self.given.remove(state, card)
        receive(state, seat, card, to_hand)
        e.GREAT_ARTEFACT_WON.tell(state, seat, card)

    # Information.

    def knows_box(self, state: BattaliaState, viewer: int) -> bool:
        """SG-INF-02, -04: the remaining deck is known as a set unless others lie hidden too."""
        if viewer >= 0 and self.searched.has(state, viewer):
            return True
        if any(state.relics):
            return False
        others = [module.held(state) for module in state.config.modules if module is not self]
        return not any(card >= c.GREAT for cards in others for card in cards)

    def in_box(self, state: BattaliaState) -> bytes:
        """SG-INF-02: what was given lies under no gate."""
        return self.given.get(state)

    def claim(self, state: BattaliaState, card: int) -> bool:
        deck = self.deck.get(state)
        if card != sc.MIRROR_CARD or MIRROR_FATE not in deck:
            return False
        self.deck.set(state, without(deck, deck.index(MIRROR_FATE)))
        return True

    def box(self, state: BattaliaState) -> bytes:
        """SG-FAT-06: the card that can be in a creation deck."""
        return bytes((sc.MIRROR_CARD,))

    def held(self, state: BattaliaState) -> bytes:
        return bytes((sc.MIRROR_CARD,)) if MIRROR_FATE in self.deck.get(state) else b""

    def defects(self, state: BattaliaState) -> Defects:
        """Only the first fate card can be kept; cards named as lying in a deck must be there."""
        problems: Defects = []
        deck = self.deck.get(state)
        if deck not in (DECK, without(DECK, 0)):
            problems.append(("fate_cards.deck", problem("first-kept", found=list(deck))))
        if any(card not in deck for card in self.coming.get(state)):
            problems.append(("fate_cards.next", problem("not-in-fate")))
        for row in (self.tops, self.given):
            cards = row.get(state)
            if any(card not in state.box for card in cards) or len(set(cards)) != len(cards):
                problems.append((f"fate_cards.{row.key}", problem("not-remaining")))
        return problems

    # The mirror in battle.

    def could_add(self, state: BattaliaState, frame: Frame, seat: Seat) -> int:
        """SG-FAT-06: the strength of the best copy; a title or a scroll may bring morale too."""
        kinds = copyable(state, seat)
        most = max([c.ATTACK[kind] for kind in kinds], default=0)
        return max(most, BY_A_COPY) if c.CROWN in kinds or c.BOOK in kinds else most

    def add_battle_offers(
        self, state: BattaliaState, frame: Frame, seat: Seat, codes: list[Code]
    ) -> None:
        """SG-FAT-06: add copies of Great Artefacts that work in battle."""
        codes += [
            sv.COPY | kind << 8
            for kind in copyable(state, seat)
            if not why_not_fight(state, frame, kind)
        ]

    def take_in_battle(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        """SG-FAT-06, BT-BAT-21: lay the mirror; with strength it joins the line at once."""
        copy(state, seat, first_of(code))

    def why_not_in_battle(
        self, state: BattaliaState, frame: Frame, seat: Seat, code: Code
    ) -> list[Refusal]:
        rule = why_not_fight(state, frame, first_of(code))
        refusals = [Refusal(rule, kind=c.KIND_WORDS[first_of(code)])] if rule else []
        return why_not_copy(state, seat, first_of(code)) + refusals


# Gaining.


def receive(state: BattaliaState, seat: Seat, card: int, to_hand: int) -> None:
    """SG-FAT-07: take a card into the hand, into the shelter, or as a new card that goes there."""
    if to_hand == TO_THE_HAND:
        gain_to_hand(state, seat, card)
    elif to_hand == TO_THE_SHELTER:
        discard_openly(state, seat, bytes((card,)))
    else:
        gain(state, seat, card)


class FateRuins(Ruins):
    """SG-FAT-08: the ruins can be attacked for a fate card alone."""

    def bar(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        if state.config.common:
            return "BT-ALT-4"
        if may_gain_great(state, seat):
            return ""
        for_fate = config_of(state).storm_rulings.fate_for_owners and is_stardust_left(state)
        return "" if for_fate else "BT-RUI-4"


class ChooseFate(ChooseRelic):
    """SG-FAT-02: one Great Artefact of the display, or the top fate card."""

    def __init__(self, fate: Fate) -> None:
        super().__init__("choose-relic", SEAT_ONLY)
        self.fate: Final = fate

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        codes: list[Code] = [sv.DRAW_FATE]
        if may_gain_great(state, seat):
            codes += [TAKE | card << 8 for card in state.display]
        return codes

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        to = frame[TO] if len(frame) > TO else AS_NEW
        if code == sv.DRAW_FATE:
            state.frames.pop()
            self.fate.draw(state, seat, to)
        elif to:
            state.frames.pop()
            card = first_of(code)
            state.display = without(state.display, state.display.index(card))
            receive(state, seat, card, to)
            e.GREAT_ARTEFACT_WON.tell(state, seat, card)
        else:
            super().take(state, frame, seat, code)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) == TAKE and not may_gain_great(state, seat):
            return [Refusal("SG-GRT-02")]
        return super().why_not(state, frame, seat, code)


CARD: Final = 2
TO_HAND: Final = 3
FATE_FIELDS: Final[Fields] = fields(
    (ASKED, "seat", k.SEAT), (CARD, "fate", k.ANY_NUMBER), (TO_HAND, "to_hand", k.ANY_NUMBER)
)


class FateStep(Step[BattaliaState]):
    """SG-FAT-03: the option of the card drawn."""

    def __init__(self, fate: Fate) -> None:
        super().__init__("fate", FATE_FIELDS)
        self.fate: Final = fate

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        return 1 << frame[ASKED] if self.fate.options(state, frame[ASKED], frame[CARD]) else 0

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        """SG-FAT-04: go on, since no option can be carried out."""
        state.frames.pop()
        se.FATE_LOST.tell(state, frame[ASKED])

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return self.fate.options(state, seat, frame[CARD])

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        """SG-FAT-05: carry out an option; a card not kept returns to the unordered deck."""
        state.frames.pop()
        card, to_hand = frame[CARD], frame[TO_HAND]
        se.FATE.tell(state, seat, card, OPTIONS.index(code))
        if code == TAKE_DUST:
            self.fate.take_dust(state, seat, DUST[card], to_hand)
        elif code == sv.KEEP_FATE:
            self.fate.keep(state, seat, to_hand)
        elif code == sv.TAKE_TOP:
            self.fate.take_top(state, seat, to_hand)
        else:
            _look_through_rest(state, self.fate, seat, to_hand)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code not in (sv.KEEP_FATE, sv.TAKE_TOP, sv.SEARCH_REST) and verb_of(code) != sv.GAIN:
            return []
        return [Refusal(self.fate.why_not_option(state, seat, frame[CARD], code))]

    # SG-INF-03: only the drawer knows it.

    def write(self, state: BattaliaState, frame: Frame, viewer: int) -> dict[str, object]:
        """Others do not see the card."""
        document = super().write(state, frame, viewer)
        if viewer not in (EVERYTHING, frame[ASKED]):
            document["fate"] = None
        return document

    def facts(self, config: GameConfig) -> Fields:
        facts = super().facts(config)
        return {**facts, "fate": Maybe(facts["fate"])}

    def read(self, state: BattaliaState, document: dict[str, Any], index: int) -> Frame:
        """A viewer who does not see the card gets any one that has an option."""
        if document["fate"] is not None:
            frame = super().read(state, document, index)
            if frame[CARD] not in DECK:
                raise ValueError("fate")
            return frame
        frame = super().read(state, {**document, "fate": 0}, index)
        frame[CARD] = self._possible(state, frame)[0]
        return frame

    def redraw(self, state: BattaliaState, frame: Frame, viewer: int, chance: Chance) -> None:
        if viewer != frame[ASKED]:
            possible = self._possible(state, frame)
            frame[CARD] = possible[chance.below(len(possible))]

    def _possible(self, state: BattaliaState, frame: Frame) -> list[int]:
        """The cards that may have been drawn, given that there is a choice to make."""
        deck = self.fate.deck.get(state)
        return [card for card in deck if self.fate.options(state, frame[ASKED], card)]


def _look_through_rest(state: BattaliaState, fate: Fate, seat: Seat, to_hand: int) -> None:
    """SG-INF-04: note that a player who searches the remaining deck knows it as a set."""
    fate.searched.mark(state, seat)
    fate.tops.clear(state)
    state.frames.append([fate.search, seat, to_hand])
    se.GREAT_SEARCHED.tell_some(state, 1 << seat, seat, len(state.box), state.box)


SEARCH_TO_HAND: Final = 2
SEARCH_FIELDS: Final[Fields] = fields(
    (ASKED, "seat", k.SEAT), (SEARCH_TO_HAND, "to_hand", k.ANY_NUMBER)
)


class SearchRest(Question[BattaliaState]):
    """SG-FAT-03, no. 3: any Great Artefact of the remaining deck."""

    def __init__(self, fate: Fate) -> None:
        super().__init__("search-great", SEARCH_FIELDS)
        self.fate: Final = fate

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [TAKE | card << 8 for card in state.box]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        self.fate.take_great(state, seat, first_of(code), frame[SEARCH_TO_HAND])

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("SG-FAT-03")] if verb_of(code) == TAKE else []
