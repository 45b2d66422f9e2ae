/** What the shell has to know of a game before its table is there. */
import type { Component } from 'svelte';
import type { GameName } from '$lib/hall/catalogue.svelte';
import type { Desk } from '$shell/live/desk.svelte';
import type { AnyGame } from '$shell/live/live.svelte';

export type GameTable<Game extends AnyGame = AnyGame> = Component<{ desk: Desk<Game> }>;

export interface Manifest<Game extends AnyGame = AnyGame> {
  /** The games that are played at its table, each with the book of its rules. */
  books: Partial<Record<GameName, string>>;
  table: () => Promise<{ default: GameTable<Game> }>;
  icons: () => Promise<{ default: string }>;
}
