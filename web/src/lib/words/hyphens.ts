/** Where long words may break: browsers know no such
 * places for Bulgarian, and only some for Russian. */
const LONG = 9;
const VOWELS = 'аеёиоуъыэюя';
const LEAST = 3;
const SOFT = '\u00ad';

const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && VOWELS.includes(letter);
const hasVowel = (part: string): boolean => [...part].some(isVowel);

/** Before a consonant that a vowel follows, with a syllable left on both sides. */
function hyphenated(word: string): string {
  if (word.length < LONG) return word;
  const low = word.toLowerCase();
  const starts = (at: number) =>
    !isVowel(low[at]) && !'ьй'.includes(low[at]!) && isVowel(low[at + 1]);
  const may = (at: number) =>
    at >= LEAST && word.length - at >= LEAST && starts(at) && hasVowel(low.slice(0, at));
  return [...word].map((letter, at) => (may(at) ? SOFT + letter : letter)).join('');
}

/** A text whose long Cyrillic words break at a hyphen where the room is narrow. */
export const softened = (text: string): string => text.replace(/[а-яё]+/giu, hyphenated);
