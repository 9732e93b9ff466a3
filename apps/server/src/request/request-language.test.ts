import { expect, test } from 'vitest';
import { languagesOfHeader } from './request-language.ts';

test.each([
  [undefined, 'en-gb'],
  ['', 'en-gb'],
  ['*', 'en-gb'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,en;q=0.9', 'en-gb'],
  ['pl,fr;q=0.5,it;q=0.7', 'it'],
  ['fr;q=0, nl', 'nl'],
  ['sv-SE', 'se'],
  ['de;q=nonsense, es;q=0.1', 'es'],
  [`${'x,'.repeat(5000)}de`, 'en-gb'],
  ['\u0000;;;q=,,,=', 'en-gb'],
] as const)('the header %o asks for %s', (header, language) => {
  expect(languagesOfHeader(header)).toEqual({ account: language, visitor: language });
  expect(languagesOfHeader(header)).toEqual({ account: language, visitor: language });
});

test.each([
  ['ar-EG,fr;q=0.5', 'ar', 'fr'],
  ['iw', 'he', 'en-gb'],
  ['de,he;q=0.9', 'de', 'de'],
] as const)('of the header %o a visitor reads %s, and an account %s', (header, visitor, account) => {
  expect(languagesOfHeader(header)).toEqual({ account, visitor });
});
