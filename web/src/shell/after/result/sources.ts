/** Points by where they came from, as bars: gains from the left, losses cut off at their end. */
export interface Piece {
  source: string;
  points: number;
  /** Hundredths of the whole width. */
  from: number;
  width: number;
}

export interface Bar {
  seat: number;
  total: number;
  gains: Piece[];
  losses: Piece[];
}

/** Sources that have a look of their own; others share the looks that are left, in their order. */
const LOOKS: Record<string, number> = {
  battle: 0,
  conquered: 0,
  pillage: 1,
  annexed: 1,
  quests: 2,
  built: 2,
  ragnarok: 3,
  neutral: 3,
  valhalla: 4,
  upgraded: 4,
  cards: 5,
  start: 5,
  legends: 6,
  peak: 6,
  dragons: 7,
  seals: 7,
  watch: 8,
  royal: 8,
  slaughter: 9,
  'team-mates': 9,
  stolen: 10,
  revealed: 10,
  conquest: 11,
  'small-team': 11,
};
export const LOOK_COUNT = 12;

export const lookOf = (source: string, place: number): number =>
  LOOKS[source] ?? (place + 5) % LOOK_COUNT;

export function barsOf(sources: Record<string, number[]>, seats: number): Bar[] {
  const names = Object.keys(sources);
  const sum = (seat: number, sign: 1 | -1) =>
    names.reduce((all, name) => all + Math.max(0, sign * (sources[name]![seat] ?? 0)), 0);
  const widest = Math.max(1, ...Array.from({ length: seats }, (_, seat) => sum(seat, 1)));
  return Array.from({ length: seats }, (_, seat) => {
    let at = 0;
    const gains: Piece[] = [];
    for (const source of names) {
      const points = sources[source]![seat] ?? 0;
      if (points <= 0) continue;
      const width = (points / widest) * 100;
      gains.push({ source, points, from: at, width });
      at += width;
    }
    const losses: Piece[] = [];
    for (const source of names) {
      const points = sources[source]![seat] ?? 0;
      if (points >= 0) continue;
      const width = Math.min(at, (-points / widest) * 100);
      at -= width;
      losses.push({ source, points, from: at, width });
    }
    // What is lost lies over nothing: two numbers in one place could not be read.
    const left = gains.map((gain) => ({
      ...gain,
      width: Math.max(0, Math.min(gain.width, at - gain.from)),
    }));
    return { seat, total: sum(seat, 1) - sum(seat, -1), gains: left, losses };
  });
}
