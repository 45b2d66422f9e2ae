"""Fate cards: drawn instead of choosing an open Great Artefact (SG-FAT-01 to -08, SG-CHG-03).

The fate deck is held in no order: which card is drawn is left to chance when it is drawn. Its
drawer alone knows it until he announces his option. The Great Artefacts that are not open stay in
the game as the remaining deck, `BattaliaState.box`. The first fate card may be kept as a mirror of
somebody's Great Artefact; laid, it is an open card of that kind.
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.knowledge.zones import gain, great_artefacts_of
from stormhall.battalia.model.board import RUINS
from stormhall.battalia.model.cards import (
    CARD_INDEX,
    CARD_WORDS,
    GREAT,
    KIND_WORDS,
    MIRROR_CARD,
    STARDUST,
    STARDUST_CARD,
    names,
)
from stormhall.battalia.model.components import STORMGATES
from stormhall.battalia.model.config import Config
from stormhall.battalia.model.module import Document, Module
from stormhall.battalia.model.notation import TAKE
from stormhall.battalia.model.state import (
    BattaliaState,
    added,
    without,
)
from stormhall.battalia.model.step import BattaliaStep
from stormhall.battalia.model.step_ids import CHOOSE_RELIC
from stormhall.battalia.rules.battle.guards import RUINS_GUARD, ChooseRelic, Ruins
from stormhall.battalia.stormgates.model.config import StormConfig, config_of
from stormhall.battalia.stormgates.model.verbs import GAIN
from stormhall.battalia.stormgates.positions.problems import flaw
from stormhall.battalia.stormgates.rules.fate.mirror import (
    COPY,
    COPY_PATTERN,
    Copying,
    copy,
    copyable,
    why_not_copy,
    why_not_fight,
)
from stormhall.battalia.stormgates.rules.gains import gain_to_hand, may_gain_great
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import EVERYTHING, Code, Frame, Seat, seats_of
from stormhall.kernel.table.document_reader import Reader

DRAW_FATE: Final = 98
KEEP_FATE: Final = 99
TAKE_TOP: Final = 100
SEARCH_REST: Final = 101
WORDS: Final[dict[int, str]] = {
    DRAW_FATE: "draw fate",
    KEEP_FATE: "keep fate",
    TAKE_TOP: "take top",
    SEARCH_REST: "search great",
    COPY: COPY_PATTERN,
}
TAKE_DUST: Final = GAIN | STARDUST << 8

_VERBS: Final[dict[str, int]] = {"top": TAKE_TOP, "any": SEARCH_REST}
MIRROR_FATE: Final = 1
"""The number of the card that can be kept."""
POWER: Final[list[int]] = [0] * (STORMGATES["fate_meta"]["count"] + 1)
"""By fate card: the verb of its first option (SG-FAT-03)."""
DUST: Final[list[int]] = POWER[:]
"""By fate card: the stardust of its second option."""
for _card in STORMGATES["fate_cards"]:
    POWER[_card["no"]] = _VERBS.get(_card["options"][0].get("which", ""), KEEP_FATE)
    DUST[_card["no"]] = _card["options"][1]["cards"]
DECK: Final[bytes] = bytes(range(1, len(POWER)))


class Fate(Module):
    """SG-FAT: the fate deck, and the ways to Great Artefacts that it opens."""

    def __init__(self) -> None:
        super().__init__("fate_cards")
        self.deck = -1  # row: the fate cards that nobody keeps
        self.searched = -1  # row: mask of the seats that know the remaining deck (SG-INF-04)
        self.coming = -1  # row: fate cards that a position has named to be drawn first
        self.tops = -1  # row: Great Artefacts that a position has named to lie on top
        self.given = -1  # row: Great Artefacts that all saw go into the remaining deck, sorted
        self.step = -1
        self.search = -1

    def equip(self, config: Config) -> None:
        """SG-CHG-03: as many open Great Artefacts as players; SG-FAT-08: other ruins."""
        assert isinstance(config, StormConfig)
        config.by_name["fate"] = self
        self.deck = config.claim_row()
        self.searched = config.claim_row()
        self.coming = config.claim_row()
        self.tops = config.claim_row()
        self.given = config.claim_row()
        if config.display:  # SG-MOD-03, -04: some set-ups have none
            config.display = STORMGATES["setup"][str(config.seats)]["great_artefacts_open"]
        config.steps[CHOOSE_RELIC] = ChooseFate(self)
        config.guards[RUINS] = FateRuins(RUINS_GUARD.verb)
        self.step = config.add_step(FateStep(self))
        self.search = config.add_step(SearchRest(self))
        config.add_deed(Copying())
        config.at_battles.append(self)
        config.battle_verbs[COPY] = self

    def lay_out(self, game: BattaliaState) -> None:
        """SG-FAT-01."""
        game.rows[self.deck] = DECK
        game.rows[self.searched] = bytes(1)
        game.rows[self.coming] = game.rows[self.tops] = game.rows[self.given] = b""

    # What other modules call.

    def choose(self, game: BattaliaState, seat: Seat) -> None:
        """SG-FAT-02: an open Great Artefact or a fate card; what is gained is a new card."""
        game.frames.append([CHOOSE_RELIC, seat])

    def draw(self, game: BattaliaState, seat: Seat, to_hand: int) -> None:
        """SG-FAT-03, -07: the top fate card; with `to_hand` what it brings goes to the hand."""
        deck, coming = game.rows[self.deck], game.rows[self.coming]
        if coming:
            card, game.rows[self.coming] = coming[0], coming[1:]
        else:
            card = deck[game.below(len(deck))]
        game.frames.append([self.step, seat, card, to_hand])
        if game.log is not None:
            game.tell("fate-drawn", {"seat": seat}, {"fate": card}, 1 << seat, reveal=True)

    def put_back(self, game: BattaliaState, card: int) -> None:
        """SG-VAL-32: a Great Artefact is shuffled into the remaining deck."""
        game.box = added(game.box, card)
        game.rows[self.tops] = b""
        game.rows[self.given] = added(game.rows[self.given], card)

    # Its options.

    def why_not_option(self, game: BattaliaState, seat: Seat, card: int, code: Code) -> str:
        """SG-FAT-03, -04: the rule against an option of a fate card, or an empty text."""
        if code == TAKE_DUST:
            trading = config_of(game).by_name["trading"]
            return "" if STARDUST_CARD in trading.held(game) else "SG-FAT-04"
        if code != POWER[card]:
            return "SG-FAT-03"
        if not may_gain_great(game, seat):
            return "SG-GRT-02"
        return "SG-FAT-04" if code != KEEP_FATE and not game.box else ""

    def options(self, game: BattaliaState, seat: Seat, card: int) -> list[Code]:
        """What the drawer of a fate card may choose."""
        wished = (POWER[card], TAKE_DUST)
        return [code for code in wished if not self.why_not_option(game, seat, card, code)]

    def keep(self, game: BattaliaState, seat: Seat, to_hand: int) -> None:
        """SG-FAT-06: the mirror joins the creation deck."""
        deck = game.rows[self.deck]
        game.rows[self.deck] = without(deck, deck.index(MIRROR_FATE))
        receive(game, seat, MIRROR_CARD, to_hand)

    def take_dust(self, game: BattaliaState, seat: Seat, count: int, to_hand: int) -> None:
        """SG-DST-05: as much stardust as there is."""
        trading = config_of(game).by_name["trading"]
        for _ in range(count):
            if trading.claim(game, STARDUST_CARD):
                receive(game, seat, STARDUST_CARD, to_hand)

    def take_top(self, game: BattaliaState, seat: Seat, to_hand: int) -> None:
        """SG-FAT-03: the top of the remaining deck, whose order nobody knows."""
        named = game.rows[self.tops]
        if named:
            game.rows[self.tops] = named[1:]
            card = named[0]
        else:
            card = game.box[game.below(len(game.box))]
        self.take_great(game, seat, card, to_hand)

    def take_great(self, game: BattaliaState, seat: Seat, card: int, to_hand: int) -> None:
        """Take a Great Artefact out of the remaining deck for all to see."""
        game.box = without(game.box, game.box.index(card))
        given = game.rows[self.given]
        if card in given:
            game.rows[self.given] = without(given, given.index(card))
        receive(game, seat, card, to_hand)
        if game.log is not None:
            game.tell("great-artefact-won", {"seat": seat, "card": CARD_WORDS[card]}, reveal=True)

    # Information.

    def knows_box(self, game: BattaliaState, eyes: int) -> bool:
        """SG-INF-02, -04: the remaining deck is known as a set unless others lie hidden too."""
        if eyes >= 0 and game.rows[self.searched][0] >> eyes & 1:
            return True
        hidden = b"".join(game.relics)
        for module in game.config.modules:
            if module is not self:
                hidden += bytes(card for card in module.held(game) if card >= GREAT)
        return not hidden

    def in_box(self, game: BattaliaState) -> bytes:
        """SG-INF-02: what was given lies under no gate."""
        return game.rows[self.given]

    def write(self, game: BattaliaState, eyes: int) -> Document:
        document: Document = {
            "deck": list(game.rows[self.deck]),
            "searched": seats_of(game.rows[self.searched][0]),
            "given": names(game.rows[self.given]),
        }
        if eyes == EVERYTHING:
            document["next"] = list(game.rows[self.coming])
            document["top"] = names(game.rows[self.tops])
        return document

    def read(self, game: BattaliaState, reader: Reader) -> None:
        deck = sorted(reader.integers("deck", list(game.rows[self.deck])))
        fits = all(card in DECK for card in deck) and len(set(deck)) == len(deck)
        reader.expect(fits, "deck", flaw("some-of", known=list(DECK), found=deck))
        coming = reader.integers("next", [])
        reader.expect(all(card in deck for card in coming), "next", flaw("not-in-fate"))
        mask = 0
        for seat in reader.integers("searched", []):
            reader.expect(0 <= seat < game.seats, "searched", flaw("no-seat", seat=seat))
            mask |= 1 << seat % game.seats
        tops = reader.words("top", CARD_INDEX)
        known = all(card in game.box for card in tops) and len(set(tops)) == len(tops)
        reader.expect(known, "top", flaw("not-remaining"))
        if fits:
            game.rows[self.deck] = bytes(deck)
            game.rows[self.coming] = bytes(card for card in coming if card in deck)
        game.rows[self.searched] = bytes((mask,))
        game.rows[self.given] = bytes(sorted(reader.words("given", CARD_INDEX)))
        game.rows[self.tops] = bytes(tops) if known else b""

    def claim(self, game: BattaliaState, card: int) -> bool:
        deck = game.rows[self.deck]
        if card != MIRROR_CARD or MIRROR_FATE not in deck:
            return False
        game.rows[self.deck] = without(deck, deck.index(MIRROR_FATE))
        return True

    def redeal(self, game: BattaliaState, eyes: int, chance: Chance) -> None:
        """The order that a position has named is nobody's knowledge."""
        game.rows[self.coming] = game.rows[self.tops] = b""

    def box(self, game: BattaliaState) -> bytes:
        """SG-FAT-06: the card that can be in a creation deck."""
        return bytes((MIRROR_CARD,))

    def held(self, game: BattaliaState) -> bytes:
        return bytes((MIRROR_CARD,)) if MIRROR_FATE in game.rows[self.deck] else b""

    def defects(self, game: BattaliaState) -> Defects:
        deck = game.rows[self.deck]
        if deck not in (DECK, without(DECK, 0)):
            return [("fate_cards.deck", flaw("first-kept", found=list(deck)))]
        given = game.rows[self.given]
        if any(card not in game.box for card in given) or len(set(given)) != len(given):
            return [("fate_cards.given", flaw("not-remaining"))]
        return []

    # The mirror in battle.

    def add_battle_offers(
        self, game: BattaliaState, frame: Frame, seat: Seat, found: list[Code]
    ) -> None:
        """SG-FAT-06: what works in battle is copied there too."""
        found += [
            COPY | kind << 8
            for kind in copyable(game, seat)
            if not why_not_fight(game, frame, kind)
        ]

    def take_in_battle(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        """SG-FAT-06, BT-BAT-21: a mirror with strength joins the line at once."""
        copy(game, seat, code >> 8)

    def why_not_in_battle(
        self, game: BattaliaState, frame: Frame, seat: Seat, code: Code
    ) -> list[Refusal]:
        rule = why_not_fight(game, frame, code >> 8)
        refusals = [Refusal(rule, kind=KIND_WORDS[code >> 8])] if rule else []
        return why_not_copy(game, seat, code >> 8) + refusals


# Gaining.


def receive(game: BattaliaState, seat: Seat, card: int, to_hand: int) -> None:
    """SG-FAT-07: into the hand, or as a new card that goes to the shelter."""
    if to_hand:
        gain_to_hand(game, seat, card)
    else:
        gain(game, seat, card)


class FateRuins(Ruins):
    """SG-FAT-08: an empty display does not protect the ruins."""

    def bar(self, game: BattaliaState, seat: Seat, cell: int) -> str:
        if game.config.common:
            return "BT-ALT-4"
        return "BT-RUI-4" if great_artefacts_of(game, seat) >= game.config.great_limit else ""


class ChooseFate(ChooseRelic):
    """SG-FAT-02: one Great Artefact of the display, or the top fate card."""

    def __init__(self, fate: Fate) -> None:
        super().__init__("choose-relic", ("seat",))
        self.fate: Final = fate

    def offers(self, game: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        found: list[Code] = [DRAW_FATE]
        if may_gain_great(game, seat):
            found += [TAKE | card << 8 for card in game.display]
        return found

    def take(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if code != DRAW_FATE:
            super().take(game, frame, seat, code)
            return
        game.frames.pop()
        self.fate.draw(game, seat, to_hand=0)

    def why_not(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF == TAKE and not may_gain_great(game, seat):
            return [Refusal("SG-GRT-02")]
        return super().why_not(game, frame, seat, code)


SEAT: Final = 1
CARD: Final = 2
TO_HAND: Final = 3


class FateStep(BattaliaStep):
    """SG-FAT-03: the option of the card drawn; frame: seat, card, whether gains go to the hand."""

    def __init__(self, fate: Fate) -> None:
        super().__init__("fate", ("seat", "fate", "to_hand"))
        self.fate: Final = fate

    def owed(self, game: BattaliaState, frame: Frame) -> int:
        return 1 << frame[SEAT] if self.fate.options(game, frame[SEAT], frame[CARD]) else 0

    def go_on(self, game: BattaliaState, frame: Frame) -> None:
        """SG-FAT-04: no option can be carried out."""
        game.frames.pop()
        game.tell("fate-lost", {"seat": frame[SEAT]})

    def offers(self, game: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return self.fate.options(game, seat, frame[CARD])

    def take(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        """SG-FAT-05: what is not kept is in the deck again, wherever."""
        game.frames.pop()
        card, to_hand = frame[CARD], frame[TO_HAND]
        if game.log is not None:
            option = "stardust" if code == TAKE_DUST else WORDS[code]
            game.tell("fate", {"seat": seat, "fate": card, "option": option})
        if code == TAKE_DUST:
            self.fate.take_dust(game, seat, DUST[card], to_hand)
        elif code == KEEP_FATE:
            self.fate.keep(game, seat, to_hand)
        elif code == TAKE_TOP:
            self.fate.take_top(game, seat, to_hand)
        else:
            _look_through_rest(game, self.fate, seat, to_hand)

    def why_not(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code not in (KEEP_FATE, TAKE_TOP, SEARCH_REST) and code & 0xFF != GAIN:
            return []
        return [Refusal(self.fate.why_not_option(game, seat, frame[CARD], code))]

    # SG-INF-03: known to the drawer alone.

    def write(self, game: BattaliaState, frame: Frame, eyes: int) -> dict[str, object]:
        document = super().write(game, frame, eyes)
        if eyes not in (EVERYTHING, frame[SEAT]):
            document["fate"] = None
        return document

    def read(self, game: BattaliaState, document: dict[str, Any], index: int) -> Frame:
        """For who does not see the card it may be any with an option."""
        if document["fate"] is not None:
            frame = super().read(game, document, index)
            if frame[CARD] not in DECK:
                raise ValueError("fate")
            return frame
        frame = super().read(game, {**document, "fate": 0}, index)
        frame[CARD] = self._possible(game, frame)[0]
        return frame

    def redraw(self, game: BattaliaState, frame: Frame, eyes: int, chance: Chance) -> None:
        if eyes != frame[SEAT]:
            possible = self._possible(game, frame)
            frame[CARD] = possible[chance.below(len(possible))]

    def _possible(self, game: BattaliaState, frame: Frame) -> list[int]:
        """The cards that may have been drawn, seeing that there is a choice to make."""
        deck = game.rows[self.fate.deck]
        return [card for card in deck if self.fate.options(game, frame[SEAT], card)]


def _look_through_rest(game: BattaliaState, fate: Fate, seat: Seat, to_hand: int) -> None:
    """SG-INF-04: who searches the remaining deck knows it as a set from now on."""
    game.rows[fate.searched] = bytes((game.rows[fate.searched][0] | 1 << seat,))
    game.rows[fate.tops] = b""
    game.frames.append([fate.search, seat, to_hand])
    if game.log is not None:
        facts: dict[str, object] = {"seat": seat, "count": len(game.box)}
        game.tell("great-searched", facts, {"cards": names(game.box)}, 1 << seat, reveal=True)


class SearchRest(BattaliaStep):
    """SG-FAT-03, no. 3: any Great Artefact of the remaining deck; frame: seat, to hand or not."""

    def __init__(self, fate: Fate) -> None:
        super().__init__("search-great", ("seat", "to_hand"))
        self.fate: Final = fate

    def owed(self, game: BattaliaState, frame: Frame) -> int:
        return 1 << frame[SEAT]

    def offers(self, game: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [TAKE | card << 8 for card in game.box]

    def take(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        game.frames.pop()
        self.fate.take_great(game, seat, code >> 8, frame[2])

    def why_not(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("SG-FAT-03")] if code & 0xFF == TAKE else []
