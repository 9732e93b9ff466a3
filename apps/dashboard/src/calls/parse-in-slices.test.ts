import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInSlices } from './read-content.ts';

const LONG = 'x'.repeat(9000);

const entry = (at: number) => ({ id: at, name: `"[{,\\ ${at}`, filter: [{ options: ['a]', 'b}'] }], words: LONG });
const many = (count: number) => Array.from({ length: count }, (_, at) => entry(at));
const again = (value: unknown, space = 0) => parseInSlices(JSON.stringify(value, null, space));

describe('parsing in slices answers what JSON.parse answers', () => {
  test.each<[string, unknown]>([
    ['a long list', many(40)],
    ['long lists in a list', { layers: [{ items: many(20) }, { items: [] }, { items: many(30), last: true }] }],
    ['a long list after short ones', { layers: [{ items: many(7) }, { items: many(7) }, { items: many(40) }], end: 1 }],
    ['one long string', { text: LONG.repeat(20) }],
    ['a list of plain values', Array.from({ length: 50_000 }, (_, at) => (at % 3 === 0 ? null : at))],
    ['something short', { a: [1, 2, { b: [] }] }],
  ])('for %s', async (_, value) => {
    expect(await again(value)).toStrictEqual(value);
    expect(await again(value, 2)).toStrictEqual(value);
  });

  test('for whatever else there is', async () => {
    const value = fc.array(fc.record({ inner: fc.array(fc.jsonValue({ maxDepth: 3 })), long: fc.constant(LONG) }), {
      minLength: 8,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(value, async (list) => {
        const text = JSON.stringify({ outer: [list, list] });
        expect(await parseInSlices(text)).toStrictEqual(JSON.parse(text));
      }),
      { numRuns: 60 },
    );
  });

  test('lets others have their turn meanwhile', async () => {
    // Dozens of turns: how soon a timer gets one differs between versions of Node.
    const parsing = again({ items: Array.from({ length: 200_000 }, (_, at) => ({ id: at, name: `Item ${at}` })) });
    const first = await Promise.race([
      parsing.then(() => 'parsed'),
      new Promise((done) => setTimeout(() => done('others'), 0)),
    ]);
    expect(first).toBe('others');
    expect(await parsing).toMatchObject({ items: { length: 200_000 } });
  });
});

test.each([
  ['an element is missing', (text: string) => text.replace('},{', '},,{')],
  ['the last element is missing', (text: string) => text.replace(/\}\]$/, '},]')],
  ['it ends too early', (text: string) => text.slice(0, -1)],
  ['something follows', (text: string) => `${text}]`],
  ['brackets do not match', (text: string) => text.replace(/\]$/, '}')],
  ['a string has no end', (text: string) => `${text.slice(0, -1)},"`],
])('rejects a text in which %s', async (_, spoil) => {
  const text = JSON.stringify(many(40));
  await expect(parseInSlices(spoil(text))).rejects.toThrow(SyntaxError);
});
