import { describe, expect, it } from 'vitest';
import { Retelling } from './retelling.svelte';

describe('Retelling', () => {
  it('goes forward and back and is over after the last step', () => {
    const story = new Retelling(() => ['a', 'b']);
    expect(story.open).toBe(false);
    story.begin();
    expect(story.step).toBe('a');
    story.back();
    story.next();
    expect(story.step).toBe('b');
    story.back();
    expect(story.step).toBe('a');
    story.next();
    story.next();
    expect([story.open, story.step]).toEqual([false, null]);
  });

  it('has nothing to tell without steps', () => {
    const story = new Retelling(() => []);
    story.begin();
    expect(story.open).toBe(false);
  });
});
