/** Headings of the rules in the language of the hall;
 * those without a message stay as they are written. */
import { has, tr } from '$lib/words/i18n.svelte';
import { factsOf, GAMES } from '../games';
import type { IconName } from '../icons';
import type { Book } from './books';

/** The book of what all games have in common. */
const KERNEL = 'kernel';

/** Books are called as their games are. */
const gameOf = (book: Book) => GAMES.find((name) => factsOf(name)!.book === book.name) ?? 'none';

export const signOfBook = (book: Book): IconName =>
  book.name === KERNEL ? 'viking-longhouse' : (factsOf(gameOf(book))?.sign ?? 'open-book');

export function headingText(heading: { id: string; title: string }): string {
  const id = `rules-heading-${heading.id}`;
  return has(id) ? tr(id) : heading.title;
}

export function bookText(book: Book): string {
  const id = `${gameOf(book)}-title`;
  return has(id) ? tr(id) : headingText({ id: book.name, title: book.title });
}
