import { describe, expect, it } from 'vitest';
import { freeSites, settle, shown } from './pieces';
import type { Province } from '../engine';
import type { BySeat } from '../view';

const land = (figures: BySeat): Province => ({
  token: 'rage',
  pillaged: false,
  destroyed: false,
  figures,
  strength: [],
});
const view = (provinces: Record<string, BySeat>, fjords: Record<string, BySeat> = {}) => ({
  provinces: Object.fromEntries(
    Object.entries(provinces).map(([name, figures]) => [name, land(figures)]),
  ),
  fjords,
});

describe('pieces', () => {
  it('keep their key and site while others come and go', () => {
    const first = settle([], view({ gimle: { '0': { leader: 1, warrior: 2 } } }));
    const second = settle(first, view({ gimle: { '0': { warrior: 2 }, '1': { warrior: 1 } } }));
    const warriors = first.filter((piece) => piece.kind === 'warrior');
    expect(second).toEqual(expect.arrayContaining(warriors));
    expect(second.find((piece) => piece.seat === 1)?.site).toBe(0);
  });

  it('walk from one province to another', () => {
    const first = settle([], view({ gimle: { '0': { warrior: 2 } }, elvagar: {} }));
    const second = settle(
      first,
      view({ gimle: { '0': { warrior: 1 } }, elvagar: { '0': { warrior: 1 } } }),
    );
    expect(new Set(second.map((piece) => piece.key))).toEqual(
      new Set(first.map((piece) => piece.key)),
    );
    expect(second.map((piece) => piece.place).sort()).toEqual(['elvagar', 'gimle']);
  });

  it('never share a key', () => {
    const first = settle([], view({ gimle: { '0': { warrior: 1 } } }));
    const second = settle(first, view({ gimle: { '0': { warrior: 3 } } }));
    expect(new Set(second.map((piece) => piece.key)).size).toBe(3);
  });

  it('leave as many sites free as there are empty villages', () => {
    const pieces = settle([], view({ gimle: { '0': { warrior: 2 } } }));
    expect(freeSites(pieces, 'gimle', 3)).toEqual([2, 3, 4]);
    expect(freeSites(pieces, 'yggdrasil', 3)).toEqual([]);
  });

  it('stand together when the tree is crowded', () => {
    const pieces = settle(
      [],
      view({ yggdrasil: { '0': { warrior: 4 }, '1': { leader: 1, warrior: 2 } } }),
    );
    const drawn = shown(pieces);
    expect(drawn).toHaveLength(3);
    expect(drawn.map((piece) => piece.count).sort()).toEqual([1, 2, 4]);
  });

  it('spread out again when the crowd is gone', () => {
    const crowd = settle(
      [],
      view({ yggdrasil: { '0': { warrior: 6 }, '1': { leader: 1 }, '2': { leader: 1 } } }),
    );
    const drawn = shown(
      settle(
        crowd,
        view({
          yggdrasil: { '0': { warrior: 1 }, '1': { leader: 1 }, '2': { leader: 1 } },
        }),
      ),
    );
    expect(new Set(drawn.map((piece) => `${piece.x} ${piece.y}`)).size).toBe(3);
  });

  it('lie closer when a fjord holds many ships', () => {
    const ships = Object.fromEntries([0, 1, 2, 3].map((seat) => [String(seat), { ship: 1 }]));
    const drawn = shown(settle([], view({}, { 'fjord-ne': ships })));
    expect(drawn.every((piece) => piece.scale === 0.8)).toBe(true);
    expect(new Set(drawn.map((piece) => `${piece.x} ${piece.y}`)).size).toBe(4);
  });
});
