/** Faults of the page itself: kept for a report, and each said once. */
import type { Desk } from '$shell/live/desk.svelte';

export interface Fault {
  /** The part of the page that broke. */
  part: string;
  error: unknown;
}

class Faults {
  /** What went wrong outside of all parts, until it is put aside. */
  shown = $state.raw<Fault | null>(null);
  /** The table on the screen, which a report is about. */
  desk: Desk | null = null;
  #known = new Set<string>();

  /** Say what nobody has caught; the same fault is said once. */
  say(error: unknown): void {
    const place = error instanceof Error ? error.stack?.split('\n')[1] : '';
    const name = `${String(error)} ${place}`;
    if (this.#known.has(name)) return;
    this.#known.add(name);
    this.shown = { part: 'page', error };
  }

  /** Hear of everything in the page that fails with nobody to catch it. */
  watch(): void {
    addEventListener('error', ({ error }) => error && this.say(error));
    addEventListener('unhandledrejection', ({ reason }) => this.say(reason));
  }
}

export const faults = new Faults();
