/** The design tokens as the style sheet has them, so that the page of them is never behind. */
import css from '../../styles/tokens.css?raw';

const NAMES = [...new Set([...css.matchAll(/^ +(--[\w-]+): /gm)].map((found) => found[1]!))];
const COLOUR = /^#|^rgba?\(/;

const named = (pattern: RegExp) => NAMES.filter((name) => pattern.test(name));
const valueOf = (name: string) => css.match(new RegExp(`${name}: ([^;]+);`))?.[1] ?? '';

export const SIZES = named(/^--fs-\d$/);
export const SPACES = named(/^--s-\d$/);
export const RADII = named(/^--r-/);
export const SHADOWS = named(/^--sh-/);
export const COLOURS = NAMES.filter((name) => COLOUR.test(valueOf(name)));
