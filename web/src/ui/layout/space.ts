/** The steps of space and the ways to line things up, as the tokens and the layouts have them. */

/** Space between things: a step of the tokens `--s-1` to `--s-8`, or none. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
export type Justify = 'start' | 'center' | 'end' | 'between';

const PLACES: Record<Align | Justify, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
  between: 'space-between',
};

export const spaceOf = (step: Space): string => (step ? `var(--s-${step})` : '0');
export const placeOf = (place: Align | Justify): string => PLACES[place];
