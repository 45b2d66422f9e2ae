/** What can be played here, asked once for all screens. */
import type { GameInfo, GamesInfo, Level } from '$protocol';
import { GAMES, isGame } from '../../games';
import { api } from './api';
import { problemText } from './problems';

const place = (name: string) => (isGame(name) ? GAMES.indexOf(name) : GAMES.length);

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
