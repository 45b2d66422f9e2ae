/** One's own tables, one for each table however many seats of it are one's own. */
import type { OwnTable, TableState } from '$protocol';

export interface Own {
  table: TableState;
  /** One's own seats. */
  seats: number[];
  turn: boolean;
  number: number;
}

export function byTable(found: OwnTable[]): Own[] {
  const own = new Map<string, Own>();
  for (const { table, seat, turn, number } of found) {
    const known = own.get(table.id);
    if (known) {
      known.seats.push(seat);
      known.turn ||= turn;
    } else own.set(table.id, { table, seats: [seat], turn, number });
  }
  return [...own.values()];
}

/** How many seats nobody has taken yet. */
export const openSeats = (table: TableState): number =>
  table.seats.filter((seat) => seat.kind === 'open').length;

export const isOver = (table: TableState): boolean => table.status === 'finished';
