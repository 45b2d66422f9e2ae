/** Where something that is told lies on the screen.
 *
 * Wide tables show it beside what it is about. Small ones mark the part that may be covered with
 * `data-cover` (the map, the battle), so that what is asked, the hand and the actions stay free. */
const EDGE = 8;
const GAP = 10;

export function placed(anchor: DOMRect | null, width: number): string {
  const part = document.querySelector('[data-cover]')?.getBoundingClientRect();
  if (part) return over(part, width);
  if (!anchor || innerWidth < 600)
    return `top:52px;left:${EDGE}px;right:${EDGE}px;margin:0 auto;max-width:460px`;
  const wide = Math.min(width, innerWidth - 2 * EDGE);
  const left = Math.min(
    Math.max(EDGE, anchor.left + anchor.width / 2 - wide / 2),
    innerWidth - wide - EDGE,
  );
  const above = anchor.top > innerHeight / 2;
  const edge = above
    ? `bottom:${innerHeight - anchor.top + GAP}px`
    : `top:${anchor.bottom + GAP}px`;
  const most = above ? anchor.top : innerHeight - anchor.bottom;
  return `left:${left}px;${edge};width:${wide}px;max-height:${most - GAP - EDGE}px`;
}

/** At the foot of a part of the screen. */
function over(part: DOMRect, width: number): string {
  const wide = Math.min(Math.max(width, 460), part.width - 2 * EDGE);
  const left = part.left + (part.width - wide) / 2;
  const bottom = innerHeight - part.bottom + EDGE;
  return `left:${left}px;bottom:${bottom}px;width:${wide}px;max-height:${part.height - 2 * EDGE}px`;
}
