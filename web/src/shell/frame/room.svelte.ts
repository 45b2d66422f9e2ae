/** How much room a table has: the widths at which all screens change, as the page sees them. */
import { MediaQuery } from 'svelte/reactivity';
import { BREAKPOINTS } from '$ui/breakpoints';

const compact = new MediaQuery(BREAKPOINTS.compact);
const narrow = new MediaQuery(BREAKPOINTS.narrow);
const large = new MediaQuery(BREAKPOINTS.large);
const low = new MediaQuery(BREAKPOINTS.low);
const landscape = new MediaQuery('(orientation: landscape)');

export const room = {
  /** One thing at a time, the rest in sheets and pages. */
  get compact(): boolean {
    return compact.current;
  },
  /** A compact screen on its side, or a page at 200 %: the rest stands beside the board. */
  get lying(): boolean {
    return compact.current && low.current && landscape.current;
  },
  /** All seats in one row, for want of a column of panels. */
  get narrow(): boolean {
    return narrow.current;
  },
  /** Larger text and cards. */
  get large(): boolean {
    return large.current;
  },
};
