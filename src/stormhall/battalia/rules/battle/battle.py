"""The course of a battle (BT-BAT-9 to -16, -18, -19): opening, answer, volleys, result.

The other rules of the chapter:

- who can attack what: `attack.py` (BT-BAT-7, -8), with which weapon: `artefacts/weapons.py`
  (BT-BAT-27);
- the strength of a side: `strength.py` (BT-BAT-1 to -6);
- the cards of a battle line: `battle_line.py` (BT-BAT-20, -21);
- striking tents: `artefacts/tents.py` (BT-BAT-17);
- conquered cities, and cities without a chip: `conquest.py` (BT-BAT-22 to -25);
- refilling the hands of those attacked: `drawing.py` (BT-BAT-26).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.zones import discard_openly
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import step_ids as ids
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.actions import FOR_RETREAT
from stormhall.battalia.rules.ambush import pick_up_ambush
from stormhall.battalia.rules.artefacts import using_artefacts
from stormhall.battalia.rules.artefacts.amulets import add_names
from stormhall.battalia.rules.artefacts.tents import add_strikes, strike
from stormhall.battalia.rules.artefacts.transformations import BATTLE, FIRST_CARD
from stormhall.battalia.rules.artefacts.weapons import has_weapon, is_ranged, needs_opener, opens
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.attack import BOTH, FIRST
from stormhall.battalia.rules.battle.battle_frame import seat_on
from stormhall.battalia.rules.battle.battle_line import battle_sources, play_source, playable
from stormhall.battalia.rules.battle.best_opening import Arms, can_exceed
from stormhall.battalia.rules.battle.retreat import add_retreats, ways_out, why_not_retreat
from stormhall.battalia.rules.battle.strength import total
from stormhall.battalia.rules.ending import maybe_end
from stormhall.battalia.rules.great_artefacts.hammer import why_not_hammer
from stormhall.battalia.rules.paying.open_cards import card_of_source, kind_of_source
from stormhall.battalia.rules.paying.payment import ask, has_source, why_not_has
from stormhall.battalia.rules.scenarios.unbound import add_feeds, feed
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Step

OUT_OF_BATTLE: Final[dict[int, str]] = {
    v.RETREAT: "BT-RET-1",
    v.JOIN: "BT-BAT-12",
    v.RAISE: "BT-BAT-13",
    v.PITCH: "BT-USE-TEN-5",
    v.USE_WINGS: "BT-BAT-20",
    v.USE_HORN: "BT-BAT-20",
    v.USE_HAND: "BT-BAT-20",
    v.USE_STAFF: "BT-BAT-20",
}
"""Actions that are impossible while battle cards are laid, and the rule against each."""


class Laying(Step[BattaliaState]):
    """Laying battle cards one by one (D-46): the opening and every volley."""

    def side(self, frame: Frame) -> int:
        """Whose cards are laid: 0 the attacker's, 1 the defender's."""
        return frame[f.SIDE]

    def holds(self, state: BattaliaState, frame: Frame) -> bool:
        """Whether the condition of this volley holds (BT-BAT-9, -14)."""
        attack, defence = total(state, frame, 0), total(state, frame, 1)
        return attack > defence if self.side(frame) == 0 else defence >= attack

    def conditions(self) -> list[str]:
        """The rules that set the condition."""
        return ["BT-BAT-14"]

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        return 1 << seat_on(frame, self.side(frame))

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        when = self.moment(state, frame)
        side = self.side(frame)
        codes = [
            v.PLAY | source << 8
            for source in battle_sources(state, seat)
            if self.fits(state, frame, seat, source, when)
        ]
        if when != FIRST_CARD or not is_ranged(state, frame):
            using_artefacts.add_transformations(state, seat, when, codes)
            add_names(state, seat, when, codes)
        if frame[f.UNBOUND + side * f.SIDE_FIELDS]:
            add_feeds(state, seat, codes)
        for module in state.config.at_battles:
            module.add_battle_offers(state, frame, seat, codes)
        add_strikes(state, seat, codes)
        if self.holds(state, frame):
            codes.append(v.DONE)
        elif self.may_give_up(state, frame, seat, codes):
            codes.append(v.GIVE_UP)
        return codes

    def may_give_up(
        self, state: BattaliaState, frame: Frame, seat: Seat, codes: list[Code]
    ) -> bool:
        """Whether a volley whose condition does not hold may be ended; `codes` are other offers."""
        return True

    def moment(self, state: BattaliaState, frame: Frame) -> int:
        """FIRST_CARD while an opening has no weapon yet, else BATTLE."""
        return BATTLE

    def fits(self, state: BattaliaState, frame: Frame, seat: Seat, source: int, when: int) -> bool:
        """Whether a source may be laid now as a battle card."""
        if not playable(state, seat, source, self.side(frame)):
            return False
        return when != FIRST_CARD or opens(state, frame, seat, source)

    def _has_opener(self, state: BattaliaState, frame: Frame, seat: Seat) -> bool:
        """Whether the player has, or can still make, a card that may be laid first."""
        if not is_ranged(state, frame):
            return has_weapon(state, seat)
        return any(opens(state, frame, seat, source) for source in battle_sources(state, seat))

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        verb, argument = verb_of(code), first_of(code)
        if verb == v.PLAY:
            play_source(state, frame, self.side(frame), argument)
        elif verb == v.FEED:
            feed(state, frame, self.side(frame), argument)
        elif verb == v.STRIKE:
            strike(state, seat, argument)
        elif verb == v.DONE:
            self.finish(state, frame)
        elif verb == v.GIVE_UP:
            self.give_up(state, frame)
        elif verb in state.config.battle_verbs:
            state.config.battle_verbs[verb].take_in_battle(state, frame, seat, code)
        else:
            using_artefacts.begin_transformation(state, seat, code)

    def finish(self, state: BattaliaState, frame: Frame) -> None:
        """End a complete volley."""
        raise AssertionError("no volley")

    def give_up(self, state: BattaliaState, frame: Frame) -> None:
        """BT-BAT-15: end the battle, since the player does not complete his volley."""
        resolve(state, frame, attacker_wins=self.side(frame) == 1)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        verb = verb_of(code)
        when = self.moment(state, frame)
        if verb == v.PLAY:
            return self._why_not_play(state, frame, seat, first_of(code))
        if verb == v.DONE:
            return [Refusal(rule) for rule in self.conditions()]
        if verb == v.GIVE_UP:
            if self.holds(state, frame):
                return [Refusal("BT-BAT-15")]
            return [Refusal("BT-BAT-9" if when == FIRST_CARD else "BT-BAT-10")]
        if verb == v.FEED:
            return why_not_has(state, seat, first_of(code)) or [Refusal("BT-UNB-4")]
        if verb == v.STRIKE:
            return [Refusal("BT-USE-TEN-3", tent=first_of(code) + 1)]
        if (
            verb in using_artefacts.TRANSFORMING_VERBS
            and when == FIRST_CARD
            and is_ranged(state, frame)
        ):
            return [Refusal("BT-BAT-27"), Refusal(state.config.ranged_rule)]
        if verb in using_artefacts.TRANSFORMING_VERBS:
            return using_artefacts.why_not_transform(state, seat, code, when) + why_not_hammer(
                state, seat
            )
        if verb in state.config.battle_verbs:
            return state.config.battle_verbs[verb].why_not_in_battle(state, frame, seat, code)
        return [Refusal(OUT_OF_BATTLE[verb])] if verb in OUT_OF_BATTLE else []

    def _why_not_play(
        self, state: BattaliaState, frame: Frame, seat: Seat, source: int
    ) -> list[Refusal]:
        word = SOURCE_WORDS[source]
        missing = why_not_has(state, seat, source)
        if missing or not has_source(state, seat, source):
            return missing or [Refusal("BT-BAT-20", card=word)]
        if card_of_source(state, seat, source) == c.HAMMER_CARD:
            return [Refusal("BT-GRT-HAM-2"), Refusal("BT-BAT-20", card=word)]
        if not playable(state, seat, source, self.side(frame)):
            return [Refusal("BT-BAT-20", card=word), Refusal("BT-BAT-1", card=word)]
        if c.IS_WEAPON[kind_of_source(state, seat, source)]:
            return [Refusal(state.config.ranged_rule, card=word)]  # from afar it must reach
        return [Refusal("BT-USE-WEA-1", card=word), Refusal("BT-BAT-9", card=word)]


class Opening(Laying):
    """BT-BAT-9, -27: a weapon first, then enough to exceed the base defence."""

    def side(self, frame: Frame) -> int:
        return 0

    def conditions(self) -> list[str]:
        return ["BT-BAT-9", "BT-BAT-14"]

    def moment(self, state: BattaliaState, frame: Frame) -> int:
        return FIRST_CARD if needs_opener(state, frame) else BATTLE

    def may_give_up(
        self, state: BattaliaState, frame: Frame, seat: Seat, codes: list[Code]
    ) -> bool:
        """BT-BAT-10: only an attack that has become hopeless fails (BT-BAT-28)."""
        if self.moment(state, frame) == FIRST_CARD and self._has_opener(state, frame, seat):
            return False
        if not codes or not state.config.rulings.no_hopeless_attacks:
            return True
        return not can_exceed(state, frame, Arms(state, seat))

    def finish(self, state: BattaliaState, frame: Frame) -> None:
        frame[0] = ids.ANSWER
        for module in state.config.at_battles:
            module.opened(state, frame)

    def give_up(self, state: BattaliaState, frame: Frame) -> None:
        """BT-BAT-10, BT-NEU-5: end a failed attack; heroes who attacked a guard stay."""
        end_battle(state, frame, attacker_wins=False)

    def holds(self, state: BattaliaState, frame: Frame) -> bool:
        return frame[f.CARDS_LAID] > 0 and super().holds(state, frame)


class Answer(Step[BattaliaState]):
    """BT-BAT-11: the defender strikes tents, fights, surrenders or retreats; a guard is beaten."""

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        return 1 << frame[f.DEFENDER] if frame[f.TARGET] != f.GUARD_TARGET else 0

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        end_battle(state, frame, attacker_wins=True)

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        codes: list[Code] = [v.FIGHT, v.SURRENDER]
        add_strikes(state, seat, codes)
        if frame[f.TARGET] == f.HERO_TARGET:
            add_retreats(state, frame, seat, codes)
        return codes

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        verb = verb_of(code)
        if verb == v.STRIKE:
            strike(state, seat, first_of(code))
            return
        state.attacked |= 1 << seat  # BT-BAT-26
        if verb == v.FIGHT:
            e.ANSWERED.tell(state, seat, e.FIGHT)
            frame[0] = ids.JOIN_HEROES
        elif verb == v.SURRENDER:
            e.ANSWERED.tell(state, seat, e.SURRENDER)
            resolve(state, frame, attacker_wins=True)
        else:
            cell = first_of(code)
            ask(state, seat, FOR_RETREAT, [ways_out(state, frame)[cell], cell])

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        verb = verb_of(code)
        if verb == v.RETREAT:
            return why_not_retreat(state, frame, seat, first_of(code))
        if verb == v.STRIKE:
            return [Refusal("BT-USE-TEN-3", tent=first_of(code) + 1)]
        return []


class JoinHeroes(Step[BattaliaState]):
    """BT-BAT-12: how many more of the defender's heroes on the square take part.

    If his heroes differ, the choice names one.
    """

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        return 1 << frame[f.DEFENDER] if _further_heroes(state, frame) else 0

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        frame[0] = ids.RAISE_AMBUSH

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        further = _further_heroes(state, frame)
        if len(further) > 1 and state.config.heroes_differ:
            return [v.JOIN, *[v.JOIN | FIRST + hero << 8 for hero in further], v.JOIN | BOTH << 8]
        return [v.JOIN | n << 8 for n in range(len(further) + 1)]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        joining = _further_heroes(state, frame)[: first_of(code)]
        if first_of(code) >= FIRST:
            joining = [first_of(code) - FIRST]
        for figure in joining:
            frame[f.JOINED] |= 1 << figure
        frame[0] = ids.RAISE_AMBUSH
        e.HEROES_JOINED.tell(state, seat, len(joining))

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("BT-BAT-12")] if verb_of(code) == v.JOIN else []


def _further_heroes(state: BattaliaState, frame: Frame) -> list[int]:
    figures = state.heroes_at(frame[f.DEFENDER], frame[f.CELL])
    return [figure for figure in figures if not frame[f.JOINED] >> figure & 1]


class RaiseAmbush(Step[BattaliaState]):
    """BT-BAT-13: the defender takes up all his ambush cards or none."""

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        return 1 << frame[f.DEFENDER] if state.zone(frame[f.DEFENDER], z.AMBUSH) else 0

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        _begin_defence(state, frame)

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.RAISE, v.LEAVE]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if code == v.RAISE:
            pick_up_ambush(state, seat)
        _begin_defence(state, frame)


def _begin_defence(state: BattaliaState, frame: Frame) -> None:
    frame[0], frame[f.SIDE] = ids.VOLLEY, 1
    for module in state.config.at_battles:
        module.volley_begins(state, frame)


class Volley(Laying):
    """BT-BAT-14: the defender lays until he has as much, the attacker until he has more."""

    def finish(self, state: BattaliaState, frame: Frame) -> None:
        frame[f.SIDE] = 1 - frame[f.SIDE]
        for module in state.config.at_battles:
            if frame[f.SIDE] == 0:
                module.answered(state, frame)
            module.volley_begins(state, frame)


def end_battle(state: BattaliaState, frame: Frame, *, attacker_wins: bool) -> None:
    """End a battle of any kind."""
    if frame[f.TARGET] != f.GUARD_TARGET:
        resolve(state, frame, attacker_wins=attacker_wins)
        return
    state.frames.pop()
    for module in state.config.at_battles:
        module.battle_over(state, frame)
    cell, seat = frame[f.CELL], frame[f.ATTACKER]
    if not attacker_wins:
        e.ATTACK_FAILED.tell(state, seat)
        return
    e.GUARD_BEATEN.tell(state, seat, cell)
    state.config.guards[state.tiles[cell]].win(state, seat, cell)


def resolve(state: BattaliaState, frame: Frame, *, attacker_wins: bool) -> None:
    """BT-BAT-16, -18, -19, -22: remove the loser's heroes and hand over a conquered city."""
    state.frames.pop()
    attacker, defender, cell = frame[f.ATTACKER], frame[f.DEFENDER], frame[f.CELL]
    if state.log is not None:
        attack, defence = total(state, frame, 0), total(state, frame, 1)
        winner = attacker if attacker_wins else defender
        e.BATTLE_OVER.tell(state, attacker, defender, attack, defence, winner)
    for module in state.config.at_battles:
        module.battle_over(state, frame)
    if attacker_wins:
        _remove_heroes(state, defender, frame[f.JOINED])
    else:
        _remove_heroes(state, attacker, frame[f.SENT])
    clear_defender(state, defender)
    for module in state.config.at_battles:
        module.refills(state, attacker, defender)
    if attacker_wins and frame[f.TARGET] == f.PLACE_TARGET:
        state.config.guards[state.tiles[cell]].capture(state, attacker, cell)
        maybe_end(state)


def _remove_heroes(state: BattaliaState, seat: Seat, mask: int) -> None:
    for figure in range(HEROES):
        if mask >> figure & 1:
            cell = state.hero(seat, figure)
            state.put_hero(seat, figure, z.NONE)
            e.HERO_LOST.tell(state, seat, figure, cell)


def clear_defender(state: BattaliaState, seat: Seat) -> None:
    """BT-BAT-19: put the cards that the defender has laid on his shelter."""
    laid = state.zone(seat, z.TABLE)
    state.set_zone(seat, z.TABLE, b"")
    state.set_zone(seat, z.OPEN, b"")  # BT-USE-AMU-10
    if laid:
        e.DEFENDER_CLEARED.tell(state, seat, laid)
    discard_openly(state, seat, laid)
