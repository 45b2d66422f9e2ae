import { describe, expect, it } from 'vitest';
import type { GameInfo } from '$protocol';
import { Draft } from './draft.svelte';

const GAME: GameInfo = {
  name: 'battalia',
  lesson: true,
  title: '',
  description: '',
  seats: [2, 3, 4],
  options: [
    {
      name: 'advanced',
      type: 'boolean',
      default: false,
      values: [false, true],
      least: null,
      most: null,
      rule: '',
      about: '',
    },
    {
      name: 'heroic',
      type: 'boolean',
      default: false,
      values: [false, true],
      least: null,
      most: null,
      rule: '',
      about: '',
    },
  ],
  presets: { usual: {}, expert: { advanced: true } },
  exclusions: [{ if: { advanced: false }, excludes: { heroic: true }, rule: 'A', seats: null }],
};
const named = (seat: number) => `P${seat}`;

describe('the draft of a table', () => {
  it('begins with the first preset, oneself and bots', () => {
    const draft = new Draft(GAME, false);
    expect(draft.preset).toBe('usual');
    expect(draft.seats.map((seat) => seat.kind)).toEqual(['mine', 'bot', 'bot', 'bot']);
    expect(draft.wish(named)).toMatchObject({
      game: 'battalia',
      preset: 'usual',
      options: {},
      spectators: true,
      listed: false,
    });
    expect(draft.wish(named).seats[0]).toEqual({ kind: 'mine', name: 'P0' });
  });

  it('seats all at one screen if they share it', () => {
    expect(new Draft(GAME, true, 2).seats.map((seat) => seat.kind)).toEqual(['mine', 'mine']);
  });

  it('sends only what differs from the preset', () => {
    const draft = new Draft(GAME, false);
    draft.choosePreset('expert');
    draft.set('heroic', true);
    expect(draft.wish(named)).toMatchObject({ preset: 'expert', options: { heroic: true } });
    draft.choosePreset('expert');
    expect(draft.changed).toEqual({});
  });

  it('knows what does not go together', () => {
    const draft = new Draft(GAME, false);
    expect(draft.against('heroic', true)?.rule).toBe('A');
    draft.set('heroic', true);
    expect(draft.clashes).toHaveLength(1);
    draft.set('advanced', true);
    expect(draft.clashes).toEqual([]);
  });

  it('keeps who sat down when the number of seats changes', () => {
    const draft = new Draft(GAME, false, 3);
    draft.seats[1] = { kind: 'open', name: '', level: 'planner' };
    draft.resize(4);
    expect(draft.seats.map((seat) => seat.kind)).toEqual(['mine', 'open', 'bot', 'bot']);
    draft.resize(2);
    expect(draft.wish(named).seats).toEqual([{ kind: 'mine', name: 'P0' }, { kind: 'open' }]);
  });
});
