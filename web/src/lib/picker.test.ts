import { beforeEach, describe, expect, it } from 'vitest';
import type { Offer } from '$protocol';
import { Picker } from './picker.svelte';

const offer = (kind: string, ...args: [string, string][]): Offer => ({
  text: [kind, ...args.map(([, word]) => word)].join(' '),
  kind,
  args,
});
const OFFERS = [
  offer('pass'),
  offer('build', ['card', 'red'], ['cell', 'a1']),
  offer('build', ['card', 'red'], ['cell', 'b2']),
  offer('build', ['card', 'blue'], ['cell', 'b2']),
  offer('move', ['from', 'a1'], ['to', 'b2']),
  offer('pay', ['card', 'red'], ['card', 'red']),
  offer('pay', ['card', 'red'], ['card', 'blue']),
];

let picker: Picker;
beforeEach(() => {
  picker = new Picker();
  picker.reset(OFFERS);
});
const left = () => picker.candidates.map((each) => each.text);

describe('picking', () => {
  it('begins with everything', () => {
    expect(left()).toHaveLength(OFFERS.length);
    expect(picker.begun).toBe(false);
    expect(picker.ready).toBeNull();
    expect(Object.fromEntries(picker.kinds)).toEqual({ pass: 1, build: 3, move: 1, pay: 2 });
  });

  it('narrows by card, action and square in any order', () => {
    picker.pick('cell', 'b2');
    expect(left()).toEqual(['build red b2', 'build blue b2']);
    expect(Object.fromEntries(picker.words('card'))).toEqual({ red: 1, blue: 1 });
    picker.pick('card', 'blue');
    expect(picker.ready?.text).toBe('build blue b2');

    picker.clear();
    picker.pickKind('build');
    picker.pick('card', 'blue');
    expect(picker.ready?.text).toBe('build blue b2');
  });

  it('is not ready before anything was picked, even if there is one offer', () => {
    picker.reset([offer('pass')]);
    expect(picker.ready).toBeNull();
    picker.pickKind('pass');
    expect(picker.ready?.text).toBe('pass');
  });

  it('tells what could be picked now', () => {
    picker.pick('cell', 'a1');
    expect(picker.can('card', 'red')).toBe(true);
    expect(picker.can('card', 'blue')).toBe(false);
    expect(picker.has('cell', 'a1')).toBe(true);
    expect(picker.picked('cell')).toBe('a1');
    expect(picker.picked('card')).toBeNull();
  });

  it('counts a word as often as it was picked', () => {
    picker.pickKind('pay');
    picker.pick('card', 'red');
    expect(left()).toEqual(['pay red red', 'pay red blue']);
    picker.pick('card', 'red');
    expect(picker.ready?.text).toBe('pay red red');
  });

  it('puts another word of the slot in its place', () => {
    picker.pick('cell', 'a1');
    picker.pick('cell', 'b2');
    expect(picker.picks).toEqual([{ slot: 'cell', word: 'b2' }]);
  });

  it('begins anew with what does not go with the rest', () => {
    picker.pickKind('build');
    picker.pick('card', 'red');
    picker.pick('from', 'a1');
    expect(picker.kind).toBeNull();
    expect(picker.ready?.text).toBe('move a1 b2');
  });

  it('forgets the picks that another action has no use for', () => {
    picker.pick('cell', 'a1');
    picker.pickKind('move');
    expect(picker.picks).toEqual([]);
    expect(left()).toEqual(['move a1 b2']);
  });

  it('goes back step by step, the action last', () => {
    picker.pickKind('build');
    picker.pick('card', 'red');
    picker.back();
    expect(picker.picks).toEqual([]);
    expect(picker.kind).toBe('build');
    picker.back();
    expect(picker.begun).toBe(false);
  });
});
