/** What a question is about besides its words: the square and the card that its step names. */
import { fact } from '$lib/facts';
import type { Step } from '../engine';

interface Subject {
  cell: string | null;
  card: string | null;
  /** What may still be spent, where a step is answered several times. */
  points: number | null;
}

/** A card that stands for one which was laid before: it has no name of its own. */
const NAMELESS = ['again', 'steps'];

/** The subject of the step that a seat is asked in; of a battle its picture tells all. */
export function subjectOf(frames: readonly Step[], step: string | null): Subject {
  const frame = frames.at(-1);
  if (!frame || frame.step !== step || 'attack_strength' in frame)
    return { cell: null, card: null, points: null };
  const cards = [fact(frame, 'card'), fact(frame, 'tent')].filter(
    (each) => typeof each === 'string',
  );
  const card = cards.find((each) => !NAMELESS.includes(each));
  const cell = fact(frame, 'cell');
  return {
    cell: typeof cell === 'string' ? cell : null,
    card: card ?? null,
    points: fact(frame, 'points') ?? null,
  };
}
