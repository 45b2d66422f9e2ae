/** One table of Blood Rage through the eyes of a seat: the newest view, read for drawing. */
import type { Desk } from '$shell/live/desk.svelte';
import { TableModel } from '$shell/live/model.svelte';
import { has, tr } from '$lib/words/i18n.svelte';
import { gameText, word } from '$lib/words/words';
import type { Offer } from '$protocol';
import { TALE } from './log/tale';
import { askedPlaces, askingCard } from './turn/asking';
import { GRAMMAR, wordsWith } from './turn/offers';
import { CLANS, faceOf, printed } from './printed';
import type { Documents, Forecast, Sheet, Step } from './engine';
import type { Clan } from './view';

export const GAME = 'bloodrage';

/** The name of a card; cards that come again in a later age share it. */
export function cardName(text: string): string {
  const card = faceOf(text);
  const own = `bloodrage-card-${card?.id}-name`;
  return has(own) ? tr(own) : word(GAME, text.split('.')[0]!);
}

/** What a card does, in full. */
export function cardText(text: string): string {
  const id = `bloodrage-card-${faceOf(text)?.id}-text`;
  return has(id) ? tr(id) : '';
}

export const wordOf = (text: string): string => word(GAME, text);

const isStep = <Name extends Step['step']>(
  frame: Step,
  step: Name,
): frame is Extract<Step, { step: Name }> => frame.step === step;
const isClan = (word: string): word is Clan => word in CLANS;

export class BloodRageModel extends TableModel<Documents> {
  /** The sheet that is shown in full, if it is not one's own. */
  lookedAt = $state<number | null>(null);

  constructor(desk: Desk<Documents>) {
    super(desk, TALE);
    desk.picker.declare({
      ...GRAMMAR,
      given: (pressed) => this.#firstFigure(pressed),
      // In a draft things are told apart by their place in the pack.
      lying: (offer) => (offer.kind === 'draft' ? this.pack : null),
    });
    // The log speaks of clans, as the table does.
    desk.naming = (seat) => this.clanName(seat);
  }

  get sheets(): Sheet[] {
    return this.view.sheets;
  }

  /** The seat whose sheet is shown: one's own, or the one that was asked for. */
  get shownSeat(): number {
    return this.lookedAt ?? this.seat ?? this.view.to_act[0] ?? 0;
  }

  get top(): Step | null {
    return this.view.frames.at(-1) ?? null;
  }

  /** The innermost open step of a name. */
  frame<Name extends Step['step']>(step: Name): Extract<Step, { step: Name }> | null {
    return this.view.frames.findLast((frame) => isStep(frame, step)) ?? null;
  }

  /** Cards of one's own hand. */
  get hand(): string[] {
    const hand = this.seat === null ? [] : this.sheets[this.seat]!.hand;
    return Array.isArray(hand) ? hand : [];
  }

  /** Cards to choose from in a draft. */
  get pack(): string[] {
    const pack = this.seat === null ? [] : this.sheets[this.seat]!.pack;
    return Array.isArray(pack) ? pack : [];
  }

  /** Upgrades that could give way to the chosen card. */
  get replaceable(): Set<string> {
    const { picker } = this;
    return new Set(picker.picked('card') === null ? [] : picker.words('replaced').keys());
  }

  /** Who invades brings a Warrior, unless another figure is chosen. */
  #firstFigure(pressed: string): { slot: string; word: string } | null {
    if (pressed !== 'family' || this.picker.family !== 'invade') return null;
    const kinds = this.picker.choices('figure');
    const word = kinds.has('warrior') ? 'warrior' : [...kinds][0];
    return word === undefined ? null : { slot: 'figure', word };
  }

  /** A press on a place of the map; where nothing can be done it is said why. */
  async pressPlace(place: string, anchor: DOMRect | null): Promise<void> {
    const { family, offers } = this.picker;
    if (!offers.length || (await this.picker.pressPlace(place, anchor)) || family === null) return;
    await this.why(family, anchor, wordsWith(this.picker, place));
  }

  /** Why can nothing of this kind be done, or nothing with these words? */
  async why(family: string, anchor: DOMRect | null, words: Offer['args'] = []): Promise<void> {
    const title = gameText(GAME, 'verb', family);
    await this.desk.why(this.picker.kindsOf(family), words, title, anchor);
  }

  get phase(): string {
    const age = this.frame('age');
    if (!age) return this.view.result ? 'valhalla' : 'gifts';
    // Clans are chosen before the first phase of all.
    if (this.frame('clans')) return 'gifts';
    const { phases } = printed();
    const next = phases.indexOf(age.next_phase);
    return phases[next > 0 ? next - 1 : phases.length - 1]!;
  }

  /** The places that the question of this seat is about, if it is asked at all. */
  get asked(): string[] {
    return this.step === null ? [] : askedPlaces(this.view.frames);
  }

  /** Whether a place is shown: the log names it, or a question is about it. */
  isPointed(place: string): boolean {
    return (this.pointed?.places ?? this.asked).includes(place);
  }

  /** Whether the question has a scene of its own: the map only looks on meanwhile. */
  get isAskedElsewhere(): boolean {
    return this.step === 'draft' || (this.step !== 'lead' && this.frame('battle') !== null);
  }

  /** The card that makes this seat be asked. */
  get asking(): string | null {
    if (this.step === null || this.seat === null) return null;
    return askingCard(
      this.step,
      this.picker.offers.map((offer) => offer.kind),
      this.sheets[this.seat]!,
      this.sheets,
    );
  }

  override banner(seat: number): string | null {
    return this.sheets[seat]?.clan ?? null;
  }

  clan(seat: number): Clan | null {
    const clan = this.sheets[seat]?.clan;
    return clan && isClan(clan) ? clan : null;
  }

  letter(seat: number): string {
    const clan = this.clan(seat);
    return clan ? CLANS[clan].letter : String(seat + 1);
  }

  /** What a seat is called: its clan, or its player before clans are chosen. */
  clanName(seat: number): string {
    const clan = this.clan(seat);
    return clan ? wordOf(clan) : this.player(seat);
  }

  count(cards: string[] | number): number {
    return typeof cards === 'number' ? cards : cards.length;
  }

  /** What the shown choice would leave of one's own Rage, if it changes. */
  rageLeft(seat: number): number | null {
    const left = seat === this.seat ? this.facts(this.picker.shown?.text ?? null)?.rage_left : null;
    return left == null || left === this.sheets[seat]!.rage ? null : left;
  }

  /** The facts of the preview that is shown, if it belongs to this action. */
  facts(action: string | null): Forecast | null {
    const preview = this.desk.preview;
    return preview && preview.action === action ? preview.facts : null;
  }
}
