"""Players who use only the page: they click or tap highlighted elements.

Such a player knows no rules and reads no offers. It finds the elements that can be pressed and
picks one of them by a seed, until the game is over.
"""

from __future__ import annotations

import random
from typing import Any

from tests.browser.watching import Watched

MOST_PRESSES = 40
"""A choice that takes more presses than this counts as impossible on the page."""

# Elements that go on without choosing anything. Refusals disappear by themselves at the next press.
NEWS = [".box .button.primary", ".summary .button.primary"]
# Elements that confirm the pick.
CONFIRM = [".prompt .go .primary", ".foot .primary", ".confirm .primary"]
# Elements that can be picked, at the tables of all games.
LIT = ["[data-cell].can", ".deck.can", ".answers button:not(.on)", ".swap"]
LIT += [".action:not(.off):not(.on)", ".end .over", ".end .finish", ".box > button"]
LIT += [".province.lit", ".province:has(.site.lit)", ".fjord.lit", ".menu li button"]
LIT += [
    ".holder.usable:not(.picked)",
    ".fan .holder:not(.picked)",
    ".offers button",
]
LIT += [".figure[aria-pressed=false]", ".foot .two .button", ".bloodrage .go .button"]

# Finds the elements that can really be pressed: some point of each is on top.
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
    """A player who presses highlighted elements."""

    def __init__(self, watched: Watched, seed: int, *, touch: bool = False) -> None:
        self.watched = watched
        self.page = watched.page
        self.wire = watched.wire
        self.luck = random.Random(seed)
        self.touch = touch
        self.pressed: list[str] = []  # the last presses, reported when the game is stuck

    def play(self, most: int = 2000) -> None:
        """Choose until the game is over or this many choices were made."""
        for _ in range(most):
            self.wait()
            if self.wire.is_over:
                return
            self.choose()

    def wait(self) -> None:
        """Wait until one of our seats owes a choice or the game is over."""
        wire = self.wire
        self.watched.until(
            lambda: wire.is_settled and (wire.turn is not None or wire.is_over), "a turn"
        )
        self.watched.drawn()

    def choose(self) -> None:
        """Press one element after another until a choice is made."""
        made = len(self.wire.chosen)
        for presses in range(MOST_PRESSES):
            if presses and presses % 12 == 0:
                self.page.keyboard.press("Escape")  # start this choice again
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
        """Press one element: a message first, then usually one that confirms, else any other."""
        if not self.is_asked():
            return
        spots = self.find(NEWS)
        if not spots:
            spots = self.find(CONFIRM)
            if not spots or self.luck.random() < 0.1:
                spots = self.find(LIT) or spots
        if not spots:  # the element of a moment ago is gone
            return
        spot = self.luck.choice(spots)
        self.pressed.append(f"{spot['selector']}: {spot['name']}")
        if self.touch:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])
        self.watched.drawn()

    def is_asked(self) -> bool:
        """Wait until something can be pressed; return whether a choice is still owed."""
        wire = self.wire
        wanted = [*NEWS, *CONFIRM, *LIT]
        gone = lambda: wire.turn is None or wire.is_over  # noqa: E731
        self.watched.until(lambda: gone() or self.find(wanted), "something to press")
        return not gone()

    def find(self, selectors: list[str]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(FIND, selectors)
        return found


# The focus: its name, whether it is wanted, and whether arrow keys move on from it.
FOCUS = """
(selectors) => {
  const at = document.activeElement;
  const name = at.getAttribute('aria-label') || at.textContent.trim();
  return {
    name: name.slice(0, 60),
    wanted: selectors.some((selector) => at.matches(selector)) && !at.disabled
      && at.getAttribute('aria-disabled') !== 'true' && !at.closest('.tools, .top'),
    place: at.matches('[data-place]'),
    lit: document.querySelectorAll('[data-place].lit, [data-place]:has(.site.lit)').length,
  };
}
"""
MOST_TABS = 400
"""Enough presses to go around a table several times."""


class Typist(Clicker):
    """A player who uses only the keyboard: tab, arrows, enter, and the box for typed actions."""

    def press(self) -> None:
        """Go to an element with the tab key, across the map with arrows, and press enter there."""
        if not self.is_asked():
            return
        wanted = next((each for each in (NEWS, CONFIRM, LIT) if self.find(each)), None)
        if wanted is None:  # the element of a moment ago is gone
            return
        skip = 0 if wanted is not LIT else self.luck.randrange(min(6, len(self.find(LIT))))
        for _ in range(MOST_TABS):
            focus = self.page.evaluate(FOCUS, wanted)
            if focus["wanted"] and not skip:
                self.pressed.append(focus["name"])
                self.page.keyboard.press("Enter")
                self.watched.drawn()
                return
            skip -= bool(focus["wanted"])
            arrows = focus["place"] and wanted is LIT and focus["lit"] > 0 and skip >= 0
            self.page.keyboard.press("ArrowRight" if arrows and not focus["wanted"] else "Tab")
        raise AssertionError(f"the tab key never came to one of {self.find(wanted)}")

    def type(self) -> bool:
        """Type the beginning of an action, have it completed, and send it.

        Returns whether there is a box to type in.
        """
        box = self.page.get_by_role("combobox", name="Type an action")
        if not self.wire.turn or not box.is_visible() or self.find(NEWS):
            return False
        action = self.luck.choice(self.wire.turn["offers"])["text"]
        for _ in range(MOST_TABS):
            if (
                self.page.evaluate("() => document.activeElement.getAttribute('role')")
                == "combobox"
            ):
                break
            self.page.keyboard.press("Tab")
        made = len(self.wire.chosen)
        self.page.keyboard.type(action[: max(1, len(action) // 2)])
        listed = self.page.get_by_role("option").all_inner_texts()
        for _ in range(listed.index(action) + 1 if action in listed else 0):
            self.page.keyboard.press("ArrowDown")
        if action not in listed:
            self.page.keyboard.type(action[max(1, len(action) // 2) :])
        self.page.keyboard.press("Enter")
        self.watched.until(lambda: len(self.wire.chosen) > made and self.wire.is_settled, "it")
        assert self.wire.chosen[-1] == action
        return True
