/** One table of Blood Rage through the eyes of a seat: the newest view, read for drawing. */
import type { Desk } from '$lib/desk.svelte';
import { has, tr } from '$lib/i18n.svelte';
import { playerName } from '$lib/players';
import { word } from '$lib/words';
import type { Named } from './annals';
import { askedPlaces, askingCard } from './asking';
import { Choosing } from './choosing.svelte';
import { CLANS, faceOf, printed } from './data';
import type { Documents, Figures, Forecast, Sheet, Step, View } from './engine';
import type { Clan } from './types';

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

const isStep = <Name extends Step['step']>(frame: Step, step: Name): frame is Extract<Step, { step: Name }> => frame.step === step;
const isClan = (word: string): word is Clan => word in CLANS;

export class Saga {
  readonly choosing: Choosing;
  /** The sheet that is shown in full, if it is not the own one. */
  lookedAt = $state<number | null>(null);
  /** What a line of the log tells of while one points at it. */
  named = $state.raw<Named | null>(null);

  constructor(readonly desk: Desk<Documents>) {
    this.choosing = new Choosing(desk, () => this.view);
    // The log speaks of clans, as the table does.
    desk.naming = (seat) => this.clanName(seat);
  }

  get view(): View {
    return this.desk.live.view!;
  }

  get figures(): Figures {
    return this.desk.live.figures!;
  }

  /** The own seat; null for onlookers. */
  get own(): number | null {
    return this.desk.live.seat;
  }

  get sheets(): Sheet[] {
    return this.view.sheets;
  }

  /** The seat whose sheet is shown: the own one, or the one that was asked for. */
  get shownSeat(): number {
    return this.lookedAt ?? this.own ?? this.view.to_act[0] ?? 0;
  }

  /** All other seats in turn order, from the own one on. */
  get others(): number[] {
    const count = this.view.seats;
    const start = this.own ?? -1;
    const all = Array.from({ length: count }, (_, i) => (start + 1 + i + count) % count);
    return this.own === null ? all : all.filter((seat) => seat !== this.own);
  }

  get step(): string | null {
    return this.desk.live.turn?.step ?? null;
  }

  get top(): Step | null {
    return this.view.frames.at(-1) ?? null;
  }

  /** The innermost open step of a name. */
  frame<Name extends Step['step']>(step: Name): Extract<Step, { step: Name }> | null {
    return this.view.frames.findLast((frame) => isStep(frame, step)) ?? null;
  }

  /** Cards of the own hand. */
  get hand(): string[] {
    const hand = this.own === null ? [] : this.sheets[this.own]!.hand;
    return Array.isArray(hand) ? hand : [];
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
    return (this.named?.places ?? this.asked).includes(place);
  }

  /** Whether the question has a scene of its own: the map only looks on meanwhile. */
  get isAskedElsewhere(): boolean {
    return this.step === 'draft' || (this.step !== 'lead' && this.frame('battle') !== null);
  }

  /** The card that makes this seat be asked. */
  get asking(): string | null {
    if (this.step === null || this.own === null) return null;
    return askingCard(this.step, this.choosing.offers.map((offer) => offer.kind), this.sheets[this.own]!, this.sheets);
  }

  /** Who still owes a choice. */
  isThinking(seat: number): boolean {
    return this.view.to_act.includes(seat);
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

  player(seat: number): string {
    const state = this.desk.live.table?.seats[seat];
    return state ? playerName(state, seat) : tr('seat-number', { number: seat + 1 });
  }

  count(cards: string[] | number): number {
    return typeof cards === 'number' ? cards : cards.length;
  }

  /** The facts of the preview that is shown, if it belongs to this action. */
  facts(action: string | null): Forecast | null {
    const preview = this.desk.preview;
    return preview && preview.action === action ? preview.facts : null;
  }
}
