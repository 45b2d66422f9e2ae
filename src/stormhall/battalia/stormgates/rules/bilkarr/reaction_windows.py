"""Reaction windows: when potions act in a battle or against a line (RW-2 to RW-7, SG-RWN-01 to -03,
SG-BIL-12, -31 to -34).

A window asks seats in order, each at most once, and only those with a potion that can act there and
no order against it. All of that is public, so a pause reveals nothing. While Bilkarr has all
potions, no windows are looked for. Only what `commit` in `battalia/rules/paying/payment.py` carries
out is a line that can be frozen (-34). `Potions.drink` begins the first day (SG-RWN-03). What a
potion does once it is drunk is in `potions.py` (SG-BIL-07 to -11, -21 to -26).
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model import step_ids as ids
from stormhall.battalia.model.layout import HAND, NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import USE_HAND
from stormhall.battalia.rules.actions import FOR_GREAT, FOR_RETREAT
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.battle import resolve
from stormhall.battalia.rules.battle.battle_frame import battle_of, seat_on
from stormhall.battalia.rules.battle.strength import total
from stormhall.battalia.rules.paying.pay_step import ARGUMENTS, FIELDS, PURPOSE, PurposeStep
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.model.rows.lists import FlagsRow
from stormhall.battalia.stormgates.rules.bilkarr import potions as p
from stormhall.kernel.core.kinds import ANY_NUMBER, Fields, GameConfig, Listed
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.shared_choices import Window
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Step
from stormhall.kernel.table.document_reader import Reader

ANSWERED: Final = 0  # the defender's line has been opened
FROZEN: Final = 1  # and is closed for this battle (SG-BIL-33)

BATTLE: Final = (ids.OPENING, ids.ANSWER, ids.JOIN_HEROES, ids.RAISE_AMBUSH, ids.VOLLEY)
MOST: Final = 16


class Windows(StormgatesModule):
    """Opens the windows; `answer` holds what Frost Touch may do and has done in this battle."""

    potions: p.Potions  # set by `equip`

    def __init__(self) -> None:
        super().__init__("windows")
        self.answer: Final = FlagsRow(["answered", "frozen"])
        self.announced_step = -1
        self.opened_step = -1
        self.answered_step = -1
        self.volley_step = -1
        self.line_step = -1
        self.held_step = -1
        self.closed_step = -1
        self.over_battles: list[int] = []

    def equip(self, config: StormgatesConfig) -> None:
        self.potions = config.module(p.Potions)
        self.claim_rows(config, self.answer)
        self.announced_step = config.add_step(AttackAnnounced("attack-announced", self))
        self.opened_step = config.add_step(OpeningLaid("opening-laid", self))
        self.answered_step = config.add_step(AnswerLaid("answer-laid", self))
        self.volley_step = config.add_step(VolleyBegins("volley-begins", self))
        self.line_step = config.add_step(LineLaid("line-laid", self))
        self.held_step = config.add_step(HeldLine("held-line", FIELDS))
        self.closed_step = config.add_step(ClosedLine("closed-line", {}))
        self.over_battles = list(range(self.announced_step, self.line_step + 1))
        self.over_battles.append(self.closed_step)

    # Battles.

    def announced(self, state: BattaliaState, frame: Frame) -> None:
        """RW-2: target, third parties by seat, attacker; RW-7: attacker, opponents by seat."""
        if self.potions.are_idle(state):
            return
        attacker, defender = frame[f.ATTACKER], frame[f.DEFENDER]
        if defender >= 0:
            others = [seat for seat in range(state.seats) if seat not in (attacker, defender)]
            self.open(state, self.announced_step, [defender, *others, attacker])
        else:
            self.open(state, self.announced_step, [attacker, *sorted(state.opponents(attacker))])

    def opened(self, state: BattaliaState, frame: Frame) -> None:
        """RW-3: Frost Touch of the attacker's opponents, then Rage."""
        owner = self.potions.owner(state, p.FROST)
        attacker = frame[f.ATTACKER]
        order = [owner] if owner in state.opponents(attacker) else []
        self.open(state, self.opened_step, [*order, attacker])

    def answered(self, state: BattaliaState, frame: Frame) -> None:
        """RW-4: Frost Touch of the attacker's side, when the defender's line has been opened."""
        if self.answer.has(state, ANSWERED) or self.potions.are_idle(state):
            return
        if frame[f.CARDS_LAID + f.SIDE_FIELDS]:
            self.answer.mark(state, ANSWERED)
            owner = self.potions.owner(state, p.FROST)
            if owner != NONE:
                self.open(state, self.answered_step, [owner])

    def volley_begins(self, state: BattaliaState, frame: Frame) -> None:
        """RW-5: ask the player who is about to lay cards, after the window of the answer."""
        if state.frames[-1][0] == self.answered_step or self.potions.are_idle(state):
            return
        if frame[f.SIDE] == 1 and self.is_closed(state):
            state.frames.append([self.closed_step])
        self.open(state, self.volley_step, [seat_on(frame, frame[f.SIDE])])

    def battle_over(self, state: BattaliaState, frame: Frame) -> None:
        """Forget what happened in this battle."""
        if self.answer.get(state):
            self.answer.clear(state)

    def open(self, state: BattaliaState, index: int, order: list[Seat]) -> None:
        """Open a window if at least one of these seats has something to decide there."""
        step = state.config.steps[index]
        assert isinstance(step, PotionWindow)
        if not self.potions.are_idle(state):
            seats = [seat for seat in order if step.choices(state, seat)]
            if seats:
                step.open(state, index, seats, [])

    def is_closed(self, state: BattaliaState) -> bool:
        """SG-BIL-33: whether the defender's line is frozen for the rest of the battle."""
        return self.answer.has(state, FROZEN)

    def close_answer(self, state: BattaliaState) -> None:
        """SG-BIL-33: let the defender's line count 0; his other defences remain."""
        frame = battle_under_way(state)
        start = f.STRENGTH + f.SIDE_FIELDS
        frame[start : start + f.SIDE_FIELDS] = [0] * f.SIDE_FIELDS
        self.answer.mark(state, FROZEN)
        se.ANSWER_FROZEN.tell(state, frame[f.DEFENDER])
        if total(state, frame, 0) > total(state, frame, 1):
            frame[f.SIDE] = 1  # the attacker has enough, so the defender must answer
        self.volley_begins(state, frame)

    # Lines.

    def holds_line(self, state: BattaliaState, seat: Seat, purpose: int, args: list[int]) -> bool:
        """RW-6: a line of an opponent waits for the owner of Frost Touch."""
        owner = self.potions.owner(state, p.FROST)
        line = [self.held_step, seat, purpose, *args]
        if owner == NONE or not self.may_freeze(state, owner, line):
            return False
        state.frames.append(line)
        self.open(state, self.line_step, [owner])
        return True

    def may_freeze(self, state: BattaliaState, owner: Seat, line: Frame) -> bool:
        """Whether the owner of Frost Touch is asked about the line of a frame."""
        if line[ASKED] not in state.opponents(owner) or battle_of(state) is not None:
            return False  # SG-BIL-33: battle lines have windows of their own
        if not frosts(state, self.potions, owner):
            return False
        order = self.potions.standing(state, p.FROST)
        if order in (p.ALWAYS, p.NEVER):
            return order == p.ALWAYS
        return self._is_about(state, owner, line) or (order == p.ASK and _is_weighty(state, line))

    def _is_about(self, state: BattaliaState, owner: Seat, line: Frame) -> bool:
        """Whether a line is aimed at a player: a retreat before him, a search of his nation."""
        if line[PURPOSE] == FOR_RETREAT:
            return battle_under_way(state)[f.ATTACKER] == owner
        return line[PURPOSE] == FOR_GREAT and line[ARGUMENTS] == USE_HAND | owner << 8

    # Information.

    def read(self, state: BattaliaState, reader: Reader) -> None:
        """SG-BIL-33: a line that is closed has been opened."""
        super().read(state, reader)
        if self.is_closed(state):
            self.answer.mark(state, ANSWERED)

    def defects(self, state: BattaliaState) -> Defects:
        """A battle's window must be above its battle, a line's window above its line."""
        problems: Defects = []
        fighting = held = False
        for i, frame in enumerate(state.frames):
            fighting = fighting or frame[0] in BATTLE
            missing = not held if frame[0] == self.line_step else not fighting
            if frame[0] in self.over_battles and missing:
                problems.append((f"frames[{i}]", problem("about-nothing")))
            held = frame[0] == self.held_step
        return problems


def _is_weighty(state: BattaliaState, line: Frame) -> bool:
    """SG-RWN-02: a line that builds, upgrades, jumps, hires a lord, plays a royal or a GA."""
    return state.config.purposes[line[PURPOSE]].is_weighty(line[ARGUMENTS:])


def battle_under_way(state: BattaliaState) -> Frame:
    """The frame of the battle below the windows."""
    for frame in reversed(state.frames):
        if frame[0] in BATTLE:
            return frame
    raise AssertionError("no battle")


def void_attack(state: BattaliaState) -> None:
    """SG-BIL-21, -33: end the attack without a battle; no heroes are lost, cards stay laid."""
    frame = battle_under_way(state)
    while state.frames.pop() is not frame:
        pass
    se.ATTACK_VOIDED.tell(state, frame[f.ATTACKER], max(frame[f.DEFENDER], -1))
    for module in state.config.at_battles:
        module.battle_over(state, frame)


def frosts(state: BattaliaState, potions: p.Potions, seat: Seat) -> list[Code]:
    """How a player may cancel a line: by drinking Frost Touch, or by today's use of it."""
    if potions.may_drink(state, seat, p.FROST):
        return [sv.DRINK | p.FROST << 8]
    return [sv.USE_POTION | p.FROST << 8] if potions.may_use(state, seat, p.FROST) else []


class PotionWindow(Window[BattaliaState]):
    """A window in which potions may be drunk or used (SG-RWN-01)."""

    def __init__(self, name: str, windows: Windows) -> None:
        super().__init__(name)
        self.windows: Final = windows

    def choices(self, state: BattaliaState, seat: Seat) -> list[Code]:
        """What a seat can do with its potions here."""
        raise AssertionError(f"{self.name} is for no potion")

    def act(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        """Called when a potion has been drunk or used; the window is on top."""

    def drinks(
        self, state: BattaliaState, seat: Seat, wanted: tuple[int, ...], concerned: bool
    ) -> list[Code]:
        """The ways to drink some of these potions that lie full before a seat."""
        potions = self.windows.potions
        codes: list[Code] = []
        for potion in wanted:
            if potions.may_drink(state, seat, potion) and potions.asks(state, potion, concerned):
                potions.drinks(state, seat, potion, codes)
        return codes

    def passing(self) -> Code:
        return sv.PASS

    def reactions(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        codes = self.choices(state, seat)
        potions = sorted({first_of(code) for code in codes})
        return codes + [sv.ORDER | potion << 8 | p.NEVER << 16 for potion in potions]

    def react(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        verb, potion = verb_of(code), first_of(code)
        potions = self.windows.potions
        if verb == sv.ORDER:
            potions.never(state, potion)
            return
        if verb != sv.USE_POTION:
            potions.drink(state, seat, code)
        self.act(state, frame, seat, code)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        verb, potion = verb_of(code), first_of(code)
        if verb not in (sv.DRINK, sv.DRINK_AGAINST, sv.USE_POTION, sv.ORDER):
            return []
        refusals = p.why_not_own(state, self.windows.potions, seat, potion)
        rule = self._why_not_potion(state, seat, verb, potion)
        return refusals or [Refusal(rule, potion=sk.POTION.words[potion])]

    def _why_not_potion(self, state: BattaliaState, seat: Seat, verb: int, potion: int) -> str:
        """The rule that forbids drinking or using a potion in this way."""
        potions = self.windows.potions
        drunk = potions.drinker(state, potion) == seat
        if verb == sv.USE_POTION:
            return (
                "SG-BIL-10" if drunk and not potions.may_use(state, seat, potion) else "SG-BIL-12"
            )
        if verb == sv.ORDER:
            return "SG-RWN-02"
        if drunk:
            return "SG-BIL-09"
        offered = [code for code in self.choices(state, seat) if first_of(code) == potion]
        return "SG-BIL-25" if offered else "SG-BIL-12"


class AttackAnnounced(PotionWindow):
    """RW-2 and RW-7: target and heroes are named, no card is laid."""

    def choices(self, state: BattaliaState, seat: Seat) -> list[Code]:
        battle = battle_under_way(state)
        if seat == battle[f.DEFENDER]:
            return self.drinks(state, seat, (p.BROTHERHOOD, p.COLOSSUS, p.WEAKNESS), concerned=True)
        if seat != battle[f.ATTACKER]:
            return self.drinks(state, seat, (p.WEAKNESS,), concerned=False)
        if battle[f.DEFENDER] < 0:
            return self.drinks(state, seat, (p.COLOSSUS,), concerned=True)
        return self.drinks(state, seat, (p.RAGE, p.COLOSSUS, p.WEAKNESS), concerned=True)

    def act(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if first_of(code) == p.BROTHERHOOD:
            void_attack(state)


class OpeningLaid(PotionWindow):
    """RW-3: the attacker has completed the opening."""

    def choices(self, state: BattaliaState, seat: Seat) -> list[Code]:
        battle = battle_under_way(state)
        potions = self.windows.potions
        if seat != battle[f.ATTACKER]:
            concerned = seat == battle[f.DEFENDER]
            asked = potions.asks(state, p.FROST, concerned)
            return frosts(state, potions, seat) if asked else []
        if battle[f.DEFENDER] < 0 or not state.zone(battle[f.DEFENDER], HAND):
            return []
        able = potions.may_use(state, seat, p.RAGE) and potions.asks(state, p.RAGE, concerned=True)
        return [sv.USE_POTION | p.RAGE << 8] if able else []

    def act(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        potion = first_of(code)
        self.windows.potions.spend(state, seat, potion)
        if potion == p.FROST:
            void_attack(state)
        else:
            p.enrage(state, battle_under_way(state)[f.DEFENDER])


class AnswerLaid(PotionWindow):
    """RW-4: the defender has completed his first volley."""

    def choices(self, state: BattaliaState, seat: Seat) -> list[Code]:
        battle = battle_under_way(state)
        potions = self.windows.potions
        attacker = battle[f.ATTACKER]
        if seat == battle[f.DEFENDER] or seat in state.opponents(attacker):
            return []
        asked = potions.asks(state, p.FROST, seat == attacker)
        return frosts(state, potions, seat) if asked else []

    def act(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        self.windows.potions.spend(state, seat, p.FROST)
        state.frames.pop()
        self.windows.close_answer(state)

    def close(self, state: BattaliaState, frame: Frame) -> None:
        self.windows.volley_begins(state, battle_under_way(state))


class VolleyBegins(PotionWindow):
    """RW-5: a combatant is about to start a volley."""

    def choices(self, state: BattaliaState, seat: Seat) -> list[Code]:
        return self.drinks(state, seat, (p.COLOSSUS, p.WEAKNESS), concerned=True)


class LineLaid(PotionWindow):
    """RW-6: an opponent has laid a line and named its action."""

    def choices(self, state: BattaliaState, seat: Seat) -> list[Code]:
        for frame in reversed(state.frames):
            if frame[0] == self.windows.held_step:
                asked = self.windows.may_freeze(state, seat, frame)
                return frosts(state, self.windows.potions, seat) if asked else []
        raise AssertionError("no line")

    def act(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        """SG-BIL-24, -31, -32: cancel the line; its cards stay laid, their other uses open."""
        self.windows.potions.spend(state, seat, p.FROST)
        state.frames.pop()
        line = state.frames.pop()
        se.LINE_FROZEN.tell(state, line[ASKED], line[PURPOSE], seat)


class HeldLine(PurposeStep):
    """A line that waits; after the arguments the frame holds what the purpose has added."""

    def write(self, state: BattaliaState, frame: Frame, viewer: int) -> dict[str, object]:
        """The numbers that its purpose adds to a line are the tail."""
        arguments = state.config.purposes[frame[PURPOSE]].arguments
        return {**super().write(state, frame, viewer), "tail": frame[ARGUMENTS + len(arguments) :]}

    def facts(self, config: GameConfig) -> Fields:
        return {**super().facts(config), "tail": Listed(ANY_NUMBER)}

    def read(self, state: BattaliaState, document: dict[str, Any], index: int) -> Frame:
        """A purpose says how many numbers it adds to a line."""
        frame, tail = super().read(state, {**document, "tail": []}, index), document["tail"]
        more = state.config.purposes[frame[PURPOSE]].extra_arguments()
        if len(tail) != more or not all(0 <= number < MOST for number in tail):
            raise ValueError("tail")
        return [*frame, *tail]

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        state.frames.pop()
        purpose = state.config.purposes[frame[PURPOSE]]
        purpose.carry_out(state, frame[ASKED], frame[ARGUMENTS:])


class ClosedLine(Step[BattaliaState]):
    """SG-BIL-33: a defender whose line is frozen has no volley, only potions."""

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        state.frames.pop()
        battle = battle_under_way(state)
        if total(state, battle, 1) < total(state, battle, 0):
            resolve(state, battle, attacker_wins=True)
            return
        battle[f.SIDE] = 0
        for module in state.config.at_battles:
            module.volley_begins(state, battle)
