/** The tables of the games, each with its texts and icons, loaded when somebody comes to one. */
import type { Component } from 'svelte';
import type { GameName } from '$lib/catalogue.svelte';
import type { Desk } from '$lib/desk.svelte';
import { loadTexts } from '$lib/i18n.svelte';
import { addIcons } from '$ui/sprite';

export type GameTable = Component<{ desk: Desk }>;

interface Parts {
  table: () => Promise<{ default: GameTable }>;
  icons: () => Promise<{ default: string }>;
}

const BATTALIA: Parts = {
  table: () => import('../battalia/BattaliaTable.svelte'),
  icons: () => import('virtual:icons/battalia'),
};
const TABLES: Record<GameName, Parts> = {
  battalia: BATTALIA,
  stormgates: BATTALIA,
  bloodrage: {
    table: () => import('../bloodrage/BloodRageTable.svelte'),
    icons: () => import('virtual:icons/bloodrage'),
  },
};

/** Who teaches a game at its table. */
export async function loadCoach(game: GameName): Promise<GameTable> {
  const [coach] = await Promise.all([import('../lesson/Coach.svelte'), loadTexts('coach', `lesson-${game}`)]);
  return coach.default;
}

/** The table of a game, ready to be shown. */
export async function loadTable(game: GameName): Promise<GameTable> {
  const parts = TABLES[game];
  const [table, icons] = await Promise.all([parts.table(), parts.icons(), loadTexts(game)]);
  addIcons(icons.default);
  return table.default;
}
