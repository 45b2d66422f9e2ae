/** Sums behind the plot of points: scales, marks of the
 * axis, steps of a line, labels that do not overlap. */
import type { Standing } from '$protocol';

interface Range {
  least: number;
  most: number;
}

/** A straight scale from values to the screen. */
export const scale =
  (values: Range, from: number, to: number) =>
  (value: number): number =>
    values.most === values.least
      ? from
      : from + ((value - values.least) / (values.most - values.least)) * (to - from);

/** Round numbers that cover a range, at most so many steps of them. */
export function ticks({ least, most }: Range, steps: number): number[] {
  const span = Math.max(1, most - least);
  const rough = span / Math.max(1, steps);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough - 1e-9)!,
  );
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from(
    { length: Math.max(1, last - first) + 1 },
    (_, index) => (first + index) * step,
  );
}

export function rangeOf(course: Standing[]): Range {
  const all = course.flatMap((standing) => standing.points);
  return { least: Math.min(0, ...all), most: Math.max(1, ...all) };
}

/** A line that holds its height until a choice changes it. */
export function stepLine(
  course: Standing[],
  seat: number,
  last: number,
  x: (n: number) => number,
  y: (n: number) => number,
): string {
  const [first, ...rest] = course;
  if (!first) return '';
  const f = (n: number) => n.toFixed(1);
  const steps = rest.map(({ number, points }) => `H${f(x(number))}V${f(y(points[seat] ?? 0))}`);
  return `M${f(x(first.number))} ${f(y(first.points[seat] ?? 0))}${steps.join('')}H${f(x(last))}`;
}

/** The points of all seats after so many choices. */
export function pointsAt(course: Standing[], number: number): number[] {
  return course.findLast((standing) => standing.number <= number)?.points ?? [];
}

/** Heights for labels near the wished ones: at least a gap apart, in their order, within bounds. */
export function spread(wished: number[], gap: number, top: number, bottom: number): number[] {
  const order = wished
    .map((height, index) => ({ height, index }))
    .sort((a, b) => a.height - b.height || a.index - b.index);
  const room = Math.min(gap, order.length > 1 ? (bottom - top) / (order.length - 1) : gap);
  const placed: number[] = [];
  for (const { height } of order)
    placed.push(Math.max(height, top, (placed.at(-1) ?? -Infinity) + room));
  for (let at = placed.length - 1, limit = bottom; at >= 0; at -= 1, limit -= room)
    placed[at] = Math.min(placed[at]!, limit);
  const found: number[] = [];
  order.forEach(({ index }, place) => (found[index] = placed[place]!));
  return found;
}

/** Which of a row of labels can be shown if each needs some room: from the left, as many as fit. */
export function fitting(places: number[], room: number): boolean[] {
  let last = -Infinity;
  return places.map((place) => {
    const fits = place - last >= room;
    if (fits) last = place;
    return fits;
  });
}
