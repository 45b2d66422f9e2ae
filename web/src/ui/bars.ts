/** A sum as a bar of its parts. */
export interface Part {
  /** A class of `looks.css`. */
  look: string;
  /** Hundredths of the whole width. */
  from: number;
  width: number;
  /** What stands on it, if there is room. */
  text?: string;
  /** What it is, in full. */
  about?: string;
}

/** Parts one after the other, in a bar as wide as `most`; what is nothing is left out. */
export function inRow(
  parts: readonly { look: string; points: number; text?: string }[],
  most: number,
): Part[] {
  let from = 0;
  return parts.flatMap(({ points, ...part }) => {
    if (points <= 0) return [];
    const placed = { ...part, from, width: (points / most) * 100 };
    from += placed.width;
    return [placed];
  });
}

/** A part that others cover from a place on: its number stands on what is left in sight. */
export function coveredFrom(place: number, part: Part): Part[] {
  const left = Math.max(0, Math.min(part.width, place - part.from));
  if (left === part.width) return [part];
  const { look, about, text } = part;
  const told = { ...(about ? { about } : {}) };
  const hidden = { look, from: part.from + left, width: part.width - left };
  if (left === 0) return [{ ...hidden, ...told }];
  return [{ look, from: part.from, width: left, ...(text ? { text } : {}), ...told }, hidden];
}
