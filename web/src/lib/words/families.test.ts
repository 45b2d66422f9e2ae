import { describe, expect, it } from 'vitest';
import { declared, familiesOf } from './families';

describe('what a fact is', () => {
  it('is told by its name, or by its name there', () => {
    const families = { owed: 'seat', 'SH-STALE.owed': 'word' };
    expect(familiesOf(families, 'SH-TURN', { owed: [1], card: 'horn' })).toEqual({
      owed: 'seat',
      card: 'word',
    });
    expect(familiesOf(families, 'SH-STALE', { owed: 4 })).toEqual({ owed: 'word' });
  });

  it('is unknown of games that declare nothing', () => {
    expect(familiesOf(declared('unheard').events, 'moved', { seat: 1 })).toEqual({
      seat: 'word',
    });
  });
});
