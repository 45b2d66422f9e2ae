"""The public API of a game: choices, refusals, views, undo."""

from __future__ import annotations

import pytest

import stormhall
from stormhall import Game, IllegalAction, NotationError, Refusal, SetupError, UndoRefused
from stormhall.kernel import ruleset
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.ruleset import register
from tests.contract.setups import choose
from tests.reference.pebbles import CARDS, PEBBLES, SPOIL, PebblesRules, Spoil
from tests.rules import rule


def pebbles(seats: int = 2, **position: object) -> Game:
    """A table with known hands and a known seed."""
    hands = [["one", "two", "three"], ["two", "three", "four"], ["one", "one", "four"]]
    document = {"game": "pebbles", "seats": seats, "hands": hands[:seats], "fate": [3, 5]}
    return stormhall.from_position({**document, **position})


def after_bids(seats: int = 2) -> Game:
    game = pebbles(seats)
    for seat in range(seats):
        game.apply(seat, "bid three" if seat == 1 else "bid one")
    return game


@rule("SH-TURN")
def test_a_choice_by_a_seat_that_owes_none_is_refused() -> None:
    game = after_bids()
    assert game.to_act == (0,)

    assert game.why_not(1, "let") == [Refusal("SH-TURN", seat=1, owed=[0])]
    assert game.legal(1) == []


def test_a_question_names_its_step_its_seats_and_its_facts() -> None:
    game = after_bids(3)

    asked = game.asked(1)

    assert asked is not None
    assert (asked.step, asked.seats, asked.decision) == ("spoil", [2], game.decision)
    assert asked.facts["asking"] == 2
    assert repr(asked).startswith("Asked(step='spoil', seats=[2], decision=3, facts={")


def test_a_question_shows_a_secret_choice_only_to_its_seat() -> None:
    game = pebbles()
    game.apply(0, "bid two")

    own, other, nobody = game.asked(0), game.asked(1), game.asked(None)

    assert own is not None
    assert other is not None
    assert own.facts["chosen"]
    assert not other.facts["chosen"]
    assert other == nobody != own
    assert other.seats == [1]


def test_nothing_is_asked_after_the_end() -> None:
    game, chance = stormhall.new("pebbles", seats=2, options={"rounds": 1}), Chance(1)
    while not game.over:
        game.apply(*choose(game, chance))

    assert game.asked(0) is game.asked(None) is None


@rule("SH-STEP")
def test_an_action_that_was_legal_at_another_moment_is_refused() -> None:
    game = pebbles()

    with pytest.raises(IllegalAction) as refused:
        game.apply(0, "grab")

    assert refused.value.refusals == [Refusal("SH-STEP", step="bid")]


@rule("SH-OVER")
def test_nothing_can_be_chosen_after_the_end() -> None:
    game, chance = stormhall.new("pebbles", seats=2, options={"rounds": 1}), Chance(1)
    while not game.over:
        game.apply(*choose(game, chance))

    assert game.why_not(0, "grab") == [Refusal("SH-OVER")]
    assert game.to_act == ()
    assert game.result is not None


@rule("SH-STALE")
def test_a_doubled_or_late_choice_is_refused() -> None:
    game = after_bids()
    asked = game.decision
    game.apply(0, "let", decision=asked)

    with pytest.raises(IllegalAction) as refused:
        game.apply(0, "grab", decision=asked)

    assert refused.value.refusals == [Refusal("SH-STALE", answered=asked, owed=asked + 1)]


def test_secret_choices_of_others_do_not_make_a_choice_late() -> None:
    game = pebbles(seats=3)
    asked = game.decision

    for seat in (2, 0, 1):
        game.apply(seat, str(game.legal(seat)[0]), decision=asked)

    assert game.decision == 3


def test_secret_choices_give_the_same_game_in_any_order() -> None:
    one, other = pebbles(seats=3), pebbles(seats=3)
    bids = ["bid one", "bid two", "bid four"]

    for seat in (0, 1, 2):
        one.apply(seat, bids[seat])
    for seat in (2, 0, 1):
        other.apply(seat, bids[seat])

    assert one.state.digest() == other.state.digest()


def test_open_choices_may_be_made_in_any_order_and_offers_are_renewed() -> None:
    game = after_bids()
    game.apply(0, "let")
    assert game.to_act == (0, 1)
    game.state.pot = 1  # type: ignore[attr-defined]

    game.apply(1, "grab")

    assert [str(action) for action in game.legal(0)] == ["rest"]
    assert game.why_not(0, "grab") == [Refusal("PB-GRAB", pot=0)]


def test_a_window_asks_only_seats_that_can_react() -> None:
    game = pebbles(seats=3, tokens=[1, 1, 0])
    for seat, card in enumerate(["one", "four", "one"]):
        game.apply(seat, f"bid {card}")

    assert game.to_act == (0,)  # seat 2 comes first in the order but has no token left
    game.apply(0, "spoil")
    assert game.state.owed == 0b111


def test_a_refused_line_of_several_steps_changes_nothing() -> None:
    game = after_bids()
    before = game.state.digest()

    with pytest.raises(IllegalAction):
        game.apply(0, "let; bid four")
    assert game.state.digest() == before

    game.apply(0, "let; grab")
    assert game.to_act == (1,)
    assert game.why_not(1, "grab") == []


def test_asking_about_a_line_does_not_reveal_how_the_die_falls() -> None:
    tables = [pebbles(fate=[die]) for die in (1, 6)]
    answers = []
    for table in tables:
        table.apply(0, "bid one")
        before = table.state.digest()
        answers.append([table.why_not(1, f"bid three; {rest}") for rest in ("let", "grab", "rest")])
        with pytest.raises(IllegalAction):
            table.apply(1, "bid three; grab")
        assert table.state.digest() == before

    assert answers[0] == answers[1]
    assert all(answers[0])


def test_a_text_that_is_not_an_action_is_refused_with_what_was_expected() -> None:
    game = pebbles()

    with pytest.raises(NotationError, match="begins with one of bid, grab, let, rest, spoil"):
        game.apply(0, "jump")
    with pytest.raises(NotationError, match="'five' is no card"):
        game.apply(0, "bid five")
    with pytest.raises(NotationError, match="an action is missing"):
        game.apply(0, "  ")
    with pytest.raises(NotationError, match="an action is a text or a value of"):
        game.apply(0, 512)  # type: ignore[arg-type]
    with pytest.raises(NotationError, match="nothing expected after it"):
        game.apply(0, "bid one two")


def test_an_action_is_a_value_with_a_text() -> None:
    action = stormhall.parse("pebbles", "  BID   Four ")

    assert str(action) == "bid four"
    assert repr(action) == "parse('pebbles', 'bid four')"
    assert action == stormhall.parse("pebbles", "bid four")
    assert {action: 1}[stormhall.parse("pebbles", "bid four")] == 1
    assert (action.kind, action.args) == ("bid", [("card", "four")])


@pytest.mark.parametrize(
    ("name", "text", "steps"),
    [
        ("battalia", "build City.Cross d4 with supply friman.red", 3),
        ("battalia", "move hero1 c2 d2; end turn", 3),
        ("bloodrage", "march gimle utgard leader warrior", 2),
        ("stormgates", "jump hero1 d6 with supply supply", 2),
    ],
)
def test_a_compound_command_is_an_action_too(name: str, text: str, steps: int) -> None:
    action = stormhall.parse(name, text)

    assert 1 + len(action.then) == steps
    assert stormhall.parse(name, str(action)) == action
    assert action != stormhall.parse(name, str(action).partition(";")[0])
    assert {action: 1}[stormhall.parse(name, text)] == 1


def test_what_is_parsed_is_carried_out_as_its_text_is() -> None:
    road = {"card": "road.straight", "exits": "ew"}
    document = {
        "game": "battalia", "seats": 2, "tiles": {"c2": road, "d2": road},
        "players": [{"hand": ["supply", "supply"], "heroes": ["c2"]}, {}],
    }  # fmt: skip
    text = "move hero1 d2 c2"
    typed, parsed = stormhall.from_position(document), stormhall.from_position(document)

    typed.apply(0, text)
    assert parsed.why_not(0, stormhall.parse("battalia", text)) == []
    assert parsed.preview(0, stormhall.parse("battalia", text)).certain
    parsed.apply(0, stormhall.parse("battalia", text))

    assert parsed.choices == typed.choices


@rule("SH-UNDO-1")
def test_without_a_choice_there_is_nothing_to_take_back() -> None:
    with pytest.raises(UndoRefused, match="SH-UNDO-1"):
        pebbles().undo(0)


@rule("SH-UNDO-2")
def test_a_choice_cannot_be_taken_back_after_another_seat_chose() -> None:
    game = after_bids()
    game.apply(0, "let")
    game.apply(0, "grab")

    with pytest.raises(UndoRefused) as refused:
        game.undo(1)

    assert refused.value.refusal == Refusal("SH-UNDO-2", seat=0)


@rule("SH-UNDO-3")
def test_a_choice_that_drew_chance_cannot_be_taken_back() -> None:
    game = after_bids()

    with pytest.raises(UndoRefused, match="SH-UNDO-3"):
        game.undo(1)


@rule("SH-UNDO-4")
def test_a_choice_that_showed_something_hidden_cannot_be_taken_back() -> None:
    game = after_bids()
    game.apply(0, "let")
    game.apply(0, "rest")  # looks at the top card

    with pytest.raises(UndoRefused, match="SH-UNDO-4"):
        game.undo(0)


def test_several_choices_can_be_taken_back_one_by_one() -> None:
    game = after_bids()
    before = [game.view(seat) for seat in (None, 0, 1)]
    game.apply(0, "let")
    game.apply(0, "grab")

    game.undo(0)
    game.undo(0)

    assert [game.view(seat) for seat in (None, 0, 1)] == before
    with pytest.raises(UndoRefused, match="SH-UNDO-2"):
        game.undo(0)


def test_taking_back_on_a_copy_does_not_change_the_original() -> None:
    game = after_bids()
    before = game.state.digest()
    game.apply(0, "let")
    copy = game.clone()

    copy.undo(0)
    copy.apply(0, "spoil")

    game.undo(0)
    assert game.state.digest() == before


def test_whether_a_choice_can_be_taken_back_is_known_without_trying() -> None:
    game = after_bids()
    assert game.why_no_undo(1) == Refusal("SH-UNDO-3")
    game.apply(0, "let")
    before = game.view(0)

    assert game.why_no_undo(0) is None
    assert game.why_no_undo(1) == Refusal("SH-UNDO-2", seat=0)
    assert game.view(0) == before
    with pytest.raises(SetupError, match="no seat 7"):
        game.why_no_undo(7)


def test_a_preview_shows_what_a_choice_leads_to() -> None:
    game = after_bids()
    before = game.state.digest()

    preview = game.preview(0, "spoil")

    assert preview.certain
    assert preview.undoable
    assert preview.events == [{"event": "spoiled", "seat": 0}]
    assert game.state.digest() == before


def test_a_preview_ends_before_chance_and_before_what_is_hidden() -> None:
    game = pebbles()
    game.apply(0, "bid one")

    last = game.preview(1, "bid four")  # shows the card of seat 0 and rolls the die
    rest = after_bids().preview(0, "let; rest")  # looks at the top card

    assert [event["event"] for event in last.events] == ["has-chosen"]
    assert not last.certain
    assert not last.undoable
    assert rest.events == []
    assert not rest.certain


def test_a_preview_of_several_steps_goes_to_the_end_of_the_line() -> None:
    preview = after_bids().preview(0, "spoil; grab")

    assert [event["event"] for event in preview.events] == ["spoiled", "grabbed"]


def test_a_preview_ends_where_a_hidden_card_decides_who_is_asked_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In some worlds seat 2 has a four and cannot spoil, so seat 1's line continues."""
    four = CARDS.index("four")
    monkeypatch.setattr(
        Spoil, "reactions", lambda _, game, __, seat: [] if four in game.hands[seat] else [SPOIL]
    )
    game = pebbles(3, hands=[["one", "three"], ["one", "two"], ["one", "four"]])
    for seat, card in enumerate(["three", "one", "one"]):
        game.apply(seat, f"bid {card}")

    preview = game.preview(1, "let; grab")

    assert game.why_not(1, "let; grab") == []
    assert preview.events == []
    assert not preview.certain
    assert not preview.undoable


def test_an_illegal_action_has_no_preview() -> None:
    game = pebbles()

    with pytest.raises(IllegalAction) as refused:
        game.preview(0, "bid four")

    assert refused.value.refusals == game.why_not(0, "bid four")
    with pytest.raises(SetupError, match="no seat 5"):
        game.preview(5, "bid one")


def test_a_game_may_have_no_figures() -> None:
    game = pebbles()

    assert game.figures(0) == game.figures(None) == {}
    with pytest.raises(SetupError, match="no seat 5"):
        game.figures(5)


def test_events_show_each_seat_only_what_it_may_know() -> None:
    game = pebbles()
    game.apply(0, "bid one")

    assert game.events(seat=0)[0]["code"] == stormhall.parse("pebbles", "bid one").code
    assert "code" not in game.events(seat=1)[0]
    assert "code" not in game.events()[0]
    assert game.events(since=1) == []


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"name": "chess"}, "there is no game 'chess'; there are: .*pebbles"),
        ({"seed": "7"}, "a seed is a whole number, not '7'"),
        ({"seats": 9}, "cannot be played with 9 seats; allowed: 2, 3, 4"),
        ({"options": {"speed": 1}}, "has no option 'speed'; there are: rounds"),
        ({"options": {"rounds": 7}}, "option rounds of pebbles cannot be 7; allowed: 1, 2, 3"),
        ({"options": {"rounds": True}}, "option rounds of pebbles cannot be true"),
        ({"preset": "short"}, "has no preset 'short'; there are: long"),
        ({"seats": 4, "preset": "long"}, r"cannot be set up like this: PB-DRAW"),
    ],
)
def test_an_impossible_set_up_is_refused_with_what_is_possible(
    given: dict[str, object], expected: str
) -> None:
    with pytest.raises(SetupError, match=expected):
        stormhall.new(**{"name": "pebbles", "seats": 2, **given})  # type: ignore[arg-type]


def test_a_seat_that_does_not_exist_is_refused_by_number() -> None:
    for seat in (5, -1, "0", 1.0, True):
        with pytest.raises(
            SetupError, match=f"there is no seat {seat}; in documents seats are 0 to 1"
        ):
            pebbles().legal(seat)  # type: ignore[arg-type]


def test_every_game_describes_itself() -> None:
    info = stormhall.games()["pebbles"].to_json()

    assert info["seats"] == [2, 3, 4]
    assert info["presets"] == {"long": {"rounds": 3}}
    assert info["options"] == [
        {
            "name": "rounds",
            "type": "choice",
            "default": 2,
            "values": [1, 2, 3],
            "least": None,
            "most": None,
            "rule": "PB-DRAW",
            "about": "how many rounds are played",
        }
    ]


def test_two_games_cannot_have_the_same_name() -> None:
    register(PEBBLES)

    with pytest.raises(AssertionError, match="two games named 'pebbles'"):
        register(PebblesRules(PEBBLES.info, PEBBLES.notation, 2))


def test_a_listed_module_that_registers_no_such_game_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(ruleset._modules, "marbles", "tests.reference.pebbles")

    with pytest.raises(AssertionError, match="pebbles registers no game named 'marbles'"):
        ruleset.find("marbles")


def test_an_action_of_another_game_is_refused() -> None:
    game, action = after_bids(), stormhall.parse("battalia", "end turn")

    with pytest.raises(SetupError, match="an action of battalia cannot be taken in pebbles"):
        game.apply(0, action)


def test_a_copy_of_a_game_without_undo_and_log_has_neither() -> None:
    game = after_bids()
    game.drop_undo()
    game.silence()

    copy = game.clone()
    copy.apply(0, copy.legal(0)[0])

    assert copy.state.log is None
    assert copy.why_no_undo(0) is not None
    assert game.choices != copy.choices
