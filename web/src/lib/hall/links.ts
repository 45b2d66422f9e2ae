/** Links to tables as people paste them. */

/** Somewhere in what was pasted; some programs write the `#` of a link as `%23`. */
const LINK =
  /\/(join|watch|table|replay)\/([A-Za-z0-9_-]+)(?:(?:#|%23)([A-Za-z0-9_-]+))?(?![A-Za-z0-9_/%-])/;

/** The path within this hall that a pasted link leads to; null if it is no link of a hall. */
export function pathOf(pasted: string): string | null {
  const found = LINK.exec(pasted);
  return found ? `/${found[1]}/${found[2]}${found[3] ? `#${found[3]}` : ''}` : null;
}
