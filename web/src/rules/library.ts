/** All books together: what a name leads to, and what is found for some words. */
import { base } from '$lib/page/base';
import type { RuleDocument } from '$protocol';
import {
  anchorOf,
  bookOf,
  entriesOf,
  type Book,
  type Chapter,
  type Entry,
  type Section,
} from './books';

export interface Opened {
  book: Book;
  chapter: Chapter;
  section: Section;
  /** What to go to and to point at within the section. */
  anchor: string;
}

export class Library {
  readonly books: Book[];
  readonly entries: Entry[];
  readonly #named = new Map<string, Entry>();
  readonly #places = new Map<string, Opened>();

  constructor(documents: RuleDocument[]) {
    this.books = documents.map(({ name, text }) => bookOf(name, text));
    this.entries = this.books.flatMap(entriesOf);
    for (const entry of this.entries) {
      if (entry.label && !this.#named.has(entry.anchor))
        this.#named.set(entry.anchor.toUpperCase(), entry);
    }
    for (const book of this.books) {
      for (const chapter of book.chapters) {
        for (const section of chapter.sections) {
          this.#places.set(section.id.toUpperCase(), {
            book,
            chapter,
            section,
            anchor: section.id,
          });
        }
      }
    }
  }

  entry(anchor: string): Entry | undefined {
    return this.#named.get(anchor.toUpperCase());
  }

  /** The chapter of a rule, a heading or an area; null if there is no such thing. */
  open(name: string): Opened | null {
    const wanted = name.toUpperCase();
    const found = this.#named.get(wanted);
    if (found) return found;
    const place = this.#places.get(wanted);
    if (place) return place;
    return (
      this.entries.find(
        (entry) => entry.label && entry.anchor.toUpperCase().startsWith(`${wanted}-`),
      ) ?? null
    );
  }

  /** Where a name in a text of a book leads. */
  resolve(book: Book, name: string): string | null {
    const file = /^([a-z-]+)\.md/.exec(name);
    if (file)
      return this.books.some((each) => each.name === file[1]) ? `${base}/rules/${file[1]}` : null;
    // The expansion cites decisions of the base game, which stands first, by their plain names.
    const anchor = [book, this.books[0] ?? book]
      .map((each) => anchorOf(each, name))
      .find((each) => this.#named.has(each.toUpperCase()));
    return anchor ? `${base}/rules/${anchor}` : null;
  }
}

const RANK: Record<Entry['kind'], number> = { rule: 0, term: 1, example: 2, decision: 3, text: 4 };

/** What has all words of a query, best first: ids, then
 * words at the beginning, then rules before remarks. */
export function find(library: Library, query: string, most = 60): Entry[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const found: { entry: Entry; rank: number }[] = [];
  library.entries.forEach((entry) => {
    const label = entry.label.toLowerCase();
    const text =
      `${label} ${entry.text} ${entry.section.title} ${entry.chapter.title}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) return;
    const byId = label === words[0] ? -20 : label.startsWith(words[0]!) ? -10 : 0;
    const inText = words.every((word) => entry.text.toLowerCase().includes(word)) ? 0 : 5;
    found.push({ entry, rank: byId + inText + RANK[entry.kind] });
  });
  // The order of the documents decides between equals: sorting is stable.
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ entry }) => entry);
}

export const wordsOf = (query: string): string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean);

/** A piece of a text around the first word that was sought. */
export function excerpt(text: string, words: string[], length = 150): string {
  const lower = text.toLowerCase();
  const at = Math.min(
    ...words.map((word) => lower.indexOf(word)).map((place) => (place < 0 ? text.length : place)),
  );
  const from =
    at === text.length || at < length * 0.6 ? 0 : text.lastIndexOf(' ', at - length * 0.3) + 1;
  const piece = text.slice(from, from + length);
  return `${from ? '… ' : ''}${piece}${from + length < text.length ? ' …' : ''}`;
}
