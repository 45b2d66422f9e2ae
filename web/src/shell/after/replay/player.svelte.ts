/** Runs through a finished game: by choices, turns, chapters and marks, by itself or by hand. */
import type { Film } from '$lib/hall/api';
import { chaptersOf, jump, marksOf, turnsOf, type Chapter, type Mark } from './scrub';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** Milliseconds for a choice at speed 1. */
const PACE = 1000;

export class Player {
  number = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  readonly last: number;
  readonly chapters: Chapter[];
  readonly turns: number[];
  readonly marks: Mark[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly film: Film,
    number: number,
    /** Shows a moment; the next one comes when it has been shown. */
    readonly show: (number: number) => Promise<void> = () => Promise.resolve(),
  ) {
    this.last = film.choices.length;
    this.chapters = chaptersOf(film);
    this.turns = turnsOf(film);
    this.marks = marksOf(film);
    this.number = Math.max(0, Math.min(this.last, number));
  }

  get chapter(): Chapter {
    return this.chapters.findLast((chapter) => chapter.first <= this.number) ?? this.chapters[0]!;
  }

  /** Go to a moment by hand: what ran by itself stops. */
  go(number: number): void {
    this.pause();
    void this.#show(number);
  }

  step(way: 1 | -1): void {
    this.go(this.number + way);
  }

  turn(way: 1 | -1): void {
    this.go(jump(this.turns, this.number, way, this.last));
  }

  leap(way: 1 | -1): void {
    this.go(
      jump(
        this.chapters.map(({ first }) => first),
        this.number,
        way,
        this.last,
      ),
    );
  }

  mark(way: 1 | -1): void {
    this.go(
      jump(
        this.marks.map(({ at }) => at),
        this.number,
        way,
        this.last,
      ),
    );
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#play();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #play(): Promise<void> {
    this.playing = true;
    if (this.number >= this.last) await this.#show(0);
    this.#wait();
  }

  #wait(): void {
    if (!this.playing) return;
    this.#timer = setTimeout(() => void this.#advance(), PACE / this.speed);
  }

  async #advance(): Promise<void> {
    await this.#show(this.number + 1);
    if (this.number >= this.last) this.pause();
    this.#wait();
  }

  async #show(number: number): Promise<void> {
    this.number = Math.max(0, Math.min(this.last, number));
    await this.show(this.number);
  }
}
