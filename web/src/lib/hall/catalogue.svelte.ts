/** What can be played here, asked once for all screens. */
import type { GameInfo, GamesInfo, Level } from '$protocol';
import { api } from './api';
import { problemText } from './problems';

/** The base game before its expansion, then the other world. */
const ORDER = ['battalia', 'stormgates', 'bloodrage'] as const;
export type GameName = (typeof ORDER)[number];
export const USUAL_GAME: GameName = 'battalia';

export const isGame = (name: string): name is GameName =>
  (ORDER as readonly string[]).includes(name);
const place = (name: string) => (isGame(name) ? ORDER.indexOf(name) : ORDER.length);

class Catalogue {
  info = $state.raw<GamesInfo | null>(null);
  problem = $state('');
  #asked = false;

  /** Ask, unless it is known or on its way. */
  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.problem = '';
    api
      .games()
      .then((info) => (this.info = info))
      .catch((error: unknown) => {
        this.#asked = false;
        this.problem = problemText(error);
      });
  }

  get games(): GameInfo[] {
    return [...(this.info?.games ?? [])].sort((a, b) => place(a.name) - place(b.name));
  }

  get levels(): Level[] {
    return this.info?.levels ?? [];
  }

  game(name: string): GameInfo | undefined {
    return this.info?.games.find((each) => each.name === name);
  }
}

export const catalogue = new Catalogue();
