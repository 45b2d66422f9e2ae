/** The signs of factions and clans by their words:
 * an owner is colour, emblem and letter together. */
import type { IconName } from '../../icons';

export interface Sign {
  letter: string;
  emblem: IconName;
  /** The beginning of the names of its colours among the design tokens. */
  colour: string;
}

const sign = (colour: string, letter: string, emblem: IconName): Sign => ({
  colour: `--${colour}`,
  letter,
  emblem,
});

const SIGNS = {
  baerfolk: sign('f-baerfolk', 'B', 'bear-head'),
  islanders: sign('f-islanders', 'I', 'trident'),
  emberians: sign('f-emberians', 'E', 'small-fire'),
  cloudborn: sign('f-cloudborn', 'C', 'feathered-wing'),
  sunfaithful: sign('f-sunfaithful', 'S', 'sun'),
  wolfsclan: sign('f-wolfsclan', 'W', 'wolf-head'),
  universal: sign('f-universal', 'U', 'polar-star'),
  neutral: sign('f-neutral', 'N', 'stone-tower'),
  wolf: sign('c-wolf', 'W', 'wolf-howl'),
  bear: sign('c-bear', 'B', 'bear-face'),
  serpent: sign('c-serpent', 'S', 'sea-serpent'),
  raven: sign('c-raven', 'R', 'raven'),
} as const satisfies Record<string, Sign>;
type Banner = keyof typeof SIGNS;

/** The words that have a sign. */
export const SIGNED = Object.keys(SIGNS);
const hasSign = (word: string): word is Banner => word in SIGNS;
export const signNamed = (word: Banner): Sign => SIGNS[word];

/** The sign of a seat by the word of its faction or clan; without one, its number. */
export const signOf = (word: string | null | undefined, seat: number): Sign =>
  word && hasSign(word) ? SIGNS[word] : sign('f-neutral', String(seat + 1), 'meeple');

/** The colours of a sign as the styles of what belongs to it name them. */
export const coloursOf = ({ colour }: Sign): string =>
  ['', '-hi', '-lo', '-ink', '-text'].map((part) => `--cc${part}:var(${colour}${part})`).join(';');
