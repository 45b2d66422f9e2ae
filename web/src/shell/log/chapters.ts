/** The log in chapters, such as days or Ages, and in each the turns of the seats. */
import type { GameEvent } from '$shell/live/live.svelte';
import { seatOf, type Tale } from './tale';

/** What one seat does on its turn, with all that follows from it. */
export interface Turn {
  /** Of the first event, which never changes. */
  number: number;
  /** None outside of turns. */
  seat: number | null;
  /** What says whose turn it is. */
  heads: GameEvent[];
  events: GameEvent[];
}

export interface Chapter {
  number: number;
  /** Headings in a row belong together: an Age and its first phase. */
  headings: GameEvent[];
  turns: Turn[];
}

const turnOf = ({ number }: GameEvent, seat: number | null): Turn => ({
  number,
  seat,
  heads: [],
  events: [],
});

/** Chapters of events; where nothing is wanted nothing is left, except of the turn that goes on. */
export function chaptersOf(
  tale: Tale,
  events: readonly GameEvent[],
  isWanted: (event: GameEvent) => boolean,
): Chapter[] {
  const found: Chapter[] = [];
  let before: GameEvent | null = null;
  for (const event of events) {
    const isHeading = tale.isHeading(event);
    if (!before || (isHeading && !tale.isHeading(before)))
      found.push({ number: event.number, headings: [], turns: [turnOf(event, null)] });
    const { headings, turns } = found.at(-1)!;
    if (tale.beginsTurn(event, before, turns.at(-1)!.seat))
      turns.push(turnOf(event, seatOf(event)));
    const turn = turns.at(-1)!;
    if (isHeading) headings.push(event);
    else if (tale.isHead?.(event)) turn.heads.push(event);
    else if (isWanted(event)) turn.events.push(event);
    before = event;
  }
  const newest = found.at(-1)?.turns.at(-1);
  return found
    .map((chapter) => ({
      ...chapter,
      turns: chapter.turns.filter((turn) => turn === newest || turn.events.length),
    }))
    .filter((chapter) => chapter.turns.length);
}
