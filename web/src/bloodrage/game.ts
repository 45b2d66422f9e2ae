/** Blood Rage. */
import type { Manifest } from '$shell/manifest';
import type { Documents } from './engine';
import { facts } from './facts';

export const game: Manifest<Documents> = {
  facts,
  table: () => import('./Table.svelte'),
  icons: () => import('virtual:icons/bloodrage'),
};
