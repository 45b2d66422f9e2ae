/** The report of a fault: what broke, where, and what one's own seat knows of the game. */
import { api } from '$lib/hall/api';
import type { Desk } from '$shell/live/desk.svelte';
import type { Fault } from './faults.svelte';
import { prefs } from './prefs.svelte';
import { router } from './router.svelte';

/** A finished table gives its record; before that a seat has what it was told. */
async function gameOf({ live }: Desk): Promise<object> {
  const { id, table, seat, update, view, turn, events } = live;
  const about = {
    table: id,
    game: table?.game,
    seat,
    decision: view?.decision,
    branch: update?.branch,
    step: turn?.step,
  };
  if (table?.status === 'finished') {
    const record = await api.record(id, live.key ?? '').catch(() => null);
    if (record) return { ...about, record };
  }
  return { ...about, view, events };
}

/** Addresses hold keys of seats: a report names only the screen. */
export async function reportOn({ part, error }: Fault, desk: Desk | null): Promise<string> {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const report = {
    part,
    error: `${name}: ${message}`,
    stack: stack?.split('\n').map((line) => line.trim()),
    screen: router.screen.name,
    browser: navigator.userAgent,
    window: [innerWidth, innerHeight],
    language: prefs.language,
    ...(desk ? await gameOf(desk) : {}),
  };
  return JSON.stringify(report, null, 1);
}
