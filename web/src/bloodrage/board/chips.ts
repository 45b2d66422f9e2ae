/** Where the strengths of clans stand on the map: in
 * rows below the figures, no row over another. */
import type { Spot } from '../art/places';
import type { Clan } from '../view';

export interface Chip {
  clan: Clan;
  value: number;
  /** What it would become. */
  next?: number;
}

/** The chips of one province. */
export interface Block {
  /** The middle of its first row. */
  x: number;
  y: number;
  rows: Chip[][];
  width: number;
  height: number;
}

const GAP = 3;
const ROW = 21;
const HIGH = 18;
/** Above a chip, for its crown. */
const CROWN = 4;

const widthOf = (chip: Chip): number => (chip.next === undefined ? (chip.value > 9 ? 50 : 46) : 72);
const rowWidth = (row: readonly Chip[]): number =>
  row.reduce((sum, chip) => sum + widthOf(chip) + GAP, -GAP);

/** Strongest first; two rows from the fourth chip on, or when previews make them wide. */
export function blockOf(chips: readonly Chip[], [x, y]: Spot): Block {
  const sorted = [...chips].sort((a, b) => b.value - a.value);
  const isWide = sorted.length > 3 || (sorted.length > 2 && rowWidth(sorted) > 160);
  const cut = isWide ? Math.ceil(sorted.length / 2) : sorted.length;
  const rows = [sorted.slice(0, cut), sorted.slice(cut)].filter((row) => row.length);
  return {
    x,
    y,
    rows,
    width: Math.max(...rows.map(rowWidth)),
    height: (rows.length - 1) * ROW + HIGH,
  };
}

/** Every chip of a block with its left edge and its middle line. */
export function placed(block: Block): { chip: Chip; left: number; top: number; width: number }[] {
  return block.rows.flatMap((row, number) => {
    let left = block.x - rowWidth(row) / 2;
    return row.map((chip) => {
      const at = left;
      left += widthOf(chip) + GAP;
      return { chip, left: at, top: block.y + number * ROW, width: widthOf(chip) };
    });
  });
}

const top = (block: Block) => block.y - HIGH / 2 - CROWN;

/** By how much two blocks lie over each other, across and along. */
function overlap(a: Block, b: Block): [number, number] {
  const across = (a.width + b.width) / 2 + GAP - Math.abs(a.x - b.x);
  const along =
    Math.min(top(a) + a.height + CROWN, top(b) + b.height + CROWN) - Math.max(top(a), top(b)) + 1;
  return [across, along];
}

const ROUNDS = 40;

/** Push blocks that would hide each other apart, each by half of what the shorter way takes. */
export function spread(blocks: readonly Block[]): Block[] {
  const moved = blocks.map((block) => ({ ...block }));
  for (let round = 0; round < ROUNDS; round++) {
    let isStill = true;
    moved.forEach((a, number) => {
      for (const b of moved.slice(number + 1)) {
        const [across, along] = overlap(a, b);
        if (across <= 0 || along <= 0) continue;
        isStill = false;
        const [upper, lower] = a.y <= b.y ? [a, b] : [b, a];
        const [left, right] = a.x <= b.x ? [a, b] : [b, a];
        if (along <= across) {
          upper.y -= along / 2;
          lower.y += along / 2;
        } else {
          left.x -= across / 2;
          right.x += across / 2;
        }
      }
    });
    if (isStill) break;
  }
  return moved;
}
