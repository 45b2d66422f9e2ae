/** What every table knows, whatever its game: the desk and what it shows.
 *
 * A game adds its own reading. */
import { tr } from '$lib/words/i18n.svelte';
import { playerName } from '$lib/words/players';
import { capital, word } from '$lib/words/words';
import { signOf, type Sign } from '$shell/seats/signs';
import type { Desk } from './desk.svelte';
import type { AnyGame, Logged } from './live.svelte';
import { eventText, offerText } from '$lib/words/sayings';
import { Retelling } from '$shell/log/retelling.svelte';
import type { About, Tale } from '$shell/log/tale';
import type { Offer } from '$protocol';

export class TableModel<Game extends AnyGame = AnyGame> {
  /** What a line of the log or a step of the story is about. */
  pointed = $state.raw<About | null>(null);
  /** What others did since the last turn of this seat. */
  readonly story = new Retelling(() => this.#since);

  constructor(
    readonly desk: Desk<Game>,
    /** What the game says about its events. */
    readonly tale: Tale<Game>,
  ) {}

  view: Game['view'] = $derived.by(() => this.desk.live.view!);
  figures: Game['figures'] = $derived.by(() => this.desk.live.figures!);
  /** The step in which this seat is asked; null while it is not. */
  step = $derived.by(() => this.desk.live.turn?.step ?? null);
  /** One's own seat; null for onlookers. */
  seat = $derived.by(() => this.desk.live.seat);
  /** The word of the game, such as a part of the ids of messages has it. */
  game = $derived.by(() => this.desk.context.game);
  /** What the seats are called in sentences. */
  names = $derived.by(() => this.desk.context.names);

  #since: Logged<Game>[] = $derived.by(() =>
    this.seat === null
      ? []
      : this.tale
          .since(this.desk.live.events, this.seat)
          .filter((event) => eventText(this.desk.context, event)),
  );

  get picker() {
    return this.desk.picker;
  }

  /** Nothing is picked any more. */
  clear(): void {
    this.picker.clear();
  }

  /** Another decision: what was looked at for the last one goes with it. */
  forget(): void {}

  /** An action in the words of the table. */
  say(offer: Offer): string {
    return offerText(this.desk.context, offer);
  }

  /** The seat from whose side the table is shown. */
  side = $derived.by(() => this.seat ?? this.sideOfOnlookers);

  /** The seat that onlookers sit with. */
  protected get sideOfOnlookers(): number {
    return 0;
  }

  /** All other seats in turn order, from one's own on; every seat for onlookers. */
  get others(): number[] {
    const { seats } = this.view;
    const start = this.seat ?? -1;
    const all = Array.from({ length: seats }, (_, i) => (start + 1 + i + seats) % seats);
    return all.filter((seat) => seat !== this.seat);
  }

  /** The word of the faction or clan of a seat, once it has one. */
  banner(_seat: number): string | null {
    return null;
  }

  sign(seat: number): Sign {
    return signOf(this.banner(seat), seat);
  }

  /** The faction or clan of a seat, or its player before it has one. */
  title(seat: number): string {
    const banner = this.banner(seat);
    return banner ? capital(word(this.game, banner)) : this.player(seat);
  }

  /** Who sits there. */
  player(seat: number): string {
    const state = this.desk.live.table?.seats[seat];
    return state ? playerName(state, seat) : tr('seat-number', { number: seat + 1 });
  }

  /** Whether a seat owes a choice. */
  isThinking(seat: number): boolean {
    return this.view.to_act.includes(seat) && this.view.result === null;
  }
}
