"""A view of The Stormgates as text: the base game's table and what the modules add.

Every part is drawn from what the view has; a module that is off has none.
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.display.board_text import BattaliaBoardText, folded
from stormhall.battalia.model.board import TILE_WORDS
from stormhall.battalia.model.cards import TERRAINS
from stormhall.battalia.stormgates.model.board import COVERED_BUILDING, COVERED_CROSSING
from stormhall.battalia.stormgates.model.config import GATE_NUMBER, HEIGHT, WIDTH
from stormhall.kernel.terminal_text import cut

METAMORPHA: Final = "M"
BILKARR: Final = "B"
POST: Final = "p"
SHOWN_DAYS: Final = 4


class StormgatesBoardText(BattaliaBoardText):
    """The big board, gates with their numbers, neutral heroes, valleys, and lines beside it."""

    def movers(self) -> str:
        """The members of a team who are not done (SG-TEA-22)."""
        teams = self.view.get("teams")
        if not teams:
            return super().movers()
        acting = [
            f"{seat + 1}" for seat, step in enumerate(teams["steps"]) if step not in (None, "done")
        ]
        if not acting:
            return super().movers()
        return self.words.label("acting", players=self.joined(acting))

    def size(self) -> tuple[int, int]:
        """The size of the part that is in play."""
        out = set(self.view["out_of_play"])
        columns = max(
            column
            for column in range(1, WIDTH + 1)
            if any(f"{chr(ord('a') + column - 1)}{row + 1}" not in out for row in range(HEIGHT))
        )
        return columns, HEIGHT

    def kind(self, word: str, tile: dict[str, Any]) -> str:
        card = tile["card"]
        if card == "gate":
            return f"gate {GATE_NUMBER[TERRAINS.index(tile['terrain'])]}"
        if card == TILE_WORDS[COVERED_CROSSING]:
            return self.words.label("covered-crossing")
        if card == TILE_WORDS[COVERED_BUILDING]:
            return self.words.label("covered-building")
        if card == "building":
            return self._building(word, tile)
        if card == "connection":
            return self.words.label("pass" if "high_pass" in self.view else "bridge")
        return super().kind(word, tile)

    def _building(self, word: str, tile: dict[str, Any]) -> str:
        building = self.view["valleys"]["buildings"].get(word)
        name = cut(self.words.label("building"), 4) if building is None else str(building)[:4]
        return f"P{tile['owner'] + 1} {name}" if "owner" in tile else name

    def figures(self, word: str) -> str:
        """Neutral heroes, then heroes, then posts."""
        marks = ""
        if self.view.get("metamorpha", {}).get("cell") == word:
            marks += METAMORPHA
        if self.view.get("bilkarr", {}).get("square") == word:
            marks += BILKARR
        marks += super().figures(word)
        for seat, posts in enumerate(self.view.get("trading", {}).get("posts", [])):
            marks += f"{POST}{seat + 1}" * posts.count(word)
        return marks

    def besides(self) -> list[str]:
        parts = (self._teams, self._storm, self._decks, self._neutral_heroes, self._valleys)
        return [line for part in parts for line in part()]

    def _teams(self) -> list[str]:
        teams = self.view.get("teams")
        if not teams:
            return []
        label = self.words.label
        words = [
            label("team", players=self.joined([str(seat + 1) for seat in team]), points=points)
            for team, points in zip(teams["teams"], teams["points"], strict=True)
        ]
        return [folded(self.words.head("teams"), words)]

    def _storm(self) -> list[str]:
        storm = self.view.get("storm")
        if not storm:
            return []
        label = self.words.label
        opened = storm["open"] or [label("nothing-open")]
        return [folded(self.words.head("storm", left=storm["left"]), list(opened))]

    def _decks(self) -> list[str]:
        label = self.words.label
        words: list[str] = []
        trading, fate = self.view.get("trading"), self.view.get("fate_cards")
        if trading:
            words += [label(name, count=trading[name]) for name in ("stardust", "caskets")]
        if fate:
            words.append(label("fate", count=len(fate["deck"])))
        veils = self.view.get("mantle", {}).get("veils", {})
        words += [label("veiled", cell=cell) for cell in veils]
        return [folded(self.words.head("besides"), words)] if words else []

    def _neutral_heroes(self) -> list[str]:
        label = self.words.label
        lines: list[str] = []
        metamorpha, bilkarr = self.view.get("metamorpha"), self.view.get("bilkarr")
        if metamorpha and metamorpha["cell"]:
            power = metamorpha["power"]
            known = label("metamorpha", sign=METAMORPHA, power=power)
            lines.append(known if power else label("metamorpha-idle", sign=METAMORPHA))
        if bilkarr and bilkarr["square"]:
            path = " ".join(bilkarr["path"][:SHOWN_DAYS])
            known = label("bilkarr", sign=BILKARR, path=path)
            lines.append(known if path else label("bilkarr-die", sign=BILKARR))
        return lines

    def _valleys(self) -> list[str]:
        valleys = self.view.get("valleys")
        if not valleys:
            return []
        east = "queens" if valleys["west"] == "kings" else "kings"
        label = self.words.label
        lines = [label("valleys", west=valleys["west"], east=east)]
        for valley, names in valleys["undiscovered"].items():
            if names:
                head = self.words.head("undiscovered", valley=valley)
                lines.append(folded(f"  {head}", list(names)))
        return lines

    def player(self, seat: int) -> list[str]:
        lines = super().player(seat)
        words = self._of_player(seat)
        if words:
            lines.insert(1, folded("  ", words))
        return lines

    def _of_player(self, seat: int) -> list[str]:
        """What the modules say about a player: heroes, posts, veteran, potions, gusts."""
        view, label = self.view, self.words.label
        heroes = [hero for hero in view["players"][seat]["heroes"] if hero]
        words = [label("heroes", cells=" ".join(heroes))] if heroes else []
        posts = view.get("trading", {}).get("posts", [[]] * (seat + 1))[seat]
        if posts:
            words.append(label("star-posts" if len(posts) > 1 else "posts", cells=" ".join(posts)))
        if seat in view.get("heroic", {}).get("veterans", []):
            words.append(label("veteran"))
        for potion, facts in view.get("potions", {}).items():
            if facts.get("owner") == seat:
                day = facts.get("day")
                used = label("potion-day", potion=potion, day=day)
                words.append(used if day else label("potion", potion=potion))
        gusts = view.get("high_pass", {}).get("gusts")
        if gusts:
            words += [label("gust", gate=gate) for gate in gusts[seat] if gate]
        return words
