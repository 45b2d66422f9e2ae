"""Which action "why not?" is about if only its verb is named, or some of its words."""

from __future__ import annotations

import pytest

import stormhall
from stormhall import Game, NotationError
from stormhall.games import GAMES
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import State
from stormhall.kernel.table.completion import MOST_TRIED
from tests.battalia.table import battalia
from tests.bloodrage.table import bloodrage
from tests.contract.setups import choose
from tests.rules import rule


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The actions that are tried."""
    tried: list[int] = []
    for owner in {type(stormhall.new(game, 3).state) for game in GAMES}:
        original = owner.refusals

        def counted(
            state: State, seat: int, code: int, original: object = original
        ) -> list[stormhall.Refusal]:
            tried.append(code)
            return original(state, seat, code)  # type: ignore[operator]

        monkeypatch.setattr(owner, "refusals", counted)
    return tried


def played(game: str, choices: int) -> Game:
    """A random game after some choices."""
    table, chance = stormhall.new(game, 3, seed=4), Chance(4)
    while len(table.choices) < choices and not table.over:
        table.apply(*choose(table, chance))
    return table


def answer(table: Game, *kinds: str, seat: int = 0, **words: str) -> tuple[str, list[str]]:
    """The action and the rules of an answer."""
    action, refusals = table.why_none(seat, list(kinds), list(words.items()))
    return str(action), [refusal.rule for refusal in refusals]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("choices", [0, 60])
def test_every_verb_can_be_asked_about_with_few_tries(
    game: str, choices: int, tries: list[int]
) -> None:
    table = played(game, choices)
    for verb in table.ruleset.notation.verbs:
        tries.clear()
        action, _ = table.why_none(table.to_act[0], [verb.name], [])

        assert action.kind == verb.name
        assert len(tries) <= MOST_TRIED + 2  # the two say why the chosen one is refused


@pytest.mark.parametrize("game", GAMES)
def test_all_verbs_together_take_no_more_tries(game: str, tries: list[int]) -> None:
    table = played(game, 60)
    kinds = [verb.name for verb in table.ruleset.notation.verbs]
    tries.clear()

    action, refusals = table.why_none(table.to_act[0], kinds, [])

    assert action in table.legal(table.to_act[0])
    assert refusals == []
    assert len(tries) <= MOST_TRIED


def test_a_legal_action_of_the_kind_has_no_reasons_against_it() -> None:
    table = stormhall.new("pebbles", 2, seed=1)

    action, refusals = table.why_none(0, ["bid"], [])

    assert action in table.legal(0)
    assert refusals == []


def test_the_price_of_an_own_city_is_told_rather_than_that_others_cannot_grow() -> None:
    table = battalia(4, oracle=False).clear().city("d4", owner=0).city("a1", owner=1)

    assert answer(table.game, "upgrade") == ("upgrade d4", ["BT-UPG-1"])
    assert table.game.why_none(0, ["upgrade"], [])[1][0].arguments == {"price": ["2 chief"]}


def test_a_card_in_the_hand_is_meant_rather_than_any_other() -> None:
    table = bloodrage("wolf bear").hand("wolf", "tyr-bash", "thor-glory").rage(wolf=1)

    assert answer(table.game, "upgrade") == ("upgrade thor-glory", ["BR-ACT-4"])


@rule("BR-QST-1", "BR-UPG-1")
@pytest.mark.parametrize("kind", ["quest", "upgrade"])
def test_without_any_such_card_the_reason_names_none(kind: str) -> None:
    table = bloodrage("wolf bear").hand("wolf", "tyr-bash")

    _, (refusal,) = table.game.why_none(0, [kind], [])

    assert refusal.arguments == {"hand": ["tyr-bash"]}


def test_given_words_are_kept_in_their_order() -> None:
    table = bloodrage("wolf bear")

    assert answer(table.game, "march", province="gimle")[0].startswith("march gimle ")
    assert answer(table.game, "upgrade-replace", card="troll")[0].startswith("upgrade troll ")


def test_an_earlier_kind_counts_more_unless_what_it_is_named_after_is_missing() -> None:
    table = battalia(oracle=False).clear().city("d4", owner=0).hand(0, "friman.red", "title.blue")

    assert answer(table.game, "hire", "create")[0].startswith("hire ")
    assert answer(table.game, "create", "hire")[0].startswith("create ")
    assert answer(table.game, "amulet-on", "title-on")[0].startswith("title on ")


def test_kinds_that_the_game_lacks_are_passed_over() -> None:
    table = bloodrage("wolf bear").game

    assert answer(table, "barter", "pillage")[0].startswith("pillage ")


@pytest.mark.parametrize(
    ("kind", "words", "problem"),
    [
        ("barter", {}, "notation-verb"),
        ("pillage", {"card": "troll"}, "notation-long"),
        ("pillage", {"province": "hamburg"}, "notation-word"),
    ],
)
def test_words_that_no_action_has_are_an_error(
    kind: str, words: dict[str, str], problem: str
) -> None:
    with pytest.raises(NotationError) as error:
        bloodrage("wolf bear").game.why_none(0, [kind], list(words.items()))

    assert error.value.name == problem
    assert str(error.value)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_written_from_its_kind_and_arguments(game: str) -> None:
    table = played(game, 60)
    notation = table.ruleset.notation
    for action in table.legal(table.to_act[0]):
        assert notation.written(action.kind, action.args) == str(action)

    with pytest.raises(NotationError):
        notation.written("upgrade", [])
