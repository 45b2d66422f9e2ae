import { describe, expect, it, vi } from 'vitest';
import { Desk } from './desk.svelte';
import { Live, type AnyGame, type Answer, type UpdateOf } from './live.svelte';
import { partly } from '$lib/partly';

vi.mock('$lib/words/i18n.svelte', () => ({ tr: (id: string) => id }));

/** A table that notes what it is asked, and never answers. */
class Quiet extends Live {
  asked: string[] = [];

  protected override connect(): void {}

  override ask(wish: Parameters<Live['ask']>[0]): Promise<Answer> {
    this.asked.push(`${wish.type} ${'action' in wish ? wish.action : ''}`);
    return new Promise(() => {});
  }

  at(decision: number): void {
    const turn = { decision, step: 'turn', offers: [], suggestion: null };
    this.update = partly<UpdateOf<AnyGame>>({ branch: 0, turn });
  }
}

describe('a desk', () => {
  it('looks ahead only from the moment that was picked in', () => {
    const live = new Quiet('table', 'key');
    const desk = new Desk('table', 'key', live);
    live.at(7);
    desk.follow();
    void desk.look('pass');

    live.at(8); // the hall told the next moment, and what was picked has not been put away yet
    void desk.look('pass');
    desk.follow();
    void desk.look('march');

    expect(live.asked).toEqual(['preview pass', 'preview march']);
  });
});
