/** Where help lies: beside what it is about, and where it covers the least of what stands there. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8;
const ANCHOR = 100;

/** How much of one box another covers. */
function covered(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

const within = (at: number, size: number, from: number, to: number): number =>
  Math.max(from, Math.min(at, to - size));

/** A place in the room for something of a size: off its anchor, and off the others if it can be. */
export function besideOf(
  anchor: Box,
  { width, height }: { width: number; height: number },
  room: Box,
  others: readonly Box[],
): { left: number; top: number } {
  const middle = (anchor.left + anchor.right - width) / 2;
  const spots = [
    [middle, anchor.top - GAP - height],
    [middle, anchor.bottom + GAP],
    [anchor.right + GAP, anchor.top],
    [anchor.left - GAP - width, anchor.top],
  ].map(([x, y]) => {
    const left = within(x!, width, room.left, room.right);
    const top = within(y!, height, room.top, room.bottom);
    const box = { left, top, right: left + width, bottom: top + height };
    const lost = others.reduce((sum, other) => sum + covered(box, other), 0);
    return { left, top, lost: lost + ANCHOR * covered(box, anchor) };
  });
  const { left, top } = spots.reduce((best, spot) => (spot.lost < best.lost ? spot : best));
  return { left, top };
}
