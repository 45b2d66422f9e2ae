/** The board as rows and columns, from the words of a view. */
import type { Faction, Ground } from '../art/basics';
import type { GroundTile } from '../art/terrain';
import type { Tile, View } from '../engine';
import { printed } from '../printed';

export interface Spot {
  word: string;
  r: number;
  c: number;
}

export interface MapTile extends GroundTile, Spot {
  card: string;
  owner: number | null;
  faction: Faction | null;
  neutral: boolean;
  level: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export const letterOf = (c: number): string => LETTERS.charAt(c);

export const wordAt = (r: number, c: number): string => `${letterOf(c)}${r + 1}`;

export function spotOf(word: string): Spot {
  return { word, r: Number(word.slice(1)) - 1, c: LETTERS.indexOf(word[0] ?? '') };
}

/** Whether a word of an event or a step names a square, and not a place beside the board. */
export const isSquare = (word: string): boolean => /^[a-z]\d+$/.test(word);

export interface BoardMap {
  rows: number;
  cols: number;
  tiles: MapTile[];
  byWord: Map<string, MapTile>;
  out: Set<string>;
  blocked: Set<string>;
}

/** Squares beside each other that both have a road to the common side. */
const SIDES = { n: [-1, 0, 's'], e: [0, 1, 'w'], s: [1, 0, 'n'], w: [0, -1, 'e'] } as const;

export function neighbours(map: BoardMap, word: string): string[] {
  const tile = map.byWord.get(word);
  if (!tile) return [];
  return (Object.keys(SIDES) as (keyof typeof SIDES)[]).flatMap((side) => {
    const [dr, dc, back] = SIDES[side];
    const next = map.byWord.get(wordAt(tile.r + dr, tile.c + dc));
    return next && tile.exits.includes(side) && next.exits.includes(back) ? [next.word] : [];
  });
}

/** A cheapest way along roads, by what the engine says each square costs from the start; of equal
 * ways the shortest. A square is priced after a neighbour that is cheapest to reach. */
export function wayTo(
  map: BoardMap,
  from: string,
  to: string,
  steps: Record<string, number>,
): string[] {
  const price = (word: string): number => (word === from ? 0 : (steps[word] ?? Infinity));
  const cheapest = (word: string): number => Math.min(...neighbours(map, word).map(price));
  const before = new Map<string, string>([[from, '']]);
  const queue = [from];
  for (const at of queue) {
    for (const next of neighbours(map, at)) {
      if (before.has(next) || price(next) === Infinity || price(at) !== cheapest(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  const way: string[] = [];
  for (let at: string | undefined = to; at && at !== from; at = before.get(at)) way.unshift(at);
  return before.has(to) ? way : [];
}

const GROUNDS: Record<string, Ground> = {
  forest: 'forest',
  lake: 'lake',
  canyon: 'canyon',
  mountain: 'mountain',
  jungle: 'jungle',
  ice: 'ice',
};
export const groundOf = (terrain: string): Ground => GROUNDS[terrain] ?? 'stone';

const THROUGH = ['road', 'crossing', 'valley', 'gate', 'connection'];
/** Roads run through some cards and to the middle of the others. */
export const isPlace = (card: string): boolean => !THROUGH.includes(card.split('.')[0]!);

function mapTile(word: string, facts: Tile, factions: View['factions']): MapTile {
  const owner = facts.owner ?? null;
  return {
    ...spotOf(word),
    card: facts.card,
    exits: facts.exits,
    place: isPlace(facts.card),
    terrain: groundOf(facts.terrain),
    owner,
    faction:
      owner === null
        ? facts.neutral
          ? 'neutral'
          : null
        : ((factions[owner] as Faction | null) ?? null),
    neutral: facts.neutral ?? false,
    level: facts.level ?? 0,
  };
}

/** Columns that are drawn: those at the end go if no square there is in play. */
function columns(out: Set<string>): number {
  const { rows, columns } = printed().board;
  const inPlay = (c: number) =>
    Array.from({ length: rows }, (_, r) => wordAt(r, c)).some((w) => !out.has(w));
  let cols = columns;
  // A board is no narrower than high.
  while (cols > rows && !inPlay(cols - 1)) cols--;
  return cols;
}

export function mapOf(view: View): BoardMap {
  const out = new Set(view.out_of_play);
  const tiles = Object.entries(view.tiles).map(([word, facts]) =>
    mapTile(word, facts, view.factions),
  );
  return {
    rows: printed().board.rows,
    cols: columns(out),
    tiles,
    byWord: new Map(tiles.map((tile) => [tile.word, tile])),
    out,
    blocked: new Set(view.impassable),
  };
}
