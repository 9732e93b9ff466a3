import { expect, test } from 'vitest';
import { digestText } from './digest-text.ts';

// Published test vectors of FNV-1a with 32 bits. Translations are stored under such digests, so that none may change.
test.each([
  ['', '0', 0x811c9dc5],
  ['a', '1', 0xe40c292c],
  ['foobar', '6', 0xbf9cf968],
])('the digest of %j never changes', (text, length, hash) => {
  expect(digestText(text)).toBe(`${length}-${hash.toString(36)}`);
});

test('the length of a long text is in its digest', () => {
  expect(digestText('x'.repeat(1296))).toMatch(/^100-/);
});
