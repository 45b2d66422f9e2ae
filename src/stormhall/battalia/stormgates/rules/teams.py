"""Team play (SG-TEA-01 to -11) and the turn of a team (SG-TEA-21 to -29).

`teams_of` in `model/options.py` says who plays together; if each plays for himself, this module is
off (-01, -11). The set-up is that of `setup.py` without teams (-02). Every action concerns what the
player owns, so a mate's things need no further bar (-05). What mates know is in
`knowledge/information.py` (-08), the score of a team in `ending.py` (-10), the clock in `timer.py`
(SG-TEA-12).

The members of a team have their turns at the same time. At a boundary, when nothing is under way,
the frame of the turn itself owes the choice: by all members who are not done (`interleaved`), or by
the one whose turn it is (`handover`, `sequential`). Whatever a choice begins is above that frame
and is completed first, even a battle with its refill; so every action is atomic (-04, -21, -24),
and what all share changes only at boundaries (-26). Rides belong to seats, so a mate's action ends
none (-25). How a client composes a line is its own affair (-27). An environment that wants one seat
at a time asks those who owe a choice in turn (-29).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import ACTIONS, COHORT_STEP, TURN
from stormhall.battalia.model.verbs import END_TURN, USE_HAND
from stormhall.battalia.rules.actions import Actions
from stormhall.battalia.rules.ambush import pick_up_ambush
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.clean_up import end_turn
from stormhall.battalia.rules.drawing import refill
from stormhall.battalia.rules.oracle import tell_day
from stormhall.battalia.rules.turn import BEGIN, FINISH, PICK_UP, Turn, begin_turn, end_day
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig, config_of
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.model.rows.by_seat import NumberBySeat, ZoneBySeat
from stormhall.battalia.stormgates.model.rows.lists import FieldsRow
from stormhall.battalia.stormgates.model.rows.row import Derived, JoinedRow
from stormhall.battalia.stormgates.rules.ending import ending_of
from stormhall.kernel.core.kinds import FLAG, Fields, FromOne, Kind, Listed, Words, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Step
from stormhall.kernel.table.document_reader import Reader

# Where players are in the turn of their team (SG-TEA-22); ambush cards come without a choice.
AWAY: Final = 0  # another team's turn
AT_COHORT: Final = 1
AT_ACTIONS: Final = 2
DONE: Final = 3
STAGE: Final[Kind] = FromOne(Words("step", ["cohort", "actions", "done"]))

TURN_SO_FAR: Final[Fields] = {"acted": FLAG, "attacks": k.BYTE}
"""Whether the active member has done an action since the turn was handed to it, and the attacks of
the team on other players."""
ACTED: Final = 0
ATTACKS: Final = 1

INTERLEAVED: Final = "interleaved"
HANDOVER: Final = "handover"
SEQUENTIAL: Final = "sequential"


class Teams(StormgatesModule):
    """The teams, whose choice it is, and what teammates may not do to each other."""

    def __init__(self) -> None:
        super().__init__("teams")
        self.stages: Final = NumberBySeat("steps", STAGE)
        self.turn: Final = FieldsRow(TURN_SO_FAR)
        self.seats = 0
        self.teams: list[list[int]] = []
        self.mates: list[list[int]] = []
        self.mode = INTERLEAVED
        self.attack_cap = 0

    def equip(self, config: StormgatesConfig) -> None:
        """SG-TEA-01, -06: teammates are not opponents."""
        self.claim_rows(
            config,
            JoinedRow(self.stages, self.turn),
            Derived("teams", Listed(Listed(k.SEAT)), self._teams),
            Derived("points", Listed(k.ANY_NUMBER), self._points),
            self.stages,
            self.turn,
            Rides("rides", z.RIDE),
            ZoneBySeat("trails", z.TRAIL),
            ZoneBySeat("cohorts", z.ANNOUNCED),
        )
        self.seats = config.seats
        self.teams = config.teams
        self.mates = [[] for _ in range(config.seats)]
        for team in self.teams:
            for seat in team:
                self.mates[seat] = [mate for mate in team if mate != seat]
                others = [(seat + i) % config.seats for i in range(1, config.seats)]
                config.opponents[seat] = [other for other in others if other not in team]
        self.mode = str(config.options["team_turns"])
        cap = config.options["attack_cap_3v2"]
        self.attack_cap = cap if isinstance(cap, int) else 0
        unequal = len({len(team) for team in self.teams}) > 1
        if unequal and not config.storm_rulings.any_player_first:
            config.first_seat = 0
        config.steps[TURN] = TeamTurn(self)
        config.moments[sv.HAND_OVER] = "SG-TEA-28"

    # The turn of a team.

    def stage(self, state: BattaliaState, seat: Seat) -> int:
        """The step of the turn in which a player is (SG-TEA-22)."""
        return self.stages.of(state, seat)

    def set_stage(self, state: BattaliaState, seat: Seat, stage: int) -> None:
        """Move a player to another step of the turn."""
        self.stages.put(state, seat, stage)

    def to_act(self, state: BattaliaState) -> int:
        """SG-TEA-22, -28: mask of those who owe a choice at a boundary, 0 when all are done."""
        stages = self.stages.get(state)
        if self.mode != INTERLEAVED:
            return 1 << state.active if stages[state.active] in (AT_COHORT, AT_ACTIONS) else 0
        mask = 0
        for seat in self.team_of(state.active):
            if stages[seat] in (AT_COHORT, AT_ACTIONS):
                mask |= 1 << seat
        return mask

    def team_of(self, seat: Seat) -> list[int]:
        """The members of a player's team, by seat."""
        for team in self.teams:
            if seat in team:
                return team
        raise AssertionError(f"seat {seat} is in no team")

    def in_order(self, state: BattaliaState, seats: list[int]) -> list[int]:
        """Seats clockwise from the first player's."""
        return sorted(seats, key=lambda seat: (seat - state.first) % self.seats)

    def begin(self, state: BattaliaState) -> None:
        """SG-TEA-03: begin the turns of all members together."""
        team = self.in_order(state, self.team_of(state.active))
        if state.first in team:
            tell_day(state)
        for seat in team:
            self.set_stage(state, seat, AT_COHORT)
            begin_turn(state, seat)

    def finish_member(self, state: BattaliaState, seat: Seat) -> None:
        """SG-TEA-23: carry out steps 4 and 5; a mate who is not done becomes the active player."""
        end_turn(state, seat)
        self.set_stage(state, seat, DONE)
        team = self.in_order(state, self.team_of(seat))
        place = team.index(seat)
        for mate in team[place + 1 :] + team[:place]:
            if self.stage(state, mate) != DONE:
                self._give_activity(state, mate)
                return

    def _give_activity(self, state: BattaliaState, seat: Seat) -> None:
        state.active = seat
        self.turn.put(state, ACTED, 0)

    def next_team(self, state: BattaliaState) -> None:
        """SG-TEA-03: go on to the next team by the seat of its first member, or to the next day."""
        firsts = [self.in_order(state, team)[0] for team in self.teams]
        order = self.in_order(state, firsts)
        place = order.index(self.in_order(state, self.team_of(state.active))[0]) + 1
        self.stages.clear(state)
        self.turn.clear(state)
        state.active = order[place % len(order)]
        if place == len(order):
            end_day(state)

    # Handing over (SG-TEA-28).

    def has_acted(self, state: BattaliaState) -> bool:
        """Whether the active member has done an action since it received the turn."""
        return bool(self.turn.of(state, ACTED))

    def note_action(self, state: BattaliaState) -> None:
        """Note that an action of step 3 begins."""
        if self.mode == HANDOVER and not self.has_acted(state):
            self.turn.put(state, ACTED, 1)

    def why_not_hand_over(self, state: BattaliaState, seat: Seat, mate: Seat) -> str:
        """The rule against handing the turn to a mate; an empty string if there is none."""
        if self.mode != HANDOVER or self.stage(state, seat) != AT_ACTIONS:
            return "SG-TEA-28"
        if mate not in self.mates[seat]:
            return "SG-TEA-05"
        if self.stage(state, mate) == DONE:
            return "SG-TEA-23"
        return "" if self.has_acted(state) else "SG-TEA-28"

    def hand_over(self, state: BattaliaState, seat: Seat, mate: Seat) -> None:
        """Let the mate go on."""
        self._give_activity(state, mate)
        se.HANDED_OVER.tell(state, seat, mate)

    # Attacks and battles.

    def bars_place(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        """SG-TEA-06, -09."""
        return self._bars(state, seat, state.owners[cell] - 1)

    def bars_hero(self, state: BattaliaState, seat: Seat, other: Seat, cell: int) -> str:
        """SG-TEA-06, -09."""
        return self._bars(state, seat, other)

    def _bars(self, state: BattaliaState, seat: Seat, other: Seat) -> str:
        if other in self.mates[seat]:
            return "SG-TEA-06"
        if other in state.opponents(seat) and self.has_spent_attacks(state, seat):
            return "SG-TEA-09"
        return ""

    def has_spent_attacks(self, state: BattaliaState, seat: Seat) -> bool:
        """SG-TEA-09: whether a team of three has attacked as often as it may in a turn."""
        capped = self.attack_cap and len(self.mates[seat]) == 2
        return bool(capped) and self.turn.of(state, ATTACKS) >= self.attack_cap

    def announced(self, state: BattaliaState, frame: Frame) -> None:
        """SG-TEA-09: count attacks on players when they are announced."""
        if self.attack_cap and frame[f.TARGET] != f.GUARD_TARGET and self.mates[frame[f.ATTACKER]]:
            self.turn.change(state, ATTACKS, 1)

    def refills(self, state: BattaliaState, attacker: Seat, defender: Seat) -> None:
        """SG-TEA-07: refill at once after a fight, a surrender or a retreat (BT-BAT-26)."""
        if state.attacked >> defender & 1:
            state.attacked &= ~(1 << defender)
            refill(state, defender)

    # Information: all of it is public.

    def _teams(self, state: BattaliaState) -> list[list[int]]:
        return self.teams

    def _points(self, state: BattaliaState) -> list[int]:
        ending = ending_of(state)
        return [ending.points_of(state, team) for team in self.teams]

    def defects(self, state: BattaliaState) -> Defects:
        """Only members of the team that has the turn are in a step of it."""
        problems: Defects = []
        if config_of(state).first_seat >= 0 and state.first != config_of(state).first_seat:
            problems.append(("first", problem("larger-team")))
        if not state.frames or state.frames[0][0] != TURN:
            return problems
        begun = state.frames[0][PHASE] != BEGIN
        team = self.team_of(state.active)
        stages = self.stages.get(state)
        problems += [
            (f"teams.steps[{seat}]", problem("turn-of-team"))
            for seat in range(self.seats)
            if (stages[seat] != AWAY) != (begun and seat in team)
        ]
        if state.attacked and state.frames[-1][0] == TURN:
            problems.append(("attacked", problem("refilled")))
        if self.mode != INTERLEAVED and stages[state.active] == DONE:
            if any(stages[seat] != DONE for seat in team):
                problems.append(("teams.steps", problem("mate")))
        return problems


class Rides(ZoneBySeat):
    """By seat the hero who rides and the steps left; null for nobody."""

    def words(self, numbers: bytes) -> list[int] | None:
        return [numbers[0] + 1, numbers[1]] if numbers else None

    def hold(self, state: BattaliaState, reader: Reader, seat: Seat, words: list[int]) -> None:
        whole = not words or (len(words) == 2 and 1 <= words[0] <= HEROES)
        reader.expect(whole, self.key, problem("ride"))
        if whole:
            super().hold(state, reader, seat, [words[0] - 1, words[1]] if words else [])


PHASE: Final = 1
TURN_FIELDS: Final[Fields] = fields((PHASE, "phase", k.PHASE))


class TeamTurn(Turn):
    """SG-TEA-21 to -23, -28: the turn of a team after that of another, members side by side.

    The frame holds the phase, as in the base game: in `finish` the members act, until all are done.
    """

    def __init__(self, teams: Teams) -> None:
        super().__init__("turn", TURN_FIELDS)
        self.teams: Final = teams

    def enter(self, state: BattaliaState, seat: Seat, *, at_cohort: bool) -> None:
        """Put the mates in step 3; if they act in turn, some are done and some have not begun."""
        teams = self.teams
        teams.lay_out(state)
        state.active = seat
        order = teams.in_order(state, teams.team_of(seat))
        for mate in order:
            stage = AT_ACTIONS
            if teams.mode == SEQUENTIAL and mate != seat:
                stage = DONE if order.index(mate) < order.index(seat) else AT_COHORT
            teams.set_stage(state, mate, stage)
        if at_cohort:
            teams.set_stage(state, seat, AT_COHORT)
        state.frames = [[TURN, FINISH]]

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        return self.teams.to_act(state) if frame[PHASE] == FINISH else 0

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        if frame[PHASE] == BEGIN:
            frame[PHASE] = FINISH
            self.teams.begin(state)
        elif frame[PHASE] == PICK_UP:
            frame[PHASE] = FINISH
            pick_up_ambush(state, state.active)
            self.teams.set_stage(state, state.active, AT_ACTIONS)
        else:
            frame[PHASE] = BEGIN
            self.teams.next_team(state)

    def _member_step(self, state: BattaliaState, seat: Seat) -> Step[BattaliaState]:
        """The step of the base game in which a member is."""
        at_cohort = self.teams.stage(state, seat) == AT_COHORT
        step: Step[BattaliaState] = state.config.steps[COHORT_STEP if at_cohort else ACTIONS]
        return step

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        codes = self._member_step(state, seat).offers(state, [frame[0], seat], seat)
        if self.teams.mode == HANDOVER:
            codes += [
                sv.HAND_OVER | mate << 8
                for mate in self.teams.mates[seat]
                if not self.teams.why_not_hand_over(state, seat, mate)
            ]
        return codes

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.active = seat
        if verb_of(code) == sv.HAND_OVER:
            self.teams.hand_over(state, seat, first_of(code))
            return
        step = self._member_step(state, seat)
        if not isinstance(step, Actions):
            frame[PHASE] = PICK_UP
            state.frames.append([COHORT_STEP, seat])
            step.take(state, state.frames[-1], seat, code)
        elif code == END_TURN:
            self.teams.finish_member(state, seat)
        else:
            self.teams.note_action(state)
            step.take(state, [ACTIONS, seat], seat, code)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        verb = verb_of(code)
        if verb == sv.HAND_OVER:
            rule = self.teams.why_not_hand_over(state, seat, first_of(code))
            return [Refusal(rule, player=first_of(code) + 1)]
        refusals = self._member_step(state, seat).why_not(state, [frame[0], seat], seat, code)
        if verb == USE_HAND and first_of(code) in self.teams.mates[seat]:
            refusals.append(Refusal("SG-TEA-06", player=first_of(code) + 1))
        return refusals
