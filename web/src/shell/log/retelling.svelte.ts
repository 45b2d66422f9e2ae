/** A story that is stepped through: forward, back, and away with it. */
export class Retelling<Step> {
  /** The step that is told now, from 0; null while nothing is told. */
  at = $state<number | null>(null);
  readonly #steps: () => Step[];

  constructor(steps: () => Step[]) {
    this.#steps = steps;
  }

  get steps(): Step[] {
    return this.#steps();
  }

  get open(): boolean {
    return this.at !== null && this.steps.length > 0;
  }

  get step(): Step | null {
    return this.at === null ? null : (this.steps[this.at] ?? null);
  }

  begin(): void {
    this.at = this.steps.length ? 0 : null;
  }

  end(): void {
    this.at = null;
  }

  /** One step on; after the last one the story is over. */
  next(): void {
    if (this.at !== null) this.at = this.at + 1 < this.steps.length ? this.at + 1 : null;
  }

  back(): void {
    if (this.at) this.at--;
  }
}
