/** Help for something: by the pointer or the focus resting on it, a long press, or the `?` key. */
import { on } from 'svelte/events';

const LONG = 450;
const RESTED = 700;
const FAR = 8;

/** Nothing rests on what was asked about any more. */
export const HELP_ENDS = 'helpends';
/** How help was asked for. */
export type How = 'rest' | 'hold' | 'key';
type Help = ((anchor: DOMRect, how: How) => void) | undefined;

export function holdable(node: HTMLElement, help: Help): { update(next: Help): void; destroy(): void } {
  let current = help;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: { x: number; y: number } | null = null;
  /** Whoever presses knows what for: the pointer that lies there afterwards asks nothing. */
  let quiet = false;
  let shown: How | null = null;

  const stop = () => clearTimeout(timer);
  const show = (how: How) => {
    stop();
    if (!current) return;
    shown = how;
    current(node.getBoundingClientRect(), how);
  };
  const wait = (time: number, how: How) => {
    stop();
    if (current) timer = setTimeout(() => show(how), time);
  };
  const end = () => {
    stop();
    if (shown === 'rest') dispatchEvent(new Event(HELP_ENDS));
    shown = null;
  };

  const move = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') {
      if (!quiet && !shown) wait(RESTED, 'rest');
    } else if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > FAR) stop();
  };
  const press = (event: PointerEvent) => {
    stop();
    quiet = true;
    shown = null;
    pressed = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== 'mouse') wait(LONG, 'hold');
  };
  /** A long press has asked, and chooses nothing when the finger is lifted. */
  const click = (event: MouseEvent) => {
    if (shown !== 'hold') return;
    shown = null;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const leave = (event: PointerEvent) => {
    quiet = false;
    pressed = null;
    if (event.pointerType === 'mouse') end();
    else stop();
  };
  const focus = () => node.matches(':focus-visible') && wait(RESTED, 'rest');
  const key = (event: KeyboardEvent) => {
    if (event.key !== '?' || !current) return;
    event.preventDefault();
    show('key');
  };
  const menu = (event: Event) => current && event.preventDefault();

  const heard: [string, EventListener][] = [
    ['pointermove', move as EventListener],
    ['pointerdown', press as EventListener],
    ['pointerup', stop],
    ['pointerleave', leave as EventListener],
    ['pointercancel', stop],
    ['focus', focus],
    ['blur', end],
    ['keydown', key as EventListener],
    ['contextmenu', menu],
  ];
  // A thing with the focus that is taken from the page is left while the page is being changed; `on`
  // lets its listeners change what is shown even then.
  const ends = heard.map(([name, listener]) => on(node, name, listener));
  ends.push(on(node, 'click', click as EventListener, { capture: true }));
  return {
    update: (next) => {
      current = next;
    },
    destroy: () => {
      end();
      for (const off of ends) off();
    },
  };
}
