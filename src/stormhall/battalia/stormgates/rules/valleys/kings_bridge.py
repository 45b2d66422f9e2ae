"""King's Bridge (SG-VAL-04, -31 to -33): gusts under the gates, exchanges on the bridge.

The Great Artefacts under a gate are the relics of its square. A card that is gained here goes to
the shelter with other new cards (BT-TRN-9), so it cannot be given or swapped in the same turn.
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.knowledge.creation_decks import deck_count
from stormhall.battalia.knowledge.zones import discard_openly
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.board import IS_CITY
from stormhall.battalia.model.cards import CARD_WORDS, GREAT
from stormhall.battalia.model.config import HEROES, SMALLEST_DECK, TOP_LEVEL
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState, put, with_card, without
from stormhall.battalia.model.verbs import TAKE
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.great_artefacts.general import gain_great
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.board import CONNECTION
from stormhall.battalia.stormgates.model.cards import MIRROR_CARD
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import GATE_NUMBER, StormgatesConfig, config_of
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.model.rows.by_seat import MaskBySeat
from stormhall.battalia.stormgates.rules.fate.fate_cards import Fate
from stormhall.battalia.stormgates.rules.shared.parting_with_cards import take_away
from stormhall.battalia.stormgates.rules.shared.raising_cities import raisable
from stormhall.battalia.stormgates.rules.valleys.connecting_card import ConnectingCard
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question, Step
from stormhall.kernel.table.document_reader import Reader

_CARD: Final[dict[str, Any]] = next(
    card for card in COMPONENTS["valleys"]["connectors"] if card["id"] == "kings_bridge"
)
PER_GATE: Final[dict[str, int]] = _CARD["great_artefacts_per_gate"]
RULE: Final = "SG-VAL-32"
TWICE: Final = 2


def fate_of(state: BattaliaState) -> Fate:
    """The module of the fate cards, which the valleys need."""
    return config_of(state).module(Fate)


class KingsBridge(ConnectingCard):
    """SG-VAL-31 to -33; `spent` has for each seat the gates whose gust is spent."""

    def __init__(self) -> None:
        super().__init__("kings_bridge", RULE)
        self.spent: Final = MaskBySeat("spent", sorted(GATE_NUMBER))
        self.look = -1

    def equip(self, config: StormgatesConfig) -> None:
        """SG-VAL-04: the squares of the gates hide Great Artefacts."""
        super().equip(config)
        self.claim_rows(config, self.spent)
        config.sites = config.gate_cells[:]
        config.relics = PER_GATE[str(config.seats)]
        # While a fate card is read, the artefact that was given for it is gone (SG-VAL-32).
        config.smallest_deck -= 1
        self.look = config.add_step(Look("look-under-gate", LOOK_FIELDS))
        config.add_action(
            ExchangeAction(self, config.add_step(LowerOther("lower-other", LOWER_FIELDS)))
        )

    # Gusts.

    def may_declare(self, state: BattaliaState, seat: Seat, figure: int, start: int) -> bool:
        """SG-VAL-31: the gust of the gate is there, and something lies under the gate."""
        if start not in state.config.sites or not state.relics[state.config.sites.index(start)]:
            return False
        return not self.spent.has(state, seat, self._bit(state, start))

    def declared(self, state: BattaliaState, seat: Seat, figure: int, start: int, end: int) -> None:
        """SG-VAL-31: spend the gust; its choice comes after the storm."""
        self.spent.mark(state, seat, self._bit(state, start))
        se.GUST_SPENT.tell(state, seat, figure, GATE_NUMBER[state.terrains[start]])
        state.frames.append([self.look, seat, start, 0])

    def _bit(self, state: BattaliaState, cell: int) -> int:
        """The place of a gate in the masks: gusts belong to the gate, wherever it lies."""
        return GATE_NUMBER[state.terrains[cell]] - 1

    def tiles_exchanged(self, state: BattaliaState, one: int, other: int) -> None:
        """SG-VAL-33: move cards under gates with their gates; those who know them still do."""
        sites = state.config.sites
        if one not in sites or other not in sites:
            return
        a, b = sites.index(one), sites.index(other)
        state.relics[a], state.relics[b] = state.relics[b], state.relics[a]
        seen = state.relics_seen
        state.relics_seen = put(put(seen, a, seen[b]), b, seen[a])

    # The bridge.

    def is_open(self, state: BattaliaState, seat: Seat) -> bool:
        """SG-VAL-32: whether a hero of the player has stopped and stands on the bridge."""
        stopped = self.stopped.of(state, seat)
        for figure in range(HEROES) if stopped else ():
            cell = state.hero(seat, figure)
            if stopped >> figure & 1 and cell != z.NONE and state.tiles[cell] == CONNECTION:
                return True
        return False

    # Information.

    def read(self, state: BattaliaState, reader: Reader) -> None:
        """A person may name the cards under the gate on a square, in `under`."""
        super().read(state, reader)
        under = reader.inner("under")
        index = {CARD_WORDS[card]: card for card in state.config.great_artefacts}
        words = {state.config.cell_words[cell]: i for i, cell in enumerate(state.config.sites)}
        for word in under.names():
            if word not in words:
                under.defect(word, problem("no-gate-there"))
                continue
            site = words[word]
            state.box = bytes(sorted(state.box + state.relics[site]))
            state.relics[site] = b""
            for card in under.words(word, index):
                if self._fetch(state, card):
                    state.relics[site] = with_card(state.relics[site], card)
                else:
                    under.defect(word, problem("card-elsewhere", card=CARD_WORDS[card]))

    def _fetch(self, state: BattaliaState, card: int) -> bool:
        """Take a Great Artefact out of the box, if need be by exchange with another gate."""
        for site, relics in enumerate(state.relics):
            if card in relics and state.box:
                state.relics[site] = with_card(without(relics, relics.index(card)), state.box[0])
                state.box = state.box[1:]
                return True
        if card not in state.box:
            return False
        state.box = without(state.box, state.box.index(card))
        return True


CELL: Final = 2
LOOKED: Final = 3
LOOK_FIELDS: Final[Fields] = fields(
    (ASKED, "seat", k.SEAT), (CELL, "cell", k.CELL), (LOOKED, "looked", k.ANY_NUMBER)
)


class Look(Step[BattaliaState]):
    """SG-VAL-31: one of the Great Artefacts under the gate that was left; the others stay."""

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        return 1 << frame[ASKED] if frame[LOOKED] else 0

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        """Only the player sees the cards there (SG-INF-03)."""
        frame[LOOKED] = 1
        seat, site = frame[ASKED], state.config.sites.index(frame[CELL])
        state.relics_seen = put(state.relics_seen, site, state.relics_seen[site] | 1 << seat)
        se.LOOKED_UNDER_GATE.tell_some(state, 1 << seat, seat, frame[CELL], state.relics[site])

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [TAKE | card << 8 for card in state.relics[state.config.sites.index(frame[CELL])]]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        site = state.config.sites.index(frame[CELL])
        relics = state.relics[site]
        state.relics[site] = without(relics, relics.index(first_of(code)))
        if config_of(state).storm_rulings.gusts_fill_the_shelter:
            discard_openly(state, seat, bytes((first_of(code),)))
            e.GREAT_ARTEFACT_WON.tell(state, seat, first_of(code))
        else:
            gain_great(state, seat, first_of(code))

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != TAKE:
            return []
        return [Refusal("SG-VAL-31", card=SOURCE_WORDS[first_of(code)])]


# The exchanges.


def passable(state: BattaliaState, seat: Seat) -> list[int]:
    """SG-VAL-32, SG-FAT-06: the Great Artefacts that a player may give or swap, sorted."""
    cards = b"".join(state.zone(seat, zone) for zone in (z.HAND, z.NATION, z.COMING, z.SHELTER))
    return sorted(card for card in cards if card >= GREAT and card != MIRROR_CARD)


def why_not_pass(state: BattaliaState, seat: Seat, card: int) -> str:
    """The rule against passing a card on at the bridge; an empty string if there is none."""
    if card == MIRROR_CARD:
        return "SG-FAT-06"
    return "" if card in passable(state, seat) else RULE


def why_not_give(state: BattaliaState, seat: Seat, card: int) -> str:
    """The rule against giving a Great Artefact away; an empty string if there is none."""
    rule = why_not_pass(state, seat, card)
    if rule or not raisable(state, seat):
        return rule or RULE
    return "" if deck_count(state, seat) > SMALLEST_DECK else "BT-LIM-4"


def why_not_lower(state: BattaliaState, seat: Seat, cell: int, levels: int) -> str:
    """The rule against lowering a city, apart from its chip; an empty string if none."""
    if not IS_CITY[state.tiles[cell]] or state.owners[cell] != seat + 1:
        return RULE
    return "" if state.levels[cell] > levels else RULE


def has_chips(state: BattaliaState, seat: Seat, cells: list[int], levels: int) -> bool:
    """Whether the chips are there for cities that all go down at the same moment."""
    roads = state.geography()
    after = roads.levels_of[seat][:]
    for cell in cells:
        after[state.levels[cell]] -= 1
        after[state.levels[cell] - levels] += 1
    config = state.config
    if after[1] + after[2] + roads.seals[seat] > config.chips[0]:
        return False
    if after[3] + after[4] > config.chips[1]:
        return False
    high = range(TOP_LEVEL + 1, config.top_level + 1)
    return all(after[level] <= config.most_of_level[level] for level in high)


def lowered_alone(state: BattaliaState, seat: Seat) -> list[int]:
    """The cities that can go down by two levels."""
    return [
        cell
        for cell in state.geography().cities[seat]
        if not why_not_lower(state, seat, cell, TWICE) and has_chips(state, seat, [cell], TWICE)
    ]


def lowered_with(state: BattaliaState, seat: Seat, cell: int) -> list[int]:
    """The cities that can go down by one level together with another one."""
    if why_not_lower(state, seat, cell, 1):
        return []
    return [
        other
        for other in state.geography().cities[seat]
        if other != cell
        and not why_not_lower(state, seat, other, 1)
        and has_chips(state, seat, [cell, other], 1)
    ]


def lower(state: BattaliaState, seat: Seat, cells: list[int], levels: int) -> None:
    """Lower cities; then the player chooses a Great Artefact or a fate card."""
    for cell in cells:
        level = state.levels[cell] - levels
        state.set_chip(cell, seat + 1, level)
        se.LOWERED.tell(state, seat, cell, level)
    fate_of(state).choose(state, seat)


class ExchangeAction(TurnAction):
    """SG-VAL-32: give, take and swap, while a hero has stopped on the bridge; no lines."""

    def __init__(self, bridge: KingsBridge, lower_other: int) -> None:
        super().__init__([sv.GIVE, sv.LOWER, sv.LOWER_TWICE, sv.SWAP, sv.SWAP_FATE])
        self.bridge: Final = bridge
        self.lower_other: Final = lower_other

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        if not self.bridge.is_open(state, seat):
            return
        for card in passable(state, seat):
            if not why_not_give(state, seat, card):
                codes.append(sv.GIVE | card << 8)
            codes.append(sv.SWAP_FATE | card << 8)
            codes += [sv.SWAP | card << 8 | other << 16 for other in state.display]
        codes += [sv.LOWER_TWICE | cell << 8 for cell in lowered_alone(state, seat)]
        codes += [
            sv.LOWER | cell << 8
            for cell in state.geography().cities[seat]
            if lowered_with(state, seat, cell)
        ]

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        verb, subject = verb_of(code), first_of(code)
        if verb == sv.LOWER:
            state.frames.append([self.lower_other, seat, subject])
        elif verb == sv.LOWER_TWICE:
            lower(state, seat, [subject], TWICE)
        else:
            self._part_with(state, seat, subject, code)

    def _part_with(self, state: BattaliaState, seat: Seat, card: int, code: Code) -> None:
        """Take a Great Artefact from wherever it is, for all to see."""
        place = take_away(state, seat, card)
        se.GREAT_ARTEFACT_GIVEN.tell(state, seat, card, place)
        if verb_of(code) == sv.SWAP:
            new = second_of(code)
            state.display = with_card(without(state.display, state.display.index(new)), card)
            gain_great(state, seat, new)
            return
        fate_of(state).put_back(state, card)
        if verb_of(code) == sv.GIVE:
            state.frames.append([config_of(state).raise_city, seat])
        else:
            fate_of(state).draw(state, seat, to_hand=0)

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        verb, subject = verb_of(code), first_of(code)
        if not self.bridge.is_open(state, seat):
            return [Refusal(RULE)]
        if verb == sv.GIVE:
            return [Refusal(why_not_give(state, seat, subject), card=SOURCE_WORDS[subject])]
        if verb in (sv.SWAP, sv.SWAP_FATE):
            rule = why_not_pass(state, seat, subject) or RULE
            return [Refusal(rule, card=SOURCE_WORDS[subject])]
        return [_why_not_lower(state, seat, subject, TWICE if verb == sv.LOWER_TWICE else 1)]


def _why_not_lower(state: BattaliaState, seat: Seat, cell: int, levels: int) -> Refusal:
    """The rule of the exchange, or the lack of a chip for the level below."""
    rule = why_not_lower(state, seat, cell, levels)
    if not rule:
        rule = RULE if has_chips(state, seat, [cell], levels) else "BT-LIM-2"
    return Refusal(rule, cell=state.config.cell_words[cell])


LOWER_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (CELL, "cell", k.CELL))


class LowerOther(Question[BattaliaState]):
    """The choice of the second of two cities that go down by one level."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [sv.LOWER | cell << 8 for cell in lowered_with(state, seat, frame[CELL])]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        lower(state, seat, [frame[CELL], first_of(code)], 1)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != sv.LOWER:
            return []
        return [_why_not_lower(state, seat, first_of(code), 1)]
