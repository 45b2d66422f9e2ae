/** What is printed on the components of a game, as its engine tells it; the client has only the
 * pictures, by word. */
import type { PrintedFacts } from '$protocol';
import { api } from '$lib/hall/api';

export interface Printed {
  /** The rule that says most about a topic: a card, a place, an action, the reason of an end. */
  rules: Readonly<Record<string, string>>;
}

class Components {
  #known = $state.raw<Readonly<Record<string, Printed>>>({});
  /** The game whose table is shown. */
  #shown = $state('');
  readonly #asked = new Map<string, Promise<PrintedFacts>>();

  /** Ask for a game's components, once, and show its table with them. */
  async load(game: string): Promise<void> {
    // Screens call this while they are drawn, so nothing
    // reactive is read or written before it waits.
    const asked = this.#asked.get(game) ?? api.printed(game);
    this.#asked.set(game, asked);
    try {
      this.show(game, (await asked).printed as Record<string, unknown> & Printed);
    } catch (error) {
      this.#asked.delete(game);
      throw error;
    }
  }

  show(game: string, printed: Printed): void {
    this.#known = { ...this.#known, [game]: printed };
    this.#shown = game;
  }

  of(game: string): Printed | undefined {
    return this.#known[game];
  }

  /** Those of the table that is shown. */
  get shown(): Printed {
    return this.#known[this.#shown]!;
  }
}

export const components = new Components();

export const ruleOf = (game: string, topic: string): string | null =>
  components.of(game)?.rules[topic] ?? null;
