import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Offer } from '$protocol';
import type { Desk } from '$lib/desk.svelte';
import { partly } from '$lib/partly';
import { Picker } from '$lib/picker.svelte';
import { Choosing } from './choosing.svelte';
import type { View } from './engine';

vi.mock('$lib/i18n.svelte', () => ({ has: () => false, list: String, tr: String, variables: () => [] }));

const offer = (kind: string, slot: string, ...words: string[]): Offer => ({
  text: [kind, ...words].join(' '),
  kind,
  args: words.map((word) => [slot, word]),
});

let choosing: Choosing;
let sent: string[];
function ask(step: string, ...offers: Offer[]): void {
  sent = [];
  const picker = new Picker();
  picker.reset(offers);
  const choose = async (action: string) => sent.push(action) > 0;
  const desk = { picker, choose, live: { turn: { step } }, context: { game: 'bloodrage', names: [] } };
  choosing = new Choosing(partly<Desk>(desk), () => partly<View>({}));
}

describe('equal cards', () => {
  beforeEach(() => ask('draft', offer('draft', 'card', 'heimdall-eye', 'heimdall-eye')));

  it('are both taken, each by its own place', async () => {
    await choosing.pickCard('heimdall-eye', null, 0);
    expect(choosing.ready).toBeNull();
    await choosing.pickCard('heimdall-eye', null, 1);
    expect(choosing.ready?.text).toBe('draft heimdall-eye heimdall-eye');
  });

  it('are left again one by one', async () => {
    await choosing.pickCard('heimdall-eye', null, 1);
    expect([choosing.isPicked('heimdall-eye', 0), choosing.isPicked('heimdall-eye', 1)]).toEqual([false, true]);
    await choosing.pickCard('heimdall-eye', null, 0);
    await choosing.pickCard('heimdall-eye', null, 1);
    expect([choosing.isPicked('heimdall-eye', 0), choosing.isPicked('heimdall-eye', 1)]).toEqual([true, false]);
  });

  it('give way to another card, the oldest choice first', async () => {
    ask('draft', offer('draft', 'card', 'tyr-smite', 'tyr-smite'), offer('draft', 'card', 'tyr-smite', 'troll'));
    await choosing.pickCard('tyr-smite', null, 0);
    await choosing.pickCard('tyr-smite', null, 2);
    await choosing.pickCard('troll', null, 1);
    expect(choosing.bundle).toEqual(['tyr-smite', 'troll']);
    expect(choosing.isPicked('tyr-smite', 2)).toBe(true);
    expect(choosing.ready?.text).toBe('draft tyr-smite troll');
  });

  it('are marked one at a time where one is chosen', async () => {
    ask('draft', offer('draft', 'card', 'troll'), offer('draft', 'card', 'tyr-smite'));
    await choosing.pickCard('troll', null, 0);
    expect([choosing.isPicked('troll', 0), choosing.isPicked('troll', 3)]).toEqual([true, false]);
    // Another copy is another thing: it is looked at, not confirmed.
    await choosing.pickCard('troll', null, 3);
    expect(sent).toEqual([]);
    expect([choosing.isPicked('troll', 0), choosing.isPicked('troll', 3)]).toEqual([false, true]);
    await choosing.pickCard('troll', null, 3);
    expect(sent).toEqual(['draft troll']);
  });
});

describe('equal figures', () => {
  it('go one by one or all together', () => {
    ask('march', offer('move', 'figure', 'warrior'), offer('move', 'figure', 'warrior', 'warrior'));
    choosing.toggle('warrior', 1);
    expect(choosing.ready?.text).toBe('move warrior');
    choosing.toggle('warrior', 0);
    expect(choosing.ready?.text).toBe('move warrior warrior');
    choosing.toggle('warrior', 1);
    expect([choosing.isTaken(0), choosing.isTaken(1)]).toEqual([true, false]);
    choosing.takeAll();
    expect(choosing.ready?.text).toBe('move warrior warrior');
  });
});
