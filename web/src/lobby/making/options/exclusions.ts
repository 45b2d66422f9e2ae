/** Which options of a new table go together, as the hall has told. The final word is the hall's. */
import type { Bounds, ExclusionInfo, GameInfo } from '$protocol';

export type Value = string | number | boolean | null;
export type Values = Record<string, Value>;

const isBounds = (wanted: Value | Bounds): wanted is Bounds =>
  typeof wanted === 'object' && wanted !== null;

function matches(value: Value | undefined, wanted: Value | Bounds): boolean {
  if (!isBounds(wanted)) return value === wanted;
  return (
    typeof value === 'number' &&
    value >= wanted.least &&
    (wanted.most === null || value <= wanted.most)
  );
}

function holds(exclusion: ExclusionInfo, seats: number, values: Values): boolean {
  if (exclusion.seats && !exclusion.seats.includes(seats)) return false;
  const all = [...Object.entries(exclusion.if), ...Object.entries(exclusion.excludes)];
  return all.every(([name, wanted]) => matches(values[name], wanted));
}

/** All exclusions that these values run into. */
export const clashes = (game: GameInfo, seats: number, values: Values): ExclusionInfo[] =>
  game.exclusions.filter((each) => holds(each, seats, values));

/** Why an option could not have a value with all others as they are; undefined if it could. */
export function against(
  game: GameInfo,
  seats: number,
  values: Values,
  option: string,
  value: Value,
): ExclusionInfo | undefined {
  const tried = { ...values, [option]: value };
  return clashes(game, seats, tried).find((each) => option in each.if || option in each.excludes);
}

/** The other options that an exclusion is about, with the values that stand in the way. */
export function others(exclusion: ExclusionInfo, option: string): [string, Value | Bounds][] {
  const all = [...Object.entries(exclusion.if), ...Object.entries(exclusion.excludes)];
  return all.filter(([name]) => name !== option);
}

/** The values of all options of a preset. */
export function presetValues(game: GameInfo, preset: string | null): Values {
  const values: Values = {};
  for (const option of game.options) values[option.name] = option.default;
  return { ...values, ...(preset === null ? {} : game.presets[preset]) };
}

/** The number of seats nearest to a wished one with which these values can be played. */
export function nearestSeats(game: GameInfo, wished: number, values: Values): number {
  const fit = game.seats.filter((count) => clashes(game, count, values).length === 0);
  const all = fit.length ? fit : game.seats;
  return all.reduce((best, count) =>
    Math.abs(count - wished) < Math.abs(best - wished) ? count : best,
  );
}
