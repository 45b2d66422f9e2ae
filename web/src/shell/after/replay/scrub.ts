/** The course of a finished game as a scrub bar needs it:
 * chapters, turns, marks, and the way between them. */
import type { Film } from '$lib/hall/api';
import type { GameEvent } from '$shell/live/live.svelte';
import type { IconName } from '../../../icons';

/** A day or an age; what stands before the first of them is the set-up. */
export interface Chapter {
  unit: 'setup' | 'day' | 'age';
  count: number;
  /** The first moment of it and the last, in choices made. */
  first: number;
  last: number;
}

/** Something worth going to. */
export interface Mark {
  at: number;
  icon: IconName;
  seat: number | null;
  event: GameEvent;
}

const CHAPTERS: Record<string, { unit: 'day' | 'age'; fact: string }> = {
  day: { unit: 'day', fact: 'day' },
  'age-begins': { unit: 'age', fact: 'age' },
};

/** The events that are worth a mark, each with its picture and the fact that names whose it is. */
const MARKS: Record<string, [IconName, string]> = {
  'battle-decided': ['crossed-swords', 'winner'],
  'province-destroyed': ['fire-ring', ''],
  'battle-over': ['crossed-swords', 'winner'],
  'city-taken': ['castle', 'seat'],
  'guard-beaten': ['mailed-fist', 'seat'],
  'great-artefact-won': ['crystal-shine', 'seat'],
  crowned: ['queen-crown', 'seat'],
  'peak-taken': ['mountains', 'seat'],
  'storm-effect': ['tornado', 'seat'],
};

/** After which choice an event had happened. */
export function momentOf(film: Film, event: number): number {
  let [from, to] = [0, film.choices.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (film.choices[middle]!.heard > event) to = middle;
    else from = middle + 1;
  }
  return Math.min(from + 1, film.choices.length);
}

/** The events of a choice. */
export function eventsOf(film: Film, number: number): GameEvent[] {
  if (number < 1) return [];
  const first = number > 1 ? film.choices[number - 2]!.heard : 0;
  return film.events.slice(first, film.choices[number - 1]!.heard);
}

export function chaptersOf(film: Film): Chapter[] {
  const last = film.choices.length;
  const found: Chapter[] = [];
  for (const event of film.events) {
    const kind = CHAPTERS[event.event];
    if (!kind) continue;
    const count = Number(event[kind.fact]);
    const first = momentOf(film, event.number);
    if (!found.length) found.push(opening(kind.unit, count, first));
    if (found.at(-1)!.unit !== kind.unit || found.at(-1)!.count !== count)
      found.push({ unit: kind.unit, count, first, last });
  }
  if (!found.length) found.push({ unit: 'setup', count: 0, first: 0, last });
  found.forEach((chapter, index) => (chapter.last = found[index + 1]?.first ?? last));
  return found.filter(
    (chapter, index) => chapter.last > chapter.first || index === found.length - 1,
  );
}

/** What comes before the first event of a chapter:
 * the age before, or the set-up of the first day. */
const opening = (unit: 'day' | 'age', count: number, last: number): Chapter =>
  unit === 'age'
    ? { unit, count: count - 1, first: 0, last }
    : { unit: 'setup', count: 0, first: 0, last };

export function marksOf(film: Film): Mark[] {
  const found: Mark[] = [];
  for (const event of film.events) {
    const kind = MARKS[event.event];
    if (!kind) continue;
    const whose = event[kind[1]];
    found.push({
      at: momentOf(film, event.number),
      icon: kind[0],
      seat: typeof whose === 'number' ? whose : null,
      event,
    });
  }
  return found;
}

/** The moments at which turns begin: as the game
 * tells them, else whenever somebody else chooses. */
export function turnsOf(film: Film): number[] {
  const told = film.events
    .filter((event) => event.event === 'turn')
    .map((event) => momentOf(film, event.number));
  const found = told.length
    ? told
    : film.choices.flatMap(({ by }, index) =>
        index && by !== film.choices[index - 1]!.by ? [index] : [],
      );
  return [...new Set([0, ...found])].sort((a, b) => a - b);
}

/** The next of some moments after this one, or the one
 * before it; the ends of the game are always there. */
export function jump(moments: number[], from: number, way: 1 | -1, last: number): number {
  if (way > 0) return moments.find((at) => at > from) ?? last;
  return moments.findLast((at) => at < from) ?? 0;
}

/** Marks that can be told apart on a bar of some width;
 * of several in one place the first is shown. */
export function spaced(marks: Mark[], last: number, width: number, room: number): Mark[] {
  const found: Mark[] = [];
  for (const mark of marks) {
    const before = found.at(-1);
    if (!before || ((mark.at - before.at) / Math.max(1, last)) * width >= room) found.push(mark);
  }
  return found;
}

/** Where on the bar somebody points, as a moment. */
export const momentAt = (x: number, left: number, width: number, last: number): number =>
  Math.round(Math.max(0, Math.min(1, (x - left) / Math.max(1, width))) * last);
