import { describe, expect, it } from 'vitest';
import { blocksOf, inline, plain } from './markdown';

describe('blocks', () => {
  it('reads headings, paragraphs of several lines and code', () => {
    expect(blocksOf('# One\n\ntwo\nthree\n```text\n| not | a table |\n```\nfour')).toEqual([
      { kind: 'heading', level: 1, text: 'One' },
      { kind: 'paragraph', text: 'two three' },
      { kind: 'code', text: '| not | a table |' },
      { kind: 'paragraph', text: 'four' },
    ]);
  });

  it('reads items that go on in the next line and lists within lists', () => {
    const [list] = blocksOf('* one\n  goes on\n  * inner\n* two\n');
    expect(list).toEqual({
      kind: 'list',
      ordered: false,
      items: [
        {
          text: 'one goes on',
          children: [{ kind: 'list', ordered: false, items: [{ text: 'inner', children: [] }] }],
        },
        { text: 'two', children: [] },
      ],
    });
  });

  it('keeps numbered lists apart', () => {
    expect(blocksOf('- one\n  1. first\n  2. second')).toMatchObject([
      {
        items: [
          {
            children: [{ ordered: true, items: [{ text: 'first' }, { text: 'second' }] }],
          },
        ],
      },
    ]);
  });

  it('reads tables and fills short rows', () => {
    expect(blocksOf('| a | b |\n| --- | --- |\n| 1 \\| 2 | 3 |\n| 4 |\n\nafter')).toEqual([
      {
        kind: 'table',
        head: ['a', 'b'],
        rows: [
          ['1 | 2', '3'],
          ['4', ''],
        ],
      },
      { kind: 'paragraph', text: 'after' },
    ]);
  });
});

describe('lines', () => {
  it('escapes whatever is not our markup', () => {
    const html = inline('<img src=x onerror=alert(1)> & **<b>** `<i>` "quoted"');
    const image = '&lt;img src=x onerror=alert(1)&gt;';
    expect(html).toBe(`${image} &amp; <b>&lt;b&gt;</b> <code>&lt;i&gt;</code> &quot;quoted&quot;`);
  });

  it('leads only to places within the hall', () => {
    const resolve = (name: string) => (name === 'BT-END-1' ? '/rules/BT-END-1' : name);
    expect(inline('see BT-END-1', resolve)).toBe('see <a href="/rules/BT-END-1">BT-END-1</a>');
    expect(inline('[out](javascript:alert(1))', resolve)).not.toContain('href');
    expect(inline('[out](https://example.org)', resolve)).toBe('out');
    expect(inline('[out](//example.org)', resolve)).toBe('out');
    expect(inline('[q](/a"b)', resolve)).toBe('<a href="/a&quot;b">q</a>');
  });

  it('takes lone stars as stars', () => {
    expect(inline('strength 2*; costs 3* Rage')).toBe('strength 2*; costs 3* Rage');
    expect(inline('*given* that')).toBe('<em>given</em> that');
    expect(inline('at any time {M, <high>}.')).toBe('at any time <small>M, &lt;high&gt;</small>.');
  });

  it('marks what was sought, also in the midst of signs', () => {
    expect(inline('a < Road', undefined, ['road'])).toBe('a &lt; <mark>Road</mark>');
    expect(inline('(x)', undefined, ['(x'])).toBe('<mark>(x</mark>)');
  });

  it('gives the text alone', () => {
    expect(plain('**BT-1** a `b` [c](d.md) *e*')).toBe('BT-1 a b c e');
  });
});
