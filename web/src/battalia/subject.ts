/** What a question is about besides its words: the square and the card that its step names. */
import type { FrameFacts } from './view';

export interface Subject {
  cell: string | null;
  card: string | null;
  /** What may still be spent, where a step is answered several times. */
  points: number | null;
}

/** A card that stands for one which was laid before: it has no name of its own. */
const NAMELESS = ['again', 'steps'];

/** The subject of the step that a seat is asked in; of a battle its picture tells all. */
export function subjectOf(frames: readonly FrameFacts[], step: string | null): Subject {
  const frame = frames.at(-1);
  if (!frame || frame.step !== step || 'attack_strength' in frame) return { cell: null, card: null, points: null };
  const card = [frame.card, frame.tent].find((each): each is string => typeof each === 'string' && !NAMELESS.includes(each));
  return {
    cell: typeof frame.cell === 'string' ? frame.cell : null,
    card: card ?? null,
    points: typeof frame.points === 'number' ? frame.points : null,
  };
}
