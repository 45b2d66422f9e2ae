/** What shared code has to know of Blood Rage. */
import type { GameFacts } from '$shell/manifest';

export const facts = {
  bloodrage: { book: 'blood-rage', sign: 'drakkar', seats: 'clans' },
} satisfies Record<string, GameFacts>;
