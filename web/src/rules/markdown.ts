/** The Markdown that our documents use: headings, lists, tables, code, paragraphs; within a line
 * bold, emphasis, code and links. Everything else is text, HTML too. */

export interface Item {
  text: string;
  children: Block[];
}

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'code'; text: string };

const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^(\s*)(?:([-*])|(\d+)\.)\s+(.*)$/;
const FENCE = /^\s*```/;
const RULER = /^\s*\|?[\s:|-]+\|[\s:|-]*$/;

export function blocksOf(text: string): Block[] {
  return new Reader(text.split(/\r?\n/)).blocks();
}

class Reader {
  #at = 0;

  constructor(readonly lines: string[]) {}

  blocks(): Block[] {
    const found: Block[] = [];
    while (this.#at < this.lines.length) {
      const block = this.#block();
      if (block) found.push(block);
    }
    return found;
  }

  get #line(): string {
    return this.lines[this.#at] ?? '';
  }

  #block(): Block | null {
    const line = this.#line;
    if (!line.trim()) {
      this.#at += 1;
      return null;
    }
    const heading = HEADING.exec(line);
    if (heading) {
      this.#at += 1;
      return { kind: 'heading', level: heading[1]!.length, text: heading[2]!.trim() };
    }
    if (FENCE.test(line)) return this.#code();
    if (this.#tableStarts()) return this.#table();
    if (ITEM.test(line)) return this.#list();
    return this.#paragraph();
  }

  #code(): Block {
    const lines: string[] = [];
    this.#at += 1;
    while (this.#at < this.lines.length && !FENCE.test(this.#line)) {
      lines.push(this.#line);
      this.#at += 1;
    }
    this.#at += 1;
    return { kind: 'code', text: lines.join('\n') };
  }

  #tableStarts(): boolean {
    return this.#line.trimStart().startsWith('|') && RULER.test(this.lines[this.#at + 1] ?? '');
  }

  #table(): Block {
    const head = cells(this.#line);
    const rows: string[][] = [];
    this.#at += 2;
    while (this.#line.trimStart().startsWith('|')) {
      const row = cells(this.#line);
      rows.push(head.map((_, column) => row[column] ?? ''));
      this.#at += 1;
    }
    return { kind: 'table', head, rows };
  }

  #list(): Block {
    const [, indent = '', , number] = ITEM.exec(this.#line)!;
    const items: Item[] = [];
    while (this.#at < this.lines.length) {
      const item = ITEM.exec(this.#line);
      if (!item || item[1]!.length < indent.length || !!item[3] !== !!number) break;
      items.push(this.#item(item[1]!.length));
    }
    return { kind: 'list', ordered: !!number, items };
  }

  /** An item goes on as long as its lines are indented or do not begin anything else. */
  #item(indent: number): Item {
    const text = [ITEM.exec(this.#line)![4]!];
    const children: Block[] = [];
    this.#at += 1;
    while (this.#line.trim() && !HEADING.test(this.#line) && !FENCE.test(this.#line)) {
      const inner = ITEM.exec(this.#line);
      if (inner && inner[1]!.length <= indent) break;
      if (inner) children.push(this.#list());
      else {
        text.push(this.#line.trim());
        this.#at += 1;
      }
    }
    return { text: text.join(' '), children };
  }

  #paragraph(): Block {
    const lines: string[] = [];
    const ends = () =>
      !this.#line.trim() ||
      HEADING.test(this.#line) ||
      FENCE.test(this.#line) ||
      ITEM.test(this.#line) ||
      this.#tableStarts();
    do {
      lines.push(this.#line.trim());
      this.#at += 1;
    } while (!ends());
    return { kind: 'paragraph', text: lines.join(' ') };
  }
}

/** The cells of a row; a bar behind a backslash is text. */
function cells(line: string): string[] {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

const RULE = /[A-Z]{2}-[A-Z0-9]+(?:-[A-Za-z0-9]+)*|[A-Z]{1,3}-\d+/;
const MARKUP = [
  /`([^`]+)`/,
  /\*\*(.+?)\*\*/,
  /(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/,
  /\[([^\]]+)\]\(([^)\s]+)\)/,
  new RegExp(`(?<![\\w-])(${RULE.source})(?![\\w-])`),
  /\{([^{}]+)\}/,
];
const INLINE = new RegExp(MARKUP.map((each) => each.source).join('|'), 'g');

/** Where a name within a text leads; null if it is just a text. */
export type Resolve = (name: string) => string | null;

const nowhere: Resolve = () => null;

/** A line as safe HTML: what is not markup of ours is escaped, and links stay within the hall. */
export function inline(text: string, resolve: Resolve = nowhere, sought: string[] = []): string {
  let html = '';
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    html += marked(text.slice(from, match.index), sought);
    html += part(match, resolve, sought);
    from = match.index + match[0].length;
  }
  return html + marked(text.slice(from), sought);
}

function part(match: RegExpMatchArray, resolve: Resolve, sought: string[]): string {
  const [whole, code, bold, emphasis, label, target, id, source] = match;
  if (code !== undefined) return `<code>${marked(code, sought)}</code>`;
  if (bold !== undefined) return `<b>${inline(bold, resolve, sought)}</b>`;
  if (emphasis !== undefined) return `<em>${inline(emphasis, resolve, sought)}</em>`;
  if (label !== undefined) return link(resolve(target!), inline(label, nowhere, sought));
  // Where a statement comes from and how sure it is: for those who ask, beside what is to be read.
  if (source !== undefined) return `<small>${inline(source, resolve, sought)}</small>`;
  return link(resolve(id!), marked(whole, sought));
}

const link = (path: string | null, html: string): string =>
  path !== null && /^\/[^/]/.test(path) ? `<a href="${escaped(path)}">${html}</a>` : html;

/** A text with the words that were sought marked in it. */
export function marked(text: string, sought: string[]): string {
  const words = sought
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!words.length) return escaped(text);
  const split = text.split(new RegExp(`(${words.join('|')})`, 'giu'));
  return split
    .map((each, index) => (index % 2 ? `<mark>${escaped(each)}</mark>` : escaped(each)))
    .join('');
}

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

/** The text without its markup, for searching and for excerpts. */
export const plain = (text: string): string =>
  text
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
