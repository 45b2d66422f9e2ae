/** Blood Rage. */
import type { Manifest } from '$shell/manifest';
import type { Documents } from './engine';

export const game: Manifest<Documents> = {
  books: { bloodrage: 'blood-rage' },
  table: () => import('./Table.svelte'),
  icons: () => import('virtual:icons/bloodrage'),
};
