/** Help for the things of a table: by the pointer or
 * the focus resting on one, a long press, or `?`.
 *
 * A game says what its things are; one bubble tells about the one that was asked about. */
import { untrack } from 'svelte';
import { fromAction } from 'svelte/attachments';
import { on } from 'svelte/events';

/** A moment of rest, so that a pointer on its way does not open one thing after another. */
const RESTED = 500;
const HELD = 450;
/** Pixels that a finger may slip while it rests. */
const SLIP = 10;
/** Those who leave what they asked about may come over to the answer. */
const LINGERS = 220;

/** How help was asked for. */
export type How = 'rest' | 'hold' | 'key' | 'press';

export interface Shown<Thing> {
  thing: Thing;
  of: Element;
  anchor: DOMRect;
  how: How;
}

/** What is helped about: a thing, or what it is for
 * this way to ask; nothing where there is none. */
type Helped<Thing> = Thing | null | undefined | ((how: How, of: Element) => Thing | null);

export class HelpDesk<Thing extends object> {
  shown = $state.raw<Shown<Thing> | null>(null);
  /** Whether the last thing that was used is the keyboard: the focus goes where it is sent, too. */
  #hasKeys = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What can be asked about at present. */
  readonly #things = new Set<Element>();

  /** `describe` gives what is told to those who do not see a thing, unless its name says it all. */
  constructor(readonly describe: (thing: Thing) => string = () => '') {}

  show(thing: Thing, of: Element, how: How = 'press'): void {
    this.stay();
    this.shown = { thing, of, anchor: of.getBoundingClientRect(), how };
  }

  hide(): void {
    this.stay();
    this.shown = null;
  }

  /** Keep what is shown: somebody reads it. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  leave(): void {
    this.stay();
    this.#timer = setTimeout(() => this.hide(), LINGERS);
  }

  used(keys: boolean): void {
    this.#hasKeys = keys;
  }

  /** Things that stand in the same row or list as another, and are worth seeing beside it. */
  neighbours(of: Element): Element[] {
    const around = (box: Element) =>
      [...this.#things].filter((each) => each !== of && box.contains(each) && !each.contains(of));
    for (let box = of.parentElement; box; box = box.parentElement) {
      const found = around(box);
      if (found.length) return found;
    }
    return [];
  }

  /** Tells about a thing; a long press tells and chooses nothing. */
  readonly helped = (node: HTMLElement | SVGElement, about: Helped<Thing>) => {
    let current = about;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: { x: number; y: number; byFinger: boolean } | null = null;
    /** Whoever presses knows what for: the pointer that lies there afterwards asks nothing. */
    let isQuiet = false;
    let wasHeld = false;

    const isShown = () => this.shown?.of === node;
    const stop = () => clearTimeout(timer);
    const ask = (how: How) => {
      stop();
      const thing = typeof current === 'function' ? current(how, node) : current;
      if (thing) this.show(thing, node, how);
    };
    const wait = (time: number, how: How) => {
      stop();
      if (current) timer = setTimeout(() => ask(how), time);
    };
    const end = () => {
      stop();
      if (isShown() && this.shown?.how !== 'hold') this.leave();
    };
    const name = () => {
      const text = current && typeof current !== 'function' ? this.describe(current) : '';
      if (text) node.setAttribute('aria-description', text);
      else node.removeAttribute('aria-description');
    };

    const listeners: Record<string, (event: never) => void> = {
      pointermove: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') {
          const far = pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
          if (far && far > SLIP) stop();
        } else if (isShown()) this.stay();
        else if (!isQuiet) wait(RESTED, 'rest');
      },
      pointerdown: (event: PointerEvent) => {
        const byFinger = event.pointerType !== 'mouse';
        pressed = { x: event.clientX, y: event.clientY, byFinger };
        isQuiet = true;
        wasHeld = false;
        stop();
        if (!byFinger || !current) return;
        timer = setTimeout(() => {
          wasHeld = true;
          ask('hold');
        }, HELD);
      },
      pointerup: stop,
      pointercancel: stop,
      pointerleave: (event: PointerEvent) => {
        isQuiet = false;
        if (event.pointerType === 'mouse') end();
        else stop();
      },
      focus: () => {
        if (this.#hasKeys && node.matches(':focus-visible')) wait(RESTED, 'rest');
      },
      blur: end,
      keydown: (event: KeyboardEvent) => {
        if (event.key !== '?' || !current) return;
        event.preventDefault();
        ask('key');
      },
      // The browser's own menu may come before the timer, and would take the finger away.
      contextmenu: (event: Event) => current && pressed?.byFinger && event.preventDefault(),
    };
    const click = (event: Event) => {
      stop();
      if (!wasHeld) return;
      wasHeld = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // A thing with the focus that is taken from the page is left while the page is being changed;
    // `on` lets its listeners change what is shown even then.
    const ends = Object.entries(listeners).map(([kind, listener]) =>
      on(node, kind, listener as EventListener),
    );
    ends.push(on(node, 'click', click, { capture: true }));
    this.#things.add(node);
    name();
    return {
      update: (next: Helped<Thing>) => {
        current = next;
        name();
        // What is shown follows its thing, never the thing what is shown: that would not end.
        untrack(() => {
          if (!isShown() || typeof next === 'function') return;
          if (next) this.shown = { ...this.shown!, thing: next };
          else this.hide();
        });
      },
      destroy: () => {
        stop();
        this.#things.delete(node);
        if (isShown()) this.hide();
        for (const off of ends) off();
      },
    };
  };

  /** The same for what takes attachments. */
  readonly telling = (about: Helped<Thing>) => fromAction(this.helped, () => about);
}
