/** Walks of several steps: each is chosen when the one before is done. */
import { tr } from '$lib/words/i18n.svelte';
import { wayTo } from './map';
import type { BattaliaModel } from '../model.svelte';

interface Walk {
  hero: string;
  cells: string[];
}

export class Walking {
  #model: BattaliaModel;
  #busy = false;
  walk = $state.raw<Walk | null>(null);

  constructor(model: BattaliaModel) {
    this.#model = model;
  }

  /** How far heroes can go: the price of each square in steps, for the hero that was picked. */
  reach = $derived.by((): { hero: string; steps: Record<string, number> } | null => {
    if (
      !this.#model.acting ||
      (this.#model.picker.family !== 'move' && this.#model.desk.picker.picked('hero') === null)
    )
      return null;
    const movement = this.#model.figures.movement ?? {};
    const heroes = Object.keys(movement);
    const hero =
      this.#model.desk.picker.picked('hero') ?? (heroes.length === 1 ? heroes[0]! : null);
    const found = hero ? movement[hero] : undefined;
    if (!hero || !found) return null;
    const steps = Object.entries(found.steps).filter(([, price]) => price <= found.payable);
    return { hero, steps: Object.fromEntries(steps) };
  });

  /** Plan a walk to a square; the same square once more sets out. */
  plan(cell: string): boolean {
    const reach = this.reach;
    const from = reach ? this.#model.figures.movement?.[reach.hero]?.at : undefined;
    if (!reach || !from || !(cell in reach.steps)) return false;
    const cells = wayTo(this.#model.map, from, cell, reach.steps);
    if (cells.length < 2) return false;
    if (this.walk?.cells.at(-1) === cell) void this.setOut();
    else this.walk = { hero: reach.hero, cells };
    return true;
  }

  /** Walk the whole way; it ends where a choice has to be made that is not the usual one. */
  async setOut(): Promise<void> {
    const walk = this.walk;
    if (!walk || this.#busy) return;
    this.#busy = true;
    this.walk = null;
    for (const cell of walk.cells) {
      const before = this.#model.view.decision;
      const action = this.#step(walk.hero, cell);
      if (!action) break;
      await this.#model.desk.look(action);
      const found = this.#model.desk.preview;
      if (!found || found.action !== action) break;
      if (
        !(await this.#model.desk.choose(
          action,
          tr('bt-group-move'),
          null,
          this.#model.payment(found),
        ))
      )
        break;
      await this.#settled(before);
    }
    this.#busy = false;
  }

  /** The offer of a step to a square. */
  #step(hero: string, cell: string): string | undefined {
    const offers = this.#model.desk.live.turn?.offers ?? [];
    return offers.find(
      ({ kind, args }) => kind === 'move' && args[0]?.[1] === hero && args[1]?.[1] === cell,
    )?.text;
  }

  /** Until the table has told what came of a choice. */
  async #settled(before: number): Promise<void> {
    const told = () => this.#model.view.decision !== before;
    for (let i = 0; i < 80 && !told(); i++) await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
