import { describe, expect, test } from 'vitest';
import { filled, singleLine, unlinked, webAddress } from './plain-text.ts';

test.each([
  ['Your design\r\nBcc: all@example.com', 'Your design Bcc: all@example.com'],
  ['one\u2028two\u0000three', 'one two three'],
  ['safe \u202Egnp.exe', 'safe gnp.exe'],
  ['  two   spaces ', 'two spaces'],
  ['Zoë Müller 👩‍🍳', 'Zoë Müller 👩‍🍳'],
])('singleLine(%j) is %j', (text, line) => {
  expect(singleLine(text)).toBe(line);
});

/** Patterns that email programs turn into links in plain text. */
const LOOKS_LIKE_A_LINK = /:\/\/[\p{L}\p{N}]|www\.[\p{L}\p{N}]|@[\p{L}\p{N}]|[\p{L}\p{N}]\.\p{L}{2}/iu;

test.each([
  'https://evil.example/win',
  'www.evil.example',
  'WWW.9evil.example',
  'evil.example',
  'win@evil.example',
  'Ann.Smith',
  'ftp://evil.example',
  'ευαγγελια.gr',
])('unlinked leaves no link in %j', (text) => {
  expect(text).toMatch(LOOKS_LIKE_A_LINK);
  expect(unlinked(text)).not.toMatch(LOOKS_LIKE_A_LINK);
  expect(unlinked(text).replaceAll('\u200C', '')).toBe(text);
});

test.each(['Priya Shah', '£12.500', 'about 3.5 k', 'J. R. Smith', '07700 900119', 'LS6 2QA'])(
  'unlinked leaves %j alone',
  (text) => {
    expect(unlinked(text)).toBe(text);
  },
);

describe('webAddress', () => {
  test.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['http://localhost:4000/x', 'http://localhost:4000/x'],
    ['www.example.com', 'https://www.example.com/'],
    [' https://example.com ', 'https://example.com/'],
    ['javascript:alert(1)', null],
    [' JaVaScRiPt:alert(1)', null],
    ['data:text/html,<script>', null],
    ['file:///etc/passwd', null],
    ['https://', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });
});

test.each([
  [' text ', 'text'],
  ['  ', null],
  ['', null],
  [null, null],
  [undefined, null],
])('filled(%j) is %j', (text, words) => {
  expect(filled(text)).toBe(words);
});
