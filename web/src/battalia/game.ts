/** Battalia and The Stormgates. */
import type { Manifest } from '$shell/manifest';
import type { Documents } from './engine';

export const game: Manifest<Documents> = {
  books: { battalia: 'battalia', stormgates: 'stormgates' },
  table: () => import('./Table.svelte'),
  icons: () => import('virtual:icons/battalia'),
};
