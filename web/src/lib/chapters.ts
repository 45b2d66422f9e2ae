/** The log in chapters: each begins with an event that begins something, such as a turn. */
import type { GameEvent } from './live.svelte';

const HEADINGS = new Set(['turn', 'day', 'age', 'age-begins', 'phase']);

export interface Chapter<Event extends GameEvent = GameEvent> {
  /** Of the first event, which never changes. */
  number: number;
  /** Headings in a row belong together: a day and its first turn, the turns of a team. */
  headings: Event[];
  events: Event[];
}

/** Chapters of events; where nothing is wanted nothing is left, except of the one that is open. */
export function chaptersOf<Event extends GameEvent>(events: readonly Event[], wanted: (event: Event) => boolean): Chapter<Event>[] {
  const found: Chapter<Event>[] = [];
  let before: Event | undefined;
  for (const event of events) {
    const isHeading = HEADINGS.has(event.event);
    if (!before || (isHeading && !HEADINGS.has(before.event))) found.push({ number: event.number, headings: [], events: [] });
    const open = found.at(-1)!;
    if (isHeading) open.headings.push(event);
    else if (wanted(event)) open.events.push(event);
    before = event;
  }
  return found.filter((chapter, at) => chapter.events.length > 0 || at === found.length - 1);
}
