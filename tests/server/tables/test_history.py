"""How entries change a table."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

import stormhall
from stormhall.server.store.interface import Entry, EntryKind, TableRow
from stormhall.server.tables.history import HANDLERS, MOST_ORDERED, TableHistory, load_history
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import Clock, Order
from tests.server.support.halls import START, Steady, mine, table_request
from tests.server.support.making_rows import row_of

HOUR = 3_600_000


class Story:
    """A history built entry by entry."""

    def __init__(self, row: TableRow | None = None) -> None:
        self.row = row or row_of(table_request())
        self.entries: list[Entry] = []
        self.history = TableHistory(self.row)

    def tell(
        self, kind: EntryKind, seat: int | None = None, /, *, at: int = START, **data: Any
    ) -> TableHistory:
        entry = Entry(n=len(self.entries), at=at, kind=kind, seat=seat, data=data)
        self.entries.append(entry)
        self.history.apply(entry)
        return self.history

    def sit(self, seat: int, kind: str = "person", **more: Any) -> TableHistory:
        return self.tell("seat", seat, **{"kind": kind, "name": f"client {seat}", **more})

    def choose(
        self, action: str | None = None, *, by: str = "person", at: int = START
    ) -> TableHistory:
        game = self.history.game
        assert game is not None
        seat = game.to_act[0]
        text = action or str(game.legal(seat)[0])
        return self.tell("choose", seat, at=at, action=text, decision=game.decision, by=by)


def started(clock: Clock | None = None) -> Story:
    story = Story(row_of(table_request(clock=clock)))
    story.sit(0)
    story.sit(1)
    story.tell("start")
    return story


def test_a_table_waits_until_its_game_starts() -> None:
    story = Story()
    assert (story.history.status, story.history.playing(), story.history.thinking()) == (
        "waiting",
        False,
        [],
    )

    story.sit(0)
    story.sit(1)
    story.tell("start")

    assert story.history.status == "playing"
    assert story.history.thinking() == list(
        stormhall.new("battalia", 2, story.row.seed or 0).to_act
    )


def test_the_status_follows_from_the_entries_and_not_from_the_row() -> None:
    story = started()
    row = msgspec.structs.replace(story.row, status="archived")

    assert load_history(row, story.entries).status == "playing"


def test_an_archived_table_owes_nothing_and_its_clocks_stand_still() -> None:
    story = started(Clock(kind="days", days=1))
    assert story.history.clocks.running

    story.tell("archive")

    assert (story.history.playing(), story.history.thinking()) == (False, [])
    assert story.history.clocks.deadline() is None

    story.tell("reopen", at=START + 1_000 * HOUR)

    assert story.history.status == "playing"
    assert story.history.clocks.deadline() == START + 1_000 * HOUR + 24 * HOUR + 30_000


def test_an_open_seat_in_a_running_game_is_played_by_a_bot() -> None:
    story = started()

    story.sit(0, "open", away=True, level="planner")

    assert story.history.is_bot(0)
    assert story.history.people() == [1]


def test_undo_goes_back_one_choice_and_opens_a_new_branch() -> None:
    story = started()
    before = story.history.game and story.history.game.state.digest()
    seat = story.history.thinking()[0]
    story.choose()

    story.tell("undo", seat)

    assert story.history.game is not None
    assert story.history.game.state.digest() == before
    assert story.history.branch == 1


def test_a_take_back_goes_back_to_any_choice() -> None:
    story = started()
    digests = []
    for _ in range(12):
        assert story.history.game is not None
        digests.append(story.history.game.state.digest())
        story.choose()

    story.tell("takeback", 0, to=5)

    assert story.history.game is not None
    assert story.history.game.state.digest() == digests[5]
    assert (len(story.history.game.choices), story.history.branch) == (5, 1)


def test_a_game_taken_back_is_the_same_as_it_was_at_that_point() -> None:
    story = started()
    for _ in range(30):
        story.choose()
    game = story.history.game
    assert game is not None
    other = stormhall.new("battalia", 2, story.row.seed or 0)
    for seat, code in game.choices[:17]:
        other.apply(seat, stormhall.Action(game.name, game.ruleset.notation, code))

    earlier = game.until(17)

    assert earlier.state.digest() == other.state.digest()
    assert earlier.events(0, 1) == other.events(0, 1)


def test_a_proposed_take_back_ends_with_the_next_choice() -> None:
    story = started()
    story.choose()
    story.tell("ask-takeback", 0, to=0)
    assert story.history.takeback is not None
    assert story.history.takeback.waiting == [1]

    story.choose()

    assert story.history.takeback is None


def test_a_proposed_take_back_ends_when_somebody_leaves() -> None:
    story = started()
    story.choose()
    story.tell("ask-takeback", 0, to=0)

    story.sit(1, "open", away=True, level="planner")

    assert story.history.takeback is None


def test_a_new_name_does_not_end_a_proposed_take_back() -> None:
    story = started()
    story.choose()
    story.tell("ask-takeback", 0, to=0)

    story.sit(1, name="somebody else")

    assert story.history.takeback is not None


def test_orders_are_gone_when_their_person_leaves() -> None:
    story = started()
    story.tell("orders", 0, orders=[{"action": "only", "step": ""}])
    assert story.history.orders[0] == [Order(action="only")]

    story.sit(0, "open", away=True, level="planner")

    assert 0 not in story.history.orders


def test_choices_by_orders_are_counted_until_the_person_chooses() -> None:
    story = started()
    seat = story.history.thinking()[0]
    story.tell("orders", seat, orders=[{"action": "only", "step": ""}])

    story.choose(by="order")
    assert story.history.ordered_choices[seat] == 1

    story.tell("undo", seat)
    assert story.history.ordered_choices[seat] == MOST_ORDERED

    story.choose(by="person")
    assert story.history.ordered_choices[seat] == 0


def test_a_line_of_chat_keeps_the_name_its_author_had_then() -> None:
    story = started()
    story.tell("say", 0, text="hello")
    story.sit(0, name="renamed")
    story.tell("say", 0, text="again")

    assert [line.name for line in story.history.chat] == ["client 0", "renamed"]


def test_a_copy_can_change_without_touching_the_original() -> None:
    story = started(Clock(kind="live", bank=60))
    for _ in range(3):
        story.choose()
    before = _facts(story.history)
    other = story.history.copy()
    seat = other.thinking()[0]
    game = other.game
    assert game is not None
    choice = {"action": str(game.legal(seat)[0]), "decision": game.decision, "by": "person"}
    data: list[tuple[EntryKind, int | None, dict[str, Any]]] = [
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
        other.apply(Entry(n=other.length, at=START + 5_000, kind=kind, seat=who, data=what))

        assert _facts(story.history) == before, kind


def test_trying_a_choice_on_a_copy_copies_the_state_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    story = started()
    other, game = story.history.copy(), story.history.game
    assert game is not None
    seat, copies, clone = game.to_act[0], [], type(game.state).clone
    choice = {"action": str(game.legal(seat)[0]), "decision": game.decision, "by": "person"}

    def counted(state: Any) -> Any:
        copies.append(state)
        return clone(state)

    monkeypatch.setattr(type(game.state), "clone", counted)
    other.apply(Entry(n=other.length, at=START, kind="choose", seat=seat, data=choice))

    assert len(copies) == 1


def _facts(history: TableHistory) -> Any:
    assert history.game is not None
    return (
        history.game.state.digest(),
        history.game.events(0, 0),
        history.game.why_no_undo(0),
        history.seats[:],
        history.chat[:],
        dict(history.orders),
        history.clocks.state(),
        (history.status, history.length, history.branch, history.table_version, history.rematch),
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
def test_the_error_of_a_broken_entry_names_it_and_its_table(
    kind: EntryKind, seat: int | None, data: dict[str, Any]
) -> None:
    story = started()
    broken = Entry(n=3, at=START, kind=kind, seat=seat, data=data)

    with pytest.raises(HallError, match=f"entry 3 of table {story.row.id}") as caught:
        load_history(story.row, [*story.entries, broken])

    assert caught.value.code == "broken-table"
    assert "no such thing" not in str(caught.value)


def test_a_table_with_a_missing_entry_is_broken() -> None:
    story = started()

    with pytest.raises(HallError, match="entry 2 of table"):
        load_history(story.row, [story.entries[0], story.entries[2]])


def test_different_requests_make_different_tables() -> None:
    steady = Steady()

    rows = {row_of(table_request(seats=mine(2)), steady).id for _ in range(5)}

    assert len(rows) == 5


def test_every_kind_of_entry_has_its_handler() -> None:
    kinds = {kind for part in get_args(EntryKind) for kind in get_args(part)}

    assert set(HANDLERS) == kinds
