/** What shared code has to know of a game before its table is there. */
import type { Component } from 'svelte';
import type { Desk } from '$shell/live/desk.svelte';
import type { AnyGame } from '$shell/live/live.svelte';
import type { IconName } from '../icons';

export type GameTable<Game extends AnyGame = AnyGame> = Component<{ desk: Desk<Game> }>;

export interface GameFacts {
  /** The book of its rules, and its sign. */
  book: string;
  sign: IconName;
  /** The game whose messages it uses where it has none of its own. */
  base?: string;
  /** Players are called by their names; clans have names of their own, which its table knows. */
  seats: 'players' | 'clans';
}

export interface Manifest<Game extends AnyGame = AnyGame> {
  /** The games that are played at its table. */
  facts: Record<string, GameFacts>;
  table: () => Promise<{ default: GameTable<Game> }>;
  icons: () => Promise<{ default: string }>;
}
