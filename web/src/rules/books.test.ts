import { describe, expect, it } from 'vitest';
import battalia from '../../../docs/rules/battalia.md?raw';
import bloodRage from '../../../docs/rules/blood-rage.md?raw';
import kernel from '../../../docs/rules/kernel.md?raw';
import stormgates from '../../../docs/rules/stormgates.md?raw';
import { bookOf, entriesOf, titleOf } from './books';
import { find, Library } from './library';

const texts: Record<string, string> = { battalia, stormgates, 'blood-rage': bloodRage, kernel };
const NAMES = Object.keys(texts);
const read = (name: string) => texts[name]!;
const library = new Library(NAMES.map((name) => ({ name, text: read(name) })));

describe('headings', () => {
  it('lose their numbers and areas', () => {
    expect(titleOf('3. Set-up (BT-SET, BT-3P, BT-2P)')).toBe('Set-up');
    expect(titleOf('SG-ROY – kings and queens, residences, capitals')).toBe(
      'Kings and queens, residences, capitals',
    );
    expect(titleOf('BR-INV Invade')).toBe('Invade');
    expect(titleOf('1.1 Board {B + C, high}')).toBe('Board');
    expect(titleOf('The Unbound (BT-UNB) [`special`]')).toBe('The Unbound');
  });

  it('have addresses of their own', () => {
    for (const book of library.books) {
      const ids = book.chapters.flatMap((chapter) => [
        ...new Set([chapter.id, ...chapter.sections.map((each) => each.id)]),
      ]);
      expect(ids.length).toBe(new Set(ids).size);
    }
  });
});

describe('entries', () => {
  it('name every rule, decision and example of the documents once', () => {
    for (const name of NAMES) {
      const text = read(name);
      const anchors = new Set(entriesOf(bookOf(name, text)).map((each) => each.anchor));
      for (const [, id] of text.matchAll(
        /^\s*(?:[-*] |\| )?\*\*((?:SH|BT|SG|BR)-[A-Z0-9-]+)\*\*/gm,
      )) {
        expect(anchors, id).toContain(id);
      }
    }
    expect(library.entry('BT-D-41')?.kind).toBe('decision');
    expect(library.entry('BT-WE-26')?.kind).toBe('example');
    expect(library.entry('BR-EX-3')?.kind).toBe('example');
    expect(library.entry('SGX-07')?.kind).toBe('example');
  });
});

describe('the library', () => {
  it('opens a rule, a chapter, a section, an area', () => {
    expect(library.open('bt-bld-8')).toMatchObject({
      anchor: 'BT-BLD-8',
      chapter: { id: 'battalia-6' },
    });
    expect(library.open('battalia-12')?.chapter.title).toBe('Sun Oracle');
    expect(library.open('br-inv')).toMatchObject({
      anchor: 'br-inv',
      chapter: { id: 'blood-rage-2' },
    });
    expect(library.open('BT-USE')?.chapter.id).toBe('battalia-7');
    expect(library.open('kernel')?.book.name).toBe('kernel');
    expect(library.open('XX-1')).toBeNull();
  });

  it('resolves names as the book means them', () => {
    const [battalia, stormgates] = library.books;
    expect(library.resolve(battalia!, 'D-41')).toBe('/rules/BT-D-41');
    expect(library.resolve(stormgates!, 'BT-END-2')).toBe('/rules/BT-END-2');
    expect(library.resolve(stormgates!, 'battalia.md')).toBe('/rules/battalia');
    expect(library.resolve(battalia!, 'BT-NOT-1')).toBeNull();
    expect(library.resolve(battalia!, 'https://example.org')).toBeNull();
  });

  it('finds ids first, then all words in any order', () => {
    expect(find(library, 'bt-bld-8')[0]?.anchor).toBe('BT-BLD-8');
    expect(find(library, 'fifth city level')[0]?.anchor).toBe('BT-END-2');
    expect(find(library, 'Вечнозелёные')[0]).toMatchObject({ kind: 'term' });
    expect(find(library, '   ')).toEqual([]);
    expect(find(library, 'xylophone')).toEqual([]);
  });
});
