/** What is news at a table: own battles that ended, an age that is over, land that falls. */
import { untrack } from 'svelte';
import { isStill } from '../art/motion';
import type { BloodRageModel } from '../model.svelte';
import type { Told } from '../view';
import { battles, type BattleStory } from './story';
import { aboutOf } from './tale';

type Fall = Extract<Told, { event: 'province-destroyed' }>;
/** Milliseconds that land takes to sink before one's eyes; what comes after it waits. */
const SINKING = 2600;

export class News {
  #model: BloodRageModel;
  #outcome = $state.raw<BattleStory | null>(null);
  /** The age that is over and was not looked back at yet. */
  age = $state<number | null>(null);
  /** What is falling just now. */
  falling = $state.raw<Fall | null>(null);
  /** How many events were seen; none before the first look. */
  #seen = -1;
  /** The last moment of a replay that was looked at. */
  #moment = -1;

  constructor(model: BloodRageModel) {
    this.#model = model;
  }

  /** The outcome waits until nothing of the battle is asked any more, and tells all of it then. */
  told = $derived.by(() => {
    const { desk, view } = this.#model;
    const found = this.#outcome;
    if (!found || this.#model.frame('battle') || view.result) return null;
    return battles(desk.live.events).find((battle) => battle.number === found.number) ?? null;
  });

  closeOutcome(): void {
    this.#outcome = null;
  }

  /** Take in what was told; called before anything is drawn
   * anew: the map that land falls on must stay the same one. */
  look(): void {
    const { desk } = this.#model;
    const { events } = desk.live;
    untrack(() => {
      const first = this.#seen < 0;
      const fresh = events.slice(Math.max(0, Math.min(this.#seen, events.length)));
      this.#seen = events.length;
      if (!first && (!desk.replays || this.#isNext())) this.#take(fresh, events);
    });
  }

  #take(fresh: Told[], events: Told[]): void {
    const begun = fresh.findLast((event) => event.event === 'age-begins');
    if (begun) {
      this.age = begun.age - 1;
      this.#watch(fresh.findLast((event) => event.event === 'province-destroyed'));
    }
    if (!fresh.some((event) => event.event === 'battle-decided')) return;
    const last = battles(events).findLast((battle) => battle.totals !== null);
    const { seat } = this.#model;
    if (last && seat !== null && last.seats.includes(seat)) this.#outcome = last;
  }

  #watch(event: Fall | undefined): void {
    if (!event || isStill() || this.#model.desk.replays) return;
    this.falling = event;
    this.#model.pointed = aboutOf(event);
    setTimeout(() => (this.falling = this.#model.pointed = null), SINKING);
  }

  /** In a replay news is told while its moment is shown, and not at all after a jump. */
  #isNext(): boolean {
    const before = this.#moment;
    this.#moment = this.#model.desk.live.update?.number ?? 0;
    this.#outcome = this.age = null;
    return this.#moment === before + 1;
  }
}
