"""What entries make of a table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import stormhall
from stormhall.server.store.interface import Entry, TableRow
from stormhall.server.tables.history import MOST_OBEYED, Course, replayed
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import Clock, Order
from tests.server.halls import START, Steady, mine, wish
from tests.server.making_rows import row_of

HOUR = 3_600_000


class Story:
    """A course that is written entry by entry."""

    def __init__(self, row: TableRow | None = None) -> None:
        self.row = row or row_of(wish())
        self.entries: list[Entry] = []
        self.course = Course(self.row)

    def tell(
        self, kind: str, seat: int | None = None, /, *, at: int = START, **data: Any
    ) -> Course:
        entry = Entry(n=len(self.entries), at=at, kind=kind, seat=seat, data=data)
        self.entries.append(entry)
        self.course.apply(entry)
        return self.course

    def sit(self, seat: int, kind: str = "person", **more: Any) -> Course:
        return self.tell("seat", seat, **{"kind": kind, "name": f"guest {seat}", **more})

    def choose(self, action: str | None = None, *, by: str = "person", at: int = START) -> Course:
        game = self.course.game
        assert game is not None
        seat = game.to_act[0]
        text = action or str(game.legal(seat)[0])
        return self.tell("choose", seat, at=at, action=text, decision=game.decision, by=by)


def started(clock: Clock | None = None) -> Story:
    story = Story(row_of(wish(clock=clock)))
    story.sit(0)
    story.sit(1)
    story.tell("start")
    return story


def test_a_table_waits_until_its_game_starts() -> None:
    story = Story()
    assert (story.course.status, story.course.playing(), story.course.thinking()) == (
        "waiting",
        False,
        [],
    )

    story.sit(0)
    story.sit(1)
    story.tell("start")

    assert story.course.status == "playing"
    assert story.course.thinking() == list(stormhall.new("battalia", 2, story.row.seed or 0).to_act)


def test_the_status_follows_from_entries_and_not_from_the_row() -> None:
    story = started()
    row = msgspec.structs.replace(story.row, status="archived")

    assert replayed(row, story.entries).status == "playing"


def test_an_archived_table_owes_nothing_and_its_clocks_stand_still() -> None:
    story = started(Clock(kind="days", days=1))
    assert story.course.clocks.running

    story.tell("archive")

    assert (story.course.playing(), story.course.thinking()) == (False, [])
    assert story.course.clocks.deadline() is None

    story.tell("reopen", at=START + 1_000 * HOUR)

    assert story.course.status == "playing"
    assert story.course.clocks.deadline() == START + 1_000 * HOUR + 24 * HOUR + 30_000


def test_an_open_seat_in_a_running_game_is_played_by_a_bot() -> None:
    story = started()

    story.sit(0, "open", away=True, level="planner")

    assert story.course.is_bot(0)
    assert story.course.people() == [1]


def test_undo_goes_back_one_choice_and_opens_a_new_branch() -> None:
    story = started()
    before = story.course.game and story.course.game.state.digest()
    seat = story.course.thinking()[0]
    story.choose()

    story.tell("undo", seat)

    assert story.course.game is not None
    assert story.course.game.state.digest() == before
    assert story.course.branch == 1


def test_a_take_back_goes_back_to_any_choice() -> None:
    story = started()
    digests = []
    for _ in range(12):
        assert story.course.game is not None
        digests.append(story.course.game.state.digest())
        story.choose()

    story.tell("takeback", 0, to=5)

    assert story.course.game is not None
    assert story.course.game.state.digest() == digests[5]
    assert (len(story.course.game.choices), story.course.branch) == (5, 1)


def test_a_shortened_game_is_the_game_as_it_was() -> None:
    story = started()
    for _ in range(30):
        story.choose()
    game = story.course.game
    assert game is not None
    twin = stormhall.new("battalia", 2, story.row.seed or 0)
    for seat, code in game.choices[:17]:
        twin.apply(seat, stormhall.Action(game.name, game.ruleset.notation, code))

    earlier = game.until(17)

    assert earlier.state.digest() == twin.state.digest()
    assert earlier.events(0, 1) == twin.events(0, 1)


def test_a_wish_to_take_back_ends_with_the_next_choice() -> None:
    story = started()
    story.choose()
    story.tell("ask-takeback", 0, to=0)
    assert story.course.takeback is not None
    assert story.course.takeback.waiting == [1]

    story.choose()

    assert story.course.takeback is None


def test_a_wish_to_take_back_ends_when_somebody_gets_up() -> None:
    story = started()
    story.choose()
    story.tell("ask-takeback", 0, to=0)

    story.sit(1, "open", away=True, level="planner")

    assert story.course.takeback is None


def test_a_new_name_does_not_end_a_wish_to_take_back() -> None:
    story = started()
    story.choose()
    story.tell("ask-takeback", 0, to=0)

    story.sit(1, name="somebody else")

    assert story.course.takeback is not None


def test_orders_are_gone_when_their_person_gets_up() -> None:
    story = started()
    story.tell("orders", 0, orders=[{"action": "only", "step": ""}])
    assert story.course.orders[0] == [Order(action="only")]

    story.sit(0, "open", away=True, level="planner")

    assert 0 not in story.course.orders


def test_choices_of_orders_are_counted_until_the_person_chooses() -> None:
    story = started()
    seat = story.course.thinking()[0]
    story.tell("orders", seat, orders=[{"action": "only", "step": ""}])

    story.choose(by="order")
    assert story.course.obeyed[seat] == 1

    story.tell("undo", seat)
    assert story.course.obeyed[seat] == MOST_OBEYED

    story.choose(by="person")
    assert story.course.obeyed[seat] == 0


def test_a_line_of_chat_keeps_the_name_of_its_moment() -> None:
    story = started()
    story.tell("say", 0, text="hello")
    story.sit(0, name="renamed")
    story.tell("say", 0, text="again")

    assert [line.name for line in story.course.chat] == ["guest 0", "renamed"]


def test_a_copy_can_go_on_without_touching_the_original() -> None:
    story = started(Clock(kind="live", bank=60))
    for _ in range(3):
        story.choose()
    before = _facts(story.course)
    twin = story.course.copy()
    seat = twin.thinking()[0]
    game = twin.game
    assert game is not None
    choice = {"action": str(game.legal(seat)[0]), "decision": game.decision, "by": "person"}
    data: list[tuple[str, int | None, dict[str, Any]]] = [
        ("choose", seat, choice),
        ("undo", seat, {}),
        ("say", 0, {"text": "hello"}),
        ("orders", 0, {"orders": [{"action": "only"}]}),
        ("seat", 0, {"kind": "person", "name": "x", "away": True}),
        ("ask-takeback", 1, {"to": 0}),
        ("takeback", 1, {"to": 0}),
        ("rematch", None, {"table": "next"}),
        ("archive", None, {}),
    ]

    for kind, who, what in data:
        twin.apply(Entry(n=twin.length, at=START + 5_000, kind=kind, seat=who, data=what))

        assert _facts(story.course) == before, kind


def _facts(course: Course) -> Any:
    assert course.game is not None
    return (
        course.game.state.digest(),
        course.game.events(0, 0),
        course.game.why_no_undo(0),
        course.seats[:],
        course.chat[:],
        dict(course.orders),
        course.clocks.state(),
        (course.status, course.length, course.branch, course.table_version, course.rematch),
    )


@pytest.mark.parametrize(
    ("kind", "seat", "data"),
    [
        ("dance", 0, {}),
        ("choose", 0, {"action": "no such thing", "decision": 0, "by": "person"}),
        ("choose", None, {"action": "end turn", "decision": 0, "by": "person"}),
        ("choose", 0, {}),
        ("seat", 7, {"kind": "person", "name": "x"}),
        ("seat", 0, {"kind": "ghost", "name": "x"}),
        ("undo", 0, {}),
        ("takeback", 0, {"to": "x"}),
        ("answer-takeback", 0, {"agree": True}),
        ("orders", 0, {"orders": 5}),
        ("upload", None, {"record": "nothing"}),
    ],
)
def test_a_broken_entry_is_named_with_its_table(
    kind: str, seat: int | None, data: dict[str, Any]
) -> None:
    story = started()
    broken = Entry(n=3, at=START, kind=kind, seat=seat, data=data)

    with pytest.raises(HallError, match=f"entry 3 of table {story.row.id}") as caught:
        replayed(story.row, [*story.entries, broken])

    assert caught.value.code == "broken-table"
    assert "no such thing" not in str(caught.value)


def test_a_missing_entry_is_a_broken_table() -> None:
    story = started()

    with pytest.raises(HallError, match="entry 2 of table"):
        replayed(story.row, [story.entries[0], story.entries[2]])


def test_rows_of_different_wishes_are_different_tables() -> None:
    steady = Steady()

    rows = {row_of(wish(seats=mine(2)), steady).id for _ in range(5)}

    assert len(rows) == 5
