/** A seat's desk: the live table, what is being picked, and the answers of the rules. */
import type { Hint, NamedAction, Offer, Reason } from '$protocol';
import { Live, type AnyGame, type PreviewOf } from './live.svelte';
import { Picker } from '$shell/turn/picker.svelte';
import { playerName } from '$lib/words/players';
import { offerText } from '$lib/words/sayings';
import type { Context } from '$lib/words/words';
import { tr } from '$lib/words/i18n.svelte';

/** An answer to "why not?", shown beside what was asked about. */
interface Refusal {
  title: string;
  code: string;
  reasons: Reason[];
  /** Where on the screen it was asked. */
  anchor: DOMRect | null;
}

/** A choice that waits for a second yes. */
export interface Guard {
  action: string;
  title: string;
  /** What it costs or loses. */
  lines: string[];
  yes: string;
  /** What says no, if it says more than back. */
  no?: string;
  anchor: DOMRect | null;
}

export class Desk<Game extends AnyGame = AnyGame> {
  readonly live: Live<Game>;
  readonly picker = new Picker((offer, anchor) =>
    this.choose(offer.text, offerText(this.context, offer), anchor),
  );
  /** Whether a game is watched again: moments come and
   * go in any order, and nothing waits for an answer. */
  readonly replays: boolean = false;
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinkingOfHint = $state(false);
  preview = $state.raw<PreviewOf<Game> | null>(null);
  /** Something that cannot be undone and waits for a second yes. */
  guard = $state.raw<Guard | null>(null);
  busy = $state(false);
  /** What a game calls its seats in sentences, if not by their players' names. */
  naming = $state.raw<((seat: number) => string) | null>(null);
  #moment = '';
  /** The moment whose choice was made: nothing more is
   * asked about it, though the next one is not told yet. */
  #answered = '';

  constructor(table: string, key: string | null, live = new Live<Game>(table, key)) {
    this.live = live;
  }

  get context(): Context {
    const table = this.live.table;
    const names = (table?.seats ?? []).map(
      (seat, number) => this.naming?.(number) ?? playerName(seat, number),
    );
    return { game: table?.game ?? '', names };
  }

  /** The offer of an action in notation; null if the decision has it no more. */
  offer(action: string): Offer | null {
    return this.picker.offers.find(({ text }) => text === action) ?? null;
  }

  /** Take in a new moment of the table; called by an effect of the screen. */
  follow(): void {
    const moment = this.#now();
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.picker.reset(this.live.turn?.offers ?? []);
    this.refusal = this.hint = this.preview = this.guard = null;
  }

  /** Answer the decision with an action and the steps
   * that follow it; a refusal is shown with its rule. */
  async choose(
    action: string,
    title = action,
    anchor: DOMRect | null = null,
    then?: NamedAction[],
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const moment = this.#now();
    const answer = await this.live.choose(action, then);
    this.busy = false;
    if (answer.type === 'accepted') {
      this.#answered = moment;
      return true;
    }
    if (answer.type === 'refused') this.#refuse(answer, title, anchor);
    return false;
  }

  /** Take the last choice back; what cannot be taken back says why, with its rule. */
  async undo(anchor: DOMRect | null = null): Promise<void> {
    const { possible, reason } = this.live.update?.undo ?? {};
    if (!possible && reason) {
      this.refusal = { title: tr('undo'), code: 'illegal', reasons: [reason], anchor };
      return;
    }
    const answer = await this.live.undo();
    if (answer.type === 'refused') this.#refuse(answer, tr('undo'), anchor);
  }

  /** Go back to where so many choices had been made. */
  async takeBack(to: number, title: string): Promise<void> {
    const answer = await this.live.ask({ type: 'takeback', to });
    if (answer.type === 'refused') this.#refuse(answer, title, null);
  }

  /** Why is no action of these kinds possible that has these words? */
  async why(
    kinds: readonly string[],
    args: Offer['args'],
    title: string,
    anchor: DOMRect | null,
  ): Promise<void> {
    const answer = await this.live.ask({ type: 'why', kinds: [...kinds], args });
    if (answer.type === 'why') {
      if (answer.reasons.length) {
        this.refusal = { title, code: 'illegal', reasons: answer.reasons, anchor };
      }
    } else if (answer.type === 'refused') this.#refuse(answer, title, anchor);
  }

  async askHint(): Promise<void> {
    this.thinkingOfHint = true;
    const answer = await this.live.ask({ type: 'hint' });
    this.thinkingOfHint = false;
    if (answer.type === 'hint') this.hint = answer;
    else if (answer.type === 'refused') this.#refuse(answer, tr('hint'), null);
  }

  async look(action: string | null): Promise<void> {
    if (action === null) {
      this.preview = null;
      return;
    }
    const now = this.#now();
    // What is picked still belongs to the moment before until the new one is followed.
    if (this.busy || now === this.#answered || now !== this.#moment) return;
    const answer = await this.live.ask({ type: 'preview', action });
    if (answer.type === 'preview') this.preview = answer;
  }

  #now(): string {
    const turn = this.live.turn;
    return `${this.live.update?.branch} ${turn?.decision} ${turn?.step}`;
  }

  #refuse(
    answer: { code: string; reasons?: Reason[] },
    title: string,
    anchor: DOMRect | null,
  ): void {
    this.refusal = { title, code: answer.code, reasons: answer.reasons ?? [], anchor };
  }
}
