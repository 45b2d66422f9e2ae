/** The keys this browser holds. They travel in headers and messages, never in an address that a
 * server could see: links carry them behind the `#`. */
import { base } from '$lib/page/base';
import type { TableMade } from '$protocol';

export interface KeyRing {
  table: string;
  game: string;
  /** Keys of own seats by their number. */
  seats: Record<string, string>;
  host?: string;
  invite?: string;
  watch?: string;
  at: number;
}

const STORE = 'stormhall.keys';

export function keyRings(): KeyRing[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as KeyRing[];
  } catch {
    return [];
  }
}

export function ringOf(table: string): KeyRing | undefined {
  return keyRings().find((ring) => ring.table === table);
}

export function keep(ring: Omit<KeyRing, 'at'>): void {
  const others = keyRings().filter((each) => each.table !== ring.table);
  const before = ringOf(ring.table);
  const seats = { ...before?.seats, ...ring.seats };
  const merged: KeyRing = { ...before, ...ring, seats, at: Date.now() };
  localStorage.setItem(STORE, JSON.stringify([merged, ...others].slice(0, 200)));
}

export function keepMade(made: TableMade): void {
  const { table, seats, host, invite, watch } = made;
  keep({ table: table.id, game: table.game, seats, host, invite, watch: watch ?? undefined });
}

export function dropSeat(table: string, seat: number): void {
  const ring = ringOf(table);
  if (!ring) return;
  delete ring.seats[String(seat)];
  const others = keyRings().filter((each) => each.table !== table);
  const left = Object.keys(ring.seats).length || ring.host ? [ring] : [];
  localStorage.setItem(STORE, JSON.stringify([...left, ...others]));
}

export const joinLink = (table: string, invite: string) =>
  `${location.origin}${base}/join/${table}#${invite}`;
export const watchLink = (table: string, watch: string) =>
  `${location.origin}${base}/watch/${table}#${watch}`;
