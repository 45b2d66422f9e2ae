/** How the tables of games are fetched. */
import shared from 'virtual:icons/table';
import { loadTexts } from '$lib/words/i18n.svelte';
import { components } from '$shell/live/printed.svelte';
import { addIcons } from '$ui/sprite';
import { game as battalia } from '../battalia/game';
import { game as bloodrage } from '../bloodrage/game';
import type { GameName } from '../games';
import type { GameTable } from './manifest';

const MANIFESTS = [battalia, bloodrage];

addIcons(shared);

/** Who teaches a game at its table. */
export async function loadCoach(game: GameName): Promise<GameTable> {
  const [coach] = await Promise.all([
    import('../lesson/Coach.svelte'),
    loadTexts('coach', `lesson-${game}`),
  ]);
  return coach.default;
}

/** The table of a game, ready to be shown. Here the game tells which documents a desk has. */
export async function loadTable(name: GameName): Promise<GameTable> {
  const game = MANIFESTS.find(({ facts }) => name in facts)!;
  const [table, icons] = await Promise.all([
    game.table(),
    game.icons(),
    loadTexts(name),
    components.load(name),
  ]);
  addIcons(icons.default);
  return table.default as GameTable;
}
