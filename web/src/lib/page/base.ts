/** Where the hall begins in the address: '' at a name of its own, '/games' below a path. */

/** The hall's path, from the address of one of its scripts, which are all in `assets`. */
export const baseOf = (script: string): string => new URL('..', script).pathname.replace(/\/$/, '');

/** What every link within the hall begins with. */
export const base = import.meta.env.PROD ? baseOf(import.meta.url) : '';
