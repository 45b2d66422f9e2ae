/** The games of the hall, each by its manifest, and how their tables are fetched. */
import shared from 'virtual:icons/table';
import type { GameName } from '$lib/hall/catalogue.svelte';
import { loadTexts } from '$lib/words/i18n.svelte';
import { components } from '$shell/live/printed.svelte';
import { addIcons } from '$ui/sprite';
import { game as battalia } from '../battalia/game';
import { game as bloodrage } from '../bloodrage/game';
import type { GameTable } from './manifest';

const GAMES = [battalia, bloodrage];

addIcons(shared);

/** The book with the rules of a game. */
export const bookOf = (name: string): string =>
  GAMES.map(({ books }) => books[name as GameName]).find((book) => book) ?? '';

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
  const game = GAMES.find(({ books }) => name in books)!;
  const [table, icons] = await Promise.all([
    game.table(),
    game.icons(),
    loadTexts(name),
    components.load(name),
  ]);
  addIcons(icons.default);
  return table.default as GameTable;
}
