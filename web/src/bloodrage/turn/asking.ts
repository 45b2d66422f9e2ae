/** What a question is about: the places it names and the card that makes it be asked. */
import { fact } from '$lib/facts';
import { printed } from '../printed';
import type { Sheet, Step } from '../engine';

/** The fields of a step that hold a place, the most telling one first. */
const PLACES = ['target', 'source', 'place', 'province'] as const;

/** The places a step is about; a march has two. */
export function askedPlaces(frames: readonly Step[]): string[] {
  const top = frames.at(-1);
  // Of a sacrifice the frame holds the first figure; the second may stand anywhere.
  if (!top || top.step === 'turn' || top.step === 'sacrifice') return [];
  const own = PLACES.map((field) => fact(top, field)).filter((place) => typeof place === 'string');
  if (own.length) return own;
  const battle = frames.findLast((frame) => frame.step === 'battle');
  return battle ? [battle.province] : [];
}

/** The card that lets a seat be asked: an upgrade of
 * its own, else one that was laid in the battle. */
export function askingCard(
  step: string,
  kinds: readonly string[],
  own: Sheet,
  all: readonly Sheet[],
): string | null {
  const { asking } = printed();
  const asked =
    step === 'destruction' ? kinds.map((kind) => asking[kind]).find(Boolean) : asking[step];
  if (!asked) return null;
  const held = [...own.upgrades, ...all.flatMap((sheet) => sheet.played)];
  return held.find((card) => card !== null && asked.includes(card)) ?? null;
}
