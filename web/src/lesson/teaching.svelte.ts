/** Leafing through what a lesson tells now, and what it chooses. */
import type { LessonNote, LessonState, Offer } from '$protocol';
import type { Desk } from '$shell/live/desk.svelte';
import { tr } from '$lib/words/i18n.svelte';
import { offerText } from '$lib/words/sayings';

const STORE = 'stormhall.coach-hidden';

export class Teaching {
  readonly desk: Desk;
  /** Whether the coach makes way; it stays hidden when the page is loaded again. */
  #hidden = $state(false);
  /** Which of the notes of this moment is read, and of which moment it is one. */
  #leaf = $state.raw({ first: 0, page: 0 });
  /** The choice that was shown. */
  #shown = $state<string | null>(null);

  constructor(desk: Desk) {
    this.desk = desk;
    this.#hidden = sessionStorage.getItem(STORE) === desk.live.id;
  }

  lesson = $derived.by((): LessonState | null => this.desk.live.lesson);
  notes = $derived.by((): LessonNote[] => this.lesson?.notes ?? []);
  page = $derived.by(() =>
    this.#leaf.first === this.lesson?.first ? Math.min(this.#leaf.page, this.notes.length - 1) : 0,
  );
  note = $derived.by((): LessonNote | null => this.notes[this.page] ?? null);
  number = $derived.by(() => (this.lesson?.first ?? 1) + this.page);
  isLast = $derived.by(() => this.page >= this.notes.length - 1);
  /** Whether all was told, or the lesson was left and has nothing to say any more. */
  ended = $derived.by(() => this.lesson === null || (!this.lesson.left && !this.notes.length));

  /** What the lesson chooses now, once all before it was read. */
  offer = $derived.by((): Offer | null => {
    const text = this.isLast ? this.lesson?.choice : null;
    return this.desk.live.turn?.offers.find((each) => each.text === text) ?? null;
  });
  choice = $derived.by(() => (this.offer ? offerText(this.desk.context, this.offer) : ''));
  isShown = $derived.by(() => this.offer !== null && this.#shown === this.#moment);
  #moment = $derived.by(
    () => `${this.desk.live.update?.branch} ${this.desk.live.update?.number} ${this.offer?.text}`,
  );

  get hidden(): boolean {
    return this.#hidden;
  }

  hide(hidden: boolean): void {
    this.#hidden = hidden;
    if (hidden) sessionStorage.setItem(STORE, this.desk.live.id);
    else sessionStorage.removeItem(STORE);
  }

  leaf(by: 1 | -1): void {
    this.#leaf = { first: this.lesson?.first ?? 0, page: this.page + by };
  }

  /** Pick the choice before the eyes of who learns. */
  show(): void {
    if (!this.offer) return;
    this.desk.picker.show(this.offer);
    this.#shown = this.#moment;
  }

  /** Make it, as the table itself would. */
  async make(): Promise<void> {
    const offer = this.offer;
    if (!offer) return;
    const { picker } = this.desk;
    if (picker.ready?.text === offer.text) await picker.confirm();
    else await this.desk.choose(offer.text, this.choice);
  }

  /** Back to where the lesson was left. */
  async goBack(): Promise<void> {
    const to = this.lesson?.back;
    if (to != null) await this.desk.takeBack(to, tr('coach-return'));
  }
}
