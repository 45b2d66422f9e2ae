/** What was hidden at a moment, by seat, from the
 * whole position: hands, draw piles, packs, quests. */
interface Heap {
  /** The name of its message. */
  name: string;
  /** Words of the notation, each with its number. */
  cards: [word: string, count: number][];
}

const HEAPS = ['hand', 'ambush', 'coming', 'nation', 'pack', 'quests'] as const;

export function heapsOf(position: Record<string, unknown> | null): Heap[][] {
  const seats = (position?.players ?? position?.sheets ?? []) as Record<string, unknown>[];
  return seats.map((seat) =>
    HEAPS.flatMap((name) => {
      const cards = seat[name];
      return Array.isArray(cards) && cards.length
        ? [{ name, cards: counted(cards.map(wordOf)) }]
        : [];
    }),
  );
}

/** A card is a word, or a record that names one. */
const wordOf = (card: unknown): string =>
  typeof card === 'string' ? card : String((card as { card?: string } | null)?.card ?? '');

function counted(words: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const each of words) if (each) found.set(each, (found.get(each) ?? 0) + 1);
  return [...found];
}
