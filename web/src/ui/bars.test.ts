import { expect, it } from 'vitest';
import { inRow } from './bars';

it('puts parts one after the other and leaves out what is nothing', () => {
  const parts = inRow([{ look: 'a', points: 2, text: '2' }, { look: 'b', points: 0 }, { look: 'c', points: -1 }, { look: 'd', points: 3 }], 10);
  expect(parts).toEqual([
    { look: 'a', from: 0, width: 20, text: '2' },
    { look: 'd', from: 20, width: 30 },
  ]);
});
