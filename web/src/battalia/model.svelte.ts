/** What a person at this table has picked so far, and what goes with it.
 *
 * It narrows the legal offers of the desk and asks the engine for previews; it knows no rule. */
import { untrack } from 'svelte';
import type { NamedAction, Offer } from '$protocol';
import type { Desk } from '$shell/live/desk.svelte';
import { TableModel } from '$shell/live/model.svelte';
import { tr } from '$lib/words/i18n.svelte';
import type { PreviewOf } from '$shell/live/live.svelte';
import { offerText } from '$lib/words/sayings';
import type { Documents, Forecast } from './engine';
import { GRAMMAR, type Group } from './turn/deeds';
import { mapOf } from './board/map';
import { Paying } from './turn/paying.svelte';
import { TALE } from './log/tale';
import { subjectOf } from './turn/subject';
import { openly } from './help/telling';
import { Trying } from './battle/trying.svelte';
import { Walking } from './board/walking.svelte';

export class BattaliaModel extends TableModel<Documents> {
  readonly paying: Paying;
  readonly walking: Walking;
  readonly trying: Trying;
  /** A card of the hand that was picked before an action: what it could pay is marked. */
  leaning = $state<string | null>(null);
  /** Whether that card pays a step of a hero. */
  leaningMoves = $state(false);
  /** The square under the pointer or the focus. */
  cursor = $state<string | null>(null);
  asked = $state<string | null>(null);

  constructor(desk: Desk<Documents>) {
    super(desk, TALE);
    this.paying = new Paying(this);
    this.walking = new Walking(this);
    this.trying = new Trying(this);
    desk.picker.declare({
      ...GRAMMAR,
      given: (pressed) => (pressed === 'cell' ? this.#firstWay() : null),
      cleared: () => this.#forgetPlans(),
    });
    desk.picker.choose = (offer, anchor = null) =>
      desk.choose(offer.text, this.say(offer), anchor, this.payment(this.preview));
  }

  /** Onlookers sit with the first player. */
  protected override get sideOfOnlookers(): number {
    return this.view.first;
  }

  override banner(seat: number): string | null {
    return this.view.factions[seat] ?? null;
  }

  map = $derived.by(() => mapOf(this.view));
  /** What the question is about. */
  subject = $derived.by(() => subjectOf(this.view.frames, this.step));
  /** Whether it is the part of the turn in which anything can be done. */
  acting = $derived.by(() => this.picker.isTurn);
  candidates = $derived.by(() => this.picker.candidates);
  begun = $derived.by(() => this.picker.begun);
  ready = $derived.by(() => this.picker.ready);
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
    return this.desk.picker.offers.filter((offer) =>
      offer.args.some(([slot, each]) => slot === 'card' && each === card),
    );
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
    return this.picker.words(slot);
  }

  cells = $derived.by(() => this.words('cell'));
  cards = $derived.by(() => this.words('card'));

  /** What was planned goes with what was picked. */
  #forgetPlans(): void {
    this.leaning = this.walking.walk = this.asked = this.desk.preview = null;
    this.leaningMoves = false;
  }

  /** Another decision: nothing of the last one is picked any more. */
  forget(): void {
    // What a partner chooses meanwhile does not interrupt the story.
    if (!untrack(() => this.story.open)) this.pointed = null;
    this.trying.forget();
    this.paying.begin();
  }

  battle = $derived.by(() => this.figures.battle ?? null);
  /** The board in place of the battle, at one's own wish. */
  boardInstead = $state(false);
  /** Whether the battle is shown in place of the board. */
  fighting = $derived.by(() => this.battle !== null && !this.boardInstead);
  /** What lies over the board where it has no place of its own: a seat by its number. */
  sheet = $state<'pool' | 'zones' | number | null>(null);

  /** Open a sheet, or close it if it is open. */
  toggleSheet(sheet: 'pool' | 'zones' | number): void {
    this.sheet = this.sheet === sheet ? null : sheet;
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
    const { leaning, picker } = this;
    if (!picker.offersFamily(group) || !this.acting) {
      if (this.acting) this.clear();
      if (this.step !== null && this.seat !== null) void this.#askGroup(group, anchor);
      return;
    }
    picker.pickFamily(group);
    if (leaning && picker.family && this.words('card').has(leaning)) picker.pick('card', leaning);
  }

  /** Why can nothing of a group be done? */
  #askGroup(group: Group, anchor: DOMRect | null): Promise<void> {
    return this.desk.why(this.picker.kindsOf(group), [], tr(`bt-group-${group}`), anchor);
  }

  pick(slot: string, word: string): void {
    this.walking.walk = null;
    void this.picker.press(slot, word);
  }

  /** A tile that fits in several ways lies in the usual or the first one until it is turned. */
  #firstWay(): { slot: string; word: string } | null {
    const ways = [...this.words('exits').keys()];
    if (ways.length < 2 || this.picker.picked('exits') !== null) return null;
    const usual = this.suggested?.args.find(([slot]) => slot === 'exits')?.[1];
    return { slot: 'exits', word: usual && ways.includes(usual) ? usual : ways[0]! };
  }

  /** The ways in which a tile fits on the picked square. */
  get ways(): string[] {
    const cell = this.desk.picker.picked('cell');
    if (!cell) return [];
    const offers = this.desk.picker.offers.filter((offer) =>
      offer.args.some(([s, w]) => s === 'cell' && w === cell),
    );
    return offers.flatMap((offer) =>
      offer.args.filter(([slot]) => slot === 'exits').map(([, word]) => word),
    );
  }

  turn(by: 1 | -1): void {
    const ways = this.ways;
    const now = ways.indexOf(this.desk.picker.picked('exits') ?? '');
    if (ways.length > 1)
      this.desk.picker.pick('exits', ways[(now + by + ways.length) % ways.length]!);
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
    if (
      hero &&
      this.desk.picker.offers.some((offer) =>
        offer.args.some(([s, w]) => s === 'hero' && w === hero),
      )
    ) {
      this.clear();
      this.pick('hero', hero);
      return;
    }
    if (this.walking.plan(cell)) return;
    const anywhere = this.desk.picker.offers.some((offer) =>
      offer.args.some(([s, w]) => s === 'cell' && w === cell),
    );
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

  /** One's own hero who stands on a square. */
  heroAt(cell: string): string | null {
    const at = this.seat === null ? -1 : (this.view.players[this.seat]?.heroes.indexOf(cell) ?? -1);
    return at < 0 ? null : `hero${at + 1}`;
  }

  /** What is asked about a square: the action that has
   * begun, there and with all else that was picked. */
  questionAbout(cell: string): Pick<Offer, 'kind' | 'args'> | null {
    const picker = this.desk.picker;
    const kinds = this.candidates.filter((offer) => offer.args.some(([slot]) => slot === 'cell'));
    const like = kinds.find((offer) => offer.kind !== 'end-turn');
    if (like) {
      const words = like.args.map(([slot]): [string, string | null] => [
        slot,
        slot === 'cell' ? cell : picker.picked(slot),
      ]);
      return {
        kind: like.kind,
        args: words.filter((word): word is [string, string] => word[1] !== null),
      };
    }
    return this.acting && this.seat !== null ? { kind: 'upgrade', args: [['cell', cell]] } : null;
  }

  /** The usual payment as a step after an action, where there is a choice of payments. */
  payment(preview: PreviewOf<Documents> | null): NamedAction[] {
    const { payment, payments }: Forecast = preview?.facts ?? {};
    return payment?.length && (payments ?? 0) > 1
      ? [{ kind: 'with', args: payment.map((card) => ['card', card]) }]
      : [];
  }

  async confirm(anchor: DOMRect | null = null): Promise<void> {
    if (this.walking.walk) {
      await this.walking.setOut();
      return;
    }
    await this.picker.confirm(anchor);
  }

  /** Choose first, and pay in a way of one's own afterwards. */
  async confirmUnpaid(): Promise<void> {
    if (this.ready) await this.desk.choose(this.ready.text, this.say(this.ready));
  }

  /** An action from a list. With nothing to point at it is done at once if it can be taken back;
   * else it waits for a yes. */
  async pickPlain(offer: Offer, anchor: DOMRect | null): Promise<void> {
    if (this.ready?.text === offer.text) {
      await this.confirm(anchor);
      return;
    }
    this.picker.take(offer);
    if (offer.args.length) return;
    await this.desk.look(offer.text);
    if (this.desk.preview?.undoable && this.ready?.text === offer.text) await this.confirm(anchor);
  }

  override say(offer: Offer): string {
    return offerText(this.desk.context, openly(this, offer));
  }
}
