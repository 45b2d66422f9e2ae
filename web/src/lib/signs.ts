/** The signs of factions and clans by their words: an owner is colour, emblem and letter together. */
import type { IconName } from '../icons';

export interface Sign {
  letter: string;
  emblem: IconName;
  /** The beginning of the names of its colours among the design tokens. */
  colour: string;
}

const sign = (colour: string, letter: string, emblem: IconName): Sign => ({ colour: `--${colour}`, letter, emblem });

const SIGNS: Record<string, Sign> = {
  baerfolk: sign('f-baerfolk', 'B', 'bear-head'),
  islanders: sign('f-islanders', 'I', 'trident'),
  emberians: sign('f-emberians', 'E', 'small-fire'),
  cloudborn: sign('f-cloudborn', 'C', 'feathered-wing'),
  sunfaithful: sign('f-sunfaithful', 'S', 'sun'),
  wolfsclan: sign('f-wolfsclan', 'W', 'wolf-head'),
  wolf: sign('c-wolf', 'W', 'wolf-howl'),
  bear: sign('c-bear', 'B', 'bear-face'),
  serpent: sign('c-serpent', 'S', 'sea-serpent'),
  raven: sign('c-raven', 'R', 'raven'),
};

/** A seat that has no faction yet is shown by its number. */
export const signOf = (word: string | undefined, seat: number): Sign =>
  SIGNS[word ?? ''] ?? sign('f-neutral', String(seat + 1), 'meeple');
