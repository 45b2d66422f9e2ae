"""Playing with nothing but what is drawn: somebody who clicks, or taps, what is lit.

A player of this kind knows no rules and reads no offers. Whatever can be pressed is found in the
page; among it one thing is taken by a seed, until the game is over.
"""

from __future__ import annotations

import random
from typing import Any

from tests.browser.watching import Watched

MOST_PRESSES = 40
"""A decision that takes more presses than this cannot be made with what is drawn."""

# What goes on without choosing anything: news, and answers to something that was not possible.
NEWS = [".why header button", ".box .btn.primary", ".summary .btn.primary", ".hint .close"]
# What carries out the thing that was picked.
CONFIRM = [".prompt .primary", ".strip .primary", ".bundle .primary", ".foot .primary"]
CONFIRM += [".confirm .primary", ".end .yes"]
# What can be picked, in words of the two tables.
LIT = ["[data-cell].can", ".deck.can", ".card.is-can", ".choices button:not(.on)", ".swap"]
LIT += ["nav.bar button:not(.off):not(.on)", ".end .over", ".end .finish", ".box > button"]
LIT += [".province.lit", ".province:has(.site.lit)", ".fjord.lit", ".menu li button"]
LIT += [".holder.usable:not(.picked)", ".fan .holder:not(.picked)", ".row .btn", ".offers button"]
LIT += [".figure[aria-pressed=false]", ".action:not(.off)", ".foot .two .btn", ".strip .btn"]

# Finds the things that can really be pressed: where a point of theirs is on top.
FIND = """
(selectors) => {
  const found = [];
  for (const selector of selectors) {
    for (const thing of document.querySelectorAll(selector)) {
      if (thing.disabled || thing.getAttribute('aria-disabled') === 'true') continue;
      if (thing.closest('[inert], .unseen, .tools, .top')) continue;
      let box = thing.getBoundingClientRect();
      if (!box.width || !box.height) continue;
      if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        box = thing.getBoundingClientRect();
      }
      const spots = [0.5, 0.3, 0.7, 0.1, 0.9];
      search: for (const down of spots) for (const right of spots) {
        const x = box.left + box.width * right, y = box.top + box.height * down;
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === thing || thing.contains(hit))) {
          const name = thing.getAttribute('aria-label') || thing.textContent.trim();
          found.push({ x, y, name: name.slice(0, 60), selector });
          break search;
        }
      }
    }
  }
  return found;
}
"""


class Clicker:
    """Somebody who presses what is lit."""

    def __init__(self, watched: Watched, seed: int, *, touch: bool = False) -> None:
        self.watched = watched
        self.page = watched.page
        self.wire = watched.wire
        self.luck = random.Random(seed)
        self.touch = touch
        self.pressed: list[str] = []  # the last things, to be told when nothing goes on

    def play(self, most: int = 2000) -> None:
        """Choose until the game is over, or so many choices were made."""
        for _ in range(most):
            self.wait()
            if self.wire.is_over:
                return
            self.choose()

    def wait(self) -> None:
        """Until a choice of ours is owed or the game is over."""
        wire = self.wire
        self.watched.until(
            lambda: wire.is_settled and (wire.turn is not None or wire.is_over), "a turn"
        )
        self.watched.drawn()

    def choose(self) -> None:
        """Press one thing after another until a choice was made."""
        made = len(self.wire.chosen)
        for presses in range(MOST_PRESSES):
            if presses and presses % 12 == 0:
                self.page.keyboard.press("Escape")  # begin this choice anew
                self.watched.drawn()
            self.press()
            self.watched.until(lambda: self.wire.is_settled, "an answer")
            if len(self.wire.chosen) > made or self.wire.turn is None or self.wire.is_over:
                return
        turn = self.wire.turn or {}
        raise AssertionError(
            f"{MOST_PRESSES} presses made no choice in step {turn['step']}: "
            f"{self.pressed[-MOST_PRESSES:]}"
            f"\noffers: {[offer['text'] for offer in turn['offers']][:40]}"
        )

    def press(self) -> None:
        """Press one thing: news first, then mostly what confirms, else anything lit."""
        spots = self.find(NEWS)
        if not spots:
            spots = self.find(CONFIRM)
            if not spots or self.luck.random() < 0.1:
                spots = self.find(LIT) or spots
        if not spots:
            self.watched.drawn()
            return
        spot = self.luck.choice(spots)
        self.pressed.append(f"{spot['selector']}: {spot['name']}")
        if self.touch:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])
        self.watched.drawn()

    def find(self, selectors: list[str]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(FIND, selectors)
        return found
