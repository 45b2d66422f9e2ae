/** In a battle: what each choice would make of it, asked before one is made. */
import type { PreviewOf } from '$shell/live/live.svelte';
import { trialOf, type Trial } from './battle';
import type { BattaliaModel } from '../model.svelte';
import type { BattleSums, Documents, Outcome, Roll } from '../engine';

/** Previews cost the server a little each; a battle seldom offers more than this. */
const MOST = 40;

export class Trying {
  readonly #model: BattaliaModel;
  /** Previews of single offers by their text. */
  #found = $state.raw<Record<string, PreviewOf<Documents>>>({});

  constructor(model: BattaliaModel) {
    this.#model = model;
  }

  async all(): Promise<void> {
    const { desk, figures } = this.#model;
    const offers = figures.battle ? desk.picker.offers.slice(0, MOST) : [];
    const decision = desk.live.turn?.decision;
    const found: Record<string, PreviewOf<Documents>> = {};
    for (const offer of offers) {
      const answer = await desk.live.ask({ type: 'preview', action: offer.text });
      if (answer.type === 'preview') found[offer.text] = answer;
      if (desk.live.turn?.decision !== decision) return;
    }
    this.#found = found;
  }

  forget(): void {
    this.#found = {};
  }

  /** The sums after an action. */
  sums(text: string): BattleSums | null {
    return this.#found[text]?.facts.battle ?? null;
  }

  /** What an action would make of one's own total. */
  trial(text: string): Trial | null {
    const now = this.#model.figures.battle;
    const then = this.sums(text);
    return now && then ? trialOf(now, then, this.#model.seat) : null;
  }

  /** What a card would make of one's own total. */
  laying(card: string): Trial | null {
    const offer = this.#model.desk.picker.offers.find(
      ({ kind, args }) => kind === 'play' && args[0]?.[1] === card,
    );
    return offer ? this.trial(offer.text) : null;
  }

  /** How the battle would end with an action. */
  outcome(text: string): Outcome | null {
    return this.#found[text]?.facts.outcome ?? null;
  }

  /** What the die may do to an action. */
  rolls(text: string): Roll[] {
    return this.#found[text]?.facts.rolls ?? [];
  }

  /** What an action is usually paid with. */
  payment(text: string): string[] {
    return this.#found[text]?.facts.payment ?? [];
  }
}
