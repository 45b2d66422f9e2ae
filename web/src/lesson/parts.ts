/** What the coach points at, and what it must not stand in front of. */
import type { Offer } from '$protocol';
import type { Guarded } from './placing';

/** The places of parts of the screen: each says which it is in its `data-part`. */
const parts = (...names: string[]): string =>
  names.map((name) => `[data-part='${name}']`).join(', ');

/** By weight: what says yes to a choice, what was picked for it, what asks and answers, all else
 * that can be pressed, what is looked at, and the rooms it stands in. */
const YES = '.primary';
const PICKED = '[aria-pressed=true]';
const ASKING = `${parts('question', 'actions', 'own')}, [role=dialog], .panel .button.primary`;
const PRESSED = 'button, a, input';
const LOOKED_AT = `[data-cell], [data-place], h1, h2,
  ${parts('seat', 'sheet', 'sky', 'hand', 'facts', 'fighter')}`;
const LARGE = `${parts('board', 'map', 'battle')}, .panel`;

const NEEDED = 5000;
const CHOSEN = 150;
const ASKED = 60;
const USED = 12;
const SEEN = 1;
const AROUND = 0.2;

/** The part of the screen that a note points at. */
export const partOf = (name: string | null | undefined): Element | null =>
  name ? (shown(parts(name))[0] ?? null) : null;

/** The squares and places of the map that a choice is about. */
export function namedBy(offer: Offer | null): Element[] {
  const words = new Set((offer?.args ?? []).map(([, word]) => word));
  return shown('[data-cell], [data-place]').filter((each) => {
    const { cell, place } = (each as HTMLElement | SVGElement).dataset;
    return words.has(cell ?? '') || words.has(place ?? '');
  });
}

/** Everything that is worth seeing now. */
export function guarded(offer: Offer | null, part: Element | null): Guarded[] {
  const weigh = (found: Element[], weight: number) => found.map((each) => box(each, weight));
  return [
    ...weigh([...namedBy(offer), ...shown(YES), ...(part && !isLarge(part) ? [part] : [])], NEEDED),
    ...weigh(shown(PICKED), CHOSEN),
    ...weigh(shown(ASKING), ASKED),
    ...weigh(shown(PRESSED), USED),
    ...weigh(shown(LOOKED_AT), SEEN),
    ...weigh(shown(LARGE), AROUND),
  ];
}

/** A board is too large to be left free as a whole. */
function isLarge(part: Element): boolean {
  const { width, height } = part.getBoundingClientRect();
  return width * height > (innerWidth * innerHeight) / 4;
}

function shown(selector: string): Element[] {
  const found = document.querySelectorAll(selector);
  return [...found].filter((each) => !each.closest('.coach') && each.getClientRects().length > 0);
}

function box(element: Element, weight: number): Guarded {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height, weight };
}
