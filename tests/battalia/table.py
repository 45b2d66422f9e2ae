"""A table of Battalia for rule tests: describe it, play by notation, look at the outcome.

    table = battalia(seats=2).city("d4", owner=0).hand(0, "friman.red", "supply")
    table.play("build road.curve d3 sw")
    table.refuses("hire lord", because="BT-HIR-1")

The game is built from a position at the first look or move, so builders come first. A move by a
seat that owes no choice fails; `settled` checks that no question is left open.
"""

from __future__ import annotations

from typing import Any

import stormhall
from stormhall import Game, IllegalAction, Refusal
from stormhall.battalia.model.cards import CARD_WORDS
from stormhall.battalia.model.layout import AMBUSH, COMING, HAND, NATION, NEW, SHELTER, TABLE, ZONES
from stormhall.battalia.model.state import BattaliaState

WHOLE_TURN = {"actions", "cohort", "turn"}
"""Steps at which nothing is under way; a team turn has its own step (SG-TEA-22)."""


def battalia(seats: int = 2, **options: Any) -> Table:
    """A table at which player 0 is in step 3 of day 1, unless said otherwise."""
    return Table(seats, options)


def dealt_table(seats: int = 2, seed: int = 0, **options: Any) -> Table:
    """A table before the first turn of a dealt game; everybody takes the first choice up to it."""
    table = Table(seats, options)
    table._game = stormhall.new("battalia", seats, seed=seed, options=options)
    while table.step not in WHOLE_TURN:
        table.game.apply(table.mover, table.legal()[0])
    return table


class Table:
    """Builders first, then moves and looks."""

    def __init__(self, seats: int, options: dict[str, Any], game: str = "battalia") -> None:
        self.document: dict[str, Any] = {
            "game": game,
            "seats": seats,
            "options": options,
            "turn": {"seat": 0, "step": "actions"},
            "day": 1,
            "tiles": {},
            "players": [{} for _ in range(seats)],
        }
        self._game: Game | None = None
        self._heard = 0

    # Building the position.

    def say(self, **facts: Any) -> Table:
        """Set anything that a position may hold, by its key."""
        self._open()
        self.document.update(facts)
        return self

    def player(self, seat: int, **facts: Any) -> Table:
        """Set anything that a player in a position may hold, by its key."""
        self._open()
        self.document["players"][seat].update(facts)
        return self

    def clear(self) -> Table:
        """Clear the board of all cards except those that are named."""
        return self.say(clear_board=True)

    def tile(
        self,
        cell: str,
        card: str,
        exits: str | None = None,
        terrain: str | None = None,
        **facts: Any,
    ) -> Table:
        """Lay a terrain card."""
        self._open()
        tile: dict[str, Any] = {"card": card, **facts}
        if exits is not None:
            tile["exits"] = exits
        if terrain is not None:
            tile["terrain"] = terrain
        self.document["tiles"][cell] = tile
        return self

    def city(
        self,
        cell: str,
        owner: int | None = None,
        level: int = 1,
        terrain: str | None = None,
        card: str = "city.cross",
        exits: str | None = None,
    ) -> Table:
        """Lay a city, with or without a player's chip."""
        facts: dict[str, Any] = {} if owner is None else {"owner": owner, "level": level}
        return self.tile(cell, card, exits, terrain, **facts)

    def neutral(self, cell: str, terrain: str | None = None, level: int | None = None) -> Table:
        """Lay a neutral city."""
        facts: dict[str, Any] = {"neutral": True}
        if level is not None:
            facts["level"] = level
        return self.tile(cell, "city.cross", None, terrain, **facts)

    def chip(self, cell: str, owner: int | None, level: int = 1) -> Table:
        """Change the owner and level of the card that is already on a square."""
        self._open()
        facts: dict[str, Any] = {"owner": owner}
        self.document["tiles"][cell] = facts if owner is None else {**facts, "level": level}
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        return self.player(seat, hand=list(cards))

    def ambush(self, seat: int, *cards: str) -> Table:
        return self.player(seat, ambush=list(cards))

    def nation(self, seat: int, *cards: str) -> Table:
        """Set the cards that are drawn next, in this order."""
        return self.player(seat, nation=list(cards))

    def shelter(self, seat: int, *cards: str) -> Table:
        """Set the shelter, from bottom to top."""
        return self.player(seat, shelter=list(cards))

    def exact(self, seat: int) -> Table:
        """Let the player own only the cards that are named."""
        return self.player(seat, exact=True)

    def tent(
        self, seat: int, card: str | None, *content: str, temporary: bool | None = None
    ) -> Table:
        """Add a pitched tent with its content."""
        tent: dict[str, Any] = {"content": list(content)}
        if card is not None:
            tent["card"] = card
        if temporary is not None:
            tent["temporary"] = temporary
        tents = self.document["players"][seat].setdefault("tents", [])
        return self.player(seat, tents=[*tents, tent])

    def open(self, seat: int, card: str, kind: str | None = None, uses: int = 1) -> Table:
        """Add an open card with uses left; kind `joker` for one that is not named yet."""
        record: dict[str, Any] = {"card": card, "uses": uses}
        if kind is not None:
            record["as"] = kind
        records = self.document["players"][seat].setdefault("open", [])
        return self.player(seat, open=[*records, record])

    def hero(self, seat: int, *cells: str) -> Table:
        """Place a player's heroes on these squares."""
        return self.player(seat, heroes=list(cells))

    def faction(self, *factions: str) -> Table:
        """Set the players' factions in the order of their seats."""
        return self.say(factions=list(factions))

    def day(self, day: int) -> Table:
        return self.say(day=day)

    def turn(self, seat: int, step: str = "actions") -> Table:
        """Set whose turn it is; step `cohort` is the beginning of the turn."""
        return self.say(turn={"seat": seat, "step": step})

    def top(self, deck: str, *cards: str) -> Table:
        """Set the top cards of a deck, the visible one first; terrains for decks of tiles."""
        return self.say(top={**self.document.get("top", {}), deck: list(cards)})

    def empty(self, *decks: str) -> Table:
        """Empty these decks of the pool."""
        return self.say(empty=[*self.document.get("empty", []), *decks])

    def display(self, *cards: str) -> Table:
        return self.say(display=list(cards))

    def dice(self, *rolls: int) -> Table:
        """Set the next rolls of the die, even in the middle of a game."""
        if self._game is None:
            return self.say(fate=list(rolls))
        self._game.state.named_rolls = list(rolls)
        return self

    def whole(self, **facts: Any) -> Table:
        """Set what only a position that names everything may hold; the last of the builders."""
        self._game = stormhall.from_position({**self.game.position(), **facts})
        return self

    def whole_player(self, seat: int, **facts: Any) -> Table:
        """The same for a player: what others know of his cards, for example."""
        players: list[dict[str, Any]] = self.position()["players"]
        players[seat].update(facts)
        return self.whole(players=players)

    # Playing.

    @property
    def game(self) -> Game:
        """The game, built from the document."""
        if self._game is None:
            self._game = stormhall.from_position(self.document)
        return self._game

    @property
    def state(self) -> BattaliaState:
        state = self.game.state
        assert isinstance(state, BattaliaState)
        return state

    def play(self, *lines: str, seat: int | None = None) -> Table:
        """Play lines in order, each by the one seat that owes a choice, or by `seat`.

        A line that goes on after chance (SH-LINE) is played step by step, as a person types it.
        """
        for line in lines:
            mover = self._mover(seat)
            if self.game.why_not(mover, line) == [Refusal("SH-LINE", step=self._first_step(line))]:
                for step in self.game.ruleset.notation.phrases(line):
                    self.game.apply(mover, step)
            else:
                self.game.apply(mover, line)
            assert self.state.defects() == []
        return self

    def _first_step(self, line: str) -> str:
        notation = self.game.ruleset.notation
        return notation.text(notation.code(notation.phrases(line)[0]))

    def refuses(self, line: str, because: str | None = None, seat: int | None = None) -> Table:
        """Check that a line is illegal, for this rule among others, and changes nothing."""
        mover = self._mover(seat) if seat is None else seat
        before = self.state.digest()
        try:
            self.game.clone().apply(mover, line)
        except IllegalAction as error:
            rules = [refusal.rule for refusal in error.refusals]
        else:
            raise AssertionError(f"{line!r} is legal")
        assert because is None or because in rules, f"{line!r} is refused by {rules}"
        assert self.state.digest() == before
        return self

    def allows(self, *lines: str, seat: int | None = None) -> Table:
        """Check that each line by itself is legal."""
        for line in lines:
            refusals = self.game.why_not(self._mover(seat), line)
            assert not refusals, f"{line!r} is refused: {[str(r) for r in refusals]}"
        return self

    def settled(self) -> Table:
        """Check that no question is open: a free action or the beginning of a turn is owed."""
        name = self.step
        assert self.game.over or name in WHOLE_TURN, f"unanswered: {name}, {self.legal()[:12]}"
        return self

    def end_turn(self) -> Table:
        """End the turn and keep the next player's hand."""
        return self.play("end turn", "keep")

    def _mover(self, seat: int | None) -> int:
        owing = self.game.to_act
        assert owing, "nobody owes a choice"
        if seat is not None:
            assert seat in owing, f"seat {seat} owes no choice, {list(owing)} do"
            return seat
        assert len(owing) == 1, f"say whose move it is: {list(owing)}"
        return owing[0]

    def _open(self) -> None:
        assert self._game is None, "the game has begun: builders come first"

    # Looking.

    @property
    def mover(self) -> int:
        """The seat that owes a choice."""
        return self._mover(None)

    @property
    def step(self) -> str:
        """The name of the step that owes a choice."""
        frames = self.state.frames
        return self.state.steps()[frames[-1][0]].name if frames else "over"

    def legal(self, seat: int | None = None) -> list[str]:
        """All legal actions as texts."""
        return [str(action) for action in self.game.legal(self._mover(seat))]

    def legal_like(self, start: str) -> list[str]:
        """The legal actions that begin with this text."""
        return [text for text in self.legal() if text.startswith(start)]

    def cards(self, seat: int, zone: int) -> list[str]:
        """A zone as words; see the constants of `stormhall.battalia.model.state`."""
        return [CARD_WORDS[card] for card in self.state.zones[seat * ZONES + zone]]

    def hand_of(self, seat: int) -> list[str]:
        return self.cards(seat, HAND)

    def ambush_of(self, seat: int) -> list[str]:
        return self.cards(seat, AMBUSH)

    def shelter_of(self, seat: int) -> list[str]:
        return self.cards(seat, SHELTER)

    def nation_of(self, seat: int) -> list[str]:
        """The nation, sorted."""
        return sorted(self.cards(seat, NATION) + self.cards(seat, COMING))

    def new_of(self, seat: int) -> list[str]:
        return self.cards(seat, NEW)

    def table_of(self, seat: int) -> list[str]:
        return self.cards(seat, TABLE)

    def position(self) -> dict[str, Any]:
        """Everything, as a document."""
        return dict(self.game.position())

    def player_of(self, seat: int) -> dict[str, Any]:
        """One player in the position: tents, open cards, heroes and so on."""
        player: dict[str, Any] = self.position()["players"][seat]
        return player

    def open_of(self, seat: int) -> list[tuple[str, str, int]]:
        """Open cards as (card, kind, uses)."""
        return [(card["card"], card["as"], card["uses"]) for card in self.player_of(seat)["open"]]

    def tents_of(self, seat: int) -> list[tuple[str | None, list[str]]]:
        """Tents as (card or None for a copy, content)."""
        return [(tent["card"], tent["content"]) for tent in self.player_of(seat)["tents"]]

    def heroes_of(self, seat: int) -> list[str | None]:
        heroes: list[str | None] = self.player_of(seat)["heroes"]
        return heroes

    def tile_at(self, cell: str) -> dict[str, Any] | None:
        """The card on a square: card, exits, terrain, owner, level."""
        tiles: dict[str, Any] = self.position()["tiles"]
        return tiles.get(cell)

    def deck(self, name: str) -> dict[str, Any]:
        """A deck of the pool: top (visible card first), rest (a set), bottom."""
        deck: dict[str, Any] = self.position()["pool"][name]
        return deck

    def vp(self, seat: int) -> int:
        return self.state.geography().points[seat]

    def events(self, kind: str | None = None, seat: int | None = None) -> list[dict[str, Any]]:
        """The events that a seat or a spectator is told."""
        heard = self.game.events(0, seat)
        return [event for event in heard if kind is None or event["event"] == kind]

    def limbo(self) -> list[str]:
        return [CARD_WORDS[card] for card in self.state.limbo]
