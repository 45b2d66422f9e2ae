/** The choices that moved points most, and what happened at them. */
import type { Standing } from '$protocol';
import type { Film } from '$lib/hall/api';
import type { GameEvent } from '$shell/live/live.svelte';
import { eventsOf } from '$shell/after/replay/scrub';

export interface Swing {
  number: number;
  seat: number;
  points: number;
}

/** What goes along with every choice and explains no points. */
const PLAIN = new Set([
  'line',
  'drawn',
  'cleaned-up',
  'nation-reshuffled',
  'turn',
  'day',
  'phase',
  'has-chosen',
  'pack-seen',
  'ambush-picked-up',
]);
/** Whether an event tells points itself. */
export const tellsPoints = ({ event }: GameEvent): boolean => event === 'glory-gained';

/** The biggest changes, each seat's points apart; of
 * equals the later ones, which decide more, come first. */
export function swingsOf(course: Standing[], most: number): Swing[] {
  const found: Swing[] = [];
  for (const [index, { number, points }] of course.entries()) {
    const before = course[index - 1];
    if (!before) continue;
    points.forEach((now, seat) => {
      const change = now - (before.points[seat] ?? 0);
      if (change) found.push({ number, seat, points: change });
    });
  }
  return found
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || b.number - a.number)
    .slice(0, most);
}

/** The events of a choice that explain a change of a seat's points, most telling first. */
export function explaining(film: Film, { number, seat }: Swing): GameEvent[] {
  const told = eventsOf(film, number).filter((event) => !PLAIN.has(event.event));
  const own = told.filter((event) => event.seat === seat);
  const telling = own.filter(tellsPoints);
  if (telling.length) return telling;
  return own.length ? own : told;
}
