/** What is told about a thing of the table on hover, focus and long press. */
import { on } from 'svelte/events';

/** A card is shown in full; all else has a name and a text. */
export interface Help {
  card?: string;
  title?: string;
  text?: string;
  /** Left or right of it, so that its neighbours can be read. */
  isBeside?: boolean;
  /** The name of the thing says all of this already. */
  isSaid?: boolean;
}

/** A moment of rest, so that a pointer on its way does not open one thing after another. */
const RESTED = 350;
const HELD = 450;
/** Pixels that a finger may slip while it rests. */
const SLIP = 10;

class HelpDesk {
  shown = $state.raw<Help | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  #of: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(help: Help, of: Element, after = RESTED): void {
    clearTimeout(this.#timer);
    this.#of = of;
    this.#timer = setTimeout(() => {
      this.shown = help;
      this.anchor = of.getBoundingClientRect();
    }, after);
  }

  hide(of?: Element): void {
    if (of && of !== this.#of) return;
    clearTimeout(this.#timer);
    this.shown = this.#of = null;
  }
}

export const helpDesk = new HelpDesk();

/** Tells about a thing; a long press tells and chooses nothing. */
export function helped(node: HTMLElement | SVGElement, help: Help | null): { update(next: Help | null): void; destroy(): void } {
  let held: ReturnType<typeof setTimeout> | undefined;
  let wasHeld = false;
  let byFinger = false;
  let from = { x: 0, y: 0 };
  const describe = () => {
    if (help?.text && !help.isSaid) node.setAttribute('aria-description', help.text);
    else node.removeAttribute('aria-description');
  };
  const listeners: Record<string, (event: never) => void> = {
    pointerenter: (event: PointerEvent) => help && event.pointerType === 'mouse' && helpDesk.show(help, node),
    // What a finger has opened stays when it is lifted, until the next touch.
    pointerleave: (event: PointerEvent) => (clearTimeout(held), event.pointerType === 'mouse' && helpDesk.hide(node)),
    pointerdown: (event: PointerEvent) => {
      wasHeld = false;
      byFinger = event.pointerType !== 'mouse';
      if (!help || !byFinger) return;
      from = { x: event.clientX, y: event.clientY };
      held = setTimeout(() => {
        wasHeld = true;
        helpDesk.show(help!, node, 0);
      }, HELD);
    },
    pointermove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) clearTimeout(held);
    },
    pointerup: () => clearTimeout(held),
    pointercancel: () => clearTimeout(held),
    focus: () => help && node.matches(':focus-visible') && helpDesk.show(help, node),
    blur: () => helpDesk.hide(node),
    // The browser's own menu may come before the timer, and would take the finger away.
    contextmenu: (event: Event) => help && byFinger && event.preventDefault(),
  };
  const click = (event: Event) => {
    clearTimeout(held);
    if (!wasHeld) return;
    wasHeld = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // A thing with the focus that is taken from the page is left while the page is being changed; `on`
  // lets its listeners change what is shown even then.
  const ends = Object.entries(listeners).map(([name, listener]) => on(node, name, listener as EventListener));
  ends.push(on(node, 'click', click, { capture: true }));
  describe();
  return {
    update: (next) => {
      help = next;
      describe();
    },
    destroy: () => {
      clearTimeout(held);
      helpDesk.hide(node);
      for (const end of ends) end();
    },
  };
}
