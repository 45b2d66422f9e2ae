import { describe, expect, it } from 'vitest';
import { besideOf, type Box } from './beside';

const ROOM: Box = { left: 8, top: 8, right: 792, bottom: 592 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const SIZE = { width: 200, height: 100 };

describe('help lies', () => {
  it('above what it is about', () => {
    expect(besideOf(box(300, 300, 40, 40), SIZE, ROOM, [])).toEqual({ left: 220, top: 192 });
  });

  it('below it where there is no room above', () => {
    expect(besideOf(box(300, 20, 40, 40), SIZE, ROOM, [])).toEqual({ left: 220, top: 68 });
  });

  it('beside it where neither has room, and never over it', () => {
    const tall = box(300, 20, 40, 560);
    expect(besideOf(tall, SIZE, ROOM, [])).toEqual({ left: 348, top: 20 });
  });

  it('off the neighbours of what it is about', () => {
    const lines = [box(100, 200, 400, 30), box(100, 230, 400, 30), box(100, 290, 400, 30)];
    expect(besideOf(box(100, 260, 400, 30), SIZE, ROOM, lines)).toEqual({ left: 508, top: 260 });
  });

  it('in its room', () => {
    expect(besideOf(box(780, 300, 20, 20), SIZE, ROOM, [])).toEqual({ left: 592, top: 192 });
  });
});
