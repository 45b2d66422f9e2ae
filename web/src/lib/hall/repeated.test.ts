import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HallProblem } from './problem';
import { newToken, sitDownOnce, untilAnswered } from './repeated';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

const lost = () => new HallProblem('offline', 'no answer');
const atOnce = () => Promise.resolve();

describe('a request whose answer is lost', () => {
  it('is asked again until there is one', async () => {
    const ask = vi.fn().mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost());
    ask.mockResolvedValue('seat');
    expect(await untilAnswered(ask, atOnce)).toBe('seat');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is not asked for ever', async () => {
    const ask = vi.fn().mockRejectedValue(lost());
    await expect(untilAnswered(ask, atOnce)).rejects.toThrow('no answer');
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('is not asked again if it was refused', async () => {
    const ask = vi.fn().mockRejectedValue(new HallProblem('seat-taken', 'taken'));
    await expect(untilAnswered(ask, atOnce)).rejects.toThrow('taken');
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('sitting down', () => {
  it('keeps its token until there is an answer, even on another page', async () => {
    const tokens: string[] = [];
    const failing = (token: string) => (tokens.push(token), Promise.reject(lost()));
    await expect(sitDownOnce('T1', failing, atOnce)).rejects.toThrow();
    await sitDownOnce('T1', (token) => (tokens.push(token), Promise.resolve(1)), atOnce);
    expect(new Set(tokens).size).toBe(1);
    await sitDownOnce('T1', (token) => (tokens.push(token), Promise.resolve(2)), atOnce);
    expect(new Set(tokens).size).toBe(2);
  });

  it('uses another token after a refusal', async () => {
    const taken = () => Promise.reject(new HallProblem('seat-taken', 'taken'));
    await expect(sitDownOnce('T1', taken, atOnce)).rejects.toThrow('taken');
    expect(kept.size).toBe(0);
  });
});

it('a token is long and fits into a message', () => {
  expect(newToken()).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(newToken()).not.toBe(newToken());
});
