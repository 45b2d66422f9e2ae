"""Finds out which choices the page allows, by pressing every highlighted element in turn.

No choice is sent. The page is told that its decision is stale, so it stays where it is and lets all
choices of one moment be made.
"""

from __future__ import annotations

from typing import Any

from tests.browser.playing import CONFIRM, FIND, LIT, NEWS
from tests.browser.watching import PATIENCE, Watched

Json = dict[str, Any]

SELDOM = [".figures > .button", ".seat .pick", ".strip .can", ".zones button.lit"]
"""Elements that few steps highlight: a whole bundle or none of it, a player, the zones on a
phone."""

# Holds back choices, and knows which requests of the page have no answer yet.
HOLD_BACK = """
(() => {
  const send = WebSocket.prototype.send;
  const heard = new WeakSet();
  const held = (window.held = { chosen: [], waiting: new Set() });
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (!heard.has(this)) {
      heard.add(this);
      this.addEventListener('message', (event) => held.waiting.delete(JSON.parse(event.data).id));
      this.addEventListener('close', () => held.waiting.clear());
    }
    if (message.type === 'choose') {
      held.chosen.push(message.action);
      const answer = { type: 'refused', seq: 0, id: message.id, code: 'stale', reasons: [] };
      setTimeout(() => this.onmessage({ data: JSON.stringify(answer) }));
      return;
    }
    if (message.id !== undefined) held.waiting.add(message.id);
    send.call(this, text);
  };
})();
"""

# Presses the element pressed least so far; a choice made once is seldom confirmed again. A pick is
# dropped after each choice, and when it leads nowhere.
EXPLORE = """
async ([news, confirm, lit, sorts, most, patience]) => {
  const find = FIND;
  const held = window.held;
  const missing = new Set(Object.values(sorts));
  const pressed = new Map();
  const trail = [];
  const mute = new Set();
  const pause = () => new Promise((go) => setTimeout(go));
  const rest = async () => {
    await pause();
    const last = Date.now() + patience;  // only ends what hangs
    while (held.waiting.size && Date.now() < last) await new Promise((go) => setTimeout(go, 4));
    await pause();
  };
  const escape = async () => {
    for (let i = 0; i < 4; i++) {
      const at = document.querySelector('[role=alertdialog]') ?? document.querySelector('main');
      const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      at.dispatchEvent(key);
      await rest();
    }
  };
  await rest();
  let idle = 0;
  for (let presses = 0; presses < most && missing.size; presses++) {
    // What lies beyond the edge of a bar is seen by moving the bar.
    for (const bar of document.querySelectorAll('nav')) bar.scrollLeft = presses % 2 ? 9999 : 0;
    let spots = find(news);
    if (!spots.length) spots = [...find(confirm), ...find(lit)];
    if (!spots.length) {
      if (idle < 0) break;  // there was nothing after a new beginning either
      await escape();
      idle = -1;
      continue;
    }
    const title = document.querySelector('.prompt h2')?.textContent ?? '';
    const toggles = [...document.querySelectorAll('[aria-pressed]')];
    const picked = toggles.flatMap((each, at) => (each.ariaPressed === 'true' ? [at] : []));
    const alike = new Map();  // things of the same name are told apart by their order
    for (const spot of spots) {
      const goes = confirm.includes(spot.selector);
      const name = `${spot.selector} ${spot.name}`;
      alike.set(name, (alike.get(name) ?? 0) + 1);
      spot.key = [name, goes ? title : alike.get(name), ...picked].join();
      spot.count = (pressed.get(spot.key) ?? 0) * (goes ? 3 : 1);
    }
    const least = Math.min(...spots.map((spot) => spot.count));
    const spot = spots.find((each) => each.count === least);
    pressed.set(spot.key, (pressed.get(spot.key) ?? 0) + 1);
    trail.push(spot.name);
    const thing = document.elementFromPoint(spot.x, spot.y);
    const control = thing.closest('button, a, [tabindex]');
    control?.focus({ preventScroll: true });
    if (!control || document.activeElement !== control) mute.add(spot.key);
    const before = held.chosen.length;
    const at = { clientX: spot.x, clientY: spot.y };
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at }));
    await rest();
    idle = Math.max(0, idle) + 1;
    for (const action of held.chosen.slice(before)) missing.delete(sorts[action.split(';')[0]]);
    if (held.chosen.length > before || idle > 7) {
      await escape();
      idle = 0;
    }
  }
  return { missing: [...missing], mute: [...mute], trail };
}
""".replace("FIND", FIND.strip())


def explore(watched: Watched, known: set[str], most: int = 400) -> Json:
    """Press highlighted elements until every sort of offer that is not in `known` was chosen once.

    Returns the sorts that never were (`missing`), the pressed elements that cannot have the focus
    (`mute`), and the presses (`trail`). Chosen sorts are added to `known`.
    """
    assert watched.wire.turn is not None
    offered = {offer["text"]: sort_of(offer) for offer in watched.wire.turn["offers"]}
    sorts = {text: sort for text, sort in offered.items() if sort not in known}
    lit = [*LIT, *SELDOM]
    told = [NEWS, CONFIRM, lit, sorts, most, PATIENCE * 1000]
    found: Json = watched.page.evaluate(EXPLORE, told)
    known |= set(sorts.values()) - set(found["missing"])
    return found


def sort_of(offer: Json) -> str:
    """The kind and slots of an offer: those that agree in both are chosen in the same way."""
    return " ".join([offer["kind"], *sorted({slot for slot, _ in offer["args"]})])
