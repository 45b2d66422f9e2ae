/** What a game says about its events; how they are told is the same at every table. */
import type { AnyGame, GameEvent, Logged } from '$shell/live/live.svelte';

/** What an event speaks of, to be shown on the table. */
export interface About {
  /** Squares, provinces. */
  places: string[];
  cards: string[];
  seats: number[];
}

export interface Tale<Game extends AnyGame = AnyGame> {
  /** Whether an event begins a chapter, such as a day or an Age, and is its heading. */
  isHeading(event: Logged<Game>): boolean;
  /** Whether an event says no more than whose turn begins. */
  isHead?(event: Logged<Game>): boolean;
  /** Whether an event begins a turn, after the event before it and the turn of a seat. */
  beginsTurn(event: Logged<Game>, before: Logged<Game> | null, seat: number | null): boolean;
  /** Whether it is told at all to those who read the log. */
  isNews?(event: Logged<Game>): boolean;
  /** What can be looked for in the log, by the ends of the names of their messages. */
  topics: readonly string[];
  isAbout(event: Logged<Game>, topic: string): boolean;
  about(event: Logged<Game>): About;
  /** What is worth telling to a seat that comes back, in order. */
  since(events: readonly Logged<Game>[], seat: number): Logged<Game>[];
}

/** Whether there is anything on the table to show. */
export const hasPlace = (about: About): boolean => about.places.length + about.cards.length > 0;

/** The seat that an event is told about. */
export const seatOf = (event: GameEvent): number | null =>
  typeof event.seat === 'number' ? event.seat : null;
