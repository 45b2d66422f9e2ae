"""Scripts for rule tests: lay out a table, play single choices, check the results.

A script is strict. Every choice names the clan that makes it; if the clan is not asked, or the
action not offered, the test fails at that line.

    table = bloodrage("wolf bear").stands("wolf", gimle="warrior leader").rage(wolf=3)

    table.play("wolf", "march gimle utgard warrior")

    assert table.figures_at("wolf", "utgard") == ["warrior"]
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import stormhall
from stormhall import Game, IllegalAction, Result
from stormhall.bloodrage.model.board import PROVINCE_NAMES
from stormhall.bloodrage.model.cards import AGE_OF, CARD_INDEX
from stormhall.kernel.ruleset import find

TOKENS = ["rage", "rage", "rage", "axes", "axes", "horns", "horns", "glory"]


class Table:
    """A position under construction, and the game once the first choice is played."""

    def __init__(self, clans: str, options: dict[str, Any]) -> None:
        self.clans = clans.split()
        self.options = options
        self.sheets: list[dict[str, Any]] = [{"clan": clan, "hand": []} for clan in self.clans]
        self.provinces: dict[str, dict[str, Any]] = {
            name: {"destroyed": False, "pillaged": False, "figures": {}} for name in PROVINCE_NAMES
        }
        self.fjords: dict[str, dict[str, Any]] = {}
        self.tokens = dict(zip(PROVINCE_NAMES, TOKENS, strict=False))
        self.extra: dict[str, Any] = {"doomed": ["elvagar", "angerboda", "muspelheim"]}
        self._game: Game | None = None

    # Laying out.

    def seat(self, clan: str) -> int:
        return self.clans.index(clan)

    def stands(self, clan: str, **places: str) -> Table:
        """Put figures on the board; `fjord_ne` is fjord-ne."""
        for name, words in places.items():
            place = name.replace("_", "-")
            counts = dict(Counter(words.split()))
            home = self.fjords if place.startswith("fjord") else self.provinces
            figures = home.setdefault(place, {})
            if home is self.provinces:
                figures = figures["figures"]
            figures[str(self.seat(clan))] = counts
        return self

    def dead(self, clan: str, words: str) -> Table:
        return self._set(clan, valhalla=dict(Counter(words.split())))

    def upgraded(self, clan: str, *cards: str) -> Table:
        return self._set(clan, upgrades=list(cards))

    def hand(self, clan: str, *cards: str) -> Table:
        return self._set(clan, hand=list(cards))

    def quests(self, clan: str, *cards: str) -> Table:
        return self._set(clan, quests=list(cards))

    def stats(self, clan: str, **steps: int) -> Table:
        return self._set(clan, stats=steps)

    def rage(self, **rage: int) -> Table:
        for clan, amount in rage.items():
            self._set(clan, rage=amount)
        return self

    def glory(self, **glory: int) -> Table:
        for clan, amount in glory.items():
            self._set(clan, glory=amount)
        return self

    def _set(self, clan: str, **facts: Any) -> Table:
        assert self._game is None, "the game has begun"
        self.sheets[self.seat(clan)].update(facts)
        return self

    def token(self, **tokens: str) -> Table:
        """Put a token into a province, swapping it with the one there."""
        for name, token in tokens.items():
            other = next(p for p in self.tokens if self.tokens[p] == token and p not in tokens)
            self.tokens[other], self.tokens[name] = self.tokens[name], token
        return self

    def pillaged(self, *names: str) -> Table:
        for name in names:
            self.provinces[name]["pillaged"] = True
        return self

    def destroyed(self, *names: str) -> Table:
        for name in names:
            self.provinces[name]["destroyed"] = True
        doomed, later = self.extra["doomed"], ["gimle", "andlang", "utgard", "horgr"]
        self.extra["doomed"] = [
            later.pop(0) if age and name in names else name for age, name in enumerate(doomed)
        ]
        return self

    def doomed(self, *names: str) -> Table:
        self.extra["doomed"] = list(names)
        return self

    def age(self, age: int) -> Table:
        self.extra["age"] = age
        return self

    def turn(self, clan: str) -> Table:
        self.extra["turn"] = self.seat(clan)
        return self

    def first(self, clan: str) -> Table:
        self.extra["first_player"] = self.seat(clan)
        return self

    def position(self, **facts: Any) -> Table:
        """Set any other keys of the position document."""
        self.extra.update(facts)
        return self

    def document(self) -> dict[str, Any]:
        for name, token in self.tokens.items():
            self.provinces[name]["token"] = token
        document = {
            "game": "bloodrage",
            "seats": len(self.clans),
            "options": self.options,
            "first_player": 0,
            "provinces": self.provinces,
            "fjords": self.fjords,
            "sheets": self.sheets,
            "age": self._age_of_cards(),
            "turn": 0,
        }
        document.update(self.extra)
        if "frames" in self.extra:
            del document["turn"]
        return document

    def _age_of_cards(self) -> int:
        """The latest age of the cards on the table, so that all of them are possible."""
        words = [
            word
            for sheet in self.sheets
            for key in ("hand", "upgrades", "quests")
            for word in sheet.get(key, [])
        ]
        return 1 + max((AGE_OF[CARD_INDEX[word]] for word in words), default=0)

    @property
    def game(self) -> Game:
        if self._game is None:
            self._game = stormhall.from_position(self.document())
        return self._game

    # Playing.

    def play(self, clan: str, *texts: str) -> Table:
        """Play choices of a clan, one after another; each must be offered."""
        for text in texts:
            assert clan in self.to_act, f"{text}: {clan} is not asked, but {self.to_act}"
            self.game.apply(self.seat(clan), text)
            assert self.game.state.defects() == []
        return self

    def cards(self, **cards: str) -> Table:
        """Play the battle cards of all clans that choose one."""
        for clan, card in cards.items():
            self.play(clan, f"card {card}")
        return self

    def no_additions(self) -> Table:
        """Decline for everybody who is asked after the reveal."""
        assert self.step == "after"
        while self.step == "after":
            self.play(self.to_act[0], "decline")
        return self

    def nobody_joins(self) -> Table:
        """Decline for everybody who is called to battle."""
        assert self.step == "call"
        while self.step == "call":
            self.play(self.to_act[0], "decline")
        return self

    def all_pass(self) -> Table:
        """Pass for every clan with Rage until the Action phase is over."""
        while self.step == "turn":
            self.play(self.to_act[0], "pass")
        return self

    def keep_nothing(self) -> Table:
        """Discard all hands in the Discard phase."""
        while self.step == "discard":
            self.play(self.to_act[0], "keep nothing")
        return self

    def refuses(self, clan: str, text: str, because: str, **facts: Any) -> Table:
        """Check that an action is refused by this rule, with these facts, and changes nothing."""
        before = self.game.state.digest()
        with pytest.raises(IllegalAction) as refused:
            self.game.apply(self.seat(clan), text)
        named = [refusal for refusal in refused.value.refusals if refusal.rule == because]
        assert named, f"{text}: refused because of {refused.value.refusals}"
        assert any(facts.items() <= refusal.arguments.items() for refusal in named), named
        assert self.game.state.digest() == before
        return self

    def allows(self, clan: str, text: str) -> Table:
        assert self.game.why_not(self.seat(clan), text) == []
        return self

    def offered(self, clan: str) -> list[str]:
        """Everything the clan may do, as text."""
        return [str(action) for action in self.game.legal(self.seat(clan))]

    # Looking.

    @property
    def view(self) -> dict[str, Any]:
        """Everything on the table, including hidden facts."""
        return position_of(self.game)

    @property
    def result(self) -> Result:
        assert self.game.result is not None, "the game is not over"
        return self.game.result

    @property
    def to_act(self) -> list[str]:
        return [self.clans[seat] for seat in self.game.to_act]

    @property
    def step(self) -> str:
        """The name of the step that asks."""
        frames = self.game.state.frames
        return self.game.state.steps()[frames[-1][0]].name if frames else "over"

    def sheet(self, clan: str) -> dict[str, Any]:
        sheet: dict[str, Any] = self.view["sheets"][self.seat(clan)]
        return sheet

    def rage_of(self, clan: str) -> int:
        return int(self.sheet(clan)["rage"])

    def glory_of(self, clan: str) -> int:
        return int(self.sheet(clan)["glory"])

    def sources_of(self, clan: str) -> dict[str, int]:
        """Glory by source over all ages."""
        total: Counter[str] = Counter()
        for sources in self.sheet(clan)["glory_by_source"]:
            total.update(sources)
        return {name: amount for name, amount in total.items() if amount}

    def steps_of(self, clan: str) -> list[int]:
        """Steps of Rage, Axes and Horns, from 1."""
        return list(self.sheet(clan)["stats"].values())

    def hand_of(self, clan: str) -> list[str]:
        return list(self.sheet(clan)["hand"])

    def figures_at(self, clan: str, place: str) -> list[str]:
        """Figures of a clan at a place of the board, in reserve or in Valhalla."""
        if place in ("reserve", "valhalla"):
            counts = self.sheet(clan)[place]
        else:
            home = self.view["fjords"] if place.startswith("fjord") else self.view["provinces"]
            inner = home[place] if place.startswith("fjord") else home[place]["figures"]
            counts = inner.get(str(self.seat(clan)), {})
        return [name for name, count in counts.items() for _ in range(count)]

    def is_pillaged(self, name: str) -> bool:
        return bool(self.view["provinces"][name]["pillaged"])

    def is_destroyed(self, name: str) -> bool:
        return bool(self.view["provinces"][name]["destroyed"])

    def strength_of(self, clan: str, name: str) -> int:
        return int(self.view["provinces"][name]["strength"][self.seat(clan)])

    def events(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind so far, as the first seat sees them."""
        return [event for event in self.game.events(0, 0) if event["event"] == kind]

    def seen_by(self, clan: str | None) -> dict[str, Any]:
        return view_of(self.game, None if clan is None else self.seat(clan))


def view_of(game: Game, seat: int | None) -> dict[str, Any]:
    """The view of a seat or a spectator."""
    return game.view(seat)


def position_of(game: Game) -> dict[str, Any]:
    """The whole table as a document."""
    return game.position()


def bloodrage(clans: str, **options: Any) -> Table:
    """A table of these clans in seat order: the first clan acts, everybody has 6 Rage."""
    find("bloodrage")
    return Table(clans, options)
