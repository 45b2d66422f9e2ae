"""The Crystal of Ming: the next cards of a nation in a chosen order (SG-GRT-16, SG-INF-03).

A nation has no order except for the cards that come first (`COMING`). The row holds by seat how
many of these the owner knows: while choosing, all that were looked at; later, those laid on top
until they are drawn or the nation is shuffled. Others know only their number.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.nations import nation_of
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model.layout import COMING, NATION, ZONES
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState, without
from stormhall.battalia.model.verbs import TAKE
from stormhall.battalia.rules.great_artefacts.general import GreatAction
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.model.rows.by_seat import NumberBySeat
from stormhall.battalia.stormgates.rules.great.great_action import add_great_action, power_of
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Step
from stormhall.kernel.table.document_reader import Reader

_POWER: Final = power_of("crystal_of_ming")
LOOKED_AT: Final[int] = _POWER["look"]
KEPT_ON_TOP: Final[int] = _POWER["keep_on_top"]

LAID: Final = 2
CRYSTAL_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (LAID, "laid", k.ANY_NUMBER))


class Crystal(StormgatesModule):
    """SG-GRT-16."""

    def __init__(self) -> None:
        super().__init__("crystal")
        self.order_known: Final = NumberBySeat("foreseen", k.BYTE)  # how many cards
        self.step = -1

    def equip(self, config: StormgatesConfig) -> None:
        self.claim_rows(config, self.order_known)
        self.step = config.add_step(CrystalStep(self))
        add_great_action(config, self, CrystalAction(self))

    def why_not_in_battle(
        self, state: BattaliaState, frame: Frame, seat: Seat, code: Code
    ) -> list[Refusal]:
        """SG-GRT-03."""
        return [Refusal("SG-GRT-03")]

    # What the owner knows.

    def foreseen(self, state: BattaliaState, seat: Seat) -> int:
        """SG-INF-03: the order after the Crystal is known only to its player."""
        row = self.order_known.get(state)
        return row[seat] if row else 0  # the table may not be laid yet

    def know(self, state: BattaliaState, seat: Seat) -> None:
        """Note that the owner knows all cards that come first."""
        count = len(state.zone(seat, COMING))
        self.order_known.put(state, seat, count)

    def nation_changed(self, state: BattaliaState, seat: Seat) -> None:
        """Forget foreseen cards that have been drawn or shuffled."""
        if self.order_known.of(state, seat):
            self.know(state, seat)

    def look(self, state: BattaliaState, seat: Seat) -> None:
        """Look at the top of the nation: the coming cards first, then some of its unknown rest."""
        coming, nation = state.zone(seat, COMING), state.zone(seat, NATION)
        while len(coming) < LOOKED_AT and nation:
            place = state.below(len(nation))
            coming += nation[place : place + 1]
            nation = without(nation, place)
        seen, rest = coming[:LOOKED_AT], coming[LOOKED_AT:]
        state.set_zone(seat, COMING, bytes(sorted(seen)))
        state.set_zone(seat, NATION, bytes(sorted(nation + rest)))
        self.know(state, seat)
        se.LOOKED_AHEAD.tell_some(state, 1 << seat, seat, len(seen), seen)

    def put_next(self, state: BattaliaState, seat: Seat, laid: int, card: int) -> None:
        """Put the card after those already laid on top."""
        coming = state.zone(seat, COMING)
        rest = without(coming[laid:], coming.index(card, laid) - laid)
        state.set_zone(seat, COMING, coming[:laid] + bytes((card,)) + rest)

    def put_back(self, state: BattaliaState, seat: Seat, laid: int) -> None:
        """Shuffle the cards that were not chosen into the rest, below."""
        coming = state.zone(seat, COMING)
        state.set_zone(seat, COMING, coming[:laid])
        state.set_zone(seat, NATION, bytes(sorted(state.zone(seat, NATION) + coming[laid:])))
        self.know(state, seat)
        se.LAID_ON_TOP.tell_some(state, 1 << seat, seat, laid, coming[:laid])

    # Information: how many cards somebody foresees is public.

    def read(self, state: BattaliaState, reader: Reader) -> None:
        """An owner who knows any of the cards to come knows all of them."""
        super().read(state, reader)
        for seat in range(state.seats):
            if state.zone(seat, COMING):
                self.nation_changed(state, seat)

    def redeal(self, state: BattaliaState, viewer: int, chance: Chance) -> None:
        """Let others foresee any cards of their nations."""
        for seat in range(state.seats):
            if seat == viewer:
                continue
            nation, coming = state.zone(seat, NATION), b""
            for _ in range(min(self.order_known.of(state, seat), len(nation))):
                place = chance.below(len(nation))
                coming += nation[place : place + 1]
                nation = without(nation, place)
            state.set_zone(seat, NATION, nation)
            state.set_zone(seat, COMING, coming)

    def defects(self, state: BattaliaState) -> Defects:
        """SG-GRT-16: an owner who knows the order knows it of all the cards to come."""
        return [
            (f"crystal.foreseen[{seat}]", problem("not-those-to-come", count=count))
            for seat, count in enumerate(self.order_known.get(state))
            if count and count != len(state.zone(seat, COMING))
        ]


class CrystalAction(GreatAction):
    """SG-GRT-16: playing the Crystal, but not with an empty nation."""

    def __init__(self, module: Crystal) -> None:
        super().__init__(sv.USE_CRYSTAL, "crystal", "SG-GRT-16")
        self.module: Final = module

    def is_useful(self, state: BattaliaState, seat: Seat) -> bool:
        return bool(nation_of(state, seat))

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        self.module.look(state, seat)
        state.frames.append([self.module.step, seat, 0])


class CrystalStep(Step[BattaliaState]):
    """The choice of the cards that come next, the first one first."""

    def __init__(self, module: Crystal) -> None:
        super().__init__("crystal", CRYSTAL_FIELDS)
        self.module: Final = module

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        coming = state.zone(frame[ASKED], COMING)
        return 1 << frame[ASKED] if frame[LAID] < min(KEPT_ON_TOP, len(coming)) else 0

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        state.frames.pop()
        self.module.put_back(state, frame[ASKED], frame[LAID])

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        coming = state.zones[seat * ZONES + COMING]
        return [TAKE | card << 8 for card in sorted(set(coming[frame[LAID] :]))]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        self.module.put_next(state, seat, frame[LAID], first_of(code))
        frame[LAID] += 1

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != TAKE:
            return []
        return [Refusal("SG-GRT-16", card=SOURCE_WORDS[first_of(code)])]
