/** What follows a finished game: the same people once more, and its record as a file. */
import type { SeatWish, TableState } from '$protocol';
import { api } from './api';
import { keep, keepMade, type KeyRing } from './keys';

/** Ask for every own seat, so that those who share
 * a screen share it again; gives the next table. */
export async function playAgain(ring: KeyRing): Promise<string | null> {
  let next: string | null = null;
  for (const key of Object.values(ring.seats)) {
    const { table, seat, key: own, host, invite, watch } = await api.rematch(ring.table, key);
    const doors = host ? { host, invite: invite ?? undefined, watch: watch ?? undefined } : {};
    keep({ table: table.id, game: table.game, seats: { [seat]: own }, ...doors });
    next = table.id;
  }
  return next;
}

/** The level of bots that go on for people who are not there. */
const LEVEL = 'planner';

/** Play a finished game on after some choices, in one seat of it; gives the new table. */
export async function playOn(
  table: TableState,
  key: string,
  at: number,
  seat: number,
  name: string,
): Promise<string> {
  const seats = table.seats.map((each, number): SeatWish => {
    if (number === seat) return { kind: 'mine', name: name || each.name };
    return { kind: 'bot', name: each.name, level: each.level ?? LEVEL };
  });
  const made = await api.playOn(table.id, { at, seats }, key);
  keepMade(made);
  return made.table.id;
}

export async function download(table: string, game: string, key: string): Promise<void> {
  saveText(`stormhall-${game}-${table}.txt`, await api.record(table, key));
}

/** Give a text to the player as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Any key of a ring opens what a finished table has to show. */
export const anyKey = (ring: KeyRing | undefined): string =>
  ring ? (Object.values(ring.seats)[0] ?? ring.host ?? ring.watch ?? ring.invite ?? '') : '';
