/** Where the coach stands: on the part of the screen where it hides least of what counts. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something on the screen, and how bad it would be to hide a part of it. */
export interface Guarded extends Box {
  weight: number;
}

export interface Place {
  left: number;
  top: number;
}

const STEP = 10;

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How much of what is guarded a box hides, by weight. */
export const hidden = (box: Box, guarded: readonly Guarded[]): number =>
  guarded.reduce((sum, each) => sum + each.weight * overlap(box, each), 0);

/** Positions along an edge of the screen, both ends included. */
function stops(from: number, room: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < room; at += STEP) found.push(from + at);
  return [...found, from + Math.max(0, room)];
}

/** The best place within a part of the screen; the one before is kept as long as none is better. */
export function bestPlace(
  size: { width: number; height: number },
  within: Box,
  guarded: readonly Guarded[],
  before: Place | null,
): Place {
  let best: Place = { left: within.left, top: within.top };
  let least = Infinity;
  const lefts = stops(within.left, within.width - size.width);
  const tops = stops(within.top, within.height - size.height).reverse();
  if (
    before &&
    before.left >= within.left &&
    before.left <= lefts.at(-1)! &&
    before.top >= within.top &&
    before.top <= tops[0]!
  ) {
    best = before;
    least = hidden({ ...before, ...size }, guarded);
  }
  for (const left of lefts) {
    for (const top of tops) {
      const cost = hidden({ left, top, ...size }, guarded);
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  }
  return best;
}
