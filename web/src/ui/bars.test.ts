import { expect, it } from 'vitest';
import { coveredFrom, inRow } from './bars';

it('puts parts one after the other and leaves out what is nothing', () => {
  const parts = inRow(
    [
      { look: 'a', points: 2, text: '2' },
      { look: 'b', points: 0 },
      { look: 'c', points: -1 },
      { look: 'd', points: 3 },
    ],
    10,
  );
  expect(parts).toEqual([
    { look: 'a', from: 0, width: 20, text: '2' },
    { look: 'd', from: 20, width: 30 },
  ]);
});

it('keeps the number of a part off what covers its end', () => {
  const part = { look: 'a', from: 40, width: 20, text: '5', about: 'gains' };
  expect(coveredFrom(60, part)).toEqual([part]);
  expect(coveredFrom(45, part)).toEqual([
    { ...part, width: 5 },
    { look: 'a', from: 45, width: 15 },
  ]);
  expect(coveredFrom(40, part)).toEqual([{ look: 'a', from: 40, width: 20, about: 'gains' }]);
});
