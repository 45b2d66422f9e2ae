"""Presses at random everything on a page that can be pressed, grey things included.

Most presses hit a thing by mouse or finger; some are keys. Nothing is asked of the page but that it
goes on without an error.
"""

from __future__ import annotations

import random
from typing import Any

from tests.browser.watching import Watched

# A thing that can be pressed, chosen by a number below one: its name and a point on top of it.
# Links that lead out of the hall or open another page are left out.
CHOOSE = """
([chance, turned]) => {
  const kinds = 'button, a[href], input, select, summary, [tabindex], [role=button], [role=tab]';
  const things = [...document.querySelectorAll(kinds)].filter((thing) =>
    thing.target !== '_blank' && (thing.host ?? location.host) === location.host
    && thing.type !== 'file' && thing.getClientRects().length
    && !thing.closest('[inert], .unseen'));
  if (!things.length) return null;
  const first = Math.floor(chance * things.length);
  for (let tries = 0; tries < 12; tries++) {
    const thing = things[(first + tries) % things.length];
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = thing.getBoundingClientRect();
    const x = box.left + box.width * turned, y = box.top + box.height * (1 - turned);
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(hit === thing || thing.contains(hit) || hit.contains(thing))) continue;
    const name = thing.getAttribute('aria-label') || thing.textContent.trim();
    return { x, y, name: `${thing.tagName.toLowerCase()} ${name.slice(0, 50)}` };
  }
  return null;
}
"""

KEYS = ["Tab", "Shift+Tab", "Enter", "Space", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp"]
KEYS += ["ArrowDown", "Home", "End", "PageUp", "PageDown", "Backspace", "Delete", "/", "?", "1"]
KEYS += [*"abcdefghijklmnopqrstuvwxyz"]

SHOWN = 25
"""The last presses that a failure tells."""

STALE = "https://svelte.dev/e/derived_inert"
"""Svelte's warning, no error, that a value of a table was read while that table was leaving."""


class Presser:
    """Somebody who presses whatever is there, by a seed."""

    def __init__(self, watched: Watched, seed: int, *, touch: bool = False) -> None:
        self.watched = watched
        watched.let_pass = (STALE,)
        self.page = watched.page
        self.seed = seed
        self.luck = random.Random(seed)
        self.touch = touch
        self.pressed: list[str] = []

    def press(self, times: int) -> None:
        """Press so many times; fail at the first trouble of the page."""
        for _ in range(times):
            self.press_once()
            self.check()
        self.watched.drawn()
        self.check()

    def press_once(self) -> None:
        """Press a thing, or every fifth time a key."""
        spot: dict[str, Any] | None = None
        if self.luck.random() > 0.2:
            chances = [self.luck.random(), self.luck.choice([0.5, 0.5, 0.2, 0.8])]
            spot = self.page.evaluate(CHOOSE, chances)
        if spot is None:
            key = self.luck.choice(KEYS)
            self.pressed.append(f"key {key}")
            self.page.keyboard.press(key)
            return
        self.pressed.append(spot["name"])
        if self.touch:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])

    def check(self) -> None:
        """Assert that the page has had no trouble so far."""
        troubles = "\n".join(self.watched.troubles)
        last = "\n  ".join(self.pressed[-SHOWN:])
        assert not troubles, f"{troubles}\nseed {self.seed}, after:\n  {last}"
