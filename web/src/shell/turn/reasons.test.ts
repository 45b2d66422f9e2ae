import { expect, test } from 'vitest';
import type { Reason } from '$protocol';
import { distinct, reasonKey } from './reasons';

test('reasons that several places share are said once', () => {
  const far: Reason = { rule: 'SG-VAL-3', arguments: { cell: 'd4' } };
  const other: Reason = { rule: 'SG-VAL-3', arguments: { cell: 'd5' } };
  const found = distinct([far, other, { ...far }]);
  expect(found).toEqual([far, other]);
  expect(new Set(found.map(reasonKey)).size).toBe(found.length);
});
