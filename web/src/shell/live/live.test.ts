import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live } from './live.svelte';

type Json = Record<string, unknown>;

/** A socket whose other end is this test. */
class Wire {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static last: Wire;
  readyState = Wire.OPEN;
  sent: Json[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly address: string) {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Json);
  }
  close(): void {
    this.readyState = Wire.CLOSED;
    this.onclose?.();
  }
  say(message: Json): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const event = (number: number, event: string): Json => ({ event, number });
const update = (more: Json): Json => ({
  type: 'update',
  branch: 0,
  first: 0,
  fresh: false,
  events: [],
  view: { decision: 7 },
  turn: { decision: 7, step: 'turn', offers: [] },
  ...more,
});

let live: Live;
beforeEach(() => {
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { protocol: 'http:', host: 'hall' });
  live = new Live('table', 'key');
  Wire.last.onopen?.();
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
});
const names = () => live.events.map((each) => each.event);

describe('a seat', () => {
  it('closes a socket that is on its way only when it is open', () => {
    const early = new Live('table', 'key');
    Wire.last.readyState = Wire.CONNECTING;
    early.close();
    expect(Wire.last.readyState).toBe(Wire.CONNECTING);

    Wire.last.readyState = Wire.OPEN;
    Wire.last.onopen?.();

    expect(Wire.last.readyState).toBe(Wire.CLOSED);
    expect(Wire.last.sent).toEqual([]);
  });

  it('names decision and branch of what it has seen', () => {
    Wire.last.say(update({ branch: 3 }));

    void live.choose('pass');
    void live.undo();

    expect(Wire.last.sent.slice(1)).toEqual([
      { type: 'choose', decision: 7, action: 'pass', branch: 3, id: 1 },
      { type: 'undo', decision: 7, branch: 3, id: 2 },
    ]);
  });

  it('forgets what was taken back', () => {
    Wire.last.say(update({ fresh: true, events: [event(0, 'a'), event(1, 'b'), event(2, 'c')] }));
    Wire.last.say(update({ first: 3, events: [event(3, 'd')] }));
    expect(names()).toEqual(['a', 'b', 'c', 'd']);

    Wire.last.say(update({ branch: 1, first: 2, events: [event(2, 'x')] }));
    expect(names()).toEqual(['a', 'b', 'x']);

    Wire.last.say(update({ branch: 1, fresh: true, events: [event(0, 'y')] }));
    expect(names()).toEqual(['y']);
  });

  it('comes back with what it knows', () => {
    vi.useFakeTimers();
    Wire.last.say(update({ branch: 2, fresh: true, events: [event(0, 'a'), event(1, 'b')] }));
    const before = Wire.last;

    before.close();
    vi.runOnlyPendingTimers();
    Wire.last.onopen?.();

    expect(Wire.last).not.toBe(before);
    expect(Wire.last.sent[0]).toMatchObject({ type: 'hello', branch: 2, events: 2, chat: 0 });
    vi.useRealTimers();
  });
});
