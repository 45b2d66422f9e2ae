/** The tables of the games, each with its texts, icons and components, loaded when somebody comes to one. */
import type { Component } from 'svelte';
import type { GameName } from '$lib/catalogue.svelte';
import type { Desk } from '$lib/desk.svelte';
import type { AnyGame } from '$lib/live.svelte';
import { loadTexts } from '$lib/i18n.svelte';
import { components } from '$lib/printed.svelte';
import { addIcons } from '$ui/sprite';
import type { Documents as Battalia } from '../battalia/engine';
import type { Documents as BloodRage } from '../bloodrage/engine';

export type GameTable<Game extends AnyGame = AnyGame> = Component<{ desk: Desk<Game> }>;

interface Parts<Game extends AnyGame> {
  table: () => Promise<{ default: GameTable<Game> }>;
  icons: () => Promise<{ default: string }>;
}

const BATTALIA: Parts<Battalia> = {
  table: () => import('../battalia/BattaliaTable.svelte'),
  icons: () => import('virtual:icons/battalia'),
};
const BLOODRAGE: Parts<BloodRage> = {
  table: () => import('../bloodrage/BloodRageTable.svelte'),
  icons: () => import('virtual:icons/bloodrage'),
};
const TABLES = { battalia: BATTALIA, stormgates: BATTALIA, bloodrage: BLOODRAGE } satisfies Record<GameName, object>;

/** Who teaches a game at its table. */
export async function loadCoach(game: GameName): Promise<GameTable> {
  const [coach] = await Promise.all([import('../lesson/Coach.svelte'), loadTexts('coach', `lesson-${game}`)]);
  return coach.default;
}

/** The table of a game, ready to be shown. Here the game tells which documents a desk has. */
export async function loadTable(game: GameName): Promise<GameTable> {
  const parts = TABLES[game];
  const [table, icons] = await Promise.all([parts.table(), parts.icons(), loadTexts(game), components.load(game)]);
  addIcons(icons.default);
  return table.default as GameTable;
}
