/** What a person at this table has picked so far, and what goes with it.
 *
 * It narrows the legal offers of the desk and asks the engine for previews; it knows no rule. */
import { untrack } from 'svelte';
import type { NamedAction, Offer } from '$protocol';
import type { Desk } from '$lib/desk.svelte';
import { tr } from '$lib/i18n.svelte';
import type { PreviewOf } from '$lib/live.svelte';
import { Retelling } from '$lib/retelling.svelte';
import { eventText, offerText } from '$lib/sayings';
import type { Documents, Forecast } from './engine';
import { ASKED, groupOf, type Group } from './deeds';
import type { Asked } from './helping';
import { mapOf } from './map';
import { Paying } from './paying.svelte';
import { sinceTurn, type About } from './story';
import { subjectOf } from './subject';
import { openly } from './telling';
import { Trying } from './trying.svelte';
import { Walking } from './walking.svelte';

export class Play {
  readonly desk: Desk<Documents>;
  readonly paying: Paying;
  readonly walking: Walking;
  readonly trying: Trying;
  group = $state<Group | null>(null);
  /** A card of the hand that was picked before an action: what it could pay is marked. */
  leaning = $state<string | null>(null);
  /** Whether that card pays a step of a hero. */
  leaningMoves = $state(false);
  /** The square under the pointer or the focus. */
  cursor = $state<string | null>(null);
  asked = $state<string | null>(null);
  /** What a line of the log or a step of the story is about. */
  pointed = $state.raw<About | null>(null);
  readonly story = new Retelling(() => this.#since);
  help = $state.raw<Asked | null>(null);

  constructor(desk: Desk<Documents>) {
    this.desk = desk;
    this.paying = new Paying(this);
    this.walking = new Walking(this);
    this.trying = new Trying(this);
  }

  view = $derived.by(() => this.desk.live.view!);
  figures = $derived.by(() => this.desk.live.figures!);
  map = $derived.by(() => mapOf(this.view));
  step = $derived.by(() => this.desk.live.turn?.step ?? null);
  /** What the question is about. */
  subject = $derived.by(() => subjectOf(this.view.frames, this.step));
  seat = $derived.by(() => this.desk.live.seat);
  /** The seat from whose side the table is shown; onlookers sit with the first player. */
  side = $derived.by(() => this.seat ?? this.view.first);
  game = $derived.by(() => this.desk.context.game);
  names = $derived.by(() => this.desk.context.names);
  /** What others did since the last turn of this seat. */
  #since = $derived.by(() =>
    this.seat === null ? [] : sinceTurn(this.desk.live.events, this.seat).filter((event) => eventText(this.desk.context, event)),
  );
  /** Whether it is the part of the turn in which anything can be done. */
  acting = $derived.by(() => this.desk.picker.offers.some((offer) => offer.kind === 'end-turn'));

  candidates = $derived.by(() => {
    const left = this.desk.picker.candidates;
    return this.group === null ? left : left.filter((offer) => groupOf(offer) === this.group);
  });
  begun = $derived.by(() => this.group !== null || this.desk.picker.begun);
  /** An offer that was taken from a list: others may say the same and more. */
  #listed = $state.raw<Offer | null>(null);
  /** The one offer that is left. A walk is a first step of several. */
  ready = $derived.by((): Offer | null => {
    if (!this.begun) return null;
    if (this.#listed && this.candidates.includes(this.#listed)) return this.#listed;
    return this.candidates.length === 1 ? this.candidates[0]! : null;
  });
  preview = $derived.by(() => {
    const found = this.desk.preview;
    return found && found.action === this.ready?.text ? found : null;
  });
  suggested = $derived.by((): Offer | null => {
    const at = this.desk.live.turn?.suggestion;
    return at == null ? null : (this.desk.picker.offers[at] ?? null);
  });

  /** Offers that name the card which was picked first. */
  leaningOffers = $derived.by((): Offer[] => {
    const card = this.leaning;
    if (!card || this.begun) return [];
    return this.desk.picker.offers.filter((offer) => offer.args.some(([slot, each]) => slot === 'card' && each === card));
  });

  /** Pick a card before an action; a second time puts it back. */
  async lean(card: string): Promise<void> {
    const again = this.leaning === card;
    this.clear();
    if (again) return;
    this.leaning = card;
    // Steps have no price in the figures: what one is usually paid with tells.
    const step = this.desk.picker.offers.find((offer) => offer.kind === 'move');
    const answer = step && (await this.desk.live.ask({ type: 'preview', action: step.text }));
    const payment = answer?.type === 'preview' ? answer.facts.payment : undefined;
    if (this.leaning === card) this.leaningMoves = payment?.includes(card) ?? false;
  }

  /** The words of a slot among what is left. */
  words(slot: string): Map<string, number> {
    const found = new Map<string, number>();
    for (const offer of this.candidates) {
      for (const word of new Set(offer.args.filter(([name]) => name === slot).map(([, each]) => each))) {
        found.set(word, (found.get(word) ?? 0) + 1);
      }
    }
    return found;
  }

  cells = $derived.by(() => this.words('cell'));
  cards = $derived.by(() => this.words('card'));

  clear(): void {
    this.group = null;
    this.leaning = null;
    this.leaningMoves = false;
    this.walking.walk = null;
    this.asked = null;
    this.#listed = null;
    this.desk.picker.clear();
    this.desk.preview = null;
  }

  /** Another decision: nothing of the last one is picked any more. */
  forget(): void {
    // What a partner chooses meanwhile does not interrupt the story.
    if (!untrack(() => this.story.open)) this.pointed = null;
    this.group = null;
    this.leaning = null;
    this.asked = null;
    this.#listed = null;
    this.trying.forget();
  }

  /** Ask what the offer that is left would lead to. */
  async lookAhead(): Promise<void> {
    const text = this.ready?.text ?? null;
    if (text) await this.desk.look(text);
  }

  /** The enter key away from any button. */
  async enter(): Promise<void> {
    if (this.paying.active && this.paying.line) await this.desk.choose(this.paying.line.text);
    else await this.confirm();
  }

  /** Take back what was picked; if nothing was, the last choice of this turn. */
  cancel(): void {
    if (this.begun || this.leaning || this.walking.walk) this.clear();
    else void this.desk.undo();
  }

  pickGroup(group: Group, anchor: DOMRect | null): void {
    if (!this.acting) {
      if (this.step !== null && this.seat !== null) void this.#askGroup(group, anchor);
      return;
    }
    const leaning = this.leaning;
    const again = this.group === group;
    this.clear();
    if (again) return;
    if (this.desk.picker.offers.some((offer) => groupOf(offer) === group)) {
      this.group = group;
      if (leaning && this.words('card').has(leaning)) this.desk.picker.pick('card', leaning);
    } else if (this.seat !== null) {
      void this.#askGroup(group, anchor);
    }
  }

  /** Why can nothing of a group be done? */
  #askGroup(group: Group, anchor: DOMRect | null): Promise<void> {
    return this.desk.why(ASKED[group], [], tr(`bt-group-${group}`), anchor);
  }

  pick(slot: string, word: string): void {
    this.walking.walk = null;
    const picker = this.desk.picker;
    if (picker.has(slot, word) && this.ready) {
      void this.confirm();
      return;
    }
    const kept = this.group;
    this.#listed = null;
    picker.pick(slot, word);
    if (kept && !this.candidates.length) this.group = null;
    if (slot === 'cell') this.#turnFirst();
  }

  /** A tile that fits in several ways lies in the first one until it is turned. */
  #turnFirst(): void {
    const ways = [...this.words('exits').keys()];
    if (ways.length > 1 && this.desk.picker.picked('exits') === null) {
      const usual = this.suggested?.args.find(([slot]) => slot === 'exits')?.[1];
      this.desk.picker.pick('exits', usual && ways.includes(usual) ? usual : ways[0]!);
    }
  }

  /** The ways in which a tile fits on the picked square. */
  get ways(): string[] {
    const cell = this.desk.picker.picked('cell');
    if (!cell) return [];
    const offers = this.desk.picker.offers.filter((offer) => offer.args.some(([s, w]) => s === 'cell' && w === cell));
    return offers.flatMap((offer) => offer.args.filter(([slot]) => slot === 'exits').map(([, word]) => word));
  }

  turn(by: 1 | -1): void {
    const ways = this.ways;
    const now = ways.indexOf(this.desk.picker.picked('exits') ?? '');
    if (ways.length > 1) this.desk.picker.pick('exits', ways[(now + by + ways.length) % ways.length]!);
  }

  /** A square was chosen: what can be done there, or why nothing can. */
  async pickCell(cell: string, anchor: DOMRect | null): Promise<void> {
    this.asked = null;
    this.desk.refusal = null;
    if (this.cells.has(cell)) {
      this.pick('cell', cell);
      return;
    }
    const hero = this.heroAt(cell);
    if (hero && this.desk.picker.offers.some((offer) => offer.args.some(([s, w]) => s === 'hero' && w === hero))) {
      this.clear();
      this.pick('hero', hero);
      return;
    }
    if (this.walking.plan(cell)) return;
    const anywhere = this.desk.picker.offers.some((offer) => offer.args.some(([s, w]) => s === 'cell' && w === cell));
    if (anywhere) {
      this.clear();
      this.pick('cell', cell);
      return;
    }
    await this.explain(cell, anchor);
  }

  /** Why can a square not be chosen, without choosing it? */
  async explain(cell: string, anchor: DOMRect | null): Promise<void> {
    const question = this.questionAbout(cell);
    if (!question) return;
    this.asked = cell;
    await this.desk.why([question.kind], question.args, tr('bt-not-on', { cell }), anchor);
    if (!this.desk.refusal) this.asked = null;
  }

  /** The own hero who stands on a square. */
  heroAt(cell: string): string | null {
    const at = this.seat === null ? -1 : (this.view.players[this.seat]?.heroes.indexOf(cell) ?? -1);
    return at < 0 ? null : `hero${at + 1}`;
  }

  /** What is asked about a square: the action that has begun, there and with all else that was picked. */
  questionAbout(cell: string): Pick<Offer, 'kind' | 'args'> | null {
    const picker = this.desk.picker;
    const kinds = this.candidates.filter((offer) => offer.args.some(([slot]) => slot === 'cell'));
    const like = kinds.find((offer) => offer.kind !== 'end-turn');
    if (like) {
      const words = like.args.map(([slot]): [string, string | null] => [slot, slot === 'cell' ? cell : picker.picked(slot)]);
      return { kind: like.kind, args: words.filter((word): word is [string, string] => word[1] !== null) };
    }
    return this.acting && this.seat !== null ? { kind: 'upgrade', args: [['cell', cell]] } : null;
  }

  /** The usual payment as a step after an action, where there is a choice of payments. */
  payment(preview: PreviewOf<Documents> | null): NamedAction[] {
    const { payment, payments }: Forecast = preview?.facts ?? {};
    return payment?.length && (payments ?? 0) > 1 ? [{ kind: 'with', args: payment.map((card) => ['card', card]) }] : [];
  }

  async confirm(anchor: DOMRect | null = null): Promise<void> {
    if (this.walking.walk) {
      await this.walking.setOut();
      return;
    }
    const offer = this.ready;
    if (!offer) return;
    await this.desk.choose(offer.text, this.say(offer), anchor, this.payment(this.preview));
  }

  /** Choose first, and pay in a way of one's own afterwards. */
  async confirmUnpaid(): Promise<void> {
    if (this.ready) await this.desk.choose(this.ready.text, this.say(this.ready));
  }

  /** An action from a list. With nothing to point at it is done at once if it can be taken back;
   * else it waits for a yes. */
  async pickPlain(offer: Offer, anchor: DOMRect | null): Promise<void> {
    const picker = this.desk.picker;
    if (this.ready?.text === offer.text) {
      await this.confirm(anchor);
      return;
    }
    this.group = null;
    picker.clear();
    picker.pickKind(offer.kind);
    for (const [slot, word] of offer.args) if (this.candidates.length > 1) picker.pick(slot, word);
    this.#listed = offer;
    if (offer.args.length) return;
    await this.desk.look(offer.text);
    if (this.desk.preview?.undoable && this.ready?.text === offer.text) await this.confirm(anchor);
  }

  /** Pick an offer as a hand would, so that it can be seen and only a yes is missing. */
  show(offer: Offer): void {
    if (this.paying.active) return; // the usual line lies there already
    const picker = this.desk.picker;
    this.clear();
    if (this.acting && offer.kind !== 'end-turn') this.group = groupOf(offer);
    picker.pickKind(offer.kind);
    for (const [slot, word] of offer.args) picker.pick(slot, word);
  }

  say(offer: Offer): string {
    return offerText(this.desk.context, openly(this, offer));
  }
}
