import { beforeEach, describe, expect, it } from 'vitest';
import type { Offer } from '$protocol';
import { wordsOf } from './grammar';
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

/** An offer of several things of a slot. */
const several = (kind: string, slot: string, ...words: string[]): Offer =>
  offer(kind, ...words.map((word): [string, string] => [slot, word]));

let sent: string[];
function ask(...offers: Offer[]): void {
  sent = [];
  picker = new Picker(async ({ text }) => sent.push(text));
  picker.declare({
    slots: {
      from: (offer) => wordsOf(offer, 'way').slice(0, -1),
      to: (offer) => wordsOf(offer, 'way').slice(-1),
    },
    places: ['from', 'to'],
    showsPlaces: true,
    begins: ['card'],
    closing: ['pass'],
    several: (all) =>
      all.every(({ args }) => args.length < 2) ? null : (all.at(-1)!.args[0]![0] ?? null),
  });
  picker.reset(offers);
}

describe('equal cards', () => {
  beforeEach(() => ask(several('draft', 'card', 'heimdall-eye', 'heimdall-eye')));

  it('are both taken, each by its own place', async () => {
    await picker.press('card', 'heimdall-eye', null, 0);
    expect(picker.ready).toBeNull();
    await picker.press('card', 'heimdall-eye', null, 1);
    expect(picker.ready?.text).toBe('draft heimdall-eye heimdall-eye');
  });

  it('are left again one by one', async () => {
    await picker.press('card', 'heimdall-eye', null, 1);
    expect([picker.has('card', 'heimdall-eye', 0), picker.has('card', 'heimdall-eye', 1)]).toEqual([
      false,
      true,
    ]);
    await picker.press('card', 'heimdall-eye', null, 0);
    await picker.press('card', 'heimdall-eye', null, 1);
    expect([picker.has('card', 'heimdall-eye', 0), picker.has('card', 'heimdall-eye', 1)]).toEqual([
      true,
      false,
    ]);
  });

  it('give way to another card, the oldest choice first', async () => {
    ask(
      several('draft', 'card', 'tyr-smite', 'tyr-smite'),
      several('draft', 'card', 'tyr-smite', 'troll'),
    );
    await picker.press('card', 'tyr-smite', null, 0);
    await picker.press('card', 'tyr-smite', null, 2);
    await picker.press('card', 'troll', null, 1);
    expect(picker.picks.map(({ word }) => word)).toEqual(['tyr-smite', 'troll']);
    expect(picker.has('card', 'tyr-smite', 2)).toBe(true);
    expect(picker.ready?.text).toBe('draft tyr-smite troll');
  });

  it('are marked one at a time where one is chosen', async () => {
    ask(several('draft', 'card', 'troll'), several('draft', 'card', 'tyr-smite'));
    await picker.press('card', 'troll', null, 0);
    expect([picker.has('card', 'troll', 0), picker.has('card', 'troll', 3)]).toEqual([true, false]);
    // Another copy is another thing: it is looked at, not confirmed.
    await picker.press('card', 'troll', null, 3);
    expect(sent).toEqual([]);
    expect([picker.has('card', 'troll', 0), picker.has('card', 'troll', 3)]).toEqual([false, true]);
    await picker.press('card', 'troll', null, 3);
    expect(sent).toEqual(['draft troll']);
  });
});

describe('equal figures', () => {
  it('go one by one or all together', () => {
    ask(several('move', 'figure', 'warrior'), several('move', 'figure', 'warrior', 'warrior'));
    picker.toggle('warrior', 1);
    expect(picker.ready?.text).toBe('move warrior');
    picker.toggle('warrior', 0);
    expect(picker.ready?.text).toBe('move warrior warrior');
    picker.toggle('warrior', 1);
    expect([picker.isTaken(0), picker.isTaken(1)]).toEqual([true, false]);
    picker.takeAll();
    expect(picker.ready?.text).toBe('move warrior warrior');
  });
});

describe('places', () => {
  const way = (kind: string, ...places: string[]) => several(kind, 'way', ...places);
  beforeEach(() => {
    ask(way('march', 'a', 'b'), way('march', 'a', 'c'), way('raid', 'b'), offer('pass'));
    picker.declare({
      closing: ['pass'],
      slots: {
        from: ({ args }) => args.slice(0, -1).map(([, word]) => word),
        to: ({ args }) => args.slice(-1).map(([, word]) => word),
      },
      places: ['from', 'to'],
      showsPlaces: true,
    });
  });

  it('light up once an action was picked, where it begins before where it goes', async () => {
    expect([...picker.lit]).toEqual([]);
    picker.pickFamily('march');
    expect([...picker.lit]).toEqual(['a']);
    await picker.pressPlace('a');
    expect([...picker.lit]).toEqual(['b', 'c']);
  });

  it('are seen before an action is ready, and can be changed', async () => {
    picker.pickFamily('raid');
    expect(picker.ready).toBeNull();
    await picker.pressPlace('b');
    expect(picker.ready?.text).toBe('raid b');
    picker.pickFamily('march');
    for (const place of ['a', 'b', 'c']) await picker.pressPlace(place);
    expect(picker.ready?.text).toBe('march a c');
    await picker.pressPlace('c');
    expect(sent).toEqual(['march a c']);
  });

  it('offer in a menu what can be done there, unless an action was picked', async () => {
    expect(await picker.pressPlace('b')).toBe(true);
    expect(picker.menu?.offers.map(({ text }) => text)).toEqual(['march a b', 'raid b']);
    expect(picker.back()).toBe(true);
    expect(picker.menu).toBeNull();
    picker.pickFamily('raid');
    expect(await picker.pressPlace('c')).toBe(false);
  });

  it('are shown as a hand would have picked them, and put back one by one', () => {
    picker.show(picker.offers[1]!);
    expect(picker.ready?.text).toBe('march a c');
    picker.pickFamily('march');
    picker.pick('from', 'a');
    picker.pick('to', 'b');
    picker.pick('to', 'c');
    picker.back();
    expect([picker.picked('from'), picker.picked('to')]).toEqual(['a', null]);
    picker.back();
    picker.back();
    expect(picker.back()).toBe(false);
  });
});
