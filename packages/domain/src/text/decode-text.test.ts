import { hasLostCharacters } from '@vitrine/contract/characters/lost-characters';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const LATIN = (text: string): Buffer => Buffer.from(text, 'latin1');
const UTF16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

test.each([
  ['Windows-1252', LATIN('Name\ngrößer'), 'Name\ngrößer'],
  ['Windows-1252', Buffer.from([0x80, 0x20, 0x35]), '€ 5'],
  ['UTF-8', Buffer.from('größer 🎨'), 'größer 🎨'],
  ['UTF-8', Buffer.from('\uFEFFgrößer'), 'größer'],
  ['UTF-8', Buffer.from(''), ''],
  ['UTF-16 LE', UTF16('\uFEFFgrößer'), 'größer'],
  ['UTF-16 BE', UTF16('\uFEFFgrößer').swap16(), 'größer'],
])('%s is detected', (encoding, bytes, text) => {
  expect(decodeText(bytes)).toEqual({ text, encoding });
});

test('UTF-8 with a damaged character is not taken for another encoding', () => {
  const { text, encoding } = decodeText(Buffer.concat([Buffer.from('schön, größer, gr'), Buffer.from([0xf6])]));
  expect([text, encoding]).toEqual(['schön, größer, gr\uFFFD', 'UTF-8']);
  expect(hasLostCharacters(text)).toBe(true);
});

test('any text comes back from UTF-8 and UTF-16, and nothing is lost of Western text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (input) => {
      const text = `a${input}`;
      expect(decodeText(Buffer.from(text)).text).toBe(text);
      expect(decodeText(UTF16(`\uFEFF${text}`)).text).toBe(text);
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20 }), (bytes) => {
      const { text, encoding } = decodeText(bytes);
      if (encoding === 'Windows-1252') expect(hasLostCharacters(text)).toBe(false);
    }),
  );
});
