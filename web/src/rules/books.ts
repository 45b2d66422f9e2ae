/** The documents of the rules as books: chapters, sections, and every rule with its place. */
import { blocksOf, plain, type Block, type Item } from './markdown';

export interface Section {
  /** The id of its heading's message; also its address. */
  id: string;
  title: string;
  blocks: Block[];
}

export interface Chapter {
  id: string;
  title: string;
  /** The first section has no title: it is what stands before the others. */
  sections: Section[];
}

export interface Book {
  name: string;
  title: string;
  /** How the ids of its rules begin. */
  prefix: string;
  chapters: Chapter[];
}

type EntryKind = 'rule' | 'decision' | 'example' | 'term' | 'text';

/** Something that can be found and pointed at. */
export interface Entry {
  /** Its address; several entries without a name share that of their section. */
  anchor: string;
  kind: EntryKind;
  label: string;
  text: string;
  book: Book;
  chapter: Chapter;
  section: Section;
}

/** A rule is named by its book, its area and a number; a decision or an example by a number. */
const NAMED = /^\*\*([A-Z]{2,3}-[A-Z0-9]+(?:-[A-Za-z0-9]+)*)(?:\s+\([^)]*\))?\*\*/;
const ROW =
  /^(?:\*\*)?([A-Z]{2}-(?=\d*[A-Z])[A-Z0-9]+(?:-[A-Z0-9]+)*|[A-Z]?D-\d+)(?:\*\*)?(?:\s|$)/;
const FIRST_RULE = /^\W*\*\*([A-Z]{2})-[A-Z]/m;
const LANGUAGES = ['Bulgarian', 'Russian'];

/** The address of a name in a book: those that several books use get the book's prefix. */
export const anchorOf = ({ prefix }: Book, name: string): string =>
  /^(?:D|WE|EX|DT)-/.test(name) ? `${prefix}-${name}` : name;

/** The name at the beginning of a text, as its address. */
export function namedBy(book: Book, text: string): string | null {
  const found = NAMED.exec(text);
  return found ? anchorOf(book, found[1]!) : null;
}

/** The name of a row of a table, as its address. */
export function rowNamedBy(book: Book, cell: string): string | null {
  const found = ROW.exec(cell);
  return found ? anchorOf(book, found[1]!) : null;
}

/** A heading without its number, the ids of its area and the notes about its sources. */
export function titleOf(heading: string): string {
  return heading
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[`[^`]*`\]/g, '')
    .replace(/\((?:[A-Z]{2}-[A-Z0-9-]+(?:, )?)+\)/g, '')
    .replace(/^[A-Z]{2}-[A-Z0-9]+\s+(?:[–-]\s+)?/, '')
    .replace(/^\d+(?:\.\d+)*\.?\s+/, '')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A heading's id: the area whose rules stand under it, else its number or its words. */
function headingId(book: string, within: string, heading: string): string {
  const area = /(?:^|\()([A-Z]{2}-[A-Z0-9]+(?:-[A-Z]+)*)/.exec(heading);
  if (area && within) return area[1]!.toLowerCase();
  const number = /^(\d+(?:\.\d+)*)/.exec(heading);
  if (number) return `${book}-${number[1]!.replaceAll('.', '-')}`;
  const words = titleOf(heading)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${within || book}-${words}`;
}

export function bookOf(name: string, text: string): Book {
  const prefix = FIRST_RULE.exec(text)?.[1] ?? '';
  const book: Book = { name, title: name, prefix, chapters: [] };
  const opening: Chapter = {
    id: name,
    title: '',
    sections: [{ id: name, title: '', blocks: [] }],
  };
  let chapter = opening;
  for (const block of blocksOf(text)) {
    if (block.kind !== 'heading') chapter.sections.at(-1)!.blocks.push(block);
    else if (block.level === 1) book.title = titleOf(block.text);
    else if (block.level === 2) {
      const id = headingId(name, '', block.text);
      chapter = { id, title: titleOf(block.text), sections: [{ id, title: '', blocks: [] }] };
      book.chapters.push(chapter);
    } else {
      const id = headingId(name, chapter.id, block.text);
      chapter.sections.push({ id, title: titleOf(block.text), blocks: [] });
    }
  }
  opening.title = book.title;
  book.chapters.unshift(opening);
  return book;
}

/** Everything of a book that can be found. */
export function entriesOf(book: Book): Entry[] {
  const found: Entry[] = [];
  for (const chapter of book.chapters) {
    for (const section of chapter.sections) {
      const place = { book, chapter, section };
      for (const block of section.blocks) collect(block, place, found);
    }
  }
  return found;
}

type Place = Pick<Entry, 'book' | 'chapter' | 'section'>;

function collect(block: Block, place: Place, found: Entry[]): void {
  const { book } = place;
  if (block.kind === 'paragraph') found.push(entry(namedBy(book, block.text), block.text, place));
  else if (block.kind === 'list') block.items.forEach((item) => collectItem(item, place, found));
  else if (block.kind === 'table') {
    const isGlossary = LANGUAGES.every((language) => block.head.includes(language));
    for (const row of block.rows) {
      const text = row.filter(Boolean).join(' · ');
      const made = entry(rowNamedBy(book, row[0] ?? ''), text, place);
      found.push(isGlossary ? { ...made, kind: 'term', label: plain(row[0] ?? '') } : made);
    }
  }
}

function collectItem(item: Item, place: Place, found: Entry[]): void {
  const inner = item.children.flatMap((block) =>
    block.kind === 'list' ? block.items.map((each) => each.text) : [],
  );
  found.push(entry(namedBy(place.book, item.text), [item.text, ...inner].join(' '), place));
}

function entry(anchor: string | null, text: string, place: Place): Entry {
  const said = plain(text.replace(NAMED, '').replace(ROW, '')).replace(/^[\s·]+/, '');
  const kind = anchor ? kindOf(anchor) : 'text';
  return { anchor: anchor ?? place.section.id, kind, label: anchor ?? '', text: said, ...place };
}

function kindOf(anchor: string): EntryKind {
  if (/(?:^|-)S?D-\d+$/.test(anchor)) return 'decision';
  return /(?:WE|EX|DT|SGX)-\d+$/.test(anchor) ? 'example' : 'rule';
}
