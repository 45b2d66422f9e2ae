/** What shared code has to know of Battalia and The Stormgates. */
import type { GameFacts } from '$shell/manifest';

export const facts = {
  battalia: { book: 'battalia', sign: 'striped-sun', seats: 'players' },
  stormgates: { book: 'stormgates', sign: 'magic-portal', base: 'battalia', seats: 'players' },
} satisfies Record<string, GameFacts>;
