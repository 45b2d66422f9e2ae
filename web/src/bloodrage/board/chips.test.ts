import { describe, expect, it } from 'vitest';
import { onMap, PLOTS, TREE, YGGDRASIL } from '../art/places';
import { blockOf, placed, spread, type Block, type Chip } from './chips';

const chip = (clan: Chip['clan'], value = 1, next?: number): Chip => ({
  clan,
  value,
  ...(next === undefined ? {} : { next }),
});
const four = [chip('wolf', 3), chip('bear', 2), chip('serpent', 12), chip('raven', 1)];
const spots = Object.entries({ ...PLOTS, [TREE]: YGGDRASIL }).map(([name, { chips }]) => ({
  name,
  spot: onMap(chips),
}));

/** Pairs of chips that cover each other. */
function hidden(blocks: Block[]): number {
  const all = blocks.flatMap((block, number) => placed(block).map((each) => ({ ...each, number })));
  return all.flatMap((a, at) =>
    all
      .slice(at + 1)
      .filter(
        (b) =>
          a.number !== b.number &&
          a.left < b.left + b.width &&
          b.left < a.left + a.width &&
          Math.abs(a.top - b.top) < 18,
      ),
  ).length;
}

describe('the strengths of clans on the map', () => {
  it('stand strongest first, in two rows from four clans on', () => {
    const block = blockOf(four, [100, 50]);
    expect(block.rows.map((row) => row.map(({ clan }) => clan))).toEqual([
      ['serpent', 'wolf'],
      ['bear', 'raven'],
    ]);
    expect(blockOf(four.slice(0, 3), [0, 0]).rows).toHaveLength(1);
    expect(
      blockOf([chip('wolf', 1, 2), chip('bear', 1, 3), chip('raven')], [0, 0]).rows,
    ).toHaveLength(2);
  });

  it.each([2, 3, 4])('never hide each other with %i clans everywhere', (count) => {
    const blocks = spots.map(({ spot }) => blockOf(four.slice(0, count), spot));
    expect(hidden(spread(blocks))).toBe(0);
  });

  it('never hide each other where two neighbours are crowded', () => {
    const blocks = spots.map(({ name, spot }) =>
      blockOf(name === 'muspelheim' ? four : four.slice(0, name === 'horgr' ? 3 : 2), spot),
    );
    expect(hidden(blocks)).toBeGreaterThan(0);
    expect(hidden(spread(blocks))).toBe(0);
  });

  it('stay where they are if there is room', () => {
    const blocks = [blockOf(four, [100, 50]), blockOf(four, [400, 50])];
    expect(spread(blocks)).toEqual(blocks);
  });

  it('never leave their own place by much', () => {
    const blocks = spots.map(({ spot }) => blockOf(four, spot));
    spread(blocks).forEach((block, number) => {
      expect(Math.hypot(block.x - blocks[number]!.x, block.y - blocks[number]!.y)).toBeLessThan(24);
    });
  });
});
