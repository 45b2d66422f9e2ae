/** Headings of the rules in the language of the hall;
 * those without a message stay as they are written. */
import { has, tr } from '$lib/words/i18n.svelte';
import type { IconName } from '../icons';
import type { Book } from './books';

/** Books are called as their games are. */
const GAMES: Record<string, string> = {
  battalia: 'battalia',
  stormgates: 'stormgates',
  'blood-rage': 'bloodrage',
};

const SIGNS: Record<string, IconName> = {
  battalia: 'striped-sun',
  stormgates: 'magic-portal',
  'blood-rage': 'drakkar',
  kernel: 'viking-longhouse',
};

export const signOfBook = (book: Book): IconName => SIGNS[book.name] ?? 'open-book';

export function headingText(heading: { id: string; title: string }): string {
  const id = `rules-heading-${heading.id}`;
  return has(id) ? tr(id) : heading.title;
}

export function bookText(book: Book): string {
  const id = `${GAMES[book.name] ?? 'none'}-title`;
  return has(id) ? tr(id) : headingText({ id: book.name, title: book.title });
}
