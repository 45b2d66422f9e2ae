"""Measure how fast the page is: the first view of the lobby, and the redrawing after a choice.

    python -m tools.measure.page_speed                       # all three games, 40 choices each
    python -m tools.measure.page_speed --choices 100 battalia

A hall as hosts run it listens on this machine's loopback; Chromium opens the lobby with an empty
cache, then a script that clicks highlighted elements plays against bots. These are timed:

- first view: from the start of the navigation to the frame that shows the lobby's heading
- a pick (a card, a square, an action): from the press to the next frame
- a choice: from the press to the frame that shows its result, including the round trip
- its redrawing: from the hall's answer to that frame

These times depend on the machine's other work. The work does not, or hardly: it is the processor
time of the page's own thread after a press, for scripts, styles, layout and painting together.

Needs the development requirements, a built client (`python -m tools.package.web`) and Chromium.
"""

from __future__ import annotations

import argparse
import os
import shutil
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

import stormhall
from tests.browser.playing import Clicker
from tests.browser.watching import Browsing, Watched, browsing
from tools.measure.real_hall import RealHall, real_hall

VIEWS: Final = 9

# Records when the lobby is first painted, and the times between a press, the hall's answer and a
# frame. A frame is painted when the task after its animation callbacks runs.
CLOCK: Final = """
window.speed = { view: null, picked: null, chosen: null, redrawn: null };
const painted = (then) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => then(performance.now());
  channel.port2.postMessage(null);
});
const look = () => document.querySelector('h1')
  ? painted((at) => (speed.view = at)) : requestAnimationFrame(look);
requestAnimationFrame(look);

let pressed = null, sent = null;
addEventListener('click', (event) => {
  const at = pressed = event.timeStamp;
  painted((now) => (speed.picked = now - at));
}, true);
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (JSON.parse(text).type === 'choose') sent = pressed;
  if (!this.timed) {
    this.timed = true;
    this.addEventListener('message', (event) => {
      if (sent === null || JSON.parse(event.data).type !== 'update') return;
      const from = sent, answered = performance.now();
      sent = null;
      painted((now) => Object.assign(speed, { chosen: now - from, redrawn: now - answered }));
    });
  }
  return send.call(this, text);
};
"""


@dataclass
class Times:
    """Milliseconds of one kind of measurement."""

    passed: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)


class Worker:
    """The page's own thread."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def work(self) -> float:
        """The processor time it has used so far, in milliseconds."""
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        seconds: float = next(each["value"] for each in metrics if each["name"] == "TaskDuration")
        return seconds * 1000


class Timed(Clicker):
    """A player that clicks highlighted elements and measures times."""

    def __init__(self, watched: Watched, seed: int) -> None:
        super().__init__(watched, seed)
        self.times = {"a pick": Times(), "a choice": Times(), "its redrawing": Times()}
        self._worker = Worker(watched.page)
        self._searching = 0.0

    def press(self) -> None:
        """Click, wait for the result, and measure the times."""
        made, before, self._searching = len(self.wire.chosen), self._worker.work(), 0.0
        self.page.evaluate("() => (speed.picked = speed.chosen = speed.redrawn = null)")
        super().press()
        self.watched.until(lambda: self.wire.is_settled, "an answer")
        self.watched.drawn()
        speed = self.page.evaluate("() => speed")
        chosen = len(self.wire.chosen) > made
        passed = speed["chosen" if chosen else "picked"]
        if passed is not None:
            times = self.times["a choice" if chosen else "a pick"]
            times.passed.append(passed)
            times.work.append(self._worker.work() - before - self._searching)
        if speed["redrawn"] is not None:
            self.times["its redrawing"].passed.append(speed["redrawn"])

    def find(self, selectors: list[str]) -> list[dict[str, Any]]:
        """The highlighted elements; finding them does not count as work of the page."""
        before = self._worker.work()
        spots = super().find(selectors)
        self._searching += self._worker.work() - before
        return spots


def first_views(people: Browsing) -> Times:
    """The times to open the lobby, each in a browser with an empty cache."""
    times = Times()
    for _ in range(VIEWS):
        context = people.person()
        context.add_init_script(CLOCK)
        page = context.new_page()
        worker = Worker(page)
        page.goto("/", wait_until="commit")
        page.wait_for_function("() => speed.view !== null")
        times.work.append(worker.work())
        times.passed.append(page.evaluate("() => speed.view"))
        context.close()
    return times


def redraws(people: Browsing, hall: RealHall, game: str, choices: int) -> dict[str, Times]:
    """The times of picks and choices in a game against bots."""
    made = hall.make_table(game, [{"kind": "mine"}, *[{"kind": "bot", "level": "greedy"}] * 3])
    seat = people.sit(made)
    seat.page.add_init_script(CLOCK)
    seat.page.reload()
    seat.at_table()
    clicker = Timed(seat, seed=1)
    clicker.play(most=choices)
    return clicker.times


def spread(times: list[float]) -> str:
    """The median and the 95th percentile of some times."""
    most = quantiles(times, n=20, method="inclusive")[-1]
    return f"{median(times):5.0f} ms, 95 % below {most:5.0f} ms"


def print_times(name: str, times: Times) -> None:
    """Print the lines of one measurement."""
    print(f"{name} ({len(times.passed)} times)")
    print(f"  passed  median {spread(times.passed)}")
    if times.work:
        print(f"  work    median {spread(times.work)}", flush=True)


def measure(browser: Browser, games: list[str], choices: int) -> None:
    """Measure everything and print it."""
    with real_hall() as hall, browsing(browser, hall.url) as people:
        print_times("first view of the lobby", first_views(people))
        for game in games:
            for name, times in redraws(people, hall, game, choices).items():
                print_times(f"{game}: {name}", times)


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description="How fast the page answers.")
    parser.add_argument("games", nargs="*", help="all, if none is named")
    parser.add_argument("--choices", type=int, default=40, help="choices in each game")
    wishes = parser.parse_args()
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        measure(browser, wishes.games or list(stormhall.games()), wishes.choices)
        browser.close()


if __name__ == "__main__":
    main()
