/** The games of the hall, and what all screens have to know of them. */
import { facts as battalia } from './battalia/facts';
import { facts as bloodrage } from './bloodrage/facts';
import type { GameFacts } from '$shell/manifest';

/** In the order in which they are offered. */
const FACTS = { ...battalia, ...bloodrage };
export type GameName = keyof typeof FACTS;
export const GAMES = Object.keys(FACTS) as GameName[];

export const isGame = (name: string): name is GameName => Object.hasOwn(FACTS, name);

/** What the hall knows of a game; of a name that is none, nothing. */
export const factsOf = (name: string): GameFacts | undefined =>
  isGame(name) ? FACTS[name] : undefined;
